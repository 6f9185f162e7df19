package llvm

import (
	"slices"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// This file reads the generic forms of MLIR 14, in which some inherent attributes were missing or
// of other kinds.

// A mlir14Attrs turns the attributes of such a form into today's, and back.
type mlir14Attrs struct {
	up   func(*ir.OperationState, []ir.NamedAttribute) []ir.NamedAttribute
	down func(*ir.Operation, []ir.NamedAttribute) []ir.NamedAttribute
}

// mlir14Generic are the operations with such attributes.
var mlir14Generic = map[*ir.OpDef]mlir14Attrs{
	GEP:           {upgradeGEP, downgradeGEP},
	Alloca:        {upgradeAlloca, without("elem_type")},
	ExtractValue:  {upgradePosition, nil},
	InsertValue:   {upgradePosition, nil},
	ShuffleVector: {upgradeMask, downgradeMask},
	CondBr:        {upgradeWeights, nil},
	Switch:        {upgradeSwitch, nil},
	Call:          {upgradeCall, without(ir.OperandSegmentSizes, "op_bundle_sizes", "CConv", "TailCallKind")},
	Invoke:        {upgradeInvoke, downgradeInvoke},
	Assume:        {upgradeAssume, without(ir.OperandSegmentSizes, "op_bundle_sizes", "op_bundle_tags")},
	GlobalCtors:   {upgradeXtors("ctors"), without("data")},
	GlobalDtors:   {upgradeXtors("dtors"), without("data")},
	Func:          {nil, downgradeFunc},
}

// without returns the downgrade that drops what MLIR 14 did not have.
func without(names ...string) func(*ir.Operation, []ir.NamedAttribute) []ir.NamedAttribute {
	return func(_ *ir.Operation, attrs []ir.NamedAttribute) []ir.NamedAttribute {
		return slices.DeleteFunc(attrs, func(a ir.NamedAttribute) bool { return slices.Contains(names, a.Name) })
	}
}

// downgradeMask makes the mask of a shuffle a list of attributes.
func downgradeMask(op *ir.Operation, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	lanes := ir.Cast[ShuffleVectorOp](op).Mask()
	list := make([]ir.Attribute, len(lanes))
	for i, n := range lanes {
		list[i] = ir.NewIntegerAttr(op.Context().I32(), int64(n))
	}
	return withAttr(attrs, "mask", "mask", ir.NewArrayAttr(op.Context(), list...))
}

func downgradeGEP(op *ir.Operation, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	attrs = without("elem_type", "noWrapFlags")(op, attrs)
	attrs = asTensor(attrs, "rawConstantIndices", "structIndices")
	if ir.Cast[GEPOp](op).NoWrapFlags() == GEPNoWrapFlagsInbounds {
		attrs = withDefault(attrs, inboundsMLIR14, ir.NewUnitAttr(op.Context()))
	}
	return attrs
}

// asTensor makes an array a tensor, with another name.
func asTensor(attrs []ir.NamedAttribute, from, to string) []ir.NamedAttribute {
	d, ok := attrNamed(attrs, from).(*ir.DenseArrayAttr)
	if !ok {
		return attrs
	}
	t := ir.NewRankedTensorType([]int64{int64(d.Len())}, d.Elem(), nil)
	return withAttr(attrs, from, to, ir.NewDenseInt64s(t, d.Ints()...))
}

// downgradeFunc drops the calling convention and adds the linkage, which MLIR 14 always has.
func downgradeFunc(op *ir.Operation, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	return withDefault(without("CConv")(op, attrs), "linkage", NewLinkageAttr(op.Context(), ir.Cast[FuncOp](op).Linkage()))
}

// downgradeInvoke drops the size of the operands of bundles.
func downgradeInvoke(op *ir.Operation, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	attrs = without("op_bundle_sizes", "op_bundle_tags", "CConv")(op, attrs)
	if d, ok := attrNamed(attrs, ir.OperandSegmentSizes).(*ir.DenseArrayAttr); ok && d.Len() == 4 {
		three := ir.NewDenseI32ArrayAttr(op.Context(), int32(d.Int(0)), int32(d.Int(1)), int32(d.Int(2)))
		attrs = withAttr(attrs, ir.OperandSegmentSizes, ir.OperandSegmentSizes, three)
	}
	return attrs
}

// attrNamed returns the attribute with the given name in a list, nil if absent.
func attrNamed(attrs []ir.NamedAttribute, name string) ir.Attribute {
	for _, a := range attrs {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}

// withAttr returns the list with an attribute added. It replaces the attribute oldName, if present.
func withAttr(attrs []ir.NamedAttribute, oldName, name string, value ir.Attribute) []ir.NamedAttribute {
	for i := range attrs {
		if attrs[i].Name == oldName {
			attrs[i] = ir.NamedAttribute{Name: name, Value: value}
			return attrs
		}
	}
	return append(attrs, ir.NamedAttribute{Name: name, Value: value})
}

// withDefault returns the list with an attribute added, unless it has one with that name.
func withDefault(attrs []ir.NamedAttribute, name string, value ir.Attribute) []ir.NamedAttribute {
	if attrNamed(attrs, name) != nil {
		return attrs
	}
	return append(attrs, ir.NamedAttribute{Name: name, Value: value})
}

func upgradeGEP(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	if indices, ok := asm.I32Array(attrNamed(attrs, "structIndices")); ok {
		attrs = withAttr(attrs, "structIndices", "rawConstantIndices", indices)
	}
	if _, ok := attrNamed(attrs, inboundsMLIR14).(*ir.UnitAttr); ok {
		attrs = withAttr(attrs, inboundsMLIR14, "noWrapFlags", ir.NewIntegerAttr(st.Context.I32(), int64(GEPNoWrapFlagsInbounds)))
	}
	if len(st.Operands) > 0 && st.Operands[0] != nil {
		if t := pointee(st.Operands[0].Type()); t != nil {
			attrs = withDefault(attrs, "elem_type", ir.NewTypeAttr(t))
		}
	}
	return attrs
}

func upgradeAlloca(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	if len(st.Results) == 1 {
		if t := pointee(st.Results[0]); t != nil {
			attrs = withDefault(attrs, "elem_type", ir.NewTypeAttr(t))
		}
	}
	return attrs
}

// integers returns the numbers in an array attribute.
func integers(a ir.Attribute) ([]int64, bool) {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil, false
	}
	ns := make([]int64, list.Len())
	for i, e := range list.Elems() {
		n, ok := e.(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		if ns[i], ok = n.Value().Int64(); !ok {
			return nil, false
		}
	}
	return ns, true
}

func upgradePosition(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	if ns, ok := integers(attrNamed(attrs, "position")); ok {
		attrs = withAttr(attrs, "position", "position", ir.NewDenseI64ArrayAttr(st.Context, ns...))
	}
	return attrs
}

func upgradeMask(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	if ns, ok := integers(attrNamed(attrs, "mask")); ok {
		lanes := make([]int32, len(ns))
		for i, n := range ns {
			lanes[i] = int32(n)
		}
		attrs = withAttr(attrs, "mask", "mask", ir.NewDenseI32ArrayAttr(st.Context, lanes...))
	}
	return attrs
}

func upgradeWeights(_ *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	if weights, ok := asm.I32Array(attrNamed(attrs, "branch_weights")); ok {
		attrs = withAttr(attrs, "branch_weights", "branch_weights", weights)
	}
	return attrs
}

func upgradeSwitch(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	if sizes, ok := asm.I32Array(attrNamed(attrs, "case_operand_segments")); ok {
		attrs = withAttr(attrs, "case_operand_segments", "case_operand_segments", sizes)
	}
	return upgradeWeights(st, attrs)
}

// hasMLIR14Callee reports whether a call is one of MLIR 14, where all operands of llvm.call
// belonged to the call. It has no segment sizes and, if the callee is a value, that is a typed
// pointer.
func hasMLIR14Callee(st *ir.OperationState, attrs []ir.NamedAttribute) bool {
	if attrNamed(attrs, "op_bundle_sizes") != nil {
		return false
	}
	if attrNamed(attrs, "callee") != nil {
		return true
	}
	return len(st.Operands) > 0 && st.Operands[0] != nil && pointee(st.Operands[0].Type()) != nil
}

func upgradeCall(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	if attrNamed(attrs, ir.OperandSegmentSizes) != nil || !hasMLIR14Callee(st, attrs) {
		return attrs
	}
	attrs = withDefault(attrs, ir.OperandSegmentSizes, ir.NewDenseI32ArrayAttr(st.Context, int32(len(st.Operands)), 0))
	return withDefault(attrs, "op_bundle_sizes", ir.NewDenseI32ArrayAttr(st.Context))
}

func upgradeInvoke(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	sizes, ok := attrNamed(attrs, ir.OperandSegmentSizes).(*ir.DenseArrayAttr)
	if !ok || sizes.Len() != 3 || !hasMLIR14Callee(st, attrs) {
		return upgradeWeights(st, attrs)
	}
	four := make([]int32, 4)
	for i := range 3 {
		four[i] = int32(sizes.Int(i))
	}
	attrs = withAttr(attrs, ir.OperandSegmentSizes, ir.OperandSegmentSizes, ir.NewDenseI32ArrayAttr(st.Context, four...))
	attrs = withDefault(attrs, "op_bundle_sizes", ir.NewDenseI32ArrayAttr(st.Context))
	return upgradeWeights(st, attrs)
}

func upgradeAssume(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
	if contextHasMLIR14Types(st.Context) {
		attrs = withDefault(attrs, "op_bundle_sizes", ir.NewDenseI32ArrayAttr(st.Context))
	}
	return attrs
}

// upgradeXtors returns the upgrade of a list of constructors or destructors, which had no data.
func upgradeXtors(list string) func(*ir.OperationState, []ir.NamedAttribute) []ir.NamedAttribute {
	return func(st *ir.OperationState, attrs []ir.NamedAttribute) []ir.NamedAttribute {
		fns, ok := attrNamed(attrs, list).(*ir.ArrayAttr)
		if !ok {
			return attrs
		}
		data := make([]ir.Attribute, fns.Len())
		for i := range data {
			data[i] = NewZeroAttr(st.Context)
		}
		return withDefault(attrs, "data", ir.NewArrayAttr(st.Context, data...))
	}
}
