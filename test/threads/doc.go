// Package threads tests one context under many goroutines: they make the same
// and different types and attributes, set the bodies of structs, parse, verify
// and print modules, all at once, and at the end everything that should be one
// object is.
//
// The tests are most useful under the race detector:
//
//	go test -race ./test/threads
//
// How fast a context is under several threads is measured by the benchmarks of
// package ir.
package threads
