package affineloops

import (
	"math"
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// TilePass is the pass affine-loop-tile.
var TilePass = &pass.Def{
	Name:    "affine-loop-tile",
	Summary: "Tile affine loop nests",
	Class:   "(anonymous namespace)::LoopTiling",
	On:      "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		t := tiling{cache: 512}
		o.Uint64(&t.cache, "cache-size", "Set size of cache to tile for in KiB (default: 512)")
		o.Bool(&t.separate, "separate", "Separate full and partial tiles (default: false)")
		o.Uint(&t.size, "tile-size", "Use this tile size for all loops")
		o.Uints(&t.sizes, "tile-sizes", "List of tile sizes for each perfect nest (overridden by -tile-size)")
		return func(j *pass.Job) { t.run(j) }
	},
}

// defaultTile is the number of rounds of a loop in a tile if nothing is known.
const defaultTile = 4

type tiling struct {
	cache    uint64 // in KiB
	size     uint32
	sizes    []uint32
	separate bool
}

func (t tiling) run(j *pass.Job) {
	var bands [][]affine.ForOp
	for _, r := range j.Op.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				if loop, ok := ir.As[affine.ForOp](op); ok {
					bands = append(bands, PerfectNest(loop))
				}
			}
		}
	}
	for _, band := range bands {
		if !mayTile(band) {
			continue
		}
		points, ok := Tile(band, t.sizesFor(j, band))
		if ok && t.separate {
			SeparateFullTiles(points)
		}
	}
}

// mayTile reports whether no access depends on one in a later round of a loop.
func mayTile(band []affine.ForOp) bool {
	list := affine.Accesses(band[0].Op())
	for depth := 1; depth <= len(band)+1; depth++ {
		for _, first := range list {
			for _, second := range list {
				for _, d := range affine.Depends(first, second, depth, false).Distances {
					if d.Lower < d.Upper && d.Upper < 0 {
						return false
					}
				}
			}
		}
	}
	return true
}

// sizesFor chooses the sizes of tiles, so that what a tile accesses fits into the cache.
func (t tiling) sizesFor(j *pass.Job, band []affine.ForOp) []uint32 {
	n := len(band)
	if t.size != 0 {
		return slices.Repeat([]uint32{t.size}, n)
	}
	if len(t.sizes) > 0 {
		sizes := slices.Clone(t.sizes)
		for len(sizes) < n {
			sizes = append(sizes, defaultTile)
		}
		return sizes[:n]
	}
	if t.cache == 0 {
		return slices.Repeat([]uint32{1}, n)
	}
	bytes, separate, ok := affine.Footprint(band[0].Op())
	if separate != nil {
		j.Report(separate.Warningf("getMemoryFootprintBytes: unable to perform a union on a memory region"))
	}
	if !ok {
		return toDivisors(band, slices.Repeat([]uint32{defaultTile}, n))
	}
	// How many times larger what is accessed is than the cache.
	excess := (uint64(bytes) + t.cache*1024 - 1) / (t.cache * 1024)
	if excess <= 1 {
		return slices.Repeat([]uint32{1}, n)
	}
	size := uint32(math.Floor(math.Pow(float64(excess), 1/float64(n))))
	sizes := slices.Repeat([]uint32{size}, n)
	product := uint32(1)
	for range n - 1 {
		product *= size
	}
	sizes[n-1] = max(1, uint32(excess/uint64(max(product, 1))))
	return toDivisors(band, sizes)
}

// toDivisors makes sizes smaller, so that they divide numbers of rounds that are known.
func toDivisors(band []affine.ForOp, sizes []uint32) []uint32 {
	for i, loop := range band {
		rounds, ok := loop.ConstantTrips()
		if !ok {
			continue
		}
		if rounds > 1 && uint64(sizes[i]) > rounds/2 {
			sizes[i] = uint32(rounds / 2)
		}
		for rounds%uint64(sizes[i]) != 0 {
			sizes[i]--
		}
	}
	return sizes
}

// Tile replaces loops, each of which is all there is in the one around it, by as many that go from tile
// to tile, and in them as many that go through a tile, which it returns. It returns false if a loop
// has results, or bounds that depend on another.
func Tile(band []affine.ForOp, sizes []uint32) (points []affine.ForOp, ok bool) {
	var ops []*ir.Operation
	for i, loop := range band {
		if loop.Op().NumResults() > 0 || sizes[i] == 0 {
			return nil, false
		}
		ops = append(ops, loop.Op())
	}
	if len(band) > 1 {
		if d, ok := affine.DomainOfOps(ops, ops[len(ops)-1]); !ok || !d.IsHyperRectangular(0, len(band)) {
			return nil, false
		}
	}
	root := band[0].Op()
	b := builderBefore(root)
	zero := affine.ConstantBound(0)
	var loops []affine.ForOp
	for range 2 * len(band) {
		loop := affine.NewFor(b, zero, zero, 1)
		loops = append(loops, loop)
		b.AtStart(loop.Body())
	}
	tiles, points := loops[:len(band)], loops[len(band):]
	moveBody(band[len(band)-1], points[len(band)-1].Body().Last())
	for i, loop := range band {
		tiles[i].SetBound(true, loop.Lower())
		tiles[i].SetBound(false, loop.Upper())
		tiles[i].SetStep(int64(sizes[i]) * loop.Step())
	}
	for i, loop := range band {
		first := tiles[i].InductionVar()
		points[i].SetBound(true, affine.Bound{Map: dimIdentity, Operands: []*ir.Value{first}})
		points[i].SetStep(loop.Step())
		points[i].SetBound(false, endOfTile(loop, first, sizes[i]))
	}
	for i, loop := range band {
		loop.InductionVar().ReplaceAllUsesWith(points[i].InductionVar())
	}
	root.Erase()
	return points, true
}

