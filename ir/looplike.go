package ir

// LoopLikeOpInterface is implemented by operations that execute regions again and again.
var LoopLikeOpInterface = NewOpInterface[LoopLikeOp]("LoopLikeOpInterface")

// A LoopLikeOp executes regions any number of times each time that it is executed: MLIR's
// LoopLikeOpInterface. An implementation may have the methods of [LoopHoistOp], too.
type LoopLikeOp interface {
	Op
	// LoopRegions returns the regions that are executed again and again.
	LoopRegions() []*Region
}

// A LoopHoistOp is a LoopLikeOp that knows better than [DefinedOutsideLoop] and
// [MoveOutOfLoop] what is the same in each round, or where that goes.
type LoopHoistOp interface {
	DefinedOutsideLoop(v *Value) bool
	MoveOutOfLoop(op *Operation)
}

// DefinedOutsideLoop reports whether a value is the same in each round of a loop, because
// it is not defined in the loop.
func DefinedOutsideLoop(loop LoopLikeOp, v *Value) bool {
	if h, ok := loop.(LoopHoistOp); ok {
		return h.DefinedOutsideLoop(v)
	}
	r := v.ParentRegion()
	return r == nil || r.Op() == nil || !loop.Op().IsAncestor(r.Op())
}

// MoveOutOfLoop moves an operation of a loop to where it is executed once, before the loop.
func MoveOutOfLoop(loop LoopLikeOp, op *Operation) {
	if h, ok := loop.(LoopHoistOp); ok {
		h.MoveOutOfLoop(op)
		return
	}
	op.MoveBefore(loop.Op())
}
