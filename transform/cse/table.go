package cse

import (
	"hash/maphash"
	"sync"

	"github.com/gomlir/gomlir/ir"
)

// A table has the operations that are known where the driver is, in nested scopes. Equal
// operations are one key. The zero table is empty.
type table struct {
	entries []entry
	// heads are the numbers of the newest entries with a hash, plus one, by the lower
	// bits of the hash.
	heads []int32
	// floor is the number of the first entry that is visible.
	floor int
}

// tables are empty tables, for most functions are small and there are many.
var tables = sync.Pool{New: func() any { return &table{} }}

// An entry is a known operation.
type entry struct {
	op   *ir.Operation
	hash uint64
	// next is the number of an older entry with the same lower bits of the hash, plus
	// one.
	next int32
	// writes is how many operations before it in its block may write.
	writes int
}

// enter begins a scope. It returns what leave needs to end it.
func (t *table) enter() (scope int) { return len(t.entries) }

// leave ends a scope: what was inserted in it is not known any more.
func (t *table) leave(scope int) {
	for i := len(t.entries) - 1; i >= scope; i-- {
		e := &t.entries[i]
		t.heads[e.hash&uint64(len(t.heads)-1)] = e.next
		e.op = nil
	}
	t.entries = t.entries[:scope]
}

// close hides all entries until open gets what it returned.
func (t *table) close() (floor int) {
	floor, t.floor = t.floor, len(t.entries)
	return floor
}

func (t *table) open(floor int) { t.floor = floor }

// lookup returns the newest entry that is equal to an operation with a hash, nil if
// absent. It is valid until something is inserted.
func (t *table) lookup(op *ir.Operation, hash uint64) *entry {
	if len(t.heads) == 0 {
		return nil
	}
	for i := int(t.heads[hash&uint64(len(t.heads)-1)]) - 1; i >= t.floor; {
		e := &t.entries[i]
		if e.hash == hash && (ir.Equivalence{}).Ops(e.op, op) {
			return e
		}
		i = int(e.next) - 1
	}
	return nil
}

// insert makes an operation known in the innermost scope.
func (t *table) insert(op *ir.Operation, hash uint64, writes int) {
	if len(t.entries) >= len(t.heads) {
		t.heads = make([]int32, max(64, 2*len(t.heads)))
		for i := range t.entries {
			t.link(i)
		}
	}
	t.entries = append(t.entries, entry{op: op, hash: hash, writes: writes})
	t.link(len(t.entries) - 1)
}

// link makes the entry of a number the head of its list.
func (t *table) link(i int) {
	head := &t.heads[t.entries[i].hash&uint64(len(t.heads)-1)]
	t.entries[i].next, *head = *head, int32(i)+1
}

var seed = maphash.MakeSeed()

// A shape is what equal operations have in common besides operands and regions.
type shape struct {
	def      *ir.OpDef
	inherent *ir.InherentAttrs
	attrs    *ir.DictionaryAttr
	operands int
	result   uint32 // type of the first result
}

func shapeOf(op *ir.Operation) shape {
	s := shape{op.Def(), op.InherentAttrs(), op.Discardables(), op.NumOperands(), 0}
	if op.NumResults() > 0 {
		s.result = ir.TypeID(op.Result(0).Type())
	}
	return s
}

// lookedAt is how many operations of a region go into the hash. It keeps those apart that
// differ early on, and the cost of nested regions low.
const lookedAt = 8

// hash returns a number that is the same for equal operations.
func hash(op *ir.Operation) uint64 {
	h := maphash.Comparable(seed, shapeOf(op))
	commutative := op.Has(ir.Commutative)
	for _, v := range op.Operands().All() {
		x := maphash.Comparable(seed, v)
		if commutative {
			h += x
		} else {
			h = (h ^ x) * 0x9e3779b97f4a7c15
		}
	}
	for _, r := range op.Regions() {
		if r.Empty() {
			continue
		}
		n := 0
		for in := r.First().First(); in != nil && n < lookedAt; in = in.Next() {
			h = (h ^ maphash.Comparable(seed, shapeOf(in))) * 0x9e3779b97f4a7c15
			n++
		}
	}
	return h ^ h>>32
}
