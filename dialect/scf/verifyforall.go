package scf

import (
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// verifyDestinations checks the results of a forall against the tensors that they are made
// from: upstream's DestinationStyleOpInterface.
func verifyDestinations(o *ir.Operation) *diag.Diagnostic {
	outputs := ir.Cast[ForallOp](o).Outputs()
	for i, v := range outputs.All() {
		if t := o.Result(i).Type(); t != v.Type() {
			return o.Errorf("expected type of operand #%d ('%v') to match type of corresponding result ('%v')", outputs.First()+i, v.Type(), t)
		}
	}
	return nil
}

func verifyForall(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ForallOp](o)
	rank, outputs, body := op.Rank(), op.Outputs(), op.Body()
	if o.NumResults() != outputs.Len() {
		return o.Errorf("produces %d results, but has only %d outputs", o.NumResults(), outputs.Len())
	}
	if body.NumArgs() != rank+outputs.Len() {
		return o.Errorf("region expects %d arguments", rank)
	}
	for i := range rank {
		if !isIndex(body.Arg(i).Type()) {
			return o.Errorf("expects %d-th block argument to be an index", i)
		}
	}
	for i, v := range outputs.All() {
		if body.Arg(rank+i).Type() != v.Type() {
			return o.Errorf("type mismatch between %d-th output and corresponding block argument", i)
		}
	}
	if d := op.verifyMapping(); d != nil {
		return d
	}
	for _, b := range [...]struct {
		name   string
		static []int64
		values ir.ValueRange
	}{
		{"lower bound", op.StaticLowerBound(), op.DynamicLowerBound()},
		{"upper bound", op.StaticUpperBound(), op.DynamicUpperBound()},
		{"step", op.StaticStep(), op.DynamicStep()},
	} {
		if len(b.static) != rank {
			return o.ErrorPlainf("expected %d %s values, got %d", rank, b.name, len(b.static))
		}
		if n := countDynamic(b.static); n != b.values.Len() {
			return o.ErrorPlainf("expected %d dynamic %s values", n, b.name)
		}
	}
	return nil
}

// countDynamic is the number of bounds that are operands.
func countDynamic(static []int64) (n int) {
	for _, v := range static {
		if v == ir.DynamicSize {
			n++
		}
	}
	return n
}

// verifyMapping checks that a mapping has an attribute for each induction variable, and at
// most one mask.
func (op ForallOp) verifyMapping() *diag.Diagnostic {
	m := op.Mapping()
	if m == nil || m.Len() == 0 {
		return nil
	}
	masks := 0
	for _, a := range m.Elems() {
		if isMask(a) {
			masks++
		}
	}
	switch {
	case m.Len()-masks != op.Rank():
		return op.Op().Errorf("mapping attribute size must match op rank")
	case masks > 1:
		return op.Op().Errorf("\"mapping\" supports at most one device masking attribute")
	}
	return nil
}

func verifyInParallel(o *ir.Operation) *diag.Diagnostic {
	outputs := ir.Cast[ForallOp](o.ParentOp()).OutArgs().Values()
	for op := range o.Region(0).First().Ops() {
		combining, ok := ParallelCombiningOpInterface.Of(op)
		if !ok {
			return o.Errorf("expected only ParallelCombiningOpInterface ops")
		}
		for _, v := range combining.UpdatedDestinations().All() {
			if !slices.Contains(outputs, v) {
				return op.Errorf("may only insert into an output block argument")
			}
		}
	}
	return nil
}
