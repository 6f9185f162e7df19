package ir

import "github.com/gomlir/gomlir/internal/shared"

// SymbolName is the inherent attribute that names a symbol.
const SymbolName = "sym_name"

// SymbolVisibility is the attribute that says who may refer to a symbol:
// "public" (or absent), "private" or "nested".
const SymbolVisibility = "sym_visibility"

// SymbolNameOf returns the name of a symbol, empty if the operation has none.
func SymbolNameOf(op *Operation) string {
	if s, ok := op.Attr(SymbolName).(*StringAttr); ok {
		return s.value
	}
	return ""
}

// VisibilityOf returns who may refer to a symbol: "public", "private" or "nested".
func VisibilityOf(op *Operation) string {
	if s, ok := op.Attr(SymbolVisibility).(*StringAttr); ok {
		return s.value
	}
	return "public"
}

// IsSymbol reports whether an operation is a symbol: its definition has the trait Symbol or
// FunctionLike, and it has a name, which a module may be without.
func IsSymbol(op *Operation) bool {
	return op.def.Traits&(Symbol|FunctionLike) != 0 && SymbolNameOf(op) != ""
}

// A SymbolTable maps the names of the symbols directly in an operation's region
// to the operations. It is a snapshot: add what is inserted later. Lookups are
// safe for concurrent use as long as nothing is added.
type SymbolTable struct {
	op     *Operation
	byName map[string]*Operation
}

// NewSymbolTable collects the symbols of an operation with the HasSymbolTable
// trait, or of any with one region of one block. Of two of the same name it
// keeps the first.
func NewSymbolTable(op *Operation) *SymbolTable {
	t := &SymbolTable{op: op, byName: map[string]*Operation{}}
	if op.NumRegions() == 0 {
		return t
	}
	for b := range op.Region(0).Blocks() {
		for o := b.first; o != nil; o = o.next {
			if n := SymbolNameOf(o); n != "" && t.byName[n] == nil {
				t.byName[n] = o
			}
		}
	}
	return t
}

// Op is the operation that holds the symbols.
func (t *SymbolTable) Op() *Operation { return t.op }

// Lookup returns the symbol of a name, or nil.
func (t *SymbolTable) Lookup(name string) *Operation { return t.byName[name] }

// Insert puts a symbol into the table and, if it is in no block, at the end of
// the region. If its name is taken it is renamed to a free one, name_N, which
// is returned.
func (t *SymbolTable) Insert(op *Operation) string {
	name := SymbolNameOf(op)
	if o := t.byName[name]; o != nil && o != op {
		name = t.FreeName(name)
		op.SetAttr(SymbolName, NewStringAttr(op.Context(), name))
	}
	t.byName[name] = op
	if op.block == nil {
		t.op.Region(0).First().Append(op)
	}
	return name
}

// FreeName returns a name that no symbol of the table has: name_0, name_1, …
func (t *SymbolTable) FreeName(name string) string {
	for i := 0; ; i++ {
		s := name + "_" + itoa(i)
		if t.byName[s] == nil {
			return s
		}
	}
}

// Remove takes the name of a symbol out of the table; the operation stays.
func (t *SymbolTable) Remove(op *Operation) {
	if n := SymbolNameOf(op); t.byName[n] == op {
		delete(t.byName, n)
	}
}

// SymbolTables caches the symbol tables of many operations. It is safe for
// concurrent use as long as the operations are not changed.
type SymbolTables struct {
	tables shared.Map // *Operation -> *SymbolTable
}

// Table returns the symbol table of an operation.
func (ts *SymbolTables) Table(op *Operation) *SymbolTable {
	if t, ok := ts.tables.Load(op); ok {
		return t.(*SymbolTable)
	}
	t, _ := ts.tables.LoadOrStore(op, NewSymbolTable(op))
	return t.(*SymbolTable)
}

// Lookup resolves a reference inside an operation that holds symbols, or
// returns nil.
func (ts *SymbolTables) Lookup(in *Operation, ref *SymbolRefAttr) *Operation {
	op := in
	for i, name := range ref.path {
		if i > 0 && !op.def.Has(HasSymbolTable) {
			return nil
		}
		if op = ts.Table(op).Lookup(name); op == nil {
			return nil
		}
	}
	return op
}

// LookupNearest resolves a reference in the nearest symbol table around an
// operation, the operation's own included, or returns nil.
func (ts *SymbolTables) LookupNearest(from *Operation, ref *SymbolRefAttr) *Operation {
	if t := NearestSymbolTable(from); t != nil {
		return ts.Lookup(t, ref)
	}
	return nil
}

// NearestSymbolTable returns the innermost operation with the HasSymbolTable
// trait that is op or holds it. It is nil if absent, or if an operation
// of a dialect that is not registered is in between, which might be one.
func NearestSymbolTable(op *Operation) *Operation {
	for ; op != nil; op = op.ParentOp() {
		if op.def.Has(HasSymbolTable) {
			return op
		}
		if op.NumRegions() == 1 && op.Context().Dialect(op.def.Namespace()) == nil {
			return nil
		}
	}
	return nil
}
