package testpass

import (
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/affineloops"
)

var (
	// accessAnalysis says of each access along which loops it is contiguous, and of which it does not depend.
	accessAnalysis = &pass.Def{
		Name: "test-affine-access-analysis", Summary: "Tests affine memory access analysis utility", Class: class("TestAccessAnalysis"), On: "func.func",
		New: always(func(j *pass.Job) {
			for b := range j.Op.Region(0).Blocks() {
				for op := range b.Ops() {
					if !op.Is(affine.For) {
						continue
					}
					for _, a := range affine.Accesses(op) {
						remarkAccess(j, a)
					}
				}
			}
		}),
	}

	// unswitchLoops moves conditionals out of loops.
	unswitchLoops = &pass.Def{
		Name: "test-affine-loop-unswitch", Summary: "Tests affine loop unswitching / if/else hoisting", Class: class("TestAffineLoopUnswitching"),
		New: always(func(j *pass.Job) {
			for range 5 {
				for _, cond := range allOf[affine.IfOp](j.Op) {
					if cond.Op().Block() != nil && affineloops.Unswitch(j.Context(), cond) {
						return
					}
				}
			}
		}),
	}
)

func remarkAccess(j *pass.Job, a affine.Access) {
	op, _ := affine.AccessOpInterface.Of(a.Op)
	for d, loop := range affine.ForsAround(a.Op) {
		if !a.Memref.Type().(*ir.MemRefType).HasIdentityLayout() {
			j.Report(a.Op.ErrorPlainf("NYI: non-trivial layout map"))
		} else if dim, ok := affine.ContiguousDim(op, loop.InductionVar()); ok && dim == 0 {
			j.Report(a.Op.Remarkf("contiguous along loop %d\n", d))
		}
		if a.IsInvariant(loop) {
			j.Report(a.Op.Remarkf("invariant along loop %d\n", d))
		}
	}
}
