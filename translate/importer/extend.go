package importer

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// This file is how LLVM IR becomes operations and attributes of other dialects. Together, the
// interfaces are MLIR's LLVMImportDialectInterface. Where several dialects of a context import the same
// thing, that with the first name does. A lossless import asks none.
var (
	// InstructionInterface is for dialects that have operations for instructions.
	InstructionInterface = ir.NewDialectInterface[InstructionImporter]("LLVMImportInstructionInterface")
	// IntrinsicInterface is for dialects that have operations for intrinsics.
	IntrinsicInterface = ir.NewDialectInterface[IntrinsicImporter]("LLVMImportIntrinsicInterface")
	// MetadataInterface is for dialects that have attributes for metadata.
	MetadataInterface = ir.NewDialectInterface[MetadataImporter]("LLVMImportMetadataInterface")
)

// An InstructionImporter imports instructions of some opcodes. Several functions may be imported at
// the same time.
type InstructionImporter interface {
	// Opcodes are the instructions that the dialect imports. A phi is not among them, nor is a
	// terminator.
	Opcodes() []llvmir.Op
	// ImportInstruction makes operations with f's builder, and calls f.SetValue if the instruction has a
	// result. It returns false, having made nothing, to leave the instruction to the llvm dialect.
	ImportInstruction(f *Function, i *llvmir.Instruction) bool
}

// An IntrinsicImporter imports calls of some intrinsics.
type IntrinsicImporter interface {
	// Intrinsics are the names without types, such as "llvm.smax".
	Intrinsics() []string
	// ImportIntrinsic is ImportInstruction for a call.
	ImportIntrinsic(f *Function, call *llvmir.Instruction) bool
}

// A MetadataImporter imports some kinds of metadata.
type MetadataImporter interface {
	// MetadataKinds are the names, without sign, such as "annotation".
	MetadataKinds() []string
	// ImportMetadata sets attributes of the operation that was made of what has the node. It returns
	// false to leave the node to the llvm dialect.
	ImportMetadata(node *llvmir.Node, op *ir.Operation) bool
}

// extensions are the importers of a context.
type extensions struct {
	instructions map[llvmir.Op]InstructionImporter
	intrinsics   map[string]IntrinsicImporter
	metadata     map[string]MetadataImporter
}

func (e *extensions) init(c *ir.Context) {
	for _, d := range c.Dialects() {
		if m, ok := InstructionInterface.Of(c, d); ok {
			e.instructions = claim(e.instructions, m.Opcodes(), m)
		}
		if m, ok := IntrinsicInterface.Of(c, d); ok {
			e.intrinsics = claim(e.intrinsics, m.Intrinsics(), m)
		}
		if m, ok := MetadataInterface.Of(c, d); ok {
			e.metadata = claim(e.metadata, m.MetadataKinds(), m)
		}
	}
}

// claim enters the keys of an importer that no other one has.
func claim[K comparable, M any](table map[K]M, keys []K, m M) map[K]M {
	if table == nil {
		table = map[K]M{}
	}
	for _, k := range keys {
		if _, taken := table[k]; !taken {
			table[k] = m
		}
	}
	return table
}

// A Function is the function that is being imported. It must not be kept.
type Function struct{ w *worker }

// LLVM is the function in LLVM IR.
func (f *Function) LLVM() *llvmir.Function { return f.w.fn }

// Builder inserts where the current instruction is, with its location. Operands have to be asked for
// by Value first, as that may make constants.
func (f *Function) Builder() *ir.Builder {
	b := ir.NewBuilder(f.w.ctx).SetLoc(f.w.at)
	if f.w.before != nil {
		return b.Before(f.w.before)
	}
	return b.AtEnd(f.w.block)
}

// Value returns what was made of an operand. After an error, which is reported, it returns nil.
func (f *Function) Value(v llvmir.Value) *ir.Value { return f.w.value(v) }

// Type returns what a type becomes.
func (f *Function) Type(t *llvmir.Type) ir.Type { return f.w.typ(t) }

// SetValue makes a value stand for the result of an instruction, whose type must be that which the
// result becomes.
func (f *Function) SetValue(i *llvmir.Instruction, v *ir.Value) { f.w.values[i.Num] = v }

// Default imports the current instruction as if no dialect imported it, with its metadata, and returns
// the operation. After an error, which is reported, and for what becomes no operation, it returns nil.
func (f *Function) Default(i *llvmir.Instruction) *ir.Operation {
	f.w.imported = nil
	if !f.w.plainInstruction(i) {
		f.w.failed = true
		return nil
	}
	return f.w.imported
}

// Attach sets the attributes of an operation for the metadata of an instruction.
func (f *Function) Attach(i *llvmir.Instruction, op *ir.Operation) { f.w.attach(i, op) }

// Errorf reports an error at the current instruction, after which the import fails.
func (f *Function) Errorf(format string, args ...any) { f.w.errorf(f.w.at, format, args...) }

// extended lets a dialect import an instruction. done is false if none does, ok after an error.
func (w *worker) extended(i *llvmir.Instruction) (done, ok bool) {
	w.at = w.debug.loc(w, i)
	f := &Function{w}
	if call := i.CalledFunction(); i.Op == llvmir.OpCall && call != nil && call.IsIntrinsic() && len(w.ext.intrinsics) > 0 {
		if in, known := llvmir.LookupIntrinsic(call.Name); known {
			if m := w.ext.intrinsics[in.Name]; m != nil {
				done = m.ImportIntrinsic(f, i)
			}
		}
	} else if m := w.ext.instructions[i.Op]; m != nil && i.Op != llvmir.OpPhi && !i.Op.IsTerminator() {
		done = m.ImportInstruction(f, i)
	}
	return done, !w.failed
}
