// Units-opt is an mlir-opt that knows the units dialect as well.
package main

import (
	"context"
	"os"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/examples/units"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

func main() {
	t := tool.Tool{
		Name:      "units-opt",
		Version:   tool.BuildVersion(),
		BugReport: "https://github.com/gomlir/gomlir/issues",
		Dialects:  append(all.Dialects(), units.Dialect),
	}
	os.Exit(opt.Main(context.Background(), t, os.Args, stdio.OS()))
}
