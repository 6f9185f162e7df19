package verify

import (
	"fmt"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// regionBranch checks that the inputs of each region, and the results, get values of
// their types, wherever control comes from.
func regionBranch(op ir.RegionBranchOp) *diag.Diagnostic {
	for _, from := range ir.RegionBranchPoints(op) {
		source := from
		if from == nil {
			source = op.Op()
		}
		for _, to := range op.RegionSuccessors(from) {
			given := ir.RegionSuccessorOperands(op, from, to)
			if given.Len() != to.Inputs.Len() {
				return regionEdge(op.Op(), from, to, "region branch point has %d operands, but region successor needs %d inputs", given.Len(), to.Inputs.Len())
			}
			for i, input := range to.Inputs.All() {
				operand := source.Operand(given.From + i).Type()
				if !ir.CompatibleRegionTypes(op, operand, input.Type()) {
					return regionEdge(op.Op(), from, to, "successor operand type #%d '%s' should match successor input type #%d '%s'", i, operand, i, input.Type())
				}
			}
		}
	}
	return nil
}

// regionEdge reports a wrong edge from a branch point to a successor.
func regionEdge(op, from *ir.Operation, to ir.RegionSuccessor, format string, args ...any) *diag.Diagnostic {
	source, place := "parent", op.Place()
	if from != nil {
		source, place = "Operation "+from.Name(), from.Place()
	}
	target := "parent"
	if to.Region != nil {
		target = fmt.Sprintf("Region #%d", to.Region.Index())
	}
	return op.Errorf("along control flow edge from %s to %s: %s", source, target, fmt.Sprintf(format, args...)).Note(place, "region branch point")
}

// carriedValues checks the values that a loop hands over from round to round. The rules of
// control flow say the same, in words that are not those of loops.
func carriedValues(op *ir.Operation, loop ir.CarryingLoopOp) *diag.Diagnostic {
	inits, args, yields := loop.CarriedValues()
	results := op.Results()
	switch {
	case inits.Len() != args.Len():
		return op.Errorf("different number of inits and region iter_args: %d != %d", inits.Len(), args.Len())
	case yields.Len() > 0 && args.Len() != yields.Len():
		return op.Errorf("different number of region iter_args and yielded values: %d != %d", args.Len(), yields.Len())
	case results.Len() != args.Len():
		return op.Errorf("different number of loop results and region iter_args: %d != %d", results.Len(), args.Len())
	}
	differ := func(i int, first string, a *ir.Value, second string, b *ir.Value) *diag.Diagnostic {
		return op.Errorf("%d-th %s and %d-th %s have different type: '%v' != '%v'", i, first, i, second, a.Type(), b.Type())
	}
	for i, arg := range args.All() {
		if init := inits.At(i); init.Type() != arg.Type() {
			return differ(i, "init", init, "region iter_arg", arg)
		}
		if yields.Len() > 0 && yields.At(i).Type() != arg.Type() {
			return differ(i, "region iter_arg", arg, "yielded value", yields.At(i))
		}
	}
	for i, arg := range args.All() {
		if r := results.At(i); r.Type() != arg.Type() {
			return differ(i, "region iter_arg", arg, "loop result", r)
		}
	}
	return nil
}
