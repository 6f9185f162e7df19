// Units-opt is an mlir-opt that knows the units dialect and its passes as well.
package main

import (
	"context"
	"os"

	"example.org/units"
	"example.org/units/savings"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"

	dialects "github.com/gomlir/gomlir/dialect/all"
	passes "github.com/gomlir/gomlir/pass/all"
)

func main() {
	t := tool.Tool{
		Name:      "units-opt",
		Version:   tool.BuildVersion(),
		BugReport: "https://example.org/units/issues",
		Dialects:  append(dialects.Dialects(), units.Dialect),
		Passes:    append(passes.Passes(), units.CostPass, savings.Pass),
	}
	os.Exit(opt.Main(context.Background(), t, os.Args, stdio.OS()))
}
