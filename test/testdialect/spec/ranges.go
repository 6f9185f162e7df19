package spec

import . "github.com/gomlir/gomlir/ods"

// wideAttr is an integer of any type.
var wideAttr = Attr{Name: "APIntAttr", Var: "constraint.APIntAttr", Storage: "*ir.IntegerAttr"}

// rangeOps tell and show what is known of integers.
var rangeOps = Ops{
	{
		Name: "with_bounds", Go: "WithBounds", Summary: "a number in a range",
		Args:    Args{In("umin", wideAttr), In("umax", wideAttr), In("smin", wideAttr), In("smax", wideAttr)},
		Results: Results{Out("fakeVal", AnyType)},
		Format:  "attr-dict `:` type($fakeVal)",
	},
	{
		Name: "reflect_bounds", Go: "ReflectBounds", Summary: "its operand; attributes tell its range", Traits: Traits{AllTypesMatch("value", "result")},
		Args: Args{In("value", AnyType), In("umin", OptionalAttr(wideAttr)), In("umax", OptionalAttr(wideAttr)),
			In("smin", OptionalAttr(wideAttr)), In("smax", OptionalAttr(wideAttr))},
		Results: Results{Out("result", AnyType)},
		Format:  "attr-dict $value `:` type($value)",
	},
}.InFile("ranges")
