// Package builtin is MLIR's builtin dialect: the module, and the cast that represents a
// conversion until it is done. The types and attributes of the dialect are part of
// package ir.
package builtin

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
