package affineloops

import (
	"math"
	"slices"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
)

// FusePass is the pass affine-loop-fusion.
var FusePass = &pass.Def{
	Name:    "affine-loop-fusion",
	Summary: "Fuse affine loop nests",
	Class:   "(anonymous namespace)::LoopFusion",
	New: func(o *pass.Options) func(*pass.Job) {
		f := fusion{tolerance: 0.3}
		mode := "greedy"
		o.Float(&f.tolerance, "compute-tolerance", "Fractional increase in additional computation tolerated while fusing")
		o.Uint(&f.space, "fast-mem-space", "Faster memory space number to promote fusion buffers to")
		o.Given(&f.fast, "fast-mem-space")
		o.Uint64(&f.threshold, "local-buf-threshold", "Threshold size (KiB) for promoting local buffers to fast memory space")
		o.Bool(&f.maximal, "maximal", "Enables maximal loop fusion")
		o.Enum(&mode, "mode", "fusion mode to attempt", "greedy", "producer", "sibling")
		return func(j *pass.Job) {
			var around []*ir.Operation
			for op := range ir.Postorder(j.Op) {
				if op.NumRegions() > 0 {
					around = append(around, op)
				}
			}
			for _, op := range around {
				for _, r := range op.Regions() {
					for b := range r.Blocks() {
						run := f
						run.job = j
						run.run(b, mode)
					}
				}
			}
		}
	},
}

// fusion puts what loops of a block do into others that use the same memory.
type fusion struct {
	tolerance float64 // how much more computation may be done, as a fraction
	fast      bool    // buffers of at most threshold KiB are in a memory space
	space     uint32
	threshold uint64
	maximal   bool

	job *pass.Job
	g   *graph
}

func (f *fusion) run(b *ir.Block, mode string) {
	loops := 0
	for op := range b.Ops() {
		if op.Is(affine.For) {
			loops++
		}
	}
	if loops < 2 {
		return
	}
	g, ok := newGraph(b)
	if !ok {
		return
	}
	f.g = g
	switch mode {
	case "producer":
		f.producers(math.MaxInt)
	case "sibling":
		f.siblings()
	default:
		f.producers(1)
		f.siblings()
		f.producers(math.MaxInt)
	}
	for _, v := range g.memrefs {
		if op := v.DefiningOp(); g.count[v] == 0 && !v.HasUses() && op != nil && op.Is(memref.Alloc) {
			op.Erase()
		}
	}
}

// each calls f for the nodes that are loops, the last first.
func (f *fusion) each(do func(n *node)) {
	ids := f.g.order.ids()
	slices.Reverse(ids)
	for _, id := range ids {
		if n := f.g.nodes[id]; n != nil && n.op.Is(affine.For) {
			do(n)
		}
	}
}

// producers puts loops into those that load what they store, unless more than so many others depend on it.
func (f *fusion) producers(users int) {
	f.each(func(n *node) {
		if n.op.NumResults() > 0 {
			return
		}
		root := SinkSequential(ir.Cast[affine.ForOp](n.op)).Op()
		if root != n.op {
			delete(f.g.of, n.op)
			n.op = root
			f.g.of[root] = n
		}
		for f.producersInto(n, users) {
		}
	})
}

// candidates lists the loops that store what a loop loads.
func (f *fusion) candidates(to *node) (ids []int) {
	loaded := map[*ir.Value]bool{}
	for _, op := range to.loads {
		loaded[accessed(op)] = true
	}
	for _, e := range f.g.in[to.id] {
		from := f.g.nodes[e.node]
		if from.op.Is(affine.For) && slices.ContainsFunc(from.stores, func(op *ir.Operation) bool { return loaded[accessed(op)] }) {
			ids = append(ids, e.node)
		}
	}
	slices.Sort(ids)
	ids = slices.Compact(ids)
	slices.Reverse(ids)
	return ids
}

// passed lists the memrefs to which one loop stores and from which another loads.
func passed(from, to *node) (list []*ir.Value) {
	stored := map[*ir.Value]bool{}
	for _, op := range from.stores {
		stored[accessed(op)] = true
	}
	for _, op := range to.loads {
		if v := accessed(op); stored[v] && !slices.Contains(list, v) {
			list = append(list, v)
		}
	}
	return list
}

// accessing lists the operations that access one of some memrefs.
func accessing(ops []*ir.Operation, memrefs []*ir.Value) (list []*ir.Operation) {
	for _, op := range ops {
		if slices.Contains(memrefs, accessed(op)) {
			list = append(list, op)
		}
	}
	return list
}

// producersInto tries each loop that stores what a loop loads. It reports whether one has been put into it.
func (f *fusion) producersInto(to *node, users int) (changed bool) {
	for _, id := range f.candidates(to) {
		from := f.g.nodes[id]
		if from == nil || from.op.NumResults() > 0 {
			continue
		}
		switch f.producerInto(from, to, users) {
		case fused:
			changed = true
		case fusedNever:
			return false
		}
	}
	return changed
}

