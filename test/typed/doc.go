// Package typed tests with programs with typed pointers: C compiled by clang 14, whose
// LLVM IR has pointers that say what they point to, and structs that refer to each
// other. A program is imported with --opaque-pointers=0, printed and read again, and
// exported for LLVM 14; and made opaque, read by mlir-opt 22, and exported for LLVM
// 22. Both must do what the program does that clang 14 makes.
//
//	go test ./test/typed                                       # a small program
//	go test ./test/typed -args -ll 'DIR/*.14.ll' -with FILE    # one of many files
//
// The second is for programs that are too large to keep here: SQLite, with a script
// as its argument. See test/imported for how to come by them.
package typed
