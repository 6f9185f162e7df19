// Package symbols has passes on symbols: symbol-dce erases those that nobody refers to,
// symbol-privatize hides them from what is outside.
package symbols

import (
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Privatize is the pass symbol-privatize. It makes the symbols directly in the regions of
// an operation private, but for those that the option exclude names.
var Privatize = &pass.Def{
	Name:    "symbol-privatize",
	Summary: "Mark symbols private",
	Class:   "SymbolPrivatize",
	New: func(o *pass.Options) func(*pass.Job) {
		var exclude []string
		o.Strings(&exclude, "exclude", "Comma separated list of symbols that should not be marked private")
		return func(j *pass.Job) {
			private := ir.NewStringAttr(j.Op.Context(), "private")
			for op := range directly(j.Op) {
				if ir.IsSymbol(op) && !slices.Contains(exclude, ir.SymbolNameOf(op)) {
					op.SetAttr(ir.SymbolVisibility, private)
				}
			}
		}
	},
}

// DCE is the pass symbol-dce. It erases the symbols that are not live: public ones are,
// unless the symbol table around them is itself hidden, and so is what a live operation
// refers to.
var DCE = &pass.Def{
	Name:    "symbol-dce",
	Summary: "Eliminate dead symbols",
	Class:   "SymbolDCE",
	New: func(o *pass.Options) func(*pass.Job) {
		dead := o.Statistic("num-dce'd", "Number of symbols DCE'd")
		return func(j *pass.Job) {
			if !j.Op.Has(ir.HasSymbolTable) {
				j.Report(j.Op.Errorf(" was scheduled to run under SymbolDCE, but does not define a symbol table"))
				j.Fail()
				return
			}
			s := &search{live: map[*ir.Operation]bool{}, tables: &ir.SymbolTables{}}
			hidden := j.Op.ParentOp() == nil || !ir.IsSymbol(j.Op) || isPrivate(j.Op)
			if d := s.table(j.Op, hidden); d != nil {
				j.Report(d)
				j.Fail()
				return
			}
			n := s.erase(j.Op)
			dead.Add(n)
			if n == 0 {
				j.PreserveAll()
			}
			j.ChangedInside() // but for symbol tables, which do not count
		}
	},
}

// directly yields the operations directly in the regions of one. The one that is yielded
// may be erased.
func directly(op *ir.Operation) func(yield func(*ir.Operation) bool) {
	return func(yield func(*ir.Operation) bool) {
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				for op := range b.Ops() {
					if !yield(op) {
						return
					}
				}
			}
		}
	}
}

func visibility(op *ir.Operation) string {
	if s, ok := op.Attr(ir.SymbolVisibility).(*ir.StringAttr); ok {
		return s.Value()
	}
	return "public"
}

func isPrivate(op *ir.Operation) bool { return visibility(op) == "private" }

// A search finds the live symbols.
type search struct {
	live   map[*ir.Operation]bool
	tables *ir.SymbolTables
	refs   ir.SymbolRefs
}

// table finds the live symbols in a symbol table, and what these refer to. Hidden: nobody
// outside can refer to its symbols.
func (s *search) table(table *ir.Operation, hidden bool) *diag.Diagnostic {
	var work []*ir.Operation
	for op := range directly(table) {
		if ir.IsSymbol(op) {
			if vis := visibility(op); vis != "public" && (hidden || vis == "private") || s.live[op] {
				continue
			}
			s.live[op] = true
		}
		work = append(work, op)
	}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		known, d := s.below(op, hidden, &work)
		if d != nil {
			return d
		}
		if !known {
			return op.ErrorPlainf("operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses")
		}
	}
	return nil
}

// below finds what an operation of a symbol table, and what is in it, refers to. It
// reports false if it is not known whether an operation is a symbol table.
func (s *search) below(op *ir.Operation, hidden bool, work *[]*ir.Operation) (known bool, d *diag.Diagnostic) {
	table := op.ParentOp()
	known = ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		if op.NumRegions() == 1 && op.Context().Dialect(op.Def().Namespace()) == nil {
			return ir.Interrupt
		}
		if op.Has(ir.HasSymbolTable) {
			if d = s.table(op, hidden || !ir.IsSymbol(op) || isPrivate(op)); d != nil {
				return ir.Interrupt
			}
		}
		for _, ref := range s.refs.Of(op) {
			*work = append(*work, s.reached(table, ref)...)
		}
		if op.Has(ir.HasSymbolTable) {
			return ir.Skip
		}
		return ir.Advance
	})
	return known || d != nil, d
}

// reached marks the symbols on the way of a reference as live. It returns those that were
// not.
func (s *search) reached(table *ir.Operation, ref *ir.SymbolRefAttr) (found []*ir.Operation) {
	var way []*ir.Operation
	for op := table; len(way) < len(ref.Path()); way = append(way, op) {
		if !op.Has(ir.HasSymbolTable) {
			return nil
		}
		if op = s.tables.Table(op).Lookup(ref.Path()[len(way)]); op == nil {
			return nil // of something that is not here
		}
	}
	for _, op := range way {
		if !s.live[op] {
			s.live[op] = true
			found = append(found, op)
		}
	}
	return found
}

// erase erases the symbols that are not live, and returns how many there were.
func (s *search) erase(op *ir.Operation) (n uint64) {
	for in := range directly(op) {
		if op.Has(ir.HasSymbolTable) && ir.IsSymbol(in) && !s.live[in] {
			in.Erase()
			n++
			continue
		}
		n += s.erase(in)
	}
	return n
}
