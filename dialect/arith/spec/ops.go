// Package spec is the specification of the arith dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "arith",
	Summary: "arithmetic on scalars, vectors and tensors",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})"},

	MaterializeConstant: "materializeConstant",

	Enums: []*Enum{CmpFPredicate, CmpIPredicate, AtomicRMWKind, FastMathFlags, IntegerOverflowFlags, RoundingMode},
	Attrs: []*AttrDef{FastMathAttr, IntegerOverflowAttr},
	Ops: folding(Ops{
		{
			Name: "constant", Go: "Constant", Summary: "a constant integer, floating-point number, vector or tensor",
			Traits:      Traits{ConstantLike, Pure, AllTypesMatch("value", "result")},
			Args:        Args{In("value", TypedAttrInterface)},
			Results:     Results{Out("result", AnyType)},
			Format:      "attr-dict $value",
			Verify:      "verifyConstant",
			Fold:        "ir.FoldToValue",
			ResultNames: "nameConstant",
		},
		overflow.As("addi", "AddI", Commutative).About("integer addition"),
		{
			Name: "addui_extended", Go: "AddUIExtended", Summary: "unsigned addition that also says whether it overflowed",
			Traits:  Traits{Pure, Commutative, AllTypesMatch("lhs", "rhs", "sum")}.With(ElementwiseMappable()...),
			Args:    twoIntegers,
			Results: Results{Out("sum", SignlessIntegerOrIndexLike), Out("overflow", BoolLike)},
			Format:  "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
		},
		overflow.As("subi", "SubI").About("integer subtraction"),
		named(overflow.As("muli", "MulI", Commutative).About("integer multiplication"), "nameMulI"),
		extended.As("mulsi_extended", "MulSIExtended").About("signed multiplication to twice the width"),
		extended.As("mului_extended", "MulUIExtended").About("unsigned multiplication to twice the width"),
		trapping(exact).As("divui", "DivUI").About("unsigned division"),
		trapping(exact).As("divsi", "DivSI").About("signed division that rounds towards zero"),
		trapping(integer).As("ceildivui", "CeilDivUI").About("unsigned division that rounds up"),
		trapping(integer).As("ceildivsi", "CeilDivSI").About("signed division that rounds towards positive infinity"),
		integer.As("floordivsi", "FloorDivSI").About("signed division that rounds towards negative infinity"),
		integer.As("remui", "RemUI").About("remainder of the unsigned division"),
		integer.As("remsi", "RemSI").About("remainder of the signed division"),
		integer.As("andi", "AndI", Commutative, Idempotent).About("bitwise and"),
		integer.As("ori", "OrI", Commutative, Idempotent).About("bitwise or"),
		integer.As("xori", "XOrI", Commutative).About("bitwise exclusive or"),
		overflow.As("shli", "ShLI").About("shift to the left"),
		exact.As("shrui", "ShRUI").About("unsigned shift to the right"),
		exact.As("shrsi", "ShRSI").About("signed shift to the right"),
		{
			Name: "negf", Go: "NegF", Summary: "floating-point negation",
			Traits:  Traits{Pure, SameOperandsAndResultType}.With(ElementwiseMappable()...),
			Args:    Args{In("operand", FloatLike), In("fastmath", FastMathNone)},
			Results: Results{Out("result", FloatLike)},
			Format:  "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
		},
		float.As("addf", "AddF", Commutative).About("floating-point addition"),
		float.As("subf", "SubF").About("floating-point subtraction"),
		float.As("maximumf", "MaximumF", Commutative).About("floating-point maximum, NaN if an operand is"),
		float.As("maxnumf", "MaxNumF", Commutative).About("floating-point maximum of the operands that are not NaN"),
		integer.As("maxsi", "MaxSI", Commutative).About("signed maximum"),
		integer.As("maxui", "MaxUI", Commutative).About("unsigned maximum"),
		float.As("minimumf", "MinimumF", Commutative).About("floating-point minimum, NaN if an operand is"),
		float.As("minnumf", "MinNumF", Commutative).About("floating-point minimum of the operands that are not NaN"),
		integer.As("minsi", "MinSI", Commutative).About("signed minimum"),
		integer.As("minui", "MinUI", Commutative).About("unsigned minimum"),
		float.As("mulf", "MulF", Commutative).About("floating-point multiplication"),
		float.As("divf", "DivF").About("floating-point division"),
		float.As("remf", "RemF").About("remainder of the floating-point division"),
		cast(fixedWidth, fixedWidth, "verifyWiderInteger").As("extui", "ExtUI").About("extension with zeros"),
		cast(fixedWidth, fixedWidth, "verifyWiderInteger").As("extsi", "ExtSI").About("extension with the sign"),
		{
			Name: "extf", Go: "ExtF", Summary: "conversion to a wider floating-point type",
			Traits:  castTraits("verifyWiderFloat"),
			Args:    Args{In("in", FloatLike), In("fastmath", OptionalAttr(FastMathAttr.Attr()))},
			Results: Results{Out("out", FloatLike)},
			Format:  "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
		},
		{
			Name: "scaling_extf", Go: "ScalingExtF", Summary: "conversion to a wider floating-point type, times a scale",
			Traits:  Traits{Pure, sameTensorDims, RuleTrait("CastOpInterface", "verifyScalingExtF")}.With(ElementwiseMappable()...),
			Args:    Args{In("in", FloatLike), In("scale", FloatLike), In("fastmath", OptionalAttr(FastMathAttr.Attr()))},
			Results: Results{Out("out", FloatLike)},
			Format: "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:`\n" +
				"type($in) `,` type($scale) `to` type($out)",
		},
		{
			Name: "trunci", Go: "TruncI", Summary: "truncation",
			Traits:  castTraits("verifyNarrowerInteger"),
			Args:    Args{In("in", fixedWidth), In("overflowFlags", overflowNone)},
			Results: Results{Out("out", fixedWidth)},
			Format:  "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)",
		},
		{
			Name: "truncf", Go: "TruncF", Summary: "conversion to a narrower floating-point type",
			Traits:  castTraits("verifyNarrowerFloat"),
			Args:    Args{In("in", FloatLike), In("roundingmode", OptionalAttr(RoundingModeAttr)), In("fastmath", OptionalAttr(FastMathAttr.Attr()))},
			Results: Results{Out("out", FloatLike)},
			Format:  "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
		},
		{
			Name: "scaling_truncf", Go: "ScalingTruncF", Summary: "conversion to a narrower floating-point type, divided by a scale",
			Traits: Traits{Pure, sameTensorDims, RuleTrait("CastOpInterface", "verifyScalingTruncF")}.With(ElementwiseMappable()...),
			Args: Args{In("in", FloatLike), In("scale", FloatLike), In("roundingmode", OptionalAttr(RoundingModeAttr)),
				In("fastmath", OptionalAttr(FastMathAttr.Attr()))},
			Results: Results{Out("out", FloatLike)},
			Format: "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:`\n" +
				"type($in) `,` type($scale) `to` type($out)",
		},
		cast(fixedWidth, FloatLike, "verifyIntegerToFloat").As("uitofp", "UIToFP").About("conversion of an unsigned integer to floating point"),
		cast(fixedWidth, FloatLike, "verifyIntegerToFloat").As("sitofp", "SIToFP").About("conversion of a signed integer to floating point"),
		cast(FloatLike, fixedWidth, "verifyFloatToInteger").As("fptoui", "FPToUI").About("conversion of floating point to an unsigned integer"),
		cast(FloatLike, fixedWidth, "verifyFloatToInteger").As("fptosi", "FPToSI").About("conversion of floating point to a signed integer"),
		cast(indexCast, indexCast, "verifyIndexCast").As("index_cast", "IndexCast").About("signed conversion between index and integers"),
		cast(indexCast, indexCast, "verifyIndexCast").As("index_castui", "IndexCastUI").About("unsigned conversion between index and integers"),
		cast(bitcast, bitcast, "verifyBitcast").As("bitcast", "Bitcast").About("the same bits as another type"),
		compare(CmpIPredicateAttr, SignlessIntegerOrIndexLike, "").As("cmpi", "CmpI").About("integer comparison"),
		compare(CmpFPredicateAttr, FloatLike, " (`fastmath` `` $fastmath^)?", In("fastmath", FastMathNone)).As("cmpf", "CmpF").About("floating-point comparison"),
		{
			Name: "select", Go: "Select", Summary: "one of two values",
			Traits: Traits{Pure, AllTypesMatch("true_value", "false_value", "result"),
				PredOpTrait("condition is signless i1 or has matching shape", "conditionMatches")}.With(ElementwiseMappable()...),
			Args:    Args{In("condition", BoolLike), In("true_value", AnyType), In("false_value", AnyType)},
			Results: Results{Out("result", AnyType)},
			Asm:     "selectSyntax",
			Verify:  "verifySelect",
		},
	}),
}

