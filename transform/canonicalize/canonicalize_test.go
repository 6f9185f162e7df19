package canonicalize_test

import (
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
	s.Fails(t, "canonicalize{max-num-rewrites=3 test-convergence}", `"d.tick"() : () -> ()`, "")
	s.Becomes(t, "canonicalize{max-iterations=0}", `"d.a"() : () -> ()`, `"d.a"() : () -> ()`)
}
