package rewrite_test

import (
	"context"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// TestInterface tries a pattern on the operations that implement its interface only, as the
// context says.
func TestInterface(t *testing.T) {
	type named interface{ Named() string }
	names := ir.NewOpInterface[named]("NamedOpInterface")
	for _, attached := range []bool{false, true} {
		c := ir.NewContext(builtin.Dialect, arith.Dialect)
		if attached {
			names.Attach(c, arith.MulI, func(op *ir.Operation) named { return nil })
		}
		m, err := asm.ParseString(c, "in", "%a = arith.constant 1 : i32\n%b = arith.muli %a, %a : i32\n%c = arith.addi %b, %a : i32")
		if err != nil {
			t.Fatal(err)
		}
		var seen []string
		p := rewrite.Pattern{Name: "named", Interface: names, Rewrite: func(op *ir.Operation, _ *rewrite.Rewriter) bool {
			seen = append(seen, op.Name())
			return false
		}}
		rewrite.Walk(context.Background(), m, rewrite.NewPatterns(p), nil)
		if len(seen) > 1 || attached != (len(seen) == 1 && seen[0] == "arith.muli") {
			t.Errorf("attached: %v: tried on %q", attached, seen)
		}
	}
}
