package rewrite

import (
	"context"

	"github.com/gomlir/gomlir/action"
	"github.com/gomlir/gomlir/ir"
)

// Walk visits each operation below op once, those inside of an operation before itself,
// and applies the best pattern that matches. It visits neither what patterns create nor
// what they change again, it does not fold, and it erases nothing by itself: the simplest
// driver, for patterns that need no more. listener may be nil.
//
// A pattern may erase the operation that it matches, and what is inside. It must not erase
// or move the operation after that one: Walk then goes on with the next block. Blocks
// that the entry of their region does not lead to are not visited.
//
// When ctx is done, Walk returns before the next operation.
//
// This is MLIR's walkAndApplyPatterns.
func Walk(ctx context.Context, op *ir.Operation, patterns *Patterns, listener *Listener) {
	r := New(op.Context(), listener)
	action.Execute(ctx, walking{op}, func() {
		for _, region := range op.Regions() {
			walkRegion(ctx, region, patterns, r)
		}
	})
}

// A walking is the action of a Walk.
type walking struct{ op *ir.Operation }

func (walking) Tag() string { return "walk-and-apply-patterns" }

func (walking) Append(dst []byte) []byte { return append(dst, "walk-and-apply-patterns"...) }

func (w walking) Units() []action.Unit { return []action.Unit{{Op: w.op}} }

// A position is how far the walk of a region has come.
type position struct {
	block   *ir.Block
	op      *ir.Operation      // the next one, nil at the end of the block
	reached map[*ir.Block]bool // nil if there is only one block
	inside  bool               // of op, the walk has come out of it
}

// newPosition returns the start of a region. ok is false if it has no blocks.
func newPosition(r *ir.Region) (p position, ok bool) {
	if r.Empty() {
		return p, false
	}
	p = position{block: r.First(), op: r.First().First()}
	if !r.HasOneBlock() {
		p.reached = Reachable(r)
	}
	return p, true
}

// nextBlock goes on with the next block that is reachable. It returns false at the end.
func (p *position) nextBlock() bool {
	for p.block = p.block.Next(); p.block != nil && !p.reached[p.block]; {
		p.block = p.block.Next()
	}
	if p.block == nil {
		return false
	}
	p.op, p.inside = p.block.First(), false
	return true
}

func walkRegion(ctx context.Context, region *ir.Region, patterns *Patterns, r *Rewriter) {
	start, ok := newPosition(region)
	if !ok {
		return
	}
	actions := action.HandlerOf(ctx)
	stack := []position{start}
	for len(stack) > 0 && ctx.Err() == nil {
		depth := len(stack) - 1
		top := &stack[depth]
		if top.op == nil || top.op.Block() != top.block {
			if !top.nextBlock() {
				stack = stack[:depth]
			}
			continue
		}
		op := top.op
		if !top.inside {
			top.inside = true
			for i := op.NumRegions() - 1; i >= 0; i-- {
				if p, ok := newPosition(op.Region(i)); ok {
					stack = append(stack, p)
				}
			}
			if len(stack) > depth+1 {
				continue
			}
		}
		top.op, top.inside = op.Next(), false
		applyAction(ctx, actions, patterns.For(op), op, r)
	}
}
