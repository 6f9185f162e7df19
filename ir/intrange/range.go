// Package intrange has ranges of integers, and what arithmetic makes of them. An operation
// says what its results are from what its operands are by [InferInterface]; package
// analysis/dataflow takes it from there.
//
// A [Range] has bounds of both readings of a number, signed and unsigned, since what is one
// run of numbers in one reading may be two in the other:
//
//	r := intrange.FromSigned(num.NewInt(8, -1), num.NewInt(8, 1))
//	r.Umin(), r.Umax() // 0 and 255: -1 is 255
//
// The ranges are those of MLIR's ConstantIntRanges, bound for bound.
package intrange

import (
	"fmt"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// InferInterface is what operations on integers implement: MLIR's InferIntRangeInterface.
var InferInterface = ir.NewOpInterface[InferOp]("InferIntRangeInterface")

// An InferOp computes the ranges of its results from those of its operands. It sets
// elements of results, which are zero before; it leaves those zero of which it cannot say
// anything yet, because nothing is known of an operand. The slices must not be kept. What
// has no integers has no ranges.
type InferOp interface {
	InferRanges(operands, results []Range)
}

// A Range is what is known of an integer, or of each element of a vector of integers: that
// its unsigned value is from Umin to Umax, and its signed value from Smin to Smax, both
// included. The zero Range says that nothing is known yet, not even that it may be
// anything.
type Range struct {
	umin, umax, smin, smax num.Int
	known                  bool
}

// Bounds returns a range with the given bounds, which all have the same width.
func Bounds(umin, umax, smin, smax num.Int) Range { return Range{umin, umax, smin, smax, true} }

// Max returns the range of all numbers of a width.
func Max(width uint32) Range {
	return Bounds(num.NewUint(width, 0), num.AllOnes(width), minSigned(width), maxSigned(width))
}

// MaxOf returns the range of all values of a type: an integer, index, or a vector or tensor
// of these. It is the zero Range for other types.
func MaxOf(t ir.Type) Range {
	if w := Width(t); w > 0 {
		return Max(w)
	}
	return Range{}
}

// Width is the width of the numbers of a type, or of its elements. It is 64 for index, and
// 0 for types without integers.
func Width(t ir.Type) uint32 {
	if s, ok := t.(ir.ShapedType); ok {
		t = s.Elem()
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width()
	case *ir.IndexType:
		return 64
	}
	return 0
}

// Constant returns the range of one number.
func Constant(v num.Int) Range { return Bounds(v, v, v, v) }

// FromSigned returns the range of the numbers whose signed value has the given bounds.
func FromSigned(smin, smax num.Int) Range {
	if smin.SignBit() == smax.SignBit() {
		return Bounds(smin.MinUnsigned(smax), smin.MaxUnsigned(smax), smin, smax)
	}
	return Bounds(num.NewUint(smin.Width(), 0), num.AllOnes(smin.Width()), smin, smax)
}

// FromUnsigned returns the range of the numbers whose unsigned value has the given bounds.
func FromUnsigned(umin, umax num.Int) Range {
	if umin.SignBit() == umax.SignBit() {
		return Bounds(umin, umax, umin.MinSigned(umax), umin.MaxSigned(umax))
	}
	return Bounds(umin, umax, minSigned(umin.Width()), maxSigned(umin.Width()))
}

func from(min, max num.Int, signed bool) Range {
	if signed {
		return FromSigned(min, max)
	}
	return FromUnsigned(min, max)
}

func minSigned(width uint32) num.Int { return num.NewUint(width, 1).Shl(width - 1) }
func maxSigned(width uint32) num.Int { return minSigned(width).Not() }

// Known reports whether anything is known.
func (r Range) Known() bool { return r.known }

// Umin is the least unsigned value.
func (r Range) Umin() num.Int { return r.umin }

// Umax is the largest unsigned value.
func (r Range) Umax() num.Int { return r.umax }

// Smin is the least signed value.
func (r Range) Smin() num.Int { return r.smin }

// Smax is the largest signed value.
func (r Range) Smax() num.Int { return r.smax }

// Constant returns the number if there is only one in the range.
func (r Range) Constant() (v num.Int, ok bool) {
	switch {
	case r.umin.Width() == 0:
	case r.umin == r.umax:
		return r.umin, true
	case r.smin == r.smax:
		return r.smin, true
	}
	return num.Int{}, false
}

// Union returns the least range that has both ranges in it.
func (r Range) Union(s Range) Range {
	switch {
	case !r.known:
		return s
	case !s.known || s.umin.Width() == 0:
		return r
	case r.umin.Width() == 0:
		return s
	}
	return Bounds(r.umin.MinUnsigned(s.umin), r.umax.MaxUnsigned(s.umax), r.smin.MinSigned(s.smin), r.smax.MaxSigned(s.smax))
}

// Intersect returns the range of what is in both ranges.
func (r Range) Intersect(s Range) Range {
	return Bounds(r.umin.MaxUnsigned(s.umin), r.umax.MinUnsigned(s.umax), r.smin.MaxSigned(s.smin), r.smax.MinSigned(s.smax))
}

// Join is Union, as package dataflow needs it.
func (r Range) Join(s Range) (joined Range, changed bool) {
	joined = r.Union(s)
	return joined, joined != r
}

// String is the text of MLIR's ConstantIntRanges.
func (r Range) String() string {
	if !r.known {
		return "<UNINITIALIZED>"
	}
	return fmt.Sprintf("unsigned : [%s, %s] signed : [%s, %s]", r.umin.AppendUnsigned(nil), r.umax.AppendUnsigned(nil), r.smin.AppendSigned(nil), r.smax.AppendSigned(nil))
}
