// Package cf is MLIR's dialect of unstructured control flow: branches between
// the blocks of a region.
package cf

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
