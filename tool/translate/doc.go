// Package translate is the command gomlir translate, which stands in for
// mlir-translate: it turns the llvm dialect into LLVM IR (-mlir-to-llvmir) and
// LLVM IR into the llvm dialect (-import-llvm). Several translations are done one after
// the other, each on the output of the one before it.
//
// A module may contain modules. mlir-translate leaves those out; -module=a, or
// -module=a::b, exports the module of that name.
//
// Everything a user of mlir-translate 22 can observe is the same here: the
// output, the diagnostics, the exit status (0, or 1 for any failure). Some
// things are different on purpose.
//
//   - Instructions that mlir-translate refuses to import, because the llvm dialect has no
//     operation for them, become operations of dialect llvmir.
//   - -import-lossless, -import-report-losses and -import-strict deal with what the llvm
//     dialect cannot hold: see packages translate/lossless and
//     translate/llvmirattrs. The first option prints locations, because they hold names.
//   - Operations of all of gomlir's dialects can be read. mlir-translate reads
//     those of dialects that it can translate.
//   - A missing translation is reported once, not once for each dialect that the
//     program was linked with.
//   - Errors of LLVM's verifier about an imported or exported module are diagnostics
//     with a place, in the .ll file or of the operation, one for each instruction.
//     Import of an invalid module is an error; mlir-translate aborts if such a module
//     has debug info.
//   - Files of LLVM bitcode are recognized and rejected; they cannot be read yet. Those of
//     MLIR bytecode are read.
//   - Output files and bugs are handled as in package opt.
//
// Main keeps no state. It may run many times at once in one process: a
// translation has no lock that others wait for.
package translate
