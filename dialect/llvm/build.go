package llvm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// This file has the builders of constants, and of branches and memory operations with nested lists.
// buildcall.go has those of calls, and buildmodule.go those of functions, globals and aliases. All
// other builders are generated.

// A Case is a value of a switch and its destination.
type Case struct {
	// Value is sign-extended or truncated to the width of the switch's operand. For values of
	// more than 64 bits see SwitchOp.SetCaseValues.
	Value int64
	Dest  ir.BranchTarget
}

// NewSwitch creates an llvm.switch at the builder's insertion point. It branches to the destination
// of the case that equals value, an integer, or else to otherwise.
func NewSwitch(b *ir.Builder, value *ir.Value, otherwise ir.BranchTarget, cases ...Case) SwitchOp {
	c := b.Context()
	st := ir.OperationState{Context: c, Def: Switch}
	st.Operands = append(append(st.Operands, value), otherwise.Args...)
	st.Successors = append(st.Successors, otherwise.Block)
	sizes := make([]int32, len(cases))
	values := make([]num.Int, len(cases))
	t := value.Type().(*ir.IntegerType)
	n := int32(0)
	for i, k := range cases {
		values[i] = num.NewInt(t.Width(), k.Value)
		st.Operands = append(st.Operands, k.Dest.Args...)
		st.Successors = append(st.Successors, k.Dest.Block)
		sizes[i] = int32(len(k.Dest.Args))
		n += sizes[i]
	}
	if len(cases) > 0 {
		vt := ir.NewVectorType([]int64{int64(len(cases))}, nil, t)
		st.SetInherentAttr(slotSwitchCaseValues, ir.NewDenseInts(vt, values...))
	}
	st.SetInherentAttr(slotSwitchCaseOperandSegments, ir.NewDenseI32ArrayAttr(c, sizes...))
	st.SetInherentAttr(slotSwitchOperandSegmentSizes, ir.NewDenseI32ArrayAttr(c, 1, int32(len(otherwise.Args)), n))
	return ir.Cast[SwitchOp](b.Create(&st))
}

// A GEPIndex is an index of a getelementptr: a value or a constant. An index into a struct must be
// constant.
type GEPIndex struct {
	// Value is an integer or a vector of integers of any width. If it is nil, Const is the index.
	Value *ir.Value
	// Const is the constant index. It must not be DynamicIndex, the smallest value.
	Const int32
}

// Index returns a constant index.
func Index(i int32) GEPIndex { return GEPIndex{Const: i} }

// IndexValue returns a computed index.
func IndexValue(v *ir.Value) GEPIndex { return GEPIndex{Value: v} }

// NewGEP creates an llvm.getelementptr at the builder's insertion point. It computes the address of
// a part of base, a pointer to elements of type elem. The first index counts elements, and the
// others select a part of an element (LangRef, 'getelementptr').
//
// The result has the type of base, or is a vector of it if any index is a vector. If base is a
// typed pointer, the indices determine the type of the result and must be valid. With opaque
// pointers the verifier checks them.
func NewGEP(b *ir.Builder, elem ir.Type, base *ir.Value, indices ...GEPIndex) GEPOp {
	st := ir.OperationState{Context: b.Context(), Def: GEP}
	st.Operands = append(st.Operands, base)
	constants := make([]int32, len(indices))
	for i, x := range indices {
		constants[i] = x.Const
		if x.Value != nil {
			constants[i] = DynamicIndex
			st.Operands = append(st.Operands, x.Value)
		}
	}
	st.SetInherentAttr(slotGEPRawConstantIndices, ir.NewDenseI32ArrayAttr(b.Context(), constants...))
	st.SetInherentAttr(slotGEPElemType, ir.NewTypeAttr(elem))
	st.SetInherentAttr(slotGEPNoWrapFlags, ir.NewIntegerAttr(b.Context().I32(), int64(GEPNoWrapFlagsNone)))
	st.Results = append(st.Results, gepType(elem, base.Type(), indices))
	return ir.Cast[GEPOp](b.Create(&st))
}

// Indices returns the indices of the operation, both constants and values.
func (op GEPOp) Indices() []GEPIndex {
	raw := op.RawConstantIndices()
	list := make([]GEPIndex, len(raw))
	dynamic := op.DynamicIndices()
	next := 0
	for i, c := range raw {
		if c == DynamicIndex {
			list[i] = IndexValue(dynamic.At(next))
			next++
		} else {
			list[i] = Index(c)
		}
	}
	return list
}

// gepType returns the type of the result of a getelementptr.
func gepType(elem, base ir.Type, indices []GEPIndex) ir.Type {
	pointer, count := base, ElementCount{}
	if isVector(base) {
		pointer, count = VectorElementType(base), VectorNumElements(base)
	}
	for _, x := range indices {
		if x.Value != nil && count.Min == 0 {
			count = VectorNumElements(x.Value.Type())
		}
	}
	if p := pointer.(*PointerType); p.Elem() != nil {
		pointer = NewTypedPointerType(indexedType(elem, indices), p.AddressSpace())
	}
	if count.Min == 0 {
		return pointer
	}
	return vectorType(pointer, uint32(count.Min), count.Scalable)
}

// indexedType returns the type of the part that indices select.
func indexedType(t ir.Type, indices []GEPIndex) ir.Type {
	for n, x := range indices {
		if n == 0 {
			continue
		}
		switch c := t.(type) {
		case *StructType:
			t = c.Body()[x.Const]
		case *ArrayType:
			t = c.Elem()
		default:
			t = VectorElementType(t)
		}
	}
	return t
}

// NewConstantInt creates a constant of an integer type at the builder's insertion point. It
// truncates v to the width of the type.
func NewConstantInt(b *ir.Builder, t ir.Type, v int64) ConstantOp {
	return NewConstant(b, t, ir.NewIntegerAttr(t, v))
}
