package exporter

import (
	"errors"
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// valid runs LLVM's verifier on m, the translation of op. As in mlir-translate, broken debug info
// is an error here, though LLVM's other tools drop it.
//
// LLVM IR has no positions. Recording which operation an instruction comes from takes time and is
// rarely needed. So after an error the module is translated once more, with a trace.
func valid(m *llvmir.Module, op *ir.Operation, opts Options, report diag.Handler) bool {
	verify := llvmir.VerifyOptions{Threads: opts.Threads}
	found := complaints(m, verify)
	if len(found) == 0 {
		return true
	}
	opts.Trace = &Trace{}
	if traced := translate(op, opts, func(*diag.Diagnostic) {}); traced != nil {
		verify.Place = opts.Trace.places(traced, op)
		found = complaints(traced, verify)
	}
	for _, d := range found {
		d.Severity = diag.Error
		d.Extra = true
		report(d)
	}
	return false
}

// complaints returns the errors and warnings of LLVM's verifier.
func complaints(m *llvmir.Module, opts llvmir.VerifyOptions) (found []*diag.Diagnostic) {
	opts.Warn = func(d *diag.Diagnostic) { found = append(found, d) }
	if list, ok := errors.AsType[diag.List](llvmir.Verify(m, opts)); ok {
		return list
	}
	return found
}

// places returns a function that returns the place of the operation that a part of m comes from. m
// is the translation of module.
func (t *Trace) places(m *llvmir.Module, module *ir.Operation) func(part any) diag.Place {
	from := map[*llvmir.Instruction]*ir.Operation{}
	for op, i := range t.Instrs {
		from[i] = op
	}
	for _, f := range m.Functions {
		for _, b := range f.Blocks {
			// The trace has the last instruction of each operation.
			var op *ir.Operation
			for _, i := range slices.Backward(b.Instrs) {
				if o := from[i]; o != nil {
					op = o
				}
				from[i] = op
			}
		}
	}
	symbols := ir.NewSymbolTable(module)
	return func(part any) diag.Place {
		var op *ir.Operation
		switch p := part.(type) {
		case *llvmir.Instruction:
			if op = from[p]; op == nil {
				op = symbols.Lookup(p.Block.Func.Name)
			}
		case llvmir.Global:
			op = symbols.Lookup(p.GlobalName())
		}
		if op == nil {
			op = module
		}
		return op.Place()
	}
}
