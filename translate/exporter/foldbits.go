package exporter

import (
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/num"
)

// foldBitCast folds a bitcast of a constant that is neither zero nor undefined as a whole.
func (x *exporter) foldBitCast(c llvmir.Constant, t *llvmir.Type) llvmir.Constant {
	from := c.Type()
	if from == t {
		return c
	}
	if isAllOnes(c) && x.fillsBytes(from) {
		if ones := allOnes(t); ones != nil {
			return ones
		}
	}
	fromVector, toVector := from.Kind() == llvmir.VectorType, t.Kind() == llvmir.VectorType
	switch {
	case from.Kind() == llvmir.PointerType:
		if f := x.foldPointerCast(llvmir.OpBitCast, c, t); f != nil {
			return f
		}
	case !fromVector && !toVector:
		if f := foldNumber(llvmir.OpBitCast, c, t); f != nil {
			return f
		}
	case fromVector && from.IsScalable() || toVector && t.IsScalable():
	case fromVector && toVector && from.Len() == t.Len():
		f := elementwise(t, func(i int) llvmir.Constant {
			e := llvmir.ElemAt(c, i)
			if e == nil {
				return nil
			}
			return x.foldCast(llvmir.OpBitCast, e, t.Elem())
		})
		if f != nil {
			return f
		}
	case isNumber(from) && isNumber(t):
		if f := x.regroup(c, t); f != nil {
			return f
		}
	}
	return x.m.ConstCast(llvmir.OpBitCast, c, t)
}

// isNumber reports whether a type is an integer, a float or a vector of them.
func isNumber(t *llvmir.Type) bool {
	if t.Kind() == llvmir.VectorType {
		t = t.Elem()
	}
	return t.Kind() == llvmir.IntegerType || t.IsFloat()
}

// fillsBytes reports whether a value fills all of its bytes in memory.
func (x *exporter) fillsBytes(t *llvmir.Type) bool {
	return !isNumber(t) || t.Kind() == llvmir.VectorType && t.IsScalable() || x.layout.SizeInBits(t)%8 == 0
}

func isAllOnes(c llvmir.Constant) bool {
	switch c := c.(type) {
	case *llvmir.Int:
		return c.Value.IsAllOnes()
	case *llvmir.Float:
		return c.Value.Int().IsAllOnes()
	case *llvmir.Splat:
		return isAllOnes(c.Elem)
	}
	return false
}

// regroup reinterprets the bits of a number or vector as elements of another width. An undefined
// part counts as zero if it is joined with others. It returns nil if an element is not a number.
func (x *exporter) regroup(c llvmir.Constant, t *llvmir.Type) llvmir.Constant {
	parts := []llvmir.Constant{c}
	if c.Type().Kind() == llvmir.VectorType {
		parts = make([]llvmir.Constant, c.Type().Len())
		for i := range parts {
			parts[i] = llvmir.ElemAt(c, i)
		}
	}
	n, elem := 1, t
	if t.Kind() == llvmir.VectorType {
		n, elem = int(t.Len()), t.Elem()
	}
	var elems []llvmir.Constant
	switch {
	case len(parts)%n == 0:
		elems = x.joinBits(parts, n, elem)
	case n%len(parts) == 0:
		elems = x.splitBits(parts, n, elem)
	}
	switch {
	case elems == nil:
		return nil
	case t.Kind() != llvmir.VectorType:
		return elems[0]
	}
	return llvmir.NewAggregate(t, elems)
}

// bitsOf returns the bits of a number. Those of an undefined constant are zero.
func bitsOf(c llvmir.Constant) (v num.Int, ok bool) {
	switch c := c.(type) {
	case *llvmir.Int:
		return c.Value, true
	case *llvmir.Float:
		return c.Value.Int(), true
	case *llvmir.Undef, *llvmir.Poison:
		return bitsOf(llvmir.NewZero(c.Type()))
	}
	return v, false
}

func withBits(t *llvmir.Type, v num.Int) llvmir.Constant {
	if t.Kind() == llvmir.IntegerType {
		return llvmir.NewWideInt(t, v)
	}
	return llvmir.NewFloat(t, num.FloatFromInt(semantics(t), v))
}

// joinBits joins parts into n numbers, by their order in memory.
func (x *exporter) joinBits(parts []llvmir.Constant, n int, t *llvmir.Type) []llvmir.Constant {
	width := uint32(x.layout.SizeInBits(t))
	each := len(parts) / n
	elems := make([]llvmir.Constant, n)
	for i := range elems {
		sum := num.NewInt(width, 0)
		for k := range each {
			v, ok := bitsOf(parts[i*each+k])
			if !ok || v.Width()*uint32(each) != width {
				return nil
			}
			at := uint32(k) * v.Width()
			if x.layout.BigEndian {
				at = width - v.Width() - at
			}
			sum = sum.Or(v.Zext(width).Shl(at))
		}
		elems[i] = withBits(t, sum)
	}
	return elems
}

// splitBits splits parts into n numbers.
func (x *exporter) splitBits(parts []llvmir.Constant, n int, t *llvmir.Type) []llvmir.Constant {
	width := uint32(x.layout.SizeInBits(t))
	each := n / len(parts)
	elems := make([]llvmir.Constant, 0, n)
	for _, p := range parts {
		v, ok := bitsOf(p)
		if !ok || width*uint32(each) != v.Width() {
			return nil
		}
		for k := range each {
			if isUndefined(p) {
				elems = append(elems, llvmir.NewUndef(t))
				continue
			}
			at := uint32(k) * width
			if x.layout.BigEndian {
				at = v.Width() - width - at
			}
			elems = append(elems, withBits(t, v.LShr(at).Trunc(width)))
		}
	}
	return elems
}
