// Package importer makes a module of the llvm dialect out of a module of LLVM
// IR, as mlir-translate --import-llvm does.
//
// # What becomes what
//
// A global variable becomes an llvm.mlir.global, with its initialiser as an
// attribute if it is made of numbers only, and otherwise in a region that
// computes it. A function becomes an llvm.func; an instruction the operation of
// its name; a phi an argument of its block, to which all branches pass values.
// The call of an intrinsic becomes the operation for that intrinsic, or
// llvm.call_intrinsic if no such operation exists. MLIR has no constant operands:
// each constant that a function uses is made once, by operations at the start of the
// entry block. Blocks that cannot be reached are dropped.
//
// Metadata becomes attributes: debug info #llvm.di_…, where fused locations
// hold the scopes; type-based alias information #llvm.tbaa_…; what is said of
// loops #llvm.loop_annotation. Attributes of functions and parameters have
// attributes of their own; those of functions that have none are kept as
// strings in passthrough.
//
// # The order of things
//
// The result is compared with upstream's byte by byte, so the order in which
// things are made is part of the contract. Instructions are visited in
// reverse post-order of the blocks, which has definitions before uses; the
// blocks themselves stay in the order of the file. A constant is made when its
// first user is met, after those it is made of, the last of them first. All
// that is in constants.go.
//
// # In parallel
//
// Functions do not depend on each other. What they share is made before the
// first: the tables of attributes for metadata and comdats, which nobody
// changes any more, and the context, which is made for it. The only thing whose
// result depends on the order of requests is debug info that refers to itself:
// where such a cycle is cut depends on the node by which it is entered. So all debug
// info is translated first, by one goroutine, in the order in which
// functions mention it. Diagnostics of functions are collected and come out in
// the order of functions, up to the first error.
//
// [Stream] does not even have the functions in memory at the same time: each is read,
// verified and imported before the next, while what it is made of is still in the
// processor's cache. That goes for most of what compilers write without
// debug info; where a function cannot be understood by itself, or there is something
// to report, [Module] is called instead, so there is one order of
// diagnostics only.
//
// # What the dialect has no operation for
//
// Upstream refuses funclet pads, callbr, calls with metadata among their arguments,
// and some constants. Here they become operations of dialect llvmir, whose text
// is LLVM's; package exporter turns them back:
//
//	llvmir.instruction  catchswitch, catchpad, catchret, cleanuppad, cleanupret, callbr, an invoke of assembly
//	                    or with a funclet pad to unwind to, a call of an intrinsic with metadata
//	llvmir.constant     no_cfi, ptrauth, a pair of doubles, in functions; with Options.Lossless numbers
//	                    with more digits than MLIR's text has
//	llvmir.record       a debug record other than llvm.intr.dbg.…; with Options.Lossless only
//
// In an initialiser a constant is an llvm.mlir.poison with the attribute
// llvmir.constant. A global without a name has the symbol mlir.llvm.nameless_global_N.
//
// # Nothing lost
//
// By default what upstream drops is dropped. Package lossless imports so that
// nothing is, or reports it: see there, and package llvmirattrs for the attributes. What
// this package does for it, with Options.Lossless: it imports the
// declarations of all intrinsics, operand bundles, and blocks that cannot be reached,
// and leaves debug records where they are.
//
// # Diagnostics
//
// What cannot be imported is an error with upstream's wording, at upstream's
// place. That often says nothing, since LLVM IR has no places without debug info; then a
// note points into the .ll file. Nothing in a module that
// llvmir.Parse accepts makes this package panic.
package importer
