package asm

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// sizeType is !shapes.size<3>, or with whatever other parameters a test parses.
type sizeType struct {
	ir.TypeBase
	text string
}

// hooks is the syntax of a type and an attribute: a function that parses the
// parameters and returns them as a text.
type hooks struct{ parse func(p *Parser) string }

var sizeDef = ir.DefineType(ir.TypeDef{Dialect: "shapes", Mnemonic: "size"})

func (h hooks) ParseType(p *Parser) ir.Type {
	s := h.parse(p)
	return p.ctx.InternType(sizeDef, []byte(s), &sizeType{text: s})
}

func (h hooks) PrintType(p *Printer, t ir.Type) { p.Str(t.(*sizeType).text) }

func (h hooks) ParseAttr(p *Parser, typ ir.Type) ir.Attribute {
	s := h.parse(p)
	if typ != nil {
		s += " of type " + typ.String()
	}
	return ir.NewStringAttr(p.ctx, s)
}

func (h hooks) PrintAttr(*Printer, ir.Attribute) {}

// wideHooks are the hooks of a dialect whose types have no definitions.
type wideHooks struct{}

func (wideHooks) ParseType(p *Parser) ir.Type {
	if !p.GotKeyword("yes") {
		return nil
	}
	return p.ctx.I1()
}

func (wideHooks) ParseAttr(p *Parser, typ ir.Type) ir.Attribute {
	if !p.GotKeyword("yes") {
		return nil
	}
	return ir.NewBoolAttr(p.ctx, true)
}

// parseWith parses a type or attribute, in a context with test dialects, and
// returns its text or the error with its column.
func parseWith(t *testing.T, parse func(p *Parser) string, text string) string {
	h := hooks{parse}
	ctx := ir.NewContext(&ir.Dialect{
		Name:  "shapes",
		Types: []*ir.TypeDef{ir.DefineType(ir.TypeDef{Dialect: "shapes", Mnemonic: "size", Interfaces: []ir.Implementation{OpAsmTypeInterface.Is(h)}})},
		Attrs: []*ir.AttrDef{ir.DefineAttr(ir.AttrDef{Dialect: "shapes", Mnemonic: "text", Interfaces: []ir.Implementation{OpAsmAttrInterface.Is(h)}})},
	}, &ir.Dialect{Name: "none"}, &ir.Dialect{Name: "wide", Interfaces: []ir.Implementation{TypeParserInterface.Is(wideHooks{}), AttrParserInterface.Is(wideHooks{})}})
	ctx.SetAllowUnregisteredDialects(true)
	f, err := ctx.Files().AddFile("x", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	p := newParser(ctx, f, &shared{threads: 1}, 0, len(text))
	p.Next()
	var got string
	if text[0] == '#' {
		got = p.Attr().String()
	} else if ty, ok := p.Type().(*sizeType); ok {
		got = ty.text
	} else {
		got = "a type"
	}
	if p.failed {
		var out []string
		for _, d := range p.errs {
			out = append(out, fmt.Sprintf("%d: %s", d.Place.Resolve(ctx.Files()).Column, d.Message))
		}
		return strings.Join(out, "\n")
	}
	return got + " then " + p.tok.String()
}

func TestDialectSymbols(t *testing.T) {
	number := func(p *Parser) string {
		if !p.Got(Less) {
			return "none"
		}
		n := p.Int64()
		p.Want(Greater)
		return fmt.Sprint(n)
	}
	for _, c := range []struct {
		parse      func(p *Parser) string
		text, want string
	}{
		{number, "!shapes.size", "none then end of file"},
		{number, "!shapes.size<3>", "3 then end of file"},
		{number, "!shapes.size <3>", "3 then <"}, // looks further than its text, as in upstream
		{number, "!shapes<size<3>>", "3 then end of file"},
		{number, "!shapes<size>, x", "none then ,"},
		{number, "!shapes.size<3 4>", "15: expected '>'"},
		{number, "!shapes.size<3", "13: unbalanced '<' character in pretty dialect name"},
		{number, "!shapes.size<x", "13: unbalanced '<' character in pretty dialect name"},
		{number, "!shapes.size<x>", "14: expected integer value"},
		{number, "!shapes.other<3>", "9: unknown  type `other` in dialect `shapes`"},
		{number, "!shapes<\"size\">", "9: expected valid keyword"},
		{number, "#shapes.other<3>", "9: unknown attribute `other` in dialect `shapes`"},
		{number, "#shapes.text<3>", `"3" then end of file`},
		{number, "#shapes.text<3> : i32 x", `"3 of type i32" then identifier`},
		{number, "#shapes.text<3> : x", "18: expected non-function type"},
		{number, "!none.x", "7: dialect 'none' provides no type parsing hook"},
		{number, "#none.x", "7: dialect 'none' provides no attribute parsing hook"},
		{number, "!wide.yes", "a type then end of file"},
		{number, "!wide<yes>", "a type then end of file"},
		{number, "#wide.yes", "true then end of file"},
		{number, "!wide.no", "7: unknown  type `no` in dialect `wide`"},
		// What a hook leaves of its text is passed over.
		{func(p *Parser) string { return "x" }, "!shapes.size<[1, (a)]> y", "x then identifier"},
		// Shapes and numbers.
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Dimensions(true, false)) },
			"!shapes.size<4x?x0x3>", "[4 -9223372036854775808 0 3] then end of file"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Dimensions(false, false)) },
			"!shapes.size<4x?>", "16: expected static shape"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Dimensions(true, true)) + string(p.Text()) },
			"!shapes.size<2 x 0x4 xi8>", "[2 0 4]i8 then end of file"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Dimensions(true, true)) },
			"!shapes.size<2x3y>", "17: expected 'x' in dimension list"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Dimensions(true, false)) },
			"!shapes.size<2xx>", "16: invalid dimension"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Int(8), p.Got(Comma), p.Uint(8)) },
			"!shapes.size<-128, 255>", "-128 true 255 then end of file"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Int(8)) },
			"!shapes.size<128>", "14: integer value too large"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Int64()) },
			"!shapes.size<99999999999999999999>", "14: integer value too large"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Float(), p.Got(Comma), p.Float()) },
			"!shapes.size<-1.5, 0x3FF0000000000000>", "-1.5 true 1 then end of file"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.Float()) },
			"!shapes.size<x>", "14: expected floating point literal"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.KeywordOrString(), p.KeywordOrString()) },
			`!shapes.size<a "b\22">`, `ab" then end of file`},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(p.KeywordOrString()) },
			`!shapes.size<1>`, "14: expected valid keyword or string"},
		{func(p *Parser) string {
			p.Want(Less)
			_, isType := p.OptionalType()
			_, isAttr := p.OptionalAttr()
			return fmt.Sprint(isType, isAttr, string(p.Text()))
		}, "!shapes.size<ptr>", "false falseptr then end of file"},
		{func(p *Parser) string { p.Want(Less); return fmt.Sprint(len(p.TypeList(Parens)), p.ColonType()) },
			"!shapes.size<(i32, !u.v<->>) : index>", "2 index then end of file"},
	} {
		if got := parseWith(t, c.parse, c.text); got != c.want {
			t.Errorf("%s: got %q, want %q", c.text, got, c.want)
		}
	}
}

