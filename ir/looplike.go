package ir

// LoopLikeOpInterface is implemented by operations that execute regions again and again.
var LoopLikeOpInterface = NewOpInterface[LoopLikeOp]("LoopLikeOpInterface")

// A LoopLikeOp executes regions any number of times each time that it is executed: MLIR's
// LoopLikeOpInterface. An implementation may have the methods of [LoopHoistOp],
// [CarryingLoopOp] and [BoundedLoopOp], too.
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

// A CarryingLoopOp is a LoopLikeOp whose results are what the last round hands over. Each
// round gets as many values as there are results: the first one the inits, which are
// operands, the others the yields of the round before. The args, arguments of the body, stand
// for them. There are no yields if the terminator of the body cannot be told.
type CarryingLoopOp interface {
	CarriedValues() (inits, args, yields ValueRange)
}

// A LoopBound says what values an induction variable has: Lower, then one Step more in each
// round, as long as that is less than Upper. Bounds are attributes if they are constants of
// the operation itself, and zero if they are neither that nor values.
type LoopBound struct {
	Variable           *Value
	Lower, Upper, Step FoldResult
}

// A BoundedLoopOp is a LoopLikeOp with induction variables, and a bound for each.
type BoundedLoopOp interface {
	LoopBounds() []LoopBound
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
