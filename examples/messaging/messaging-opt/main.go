// Messaging-opt is an mlir-opt that knows the messaging dialect as well.
package main

import (
	"context"
	"os"

	alldialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/examples/messaging"
	allpasses "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

func main() {
	t := tool.Tool{
		Name:      "messaging-opt",
		Version:   tool.BuildVersion(),
		BugReport: "https://github.com/gomlir/gomlir/issues",
		Dialects:  append(alldialects.Dialects(), messaging.Dialect),
		Passes:    allpasses.Passes(),
	}
	os.Exit(opt.Main(context.Background(), t, os.Args, stdio.OS()))
}