// endOfTile is where the tile ends that begins at a value.
func endOfTile(loop affine.ForOp, first *ir.Value, size uint32) affine.Bound {
	rounds, known := loop.ConstantTrips()
	length := int64(size) * loop.Step()
	switch {
	case known && rounds < uint64(size):
		return affine.Bound{Map: shift(int64(rounds) * loop.Step()), Operands: []*ir.Value{first}}
	case int64(loop.TripDivisor())%int64(size) == 0:
		return affine.Bound{Map: shift(length), Operands: []*ir.Value{first}}
	}
	upper := loop.Upper()
	dims := upper.Map.NumDims()
	exprs := append([]maps.Expr{maps.NewDim(dims).Add(maps.NewConstant(length))}, upper.Map.Results()...)
	return affine.Bound{Map: maps.NewMap(dims+1, upper.Map.NumSymbols(), exprs...), Operands: slices.Insert(slices.Clone(upper.Operands), dims, first)}
}

// SeparateFullTiles makes a second version of loops, each all there is in the one around it, for tiles
// that are not cut off: its bounds have a constant distance. A conditional chooses between them. It
// returns false if there are no such bounds.
func SeparateFullTiles(points []affine.ForOp) bool {
	root := points[0].Op()
	var full []affine.ForOp
	b := builderBefore(root)
	abort := func() bool {
		if len(full) > 0 {
			full[0].Op().Erase()
		}
		return false
	}
	m := &ir.IRMapping{}
	for _, loop := range points {
		lower, upper, ok := fullBounds(loop)
		if !ok {
			return abort()
		}
		next := affine.NewFor(b.LocOf(loop.Op()), simplifiedBound(lower), simplifiedBound(upper), 1)
		full = append(full, next)
		b.Before(next.Body().Last())
		m.SetValue(loop.InductionVar(), next.InductionVar())
	}
	for _, op := range bodyOf(points[len(points)-1]) {
		b.Insert(op.Clone(m))
	}
	set, operands, ok := fullCondition(points)
	if !ok {
		return abort()
	}
	choice := affine.NewIf(builderBefore(root), nil, set, operands, true)
	full[0].Op().MoveBefore(choice.ThenRegion().First().Last())
	root.MoveBefore(choice.ElseRegion().First().Last())
	return true
}

// simplifiedBound composes a bound and leaves out results that are there already.
func simplifiedBound(x affine.Bound) affine.Bound {
	m, operands := affine.ComposeFully(x.Map, x.Operands)
	m, operands = affine.CanonicalizeMap(m, operands)
	return affine.Bound{Map: m, Operands: operands}
}

// domainOf is the domain of loops alone, with all values but the first induction variable as symbols.
func domainOf(loops ...affine.ForOp) (d *affine.Domain, ok bool) {
	var ops []*ir.Operation
	for _, loop := range loops {
		ops = append(ops, loop.Op())
	}
	return affine.DomainOfOps(ops, ops[len(ops)-1])
}

// fullBounds are a lower and an upper bound of a loop whose distance is a constant.
func fullBounds(loop affine.ForOp) (lower, upper affine.Bound, ok bool) {
	if loop.Step() != 1 {
		return lower, upper, false
	}
	d, ok := domainOf(loop)
	if !ok {
		return lower, upper, false
	}
	d.SetDims(1)
	x, ok := d.Extent(0)
	if !ok || x.Equality {
		return lower, upper, false
	}
	inputs := len(d.Values) - 1
	d.SetDims(inputs + 1)
	locals := d.Locals()
	bound := func(i int) affine.Bound {
		row := d.Inequalities()[i]
		rest := slices.Clone(row[1:])
		if row[0] > 0 {
			for k := range rest {
				rest[k] = -rest[k]
			}
		} else {
			rest[len(rest)-1]++
		}
		return affine.Bound{Map: maps.NewMap(inputs, 0, maps.FromRow(rest, inputs, 0, locals)), Operands: d.Values[1:]}
	}
	return bound(x.LowerRow), bound(x.UpperRow), true
}

// fullCondition is the set of numbers for which the bounds with a constant distance are those that
// hold, of all loops.
func fullCondition(points []affine.ForOp) (set maps.Set, operands []*ir.Value, ok bool) {
	d, ok := domainOf(points...)
	if !ok {
		return set, nil, false
	}
	d.KeepDependent(len(points))
	for range points {
		d.SetDims(1)
		x, ok := d.Extent(0)
		if !ok || x.Equality {
			return set, nil, false
		}
		lower, upper := d.Bounds(0)
		l, u := slices.Clone(d.Inequalities()[x.LowerRow]), slices.Clone(d.Inequalities()[x.UpperRow])
		for _, i := range lower {
			row := slices.Clone(l)
			for k, v := range d.Inequalities()[i] {
				row[k] -= v
			}
			d.SetInequality(i, row)
		}
		for _, i := range upper {
			row := slices.Clone(d.Inequalities()[i])
			for k, v := range u {
				row[k] -= v
			}
			d.SetInequality(i, row)
		}
		d.RemoveVars(0, 1)
		d.Values = d.Values[1:]
	}
	d.RemoveTrivial()
	d.SetDims(len(d.Values))
	set, ok = d.Set()
	if !ok || d.Overflow() {
		return set, nil, false
	}
	set, operands = affine.CanonicalizeSet(set, d.Values)
	return set, operands, true
}
