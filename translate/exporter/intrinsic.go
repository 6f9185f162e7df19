package exporter

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// intrinsicKey identifies a declaration within a body.
type intrinsicKey struct {
	name string
	sig  *llvmir.Type
}

// intrinsic returns the declaration of an intrinsic and records that the function uses it.
func (b *body) intrinsic(name string, sig *llvmir.Type) *llvmir.Function {
	key := intrinsicKey{name, sig}
	f := b.declared[key]
	if f == nil {
		if f = b.x.intrinsics.declare(name, sig); f == nil {
			return nil
		}
		b.declared[key] = f
	}
	b.noteIntrinsic(f)
	return f
}

// noteIntrinsic records that the function uses an intrinsic.
func (b *body) noteIntrinsic(f *llvmir.Function) {
	if b.f != nil && !b.used[f] {
		if b.used == nil {
			b.used = map[*llvmir.Function]bool{}
		}
		b.used[f] = true
		b.f.intrinsics = append(b.f.intrinsics, f)
	}
}

// callIntrinsic calls an intrinsic. It returns nil if LLVM has no intrinsic of that name.
func (b *body) callIntrinsic(name string, result *llvmir.Type, args []llvmir.Value) *llvmir.Instruction {
	return b.callIntrinsicAs(name, b.callSignature(result, args), args)
}

// callSignature returns the type of a function with exactly these arguments.
func (b *body) callSignature(result *llvmir.Type, args []llvmir.Value) *llvmir.Type {
	params := make([]*llvmir.Type, len(args))
	for i, a := range args {
		params[i] = a.Type()
	}
	return b.x.m.Types.Func(result, params, false)
}

func (b *body) callIntrinsicAs(name string, sig *llvmir.Type, args []llvmir.Value) *llvmir.Instruction {
	f := b.intrinsic(name, sig)
	if f == nil {
		return nil
	}
	i := b.b.Insert(llvmir.OpCall, sig.Result(), append(args[:len(args):len(args)], f)...)
	i.Elem = sig
	return i
}

// convertIntrinsic translates an operation that is an intrinsic.
func (b *body) convertIntrinsic(op *ir.Operation, in *llvm.Intrinsic) bool {
	n := op.NumOperands()
	bundles, hasBundles := op.View().(interface {
		OpBundleOperands() []ir.ValueRange
		OpBundleTags() *ir.ArrayAttr
	})
	if hasBundles {
		_, n = op.OperandSegment(0)
	}
	args := b.intrinsicArgs(op, in, n)
	if args == nil {
		return b.fail(b.x.untranslatable(op))
	}
	result := b.x.m.Types.Void()
	if op.NumResults() > 0 {
		result = b.typ(op.Result(0).Type())
	}
	i := b.callIntrinsic(in.Name, result, args)
	if i == nil {
		return b.fail(op.ErrorPlainf("could not find LLVM intrinsic: \"%s\"", in.Name))
	}
	if hasBundles {
		b.bundles(i, bundles.OpBundleOperands(), bundles.OpBundleTags())
	}
	b.intrinsicDetails(i, op, in)
	if op.NumResults() > 0 {
		return b.set(op, i)
	}
	return true
}

// intrinsicArgs returns the first n operands of an operation, with the attributes that are
// arguments inserted between them. It returns nil if an attribute has a wrong kind.
func (b *body) intrinsicArgs(op *ir.Operation, in *llvm.Intrinsic, n int) []llvmir.Value {
	args := make([]llvmir.Value, 0, n+len(in.Attrs)+1)
	next := 0
	for k := range in.Attrs {
		a := &in.Attrs[k]
		for len(args) < a.Arg {
			args = append(args, b.value(op.Operand(next)))
			next++
		}
		v := b.intrinsicArg(op.InherentAttr(a.Slot), a)
		if v == nil {
			return nil
		}
		args = append(args, v)
	}
	for ; next < n; next++ {
		args = append(args, b.value(op.Operand(next)))
	}
	return args
}

// intrinsicArg returns an attribute as an argument, nil if the attribute has a wrong kind.
func (b *body) intrinsicArg(attr ir.Attribute, a *llvm.IntrinsicArg) llvmir.Value {
	if a.IsImmediate() {
		if c := b.immediate(attr); c != nil {
			return c
		}
		return nil
	}
	if v, ok := attr.(*ir.IntegerAttr); ok {
		return b.x.m.NewMetadataValue(str(a.Prefix + a.Enum.String(v.Uint())))
	}
	return nil
}

// immediate returns an attribute as an immediate argument.
func (b *body) immediate(a ir.Attribute) llvmir.Constant {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if t := b.typ(a.Type()); t != nil {
			return llvmir.NewWideInt(t, a.Value())
		}
	case *ir.FloatAttr:
		if t := b.typ(a.Type()); t != nil {
			return llvmir.NewFloat(t, a.Value())
		}
	}
	return nil
}

