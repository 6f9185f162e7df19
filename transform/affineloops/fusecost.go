package affineloops

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
)

// nestCost says what is executed in the loops of a nest.
type nestCost struct {
	inner map[*ir.Operation][]*ir.Operation // the loops in each loop
	ops   map[*ir.Operation]int64           // the operations in each loop, without those of inner loops
	trips map[*ir.Operation]int64
}

// costOf looks at a nest. ok is false if a number of rounds is not known, or a loop is in something that is not
// a loop.
func costOf(root affine.ForOp) (c *nestCost, ok bool) {
	c = &nestCost{map[*ir.Operation][]*ir.Operation{}, map[*ir.Operation]int64{}, map[*ir.Operation]int64{}}
	for _, loop := range loopsIn(root.Op()) {
		op := loop.Op()
		if op != root.Op() {
			around := op.ParentOp()
			if !around.Is(affine.For) {
				return nil, false
			}
			c.inner[around] = append(c.inner[around], op)
		}
		for inner := range loop.Body().Ops() {
			if !inner.Is(affine.For) && !inner.Is(affine.If) {
				c.ops[op]++
			}
		}
		n, ok := loop.ConstantTrips()
		if !ok {
			return nil, false
		}
		c.trips[op] = int64(n)
	}
	return c, true
}

// of counts the operations that are executed in a loop, but for terminators. trips are other numbers of rounds,
// and extra are operations that are executed in each round of a loop besides.
func (c *nestCost) of(loop *ir.Operation, trips, extra map[*ir.Operation]int64) int64 {
	n := c.ops[loop] - 1 + extra[loop]
	for _, inner := range c.inner[loop] {
		n += c.of(inner, trips, extra)
	}
	if t, ok := trips[loop]; ok {
		return t * n
	}
	return c.trips[loop] * n
}

// fusedCost counts the operations that are executed in a loop with a slice of another in it. ok is false if it
// is not known.
func fusedCost(from, to affine.ForOp, fromCost, toCost *nestCost, s *affine.Slice) (n int64, ok bool) {
	list, ok := s.Trips()
	if !ok {
		return 0, false
	}
	rounds := affine.Rounds(list)
	if rounds == 0 {
		return 0, false
	}
	trips := map[*ir.Operation]int64{}
	for i, t := range list {
		trips[s.Loops[i].Op()] = int64(t)
	}
	around := s.Before.ParentOp()
	extra := map[*ir.Operation]int64{}
	if rounds == 1 {
		// What is stored is used at once, without a load.
		var memrefs []*ir.Value
		for op := range ir.Postorder(from.Op()) {
			if store, ok := affine.WriteOpInterface.Of(op); ok {
				extra[around]--
				if !slices.Contains(memrefs, store.Memref()) {
					memrefs = append(memrefs, store.Memref())
				}
			}
		}
		for _, v := range memrefs {
			for u := range v.Uses() {
				op := u.Owner()
				if _, ok := affine.ReadOpInterface.Of(op); ok && around.IsAncestor(op) && op.ParentOp().Is(affine.For) {
					extra[op.ParentOp()]--
				}
			}
		}
	}
	cost := fromCost.of(from.Op(), trips, extra)
	extra[around] = cost
	return toCost.of(to.Op(), nil, extra), true
}

// costs are those of both loops before.
type costs struct {
	from, to *nestCost
	before   float64
}

func (c *choice) costs() (x costs, ok bool) {
	from, ok1 := costOf(c.from)
	if !ok1 {
		return x, false
	}
	to, ok2 := costOf(c.to)
	if !ok2 {
		return x, false
	}
	sum := float64(uint64(from.of(c.from.Op(), nil, nil))) + float64(uint64(to.of(c.to.Op(), nil, nil)))
	return costs{from, to, sum}, true
}

// additional returns how much more is computed with the slice of a depth, as a fraction. ok is false if that is
// not known.
func (c *choice) additional(depth int) (more float64, ok bool) {
	x, ok := c.costs()
	if !ok {
		return 0, false
	}
	return c.additionalTo(x, depth)
}

func (c *choice) additionalTo(x costs, depth int) (more float64, ok bool) {
	s := c.slices[depth-1]
	if s.IsEmpty() {
		return 0, false
	}
	n, ok := fusedCost(c.from, c.to, x.from, x.to, s)
	return float64(n)/x.before - 1, ok
}

// profitable chooses the depth at which a slice saves most of the memory that an access needs. It returns false
// if none saves any without more computation than is tolerated.
func (c *choice) profitable(accesses []*ir.Operation) bool {
	x, ok := c.costs()
	if !ok {
		return false
	}
	if len(accesses) > 1 {
		more, ok := c.additionalTo(x, c.legal)
		return ok && more <= c.tolerance
	}
	a, _ := affine.AccessOf(accesses[0])
	all, ok := affine.RegionOf(a, 0, true)
	if !ok {
		return false
	}
	allSize, ok := all.Size()
	if !ok {
		return false
	}
	most, best, bestSize := 0.0, 0, int64(0)
	for i := c.legal; i >= 1; i-- {
		more, ok := c.additionalTo(x, i)
		if !ok {
			continue
		}
		region, ok := affine.RegionOfSlice(a, 0, c.slices[i-1])
		if !ok {
			continue
		}
		size, ok := region.Size()
		if !ok || size == 0 {
			continue
		}
		if saved := float64(allSize) / float64(size); saved > most && more <= c.tolerance {
			most, best, bestSize = saved, i, size
		}
	}
	if best == 0 {
		return false
	}
	c.depth = best
	toSize, ok1 := c.footprint(c.to)
	fromSize, ok2 := c.footprint(c.from)
	return ok1 && ok2 && toSize+bestSize <= fromSize+toSize
}

// footprint returns how many bytes a loop accesses.
func (f *fusion) footprint(loop affine.ForOp) (int64, bool) {
	n, separate, ok := affine.Footprint(loop.Op())
	if separate != nil {
		f.job.Report(separate.Warningf("getMemoryFootprintBytes: unable to perform a union on a memory region"))
	}
	return n, ok
}
