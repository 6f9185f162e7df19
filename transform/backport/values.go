package backport

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// intrinsic makes flags that are attributes operands. It reports whether it has replaced the operation.
func (x *rewriter) intrinsic(op *ir.Operation) bool {
	def, flags := llvm.MLIR14Variant(op.Def())
	if def == nil {
		x.reductions(op)
		return false
	}
	x.builder.Before(op).LocOf(op)
	st := ir.OperationState{Context: op.Context(), Def: def, Loc: op.ExplicitLoc(), Pos: op.Pos()}
	st.Results = op.Results().Types()
	if def.Name == "llvm.intr.coro.end" {
		st.Operands = op.Operands().Slice(0, 2).Values()
	} else {
		st.Operands = op.Operands().Slice(0, flags.From).Values()
	}
	for _, name := range flags.Attrs {
		a, ok := op.Attr(name).(*ir.IntegerAttr)
		if !ok {
			x.lacks(op, name+" like this")
			return true
		}
		st.Operands = append(st.Operands, llvm.NewConstant(x.builder, a.Type(), a).Op().Result(0))
	}
	x.builder.Before(op).LocOf(op)
	made := x.builder.Create(&st)
	if op.NumResults() > 0 {
		op.ReplaceAllUsesWith(made.Result(0))
	}
	x.drop = append(x.drop, op)
	return true
}

// reductions writes the flag of reductions that may be in any order.
func (x *rewriter) reductions(op *ir.Operation) {
	if !op.Is(llvm.VectorReduceFAdd) && !op.Is(llvm.VectorReduceFMul) {
		return
	}
	f, ok := op.Attr("fastmathFlags").(*llvm.FastmathFlagsAttr)
	if ok && f.Value()&llvm.FastmathFlagsReassoc != 0 {
		op.SetDiscardable("reassoc", ir.NewBoolAttr(op.Context(), true))
	}
	op.RemoveAttr("fastmathFlags")
}

// zero replaces a zero that is no pointer.
func (x *rewriter) zero(op llvm.ZeroOp) {
	x.pointers(op.Op())
	t := op.Result().Type()
	if _, ok := t.(*llvm.PointerType); ok {
		return
	}
	x.builder.Before(op.Op()).LocOf(op.Op())
	if v := x.zeroOf(t); v != nil {
		x.replace(op.Op(), v)
		return
	}
	x.lacks(op.Op(), "zero of this type")
}

// maxZeroParts bounds how many elements a zero is made of. MLIR 14 has no text for the zero of an array of
// structs or pointers.
const maxZeroParts = 1 << 16

// zeroOf makes a zero of a type, nil if there is none. Equal elements are made once.
func (x *rewriter) zeroOf(t ir.Type) *ir.Value {
	constant := func(v ir.Attribute) *ir.Value { return llvm.NewConstant(x.builder, t, v).Op().Result(0) }
	switch t := t.(type) {
	case *ir.IntegerType:
		return constant(ir.NewIntegerAttr(t, 0))
	case *ir.FloatType:
		return constant(ir.NewFloatAttr(t, num.Zero(t.Semantics(), false)))
	case *llvm.PointerType:
		return llvm.NewZero(x.builder, t).Op().Result(0)
	case *ir.VectorType:
		switch e := t.Elem().(type) {
		case *ir.IntegerType:
			return constant(ir.NewDenseInt64s(t, 0))
		case *ir.FloatType:
			return constant(ir.NewDenseFloats(t, num.Zero(e.Semantics(), false)))
		}
	case *llvm.VectorType:
		return x.zeroVector(t)
	case *llvm.ArrayType:
		return x.zeroArray(t)
	case *llvm.StructType:
		if t.IsOpaque() || len(t.Body()) > maxZeroParts {
			return nil
		}
		made := map[ir.Type]*ir.Value{}
		agg := llvm.NewUndef(x.builder, t).Op().Result(0)
		for i, e := range t.Body() {
			v := made[e]
			if v == nil {
				if v = x.zeroOf(e); v == nil {
					return nil
				}
				made[e] = v
			}
			agg = llvm.NewInsertValue(x.builder, agg, v, []int64{int64(i)}).Op().Result(0)
		}
		return agg
	}
	return nil
}

func (x *rewriter) zeroVector(t *llvm.VectorType) *ir.Value {
	if t.IsScalable() || t.Len() > maxZeroParts {
		return nil
	}
	e := x.zeroOf(t.Elem())
	if e == nil {
		return nil
	}
	agg := llvm.NewUndef(x.builder, t).Op().Result(0)
	for i := range int64(t.Len()) {
		at := llvm.NewConstantInt(x.builder, t.Context().I32(), i)
		agg = llvm.NewInsertElement(x.builder, agg, e, at.Op().Result(0)).Op().Result(0)
	}
	return agg
}

// zeroArray makes the zero of an array: a constant, if it has numbers.
func (x *rewriter) zeroArray(t *llvm.ArrayType) *ir.Value {
	shape := []int64{int64(t.Len())}
	elem := t.Elem()
	for {
		inner, ok := elem.(*llvm.ArrayType)
		if !ok {
			break
		}
		shape, elem = append(shape, int64(inner.Len())), inner.Elem()
	}
	switch e := elem.(type) {
	case *ir.IntegerType:
		zero := ir.NewDenseInt64s(ir.NewRankedTensorType(shape, e, nil), 0)
		return llvm.NewConstant(x.builder, t, zero).Op().Result(0)
	case *ir.FloatType:
		zero := ir.NewDenseFloats(ir.NewRankedTensorType(shape, e, nil), num.Zero(e.Semantics(), false))
		return llvm.NewConstant(x.builder, t, zero).Op().Result(0)
	}
	if t.Len() > maxZeroParts {
		return nil
	}
	agg := llvm.NewUndef(x.builder, t).Op().Result(0)
	if t.Len() == 0 {
		return agg
	}
	v := x.zeroOf(t.Elem())
	if v == nil {
		return nil
	}
	for i := range int64(t.Len()) {
		agg = llvm.NewInsertValue(x.builder, agg, v, []int64{i}).Op().Result(0)
	}
	return agg
}
