// Package duplicatefunctions has the pass duplicate-function-elimination: of functions that
// differ in their names only, it keeps the first one of a symbol table.
package duplicatefunctions

import (
	"hash/maphash"
	"slices"

	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass duplicate-function-elimination.
var Pass = &pass.Def{
	Name:    "duplicate-function-elimination",
	Summary: "Deduplicate functions",
	Class:   "DuplicateFunctionEliminationPass",
	On:      "builtin.module",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			duplicates := find(j.Op)
			if len(duplicates) == 0 {
				j.PreserveAll()
				return
			}
			rename(j.Op, duplicates)
			for _, f := range duplicates.inOrder(j.Op) {
				f.Erase()
			}
		}
	},
}

// duplicates has the functions that are to go, each with the name of the one that stays.
type duplicates map[*ir.Operation]string

// inOrder returns the functions in the order in which they are in an operation.
func (d duplicates) inOrder(in *ir.Operation) (list []*ir.Operation) {
	for op := range ir.Postorder(in) {
		if _, ok := d[op]; ok {
			list = append(list, op)
		}
	}
	return list
}

// A key is what the functions of a list have in common that may be equal.
type key struct {
	table *ir.Operation // the operation around them
	hash  uint64
}

func find(in *ir.Operation) duplicates {
	d := duplicates{}
	kept := map[key][]fn.FuncOp{}
	seed := maphash.MakeSeed()
	for op := range ir.Postorder(in) {
		f, ok := ir.As[fn.FuncOp](op)
		if !ok || f.Body().Empty() {
			continue
		}
		k := key{op.ParentOp(), hash(seed, f)}
		if i := slices.IndexFunc(kept[k], func(g fn.FuncOp) bool { return equal(f, g) }); i >= 0 {
			d[op] = kept[k][i].SymName()
			continue
		}
		kept[k] = append(kept[k], f)
	}
	return d
}

// equal reports whether two functions differ in their names at most.
func equal(f, g fn.FuncOp) bool {
	if f.Op().Discardables() != g.Op().Discardables() {
		return false
	}
	name := f.Op().Def().Slot("sym_name")
	for i := range f.Op().InherentAttrs().Len() {
		if i != name && f.Op().InherentAttr(i) != g.Op().InherentAttr(i) {
			return false
		}
	}
	return ir.Equivalence{}.Regions(f.Body(), g.Body())
}

// hash is the same for equal functions.
func hash(seed maphash.Seed, f fn.FuncOp) uint64 {
	var h maphash.Hash
	h.SetSeed(seed)
	maphash.WriteComparable(&h, f.Op().Discardables())
	maphash.WriteComparable(&h, f.FunctionType())
	for b := range f.Body().Blocks() {
		for top := range b.Ops() {
			for op := range ir.Preorder(top) {
				maphash.WriteComparable(&h, op.Def())
				maphash.WriteComparable(&h, op.InherentAttrs())
				maphash.WriteComparable(&h, op.Discardables())
				for _, v := range op.Results().All() {
					maphash.WriteComparable(&h, v.Type())
				}
			}
		}
	}
	return h.Sum64()
}

// rename lets all references to duplicates in an operation lead to what stays.
func rename(in *ir.Operation, d duplicates) {
	r := renamer{duplicates: d, replacers: map[*ir.Operation]*ir.Replacer{}}
	for op := range ir.Preorder(in) {
		if op == in || op.Block() == nil {
			continue
		}
		if table := ir.NearestSymbolTable(op.ParentOp()); table != nil {
			// No type or result changes, so nothing is impossible.
			_ = r.in(table).ReplaceIn(op, false)
		}
	}
}

type renamer struct {
	duplicates
	tables    ir.SymbolTables
	replacers map[*ir.Operation]*ir.Replacer // by the symbol table that references begin in
}

// in returns the replacer for references that are resolved in a symbol table.
func (r *renamer) in(table *ir.Operation) *ir.Replacer {
	p := r.replacers[table]
	if p == nil {
		p = &ir.Replacer{Attr: func(a ir.Attribute) (ir.Attribute, bool) {
			ref, ok := a.(*ir.SymbolRefAttr)
			if !ok {
				return nil, false
			}
			return r.reference(table, ref), true
		}}
		r.replacers[table] = p
	}
	return p
}

// reference replaces the part of a reference that is a duplicate.
func (r *renamer) reference(table *ir.Operation, ref *ir.SymbolRefAttr) *ir.SymbolRefAttr {
	path := ref.Path()
	for i := range path {
		op := r.tables.Lookup(table, ir.NewSymbolRefAttr(ref.Context(), path[:i+1]...))
		if op == nil {
			break
		}
		if name, ok := r.duplicates[op]; ok {
			path = slices.Clone(path)
			path[i] = name
			return ir.NewSymbolRefAttr(ref.Context(), path...)
		}
	}
	return ref
}
