package testpass

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/testdialect"
)

var greedy = &pass.Def{Name: "test-greedy-patterns", Summary: "Run test dialect patterns", Class: class("TestGreedyPatternDriver"),
	New: func(o *pass.Options) func(*pass.Job) {
		topDown, fold, unique, iterations := false, true, true, int64(10)
		o.Bool(&topDown, "top-down", "Seed the worklist in general top-down order")
		o.Int(&iterations, "max-iterations", "Max. iterations in the GreedyRewriteConfig")
		o.Bool(&fold, "fold", "Whether to fold")
		o.Bool(&unique, "cse-constants", "Whether to CSE constants")
		patterns := rewrite.NewPatterns(greedyPatterns()...)
		return func(j *pass.Job) {
			rewrite.Greedy(j.Context(), j.Op, patterns, rewrite.Config{BottomUp: !topDown, MaxIterations: int(iterations), NoFold: !fold, KeepConstants: !unique})
		}
	}}

var strictness = map[string]rewrite.Strict{"AnyOp": rewrite.AllOps, "ExistingAndNewOps": rewrite.ExistingAndNewOps, "ExistingOps": rewrite.ExistingOps}

// given are the operations that the pass for single operations starts with.
var given = map[string]bool{
	"test.insert_same_op": true, "test.change_block_op": true, "test.replace_with_new_op": true,
	"test.erase_op": true, "test.move_before_parent_op": true, "test.inline_blocks_into_parent": true,
	"test.split_block_here": true, "test.clone_me": true, "test.clone_region_before": true,
}

var strict = &pass.Def{Name: "test-strict-pattern-driver", Summary: "Test strict mode of pattern driver", Class: class("TestStrictPatternDriver"),
	On: "func.func", New: func(o *pass.Options) func(*pass.Job) {
		mode := "AnyOp"
		o.String(&mode, "strictness", "Can be {AnyOp, ExistingAndNewOps, ExistingOps}")
		patterns := rewrite.NewPatterns(strictPatterns()...)
		return func(j *pass.Job) {
			var ops []*ir.Operation
			for op := range ir.Postorder(j.Op) {
				if given[op.Name()] {
					ops = append(ops, op)
				}
			}
			res := rewrite.GreedyOps(j.Context(), ops, patterns, rewrite.Config{Strict: strictness[mode], Listener: notifications(j.Stdout()), BottomUp: true})
			c := j.Op.Context()
			j.Op.SetAttr("pattern_driver_changed", ir.NewBoolAttr(c, res.Changed))
			j.Op.SetAttr("pattern_driver_all_erased", ir.NewBoolAttr(c, res.AllErased))
		}
	}}

var walk = &pass.Def{Name: "test-walk-pattern-rewrite-driver", Summary: "Run test walk pattern rewrite driver", Class: class("TestWalkPatternDriver"),
	New: func(o *pass.Options) func(*pass.Job) {
		dump := false
		o.Bool(&dump, "dump-notifications", "Print rewrite listener notifications")
		patterns := rewrite.NewPatterns(walkPatterns()...)
		return func(j *pass.Job) {
			var l *rewrite.Listener
			if dump {
				l = notifications(j.Stdout())
			}
			rewrite.Walk(j.Context(), j.Op, patterns, l)
		}
	}}

var selectiveReplacement = &pass.Def{Name: "test-pattern-selective-replacement", Summary: "Test selective replacement in the PatternRewriter",
	Class: class("TestSelectiveReplacementPatternDriver"), New: always(func(j *pass.Job) {
		cast := rewrite.On(func(op testdialect.CastOp, r *rewrite.Rewriter) bool {
			in := op.Operands()
			if in.Len() != 2 {
				return false
			}
			r.ReplaceUsesIf(op.Op().Result(0), in.At(0), func(u *ir.Use) bool { return u.Owner().Has(ir.Terminator) })
			r.Replace(op.Op(), in.At(1))
			return true
		})
		rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(cast), rewrite.Config{BottomUp: true})
	})}

var singleFold = &pass.Def{Name: "test-single-fold", Summary: "Test single-pass operation folding and dead constant elimination", Class: class("TestSingleFold"),
	New: func(o *pass.Options) func(*pass.Job) {
		times := int64(1)
		o.Int(&times, "max-iterations", "Max iterations in the tryToFold")
		return func(j *pass.Job) {
			made := map[*ir.Operation]bool{}
			var order []*ir.Operation
			folder := rewrite.NewFolder(rewrite.New(j.Op.Context(), &rewrite.Listener{
				Inserted: func(op *ir.Operation, _ rewrite.Place) {
					made[op] = true
					order = append(order, op)
				},
				Erased: func(op *ir.Operation) { delete(made, op) },
			}))
			for _, op := range slices.Backward(slices.Collect(ir.Preorder(j.Op))) {
				if op.Block() != nil {
					folder.Fold(op, int(times))
				}
			}
			for _, op := range order {
				if made[op] && !op.HasUses() {
					op.Erase()
				}
			}
		}
	}}
