package units

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// CostInterface is an interface of this dialect, which the operations of any dialect may
// implement.
var CostInterface = ir.NewOpInterface[CostOp]("units.CostOpInterface")

// A CostOp knows what it costs to compute.
type CostOp interface {
	// Cost returns the number of cycles.
	Cost() int64
}

// Cost implements [CostInterface].
func (AddOp) Cost() int64 { return 4 }

// Cost implements [CostInterface].
func (MulOp) Cost() int64 { return 5 }

// Cost implements [CostInterface].
func (ScaleOp) Cost() int64 { return 5 }

// cycles is a CostOp that always costs the same.
type cycles int64

func (c cycles) Cost() int64 { return int64(c) }

// attach implements [CostInterface] for operations of others, who do not know it. These
// are MLIR's external models.
func attach(c *ir.Context) {
	CostInterface.Attach(c, arith.AddI, func(*ir.Operation) CostOp { return cycles(1) })
	CostInterface.Attach(c, arith.MulI, func(*ir.Operation) CostOp { return cycles(3) })
	CostInterface.Attach(c, arith.ShLI, func(*ir.Operation) CostOp { return cycles(1) })
	CostInterface.Attach(c, arith.MulF, func(*ir.Operation) CostOp { return cycles(5) })
}

// CostPass is the pass units-cost. It sets the attribute units.cost of a function to the
// sum of the costs of its operations.
var CostPass = &pass.Def{
	Name:    "units-cost",
	Summary: "Compute what functions cost",
	On:      "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		var other, limit int64
		o.Int(&other, "other", "Cost of an operation that does not say what it costs")
		o.Int(&limit, "limit", "Fail for a function that costs more; 0 for no limit")
		return func(j *pass.Job) {
			var total int64
			ir.WalkPre(j.Op, func(op *ir.Operation) ir.WalkResult {
				if c, ok := CostInterface.Of(op); ok {
					total += c.Cost()
				} else if op != j.Op {
					total += other
				}
				return ir.Advance
			})
			if limit > 0 && total > limit {
				j.Report(j.Op.Errorf("costs %d cycles, more than %d", total, limit))
				j.Fail()
				return
			}
			j.Op.SetAttr("units.cost", ir.NewIntegerAttr(j.Op.Context().I64(), total))
		}
	},
}
