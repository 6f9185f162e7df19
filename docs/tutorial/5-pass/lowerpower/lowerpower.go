// Package lowerpower has the pass of the tutorial that converts dialect power to
// dialect arith.
package lowerpower

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/docs/tutorial/3-dialect/power"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass lower-power. It runs on functions.
var Pass = &pass.Def{
	Name:    "lower-power",
	Summary: "Convert powers to multiplications",
	On:      "func.func",
	New: func(*pass.Options) func(*pass.Job) {
		target := convert.NewTarget()
		target.LegalDialects("arith")
		target.IllegalDialects("power")
		patterns := convert.NewPatterns([]convert.Pattern{raise})
		return func(j *pass.Job) {
			if !convert.Partial(j.Context(), target, patterns, convert.Config{Report: j.Report}, j.Op) {
				j.Fail()
			}
		}
	},
}

// raise squares the base again and again, and multiplies the squares that the
// exponent's bits ask for.
var raise = convert.On(nil, func(op power.RaiseOp, in power.RaiseAdaptor[*ir.Value], r *convert.Rewriter) bool {
	square := in.Base()
	var product *ir.Value
	for n := op.Exponent(); n > 0; n >>= 1 {
		if n&1 == 1 {
			if product == nil {
				product = square
			} else {
				product = arith.NewMulI(r.Builder, product, square).Result()
			}
		}
		if n > 1 {
			square = arith.NewMulI(r.Builder, square, square).Result()
		}
	}
	if product == nil {
		product = arith.NewConstantInt(r.Builder, square.Type(), 1).Result()
	}
	r.Replace(op.Op(), product)
	return true
})
