package affine

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// SliceResult says whether a slice could be computed.
type SliceResult int

// SliceValid is the result for a slice whose rounds are all rounds of the nest. SliceFailed says that it could
// not be computed, and SliceInvalid that it has other rounds, too.
const (
	SliceValid SliceResult = iota
	SliceFailed
	SliceInvalid
)

// ForsAround lists the loops around an operation up to the next AffineScope, from the outside. Other
// than [Enclosing], it has no parallel loops and no conditionals.
func ForsAround(op *ir.Operation) (list []ForOp) {
	for p := op.ParentOp(); p != nil && !p.Has(ir.AffineScope); p = p.ParentOp() {
		if loop, ok := ir.As[ForOp](p); ok {
			list = append(list, loop)
		}
	}
	slices.Reverse(list)
	return list
}

// Nesting counts the induction variables of all loops of the dialect around an operation.
func Nesting(op *ir.Operation) (n int) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if isLoop(p) {
			n += len(inductionVars(p))
		}
	}
	return n
}

// CommonFors lists the loops that are around all of several operations, from the outside.
func CommonFors(ops []*ir.Operation) (common []ForOp) {
	for i, op := range ops {
		list := ForsAround(op)
		if i == 0 {
			common = list
			continue
		}
		n := 0
		for n < len(common) && n < len(list) && common[n] == list[n] {
			n++
		}
		common = common[:n]
	}
	return common
}

// SliceUnion returns the slice that has all rounds in which an operation of from accesses what one of to does:
// those of the loops around from by the first depth of the loops around to, if backward, and otherwise the other
// way around. common counts the loops around both. It is MLIR's computeSliceUnion.
func SliceUnion(from, to []*ir.Operation, depth, common int, backward bool) (*Slice, SliceResult) {
	var union *Domain
	var ops []*ir.Operation // those of the other nest
	for _, a := range from {
		first, _ := AccessOf(a)
		for _, b := range to {
			second, _ := AccessOf(b)
			if first.Memref != second.Memref {
				continue
			}
			other := a
			if backward {
				other = b
			}
			if depth > Nesting(other) {
				return &Slice{}, SliceFailed
			}
			dep := Depends(first, second, common+1, !first.Writes && !second.Writes)
			if dep.Unknown {
				return &Slice{}, SliceFailed
			}
			if !dep.Exists {
				continue
			}
			ops = append(ops, other)
			s, ok := sliceOf(first, second, dep.Domain, depth, backward)
			if !ok {
				return &Slice{}, SliceFailed
			}
			d, ok := s.domain()
			if !ok {
				return &Slice{}, SliceFailed
			}
			if union == nil {
				union = d
			} else if !union.unite(d) {
				return &Slice{}, SliceFailed
			}
		}
	}
	if union == nil {
		return &Slice{}, SliceFailed
	}
	loops := CommonFors(ops)
	if depth > len(loops) {
		return &Slice{}, SliceFailed
	}
	s := &Slice{}
	n := union.NumDims()
	for _, v := range union.Values[:n] {
		loop, ok := loopWith(v)
		if !ok {
			return &Slice{}, SliceFailed
		}
		s.Loops = append(s.Loops, loop)
	}
	union.loopSymbolsToDims()
	s.Bounds = union.sliceBounds(0, n)
	s.Operands = slices.Clone(union.Values[n:])
	s.Before = loops[depth-1].Body().Last()
	if backward {
		s.Before = loops[depth-1].Body().First()
	}
	switch valid, known := s.isValid(); {
	case !known:
		return s, SliceFailed
	case !valid:
		return s, SliceInvalid
	}
	return s, SliceValid
}

// unite makes a domain the least box around itself and another one. It returns false if there is none.
func (d *Domain) unite(o *Domain) bool {
	if !slices.Equal(d.Values, o.Values) || d.NumDims() != o.NumDims() {
		mine, theirs := slices.Clone(d.Values[:d.NumDims()]), slices.Clone(o.Values[:o.NumDims()])
		if !d.merge(o) || !d.addMissing(mine) || !o.addMissing(theirs) {
			return false
		}
		if !slices.Equal(d.Values, o.Values) && !d.merge(o) {
			return false
		}
	}
	return d.NumLocals() == 0 && o.NumLocals() == 0 && slices.Equal(d.Values, o.Values) && d.Union(o.Relation)
}

// addMissing adds the bounds of the loops whose induction variables were no dimensions.
func (d *Domain) addMissing(before []*ir.Value) bool {
	for _, v := range slices.Clone(d.Values[:d.NumDims()]) {
		if slices.Contains(before, v) {
			continue
		}
		if loop, ok := loopWith(v); !ok || !d.addFor(loop) {
			return false
		}
	}
	return true
}

// fusionBarrier is the attribute of loops that slices have whole, with those in them.
const fusionBarrier = "slice_fusion_barrier"

// sliceOf returns the slice for two accesses that depend on each other where a domain says.
func sliceOf(first, second Access, dependence *Domain, depth int, backward bool) (s *Slice, ok bool) {
	sources, sinks := ForsAround(first.Op), ForsAround(second.Op)
	if dependence.NumDims() != len(sources)+len(sinks) {
		return nil, false // parallel loops
	}
	from, n := len(sources)+depth, len(sinks)-depth
	s = &Slice{Loops: sources}
	if !backward {
		from, n = depth, len(sources)-depth
		s.Loops = sinks
	}
	if n < 0 {
		return nil, false
	}
	d := dependence.Clone()
	d.ProjectOut(from, n)
	d.Values = slices.Delete(d.Values, from, from+n)
	at := 0
	if backward {
		s.Before = sinks[depth-1].Body().First()
	} else {
		at = depth
		s.Before = sources[depth-1].Body().Last()
	}
	s.Bounds = d.sliceBounds(at, len(s.Loops))
	s.Operands = slices.Concat(d.Values[:at], d.Values[at+len(s.Loops):])
	s.widen(!first.Writes && !second.Writes, depth)
	return s, true
}

// widen makes loops whole, from the first on that is marked, or, with reads only, whose rounds depend on each
// other; unless it is a reduction that is all of the innermost loop of the other nest.
func (s *Slice) widen(reads bool, depth int) {
	for i, loop := range s.Loops {
		if loop.Op().Attr(fusionBarrier) == nil && (!reads || IsParallel(loop, false)) {
			continue
		}
		if s.IsReduction(loop) && depth >= len(s.Loops) && s.isSingle() && s.IsMaximal() {
			continue
		}
		for k := i; k < len(s.Bounds); k++ {
			s.Bounds[k] = SliceBound{}
		}
		return
	}
}

// isSingle reports whether one round of each loop is in the slice.
func (s *Slice) isSingle() bool {
	trips, ok := s.Trips()
	return ok && Rounds(trips) == 1
}

// IsReduction reports whether a loop of the slice has results, all of which are reductions, and rounds that may
// run in any order.
func (s *Slice) IsReduction(loop ForOp) bool {
	return loop.Inits().Len() > 0 && IsParallel(loop, true)
}
