package all_test

import (
	"fmt"

	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
)

// Example parses a pipeline of gomlir's passes.
func Example() {
	p, err := pass.Parse("builtin.module(convert-to-llvm,reconcile-unrealized-casts)", all.Passes()...)
	if err != nil {
		panic(err)
	}
	fmt.Println(p)
	// Output:
	// builtin.module(convert-to-llvm{allow-pattern-rollback=true dynamic=false },reconcile-unrealized-casts)
}
