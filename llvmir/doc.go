// Package llvmir parses, builds, edits, verifies and prints LLVM IR in its textual form:
// .ll files. It is independent of MLIR and needs no LLVM.
//
// # Two languages, one grammar
//
// LLVM's language changed between versions 14 and 22. Pointers had types, such as i32*
// and %T*; now all are ptr. Debug info was attached by calls of intrinsics; now it is in
// records. Several attributes told how a function accesses memory; now one does. [Parse]
// accepts both languages. Like LLVM 22, it upgrades old constructs, unless [Options] has
// KeepTyped: then types, attributes and intrinsics stay as they are written.
// [Module.Print] prints what llvm-dis of version 22 prints, byte for byte, or what
// version 14 prints if the module has typed pointers.
//
// # The model
//
// A [Module] has lists of global variables, functions, aliases and ifuncs, and a symbol
// table of those with a name. A [Function] has blocks, and a [Block] has instructions.
// All operations share one struct, [Instruction], whose documentation lists the operands
// of each. All types share one struct, [Type]. An operand is a [Value]; a type switch
// tells which kind.
//
//	for _, f := range m.Functions {
//		for _, b := range f.Blocks {
//			for _, i := range b.Instrs {
//				switch i.Op {
//				case llvmir.OpCall:
//					...
//
// Types and sets of attributes are unique within a module: equal ones are the same
// pointer. Constants are not unique, so that an array of 64,000 structs takes time in
// proportion to its size. Uses of a value are not recorded. A program that needs them
// collects them in one pass; the others do not pay for them.
//
// All metadata nodes share one struct, [Node]. Its fields are set and read by the names
// that they have in the text.
//
// # Numbers
//
// The text numbers values and nodes that have no name. The numbers are not part of the
// model: printing assigns them, in the order in which LLVM's printer does, so that the
// text does not depend on how the module was made.
//
// # Parallel reading and printing
//
// Function bodies make up most of a module and do not depend on each other. One goroutine
// parses the top level. It finds the ends of bodies, initialisers and metadata nodes by a
// quick scan and skips them. Then several goroutines parse the skipped parts, when all
// globals and types are known; so only values local to a function can be used before they
// are defined. The scan may be wrong, for instance about a brace in a quoted name. Then,
// or after any error, the module is parsed again with exact ends. The error is the one
// that a sequential parser would report: the first in the text.
//
// A [Stream] does not parse function bodies until it is asked for one, and uses the
// memory of the previous body again. It is for programs that go through the functions
// once, such as the import to MLIR.
//
// Printing takes two passes, both in parallel. The first collects what each function
// refers to, and so determines the numbers of nodes and attribute groups. The second
// makes the text in chunks, which are written in order. The text does not depend on the
// number of goroutines.
//
// # What is checked
//
// [Parse] rejects what LLVM's parser rejects, with the same messages: unknown names,
// types that do not match, numbers out of range. [Verify] applies the rules of LLVM's
// verifier, for instance that definitions dominate uses. Its diagnostics have the
// messages of llvm-as 22, and a place. llvm-as accepts a module that passes both.
// Recursion is bounded everywhere: no input overflows the stack.
//
// To LLVM, broken debug info is not an error: it warns and ignores all debug info. Verify
// returns warnings for it, and [Module.StripDebugInfo] removes it.
//
// Module summaries are skipped. Use-list orders are kept, and printed if [PrintOptions]
// asks for them.
package llvmir
