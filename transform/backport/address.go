package backport

import (
	"math"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// address rewrites the computation of an address for MLIR 14, whose verifier checks the indices after that of
// a field against all fields of the struct, and not only against the chosen one. What it would reject becomes
// a chain of computations, each of one field.
func (x *rewriter) address(op llvm.GEPOp) {
	if f := op.NoWrapFlags(); f != llvm.GEPNoWrapFlagsInbounds {
		if f&llvm.GEPNoWrapFlagsInbounds != llvm.GEPNoWrapFlagsInbounds {
			op.SetNoWrapFlags(llvm.GEPNoWrapFlagsNone)
		} else {
			op.SetNoWrapFlags(llvm.GEPNoWrapFlagsInbounds)
		}
	}
	base, ok := op.Base().Type().(*llvm.PointerType)
	if x.release > 14 || !ok || base.Elem() == nil || base.Elem() != op.ElemType() {
		return
	}
	constants, _ := op.Op().Attr("rawConstantIndices").(*ir.DenseArrayAttr)
	if constants == nil || verified14(op.ElemType(), constants.Ints(), 1) {
		return
	}
	all := op.DynamicIndices().Values()
	from, elem := op.Base(), op.ElemType()
	var raw []int32
	var dynamic []*ir.Value
	x.builder.Before(op.Op()).LocOf(op.Op())
	step := func(result ir.Type) {
		st := ir.OperationState{Context: op.Op().Context(), Def: llvm.GEP, Operands: append([]*ir.Value{from}, dynamic...), Results: []ir.Type{result}}
		st.SetInherentAttr(llvm.GEP.Slot("rawConstantIndices"), ir.NewDenseI32ArrayAttr(st.Context, raw...))
		st.SetInherentAttr(llvm.GEP.Slot("elem_type"), ir.NewTypeAttr(elem))
		st.SetInherentAttr(llvm.GEP.Slot("noWrapFlags"), op.Op().Attr("noWrapFlags"))
		from = x.builder.Create(&st).Result(0)
		raw, dynamic = []int32{0}, nil
	}
	t := elem
	for i, n := range constants.Ints() {
		raw = append(raw, int32(n))
		if n == math.MinInt32 {
			dynamic, all = append(dynamic, all[0]), all[1:]
		}
		if i == 0 {
			continue
		}
		s, isStruct := t.(*llvm.StructType)
		if t = part(t, n); t == nil {
			return // which the verifier rejects
		}
		if isStruct && !s.IsOpaque() && i < constants.Len()-1 {
			step(llvm.NewTypedPointerType(t, base.AddressSpace()))
			elem = t
		}
	}
	step(op.Op().Result(0).Type())
	x.replace(op.Op(), from)
}

// part returns the type of a part of an aggregate, nil if there is none.
func part(t ir.Type, n int64) ir.Type {
	switch t := t.(type) {
	case *llvm.ArrayType:
		return t.Elem()
	case *llvm.StructType:
		if n >= 0 && n < int64(len(t.Body())) {
			return t.Body()[n]
		}
	case *llvm.VectorType:
		return t.Elem()
	case *ir.VectorType:
		return t.Elem()
	}
	return nil
}

// verified14 reports whether MLIR 14 accepts the indices from number i on for a type.
func verified14(t ir.Type, indices []int64, i int) bool {
	if i >= len(indices) {
		return true
	}
	switch t := t.(type) {
	case *llvm.ArrayType:
		return verified14(t.Elem(), indices, i+1)
	case *llvm.StructType:
		if indices[i] < 0 || indices[i] >= int64(len(t.Body())) {
			return false
		}
		for _, e := range t.Body() {
			if !verified14(e, indices, i+1) {
				return false
			}
		}
	}
	return true
}
