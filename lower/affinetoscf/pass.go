package affinetoscf

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Pass is the pass lower-affine.
var Pass = &pass.Def{
	Name:    "lower-affine",
	Summary: "Lower Affine operations to a combination of Arith and SCF operations",
	Class:   "LowerAffinePass",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			t := convert.NewTarget()
			t.LegalDialects("arith", "memref", "scf", "vector")
			if !convert.Partial(j.Context(), t, convert.NewPatterns(Patterns()), convert.Config{Report: j.Report, Threads: j.Threads, Changed: j.ChangedInside}, j.Op) {
				j.Fail()
			}
		}
	},
}

// ExpandIndexOps is the pass affine-expand-index-ops.
var ExpandIndexOps = &pass.Def{
	Name:    "affine-expand-index-ops",
	Summary: "Lower affine operations operating on indices into more fundamental operations",
	Class:   "AffineExpandIndexOps",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) { greedy(j, IndexPatterns()...) }
	},
}

// ExpandIndexOpsAsAffine is the pass affine-expand-index-ops-as-affine.
var ExpandIndexOpsAsAffine = &pass.Def{
	Name:    "affine-expand-index-ops-as-affine",
	Summary: "Lower affine operations operating on indices into affine.apply operations",
	Class:   "AffineExpandIndexOpsAsAffine",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			greedy(j, rewrite.On(delinearizeAsAffine), rewrite.On(linearizeAsAffine))
		}
	},
}

func greedy(j *pass.Job, patterns ...rewrite.Pattern) {
	if res := rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true, Threads: j.Threads}); !res.Converged && j.Context().Err() == nil {
		j.Fail()
	}
}

// Patterns returns the patterns of the conversion of the whole dialect.
func Patterns() []convert.Pattern {
	var list []convert.Pattern
	for _, p := range append([]rewrite.Pattern{rewrite.On(lowerApply), rewrite.On(lowerDmaStart), rewrite.On(lowerDmaWait),
		rewrite.On(lowerLoad), rewrite.On(lowerMin), rewrite.On(lowerMax), rewrite.On(lowerParallel), rewrite.On(lowerPrefetch),
		rewrite.On(lowerStore), rewrite.On(lowerFor), rewrite.On(lowerIf), rewrite.On(lowerYield),
		rewrite.On(lowerVectorLoad), rewrite.On(lowerVectorStore)}, IndexPatterns()...) {
		list = append(list, convert.FromRewrite(p))
	}
	return list
}

// IndexPatterns returns the patterns that make arithmetic of what goes between one index and
// several.
func IndexPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(delinearize), rewrite.On(linearize)}
}
