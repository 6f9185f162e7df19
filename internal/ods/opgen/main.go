// Opgen writes the Go code of a dialect from its specification. It is run by
// go generate in the dialect's package:
//
//	//go:generate go run ../../internal/ods/opgen arith
package main

import (
	"fmt"
	"os"
	"slices"

	"github.com/gomlir/gomlir/internal/ods"
	"github.com/gomlir/gomlir/internal/ods/gen"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: opgen DIALECT, in the directory of the dialect's package")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "opgen:", err)
		os.Exit(1)
	}
}

// run writes zops.go of a dialect into the working directory.
func run(name string) error {
	i := slices.IndexFunc(specs, func(d *ods.Dialect) bool { return d.Name == name })
	if i < 0 {
		return fmt.Errorf("no specification of a dialect %q: add it to specs.go", name)
	}
	src, err := gen.Source(specs[i])
	if err != nil {
		return err
	}
	return os.WriteFile("zops.go", src, 0o644)
}
