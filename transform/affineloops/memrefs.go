package affineloops

import (
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
)

// A remap says what the subscripts of another memref are: the results of a map of some values, the
// subscripts of the first, and symbols.
type remap struct {
	from, to *ir.Value
	m        maps.Map
	extra    []*ir.Value
	symbols  []*ir.Value
	leading  []*ir.Value // subscripts in front of those
}

// subscripts are the operands of an operation that say which element of a memref it accesses.
type subscripts struct {
	at       int // the number of the operand that is the memref
	mapName  string
	m        maps.Map
	operands []*ir.Value
}

// subscriptsOf returns what an operation accesses a memref by. ok is false for operations that do something
// else with it, or also.
func subscriptsOf(op *ir.Operation, v *ir.Value) (s subscripts, ok bool) {
	values := op.Operands().Values()
	s.at = slices.Index(values, v)
	if s.at < 0 || slices.Contains(values[s.at+1:], v) {
		return s, false
	}
	var dma []affine.DmaAccess
	if access, ok := affine.AccessOpInterface.Of(op); ok {
		s.mapName, s.m, s.operands = "map", access.Map(), access.Indices().Values()
		return s, access.Memref() == v
	} else if load, ok := ir.As[memref.LoadOp](op); ok {
		s.operands = load.Indices().Values()
		s.m = maps.Identity(len(s.operands))
		return s, true
	} else if store, ok := ir.As[memref.StoreOp](op); ok {
		s.operands = store.Indices().Values()
		s.m = maps.Identity(len(s.operands))
		return s, store.Memref() == v
	} else if start, ok := ir.As[affine.DmaStartOp](op); ok {
		dma = start.Accesses()
	} else if wait, ok := ir.As[affine.DmaWaitOp](op); ok {
		dma = []affine.DmaAccess{wait.Tag()}
	}
	for _, a := range dma {
		if a.At == s.at {
			s.mapName, s.m, s.operands = a.MapName, a.Map, a.Operands.Values()
			return s, true
		}
	}
	return s, false
}

// replaceUses lets the operations for which a function returns true access another memref. It returns
// false, and changes nothing, if one of them does something else with it than access and free it.
func (r remap) replaceUses(which func(op *ir.Operation) bool) bool {
	var ops []*ir.Operation
	for u := range r.from.Uses() {
		op := u.Owner()
		if !which(op) || op.Is(memref.Dealloc) {
			continue
		}
		if s, ok := subscriptsOf(op, r.from); !ok || s.mapName == "" {
			return false
		}
		ops = append(ops, op)
	}
	for _, op := range ops {
		r.replace(op)
	}
	return true
}

// replaceAll lets all operations use the other memref.
func (r remap) replaceAll() {
	var ops []*ir.Operation
	for u := range r.from.Uses() {
		ops = append(ops, u.Owner())
	}
	done := map[*ir.Operation]bool{}
	for _, op := range ops {
		if !done[op] {
			done[op] = true
			r.replace(op)
		}
	}
}

// replace lets an access be one of the other memref, and lets any other operation use that one.
func (r remap) replace(op *ir.Operation) {
	s, ok := subscriptsOf(op, r.from)
	if !ok {
		for i, v := range op.Operands().Values() {
			if v == r.from {
				op.SetOperand(i, r.to)
			}
		}
		return
	}
	b := builderBefore(op)
	m, values := r.remapped(b, s)
	if s.mapName == "" {
		operands := values
		values = nil
		for i := range m.NumResults() {
			values = append(values, affine.NewApply(b, m.SubMap(i), operands...).Result())
		}
	}
	next := op.CloneWithoutRegions(&ir.IRMapping{})
	all := op.Operands().Values()
	next.SetOperands(slices.Concat(all[:s.at], []*ir.Value{r.to}, values, all[s.at+1+len(s.operands):]))
	if s.mapName != "" {
		next.SetAttr(s.mapName, ir.NewAffineMapAttr(op.Context(), m))
	}
	b.Insert(next)
	op.ReplaceAllUsesWith(next.Results().Values()...)
	op.Erase()
}

// remapped returns the subscripts of the other memref.
func (r remap) remapped(b *ir.Builder, s subscripts) (maps.Map, []*ir.Value) {
	var made []affine.ApplyOp
	apply := func(m maps.Map, operands []*ir.Value) (values []*ir.Value) {
		if m.NumSymbols() == 0 && m.IsIdentity() {
			return operands
		}
		for i := range m.NumResults() {
			made = append(made, affine.NewApply(b, m.SubMap(i), operands...))
			values = append(values, made[len(made)-1].Result())
		}
		return values
	}
	indices := apply(s.m, s.operands)
	indices = apply(r.m, slices.Concat(r.extra, indices, r.symbols))
	indices = slices.Concat(r.leading, indices)
	m, values := affine.ComposeFully(maps.Identity(len(indices)), indices)
	m, values = affine.CanonicalizeMap(m.Simplify(), values)
	for _, apply := range made { // as upstream does it, which leaves those that others use
		if !apply.Result().HasUses() {
			apply.Op().Erase()
		}
	}
	return m, values
}
