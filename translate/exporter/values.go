package exporter

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// values holds the translations of the values in a region. It finds nearly all of them by the
// numbers of their block and operation, without hashing, and reuses the memory for the next region.
// The zero values is for operations outside of any region.
type values struct {
	region *ir.Region
	blocks []blockValues // by block number
	table  []llvmir.Value
	rest   map[*ir.Value]llvmir.Value // values without a place in the table
}

// blockValues is the range of a block's values in the table.
type blockValues struct {
	args  uint32 // place of argument 0
	ops   uint32 // place of the first operation's result
	first uint32 // ordinal of the first operation
}

// start clears the table and makes room for the values of a region. No block or operation may be
// added to the region later.
func (t *values) start(r *ir.Region) {
	clear(t.table)
	t.region, t.blocks, t.table, t.rest = r, t.blocks[:0], t.table[:0], nil
	n := uint32(0)
	for b := range r.Blocks() {
		at := blockValues{args: n, ops: n + uint32(b.NumArgs())}
		n = at.ops
		if op := b.First(); op != nil {
			first, ok := op.Ordinal()
			if last, _ := b.Last().Ordinal(); ok {
				at.first = first
				n += last - first + 1
			}
		}
		t.blocks = append(t.blocks, at)
	}
	if uint32(cap(t.table)) < n {
		t.table = make([]llvmir.Value, n, n+n/4)
	}
	t.table = t.table[:n]
}

// place returns the place of a value in the table. The second result is false if it has none.
func (t *values) place(v *ir.Value) (int, bool) {
	b := v.ParentBlock()
	if b == nil || b.Region() != t.region || t.region == nil {
		return 0, false
	}
	at := &t.blocks[b.Number()]
	op := v.DefiningOp()
	if op == nil {
		return int(at.args) + v.Index(), true
	}
	n, ok := op.Ordinal()
	return int(at.ops + n - at.first), ok && v.Index() == 0
}

// of returns the translation of a value, nil if absent.
func (t *values) of(v *ir.Value) llvmir.Value {
	if i, ok := t.place(v); ok {
		return t.table[i]
	}
	return t.rest[v]
}

// set records the translation of a value.
func (t *values) set(v *ir.Value, to llvmir.Value) {
	if i, ok := t.place(v); ok {
		t.table[i] = to
		return
	}
	if t.rest == nil {
		t.rest = map[*ir.Value]llvmir.Value{}
	}
	t.rest[v] = to
}
