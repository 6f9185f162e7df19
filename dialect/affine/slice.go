package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/ir"
)

// A Slice is the part of the rounds of a nest of loops that one round of loops of another nest depends on, or
// the part that depends on it: bounds of the loops of the first nest, by those of the other.
type Slice struct {
	// Loops are those of the first nest.
	Loops  []ForOp
	Bounds []SliceBound
	// Operands are the values that bounds depend on: induction variables of the other nest, and symbols.
	Operands []*ir.Value
	// Before is the operation of the other nest in front of which the part of the rounds may be executed.
	Before *ir.Operation
}

// A SliceBound has the bounds of a loop, as maps of the operands of a slice: the greatest result of Lower, and
// the least of Upper, which is not reached. Without one of them, or where one has no results, the loop is whole.
type SliceBound struct {
	Lower, Upper *affine.Map
}

// isOpen reports whether a loop is whole.
func (b SliceBound) isOpen() bool {
	return b.Lower == nil || b.Upper == nil || b.Lower.NumResults() == 0 || b.Upper.NumResults() == 0
}

// single returns the only value of the induction variable.
func (b SliceBound) single() (e affine.Expr, ok bool) {
	if b.Lower == nil || b.Upper == nil || b.Lower.NumResults() != 1 || b.Upper.NumResults() != 1 {
		return e, false
	}
	e = b.Lower.Result(0)
	return e, e.Add(affine.NewConstant(1)).Equal(b.Upper.Result(0))
}

// IsEmpty reports whether there is nothing in the slice, as in one that could not be computed.
func (s *Slice) IsEmpty() bool { return len(s.Loops) == 0 }

// Trips returns how many rounds of each loop are in the slice. ok is false if they are not known.
func (s *Slice) Trips() (trips []uint64, ok bool) {
	for i, loop := range s.Loops {
		b := s.Bounds[i]
		if b.isOpen() {
			lower, ok1 := loop.ConstantLower()
			upper, ok2 := loop.ConstantUpper()
			n := uint64(upper - lower) // of a loop that counts by 1
			if !ok1 || !ok2 {
				if n, ok = loop.ConstantTrips(); !ok {
					return nil, false
				}
			}
			trips = append(trips, n)
			continue
		}
		e := b.Upper.Result(0).Sub(b.Lower.Result(0)).Simplify(b.Lower.NumDims(), b.Lower.NumSymbols())
		n, ok := e.Constant()
		if !ok {
			return nil, false
		}
		trips = append(trips, uint64(n))
	}
	return trips, true
}

// Rounds is the product of numbers of rounds.
func Rounds(trips []uint64) uint64 {
	n := uint64(1)
	for _, x := range trips {
		n *= x
	}
	return n
}

// ivs are the induction variables of the loops.
func (s *Slice) ivs() []*ir.Value { return inductionVarsOf(s.Loops) }

func inductionVarsOf(loops []ForOp) (list []*ir.Value) {
	for _, loop := range loops {
		list = append(list, loop.InductionVar())
	}
	return list
}

// domain is that of the induction variables, with the operands as symbols. ok is false if a bound is not
// affine.
func (s *Slice) domain() (d *Domain, ok bool) {
	d = NewDomain(s.ivs()...)
	for _, v := range s.Operands {
		d.AppendSymbol(v)
	}
	for _, v := range s.Operands {
		if IsValidSymbol(v) {
			d.bindConstant(v)
		} else if loop, is := loopWith(v); is && !d.addFor(loop) {
			return nil, false
		}
	}
	return d, d.addSlice(s)
}

// bindConstant says what number a value is if it is a constant.
func (d *Domain) bindConstant(v *ir.Value) {
	if n, ok := ir.ConstInt(v); ok {
		row := make([]int64, d.NumVars()+1)
		row[d.Find(v)], row[len(row)-1] = 1, -n
		d.AddEquality(row)
	}
}

