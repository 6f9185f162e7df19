package scftocf

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Pass is the pass convert-scf-to-cf.
var Pass = &pass.Def{
	Name:    "convert-scf-to-cf",
	Summary: "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
	Class:   "SCFToControlFlowPass",
	New: func(o *pass.Options) func(*pass.Job) {
		rollback := true
		o.Bool(&rollback, "allow-pattern-rollback", "Experimental performance flag to disallow pattern rollback")
		return func(j *pass.Job) {
			t := convert.NewTarget()
			t.Illegal(scf.Forall, scf.For, scf.If, scf.IndexSwitch, scf.Parallel, scf.While, scf.ExecuteRegion)
			t.DynamicUnknown(func(*ir.Operation) bool { return true })
			cfg := convert.Config{Report: j.Report, NoRollback: !rollback, Threads: j.Threads, Changed: j.ChangedInside}
			if !convert.Partial(j.Context(), t, convert.NewPatterns(Patterns()), cfg, j.Op) {
				j.Fail()
			}
		}
	},
}

// Patterns returns the patterns of the conversion.
func Patterns() []convert.Pattern {
	doWhile := rewrite.On(lowerDoWhile)
	doWhile.Benefit = 2
	parallel := rewrite.On(lowerParallel)
	parallel.Generates = []string{scf.For.Name}
	forall := rewrite.On(lowerForall)
	forall.Generates = []string{scf.Parallel.Name}
	var list []convert.Pattern
	for _, p := range []rewrite.Pattern{rewrite.On(lowerFor), rewrite.On(lowerIf), forall, parallel, rewrite.On(lowerWhile),
		rewrite.On(lowerExecuteRegion), rewrite.On(lowerIndexSwitch), doWhile} {
		list = append(list, convert.FromRewrite(p))
	}
	return list
}

// split divides the block of an operation in front of it. The operation is in the second part.
func split(r *rewrite.Rewriter, op *ir.Operation) (head, tail *ir.Block) {
	return r.Split(op.Block(), op)
}

// end replaces the terminator of a block by a branch.
func end(r *rewrite.Rewriter, b *ir.Block, dest *ir.Block, args []*ir.Value) *ir.Operation {
	last := b.Last()
	r.AtEnd(b)
	branch := cf.NewBranch(r.Builder, ir.To(dest, args...)).Op()
	r.Erase(last)
	return branch
}

// keepAttributes gives the branch back to the start of a loop the attributes of the loop that
// are for LLVM.
func keepAttributes(loop, branch *ir.Operation) {
	var kept []ir.NamedAttribute
	for _, a := range loop.AttrsAsDictionary().Entries() {
		if a.Value.Def().Dialect == "llvm" {
			kept = append(kept, a)
		}
	}
	if len(kept) > 0 {
		branch.SetDiscardables(ir.NewDictionaryAttr(branch.Context(), kept...))
	}
}
