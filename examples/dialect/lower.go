package units

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
)

// toLLVM returns the patterns for the pass convert-to-llvm. A quantity becomes an f64, and
// an interval a struct of two.
func toLLVM(types *tollvm.TypeConverter) []convert.Pattern {
	convert.Add(types.TypeConverter, func(t *QuantityType) ir.Type { return t.Context().F64() })
	convert.Add(types.TypeConverter, func(t *IntervalType) ir.Type {
		f64 := t.Context().F64()
		return llvm.NewLiteralStruct(t.Context(), []ir.Type{f64, f64}, false)
	})
	c := types.TypeConverter
	return []convert.Pattern{
		convert.On(c, func(op ConstantOp, _ ConstantAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return replace(r, op, llvm.NewConstant(r.Builder, r.Context().F64(), op.Value().Number()))
		}),
		convert.On(c, func(op AddOp, in AddAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return replace(r, op, llvm.NewFAdd(r.Builder, in.Lhs(), in.Rhs()))
		}),
		convert.On(c, func(op MulOp, in MulAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return replace(r, op, llvm.NewFMul(r.Builder, in.Lhs(), in.Rhs()))
		}),
		convert.On(c, func(op ScaleOp, in ScaleAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return replace(r, op, llvm.NewFMul(r.Builder, in.Quantity(), in.Factor()))
		}),
		convert.On(c, func(op BetweenOp, in BetweenAdaptor[*ir.Value], r *convert.Rewriter) bool {
			none := llvm.NewPoison(r.Builder, c.ConvertOne(op.Result().Type()))
			low := llvm.NewInsertValue(r.Builder, none.Result(), in.Low(), []int64{0})
			return replace(r, op, llvm.NewInsertValue(r.Builder, low.Result(), in.High(), []int64{1}))
		}),
		convert.On(c, func(op BoundOp, in BoundAdaptor[*ir.Value], r *convert.Rewriter) bool {
			position := []int64{0}
			if op.High() {
				position[0] = 1
			}
			return replace(r, op, llvm.NewExtractValue(r.Builder, r.Context().F64(), in.Interval(), position))
		}),
	}
}

func replace(r *convert.Rewriter, op, by ir.Op) bool {
	r.ReplaceBy(op.Op(), by.Op())
	return true
}
