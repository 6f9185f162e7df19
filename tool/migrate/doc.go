// Package migrate is the command gomlir migrate. It rewrites the types of the llvm dialect in files
// that use an older spelling.
//
//	gomlir migrate x.mlir               # prints the result
//	gomlir migrate -d x.mlir y.ll       # prints the differences
//	gomlir migrate -w --opaque *.mlir   # changes the files
//
// # The spellings
//
// There have been four.
//
//	until August 2020   !llvm<"{ i32, float* }">           LLVM's own
//	to January 2021     !llvm.struct<(i32, ptr<float>)>    of the first RFC; scalars as !llvm.i32, !llvm.float
//	MLIR 14 to 16       !llvm.struct<(i32, ptr<f32>)>      typed pointers
//	since MLIR 17       !llvm.struct<(i32, ptr)>           opaque pointers
//
// A file may mix them. The result has the third, which mlir-opt 14 reads, or with --opaque the
// fourth, which mlir-opt 22 reads. gomlir itself reads both. The rest of the file does not change.
// White space within a type stays, too, if only single words are replaced.
//
// # What is a type
//
// A file is read as text, not parsed. It may be invalid on purpose, older than any existing parser
// of MLIR, or consist largely of comments. In MLIR, types are in code and in comments, not in
// strings. Files whose names do not end in .mlir are treated like comments: LLVM IR with CHECK
// lines, C++, documentation. Anything after !llvm. that was never spelled differently stays as it
// is, such as LLVM's metadata !llvm.loop.
//
// On lines with a FileCheck directive, by CHECK or a prefix from a command in the file, {{…}} and
// [[…]] may replace a type or a number. A type within a regular expression is rewritten, too, if it
// has no special meaning there.
//
// # Named structs
//
// LLVM's spelling has the body of a named struct in one place, !llvm<"%s = type { i32, %s* }">, and
// elsewhere its name. MLIR's spelling has the body everywhere but inside the struct itself. The
// command looks for bodies in the whole file, including lines of LLVM IR, and prefers those in the
// same piece of a split file. If a body is needed but missing, that is an error. With opaque
// pointers this is rare.
//
// # Operations
//
// An opaque pointer does not have an element type, so operations need it. With --opaque, the
// missing types are added to llvm.load, llvm.store, llvm.getelementptr, indirect calls, atomic
// operations and some intrinsics. llvm.mlir.null is renamed to llvm.mlir.zero. The word type is
// removed from the definitions of aliases. Other changes of operations, such as the names of those
// of the dialect std, are not about types: gomlir opt reads the old form and prints that of MLIR
// 22.
//
// # What cannot be rewritten
//
// Such a type is reported with its line, like any diagnostic, and stays as it is. In code and on
// CHECK lines that is an error: the exit status is 2, and -w does not change the file. In prose it
// is a warning, since "types like !llvm<"...">" is a sentence. With -d, the exit status is 1 if
// there is a difference. Otherwise it is 0.
package migrate
