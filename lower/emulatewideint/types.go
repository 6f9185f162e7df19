package emulatewideint

import (
	"math/bits"
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/ir"
)

// A TypeConverter converts integers of twice the greatest width of a target to pairs, and
// vectors of them to vectors with one more dimension. Wider integers cannot be
// converted, nor scalable vectors of wide ones.
//
// It is MLIR's WideIntEmulationConverter.
type TypeConverter struct {
	*convert.TypeConverter
	widest uint32
}

// NewTypeConverter returns a converter for a target with integers of up to widest bits. It
// panics if [ValidWidth] is false.
func NewTypeConverter(widest uint32) *TypeConverter {
	if !ValidWidth(widest) {
		panic("emulatewideint: the width must be a power of two, and at least 2")
	}
	c := &TypeConverter{convert.NewTypeConverter(), widest}
	c.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) { return []ir.Type{t}, convert.Converted })
	convert.Add(c.TypeConverter, func(t *ir.IntegerType) ir.Type { return c.paired(t, t, nil) })
	convert.Add(c.TypeConverter, func(t *ir.VectorType) ir.Type {
		e, ok := t.Elem().(*ir.IntegerType)
		if !ok {
			return t
		}
		if t.IsScalable() && e.Width() > c.widest {
			return nil
		}
		return c.paired(t, e, t.Shape())
	})
	convert.Add(c.TypeConverter, func(t *ir.FunctionType) ir.Type {
		in, ok := c.ConvertAll(t.Inputs())
		if !ok {
			return nil
		}
		out, ok := c.ConvertAll(t.Results())
		if !ok {
			return nil
		}
		return ir.NewFunctionType(t.Context(), in, out)
	})
	return c
}

// ValidWidth reports whether integers can be made of pairs of integers of a width: whether it is
// a power of two, and at least 2.
func ValidWidth(width uint32) bool { return width >= 2 && bits.OnesCount32(width) == 1 }

// paired returns the type for t, which has a shape and elements of type e.
func (c *TypeConverter) paired(t ir.Type, e *ir.IntegerType, shape []int64) ir.Type {
	switch {
	case e.Width() <= c.widest:
		return t
	case uint64(e.Width()) == 2*uint64(c.widest):
		return ir.NewVectorType(append(slices.Clone(shape), 2), nil, c.narrow(t.Context()))
	}
	return nil
}

// narrow returns the widest integer of the target.
func (c *TypeConverter) narrow(ctx *ir.Context) ir.Type {
	return ir.NewIntegerType(ctx, c.widest, ir.Signless)
}

// pairs returns the vector type that a type of wide integers becomes, nil if it is not such a
// type or too wide.
func (c *TypeConverter) pairs(t ir.Type) *ir.VectorType {
	v, _ := c.ConvertOne(t).(*ir.VectorType)
	return v
}
