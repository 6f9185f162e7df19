package affineloops

import (
	"math"
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// CopyPass is the pass affine-data-copy-generate.
var CopyPass = &pass.Def{
	Name:    "affine-data-copy-generate",
	Summary: "Generate explicit copying for affine memory operations",
	Class:   "(anonymous namespace)::AffineDataCopyGeneration",
	On:      "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		c := copies{capacity: math.MaxUint64, fast: 1}
		least := int32(1024)
		o.Uint64(&c.capacity, "fast-mem-capacity", "Set fast memory space capacity in KiB (default: unlimited)")
		o.Uint(&c.fast, "fast-mem-space", "Fast memory space identifier for copy generation (default: 1)")
		o.Bool(&c.dma, "generate-dma", "Generate DMA instead of point-wise copy")
		o.Int32(&least, "min-dma-transfer", "Minimum DMA transfer size supported by the target in bytes")
		o.Uint(&c.slow, "slow-mem-space", "Slow memory space identifier for copy generation (default: 0)")
		o.Bool(&c.unitStride, "skip-non-unit-stride-loops", "Testing purposes: avoid non-unit stride loop choice depths for copy placement")
		o.Uint(&c.tag, "tag-mem-space", "Tag memory space identifier for copy generation (default: 0)")
		return func(j *pass.Job) {
			run := c
			if run.capacity != math.MaxUint64 {
				run.capacity *= 1024
			}
			run.job, run.nest = j, map[*ir.Operation]bool{}
			run.run()
		}
	},
}

// copies lets operations access copies of parts of memrefs, in buffers in another memory space.
type copies struct {
	capacity        uint64 // in bytes
	fast, slow, tag uint32
	dma, unitStride bool

	job   *pass.Job
	nests []*ir.Operation // the loops that copy
	nest  map[*ir.Operation]bool
}

func (c *copies) run() {
	f := c.job.Op
	if f.Region(0).Empty() {
		return
	}
	c.constant(f, 0)
	for b := range f.Region(0).Blocks() {
		c.block(b)
	}
	var accesses []*ir.Operation
	for _, nest := range c.nests {
		for op := range ir.Postorder(nest) {
			if loop, ok := ir.As[affine.ForOp](op); ok {
				Promote(loop)
			} else if op.Is(affine.Load) || op.Is(affine.Store) {
				accesses = append(accesses, op)
			}
		}
	}
	patterns := rewrite.NewPatterns(append(affine.LoadOp{}.CanonicalizationPatterns(), affine.StoreOp{}.CanonicalizationPatterns()...)...)
	rewrite.GreedyOps(c.job.Context(), accesses, patterns, rewrite.Config{Strict: rewrite.ExistingAndNewOps})
}

// constant makes an index at the start of the function, with the location of an operation.
func (c *copies) constant(op *ir.Operation, n int64) *ir.Value {
	b := ir.NewBuilder(op.Context()).AtStart(c.job.Op.Region(0).First()).LocOf(op)
	return arith.NewConstantInt(b, op.Context().Index(), n).Result()
}

// starts reports whether operations to be looked at may start with one.
func (c *copies) starts(op *ir.Operation) bool {
	return (op.Is(affine.Load) || op.Is(affine.Store) || op.Is(affine.For)) && !c.nest[op]
}

// block makes copies for the operations of a block: for each loop, or for the loops in it, and for what
// is between two loops.
func (c *copies) block(b *ir.Block) {
	next := func(op *ir.Operation) *ir.Operation {
		for op != nil && !c.starts(op) {
			op = op.Next()
		}
		return op
	}
	begin := next(b.First())
	for op := begin; op != nil; {
		loop, ok := ir.As[affine.ForOp](op)
		if !ok || c.nest[op] {
			op = op.Next()
			continue
		}
		c.generate(begin, op)
		inner := loop.Step() != 1
		if !c.unitStride {
			bytes, separate, ok := affine.Footprint(op)
			if separate != nil {
				c.job.Report(separate.Warningf("getMemoryFootprintBytes: unable to perform a union on a memory region"))
			}
			inner = ok && uint64(bytes) > c.capacity
		}
		after := op.Next()
		if inner {
			c.block(loop.Body())
		} else {
			c.generate(op, after)
		}
		begin = next(after)
		op = begin
	}
	if begin != nil {
		c.generate(begin, b.Last())
	}
}

