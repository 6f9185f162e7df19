package expandarith

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Pass is the pass arith-expand.
var Pass = &pass.Def{
	Name:    "arith-expand",
	Summary: "Legalize Arith ops to be convertible to LLVM.",
	Class:   "(anonymous namespace)::ArithExpandOpsPass",
	New: func(o *pass.Options) func(*pass.Job) {
		var f formats
		o.Bool(&f.bf16, "include-bf16", "Enable the BF16 expansion patterns")
		o.Bool(&f.f8E8M0, "include-f8e8m0", "Enable the F8E8M0 expansion patterns")
		o.Bool(&f.f4E2M1, "include-f4e2m1", "Enable the F4E2M1 expansion patterns")
		return func(j *pass.Job) {
			target, patterns := f.target(), convert.NewPatterns(f.patterns())
			if !convert.Partial(j.Context(), target, patterns, convert.Config{Report: j.Report, Threads: j.Threads}, j.Op) {
				j.Fail()
			}
		}
	},
}

// formats says for which formats of floats conversions are expanded.
type formats struct{ bf16, f8E8M0, f4E2M1 bool }

func (f formats) patterns() []convert.Pattern {
	list := Divisions()
	list = append(list, rewrite.On(expandScalingExtF), rewrite.On(expandScalingTruncF))
	list = append(list, choices()...)
	if f.bf16 {
		list = append(list, rewrite.On(extendBF16), rewrite.On(truncateToBF16))
	}
	if f.f8E8M0 {
		list = append(list, rewrite.On(extendF8E8M0), rewrite.On(truncateToF8E8M0))
	}
	if f.f4E2M1 {
		list = append(list, rewrite.On(extendF4E2M1), rewrite.On(truncateToF4E2M1))
	}
	patterns := make([]convert.Pattern, len(list))
	for i, p := range list {
		patterns[i] = convert.FromRewrite(p)
	}
	return patterns
}

// target says what may be left.
func (f formats) target() *convert.Target {
	t := convert.NewTarget()
	t.LegalDialects("arith", "vector")
	t.Illegal(arith.CeilDivSI, arith.CeilDivUI, arith.FloorDivSI, arith.ScalingExtF, arith.ScalingTruncF,
		arith.MaxSI, arith.MaxUI, arith.MinSI, arith.MinUI, arith.MaximumF, arith.MinimumF, arith.MaxNumF, arith.MinNumF)
	t.Dynamic(func(op *ir.Operation) bool {
		return !f.expand(op.Operand(0).Type(), op.Result(0).Type())
	}, arith.ExtF)
	t.Dynamic(func(op *ir.Operation) bool {
		return !f.expand(op.Result(0).Type(), op.Operand(0).Type())
	}, arith.TruncF)
	return t
}

// expand reports whether conversions between two types are expanded.
func (f formats) expand(narrow, wide ir.Type) bool {
	return f.bf16 && isFloat(narrow, ir.BF16) && isFloat(wide, ir.F32) ||
		f.f8E8M0 && isFloat(narrow, ir.F8E8M0FNU) || f.f4E2M1 && isFloat(narrow, ir.F4E2M1FN)
}

// isFloat reports whether a type, or that of its elements, is of a format.
func isFloat(t ir.Type, kind ir.FloatKind) bool {
	f, ok := ir.ElementOrSelf(t).(*ir.FloatType)
	return ok && f.Kind() == kind
}
