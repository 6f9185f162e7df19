package testpass

import (
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
)

var (
	// inlineRegions inlines functions that are values.
	inlineRegions = &pass.Def{Name: "test-inline", Summary: "Test inlining region calls", Class: class("InlinerTest"), On: "func.func",
		New: always(func(j *pass.Job) { inlineValues(j, false) })}

	// inlineWrapped inlines them into operations with regions.
	inlineWrapped = &pass.Def{Name: "test-inline-callback", Summary: "Test inlining region calls with call back functions", Class: class("InlinerCallback"), On: "func.func",
		New: always(func(j *pass.Job) { inlineValues(j, true) })}
)

func inlineValues(j *pass.Job, wrapped bool) {
	var calls []fn.CallIndirectOp
	for op := range ir.Postorder(j.Op) {
		if call, ok := ir.As[fn.CallIndirectOp](op); ok {
			calls = append(calls, call)
		}
	}
	n := inlining.New(j.Op.Context())
	for _, call := range calls {
		op := call.Op()
		f := call.Callee().DefiningOp()
		if f == nil || !f.Is(testdialect.FunctionalRegion) {
			continue
		}
		if wrapped {
			n.Wrap = func(b inlining.Blocks) inlining.Blocks { return inRegion(op, b) }
		}
		at := ir.InsertPoint{Block: op.Block(), Before: op.Next()}
		if !n.Region(f.Region(0), at, call.CallArgs().Values(), op.Results().Values(), op.Loc(), !f.Result(0).HasOneUse()) {
			continue
		}
		op.Erase()
		if !f.HasUses() {
			f.Erase()
		}
	}
}

// inRegion puts the blocks that were inlined for a call into an scf.execute_region.
func inRegion(call *ir.Operation, in inlining.Blocks) inlining.Blocks {
	outer := ir.NewBlock()
	in.First.Region().InsertBefore(in.First, outer)
	b := ir.NewBuilder(call.Context()).AtEnd(outer)
	b.SetLoc(ir.NewCallSiteLoc(call.Loc(), call.Loc()))
	execute := scf.NewExecuteRegion(b, call.Results().Types()...).Op()
	execute.Region(0).First().Remove()
	for in.First.NumArgs() > 0 {
		in.First.EraseArgument(in.First.NumArgs() - 1)
	}
	for block := in.First; block != in.End; {
		next := block.Next()
		block.Remove()
		execute.Region(0).Append(block)
		if last := block.Last(); last != nil && last.Is(testdialect.Return) {
			scf.NewYield(ir.NewBuilder(call.Context()).Before(last).LocOf(last), last.Operands().Values()...)
			last.Erase()
		}
		block = next
	}
	testdialect.NewReturn(b, execute.Results().Values()...)
	return inlining.Blocks{First: outer, End: in.End}
}
