package testpass

import (
	"fmt"
	"iter"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// operationsEquality compares the two operations of a module.
var operationsEquality = &pass.Def{Name: "test-operations-equality", Summary: "Test operations equality.", Class: class("TestOperationEqualPass"),
	On: "builtin.module", New: always(func(j *pass.Job) {
		b := j.Op.Region(0).First()
		n := 0
		for range b.Ops() {
			n++
		}
		if n != 2 {
			j.Report(j.Op.ErrorPlainf("expected 2 top-level ops in the module, got %d", n))
			j.Fail()
			return
		}
		x, y := b.First(), b.Last()
		c := comparison{locations: x.Attr("strict_loc_check") != nil, values: map[*ir.Value]*ir.Value{}, blocks: map[*ir.Block]*ir.Block{}}
		result := "NOT equals!"
		if c.equal(x, y) {
			result = "equals."
		}
		fmt.Fprintf(j.Stdout(), "%s with attr %v compares %s\n", x.Name(), x.AttrsAsDictionary(), result)
		j.PreserveAll()
	})}

// A comparison has the values and blocks in two operations, each with its counterpart.
type comparison struct {
	locations bool // which must be the same, too
	values    map[*ir.Value]*ir.Value
	blocks    map[*ir.Block]*ir.Block
}

// equal compares two operations with all that is in them. As long as each two have regions and
// blocks with as many operations, walks through both are in step.
func (c *comparison) equal(x, y *ir.Operation) bool {
	next, stop := iter.Pull(ir.Preorder(y))
	defer stop()
	for v := range ir.Preorder(x) {
		w, _ := next()
		if !c.same(v, w) || !c.regions(v, w) {
			return false
		}
	}
	return true
}

// same compares two operations without what is in them.
func (c *comparison) same(x, y *ir.Operation) bool {
	if x.Def() != y.Def() || x.AttrsAsDictionary() != y.AttrsAsDictionary() || x.NumOperands() != y.NumOperands() ||
		x.NumResults() != y.NumResults() || x.NumRegions() != y.NumRegions() || x.NumSuccessors() != y.NumSuccessors() ||
		c.locations && x.Loc() != y.Loc() {
		return false
	}
	for i, v := range x.Operands().All() {
		if w := y.Operand(i); v != w && c.values[v] != w || v.Type() != y.Operand(i).Type() {
			return false
		}
	}
	for i, v := range x.Results().All() {
		if v.Type() != y.Result(i).Type() {
			return false
		}
		c.values[v] = y.Result(i)
	}
	for i := range x.NumSuccessors() {
		if !c.sameBlock(x.Successor(i), y.Successor(i)) {
			return false
		}
	}
	return true
}

// regions compares how many blocks and operations two operations have, and the arguments.
func (c *comparison) regions(x, y *ir.Operation) bool {
	for i, r := range x.Regions() {
		b, d := r.First(), y.Region(i).First()
		for ; b != nil && d != nil; b, d = b.Next(), d.Next() {
			if b.NumArgs() != d.NumArgs() || !c.sameBlock(b, d) || !asLong(b, d) {
				return false
			}
			for i, v := range b.Args().All() {
				w := d.Arg(i)
				if v.Type() != w.Type() || c.locations && v.Loc() != w.Loc() {
					return false
				}
				c.values[v] = w
			}
		}
		if b != nil || d != nil {
			return false
		}
	}
	return true
}

// asLong reports whether two blocks have as many operations.
func asLong(b, d *ir.Block) bool {
	x, y := b.First(), d.First()
	for ; x != nil && y != nil; x, y = x.Next(), y.Next() {
	}
	return x == nil && y == nil
}

// sameBlock reports whether a block is the counterpart of another. The first one that is seen is.
func (c *comparison) sameBlock(b, d *ir.Block) bool {
	if old, ok := c.blocks[b]; ok {
		return old == d
	}
	c.blocks[b] = d
	return true
}

// distinctAttrs gives operations that have a distinct attribute another one of the same contents.
var distinctAttrs = &pass.Def{Name: "test-distinct-attrs", Summary: "Test parallel creation of distinct attributes", Class: class("DistinctAttributesPass"),
	On: "func.func", New: always(func(j *pass.Job) {
		for op := range ir.Preorder(j.Op) {
			if in, ok := op.Attr("distinct.input").(*ir.DistinctAttr); ok {
				op.SetAttr("distinct.output", ir.NewDistinctAttr(in.Referenced()))
			}
		}
	})}
