package affineloops

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
)

// A strategy says which accesses of a loop make the slice of it that is put into another.
type strategy int

const (
	anyAccess        strategy = iota
	producerConsumer          // stores
	siblingLoads              // loads from a memref
)

// A choice is of the depth at which what a loop does is put into another.
type choice struct {
	*fusion
	from, to affine.ForOp
	slices   []*affine.Slice // for each depth
	legal    int             // the greatest depth that is possible
	depth    int             // the one that is chosen
}

// choice computes the slices for so many loops.
func (f *fusion) choice(from, to *node, around, depths int, s strategy, v *ir.Value) *choice {
	c := &choice{fusion: f, from: ir.Cast[affine.ForOp](from.op), to: ir.Cast[affine.ForOp](to.op)}
	for i := 1; i <= depths; i++ {
		slice, result := fusible(c.from, c.to, i+around, s, v)
		if result == MayFuse {
			c.legal = i
		}
		c.slices = append(c.slices, slice)
	}
	return c
}

// choose chooses a depth, with accesses to the memory that is saved.
func (c *choice) choose(accesses []*ir.Operation) attempt {
	if c.legal == 0 {
		return notFused
	}
	run := *c.fusion
	if hasCycle(c.from) || overwritesLoaded(c.from) {
		// Rounds must not be executed twice.
		if c.maximal {
			if more, ok := c.additional(c.legal); !ok || more > 0 {
				return fusedNever
			}
		}
		run.tolerance = 0
	}
	c.depth = c.legal
	if !c.maximal {
		tolerant := *c
		tolerant.fusion = &run
		if !tolerant.profitable(accesses) {
			return notFused
		}
		c.depth = tolerant.depth
	}
	if c.slices[c.depth-1].IsEmpty() {
		return notFused
	}
	return fused
}

// firstDependent returns the first operation between two that accesses what one of them does, and one of them
// stores there; or the last one, or one whose result is used by them.
func firstDependent(a, b affine.ForOp) *ir.Operation {
	stored := accessKinds(a.Op())
	for op := a.Op().Next(); op != b.Op(); op = op.Next() {
		if dependsOnAccess(op, stored) {
			return op
		}
	}
	return nil
}

// lastDependent returns the last operation between two on which the second depends.
func lastDependent(a, b affine.ForOp) *ir.Operation {
	stored := accessKinds(b.Op())
	for op := b.Op().Prev(); op != a.Op(); op = op.Prev() {
		if dependsOnAccess(op, stored) {
			return op
		}
		for inner := range ir.Postorder(op) {
			for _, v := range inner.Results().Values() {
				for u := range v.Uses() {
					if b.Op().IsAncestor(u.Owner()) && u.Owner() != b.Op() {
						return op
					}
				}
			}
		}
	}
	return nil
}

// accessKinds says of each memref that is accessed in an operation whether something is stored there.
func accessKinds(op *ir.Operation) map[*ir.Value]bool {
	stored := map[*ir.Value]bool{}
	for inner := range ir.Postorder(op) {
		if load, ok := affine.ReadOpInterface.Of(inner); ok {
			stored[load.Memref()] = stored[load.Memref()]
		} else if store, ok := affine.WriteOpInterface.Of(inner); ok {
			stored[store.Memref()] = true
		}
	}
	return stored
}

func dependsOnAccess(op *ir.Operation, stored map[*ir.Value]bool) bool {
	for inner := range ir.Postorder(op) {
		if load, ok := affine.ReadOpInterface.Of(inner); ok {
			if stored[load.Memref()] {
				return true
			}
		} else if store, ok := affine.WriteOpInterface.Of(inner); ok {
			if _, accessed := stored[store.Memref()]; accessed {
				return true
			}
		}
	}
	return false
}

// hasPlace reports whether there is a place for one loop that does what two do.
func hasPlace(a, b affine.ForOp) bool {
	first, last := firstDependent(a, b), lastDependent(a, b)
	return first == nil || last == nil || !first.IsBeforeInBlock(last) && first != last
}

// loadsAndStores lists those in a loop. ok is false if there is a conditional.
func loadsAndStores(loop affine.ForOp) (list []*ir.Operation, ok bool) {
	ok = true
	for op := range ir.Postorder(loop.Op()) {
		_, reads := affine.ReadOpInterface.Of(op)
		_, writes := affine.WriteOpInterface.Of(op)
		if reads || writes {
			list = append(list, op)
		} else if op.Is(affine.If) {
			ok = false
		}
	}
	return list, ok
}

func isWrite(op *ir.Operation) bool { _, ok := affine.WriteOpInterface.Of(op); return ok }

// FusionResult says whether what a loop does may be put into another.
type FusionResult int

// MayFuse: it may. CannotFuse: it may not, or that cannot be found out. NoPlace: operations between the loops
// depend on the first, and the second on them. WrongSlice: rounds would be executed that there are not.
const (
	MayFuse FusionResult = iota
	CannotFuse
	NoPlace
	WrongSlice
)

// Fusible computes the slice of a loop that may be put into another at a depth, by all their accesses. It is to
// be used for [MayFuse] only. This is MLIR's canFuseLoops.
func Fusible(from, to affine.ForOp, depth int) (*affine.Slice, FusionResult) {
	return fusible(from, to, depth, anyAccess, nil)
}

