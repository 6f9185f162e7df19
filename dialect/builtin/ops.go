package builtin

import (
	"strings"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// NewModule creates an empty module at the builder's point, which may be outside of any
// block.
func NewModule(b *ir.Builder) ModuleOp {
	r := ir.NewRegion()
	r.Append(ir.NewBlock())
	return ir.Cast[ModuleOp](b.Create(&ir.OperationState{Def: Module, Regions: []*ir.Region{r}}))
}

// Body is the block with the module's operations.
func (op ModuleOp) Body() *ir.Block { return op.BodyRegion().First() }

// verifyModule checks that the names of discardable attributes start with a dialect's name
// and that at most one is a data layout. Dialect dlti checks the contents of the layout.
func verifyModule(op *ir.Operation) *diag.Diagnostic {
	layout := ""
	for _, a := range op.Discardables().Entries() {
		if !strings.Contains(a.Name, ".") {
			return op.Errorf("can only contain attributes with dialect-prefixed names, found: '%s'", a.Name)
		}
		if _, ok := a.Value.(datalayout.Spec); !ok {
			continue
		}
		if layout != "" {
			d := op.Errorf("expects at most one data layout attribute")
			d.Tolerated = true
			for _, name := range []string{layout, a.Name} {
				d.Note(op.Place(), "'%s' is a data layout attribute", name)
			}
			return d
		}
		layout = a.Name
	}
	return nil
}

// verifyCast checks that the cast has a result.
func verifyCast(op *ir.Operation) *diag.Diagnostic {
	if op.NumResults() == 0 {
		return op.Errorf("expected at least one result for cast operation")
	}
	return nil
}

// foldCast replaces a cast that changes no type by its operands, and a cast that casts the
// results of another cast back by the operands of that one.
func foldCast(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	from := op
	if !castsTo(op, op) {
		if op.NumOperands() == 0 {
			return nil, false
		}
		from = op.Operand(0).DefiningOp()
		if from == nil || from == op || !from.Is(UnrealizedConversionCast) || from.NumResults() != op.NumOperands() || !castsTo(from, op) {
			return nil, false
		}
		for i, v := range op.Operands().All() {
			if v != from.Result(i) {
				return nil, false
			}
		}
	}
	var values []ir.FoldResult
	for _, v := range from.Operands().All() {
		if v.DefiningOp() == op {
			return nil, false // a circle
		}
		values = append(values, ir.FoldResult{Value: v})
	}
	return values, true
}

// castsTo reports whether the operands of one operation have the types of the results
// of another.
func castsTo(from, to *ir.Operation) bool {
	if from.NumOperands() != to.NumResults() {
		return false
	}
	for i, v := range from.Operands().All() {
		if v.Type() != to.Result(i).Type() {
			return false
		}
	}
	return true
}
