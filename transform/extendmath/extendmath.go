// Package extendmath has the pass math-extend-to-supported-types, which computes functions of math in
// a wider floating-point type where the target does not have the narrower one.
package extendmath

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass math-extend-to-supported-types.
var Pass = &pass.Def{
	Name:    "math-extend-to-supported-types",
	Summary: "Legalize floating-point math ops on low-precision floats",
	Class:   "(anonymous namespace)::MathExtendToSupportedTypesPass",
	New: func(o *pass.Options) func(*pass.Job) {
		var extra []string
		target := "f32"
		o.Strings(&extra, "extra-types", "MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)")
		o.String(&target, "target-type", "MLIR type to convert the unsupported source types to")
		return func(j *pass.Job) { run(j, extra, target) }
	},
}

func run(j *pass.Job, extra []string, target string) {
	c := j.Op.Context()
	to := floatType(c, target)
	if to == nil {
		fail(j, "could not map target type '"+target+"' to a known floating-point type")
		return
	}
	supported := []ir.Type{c.F32(), c.F64(), to}
	for _, name := range extra {
		t := floatType(c, name)
		if t == nil {
			fail(j, "could not map source type '"+name+"' to a known floating-point type")
			return
		}
		supported = append(supported, t)
	}
	types := converter(supported, to)
	t := convert.NewTarget()
	t.DynamicUnknown(func(op *ir.Operation) bool { return op.Def().Namespace() != "math" || types.IsLegalOp(op) })
	t.Legal(math.Fma, arith.ExtF, arith.TruncF)
	if !convert.Partial(j.Context(), t, convert.NewPatterns([]convert.Pattern{extend(types)}), convert.Config{Report: j.Report}, j.Op) {
		j.Fail()
	}
}

func fail(j *pass.Job, message string) {
	j.Report(diag.Errorf(diag.Place{}, "%s", message))
	j.Fail()
}

// floatType returns the floating-point type of a name, nil if absent.
func floatType(c *ir.Context, name string) *ir.FloatType {
	for kind := range ir.F128 + 1 {
		if t := ir.NewFloatType(c, kind); t.String() == name {
			return t
		}
	}
	return nil
}

// converter returns the rules for types: floating-point numbers that are not supported become
// others, also as elements.
func converter(supported []ir.Type, to *ir.FloatType) *convert.TypeConverter {
	c := convert.NewTypeConverter()
	c.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) {
		f, ok := ir.ElementOrSelf(t).(*ir.FloatType)
		if !ok || slices.Contains(supported, ir.Type(f)) {
			return []ir.Type{t}, convert.Converted
		}
		return []ir.Type{ir.WithElement(t, to)}, convert.Converted
	})
	c.AddTarget(func(b *ir.Builder, types []ir.Type, inputs []*ir.Value, _ ir.Type) []*ir.Value {
		return []*ir.Value{arith.NewExtF(b, types[0], inputs[0]).SetFastmath(arith.FastMathContract).Result()}
	})
	return c
}

// extend returns the pattern that computes with converted operands and converts the results back.
func extend(types *convert.TypeConverter) convert.Pattern {
	return convert.Pattern{Name: "ExtendToSupportedTypes", Types: types, Convert: func(op *ir.Operation, lists [][]*ir.Value, r *convert.Rewriter) bool {
		in, ok1 := convert.OneToOne(lists)
		results, ok2 := types.ConvertAll(op.Results().Types())
		if !ok1 || !ok2 || op.NumRegions() > 0 {
			return r.NoMatch(op, "a type cannot be converted")
		}
		st := ir.OperationState{Def: op.Def(), Operands: in, Results: results}
		wide := r.Create(&st)
		for _, a := range op.AttrsAsDictionary().Entries() {
			wide.SetAttr(a.Name, a.Value)
		}
		values := wide.Results().Values()
		for i, v := range values {
			if t := op.Result(i).Type(); v.Type() != t {
				values[i] = arith.NewTruncF(r.Builder, t, v).SetFastmath(arith.FastMathContract).Result()
			}
		}
		r.Replace(op, values...)
		return true
	}}
}
