// Package builtin is MLIR's builtin dialect: the module, and the cast that
// stands for a conversion that is not done yet. The types and attributes of the
// dialect are part of package ir.
package builtin

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
