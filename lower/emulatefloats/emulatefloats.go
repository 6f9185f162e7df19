// Package emulatefloats has the pass arith-emulate-unsupported-floats: arithmetic with floats
// that a target does not have is done in a format that it has.
//
// Operands are extended and results truncated, around each operation of arith and
// those of vector that compute. What only moves values keeps the original types:
//
//	%2 = arith.addf %0, %1 : bf16
//
// becomes
//
//	%2 = arith.extf %0 fastmath<contract> : bf16 to f32
//	%3 = arith.extf %1 fastmath<contract> : bf16 to f32
//	%4 = arith.addf %2, %3 : f32
//	%5 = arith.truncf %4 fastmath<contract> : f32 to bf16
package emulatefloats

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass arith-emulate-unsupported-floats.
var Pass = &pass.Def{
	Name:    "arith-emulate-unsupported-floats",
	Summary: "Emulate operations on unsupported floats with extf/truncf",
	Class:   "(anonymous namespace)::EmulateUnsupportedFloatsPass",
	New: func(o *pass.Options) func(*pass.Job) {
		var sources []string
		to := "f32"
		o.Strings(&sources, "source-types", "MLIR types without arithmetic support on a given target")
		o.String(&to, "target-type", "MLIR type to convert the unsupported source types to")
		return func(j *pass.Job) {
			if !run(j, sources, to) {
				j.Fail()
			}
		}
	},
}

func run(j *pass.Job, sources []string, to string) bool {
	wide := floatNamed(j.Op.Context(), to)
	if wide == nil {
		j.Report(diag.Errorf(diag.Place{}, "could not map target type '%s' to a known floating-point type", to))
		return false
	}
	unsupported := map[ir.Type]bool{}
	for _, name := range sources {
		t := floatNamed(j.Op.Context(), name)
		if t == nil {
			j.Report(diag.Errorf(diag.Place{}, "could not map source type '%s' to a known floating-point type", name))
			return false
		}
		unsupported[t] = true
	}
	if unsupported[wide] {
		j.Report(diag.Errorf(diag.Place{}, "target type cannot be an unsupported source type"))
		return false
	}
	types := typeConverter(unsupported, wide)
	patterns := convert.NewPatterns([]convert.Pattern{{Name: "EmulateFloatPattern", Types: types, Convert: func(op *ir.Operation, in [][]*ir.Value, r *convert.Rewriter) bool {
		return emulate(op, in, types, r)
	}}})
	return convert.Partial(j.Context(), target(types), patterns, convert.Config{Report: j.Report}, j.Op)
}

// floatNamed returns a type of floats by its name, nil if it is not one of those that
// upstream knows here.
func floatNamed(c *ir.Context, name string) ir.Type {
	for _, kind := range []ir.FloatKind{ir.F4E2M1FN, ir.F6E2M3FN, ir.F6E3M2FN, ir.F8E5M2, ir.F8E4M3, ir.F8E4M3FN, ir.F8E5M2FNUZ, ir.F8E4M3FNUZ,
		ir.F8E3M4, ir.F8E8M0FNU, ir.BF16, ir.F16, ir.F32, ir.F64, ir.F80, ir.F128} {
		if t := ir.NewFloatType(c, kind); t.String() == name {
			return t
		}
	}
	return nil
}

func typeConverter(unsupported map[ir.Type]bool, wide ir.Type) *convert.TypeConverter {
	types := convert.NewTypeConverter()
	types.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) {
		if unsupported[ir.ElementOrSelf(t)] {
			if to := ir.WithElement(t, wide); to != nil {
				return []ir.Type{to}, convert.Converted
			}
		}
		return []ir.Type{t}, convert.Converted
	})
	types.AddTarget(func(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
		return []*ir.Value{arith.NewExtF(b, to[0], from[0]).SetFastmath(arith.FastMathContract).Result()}
	})
	return types
}

// target makes what computes illegal on unsupported types, and nothing else.
func target(types *convert.TypeConverter) *convert.Target {
	t := convert.NewTarget()
	t.DynamicUnknown(func(*ir.Operation) bool { return true })
	t.DynamicDialects(types.IsLegalOp, "arith")
	t.Dynamic(types.IsLegalOp, vector.Contraction, vector.Reduction, vector.MultiDimReduction, vector.FMA, vector.OuterProduct, vector.Scan)
	t.Legal(arith.Bitcast, arith.ExtF, arith.TruncF, arith.Constant, arith.Select, vector.Broadcast)
	return t
}

// emulate makes an operation compute with other types.
func emulate(op *ir.Operation, lists [][]*ir.Value, types *convert.TypeConverter, r *convert.Rewriter) bool {
	in, ok := convert.OneToOne(lists)
	if !ok || types.IsLegalOp(op) || op.NumRegions() != 0 {
		return false
	}
	var mapping ir.IRMapping
	for i, v := range op.Operands().All() {
		mapping.SetValue(v, in[i])
	}
	fresh := op.Clone(&mapping)
	for _, v := range fresh.Results().All() {
		v.SetType(types.ConvertOne(v.Type()))
	}
	r.Insert(fresh)
	var results []*ir.Value
	for i, v := range fresh.Results().All() {
		if t := op.Result(i).Type(); t != v.Type() {
			v = arith.NewTruncF(r.Builder, t, v).SetFastmath(arith.FastMathContract).Result()
		}
		results = append(results, v)
	}
	r.Replace(op, results...)
	return true
}
