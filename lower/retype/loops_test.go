package retype_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/retype"
	"github.com/gomlir/gomlir/verify"
)

// inParts returns a converter that passes complex numbers in two parts, and drops f16.
func inParts() *convert.TypeConverter {
	types := convert.NewTypeConverter()
	types.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) {
		if z, ok := t.(*ir.ComplexType); ok {
			return []ir.Type{z.Elem(), z.Elem()}, convert.Converted
		}
		if f, ok := t.(*ir.FloatType); ok && f.Kind() == ir.F16 {
			return []ir.Type{}, convert.Converted
		}
		return []ir.Type{t}, convert.Converted
	})
	return types
}

func TestLoops(t *testing.T) {
	for _, test := range [][2]string{
		{`%r:2 = scf.for %i = %n to %n step %n iter_args(%a = %z, %b = %h) -> (complex<f32>, f16) {
  scf.yield %a, %b : complex<f32>, f16
} {a.b}
return %r#0, %r#1 : complex<f32>, f16`,
			`%0:2 = scf.for %arg4 = %arg3 to %arg3 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (f32, f32) {
      scf.yield %arg5, %arg6 : f32, f32
    } {a.b}
    return %0#0, %0#1 : f32, f32`},
		{`%r:2 = scf.while (%a = %z, %b = %h) : (complex<f32>, f16) -> (complex<f32>, f16) {
  scf.condition(%c) %a, %b : complex<f32>, f16
} do {
^bb0(%a: complex<f32>, %b: f16):
  scf.yield %a, %b : complex<f32>, f16
}
return %r#0, %r#1 : complex<f32>, f16`,
			`%0:2 = scf.while (%arg4 = %arg0, %arg5 = %arg1) : (f32, f32) -> (f32, f32) {
      scf.condition(%arg2) %arg4, %arg5 : f32, f32
    } do {
    ^bb0(%arg4: f32, %arg5: f32):
      scf.yield %arg4, %arg5 : f32, f32
    }
    return %0#0, %0#1 : f32, f32`},
		{`%r:2 = scf.if %c -> (complex<f32>, f16) {
  scf.yield %z, %h : complex<f32>, f16
} else {
  scf.yield %z, %h : complex<f32>, f16
}
return %r#0, %r#1 : complex<f32>, f16`,
			`%0:2 = scf.if %arg2 -> (f32, f32) {
      scf.yield %arg0, %arg1 : f32, f32
    } else {
      scf.yield %arg0, %arg1 : f32, f32
    }
    return %0#0, %0#1 : f32, f32`},
		{`%r:2 = scf.index_switch %n -> complex<f32>, f16
case 3 {
  scf.yield %z, %h : complex<f32>, f16
}
default {
  scf.yield %z, %h : complex<f32>, f16
}
return %r#0, %r#1 : complex<f32>, f16`,
			`%0:2 = scf.index_switch %arg3 -> f32, f32 
    case 3 {
      scf.yield %arg0, %arg1 : f32, f32
    }
    default {
      scf.yield %arg0, %arg1 : f32, f32
    }
    return %0#0, %0#1 : f32, f32`},
		{`%r = scf.execute_region -> complex<f32> {
  scf.yield %z : complex<f32>
}
return %r, %h : complex<f32>, f16`,
			`%1 = scf.execute_region -> complex<f32> {
      scf.yield %0 : complex<f32>
    }`},
	} {
		ctx := ir.NewContext(all.Dialects()...)
		module, err := asm.ParseString(ctx, "in.mlir",
			"func.func @f(%z: complex<f32>, %h: f16, %c: i1, %n: index) -> (complex<f32>, f16) {\n"+test[0]+"\n}")
		if err != nil {
			t.Fatal(err)
		}
		types, target := inParts(), convert.NewTarget()
		retype.Legality(types, target)
		retype.LoopLegality(types, target)
		patterns := convert.NewPatterns(retype.Functions(ctx, types), retype.Returns(types), retype.Loops(types))
		report := func(d *diag.Diagnostic) { t.Error(d) }
		if !convert.Partial(t.Context(), target, patterns, convert.Config{Report: report, KeepCasts: true}, module) {
			t.Errorf("%s: not converted", test[0])
		}
		verify.Operation(module, verify.Options{}, report)
		if got := module.String(); !strings.Contains(got, test[1]) {
			t.Errorf("got\n%s\nwant\n%s", got, test[1])
		}
	}
}

// A condition that becomes two values cannot be that of a loop.
func TestLoopsNotConverted(t *testing.T) {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "in.mlir", "func.func @f(%c: i1, %z: complex<f32>) -> complex<f32> {\n%r = scf.if %c -> complex<f32> {\n"+
		"  scf.yield %z : complex<f32>\n} else {\n  scf.yield %z : complex<f32>\n}\nreturn %r : complex<f32>\n}")
	if err != nil {
		t.Fatal(err)
	}
	types, target := inParts(), convert.NewTarget()
	convert.Add(types, func(t *ir.IntegerType) ir.Type { return nil })
	retype.LoopLegality(types, target)
	failed := false
	report := func(*diag.Diagnostic) { failed = true }
	if convert.Partial(t.Context(), target, convert.NewPatterns(retype.Loops(types)), convert.Config{Report: report}, module) || !failed {
		t.Errorf("converted to\n%s", module)
	}
}
