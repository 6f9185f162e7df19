package pass_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
)

// visits are passes that write down what they run on. They have the names and
// options of some of upstream's, so that what is said of them can be compared.
type visits struct {
	mu   sync.Mutex
	list []string
}

func (v *visits) def(name, on, class string, options func(o *pass.Options)) *pass.Def {
	return &pass.Def{Name: name, On: on, Class: class, Summary: "Visit", New: func(o *pass.Options) func(*pass.Job) {
		if options != nil {
			options(o)
		}
		return func(j *pass.Job) {
			v.mu.Lock()
			defer v.mu.Unlock()
			v.list = append(v.list, name+" "+ir.SymbolNameOf(j.Op))
		}
	}}
}

func (v *visits) passes() []*pass.Def {
	return []*pass.Def{
		v.def("cse", "", "", nil),
		v.def("llvm-add-comdats", "builtin.module", "LLVMAddComdats", nil),
		v.def("convert-gpu-to-nvvm", "gpu.module", "ConvertGpuOpsToNVVMOps", func(o *pass.Options) {
			rollback, redux, bare, width, dialects := true, false, false, uint32(0), []string(nil)
			o.Bool(&redux, "has-redux", "")
			o.Bool(&rollback, "allow-pattern-rollback", "")
			o.Uint(&width, "index-bitwidth", "")
			o.Bool(&bare, "use-bare-ptr-memref-call-conv", "")
			o.Strings(&dialects, "allowed-dialects", "")
		}),
		v.def("canonicalize", "", "", func(o *pass.Options) {
			var off, on []string
			topDown, region, iterations, rewrites, converge := true, "normal", int64(10), int64(-1), false
			o.Bool(&topDown, "top-down", "")
			o.String(&region, "region-simplify", "")
			o.Int(&iterations, "max-iterations", "")
			o.Int(&rewrites, "max-num-rewrites", "")
			o.Bool(&converge, "test-convergence", "")
			o.Strings(&off, "disable-patterns", "")
			o.Strings(&on, "enable-patterns", "")
		}),
	}
}

// nested is a module of functions, two levels deep.
func nested(t testing.TB) *ir.Operation {
	t.Helper()
	text := "module @top {\n"
	for i := range 40 {
		text += fmt.Sprintf("func.func private @f%d()\nmodule @m%d { func.func private @g%d() }\n", i, i, i)
	}
	ctx := ir.NewContext(testdialect.All()...)
	f, err := ctx.Files().AddFile("nested.mlir", []byte(text+"}"))
	if err != nil {
		t.Fatal(err)
	}
	op := asm.ParseModule(ctx, source.Whole(f), asm.Config{}, func(d *diag.Diagnostic) { t.Error(d.Error()) })
	if op == nil {
		t.FailNow()
	}
	return op
}

// What runs on what, in which order, with one thread.
func TestOrder(t *testing.T) {
	var v visits
	p, err := pass.Parse("builtin.module(cse,func.func(cse),builtin.module(canonicalize,any(cse)),func.func(canonicalize),cse)", v.passes()...)
	if err != nil {
		t.Fatal(err)
	}
	if !p.Run(t.Context(), nested(t), pass.Config{Threads: 1, Verify: true, Report: func(d *diag.Diagnostic) { t.Error(d.Error()) }}) {
		t.Error("failed")
	}
	want := "cse top\n"
	for i := range 40 {
		want += fmt.Sprintf("cse f%d\ncanonicalize f%d\ncanonicalize m%d\ncse g%d\n", i, i, i, i)
	}
	if got := strings.Join(v.list, "\n"); got != want+"cse top" {
		t.Errorf("got\n%s", got)
	}
	again, err := pass.Parse(p.String(), v.passes()...)
	if err != nil || again.String() != p.String() {
		t.Errorf("%s: %v, %v", p, again, err)
	}
}

// A pass that fails on an operation ends the pipelines for it and what is around it, not
// those for its siblings. What is reported does not depend on the number of threads.
func TestFailure(t *testing.T) {
	def := &pass.Def{Name: "fail", New: func(o *pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			name := ir.SymbolNameOf(j.Op)
			j.Report(diag.Warningf(j.Op.Place(), "%s", name))
			if name >= "f17" && name < "f2" {
				j.Fail()
			}
		}
	}}
	never := &pass.Def{Name: "never", New: func(o *pass.Options) func(*pass.Job) {
		return func(j *pass.Job) { t.Error("a pass ran after one that failed") }
	}}
	p, err := pass.Parse("builtin.module(func.func(fail),never)", def, never)
	if err != nil {
		t.Fatal(err)
	}
	want := ""
	for i := range 40 {
		want += fmt.Sprintf("f%d ", i)
	}
	for threads := range 5 {
		got := ""
		if p.Run(t.Context(), nested(t), pass.Config{Threads: threads, Report: func(d *diag.Diagnostic) { got += d.Message + " " }}) {
			t.Error("did not fail")
		}
		if got != want {
			t.Errorf("%d threads: got %s, want %s", threads, got, want)
		}
	}
}

