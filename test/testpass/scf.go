package testpass

import (
	"fmt"
	"io"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/scfloops"
)

// scfPasses are those that change loops and conditionals.
func scfPasses() []*pass.Def {
	return []*pass.Def{forUtils, ifUtils, zeroTripCheck, fixedOuterLoops, loopUnrolling, collapsing}
}

// allOf returns the operations of a kind in another one, inner ones first.
func allOf[V ir.OpView](top *ir.Operation) (list []V) {
	for op := range ir.Postorder(top) {
		if v, ok := ir.As[V](op); ok {
			list = append(list, v)
		}
	}
	return list
}

// forUtils says how many rounds loops have, and may make them yield everything twice.
var forUtils = &pass.Def{Name: "test-scf-for-utils", Summary: "test scf.for utils", Class: class("TestSCFForUtilsPass"),
	On: fn.Func.Name, New: func(o *pass.Options) func(*pass.Job) {
		double := false
		o.Bool(&double, "test-replace-with-new-yields", "Test replacing a loop with a new loop that returns new additional yield values")
		return func(j *pass.Job) {
			r := rewrite.New(j.Op.Context(), nil)
			for _, loop := range allOf[scf.ForOp](j.Op) {
				if double && loop.InitArgs().Len() > 0 {
					doubleYields(loop, r)
				}
			}
			for op := range ir.Postorder(j.Op) {
				if _, ok := ir.LoopLikeOpInterface.Of(op); ok {
					annotateTripCount(op)
				}
			}
		}
	}}

func doubleYields(loop scf.ForOp, r *rewrite.Rewriter) {
	loop.WithYields(r, loop.InitArgs().Values(), func(b *ir.Builder, yields, _ []*ir.Value) (sums []*ir.Value) {
		for _, v := range yields {
			sums = append(sums, arith.NewAddF(b, v, v).Result())
		}
		return sums
	})
}

// annotateTripCount says how many rounds a loop has, "none" if that is not known.
func annotateTripCount(op *ir.Operation) {
	c := op.Context()
	var count ir.Attribute = ir.NewStringAttr(c, "none")
	if loop, ok := ir.As[scf.ForOp](op); ok {
		if n, ok := loop.TripCount(); ok {
			count = ir.NewWideIntegerAttr(integer(c, n.Width()), n)
		}
	}
	op.SetAttr("test.trip-count", count)
}

// ifUtils moves the regions of conditionals into functions.
var ifUtils = &pass.Def{Name: "test-scf-if-utils", Summary: "test scf.if utils", Class: class("TestSCFIfUtilsPass"),
	On: "builtin.module", New: always(func(j *pass.Job) {
		r := rewrite.New(j.Op.Context(), nil)
		for i, op := range allOf[scf.IfOp](j.Op) {
			if !scfloops.OutlineIf(op, r, fmt.Sprint("outlined_then", i), fmt.Sprint("outlined_else", i)) {
				j.Fail()
				return
			}
		}
	})}

// zeroTripCheck rotates loops.
var zeroTripCheck = &pass.Def{Name: "test-wrap-scf-while-loop-in-zero-trip-check", Summary: "test scf::wrapWhileLoopInZeroTripCheck",
	Class: class("TestWrapWhileLoopInZeroTripCheckPass"), On: fn.Func.Name, New: func(o *pass.Options) func(*pass.Job) {
		force := false
		o.Bool(&force, "force-create-check", "Force to create zero-trip-check.")
		return func(j *pass.Job) {
			if !force {
				wrap := rewrite.On(func(op scf.WhileOp, r *rewrite.Rewriter) bool { return scfloops.WrapInZeroTripCheck(op, r, false) })
				rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(wrap), rewrite.Config{BottomUp: true})
				return
			}
			r := rewrite.New(j.Op.Context(), nil)
			for _, loop := range allOf[scf.WhileOp](j.Op) {
				scfloops.WrapInZeroTripCheck(loop, r, true)
			}
		}
	}}

// fixedOuterLoops lets outer loops have a fixed number of rounds.
var fixedOuterLoops = &pass.Def{Name: "test-extract-fixed-outer-loops",
	Summary: "test application of parametric tiling to the outer loops so that the ranges of outer loops become static",
	Class:   class("SimpleParametricLoopTilingPass"), New: func(o *pass.Options) func(*pass.Job) {
		var sizes []int64
		o.Ints(&sizes, "test-outer-loop-sizes", "fixed number of iterations that the outer loops should have")
		return func(j *pass.Job) {
			if len(sizes) == 0 {
				j.Report(diag.Errorf(diag.Place{}, "missing `test-outer-loop-sizes` pass-option for outer loop sizes"))
				j.Fail()
				return
			}
			r := rewrite.New(j.Op.Context(), nil)
			for _, loop := range allOf[scf.ForOp](j.Op) {
				if depth(loop.Op()) == 0 {
					scfloops.ExtractFixedOuterLoops(loop, r, sizes)
				}
			}
		}
	}}

