// Package ub is MLIR's dialect of undefined behaviour.
package ub

//go:generate go run ../../internal/ods/opgen ub
