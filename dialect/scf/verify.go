package scf

import (
	"fmt"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

func verifyFor(o *ir.Operation) *diag.Diagnostic {
	if ir.Cast[ForOp](o).InitArgs().Len() != o.NumResults() {
		return o.Errorf("mismatch in number of loop-carried values and defined values")
	}
	return nil
}

// verifyForRegion checks the induction variable. The other arguments are those of a
// CarryingLoopOp, which have been checked.
func verifyForRegion(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ForOp](o)
	if n := op.Body().NumArgs(); n == 0 {
		return o.Errorf("expected body to have at least 1 argument(s) for the induction variable, but got 0")
	}
	if op.InductionVar().Type() != op.LowerBound().Type() {
		return o.Errorf("expected induction variable to be same type as bounds and step")
	}
	return nil
}

func verifyExecuteRegion(o *ir.Operation) *diag.Diagnostic {
	switch r := o.Region(0); {
	case r.Empty():
		return o.Errorf("region needs to have at least one block")
	case r.First().NumArgs() > 0:
		return o.Errorf("region cannot have any arguments")
	}
	return nil
}

func verifyIf(o *ir.Operation) *diag.Diagnostic {
	if o.NumResults() > 0 && ir.Cast[IfOp](o).ElseRegion().Empty() {
		return o.Errorf("must have an else block if defining values")
	}
	return nil
}

// inferIf says that the results of a conditional are what its first region yields.
func inferIf(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	if len(st.Regions) > 0 && !st.Regions[0].Empty() {
		if yield := st.Regions[0].First().Last(); yield != nil && yield.Is(Yield) {
			return yield.Operands().Types(), nil
		}
	}
	return nil, diag.Errorf(diag.Place{}, "no scf.yield in the region")
}

// endsWith checks that the first block of a region ends with an operation.
func endsWith(o *ir.Operation, r *ir.Region, def *ir.OpDef, message string) *diag.Diagnostic {
	last := r.First().Last()
	if last != nil && last.Is(def) {
		return nil
	}
	d := o.Errorf("%s", message)
	if last != nil {
		d.Note(last.Place(), "terminator here")
	}
	return d
}

func verifyWhile(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[WhileOp](o)
	if d := endsWith(o, op.Before(), Condition, "expects the 'before' region to terminate with 'scf.condition'"); d != nil {
		return d
	}
	return endsWith(o, op.After(), Yield, "expects the 'after' region to terminate with 'scf.yield'")
}

func verifyParallel(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ParallelOp](o)
	steps, body := op.Step(), op.Body()
	if steps.Len() == 0 {
		return o.Errorf("needs at least one tuple element for lowerBound, upperBound and step")
	}
	for _, s := range steps.All() {
		if n, ok := ir.ConstInt(s); ok && n <= 0 {
			return o.Errorf("constant step operand must be positive")
		}
	}
	if body.NumArgs() != steps.Len() {
		return o.Errorf("expects the same number of induction variables: %d as bound and step values: %d", body.NumArgs(), steps.Len())
	}
	for _, a := range body.Args().All() {
		if !isIndex(a.Type()) {
			return o.Errorf("expects arguments for the induction variable to be of index type")
		}
	}
	if d := endsWith(o, op.Region(), Reduce, "expects body to terminate with 'scf.reduce'"); d != nil {
		return d
	}
	return op.verifyReductions(ir.Cast[ReduceOp](body.Last()))
}

// verifyReductions checks the results against what is reduced.
func (op ParallelOp) verifyReductions(reduce ReduceOp) *diag.Diagnostic {
	o := op.Op()
	results, reductions, inits := o.NumResults(), len(reduce.Reductions()), op.InitVals().Len()
	switch {
	case results != reductions:
		return o.Errorf("expects number of results: %d to be the same as number of reductions: %d", results, reductions)
	case results != inits:
		return o.Errorf("expects number of results: %d to be the same as number of initial values: %d", results, inits)
	case reduce.Operands().Len() != inits:
		return nil // verifyReduce says so
	}
	for i, v := range reduce.Operands().All() {
		if want := o.Result(i).Type(); v.Type() != want {
			return reduce.Op().Errorf("expects type of %d-th reduction operand: '%v' to be the same as the %d-th result type: '%v'", i, v.Type(), i, want)
		}
	}
	return nil
}

func verifyReduce(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ReduceOp](o)
	regions, operands := op.Reductions(), op.Operands()
	if len(regions) != operands.Len() {
		return o.Errorf("expects number of reduction regions: %d to be the same as number of reduction operands: %d", len(regions), operands.Len())
	}
	for i, r := range regions {
		t, b := operands.At(i).Type(), r.First()
		if b.Empty() {
			return o.Errorf("%d-th reduction has an empty body", i)
		}
		if b.NumArgs() != 2 || b.Arg(0).Type() != t || b.Arg(1).Type() != t {
			return o.Errorf("expected two block arguments with type '%v' in the %d-th reduction region", t, i)
		}
		if !b.Last().Is(ReduceReturn) {
			return o.Errorf("reduction bodies must be terminated with an 'scf.reduce.return' op")
		}
	}
	return nil
}

func verifyReduceReturn(o *ir.Operation) *diag.Diagnostic {
	// Without arguments, verifyReduce has something to say.
	if b := o.Block(); b.NumArgs() > 0 && b.Arg(0).Type() != o.Operand(0).Type() {
		return o.Errorf("must have type '%v' (the type of the reduction inputs)", b.Arg(0).Type())
	}
	return nil
}

func verifyIndexSwitch(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[IndexSwitchOp](o)
	cases, regions := op.Cases(), op.CaseRegions()
	if len(cases) != len(regions) {
		return o.Errorf("has %d case regions but %d case values", len(regions), len(cases))
	}
	seen := make(map[int64]bool, len(cases))
	for _, v := range cases {
		if seen[v] {
			return o.Errorf("has duplicate case value: %d", v)
		}
		seen[v] = true
	}
	for i, r := range o.Regions() {
		if d := verifyCase(o, i-1, r); d != nil {
			return d
		}
	}
	return nil
}

// verifyCase checks what a region yields: that of case i, or the default one if i is -1.
func verifyCase(o *ir.Operation, i int, r *ir.Region) *diag.Diagnostic {
	yield := r.First().Last()
	if yield == nil {
		return nil // a block must not be empty, which is checked for all operations
	}
	if !yield.Is(Yield) {
		return o.Errorf("expected region to end with scf.yield, but got %s", yield.Name())
	}
	name := "default region"

	if i >= 0 {
		name = fmt.Sprintf("case region #%d", i)
	}
	if yield.NumOperands() != o.NumResults() {
		return o.Errorf("expected each region to return %d values, but %s returns %d", o.NumResults(), name, yield.NumOperands()).
			Note(yield.Place(), "see yield operation here")
	}
	for j, v := range yield.Operands().All() {
		if want := o.Result(j).Type(); v.Type() != want {
			return o.Errorf("expected result #%d of each region to be '%v'", j, want).
				Note(yield.Place(), "%s returns '%v' here", name, v.Type())
		}
	}
	return nil
}
