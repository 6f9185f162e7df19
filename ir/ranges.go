package ir

import (
	"fmt"
	"iter"
)

// A ValueRange is a run of values that belong together: operands or results of an
// operation, or arguments of a block. Making one costs nothing, since it says where the
// values are and does not copy them. So it shows what is set later, and it must not be
// used when operands, results or arguments were removed. The zero ValueRange is empty.
//
//	for i, v := range op.Operands().All() {
//
// [Operation.SetOperand] changes an operand. Like the values, a range is not safe for
// concurrent modification.
type ValueRange struct {
	op    *Operation // that has the values as operands or results, or nil
	block *Block     // that has the values as arguments, or nil
	first int        // the number of the first operand; else the complement of that number
	n     int
}

// Len is the number of values.
func (r ValueRange) Len() int { return r.n }

// First is the number that the first value has as an operand or result of its operation,
// or as an argument of its block, 0 for the zero range.
func (r ValueRange) First() int {
	if r.first < 0 {
		return ^r.first
	}
	return r.first
}

// At is the value of a number, which counts from 0 and must be less than Len.
func (r ValueRange) At(i int) *Value {
	if uint(i) < uint(r.n) && r.first >= 0 {
		return r.op.operands[r.first+i].value
	}
	return r.noOperand(i)
}

// noOperand is At for all but operands.
func (r ValueRange) noOperand(i int) *Value {
	switch {
	case uint(i) >= uint(r.n):
		panic(fmt.Sprintf("ir: value %d of %d", i, r.n))
	case r.op == nil:
		return r.block.args.values[^r.first+i]
	}
	return r.op.Result(^r.first + i)
}

// All yields the numbers and the values.
func (r ValueRange) All() iter.Seq2[int, *Value] {
	return func(yield func(int, *Value) bool) {
		for i := range r.Len() {
			if !yield(i, r.At(i)) {
				return
			}
		}
	}
}

// Slice is the range of the values from number from up to but not including to.
func (r ValueRange) Slice(from, to int) ValueRange {
	if from < 0 || from > to || to > r.Len() {
		panic(fmt.Sprintf("ir: values %d to %d of %d", from, to, r.n))
	}
	if r.first < 0 {
		r.first -= from
	} else {
		r.first += from
	}
	r.n = to - from
	return r
}

// Values returns the values in a new slice.
func (r ValueRange) Values() []*Value {
	vs := make([]*Value, r.Len())
	for i := range vs {
		vs[i] = r.At(i)
	}
	return vs
}

// Types returns the types of the values in a new slice.
func (r ValueRange) Types() []Type {
	ts := make([]Type, r.Len())
	for i := range ts {
		ts[i] = r.At(i).Type()
	}
	return ts
}

// Operands are the operands.
func (op *Operation) Operands() ValueRange {
	return ValueRange{op: op, n: len(op.operands)}
}

// OperandsAt are the operands that operand i of the definition stands for.
func (op *Operation) OperandsAt(i int) ValueRange {
	from, to := op.OperandSegment(i)
	return ValueRange{op: op, first: from, n: to - from}
}

// Results are the results.
func (op *Operation) Results() ValueRange {
	return ValueRange{op: op, first: ^0, n: op.NumResults()}
}

// ResultsAt are the results that result i of the definition stands for.
func (op *Operation) ResultsAt(i int) ValueRange {
	from, to := op.ResultSegment(i)
	return ValueRange{op: op, first: ^from, n: to - from}
}

// Args are the block's arguments.
func (b *Block) Args() ValueRange {
	return ValueRange{block: b, first: ^0, n: b.NumArgs()}
}
