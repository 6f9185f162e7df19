// Package indextollvm converts the index dialect to the llvm dialect. Values of type index become
// integers as wide as the converter says. Divisions that round up or down become sequences of
// operations.
package indextollvm
