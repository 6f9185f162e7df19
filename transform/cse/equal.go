package cse

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// equal reports whether two operations compute the same: they differ in locations at
// most, and in the values and blocks that are defined in them.
func equal(x, y *ir.Operation) bool {
	if x == y {
		return true
	}
	var c correspondence
	return c.ops(x, y)
}

// A correspondence has the values and blocks that are in two operations, each with its
// counterpart in the other.
type correspondence struct {
	values map[*ir.Value]*ir.Value
	blocks map[*ir.Block]*ir.Block
}

func (c *correspondence) ops(x, y *ir.Operation) bool {
	if x.Def() != y.Def() || x.InherentAttrs() != y.InherentAttrs() || x.Discardables() != y.Discardables() ||
		x.NumOperands() != y.NumOperands() || x.NumResults() != y.NumResults() || x.NumRegions() != y.NumRegions() ||
		x.NumSuccessors() != y.NumSuccessors() {
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
func (c *correspondence) operands(x, y *ir.Operation) bool {
	n := x.NumOperands()
	for i := range n {
		v, w := x.Operand(i), y.Operand(i)
		if v == w || v.Type() == w.Type() && c.values[v] == w {
			continue
		}
		return x.Has(ir.Commutative) && permuted(x.Operands().Slice(i, n), y.Operands().Slice(i, n))
	}
	return true
}

// permuted reports whether two lists have the same values, each as often.
func permuted(vs, ws ir.ValueRange) bool {
	if vs.Len() == 2 {
		return vs.At(0) == ws.At(1) && vs.At(1) == ws.At(0)
	}
	count := map[*ir.Value]int{}
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

func (c *correspondence) regions(x, y *ir.Region) bool {
	b, d := x.First(), y.First()
	for ; b != nil && d != nil; b, d = b.Next(), d.Next() {
		if b.NumArgs() != d.NumArgs() || !c.matchBlocks(b, d) {
			return false
		}
		for i, v := range b.Args().All() {
			if v.Type() != d.Arg(i).Type() {
				return false
			}
			c.match(v, d.Arg(i))
		}
		if !c.blockOps(b, d) {
			return false
		}
	}
	return b == nil && d == nil
}

func (c *correspondence) blockOps(b, d *ir.Block) bool {
	x, y := b.First(), d.First()
	for ; x != nil && y != nil; x, y = x.Next(), y.Next() {
		if !c.ops(x, y) {
			return false
		}
		for i, v := range x.Results().All() {
			c.match(v, y.Result(i))
		}
		if !slices.EqualFunc(x.Successors(), y.Successors(), func(s, t ir.Successor) bool { return c.matchBlocks(s.Block(), t.Block()) }) {
			return false
		}
	}
	return x == nil && y == nil
}

func (c *correspondence) match(v, w *ir.Value) {
	if c.values == nil {
		c.values = map[*ir.Value]*ir.Value{}
	}
	c.values[v] = w
}

// matchBlocks makes two blocks counterparts. It reports false if the first one has another.
func (c *correspondence) matchBlocks(b, d *ir.Block) bool {
	if old, ok := c.blocks[b]; ok {
		return old == d
	}
	if c.blocks == nil {
		c.blocks = map[*ir.Block]*ir.Block{}
	}
	c.blocks[b] = d
	return true
}
