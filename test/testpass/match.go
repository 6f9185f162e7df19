package testpass

import (
	"fmt"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// A matcher reports whether a value, or the result of an operation, has a form.
type matcher func(v *ir.Value) bool

func anything(*ir.Value) bool { return true }

func same(want *ir.Value) matcher { return func(v *ir.Value) bool { return v == want } }

func definedBy[V ir.OpView](operands []matcher) matcher {
	return func(v *ir.Value) bool {
		if _, ok := ir.DefiningOp[V](v); !ok {
			return false
		}
		op := v.DefiningOp()
		for i, m := range operands {
			if !m(op.Operand(i)) {
				return false
			}
		}
		return true
	}
}

func add(operands ...matcher) matcher { return definedBy[arith.AddFOp](operands) }
func mul(operands ...matcher) matcher { return definedBy[arith.MulFOp](operands) }

var matchers = &pass.Def{Name: "test-matchers", Summary: "Test C++ pattern matchers.", Class: class("TestMatchers"), On: "func.func",
	New: always(func(j *pass.Job) {
		name := ir.SymbolNameOf(j.Op)
		fmt.Fprintln(j.Stdout(), name)
		switch name {
		case "test1":
			countMatches(j)
		case "test2":
			matchConstant(j)
		case "test3":
			matchNames(j)
		}
		j.PreserveAll()
	})}

func countMatches(j *pass.Job) {
	any := matcher(anything)
	args := j.Op.Region(0).First().Args()
	if args.Len() < 3 {
		return
	}
	a, b, c := same(args.At(0)), same(args.At(1)), same(args.At(2))
	mulMul := mul(mul(), mul())
	for _, test := range []struct {
		text string
		m    matcher
	}{
		{"add(*)", add()},
		{"mul(*)", mul()},
		{"add(add(*), *)", add(add(), any)},
		{"add(*, add(*))", add(any, add())},
		{"mul(add(*), *)", mul(add(), any)},
		{"mul(*, add(*))", mul(any, add())},
		{"mul(mul(*), *)", mul(mul(), any)},
		{"mul(mul(*), mul(*))", mulMul},
		{"mul(mul(mul(*), mul(*)), mul(mul(*), mul(*)))", mul(mulMul, mulMul)},
		{"mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, add(*))))",
			mul(mul(mul(mul(), add()), mul()), mul(mul(any, add()), mul(any, add())))},
		{"add(a, b)", add(a, b)},
		{"add(a, c)", add(a, c)},
		{"add(b, a)", add(b, a)},
		{"add(c, a)", add(c, a)},
		{"mul(a, add(c, b))", mul(a, add(c, b))},
		{"mul(a, add(b, c))", mul(a, add(b, c))},
		{"mul(mul(a, *), add(a, c))", mul(mul(a, any), add(a, c))},
		{"mul(mul(a, *), add(c, b))", mul(mul(a, any), add(c, b))},
	} {
		n := 0
		for op := range ir.Preorder(j.Op) {
			if op.NumResults() == 1 && test.m(op.Result(0)) {
				n++
			}
		}
		fmt.Fprintf(j.Stdout(), "Pattern %s matched %d times\n", test.text, n)
	}
}

// matchConstant looks at the operation whose result the function returns.
func matchConstant(j *pass.Job) {
	last := j.Op.Region(0).First().Last()
	a := same(j.Op.Region(0).First().Arg(0))
	var bound float64
	constant := func(v *ir.Value) (ok bool) {
		bound, ok = ir.ConstFloat(v)
		return ok
	}
	if last.NumOperands() == 1 && mul(a, add(a, constant))(last.Operand(0)) {
		fmt.Fprintf(j.Stdout(), "Pattern add(add(a, constant), a) matched and bound constant to: %e\n", bound)
		fmt.Fprintln(j.Stdout(), "Pattern add(add(a, constant), a) matched")
	}
}

func matchNames(j *pass.Job) {
	last := j.Op.Region(0).First().Last()
	if last.NumOperands() != 1 {
		return
	}
	named := func(v *ir.Value) bool { return v.DefiningOp() != nil && v.DefiningOp().Name() == "test.name" }
	if mul(anything, add(anything, named))(last.Operand(0)) {
		fmt.Fprintln(j.Stdout(), `Pattern mul(*, add(*, m_Op("test.name"))) matched`)
	}
	if op, ok := ir.DefiningOp[arith.MulFOp](last.Operand(0)); ok {
		fmt.Fprintf(j.Stdout(), "Pattern m_Attr(\"fastmath\") matched and bound value to: %v\n", op.Fastmath())
	}
}
