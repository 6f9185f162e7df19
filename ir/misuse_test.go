package ir

import (
	"strings"
	"testing"
)

// TestMisuse puts things where they cannot be: into themselves, or next to what is elsewhere.
func TestMisuse(t *testing.T) {
	c := testContext()
	type fixture struct {
		outer, inner, leaf, stray *Operation
		body, second, nested      *Block
	}
	build := func() (f fixture) {
		f.outer = makeOp(c, testCall, OperationState{Regions: []*Region{{}}})
		f.body, f.second = f.outer.Region(0).NewBlock(), f.outer.Region(0).NewBlock()
		f.inner = makeOp(c, testCall, OperationState{Regions: []*Region{{}}})
		f.body.Append(f.inner)
		f.nested = f.inner.Region(0).NewBlock()
		f.leaf = makeOp(c, testCall, OperationState{})
		f.nested.Append(f.leaf)
		f.stray = makeOp(c, testCall, OperationState{})
		return f
	}
	for _, test := range []struct {
		want string // of the panic
		do   func(f fixture)
	}{
		{"goes into a block that is in it", func(f fixture) { f.inner.MoveBefore(f.leaf) }},
		{"goes into a block that is in it", func(f fixture) { f.inner.MoveAfter(f.leaf) }},
		{"goes into a block that is in it", func(f fixture) { f.body.Append(f.outer); f.inner.Remove(); f.nested.Append(f.inner) }},
		{"goes into a block that is in it", func(f fixture) { f.inner.Remove(); f.nested.Append(f.inner) }},
		{"moves to an operation that is in no block", func(f fixture) { f.leaf.MoveBefore(f.stray) }},
		{"moves to an operation that is in no block", func(f fixture) { f.leaf.MoveAfter(f.stray) }},
		{"the operation to insert before is not in the block", func(f fixture) { f.body.InsertBefore(f.leaf, f.stray) }},
		{"the operation to insert before is not in the block", func(f fixture) { f.leaf.Erase(); f.nested.InsertBefore(f.leaf, f.stray) }},
		{"operation is already in a block", func(f fixture) { f.body.Append(f.leaf) }},
		{"block is already in a region", func(f fixture) { f.inner.Region(0).Append(f.body) }},
		{"the block to insert before is not in the region", func(f fixture) { f.outer.Region(0).InsertBefore(f.nested, NewBlock()) }},
		{"block goes into a region that is in it", func(f fixture) { f.body.Remove(); f.inner.Region(0).Append(f.body) }},
		{"block goes into a region that is in it", func(f fixture) { f.inner.Region(0).TakeBody(f.outer.Region(0)) }},
		{"TakeOps of a block that holds this one", func(f fixture) { f.nested.TakeOps(f.body) }},
		{"the operation to split at is not in the block", func(f fixture) { f.body.Split(f.leaf) }},
		{"CloneInto of a region into one that is in it", func(f fixture) { f.outer.Region(0).CloneInto(f.inner.Region(0), nil) }},
	} {
		func() {
			defer func() {
				if got, _ := recover().(string); !strings.Contains(got, test.want) {
					t.Errorf("panic %q, not %q", got, test.want)
				}
			}()
			test.do(build())
		}()
	}
}

// TestSelf takes a region and a block as both sides of an operation.
func TestSelf(t *testing.T) {
	c := testContext()
	outer := makeOp(c, testCall, OperationState{Regions: []*Region{{}}})
	r := outer.Region(0)
	b, second := r.NewBlock(), r.NewBlock()
	b.Append(makeOp(c, testCall, OperationState{}))
	second.Append(makeOp(c, testCall, OperationState{}))
	r.TakeBody(r)
	b.TakeOps(b)
	if b.First() == nil || b.First() != b.Last() || r.Len() != 2 || r.First() != b {
		t.Error("TakeBody or TakeOps has changed something")
	}
	r.CloneInto(r, nil)
	n := 0
	for b := range r.Blocks() {
		for op := range b.Ops() {
			if op.Block() != b {
				t.Error("wrong block")
			}
			n++
		}
	}
	if n != 4 || r.Len() != 4 {
		t.Errorf("%d blocks and %d operations after CloneInto", r.Len(), n)
	}
}
