// Opt is gomlir with upstream's test dialect and test passes, which upstream's own tests need. It
// takes the place of upstream's mlir-opt, which has them too.
package main

import (
	"context"
	"os"

	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/test/testpass"
	"github.com/gomlir/gomlir/test/testtranslate"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/multicall"
	"github.com/gomlir/gomlir/tool/stdio"
)

func main() {
	t := tool.Tool{Name: "opt", Dialects: testdialect.All(), Passes: testpass.All(), Translations: testtranslate.All()}
	os.Exit(multicall.Main(context.Background(), t, os.Args, stdio.OS()))
}
