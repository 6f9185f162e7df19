package index

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

var integerOrIndex = constraint.AnyTypeOf(constraint.AnyInteger, constraint.Index)

// verifyCast checks that just one of two types is index.
func verifyCast(op *ir.Operation) *diag.Diagnostic {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	_, fromIndex := from.(*ir.IndexType)
	_, toIndex := to.(*ir.IndexType)
	if fromIndex != toIndex {
		return nil
	}
	return op.Errorf("operand type '%v' and result type '%v' are cast incompatible", from, to)
}

// nameConstant suggests %idx42.
func nameConstant(op *ir.Operation, set func(*ir.Value, string)) {
	if a, ok := op.InherentAttr(slotConstantValue).(*ir.IntegerAttr); ok {
		set(op.Result(0), string(a.Value().AppendSigned([]byte("idx"))))
	}
}

// nameBoolConstant suggests %true and %false.
func nameBoolConstant(op *ir.Operation, set func(*ir.Value, string)) {
	if a, ok := op.InherentAttr(slotBoolConstantValue).(*ir.IntegerAttr); ok && a.Bool() {
		set(op.Result(0), "true")
	} else {
		set(op.Result(0), "false")
	}
}

// materializeConstant creates a constant of type index or i1.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	v, ok := value.(*ir.IntegerAttr)
	if !ok || v.Type() != t {
		return nil
	}
	switch t {
	case ir.Type(b.Context().I1()):
		return NewBoolConstant(b, v.Bool()).Op()
	case ir.Type(b.Context().Index()):
		return NewConstant(b, v.Int()).Op()
	}
	return nil
}
