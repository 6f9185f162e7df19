package asm

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

var testBuiltin = &ir.Dialect{Name: "builtin", Ops: []*ir.OpDef{testModule}}

// testModule is builtin.module, which the dialects define above this package.
var testModule = &ir.OpDef{
	Name:    "builtin.module",
	Traits:  ir.IsolatedFromAbove | ir.HasSymbolTable | ir.SingleBlock | ir.NoTerminator | ir.GraphRegion,
	Regions: []ir.RegionDef{{Name: "bodyRegion"}},
	Attrs:   []ir.AttrSlot{{Name: "sym_name", Optional: true}, {Name: "sym_visibility", Optional: true}},
	Interfaces: []ir.Implementation{OpAsmOpInterface.Is(&CustomOp{
		ParseOp: func(p *Parser) {
			if p.At(AtIdent) {
				p.State().SetInherentAttr(0, ir.NewStringAttr(p.Context(), p.SymbolName()))
			}
			p.current().attrs = append(p.current().attrs, p.OptionalAttrDictWithKeyword()...)
			if r := p.Region(nil); r.Empty() {
				r.Append(ir.NewBlock())
			}
		},
		PrintOp: func(p *Printer, op *ir.Operation) {
			if s, ok := op.InherentAttr(0).(*ir.StringAttr); ok {
				p.Byte(' ')
				p.Symbol(s.Value())
			}
			p.AttrDictWithKeyword(op, "sym_name")
			p.Byte(' ')
			p.Region(op.Region(0), RegionOptions{})
		},
		Default: "builtin",
	})},
}

// testContext returns a context that knows builtin.module and takes anything
// else.
func testContext() *ir.Context {
	ctx := ir.NewContext(testBuiltin)
	ctx.SetAllowUnregisteredDialects(true)
	return ctx
}