// addSlice adds the bounds of the loops of a slice.
func (d *Domain) addSlice(s *Slice) bool {
	for i, loop := range s.Loops {
		iv, b := loop.InductionVar(), s.Bounds[i]
		if d.Find(iv) < 0 {
			continue
		}
		ok := false
		if _, single := b.single(); single {
			ok = d.AddBound(presburger.Equal, iv, Bound{*b.Lower, s.Operands})
		} else if b.isOpen() {
			ok = d.addFor(loop)
		} else {
			ok = d.AddBound(presburger.Below, iv, Bound{*b.Lower, s.Operands}) &&
				d.AddBound(presburger.Above, iv, Bound{*b.Upper, s.Operands})
		}
		if !ok {
			return false
		}
	}
	return true
}

// sourceDomain is that of all rounds.
func (s *Slice) sourceDomain() (d *Domain, ok bool) {
	d = NewDomain(s.ivs()...)
	for _, loop := range s.Loops {
		if !d.addFor(loop) {
			return nil, false
		}
	}
	return d, true
}

// sameLoops reports whether each loop has the bounds of the loop whose induction variable is the only value of
// its own. known is false unless all of these are constants.
func (s *Slice) sameLoops() (same, known bool) {
	for i, loop := range s.Loops {
		e, ok := s.Bounds[i].single()
		if !ok || e.Kind() != affine.Dim {
			return false, false
		}
		other, ok := loopWith(s.Operands[e.Position()])
		if !ok {
			return false, false
		}
		lower1, ok1 := loop.ConstantLower()
		upper1, ok2 := loop.ConstantUpper()
		lower2, ok3 := other.ConstantLower()
		upper2, ok4 := other.ConstantUpper()
		if !ok1 || !ok2 || !ok3 || !ok4 {
			return false, false
		}
		if lower1 != lower2 || upper1 != upper2 || loop.Step() != other.Step() {
			return false, true
		}
	}
	return true, true
}

// isValid reports whether all rounds of the slice are rounds of the nest. known is false if that cannot be
// found out: if the loops depend on symbols, or count by other numbers than 1.
func (s *Slice) isValid() (valid, known bool) {
	if same, ok := s.sameLoops(); ok && same {
		return true, true
	}
	source, ok := s.sourceDomain()
	if !ok || source.NumLocals() > 0 || source.NumSymbols() > 0 {
		return false, false
	}
	part, ok := s.domain()
	if !ok || !part.keepOnly(source, len(s.Loops)) {
		return false, false
	}
	return part.Within(source.Relation), true
}

// IsMaximal reports whether the rounds of the other nest together execute all rounds of the loops. It is false
// if that cannot be found out.
func (s *Slice) IsMaximal() bool {
	if same, ok := s.sameLoops(); ok {
		return same
	}
	source, ok := s.sourceDomain()
	if !ok {
		return false
	}
	others := 0
	for _, v := range s.Operands {
		if _, ok := loopWith(v); ok {
			others++
		}
	}
	if others > len(s.Loops) {
		return false // as upstream has it
	}
	ivs := make([]*ir.Value, len(s.Loops)) // those of the other nest, nil where a loop is not there yet
	for i, b := range s.Bounds {
		if iv := s.Loops[i].InductionVar(); slices.Contains(s.Operands, iv) {
			ivs[i] = iv // of a loop around both nests
		} else if e, ok := b.single(); ok && e.Kind() == affine.Dim {
			ivs[i] = s.Operands[e.Position()]
		}
		if ivs[i] != nil && slices.Contains(ivs[:i], ivs[i]) {
			return false
		}
	}
	part := NewDomain(ivs...)
	for i, b := range s.Bounds {
		if ivs[i] != nil {
			if loop, ok := loopWith(ivs[i]); !ok || !part.addFor(loop) {
				return false
			}
			continue
		}
		if e, ok := b.single(); ok && e.Kind() != affine.Constant {
			return false
		}
		if b.Lower != nil && !part.addBoundAt(presburger.Below, i, Bound{*b.Lower, s.Operands}) ||
			b.Upper != nil && !part.addBoundAt(presburger.Above, i, Bound{*b.Upper, s.Operands}) {
			return false
		}
	}
	n := len(s.Loops)
	return part.order(source, n) && source.Within(part.Relation)
}