// A context that is done ends a run: no pass starts after it, and nothing is
// reported.
// A pass that removes its own operation fails, and the error names it.
func TestRemoved(t *testing.T) {
	def := &pass.Def{Name: "remove", New: func(o *pass.Options) func(*pass.Job) {
		return func(j *pass.Job) { j.Op.Erase() }
	}}
	p, err := pass.Parse("builtin.module(func.func(remove))", def)
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	if p.Run(t.Context(), nested(t), pass.Config{Threads: 1, Verify: true, Report: func(d *diag.Diagnostic) { got = d.Message }}) {
		t.Error("did not fail")
	}
	if want := "pass 'remove' has removed the 'func.func' that it ran on; a pass may change only what is in it"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestCancel(t *testing.T) {
	for threads := 1; threads < 4; threads++ {
		ctx, cancel := context.WithCancel(t.Context())
		var after atomic.Int64
		stop := &pass.Def{Name: "stop", New: func(o *pass.Options) func(*pass.Job) {
			return func(j *pass.Job) {
				if j.Context().Err() != nil {
					after.Add(1)
				}
				if ir.SymbolNameOf(j.Op) == "f5" {
					cancel()
				}
			}
		}}
		never := &pass.Def{Name: "never", New: func(o *pass.Options) func(*pass.Job) {
			return func(j *pass.Job) { t.Error("a pass ran on the module after the end") }
		}}
		p, err := pass.Parse("builtin.module(func.func(stop),never)", stop, never)
		if err != nil {
			t.Fatal(err)
		}
		cfg := pass.Config{Threads: threads, Report: func(d *diag.Diagnostic) { t.Error(d) }}
		if p.Run(ctx, nested(t), cfg) {
			t.Error("success")
		}
		// Others may have been about to start.
		if n := int(after.Load()); n >= threads {
			t.Errorf("%d threads: %d passes started after the end", threads, n)
		}
		if p.Run(ctx, nested(t), cfg) {
			t.Error("success of a run that was cancelled before it")
		}
	}
}

// With Verify, IR that a pass breaks is an error, also if a pass for the functions
// breaks what is around them.
func TestVerify(t *testing.T) {
	rename := &pass.Def{Name: "rename", New: func(o *pass.Options) func(*pass.Job) {
		return func(j *pass.Job) { j.Op.SetAttr(ir.SymbolName, ir.NewStringAttr(j.Op.Context(), "f")) }
	}}
	for _, verify := range []bool{false, true} {
		p := pass.New("builtin.module")
		if err := p.Nest("func.func").Add(rename, ""); err != nil {
			t.Fatal(err)
		}
		got := ""
		ok := p.Run(t.Context(), nested(t), pass.Config{Verify: verify, Report: func(d *diag.Diagnostic) { got = d.Message }})
		if ok == verify || verify && !strings.Contains(got, "redefinition of symbol named 'f'") {
			t.Errorf("verify %v: %v, %q", verify, ok, got)
		}
	}
}

// A name that is nearly one of a pass is suggested; a wrong value is an error that
// a program can tell from others.
func TestErrors(t *testing.T) {
	var v visits
	_, err := pass.Parse("builtin.module(cse,canonicalise)", v.passes()...)
	if err == nil || !strings.Contains(err.Error(), "note: did you mean 'canonicalize'?") {
		t.Errorf("got %v", err)
	}
	_, err = pass.Parse("builtin.module(canonicalize{max-iterations=x})", v.passes()...)
	var wrong *pass.OptionError
	if !errors.As(err, &wrong) || wrong.Error() != "for the --max-iterations option: 'x' value invalid for long argument!" {
		t.Errorf("got %v", err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add("builtin.module(cse{a=1},any(canonicalize{max-iterations={3} enable-patterns=a,{b,c}}))")
	f.Fuzz(func(t *testing.T, text string) {
		var v visits
		p, err := pass.Parse(text, v.passes()...)
		if err != nil {
			return
		}
		if again, err := pass.Parse(p.String(), v.passes()...); err != nil || again.Len() != p.Len() {
			t.Fatalf("%s: %v", p, err)
		}
	})
}

func ExampleParse() {
	type settings struct{ times int64 }
	greet := &pass.Def{
		Name:    "greet",
		Summary: "Greet modules",
		New: func(o *pass.Options) func(*pass.Job) {
			s := settings{times: 1}
			o.Int(&s.times, "times", "How often")
			return func(j *pass.Job) {
				for range s.times {
					fmt.Println("hello,", ir.SymbolNameOf(j.Op))
				}
			}
		},
	}
	p, err := pass.Parse("builtin.module(greet{times=2})", greet)
	if err != nil {
		fmt.Println(err)
		return
	}
	ctx := ir.NewContext(testdialect.All()...)
	f, err := ctx.Files().AddFile("m.mlir", []byte("module @world {}"))
	if err != nil {
		fmt.Println(err)
		return
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d.Error()) }
	module := asm.ParseModule(ctx, source.Whole(f), asm.Config{}, report)
	fmt.Println(p.Run(context.Background(), module, pass.Config{Verify: true, Report: report}))
	// Output:
	// hello, world
	// hello, world
	// true
}
