package importer

import "github.com/gomlir/gomlir/llvmir"

// The texts in this file are for diagnostics. They number the whole module. That must not happen
// while other goroutines read functions of a stream into it. An import from a stream drops its
// diagnostics, so there the texts are empty.

// valueText returns a value as LLVM shows it in messages.
func (w *worker) valueText(v llvmir.Value) string {
	if w.stream != nil {
		return ""
	}
	if i, ok := v.(*llvmir.Instruction); ok {
		return "  " + i.String()
	}
	return llvmir.AsOperand(v)
}

// metadataText returns metadata as LLVM shows it in messages.
func (w *worker) metadataText(md llvmir.Metadata) string {
	if w.stream != nil {
		return ""
	}
	return w.m.MetadataText(md)
}

// functionText returns a function as LLVM shows it in messages.
func (w *worker) functionText(f *llvmir.Function) string {
	if w.stream != nil {
		return ""
	}
	return f.String() + "\n"
}