// addFile makes a text a file of a context.
func addFile(t testing.TB, ctx *ir.Context, name, text string) *source.File {
	t.Helper()
	f, err := ctx.Files().AddFile(name, []byte(text))
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

// printed returns the text that Print writes.
func printed(t testing.TB, op *ir.Operation, f Flags) string {
	t.Helper()
	var b bytes.Buffer
	if err := Print(&b, op, f); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// program returns the text of a module of n functions that use what printers of parts share:
// aliases, distinct attributes, resources, values around them, names.
func program(n int) string {
	var b strings.Builder
	b.WriteString("%g = \"d.global\"() : () -> i32\n%h:2 = \"d.global\"() : () -> (i32, i32)\n")
	for i := range n {
		fmt.Fprintf(&b, "\"d.func\"() ({\n^bb0(%%a: i32, %%b: memref<4xi8, affine_map<(d0) -> (d0 + %d)>>):\n", i%7)
		for j := range 1 + i%50 {
			fmt.Fprintf(&b, "  %%%d = \"d.add\"(%%a, %%g, %%h#1) {k = %d : i32} : (i32, i32, i32) -> i32 loc(\"f.c\":%d:%d)\n", j, i*j, i, j)
		}
		if i%3 == 0 {
			fmt.Fprintf(&b, "  \"d.use\"(%%0) {d = distinct[%d]<>, e = [distinct[%d]<>], r = dense_resource<r%d> : tensor<1xi8>} : (i32) -> ()\n", i, i/2, i%5)
		}
		b.WriteString("  \"d.br\"()[^bb1] : () -> ()\n^bb1:\n  \"d.ret\"() : () -> ()\n}) : () -> () loc(callsite(\"x\" at \"y\"))\n")
		for range i % 4 {
			b.WriteString("\"d.small\"() {m = affine_map<(d0) -> (d0 * 2)>} : () -> ()\n")
		}
	}
	b.WriteString("{-#\n  dialect_resources: {\n    builtin: {\n")
	for i := range 5 {
		fmt.Fprintf(&b, "      r%d: \"0x010000000%d\"%s\n", i, i, ","[:min(1, 4-i)])
	}
	b.WriteString("    }\n  }\n#-}\n")
	return b.String()
}

func TestPrintThreads(t *testing.T) {
	op := parseText(t, testContext(), "p.mlir", program(400))
	for _, f := range []Flags{
		{}, {DebugInfo: true}, {Generic: true}, {ValueUsers: true}, {UniqueSSAIDs: true},
		{LocalScope: true}, {NameLocAsPrefix: true, DebugInfo: true},
	} {
		want := string(Append(nil, op, f))
		for _, f.Threads = range []int{1, 2, 3, 16} {
			if got := printed(t, op, f); got != want {
				diffText(t, fmt.Sprintf("%+v", f), got, want)
			}
		}
	}
}

// TestPrintAtTheSameTime prints one program from several goroutines.
func TestPrintAtTheSameTime(t *testing.T) {
	op := parseText(t, testContext(), "p.mlir", program(50))
	want := string(Append(nil, op, Flags{DebugInfo: true}))
	done := make(chan string)
	for range 4 {
		go func() { done <- printed(t, op, Flags{DebugInfo: true, Threads: 2}) }()
	}
	for range 4 {
		if got := <-done; got != want {
			diffText(t, "concurrent", got, want)
		}
	}
}

// A limitedWriter fails after some bytes.
type limitedWriter struct{ left int }

func (w *limitedWriter) Write(b []byte) (int, error) {
	if w.left -= len(b); w.left < 0 {
		return 0, io.ErrShortWrite
	}
	return len(b), nil
}

func TestPrintWriteError(t *testing.T) {
	op := parseText(t, testContext(), "p.mlir", program(400))
	size := len(Append(nil, op, Flags{}))
	for _, threads := range []int{1, 2, 8} {
		for left := 0; left < size; left += size/9 + 1 {
			if err := Print(&limitedWriter{left}, op, Flags{Threads: threads}); err != io.ErrShortWrite {
				t.Fatalf("%d threads, %d bytes: %v", threads, left, err)
			}
		}
		if err := Print(&limitedWriter{size}, op, Flags{Threads: threads}); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPrintHookPanics(t *testing.T) {
	ctx := testContext()
	bad := &ir.OpDef{Name: "bad.op", Interfaces: []ir.Implementation{OpAsmOpInterface.Is(&CustomOp{
		ParseOp: func(p *Parser) {},
		PrintOp: func(p *Printer, op *ir.Operation) {
			if p.aliases == nil {
				panic("in a hook")
			}
		},
	})}}
	ctx.Register(&ir.Dialect{Name: "bad", Ops: []*ir.OpDef{bad}})
	op := parseText(t, ctx, "p.mlir", strings.Replace(program(400), "\"d.func\"", "bad.op\n\"d.func\"", 1)+"bad.op\n")
	for _, threads := range []int{1, 2, 8} {
		func() {
			defer func() {
				if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), "in a hook") {
					t.Errorf("%d threads: recovered %v", threads, r)
				}
			}()
			Print(io.Discard, op, Flags{Threads: threads})
		}()
	}
}

// TestPrintMisplacedValue prints uses that the verifier would not allow.
func TestPrintMisplacedValue(t *testing.T) {
	ctx := testContext()
	op := parseText(t, ctx, "p.mlir", `
"d.a"() ({
  %0 = "d.x"() : () -> i32
  %1:2 = "d.x"() : () -> (i32, i32)
  "d.end"() : () -> ()
}) : () -> ()
"d.b"() ({
  %0 = "d.x"() : () -> i32
  "d.use"(%0, %0, %0) : (i32, i32, i32) -> ()
}) : () -> ()
`)
	body := op.Region(0).First()
	def := body.First().Region(0).First().First().Next()
	use := body.Last().Region(0).First().Last()
	use.SetOperand(0, def.Result(1))
	use.SetOperand(1, nil)
	removed := body.First().Region(0).First().First()
	use.SetOperand(2, removed.Result(0))
	removed.Remove()
	const want = `  "d.use"(%0#1, <<NULL VALUE>>, <<UNKNOWN SSA VALUE>>) : (i32, <<NULL TYPE>>, i32) -> ()`
	for _, f := range []Flags{{}, {LocalScope: true}, {Threads: 1}} {
		if got := printed(t, op, f); !strings.Contains(got, want) {
			t.Errorf("%+v: got\n%s\nwant a line\n%s", f, got, want)
		}
	}
}

func TestPrintPartOfProgram(t *testing.T) {
	op := parseText(t, testContext(), "p.mlir", `
%0 = "d.op"() : () -> i32
"d.op"(%0) ({
  %1 = "d.op"(%0) {m = affine_map<() -> (1)>} : (i32) -> i32
  "d.op"(%1)[^bb1] : (i32) -> ()
^bb1:
  "d.op"() : () -> ()
}) : (i32) -> ()
`)
	outer := op.Region(0).First().Last()
	inner := outer.Region(0).First().First()
	for _, c := range []struct {
		op   *ir.Operation
		want string
	}{
		{inner, `%1 = "d.op"(%0) {m = affine_map<() -> (1)>} : (i32) -> i32`},
		{inner.Next(), `"d.op"(%1)[^bb1] : (i32) -> ()`},
		{outer, `"d.op"(%0) ({
  %1 = "d.op"(%0) {m = affine_map<() -> (1)>} : (i32) -> i32
  "d.op"(%1)[^bb1] : (i32) -> ()
^bb1:  // pred: ^bb0
  "d.op"() : () -> ()
}) : (i32) -> ()`},
	} {
		if got := c.op.String(); got != c.want {
			t.Errorf("got\n%s\nwant\n%s", got, c.want)
		}
	}
}
