package rewrite

import "github.com/gomlir/gomlir/ir"

// A worklist is a stack of operations without duplicates. Removing an operation leaves
// a hole.
type worklist struct {
	list []*ir.Operation
	at   map[*ir.Operation]int
}

func (w *worklist) push(op *ir.Operation) {
	if _, ok := w.at[op]; ok {
		return
	}
	w.at[op] = len(w.list)
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
		w.list[i] = nil
		delete(w.at, op)
	}
}

func (w *worklist) clear() {
	if w.at == nil {
		w.at = map[*ir.Operation]int{}
	}
	w.list = w.list[:0]
	clear(w.at)
}

func (w *worklist) reverse() {
	for i, j := 0, len(w.list)-1; i < j; i, j = i+1, j-1 {
		w.list[i], w.list[j] = w.list[j], w.list[i]
	}
	for i, op := range w.list {
		if op != nil {
			w.at[op] = i
		}
	}
}
