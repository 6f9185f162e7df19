// Package mlprogram is MLIR's ml_program dialect: the frame of programs that machine learning frameworks
// make, around operations of other dialects.
//
// A func has blocks with control flow. A subgraph has operations without an order, so those of its operations
// that touch globals are ordered by tokens:
//
//	%v, %t0 = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : tensor<4xi32>
//	%t1 = ml_program.global_store_graph @g = %w ordering(%t0 -> !ml_program.token) : tensor<4xi32>
//
// A global has an initial value, if it is not mutable; #ml_program.extern says that it comes from elsewhere.
//
// The dialect may have a section for resources in a file, but knows no key.
package mlprogram

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
