// Package spec is the specification of the ub dialect.
package spec

import . "github.com/gomlir/gomlir/internal/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "ub",
	Summary: "operations that must not be executed, and values that must not be used",
	Ops: Ops{
		{Name: "unreachable", Go: "Unreachable", Summary: "a point that is never reached", Traits: Traits{Terminator}, Format: "attr-dict"},
	},
}
