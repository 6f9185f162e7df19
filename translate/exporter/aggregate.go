package exporter

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

func convertExtractValue(b *body, op *ir.Operation) bool {
	v := b.value(op.Operand(0))
	pos := ir.Cast[llvm.ExtractValueOp](op).Position()
	if c := b.constExpr14(llvmir.OpExtractValue, 0, indexes(pos), v); c != nil {
		return b.set(op, c)
	}
	if c, ok := v.(llvmir.Constant); ok {
		for _, i := range pos {
			if c = llvmir.ElemAt(c, int(i)); c == nil {
				break
			}
		}
		if c != nil {
			return b.set(op, c)
		}
	}
	return b.set(op, b.b.ExtractValue(v, indexes(pos)...))
}

func indexes(pos []int64) []uint32 {
	list := make([]uint32, len(pos))
	for i, p := range pos {
		list[i] = uint32(p)
	}
	return list
}

func convertInsertValue(b *body, op *ir.Operation) bool {
	pos := ir.Cast[llvm.InsertValueOp](op).Position()
	into, part := op.Operand(0), b.value(op.Operand(1))
	if c, ok := part.(llvmir.Constant); ok && b.insertConstant(op, into, c, pos) {
		return true
	}
	return b.set(op, b.b.InsertValue(b.value(into), part, indexes(pos)...))
}

// insertConstant folds an insertvalue of a constant into a constant. It returns false if that is
// impossible.
func (b *body) insertConstant(op *ir.Operation, into *ir.Value, c llvmir.Constant, pos []int64) bool {
	p := b.partials[into]
	if p != nil && into.HasOneUse() {
		delete(b.partials, into)
	} else {
		whole, ok := b.value(into).(llvmir.Constant)
		if !ok {
			return false
		}
		if p = newPartial(whole); p == nil {
			return false
		}
	}
	if !p.insert(c, pos) {
		b.values.set(into, p.constant())
		return false
	}
	if b.partials == nil {
		b.partials = map[*ir.Value]*partial{}
	}
	b.partials[op.Result(0)] = p
	return true
}

func convertExtractElement(b *body, op *ir.Operation) bool {
	v, i := b.value(op.Operand(0)), b.value(op.Operand(1))
	if c := b.constExpr14(llvmir.OpExtractElement, 0, nil, v, i); c != nil {
		return b.set(op, c)
	}
	if cv, ci, ok := constants(v, i); ok {
		return b.set(op, llvmir.ConstExtractElement(cv, ci))
	}
	return b.set(op, b.b.ExtractElement(v, i))
}

func convertInsertElement(b *body, op *ir.Operation) bool {
	v, e, i := b.value(op.Operand(0)), b.value(op.Operand(1)), b.value(op.Operand(2))
	if cv, ce, ok := constants(v, e); ok {
		if ci, ok := i.(llvmir.Constant); ok {
			return b.set(op, llvmir.ConstInsertElement(cv, ce, ci))
		}
	}
	return b.set(op, b.b.InsertElement(v, e, i))
}

func convertShuffleVector(b *body, op *ir.Operation) bool {
	x, y := b.value(op.Operand(0)), b.value(op.Operand(1))
	mask := ir.Cast[llvm.ShuffleVectorOp](op).Mask()
	if cx, cy, ok := constants(x, y); ok {
		return b.set(op, llvmir.ConstShuffle(cx, cy, mask))
	}
	return b.set(op, b.b.ShuffleVector(x, y, mask))
}
