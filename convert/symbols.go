package convert

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/ir"
)

// symbols indexes the symbols of one operation during a conversion. Unlike
// ir.SymbolTable it follows operations that are created and undone.
type symbols struct {
	byName map[string][]*ir.Operation // those that were erased included
	tried  map[string]int             // by the name asked for: how many numbers FreeSymbol need not try
}

// Symbol returns the first operation with a symbol name directly in table, nil if
// absent. table has one region of one block. Operations that the conversion created
// count. Those that it replaced count until the conversion ends.
func (r *Rewriter) Symbol(table *ir.Operation, name string) *ir.Operation {
	return r.d.symbolsOf(table).find(table, name)
}

// FreeSymbol returns a name that no symbol of table has: the given one, or the first
// free one of name_0, name_1, …
func (r *Rewriter) FreeSymbol(table *ir.Operation, name string) string {
	s := r.d.symbolsOf(table)
	for i := s.tried[name]; ; i++ {
		free := name
		if i > 0 {
			free = name + "_" + strconv.Itoa(i-1)
		}
		if s.find(table, free) == nil {
			s.tried[name] = i
			return free
		}
	}
}

func (d *driver) symbolsOf(table *ir.Operation) *symbols {
	if d.parts != nil && !d.root.IsAncestor(table) {
		d.outside()
	}
	s := d.symbols[table]
	if s == nil {
		s = &symbols{map[string][]*ir.Operation{}, map[string]int{}}
		for b := range table.Region(0).Blocks() {
			for op := range b.Ops() {
				s.add(op)
			}
		}
		if d.symbols == nil {
			d.symbols = map[*ir.Operation]*symbols{}
		}
		d.symbols[table] = s
	}
	return s
}

func (s *symbols) add(op *ir.Operation) {
	if name := ir.SymbolNameOf(op); name != "" && !slices.Contains(s.byName[name], op) {
		s.byName[name] = append(s.byName[name], op)
	}
}

// find returns the first symbol of a name, and drops entries that no longer exist.
func (s *symbols) find(table *ir.Operation, name string) *ir.Operation {
	list := slices.DeleteFunc(s.byName[name], func(op *ir.Operation) bool {
		return op.ParentOp() != table || ir.SymbolNameOf(op) != name
	})
	if len(list) == 0 {
		delete(s.byName, name)
		return nil
	}
	s.byName[name] = list
	first := list[0]
	for _, op := range list[1:] {
		if op.IsBeforeInBlock(first) {
			first = op
		}
	}
	return first
}

// release lets FreeSymbol try the name of an undone symbol again.
func (s *symbols) release(op *ir.Operation) {
	name := ir.SymbolNameOf(op)
	if s.tried[name] > 0 {
		s.tried[name] = 0
	}
	if at := strings.LastIndexByte(name, '_'); at >= 0 {
		if n, err := strconv.Atoi(name[at+1:]); err == nil && n >= 0 && n+1 < s.tried[name[:at]] {
			s.tried[name[:at]] = n + 1
		}
	}
}

// symbolCame is called after an operation is created, moved or changed.
func (d *driver) symbolCame(op *ir.Operation) {
	if len(d.symbols) == 0 {
		return
	}
	if s := d.symbols[op.ParentOp()]; s != nil {
		s.add(op)
	}
}

// symbolGoes is called before an operation is removed, moved or changed.
func (d *driver) symbolGoes(op *ir.Operation) {
	if len(d.symbols) == 0 {
		return
	}
	if s := d.symbols[op.ParentOp()]; s != nil {
		s.release(op)
	}
}

// forgetSymbols is called when a block joins or leaves a region of an operation, which
// may be nil.
func (d *driver) forgetSymbols(table *ir.Operation) { delete(d.symbols, table) }
