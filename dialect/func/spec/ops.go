// Package spec is the specification of the func dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "func",
	Package: "fn",
	Summary: "functions and calls of them",

	MaterializeConstant: "materializeConstant",
	Interfaces:          []string{"inlining.DialectInterface.Is(inliner{})"},
	Ops: Ops{
		{
			Name: "call", Go: "Call", Summary: "a call of a function by its name",
			Traits: Traits{CallOpInterface, MemRefsNormalizable},
			Args: Args{In("callee", FlatSymbolRefAttr), In("operands", Variadic(AnyType)),
				In("arg_attrs", OptionalAttr(DictArrayAttr)), In("res_attrs", OptionalAttr(DictArrayAttr)), In("no_inline", UnitAttr)},
			Results:          Results{Out("", Variadic(AnyType))},
			Format:           "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
			VerifySymbolUses: "verifyCallee",
		},
		{
			Name: "call_indirect", Go: "CallIndirect", Summary: "a call of a function value",
			Traits: Traits{CallOpInterface,
				TypesMatchWith("callee input types match argument types", "callee", "callee_operands", "functionInputs"),
				TypesMatchWith("callee result types match result types", "callee", "results", "functionResults")},
			Args: Args{In("callee", FunctionType), In("callee_operands", Variadic(AnyType)),
				In("arg_attrs", OptionalAttr(DictArrayAttr)), In("res_attrs", OptionalAttr(DictArrayAttr))},
			Results: Results{Out("results", Variadic(AnyType))},
			Format:  "$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
		},
		{
			Name: "constant", Go: "Constant", Summary: "a function as a value",
			Traits:           Traits{ConstantLike, Pure},
			Args:             Args{In("value", FlatSymbolRefAttr)},
			Results:          Results{Out("", AnyType)},
			Format:           "attr-dict $value `:` type(results)",
			VerifySymbolUses: "verifyConstant",
			Fold:             "ir.FoldToValue",
			ResultNames:      "nameConstant",
		},
		{
			Name: "func", Go: "Func", Summary: "a function",
			Traits: Traits{AffineScope, AutomaticAllocationScope, FunctionOpInterface, Symbol, IsolatedFromAbove},
			Args: Args{In("sym_name", SymbolNameAttr), In("function_type", TypeAttrOfFunctionType),
				In("sym_visibility", OptionalAttr(StrAttr)), In("arg_attrs", OptionalAttr(DictArrayAttr)),
				In("res_attrs", OptionalAttr(DictArrayAttr)), In("no_inline", UnitAttr)},
			Regions: Regions{AnyRegion("body")},
			Asm:     "funcSyntax",
		},
		{
			Name: "return", Go: "Return", Summary: "a return from a function",
			Traits: Traits{Pure, HasParent("func.func"), MemRefsNormalizable, ReturnLike, Terminator},
			Args:   Args{In("operands", Variadic(AnyType))},
			Format: "attr-dict ($operands^ `:` type($operands))?",
			Verify: "verifyReturn",
		},
	},
}
