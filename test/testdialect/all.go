package testdialect

import (
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
)

// All returns all of gomlir's dialects and those of this package, in a new slice: what upstream's
// mlir-opt has registered, for comparisons with it.
func All() []*ir.Dialect { return append(all.Dialects(), Dialect, Dynamic) }
