// Package imported tests with what mlir-translate makes of LLVM IR: whole
// programs and the random functions of llvm-stress, which use the llvm dialect
// in ways that nobody would write by hand. What is imported goes through gomlir
// and through mlir-opt, in custom and in generic form, with and without
// locations, and both must write the same bytes.
//
//	go test ./test/imported                          # a few programs
//	go test ./test/imported -args -stress 500        # seeds of llvm-stress
//	go test ./test/imported -args -ll /some/where    # every .ll file below
//
// The last is for corpora that are too large to keep here. corpora.sh makes some
// on a Debian machine: SQLite's sources come with a Go module, those of Lua, zlib
// and zstd with Debian's source packages.
package imported
