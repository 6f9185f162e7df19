// Package importer translates LLVM IR into the llvm dialect, as mlir-translate --import-llvm does.
//
// # Mapping
//
// A global variable becomes an llvm.mlir.global. Its initialiser is an attribute if it consists of
// numbers only, and otherwise a region that computes it. A function becomes an llvm.func, an
// instruction becomes the operation of its name, and a phi becomes a block argument, to which all
// branches pass values. The call of an intrinsic becomes the operation for that intrinsic, or
// llvm.call_intrinsic if there is none. MLIR has no constant operands: each constant in a function
// becomes one value, computed at the start of the entry block. Unreachable blocks are dropped.
//
// Metadata becomes attributes: debug info becomes #llvm.di_… with scopes in fused locations,
// type-based alias information becomes #llvm.tbaa_…, and loop properties become
// #llvm.loop_annotation. Attributes of functions and parameters become attributes of the dialect.
// Function attributes without a counterpart are kept as strings in passthrough.
//
// # Order
//
// The result must be byte-identical to upstream's, so the order of creation is part of the
// contract. Instructions are visited in reverse postorder of the blocks, in which definitions come
// before uses. The blocks themselves stay in the order of the file. A constant is created at its
// first use, after its parts, the last part first. See constants.go.
//
// # Parallel import
//
// Functions do not depend on each other. What they share is created before the first function and
// is then read-only: the attributes for metadata and comdats. The context is safe for concurrent
// use. Only recursive debug info depends on the order of requests, since the node at which a cycle
// is entered determines where it is cut. So one goroutine translates all debug info first, in the
// order in which functions refer to it. Diagnostics of functions are collected, and reported in the
// order of functions up to the first error.
//
// [Stream] does not keep all functions in memory. It reads, verifies and imports one function after
// the other, while its data is in the processor's cache. This works for most compiler output
// without debug info. It gives up if a function cannot be understood by itself, or if there is
// anything to report. The caller then uses [Module], so the order of diagnostics is always the
// same.
//
// # Instructions without an operation
//
// Upstream rejects funclet pads, callbr, calls with metadata arguments, and some constants. Here
// they become operations of the dialect llvmir, which contain the text of LLVM IR. Package exporter
// translates them back:
//
//	llvmir.instruction  catchswitch, catchpad, catchret, cleanuppad, cleanupret, callbr, an invoke of assembly
//	                    or with a funclet pad to unwind to, a call of an intrinsic with metadata
//	llvmir.constant     no_cfi, ptrauth, a pair of doubles, in functions; with Options.Lossless numbers
//	                    with more digits than MLIR's text has
//	llvmir.record       a debug record other than llvm.intr.dbg.…; with Options.Lossless only
//
// In an initialiser such a constant is an llvm.mlir.poison with the attribute llvmir.constant. A
// global without a name has the symbol mlir.llvm.nameless_global_N.
//
// # Operations and attributes of your own
//
// A dialect of the context may import instructions, intrinsics and metadata that the llvm dialect
// would import, or drop: see [InstructionImporter], [IntrinsicImporter] and [MetadataImporter]. The other
// direction is in package exporter.
//
// # Lossless import
//
// By default, the importer drops what upstream drops. Package lossless imports without loss, or
// reports each loss; package llvmirattrs documents the attributes. For it, Options.Lossless makes
// this package import the declarations of all intrinsics, operand bundles and unreachable blocks,
// and leave debug records in place.
//
// # Diagnostics
//
// An error has upstream's message and location. Without debug info, LLVM IR has no locations, so a
// note points into the .ll file. No module that llvmir.Parse accepts makes this package panic.
package importer
