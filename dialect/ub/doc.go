// Package ub is MLIR's dialect of undefined behaviour.
package ub

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
