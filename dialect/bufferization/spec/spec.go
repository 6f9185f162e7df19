// Package spec is the specification of the bufferization dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "bufferization",
	Summary: "tensors that become memory, and memory that is freed",

	Interfaces:    []string{"inlining.DialectInterface.Is(inliner{})"},
	Attach:        "attachAllocations",
	VerifyOpAttr:  "verifyOpAttr",
	VerifyArgAttr: "verifyArgAttr",

	Enums: Enums{layoutMapOption},
	Ops:   ops,
}

var layoutMapOption = &Enum{
	Name: "LayoutMapOption", Dialect: "bufferization", Summary: "option for map layout", Cpp: "::mlir::bufferization::LayoutMapOption", Bits: 32,
	Cases: Count("InferLayoutMap", "IdentityLayoutMap", "FullyDynamicLayoutMap"),
}

// The types of operands and results.
var (
	tensor = Type{Name: "AnyTensor", Var: "constraint.AnyTensor", Go: "ir.TensorType"}
	shaped = Type{Name: "AnyShaped", Var: "constraint.AnyShaped", Go: "ir.ShapedType"}
	memref = Type{Name: "AnyRankedOrUnrankedMemRef", Var: "constraint.AnyRankedOrUnrankedMemRef", Go: "ir.ShapedType",
		Is: "constraint.AnyRankedOrUnrankedMemRef.Match"}
	tensorLike = Type{Name: "Bufferization_TensorLikeTypeInterface", Var: "tensorLike", Go: "ir.Type", Is: "IsTensorLike"}
	bufferLike = Type{Name: "Bufferization_BufferLikeTypeInterface", Var: "bufferLike", Go: "ir.Type", Is: "IsBufferLike"}
)

// Interfaces that other passes ask by the operation.
var (
	bufferizable = Marker("BufferizableOpInterface")
	reifies      = Marker("ReifyRankedShapedTypeOpInterface")
)

// typesMatch says that the types of a tensor and its buffer go together. The rule says first what does not.
var typesMatch = Trait{Name: "PredOpTrait", Summary: "specified tensor and buffer types match", Predicate: "typesMatch", Rule: "explainMismatch"}
