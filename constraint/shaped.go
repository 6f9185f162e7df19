package constraint

import (
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/ir"
)

// Constraints on vectors, tensors and memrefs. Those with elements of certain
// types are made by functions such as VectorOfAnyRankOf.
var (
	AnyShaped                     = shapedOf("shaped", isShaped, AnyType)
	AnyVectorOfAnyRank            = VectorOfAnyRankOf(AnyType)
	AnyVectorOfNonZeroRank        = VectorOfNonZeroRankOf(AnyType)
	AnyFixedVectorOfAnyRank       = FixedVectorOfAnyRankOf(AnyType)
	AnyFixedVectorOfNonZeroRank   = FixedVectorOfNonZeroRankOf(AnyType)
	AnyScalableVectorOfAnyRank    = ScalableVectorOfAnyRankOf(AnyType)
	AnyTensor                     = TensorOf(AnyType)
	AnyRankedTensor               = RankedTensorOf(AnyType)
	AnyUnrankedTensor             = shapedOf("unranked tensor", isUnrankedTensor, AnyType)
	AnyStaticShapeTensor          = shapedOf("statically shaped tensor", both(isRankedTensor, isStatic), AnyType)
	AnyMemRef                     = MemRefOf(AnyType)
	AnyUnrankedMemRef             = UnrankedMemRefOf(AnyType)
	AnyRankedOrUnrankedMemRef     = RankedOrUnrankedMemRefOf(AnyType)
	AnyNon0RankedMemRef           = Non0RankedMemRefOf(AnyType)
	AnyNon0RankedOrUnrankedMemRef = AnyTypeOf(AnyUnrankedMemRef, AnyNon0RankedMemRef)
	AnyStaticShapeMemRef          = StaticShapeMemRefOf(AnyType)
	AnyStridedMemRef              = StridedMemRefOf(AnyType)
	AnyTuple                      = typ("tuple", func(t ir.Type) bool { _, ok := t.(*ir.TupleType); return ok })
)

// shapedOf accepts the shaped types that satisfy a predicate and whose elements
// satisfy a constraint.
func shapedOf(what string, match func(ir.Type) bool, elem *ir.TypeConstraint) *ir.TypeConstraint {
	return typ(what+" of "+elem.Summary+" values", func(t ir.Type) bool {
		return match(t) && elem.Match(t.(ir.ShapedType).Elem())
	})
}

// both is the conjunction of two predicates.
func both(f, g func(ir.Type) bool) func(ir.Type) bool {
	return func(t ir.Type) bool { return f(t) && g(t) }
}

// VectorOfAnyRankOf accepts vectors of elements that satisfy a constraint.
func VectorOfAnyRankOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("vector", isVector, elem)
}

// VectorOfNonZeroRankOf accepts vectors of at least one dimension.
func VectorOfNonZeroRankOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("vector", both(isVector, hasDim), elem)
}

// FixedVectorOfAnyRankOf accepts vectors that are not scalable.
func FixedVectorOfAnyRankOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("fixed-length vector", isFixedVector, elem)
}

// FixedVectorOfNonZeroRankOf accepts vectors of at least one dimension that are
// not scalable.
func FixedVectorOfNonZeroRankOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("fixed-length vector", both(isFixedVector, hasDim), elem)
}

// ScalableVectorOfAnyRankOf accepts vectors with a scalable dimension.
func ScalableVectorOfAnyRankOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("scalable vector", isScalable, elem)
}

// VectorOfRank accepts vectors with one of several numbers of dimensions, none
// of them 0.
func VectorOfRank(ranks ...int) *ir.TypeConstraint {
	return ofRank(" of ranks ", both(isVector, hasDim), ranks)
}

// FixedVectorOfRank accepts vectors that are not scalable, with one of several
// numbers of dimensions.
func FixedVectorOfRank(ranks ...int) *ir.TypeConstraint {
	return ofRank(" of ranks ", isFixedVector, ranks)
}

// ScalableVectorOfRank accepts vectors with a scalable dimension, with one of
// several numbers of dimensions.
func ScalableVectorOfRank(ranks ...int) *ir.TypeConstraint {
	return ofRank(" of ranks ", isScalable, ranks)
}

func ofRank(summary string, match func(ir.Type) bool, ranks []int) *ir.TypeConstraint {
	return typ(summary+joinRanks(ranks, ""), both(match, rankIn(ranks)))
}

// VectorOfRankAndType accepts vectors of elements that satisfy a constraint, with
// one of several numbers of dimensions, none of them 0.
func VectorOfRankAndType(elem *ir.TypeConstraint, ranks ...int) *ir.TypeConstraint {
	c := VectorOfNonZeroRankOf(elem)
	return ConfinedType(c, c.Summary+" of ranks "+joinRanks(ranks, ""), rankIn(ranks))
}

// TensorOf accepts tensors of elements that satisfy a constraint.
func TensorOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("tensor", isTensor, elem)
}