// intrinsicDetails sets the flags, attributes and metadata of a call.
func (b *body) intrinsicDetails(i *llvmir.Instruction, op *ir.Operation, in *llvm.Intrinsic) {
	if isFloatish(i.Type()) {
		i.Flags |= flagsOf(op)
		if b.x.m.IsTyped() && llvm.ReassociatesMLIR14(op) {
			i.Flags |= llvmir.Reassoc
		}
	}
	if v, ok := op.View().(interface {
		ArgAttrs() *ir.ArrayAttr
		ResAttrs() *ir.ArrayAttr
	}); ok {
		b.callAttrs(i, nil, v.ArgAttrs(), v.ResAttrs())
		if i.Details != nil {
			// The list of argument attributes omits immediate arguments.
			for _, a := range in.Attrs {
				if p := i.Details.Attrs.Params; a.Arg < len(p) {
					list := append(append(append([]*llvmir.AttrSet(nil), p[:a.Arg]...), nil), p[a.Arg:]...)
					i.Details.Attrs.Params = list
				}
			}
		}
	}
	if v, ok := op.View().(interface {
		AccessGroups() *ir.ArrayAttr
		AliasScopes() *ir.ArrayAttr
		NoaliasScopes() *ir.ArrayAttr
		Tbaa() *ir.ArrayAttr
	}); ok {
		b.alias(op, i, v.AccessGroups(), v.AliasScopes(), v.NoaliasScopes(), v.Tbaa())
	}
}

func convertCallIntrinsic(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.CallIntrinsicOp](op)
	base, ok := llvmir.LookupIntrinsic(v.Intrin())
	if !ok {
		return b.failCall(op, diag.Errorf(op.Place(), "could not find LLVM intrinsic: %s", op.Attr("intrin")))
	}
	from, to := op.OperandSegment(0)
	args := b.operands(from, to, op)
	result := b.x.m.Types.Void()
	if op.NumResults() > 0 {
		result = b.typ(op.Result(0).Type())
	}
	sig := b.callSignature(result, args)
	if !b.x.m.IsTyped() { // the signatures of LLVM 14 are not known
		declared, wrong := b.declaredSignature(op, base, sig)
		if wrong != nil {
			return b.failCall(op, wrong)
		}
		sig = declared
	}
	i := b.callIntrinsicAs(base.Name, sig, args)
	if i == nil {
		return b.failCall(op, diag.Errorf(op.Place(), "could not find LLVM intrinsic: %s", op.Attr("intrin")))
	}
	b.bundles(i, v.OpBundleOperands(), v.OpBundleTags())
	if isFloatish(i.Type()) {
		i.Flags |= fastMath(v.FastmathFlags())
	}
	b.callAttrs(i, nil, v.ArgAttrs(), v.ResAttrs())
	if op.NumResults() > 0 {
		return b.set(op, i)
	}
	return true
}

// failCall reports an error about a call of an intrinsic, and that the call cannot be translated.
func (b *body) failCall(op *ir.Operation, wrong *diag.Diagnostic) bool {
	b.fail(wrong)
	return b.fail(b.x.untranslatable(op))
}

// declaredSignature returns the declared type of an intrinsic that is called with type sig, or an
// error if they do not match.
func (b *body) declaredSignature(op *ir.Operation, in llvmir.Intrinsic, sig *llvmir.Type) (*llvmir.Type, *diag.Diagnostic) {
	name := op.Attr("intrin")
	want := in.FuncType(b.x.m.Types, sig)
	switch {
	case want == nil:
		return nil, diag.Errorf(op.Place(), "call intrinsic signature %s to overloaded intrinsic %s does not match any of the overloads", sig.Definition(), name)
	case want.Result() != sig.Result():
		return nil, diag.Errorf(op.Place(), "intrinsic call returns %s but %s actually returns %s", sig.Result().Definition(), name, want.Result().Definition())
	}
	has, expects := sig.Params(), want.Params()
	switch {
	case !want.IsVarArg() && len(has) != len(expects):
		return nil, diag.Errorf(op.Place(), "intrinsic call has %d operands but %s expects %d", len(has), name, len(expects))
	case len(has) < len(expects):
		return nil, diag.Errorf(op.Place(), "intrinsic call has %d operands but variadic %s expects at least %d", len(has), name, len(expects))
	}
	for i, t := range expects {
		if has[i] != t {
			return nil, diag.Errorf(op.Place(), "intrinsic call operand #%d has type %s but %s expects %s", i, has[i].Definition(), name, t.Definition())
		}
	}
	return want, nil
}
