// Package spec is the specification of the complex dialect.
package spec

import (
	arith "github.com/gomlir/gomlir/dialect/arith/spec"
	. "github.com/gomlir/gomlir/ods"
)

// Def is the specification.
var Def = &Dialect{
	Name:    "complex",
	Summary: "arithmetic on complex numbers",
	Imports: []string{"github.com/gomlir/gomlir/dialect/arith"},

	Interfaces:          []string{"inlining.DialectInterface.Is(inliner{})"},
	MaterializeConstant: "materializeConstant",

	Enums:     []*Enum{rangeFlags},
	HandAttrs: []string{"NumberAttrDef"},
	Ops: folding(Ops{
		part.As("abs", "Abs").About("the absolute value"),
		binary.As("add", "Add").About("addition"),
		part.As("angle", "Angle").About("the angle, or argument"),
		binary.As("atan2", "Atan2").About("arc tangent of two numbers"),
		{
			Name: "bitcast", Go: "Bitcast", Summary: "the same bits as another type",
			Traits:  Traits{Pure},
			Args:    Args{In("operand", AnyType)},
			Results: Results{Out("result", AnyType)},
			Format:  "$operand attr-dict `:` type($operand) `to` type($result)",
			Verify:  "verifyBitcast",
		},
		unary.As("conj", "Conj").About("the complex conjugate"),
		{
			Name: "constant", Go: "Constant", Summary: "a constant",
			Traits:      Traits{ConstantLike, Pure},
			Args:        Args{In("value", ArrayAttr)},
			Results:     Results{Out("complex", AnyComplex)},
			Format:      "$value attr-dict `:` type($complex)",
			Verify:      "verifyConstant",
			Fold:        "ir.FoldToValue",
			ResultNames: "nameConstant",
		},
		unary.As("cos", "Cos").About("cosine"),
		{
			Name: "create", Go: "Create", Summary: "a number of a real and an imaginary part",
			Traits: Traits{Pure, AllTypesMatch("real", "imaginary"),
				TypesMatchWith("complex element type matches real operand type", "complex", "real", "elementType"),
				TypesMatchWith("complex element type matches imaginary operand type", "complex", "imaginary", "elementType")},
			Args:    Args{In("real", AnyFloat), In("imaginary", AnyFloat)},
			Results: Results{Out("complex", number)},
			Format:  "$real `,` $imaginary attr-dict `:` type($complex)",
		},
		binary.As("div", "Div").About("division"),
		compare.As("eq", "Equal").About("whether numbers are equal"),
		unary.As("exp", "Exp").About("exponential function"),
		unary.As("expm1", "Expm1").About("exponential function minus one"),
		partOf("imaginary").As("im", "Im").About("the imaginary part"),
		unary.As("log1p", "Log1p").About("natural logarithm of a number and one"),
		unary.As("log", "Log").About("natural logarithm"),
		binary.As("mul", "Mul").About("multiplication"),
		unary.As("neg", "Neg").About("negation"),
		compare.As("neq", "NotEqual").About("whether numbers differ"),
		binary.As("pow", "Pow").About("power"),
		{
			Name: "powi", Go: "Powi", Summary: "power with an exponent that is an integer",
			Traits:  Traits{Pure, Elementwise, SameOperandsAndResultShape, AllTypesMatch("lhs", "result")},
			Args:    Args{In("lhs", number), In("rhs", AnySignlessInteger), In("fastmath", OptionalAttr(arith.FastMathAttr.Attr()))},
			Results: Results{Out("result", number)},
			Format:  "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)",
		},
		partOf("real").As("re", "Re").About("the real part"),
		unary.As("rsqrt", "Rsqrt").About("reciprocal of the square root"),
		unary.As("sign", "Sign").About("the number of absolute value 1 with the same angle"),
		unary.As("sin", "Sin").About("sine"),
		unary.As("sqrt", "Sqrt").About("square root"),
		binary.As("sub", "Sub").About("subtraction"),
		unary.As("tan", "Tan").About("tangent"),
		unary.As("tanh", "Tanh").About("hyperbolic tangent"),
	}),
}

var (
	rangeFlags = &Enum{Name: "ComplexRangeFlags", Dialect: "complex", Prefix: "Range", Bits: 32, Summary: "Complex range flags",
		Cpp: "::mlir::complex::ComplexRangeFlags", Flags: true, Separator: "|",
		Cases: []Case{C("improved", 1), C("basic", 2), C("none", 4)}}

	number = Type{Name: "Complex<AnyFloat>", Var: "complexOfFloat", Go: "*ir.ComplexType", Kind: "builtin.complex"}

	binary = Op{
		Traits:  Traits{SameOperandsAndResultType, Pure, Elementwise},
		Args:    Args{In("lhs", number), In("rhs", number), In("fastmath", arith.FastMathNone)},
		Results: Results{Out("result", number)},
		Format:  "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
	}
	unary = Op{
		Traits:  binary.Traits,
		Args:    Args{In("complex", number), In("fastmath", arith.FastMathNone)},
		Results: Results{Out("result", number)},
		Format:  "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
	}
	part    = partOf("result")
	compare = Op{
		Traits:  Traits{Pure, AllTypesMatch("lhs", "rhs"), Elementwise},
		Args:    Args{In("lhs", number), In("rhs", number)},
		Results: Results{Out("result", I1)},
		Format:  "$lhs `,` $rhs attr-dict `:` type($lhs)",
	}
)

// partOf is a function of which the result, with a name, is a real number.
func partOf(result string) Op {
	return Op{
		Traits:  Traits{TypesMatchWith("complex element type matches result type", "complex", result, "elementType"), Pure, Elementwise},
		Args:    unary.Args,
		Results: Results{Out(result, AnyFloat)},
		Format:  unary.Format,
	}
}

// folding gives operations that fold the function for it, whose name follows from
// theirs.
func folding(ops Ops) Ops {
	for i, op := range ops {
		switch op.Go {
		case "Add", "Bitcast", "Conj", "Create", "Div", "Exp", "Im", "Log", "Mul", "Neg", "Re", "Sub":
			ops[i].Fold = "fold" + op.Go
		}
	}
	return ops
}
