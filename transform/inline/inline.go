// Package inline has the pass that puts the bodies of functions in the place of calls. It
// goes through the call graph from the callees to the callers: each function is
// simplified, then the calls in it are inlined, until there are none left to inline or
// the limit of iterations is reached. Private functions that nobody refers to any more
// are erased.
//
// What is possible is for the dialects to say; see package ir/inlining, which also
// inlines one call or region at a time for other passes. The result is that of
// mlir-opt's pass.
package inline

import (
	"math"
	"slices"
	"sync"

	"github.com/gomlir/gomlir/analysis/callgraph"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/canonicalize"
)

// Pass is the pass inline, with the options of upstream's and one more: max-operations
// bounds the growth, which the number of calls does not. It runs on operations with a
// symbol table.
var Pass = &pass.Def{
	Name:    "inline",
	Summary: "Inline function calls",
	Class:   "Inliner",
	New: func(o *pass.Options) func(*pass.Job) {
		p := &inliner{simplify: "canonicalize", iterations: 4, threshold: math.MaxUint32, passes: o.Passes, pipelines: map[string]*pass.Pipeline{}}
		o.String(&p.simplify, "default-pipeline", "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList")
		pass.List(o, &p.special, "op-pipelines", "pass-manager", "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)",
			func(text string) (*pass.Pipeline, error) { return pass.Parse(text, p.known()...) }, (*pass.Pipeline).String)
		o.Uint(&p.iterations, "max-iterations", "Maximum number of iterations when inlining within an SCC")
		o.Uint(&p.threshold, "inlining-threshold", "If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it")
		o.Int(&p.maxOperations, "max-operations", "Number of operations in a caller from which on nothing is inlined into it, 0 for no limit")
		return p.run
	},
}

// An inliner is an instance of the pass.
type inliner struct {
	simplify              string
	special               []*pass.Pipeline
	iterations, threshold uint32
	maxOperations         int64
	passes                func() []*pass.Def

	mu        sync.Mutex // guards the rest
	pipelines map[string]*pass.Pipeline
}

// known returns the passes that the pipelines may name: those that the pipeline of this
// one may, and canonicalize.
func (p *inliner) known() []*pass.Def {
	if list := p.passes(); pass.Lookup(list, canonicalize.Pass.Name) != nil {
		return list
	}
	return append(slices.Clone(p.passes()), canonicalize.Pass)
}

// pipeline returns the pipeline that simplifies operations of a name, nil if there is
// none.
func (p *inliner) pipeline(name string) (*pass.Pipeline, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if q, ok := p.pipelines[name]; ok {
		return q, nil
	}
	var q *pass.Pipeline
	for _, s := range p.special {
		if s.Anchor() == name && s.Len() > 0 && q == nil {
			q = s
		}
	}
	if q == nil && p.simplify != "" {
		var err error
		if q, err = pass.Parse(name+"("+p.simplify+")", p.known()...); err != nil {
			return nil, err
		}
	}
	p.pipelines[name] = q
	return q, nil
}

func (p *inliner) run(j *pass.Job) {
	if !j.Op.Has(ir.HasSymbolTable) {
		j.Report(j.Op.Errorf(" was scheduled to run under the inliner, but does not define a symbol table"))
		j.Fail()
		return
	}
	if !newRun(p, j, callgraph.Analysis.Of(j)).all() {
		j.Fail()
	}
}
