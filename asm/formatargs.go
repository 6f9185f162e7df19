package asm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// OpArgs has what a format has parsed of the current operation, in the order of the operation's
// definition. Custom directives access their arguments through it. The next operation reuses its
// memory, so it must not be retained.
type OpArgs struct {
	st         *ir.OperationState
	operands   []valueList
	results    []valueList
	regions    [][]*ir.Region
	successors [][]*ir.Block
	allTypes   []ir.Type // from type(operands) and similar directives
	allAt      source.Pos
	outTypes   []ir.Type // from type(results) and similar directives
}

// valueList has what was parsed for one operand or result of the definition.
type valueList struct {
	values []Operand
	types  []ir.Type
	sizes  []int32 // of the lists of a VariadicOfVariadic
	at     source.Pos
}

// begin empties the lists for an operation of a definition.
func (a *OpArgs) begin(st *ir.OperationState) {
	a.st = st
	a.operands = emptyLists(a.operands, len(st.Def.Operands))
	a.results = emptyLists(a.results, len(st.Def.Results))
	a.regions = emptySlices(a.regions, len(st.Def.Regions))
	a.successors = emptySlices(a.successors, len(st.Def.Successors))
	a.allTypes, a.outTypes = a.allTypes[:0], a.outTypes[:0]
}

func emptyLists(list []valueList, n int) []valueList {
	list = resized(list, n)
	for i := range list {
		l := &list[i]
		l.values, l.types, l.sizes, l.at = l.values[:0], l.types[:0], l.sizes[:0], source.NoPos
	}
	return list
}

func emptySlices[T any](list [][]T, n int) [][]T {
	list = resized(list, n)
	for i := range list {
		list[i] = list[i][:0]
	}
	return list
}

// resized returns the first n elements of a list, with the memory that those
// beyond its length have from before.
func resized[T any](list []T, n int) []T {
	if n > cap(list) {
		list = append(list[:cap(list)], make([]T, n-cap(list))...)
	}
	return list[:n]
}

// State returns the state of the operation.
func (a *OpArgs) State() *ir.OperationState { return a.st }

// Operands is the list of values of operand i, to be appended to.
func (a *OpArgs) Operands(i int) *[]Operand { return &a.operands[i].values }

// Types is the list of types of a value, to be appended to.
func (a *OpArgs) Types(v ValueRef) *[]ir.Type {
	switch {
	case v.N == AllValues && v.Result:
		return &a.outTypes
	case v.N == AllValues:
		return &a.allTypes
	case v.Result:
		return &a.results[v.N].types
	}
	return &a.operands[v.N].types
}

// Operand returns the value of operand i, the zero Operand if it is absent.
func (a *OpArgs) Operand(i int) Operand {
	if l := a.operands[i].values; len(l) > 0 {
		return l[0]
	}
	return Operand{}
}

// SetOperand sets operand i to a value. The zero Operand makes it absent.
func (a *OpArgs) SetOperand(i int, v Operand) {
	l := &a.operands[i]
	l.values = l.values[:0]
	if v.Name != nil {
		l.values = append(l.values, v)
	}
}

// Type is the type of a value, or nil.
func (a *OpArgs) Type(v ValueRef) ir.Type {
	if l := *a.Types(v); len(l) > 0 {
		return l[0]
	}
	return nil
}

// SetType sets the type of a value. Nil makes it absent.
func (a *OpArgs) SetType(v ValueRef, t ir.Type) {
	l := a.Types(v)
	*l = (*l)[:0]
	if t != nil {
		*l = append(*l, t)
	}
}

// OperandLists are the lists of operand i, a VariadicOfVariadic.
func (a *OpArgs) OperandLists(i int) [][]Operand {
	l := &a.operands[i]
	lists := make([][]Operand, len(l.sizes))
	from := 0
	for j, n := range l.sizes {
		lists[j] = l.values[from : from+int(n)]
		from += int(n)
	}
	return lists
}

// SetOperandLists sets the lists of operand i, a VariadicOfVariadic.
func (a *OpArgs) SetOperandLists(i int, lists [][]Operand) {
	l := &a.operands[i]
	l.values, l.sizes = l.values[:0], l.sizes[:0]
	for _, v := range lists {
		l.values = append(l.values, v...)
		l.sizes = append(l.sizes, int32(len(v)))
	}
}

// TypeLists are the lists of types of operand i, a VariadicOfVariadic.
func (a *OpArgs) TypeLists(i int) [][]ir.Type {
	l := &a.operands[i]
	lists := make([][]ir.Type, len(l.sizes))
	from := 0
	for j, n := range l.sizes {
		lists[j] = l.types[from:min(from+int(n), len(l.types))]
		from += int(n)
	}
	return lists
}

// SetTypeLists sets the types of operand i, a VariadicOfVariadic.
func (a *OpArgs) SetTypeLists(i int, lists [][]ir.Type) {
	l := &a.operands[i]
	l.types = l.types[:0]
	for _, t := range lists {
		l.types = append(l.types, t...)
	}
}

// Attr returns the attribute of a slot, nil if absent.
func (a *OpArgs) Attr(slot int) ir.Attribute { return a.st.InherentAttr(slot) }

// SetAttr sets the attribute of a slot, unless it is nil.
func (a *OpArgs) SetAttr(slot int, v ir.Attribute) {
	if v != nil {
		a.st.SetInherentAttr(slot, v)
	}
}

// Regions is the list of regions of region i, to be appended to.
func (a *OpArgs) Regions(i int) *[]*ir.Region { return &a.regions[i] }

// Region is region i, or nil.
func (a *OpArgs) Region(i int) *ir.Region { return one(a.regions[i]) }

// SetRegion sets region i.
func (a *OpArgs) SetRegion(i int, r *ir.Region) { a.regions[i] = append(a.regions[i][:0], r) }

// Successors is the list of blocks of successor i, to be appended to.
func (a *OpArgs) Successors(i int) *[]*ir.Block { return &a.successors[i] }

// Successor is successor i, or nil.
func (a *OpArgs) Successor(i int) *ir.Block { return one(a.successors[i]) }

// SetSuccessor sets successor i.
func (a *OpArgs) SetSuccessor(i int, b *ir.Block) {
	a.successors[i] = append(a.successors[i][:0], b)
}

func one[T any](list []*T) *T {
	if len(list) > 0 {
		return list[0]
	}
	return nil
}

// AttrAs returns an attribute as Go type A, or the zero A if it has another type.
func AttrAs[A ir.Attribute](a ir.Attribute) A { v, _ := a.(A); return v }

// FirstOperand returns the first value of operand i of an operation's definition, nil
// if absent.
func FirstOperand(op *ir.Operation, i int) *ir.Value {
	if r := op.OperandsAt(i); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// TypeOf is the type of a value of an operation's definition, nil if it is
// absent.
func TypeOf(op *ir.Operation, v ValueRef) ir.Type {
	if vs := valuesOf(op, v); vs.Len() > 0 {
		return vs.At(0).Type()
	}
	return nil
}

// TypesOf are the types of a variadic value of an operation's definition.
func TypesOf(op *ir.Operation, v ValueRef) []ir.Type { return valuesOf(op, v).Types() }

// TypeListsOf are the types of operand i of an operation's definition, a
// VariadicOfVariadic.
func TypeListsOf(op *ir.Operation, i int) [][]ir.Type {
	lists := OperandListsOf(op, i)
	types := make([][]ir.Type, len(lists))
	for j, l := range lists {
		types[j] = l.Types()
	}
	return types
}
