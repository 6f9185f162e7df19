package canonicalize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/transform/canonicalize"
)

// TestFiles compares what the pass makes of folders, dead code and unreachable blocks.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// rename is a pattern that puts an operation of another name in the place of one.
func rename(from, to string) rewrite.Pattern {
	return rewrite.Pattern{Name: from + "-to-" + to, Root: from, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.ReplaceBy(op, r.Create(&ir.OperationState{Context: op.Context(), Def: op.Context().OpDef(to)}))
		return true
	}}
}

// The options say which patterns of a dialect are applied. Patterns that undo each other
// end.
func TestPatterns(t *testing.T) {
	d := &ir.Dialect{Name: "d", Ops: []*ir.OpDef{{Name: "d.a"}, {Name: "d.b"}, {Name: "d.c"}, {Name: "d.tick"}, {Name: "d.tock"}}}
	patterns := rewrite.PatternList{rename("d.a", "d.b"), rename("d.b", "d.c"), rename("d.tick", "d.tock"), rename("d.tock", "d.tick")}
	d.Interfaces = []ir.Implementation{rewrite.CanonicalizeDialectInterface.Is(patterns)}
	s := dialecttest.Suite{Dialects: append(testdialect.All(), d), Passes: []*pass.Def{canonicalize.Pass}}

	s.Becomes(t, "canonicalize", `"d.a"() : () -> ()`, `"d.c"() : () -> ()`)
	s.Becomes(t, "canonicalize{disable-patterns=d.b-to-d.c,x}", `"d.a"() : () -> ()`, `"d.b"() : () -> ()`)
	s.Becomes(t, "canonicalize{enable-patterns=d.b-to-d.c}", `"d.a"() : () -> ()`, `"d.a"() : () -> ()`)
	s.Becomes(t, "canonicalize{max-num-rewrites=3 max-iterations=1}", `"d.tick"() : () -> ()`, `"d.tock"() : () -> ()`)
	s.Fails(t, "canonicalize{max-num-rewrites=3 test-convergence}", `"d.tick"() : () -> ()`, "has not converged")
	s.Becomes(t, "canonicalize{max-iterations=0}", `"d.a"() : () -> ()`, `"d.a"() : () -> ()`)
}

// A switch into a chain of branches is followed to its end at once: a block at a time
// would take hours here.
func TestLongChain(t *testing.T) {
	const n = 10_000
	var b strings.Builder
	b.WriteString("func.func @f(%c: i32) -> i32 {\n  cf.switch %c : i32, [default: ^b0(%c: i32)")
	for i := range n {
		fmt.Fprintf(&b, ", %d: ^b%d(%%c: i32)", i, i)
	}
	b.WriteString("]\n")
	for i := range n {
		fmt.Fprintf(&b, "^b%d(%%x%d: i32):\n  cf.br ^b%d(%%x%d: i32)\n", i, i, i+1, i)
	}
	fmt.Fprintf(&b, "^b%d(%%x: i32):\n  return %%x : i32\n}\n", n)
	want := "module {\n  func.func @f(%arg0: i32) -> i32 {\n    return %arg0 : i32\n  }\n}\n\n"
	if got := lowertest.Opt(b.String(), "--canonicalize"); got != want {
		t.Errorf("got %.200q, want %q", got, want)
	}
}
