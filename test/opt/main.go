// Opt is gomlir with upstream's test dialect, which upstream's own tests need. It
// takes the place of upstream's mlir-opt, which has that dialect too.
package main

import (
	"context"
	"os"

	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/multicall"
	"github.com/gomlir/gomlir/tool/stdio"
)

func main() {
	t := tool.Tool{Name: "opt", Dialects: testdialect.All(), Passes: all.Passes()}
	os.Exit(multicall.Main(context.Background(), t, os.Args, stdio.OS()))
}
