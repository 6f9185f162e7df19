package datalayout_test

import (
	"fmt"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/ir"
)

// The size of an index is 64 bits by default, and 32 in a module that declares it.
func ExampleAt() {
	c := ir.NewContext(builtin.Dialect, dlti.Dialect)
	m := builtin.NewModule(ir.NewBuilder(c)).Op()
	pair := ir.NewVectorType([]int64{2}, nil, c.Index())
	size, err := datalayout.At(m).Size(pair)
	fmt.Println(size.Min, err)

	m.SetDiscardable(dlti.DataLayoutAttrName, dlti.NewDataLayoutSpecAttr(c,
		dlti.NewTypeEntryAttr(c.Index(), ir.NewIntegerAttr(c.I64(), 32))))
	size, err = datalayout.At(m).Size(pair)
	fmt.Println(size.Min, err)

	_, err = datalayout.At(m).Size(ir.NewUnrankedTensorType(c.F32()))
	fmt.Println(err)
	// Output:
	// 16 <nil>
	// 8 <nil>
	// type 'tensor<*xf32>' has no size
}

// What a layout states about the target, and what a dialect keeps there about a type.
func ExampleLayout_Property() {
	c := ir.NewContext(builtin.Dialect, dlti.Dialect)
	l := datalayout.New(dlti.NewDataLayoutSpecAttr(c, dlti.NewNamedEntryAttr("dlti.endianness", ir.NewStringAttr(c, "big"))))
	fmt.Println(l.Property("dlti.endianness"), l.Property("dlti.stack_alignment") == nil)
	for range 2 {
		l.Parts(c.I32(), func() any { fmt.Println("computed"); return nil })
	}
	// Output:
	// "big" true
	// computed
}
