// Package spec is the specification of the power dialect of the tutorial.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "power",
	Summary: "powers of integers",
	Ops: Ops{{
		Name: "raise", Go: "Raise", Summary: "an integer to the power of a constant",
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("base", AnySignlessInteger), In("exponent", I64Attr)},
		Results: Results{Out("result", AnySignlessInteger)},
		Format:  "$base `,` $exponent attr-dict `:` type($result)",
		Verify:  "verifyRaise",
		Fold:    "foldRaise",
	}},
}
