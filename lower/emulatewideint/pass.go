package emulatewideint

import (
	"github.com/gomlir/gomlir/convert"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/retype"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass arith-emulate-wide-int.
var Pass = &pass.Def{
	Name:    "arith-emulate-wide-int",
	Summary: "Emulate 2*N-bit integer operations using N-bit operations",
	Class:   "(anonymous namespace)::EmulateWideIntPass",
	New:     newPass(run),
}

// newPass returns the function of a pass that has an option for the width.
func newPass(run func(j *pass.Job, types *TypeConverter) bool) func(*pass.Options) func(*pass.Job) {
	return func(o *pass.Options) func(*pass.Job) {
		widest := uint32(32)
		o.Uint(&widest, "widest-int-supported", "Widest integer type supported by the target")
		return func(j *pass.Job) {
			if !ValidWidth(widest) {
				j.Report(j.Op.ErrorPlainf("widest-int-supported must be a power of two that is at least 2, not %d", widest))
				j.Fail()
			} else if !run(j, NewTypeConverter(widest)) {
				j.Fail()
			}
		}
	}
}

func run(j *pass.Job, types *TypeConverter) bool {
	target := convert.NewTarget()
	target.Dynamic(func(op *ir.Operation) bool {
		return types.IsLegal(ir.Cast[fn.FuncOp](op).FunctionType())
	}, fn.Func)
	target.Dynamic(types.IsLegalOp, fn.Call, fn.Return, vector.Print)
	target.DynamicDialects(types.IsLegalOp, "arith")
	target.LegalDialects("vector")
	patterns := convert.NewPatterns(types.Patterns(),
		retype.Functions(j.Op.Context(), types.TypeConverter), retype.Calls(types.TypeConverter), retype.Returns(types.TypeConverter))
	return convert.Partial(j.Context(), target, patterns, convert.Config{Report: j.Report}, j.Op)
}
