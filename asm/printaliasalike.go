package asm

import "github.com/gomlir/gomlir/ir"

// Most operations of a program are like another one before: they have the same
// definition, attributes and types, and so mention the same. It is enough to
// look at the first of them, and to count the others.

// alike is a comparable key that operations without regions share if they mention the same types
// and attributes.
type alike struct {
	def      *ir.OpDef
	props    *ir.InherentAttrs
	attrs    *ir.DictionaryAttr
	operands int8
	types    [4]uint32 // of operands, then of results: ir.TypeID
}

// alikeOf reports false for an operation that is looked at by itself.
func alikeOf(op *ir.Operation) (k alike, ok bool) {
	uses, results := op.OperandUses(), op.NumResults()
	if op.NumRegions() > 0 || len(uses)+results > len(k.types) {
		return k, false
	}
	k.def, k.props, k.attrs, k.operands = op.Def(), op.InherentAttrs(), op.Discardables(), int8(len(uses))
	for i := range uses {
		v := uses[i].Value()
		if v == nil { // dropped
			return k, false
		}
		k.types[i] = ir.TypeID(v.Type())
	}
	for i := range results {
		k.types[len(uses)+i] = ir.TypeID(op.Result(i).Type())
	}
	return k, true
}

// maxAlike is how many kinds of operations are remembered: many more than most
// programs have. Those whose operations all differ should not pay for it.
const maxAlike = 1 << 14

// mentioned has the types and attributes that an operation mentions, and the number of other
// operations that mention the same.
type mentioned struct {
	others       uint32
	types, attrs []uint32 // ir.TypeID, ir.AttrID
}

// collectOp visits what an operation mentions, with visit unless it is like
// another.
func (c *aliasCollector) collectOp(op *ir.Operation, visit func(op *ir.Operation)) {
	k, ok := alikeOf(op)
	if !ok || c.first != nil || c.builder != nil {
		visit(op)
		return
	}
	if m := c.seen[k]; m != nil {
		m.others++
		return
	}
	if len(c.seen) == maxAlike {
		visit(op)
		return
	}
	m := &mentioned{}
	c.seen[k] = m
	c.first = m
	visit(op)
	c.first = nil
}

// countAlike adds the operations that were not visited to the counts.
func (c *aliasCollector) countAlike() {
	for _, m := range c.seen {
		for _, t := range m.types {
			c.typeTimes[t] += m.others
		}
		for _, a := range m.attrs {
			c.attrTimes[a] += m.others
		}
	}
	clear(c.seen)
}
