package scf

import "github.com/gomlir/gomlir/ir"

// NewForBody is [NewFor] with the operations that body creates: it gets the counter and the values
// that the loop carries, and returns the next ones. They come into being before the loop, in a region
// of no operation, as in MLIR. So a driver that is told of the loop does not hear of them.
func NewForBody(b *ir.Builder, lower, upper, step *ir.Value, inits []*ir.Value, body func(iv *ir.Value, carried []*ir.Value) []*ir.Value) ForOp {
	types := typesOf(inits)
	st := ir.OperationState{Def: For, Operands: append([]*ir.Value{lower, upper, step}, inits...), Results: types}
	if len(types) == 0 {
		st.Results = []ir.Type{}
	}
	region := regionOf(b, nil, append([]ir.Type{lower.Type()}, types...)...)
	args := region.First().Args().Values()
	for i, v := range inits {
		args[i+1].SetLoc(v.Loc())
	}
	fill(b, region, func() []*ir.Value { return body(args[0], args[1:]) })
	return ir.Cast[ForOp](create(b, &st, region))
}

// NewIfBody is [NewIf] with the operations that then and otherwise create, which return the
// results. otherwise may be nil. See [NewForBody].
func NewIfBody(b *ir.Builder, results []ir.Type, condition *ir.Value, then, otherwise func() []*ir.Value) IfOp {
	st := ir.OperationState{Def: If, Operands: []*ir.Value{condition}, Results: results}
	if len(results) == 0 {
		st.Results = []ir.Type{}
	}
	first, second := regionOf(b, nil), ir.NewRegion()
	fill(b, first, then)
	if otherwise != nil {
		second = regionOf(b, nil)
		fill(b, second, otherwise)
	}
	return ir.Cast[IfOp](create(b, &st, first, second))
}

// fill creates the operations of a region and its terminator.
func fill(b *ir.Builder, r *ir.Region, f func() []*ir.Value) {
	point := b.Point()
	b.AtEnd(r.First())
	NewYield(b, f()...)
	b.At(point)
}