// depth is the number of loops around an operation.
func depth(op *ir.Operation) (n uint32) {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if op.Is(scf.For) {
			n++
		}
	}
	return n
}

// loopUnrolling unrolls the loops that are in a number of others.
var loopUnrolling = &pass.Def{Name: "test-loop-unrolling", Summary: "Tests loop unrolling transformation",
	Class: class("TestLoopUnrollingPass"), New: func(o *pass.Options) func(*pass.Job) {
		factor, upTo, annotate, at := int64(1), false, false, uint32(0)
		o.Int(&factor, "unroll-factor", "Loop unroll factor, set it to -1, and it will fully unroll.")
		o.Bool(&upTo, "unroll-up-to-factor", "Loop unroll up to factor.")
		o.Bool(&annotate, "annotate", "Annotate unrolled iterations.")
		o.Uint(&at, "loop-depth", "Loop depth.")
		return func(j *pass.Job) {
			r := rewrite.New(j.Op.Context(), nil)
			var mark func(i uint32, op *ir.Operation)
			if annotate {
				mark = func(i uint32, op *ir.Operation) {
					op.SetAttr("unrolled_iteration", ir.NewIntegerAttr(ir.NewIntegerType(op.Context(), 32, ir.Unsigned), int64(i)))
				}
			}
			var loops []scf.ForOp
			for _, loop := range allOf[scf.ForOp](j.Op) {
				if depth(loop.Op()) == at {
					loops = append(loops, loop)
				}
			}
			for _, loop := range loops {
				if factor == -1 {
					scfloops.UnrollFully(loop, r)
				} else if factor > 0 {
					scfloops.Unroll(loop, r, uint32(factor), mark)
				}
			}
		}
	}}

// collapsing makes one dimension of several of each parallel loop.
var collapsing = &pass.Def{Name: "test-scf-parallel-loop-collapsing", Summary: "Test parallel loops collapsing transformation",
	Class: "TestSCFParallelLoopCollapsing", New: func(o *pass.Options) func(*pass.Job) {
		var lists [3][]uint32
		o.Uints(&lists[0], "collapsed-indices-0", "Which loop indices to combine 0th loop index")
		o.Uints(&lists[1], "collapsed-indices-1", "Which loop indices to combine into the position 1 loop index")
		o.Uints(&lists[2], "collapsed-indices-2", "Which loop indices to combine into the position 2 loop index")
		return func(j *pass.Job) {
			groups, n, wrong := collapsedGroups(lists)
			if wrong != "" {
				io.WriteString(j.Stderr(), wrong)
				j.Fail()
				return
			}
			r := rewrite.New(j.Op.Context(), nil)
			for _, loop := range allOf[scf.ParallelOp](j.Op) {
				if dims := loop.Step().Len(); dims != n {
					j.Report(loop.Op().Errorf("has %d iter args while this limited functionality testing pass was configured only for loops with exactly %d iter args.", dims, n))
					continue
				}
				scfloops.CollapseParallel(loop, r, groups)
			}
		}
	}}

// collapsedGroups returns the dimensions that the options ask to make one of, and how many these are. wrong
// says what is wrong with the options.
func collapsedGroups(lists [3][]uint32) (groups [][]int, n int, wrong string) {
	dims := map[int]bool{}
	greatest := 0
	for i, list := range lists {
		if len(list) == 0 {
			continue
		}
		if i > 0 && len(lists[i-1]) == 0 {
			return nil, 0, fmt.Sprintf("collapsed-indices-%d specified but not collapsed-indices-%d", i, i-1)
		}
		var group []int
		for _, d := range list {
			dims[int(d)] = true
			greatest = max(greatest, int(d))
			group = append(group, int(d))
		}
		groups = append(groups, group)
	}
	if len(groups) == 0 {
		return nil, 0, "No collapsed-indices were specified. This pass is only for testing and does not automatically collapse all parallel loops or similar."
	}
	if greatest != len(dims)-1 {
		return nil, 0, "collapsed-indices arguments must include all values [0,N)."
	}
	return groups, len(dims), ""
}
