// Gomlir reads, verifies, transforms and writes MLIR. It takes the place of
// mlir-opt: as "gomlir opt", or under that name.
package main

import (
	"os"

	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/stdio"
)

func main() {
	tuneGC()
	os.Exit(tool.Main(os.Args, stdio.OS()))
}
