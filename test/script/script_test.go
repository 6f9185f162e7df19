package script

import (
	"flag"
	"os"
	"testing"

	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "rewrite the files that the output is compared with")

func TestMain(m *testing.M) {
	main := func() { os.Exit(tool.Main(os.Args, stdio.OS())) }
	testscript.Main(m, map[string]func(){"gomlir": main, "mlir-opt": main, "mlir-translate": main})
}

func TestScript(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 ".",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
	})
}
