package llvm

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// NewCall creates an llvm.call at the builder's insertion point. It calls the function with the
// given name, whose type is t.
func NewCall(b *ir.Builder, t *FunctionType, callee string, args ...*ir.Value) CallOp {
	return ir.Cast[CallOp](b.Create(newCall(b, Call, t, callee, args)))
}

// NewCallFunc creates an llvm.call of a function at the builder's insertion point, with the
// function's calling convention.
func NewCallFunc(b *ir.Builder, f FuncOp, args ...*ir.Value) CallOp {
	return NewCall(b, f.FunctionType(), f.SymName(), args...).SetCConv(f.CConv())
}

// NewCallIndirect creates an llvm.call at the builder's insertion point. It calls the function of
// type t that a pointer points to.
func NewCallIndirect(b *ir.Builder, t *FunctionType, callee *ir.Value, args ...*ir.Value) CallOp {
	return ir.Cast[CallOp](b.Create(newCall(b, Call, t, "", slices.Insert(slices.Clone(args), 0, callee))))
}

// NewCallWithResult creates an llvm.call at the builder's insertion point. Its first operand is the
// function, unless the caller names one with SetCallee. A call of type void has no result. The
// types are not checked; the verifier does that.
func NewCallWithResult(b *ir.Builder, result ir.Type, operands ...*ir.Value) CallOp {
	return ir.Cast[CallOp](b.Create(callState(b, Call, result, operands)))
}

// NewInvoke creates an llvm.invoke at the builder's insertion point. It calls the function with the
// given name, continues at normal if the function returns, and at unwind if it throws (LangRef,
// 'invoke').
func NewInvoke(b *ir.Builder, t *FunctionType, callee string, args []*ir.Value, normal, unwind ir.BranchTarget) InvokeOp {
	return newInvoke(b, newCall(b, Invoke, t, callee, args), normal, unwind)
}

// NewInvokeIndirect is NewInvoke for the function that a pointer points to.
func NewInvokeIndirect(b *ir.Builder, t *FunctionType, callee *ir.Value, args []*ir.Value, normal, unwind ir.BranchTarget) InvokeOp {
	return newInvoke(b, newCall(b, Invoke, t, "", slices.Insert(slices.Clone(args), 0, callee)), normal, unwind)
}

func newInvoke(b *ir.Builder, st *ir.OperationState, normal, unwind ir.BranchTarget) InvokeOp {
	n := int32(len(st.Operands))
	st.Operands = append(append(st.Operands, normal.Args...), unwind.Args...)
	st.Successors = append(st.Successors, normal.Block, unwind.Block)
	st.SetInherentAttr(slotInvokeOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), n, int32(len(normal.Args)), int32(len(unwind.Args)), 0))
	return ir.Cast[InvokeOp](b.Create(st))
}

// newCall returns the state of a call or invoke of a function of type t, without
// operand bundles. If callee is "", the first argument is the function.
func newCall(b *ir.Builder, def *ir.OpDef, t *FunctionType, callee string, args []*ir.Value) *ir.OperationState {
	st := callState(b, def, t.Result(), args)
	varCalleeType, calleeName := slotInvokeVarCalleeType, slotInvokeCallee
	if def == Call {
		varCalleeType, calleeName = slotCallVarCalleeType, slotCallCallee
	}
	if t.IsVariadic() { // otherwise the type follows from the operands and the result
		st.SetInherentAttr(varCalleeType, ir.NewTypeAttr(t))
	}
	if callee != "" {
		st.SetInherentAttr(calleeName, ir.NewSymbolRefAttr(b.Context(), callee))
	}
	return st
}

// callState returns the state of a call or invoke with the default attributes.
func callState(b *ir.Builder, def *ir.OpDef, result ir.Type, operands []*ir.Value) *ir.OperationState {
	c := b.Context()
	st := &ir.OperationState{Context: c, Def: def, Operands: slices.Clone(operands)}
	cconv, bundleSizes := slotInvokeCConv, slotInvokeOpBundleSizes
	if def == Call {
		cconv, bundleSizes = slotCallCConv, slotCallOpBundleSizes
		st.SetInherentAttr(slotCallFastmathFlags, NewFastmathFlagsAttr(c, FastmathFlagsNone))
		st.SetInherentAttr(slotCallTailCallKind, NewTailCallKindAttr(c, TailCallKindNone))
		st.SetInherentAttr(slotCallOperandSegmentSizes, ir.NewDenseI32ArrayAttr(c, int32(len(operands)), 0))
	}
	st.SetInherentAttr(cconv, NewCConvAttr(c, CConvC))
	st.SetInherentAttr(bundleSizes, ir.NewDenseI32ArrayAttr(c))
	if _, void := result.(*VoidType); !void {
		st.Results = append(st.Results, result)
	}
	return st
}

