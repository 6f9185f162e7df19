// Package spec is the specification of the vector dialect.
//
// Operations are in the files of what they are about: the elements and the
// shape of vectors, arithmetic on them, masks, and transfers between vectors
// and memory.
package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// Def is the specification.
var Def = &Dialect{
	Name:    "vector",
	Summary: "vectors of any number of dimensions",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})"},
	Imports: []string{
		"github.com/gomlir/gomlir/affine",
		"github.com/gomlir/gomlir/dialect/arith",
	},
	MaterializeConstant: "materializeConstant",

	Enums: []*Enum{CombiningKind, IteratorType, PrintPunctuation},
	Attrs: []*AttrDef{CombiningKindAttr, IteratorTypeAttr, PrintPunctuationAttr},
	Ops:   slices.Concat(elementOps, shapeOps, reductionOps, transferOps, memoryOps, maskOps, otherOps),
}

// The enumerations of the dialect and the attributes made of them.
var (
	CombiningKind = &Enum{Name: "CombiningKind", Dialect: "vector", Bits: 32, Cpp: "::mlir::vector::CombiningKind",
		Summary: "Kind of combining function for contractions and reductions",
		Cases: []Case{C("add", 0), C("mul", 1), C("minui", 2).Named("MinUI"), C("minsi", 3).Named("MinSI"),
			C("minnumf", 4).Named("MinNumF"), C("maxui", 5).Named("MaxUI"), C("maxsi", 6).Named("MaxSI"),
			C("maxnumf", 7).Named("MaxNumF"), C("and", 8), C("or", 9), C("xor", 10),
			C("maximumf", 12).Named("MaximumF"), C("minimumf", 11).Named("MinimumF")}}
	IteratorType = &Enum{Name: "IteratorType", Dialect: "vector", Bits: 32, Cpp: "::mlir::vector::IteratorType",
		Summary: "Iterator type", Cases: Count("parallel", "reduction")}
	PrintPunctuation = &Enum{Name: "PrintPunctuation", Dialect: "vector", Prefix: "Punctuation", Bits: 32, Cpp: "::mlir::vector::PrintPunctuation",
		Summary: "Punctuation for separating vectors or vector elements",
		Cases:   []Case{C("no_punctuation", 0).Named("None"), C("newline", 1), C("comma", 2), C("open", 3), C("close", 4)}}

	CombiningKindAttr    = EnumAttr(CombiningKind, "CombiningKindAttr", "kind", "Vector_CombiningKindAttr")
	IteratorTypeAttr     = EnumAttr(IteratorType, "IteratorTypeAttr", "iterator_type", "Vector_IteratorTypeEnum")
	PrintPunctuationAttr = EnumAttr(PrintPunctuation, "PrintPunctuationAttr", "punctuation", "Vector_PrintPunctuation")
)
