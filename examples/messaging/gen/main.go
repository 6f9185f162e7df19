// Gen writes zops.go of the messaging dialect from its specification.
package main

import (
	"fmt"
	"os"

	"github.com/gomlir/gomlir/examples/messaging/spec"
	"github.com/gomlir/gomlir/internal/ods/gen"
)

func main() {
	src, err := gen.Source(spec.Def)
	if err == nil {
		err = os.WriteFile("zops.go", src, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}
