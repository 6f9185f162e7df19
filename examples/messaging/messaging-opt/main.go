// Units-opt is an mlir-opt that knows the messaging dialect as well.
package main

import (
	"os"

	alldialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/examples/messaging"
	allpasses "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

func main() {
	os.Exit(opt.Main(os.Args, stdio.OS(), append(alldialects.Dialects(), messaging.Dialect), allpasses.Passes()...))
}
