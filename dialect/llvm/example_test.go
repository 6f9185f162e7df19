package llvm_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

func chunk(t testing.TB, c *ir.Context, src string) source.Chunk {
	t.Helper()
	f, err := c.Files.AddFile("-", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return source.Whole(f)
}

// A list that points to itself, with typed pointers.
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

// The text of a type is all that is needed to make it.
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

// Where the elements of a struct are on a 64-bit target.
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
