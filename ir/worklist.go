package ir

import "slices"

// A Worklist is a stack of operations without duplicates, from which any of them can be
// removed. An operation of the stack knows its place there, so nothing is hashed. The
// operations must be those of one goroutine. The zero Worklist is ready to use.
type Worklist struct {
	list []*Operation // with holes, which are nil
	len  int          // without the holes
	// others are the places of the operations that are in another Worklist, too.
	others map[*Operation]int
}

// place returns where an operation keeps its place in a Worklist, counted from 1. It is 0 if
// the operation is in none.
func (op *Operation) place() *uint32 { return (*uint32)(&op.result.pos) }

// find returns the place of an operation, -1 if it is not in the list.
func (w *Worklist) find(op *Operation) int {
	if i, ok := w.others[op]; ok {
		return i
	}
	if i := int(*op.place()) - 1; i >= 0 && i < len(w.list) && w.list[i] == op {
		return i
	}
	return -1
}

// Push puts an operation on the stack. It does nothing if the operation is there.
func (w *Worklist) Push(op *Operation) {
	if w.find(op) >= 0 {
		return
	}
	w.list = append(w.list, op)
	w.len++
	if p := op.place(); *p == 0 {
		*p = uint32(len(w.list))
		return
	}
	if w.others == nil {
		w.others = map[*Operation]int{}
	}
	w.others[op] = len(w.list) - 1
}

// Pop removes the operation that was pushed last and returns it, nil if the stack is empty.
func (w *Worklist) Pop() *Operation {
	for len(w.list) > 0 {
		op := w.list[len(w.list)-1]
		if op != nil {
			w.forget(op)
		}
		w.list = w.list[:len(w.list)-1]
		if op != nil {
			return op
		}
	}
	return nil
}

// Remove removes an operation. It does nothing if the operation is not there.
func (w *Worklist) Remove(op *Operation) {
	if i := w.find(op); i >= 0 {
		w.forget(op)
		w.list[i] = nil
	}
}

// forget drops the place of an operation of the list.
func (w *Worklist) forget(op *Operation) {
	w.len--
	if _, ok := w.others[op]; ok {
		delete(w.others, op)
		return
	}
	*op.place() = 0
}

// Len returns the number of operations.
func (w *Worklist) Len() int { return w.len }

// Cap returns the number of operations that there is memory for, removed ones included.
func (w *Worklist) Cap() int { return cap(w.list) }

// Clear removes all operations. Who drops a Worklist that is not empty clears it.
func (w *Worklist) Clear() {
	for _, op := range w.list {
		if op != nil {
			w.forget(op)
		}
	}
	clear(w.list)
	w.list, w.others = w.list[:0], nil
}

// Reverse makes the operation that was pushed first the next one to pop.
func (w *Worklist) Reverse() {
	slices.Reverse(w.list)
	for i, op := range w.list {
		if op == nil {
			continue
		}
		if _, ok := w.others[op]; ok {
			w.others[op] = i
		} else {
			*op.place() = uint32(i + 1)
		}
	}
}
