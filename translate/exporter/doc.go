// Package exporter translates the llvm dialect into LLVM IR.
//
//	m := exporter.Module(op, exporter.Options{}, report)
//	m.Print(os.Stdout, llvmir.PrintOptions{})
//
// The result is what mlir-translate 22 makes of the same module, down to the
// order of declarations, so that the text is the same.
//
// # Order
//
// A module is translated from the outside in: its data layout and triple,
// comdats, the signatures and attributes of functions, globals and aliases
// without and then with their initialisers, operations that are neither, and at
// last the bodies of functions. A body needs nothing but what was declared
// before it, so bodies are translated in parallel. What they share (types, nodes of metadata,
// declarations of intrinsics) is made once, under a lock where it has to be;
// intrinsics are declared in the order in which a sequential translation meets
// them first.
//
// # Blocks
//
// A block argument is a phi. LLVM has one value for each predecessor and not
// for each edge, so if a terminator names a block with arguments twice, the
// second edge goes through a block of its own. Blocks are translated in an
// order in which definitions come before uses, reverse postorder. LLVM's printer
// lists predecessors by when their terminators were made, which is why that order is noted down.
//
// # Folding
//
// Upstream makes instructions with LLVM's IRBuilder, which makes none for an
// operation on constants but folds it, with knowledge of the data layout; and so
// it is done here. An initialiser is a region of operations that all must fold.
//
// # What is kept
//
// A module that was imported without loss has attributes, listed in package llvmirattrs,
// for what the dialect cannot say. They are put back here: nodes of metadata before the
// first function, instructions and debug records in place of the translation of
// their operations, attachments after it, and the heads of globals at
// the end. In such a module, values have the names of their locations, constants are folded no further
// than LLVM's parser does, and edges that pass the same values share a phi. The
// operations of dialect llvmir are translated in every module.
//
// # What cannot be translated
//
// An operation that has no counterpart in LLVM IR is reported, with upstream's
// words, and Module returns nil. The input is never changed.
package exporter
