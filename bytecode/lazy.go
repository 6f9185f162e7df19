package bytecode

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// A File is a file of bytecode whose isolated regions are read when somebody asks for them. It
// is not safe for concurrent use.
type File struct {
	r       *reader
	report  diag.Handler
	block   *ir.Block
	pending map[*ir.Operation]span
	order   []*ir.Operation
	eager   func(*ir.Operation) bool
}

// Open reads the operations of a file that are outside of isolated ones. The others have empty
// regions until [File.Materialize]. It returns nil if there was an error. A file of a version
// before 2 is read as a whole.
//
// The function eager may be nil. It is called for each isolated operation, and if it returns
// true, the regions are read at once.
func Open(ctx *ir.Context, name string, data []byte, cfg ReadConfig, eager func(*ir.Operation) bool, report diag.Handler) *File {
	f := &File{r: newReader(ctx, name, data, cfg), report: report, pending: map[*ir.Operation]span{}, eager: eager}
	f.r.lazy = f
	f.block = f.r.read(true)
	f.r.report(report)
	if f.block == nil {
		return nil
	}
	return f
}

// Block has the operations of the file.
func (f *File) Block() *ir.Block { return f.block }

// keep leaves the regions of an operation for later.
func (f *File) keep(op *ir.Operation, at span) bool {
	if f.eager != nil && f.eager(op) {
		return false
	}
	f.pending[op] = at
	f.order = append(f.order, op)
	return true
}

// Pending is how many operations have regions that were not read.
func (f *File) Pending() int { return len(f.pending) }

// IsMaterializable reports whether the regions of an operation were not read.
func (f *File) IsMaterializable(op *ir.Operation) bool {
	_, ok := f.pending[op]
	return ok
}

// Materialize reads the regions of an operation, but not those of isolated operations in it.
// It does nothing if they were read. It reports errors and returns false if there was one; the
// regions may then have a part of what is in the file.
func (f *File) Materialize(op *ir.Operation) bool {
	at, ok := f.pending[op]
	if !ok {
		return true
	}
	delete(f.pending, op)
	t := &task{r: f.r, op: op, at: at, arena: &ir.Arena{}, scratch: &scratch{}}
	t.run()
	if t.dangles && !t.failed {
		t.errorf("not all forward unresolved forward operand references")
	}
	for _, d := range t.diags {
		f.report(d)
	}
	return !t.failed
}

// Finalize ends lazy reading. Operations whose regions were not read are materialized if keep
// returns true, with what is in them, and erased otherwise. A nil function keeps all.
func (f *File) Finalize(keep func(*ir.Operation) bool) bool {
	for i := 0; i < len(f.order); i++ { // it grows
		op := f.order[i]
		switch {
		case !f.IsMaterializable(op):
		case keep == nil || keep(op):
			if !f.Materialize(op) {
				return false
			}
		default:
			delete(f.pending, op)
			op.Erase()
		}
	}
	f.order = nil
	return true
}
