package affineloops

import (
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
)

// A remap says what the subscripts of another memref are: the results of a map of some values and the
// subscripts of the first.
type remap struct {
	from, to *ir.Value
	m        maps.Map
	extra    []*ir.Value
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
		if _, ok := affine.AccessOpInterface.Of(op); !ok {
			return false
		}
		ops = append(ops, op)
	}
	for _, op := range ops {
		r.replace(op)
	}
	return true
}

// replace lets an access be one of the other memref.
func (r remap) replace(op *ir.Operation) {
	access, _ := affine.AccessOpInterface.Of(op)
	b := builderBefore(op)
	old, operands := access.Map(), access.Indices().Values()
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
	indices := apply(old, operands)
	indices = apply(r.m, append(slices.Clone(r.extra), indices...))
	m, values := affine.ComposeFully(maps.Identity(len(indices)), indices)
	m, values = affine.CanonicalizeMap(m.Simplify(), values)
	for _, apply := range made { // as upstream does it, which leaves those that others use
		if !apply.Result().HasUses() {
			apply.Op().Erase()
		}
	}
	at := slices.Index(op.Operands().Values(), r.from)
	next := op.CloneWithoutRegions(&ir.IRMapping{})
	all := op.Operands().Values()
	next.SetOperands(slices.Concat(all[:at], []*ir.Value{r.to}, values, all[at+1+len(operands):]))
	next.SetAttr("map", ir.NewAffineMapAttr(op.Context(), m))
	b.Insert(next)
	op.ReplaceAllUsesWith(next.Results().Values()...)
	op.Erase()
}
