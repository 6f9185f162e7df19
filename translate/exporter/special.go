package exporter

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// This file has the intrinsics whose arguments are not just the operands and
// attributes of the operation.

func init() {
	for def, c := range map[*ir.OpDef]converter{
		llvm.MaskedLoad: convertMaskedLoad, llvm.MaskedStore: convertMaskedStore,
		llvm.MaskedGather: convertMaskedGather, llvm.MaskedScatter: convertMaskedScatter,
		llvm.MatrixColumnMajorLoad: convertMatrixLoad, llvm.MatrixColumnMajorStore: convertMatrixStore,
		llvm.NoAliasScopeDecl:  convertNoAliasScopeDecl,
		llvm.ConstrainedUIToFP: convertConstrained, llvm.ConstrainedSIToFP: convertConstrained,
		llvm.ConstrainedFPTrunc: convertConstrained, llvm.ConstrainedFPExt: convertConstrained,
	} {
		converters[def] = c
	}
}

// aligned calls an intrinsic with a pointer of known alignment, argument number
// at.
func (b *body) aligned(op *ir.Operation, name string, align uint64, at int, args ...llvmir.Value) bool {
	result := b.x.m.Types.Void()
	if op.NumResults() > 0 {
		result = b.typ(op.Result(0).Type())
	}
	i := b.callIntrinsic(name, result, args)
	if i == nil {
		return b.fail(b.x.untranslatable(op))
	}
	params := make([]*llvmir.AttrSet, at+1)
	params[at] = b.x.m.AttrSet(llvmir.Attr{Kind: llvmir.AttrAlignment, Int: align})
	i.SetAttrs(llvmir.AttrList{Params: params})
	if isFloatish(result) {
		i.Flags |= flagsOf(op)
	}
	if op.NumResults() > 0 {
		return b.set(op, i)
	}
	return true
}

// passThru returns the value of the elements that are masked out.
func (b *body) passThru(op *ir.Operation, given []*ir.Value) llvmir.Value {
	if len(given) > 0 && given[0] != nil {
		return b.value(given[0])
	}
	return llvmir.NewPoison(b.typ(op.Result(0).Type()))
}

func convertMaskedLoad(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.MaskedLoadOp](op)
	n := len(b.b.Block().Instrs)
	if !b.aligned(op, "llvm.masked.load", uint64(v.Alignment()), 0, b.value(v.Data()), b.value(v.Mask()), b.passThru(op, op.OperandValues(2, op.NumOperands()))) {
		return false
	}
	if v.Nontemporal() {
		b.attach(b.b.Block().Instrs[n], "nontemporal", b.x.metadata.one)
	}
	return true
}

func convertMaskedStore(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.MaskedStoreOp](op)
	return b.aligned(op, "llvm.masked.store", uint64(v.Alignment()), 1, b.value(v.Value()), b.value(v.Data()), b.value(v.Mask()))
}

func convertMaskedGather(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.MaskedGatherOp](op)
	return b.aligned(op, "llvm.masked.gather", uint64(v.Alignment()), 0, b.value(v.Ptrs()), b.value(v.Mask()), b.passThru(op, op.OperandValues(2, op.NumOperands())))
}

func convertMaskedScatter(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.MaskedScatterOp](op)
	return b.aligned(op, "llvm.masked.scatter", uint64(v.Alignment()), 1, b.value(v.Value()), b.value(v.Ptrs()), b.value(v.Mask()))
}

// matrixArgs are the arguments that loads and stores of matrices end with.
func (b *body) matrixArgs(op *ir.Operation) []llvmir.Value {
	var args []llvmir.Value
	for _, name := range []string{"isVolatile", "rows", "columns"} {
		args = append(args, b.immediate(op.Attr(name)))
	}
	return args
}

func convertMatrixLoad(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.MatrixColumnMajorLoadOp](op)
	align := b.x.layout.ABIAlign(b.typ(op.Result(0).Type()).Elem())
	return b.aligned(op, "llvm.matrix.column.major.load", align, 0, append([]llvmir.Value{b.value(v.Data()), b.value(v.Stride())}, b.matrixArgs(op)...)...)
}

func convertMatrixStore(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.MatrixColumnMajorStoreOp](op)
	m := b.value(v.Matrix())
	align := b.x.layout.ABIAlign(m.Type().Elem())
	return b.aligned(op, "llvm.matrix.column.major.store", align, 1, append([]llvmir.Value{m, b.value(v.Data()), b.value(v.Stride())}, b.matrixArgs(op)...)...)
}

func convertNoAliasScopeDecl(b *body, op *ir.Operation) bool {
	md := &b.x.metadata
	md.mu.Lock()
	list := md.unique([]llvmir.Metadata{md.scope(ir.Cast[llvm.NoAliasScopeDeclOp](op).Scope())})
	md.mu.Unlock()
	if b.callIntrinsic("llvm.experimental.noalias.scope.decl", b.x.m.Types.Void(), []llvmir.Value{b.x.m.NewMetadataValue(list)}) == nil {
		return b.fail(b.x.untranslatable(op))
	}
	return true
}

// roundings are the rounding modes in constrained operations (LangRef,
// Constrained Floating-Point Intrinsics).
var roundings = map[llvm.RoundingMode]string{
	llvm.RoundingModeTowardZero: "round.towardzero", llvm.RoundingModeNearestTiesToEven: "round.tonearest",
	llvm.RoundingModeTowardPositive: "round.upward", llvm.RoundingModeTowardNegative: "round.downward",
	llvm.RoundingModeNearestTiesToAway: "round.tonearestaway", llvm.RoundingModeDynamic: "round.dynamic",
}

func convertConstrained(b *body, op *ir.Operation) bool {
	args := []llvmir.Value{b.value(op.Operand(0))}
	text := func(s string) { args = append(args, b.x.m.NewMetadataValue(str(s))) }
	if r, ok := op.Attr("roundingmode").(*ir.IntegerAttr); ok {
		text(roundings[llvm.RoundingMode(r.Uint())])
	}
	if e, ok := op.Attr("fpExceptionBehavior").(*ir.IntegerAttr); ok {
		text("fpexcept." + llvm.FPExceptionBehavior(e.Uint()).String())
	}
	i := b.callIntrinsic("llvm"+op.Name()[len("llvm.intr"):], b.typ(op.Result(0).Type()), args)
	if i == nil {
		return b.fail(b.x.untranslatable(op))
	}
	i.SetAttrs(llvmir.AttrList{Fn: b.x.m.AttrSet(llvmir.Attr{Kind: llvmir.AttrStrictFP})})
	return b.set(op, i)
}
