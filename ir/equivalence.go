package ir

import "slices"

// An Equivalence compares operations and regions by what they do: they may differ in the
// values and blocks that are defined in them, as long as these correspond. The zero
// Equivalence ignores locations.
//
// The model is MLIR's OperationEquivalence.
type Equivalence struct {
	// Locations makes operations and block arguments different that have different
	// locations.
	Locations bool
}

// Ops reports whether two operations are equivalent, with all that is in them. Their operands
// are the same values. Those of a commutative operation may be in another order.
func (e Equivalence) Ops(x, y *Operation) bool {
	if x == y {
		return true
	}
	c := correspondence{Equivalence: e}
	return c.ops(x, y)
}

// Regions reports whether two regions are equivalent.
func (e Equivalence) Regions(x, y *Region) bool {
	if x == y {
		return true
	}
	c := correspondence{Equivalence: e}
	return c.regions(x, y)
}

// A correspondence has the values and blocks that are in two operations, each with its
// counterpart in the other.
type correspondence struct {
	Equivalence
	values map[*Value]*Value
	blocks map[*Block]*Block
}

func (c *correspondence) ops(x, y *Operation) bool {
	if x.Def() != y.Def() || x.InherentAttrs() != y.InherentAttrs() || x.Discardables() != y.Discardables() ||
		x.NumOperands() != y.NumOperands() || x.NumResults() != y.NumResults() || x.NumRegions() != y.NumRegions() ||
		x.NumSuccessors() != y.NumSuccessors() || c.Locations && x.Loc() != y.Loc() {
		return false
	}
	if !c.operands(x, y) {
		return false
	}
	for i, v := range x.Results().All() {
		if v.Type() != y.Result(i).Type() {
			return false
		}
	}
	for i, r := range x.Regions() {
		if !c.regions(r, y.Region(i)) {
			return false
		}
	}
	return true
}

// operands compares operands one by one. Those of a commutative operation may also be the
// same ones in another order, from the first on that differ.
func (c *correspondence) operands(x, y *Operation) bool {
	n := x.NumOperands()
	for i := range n {
		v, w := x.Operand(i), y.Operand(i)
		if v == w || v.Type() == w.Type() && c.values[v] == w {
			continue
		}
		return x.Has(Commutative) && permuted(x.Operands().Slice(i, n), y.Operands().Slice(i, n))
	}
	return true
}

// permuted reports whether two lists have the same values, each as often.
func permuted(vs, ws ValueRange) bool {
	if vs.Len() == 2 {
		return vs.At(0) == ws.At(1) && vs.At(1) == ws.At(0)
	}
	count := map[*Value]int{}
	for _, v := range vs.All() {
		count[v]++
	}
	for _, w := range ws.All() {
		if count[w]--; count[w] < 0 {
			return false
		}
	}
	return true
}

func (c *correspondence) regions(x, y *Region) bool {
	b, d := x.First(), y.First()
	for ; b != nil && d != nil; b, d = b.Next(), d.Next() {
		if b.NumArgs() != d.NumArgs() || !c.matchBlocks(b, d) {
			return false
		}
		for i, v := range b.Args().All() {
			w := d.Arg(i)
			if v.Type() != w.Type() || c.Locations && v.Loc() != w.Loc() {
				return false
			}
			c.match(v, w)
		}
		if !c.blockOps(b, d) {
			return false
		}
	}
	return b == nil && d == nil
}

func (c *correspondence) blockOps(b, d *Block) bool {
	x, y := b.First(), d.First()
	for ; x != nil && y != nil; x, y = x.Next(), y.Next() {
		if !c.ops(x, y) {
			return false
		}
		for i, v := range x.Results().All() {
			c.match(v, y.Result(i))
		}
		if !slices.EqualFunc(x.Successors(), y.Successors(), func(s, t Successor) bool { return c.matchBlocks(s.Block(), t.Block()) }) {
			return false
		}
	}
	return x == nil && y == nil
}

func (c *correspondence) match(v, w *Value) {
	if c.values == nil {
		c.values = map[*Value]*Value{}
	}
	c.values[v] = w
}

// matchBlocks makes two blocks counterparts. It reports false if the first one has another.
func (c *correspondence) matchBlocks(b, d *Block) bool {
	if old, ok := c.blocks[b]; ok {
		return old == d
	}
	if c.blocks == nil {
		c.blocks = map[*Block]*Block{}
	}
	c.blocks[b] = d
	return true
}
