package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/ir"
)

// A Region is the part of a memref that is accessed in loops. Its dimensions are those of the memref,
// its symbols induction variables of loops around these and other values.
type Region struct {
	*Domain
	Memref *ir.Value
	Writes bool
	// Op is an access to the region.
	Op *ir.Operation
}

// RegionOf returns what is accessed while the first depth of the induction variables around an access
// stay the same. bounded says that it is within a memref of known shape. ok is false if a bound of a
// loop is not affine.
func RegionOf(a Access, depth int, bounded bool) (r *Region, ok bool) {
	return regionOf(a, depth, nil, bounded, false)
}

// RegionOfSlice is [RegionOf] for the part of the rounds that is in a slice, within a memref of known shape.
func RegionOfSlice(a Access, depth int, s *Slice) (r *Region, ok bool) {
	return regionOf(a, depth, s, true, false)
}

// RegionWithQuotients is [RegionOf] that keeps quotients of symbols, within a memref of known shape.
func RegionWithQuotients(a Access, depth int) (r *Region, ok bool) {
	return regionOf(a, depth, nil, true, true)
}

func regionOf(a Access, depth int, s *Slice, bounded, locals bool) (r *Region, ok bool) {
	r = &Region{NewDomain(), a.Memref, a.Writes, a.Op}
	t := a.Memref.Type().(*ir.MemRefType)
	var around []*ir.Value
	for _, p := range loopsAround(a.Op) {
		around = append(around, inductionVars(p)...)
	}
	around = around[:min(depth, len(around))]
	rank := len(t.Shape())
	if rank == 0 {
		for _, v := range around {
			r.AppendSymbol(v)
		}
		return r, true
	}
	if !r.addAccess(a, s) {
		return nil, false
	}
	r.SetDims(rank)
	for _, v := range slices.Clone(r.Values[rank:]) {
		if isInductionVar(v) && !slices.Contains(around, v) {
			at := r.Find(v)
			r.Eliminate(at)
			r.Values = slices.Delete(r.Values, at, at+1)
		}
	}
	if !locals {
		r.ProjectOut(len(r.Values), r.NumLocals())
	}
	for at := rank; at < len(r.Values); {
		if r.FoldConstant(at) {
			r.Values = slices.Delete(r.Values, at, at+1)
		} else {
			at++
		}
	}
	if bounded {
		r.addShape(t.Shape())
	}
	r.RemoveTrivial()
	return r, !r.Overflow()
}

// WholeRegion returns all of the memref of an access, with the first depth of the induction variables
// around it as symbols. ok is false if its shape is not known.
func WholeRegion(a Access, depth int) (r *Region, ok bool) {
	t := a.Memref.Type().(*ir.MemRefType)
	if !ir.HasStaticShape(t) {
		return nil, false
	}
	r = &Region{NewDomain(make([]*ir.Value, t.Rank())...), a.Memref, a.Writes, a.Op}
	for _, p := range loopsAround(a.Op) {
		for _, v := range inductionVars(p) {
			if r.NumSymbols() < depth {
				r.AppendSymbol(v)
			}
		}
	}
	r.addShape(t.Shape())
	return r, true
}

func isInductionVar(v *ir.Value) bool {
	owner := v.Owner()
	return v.DefiningOp() == nil && owner != nil && owner.ParentOp() != nil && isLoop(owner.ParentOp()) &&
		slices.Contains(inductionVars(owner.ParentOp()), v)
}

// addAccess makes the dimensions of a region, whose values are nil, the subscripts of an access, in the rounds
// of a slice unless that is nil.
func (r *Region) addAccess(a Access, s *Slice) bool {
	dims := a.Map.NumDims()
	r.Domain = NewDomain(a.Operands[:dims]...)
	for _, v := range a.Operands[dims:] {
		r.AppendSymbol(v)
	}
	if s != nil {
		for _, v := range s.Operands {
			if r.Find(v) < 0 {
				r.AppendSymbol(v)
			}
		}
	}
	for _, v := range slices.Clone(r.Values) {
		switch {
		case isInductionVar(v):
			if !r.addLoop(v.Owner().ParentOp()) {
				return false
			}
		case !IsValidSymbol(v):
			return false
		default:
			r.bindConstant(v)
		}
	}
	if s != nil && !r.addSlice(s) {
		return false
	}
	if !r.AddResults(r.aligned(a.Map, a.Operands)) {
		return false
	}
	r.Values = slices.Insert(r.Values, 0, make([]*ir.Value, a.Map.NumResults())...)
	return true
}

