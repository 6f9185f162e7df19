package action_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/action"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/test/testdialect"
)

// step is an action on an operation.
type step struct{ op *ir.Operation }

func (step) Tag() string              { return "step" }
func (step) Append(dst []byte) []byte { return append(dst, `step "1"`...) }
func (s step) Units() []action.Unit   { return []action.Unit{{Op: s.op}} }
func execute(ctx context.Context, op *ir.Operation, n int) (ran string) {
	for i := range n {
		action.Execute(ctx, step{op}, func() { ran += fmt.Sprint(i) })
	}
	return ran
}

func parse(t testing.TB, text string) *ir.Operation {
	op, err := asm.ParseString(ir.NewContext(testdialect.All()...), "f.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	return op
}

func TestCounters(t *testing.T) {
	for _, c := range []struct{ text, ran, shown string }{
		{"", "01234", ""},
		{"step-skip=2", "234", "step                            : {5,2,-1}\n"},
		{"step-count=2", "01", "step                            : {5,0,2}\n"},
		{"step-skip=1,step-count=2,other-skip=9", "12", "other                           : {0,9,-1}\nstep                            : {5,1,2}\n"},
	} {
		counters, err := action.ParseCounters(c.text)
		if err != nil {
			t.Fatal(err)
		}
		ran := execute(action.With(t.Context(), counters), nil, 5)
		var out strings.Builder
		if err := counters.Write(&out); err != nil || ran != c.ran || out.String() != "DebugCounter counters:\n"+c.shown {
			t.Errorf("%s: ran %s, %v\n%s", c.text, ran, err, &out)
		}
	}
	for _, text := range []string{"x", "x=1", "x-skip=y"} {
		if _, err := action.ParseCounters(text); err == nil {
			t.Errorf("%s: no error", text)
		}
	}
}

func TestFilter(t *testing.T) {
	op := parse(t, "func.func private @f() loc(fused[\"a.mlir\":3:5, callsite(\"n\"(\"b.mlir\":7:1) at unknown)])").Region(0).First().First()
	for text, want := range map[string]bool{
		"a.mlir": true, "a.mlir:3": true, "a.mlir:3:5": true, "a.mlir:4": false, "a.mlir:3:6": false,
		"b.mlir:7": true, "c.mlir": false, "c.mlir,b.mlir": true, "C:/x.mlir:3": false,
	} {
		f, err := action.ParseFilter(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := f.Match(step{op}); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
	if _, err := action.ParseFilter("a,:3"); err == nil {
		t.Error("no error for a place without a file")
	}
}

func TestProfiler(t *testing.T) {
	var out bytes.Buffer
	p := &action.Profiler{Out: &out}
	execute(action.With(t.Context(), p), nil, 1)
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out.String(), "\n")
	if len(lines) != 2 || !strings.HasPrefix(lines[0], `[{"name": "step", "cat": "PERF", "ph": "B", "pid": 0, "tid": 0, "ts": `) ||
		!strings.HasSuffix(lines[0], `, "args": {"desc": "step \"1\""}},`) || !strings.HasSuffix(lines[1], "}]") {
		t.Errorf("got %s", &out)
	}
}

// A Logger writes about the steps of a transformation.
func ExampleLogger() {
	module, err := asm.ParseString(ir.NewContext(testdialect.All()...), "f.mlir", "func.func private @f(i32)")
	if err != nil {
		panic(err)
	}
	logger := &action.Logger{Out: os.Stdout, Thread: "main"}
	counters, err := action.ParseCounters("step-skip=1")
	if err != nil {
		panic(err)
	}
	ctx := action.With(context.Background(), action.Handlers(logger, counters))
	action.Execute(ctx, step{module}, func() { panic("this action is skipped") })
	action.Execute(ctx, step{module.Region(0).First().First()}, func() { fmt.Println("done") })
	// Output:
	// [thread main] begins (no breakpoint) Action step "1" (module {...})`
	// [thread main] completed `step`
	// [thread main] begins (no breakpoint) Action step "1" (func.func private @f(i32))`
	// done
	// [thread main] completed `step`
}
