// Package spec is the specification of the memref dialect.
//
// Operations are in the files of what they are about: memory that is made and freed, accesses to
// it, and views of it.
package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// Def is the specification.
var Def = &Dialect{
	Name:    "memref",
	Summary: "references to memory with a shape",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})"},
	Imports: []string{
		"github.com/gomlir/gomlir/affine",
		"github.com/gomlir/gomlir/dialect/arith",
		"github.com/gomlir/gomlir/ir/strided",
	},
	Attach:              "attachSlots",
	MaterializeConstant: "arith.Dialect.MaterializeConstant",

	Ops: slices.Concat(allocationOps, globalOps, accessOps, dmaOps, viewOps, metadataOps),
}
