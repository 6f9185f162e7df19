package testpass

import (
	"strings"

	"github.com/gomlir/gomlir/convert"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/emulatewideint"
	"github.com/gomlir/gomlir/pass"
)

// wideInt emulates wide integers in functions with some prefix, which keep their types.
var wideInt = &pass.Def{
	Name:    "test-arith-emulate-wide-int",
	Summary: "Function pass to test Wide Integer Emulation",
	Class:   class("TestEmulateWideIntPass"),
	On:      fn.Func.Name,
	New: func(o *pass.Options) func(*pass.Job) {
		prefix, widest := "emulate_", uint32(32)
		o.String(&prefix, "function-prefix", "Prefix of functions to run the emulation pass on")
		o.Uint(&widest, "widest-int-supported", "Maximum integer bit width supported by the target")
		return func(j *pass.Job) {
			if !emulatewideint.ValidWidth(widest) {
				j.Fail()
				return
			}
			if !strings.HasPrefix(ir.Cast[fn.FuncOp](j.Op).SymName(), prefix) {
				return
			}
			types := emulatewideint.NewTypeConverter(widest)
			types.AddSource(bitcast)
			types.AddTarget(bitcast)
			target := convert.NewTarget()
			target.DynamicDialects(types.IsLegalOp, "arith", "vector")
			if !convert.Partial(j.Context(), target, convert.NewPatterns(types.Patterns()), convert.Config{Report: j.Report}, j.Op) {
				j.Fail()
			}
		}
	},
}

func bitcast(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
	return []*ir.Value{llvm.NewBitcast(b, to[0], from[0]).Result()}
}
