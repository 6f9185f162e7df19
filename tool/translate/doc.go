// Package translate is the command gomlir translate, which stands in for
// mlir-translate: it turns the llvm dialect into LLVM IR (-mlir-to-llvmir) and
// LLVM IR into the llvm dialect (-import-llvm). Given several times, the translations
// are done one after the other, each on what the one before it wrote.
//
// A program may have modules in modules. mlir-translate leaves those out;
// -module=a, or -module=a::b, exports the one of that name instead.
//
// Everything a user of mlir-translate 22 can observe is the same here: the
// output, the diagnostics, the exit status (0, or 1 for any failure). Some
// things are different on purpose.
//
//   - What mlir-translate refuses to import because the llvm dialect has no
//     operation for it is imported as an operation of dialect llvmir.
//   - -import-lossless, -import-report-losses and -import-strict deal with what the llvm
//     dialect cannot hold: see packages translate/lossless and translate/keep. The
//     first prints locations, since names are in them.
//   - Operations of all of gomlir's dialects can be read. mlir-translate reads
//     those of dialects that it can translate.
//   - A translation that is missing is complained about once, not once for each
//     dialect that the program was linked with.
//   - What LLVM's verifier says of a module that is imported or exported comes as
//     a diagnostic with a place, in the .ll file or of the operation, and one for
//     each instruction. Import of a module that is not valid is an error, where
//     mlir-translate aborts if the module has debug info.
//   - Files of LLVM bitcode and MLIR bytecode are named as what they are; they
//     cannot be read yet.
//   - What package opt lists about output files and bugs is so here.
//
// Main keeps no state. It may run many times at once in one process: a
// translation has no lock that others wait for.
package translate
