package dataflow

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// A Constant is what constant propagation knows of a value: nothing yet, that it is a
// constant, or that it may be several. It is a [Lattice].
type Constant struct {
	known   bool
	attr    ir.Attribute
	dialect *ir.Dialect
}

// NewConstant returns the element of a value that is a constant. The dialect is the one
// that can make an operation of it; it may be nil. A nil attribute says that the value may
// be several constants.
func NewConstant(a ir.Attribute, d *ir.Dialect) Constant { return Constant{true, a, d} }

// Attr is the constant. It is nil if the value may be several, or if nothing is known.
func (c Constant) Attr() ir.Attribute { return c.attr }

// Dialect is the dialect whose MaterializeConstant makes an operation of the constant. It
// is nil if absent.
func (c Constant) Dialect() *ir.Dialect { return c.dialect }

// Join implements [Lattice].
func (c Constant) Join(other Constant) (joined Constant, changed bool) {
	switch {
	case !other.known || c.known && c.attr == other.attr:
		return c, false
	case !c.known:
		return other, true
	case c.attr == nil:
		return c, false
	}
	return Constant{known: true}, true
}

// LoadConstants adds constant propagation to a solver: MLIR's SparseConstantPropagation.
// It folds operations as if their operands were what is known of them.
func LoadConstants(s *Solver) *Values[Constant] {
	c := &constants{solver: s, values: s.constants}
	a := newForward(s, Forward[Constant]{
		Entry:    func(*ir.Value) Constant { return Constant{known: true} },
		Transfer: c.transfer,
	})
	a.values = s.constants
	s.Load(a)
	return s.constants
}

type constants struct {
	solver *Solver
	values *Values[Constant]
	attrs  []ir.Attribute
}

func (c *constants) transfer(op *ir.Operation, operands, results []Constant) {
	c.attrs = c.attrs[:0]
	if op.NumRegions() == 0 {
		for _, x := range operands {
			if !x.known {
				return
			}
			c.attrs = append(c.attrs, x.attr)
		}
		if folded, ok := c.fold(op); ok {
			for i, r := range folded {
				if r.Attr != nil {
					results[i] = Constant{true, r.Attr, op.Def().Dialect()}
				} else {
					results[i] = c.values.At(r.Value)
				}
			}
			return
		}
	}
	for i := range results {
		results[i].known = true
	}
}

// fold folds an operation whose operands are c.attrs. If it does nothing but change the operation,
// the operation is changed back. As upstream's, it leaves a change after which there is a result: of
// a cast of a cast back to the first type; and constants that a folder puts before the operation in
// place of its results.
func (c *constants) fold(op *ir.Operation) ([]ir.FoldResult, bool) {
	inherent, discardable := op.InherentAttrs(), op.Discardables()
	var few [4]*ir.Value
	operands := few[:0]
	for _, v := range op.Operands().All() {
		operands = append(operands, v)
	}
	before := op.Prev()
	folded, ok := op.FoldWith(c.attrs)
	if !ok {
		return nil, false
	}
	c.solver.changed = c.solver.changed || op.Prev() != before
	if len(folded) > 0 {
		c.solver.changed = c.solver.changed || !slices.Equal(op.Operands().Values(), operands)
		return folded, len(folded) == op.NumResults()
	}
	if op.NumOperands() != len(operands) {
		op.SetOperands(operands)
	}
	for i, v := range operands {
		if op.Operand(i) != v {
			op.SetOperand(i, v)
		}
	}
	if op.InherentAttrs() != inherent {
		op.SetInherentAttrs(inherent)
	}
	if op.Discardables() != discardable {
		op.SetDiscardables(discardable)
	}
	return nil, false
}
