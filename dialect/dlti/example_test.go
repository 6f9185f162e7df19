package dlti_test

import (
	"fmt"

	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/ir"
)

// A system is described by its devices, each with what it can do.
func ExampleNewTargetSystemSpecAttr() {
	c := ir.NewContext(dlti.Dialect)
	cpu := dlti.NewTargetDeviceSpecAttr(c,
		dlti.NewNamedEntryAttr("max_vector_op_width", ir.NewIntegerAttr(c.I32(), 64)),
		dlti.NewNamedEntryAttr("caches", dlti.NewMapAttr(c,
			dlti.NewNamedEntryAttr("L1", ir.NewIntegerAttr(c.I64(), 32768)))))
	fmt.Println(dlti.NewTargetSystemSpecAttr(c, dlti.NewNamedEntryAttr("CPU", cpu)))
	// Output:
	// #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"max_vector_op_width" = 64 : i32, "caches" = #dlti.map<"L1" = 32768 : i64>>>
}
