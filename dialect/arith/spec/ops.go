// Package spec is the specification of the arith dialect.
package spec

import . "github.com/gomlir/gomlir/internal/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "arith",
	Summary: "arithmetic",
	Ops: Ops{
		binary.As("andi", "AndI", Commutative, Idempotent),
	},
}

var binary = Op{
	Traits:  Traits{Pure, SameOperandsAndResultType, Elementwise, Scalarizable, Vectorizable, Tensorizable},
	Args:    Args{In("lhs", SignlessIntegerOrIndexLike), In("rhs", SignlessIntegerOrIndexLike)},
	Results: Results{Out("result", SignlessIntegerOrIndexLike)},
	Format:  "$lhs `,` $rhs attr-dict `:` type($result)",
}
