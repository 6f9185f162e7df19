package scfloops

import (
	"github.com/gomlir/gomlir/dialect/arith"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// OutlineIf moves what is in the regions of a conditional into functions with names of their own, which
// it calls. The functions are put in front of the function around it; without one OutlineIf returns
// false and changes nothing.
func OutlineIf(op scf.IfOp, r *rewrite.Rewriter, thenName, elseName string) bool {
	around := op.Op().ParentOp()
	for around != nil && !around.Has(ir.FunctionLike) {
		around = around.ParentOp()
	}
	if around == nil || around.Block() == nil {
		return false
	}
	outline(op.ThenRegion(), r, thenName, around)
	if !op.ElseRegion().Empty() {
		outline(op.ElseRegion(), r, elseName, around)
	}
	return true
}

// outline moves the only block of a region, which has no arguments, into a function in front of another.
// What it uses from outside are the arguments of the function, but for constants of type index, which
// are copied.
func outline(region *ir.Region, r *rewrite.Rewriter, name string, before *ir.Operation) {
	r.Before(before).LocOf(region.Op())
	used := usedFromOutside(region)
	old := region.First()
	end := old.Last()
	types := make([]ir.Type, len(used))
	for i, v := range used {
		types[i] = v.Type()
	}
	f := fn.NewFunc(r.Builder, name, ir.NewFunctionType(r.Context(), types, end.Operands().Types()))
	body := r.CreateBlock(f.Body(), nil, types, nil)
	for _, v := range body.Args().All() {
		v.SetLoc(r.Loc())
	}
	r.Merge(old, body, nil)
	r.AtEnd(body)
	fn.NewReturn(r.Builder, end.Operands().Values()...)

	r.CreateBlock(region, nil, nil, nil)
	call := fn.NewCall(r.Builder, end.Operands().Types(), name, used...)
	m := &ir.IRMapping{}
	for i, v := range end.Operands().All() {
		m.SetValue(v, call.Op().Result(i))
	}
	r.Clone(end, m)
	r.Erase(end)
	for i, v := range used {
		with := body.Arg(i)
		if c := v.DefiningOp(); c != nil && c.Is(arith.Constant) && v.Type() == ir.Type(ir.NewIndexType(r.Context())) {
			r.AtStart(body)
			with = r.Clone(c, &ir.IRMapping{}).Result(0)
		}
		r.ReplaceUsesIf(v, with, func(u *ir.Use) bool { return u.Owner() != f.Op() && f.Op().IsAncestor(u.Owner()) })
	}
}

// usedFromOutside returns the values that are used in a region and defined outside of it, in the order
// of their uses.
func usedFromOutside(region *ir.Region) (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	for b := range region.Blocks() {
		for top := range b.Ops() {
			for op := range ir.Postorder(top) {
				for _, v := range op.Operands().All() {
					in := v.ParentRegion()
					for in != nil && in != region && in.Op() != nil {
						in = in.Op().ParentRegion()
					}
					if in != region && !seen[v] {
						seen[v] = true
						list = append(list, v)
					}
				}
			}
		}
	}
	return list
}
