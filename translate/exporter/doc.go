// Package exporter translates the llvm dialect into LLVM IR.
//
//	m := exporter.Module(op, exporter.Options{}, report)
//	m.Print(os.Stdout, llvmir.PrintOptions{})
//
// The result is that of mlir-translate 22 for the same module, down to the order of declarations,
// so that the texts are equal.
//
// # Order
//
// A module is translated from the outside in: its data layout and triple, comdats, the signatures
// and attributes of functions, globals and aliases without and then with their initialisers, other
// top-level operations, and finally the bodies of functions. A body depends only on earlier
// declarations, so bodies are translated in parallel. What they share (types, metadata nodes,
// declarations of intrinsics) is created once, under a lock where necessary. Intrinsics are
// declared in the order in which a sequential translation would first use them.
//
// # Blocks
//
// A block argument becomes a phi. A phi has one value for each predecessor, not for each edge. So
// if a terminator has two edges to a block with arguments, the second edge gets an extra block in
// between. Blocks are translated in reverse postorder, in which definitions come before uses.
// LLVM's printer lists predecessors in the order in which their terminators were created, so that
// order is recorded.
//
// # Folding
//
// Upstream creates instructions with LLVM's IRBuilder. Instead of an operation on constants, that
// creates a folded constant, using the data layout. This package does the same. All operations in
// the region of an initialiser must fold.
//
// # Lossless export
//
// A module that was imported without loss has attributes, listed in package llvmirattrs, for what
// the dialect cannot express. Export restores it: metadata nodes before the first function,
// instructions and debug records in place of the translation of their operations, attachments after
// that, and the fields of globals at the end. In such a module, the names of values come from their
// locations, constants are folded no further than by LLVM's parser, and edges that pass the same
// values share a phi entry. Operations of the dialect llvmir are translated in every module.
//
// # Operations and attributes of your own
//
// An operation of any dialect becomes LLVM IR if it is an [OpTranslator]: if its view has the method
// TranslateToLLVM, or its definition lists an implementation of [OpInterface], or one is attached to a
// context. A dialect whose attributes stand on operations of others, to say something about their LLVM IR,
// implements [AttrInterface]. Both get a [Translation], by which they find operands, make instructions and
// attach metadata. As bodies are translated in parallel, what is shared is made by its methods. The other
// direction is in package importer.
//
// # Errors
//
// An operation without a counterpart in LLVM IR is an error with upstream's message, and Module
// returns nil. The input is never changed.
package exporter
