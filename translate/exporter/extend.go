package exporter

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// This file is how operations and attributes of other dialects become LLVM IR.

// OpInterface is for operations of any dialect that translate themselves. See [OpTranslator].
var OpInterface = ir.NewOpInterface[OpTranslator]("LLVMTranslationOpInterface")

// An OpTranslator is an operation that translates itself. With [AttrTranslator], it is MLIR's
// LLVMTranslationDialectInterface.
type OpTranslator interface {
	// TranslateToLLVM makes instructions with t's builder, in order, and calls t.SetValue for each
	// result. It must not make blocks, nor branch. At the top level of a module, where t has no builder, it
	// makes globals and functions. It may run for operations of several functions at the same time,
	// and must not change the operation. It returns what is wrong, nil if nothing is.
	TranslateToLLVM(t *Translation) *diag.Diagnostic
}

// AttrInterface is for dialects whose discardable attributes, those with the dialect's name before
// the first dot, say something about the LLVM IR of the operation that has them.
var AttrInterface = ir.NewDialectInterface[AttrTranslator]("LLVMTranslationDialectInterface")

// An AttrTranslator translates discardable attributes of operations of any dialect.
type AttrTranslator interface {
	// TranslateAttr is called for each attribute of an operation in a function, after that is
	// translated, in the order of names. made are its instructions, which are none if they were folded.
	// For an attribute of a function, it is called after the body; for one of the module, before all
	// top-level operations that translate themselves; for one of another top-level operation, after all
	// globals and signatures of functions. What holds for TranslateToLLVM holds here.
	TranslateAttr(t *Translation, op *ir.Operation, a ir.NamedAttribute, made []*llvmir.Instruction) *diag.Diagnostic
}

// A Translation is what the translation of an operation or attribute may use. It must not be kept.
type Translation struct {
	x *exporter
	b *body // nil outside of functions
}

// Module is the module under construction. In a function, others are translated at the same time, so
// only the methods of Translation may add to the module there.
func (t *Translation) Module() *llvmir.Module { return t.x.m }

// Function is the function whose body is being translated, nil outside of functions.
func (t *Translation) Function() *llvmir.Function {
	if t.b == nil {
		return nil
	}
	return t.b.f.fn
}

// Builder inserts at the end of the current block, with the location of the operation. It is nil
// outside of functions.
func (t *Translation) Builder() *llvmir.Builder {
	if t.b == nil {
		return nil
	}
	return t.b.b
}

// Value returns the translation of an operand.
func (t *Translation) Value(v *ir.Value) llvmir.Value { return t.b.value(v) }

// SetValue records the translation of a result, which must have its type.
func (t *Translation) SetValue(v *ir.Value, to llvmir.Value) { t.b.values.set(v, to) }

// Type returns the translation of a type, nil if it has none.
func (t *Translation) Type(typ ir.Type) *llvmir.Type { return t.x.types.of(typ) }

// Symbol returns the global or function of a symbol of the module, nil if absent.
func (t *Translation) Symbol(name string) llvmir.Global { return t.x.symbols[name] }

// SetSymbol makes a global that was added to the module the translation of a symbol. It is for
// operations at the top level.
func (t *Translation) SetSymbol(name string, g llvmir.Global) {
	if t.b == nil {
		t.x.symbols[name] = g
	}
}

// Intrinsic returns the declaration of an intrinsic for a signature, nil if there is no such intrinsic,
// and outside of functions.
func (t *Translation) Intrinsic(name string, sig *llvmir.Type) *llvmir.Function {
	if t.b == nil {
		return nil
	}
	return t.b.intrinsic(name, sig)
}

// Node returns the metadata node with some operands. Equal nodes are one.
func (t *Translation) Node(operands ...llvmir.Metadata) *llvmir.Node {
	return t.x.metadata.tuple(operands...)
}

// Attach attaches a metadata node to an instruction.
func (t *Translation) Attach(i *llvmir.Instruction, kind string, n *llvmir.Node) {
	i.Attach(t.x.m.MDKind(kind), n)
}

// findTranslators finds the dialects that translate attributes.
func (x *exporter) findTranslators() {
	c := x.op.Context()
	for _, d := range c.Dialects() {
		if a, ok := AttrInterface.Of(c, d); ok {
			if x.translators == nil {
				x.translators = map[*ir.Dialect]AttrTranslator{}
			}
			x.translators[d] = a
		}
	}
}

// translateAttrs translates the discardable attributes of an operation. The body is nil outside of
// functions.
func (x *exporter) translateAttrs(b *body, op *ir.Operation, made []*llvmir.Instruction) *diag.Diagnostic {
	d := op.Discardables()
	if len(x.translators) == 0 || d.Len() == 0 {
		return nil
	}
	for _, a := range d.Entries() {
		if t := x.translators[op.Context().DialectOfAttr(a.Name)]; t != nil {
			if wrong := t.TranslateAttr(&Translation{x, b}, op, a, made); wrong != nil {
				return wrong
			}
		}
	}
	return nil
}

// translateItself translates an operation in a function that translates itself.
func (b *body) translateItself(op *ir.Operation, t OpTranslator) bool {
	if b.f == nil {
		return b.fail(op.ErrorPlainf("cannot be converted to LLVM IR: '%s' cannot be part of an initializer", op.Name()))
	}
	for _, v := range op.Results().All() {
		b.values.set(v, nil)
	}
	if d := t.TranslateToLLVM(&Translation{b.x, b}); d != nil {
		return b.fail(d)
	}
	for i, v := range op.Results().All() {
		to := b.values.of(v)
		if to == nil && v.HasUses() {
			return b.fail(op.Errorf("was translated to LLVM IR without a value for result #%d", i))
		}
		if want := b.typ(v.Type()); to != nil && want != nil && to.Type() != want {
			return b.fail(op.Errorf("was translated to LLVM IR with a value of type %s for result #%d, which is %s", to.Type(), i, want))
		}
	}
	return true
}
