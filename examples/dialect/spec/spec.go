// Package spec is the specification of the units dialect. It is data in the words of
// MLIR's ODS; what is not data is Go code in the dialect's package, by its name.
package spec

import . "github.com/gomlir/gomlir/ods"

var (
	quantity = Type{Name: "Quantity", Var: "isQuantity", Go: "*QuantityType", Kind: "units.quantity", Def: "QuantityTypeDef"}
	interval = Type{Name: "Interval", Var: "isInterval", Go: "*IntervalType", Kind: "units.interval", Def: "IntervalTypeDef"}
)

var measure = &AttrDef{
	Name: "MeasureAttr", Mnemonic: "measure", Summary: "a constant quantity",
	Params: Params{P("number", FloatAttrParam), P("unit", String)},
	Format: "`<` $number `,` $unit `>`",
	Verify: "measureError",
}

// Def is the specification.
var Def = &Dialect{
	Name:                "units",
	Summary:             "arithmetic on physical quantities",
	MaterializeConstant: "materializeConstant",
	Attach:              "attach",
	Interfaces:          []string{"tollvm.ConvertToLLVM.Is(tollvm.PatternFunc(toLLVM))"},
	Imports:             []string{"github.com/gomlir/gomlir/lower/tollvm"},
	Types: []*TypeDef{
		{Name: "QuantityType", Mnemonic: "quantity", Summary: "a number with a unit", Params: Params{P("unit", String)}, Format: "`<` $unit `>`"},
		{Name: "IntervalType", Mnemonic: "interval", Summary: "all quantities between two", Params: Params{P("unit", String)}, Format: "`<` $unit `>`"},
	},
	Attrs: []*AttrDef{measure},
	Ops: Ops{
		{
			Name: "constant", Go: "Constant", Summary: "a constant",
			Traits:       Traits{ConstantLike, Pure},
			Args:         Args{In("value", measure)},
			Results:      Results{Out("result", quantity)},
			Format:       "$value attr-dict",
			Fold:         "ir.FoldToValue",
			InferResults: "inferConstant",
		},
		{
			Name: "add", Go: "Add", Summary: "a sum",
			Traits:  Traits{Pure, Commutative, SameOperandsAndResultType},
			Args:    Args{In("lhs", quantity), In("rhs", quantity)},
			Results: Results{Out("result", quantity)},
			Format:  "$lhs `,` $rhs attr-dict `:` type($result)",
		},
		{
			Name: "mul", Go: "Mul", Summary: "a product, whose unit is that of both",
			Traits:  Traits{Pure},
			Args:    Args{In("lhs", quantity), In("rhs", quantity)},
			Results: Results{Out("result", quantity)},
			Format:  "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
		},
		{
			Name: "scale", Go: "Scale", Summary: "a quantity times a number",
			Traits:  Traits{Pure, AllTypesMatch("quantity", "result")},
			Args:    Args{In("quantity", quantity), In("factor", F64)},
			Results: Results{Out("result", quantity)},
			Format:  "$quantity `by` $factor attr-dict `:` type($result)",
		},
		{
			Name: "between", Go: "Between", Summary: "the interval between two quantities",
			Traits:       Traits{Pure, AllTypesMatch("low", "high")},
			Args:         Args{In("low", quantity), In("high", quantity)},
			Results:      Results{Out("result", interval)},
			Format:       "$low `,` $high attr-dict `:` type($low)",
			InferResults: "inferBetween",
		},
		{
			Name: "bound", Go: "Bound", Summary: "the low or the high end of an interval",
			Traits:       Traits{Pure},
			Args:         Args{In("interval", interval), In("high", UnitAttr)},
			Results:      Results{Out("result", quantity)},
			Format:       "(`high` $high^)? $interval attr-dict `:` type($interval)",
			InferResults: "inferBound",
		},
	},
}
