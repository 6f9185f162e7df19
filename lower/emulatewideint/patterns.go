package emulatewideint

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// Patterns returns the patterns for the operations of arith, and for vector.print.
func (c *TypeConverter) Patterns() []convert.Pattern {
	types := c.TypeConverter
	return []convert.Pattern{
		convert.On(types, c.lowerConstant), convert.On(types, c.lowerCmpI), convert.On(types, c.lowerSelect), convert.On(types, lowerPrint),
		convert.On(types, c.lowerAddI), convert.On(types, c.lowerMulI), convert.On(types, c.lowerShLI), convert.On(types, c.lowerShRSI),
		convert.On(types, c.lowerShRUI),
		c.choice(arith.MaxUI, arith.CmpIPredicateUgt), c.choice(arith.MaxSI, arith.CmpIPredicateSgt),
		c.choice(arith.MinUI, arith.CmpIPredicateUlt), c.choice(arith.MinSI, arith.CmpIPredicateSlt),
		convert.On(types, c.lowerSubI),
		c.bitwise(arith.AndI), c.bitwise(arith.OrI), c.bitwise(arith.XOrI),
		convert.On(types, c.lowerExtSI), convert.On(types, c.lowerExtUI), convert.On(types, c.lowerTruncI),
		c.indexCast(arith.IndexCast, arith.ExtSI), c.indexCast(arith.IndexCastUI, arith.ExtUI),
		convert.On(types, c.lowerSIToFP), convert.On(types, c.lowerUIToFP), convert.On(types, c.lowerFPToUI), convert.On(types, c.lowerFPToSI),
	}
}

// unsupported is the result of a pattern for an operation on a type.
func unsupported(r *convert.Rewriter, op *ir.Operation, t ir.Type) bool {
	return r.NoMatch(op, "unsupported type: "+t.String())
}

func (c *TypeConverter) lowerConstant(op arith.ConstantOp, _ arith.ConstantAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	var list []num.Int
	switch v := op.Value().(type) {
	case *ir.IntegerAttr:
		list = c.parts(v.Value(), nil)
	case *ir.DenseElementsAttr:
		if v.Len() > maxElements {
			return r.NoMatch(op.Op(), "too many elements")
		}
		for i := range v.Len() {
			list = c.parts(v.Bits(i), list)
		}
	default:
		return r.NoMatch(op.Op(), "unhandled constant attribute")
	}
	r.ReplaceBy(op.Op(), arith.NewConstant(r.Builder, ir.NewDenseInts(t, list...)).Op())
	return true
}

// maxElements bounds the memory for a vector constant whose text may be short.
const maxElements = 1 << 24

// parts appends the halves of a number to a list.
func (c *TypeConverter) parts(x num.Int, list []num.Int) []num.Int {
	return append(list, x.Trunc(c.widest), x.LShr(c.widest).Trunc(c.widest))
}

// lowerCmpI compares the lower halves where the higher ones are equal.
func (c *TypeConverter) lowerCmpI(op arith.CmpIOp, in arith.CmpIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if c.pairs(op.Lhs().Type()) == nil {
		return unsupported(r, op.Op(), op.Lhs().Type())
	}
	b, p := r.Builder, op.Predicate()
	x0, x1 := halves(b, in.Lhs())
	y0, y1 := halves(b, in.Rhs())
	low := arith.NewCmpI(b, unsigned(p), x0, y0).Result()
	high := arith.NewCmpI(b, p, x1, y1).Result()
	var result *ir.Value
	switch p {
	case arith.CmpIPredicateEq:
		result = arith.NewAndI(b, low, high).Result()
	case arith.CmpIPredicateNe:
		result = arith.NewOrI(b, low, high).Result()
	default:
		equal := arith.NewCmpI(b, arith.CmpIPredicateEq, x1, y1).Result()
		result = arith.NewSelect(b, equal, low, high).Result()
	}
	r.Replace(op.Op(), dropLast(b, result))
	return true
}

// unsigned returns a predicate for unsigned numbers.
func unsigned(p arith.CmpIPredicate) arith.CmpIPredicate {
	switch p {
	case arith.CmpIPredicateSlt:
		return arith.CmpIPredicateUlt
	case arith.CmpIPredicateSle:
		return arith.CmpIPredicateUle
	case arith.CmpIPredicateSgt:
		return arith.CmpIPredicateUgt
	case arith.CmpIPredicateSge:
		return arith.CmpIPredicateUge
	}
	return p
}

func (c *TypeConverter) lowerSelect(op arith.SelectOp, in arith.SelectAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	b := r.Builder
	x0, x1 := halves(b, in.TrueValue())
	y0, y1 := halves(b, in.FalseValue())
	cond := addLast(b, in.Condition())
	low := arith.NewSelect(b, cond, x0, y0).Result()
	high := arith.NewSelect(b, cond, x1, y1).Result()
	r.Replace(op.Op(), join(b, t, low, high))
	return true
}

func lowerPrint(op vector.PrintOp, in vector.PrintAdaptor[*ir.Value], r *convert.Rewriter) bool {
	r.ReplaceBy(op.Op(), vector.NewPrint(r.Builder, in.Source()).Op())
	return true
}

// choice returns the pattern for an operation that chooses its first operand where a predicate
// holds. It leaves the rest to the patterns of the comparison and of the selection.
func (c *TypeConverter) choice(def *ir.OpDef, p arith.CmpIPredicate) convert.Pattern {
	return c.on(def, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
		if c.pairs(op.Result(0).Type()) == nil {
			return unsupported(r, op, op.Result(0).Type())
		}
		x, y := op.Operand(0), op.Operand(1)
		holds := arith.NewCmpI(r.Builder, p, x, y).Result()
		r.ReplaceBy(op, arith.NewSelect(r.Builder, holds, x, y).Op())
		return true
	})
}

// bitwise returns the pattern for an operation that is done on each half.
func (c *TypeConverter) bitwise(def *ir.OpDef) convert.Pattern {
	return c.on(def, func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool {
		t := c.pairs(op.Result(0).Type())
		if t == nil {
			return unsupported(r, op, op.Result(0).Type())
		}
		b := r.Builder
		x0, x1 := halves(b, in[0])
		y0, y1 := halves(b, in[1])
		part := func(x, y *ir.Value) *ir.Value {
			return b.Create(&ir.OperationState{Def: def, Operands: []*ir.Value{x, y}, Results: []ir.Type{x.Type()}}).Result(0)
		}
		low := part(x0, y0)
		high := part(x1, y1)
		r.Replace(op, join(b, t, low, high))
		return true
	})
}

// on returns a pattern for operations of one definition whose operands are each replaced by one
// value.
func (c *TypeConverter) on(def *ir.OpDef, f func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool) convert.Pattern {
	return convert.Pattern{Name: def.Name, Root: def.Name, Types: c.TypeConverter, Convert: func(op *ir.Operation, lists [][]*ir.Value, r *convert.Rewriter) bool {
		in, ok := convert.OneToOne(lists)
		return ok && f(op, in, r)
	}}
}
