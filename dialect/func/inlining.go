package fn

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// inliner says that everything may be inlined but what is marked no_inline.
type inliner struct{ inlining.Defaults }

func (inliner) CallIsLegal(call, callable *ir.Operation, _ bool) bool {
	c, isCall := ir.As[CallOp](call)
	f, isFunc := ir.As[FuncOp](callable)
	return !(isCall && c.NoInline()) && !(isFunc && f.NoInline())
}

// RegionIsLegal says that blocks may come into a function. If they are several, the returns
// become branches of the dialect cf, which the context must have.
func (inliner) RegionIsLegal(dest, src *ir.Region, _ bool, _ []*ir.Value) bool {
	return src.HasOneBlock() || dest.Op().Context().OpDef("cf.br").Registered()
}

func (inliner) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return true }

// HandleTerminator makes a branch of a return.
func (inliner) HandleTerminator(op *ir.Operation, dest *ir.Block) {
	if op.Is(Return) {
		c := op.Context()
		ir.NewBuilder(c).Before(op).LocOf(op).Create(&ir.OperationState{
			Context: c, Def: c.OpDef("cf.br"), Operands: op.Operands().Values(), Successors: []*ir.Block{dest},
		})
		op.Erase()
	}
}
