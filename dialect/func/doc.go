// Package fn is MLIR's func dialect: functions, calls and returns. The dialect
// is called func, which cannot be the name of a package in Go.
package fn

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
