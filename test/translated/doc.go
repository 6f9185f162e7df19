// Package translated tests gomlir translate with whole programs, in both
// directions, against mlir-translate and against the machine: what is imported
// and exported must be the same bytes as mlir-translate's, and a program that
// went through the llvm dialect and back must do what it did before.
//
//	go test ./test/translated                                # a sample, SQLite among it
//	go test ./test/translated -args -stress 1000 -csmith 300 # more of what is random
//	go test ./test/translated -args -csmith 60 -from 241     # a part of that
//	go test ./test/translated -args -corpora /some/where     # all that test/imported/corpora.sh made
//
// A program of clang-22 goes through the dialect as it is. One of clang-14 does so
// three times: with its pointers upgraded as it is read, with typed pointers and
// back to LLVM 14, and with typed pointers that --llvm-opaque-pointers makes
// opaque, for LLVM 22. The last way is open to files that LLVM 22 refuses to read,
// because of constant expressions that it has no more. With --import-lossless,
// what LLVM reads and prints of a program must be the same before and after.
//
// test/imported/corpora.sh makes corpora that are too large to keep here, on a Debian machine:
// Lua, zlib and zstd from Debian's source packages and SQLite from a Go module,
// each compiled C file by C file by clang-22 and by clang-14, whose typed
// pointers are upgraded or kept. The programs in testdata use them.
//
// mlir-translate's own export differs from run to run where a switch reaches one
// block by several edges with arguments. There, gomlir's must be one of what it
// writes in several runs, or equal by llvm-diff. gomlir's never varies.
package translated
