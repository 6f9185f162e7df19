package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/ir"
)

// A Domain is a relation of which each dimension and symbol is a value.
type Domain struct {
	*presburger.Relation
	// Values are those of the dimensions and then of the symbols.
	Values []*ir.Value
}

// NewDomain returns the domain of all numbers that some values, its dimensions, may be.
func NewDomain(dims ...*ir.Value) *Domain {
	return &Domain{presburger.New(len(dims), 0), slices.Clone(dims)}
}

// Find returns the position of a value, -1 if absent.
func (d *Domain) Find(v *ir.Value) int { return slices.Index(d.Values, v) }

// Clone returns a copy.
func (d *Domain) Clone() *Domain { return &Domain{d.Relation.Clone(), slices.Clone(d.Values)} }

func (d *Domain) appendDims(values ...*ir.Value) {
	at := d.InsertDims(d.NumDims(), len(values))
	d.Values = slices.Insert(d.Values, at, values...)
}

// AppendSymbol adds a symbol.
func (d *Domain) AppendSymbol(v *ir.Value) {
	d.InsertSymbols(d.NumSymbols(), 1)
	d.Values = append(d.Values, v)
}

// Enclosing lists the loops and conditionals of the dialect around an operation, up to the next
// AffineScope, from the outside.
func Enclosing(op *ir.Operation) (list []*ir.Operation) {
	for p := op.ParentOp(); p != nil && !p.Has(ir.AffineScope); p = p.ParentOp() {
		if isLoop(p) || p.Is(If) {
			list = append(list, p)
		}
	}
	slices.Reverse(list)
	return list
}

// DomainOf returns the numbers that the induction variables of loops around an operation may be, from
// the outside. ok is false if a bound is not affine.
func DomainOf(op *ir.Operation) (d *Domain, ok bool) { return DomainOfOps(Enclosing(op), op) }

// DomainOfOps returns the numbers that the induction variables of loops may be. The operations are
// loops and conditionals around inner, or inner itself, from the outside.
func DomainOfOps(ops []*ir.Operation, inner *ir.Operation) (d *Domain, ok bool) {
	var ivs []*ir.Value
	for _, op := range ops {
		if isLoop(op) {
			ivs = append(ivs, inductionVars(op)...)
		}
	}
	d = NewDomain(ivs...)
	for _, op := range ops {
		if c, is := ir.As[IfOp](op); is {
			// The second region is that of the other points, which are no relation.
			ok = !c.ThenRegion().IsAncestor(inner.ParentRegion()) || d.addCondition(c)
		} else {
			ok = d.addLoop(op)
		}
		if !ok {
			return nil, false
		}
	}
	return d, true
}

// inductionVars are those of a loop.
func inductionVars(op *ir.Operation) []*ir.Value {
	if loop, ok := ir.As[ForOp](op); ok {
		return []*ir.Value{loop.InductionVar()}
	}
	return ir.Cast[ParallelOp](op).InductionVars().Values()
}

// addLoop adds what is known of the induction variables of a loop. It returns false unless all of them
// are dimensions.
func (d *Domain) addLoop(op *ir.Operation) bool {
	if loop, ok := ir.As[ForOp](op); ok {
		return d.addFor(loop)
	}
	loop := ir.Cast[ParallelOp](op)
	for i, iv := range loop.InductionVars().Values() {
		if d.Find(iv) < 0 {
			return false // only some of them are of interest
		}
		if !d.AddBound(presburger.Below, iv, loop.LowerBound(i)) || !d.AddBound(presburger.Above, iv, loop.UpperBound(i)) {
			return false
		}
	}
	return true
}

func (d *Domain) addFor(loop ForOp) bool {
	iv := loop.InductionVar()
	if lower, ok := loop.ConstantLower(); ok && loop.Step() != 1 {
		// iv - lower is a multiple of the step.
		d.InsertLocals(d.NumLocals(), 1)
		at, row := d.Find(iv), make([]int64, d.NumVars()+1)
		row[at], row[len(row)-1] = 1, -lower
		d.AddQuotient(row, loop.Step(), d.NumVars()-1)
		eq := slices.Clone(row)
		eq[d.NumVars()-1] = -loop.Step()
		d.AddEquality(eq)
	}
	return d.AddBound(presburger.Below, iv, loop.Lower()) && d.AddBound(presburger.Above, iv, loop.Upper())
}

