// Package llvmir reads, holds and prints LLVM IR in its textual form: .ll
// files. It knows nothing of MLIR and needs no LLVM.
//
// # Two languages, one grammar
//
// LLVM's language changed between version 14 and today. Pointers had types,
// i32* and %T*, and are now all ptr; debug info was attached by calls of
// intrinsics, and is now in records; what a function does to memory was said by
// a handful of attributes and is now one. [Parse] reads both. As LLVM 22 does,
// it turns the old into the new while reading, unless [Options] has KeepTyped:
// then types, attributes and intrinsics stay as they are written.
// [Module.Print] prints what llvm-dis of version 22 prints, byte for byte, or
// that of version 14 if the module has typed pointers.
//
// # The model
//
// A [Module] has global variables, functions, aliases and ifuncs, each in a
// list and, if it has a name, in the symbol table. A [Function] has blocks, a
// [Block] instructions. There is one [Instruction] struct for all operations,
// with the meaning of the operands documented there, and one [Type] struct for
// all types. What an operand can be is a [Value]: a type switch tells.
//
//	for _, f := range m.Functions {
//		for _, b := range f.Blocks {
//			for _, i := range b.Instrs {
//				switch i.Op {
//				case llvmir.OpCall:
//					...
//
// Types are unique within a module, and so are sets of attributes: equal ones
// are the same pointer. Constants are not. An array of 64,000 structs is made
// and printed in time proportional to its size, and a reader that wants to know
// whether a constant is 7 looks at the number. Nothing keeps track of the uses of a
// value, because nothing here rewrites code: a translator or analysis that needs uses
// collects them in one pass, and everybody else does not pay for them.
//
// Metadata nodes are one struct too, [Node], with fields that are set and read
// by the names they have in the text; a table says what fields each kind of node has.
//
// # Numbers
//
// Values and nodes without a name have a number in the text. It is no part of
// the model: numbers are given when a module is printed, in the order in which
// LLVM's printer meets things, so that text does not depend on history.
//
// # Parallel reading and printing
//
// Function bodies are most of a module, and none of them has to do with
// another. The top level is read first, by one goroutine that skips bodies,
// initialisers and metadata nodes by looking for their ends, which takes little
// time; the skipped parts are then read in parallel, when all globals and types are known. That also does
// away with forward references outside of functions. An end that was found by
// its looks may be wrong, for instance in a name that contains a brace; then,
// or if there is any error, everything is read again with exact ends. Errors
// are those of a sequential reader: of all that were found, the one that stands first.
//
// A [Stream] leaves the bodies where they are and reads each when it is asked
// for, in the memory of the one before. That is for programs that go through the functions
// once, such as the import to MLIR.
//
// Printing takes two passes, both parallel: the first collects what each
// function refers to, which gives numbers to nodes and attribute groups; the
// second makes the text, in chunks that are written in order. Neither
// result depends on the number of goroutines.
//
// # What is checked
//
// [Parse] rejects what LLVM's parser rejects, with its words: unknown names,
// types that do not fit, numbers out of range. [Verify] checks what LLVM's
// verifier does, such as that definitions dominate uses, in the words of
// llvm-as 22 and with a place. What passes both, llvm-as accepts. Depth is bounded
// everywhere: no input overflows the stack.
//
// Broken debug info is no error for LLVM: it says so and goes on without.
// Verify reports it as warnings, and [Module.StripDebugInfo] does the rest.
//
// Module summaries are skipped; use-list orders are kept, and printed if
// [PrintOptions] says so.
package llvmir
