package exporter

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// This file has the intrinsics whose calls have more than the operands and attributes of the
// operation.

// aligned calls an intrinsic with a pointer of known alignment.
func (b *body) aligned(op *ir.Operation, align uint64, args []llvmir.Value) bool {
	in, _ := llvm.IntrinsicInterface.Of(op)
	result := b.x.m.Types.Void()
	if op.NumResults() > 0 {
		result = b.typ(op.Result(0).Type())
	}
	i := b.callIntrinsic(in.Name, result, args)
	if i == nil {
		return b.fail(b.x.untranslatable(op))
	}
	at := in.Pointer.Arg
	params := make([]*llvmir.AttrSet, at+1)
	params[at] = b.x.m.AttrSet(llvmir.Attr{Kind: llvmir.AttrAlignment, Int: align})
	i.SetAttrs(llvmir.AttrList{Params: params})
	if isFloatish(result) {
		i.Flags |= flagsOf(op)
	}
	if v, ok := op.View().(llvm.MaskedLoadOp); ok && v.Nontemporal() {
		b.attach(i, "nontemporal", b.x.metadata.one)
	}
	if op.NumResults() > 0 {
		return b.set(op, i)
	}
	return true
}

// convertMasked translates a masked memory access. A masked load without a value for masked-out
// elements returns poison for them.
func convertMasked(b *body, op *ir.Operation) bool {
	args := b.operands(0, op.NumOperands(), op)
	if op.NumResults() > 0 && len(args) == 2 {
		var rest llvmir.Value = llvmir.NewPoison(b.typ(op.Result(0).Type()))
		if b.x.m.IsTyped() {
			rest = llvmir.NewUndef(rest.Type()) // as MLIR 14
		}
		args = append(args, rest)
	}
	in, _ := llvm.IntrinsicInterface.Of(op)
	align := op.InherentAttr(in.Pointer.Slot).(*ir.IntegerAttr)
	if b.x.m.IsTyped() {
		return b.masked14(op, in, align, args)
	}
	return b.aligned(op, uint64(align.Int()), args)
}

// masked14 translates a masked memory access for LLVM 14, where the alignment is an argument behind
// the pointer.
func (b *body) masked14(op *ir.Operation, in *llvm.Intrinsic, align *ir.IntegerAttr, args []llvmir.Value) bool {
	args = slices.Insert(args, in.Pointer.Arg+1, llvmir.Value(b.immediate(align)))
	result := b.x.m.Types.Void()
	if op.NumResults() > 0 {
		result = b.typ(op.Result(0).Type())
	}
	i := b.callIntrinsic(in.Name, result, args)
	if i == nil {
		return b.fail(b.x.untranslatable(op))
	}
	if isFloatish(result) {
		i.Flags |= flagsOf(op)
	}
	if v, ok := op.View().(llvm.MaskedLoadOp); ok && v.Nontemporal() {
		b.attach(i, "nontemporal", b.x.metadata.one)
	}
	if op.NumResults() > 0 {
		return b.set(op, i)
	}
	return true
}

func convertMatrixLoad(b *body, op *ir.Operation) bool {
	return b.matrixAccess(op, b.typ(op.Result(0).Type()))
}

func convertMatrixStore(b *body, op *ir.Operation) bool {
	return b.matrixAccess(op, b.typ(op.Operand(0).Type()))
}

// matrixAccess translates a load or store of a matrix, which is a vector of type t.
func (b *body) matrixAccess(op *ir.Operation, t *llvmir.Type) bool {
	in, _ := llvm.IntrinsicInterface.Of(op)
	args := b.intrinsicArgs(op, in, op.NumOperands())
	if args == nil {
		return b.fail(b.x.untranslatable(op))
	}
	return b.aligned(op, b.x.layout.ABIAlign(t.Elem()), args)
}

func convertNoAliasScopeDecl(b *body, op *ir.Operation) bool {
	in, _ := llvm.IntrinsicInterface.Of(op)
	md := &b.x.metadata
	md.mu.Lock()
	list := md.unique([]llvmir.Metadata{md.scope(ir.Cast[llvm.NoAliasScopeDeclOp](op).Scope())})
	md.mu.Unlock()
	if b.callIntrinsic(in.Name, b.x.m.Types.Void(), []llvmir.Value{b.x.m.NewMetadataValue(list)}) == nil {
		return b.fail(b.x.untranslatable(op))
	}
	return true
}

// convertConstrained translates a floating-point operation with a rounding mode and exception
// behaviour (LangRef, Constrained Floating-Point Intrinsics).
func convertConstrained(b *body, op *ir.Operation) bool {
	in, _ := llvm.IntrinsicInterface.Of(op)
	args := b.intrinsicArgs(op, in, op.NumOperands())
	if args == nil {
		return b.fail(b.x.untranslatable(op))
	}
	i := b.callIntrinsic(in.Name, b.typ(op.Result(0).Type()), args)
	if i == nil {
		return b.fail(b.x.untranslatable(op))
	}
	i.SetAttrs(llvmir.AttrList{Fn: b.x.m.AttrSet(llvmir.Attr{Kind: llvmir.AttrStrictFP})})
	return b.set(op, i)
}
