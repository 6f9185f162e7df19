package vectorlower

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/valuebounds"
)

// EliminateMasks replaces each vector.create_mask in a function that is found to be all true, where vscale is
// in a range, by a vector.constant_mask at the start of the function. Folders of what is masked can then
// remove it. The operations that made the masks stay, without uses.
//
// It is upstream's eliminateVectorMasks.
func EliminateMasks(function ir.FunctionOp, minVscale, maxVscale int64) {
	op := function.Op()
	if len(op.Regions()) == 0 || op.Region(0).First() == nil {
		return
	}
	var masks []vector.CreateMaskOp
	for inner := range ir.Postorder(op) {
		if mask, ok := ir.As[vector.CreateMaskOp](inner); ok && isAllTrue(mask, minVscale, maxVscale) {
			masks = append(masks, mask)
		}
	}
	b := ir.NewBuilder(op.Context())
	if first := op.Region(0).First().First(); first != nil {
		b.Before(first)
	}
	for _, mask := range masks {
		t := mask.Result().Type().(*ir.VectorType)
		all := vector.NewConstantMask(b.SetLoc(mask.Op().Loc()), t, t.Shape())
		mask.Result().ReplaceAllUsesWith(all.Result())
	}
}

// isAllTrue reports whether no size of a mask is found to be less than that of the vector.
func isAllTrue(mask vector.CreateMaskOp, minVscale, maxVscale int64) bool {
	t := mask.Result().Type().(*ir.VectorType)
	if t.Rank() == 0 {
		return false
	}
	scalable := make([]bool, t.Rank())
	copy(scalable, t.ScalableDims())
	var unknown []int
	for i, v := range mask.Op().Operands().All() {
		size := t.Shape()[i]
		if n, ok := ir.ConstInt(v); ok {
			if scalable[i] || n < size {
				return false
			}
		} else if n, ok := vscaleMultiplier(v); ok {
			if n < size {
				return false
			}
		} else {
			unknown = append(unknown, i)
		}
	}
	for _, i := range unknown {
		m, ok := valuebounds.Scalable(presburger.Below, valuebounds.Index(mask.Op().Operand(i)), minVscale, maxVscale)
		if !ok {
			return false
		}
		n, isConstant := m.SingleConstant()
		if !isConstant {
			if n, ok = symbolMultiplier(m.Result(0)); !ok {
				return false
			}
		}
		if isConstant && scalable[i] || n < t.Shape()[i] {
			return false
		}
	}
	return true
}

// vscaleMultiplier returns n if a value is vscale multiplied by the constant n.
func vscaleMultiplier(v *ir.Value) (n int64, ok bool) {
	isVscale := func(v *ir.Value) bool { _, ok := ir.DefiningOp[vector.VectorScaleOp](v); return ok }
	if isVscale(v) {
		return 1, true
	}
	mul, ok := ir.DefiningOp[arith.MulIOp](v)
	switch {
	case ok && isVscale(mul.Lhs()):
		return ir.ConstInt(mul.Rhs())
	case ok && isVscale(mul.Rhs()):
		return ir.ConstInt(mul.Lhs())
	}
	return 0, false
}

// symbolMultiplier returns n if an expression is a symbol multiplied by the constant n, written as such.
func symbolMultiplier(e affine.Expr) (n int64, ok bool) {
	if e.Kind() != affine.Mul || e.LHS().Kind() != affine.Symbol {
		return 0, false
	}
	return e.RHS().Constant()
}
