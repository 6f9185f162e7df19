// Package spec is the specification of the ub dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "ub",
	Summary: "operations that must not be executed, and values that must not be used",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})"},
	Attrs:      []*AttrDef{poison},

	MaterializeConstant: "materializeConstant",

	Ops: Ops{
		{
			Name: "poison", Go: "Poison", Summary: "a value that must not be used",
			Traits:  Traits{ConstantLike, Pure},
			Args:    Args{In("value", Default(poisonInterface, "NewPoisonAttr(c)"))},
			Results: Results{Out("result", AnyType)},
			Format:  "attr-dict (`<` $value^ `>`)? `:` type($result)",
			Fold:    "ir.FoldToValue",
		},
		{
			Name: "unreachable", Go: "Unreachable", Summary: "a point that is never reached",
			Traits: Traits{Terminator},
			Format: "attr-dict",
		},
	},
}

var poison = &AttrDef{Name: "PoisonAttr", Dialect: "ub", Mnemonic: "poison", Doc: "a constant that says only that the value is poison"}

// poisonInterface is an attribute that describes a poisoned value. Attributes of other dialects can
// be one, too.
var poisonInterface = AnyAttrOf("PoisonAttrInterface", "isPoison", "PoisonLike")
