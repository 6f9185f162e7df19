package lower

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
)

// UBPatterns are the patterns for the ub dialect.
func UBPatterns(c *TypeConverter) []convert.Pattern {
	return []convert.Pattern{
		convert.On(ub.Poison, c.TypeConverter, func(op ub.PoisonOp, _ []*ir.Value, r *convert.Rewriter) bool {
			if _, ok := op.Operation.Prop(0).(*ub.PoisonAttr); !ok {
				return r.NoMatch(op.Operation, "pattern only supports #ub.poison")
			}
			t := c.ConvertOne(op.Result().Type())
			if t == nil {
				return r.NoMatch(op.Operation, "result type")
			}
			r.ReplaceBy(op.Operation, llvm.NewPoison(r.Builder, t).Operation)
			return true
		}),
		convert.On(ub.Unreachable, c.TypeConverter, func(op ub.UnreachableOp, _ []*ir.Value, r *convert.Rewriter) bool {
			r.ReplaceBy(op.Operation, llvm.NewUnreachable(r.Builder).Operation)
			return true
		}),
	}
}
