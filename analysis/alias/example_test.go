package alias_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/analysis/alias"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
)

// function parses a module and returns its first function.
func function(text string) *ir.Operation {
	ctx := ir.NewContext(testdialect.All()...)
	ctx.SetAllowUnregisteredDialects(true)
	file, err := ctx.Files().AddFile("f.mlir", []byte(text))
	if err != nil {
		panic(err)
	}
	return asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil).Region(0).First().First()
}

// colors knows that values of operations of different colors do not alias, and that nobody
// writes to what is red.
type colors struct{}

func color(v *ir.Value) ir.Attribute {
	if op := v.DefiningOp(); op != nil {
		return op.Attr("color")
	}
	return nil
}

func (colors) Alias(a, b *ir.Value) alias.Result {
	if x, y := color(a), color(b); x != nil && y != nil && x != y {
		return alias.NoAlias
	}
	return alias.MayAlias
}

func (colors) ModRef(_ *ir.Operation, location *ir.Value) alias.ModRef {
	if s, ok := color(location).(*ir.StringAttr); ok && s.Value() == "red" {
		return alias.Ref
	}
	return alias.RefMod
}

// An implementation for a dialect in which values have colors.
func Example() {
	f := function(`
func.func @f() {
  %a = "color.of"() {color = "red"} : () -> !llvm.ptr
  %b = "color.of"() {color = "blue"} : () -> !llvm.ptr
  return
}`)
	of := f.Region(0).First().First()
	a, b := of.Result(0), of.Next().Result(0)
	fmt.Println(alias.New().Alias(a, b), alias.New(colors{}).Alias(a, b))
	fmt.Println(alias.New().ModRef(of, a), alias.New(colors{}).ModRef(of, a))
	// Output:
	// MayAlias NoAlias
	// ModRef Ref
}

func TestResults(t *testing.T) {
	all := []alias.Result{alias.NoAlias, alias.MayAlias, alias.PartialAlias, alias.MustAlias}
	for _, a := range all {
		for _, b := range all {
			want := alias.MayAlias
			switch {
			case a == b:
				want = a
			case a >= alias.PartialAlias && b >= alias.PartialAlias:
				want = alias.PartialAlias
			}
			if got := a.Merge(b); got != want {
				t.Errorf("%v and %v: %v", a, b, got)
			}
		}
	}
	if alias.NoModRef.String() != "NoModRef" || alias.Mod.String() != "Mod" {
		t.Error("wrong names")
	}
}

// A search for origins is bounded, and does not go around.
func TestChain(t *testing.T) {
	text := "func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {\n  %n = arith.constant 1 : i32\n  %v0 = llvm.alloca %n x i8 : (i32) -> !llvm.ptr\n"
	for i := range 12 {
		text += fmt.Sprintf("  %%v%d = llvm.getelementptr %%v%d[1] : (!llvm.ptr) -> !llvm.ptr, i8\n", i+1, i)
	}
	f := function(text + "  cf.br ^bb1(%v1 : !llvm.ptr)\n^bb1(%loop: !llvm.ptr):\n  cf.br ^bb1(%loop : !llvm.ptr)\n}")
	var values []*ir.Value
	for op := f.Region(0).First().First().Next(); op.NumResults() == 1; op = op.Next() {
		values = append(values, op.Result(0))
	}
	arg, loop := f.Region(0).First().Arg(0), f.Region(0).Last().Arg(0)
	for _, tt := range []struct {
		a, b *ir.Value
		want alias.Result
	}{
		{values[9], arg, alias.NoAlias},
		{values[12], arg, alias.MayAlias}, // too far to see the allocation
		{values[9], values[0], alias.MustAlias},
		{loop, values[0], alias.MustAlias},
		{loop, arg, alias.NoAlias},
		{arg, f.Region(0).First().Arg(1), alias.MayAlias},
	} {
		if got := alias.New().Alias(tt.a, tt.b); got != tt.want {
			t.Errorf("%v and %v: %v, want %v", tt.a, tt.b, got, tt.want)
		}
	}
}