// regions are the parts of memrefs that are read or written, in the order in which they are found.
type regions []*affine.Region

func (l regions) find(v *ir.Value) *affine.Region {
	i := slices.IndexFunc(l, func(r *affine.Region) bool { return r.Memref == v })
	if i < 0 {
		return nil
	}
	return l[i]
}

// generate makes copies for the operations from one up to another.
func (c *copies) generate(begin, end *ir.Operation) {
	if begin == end {
		return
	}
	block, depth := begin.Block(), affine.LoopDepth(begin)
	var reads, writes regions
	for op := begin; op != end; op = op.Next() {
		for _, a := range affine.Accesses(op) {
			if !a.Op.Is(affine.Load) && !a.Op.Is(affine.Store) || !c.isSlow(a.Memref) || definedIn(a.Memref, begin, end) {
				continue
			}
			r, ok := affine.RegionOf(a, depth, false)
			if !ok {
				r, ok = affine.WholeRegion(a, depth)
			}
			if !ok {
				return
			}
			inRead, ok1 := include(reads, r, a, depth)
			inWrite, ok2 := include(writes, r, a, depth)
			switch {
			case !ok1 || !ok2:
				return
			case r.Writes && !inWrite:
				writes = append(writes, r)
			case !r.Writes && !inRead:
				reads = append(reads, r)
			}
		}
	}
	total, all, buffers := uint64(0), true, map[*ir.Value]*ir.Value{}
	for _, r := range append(reads, writes...) {
		in, out := placement(r, block, begin, end)
		t := transfer{copies: c, region: r, block: block, begin: begin, end: end, in: in, out: out, buffers: buffers}
		if t.generate() {
			begin, end = t.begin, t.end
			total += t.bytes
		} else {
			all = false
		}
	}
	if all && total > c.capacity {
		c.job.Report(block.ParentOp().Warningf("total size of all copy buffers' for this block exceeds fast memory capacity"))
	}
}

// definedIn reports whether a value is defined by the operations from one up to another, or in them.
func definedIn(v *ir.Value, begin, end *ir.Operation) bool {
	r := v.ParentRegion()
	for op := begin; op != end; op = op.Next() {
		if v.DefiningOp() == op || r != nil && r.Op() != nil && op.IsAncestor(r.Op()) {
			return true
		}
	}
	return false
}

func (c *copies) isSlow(v *ir.Value) bool {
	space := v.Type().(*ir.MemRefType).MemorySpace()
	if n, ok := space.(*ir.IntegerAttr); ok {
		return n.Int() == int64(c.slow)
	}
	return space == nil && c.slow == 0
}

// include makes a region of a list, that of the same memref, and a new one the box around both.
func include(list regions, r *affine.Region, a affine.Access, depth int) (found, ok bool) {
	old := list.find(r.Memref)
	if old == nil {
		return false, true
	}
	if !old.Include(r) {
		whole, ok := affine.WholeRegion(a, depth)
		if !ok {
			return true, false
		}
		old.Domain = whole.Domain
	}
	r.Domain = old.Clone()
	return true, true
}

// placement returns the operations before which is copied to a buffer and back: outside of the loops
// in which the region stays the same and the memref is not defined.
func placement(r *affine.Region, block *ir.Block, begin, end *ir.Operation) (in, out *ir.Operation) {
	in, out = begin, end
	symbols := r.Values[r.NumDims():]
	for _, op := range slices.Backward(affine.Enclosing(block.First())) {
		loop, ok := ir.As[affine.ForOp](op)
		if !ok || slices.Contains(symbols, loop.InductionVar()) || !r.Memref.ParentRegion().IsAncestor(op.ParentRegion()) {
			break
		}
		in, out = op, op.Next()
	}
	return in, out
}

// transfer copies one region.
type transfer struct {
	*copies
	region     *affine.Region
	block      *ir.Block
	begin, end *ir.Operation
	in, out    *ir.Operation
	buffers    map[*ir.Value]*ir.Value
	bytes      uint64
}

