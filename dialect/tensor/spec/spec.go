// Package spec is the specification of the tensor dialect.
package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// Def is the specification.
var Def = &Dialect{
	Name:    "tensor",
	Summary: "tensors as values",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})", "rewrite.CanonicalizeDialectInterface.Is(patterns)"},
	Imports: []string{
		"github.com/gomlir/gomlir/dialect/arith",
		"github.com/gomlir/gomlir/ir/strided",
		"github.com/gomlir/gomlir/rewrite",
	},
	MaterializeConstant: "materializeConstant",

	Ops: slices.Concat(elementOps, shapeOps, sliceOps),
}

// The types of operands and results.
var (
	tensor         = Type{Name: "AnyTensor", Var: "constraint.AnyTensor", Go: "ir.TensorType"}
	numbers        = Type{Name: "TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]>", Var: "numbers", Go: "ir.TensorType"}
	static         = Type{Name: "AnyStaticShapeTensor", Var: "constraint.AnyStaticShapeTensor", Go: "*ir.RankedTensorType", Kind: "builtin.tensor"}
	withDims       = Type{Name: "AnyNon0RankedOrUnrankedTensor", Var: "withDims", Go: "ir.TensorType"}
	indexTensor    = Type{Name: "RankedTensorOf<[AnySignlessIntegerOrIndex]>", Var: "indexTensor", Go: "*ir.RankedTensorType", Kind: "builtin.tensor"}
	shapeTensor    = Type{Name: "TensorRankOf<[AnySignlessInteger, Index], [1]>", Var: "shapeTensor", Go: "*ir.RankedTensorType", Kind: "builtin.tensor"}
	indexListArray = Attr{Name: "IndexListArrayAttr", Var: "constraint.IndexListArrayAttr", Storage: "*ir.ArrayAttr", ValueType: "none"}
)

// Interfaces with rules of their own.
var (
	castOp    = RuleTrait("CastOpInterface", "verifyCast")
	bitcastOp = RuleTrait("CastOpInterface", "verifyBitcast")
	sliceOp   = RuleTrait("OffsetSizeAndStrideOpInterface", "strided.Verify")
	withYield = SingleBlockImplicitTerminator("tensor.yield")
	reifies   = Marker("ReifyRankedShapedTypeOpInterface")
	destStyle = Marker("DestinationStyleOpInterface")
)

// offsetsSizesStrides are those of an OffsetSizeAndStrideOpInterface.
var offsetsSizesStrides = Args{In("offsets", Variadic(Index)), In("sizes", Variadic(Index)), In("strides", Variadic(Index)),
	In("static_offsets", DenseI64ArrayAttr), In("static_sizes", DenseI64ArrayAttr), In("static_strides", DenseI64ArrayAttr)}

// elementOf says that a value has the element type of a tensor.
func elementOf(summary, tensor, value string) Trait {
	return TypesMatchWith(summary, tensor, value, "ir.ElementOrSelf")
}
