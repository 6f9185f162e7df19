package exporter

import (
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// intrinsicKey finds declarations again within a body.
type intrinsicKey struct {
	name string
	sig  *llvmir.Type
}

// renamed are the intrinsics that go by another name in the dialect.
var renamed = map[string]string{"vastart": "va_start", "vacopy": "va_copy", "vaend": "va_end"}

// intrinsicOps returns the operations that stand for an intrinsic, by its name.
func intrinsicOps() map[string]*ir.OpDef {
	ops := map[string]*ir.OpDef{}
	for _, def := range llvm.Dialect.Ops {
		if rest, ok := strings.CutPrefix(def.Name, "llvm.intr."); ok {
			if real, ok := renamed[rest]; ok {
				rest = real
			}
			ops["llvm."+rest] = def
		}
	}
	return ops
}

// immediates are the arguments of intrinsics that are attributes of the
// operation, by their positions.
var immediates = map[string][]struct {
	at   int
	attr string
}{
	"llvm.abs":                       {{1, "is_int_min_poison"}},
	"llvm.ctlz":                      {{1, "is_zero_poison"}},
	"llvm.cttz":                      {{1, "is_zero_poison"}},
	"llvm.is.fpclass":                {{1, "bit"}},
	"llvm.prefetch":                  {{1, "rw"}, {2, "hint"}, {3, "cache"}},
	"llvm.memcpy":                    {{3, "isVolatile"}},
	"llvm.memmove":                   {{3, "isVolatile"}},
	"llvm.memset":                    {{3, "isVolatile"}},
	"llvm.memcpy.inline":             {{2, "len"}, {3, "isVolatile"}},
	"llvm.memset.inline":             {{2, "len"}, {3, "isVolatile"}},
	"llvm.invariant.start":           {{0, "size"}},
	"llvm.invariant.end":             {{1, "size"}},
	"llvm.expect.with.probability":   {{2, "prob"}},
	"llvm.ubsantrap":                 {{0, "failureKind"}},
	"llvm.vector.insert":             {{2, "pos"}},
	"llvm.vector.extract":            {{1, "pos"}},
	"llvm.matrix.column.major.load":  {{2, "isVolatile"}, {3, "rows"}, {4, "columns"}},
	"llvm.matrix.column.major.store": {{3, "isVolatile"}, {4, "rows"}, {5, "columns"}},
	"llvm.matrix.multiply":           {{2, "lhs_rows"}, {3, "lhs_columns"}, {4, "rhs_columns"}},
	"llvm.matrix.transpose":          {{1, "rows"}, {2, "columns"}},
}

// intrinsic declares an intrinsic that the function uses.
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

// noteIntrinsic notes that the function uses an intrinsic.
func (b *body) noteIntrinsic(f *llvmir.Function) {
	if b.f != nil && !b.used[f] {
		if b.used == nil {
			b.used = map[*llvmir.Function]bool{}
		}
		b.used[f] = true
		b.f.intrinsics = append(b.f.intrinsics, f)
	}
}

// callIntrinsic calls an intrinsic, nil if LLVM has none of that name.
func (b *body) callIntrinsic(name string, result *llvmir.Type, args []llvmir.Value) *llvmir.Instruction {
	return b.callIntrinsicAs(name, b.callSignature(result, args), args)
}

// callSignature is the type of a function that takes just these arguments.
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
func convertIntrinsic(name string) converter {
	imm := immediates[name]
	return func(b *body, op *ir.Operation) bool {
		n := op.NumOperands()
		bundles, hasBundles := op.View().(interface {
			OpBundleOperands() []ir.OperandRange
			OpBundleTags() *ir.ArrayAttr
		})
		if hasBundles {
			_, n = op.OperandSegment(0)
		}
		args := make([]llvmir.Value, 0, n+len(imm)+1)
		next := 0
		for _, a := range imm {
			for len(args) < a.at {
				args = append(args, b.value(op.Operand(next)))
				next++
			}
			c := b.immediate(op.Attr(a.attr))
			if c == nil {
				return b.fail(b.x.untranslatable(op))
			}
			args = append(args, c)
		}
		for ; next < n; next++ {
			args = append(args, b.value(op.Operand(next)))
		}
		result := b.x.m.Types.Void()
		if op.NumResults() > 0 {
			result = b.typ(op.Result(0).Type())
		}
		i := b.callIntrinsic(name, result, args)
		if i == nil {
			return b.fail(op.ErrorPlainf("could not find LLVM intrinsic: \"%s\"", name))
		}
		if hasBundles {
			b.bundles(i, bundles.OpBundleOperands(), bundles.OpBundleTags())
		}
		b.intrinsicDetails(i, op, imm)
		if op.NumResults() > 0 {
			return b.set(op, i)
		}
		return true
	}
}

// immediate returns an attribute as an argument.
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

// intrinsicDetails sets flags, attributes and metadata of a call.
func (b *body) intrinsicDetails(i *llvmir.Instruction, op *ir.Operation, imm []struct {
	at   int
	attr string
}) {
	if isFloatish(i.Type()) {
		i.Flags |= flagsOf(op)
	}
	if v, ok := op.View().(interface {
		ArgAttrs() *ir.ArrayAttr
		ResAttrs() *ir.ArrayAttr
	}); ok {
		b.callAttrs(i, nil, v.ArgAttrs(), v.ResAttrs())
		if i.Details != nil && len(imm) > 0 {
			// Attributes are listed without the immediate arguments.
			for _, a := range imm {
				if p := i.Details.Attrs.Params; a.at < len(p) {
					list := append(append(append([]*llvmir.AttrSet(nil), p[:a.at]...), nil), p[a.at:]...)
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
		b.alias(i, v.AccessGroups(), v.AliasScopes(), v.NoaliasScopes(), v.Tbaa())
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
	if !b.x.m.IsTyped() { // the signatures of LLVM 14's are not known
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

// failCall reports what is wrong with a call of an intrinsic, and that it is not
// translated.
func (b *body) failCall(op *ir.Operation, wrong *diag.Diagnostic) bool {
	b.fail(wrong)
	return b.fail(b.x.untranslatable(op))
}

// declaredSignature is the type of an intrinsic that is called with a type, or
// what of that it does not fit.
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
