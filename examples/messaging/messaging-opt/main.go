// Units-opt is an mlir-opt that knows the messaging dialect as well.
package main

import (
	"os"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/examples/messaging"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

func main() {
	os.Exit(opt.Main(os.Args, stdio.OS(), append(all.Dialects(), messaging.Dialect), tool.Passes()...))
}
