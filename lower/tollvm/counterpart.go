package tollvm

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// Counterpart returns the pattern for an operation with one result whose counterpart in llvm does
// the same element by element. The counterpart has the attributes of the operation; arith's
// fast-math flags become those of llvm. An operation on a floating-point type that LLVM does not
// have stays as it is.
func (c *TypeConverter) Counterpart(from, to *ir.OpDef) convert.Pattern {
	return convert.Pattern{Name: from.Name, Root: from.Name, Types: c.TypeConverter, Convert: func(op *ir.Operation, lists [][]*ir.Value, r *convert.Rewriter) bool {
		in, ok := convert.OneToOne(lists)
		if !ok {
			return r.NoMatch(op, "pattern does not support 1:N conversion")
		}
		if c.HasForeignFloats(op) {
			return r.NoMatch(op, "unsupported floating point type")
		}
		return c.Elementwise(op, in, r, func(b *ir.Builder, in []*ir.Value, t ir.Type) *ir.Operation {
			made := b.Create(&ir.OperationState{Context: c.Context(), Def: to, Operands: in, Results: []ir.Type{t}})
			CopyMathAttrs(op, made)
			c.DropFlags(made)
			return made
		})
	}}
}

// HasForeignFloats reports whether an operand or result of an operation has, or has elements of, a
// floating-point type that LLVM does not have.
func (c *TypeConverter) HasForeignFloats(op *ir.Operation) bool {
	foreign := func(t ir.Type) bool {
		f, ok := ir.ElementOrSelf(t).(*ir.FloatType)
		return ok && c.ConvertOne(f) != ir.Type(f)
	}
	return slices.ContainsFunc(op.Results().Types(), foreign) || slices.ContainsFunc(op.Operands().Values(), func(v *ir.Value) bool { return foreign(v.Type()) })
}

// CopyMathAttrs sets the attributes of to: those of from, with llvm's fast-math flags, and defaults
// for the rest.
func CopyMathAttrs(from, to *ir.Operation) {
	for _, e := range from.AttrsAsDictionary().Entries() {
		if v, ok := e.Value.(*arith.FastMathFlagsAttr); ok && e.Name == "fastmath" {
			to.SetAttr("fastmathFlags", llvm.NewFastmathFlagsAttr(from.Context(), FastmathFlags(v.Value())))
			continue
		}
		to.SetAttr(e.Name, e.Value)
	}
	for i, slot := range to.Def().Attrs {
		if slot.Default != nil && to.InherentAttr(i) == nil {
			to.SetAttr(slot.Name, slot.Default(from.Context()))
		}
	}
}
