package llvmlayout_test

import (
	"fmt"

	"github.com/gomlir/gomlir/datalayout/llvmlayout"
)

func ExampleParse() {
	l, err := llvmlayout.Parse("e-m:e-p:32:32-p5:64:64:64:32-i64:64-n8:16:32-S128-A5")
	if err != nil {
		panic(err)
	}
	fmt.Println(l.BigEndian, l.PointerBits(0), l.NativeInts, l.StackAlign, l.AllocaSpace, l.IndexBits(5))

	_, err = llvmlayout.Parse("e-p:33:12")
	fmt.Println(err)
	// Output:
	// false 32 [8 16 32] 16 5 32
	// ABI alignment must be a power of two times the byte width
}

// A language with two integer types and records of fields.
func ExampleTypes() {
	records := map[string][]string{"point": {"byte", "int", "int"}, "line": {"point", "point", "byte"}}
	shape := func(name string) llvmlayout.Shape[string] {
		switch fields, ok := records[name]; {
		case ok:
			return llvmlayout.Shape[string]{Kind: llvmlayout.StructKind, Fields: fields}
		case name == "byte":
			return llvmlayout.Shape[string]{Kind: llvmlayout.IntegerKind, Bits: 8}
		case name == "int":
			return llvmlayout.Shape[string]{Kind: llvmlayout.IntegerKind, Bits: 64}
		}
		return llvmlayout.Shape[string]{Kind: llvmlayout.UnsizedKind}
	}
	l, err := llvmlayout.Parse("e-i64:64")
	if err != nil {
		panic(err)
	}
	types := llvmlayout.NewTypes(l, shape)
	line, err := types.Of("line")
	fmt.Println(line.AllocSize().Min, line.ABI, line.Struct.Offsets, line.Struct.FieldAt(30), err)

	_, err = types.Of("colour")
	fmt.Println(err)
	// Output:
	// 56 8 [0 24 48] 1 <nil>
	// type 'colour' has no size
}