// NewCallIntrinsic creates an llvm.call_intrinsic at the builder's insertion point. It calls an
// intrinsic without an operation of its own, such as "llvm.x86.rdtsc". The name of an overloaded
// intrinsic may include its types. The result type is nil if the intrinsic has no result.
func NewCallIntrinsic(b *ir.Builder, resultType ir.Type, name string, args ...*ir.Value) CallIntrinsicOp {
	c := b.Context()
	st := ir.OperationState{Context: c, Def: CallIntrinsic, Operands: slices.Clone(args)}
	st.SetInherentAttr(slotCallIntrinsicIntrin, ir.NewStringAttr(c, name))
	st.SetInherentAttr(slotCallIntrinsicFastmathFlags, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.SetInherentAttr(slotCallIntrinsicOpBundleSizes, ir.NewDenseI32ArrayAttr(c))
	st.SetInherentAttr(slotCallIntrinsicOperandSegmentSizes, ir.NewDenseI32ArrayAttr(c, int32(len(args)), 0))
	if resultType != nil {
		st.Results = append(st.Results, resultType)
	}
	return ir.Cast[CallIntrinsicOp](b.Create(&st))
}

// CalleeType returns the type of the called function. It is nil if no function can have parameters
// of the operands' types.
func (op CallOp) CalleeType() *FunctionType { return calleeType(op.Op(), slotCallVarCalleeType) }

// CalleeType returns the type of the called function. It is nil if no function can have parameters
// of the operands' types.
func (op InvokeOp) CalleeType() *FunctionType { return calleeType(op.Op(), slotInvokeVarCalleeType) }

func calleeType(op *ir.Operation, varCalleeType int) *FunctionType {
	if t, ok := op.InherentAttr(varCalleeType).(*ir.TypeAttr); ok {
		if f, ok := t.Value().(*FunctionType); ok {
			return f
		}
	}
	if f := typedCallee(op); f != nil {
		return f
	}
	var result ir.Type = NewVoidType(op.Context())
	if op.NumResults() > 0 {
		result = op.Result(0).Type()
	}
	params := callArgs(op).Types()
	if FunctionTypeError(result, params) != nil {
		return nil
	}
	return NewFunctionType(result, params, false)
}

// A Bundle is an operand bundle of a call: values in addition to the arguments (LangRef, Operand
// Bundles).
type Bundle struct {
	Tag      string
	Operands []*ir.Value
}

// Bundles returns the operand bundles of the call.
func (op CallOp) Bundles() []Bundle { return bundlesOf(op.OpBundleOperands(), op.OpBundleTags()) }

// SetBundles replaces the operand bundles of the call.
func (op CallOp) SetBundles(bundles ...Bundle) CallOp {
	setBundles(op.Op(), 1, slotCallOpBundleSizes, slotCallOpBundleTags, slotCallOperandSegmentSizes, bundles)
	return op
}

// Bundles returns the operand bundles of the call.
func (op InvokeOp) Bundles() []Bundle { return bundlesOf(op.OpBundleOperands(), op.OpBundleTags()) }

// SetBundles replaces the operand bundles of the call.
func (op InvokeOp) SetBundles(bundles ...Bundle) InvokeOp {
	setBundles(op.Op(), 3, slotInvokeOpBundleSizes, slotInvokeOpBundleTags, slotInvokeOperandSegmentSizes, bundles)
	return op
}

// Bundles returns the operand bundles of the call.
func (op CallIntrinsicOp) Bundles() []Bundle {
	return bundlesOf(op.OpBundleOperands(), op.OpBundleTags())
}

// SetBundles replaces the operand bundles of the call.
func (op CallIntrinsicOp) SetBundles(bundles ...Bundle) CallIntrinsicOp {
	setBundles(op.Op(), 1, slotCallIntrinsicOpBundleSizes, slotCallIntrinsicOpBundleTags, slotCallIntrinsicOperandSegmentSizes, bundles)
	return op
}

// Bundles returns the operand bundles of the assumption.
func (op AssumeOp) Bundles() []Bundle { return bundlesOf(op.OpBundleOperands(), op.OpBundleTags()) }

// SetBundles replaces the operand bundles of the assumption.
func (op AssumeOp) SetBundles(bundles ...Bundle) AssumeOp {
	// With one other operand, no table of sizes is needed.
	setBundles(op.Op(), 1, slotAssumeOpBundleSizes, slotAssumeOpBundleTags, -1, bundles)
	return op
}

func bundlesOf(operands []ir.ValueRange, tags *ir.ArrayAttr) []Bundle {
	list := make([]Bundle, len(operands))
	for i, vs := range operands {
		list[i].Operands = vs.Values()
		if tags != nil && i < tags.Len() {
			if s, ok := tags.At(i).(*ir.StringAttr); ok {
				list[i].Tag = s.Value()
			}
		}
	}
	return list
}

// setBundles replaces the operand bundles. The last list of operands, with number def, holds them.
// The other numbers are slots: those of the bundles' sizes and tags, and of the sizes of lists, -1
// if absent.
func setBundles(op *ir.Operation, def, bundleSizes, bundleTags, listSizes int, bundles []Bundle) {
	c := op.Context()
	from, _ := op.OperandSegment(def)
	operands := op.Operands().Slice(0, from).Values()
	sizes := make([]int32, len(bundles))
	tags := make([]ir.Attribute, len(bundles))
	for i, u := range bundles {
		operands = append(operands, u.Operands...)
		sizes[i] = int32(len(u.Operands))
		tags[i] = ir.NewStringAttr(c, u.Tag)
	}
	var list ir.Attribute
	if len(tags) > 0 {
		list = ir.NewArrayAttr(c, tags...)
	}
	op.SetOperands(operands)
	op.SetInherentAttr(bundleSizes, ir.NewDenseI32ArrayAttr(c, sizes...))
	op.SetInherentAttr(bundleTags, list)
	if listSizes >= 0 {
		old := op.InherentAttr(listSizes).(*ir.DenseArrayAttr)
		segments := make([]int32, old.Len())
		for i := range segments {
			segments[i] = int32(old.Int(i))
		}
		segments[def] = int32(len(operands) - from)
		op.SetInherentAttr(listSizes, ir.NewDenseI32ArrayAttr(c, segments...))
	}
}

// SetArgAttr sets an attribute of argument i of the call, such as "llvm.noalias". A nil attribute
// removes it.
func (op CallOp) SetArgAttr(i int, name string, a ir.Attribute) CallOp {
	setListedAttr(op.Op(), slotCallArgAttrs, op.CallArgs().Len(), i, name, a)
	return op
}

// SetResAttr sets an attribute of the result. A nil attribute removes it.
func (op CallOp) SetResAttr(name string, a ir.Attribute) CallOp {
	setListedAttr(op.Op(), slotCallResAttrs, 1, 0, name, a)
	return op
}

// SetArgAttr sets an attribute of argument i of the call, such as "llvm.noalias". A nil attribute
// removes it.
func (op InvokeOp) SetArgAttr(i int, name string, a ir.Attribute) InvokeOp {
	setListedAttr(op.Op(), slotInvokeArgAttrs, op.CallArgs().Len(), i, name, a)
	return op
}

// SetResAttr sets an attribute of the result. A nil attribute removes it.
func (op InvokeOp) SetResAttr(name string, a ir.Attribute) InvokeOp {
	setListedAttr(op.Op(), slotInvokeResAttrs, 1, 0, name, a)
	return op
}

// SetArgAttr sets an attribute of argument i of the call, such as "llvm.noalias". A nil attribute
// removes it.
func (op CallIntrinsicOp) SetArgAttr(i int, name string, a ir.Attribute) CallIntrinsicOp {
	setListedAttr(op.Op(), slotCallIntrinsicArgAttrs, op.Args().Len(), i, name, a)
	return op
}

// SetResAttr sets an attribute of the result. A nil attribute removes it.
func (op CallIntrinsicOp) SetResAttr(name string, a ir.Attribute) CallIntrinsicOp {
	setListedAttr(op.Op(), slotCallIntrinsicResAttrs, 1, 0, name, a)
	return op
}

// setListedAttr sets an attribute in dictionary i of a list of n dictionaries, which is in the
// given slot. It removes a list without any attribute.
func setListedAttr(op *ir.Operation, slot, n, i int, name string, a ir.Attribute) {
	c := op.Context()
	dicts := make([]ir.Attribute, n)
	old, _ := op.InherentAttr(slot).(*ir.ArrayAttr)
	empty := true
	for k := range dicts {
		d := attrsAt(old, k)
		if d == nil {
			d = ir.NewDictionaryAttr(c)
		}
		if k == i {
			entries := slices.DeleteFunc(slices.Clone(d.Entries()), func(e ir.NamedAttribute) bool { return e.Name == name })
			if a != nil {
				entries = append(entries, ir.NamedAttribute{Name: name, Value: a})
			}
			d = ir.NewDictionaryAttr(c, entries...)
		}
		dicts[k] = d
		empty = empty && d.Len() == 0
	}
	if empty {
		op.SetInherentAttr(slot, nil)
		return
	}
	op.SetInherentAttr(slot, ir.NewArrayAttr(c, dicts...))
}

// typedCallee returns the type of the function that the typed pointer points to through which a call or
// invoke calls, nil if absent.
func typedCallee(op *ir.Operation) *FunctionType {
	if op.Attr("callee") != nil || op.NumOperands() == 0 {
		return nil
	}
	f, _ := pointee(op.Operand(0).Type()).(*FunctionType)
	return f
}
