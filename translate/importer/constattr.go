package importer

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/num"
)

// constantAttr returns a constant as an attribute. It returns nil unless the constant consists of
// numbers only. An aggregate that contains a zeroinitializer has no attribute, since upstream does
// not examine those.
func (w *worker) constantAttr(c llvmir.Constant) ir.Attribute {
	switch c := c.(type) {
	case *llvmir.Int:
		return ir.NewWideIntegerAttr(w.ctx.I(c.Value.Width()), c.Value)
	case *llvmir.Float:
		return w.floatAttr(c)
	case *llvmir.String:
		return w.string(c.Bytes)
	case *llvmir.Splat:
		if shape := w.elementsType(c.Type()); shape != nil {
			return elements(shape, 1, func(i int) llvmir.Constant { return c.Elem })
		}
	case *llvmir.Zero:
		shape := w.elementsType(c.Type())
		if shape == nil {
			return nil
		}
		return zeroElements(shape)
	case *llvmir.Aggregate:
		shape := w.elementsType(c.Type())
		if shape == nil {
			return nil
		}
		var list []llvmir.Constant
		if list = scalars(make([]llvmir.Constant, 0, len(c.Elems)), c); list == nil {
			return nil
		}
		return elements(shape, len(list), func(i int) llvmir.Constant { return list[i] })
	}
	return nil
}

func (w *worker) floatAttr(c *llvmir.Float) ir.Attribute {
	kind, ok := floatKinds[c.Type().Kind()]
	v := c.Value
	if !ok {
		// Upstream treats a pair of doubles as an f128, which has the same width.
		kind = ir.F128
		v, _ = v.Convert(num.F128)
	}
	return ir.NewFloatAttr(ir.NewFloatType(w.ctx, kind), v)
}

// scalars appends the numbers in an aggregate. It returns nil if the aggregate contains anything
// else.
func scalars(dst []llvmir.Constant, c llvmir.Constant) []llvmir.Constant {
	switch c := c.(type) {
	case *llvmir.Int, *llvmir.Float:
		return append(dst, c)
	case *llvmir.Aggregate:
		for _, e := range c.Elems {
			if dst = scalars(dst, e); dst == nil {
				return nil
			}
		}
		return dst
	case *llvmir.String:
		for i := range len(c.Bytes) {
			dst = append(dst, llvmir.ElemAt(c, i))
		}
		return dst
	case *llvmir.Splat:
		for range c.Type().Len() {
			if dst = scalars(dst, c.Elem); dst == nil {
				return nil
			}
		}
		return dst
	}
	return nil
}

// elements returns a constant of n numbers, or of one repeated number.
func elements(shape ir.ShapedType, n int, at func(int) llvmir.Constant) ir.Attribute {
	var raw []byte
	if _, ok := at(0).(*llvmir.Int); ok {
		list := make([]num.Int, n)
		for i := range list {
			c, ok := at(i).(*llvmir.Int)
			if !ok {
				return nil
			}
			list[i] = c.Value
		}
		return ir.NewDenseInts(shape, list...)
	}
	splat := true
	first := at(0).(*llvmir.Float).Value
	for i := range n {
		c, ok := at(i).(*llvmir.Float)
		if !ok {
			return nil
		}
		splat = splat && c.Value == first
		raw = c.Value.Int().AppendBytes(raw)
	}
	if splat {
		raw = first.Int().AppendBytes(nil)
	}
	return ir.NewDenseElementsAttr(shape, raw, splat)
}

func zeroElements(shape ir.ShapedType) ir.Attribute {
	switch t := shape.Elem().(type) {
	case *ir.IntegerType:
		return ir.NewDenseInts(shape, num.NewInt(t.Width(), 0))
	case *ir.FloatType:
		return ir.NewDenseElementsAttr(shape, make([]byte, (t.Width()+7)/8), true)
	}
	return nil
}

// elementsType returns the type of the attribute for a constant: the vector itself, a tensor for
// nested arrays of numbers, or a vector for nested arrays of vectors. It is nil for other scalar
// types.
func (w *worker) elementsType(t *llvmir.Type) ir.ShapedType {
	var shape []int64
	for t.Kind() == llvmir.ArrayType {
		shape = append(shape, int64(t.Len()))
		t = t.Elem()
	}
	if t.Kind() == llvmir.VectorType {
		if t.IsScalable() {
			return nil
		}
		elem := w.typ(t.Elem())
		if !isIntOrFloat(elem) {
			return nil
		}
		return ir.NewVectorType(append(shape, int64(t.Len())), nil, elem)
	}
	if elem := w.typ(t); len(shape) > 0 && isIntOrFloat(elem) {
		return ir.NewRankedTensorType(shape, elem, nil)
	}
	return nil
}

func isIntOrFloat(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return true
	case *llvm.PPCFP128Type:
		return false
	}
	return false
}
