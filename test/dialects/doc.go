// Package dialects tests the text of dialects against MLIR's own tools: each
// file in testdata is given to gomlir and to mlir-opt, chunk by chunk, in
// custom and in generic form, and both must say the same.
package dialects
