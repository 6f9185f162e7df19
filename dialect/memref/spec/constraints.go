package spec

import (
	arith "github.com/gomlir/gomlir/dialect/arith/spec"
	. "github.com/gomlir/gomlir/ods"
)

// ranked is the constraint on a memref with a rank, given by the Go expression of its predicate.
func ranked(name, variable string) Type {
	return Type{Name: name, Var: variable, Go: "*ir.MemRefType", Kind: "builtin.memref"}
}

// shaped is the constraint on a memref that may have no rank.
func shaped(name, variable string) Type {
	return Type{Name: name, Var: variable, Go: "ir.ShapedType", Is: variable + ".Match"}
}

// The types of operands and results.
var (
	MemRef             = ranked("AnyMemRef", "constraint.AnyMemRef")
	StridedMemRef      = ranked("AnyStridedMemRef", "constraint.AnyStridedMemRef")
	StridedMemRef0D    = Type{Name: "AnyStridedMemRefOfRank<0>", Var: "stridedMemRef0D"}
	StaticMemRef       = ranked("AnyStaticShapeMemRef", "constraint.AnyStaticShapeMemRef")
	MemRef1D           = ranked("MemRefRankOf<[AnyType], [1]>", "memRef1D")
	Bytes              = ranked("MemRefRankOf<[I8], [1]>", "bytes")
	ShapeMemRef        = ranked("MemRefRankOf<[AnySignlessInteger, Index], [1]>", "shapeMemRef")
	AtomicMemRef       = ranked("MemRefOf<[AnySignlessInteger, AnyFloat]>", "atomicMemRef")
	AnyMemRef          = shaped("AnyRankedOrUnrankedMemRef", "constraint.AnyRankedOrUnrankedMemRef")
	MemRefWithDims     = Type{Name: "AnyNon0RankedOrUnrankedMemRef", Var: "constraint.AnyNon0RankedOrUnrankedMemRef"}
	AtomicType         = Type{Name: "AnyTypeOf<[AnySignlessInteger, AnyFloat]>", Var: "atomicType"}
	AtomicRMWKind      = IntEnumAttr(arith.AtomicRMWKind, "AtomicRMWKindAttr")
	ValidAlignment     = OptionalAttr(Confined(I64Attr, "IntValidAlignment<I64Attr>", "constraint.I64AttrValidAlignment"))
	PositiveAlignment  = Confined(I32Attr, "ConfinedAttr<I32Attr, [IntPositive]>", "positiveI32")
	LocalityHint       = Confined(I32Attr, "ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>", "localityHint")
	Nontemporal        = DefaultOptional(BoolAttr, "false")
	IndexListArrayAttr = Attr{Name: "IndexListArrayAttr", Var: "constraint.IndexListArrayAttr", Storage: "*ir.ArrayAttr", ValueType: "none"}
	MemRefTypeAttr     = Attr{
		Name: "MemRefTypeAttr", Var: "memRefTypeAttr", Storage: "*ir.TypeAttr",
		Value: "*ir.MemRefType", Get: "%s.Value().(*ir.MemRefType)", Make: "ir.NewTypeAttr(%s)", ValueType: "none",
	}
)

// Interfaces with rules of their own, and those that other passes ask by the operation.
var (
	CastOpInterface                = RuleTrait("CastOpInterface", "verifyCast")
	MemorySpaceCastRule            = RuleTrait("CastOpInterface", "verifyMemorySpaceCast")
	OffsetSizeAndStrideOpInterface = RuleTrait("OffsetSizeAndStrideOpInterface", "strided.Verify")
	ViewLikeOpInterface            = Marker("ViewLikeOpInterface")
)

// The dynamic and static offsets, sizes and strides of an OffsetSizeAndStrideOpInterface.
var offsetsSizesStrides = Args{In("offsets", Variadic(Index)), In("sizes", Variadic(Index)), In("strides", Variadic(Index)),
	In("static_offsets", DenseI64ArrayAttr), In("static_sizes", DenseI64ArrayAttr), In("static_strides", DenseI64ArrayAttr)}

// elementOf says that a value has the element type of a memref.
func elementOf(summary, memref, value string) Trait {
	return TypesMatchWith(summary, memref, value, "ir.ElementOrSelf")
}