// AddBound bounds a value, which must be a dimension or symbol, by the results of a map. Bounds from
// above are not reached. It returns false if the map is not affine.
func (d *Domain) AddBound(kind presburger.BoundKind, v *ir.Value, b Bound) bool {
	return d.boundAt(kind, func() int { return d.Find(v) }, b)
}

// addBoundAt is [Domain.AddBound] for a dimension that may have no value.
func (d *Domain) addBoundAt(kind presburger.BoundKind, at int, b Bound) bool {
	return d.boundAt(kind, func() int { return at }, b)
}

func (d *Domain) boundAt(kind presburger.BoundKind, at func() int, b Bound) bool {
	m, operands := ComposeFully(b.Map, b.Operands)
	m, operands = CanonicalizeMap(m.Simplify(), operands)
	if !d.addValues(operands) {
		return false
	}
	return d.Relation.AddBound(kind, at(), d.aligned(m, operands), kind != presburger.Above)
}

// addValues adds dimensions and symbols for values that have none.
func (d *Domain) addValues(operands []*ir.Value) bool {
	return !slices.ContainsFunc(operands, func(v *ir.Value) bool { return !d.Add(v) })
}

// Add adds a dimension for an induction variable, with what is known of it, and a symbol for another
// value. It returns false if the value is neither.
func (d *Domain) Add(v *ir.Value) bool {
	if d.Find(v) >= 0 {
		return true
	}
	if owner := v.Owner(); v.DefiningOp() == nil && owner != nil && owner.ParentOp() != nil && isLoop(owner.ParentOp()) {
		ivs := inductionVars(owner.ParentOp())
		if slices.Contains(ivs, v) {
			d.appendDims(ivs...)
			return d.addLoop(owner.ParentOp())
		}
	}
	if fromApply(v) || !IsValidSymbol(v) {
		return false
	}
	d.AppendSymbol(v)
	d.bindConstant(v)
	return true
}

// aligned returns a map over the dimensions and symbols, which must include all operands.
func (d *Domain) aligned(m affine.Map, operands []*ir.Value) affine.Map {
	by := make([]affine.Expr, len(operands))
	for i, v := range operands {
		if at := d.Find(v); at < d.NumDims() {
			by[i] = affine.NewDim(at)
		} else {
			by[i] = affine.NewSymbol(at - d.NumDims())
		}
	}
	n := m.NumDims()
	return m.Replace(by[:n], by[n:], d.NumDims(), d.NumSymbols())
}

// addCondition adds what holds where the first region of a conditional is executed.
func (d *Domain) addCondition(op IfOp) bool {
	set := op.Condition()
	m, operands := affine.NewMap(set.NumDims(), set.NumSymbols(), set.Constraints()...), op.Op().Operands().Values()
	if !d.addValues(operands) {
		return false
	}
	r, ok := presburger.FromSet(set.With(d.aligned(m, operands)))
	if !ok {
		return false
	}
	n, own := r.NumLocals(), d.NumLocals()
	d.InsertLocals(0, n)
	r.InsertLocals(n, own)
	d.Append(r)
	return true
}

// LowerBound is that of one induction variable.
func (op ParallelOp) LowerBound(i int) Bound {
	return group(op.LowerBoundsMap(), op.LowerBoundsGroupSizes(), i, op.LowerBoundsOperands())
}

// UpperBound is that of one induction variable.
func (op ParallelOp) UpperBound(i int) Bound {
	return group(op.UpperBoundsMap(), op.UpperBoundsGroupSizes(), i, op.UpperBoundsOperands())
}

// group is the part of a map with the bounds of one induction variable.
func group(m affine.Map, sizes []int64, i int, operands ir.ValueRange) Bound {
	start := int64(0)
	for _, n := range sizes[:i] {
		start += n
	}
	return Bound{affine.NewMap(m.NumDims(), m.NumSymbols(), m.Results()[start:start+sizes[i]]...), operands.Values()}
}