// RankedTensorOf accepts tensors of a known number of dimensions.
func RankedTensorOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("ranked tensor", isRankedTensor, elem)
}

// TensorRankOf accepts tensors of one of several numbers of dimensions; with
// rank 1 it is 1DTensorOf.
func TensorRankOf(elem *ir.TypeConstraint, ranks ...int) *ir.TypeConstraint {
	return shapedOf(joinRanks(ranks, "D")+" tensor", both(isRankedTensor, rankIn(ranks)), elem)
}

// TensorOrMemRef accepts tensors and memrefs of elements that satisfy a
// constraint.
func TensorOrMemRef(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("Tensor or MemRef", func(t ir.Type) bool { return isTensor(t) || isAnyMemRef(t) }, elem)
}

// MemRefOf accepts memrefs of a known number of dimensions, of elements that
// satisfy a constraint.
func MemRefOf(elem *ir.TypeConstraint) *ir.TypeConstraint { return shapedOf("memref", isMemRef, elem) }

// UnrankedMemRefOf accepts memrefs of an unknown number of dimensions.
func UnrankedMemRefOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("unranked.memref", func(t ir.Type) bool { return isAnyMemRef(t) && !isMemRef(t) }, elem)
}

// RankedOrUnrankedMemRefOf accepts memrefs of elements that satisfy a
// constraint.
func RankedOrUnrankedMemRefOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return shapedOf("ranked or unranked memref", isAnyMemRef, elem)
}

// Non0RankedMemRefOf accepts memrefs of at least one dimension.
func Non0RankedMemRefOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	c := MemRefOf(elem)
	return ConfinedType(c, "non-0-ranked."+c.Summary, hasDim)
}

// MemRefRankOf accepts memrefs of one of several numbers of dimensions.
func MemRefRankOf(elem *ir.TypeConstraint, ranks ...int) *ir.TypeConstraint {
	c := MemRefOf(elem)
	return ConfinedType(c, joinRanks(ranks, "D")+" "+c.Summary, rankIn(ranks))
}

// StaticShapeMemRefOf accepts memrefs all of whose dimensions are known.
func StaticShapeMemRefOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	c := MemRefOf(elem)
	return ConfinedType(c, "statically shaped "+c.Summary, isStatic)
}

// StridedMemRefOf accepts memrefs whose layout is given by an offset and a
// stride for each dimension.
func StridedMemRefOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	c := MemRefOf(elem)
	return ConfinedType(c, "strided "+c.Summary, isStrided)
}

// AnyStridedMemRefOfRank is AnyStridedMemRef with a number of dimensions.
func AnyStridedMemRefOfRank(rank int) *ir.TypeConstraint {
	return ConfinedType(AnyStridedMemRef, AnyStridedMemRef.Summary+" of rank "+strconv.Itoa(rank), rankIn([]int{rank}))
}

func joinRanks(ranks []int, suffix string) string {
	s := make([]string, len(ranks))
	for i, r := range ranks {
		s[i] = strconv.Itoa(r) + suffix
	}
	return strings.Join(s, "/")
}

func isShaped(t ir.Type) bool { _, ok := t.(ir.ShapedType); return ok }

func isVector(t ir.Type) bool { _, ok := t.(*ir.VectorType); return ok }

func isFixedVector(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && !v.IsScalable()
}

// isScalable reports whether a type is a builtin vector with a scalable
// dimension.
func isScalable(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && v.IsScalable()
}

func isRankedTensor(t ir.Type) bool { _, ok := t.(*ir.RankedTensorType); return ok }

func isUnrankedTensor(t ir.Type) bool { _, ok := t.(*ir.UnrankedTensorType); return ok }

func isTensor(t ir.Type) bool { return isRankedTensor(t) || isUnrankedTensor(t) }

func isMemRef(t ir.Type) bool { _, ok := t.(*ir.MemRefType); return ok }

func isAnyMemRef(t ir.Type) bool {
	_, ok := t.(*ir.UnrankedMemRefType)
	return ok || isMemRef(t)
}

// hasDim reports whether a shaped type is known to have a dimension.
func hasDim(t ir.Type) bool { return len(t.(ir.ShapedType).Shape()) > 0 }

func isStatic(t ir.Type) bool { return ir.HasStaticShape(t.(ir.ShapedType)) }

func rankIn(ranks []int) func(ir.Type) bool {
	return func(t ir.Type) bool {
		s := t.(ir.ShapedType)
		if !s.HasRank() {
			return false
		}
		for _, r := range ranks {
			if len(s.Shape()) == r {
				return true
			}
		}
		return false
	}
}

// isStrided reports whether the layout of a memref is strided: the default layout, a
// strided layout or a map with strides.
func isStrided(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType).Layout().(*ir.AffineMapAttr)
	if !ok {
		return true
	}
	_, _, strided := m.Value().Strides()
	return strided
}
