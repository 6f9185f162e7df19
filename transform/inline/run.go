package inline

import (
	"math"
	"slices"

	"github.com/gomlir/gomlir/analysis/callgraph"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
	"github.com/gomlir/gomlir/pass"
)

// A run is one run of the pass on an operation.
type run struct {
	pass    *inliner
	job     *pass.Job
	graph   *callgraph.Graph
	walk    *callgraph.Walk
	symbols *ir.SymbolTables
	inliner *inlining.Inliner
	uses    *uses
	sizes   sizes
	calls   []call
	origins []origin
	ahead   *ahead
	dead    []*callgraph.Node // to be erased at the end
	isDead  map[*callgraph.Node]bool
	regions []region // of blocks to search for calls
	// changed has the callables into which something was inlined.
	changed map[*callgraph.Node]bool
}

// A call is one that may be inlined.
type call struct {
	op       ir.CallOp
	from, to *callgraph.Node
	origin   int // of origins, or -1
}

// An origin says that calls come from the body of a callable that was inlined, and what
// call that was for.
type origin struct {
	callee *callgraph.Node
	origin int
}

type region struct {
	block *ir.Block
	node  *callgraph.Node
}

func newRun(p *inliner, j *pass.Job, g *callgraph.Graph) *run {
	symbols := &ir.SymbolTables{}
	r := &run{
		pass: p, job: j, graph: g, walk: g.Walk(), symbols: symbols, inliner: inlining.New(j.Op.Context()),
		uses: newUses(j.Op, g, symbols), isDead: map[*callgraph.Node]bool{},
		changed: map[*callgraph.Node]bool{},
	}
	r.inliner.Inlined = r.inlined
	return r
}

// all goes through the components of the graph. The next one is found before one is
// worked on, since that may change what the walk knows.
func (r *run) all() bool {
	if r.ahead = r.startAhead(); r.ahead == nil {
		return false
	}
	defer r.ahead.runs.Stop()
	for group := r.walk.Next(); group != nil; {
		next := r.walk.Next()
		if !r.component(group) {
			return false
		}
		group = next
	}
	r.ahead.runs.Stop()
	for _, n := range r.dead {
		n.Op().Erase()
	}
	r.job.ChangedInside(r.unverified()...)
	return true
}

// unverified returns the operations directly in that of the pass in which something was
// inlined. A simplification need not have verified that: it may have changed nothing.
func (r *run) unverified() (list []*ir.Operation) {
	for n := range r.changed {
		op := n.Op()
		for op != nil && op.ParentOp() != r.job.Op {
			op = op.ParentOp()
		}
		if op != nil {
			list = append(list, op)
		}
	}
	return list
}

// component simplifies callables that call each other, and inlines the calls in them.
func (r *run) component(group []*callgraph.Node) bool {
	for i := uint32(0); ; {
		if !r.simplify(group) {
			return false
		}
		some, dead, ok := r.inlineCalls(group)
		if !ok {
			return false
		}
		for _, n := range dead {
			if k := slices.Index(group, n); k >= 0 {
				group = slices.Delete(group, k, k+1)
				r.walk.Forget(n)
			}
			if !r.isDead[n] {
				r.isDead[n] = true
				r.dead = append(r.dead, n)
			}
		}
		if i++; !some || i >= r.pass.iterations {
			return true
		}
	}
}

