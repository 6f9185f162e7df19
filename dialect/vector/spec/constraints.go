package spec

import (
	arith "github.com/gomlir/gomlir/dialect/arith/spec"
	. "github.com/gomlir/gomlir/ods"
)

// typ is a type constraint given by the Go expression of its predicate, all of
// whose types have one Go type.
func typ(name, variable, goType, kind string) Type {
	return Type{Name: name, Var: variable, Go: goType, Kind: kind}
}

func vector(name, variable string) Type {
	return typ(name, variable, "*ir.VectorType", "builtin.vector")
}

func memref(name, variable string) Type {
	return typ(name, variable, "*ir.MemRefType", "builtin.memref")
}

// The types of operands and results.
var (
	AnyVector      = vector("AnyVectorOfAnyRank", "constraint.AnyVectorOfAnyRank")
	RankedVector   = vector("AnyVectorOfNonZeroRank", "constraint.AnyVectorOfNonZeroRank")
	FixedVector    = vector("AnyFixedVectorOfAnyRank", "constraint.AnyFixedVectorOfAnyRank")
	FloatVector    = vector("VectorOfAnyRankOf<[AnyFloat]>", "floatVector")
	Mask           = vector("VectorOfNonZeroRankOf<[I1]>", "maskVector")
	FixedMask      = vector("FixedVectorOfNonZeroRankOf<[I1]>", "fixedMaskVector")
	MaskOfAnyRank  = vector("VectorOfAnyRankOf<[I1]>", "maskVectorOfAnyRank")
	IndexVector    = vector("VectorOfNonZeroRankOf<[AnyInteger, Index]>", "indexVector")
	Vector1D       = vector("VectorOfRank<[1]>", "vector1D")
	ScalableVector = vector("ScalableVectorOfRank<[1]>", "scalableVector1D")
	StepVector     = vector("VectorOfRankAndType<[1], [Index]>", "stepVector")
	MemRef         = memref("AnyMemRef", "constraint.AnyMemRef")
	StaticMemRef   = memref("StaticShapeMemRefOf<[AnyType]>", "constraint.AnyStaticShapeMemRef")
	Shaped         = typ("AnyShaped", "constraint.AnyShaped", "ir.ShapedType", "")
	TensorOrMemRef = typ("TensorOrMemRef<[AnyType]>", "tensorOrMemRef", "ir.ShapedType", "")
	RankedTensor   = typ("AnyRankedTensor", "constraint.AnyRankedTensor", "*ir.RankedTensorType", "builtin.tensor")
	Printable      = Type{Name: "Or<AnyVectorOfAnyRank, AnyInteger, Index, AnyFloat>", Var: "printable"}
)

// The attributes of operations.
var (
	Kind        = CombiningKindAttr.Attr()
	KindAdd     = Default(Kind, "@CombiningKindAdd")
	Alignment   = OptionalAttr(Confined(I64Attr, "IntValidAlignment<I64Attr>", "constraint.I64AttrValidAlignment"))
	Nontemporal = DefaultOptional(BoolAttr, "false")

	IteratorTypes = Attr{Name: "Vector_IteratorTypeArrayAttr", Var: "iteratorTypeArray", Storage: "*ir.ArrayAttr", ValueType: "none"}
	StringLiteral = OptionalAttr(Attr{
		Name: "Builtin_StringAttr", Var: "stringLiteral", Storage: "*ir.StringAttr",
		Value: "string", Get: "%s.Value()", Make: "ir.NewStringAttr(c, %s)", ValueType: "none",
	})
	FastMath = arith.FastMathNone
)

// sameElem requires the result to have the element type of an operand.
func sameElem(summary string, operand string) Trait {
	return PredOpTrait(summary, "sameElem"+operand)
}

// elementsMatch says that there is a scalar for each element of a vector, all of
// its element type.
func elementsMatch(vector, elements, predicate string) Trait {
	t := TypesMatchWith("shaped type '"+vector+"' matches '"+elements+"' element count and types", vector, elements, "elementTypes")
	t.Name, t.Predicate = "PredOpTrait", predicate
	return t
}

// accMatches is an OptionalTypesMatchWith: the accumulator has the type of the
// result, if there is one.
var accMatches = Trait{Name: "TypesMatchWith", Infer: AllMatch, Values: []string{"dest", "acc"},
	Predicate: "accMatches", Summary: "dest and acc have the same type"}
