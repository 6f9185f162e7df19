package rewrite

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// A worklist is a stack of operations without duplicates. Removing an operation leaves
// a hole.
type worklist struct {
	list []*ir.Operation
	at   map[*ir.Operation]int // the places in list, see place
	// reversed is how long the list was when it was turned around.
	reversed int
}

// place returns the number in the map for a place in the list, and the other way round:
// that of the first operations changed when the list was turned around, the map did not.
func (w *worklist) place(i int) int {
	if i < w.reversed {
		return w.reversed - 1 - i
	}
	return i
}

func (w *worklist) push(op *ir.Operation) {
	if _, ok := w.at[op]; ok {
		return
	}
	w.at[op] = w.place(len(w.list))
	w.list = append(w.list, op)
}

// pop removes the operation that was pushed last and returns it, nil if the worklist is
// empty.
func (w *worklist) pop() *ir.Operation {
	for len(w.list) > 0 {
		op := w.list[len(w.list)-1]
		w.list = w.list[:len(w.list)-1]
		if op != nil {
			delete(w.at, op)
			return op
		}
	}
	return nil
}

func (w *worklist) remove(op *ir.Operation) {
	if i, ok := w.at[op]; ok {
		w.list[w.place(i)] = nil
		delete(w.at, op)
	}
}

func (w *worklist) clear() {
	if w.at == nil {
		w.at = map[*ir.Operation]int{}
	}
	w.list, w.reversed = w.list[:0], 0
	clear(w.at)
}

// reverse turns the list around, which happens once.
func (w *worklist) reverse() {
	slices.Reverse(w.list)
	w.reversed = len(w.list)
}
