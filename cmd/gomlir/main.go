// Gomlir reads, verifies, transforms and writes MLIR. It takes the place of
// mlir-opt and mlir-translate: as "gomlir opt" and "gomlir translate", or under their
// names.
//
// The commands are a library, package tool and those below it. What this program adds
// is what it can do because it has the process to itself, and ends after one input:
// it makes the garbage collector run late, and has the system back memory with
// huge pages for a large input.
package main

import (
	"context"
	"os"

	alldialects "github.com/gomlir/gomlir/dialect/all"
	allpasses "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/multicall"
	"github.com/gomlir/gomlir/tool/stdio"
)

func main() {
	tuneGC()
	prepare(os.Stdin) // in case it is a file
	t := tool.Tool{
		Name:      "gomlir",
		Version:   tool.BuildVersion(),
		BugReport: "https://github.com/gomlir/gomlir/issues",
		Dialects:  alldialects.Dialects(),
		Passes:    allpasses.Passes(),
	}
	std := stdio.OS()
	std.ReadFile = readFile
	temp := temporaries{names: map[string]bool{}}
	temp.removeWhenInterrupted()
	std.Temporary = temp.add
	os.Exit(multicall.Main(context.Background(), t, os.Args, std))
}
