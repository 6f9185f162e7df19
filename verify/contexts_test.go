package verify_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/cf"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// What is of another context is a panic where it is used, or an error of the verifier, though
// the types print alike.
func TestTwoContexts(t *testing.T) {
	dialects := []*ir.Dialect{builtin.Dialect, fn.Dialect, arith.Dialect, cf.Dialect}
	c, other := ir.NewContext(dialects...), ir.NewContext(dialects...)
	for _, test := range []struct {
		build func(b *ir.Builder, f fn.FuncOp)
		want  string
	}{
		{func(b *ir.Builder, f fn.FuncOp) {
			arith.NewConstantInt(b, other.I32(), 1)
		}, `panic: ir: the attribute '1 : i32' is of another context`},
		{func(b *ir.Builder, f fn.FuncOp) {
			x := arith.NewConstantInt(b, c.I32(), 1).Result()
			fn.NewReturn(b, x)
			x.SetType(other.I32())
		}, `panic: ir: the type 'i32' is of another context`},
		{func(b *ir.Builder, f fn.FuncOp) {
			x, next := arith.NewConstantInt(b, c.I32(), 1).Result(), b.CreateBlock(f.Body(), other.I32())
			b.AtEnd(f.Body().First())
			cf.NewBranch(b, ir.To(next, x))
			b.AtEnd(next)
			fn.NewReturn(b, x)
		}, `type mismatch for bb argument #0 of successor #0` +
			`; see current operation: "cf.br"(%0)[^bb1] : (i32) -> ()` +
			`; 'cf.br' is of one ir.Context, and the type 'i32' of argument #0 of successor #0 of another`},
		{func(b *ir.Builder, f fn.FuncOp) {
			next := b.CreateBlock(f.Body(), other.I32())
			b.AtEnd(f.Body().First())
			cf.NewBranch(b, ir.To(f.Body().First()))
			b.AtEnd(next)
			fn.NewReturn(b, next.Arg(0))
		}, `panic: ir: the type 'i32' is of another context`},
		{func(b *ir.Builder, f fn.FuncOp) {
			next := b.CreateBlock(f.Body(), other.I32())
			x := arith.NewConstantInt(b.AtEnd(f.Body().First()), c.I32(), 1).Result()
			fn.NewReturn(b, x)
			fn.NewReturn(b.AtEnd(next), x)
		}, `the type 'i32' of block argument #0 is of another ir.Context`},
		{func(b *ir.Builder, f fn.FuncOp) {
			fn.NewReturn(ir.NewBuilder(other).AtEnd(f.Body().First()))
		}, `'func.return' op is of another ir.Context than the operations around it; see current operation: "func.return"() : () -> ()`},
	} {
		b := ir.NewBuilder(c)
		m := builtin.NewModule(b)
		b.AtEnd(m.Body())
		f := fn.NewFunc(b, "f", ir.NewFunctionType(c, nil, []ir.Type{c.I32()}))
		b.AtEnd(f.AddEntryBlock())
		got := panicOf(func() { test.build(b, f) })
		if got == "" {
			got = errorsOf(m.Op(), verify.Options{})
		}
		if got != test.want {
			t.Errorf("got\n%s\nwant\n%s", got, test.want)
		}
	}
}

// Every constructor tells the types and attributes of two contexts apart.
func TestPartsOfTwoContexts(t *testing.T) {
	c, other := ir.NewContext(), ir.NewContext()
	for range 200 { // numbers of contexts of more than one byte in keys
		other = ir.NewContext()
	}
	// The same numbers in both contexts: what is looked up must not be found.
	ir.NewFunctionType(c, nil, []ir.Type{ir.NewTupleType(c, []ir.Type{c.I32()})})
	ir.NewArrayAttr(c, ir.NewStringAttr(c, "a"))
	for name, f := range map[string]func(c *ir.Context, t ir.Type, a ir.Attribute){
		"function": func(c *ir.Context, t ir.Type, a ir.Attribute) { ir.NewFunctionType(c, nil, []ir.Type{t}) },
		"tuple":    func(c *ir.Context, t ir.Type, a ir.Attribute) { ir.NewTupleType(c, []ir.Type{c.I32(), t}) },
		"array":    func(c *ir.Context, t ir.Type, a ir.Attribute) { ir.NewArrayAttr(c, a) },
		"dictionary": func(c *ir.Context, t ir.Type, a ir.Attribute) {
			ir.NewDictionaryAttr(c, ir.NamedAttribute{Name: "x", Value: a})
		},
		"type": func(c *ir.Context, t ir.Type, a ir.Attribute) { ir.NewArrayAttr(c, ir.NewTypeAttr(t)) },
	} {
		f(c, ir.NewTupleType(c, []ir.Type{c.I32()}), ir.NewStringAttr(c, "a"))
		f(other, ir.NewTupleType(other, []ir.Type{other.I32()}), ir.NewStringAttr(other, "a"))
		if got := panicOf(func() { f(c, ir.NewTupleType(other, []ir.Type{other.I32()}), ir.NewStringAttr(other, "a")) }); !strings.HasSuffix(got, "is of another context") {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// panicOf calls f and returns what it panics with, "" if it does not.
func panicOf(f func()) (text string) {
	defer func() {
		if p := recover(); p != nil {
			text = fmt.Sprint("panic: ", p)
		}
	}()
	f()
	return ""
}
