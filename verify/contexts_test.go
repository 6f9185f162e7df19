package verify_test

import (
	"testing"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/cf"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// Types of two contexts are different though they print alike: the error says so, and of
// which operation it is, which has no location.
func TestTwoContexts(t *testing.T) {
	dialects := []*ir.Dialect{builtin.Dialect, fn.Dialect, arith.Dialect, cf.Dialect}
	c, other := ir.NewContext(dialects...), ir.NewContext(dialects...)
	for _, test := range []struct {
		build func(b *ir.Builder, f fn.FuncOp)
		want  string
	}{
		{func(b *ir.Builder, f fn.FuncOp) {
			x := arith.NewConstantInt(b, other.I32(), 1).Result()
			fn.NewReturn(b, x)
		}, `type of return operand 0 ('i32') doesn't match function result type ('i32') in function @f` +
			`; see current operation: "func.return"(%0) : (i32) -> ()` +
			`; 'func.return' is of one ir.Context, and the type 'i32' of operand #0 of another`},
		{func(b *ir.Builder, f fn.FuncOp) {
			x, y := arith.NewConstantInt(b, c.I32(), 1).Result(), arith.NewConstantInt(b, other.I32(), 1).Result()
			fn.NewReturn(b, arith.NewAddI(b, x, y).Result())
		}, `'arith.addi' op requires the same type for all operands and results` +
			`; see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32` +
			`; 'arith.addi' is of one ir.Context, and the type 'i32' of operand #1 of another`},
		{func(b *ir.Builder, f fn.FuncOp) {
			x, next := arith.NewConstantInt(b, c.I32(), 1).Result(), b.CreateBlock(f.Body(), other.I32())
			b.AtEnd(f.Body().First())
			cf.NewBranch(b, ir.To(next, x))
			b.AtEnd(next)
			fn.NewReturn(b, x)
		}, `type mismatch for bb argument #0 of successor #0` +
			`; see current operation: "cf.br"(%0)[^bb1] : (i32) -> ()` +
			`; 'cf.br' is of one ir.Context, and the type 'i32' of argument #0 of successor #0 of another`},
	} {
		b := ir.NewBuilder(c)
		m := builtin.NewModule(b)
		b.AtEnd(m.Body())
		f := fn.NewFunc(b, "f", ir.NewFunctionType(c, nil, []ir.Type{c.I32()}))
		b.AtEnd(f.AddEntryBlock())
		test.build(b, f)
		if got := errorsOf(m.Op(), verify.Options{}); got != test.want {
			t.Errorf("got\n%s\nwant\n%s", got, test.want)
		}
	}
}
