package exporter

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

func convertBr(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.BrOp](op)
	i := b.b.Br(b.target(&op.Successors()[0]))
	b.loop(op, i, v.LoopAnnotation())
	return true
}

func convertCondBr(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.CondBrOp](op)
	succs := op.Successors()
	i := b.b.CondBr(b.value(v.Condition()), b.target(&succs[0]), b.target(&succs[1]))
	b.loop(op, i, v.LoopAnnotation())
	if w, ok := v.BranchWeights(); ok {
		b.weights(i, w)
	}
	return true
}

func convertSwitch(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.SwitchOp](op)
	value := b.value(v.Value())
	succs := op.Successors()
	i := b.b.Switch(value, b.target(&succs[0]))
	if cases := v.CaseValues(); cases != nil && len(succs) > 1 {
		ops := make([]llvmir.Value, 2, 2*len(succs))
		copy(ops, i.Operands)
		for k := 1; k < len(succs); k++ {
			ops = append(ops, llvmir.NewWideInt(value.Type(), cases.Bits(int64(k-1))), b.target(&succs[k]))
		}
		i.Operands = ops
	}
	if w, ok := v.BranchWeights(); ok {
		b.weights(i, w)
	}
	return true
}

func convertIndirectBr(b *body, op *ir.Operation) bool {
	succs := op.Successors()
	blocks := make([]*llvmir.Block, len(succs))
	for i := range succs {
		blocks[i] = b.target(&succs[i])
	}
	b.b.IndirectBr(b.value(op.Operand(0)), blocks...)
	return true
}

func convertReturn(b *body, op *ir.Operation) bool {
	if op.NumOperands() == 0 {
		b.b.Ret(nil)
	} else {
		b.b.Ret(b.value(op.Operand(0)))
	}
	return true
}

func convertResume(b *body, op *ir.Operation) bool {
	b.b.Resume(b.value(op.Operand(0)))
	return true
}

func convertUnreachable(b *body, _ *ir.Operation) bool {
	b.b.Unreachable()
	return true
}

func convertLandingPad(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.LandingPadOp](op)
	i := b.b.LandingPad(b.typ(v.Result().Type()), v.Cleanup())
	for _, o := range op.Operands().All() {
		if c, ok := b.value(o).(llvmir.Constant); ok {
			i.AddClause(c, c.Type().Kind() == llvmir.ArrayType)
		}
	}
	return b.set(op, i)
}
