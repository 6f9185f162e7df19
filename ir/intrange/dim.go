package intrange

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// OfDim returns the range of the size of a dimension of a shape, which is empty if nothing is known of it:
// that of the sizes of all dimensions that an index may stand for. Sizes are not negative.
func OfDim(width uint32, index Range, shape []int64) Range {
	anySize := FromSigned(num.NewInt(width, 0), num.MinSigned(width).Not())
	if index.Known() {
		first, ok := index.Smin().Int64()
		last, ok2 := index.Smax().Int64()
		if !ok || !ok2 || first >= int64(len(shape)) || last < 0 {
			return anySize
		}
		shape = shape[max(first, 0) : min(last, int64(len(shape)-1))+1]
	}
	result := anySize
	for i, n := range shape {
		r := anySize
		if n != ir.DynamicSize {
			r = Constant(num.NewInt(width, n))
		}
		if i > 0 {
			r = r.Union(result)
		}
		result = r
	}
	return result
}
