package dynamic_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dynamic"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// colon writes two parameters as a:b.
var colon = dynamic.Syntax{
	Parse: func(p *asm.Parser) (params []ir.Attribute) {
		p.Want(asm.Less)
		params = append(params, p.Attr())
		p.Want(asm.Colon)
		params = append(params, p.Attr())
		p.Want(asm.Greater)
		return params
	},
	Print: func(p *asm.Printer, params []ir.Attribute) {
		p.Byte('<')
		p.Attr(params[0])
		p.Byte(':')
		p.Attr(params[1])
		p.Byte('>')
	},
}

// shapes makes a dialect like upstream's test dialect, as if from a file.
func shapes() (pair *dynamic.TypeKind, d *ir.Dialect) {
	pair = dynamic.NewType("test", "dynamic_pair", dynamic.Exactly(2, "type"))
	one := dynamic.NewType("test", "dynamic_singleton", dynamic.Exactly(0, "type"))
	custom := dynamic.NewType("test", "dynamic_custom", nil, colon)
	attrPair := dynamic.NewAttr("test", "dynamic_pair", dynamic.Exactly(2, "attribute"))
	attrCustom := dynamic.NewAttr("test", "dynamic_custom", nil, colon)
	op := &ir.OpDef{Name: "test.dynamic_op", Operands: []ir.ValueDef{{Name: "in"}},
		Results: []ir.ValueDef{{Name: "a"}, {Name: "b"}}}
	return pair, &ir.Dialect{Name: "test", Ops: []*ir.OpDef{op},
		Types: []*ir.TypeDef{pair.Def(), one.Def(), custom.Def()}, Attrs: []*ir.AttrDef{attrPair.Def(), attrCustom.Def()}}
}

// TestText reads and prints definitions like those of upstream's IR/dynamic.mlir. The messages and columns
// of types and attributes are those of mlir-opt-22.
func TestText(t *testing.T) {
	for text, want := range map[string]string{
		`"a"() : () -> !test.dynamic_pair<i32, !test.dynamic_singleton>`:                       "",
		`"a"() : () -> !test.dynamic_custom<f32:f64>`:                                          "",
		`"a"() {x = #test.dynamic_pair<3 : i32, #test.dynamic_pair<5 : i32, f64>>} : () -> ()`: "",
		`"a"() {x = #test.dynamic_custom<f32:f64>} : () -> ()`:                                 "",
		`"a"() : () -> !test.dynamic_singleton<f64>`:                                           "1:21: error: expected 0 type arguments, but had 1",
		`"a"() : () -> !test.dynamic_pair<f64>`:                                                "1:21: error: expected 2 type arguments, but had 1",
		`"a"() : () -> !test.dynamic_pair<>`:                                                   "1:21: error: expected 2 type arguments, but had 0",
		`"a"() : () -> !test.dynamic_custom<f32,f64>`:                                          "1:39: error: expected ':'",
		`"a"() {x = #test.dynamic_pair<f64>} : () -> ()`:                                       "1:18: error: expected 2 attribute arguments, but had 1",
		`"test.dynamic_op"() : () -> (f64, f64)`:                                               "1:1: error: 'test.dynamic_op' op requires a single operand",
	} {
		_, d := shapes()
		c := ir.NewContext(d)
		c.SetAllowUnregisteredDialects(true)
		var got []string
		module, err := asm.ParseString(c, "x", text)
		if err == nil {
			verify.Operation(module, verify.Options{}, func(d *diag.Diagnostic) { got = append(got, d.Error()) })
			if printed := module.String(); want == "" && !strings.Contains(printed, text[5:]) {
				t.Errorf("%s is printed as\n%s", text, printed)
			}
		} else {
			got = append(got, err.Error())
		}
		if s := strings.Join(got, "\n"); (want == "") != (s == "") || !strings.Contains(s, want) {
			t.Errorf("%s: %q, want %q", text, s, want)
		}
	}
}

// A type of a dialect that was not known when the program was compiled.
func Example() {
	pair, d := shapes()
	c := ir.NewContext(d)
	t, err := pair.New(c, ir.NewTypeAttr(c.I32()), ir.NewTypeAttr(c.F64()))
	fmt.Println(t, len(t.Params()), t.Kind() == pair, err)
	_, err = pair.New(c)
	fmt.Println(err)
	// Output:
	// !test.dynamic_pair<i32, f64> 2 true <nil>
	// expected 2 type arguments, but had 0
}
