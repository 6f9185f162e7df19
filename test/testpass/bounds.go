package testpass

import (
	affinemap "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/transform/reify"
	"github.com/gomlir/gomlir/transform/vectorlower"
	"github.com/gomlir/gomlir/valuebounds"
)

// reifyBounds replaces what asks for bounds, and says whether comparisons hold.
var reifyBounds = &pass.Def{Name: "test-affine-reify-value-bounds", Summary: "Tests ValueBoundsOpInterface with affine dialect reification",
	Class: class("TestReifyValueBounds"), On: fn.Func.Name, New: func(o *pass.Options) func(*pass.Job) {
		toArgs, useArith := false, false
		o.Bool(&toArgs, "reify-to-func-args", "Reify in terms of function args")
		o.Bool(&useArith, "use-arith-ops", "Reify with arith dialect ops")
		return func(j *pass.Job) {
			for _, op := range allOf[testdialect.ReifyBoundOp](j.Op) {
				r, ok := reified(op, toArgs, useArith)
				if !ok {
					j.Report(op.Op().Errorf("could not reify bound"))
					j.Fail()
					break
				}
				if a, ok := r.Attr.(ir.TypedAttribute); ok {
					b := ir.NewBuilder(op.Op().Context()).SetLoc(op.Op().Loc()).After(op.Op())
					r.Value = arith.NewConstant(b, a).Result()
				}
				op.Result().ReplaceAllUsesWith(r.Value)
				op.Op().Erase()
			}
			for _, op := range allOf[testdialect.CompareOp](j.Op) {
				if !compare(j, op) {
					j.Fail()
					break
				}
			}
		}
	}}

// eliminateMasks makes masks that are all true constants.
var eliminateMasks = &pass.Def{Name: "test-eliminate-vector-masks", Summary: "Test eliminating vector masks", Class: class("TestEliminateVectorMasks"),
	On: fn.Func.Name, New: func(o *pass.Options) func(*pass.Job) {
		low, high := uint32(1), uint32(16)
		o.Uint(&low, "vscale-min", "Minimum possible value of vscale.")
		o.Uint(&high, "vscale-max", "Maximum possible value of vscale.")
		return func(j *pass.Job) {
			f, _ := ir.FunctionOpInterface.Of(j.Op)
			vectorlower.EliminateMasks(f, int64(low), int64(high))
		}
	}}

var boundKinds = map[string]presburger.BoundKind{"EQ": presburger.Equal, "LB": presburger.Below, "UB": presburger.Above}

// reified makes operations that compute a bound.
func reified(op testdialect.ReifyBoundOp, toArgs, useArith bool) (r ir.FoldResult, ok bool) {
	kind, ok := boundKinds[op.Type()]
	if !ok {
		return r, false
	}
	b := ir.NewBuilder(op.Op().Context()).SetLoc(op.Op().Loc()).After(op.Op())
	x := valuebounds.Of(op.Variable())
	switch {
	case op.Constant():
		n, ok := valuebounds.ConstantBound(kind, x)
		if kind == presburger.Above {
			n++
		}
		r.Attr = ir.NewIntegerAttr(ir.NewIndexType(b.Context()), n)
		return r, ok
	case op.Scalable():
		low, _ := op.VscaleMin()
		high, _ := op.VscaleMax()
		m, ok := valuebounds.Scalable(kind, op.Variable(), low, high)
		if !ok {
			return r, false
		}
		var vscale []valuebounds.Variable
		if m.NumInputs() == 1 {
			vscale = append(vscale, valuebounds.Index(vector.NewVectorScale(b).Op().Result(0)))
		}
		return reify.Map(b, m, vscale)
	}
	stop := func(v valuebounds.Variable, _ *valuebounds.ConstraintSet) bool { return v.Value != op.Var() }
	if toArgs {
		stop = func(v valuebounds.Variable, _ *valuebounds.ConstraintSet) bool {
			if v.Value.DefiningOp() != nil {
				return false
			}
			_, ok := ir.FunctionOpInterface.Of(v.Value.ParentBlock().ParentOp())
			return ok
		}
	}
	if useArith {
		return reify.Arith(b, kind, x, stop)
	}
	return reify.Bound(b, kind, x, stop)
}

var comparisons = map[string]valuebounds.Comparison{"EQ": valuebounds.EQ, "LT": valuebounds.LT, "LE": valuebounds.LE,
	"GT": valuebounds.GT, "GE": valuebounds.GE}

// compare says whether a comparison holds. It returns false if it is asked for something else than it knows.
func compare(j *pass.Job, op testdialect.CompareOp) bool {
	c, ok := comparisons[op.Cmp()]
	if !ok {
		j.Report(op.Op().Errorf("unknown comparison operator"))
		return false
	}
	lhs, rhs := op.Sides()
	if op.Compose() {
		if c != valuebounds.EQ {
			j.Report(op.Op().Errorf("comparison operator must be EQ when 'composed' is specified"))
			return false
		}
		m, values := affine.ComposeFully(difference, op.VarOperands().Values())
		x := valuebounds.Apply(m, 0, indices(values)...)
		switch n, ok := valuebounds.ConstantBound(presburger.Equal, x); {
		case !ok:
			j.Report(op.Op().ErrorPlainf("could not determine equality"))
		case n == 0:
			j.Report(op.Op().Remarkf("equal"))
		default:
			j.Report(op.Op().Remarkf("different"))
		}
		return true
	}
	switch holds, known := valuebounds.Compare(lhs, c, rhs); {
	case !known:
		j.Report(op.Op().ErrorPlainf("unknown"))
	case holds:
		j.Report(op.Op().Remarkf("true"))
	default:
		j.Report(op.Op().Remarkf("false"))
	}
	return true
}

// difference subtracts two numbers.
var difference = affinemap.NewMap(2, 0, affinemap.NewDim(0).Sub(affinemap.NewDim(1)))

func indices(values []*ir.Value) (list []valuebounds.Expression) {
	for _, v := range values {
		list = append(list, valuebounds.Of(valuebounds.Index(v)))
	}
	return list
}
