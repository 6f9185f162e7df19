// Package opt is the command gomlir opt, which stands in for mlir-opt: it reads
// MLIR, verifies it, runs passes over it and prints it.
//
// Everything that a user of mlir-opt 22 can observe is the same here: the options and
// their syntax, the output, the diagnostics and their order, the exit status (0, or 1 for
// any failure). Some things are different on purpose.
//
//   - An output file is replaced when the run has succeeded; mlir-opt removes
//     the old file of a run that fails.
//   - A panic, which is a bug in gomlir or in a dialect or pass of the tool's owner,
//     exits with status 70, names the pass and keeps the input in a file; see package
//     crash.
//   - Without -verify-diagnostics, expected-* comments mean nothing. mlir-opt 22
//     complains about all of them as "not produced", and yet succeeds.
//   - Options of LLVM's code generators and of upstream's test passes, which
//     mlir-opt has because it links them, are unknown.
//
// # Processing a module
//
// The input is read at once. With -split-input-file it is cut into chunks, each of
// which gets a context of its own, so that a type or an alias in one is unknown
// in the next. A chunk is parsed, into a builtin.module unless it is one or
// -no-implicit-module is given; verified; run through the pass pipeline; printed.
// A chunk that fails does not keep the others from being processed.
//
// With -verify-diagnostics the command succeeds if the diagnostics are those that comments
// in the input expect, and not if the chunks were processed.
//
// # Tools of one's own
//
// A program with dialects and passes of its own makes an mlir-opt of them with one
// call; see package tool.
//
// Main keeps no state. It may run many times at once in one process.
package opt
