// Package diag is how gomlir tells a user what is wrong with their IR.
//
// # What is a diagnostic
//
// A [Diagnostic] has a [Severity], a [Place], a message and notes, each of
// which is again a diagnostic with a place of its own. It is made by [Errorf],
// [Warningf] or [Remarkf] and extended in a chain:
//
//	diag.Errorf(at, "redefinition of symbol '%s'", name).
//		Note(first, "see existing symbol definition here")
//
// Other Go errors tell a program that a file could not be read or that an interface was
// misused. A diagnostic tells a person about the text they wrote.
//
// # Where it points
//
// A Place is a value. Most come straight from a [source.Pos] by [At] and stay
// four bytes of information until somebody looks: a pass that emits ten
// thousand remarks which nobody prints computes no line numbers. IR that was
// inlined, fused or made up has other places: a file that was never read by
// this process, a name, a stack of call sites, nothing at all.
//
// # Where it goes
//
// A [Handler] is a function that takes a finished diagnostic. There are three
// kinds here, and a program may add its own:
//
//   - [Renderer.Handle] writes it for a person, in LLVM's form: place, severity
//     and message, then the source line and a caret under the column.
//   - [Collector] keeps diagnostics. Work that runs in parallel gives each task
//     its own [Collector.Task]; the diagnostics come out in the order of the
//     tasks, whatever the order in which they ran.
//   - [Expectations.Handle] compares it with the expected-error comments in the
//     file, for -verify-diagnostics.
//
// # Two conventions
//
// A function that may find something wrong with a user's program follows one of two
// conventions, in all of gomlir:
//
//   - It takes a Handler and says whether there were errors: verify.Operation,
//     pass.Pipeline.Run, importer.Module. Passes and tools use these, because
//     warnings come out while the work goes on.
//   - It returns an error that holds the diagnostics, a [List], which [Collector.Err]
//     makes: asm.ParseString, llvmir.Parse, llvmir.Verify, layout.ToLLVM. Where
//     there may be warnings without an error, the options have a Handler for them.
//
// What such a function calls back is no third convention: a rule about one operation,
// such as ir.VerifyOp's or package constraint's, returns the first violation as a
// *Diagnostic, or nil, and leaves it to the verifier where that goes. An error without a
// Diagnostic is about an argument that has no place, such as the element type of a
// vector that ir.VectorTypeError looks at. Whoever knows the place makes a diagnostic
// of it.
//
// The bytes a Renderer writes are those of mlir-opt 22, since people's tests
// match them.
package diag
