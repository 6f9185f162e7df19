// Package script runs the command gomlir from scripts, one txtar archive each:
// what to run and what must come out of it first, then the files. See
// [github.com/rogpeppe/go-internal/testscript] for the language. The commands
// gomlir, mlir-opt and mlir-translate are this checkout's.
//
//	gomlir opt in.mlir
//	cmp stdout want.mlir
//	! mlir-opt --nosuch in.mlir
//	stderr 'Unknown command line argument'
//	-- in.mlir --
//	…
//
// After a change of the output,
//
//	go test ./test/script -update
//
// rewrites the files that cmp compares with.
package script