var (
	fixedWidth = Type{Name: "SignlessFixedWidthIntegerLike", Var: "fixedWidthIntegerLike"}
	indexCast  = Type{Name: "IndexCastTypeConstraint", Var: "indexCastType"}
	bitcast    = Type{Name: "BitcastTypeConstraint", Var: "bitcastType"}

	overflowNone = Default(IntegerOverflowAttr.Attr(), "@OverflowNone")

	twoIntegers = Args{In("lhs", SignlessIntegerOrIndexLike), In("rhs", SignlessIntegerOrIndexLike)}

	sameTensorDims = PredOpTrait("input and output have the same tensor dimensions", "sameTensorDims")
)

// Operations of two operands and one result of the same type.
var (
	integer = Op{
		Traits:  Traits{Pure, SameOperandsAndResultType}.With(ElementwiseMappable()...),
		Args:    twoIntegers,
		Results: Results{Out("result", SignlessIntegerOrIndexLike)},
		Format:  "$lhs `,` $rhs attr-dict `:` type($result)",
	}
	overflow = binary(integer, In("overflowFlags", overflowNone), "(`overflow` `` $overflowFlags^)?")
	exact    = binary(integer, In("isExact", UnitAttr), "(`exact` $isExact^)?")
	float    = Op{
		Traits:  integer.Traits,
		Args:    Args{In("lhs", FloatLike), In("rhs", FloatLike), In("fastmath", FastMathNone)},
		Results: Results{Out("result", FloatLike)},
		Format:  "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
	}
	extended = Op{
		Traits:  Traits{Pure, Commutative, AllTypesMatch("lhs", "rhs", "low", "high")}.With(ElementwiseMappable()...),
		Args:    twoIntegers,
		Results: Results{Out("low", SignlessIntegerOrIndexLike), Out("high", SignlessIntegerOrIndexLike)},
		Format:  "$lhs `,` $rhs attr-dict `:` type($lhs)",
	}
)

