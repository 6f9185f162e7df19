// Package diag has the diagnostics that tell users what is wrong with their IR.
//
// # What is a diagnostic
//
// A [Diagnostic] has a [Severity], a [Place], a message and notes, each of which is again a
// diagnostic with a place of its own. It is made by [Errorf], [Warningf] or [Remarkf] and extended
// in a chain:
//
//	diag.Errorf(at, "redefinition of symbol '%s'", name).
//		Note(first, "see existing symbol definition here")
//
// Other Go errors tell a program that a file could not be read or that an interface was misused. A
// diagnostic tells users about the text they wrote.
//
// # Where it points
//
// A Place is a value. Most are made from a [source.Pos] by [At], and the line and column are
// computed only on demand: a pass that emits ten thousand remarks that are never printed computes
// no line numbers. IR that was inlined, fused or created has other places: a file that this process
// has not read, a name, a stack of call sites, or an unknown location.
//
// # Who handles it
//
// A [Handler] is a function that takes a finished diagnostic. There are three kinds here, and a
// program may add its own:
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
// A function that may find something wrong with a user's program follows one of two conventions, in
// all of gomlir:
//
//   - It takes a Handler and says whether there were errors: verify.Operation,
//     pass.Pipeline.Run, importer.Module. Passes and tools use these, because
//     warnings are reported while the work continues.
//   - It returns an error that holds the diagnostics, a [List], which [Collector.Err]
//     makes: asm.ParseString, llvmir.Parse, llvmir.Verify, layout.ToLLVM. Where
//     there may be warnings without an error, the options have a Handler for them.
//
// Callbacks of such functions are no third convention. A rule about one operation, such as
// ir.VerifyOp or those of package constraint, returns the first violation as a *Diagnostic, or nil,
// and the verifier reports it. An error without a Diagnostic is about an argument that has no
// place, such as the element type that ir.VectorTypeError checks. The caller knows the place and
// creates the diagnostic.
//
// A Renderer writes the same bytes as mlir-opt 22, because people's tests match them.
package diag
