package pass_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// counted computes the number of operations in one, and is counted itself.
var computed int

var size = pass.NewAnalysis("Size", func(a *pass.Analyses) int {
	computed++
	n := 0
	for range ir.Preorder(a.Op()) {
		n++
	}
	return n
})

// A half depends on another analysis and is valid as long as that is.
type half int

func (h half) Invalidated(p *pass.Preserved) bool { return !p.Has(halfSize) || !p.Has(size) }

var halfSize = pass.NewAnalysis("Half", func(a *pass.Analyses) half { return half(size.Of(a) / 2) })

// def makes a pass of a function.
func def(name string, run func(*pass.Job)) *pass.Def {
	return &pass.Def{Name: name, New: func(*pass.Options) func(*pass.Job) { return run }}
}

func mustParse(t testing.TB, text string, defs ...*pass.Def) *pass.Pipeline {
	t.Helper()
	p, err := pass.Parse(text, defs...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// An analysis is computed once, until a pass does not preserve it.
func TestAnalysis(t *testing.T) {
	use := def("use", func(j *pass.Job) {
		size.Of(j)
		halfSize.Of(j)
		j.PreserveAll()
	})
	keep := def("keep", func(j *pass.Job) { j.Preserve(size) })
	keepHalf := def("keep-half", func(j *pass.Job) { j.Preserve(size, halfSize) })
	change := def("change", func(*pass.Job) {})
	known := def("known", func(j *pass.Job) {
		_, ok := size.Cached(j)
		_, okHalf := halfSize.Cached(j)
		t.Log(ok, okHalf)
		j.PreserveAll()
		if _, ok := size.CachedParent(j, j.Op.ParentOp()); ok && j.Op.ParentOp() == nil {
			t.Error("an operation without a parent has a result for it")
		}
	})
	for text, want := range map[string]int{
		"use,use,known,use": 1, "use,change,use": 2, "use,keep,use": 1, "use,keep-half,use": 1,
		"use,builtin.module(use),use": 1 + 40 + 1, // visits preserve nothing
	} {
		computed = 0
		p := mustParse(t, "builtin.module("+text+")", use, keep, keepHalf, change, known)
		if !p.Run(t.Context(), nested(t), pass.Config{Threads: 1, Report: fails(t)}) || computed != want {
			t.Errorf("%s: computed %d times, want %d", text, computed, want)
		}
	}
}

// A pass can ask for what is known of operations inside and around.
func TestAnalysisAround(t *testing.T) {
	outer := def("outer", func(j *pass.Job) {
		inner := j.Op.Region(0).First().Last()
		if _, ok := size.CachedChild(j, inner); ok {
			t.Error("known before it was computed")
		}
		if got := size.OfChild(j, inner); got != 2 {
			t.Errorf("%d operations in %s", got, inner.Name())
		}
		if got, ok := size.CachedChild(j, inner); !ok || got != 2 {
			t.Errorf("got %d, %v", got, ok)
		}
		size.Of(j)
		j.PreserveAll()
	})
	inner := def("inner", func(j *pass.Job) {
		if got, ok := size.CachedParent(j, j.Op.ParentOp()); !ok || got != 121 {
			t.Errorf("got %d, %v", got, ok)
		}
	})
	p := mustParse(t, "builtin.module(outer,func.func(inner))", outer, inner)
	p.Run(t.Context(), nested(t), pass.Config{Threads: 2, Report: fails(t)})
}

// Inner pipelines that follow each other visit together, as mlir-opt's do.
func TestCoalesced(t *testing.T) {
	ctx := nested(t).Context()
	a, b := def("a", nil), def("b", nil)
	on := &pass.Def{Name: "on", On: "func.func", New: a.New}
	for text, want := range map[string]string{
		"func.func(a),func.func(b)":                    "func.func(a,b)",
		"func.func(a),builtin.module(b),func.func(on)": "builtin.module(b),func.func(a,on)",
		"func.func(a),any(b)":                          "func.func(a),any(b)",
		"any(on),builtin.module(a)":                    "builtin.module(a),any(on)",
		"any(a),any(b)":                                "any(a),any(b)",
		"func.func(a),b,func.func(a)":                  "func.func(a),b,func.func(a)",
		"x.y(a),func.func(a),x.y(a(a),b(b))":           "func.func(a),x.y(a,a(a),b(b))",
	} {
		text, want = strings.ReplaceAll(text, "a(a),b(b)", "func.func(a),func.func(b)"), strings.ReplaceAll(want, "a(a),b(b)", "func.func(a,b)")
		p := mustParse(t, "builtin.module("+text+")", a, b, on)
		if got := p.Coalesced(ctx).String(); got != "builtin.module("+want+")" {
			t.Errorf("%s: got %s", text, got)
		}
		if got := p.String(); got != "builtin.module("+text+")" {
			t.Errorf("%s has become %s", text, got)
		}
	}
}

// A pass runs pipelines on its operation and on those in it, not on others.
func TestJobRun(t *testing.T) {
	var visited []string
	leaf := def("leaf", func(j *pass.Job) { visited = append(visited, ir.SymbolNameOf(j.Op)) })
	inner := mustParse(t, "func.func(leaf)", leaf)
	var got []bool
	outer := def("outer", func(j *pass.Job) {
		fn := j.Op.Region(0).First().First()
		got = append(got, j.Run(inner, fn), j.Run(mustParse(t, "any(leaf)", leaf), j.Op), j.Run(inner, j.Op), j.Run(inner, j.Op.ParentOp()))
	})
	p := mustParse(t, "builtin.module(builtin.module(outer))", outer)
	module := nested(t)
	first := module.Region(0).First().First()
	for op := first.Next(); op != nil; { // one module stays
		next := op.Next()
		if op != first.Next() {
			op.Erase()
		}
		op = next
	}
	var messages []string
	p.Run(t.Context(), module, pass.Config{Report: func(d *diag.Diagnostic) { messages = append(messages, d.Message) }})
	want := []string{"can't run 'func.func' pass manager on 'builtin.module' op",
		"'builtin.module' op Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing"}
	if !slices.Equal(got, []bool{true, true, false, false}) || !slices.Equal(visited, []string{"g0", "m0"}) || !slices.Equal(messages, want) {
		t.Errorf("got %v, %q, %q", got, visited, messages)
	}
}

// What instruments and passes emit is in the order of the operations.
func TestEmit(t *testing.T) {
	var want string
	for threads := 1; threads < 5; threads++ {
		got := ""
		count := (*pass.Statistic)(nil)
		work := &pass.Def{Name: "work", New: func(o *pass.Options) func(*pass.Job) {
			count = o.Statistic("visits", "Number of visits")
			return func(j *pass.Job) {
				count.Add(1)
				pass.Emit(j.Context(), func() { got += "in " })
			}
		}}
		watch := pass.InstrumentFunc(func(e *pass.Execution) func() {
			name := fmt.Sprint(e.Kind, " ", ir.SymbolNameOf(e.Op))
			e.Emit(func() { got += "begin " + name + " " })
			return func() { e.Emit(func() { got += "end " + name + "\n" }) }
		})
		p := mustParse(t, "builtin.module(func.func(work,work),work,builtin.module(func.func(work)))", work)
		if !p.Run(t.Context(), nested(t), pass.Config{Threads: threads, Report: fails(t), Instruments: []pass.Instrument{watch}}) {
			t.Fatal("failed")
		}
		if want == "" {
			want = got
		}
		if got != want || count.Value() != 121 {
			t.Errorf("%d threads: %d visits, got\n%s", threads, count.Value(), got)
		}
	}
}

// A definition of a pipeline adds passes that depend on its options.
func TestBuild(t *testing.T) {
	var v visits
	both := &pass.Def{Name: "both", Build: func(o *pass.Options) func(*pass.Pipeline) error {
		n, names := int64(1), []string(nil)
		o.Int(&n, "iterations", "")
		o.Strings(&names, "only", "")
		return func(p *pass.Pipeline) error {
			list := v.passes()
			if err := p.Add(pass.Lookup(list, "canonicalize"), fmt.Sprintf("max-iterations=%d enable-patterns=%s", n, strings.Join(names, ","))); err != nil {
				return err
			}
			return p.Nest("func.func").Add(pass.Lookup(list, "cse"), "")
		}
	}}
	p := mustParse(t, "builtin.module(both{iterations=7 only={a, b}})", both)
	want := "builtin.module(canonicalize{disable-patterns= enable-patterns={a,b} max-iterations=7"
	if got := strings.ReplaceAll(p.String(), "{ enable", "{disable-patterns= enable"); !strings.HasPrefix(got, want) || !strings.HasSuffix(got, ",func.func(cse))") {
		t.Errorf("got %s", got)
	}
	if _, err := pass.Parse("builtin.module(both{iterations=x})", both); err == nil || !strings.Contains(err.Error(), "failed to add `both` with options `iterations=x`") {
		t.Errorf("got %v", err)
	}
}

// fails makes a diagnostic an error of the test.
func fails(t testing.TB) diag.Handler { return func(d *diag.Diagnostic) { t.Error(d) } }
