package asm

import (
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/ir"
)

// optionalParts are the parts of hooked that may be absent.
type optionalParts struct {
	text  string
	attrs []ir.NamedAttribute
	loc   ir.Location
	types []ir.Type
}

// TestOptionalParts parses and prints an operation whose parts may all be absent.
func TestOptionalParts(t *testing.T) {
	var got optionalParts
	hooked := &ir.OpDef{Name: "t.parts", Interfaces: []ir.Implementation{OpAsmOpInterface.Is(&CustomOp{
		ParseOp: func(p *Parser) {
			got = optionalParts{}
			got.text, _ = p.OptionalString()
			got.attrs = p.OptionalAttrDict()
			got.loc = p.OptionalLocation()
			for to := p.GotKeyword("to"); to && p.AtSuccessor(); {
				p.State().Successors = append(p.State().Successors, p.Successor())
			}
			if p.Got(Arrow) {
				got.types = p.ResultTypes()
				p.State().Results = got.types
			}
		},
		PrintOp: func(p *Printer, op *ir.Operation) {
			p.Byte(' ')
			p.Quoted(got.text)
			p.OptionalDict(got.attrs)
			p.OptionalLoc(got.loc)
			for i := range op.NumSuccessors() {
				p.Str([]string{" to ", " "}[min(i, 1)])
				p.Successor(op.Successor(i))
			}
			p.OptionalArrowTypes(got.types)
		},
	})}}
	ctx := ir.NewContext(testBuiltin, &ir.Dialect{Name: "t", Ops: []*ir.OpDef{hooked}})
	ctx.SetAllowUnregisteredDialects(true)
	for _, c := range []struct{ text, printed string }{
		{`t.parts`, ` ""`},
		{`t.parts "a" {b = 1 : i32} loc("x")`, ` "a" {b = 1 : i32} loc("x")`},
		{`%0:2 = t.parts -> (i1, i32)`, ` "" -> (i1, i32)`},
		{`%0 = t.parts "a" to ^b ^b -> (() -> ())`, ` "a" to ^bb1 ^bb1 -> (() -> ())`},
	} {
		text := "\"t.a\"() ({\n" + c.text + "\n^b:\n\"t.b\"() : () -> ()\n}) : () -> ()"
		module, err := ParseString(ctx, "t.mlir", text)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		_, line, _ := strings.Cut(printed(t, module, Flags{LocalScope: true, DebugInfo: true}), "t.parts")
		line, _, _ = strings.Cut(line, " loc(\"t.mlir")
		if line != c.printed {
			t.Errorf("%s: got %q, want %q", c.text, line, c.printed)
		}
	}
}

// TestShadowRegionArgs prints an operation whose region is isolated from above with
// the names of its operands for the arguments.
func TestShadowRegionArgs(t *testing.T) {
	def := &ir.OpDef{Name: "t.shadow", Traits: ir.IsolatedFromAbove, Regions: []ir.RegionDef{{}}, Interfaces: []ir.Implementation{OpAsmOpInterface.Is(&CustomOp{
		PrintOp: func(p *Printer, op *ir.Operation) {
			p.ShadowRegionArgs(op.Region(0), op.Operands().Values())
			p.Byte(' ')
			p.Region(op.Region(0), RegionOptions{NoEntryArgs: true})
		},
	})}}
	ctx := ir.NewContext(testBuiltin, &ir.Dialect{Name: "t", Ops: []*ir.OpDef{def}})
	ctx.SetAllowUnregisteredDialects(true)
	module, err := ParseString(ctx, "t.mlir", `%0:2 = "d.a"() : () -> (i1, i32)
"t.shadow"(%0#1, %0#0) ({
^bb0(%a: i32, %b: i1):
  "d.use"(%a, %b) : (i32, i1) -> ()
}) : (i32, i1) -> ()`)
	if err != nil {
		t.Fatal(err)
	}
	if got := printed(t, module, Flags{}); !strings.Contains(got, `"d.use"(%0#1, %0#0)`) {
		t.Error(got)
	}
}

// TestOperandLists sets and reads the operands and types of a VariadicOfVariadic, as
// custom directives do.
func TestOperandLists(t *testing.T) {
	ctx := testContext()
	def := &ir.OpDef{Name: "t.lists", Operands: []ir.ValueDef{{Name: "groups", Arity: ir.VariadicOfVariadic}}}
	var a OpArgs
	a.begin(&ir.OperationState{Context: ctx, Def: def})
	operand := func(name string) Operand { return Operand{Name: []byte(name)} }
	operands := [][]Operand{{operand("%a"), operand("%b")}, {}, {operand("%c")}}
	a.SetOperandLists(0, operands)
	got := a.OperandLists(0)
	if len(got) != 3 || len(got[0]) != 2 || len(got[1]) != 0 || string(got[2][0].Name) != "%c" {
		t.Errorf("%v", got)
	}
	types := [][]ir.Type{{ctx.I1(), ctx.I32()}, {}, {ctx.I64()}}
	a.SetTypeLists(0, types)
	if got := a.TypeLists(0); !slices.EqualFunc(got, types, slices.Equal) {
		t.Errorf("%v", got)
	}
}

// TestNames prints values and blocks by themselves.
func TestNames(t *testing.T) {
	ctx := testContext()
	module := parseText(t, ctx, "t.mlir", `%0 = "d.a"() : () -> i1
%1:2 = "d.b"() ({
^bb0(%x: i32):
  %2 = "d.c"(%1#1, %x) : (i32, i32) -> i8
  "d.br"()[^bb1] : () -> ()
^bb1:
  "d.ret"() : () -> ()
}) : () -> (i1, i32)`)
	b := module.Region(0).First().First().Next()
	inner := b.Region(0)
	c := inner.First().First()
	for _, v := range []struct {
		got, want string
	}{
		{b.Result(0).String(), "%1#0"},
		{b.Result(1).String(), "%1#1"},
		{c.Operand(0).String(), "%1#1"},
		{c.Operand(1).String(), "%arg0"},
		{c.Result(0).String(), "%2"},
		{inner.First().String(), "^bb0"},
		{inner.First().Next().String(), "^bb1"},
		{(*ir.Value)(nil).String(), "<<NULL VALUE>>"},
		{ir.NewPlaceholder(ctx.I1()).String(), "<<UNKNOWN SSA VALUE>>"},
		{ir.NewBlock(ctx.I1()).Arg(0).String(), "<<UNKNOWN SSA VALUE>>"},
		{ir.NewBlock().String(), "INVALIDBLOCK"},
	} {
		if v.got != v.want {
			t.Errorf("got %q, want %q", v.got, v.want)
		}
	}
	c.Remove()
	if got := c.Result(0).String(); got != "%0" {
		t.Errorf("a removed operation's result is %q", got)
	}
}