// generate makes the buffer and the copy, and lets operations use the buffer.
func (t *transfer) generate() bool {
	r, loc := t.region, t.region.Op
	c := loc.Context()
	typ := r.Memref.Type().(*ir.MemRefType)
	zero := t.constant(t.job.Op, 0)
	top := ir.NewBuilder(c).AtStart(t.job.Op.Region(0).First()).LocOf(loc)
	prologue, epilogue := ir.NewBuilder(c).Before(t.in).LocOf(loc), ir.NewBuilder(c).Before(t.out).LocOf(loc)
	atEnd := t.end == t.out
	b := prologue
	if r.Writes {
		b = epilogue
	}
	box, ok := r.Box()
	if !typ.HasIdentityLayout() || !ok || r.NumDims() == 0 {
		return false
	}
	elements := int64(1)
	for _, n := range box.Shape {
		elements *= n
	}
	if elements == 0 {
		return true
	}
	number := func(n int64) *ir.Value { return arith.NewConstantInt(top, c.Index(), n).Result() }
	rank := r.NumDims()
	symbols := r.Values[rank:]
	for i := range rank {
		lower, upper := r.Range(i, rank)
		if lower.NumResults() == 0 || upper.NumResults() == 0 {
			return false
		}
	}
	var memIndices, bufIndices []*ir.Value
	var offsets []maps.Expr
	for i, lower := range box.Lower {
		e := offset(lower, box.Divisors[i], box.Equal[i])
		n, constant := e.Constant()
		switch {
		case constant && n == 0:
			memIndices = append(memIndices, zero)
		case constant:
			memIndices = append(memIndices, number(n))
		default:
			memIndices = append(memIndices, affine.NewApply(b, maps.NewMap(len(symbols), 0, e), symbols...).Result())
		}
		bufIndices, offsets = append(bufIndices, zero), append(offsets, e)
	}
	buffer, existing := t.buffers[r.Memref]
	if !existing {
		bufferType := ir.NewMemRefType(box.Shape, typ.Elem(), nil, ir.NewIntegerAttr(c.I64(), int64(t.fast)))
		buffer = memref.NewAlloc(prologue, bufferType, nil).Result()
		t.buffers[r.Memref] = buffer
		size, _ := r.Size()
		t.bytes = uint64(max(size, 0))
	}
	last := t.end.Prev()
	count := number(elements)
	end := t.end
	if t.dma {
		if end, ok = t.startDMA(dmaCopy{r.Memref, buffer, memIndices, bufIndices, count, zero, box.Shape}, top, b, prologue, epilogue, atEnd); !ok {
			return false
		}
	} else {
		nest := t.copyLoops(b, buffer, offsets)
		if r.Writes && atEnd {
			end = nest
		}
	}
	if !existing {
		dealloc := memref.NewDealloc(epilogue, buffer).Op()
		if !t.dma && end == t.end && atEnd {
			end = dealloc
		}
	}
	exprs := make([]maps.Expr, rank)
	for i := range exprs {
		exprs[i] = maps.NewDim(len(symbols) + i).Sub(offsets[i])
	}
	before := t.begin.Prev()
	re := remap{from: r.Memref, to: buffer, m: maps.NewMap(len(symbols)+rank, 0, exprs...), extra: symbols}
	re.replaceUses(func(op *ir.Operation) bool {
		for op != nil && op.Block() != t.block {
			op = op.ParentOp()
		}
		return op != nil && !op.IsBeforeInBlock(t.begin) && !last.IsBeforeInBlock(op)
	})
	t.end = end
	if t.begin = t.block.First(); before != nil {
		t.begin = before.Next()
	}
	return true
}

// offset is a first index. Unless it is the only one, it is written as upstream does it: as the negative
// of its negative, which is rounded up by what is added to it.
func offset(lower []int64, divisor int64, only bool) maps.Expr {
	row, last := slices.Clone(lower), len(lower)-1
	if only {
		return maps.FromRow(row, last, 0, nil)
	}
	row[last] -= divisor - 1
	for i := range row {
		row[i] = -row[i]
	}
	return maps.FromRow(row, last, 0, nil).Neg().Add(maps.NewConstant(divisor - 1)).FloorDiv(maps.NewConstant(divisor))
}

