package memslot_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/memslot"
	"github.com/gomlir/gomlir/source"
)

// The variables of a function, and what can become of them.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
llvm.func @f() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %one x !llvm.struct<(i8, f32)> : (i32) -> !llvm.ptr
  llvm.return
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	for op := range ir.Preorder(module) {
		if a, ok := memslot.PromotableAllocationOpInterface.Of(op); ok {
			for _, slot := range a.PromotableSlots() {
				fmt.Println(slot.Ptr, "is a slot of", slot.Elem)
			}
		}
		if a, ok := memslot.DestructurableAllocationOpInterface.Of(op); ok {
			for _, slot := range a.DestructurableSlots() {
				for _, e := range slot.Elements {
					fmt.Println("  element", e.Index, "is", e.Type)
				}
			}
		}
	}
	// Output:
	// %1 is a slot of i32
	// %2 is a slot of !llvm.struct<(i8, f32)>
	//   element 0 : i32 is i8
	//   element 1 : i32 is f32
}

func TestElement(t *testing.T) {
	c := ir.NewContext()
	zero, one, name := ir.NewIntegerAttr(c.I32(), 0), ir.NewIntegerAttr(c.I32(), 1), ir.NewStringAttr(c, "name")
	slot := memslot.DestructurableSlot{Elements: []memslot.Element{{Index: one, Type: c.I8()}, {Index: zero, Type: c.I32()}, {Index: name, Type: c.I64()}}}
	for index, want := range map[ir.Attribute]ir.Type{one: c.I8(), zero: c.I32(), name: c.I64()} {
		if e, ok := slot.Element(index); !ok || e.Type != want {
			t.Errorf("element %v: %v, %t", index, e.Type, ok)
		}
	}
	if _, ok := slot.Element(ir.NewIntegerAttr(c.I64(), 0)); ok {
		t.Error("0 : i64 is an element")
	}
}

func TestIndices(t *testing.T) {
	c := ir.NewContext()
	zero, one := ir.NewIntegerAttr(c.I32(), 0), ir.NewIntegerAttr(c.I32(), 1)
	var x memslot.Indices
	if x.Has(zero) {
		t.Error("the empty set has 0")
	}
	x.Add(one)
	x.Add(zero)
	x.Add(one)
	if all := x.All(); len(all) != 2 || all[0] != ir.Attribute(one) || !x.Has(zero) {
		t.Errorf("indices %v", all)
	}
}
