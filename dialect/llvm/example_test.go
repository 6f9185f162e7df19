package llvm_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/verify"
)

func chunk(t testing.TB, c *ir.Context, src string) source.Chunk {
	t.Helper()
	f, err := c.Files().AddFile("-", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return source.Whole(f)
}

// Build a list type that refers to itself through typed pointers.
func ExampleStructType_SetBody() {
	c := ir.NewContext(llvm.Dialect)
	list := llvm.IdentifiedStruct(c, "list")
	next := llvm.NewTypedPointerType(list, 0)
	fmt.Println(list.SetBody([]ir.Type{c.I32(), next}, false))
	fmt.Println(list)
	fmt.Println(next)
	fmt.Println(list.SetBody([]ir.Type{c.I64()}, false))
	// Output:
	// true
	// !llvm.struct<"list", (i32, ptr<struct<"list">>)>
	// !llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>
	// false
}

// Parse types from text.
func ExampleIsCompatibleType() {
	c := ir.NewContext(llvm.Dialect)
	for _, text := range []string{"!llvm.array<2 x ptr>", "!llvm.array<2 x index>"} {
		t, err := asm.ParseType(c, text)
		if err != nil {
			panic(err)
		}
		fmt.Println(t, llvm.IsCompatibleType(t), llvm.IsCompatibleOuterType(t))
	}
	// Output:
	// !llvm.array<2 x ptr> true true
	// !llvm.array<2 x index> false true
}

// Compute the offsets of the fields of a struct on a 64-bit target.
func ExampleDataLayout_Struct() {
	c := ir.NewContext(llvm.Dialect)
	l, err := llvm.ParseDataLayout("e-m:e-i64:64-i128:128-n8:16:32:64-S128")
	if err != nil {
		panic(err)
	}
	s, err := l.Struct(llvm.NewLiteralStruct(c, []ir.Type{c.I8(), llvm.NewPointerType(c, 0), c.I16()}, false))
	if err != nil {
		panic(err)
	}
	fmt.Println(s.Offsets, s.Size.Min, s.Align)
	// Output: [0 8 16] 24 8
}

// Build a function that adds a number to the value at an address.
func ExampleNewFunc() {
	c := ir.NewContext(builtin.Dialect, llvm.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())

	ptr := llvm.NewPointerType(c, 0)
	f := llvm.NewFunc(b, "bump", llvm.NewFunctionType(c.I32(), []ir.Type{ptr, c.I32()}, false)).SetCConv(llvm.CConvFast)
	entry := f.AddEntryBlock()
	b.AtEnd(entry)
	old := llvm.NewLoad(b, c.I32(), entry.Arg(0)).SetAlignment(4)
	sum := llvm.NewAdd(b, old.Result(), entry.Arg(1)).SetOverflowFlags(llvm.IntegerOverflowFlagsNsw)
	llvm.NewStore(b, sum.Result(), entry.Arg(0))
	llvm.NewReturn(b, sum.Result())

	if !verify.Operation(m.Op(), verify.Options{}, func(d *diag.Diagnostic) { fmt.Println(d.Message) }) {
		return
	}
	fmt.Print(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// module {
	//   llvm.func fastcc @bump(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
	//     %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
	//     %1 = llvm.add %0, %arg1 overflow<nsw> : i32
	//     llvm.store %1, %arg0 : i32, !llvm.ptr
	//     llvm.return %1 : i32
	//   }
	// }
}

// Build the range of a function's result, for the attributes of results.
func ExampleNewConstantRangeAttr() {
	c := ir.NewContext(llvm.Dialect)
	a := llvm.NewConstantRangeAttr(c, 8, -1, 12)
	lower, _ := a.Lower()
	upper, _ := a.Upper()
	fmt.Println(a, a.Width(), lower, upper)
	b, err := asm.ParseAttr(c, "#llvm.constant_range<i8, 255, 12>")
	fmt.Println(b == ir.Attribute(a), err)
	// Output:
	// #llvm.constant_range<i8, -1, 12> 8 -1 12
	// true <nil>
}

// Attributes are created from their parameters, and equal attributes are one object.
func ExampleNewVScaleRangeAttr() {
	c := ir.NewContext(llvm.Dialect)
	two, sixteen := ir.NewIntegerAttr(c.I32(), 2), ir.NewIntegerAttr(c.I32(), 16)
	a := llvm.NewVScaleRangeAttr(c, two, sixteen)
	fmt.Println(a, a.MaxRange().Value())
	b, err := asm.ParseAttr(c, "#llvm.vscale_range<minRange = 2 : i32, maxRange = 16 : i32>")
	fmt.Println(b == ir.Attribute(a), err)
	// Output:
	// #llvm.vscale_range<minRange = 2 : i32, maxRange = 16 : i32> 16
	// true <nil>
}
