// Package canonicalize has the pass that brings operations to their canonical form:
// constants are folded, dead operations and blocks are erased, and the canonicalization
// patterns of all registered dialects are applied until none matches.
//
// A dialect gives its patterns through [rewrite.CanonicalizeInterface] and
// [rewrite.CanonicalizeDialectInterface]. The dialects arith, cf and func have
// upstream's patterns, and vector has those of broadcasts, transpositions, casts of
// shapes and steps: where a form follows from another one, the pass does less than
// mlir-opt's.
package canonicalize

import (
	"slices"
	"sync"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Pass is the pass canonicalize, with the options of upstream's. It runs on any
// operation. The patterns are those of the context at its first run there. Without
// max-num-rewrites, the number of rewrites has the bound that [rewrite.Config] has by
// default: patterns that undo each other end, too.
var Pass = &pass.Def{
	Name:    "canonicalize",
	Summary: "Canonicalize operations",
	Class:   "Canonicalizer",
	New: func(o *pass.Options) func(*pass.Job) {
		c := &canonicalizer{simplify: "normal", topDown: true, iterations: 10, rewrites: -1}
		o.Bool(&c.topDown, "top-down", "Seed the worklist in general top-down order")
		o.Enum(&c.simplify, "region-simplify", "Perform control flow optimizations to the region tree", "disabled", "normal", "aggressive")
		o.Int(&c.iterations, "max-iterations", "Max. iterations between applying patterns / simplifying regions")
		o.Int(&c.rewrites, "max-num-rewrites", "Max. number of pattern rewrites within an iteration")
		o.Bool(&c.converge, "test-convergence", "Test only: Fail pass on non-convergence to detect cyclic pattern")
		o.Strings(&c.disabled, "disable-patterns", "Labels of patterns that should be filtered out during application")
		o.Strings(&c.enabled, "enable-patterns", "Labels of patterns that should be used during application, all other patterns are filtered out")
		return c.run
	},
}

// A canonicalizer is an instance of the pass.
type canonicalizer struct {
	simplify             string
	topDown, converge    bool
	iterations, rewrites int64
	disabled, enabled    []string // names of patterns

	mu       sync.Mutex // guards the rest, for the pass may run on many functions at once
	ctx      *ir.Context
	patterns *rewrite.Patterns
}

var simplifications = map[string]rewrite.Simplify{
	"disabled":   rewrite.KeepBlocks,
	"normal":     rewrite.KeepEqualBlocks,
	"aggressive": rewrite.SimplifyBlocks,
}

func (c *canonicalizer) run(j *pass.Job) {
	if c.iterations == 0 {
		j.Unchanged()
		return // which rewrite.Config takes for the default
	}
	cfg := rewrite.Config{
		BottomUp:      !c.topDown,
		MaxIterations: int(max(c.iterations, -1)),
		MaxRewrites:   int(max(c.rewrites, 0)),
		NoRewrites:    c.rewrites == 0,
		Simplify:      simplifications[c.simplify],
		Threads:       j.Threads,
	}
	res := rewrite.Greedy(j.Context(), j.Op, c.patternsOf(j.Op.Context()), cfg)
	if res.Same {
		j.Unchanged()
	}
	if c.converge && !res.Converged {
		j.Report(j.Op.ErrorPlainf("canonicalization has not converged within its bounds on iterations and rewrites"))
		j.Fail()
	}
}

// patternsOf returns the patterns that the options leave.
func (c *canonicalizer) patternsOf(ctx *ir.Context) *rewrite.Patterns {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ctx != ctx {
		list := slices.DeleteFunc(rewrite.CanonicalizationPatterns(ctx), func(p rewrite.Pattern) bool {
			return slices.Contains(c.disabled, p.Name) || len(c.enabled) > 0 && !slices.Contains(c.enabled, p.Name)
		})
		c.ctx, c.patterns = ctx, rewrite.NewPatterns(list...)
	}
	return c.patterns
}
