// Package migrate is the command gomlir migrate: it rewrites files in which the
// types of the llvm dialect are spelled as they were at some earlier time.
//
//	gomlir migrate x.mlir               # prints the result
//	gomlir migrate -d x.mlir y.ll       # prints what would change
//	gomlir migrate -w --opaque *.mlir   # changes the files
//
// # The spellings
//
// There have been four.
//
//	until August 2020   !llvm<"{ i32, float* }">           LLVM's own
//	to January 2021     !llvm.struct<(i32, ptr<float>)>    of the first RFC; scalars as !llvm.i32, !llvm.float
//	MLIR 14 to 16       !llvm.struct<(i32, ptr<f32>)>      typed pointers
//	today               !llvm.struct<(i32, ptr)>           opaque pointers
//
// A file may mix them. The result is in the third, which mlir-opt 14 reads, or
// with --opaque in the fourth, which mlir-opt 22 reads. gomlir itself reads both.
// The rest of the file stays byte for byte, the white space in types that only
// need other words included.
//
// # What is a type
//
// A file is read as text, not parsed: it may be invalid on purpose, it may be
// older than any parser of MLIR that there still is, and half of it is comments.
// In MLIR, types are in code and in comments, not in strings. Files whose names
// do not end in .mlir are read like comments: LLVM IR with CHECK lines, C++,
// documentation. What follows !llvm. and was never spelled differently is left
// alone, so LLVM's metadata such as !llvm.loop is.
//
// On lines that FileCheck matches, by CHECK or a prefix that a command in the file
// names, {{…}} and [[…]] may stand for a type or a number. In a regular
// expression a type is rewritten too if it has no meaning there but itself.
//
// # Named structs
//
// LLVM's spelling has the body of a named struct in one place, !llvm<"%s = type
// { i32, %s* }">, and its name in all others; MLIR's has the body everywhere but
// inside of itself. Bodies are looked for in all of the file, also on lines of
// LLVM IR, in the same piece of a split file first. A struct that has none
// anywhere is an error where its body is needed. With opaque pointers that is
// seldom.
//
// # What operations say
//
// An opaque pointer does not say what is behind it, so operations do: with
// --opaque, llvm.load, llvm.store, llvm.getelementptr, calls of pointers, atomic
// operations and some intrinsics get the types that are lost otherwise,
// llvm.mlir.null is called llvm.mlir.zero, and the word type goes from the
// definitions of aliases. What else has changed about operations, such as the
// names of those of dialect std, is not about types: gomlir opt reads that and
// prints today's.
//
// # What cannot be rewritten
//
// It is reported with its line, like any diagnostic, and left as it is. In code
// and on CHECK lines that is an error: the exit status is 2, and -w leaves the
// file alone. In prose it is a warning, for "types like !llvm<"...">" is a
// sentence. The exit status is also 1 with -d if there is a difference, and 0
// otherwise.
package migrate
