package ir

import "iter"

// A WalkResult tells a walk how to go on.
type WalkResult uint8

const (
	// Advance goes on.
	Advance WalkResult = iota
	// Skip goes on, but not into the regions of the operation (pre-order only).
	Skip
	// Interrupt ends the whole walk.
	Interrupt
)

// WalkPre calls f for an operation and all below it, each before those in its
// regions. It returns false if f interrupted it. f may erase its argument if it
// returns Skip, and may change what comes after it.
func WalkPre(op *Operation, f func(*Operation) WalkResult) bool {
	switch f(op) {
	case Skip:
		return true
	case Interrupt:
		return false
	}
	for _, r := range op.Regions() {
		for b := r.first; b != nil; {
			nextBlock := b.next
			for op := b.first; op != nil; {
				next := op.next
				if op.ext == nil { // it has no regions, like most
					if f(op) == Interrupt {
						return false
					}
				} else if !WalkPre(op, f) {
					return false
				}
				op = next
			}
			b = nextBlock
		}
	}
	return true
}

// WalkPost calls f for an operation and all below it, each after those in its
// regions. It returns false if f interrupted it. f may erase its argument.
func WalkPost(op *Operation, f func(*Operation) WalkResult) bool {
	for _, r := range op.Regions() {
		for b := r.first; b != nil; {
			nextBlock := b.next
			for op := b.first; op != nil; {
				next := op.next
				if op.ext == nil { // it has no regions, like most
					if f(op) == Interrupt {
						return false
					}
				} else if !WalkPost(op, f) {
					return false
				}
				op = next
			}
			b = nextBlock
		}
	}
	return f(op) != Interrupt
}

// Preorder yields an operation and all below it, each before those in its regions:
//
//	for op := range ir.Preorder(module) {
//
// The body of the loop may change what comes after the operation that it is given, but
// not erase that. WalkPre can also leave out what is in an operation.
func Preorder(op *Operation) iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		WalkPre(op, func(op *Operation) WalkResult {
			if !yield(op) {
				return Interrupt
			}
			return Advance
		})
	}
}

// Postorder yields an operation and all below it, each after those in its regions. The
// body of the loop may erase the operation that it is given.
func Postorder(op *Operation) iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		WalkPost(op, func(op *Operation) WalkResult {
			if !yield(op) {
				return Interrupt
			}
			return Advance
		})
	}
}

// OpsOf yields the views of all operations of a kind in and below an operation, in
// pre-order:
//
//	for call := range ir.OpsOf[fn.CallOp](module) {
func OpsOf[V OpView](op *Operation) iter.Seq[V] {
	return func(yield func(V) bool) {
		for op := range Preorder(op) {
			if v, ok := As[V](op); ok && !yield(v) {
				return
			}
		}
	}
}

// WalkSubElements calls the functions for an attribute or type that is a
// parameter of a, directly.
func WalkSubElements(a Attribute, attr func(Attribute), typ func(Type)) {
	if f := a.Def().SubElements; f != nil {
		f(a, attr, typ)
	}
}

// WalkTypeSubElements calls the functions for an attribute or type that is a
// parameter of t, directly.
func WalkTypeSubElements(t Type, attr func(Attribute), typ func(Type)) {
	if f := t.Def().SubElements; f != nil {
		f(t, attr, typ)
	}
}
