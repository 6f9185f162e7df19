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
