package expandmath

import (
	"slices"
	"strings"

	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Pass is the pass math-expand-ops.
var Pass = &pass.Def{
	Name:    "math-expand-ops",
	Summary: "Expand math operations.",
	Class:   "(anonymous namespace)::MathExpandOpsPass",
	New: func(o *pass.Options) func(*pass.Job) {
		var names []string
		o.Strings(&names, "ops", "Operations to expand.")
		return func(j *pass.Job) {
			patterns := rewrite.NewPatterns(Patterns(names...)...)
			if !rewrite.Greedy(j.Context(), j.Op, patterns, rewrite.Config{BottomUp: true, Threads: j.Threads}).Converged {
				j.Fail()
			}
		}
	},
}

// Patterns returns the patterns for operations with the given names, without "math.", or all
// patterns if there are no names. It ignores other names.
func Patterns(names ...string) []rewrite.Pattern {
	list := []rewrite.Pattern{
		rewrite.On(expandCtlz),
		rewrite.On(expandSinh), rewrite.On(expandCosh), rewrite.On(expandTan), rewrite.On(expandTanh),
		rewrite.On(expandAsinh), rewrite.On(expandAcosh), rewrite.On(expandAtanh),
		rewrite.On(expandFma), rewrite.On(expandCeil), rewrite.On(expandExp2),
		rewrite.On(expandPowF), rewrite.On(expandFPowI),
		rewrite.On(expandRound), rewrite.On(expandRoundEven), rewrite.On(expandRsqrt), rewrite.On(expandClampF),
	}
	if len(names) == 0 {
		return list
	}
	return slices.DeleteFunc(list, func(p rewrite.Pattern) bool {
		return !slices.Contains(names, strings.TrimPrefix(p.Root, "math."))
	})
}
