package tollvm

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
)

// Elementwise replaces an operation that has one result and treats each element separately. create
// receives the converted operands and the result type. It is called once, or for each vector if
// vectors of several dimensions have become arrays of vectors. Elementwise returns false, and
// changes nothing, if LLVM does not have the type of an operand, or if the vectors are too large to
// unroll.
func (c *TypeConverter) Elementwise(op *ir.Operation, in []*ir.Value, r *convert.Rewriter, create func(b *ir.Builder, in []*ir.Value, t ir.Type) *ir.Operation) bool {
	t := c.ConvertOne(op.Result(0).Type())
	if t == nil || slices.ContainsFunc(in, func(v *ir.Value) bool { return !llvm.IsCompatibleType(v.Type()) }) {
		return false
	}
	if _, ok := in[0].Type().(*llvm.ArrayType); !ok {
		r.ReplaceBy(op, create(r.Builder, in, t))
		return true
	}
	if vector.ExceedsUnrollLimit(op) {
		return r.NoMatch(op, "vectors of that many elements are not unrolled")
	}
	all := c.Undefined(r.Builder, t)
	eachVector(t, nil, func(position []int64, vector ir.Type) {
		parts := make([]*ir.Value, len(in))
		for i, v := range in {
			parts[i] = Extract(r.Builder, v, position...)
		}
		one := create(r.Builder, parts, vector).Result(0)
		all = llvm.NewInsertValue(r.Builder, all, one, position).Result()
	})
	r.Replace(op, all)
	return true
}

// eachVector calls f for each innermost element of nested arrays. The last index changes fastest. f
// may retain the position.
func eachVector(t ir.Type, position []int64, f func(position []int64, t ir.Type)) {
	a, ok := t.(*llvm.ArrayType)
	if !ok {
		f(slices.Clone(position), t)
		return
	}
	for i := range a.Len() {
		eachVector(a.Elem(), append(position, int64(i)), f)
	}
}

// CopyAttrs sets the attributes of a dictionary on an operation.
func CopyAttrs(from *ir.DictionaryAttr, to *ir.Operation) {
	for _, a := range from.Entries() {
		to.SetAttr(a.Name, a.Value)
	}
}

// FastmathFlags converts the flags of arith to those of llvm, which have different bits.
func FastmathFlags(v arith.FastMathFlags) llvm.FastmathFlags {
	to := llvm.FastmathFlagsNone
	for _, f := range fastmathFlags {
		if v&f.from != 0 {
			to |= f.to
		}
	}
	return to
}

var fastmathFlags = [...]struct {
	from arith.FastMathFlags
	to   llvm.FastmathFlags
}{
	{arith.FastMathReassoc, llvm.FastmathFlagsReassoc},
	{arith.FastMathNnan, llvm.FastmathFlagsNnan},
	{arith.FastMathNinf, llvm.FastmathFlagsNinf},
	{arith.FastMathNsz, llvm.FastmathFlagsNsz},
	{arith.FastMathArcp, llvm.FastmathFlagsArcp},
	{arith.FastMathContract, llvm.FastmathFlagsContract},
	{arith.FastMathAfn, llvm.FastmathFlagsAfn},
}
