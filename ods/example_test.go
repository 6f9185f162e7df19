package ods_test

import (
	"fmt"

	. "github.com/gomlir/gomlir/ods"
)

// A specification is data. Operations that have much in common are written once.
func Example() {
	binary := Op{
		Summary: "an operation on two integers",
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("lhs", AnyType), In("rhs", AnyType)},
		Results: Results{Out("result", AnyType)},
		Format:  "$lhs `,` $rhs attr-dict `:` type($result)",
	}
	def := &Dialect{Name: "my", Ops: Ops{
		binary.As("gcd", "GCD", Commutative),
		binary.As("rem", "Rem"),
	}}
	for _, op := range def.Ops {
		fmt.Println(def.Name+"."+op.Name, len(op.Args), len(op.Traits))
	}
	// Output:
	// my.gcd 2 3
	// my.rem 2 2
}
