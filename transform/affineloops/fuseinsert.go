package affineloops

import (
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/analysis/slice"
	"github.com/gomlir/gomlir/analysis/toposort"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
)

// insert puts a copy of the slice of a loop into another. With reductions, a reduction of one round becomes one
// of the loop that it is put into. It returns the loop into which it was put, which may be another one then.
func (f *fusion) insert(from, to affine.ForOp, s *affine.Slice, reductions bool) affine.ForOp {
	return Insert(from, to, s, reductions)
}

// Insert puts a copy of the slice of a loop into another, where the slice says. With reductions, a reduction of
// one round becomes one of the loop around it. It returns the loop into which it was put, which may be a new
// one then. This is MLIR's fuseLoops.
func Insert(from, to affine.ForOp, s *affine.Slice, reductions bool) affine.ForOp {
	m := &ir.IRMapping{}
	b := ir.NewBuilder(from.Op().Context()).Before(s.Before)
	b.Insert(from.Op().Clone(m))
	var loops []affine.ForOp
	for i, old := range s.Loops {
		iv := m.Value(old.InductionVar())
		if iv == nil || iv == old.InductionVar() {
			continue
		}
		loop := ir.Cast[affine.ForOp](iv.Owner().ParentOp())
		loops = append(loops, loop)
		for lower, bound := range map[bool]*maps.Map{true: s.Bounds[i].Lower, false: s.Bounds[i].Upper} {
			if bound != nil && bound.NumResults() > 0 {
				x, operands := affine.CanonicalizeMap(*bound, s.Operands)
				loop.SetBound(lower, affine.Bound{Map: x, Operands: operands})
			}
		}
	}
	trips, ok := s.Trips()
	single := ok && affine.Rounds(trips) == 1
	for _, loop := range loops {
		if reductions && single && s.IsReduction(loop) {
			if around, ok := promoteReduction(loop); ok && around.old == to {
				to = around.now
			}
		} else {
			Promote(loop)
		}
	}
	return to
}

// A replacement is a loop in the place of another.
type replacement struct{ old, now affine.ForOp }

// promoteReduction makes the results of a loop of one round results of the loop around it, in which its body
// takes its place.
func promoteReduction(loop affine.ForOp) (r replacement, ok bool) {
	around, ok := ir.As[affine.ForOp](loop.Op().ParentOp())
	if n, known := loop.ConstantTrips(); !ok || !known || n != 1 {
		return r, false
	}
	first := around.Inits().Len()
	inits := loop.Inits().Values()
	now := withMoreInits(around, inits)
	end := now.Body().Last()
	end.SetOperands(append(end.Operands().Values(), loop.Yields().Values()...))

	var users []*ir.Operation
	seen := map[*ir.Operation]bool{}
	for _, v := range loop.Op().Results().Values() {
		for _, op := range slice.ForwardValue(v, slice.Options{}) {
			if !seen[op] {
				seen[op] = true
				users = append(users, op)
			}
		}
	}
	for i, v := range loop.Op().Results().Values() {
		v.ReplaceAllUsesWith(now.Op().Result(first + i))
	}
	toposort.Ops(users)
	for _, op := range slices.Backward(users) {
		op.MoveAfter(now.Op())
	}
	loop.InductionVar().ReplaceAllUsesWith(now.InductionVar())
	for i := range inits {
		loop.IterArgs().At(i).ReplaceAllUsesWith(now.IterArgs().At(first + i))
	}
	loop.Body().Last().Erase()
	moveAll(loop.Body(), loop.Op())
	loop.Op().Erase()
	return replacement{around, now}, true
}

// withMoreInits replaces a loop by one that hands over more values from round to round. The terminator of its
// body does not have them yet.
func withMoreInits(loop affine.ForOp, inits []*ir.Value) affine.ForOp {
	b := builderBefore(loop.Op())
	all := append(loop.Inits().Values(), inits...)
	now := affine.NewFor(b, loop.Lower(), loop.Upper(), loop.Step(), all...)
	for now.Body().Last() != nil {
		now.Body().Last().Erase()
	}
	for i, v := range loop.Body().Args().Values() {
		v.ReplaceAllUsesWith(now.Body().Arg(i))
	}
	for loop.Body().First() != nil {
		op := loop.Body().First()
		op.Remove()
		now.Body().InsertBefore(nil, op)
	}
	for i, v := range loop.Op().Results().Values() {
		v.ReplaceAllUsesWith(now.Op().Result(i))
	}
	loop.Op().Erase()
	return now
}