// keepOnly eliminates the dimensions and symbols, but for the first n, that another domain does not have, and
// brings the others into its order.
func (d *Domain) keepOnly(o *Domain, n int) bool {
	d.loopSymbolsToDims()
	for i := len(d.Values) - 1; i >= n; i-- {
		if o.Find(d.Values[i]) < n {
			d.Eliminate(i)
			d.Values = slices.Delete(d.Values, i, i+1)
		}
	}
	d.ProjectOut(len(d.Values), d.NumLocals())
	return d.order(o, n)
}

// order brings the dimensions and symbols, but for the first n, into the order of another domain. It adds those
// that are missing, and returns false if there are others.
func (d *Domain) order(o *Domain, n int) bool {
	for _, v := range o.Values[n:] {
		if !slices.Contains(d.Values[n:], v) && !d.Add(v) {
			return false
		}
	}
	if len(d.Values) != len(o.Values) || d.NumDims() != o.NumDims() {
		return false
	}
	for i := n; i < len(o.Values); i++ {
		at := n + slices.Index(d.Values[n:], o.Values[i])
		if at < i || (at < d.NumDims()) != (i < d.NumDims()) {
			return false
		}
		d.swap(i, at)
	}
	return true
}

// merge lets two domains have the same dimensions and symbols in the same order: those of the first, and then
// those that only the second has. It returns false if a value is a dimension of one and a symbol of the other.
func (d *Domain) merge(o *Domain) bool {
	for i := 0; i < d.NumDims(); i++ {
		at := o.Find(d.Values[i])
		switch {
		case at >= o.NumDims() || at >= 0 && at < i:
			return false
		case at >= 0:
			o.swap(i, at)
		default:
			o.InsertDims(i, 1)
			o.Values = slices.Insert(o.Values, i, d.Values[i])
		}
	}
	for _, v := range o.Values[d.NumDims():o.NumDims()] {
		if d.Find(v) >= 0 {
			return false
		}
		d.appendDims(v)
	}
	first := d.NumDims()
	for i := first; i < len(d.Values); i++ {
		at := o.Find(d.Values[i])
		switch {
		case at >= 0 && at < i:
			return false
		case at >= 0:
			o.swap(i, at)
		default:
			o.InsertSymbols(i-first, 1)
			o.Values = slices.Insert(o.Values, i, d.Values[i])
		}
	}
	for _, v := range o.Values[len(d.Values):] {
		d.AppendSymbol(v)
	}
	return true
}

func (d *Domain) swap(a, b int) {
	d.SwapVars(a, b)
	d.Values[a], d.Values[b] = d.Values[b], d.Values[a]
}

// loopSymbolsToDims makes dimensions of the symbols that are induction variables, unless there are such.
func (d *Domain) loopSymbolsToDims() {
	for i := d.NumDims(); i < len(d.Values); i++ {
		if _, ok := loopWith(d.Values[i]); ok && d.Find(d.Values[i]) == i {
			n := d.NumDims()
			d.swap(i, n)
			d.SetDims(n + 1)
		}
	}
}

// sliceBounds returns the bounds of n dimensions from a position on, as maps of the other dimensions and the
// symbols.
func (d *Domain) sliceBounds(from, n int) []SliceBound {
	list := make([]SliceBound, n)
	for i, x := range d.SliceBounds(from, n) {
		if x.Lower != nil {
			m := affine.NewMap(d.NumDims()-n, d.NumSymbols(), x.Lower...)
			list[i].Lower = &m
		}
		if x.Upper != nil {
			upper := slices.Clone(x.Upper)
			for k, e := range upper {
				upper[k] = e.Add(affine.NewConstant(1))
			}
			m := affine.NewMap(d.NumDims()-n, d.NumSymbols(), upper...)
			list[i].Upper = &m
		}
	}
	return list
}
