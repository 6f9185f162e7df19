package testpass

import (
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
)

// inlineRegions inlines functions that are values.
var inlineRegions = &pass.Def{Name: "test-inline", Summary: "Test inlining region calls", Class: class("InlinerTest"), On: "func.func",
	New: always(func(j *pass.Job) {
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
			at := ir.InsertPoint{Block: op.Block(), Before: op.Next()}
			if !n.Region(f.Region(0), at, call.CallArgs().Values(), op.Results().Values(), op.Loc(), !f.Result(0).HasOneUse()) {
				continue
			}
			op.Erase()
			if !f.HasUses() {
				f.Erase()
			}
		}
	})}
