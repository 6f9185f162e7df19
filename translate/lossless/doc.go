// Package lossless imports a module of LLVM IR so that its export is the same
// module, or says what the export would lack.
//
// It does not know what the llvm dialect cannot hold. It imports the module,
// exports the result, compares the two modules part by part, and keeps each difference in
// an attribute; what there is of those is in the documentation of package llvmirattrs.
// So nothing is lost silently that package llvmir can tell apart, and what the dialect learns
// to hold is kept no longer without a change here.
//
// With the [Mode] Report or Strict it imports as mlir-translate does and reports
// every difference with its place in the .ll file, once: as a warning or as an
// error. Names of values and blocks are reported once for each function.
package lossless