// TestTypeMemo checks that a text means the same the second time, also where
// the text of another type starts like it.
func TestTypeMemo(t *testing.T) {
	text := "(vector<4x // >\n i32>, vector<4x // >\n i64>, vector<4xi8>, vector<4xi8>, !u.v<a>, !u.v<a>, !u.v, !u.v<b>)"
	ctx := testContext()
	f, _ := ctx.Files().AddFile("x", []byte(text))
	p := newParser(ctx, f, &shared{threads: 1}, 0, len(text))
	p.Next()
	var got []string
	for _, t := range p.TypeList(Parens) {
		got = append(got, t.String())
	}
	want := "vector<4xi32> vector<4xi64> vector<4xi8> vector<4xi8> !u.v<a> !u.v<a> !u.v !u.v<b>"
	if s := strings.Join(got, " "); s != want || p.failed {
		t.Errorf("got %s, want %s", s, want)
	}
}

// TestOlderSyntax parses what MLIR 14 wrote and 22 does not.
func TestOlderSyntax(t *testing.T) {
	for _, c := range [][2]string{
		{"!a = type i32\n\"t.a\"() : () -> !a", `"t.a"() : () -> i32`},
		{"!a = type !u.v\n\"t.a\"() : () -> !a", `"t.a"() : () -> !u.v`},
		{"!a = type () -> ()\n\"t.a\"() : () -> !a", `"t.a"() : () -> (() -> ())`},
	} {
		op, msg := parseAny(t, c[0])
		if op == nil {
			t.Errorf("%s: %s", c[0], msg)
		} else if got := string(Append(nil, op, Flags{Generic: true})); !strings.Contains(got, c[1]) {
			t.Errorf("%s: got %s", c[0], got)
		}
	}
}

// TestSharedNumbers parses attributes whose numbers mean the same in all of the text, by several
// goroutines.
func TestSharedNumbers(t *testing.T) {
	var b strings.Builder
	for i := range 40_000 {
		fmt.Fprintf(&b, "\"t.a\"() {d = distinct[%d]<%d>, r = dense_resource<r%d> : tensor<1xi8>} : () -> ()\n", i%10, i%10, i%10)
	}
	ctx := testContext()
	f, err := ctx.Files().AddFile("x", []byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	block := ParseBlock(ctx, source.Whole(f), Config{Threads: 4}, func(d *diag.Diagnostic) { t.Fatal(d) })
	distinct, resources := map[ir.Attribute]bool{}, map[ir.Attribute]bool{}
	for op := block.First(); op != nil; op = op.Next() {
		distinct[op.Attr("d")], resources[op.Attr("r")] = true, true
	}
	if len(distinct) != 10 || len(resources) != 10 {
		t.Errorf("%d distinct attributes and %d resources, want 10 and 10", len(distinct), len(resources))
	}
}

func TestExternalResources(t *testing.T) {
	text := `{-# external_resources: { a: { x: "s", y: true, z: "0x08000000FF" }, b: { x: "t" }, a: { x: "u" } } #-}`
	ctx := testContext()
	f, _ := ctx.Files().AddFile("x", []byte(text))
	var r ExternalResources
	if ParseBlock(ctx, source.Whole(f), Config{External: &r}, func(d *diag.Diagnostic) { t.Fatal(d) }) == nil {
		t.Fatal("does not parse")
	}
	a := r.Group("a")
	if len(r.Groups) != 2 || len(a.Entries) != 4 {
		t.Fatalf("%+v", r)
	}
	if x := a.Lookup("x"); x.Kind != ResourceString || x.Text != "u" {
		t.Errorf("x is %+v", x)
	}
	if y := a.Lookup("y"); y.Kind != ResourceBool || !y.Bool {
		t.Errorf("y is %+v", y)
	}
	if z := a.Lookup("z"); z.Kind != ResourceBlob || z.Text != "\xff" || z.Align != 8 {
		t.Errorf("z is %+v", z)
	}
	if a.Lookup("w") != nil {
		t.Error("there is a w")
	}
}
