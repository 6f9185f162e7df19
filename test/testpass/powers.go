package testpass

import (
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/powers"
)

// reducePowers applies the patterns of package powers.
var reducePowers = &pass.Def{Name: "test-math-algebraic-simplification", Summary: "Test math algebraic simplification",
	Class: class("TestMathAlgebraicSimplification"), New: always(func(j *pass.Job) {
		rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(powers.Patterns()...), rewrite.Config{BottomUp: true})
	})}
