// Package savings makes functions cheaper, by what operations say of their cost: a pass
// with options and statistics, which applies patterns, listens to what they do, and asks
// an analysis that other passes may share.
package savings

import (
	"math/bits"

	"example.org/units"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Costs is the analysis of what the operations in another one cost together, in cycles.
var Costs = pass.NewAnalysis("units.Costs", func(a *pass.Analyses) int64 { return sum(a.Op()) })

// sum adds what the operations in root cost that know it.
func sum(root *ir.Operation) (total int64) {
	for op := range ir.Preorder(root) {
		if c, ok := units.CostInterface.Of(op); ok {
			total += c.Cost()
		}
	}
	return total
}

// Pass is the pass units-save. It sets the attribute units.saved of a function in which it
// finds something to save.
var Pass = &pass.Def{
	Name:    "units-save",
	Summary: "Replace expensive operations by cheap ones",
	On:      "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		most := int64(63)
		o.Int(&most, "max-shift", "Replace no multiplication by a shift of more bits")
		replaced := o.Statistic("num-replaced", "Number of operations replaced")
		return func(j *pass.Job) {
			before := Costs.Of(j)
			n := uint64(0)
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(shifts(most)), rewrite.Config{
				NoFold:        true,
				KeepConstants: true,
				Simplify:      rewrite.KeepBlocks,
				Listener:      &rewrite.Listener{Replaced: func(*ir.Operation, []*ir.Value) { n++ }},
			})
			replaced.Add(n)
			if n == 0 {
				j.PreserveAll() // Costs too: the next pass need not compute it
				return
			}
			j.Op.SetAttr("units.saved", ir.NewIntegerAttr(j.Op.Context().I64(), before-sum(j.Op)))
		}
	},
}

// shifts is the pattern that multiplies by a power of two with a shift.
func shifts(most int64) rewrite.Pattern {
	return rewrite.On(func(op arith.MulIOp, r *rewrite.Rewriter) bool {
		n, ok := ir.ConstInt(op.Rhs())
		if !ok || bits.OnesCount64(uint64(n)) != 1 {
			return false
		}
		by := int64(bits.TrailingZeros64(uint64(n)))
		t, ok := op.Result().Type().(*ir.IntegerType)
		if !ok || by >= int64(t.Width()) || by > most {
			return false
		}
		amount := arith.NewConstant(r.Builder, ir.NewIntegerAttr(t, by)).Result()
		r.Replace(op.Op(), arith.NewShLI(r.Builder, op.Lhs(), amount).Result())
		return true
	})
}
