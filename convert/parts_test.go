package convert_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// partsText returns a module of operations with regions, with extra in the last but one.
func partsText(seed uint64, n int, extra string) string {
	r := rand.New(rand.NewPCG(seed, 0))
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "\"x.f\"() <{number = %d : i32}> ({\n^bb0(%%a: i32, %%b: index, %%c: f32):\n", i)
		for range r.IntN(10) * r.IntN(4) {
			b.WriteString([]string{
				"\"t.use\"(%a, %b) : (i32, index) -> ()\n",
				"\"t.symbol\"() : () -> ()\n",
				"\"t.fails\"() : () -> ()\n",
				"\"t.region\"(%a) ({\n^bb0(%d: i32, %e: index):\n \"t.use\"(%d, %b) : (i32, index) -> ()\n \"x.use\"(%d, %a) : (i32, i32) -> ()\n}) : (i32) -> index\n",
				"\"x.use\"(%a, %b) : (i32, index) -> ()\n",
			}[r.IntN(5)])
		}
		if i == n-2 {
			b.WriteString(extra)
		}
		b.WriteString("\"x.end\"() : () -> ()\n}) : () -> ()\n")
	}
	return b.String()
}

// convertParts converts a module on some threads, 0 for a whole conversion.
func convertParts(t *testing.T, text string, threads int) string {
	t.Helper()
	return convertText(t, text, func(m *ir.Operation, cfg convert.Config) bool {
		c := types()
		cfg.Reporter = convert.NewReporter(cfg.Report)
		symbol := func(name string, benefit int, works bool) convert.Pattern {
			return convert.Pattern{Root: "t." + name, Benefit: benefit, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
				name := r.FreeSymbol(m, "s")
				point := r.Point()
				r.AtStart(m.Region(0).First())
				r.Create(&ir.OperationState{Def: r.Context().OpDef("n.symbol"), Results: []ir.Type{},
					Attrs: ir.NewDictionaryAttr(r.Context(), ir.NamedAttribute{Name: ir.SymbolName, Value: ir.NewStringAttr(r.Context(), name)})})
				r.At(point)
				r.Create(&ir.OperationState{Def: r.Context().OpDef("n.uses"), Results: []ir.Type{},
					Attrs: ir.NewDictionaryAttr(r.Context(), ir.NamedAttribute{Name: "of", Value: ir.NewStringAttr(r.Context(), name)})})
				if works {
					r.Erase(op)
				}
				return works
			}}
		}
		reports := convert.Pattern{Root: "t.reports", Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			cfg.Reporter.Report(op.Errorf("reported"))
			r.Erase(op)
			return true
		}}
		panics := convert.Pattern{Root: "t.panics", Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			panic("as it should")
		}}
		patterns := convert.NewPatterns([]convert.Pattern{toN(c, "use"), toN(c, "region"), symbol("symbol", 1, true), symbol("fails", 2, false),
			symbol("fails", 1, true), reports, panics})
		target := convert.NewTarget()
		target.LegalDialects("n", "x", "builtin")
		target.IllegalDialects("t")
		cfg.Threads = threads
		same := map[*ir.Operation]string{}
		for op := range m.Region(0).First().Ops() {
			same[op] = op.String()
		}
		cfg.Changed = func(ops ...*ir.Operation) {
			if threads == 0 {
				t.Error("a whole conversion has parts")
			}
			for _, op := range ops {
				delete(same, op)
			}
			for op, text := range same {
				if op.String() != text {
					t.Errorf("unchanged?\n%s\n%s", text, op)
				}
			}
			if len(same) == 0 {
				t.Error("everything has changed")
			}
		}
		return convert.Partial(t.Context(), target, patterns, cfg, m)
	})
}

// A conversion in parts has the result of one that is whole, and says the same, for any number of
// threads.
func TestParts(t *testing.T) {
	for seed := range uint64(8) {
		for _, extra := range []string{"", "\"t.unknown\"() : () -> ()\n", "\"t.reports\"() : () -> ()\n", "\"t.use\"(%c) : (f32) -> f64\n"} {
			text := partsText(seed, 40, extra)
			want := convertParts(t, text, 0)
			if failed := !strings.Contains(want, "module"); failed != (strings.Contains(extra, "unknown") || strings.Contains(extra, "f64")) {
				t.Fatalf("unexpected result\n%s", want)
			}
			for _, threads := range []int{1, 2, 8} {
				if got := convertParts(t, text, threads); got != want {
					t.Fatalf("%d threads:\n%s\nwhole:\n%s", threads, got, want)
				}
			}
		}
	}
}

// A panic of a pattern comes out of the conversion, and no other part waits forever.
func TestPartsPanic(t *testing.T) {
	for _, threads := range []int{1, 2, 8} {
		func() {
			defer func() {
				if v := recover(); v == nil || !strings.Contains(fmt.Sprint(v), "as it should") {
					t.Errorf("%d threads: %v", threads, v)
				}
			}()
			convertParts(t, partsText(1, 40, "\"t.panics\"() : () -> ()\n"), threads)
		}()
	}
}

// A Reporter passes diagnostics on, or discards them.
func TestReporter(t *testing.T) {
	n := 0
	convert.NewReporter(func(*diag.Diagnostic) { n++ }).Report(&diag.Diagnostic{})
	convert.NewReporter(nil).Report(&diag.Diagnostic{})
	if n != 1 {
		t.Errorf("%d reports", n)
	}
}
