package testpass

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// convertPDLL makes f64 of i64 by the patterns that upstream writes in PDLL.
var convertPDLL = &pass.Def{Name: "test-dialect-conversion-pdll", Summary: "Test DialectConversion PDLL functionality", Class: class("PDLLTestPass"),
	On: "builtin.module", New: always(func(j *pass.Job) {
		c := j.Op.Context()
		types := convert.NewTypeConverter()
		convert.Add(types, func(t ir.Type) ir.Type {
			if t == c.I64() {
				return c.F64()
			}
			return t
		})
		types.AddSource(func(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
			return builtin.NewUnrealizedConversionCast(b, to, from...).Op().Results().Values()
		})
		target := convert.NewTarget()
		target.DynamicDialects(func(op *ir.Operation) bool {
			return types.IsLegal(op.Operands().Types()...) && types.IsLegal(op.Results().Types()...)
		}, "test")
		target.LegalDialects("builtin", "func")
		patterns := []convert.Pattern{
			one("test.cast", types, func(op *ir.Operation, _ []*ir.Value, r *convert.Rewriter) bool {
				to := types.ConvertOne(op.Result(0).Type())
				return to != nil && another(r, op, op.Name(), nil, to)
			}),
			one("test.return", types, func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool {
				return another(r, op, op.Name(), in)
			}),
		}
		if !convert.Full(j.Context(), target, convert.NewPatterns(patterns), convert.Config{Report: j.Report}, j.Op) {
			j.Fail()
		}
	})}
