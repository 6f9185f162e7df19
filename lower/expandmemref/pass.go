package expandmemref

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Pass is the pass memref-expand.
var Pass = &pass.Def{
	Name:    "memref-expand",
	Summary: "Legalize memref operations to be convertible to LLVM.",
	Class:   "ExpandOpsPass",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			target := convert.NewTarget()
			target.LegalDialects("arith", "memref")
			target.Dynamic(func(op *ir.Operation) bool {
				return !ir.HasStaticShape(ir.Cast[memref.ReshapeOp](op).Shape().Type().(*ir.MemRefType))
			}, memref.Reshape)
			run(j, target, rewrite.On(expandReshape))
		}
	},
}

// Realloc is the pass expand-realloc.
var Realloc = &pass.Def{
	Name:    "expand-realloc",
	Summary: "Expand memref.realloc operations into its components",
	Class:   "ExpandReallocPass",
	New: func(o *pass.Options) func(*pass.Job) {
		free := true
		o.Bool(&free, "emit-deallocs", "Emit deallocation operations for the original MemRef")
		return func(j *pass.Job) {
			target := convert.NewTarget()
			target.LegalDialects("arith", "scf", "memref")
			target.Illegal(memref.Realloc)
			run(j, target, ExpandRealloc(free))
		}
	},
}

func run(j *pass.Job, target *convert.Target, p rewrite.Pattern) {
	patterns := convert.NewPatterns([]convert.Pattern{convert.FromRewrite(p)})
	if !convert.Partial(j.Context(), target, patterns, convert.Config{Report: j.Report}, j.Op) {
		j.Fail()
	}
}
