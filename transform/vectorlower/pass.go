package vectorlower

import (
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// greedy applies patterns until none matches. If there is no end, the pass fails.
func greedy(j *pass.Job, patterns []rewrite.Pattern) bool {
	if !rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true}).Converged {
		j.Fail()
		return false
	}
	return true
}
