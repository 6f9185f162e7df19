package plan_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	dialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/plan"
	"github.com/gomlir/gomlir/pass"
	passes "github.com/gomlir/gomlir/pass/all"
)

// lamp is a dialect that says how it is lowered.
var lamp = &ir.Dialect{
	Name: "lamp", Ops: []*ir.OpDef{{Name: "lamp.on"}, {Name: "lamp.flash"}},
	Interfaces: []ir.Implementation{plan.Lowering.Is([]plan.Step{
		{Pass: "expand-lamp", Lowers: []string{"lamp.flash"}, Makes: []string{"memref"}},
		{Pass: "convert-lamp", Lowers: []string{"lamp"}, Makes: []string{"arith"}},
	})},
}

// dark is a dialect that does not.
var dark = &ir.Dialect{Name: "dark", Ops: []*ir.OpDef{{Name: "dark.off"}}}

func module(t *testing.T, text string) *ir.Operation {
	t.Helper()
	m, err := asm.ParseString(ir.NewContext(append(dialects.Dialects(), lamp, dark)...), "f.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

const add = "func.func @f(%x: i32) -> i32 {\n  %y = arith.addi %x, %x : i32\n  return %y : i32\n}\n"

// lampPasses returns passes that do nothing.
func lampPasses() []*pass.Def {
	nothing := func(*pass.Options) func(*pass.Job) { return func(*pass.Job) {} }
	return []*pass.Def{{Name: "expand-lamp", New: nothing}, {Name: "convert-lamp", New: nothing}}
}

func TestPipeline(t *testing.T) {
	for _, test := range []struct {
		text string
		o    plan.Options
		want string // some of the passes, in this order
	}{
		{"", plan.Options{}, ""},
		{"llvm.func @f()", plan.Options{}, ""},
		{"llvm.func @f()", plan.Options{Optimize: 1}, "inline canonicalize mem2reg sroa symbol-dce"},
		{add, plan.Options{}, "convert-func-to-llvm convert-arith-to-llvm reconcile-unrealized-casts"},
		{add, plan.Options{IndexBits: 32}, "convert-func-to-llvm{index-bitwidth=32 convert-arith-to-llvm{index-bitwidth=32}"},
		{add, plan.Options{BarePointers: true}, "use-bare-ptr-memref-call-conv=true"},
		{add, plan.Options{CInterface: true, Entry: "f"}, "symbol-privatize{exclude={f}} func.func(llvm-request-c-wrappers) convert-func-to-llvm"},
		{add, plan.Options{Optimize: 1}, "inline canonicalize cse convert-func-to-llvm reconcile-unrealized-casts mem2reg"},
		{"\"lamp.on\"() : () -> ()", plan.Options{}, "convert-lamp convert-arith-to-llvm reconcile-unrealized-casts"},
	} {
		p, err := plan.Pipeline(module(t, test.text), append(passes.Passes(), lampPasses()...), test.o)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		got := p.String()
		rest := got
		for want := range strings.FieldsSeq(test.want) {
			_, after, found := strings.Cut(rest, want)
			if !found {
				t.Errorf("%s, %+v: got %s, want %s", test.text, test.o, got, test.want)
				break
			}
			rest = after
		}
		if test.want == "" && got != "builtin.module()" {
			t.Errorf("%s: got %s", test.text, got)
		}
	}
}

// A step for single operations is taken only if there may be some of them.
func TestOperations(t *testing.T) {
	const realloc, strided = "expand-realloc", "expand-strided-metadata"
	for _, test := range []struct {
		text     string
		has, not []string // passes
	}{
		{"%0 = memref.alloc() : memref<4xi32>", nil, []string{realloc, strided, "lower-affine", "convert-vector-to-llvm"}},
		{"%0 = memref.alloc() : memref<4xi32>\n%1 = memref.collapse_shape %0 [[0]] : memref<4xi32> into memref<4xi32>", []string{strided, "lower-affine"}, []string{realloc}},
		{"%0 = memref.alloc() : memref<4xi32>\n%1 = memref.realloc %0 : memref<4xi32> to memref<8xi32>", []string{realloc, strided, "lower-affine", "convert-scf-to-cf"}, nil},
		{`"lamp.on"() : () -> ()`, []string{"convert-lamp"}, []string{"expand-lamp", strided, "finalize-memref-to-llvm"}},
		{`"lamp.flash"() : () -> ()`, []string{"expand-lamp", "convert-lamp", realloc, strided, "finalize-memref-to-llvm"}, nil},
	} {
		p, err := plan.Pipeline(module(t, test.text), append(passes.Passes(), lampPasses()...), plan.Options{})
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		for _, name := range test.has {
			if !strings.Contains(p.String(), name) {
				t.Errorf("%s: %s has no %s", test.text, p, name)
			}
		}
		for _, name := range test.not {
			if strings.Contains(p.String(), name) {
				t.Errorf("%s: %s has %s", test.text, p, name)
			}
		}
	}
}

func TestErrors(t *testing.T) {
	_, err := plan.Pipeline(module(t, add+"\"dark.off\"() : () -> ()"), passes.Passes(), plan.Options{})
	unknown, ok := errors.AsType[*plan.UnknownError](err)
	if !ok || unknown.Dialect != "dark" || unknown.Op.Name() != "dark.off" || !strings.Contains(err.Error(), "'dark.off'") {
		t.Errorf("got %v", err)
	}
	if _, err := plan.Pipeline(module(t, `"lamp.on"() : () -> ()`), passes.Passes(), plan.Options{}); err == nil || !strings.Contains(err.Error(), "convert-lamp") {
		t.Errorf("got %v", err)
	}
}

// Each dialect of gomlir that is not there for something else, and is not about tensors, can be lowered, by passes that
// exist.
func TestSteps(t *testing.T) {
	for _, d := range dialects.Dialects() {
		switch d.Name {
		case "builtin", "llvm", "dlti", "tensor", "bufferization", "ml_program":
			continue
		}
		m := module(t, "")
		op := ir.NewOperation(&ir.OperationState{Context: m.Context(), Def: d.Ops[0], Loc: m.Loc()})
		m.Region(0).First().Append(op)
		if _, err := plan.Pipeline(m, passes.Passes(), plan.Options{}); err != nil {
			t.Errorf("%s: %v", d.Name, err)
		}
	}
}

// The result of the pipeline has operations of llvm only.
func TestRun(t *testing.T) {
	m := module(t, add)
	p, err := plan.Pipeline(m, passes.Passes(), plan.Options{Optimize: 1})
	if err != nil {
		t.Fatal(err)
	}
	if !p.Run(t.Context(), m, pass.Config{Verify: true, Report: func(d *diag.Diagnostic) { t.Error(d) }}) {
		t.Error("failed")
	}
	for op := range ir.Preorder(m) {
		if n := op.Def().Namespace(); n != "builtin" && n != "llvm" {
			t.Errorf("%s is left", op.Name())
		}
	}
}
