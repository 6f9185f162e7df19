package tensor

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// DestinationOperands implements [ir.DestinationStyleOp].
func (op InsertOp) DestinationOperands() (from, to int) { return 1, 2 }

// DestinationOperands implements [ir.DestinationStyleOp].
func (op InsertSliceOp) DestinationOperands() (from, to int) { return 1, 2 }

// patterns are the canonicalization patterns that belong to no single operation.
var patterns = rewrite.PatternList{{
	Name: "tensor.cast-into-consumer", Interface: ir.DestinationStyleOpInterface, Rewrite: castIntoConsumer,
}}

// castIntoConsumer uses the sources of casts that only forget sizes, and casts the results of tensors that are
// changed. That is about operations of any dialect that have destinations; loops and tensor.insert_slice
// have patterns of their own.
func castIntoConsumer(op *ir.Operation, r *rewrite.Rewriter) bool {
	dest, ok := ir.DestinationStyleOpInterface.Of(op)
	if !ok || op.Is(InsertSlice) || ir.LoopLikeOpInterface.Has(op.Context(), op.Def()) {
		return false
	}
	found := false
	for _, v := range op.Operands().All() {
		cast, ok := ir.DefiningOp[CastOp](v)
		found = found || ok && cast.LosesInformation()
	}
	if !found {
		return false
	}
	from, to := dest.DestinationOperands()
	made := op.Clone(nil)
	UseCastSources(made)
	for i := from; i < to; i++ {
		if _, ok := made.Operand(i).Type().(ir.TensorType); ok {
			made.Result(i - from).SetType(made.Operand(i).Type())
		}
	}
	r.Insert(made)
	values := made.Results().Values()
	for i, v := range values {
		if t := op.Result(i).Type(); v.Type() != t {
			values[i] = NewCast(r.Builder, t, v).Result()
		}
	}
	r.Replace(op, values...)
	return true
}

// dimOfDestination asks the tensor that another one is a change of.
func dimOfDestination(op DimOp, r *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil {
		return false
	}
	dest, ok := ir.DestinationStyleOpInterface.Of(def)
	if !ok {
		return false
	}
	from, to := dest.DestinationOperands()
	i := from + op.Source().Index()
	if i >= to {
		return false
	}
	r.Modify(op.Op(), func() { op.Op().SetOperand(0, def.Operand(i)) })
	return true
}
