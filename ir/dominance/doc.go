// Package dominance finds out which blocks, operations and values dominate
// which: what control flow has passed for certain when it comes to a place.
//
// A block a dominates a block b of the same region if every way from the entry
// of the region to b goes through a; it properly dominates b if, also, they are
// different. The dominators of a block form a chain, so those of a region form
// a [Tree], with the entry at the root.
//
// An [Info] is the trees of any number of regions, each built when it is first
// asked for, and what follows from them for operations and values anywhere in
// a nest of regions:
//
//	var dom dominance.Info
//	if dom.ValueDominates(v, op) {
//		// op may have v as an operand
//	}
//
// A [Dynamic] is the tree of one region that is kept right while edges are inserted and deleted and
// blocks are split.
//
// A [PostInfo], its [PostTree] and a [PostDynamic] are the same for what control flow comes to later.
//
// # Regions without order
//
// In a graph region, such as the body of builtin.module, and in a region of an
// operation that is not registered and might be one, the operations of a block
// have no order: each dominates all others and itself. See
// ir.Region.HasSSADominance.
//
// # Unreachable blocks
//
// No way leads to an unreachable block, so all blocks dominate it; it dominates
// no other block.
//
// # Cost
//
// A tree is built in time O(m log n) for n blocks with m edges by the simple
// variant of Lengauer and Tarjan's algorithm (TOPLAS 1979), whatever the shape
// of the graph; nothing recurses. Questions about a tree take constant time.
// What was found out is not updated when the blocks of a region or their edges
// change: see [Info.Invalidate].
package dominance
