package exporter

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// tailKinds is indexed by the dialect's numbers, which are LLVM's.
var tailKinds = [...]llvmir.TailKind{llvm.TailCallKindNone: llvmir.NoTailMark, llvm.TailCallKindTail: llvmir.Tail,
	llvm.TailCallKindMustTail: llvmir.MustTail, llvm.TailCallKindNoTail: llvmir.NoTail}

// callee returns the callee of a call, its function type, and the number of the first operand that
// is an argument.
func (b *body) callee(op *ir.Operation, name string, direct bool, variadic *llvm.FunctionType, from, to int) (llvmir.Value, *llvmir.Type, int) {
	var target llvmir.Value
	if direct {
		g := b.x.symbols[name]
		if f, ok := g.(*llvmir.Function); ok {
			return f, f.ValueType, from
		}
		if g == nil {
			b.failf(op, "there is no function @%s", name)
			return nil, nil, 0
		}
		target = g
	} else {
		target = b.value(op.Operand(from))
		from++
	}
	if variadic != nil {
		return target, b.typ(variadic), from
	}
	params := make([]*llvmir.Type, to-from)
	for i := range params {
		params[i] = b.typ(op.Operand(from + i).Type())
	}
	result := b.x.m.Types.Void()
	if op.NumResults() > 0 {
		result = b.typ(op.Result(0).Type())
	}
	return target, b.x.m.Types.Func(result, params, false), from
}

func convertCall(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.CallOp](op)
	from, to := op.OperandSegment(0)
	name, direct := v.Callee()
	variadic, _ := v.VarCalleeType()
	if t := v.CalleeType(); b.x.m.IsTyped() && variadic == nil && !direct && t != nil && t.IsVariadic() {
		variadic = t // of the pointer
	}
	callee, sig, first := b.callee(op, name, direct, variadic, from, to)
	if callee == nil {
		return false
	}
	args := make([]llvmir.Value, to-first, to-first+1)
	for i := range args {
		args[i] = b.value(op.Operand(first + i))
	}
	i := b.b.Insert(llvmir.OpCall, sig.Result(), append(args, callee)...)
	i.Elem = sig
	if isFloatish(sig.Result()) {
		i.Flags = fastMath(v.FastmathFlags())
	}
	b.bundles(i, v.OpBundleOperands(), v.OpBundleTags())
	i.Tail = tailKinds[v.TailCallKind()]
	if cc := v.CConv(); cc != llvm.CConvC {
		i.SetCallConv(llvmir.CallConv(cc))
	}
	var fn attrList
	fn.flag(v.Convergent(), llvmir.AttrConvergent)
	fn.flag(v.NoUnwind(), llvmir.AttrNoUnwind)
	fn.flag(v.WillReturn(), llvmir.AttrWillReturn)
	fn.flag(v.NoInline(), llvmir.AttrNoInline)
	fn.flag(v.AlwaysInline(), llvmir.AttrAlwaysInline)
	fn.flag(v.InlineHint(), llvmir.AttrInlineHint)
	if m := v.MemoryEffects(); m != nil {
		fn = append(fn, memoryAttr(m))
	}
	b.callAttrs(i, fn, v.ArgAttrs(), v.ResAttrs())
	b.alias(op, i, v.AccessGroups(), v.AliasScopes(), v.NoaliasScopes(), v.Tbaa())
	if op.NumResults() > 0 {
		return b.set(op, i)
	}
	if sig.Result().Kind() != llvmir.VoidType {
		return b.fail(b.x.untranslatable(op))
	}
	return true
}

// callAttrs sets the attributes of a call.
func (b *body) callAttrs(i *llvmir.Instruction, fn attrList, args, results *ir.ArrayAttr) {
	if len(fn) == 0 && args == nil && results == nil {
		return
	}
	l := llvmir.AttrList{Fn: b.x.m.AttrSet(fn...), Params: b.x.paramAttrsList(args)}
	if results != nil && results.Len() > 0 {
		l.Result = b.x.paramAttrs(results.At(0))
	}
	if l.Fn != nil || l.Result != nil || l.Params != nil {
		i.SetAttrs(l)
	}
}

// bundles adds operand bundles.
func (b *body) bundles(i *llvmir.Instruction, operands []ir.ValueRange, tags *ir.ArrayAttr) {
	for k, list := range operands {
		values := make([]llvmir.Value, list.Len())
		for j := range values {
			values[j] = b.value(list.At(j))
		}
		tag := ""
		if s, ok := tags.At(k).(*ir.StringAttr); ok {
			tag = s.Value()
		}
		i.AddBundle(tag, values...)
	}
}

func convertInvoke(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.InvokeOp](op)
	from, to := op.OperandSegment(0)
	name, direct := v.Callee()
	variadic, _ := v.VarCalleeType()
	if t := v.CalleeType(); b.x.m.IsTyped() && variadic == nil && !direct && t != nil && t.IsVariadic() {
		variadic = t // of the pointer
	}
	callee, sig, first := b.callee(op, name, direct, variadic, from, to)
	if callee == nil {
		return false
	}
	succs := op.Successors()
	i := b.b.Invoke(sig, callee, b.target(&succs[0]), b.target(&succs[1]), b.operands(first, to, op)...)
	b.bundles(i, v.OpBundleOperands(), v.OpBundleTags())
	if cc := v.CConv(); cc != llvm.CConvC {
		i.SetCallConv(llvmir.CallConv(cc))
	}
	b.callAttrs(i, nil, v.ArgAttrs(), v.ResAttrs())
	if w, ok := v.BranchWeights(); ok {
		b.weights(i, w)
	}
	if op.NumResults() > 0 {
		return b.set(op, i)
	}
	return true
}

func convertInlineAsm(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.InlineAsmOp](op)
	args := b.operands(0, op.NumOperands(), op)
	params := make([]*llvmir.Type, len(args))
	for i, a := range args {
		params[i] = a.Type()
	}
	result := b.x.m.Types.Void()
	if op.NumResults() > 0 {
		result = b.typ(op.Result(0).Type())
	}
	sig := b.x.m.Types.Func(result, params, false)
	text := b.x.m.NewInlineAsm(sig, v.AsmString(), v.Constraints())
	text.SideEffects, text.AlignStack = v.HasSideEffects(), v.IsAlignStack()
	if d, ok := v.AsmDialect(); ok {
		text.IntelDialect = d == llvm.AsmDialectADIntel
	}
	i := b.b.Call(sig, text, args...)
	i.Tail = tailKinds[v.TailCallKind()]
	if list := v.OperandAttrs(); list != nil {
		var sets []*llvmir.AttrSet
		for k, a := range list.Elems() {
			dict, ok := a.(*ir.DictionaryAttr)
			if !ok {
				continue
			}
			t, ok := dict.Lookup("elementtype").(*ir.TypeAttr)
			if !ok {
				continue
			}
			for len(sets) <= k {
				sets = append(sets, nil)
			}
			sets[k] = b.x.m.AttrSet(llvmir.Attr{Kind: llvmir.AttrElementType, Type: b.typ(t.Value())})
		}
		i.SetAttrs(llvmir.AttrList{Params: sets})
	}
	if op.NumResults() > 0 {
		return b.set(op, i)
	}
	return true
}
