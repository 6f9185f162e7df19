// Package form is a dialect with an operation for each directive of
// assembly formats, and attributes and types for each kind of parameter. It is
// what the machinery from specification to text is tested with.
package form

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
