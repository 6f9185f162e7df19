// Package spec is the specification of the units dialect. It is data in the
// words of MLIR's ODS; what is not data is Go code in the dialect's package, by
// its name.
package spec

import . "github.com/gomlir/gomlir/ods"

// quantity is the constraint on a value to be a quantity.
var quantity = Type{Name: "Quantity", Var: "isQuantity", Go: "*QuantityType", Kind: "units.quantity", Def: "QuantityTypeDef"}

// Def is the specification.
var Def = &Dialect{
	Name:    "units",
	Summary: "arithmetic on physical quantities",
	Types: []*TypeDef{{
		Name: "QuantityType", Mnemonic: "quantity", Summary: "a number with a unit",
		Params: Params{P("unit", String)},
		Format: "`<` $unit `>`",
	}},
	Ops: Ops{
		{
			Name: "of", Go: "Of", Summary: "a number of units",
			Traits:  Traits{Pure},
			Args:    Args{In("number", F64)},
			Results: Results{Out("result", quantity)},
			Format:  "$number attr-dict `:` type($result)",
		},
		{
			Name: "add", Go: "Add", Summary: "a sum",
			Traits:  Traits{Pure, Commutative, SameOperandsAndResultType},
			Args:    Args{In("lhs", quantity), In("rhs", quantity)},
			Results: Results{Out("result", quantity)},
			Format:  "$lhs `,` $rhs attr-dict `:` type($result)",
		},
		{
			Name: "mul", Go: "Mul", Summary: "a product",
			Traits:  Traits{Pure},
			Args:    Args{In("lhs", quantity), In("rhs", quantity)},
			Results: Results{Out("result", quantity)},
			Format:  "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
			Verify:  "verifyMul",
		},
	},
}
