// Package lossless imports a module of LLVM IR so that its export is the same module, or reports
// what the export would lack.
//
// The package has no list of what the llvm dialect cannot express. It imports the module, exports
// the result, compares the two modules part by part, and preserves each difference in an attribute;
// package llvmirattrs documents these. So nothing that package llvmir can distinguish is lost
// silently. When the dialect learns to express something, it is no longer preserved, without a
// change here.
//
// With the [Mode] Report or Strict, the package imports as mlir-translate does. It reports each
// difference once, with its place in the .ll file, as a warning or as an error. The names of values
// and blocks are reported once for each function.
package lossless