// copyLoops makes loops that copy element by element, and returns the outermost.
func (t *transfer) copyLoops(b *ir.Builder, buffer *ir.Value, offsets []maps.Expr) (root *ir.Operation) {
	r := t.region
	rank := r.NumDims()
	symbols := r.Values[rank:]
	here := b.Point()
	var indices, operands []*ir.Value
	var exprs []maps.Expr
	var applies []affine.ApplyOp
	for i := range rank {
		lower, upper := r.Range(i, rank)
		loop := affine.NewFor(b, distinct(affine.Bound{Map: lower, Operands: symbols}), distinct(affine.Bound{Map: upper, Operands: symbols}), 1)
		if i == 0 {
			root = loop.Op()
		}
		b.Before(loop.Body().Last())
		offset := affine.NewApply(b, maps.NewMap(len(symbols), 0, offsets[i]), symbols...)
		applies = append(applies, offset)
		exprs = append(exprs, maps.NewDim(2*i+1).Sub(maps.NewDim(2*i)))
		operands = append(operands, offset.Result(), loop.InductionVar())
		indices = append(indices, loop.InductionVar())
	}
	m, operands := affine.ComposeFully(maps.NewMap(2*rank, 0, exprs...), operands)
	m, operands = affine.CanonicalizeMap(m.Simplify(), operands)
	for _, apply := range applies {
		if !apply.Result().HasUses() {
			apply.Op().Erase()
		}
	}
	if r.Writes {
		load := affine.NewLoad(b, buffer, m, operands...)
		affine.NewStore(b, load.Result(), r.Memref, maps.Identity(rank), indices...)
	} else {
		load := affine.NewLoad(b, r.Memref, maps.Identity(rank), indices...)
		affine.NewStore(b, load.Result(), buffer, m, operands...)
	}
	b.At(here)
	t.nests = append(t.nests, root)
	t.nest[root] = true
	return root
}

// distinct composes a bound and leaves out results that are there already.
func distinct(x affine.Bound) affine.Bound {
	x = simplifiedBound(x)
	var exprs []maps.Expr
	for _, e := range x.Map.Results() {
		if !slices.ContainsFunc(exprs, e.Equal) {
			exprs = append(exprs, e)
		}
	}
	return affine.Bound{Map: maps.NewMap(x.Map.NumDims(), x.Map.NumSymbols(), exprs...), Operands: x.Operands}
}

// dmaCopy is what a DMA copies.
type dmaCopy struct {
	memory, buffer         *ir.Value
	memIndices, bufIndices []*ir.Value
	count, zero            *ir.Value
	shape                  []int64
}

// startDMA makes the start and the end of a copy. It returns the operation before which operations end
// now, and false if runs of elements are of several lengths.
func (t *transfer) startDMA(d dmaCopy, top, b, prologue, epilogue *ir.Builder, atEnd bool) (end *ir.Operation, ok bool) {
	c := top.Context()
	index := func(n int64) *ir.Value { return arith.NewConstantInt(top, c.Index(), n).Result() }
	var strides [][2]int64
	stride, run := int64(1), int64(1)
	for i := len(d.shape) - 1; i >= 1; i-- {
		n := d.memory.Type().(*ir.MemRefType).Shape()[i]
		stride, run = stride*n, run*d.shape[i]
		if d.shape[i] < n && d.shape[i-1] > 1 {
			strides = append(strides, [2]int64{stride, run})
		}
	}
	if len(strides) > 1 {
		return nil, false
	}
	var tail []*ir.Value
	for _, s := range strides {
		first := index(s[0])
		tail = append(tail, first, index(s[1]))
	}
	composed := func(v *ir.Value, indices []*ir.Value) affine.DmaAccess {
		m, operands := affine.ComposeFully(maps.Identity(len(indices)), indices)
		return affine.DmaAccess{Memref: v, Map: m, Values: operands}
	}
	memory, buffer := composed(d.memory, d.memIndices), composed(d.buffer, d.bufIndices)
	tagType := ir.NewMemRefType([]int64{1}, c.I32(), nil, ir.NewIntegerAttr(c.I64(), int64(t.tag)))
	tag := memref.NewAlloc(prologue, tagType, nil).Result()
	tagAccess := composed(tag, []*ir.Value{d.zero})
	end = t.end
	if !t.region.Writes {
		affine.NewDmaStart(b, memory, buffer, tagAccess, d.count, tail...)
	} else {
		op := affine.NewDmaStart(b, buffer, memory, tagAccess, d.count, tail...)
		if atEnd {
			end = op.Op()
		}
	}
	affine.NewDmaWait(b, tagAccess, d.count)
	dealloc := memref.NewDealloc(epilogue, tag)
	if end == t.end && atEnd {
		end = dealloc.Op()
	}
	return end, true
}
