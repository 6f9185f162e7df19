package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

// verifyInputs checks that the operands of a map or set are valid as what they are used for.
func verifyInputs(o *ir.Operation, operands ir.ValueRange, dims int) *diag.Diagnostic {
	x := validity{region: Scope(o)}
	for i, v := range operands.All() {
		switch {
		case i < dims && !x.dim(v):
			return o.Errorf("operand cannot be used as a dimension id")
		case i >= dims && !x.symbol(v):
			return o.Errorf("operand cannot be used as a symbol")
		}
	}
	return nil
}

const wrongInputs = "operand count and affine map dimension and symbol count must match"

// verifyApply allows symbols that are neither dimensions nor symbols: an apply may compute with
// other values.
func verifyApply(o *ir.Operation) *diag.Diagnostic {
	m := ir.Cast[ApplyOp](o).Map()
	switch {
	case o.NumOperands() != m.NumInputs():
		return o.Errorf(wrongInputs)
	case m.NumResults() != 1:
		return o.Errorf("mapping must produce one value")
	}
	x := validity{region: Scope(o)}
	for _, v := range o.Operands().Slice(m.NumDims(), o.NumOperands()).All() {
		if x.dim(v) && !x.symbol(v) {
			return o.ErrorPlainf("dimensional operand cannot be used as a symbol")
		}
	}
	return nil
}

func verifyExtremum(o *ir.Operation) *diag.Diagnostic {
	m := o.InherentAttr(slotMinMap).(*ir.AffineMapAttr).Value()
	switch {
	case o.NumOperands() != m.NumInputs():
		return o.Errorf(wrongInputs)
	case m.NumResults() == 0:
		return o.Errorf("affine map expect at least one result")
	}
	return nil
}

func verifyForRegion(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ForOp](o)
	if op.Body().NumArgs() == 0 || !isIndex(op.Body().Arg(0)) {
		return o.Errorf("expected body to have a single index argument for the induction variable")
	}
	lower, upper := op.LowerBoundMap(), op.UpperBoundMap()
	if lower.NumInputs() > 0 {
		if d := verifyInputs(o, op.LowerBoundOperands(), lower.NumDims()); d != nil {
			return d
		}
	}
	if upper.NumInputs() > 0 {
		if d := verifyInputs(o, op.UpperBoundOperands(), upper.NumDims()); d != nil {
			return d
		}
	}
	results := o.NumResults()
	switch {
	case lower.NumResults() < 1:
		return o.Errorf("expected lower bound map to have at least one result")
	case upper.NumResults() < 1:
		return o.Errorf("expected upper bound map to have at least one result")
	case results == 0:
	case op.Inits().Len() != results:
		return o.Errorf("mismatch between the number of loop-carried values and results")
	case op.Body().NumArgs()-1 != results:
		return o.Errorf("mismatch between the number of basic block args and results")
	}
	return nil
}

func verifyIf(o *ir.Operation) *diag.Diagnostic {
	set := ir.Cast[IfOp](o).Condition()
	if o.NumOperands() != set.NumInputs() {
		return o.Errorf("operand count and condition integer set dimension and symbol count must match")
	}
	return verifyInputs(o, o.Operands(), set.NumDims())
}

func verifyYield(o *ir.Operation) *diag.Diagnostic {
	parent := o.ParentOp()
	switch {
	case parent == nil || !isLoop(parent) && !parent.Is(If):
		return o.Errorf("only terminates affine.if/for/parallel regions")
	case parent.NumResults() != o.NumOperands():
		return o.Errorf("parent of yield must have same number of results as the yield operands")
	}
	for i, v := range o.Operands().All() {
		if v.Type() != parent.Result(i).Type() {
			return o.Errorf("types mismatch between yield op and its parent")
		}
	}
	return nil
}

func verifyParallel(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ParallelOp](o)
	lower, upper := op.LowerBoundsGroupSizes(), op.UpperBoundsGroupSizes()
	n, args := len(op.StepSizes()), op.Body().NumArgs()
	if len(lower) != n || len(upper) != n || args != n {
		return o.Errorf("the number of region arguments (%d) and the number of map groups for lower (%d) and upper bound (%d), and the number of steps (%d) must all match",
			args, len(lower), len(upper), n)
	}
	if d := verifyGroups(o, lower, op.LowerBoundsMap(), "lower"); d != nil {
		return d
	}
	if d := verifyGroups(o, upper, op.UpperBoundsMap(), "upper"); d != nil {
		return d
	}
	if op.Reductions().Len() != o.NumResults() {
		return o.Errorf("a reduction must be specified for each output")
	}
	for i, k := range op.ReductionKinds() {
		if !canReduce(k, o.Result(i).Type()) {
			return o.Errorf("result type cannot match reduction attribute")
		}
	}
	if o.NumOperands() != op.LowerBoundsMap().NumInputs()+op.UpperBoundsMap().NumInputs() {
		return o.Errorf("expected as many operands as the bound maps have inputs")
	}
	if d := verifyInputs(o, op.LowerBoundsOperands(), op.LowerBoundsMap().NumDims()); d != nil {
		return d
	}
	return verifyInputs(o, op.UpperBoundsOperands(), op.UpperBoundsMap().NumDims())
}

// verifyGroups checks that each induction variable has a bound, and that these are all.
func verifyGroups(o *ir.Operation, groups []int64, m affine.Map, which string) *diag.Diagnostic {
	sum := int64(0)
	for _, n := range groups {
		if n == 0 {
			return o.Errorf("expected %s bound map to have at least one result", which)
		}
		sum += n & (1<<32 - 1)
	}
	if sum != int64(m.NumResults()) {
		return o.Errorf("expected %s bounds map to have %d results", which, sum)
	}
	return nil
}

// canReduce reports whether values of a type may be combined in a way. Upstream allows no type for
// some of the ways.
func canReduce(k arith.AtomicRMWKind, t ir.Type) bool {
	i, isInt := t.(*ir.IntegerType)
	_, isFloat := t.(*ir.FloatType)
	switch k {
	case arith.AtomicRMWKindAssign:
		return true
	case arith.AtomicRMWKindAddi, arith.AtomicRMWKindMuli, arith.AtomicRMWKindAndi, arith.AtomicRMWKindOri:
		return isInt
	case arith.AtomicRMWKindMaxs, arith.AtomicRMWKindMins:
		return isInt && i.IsSigned()
	case arith.AtomicRMWKindMaxu, arith.AtomicRMWKindMinu:
		return isInt && i.IsUnsigned()
	case arith.AtomicRMWKindAddf, arith.AtomicRMWKindMulf, arith.AtomicRMWKindMaximumf, arith.AtomicRMWKindMinimumf:
		return isFloat
	}
	return false
}