// inlineCalls inlines the calls in callables, and those that come with what is inlined. It
// reports whether there were any, and which callables are dead: those that were before,
// and those that were moved to their only call. ok is false if a pipeline has failed.
func (r *run) inlineCalls(group []*callgraph.Node) (some bool, dead []*callgraph.Node, ok bool) {
	r.calls, r.origins = r.calls[:0], r.origins[:0]
	gone := map[*callgraph.Node]bool{}
	for _, n := range group {
		if n.Region() == nil {
			continue
		}
		if times, erasable := r.uses.count(n); erasable && times == 0 {
			dead = append(dead, n)
			gone[n] = true
		} else {
			r.collect(inlining.Blocks{First: n.Region().First()}, n, false, -1)
		}
	}
	for i := 0; i < len(r.calls); i++ {
		c := r.calls[i]
		if i&1023 == 0 && r.job.Context().Err() != nil {
			break
		}
		if gone[c.from] || r.comesFrom(c.to, c.origin) {
			continue
		}
		if !r.ahead.ready(c.to) {
			return some, dead, false
		}
		if !r.wanted(c) {
			continue
		}
		times, erasable := r.uses.count(c.to)
		move := erasable && times == 1
		op := c.op.Op()
		callee, ok := ir.CallableOpInterface.Of(c.to.Op())
		if !ok {
			continue
		}
		known := len(r.calls)
		if !r.inliner.Call(c.op, callee, !move) {
			continue
		}
		some = true
		r.changed[c.from] = true
		r.origins = append(r.origins, origin{c.to, c.origin})
		for k := known; k < len(r.calls); k++ {
			r.calls[k].origin = len(r.origins) - 1
		}
		r.sizes.grow(c.from, c.to)
		r.uses.dropCall(c.from, op)
		r.uses.merge(c.to, c.from)
		op.Erase()
		if move {
			r.uses.erase(c.to)
			dead = append(dead, c.to)
			gone[c.to] = true
		}
	}
	clear(r.calls)
	return some, dead, true
}

// collect adds the calls in blocks, which belong to a callable. It looks into other
// callables in them if deep is true.
func (r *run) collect(blocks inlining.Blocks, node *callgraph.Node, deep bool, origin int) {
	add := func(blocks inlining.Blocks, node *callgraph.Node) {
		for b := range blocks.All() {
			r.regions = append(r.regions, region{b, node})
		}
	}
	add(blocks, node)
	for len(r.regions) > 0 {
		in := r.regions[len(r.regions)-1]
		r.regions = r.regions[:len(r.regions)-1]
		for op := in.block.First(); op != nil; op = op.Next() {
			if c, ok := ir.CallOpInterface.Of(op); ok {
				if symbol, _ := c.CallTarget(); symbol != nil && len(symbol.Path()) > 1 {
					continue
				}
				if to := r.graph.Resolve(c, r.symbols); to.Region() != nil {
					r.calls = append(r.calls, call{c, in.node, to, origin})
				}
				continue
			}
			for _, inner := range op.Regions() {
				n := r.graph.Node(inner)
				if n == nil {
					add(inlining.Blocks{First: inner.First()}, in.node)
				} else if deep {
					add(inlining.Blocks{First: inner.First()}, n)
				}
			}
		}
	}
}

// inlined adds the calls in blocks that have been inlined.
func (r *run) inlined(blocks inlining.Blocks) {
	in := blocks.First.Region()
	n := r.graph.Node(in)
	for n == nil && in != nil {
		if in = in.ParentRegion(); in != nil {
			n = r.graph.Node(in)
		}
	}
	if n != nil {
		r.collect(blocks, n, true, -1)
	}
}

// comesFrom reports whether calls of an origin come from the body of a callable: to
// inline that again would have no end.
func (r *run) comesFrom(n *callgraph.Node, origin int) bool {
	for ; origin >= 0; origin = r.origins[origin].origin {
		if r.origins[origin].callee == n {
			return true
		}
	}
	return false
}

// wanted reports whether a call should be inlined, if that is legal: it is no terminator,
// there is no recursion, and the callable fits.
func (r *run) wanted(c call) bool {
	op, body := c.op.Op(), c.to.Region()
	if op.Has(ir.Terminator) || c.to.HasEdgeTo(c.to) || c.to.HasEdgeTo(c.from) || body.IsAncestor(op.ParentRegion()) {
		return false
	}
	if !body.Empty() && !body.HasOneBlock() {
		parent := op.ParentOp()
		if !parent.Is(c.to.Op().Def()) && (!parent.Def().Registered() || parent.Has(ir.SingleBlock)) {
			return false
		}
	}
	return r.fits(c)
}

// fits reports whether the callable is small enough, beside its caller.
func (r *run) fits(c call) bool {
	if most := r.pass.maxOperations; most > 0 {
		r.sizes.exact(c.to)
		if r.sizes.least(c.from) >= uint64(most) {
			return false
		}
	}
	switch threshold := r.pass.threshold; threshold {
	case 0:
		return false
	case math.MaxUint32:
		return true
	default:
		return r.sizes.ratioWithin(c.to, c.from, threshold)
	}
}
