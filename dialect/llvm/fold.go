package llvm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// This file has the folders of constants. Equal constants fold to equal attributes.
// materializeConstant creates an operation from such an attribute.

func folded(a ir.Attribute) ([]ir.FoldResult, bool) {
	return []ir.FoldResult{{Attr: a}}, a != nil
}

func foldUndef(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return folded(NewUndefAttr(op.Context()))
}

func foldPoison(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return folded(NewPoisonAttr(op.Context()))
}

func foldDSOLocalEquivalent(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	sym, ok := op.InherentAttr(0).(*ir.SymbolRefAttr)
	if !ok {
		return nil, false
	}
	return folded(NewDSOLocalEquivalentAttr(op.Context(), sym))
}

// foldZero returns the same attribute for llvm.mlir.zero and for an llvm.mlir.constant of zeros.
func foldZero(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type()
	if v, ok := t.(*ir.VectorType); ok && !v.IsScalable() {
		switch zero := zeroOf(v.Elem()).(type) {
		case *ir.IntegerAttr:
			return folded(ir.NewDenseInts(v, zero.Value()))
		case *ir.FloatAttr:
			return folded(ir.NewDenseFloats(v, zero.Value()))
		}
	} else if zero := zeroOf(t); zero != nil {
		return folded(zero)
	}
	return folded(NewZeroAttr(op.Context()))
}

// zeroOf returns the number zero of a builtin type, nil for other types.
func zeroOf(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.IntegerType:
		return ir.NewIntegerAttr(t, 0)
	case *ir.FloatType:
		return ir.NewFloatAttr(t, num.Zero(t.Semantics(), false))
	}
	return nil
}
