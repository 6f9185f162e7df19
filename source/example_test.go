package source_test

import (
	"fmt"

	"github.com/gomlir/gomlir/source"
)

func ExampleSet() {
	var files source.Set
	f, err := files.AddFile("a.mlir", []byte("module {\n}\n"))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(files.Position(f.Pos(9)))
	// Output: a.mlir:2:1
}

// Positions in a chunk are positions in the file.
func ExampleSplit() {
	var files source.Set
	f, err := files.AddFile("a.mlir", []byte("module @a {}\n// -----\nmodule @b {}\n"))
	if err != nil {
		fmt.Println(err)
		return
	}
	chunks, _ := source.Split(f, source.DefaultSplitMarker)
	for _, c := range chunks {
		fmt.Printf("%s: %q\n", f.Position(f.Pos(c.Start)), c.Text())
	}
	// Output:
	// a.mlir:1:1: "module @a {}\n"
	// a.mlir:2:9: "\nmodule @b {}\n"
}
