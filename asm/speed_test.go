package asm

import (
	"testing"
)

// commonSyntax is the syntax that most of a program consists of.
var commonSyntax = []struct {
	name, text string
	parse      func(p *Parser)
}{
	{"i32", "i32", func(p *Parser) { p.Type() }},
	{"index", "index", func(p *Parser) { p.Type() }},
	{"f64", "f64", func(p *Parser) { p.Type() }},
	{"bf16", "bf16", func(p *Parser) { p.Type() }},
	{"dialect", "!d.x", func(p *Parser) { p.Type() }},
	{"dialect body", "!d.x<(i32, i64)>", func(p *Parser) { p.Type() }},
	{"vector", "vector<4xf32>", func(p *Parser) { p.Type() }},
	{"memref", "memref<4x?xf32, strided<[?, 1]>>", func(p *Parser) { p.Type() }},
	{"function", "(i32, f32) -> i64", func(p *Parser) { p.Type() }},
	{"integer", "42 : i32", func(p *Parser) { p.Attr() }},
	{"negative", "-42", func(p *Parser) { p.Attr() }},
	{"bool", "true", func(p *Parser) { p.Attr() }},
	{"float", "1.5 : f32", func(p *Parser) { p.Attr() }},
	{"hex float", "0x7FC00000 : f32", func(p *Parser) { p.Attr() }},
	{"unit", "unit", func(p *Parser) { p.Attr() }},
	{"array", "[1, 2 : i32]", func(p *Parser) { p.Attr() }},
	{"dense array", "array<i32: 1, 2, 3>", func(p *Parser) { p.Attr() }},
	{"type", "i32", func(p *Parser) { p.Attr() }},
	{"int64", "-42", func(p *Parser) { p.Int64() }},
}

// syntaxParser returns a parser of a text that has parsed it once.
func syntaxParser(t testing.TB, text string, parse func(p *Parser)) (again func()) {
	ctx := testContext()
	f, err := ctx.Files().AddFile("x", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	p := newParser(ctx, f, &shared{threads: 1}, 0, len(text))
	again = func() {
		p.off = 0
		p.Next()
		parse(p)
	}
	again()
	if p.failed || p.tok != EOF {
		t.Fatalf("%s does not parse: %v", text, p.errs)
	}
	return again
}

// TestCommonSyntaxAllocates holds what is parsed again and again to making
// nothing new.
func TestCommonSyntaxAllocates(t *testing.T) {
	for _, c := range commonSyntax {
		again := syntaxParser(t, c.text, c.parse)
		if n := testing.AllocsPerRun(100, again); n > 0 {
			t.Errorf("%s: %v allocations", c.text, n)
		}
	}
}

func BenchmarkSyntax(b *testing.B) {
	for _, c := range commonSyntax {
		b.Run(c.name, func(b *testing.B) {
			again := syntaxParser(b, c.text, c.parse)
			b.ReportAllocs()
			for b.Loop() {
				again()
			}
		})
	}
}
