package main

import (
	"flag"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "rewrite the files that the output is compared with")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"gomlir": main, "mlir-opt": main, "mlir-translate": main})
}

// TestScript runs the command from the scripts in testdata/script, one txtar archive
// each: what to run and what must come out of it first, then the files. See package
// testscript for the language. The commands gomlir, mlir-opt and mlir-translate are
// this test binary.
//
//	gomlir opt in.mlir
//	cmp stdout want.mlir
//	! mlir-opt --nosuch in.mlir
//	stderr 'Unknown command line argument'
//	-- in.mlir --
//	…
//
// After a change of the output, go test ./cmd/gomlir -update rewrites the files that
// cmp compares with.
func TestScript(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
	})
}
