package scf

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// TensorCastInterface is implemented by casts of tensors to types that tell more or less of their sizes, such as
// tensor.cast.
var TensorCastInterface = ir.NewOpInterface[TensorCastOp]("TensorCastInterface")

// A TensorCastOp casts a tensor. A loop that is given the result of a cast which only forgets sizes may
// take the source instead.
type TensorCastOp interface {
	ir.Op
	// Source is what is cast.
	Source() *ir.Value
	// LosesInformation reports whether the cast only forgets sizes.
	LosesInformation() bool
	// CastTo creates another such cast, at the builder's point, and returns its result.
	CastTo(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value
}

// forgetting returns the cast that only forgets sizes and whose result a value is, nil if there is none.
func forgetting(v *ir.Value) TensorCastOp {
	def := v.DefiningOp()
	if def == nil {
		return nil
	}
	cast, ok := TensorCastInterface.Of(def)
	if !ok || !cast.LosesInformation() || cast.Source().Type() == v.Type() {
		return nil
	}
	return cast
}

// castInFor casts a value in each round of a loop, and behind it, instead of in front of it. Its result must have
// one use.
func castInFor(op ForOp, r *rewrite.Rewriter) bool {
	for i, v := range op.InitArgs().All() {
		if cast := forgetting(v); cast != nil && op.Op().Result(i).HasOneUse() {
			moveCastIntoFor(op, r, i, cast)
			return true
		}
	}
	return false
}

func moveCastIntoFor(op ForOp, r *rewrite.Rewriter, i int, cast TensorCastOp) {
	inits := append([]*ir.Value(nil), op.InitArgs().Values()...)
	wide, narrow := inits[i].Type(), cast.Source().Type()
	inits[i] = cast.Source()
	loop := NewFor(r.Builder, op.LowerBound(), op.UpperBound(), op.Step(), inits...)
	loop.SetUnsignedCmp(op.UnsignedCmp())
	for _, a := range op.Op().Discardables().Entries() {
		loop.Op().SetAttr(a.Name, a.Value)
	}
	loc := r.Loc()
	args := make([]*ir.Value, loop.Body().NumArgs())
	for j, old := range op.Body().Args().All() {
		args[j] = loop.Body().Arg(j)
		args[j].SetLoc(old.Loc())
	}
	r.AtStart(loop.Body())
	args[i+1] = cast.CastTo(r.Builder, args[i+1], wide)
	r.Merge(op.Body(), loop.Body(), args)
	yield := loop.Body().Last()
	r.Before(yield)
	yielded := append([]*ir.Value(nil), yield.Operands().Values()...)
	yielded[i] = cast.CastTo(r.Builder, yielded[i], narrow)
	NewYield(r.Builder, yielded...)
	r.Erase(yield)
	r.After(loop.Op()).SetLoc(loc)
	values := loop.Op().Results().Values()
	values[i] = cast.CastTo(r.Builder, values[i], wide)
	r.Replace(op.Op(), values...)
}

// castInForall casts outputs in each round of a loop, and behind it, instead of in front of it. Upstream takes
// the n-th contribution for that to the n-th output; here, each goes where it went.
func castInForall(op ForallOp, r *rewrite.Rewriter) bool {
	outputs := append([]*ir.Value(nil), op.Outputs().Values()...)
	casts := make([]TensorCastOp, len(outputs))
	found := false
	for i, v := range outputs {
		if cast := forgetting(v); cast != nil {
			outputs[i], casts[i], found = cast.Source(), cast, true
		}
	}
	if !found {
		return false
	}
	loop := NewForall(r.Builder, op.LowerBounds(), op.UpperBounds(), op.Steps(), outputs, op.Mapping())
	loc := r.Loc()
	r.Erase(loop.InParallel().Op())
	args := append([]*ir.Value(nil), loop.Body().Args().Values()...)
	outs := args[op.Rank():]
	narrow := append([]*ir.Value(nil), outs...)
	r.AtStart(loop.Body())
	for i, cast := range casts {
		if cast != nil {
			outs[i] = cast.CastTo(r.Builder, outs[i], op.Outputs().At(i).Type())
		}
	}
	r.Merge(op.Body(), loop.Body(), args)
	for i, cast := range casts {
		if cast == nil {
			continue
		}
		for _, c := range loop.CombiningOps(outs[i]) {
			combining, _ := ParallelCombiningOpInterface.Of(c)
			dests := combining.UpdatedDestinations()
			r.Modify(c, func() {
				for j, v := range dests.All() {
					if v == outs[i] {
						c.SetOperand(dests.First()+j, narrow[i])
					}
				}
			})
		}
	}
	r.After(loop.Op()).SetLoc(loc)
	values := loop.Op().Results().Values()
	for i, cast := range casts {
		if cast != nil {
			values[i] = cast.CastTo(r.Builder, values[i], op.Op().Result(i).Type())
		}
	}
	r.Replace(op.Op(), values...)
	return true
}
