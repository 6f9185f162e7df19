package dataflow

import "github.com/gomlir/gomlir/ir"

// symbolCallables finds the functions that somebody else may call: those that can be seen
// from outside, and those whose names are used by other operations than calls.
func (d *DeadCode) symbolCallables(top *ir.Operation) {
	type table struct {
		op *ir.Operation
		// hidden: nobody outside of top can refer to the symbols.
		hidden bool
	}
	hidden := map[*ir.Operation]bool{}
	var tables []table
	walk(top, func(op *ir.Operation) {
		if op.NumRegions() == 0 {
			return
		}
		h := op == top && top.Block() == nil
		if op != top {
			h = hidden[op.ParentOp()]
		}
		if op.Has(ir.HasSymbolTable) {
			h = h || !ir.IsSymbol(op) || ir.VisibilityOf(op) == "private"
			tables = append(tables, table{op, h})
		} else {
			h = true
		}
		hidden[op] = h
	}, nil)
	uses := symbolUses{refs: map[ir.Attribute][]*ir.SymbolRefAttr{}}
	for _, t := range tables {
		if d.publicCallables(t.op, t.hidden) {
			d.otherUses(t.op, top, &uses)
		}
	}
}

// publicCallables marks the functions in a symbol table that can be seen from outside. It
// reports whether there are functions.
func (d *DeadCode) publicCallables(table *ir.Operation, hidden bool) (found bool) {
	body := table.Region(0).First()
	if body == nil {
		return false
	}
	for op := body.First(); op != nil; op = op.Next() {
		c, ok := ir.CallableOpInterface.Of(op)
		if !ok || c.CallableRegion() == nil || !ir.IsSymbol(op) {
			continue
		}
		found = true
		if v := ir.VisibilityOf(op); v == "public" || !hidden && v == "nested" {
			d.unknown(After(op))
		}
	}
	return found
}

// otherUses marks the functions whose names others than calls use.
func (d *DeadCode) otherUses(table, top *ir.Operation, uses *symbolUses) {
	var found []*ir.SymbolRefAttr
	known := ir.WalkPre(table, func(op *ir.Operation) ir.WalkResult {
		if op == table {
			return ir.Advance
		}
		if op.NumRegions() == 1 && op.Context().Dialect(op.Def().Namespace()) == nil {
			return ir.Interrupt // might be a symbol table
		}
		if !isCall(op) {
			found = append(found, uses.of(op)...)
		}
		if op.Has(ir.HasSymbolTable) {
			return ir.Skip
		}
		return ir.Advance
	})
	if !known {
		walk(top, func(op *ir.Operation) {
			if ir.CallableOpInterface.Has(op.Context(), op.Def()) {
				d.unknown(After(op))
			}
		}, nil)
		return
	}
	if !top.Has(ir.HasSymbolTable) {
		return
	}
	for _, ref := range found {
		if op := d.solver.symbols.Lookup(top, ref); op != nil {
			d.unknown(After(op))
		}
	}
}

// symbolUses finds references to symbols in attributes. Each attribute is looked at once.
type symbolUses struct {
	refs map[ir.Attribute][]*ir.SymbolRefAttr
}

// of returns the references in the attributes of an operation.
func (u *symbolUses) of(op *ir.Operation) (list []*ir.SymbolRefAttr) {
	if a := op.InherentAttrs(); a != nil {
		list = u.in(a)
	}
	if more := op.Discardables(); more != nil {
		list = append(list[:len(list):len(list)], u.in(more)...)
	}
	return list
}

func (u *symbolUses) in(a ir.Attribute) []*ir.SymbolRefAttr {
	if list, ok := u.refs[a]; ok {
		return list
	}
	var list []*ir.SymbolRefAttr
	seen := map[any]bool{}
	var attr func(ir.Attribute)
	var typ func(ir.Type)
	attr = func(a ir.Attribute) {
		if ref, ok := a.(*ir.SymbolRefAttr); ok {
			list = append(list, ref)
		} else if !seen[a] {
			seen[a] = true
			ir.WalkSubElements(a, attr, typ)
		}
	}
	typ = func(t ir.Type) {
		if !seen[t] {
			seen[t] = true
			ir.WalkTypeSubElements(t, attr, typ)
		}
	}
	attr(a)
	u.refs[a] = list
	return list
}
