package expandarith

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// choices returns the patterns for maxima and minima.
func choices() []rewrite.Pattern {
	const greater, less = arith.CmpFPredicateUgt, arith.CmpFPredicateUlt
	return []rewrite.Pattern{
		ofInts(arith.MaxSI, arith.CmpIPredicateSgt), ofInts(arith.MaxUI, arith.CmpIPredicateUgt),
		ofInts(arith.MinSI, arith.CmpIPredicateSlt), ofInts(arith.MinUI, arith.CmpIPredicateUlt),
		ofFloats(arith.MaximumF, greater, true), ofFloats(arith.MinimumF, less, true),
		ofFloats(arith.MaxNumF, greater, false), ofFloats(arith.MinNumF, less, false),
	}
}

// ofInts returns the pattern for an operation that chooses its first operand where a
// predicate holds.
func ofInts(def *ir.OpDef, p arith.CmpIPredicate) rewrite.Pattern {
	return rewrite.Pattern{Name: "MaxMinIOpConverter<" + def.Name + ">", Root: def.Name, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		x, y := op.Operand(0), op.Operand(1)
		holds := arith.NewCmpI(r.Builder, p, x, y).Result()
		r.ReplaceBy(op, arith.NewSelect(r.Builder, holds, x, y).Op())
		return true
	}}
}

// ofFloats is ofInts for floats. The predicate also holds for a NaN. If spreads is set, the
// result is NaN if one operand is; otherwise it is the other operand.
func ofFloats(def *ir.OpDef, p arith.CmpFPredicate, spreads bool) rewrite.Pattern {
	return rewrite.Pattern{Name: "MaxMinFOpConverter<" + def.Name + ">", Root: def.Name, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		b, x, y := r.Builder, op.Operand(0), op.Operand(1)
		holds := arith.NewCmpF(b, p, x, y).Result()
		chosen := arith.NewSelect(b, holds, x, y).Result()
		doubtful := x // chosen although it is NaN
		if spreads {
			doubtful = y // maybe not chosen although it is NaN
		}
		isNaN := arith.NewCmpF(b, arith.CmpFPredicateUno, doubtful, doubtful).Result()
		r.ReplaceBy(op, arith.NewSelect(b, isNaN, y, chosen).Op())
		return true
	}}
}
