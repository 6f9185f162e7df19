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
	var uses ir.SymbolRefs
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
func (d *DeadCode) otherUses(table, top *ir.Operation, uses *ir.SymbolRefs) {
	var found []*ir.SymbolRefAttr
	known := ir.WalkPre(table, func(op *ir.Operation) ir.WalkResult {
		if op == table {
			return ir.Advance
		}
		if op.NumRegions() == 1 && op.Context().Dialect(op.Def().Namespace()) == nil {
			return ir.Interrupt // might be a symbol table
		}
		if !isCall(op) {
			found = append(found, uses.Of(op)...)
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