// attempt is what has come of trying to fuse two loops.
type attempt int

const (
	notFused attempt = iota
	fused
	fusedNever // and others are not to be tried
)

func (f *fusion) producerInto(from, to *node, users int) attempt {
	memrefs := passed(from, to)
	for _, v := range memrefs {
		if f.g.outgoing(from.id, v) > users {
			return notFused
		}
	}
	escaping := f.escaping(from)
	before := f.g.fusedBefore(from, to)
	if before == nil {
		return notFused
	}
	uses := append(accessing(to.loads, memrefs), accessing(to.stores, memrefs)...)
	if len(uses) == 0 {
		return notFused
	}
	around := len(affine.ForsAround(to.op))
	c := f.choice(from, to, around, len(affine.CommonFors(uses))-around, producerConsumer, nil)
	stores := accessing(from.stores, memrefs)
	switch result := c.choose(stores); {
	case result != fused:
		return result
	}
	s := c.slices[c.depth-1]
	removed := f.removable(from, to, s, before, escaping)
	private := map[*ir.Value]bool{}
	for _, v := range memrefs {
		if f.mayBePrivate(v, from, to, escaping, removed) {
			private[v] = true
		}
	}
	loop := ir.Cast[affine.ForOp](to.op)
	f.insert(c.from, loop, s, false)
	if before != to.op {
		to.op.MoveBefore(before)
	}
	f.g.fuse(from.id, to.id, private, removed)
	f.privatize(to, private, c.depth, s.Before.Block())
	to.collect()
	if removed {
		f.g.remove(from)
		from.op.Erase()
	}
	return fused
}

// privatize lets a loop use memrefs of its own.
func (f *fusion) privatize(to *node, private map[*ir.Value]bool, depth int, at *ir.Block) {
	if len(private) == 0 {
		return
	}
	stores := map[*ir.Value][]*ir.Operation{}
	var memrefs []*ir.Value
	for op := range ir.Postorder(to.op) {
		if store, ok := affine.WriteOpInterface.Of(op); ok && private[store.Memref()] {
			v := store.Memref()
			if stores[v] == nil {
				memrefs = append(memrefs, v)
			}
			stores[v] = append(stores[v], op)
		}
	}
	for _, v := range memrefs {
		if made := f.privateMemref(ir.Cast[affine.ForOp](to.op), stores[v], depth, at); made != nil {
			n := f.g.add(made.DefiningOp())
			f.g.addEdge(n.id, to.id, made)
		}
	}
}

// escapes reports whether a memref may be accessed by operations that the graph does not know.
func (f *fusion) escapes(v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		return true
	}
	if view, ok := ir.ViewLikeOpInterface.Of(op); ok && f.escapes(view.ViewSource()) {
		return true
	}
	if !hasOnly(op, effects.Allocate, v) {
		return true
	}
	for u := range v.Uses() {
		around := u.Owner()
		for around != nil && around.ParentRegion() != f.g.block.Region() {
			around = around.ParentOp()
		}
		if around == nil {
			return true
		}
		if _, ok := affine.AccessOpInterface.Of(u.Owner()); around.Block() == f.g.block && !ok && !isDma(u.Owner()) {
			return true
		}
	}
	return false
}

func isDma(op *ir.Operation) bool { return op.Is(affine.DmaStart) || op.Is(affine.DmaWait) }

// escaping lists the memrefs to which a loop stores that escape.
func (f *fusion) escaping(n *node) (list []*ir.Value) {
	for _, op := range n.stores {
		if v := accessed(op); !slices.Contains(list, v) && f.escapes(v) {
			list = append(list, v)
		}
	}
	return list
}

// removable reports whether a loop is not needed any more after a slice of it has been put into another.
func (f *fusion) removable(from, to *node, s *affine.Slice, before *ir.Operation, escaping []*ir.Value) bool {
	needed := len(escaping) > 0
	for _, e := range f.g.out[from.id] {
		op := f.g.nodes[e.node].op
		if op == to.op {
			continue
		}
		if op.Block() != to.op.Block() || before != op && !before.IsBeforeInBlock(op) {
			return false
		}
		needed = true
	}
	return !needed || s.IsMaximal()
}

// mayBePrivate reports whether a loop may have a memref of its own in the place of one.
func (f *fusion) mayBePrivate(v *ir.Value, from, to *node, escaping []*ir.Value, removed bool) bool {
	if _, ok := affine.ElementSize(v.Type().(*ir.MemRefType).Elem()); !ok {
		return false
	}
	if slices.Contains(escaping, v) && (removed || to.storesTo(v)) {
		return false
	}
	if f.g.incoming(from.id, v) > 0 || f.g.outgoing(to.id, v) > 0 {
		return false
	}
	return !removed || !slices.ContainsFunc(f.g.out[from.id], func(e edge) bool { return e.value == v && e.node != to.id })
}
