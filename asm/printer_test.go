package asm

import (
	"bytes"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// testModule is builtin.module, which the dialects define above this package.
var testModule = &ir.OpDef{
	Name:    "builtin.module",
	Traits:  ir.IsolatedFromAbove | ir.HasSymbolTable | ir.SingleBlock | ir.NoTerminator | ir.GraphRegion,
	Regions: []ir.RegionDef{{Name: "bodyRegion"}},
	Attrs:   []ir.AttrSlot{{Name: "sym_name", Optional: true}, {Name: "sym_visibility", Optional: true}},
	Syntax: &CustomOp{
		ParseOp: func(p *Parser) {
			if p.At(AtIdent) {
				p.State().SetProp(0, ir.NewStringAttr(p.Context(), p.SymbolName()))
			}
			p.current().attrs = append(p.current().attrs, p.OptionalAttrDictWithKeyword()...)
			if r := p.Region(nil); r.Empty() {
				r.Append(ir.NewBlock())
			}
		},
		PrintOp: func(p *Printer, op *ir.Operation) {
			if s, ok := op.Prop(0).(*ir.StringAttr); ok {
				p.Byte(' ')
				p.Symbol(s.Value())
			}
			p.AttrDictWithKeyword(op, "sym_name")
			p.Byte(' ')
			p.Region(op.Region(0), RegionOptions{})
		},
		Default: "builtin",
	},
}

// testContext returns a context that knows builtin.module and takes anything
// else.
func testContext() *ir.Context {
	ctx := ir.NewContext(&ir.Dialect{Name: "builtin", Ops: []*ir.OpDef{testModule}})
	ctx.AllowUnregistered = true
	return ctx
}

// addFile makes a text a file of a context.
func addFile(t testing.TB, ctx *ir.Context, name, text string) *source.File {
	t.Helper()
	f, err := ctx.Files.AddFile(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// parseText parses a module and fails the test if there are errors.
func parseText(t testing.TB, ctx *ir.Context, name, text string) *ir.Operation {
	t.Helper()
	return parseModule(t, ctx, source.Whole(addFile(t, ctx, name, text)), Config{})
}

func parseModule(t testing.TB, ctx *ir.Context, chunk source.Chunk, cfg Config) *ir.Operation {
	t.Helper()
	var msgs bytes.Buffer
	op := ParseModule(ctx, chunk, cfg, func(d *diag.Diagnostic) {
		msgs.WriteString(d.Error() + "\n")
	})
	if op == nil {
		t.Fatalf("%s does not parse:\n%s", chunk.File.Name(), msgs.String())
	}
	return op
}

// printed is what Print writes.
func printed(t testing.TB, op *ir.Operation, f Flags) string {
	t.Helper()
	var b bytes.Buffer
	if err := Print(&b, op, f); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
