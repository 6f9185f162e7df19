// Package spec is the specification of the math dialect.
package spec

import (
	arith "github.com/gomlir/gomlir/dialect/arith/spec"
	. "github.com/gomlir/gomlir/ods"
)

// Def is the specification.
var Def = &Dialect{
	Name:    "math",
	Summary: "mathematical functions of numbers, vectors and tensors",
	Imports: []string{"github.com/gomlir/gomlir/dialect/arith"},

	Interfaces:          []string{"inlining.DialectInterface.Is(inliner{})"},
	MaterializeConstant: "materializeConstant",

	Ops: folding(Ops{
		unary.As("absf", "AbsF").About("absolute value of a floating-point number"),
		integer.As("absi", "AbsI").About("absolute value of an integer"),
		unary.As("acos", "Acos").About("arc cosine"),
		unary.As("acosh", "Acosh").About("inverse hyperbolic cosine"),
		unary.As("asin", "Asin").About("arc sine"),
		unary.As("asinh", "Asinh").About("inverse hyperbolic sine"),
		binary.As("atan2", "Atan2").About("angle of a point"),
		unary.As("atan", "Atan").About("arc tangent"),
		unary.As("atanh", "Atanh").About("inverse hyperbolic tangent"),
		unary.As("cbrt", "Cbrt").About("cube root"),
		unary.As("ceil", "Ceil").About("the nearest integer that is not less"),
		ternary("value", "min", "max", "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)?\nattr-dict `:` type($result)").
			As("clampf", "ClampF").About("a number between two limits"),
		binary.As("copysign", "CopySign").About("a number with the sign of another"),
		unary.As("cos", "Cos").About("cosine"),
		unary.As("cosh", "Cosh").About("hyperbolic cosine"),
		integer.As("ctlz", "CountLeadingZeros").About("number of zeros before the first one"),
		integer.As("cttz", "CountTrailingZeros").About("number of zeros after the last one"),
		integer.As("ctpop", "CtPop").About("number of ones"),
		unary.As("erf", "Erf").About("error function"),
		unary.As("erfc", "Erfc").About("complementary error function"),
		unary.As("exp2", "Exp2").About("power of two"),
		unary.As("expm1", "ExpM1").About("exponential function minus one"),
		unary.As("exp", "Exp").About("exponential function"),
		{
			Name: "fpowi", Go: "FPowI", Summary: "power with an exponent that is an integer",
			Traits:  Traits{SameOperandsAndResultShape, AllTypesMatch("lhs", "result"), Pure}.With(ElementwiseMappable()...),
			Args:    Args{In("lhs", FloatLike), In("rhs", SignlessIntegerOrIndexLike), In("fastmath", arith.FastMathNone)},
			Results: Results{Out("result", FloatLike)},
			Format:  "$lhs `,` $rhs (`fastmath` `` $fastmath^)?\nattr-dict `:` type($lhs) `,` type($rhs)",
		},
		unary.As("floor", "Floor").About("the nearest integer that is not greater"),
		ternary("a", "b", "c", "$a `,` $b `,` $c (`fastmath` `` $fastmath^)?\nattr-dict `:` type($result)").
			As("fma", "Fma").About("product and sum, rounded once"),
		Op{
			Traits:  integer.Traits,
			Args:    Args{In("lhs", SignlessIntegerOrIndexLike), In("rhs", SignlessIntegerOrIndexLike)},
			Results: Results{Out("result", SignlessIntegerOrIndexLike)},
			Format:  "$lhs `,` $rhs attr-dict `:` type($result)",
		}.As("ipowi", "IPowI").About("power of integers"),
		class.As("isfinite", "IsFinite").About("whether a number is neither infinite nor NaN"),
		class.As("isinf", "IsInf").About("whether a number is infinite"),
		class.As("isnan", "IsNaN").About("whether a number is NaN"),
		class.As("isnormal", "IsNormal").About("whether a number is neither zero, denormal, infinite nor NaN"),
		unary.As("log10", "Log10").About("logarithm to base 10"),
		unary.As("log1p", "Log1p").About("natural logarithm of a number and one"),
		unary.As("log2", "Log2").About("logarithm to base 2"),
		unary.As("log", "Log").About("natural logarithm"),
		binary.As("powf", "PowF").About("power"),
		unary.As("roundeven", "RoundEven").About("the nearest integer, the even one of two"),
		unary.As("round", "Round").About("the nearest integer, the one farther from zero of two"),
		unary.As("rsqrt", "Rsqrt").About("reciprocal of the square root"),
		unary.As("sin", "Sin").About("sine"),
		{
			Name: "sincos", Go: "Sincos", Summary: "sine and cosine",
			Traits:  Traits{SameOperandsAndResultShape, AllTypesMatch("operand", "sin", "cos"), Pure}.With(ElementwiseMappable()...),
			Args:    Args{In("operand", FloatLike), In("fastmath", arith.FastMathNone)},
			Results: Results{Out("sin", FloatLike), Out("cos", FloatLike)},
			Format:  "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
		},
		unary.As("sinh", "Sinh").About("hyperbolic sine"),
		unary.As("sqrt", "Sqrt").About("square root"),
		unary.As("tan", "Tan").About("tangent"),
		unary.As("tanh", "Tanh").About("hyperbolic tangent"),
		unary.As("trunc", "Trunc").About("the nearest integer that is not farther from zero"),
	}),
}

var (
	sameType = Traits{SameOperandsAndResultType, Pure}.With(ElementwiseMappable()...)

	integer = Op{
		Traits:  sameType,
		Args:    Args{In("operand", SignlessIntegerOrIndexLike)},
		Results: Results{Out("result", SignlessIntegerOrIndexLike)},
		Format:  "$operand attr-dict `:` type($result)",
	}
	unary = Op{
		Traits:  sameType,
		Args:    Args{In("operand", FloatLike), In("fastmath", arith.FastMathNone)},
		Results: Results{Out("result", FloatLike)},
		Format:  "$operand (`fastmath` `` $fastmath^)?\nattr-dict `:` type($result)",
	}
	binary = Op{
		Traits:  sameType,
		Args:    Args{In("lhs", FloatLike), In("rhs", FloatLike), In("fastmath", arith.FastMathNone)},
		Results: Results{Out("result", FloatLike)},
		Format:  "$lhs `,` $rhs (`fastmath` `` $fastmath^)?\nattr-dict `:` type($result)",
	}
	class = Op{
		Traits: Traits{TypesMatchWith("result type has i1 element type and same shape as operands",
			"operand", "result", "constraint.I1SameShape"), Pure}.With(ElementwiseMappable()...),
		Args:    Args{In("operand", FloatLike), In("fastmath", arith.FastMathNone)},
		Results: Results{Out("result", BoolLike)},
		Format:  "$operand attr-dict `:` type($operand)",
	}
)

func ternary(a, b, c, format string) Op {
	return Op{
		Traits:  sameType,
		Args:    Args{In(a, FloatLike), In(b, FloatLike), In(c, FloatLike), In("fastmath", arith.FastMathNone)},
		Results: Results{Out("result", FloatLike)},
		Format:  format,
	}
}

// folding gives all operations that fold the function for it, whose name follows from
// theirs.
func folding(ops Ops) Ops {
	for i, op := range ops {
		switch op.Go {
		case "Cbrt", "ClampF", "FPowI", "Fma", "Rsqrt", "Sincos":
		default:
			ops[i].Fold = "fold" + op.Go
		}
	}
	return ops
}
