package valuebounds_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	affinemap "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/valuebounds"
)

// values returns the operands of "test.use" in the body of a function of %a and %b, of type index.
func values(t *testing.T, body string) []*ir.Value {
	t.Helper()
	ctx := ir.NewContext(all.Dialects()...)
	ctx.SetAllowUnregisteredDialects(true)
	module, err := asm.ParseString(ctx, "test.mlir", "func.func @f(%a: index, %b: index) {\n"+body+"\nreturn\n}")
	if err != nil {
		t.Fatal(err)
	}
	for op := range ir.Preorder(module) {
		if op.Name() == "test.use" {
			return op.Operands().Values()
		}
	}
	t.Fatal("nothing is used")
	return nil
}

// TestBound expresses sums by the arguments of the function that they do not depend on.
func TestBound(t *testing.T) {
	v := values(t, `
		%c3 = arith.constant 3 : index
		%0 = arith.addi %a, %b : index
		%1 = arith.muli %b, %c3 : index
		%2 = arith.addi %0, %1 : index
		%min = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%a, %b]
		%x = arith.subi %min, %a : index
		"test.use"(%2, %a, %0, %x, %min) : (index, index, index, index, index) -> ()`)
	stop := valuebounds.Independent(v[0], v[3], v[2], v[4])
	m, operands, ok := valuebounds.Bound(presburger.Equal, valuebounds.Of(valuebounds.Index(v[0])), stop)
	if want := "()[s0, s1, s2] -> (s0 + s1 + s2)"; !ok || m.String() != want || len(operands) != 3 || operands[1] != valuebounds.Index(v[1]) {
		t.Errorf("%v %v %v, want %s", m, operands, ok, want)
	}
	if _, _, ok := valuebounds.Bound(presburger.Equal, valuebounds.Of(valuebounds.Index(v[3])), stop); ok {
		t.Error("a minimum is not equal to anything")
	}
	if n, ok := valuebounds.ConstantBound(presburger.Above, valuebounds.Of(valuebounds.Index(v[3]))); !ok || n != 0 {
		t.Errorf("the difference is at most %d %v", n, ok)
	}
}

// TestScalable finds bounds that are multiples of vscale.
func TestScalable(t *testing.T) {
	v := values(t, `
		%c4 = arith.constant 4 : index
		%vscale = vector.vscale
		%other = vector.vscale
		%0 = arith.muli %vscale, %c4 : index
		%1 = arith.addi %0, %other : index
		%2 = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%0, %a]
		%3 = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%a, %0]
		"test.use"(%1, %2, %3, %a, %c4) : (index, index, index, index, index) -> ()`)
	for _, c := range []struct {
		at   int
		kind presburger.BoundKind
		want string
	}{
		{0, presburger.Equal, "()[s0] -> (s0 * 5)"}, {0, presburger.Above, "()[s0] -> (s0 * 5)"}, {1, presburger.Above, "()[s0] -> (s0 * 4)"},
		{1, presburger.Below, ""}, {1, presburger.Equal, ""}, {2, presburger.Above, "()[s0] -> (s0 * 4 - 1)"}, {2, presburger.Below, "() -> (0)"},
		{2, presburger.Equal, ""}, {3, presburger.Above, ""}, {4, presburger.Equal, "() -> (4)"},
	} {
		m, ok := valuebounds.Scalable(c.kind, valuebounds.Index(v[c.at]), 1, 16)
		if got := m.String(); ok != (c.want != "") || ok && got != c.want {
			t.Errorf("operand %d, %d: %s %v, want %q", c.at, c.kind, got, ok, c.want)
		}
	}
	if n, ok := valuebounds.ConstantBound(presburger.Above, valuebounds.Of(valuebounds.Index(v[0]))); ok {
		t.Errorf("vscale is at most %d", n)
	}
	if !valuebounds.ValueBoundsOpInterface.Has(v[0].DefiningOp().Context(), vector.VectorScale) {
		t.Error("nothing is known of vscale")
	}
}

// TestCompare compares sizes and results.
func TestCompare(t *testing.T) {
	v := values(t, `
		%c1 = arith.constant 1 : index
		%0 = arith.addi %a, %c1 : index
		%1 = arith.addi %a, %b : index
		%t = tensor.empty(%0) : tensor<?x7xf32>
		"test.use"(%0, %a, %1, %t) : (index, index, index, tensor<?x7xf32>) -> ()`)
	of := func(i int) valuebounds.Expression { return valuebounds.Of(valuebounds.Index(v[i])) }
	size := valuebounds.Of(valuebounds.Dim(v[3], 0))
	for i, c := range []struct {
		a    valuebounds.Expression
		c    valuebounds.Comparison
		b    valuebounds.Expression
		want string
	}{
		{of(0), valuebounds.GT, of(1), "true true"}, {of(0), valuebounds.GE, of(1), "true true"}, {of(0), valuebounds.EQ, of(1), "false true"},
		{of(0), valuebounds.LT, of(1), "false true"}, {of(0), valuebounds.LE, of(1), "false true"}, {of(2), valuebounds.LE, of(1), "false false"},
		{of(2), valuebounds.EQ, of(1), "false false"}, {size, valuebounds.EQ, of(0), "true true"},
		{valuebounds.Of(valuebounds.Dim(v[3], 1)), valuebounds.EQ, valuebounds.Expression{Expr: affinemap.NewConstant(7)}, "true true"},
	} {
		if got := fmt.Sprintln(valuebounds.Compare(c.a, c.c, c.b)); strings.TrimSpace(got) != c.want {
			t.Errorf("%d: %swant %s", i, got, c.want)
		}
	}
}

// TestLarge asks about values that depend on more than a set holds, in time.
func TestLarge(t *testing.T) {
	for _, c := range []struct{ name, line string }{
		{"sums", "%%x%d = arith.addi %%x%d, %%x%d : index"},
		{"selections", "%%x%d = arith.select %%c, %%x%d, %%x%d : index"},
		{"quotients", "%%x%d = affine.apply affine_map<()[s0, s1] -> (s0 mod 7 + s1 floordiv 3 + (s0 * 3 - s1) floordiv 5)>()[%%x%d, %%x%d]"},
		{"minima", "%%x%d = affine.min affine_map<()[s0, s1] -> (s0 + 1, s1 - 1, s0 + s1)>()[%%x%d, %%x%d]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b strings.Builder
			b.WriteString("%c = arith.cmpi slt, %a, %b : index\n%x0 = arith.addi %a, %b : index\n%x1 = arith.subi %a, %b : index\n")
			n := 2000
			for i := 2; i <= n; i++ {
				fmt.Fprintf(&b, c.line+"\n", i, i-1, i/2)
			}
			fmt.Fprintf(&b, "\"test.use\"(%%x%d, %%a) : (index, index) -> ()", n)
			v := values(t, b.String())
			start := time.Now()
			x, y := valuebounds.Of(valuebounds.Index(v[0])), valuebounds.Of(valuebounds.Index(v[1]))
			if _, known := valuebounds.Compare(x, valuebounds.LT, y); known {
				t.Error("compared")
			}
			if n, ok := valuebounds.ConstantBound(presburger.Above, x); ok {
				t.Error("at most", n)
			}
			if d := time.Since(start); d > 20*time.Second {
				t.Errorf("it took %v", d)
			} else {
				t.Log(d)
			}
		})
	}
}