// addShape bounds the dimensions by those of a memref.
func (r *Region) addShape(shape []int64) {
	for i, n := range shape {
		row := make([]int64, r.NumVars()+1)
		row[i] = 1
		r.AddInequality(row)
		if n != ir.DynamicSize {
			row := make([]int64, r.NumVars()+1)
			row[i], row[len(row)-1] = -1, n-1
			r.AddInequality(row)
		}
	}
}

// A Box is the least box around a region: sizes, and for each dimension the first index, a sum of
// symbols and a constant that is divided by a number and rounded down. Equal says that an equality
// makes it the only index.
type Box struct {
	Shape    []int64
	Lower    [][]int64
	Divisors []int64
	Equal    []bool
}

// Box returns the least box around a region. ok is false if a size is not known.
func (r *Region) Box() (b Box, ok bool) {
	shape := r.Memref.Type().(*ir.MemRefType).Shape()
	c := &Region{r.Clone(), r.Memref, r.Writes, r.Op}
	c.addShape(shape)
	for i, n := range shape {
		x, ok := c.Extent(i)
		if !ok {
			if n == ir.DynamicSize {
				return b, false
			}
			x = presburger.Extent{Size: n, Lower: make([]int64, r.NumSymbols()+1), Divisor: 1}
		}
		b.Shape, b.Lower, b.Divisors = append(b.Shape, x.Size), append(b.Lower, x.Lower), append(b.Divisors, x.Divisor)
		b.Equal = append(b.Equal, x.Equality)
	}
	return b, true
}

// Extents returns the sizes of the least box around a region, and the first indices as expressions of the
// symbols. ok is false if a size is not known.
func (r *Region) Extents() (shape []int64, lower []affine.Expr, ok bool) {
	c := &Region{r.Clone(), r.Memref, r.Writes, r.Op}
	c.addShape(r.Memref.Type().(*ir.MemRefType).Shape())
	for i, n := range r.Memref.Type().(*ir.MemRefType).Shape() {
		size, first, ok := c.SymbolicExtent(i)
		if !ok {
			if n == ir.DynamicSize {
				return nil, nil, false
			}
			size, first = n, affine.NewConstant(0)
		}
		shape, lower = append(shape, size), append(lower, first)
	}
	return shape, lower, true
}

// Size returns how many bytes the box around a region has. ok is false if they are not known.
func (r *Region) Size() (n int64, ok bool) {
	t := r.Memref.Type().(*ir.MemRefType)
	b, ok := r.Box()
	size, known := ElementSize(t.Elem())
	if !t.HasIdentityLayout() {
		return 0, true // as upstream has it
	}
	if !ok || !known {
		return 0, false
	}
	for _, x := range b.Shape {
		size *= x
	}
	return size, true
}

// ElementSize returns how many bytes a number, or a vector of numbers, has.
func ElementSize(t ir.Type) (n int64, ok bool) {
	bits := int64(1)
	if v, is := t.(*ir.VectorType); is {
		for _, x := range v.Shape() {
			bits *= x
		}
		t = v.Elem()
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		bits *= int64(t.Width())
	case *ir.FloatType:
		bits *= int64(t.Width())
	default:
		return 0, false
	}
	return (bits + 7) / 8, true
}

// Include makes a region the least box around itself and another one of the same memref. It returns
// false if a size is not known.
func (r *Region) Include(o *Region) bool {
	other := o.Clone()
	rank := r.NumDims()
	for i := 0; i < r.NumSymbols(); i++ {
		v := r.Values[rank+i]
		at := slices.Index(other.Values[rank+min(i, other.NumSymbols()):], v)
		if at < 0 {
			other.InsertSymbols(i, 1)
			other.Values = slices.Insert(other.Values, rank+i, v)
			continue
		}
		other.SwapVars(rank+i, rank+i+at)
		other.Values[rank+i], other.Values[rank+i+at] = other.Values[rank+i+at], other.Values[rank+i]
	}
	for _, v := range other.Values[len(r.Values):] {
		r.AppendSymbol(v)
	}
	return r.Union(other.Relation)
}

// Footprint returns how many bytes an operation accesses. ok is false if they are not known; separate
// is then an access that cannot be joined with others of the same memref, if that is the reason.
func Footprint(op *ir.Operation) (n int64, separate *ir.Operation, ok bool) {
	regions := map[*ir.Value]*Region{}
	depth := LoopDepth(op)
	for _, a := range Accesses(op) {
		r, ok := RegionOf(a, depth, true)
		if !ok {
			return 0, nil, false
		}
		if old := regions[a.Memref]; old == nil {
			regions[a.Memref] = r
		} else if !old.Include(r) {
			return 0, a.Op, false
		}
	}
	for _, r := range regions {
		size, ok := r.Size()
		if !ok {
			return 0, nil, false
		}
		n += size
	}
	return n, nil, true
}