// SinkSequential lets the loops of a nest, each of which is all there is in the one around it, change places so
// that those whose rounds do not depend on each other are outside of the others, if that is allowed. It returns
// the outermost loop.
func SinkSequential(loop affine.ForOp) affine.ForOp {
	nest := PerfectNest(loop)
	if len(nest) < 2 {
		return loop
	}
	sequential := make([]bool, len(nest))
	list := affine.Accesses(loop.Op())
	for depth := 1; depth <= len(nest); depth++ {
		for _, a := range list {
			for _, b := range list {
				for i, d := range affine.Depends(a, b, depth, false).Distances {
					if i < len(nest) && (d.Lower != 0 || d.Upper != 0) {
						sequential[i] = true
					}
				}
			}
		}
	}
	perm := make([]int, len(nest))
	next := 0
	for _, want := range [...]bool{false, true} {
		for i := range nest {
			if sequential[i] == want {
				perm[i] = next
				next++
			}
		}
	}
	if slices.IsSorted(perm) || !MayPermute(nest, perm) {
		return loop
	}
	Permute(nest, perm)
	return nest[slices.Index(perm, 0)]
}

// privateMemref makes a memref for what some operations store in a loop, and lets the operations from them on
// use it. It returns nil if they store to different elements.
func (f *fusion) privateMemref(loop affine.ForOp, stores []*ir.Operation, depth int, at *ir.Block) *ir.Value {
	first, _ := affine.AccessOf(stores[0])
	for _, op := range stores[1:] {
		if a, _ := affine.AccessOf(op); !a.Equal(first) {
			return nil
		}
	}
	r, ok := affine.RegionWithQuotients(first, depth)
	if !ok {
		return nil
	}
	shape, lower, ok := r.Extents()
	if !ok {
		return nil
	}
	t := first.Memref.Type().(*ir.MemRefType)
	c := t.Context()
	size, _ := affine.ElementSize(t.Elem())
	for _, n := range shape {
		size *= n
	}
	space := t.MemorySpace()
	if f.fast && uint64(size) <= f.threshold*1024 {
		space = ir.NewIntegerAttr(c.I64(), int64(f.space))
	}
	top := ir.NewBuilder(c).AtStart(loop.Op().ParentRegion().First()).LocOf(loop.Op())
	made := memref.NewAlloc(top, ir.NewMemRefType(shape, t.Elem(), nil, space), nil).Result()

	rank := r.NumDims()
	outer := r.Values[rank:]
	exprs, dims := make([]maps.Expr, rank), make([]maps.Expr, len(outer))
	for i := range dims {
		dims[i] = maps.NewDim(i)
	}
	for i := range exprs {
		e := maps.NewDim(len(outer) + i).Sub(lower[i].Replace(nil, dims))
		exprs[i] = e.Simplify(len(outer)+rank, 0)
	}
	filter := firstAround(at, stores)
	var dom dominance.Info
	re := remap{from: first.Memref, to: made, m: maps.NewMap(len(outer)+rank, 0, exprs...), extra: outer}
	re.replaceUses(func(op *ir.Operation) bool { return dom.OpDominates(filter, op) || filter.IsAncestor(op) })
	return made
}

// firstAround returns the first operation of the innermost block around all of some stores and a block that has
// one of the stores in it.
func firstAround(at *ir.Block, stores []*ir.Operation) *ir.Operation {
	block := at
	for _, op := range stores {
		for ancestorIn(block, op) == nil {
			block = block.ParentOp().Block()
		}
	}
	var first *ir.Operation
	for _, op := range stores {
		if op = ancestorIn(block, op); first == nil || op.IsBeforeInBlock(first) {
			first = op
		}
	}
	return first
}

// ancestorIn returns the operation of a block that is another one or around it, nil if absent.
func ancestorIn(b *ir.Block, op *ir.Operation) *ir.Operation {
	for op != nil && op.Block() != b {
		op = op.ParentOp()
	}
	return op
}
