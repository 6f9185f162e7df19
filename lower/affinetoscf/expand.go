package affinetoscf

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

// Expand computes the results of a map by operations of arith. The operands are the values of its
// dimensions and then of its symbols. An error says what it cannot compute.
func Expand(b *ir.Builder, m affine.Map, operands []*ir.Value) ([]*ir.Value, error) {
	values := make([]*ir.Value, m.NumResults())
	for i, e := range m.Results() {
		v, err := ExpandExpr(b, e, operands[:m.NumDims()], operands[m.NumDims():])
		if err != nil {
			return nil, err
		}
		values[i] = v
	}
	return values, nil
}

// undefinedError is an expression that has no value.
type undefinedError string

func (e undefinedError) Error() string { return string(e) }

// ExpandExpr computes an expression by operations of arith.
func ExpandExpr(b *ir.Builder, e affine.Expr, dims, symbols []*ir.Value) (*ir.Value, error) {
	switch e.Kind() {
	case affine.Dim:
		return dims[e.Position()], nil
	case affine.Symbol:
		return symbols[e.Position()], nil
	case affine.Constant:
		n, _ := e.Constant()
		return index(b, n), nil
	}
	if n, ok := e.RHS().Constant(); ok && n <= 0 {
		switch e.Kind() {
		case affine.Mod:
			return nil, undefinedError("modulo by non-positive value is not supported")
		case affine.FloorDiv, affine.CeilDiv:
			return nil, undefinedError("division by non-positive value is not supported")
		}
	}
	x, err := ExpandExpr(b, e.LHS(), dims, symbols)
	if err != nil {
		return nil, err
	}
	y, err := ExpandExpr(b, e.RHS(), dims, symbols)
	if err != nil {
		return nil, err
	}
	switch e.Kind() {
	case affine.Add:
		return arith.NewAddI(b, x, y).Result(), nil
	case affine.Mul:
		return mul(b, x, y, arith.OverflowNsw), nil
	case affine.Mod:
		return mod(b, x, y), nil
	case affine.FloorDiv:
		return floorDiv(b, x, y), nil
	}
	return ceilDiv(b, x, y), nil
}

// index creates a constant of type index.
func index(b *ir.Builder, n int64) *ir.Value {
	return arith.NewConstantInt(b, b.Context().Index(), n).Result()
}

func mul(b *ir.Builder, x, y *ir.Value, flags arith.IntegerOverflowFlags) *ir.Value {
	return arith.NewMulI(b, x, y).SetOverflowFlags(flags).Result()
}

func add(b *ir.Builder, x, y *ir.Value, flags arith.IntegerOverflowFlags) *ir.Value {
	return arith.NewAddI(b, x, y).SetOverflowFlags(flags).Result()
}

func sub(b *ir.Builder, x, y *ir.Value) *ir.Value { return arith.NewSubI(b, x, y).Result() }

func pick(b *ir.Builder, condition, x, y *ir.Value) *ir.Value {
	return arith.NewSelect(b, condition, x, y).Result()
}

// mod corrects a negative remainder, since that of a map is not negative.
func mod(b *ir.Builder, x, y *ir.Value) *ir.Value {
	rest := arith.NewRemSI(b, x, y).Result()
	negative := arith.NewCmpI(b, arith.CmpIPredicateSlt, rest, index(b, 0)).Result()
	return pick(b, negative, add(b, rest, y, arith.OverflowNone), rest)
}

// floorDiv is -1 - (-1 - x) / y of a negative x.
func floorDiv(b *ir.Builder, x, y *ir.Value) *ir.Value {
	zero, minusOne := index(b, 0), index(b, -1)
	negative := arith.NewCmpI(b, arith.CmpIPredicateSlt, x, zero).Result()
	dividend := pick(b, negative, sub(b, minusOne, x), x)
	q := arith.NewDivSI(b, dividend, y).Result()
	return pick(b, negative, sub(b, minusOne, q), q)
}

// ceilDiv is -(-x / y) of an x that is not positive, otherwise (x - 1) / y + 1.
func ceilDiv(b *ir.Builder, x, y *ir.Value) *ir.Value {
	zero, one := index(b, 0), index(b, 1)
	notPositive := arith.NewCmpI(b, arith.CmpIPredicateSle, x, zero).Result()
	negated := sub(b, zero, x)
	dividend := pick(b, notPositive, negated, sub(b, x, one))
	q := arith.NewDivSI(b, dividend, y).Result()
	negatedQ := sub(b, zero, q)
	return pick(b, notPositive, negatedQ, add(b, q, one, arith.OverflowNone))
}
