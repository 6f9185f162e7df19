package ir_test

import (
	"fmt"

	"github.com/gomlir/gomlir/ir"
)

// A program remembers its own node in a location. Diagnostics show the fallback.
func ExampleNewOpaqueLoc() {
	type node struct{ name string }
	c := ir.NewContext()
	n := &node{"x"}
	at := ir.NewFileLineColLoc(c, "a.c", 3, 4)
	loc := ir.NewOpaqueLoc(c, n, at)
	fmt.Println(loc.Value().(*node).name, loc.Fallback(), ir.PlaceOf(loc).Line)
	fmt.Println(loc == ir.NewOpaqueLoc(c, n, at), loc == ir.NewOpaqueLoc(c, n, nil))
	// Output:
	// x loc("a.c":3:4) 3
	// true false
}