// binary adds a flag to an operation.
func binary(op Op, flag Arg, format string) Op {
	op.Args = append(op.Args[:len(op.Args):len(op.Args)], flag)
	op.Format = "$lhs `,` $rhs " + format + " attr-dict `:` type($result)"
	return op
}

// trapping is an operation that has no effect but may not run where it did not
// before: a division by zero.
func trapping(op Op) Op {
	op.Traits = Traits{NoMemoryEffect}.With(op.Traits[1:]...)
	return op
}

func named(op Op, names string) Op { op.ResultNames = names; return op }

// castTraits are the traits of conversions; verify checks that there is one
// between two types.
func castTraits(verify string) Traits {
	return Traits{Pure, SameOperandsAndResultShape, sameTensorDims, RuleTrait("CastOpInterface", verify)}.With(ElementwiseMappable()...)
}

func cast(from, to Type, verify string) Op {
	return Op{
		Traits: castTraits(verify), Args: Args{In("in", from)}, Results: Results{Out("out", to)},
		Format: "$in attr-dict `:` type($in) `to` type($out)",
	}
}

func compare(predicate Attr, operand Type, flags string, more ...Arg) Op {
	return Op{
		Traits: Traits{Pure, SameTypeOperands, TypesMatchWith("result type has i1 element type and same shape as operands",
			"lhs", "result", "constraint.I1SameShape")}.With(ElementwiseMappable()...),
		Args:    append(Args{In("predicate", predicate), In("lhs", operand), In("rhs", operand)}, more...),
		Results: Results{Out("result", BoolLike)},
		Format:  "$predicate `,` $lhs `,` $rhs" + flags + " attr-dict `:` type($lhs)",
	}
}

// folding gives all operations that fold the function for it, whose name follows from
// theirs.
func folding(ops Ops) Ops {
	for i, op := range ops {
		if op.Fold == "" && op.Go != "ScalingExtF" && op.Go != "ScalingTruncF" {
			ops[i].Fold = "fold" + op.Go
		}
	}
	return ops
}