func fusible(from, to affine.ForOp, depth int, s strategy, v *ir.Value) (*affine.Slice, FusionResult) {
	none := &affine.Slice{}
	if depth == 0 || from.Op().Block() != to.Op().Block() {
		return none, CannotFuse
	}
	a, b := from, to
	first := from.Op().IsBeforeInBlock(to.Op())
	if !first {
		a, b = to, from
	}
	if !hasPlace(a, b) {
		return none, NoPlace
	}
	earlier, ok1 := loadsAndStores(a)
	later, ok2 := loadsAndStores(b)
	if !ok1 || !ok2 {
		return none, CannotFuse
	}
	if s == producerConsumer && (!first || producerDepth(earlier, later) < depth) {
		return none, CannotFuse
	}
	var ops []*ir.Operation
	for _, op := range earlier {
		switch load, reads := affine.ReadOpInterface.Of(op); {
		case s == producerConsumer && !isWrite(op), s == siblingLoads && (!reads || load.Memref() != v):
		default:
			ops = append(ops, op)
		}
	}
	slice, result := affine.SliceUnion(ops, later, depth, commonNesting(from.Op(), to.Op()), first)
	switch result {
	case affine.SliceFailed:
		return slice, CannotFuse
	case affine.SliceInvalid:
		return slice, WrongSlice
	}
	return slice, MayFuse
}

// commonNesting counts the induction variables of loops around both of two operations.
func commonNesting(a, b *ir.Operation) int {
	around := map[*ir.Operation]bool{}
	for p := a.ParentOp(); p != nil; p = p.ParentOp() {
		around[p] = true
	}
	for p := b.ParentOp(); p != nil; p = p.ParentOp() {
		if around[p] && (p.Is(affine.For) || p.Is(affine.Parallel)) {
			return affine.Nesting(p) + len(p.Region(0).First().Args().Values()) - iterArgs(p)
		}
	}
	return 0
}

// iterArgs counts the arguments of the body of a loop that are no induction variables.
func iterArgs(op *ir.Operation) int {
	if loop, ok := ir.As[affine.ForOp](op); ok {
		return loop.IterArgs().Len()
	}
	return 0
}

// producerDepth returns the greatest depth at which what stores of one loop store may be computed in another
// that loads it, so that its own accesses to the same memrefs keep their order.
func producerDepth(from, to []*ir.Operation) int {
	stored, loaded := map[*ir.Value]bool{}, map[*ir.Value]bool{}
	for _, op := range from {
		stored[accessed(op)] = stored[accessed(op)] || isWrite(op)
	}
	for _, op := range to {
		loaded[accessed(op)] = loaded[accessed(op)] || !isWrite(op)
	}
	var targets []affine.Access
	var ops []*ir.Operation
	for _, op := range to {
		if v := accessed(op); stored[v] && loaded[v] {
			a, _ := affine.AccessOf(op)
			targets, ops = append(targets, a), append(ops, op)
		}
	}
	if len(ops) == 0 {
		return 0
	}
	depth := len(affine.CommonFors(ops))
	if !slices.ContainsFunc(ops, isWrite) {
		return depth
	}
	for _, a := range targets {
		for _, b := range targets {
			for d := 1; d <= commonNesting(a.Op, b.Op)+1 && d <= depth; d++ {
				if affine.Depends(a, b, d, false).Exists {
					depth = min(depth, d-1)
					break
				}
			}
		}
	}
	return depth
}

// overwritesLoaded reports whether something may be stored in a loop where it has loaded from before. To
// execute the loop once more makes something else then.
func overwritesLoaded(loop affine.ForOp) bool {
	accesses := affine.Accesses(loop.Op())
	first := affine.Nesting(loop.Op()) + 1
	for _, load := range accesses {
		for _, store := range accesses {
			if load.Writes || !store.Writes || load.Memref != store.Memref {
				continue
			}
			for d := first; d <= commonNesting(load.Op, store.Op)+1; d++ {
				if affine.Depends(load, store, d, false).May() {
					return true
				}
			}
		}
	}
	return false
}

// hasCycle reports whether an access in a loop depends on itself, in a later round, or by others.
func hasCycle(loop affine.ForOp) bool {
	accesses := affine.Accesses(loop.Op())
	next := make([][]int, len(accesses))
	first := affine.Nesting(loop.Op()) + 1
	for i, a := range accesses {
		for k, b := range accesses {
			if a.Memref != b.Memref {
				continue
			}
			for d := first; d <= commonNesting(a.Op, b.Op)+1; d++ {
				if affine.Depends(a, b, d, false).May() {
					next[i] = append(next[i], k)
					break
				}
			}
		}
	}
	const open, done = 1, 2
	state := make([]int, len(accesses))
	var visit func(i int) bool
	visit = func(i int) bool {
		state[i] = open
		for _, k := range next[i] {
			if state[k] == open || state[k] != done && visit(k) {
				return true
			}
		}
		state[i] = done
		return false
	}
	for i := range accesses {
		if state[i] == 0 && visit(i) {
			return true
		}
	}
	return false
}
