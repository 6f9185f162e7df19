package reconcilecasts

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass reconcile-unrealized-casts. It runs on any operation. See
// [convert.ReconcileCasts].
var Pass = &pass.Def{
	Name:    "reconcile-unrealized-casts",
	Summary: "Simplify and eliminate unrealized conversion casts",
	Class:   "ReconcileUnrealizedCastsPass",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			var casts []*ir.Operation
			ir.WalkPost(j.Op, func(op *ir.Operation) ir.WalkResult {
				if op.Is(builtin.UnrealizedConversionCast) {
					casts = append(casts, op)
				}
				return ir.Advance
			})
			convert.ReconcileCasts(casts)
		}
	},
}
