package index

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
)

// The operations implement [intrange.InferOp].

// A reading says which bounds must agree for a narrow index to make no difference.
type reading uint8

const (
	signed reading = 1 << iota
	unsigned
)

// infer computes the range of a result for both widths. If they do not agree, the result is in
// either.
func infer(operands, results []intrange.Range, bounds reading, f func(a, b intrange.Range) intrange.Range) {
	a, b := operands[0], operands[1]
	if !a.Known() || !b.Known() {
		return
	}
	full := f(a, b)
	half := f(intrange.Trunc(a, narrow), intrange.Trunc(b, narrow))
	cut := intrange.Trunc(full, narrow)
	agree := (bounds&signed == 0 || half.Smin() == cut.Smin() && half.Smax() == cut.Smax()) &&
		(bounds&unsigned == 0 || half.Umin() == cut.Umin() && half.Umax() == cut.Umax())
	if !agree {
		full = full.Union(widen(half))
	}
	results[0] = full
}

// widen extends the bounds of a narrow index, each as it is read.
func widen(r intrange.Range) intrange.Range {
	return intrange.Bounds(r.Umin().Zext(wide), r.Umax().Zext(wide), r.Smin().Sext(wide), r.Smax().Sext(wide))
}

// plain adapts a function that takes flags, which indices do not have.
func plain(f func(a, b intrange.Range, flags intrange.Flags) intrange.Range) func(a, b intrange.Range) intrange.Range {
	return func(a, b intrange.Range) intrange.Range { return f(a, b, 0) }
}

// InferRanges implements [intrange.InferOp].
func (AddOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed|unsigned, plain(intrange.Add))
}

// InferRanges implements [intrange.InferOp].
func (SubOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed|unsigned, plain(intrange.Sub))
}

// InferRanges implements [intrange.InferOp].
func (MulOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed|unsigned, plain(intrange.Mul))
}

// InferRanges implements [intrange.InferOp].
func (DivSOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed, intrange.DivS)
}

// InferRanges implements [intrange.InferOp].
func (DivUOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, unsigned, intrange.DivU)
}

// InferRanges implements [intrange.InferOp].
func (CeilDivSOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed, intrange.CeilDivS)
}

// InferRanges implements [intrange.InferOp].
func (CeilDivUOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, unsigned, intrange.CeilDivU)
}

// InferRanges implements [intrange.InferOp].
func (FloorDivSOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed, intrange.FloorDivS)
}

// InferRanges implements [intrange.InferOp].
func (RemSOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed, intrange.RemS)
}

// InferRanges implements [intrange.InferOp].
func (RemUOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, unsigned, intrange.RemU)
}

// InferRanges implements [intrange.InferOp].
func (MaxSOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed, intrange.MaxS)
}

// InferRanges implements [intrange.InferOp].
func (MaxUOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, unsigned, intrange.MaxU)
}

// InferRanges implements [intrange.InferOp].
func (MinSOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed, intrange.MinS)
}

// InferRanges implements [intrange.InferOp].
func (MinUOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, unsigned, intrange.MinU)
}

// InferRanges implements [intrange.InferOp].
func (ShlOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed|unsigned, plain(intrange.Shl))
}

// InferRanges implements [intrange.InferOp].
func (ShrSOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, signed, intrange.ShrS)
}

// InferRanges implements [intrange.InferOp].
func (ShrUOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, unsigned, intrange.ShrU)
}

// InferRanges implements [intrange.InferOp].
func (AndOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, unsigned, intrange.And)
}

// InferRanges implements [intrange.InferOp].
func (OrOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, unsigned, intrange.Or)
}

// InferRanges implements [intrange.InferOp].
func (XOrOp) InferRanges(operands, results []intrange.Range) {
	infer(operands, results, unsigned, intrange.Xor)
}

// InferRanges implements [intrange.InferOp].
func (op CastSOp) InferRanges(operands, results []intrange.Range) {
	inferCast(op.Op(), operands, results, intrange.ExtS)
}

// InferRanges implements [intrange.InferOp].
func (op CastUOp) InferRanges(operands, results []intrange.Range) {
	inferCast(op.Op(), operands, results, intrange.ExtU)
}

// inferCast computes the range of a cast, to index for both widths.
func inferCast(op *ir.Operation, operands, results []intrange.Range, extend func(intrange.Range, uint32) intrange.Range) {
	if !operands[0].Known() {
		return
	}
	from, to := intrange.Width(op.Operand(0).Type()), intrange.Width(op.Result(0).Type())
	resize := func(width uint32) intrange.Range {
		switch {
		case from < width:
			return extend(operands[0], width)
		case from > width:
			return intrange.Trunc(operands[0], width)
		}
		return operands[0]
	}
	results[0] = resize(to)
	if _, ok := op.Result(0).Type().(*ir.IndexType); ok {
		results[0] = results[0].Union(widen(resize(narrow)))
	}
}

// InferRanges implements [intrange.InferOp].
func (op CmpOp) InferRanges(operands, results []intrange.Range) {
	a, b := operands[0], operands[1]
	if !a.Known() || !b.Known() {
		return
	}
	p := intrange.Predicate(op.Pred())
	full, known := intrange.Compare(p, a, b)
	half, halfKnown := intrange.Compare(p, intrange.Trunc(a, narrow), intrange.Trunc(b, narrow))
	results[0] = intrange.Max(1)
	if known && halfKnown && full == half {
		results[0] = boolRange(full)
	}
}

// InferRanges implements [intrange.InferOp].
func (SizeOfOp) InferRanges(_, results []intrange.Range) {
	results[0] = intrange.FromUnsigned(num.NewUint(wide, narrow), num.NewUint(wide, wide))
}

// InferRanges implements [intrange.InferOp].
func (op ConstantOp) InferRanges(_, results []intrange.Range) {
	results[0] = intrange.Constant(num.NewInt(wide, op.Value()))
}

// InferRanges implements [intrange.InferOp].
func (op BoolConstantOp) InferRanges(_, results []intrange.Range) {
	results[0] = boolRange(op.Value())
}

func boolRange(v bool) intrange.Range {
	if v {
		return intrange.Constant(num.NewUint(1, 1))
	}
	return intrange.Constant(num.NewUint(1, 0))
}
