package arith

import (
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// A number is an integer or, as its bits, a floating-point number.
type number = num.Int

// isPoison reports whether a constant is poison. Results of poison are poison.
func isPoison(a ir.Attribute) bool {
	_, ok := a.(ub.PoisonLike)
	return ok
}

// numbers returns the elements of a constant, only one for a scalar or a splat. ok is
// false if they are not integers or floating-point numbers.
func numbers(a ir.Attribute) (list []number, t ir.Type, ok bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return []number{a.Value()}, a.Type(), true
	case *ir.FloatAttr:
		return []number{a.Value().Exact()}, a.Type(), true
	case *ir.DenseElementsAttr:
		if _, complex := a.ShapedType().Elem().(*ir.ComplexType); complex {
			return nil, nil, false
		}
		n := a.Len()
		if a.IsSplat() {
			n = 1
		}
		list = make([]number, n)
		for i := range list {
			list[i] = a.Bits(int64(i))
		}
		return list, a.Type(), true
	}
	return nil, nil, false
}

// one returns the number of a scalar or splat constant.
func one(a ir.Attribute) (number, bool) {
	list, _, ok := numbers(a)
	if !ok || len(list) != 1 {
		return number{}, false
	}
	if d, isDense := a.(*ir.DenseElementsAttr); isDense && !d.IsSplat() {
		return number{}, false
	}
	return list[0], true
}

// isInt reports whether a constant is a scalar or splat integer that a function accepts.
func isInt(a ir.Attribute, accept func(number) bool) bool {
	v, ok := one(a)
	return ok && !isFloatType(elementOf(a.(ir.TypedAttribute).Type())) && accept(v)
}

// isNumber reports whether a constant is a scalar or splat floating-point number that a
// function accepts.
func isNumber(a ir.Attribute, accept func(num.Float) bool) bool {
	v, ok := one(a)
	if !ok {
		return false
	}
	t, ok := elementOf(a.(ir.TypedAttribute).Type()).(*ir.FloatType)
	return ok && accept(num.FloatFromInt(t.Semantics(), v))
}

func isFloatType(t ir.Type) bool {
	_, ok := t.(*ir.FloatType)
	return ok
}

func elementOf(t ir.Type) ir.Type {
	if s, ok := t.(ir.ShapedType); ok {
		return s.Elem()
	}
	return t
}

func isZero(v number) bool    { return v.IsZero() }
func isOne(v number) bool     { return v.IsOne() }
func isAllOnes(v number) bool { return v.IsAllOnes() }

// constantOf makes a constant of a type from one number for all elements, or one number
// for each. It returns nil if the type has an unknown number of elements, or numbers of
// another width: the constants of other dialects need not be of the type of their results.
func constantOf(t ir.Type, list []number) ir.Attribute {
	if f, float := elementOf(t).(*ir.FloatType); float && f.Semantics() == num.F8E8M0FNU && len(list) > 0 {
		if _, scalar := t.(*ir.FloatType); !scalar || list[0].Width() == 8 {
			for i, x := range list {
				list[i] = num.FloatFromInt(num.F8E8M0FNU, x).Int()
			}
		}
	} else if _, index := elementOf(t).(*ir.IndexType); len(list) > 0 {
		if w, ok := widthOf(elementOf(t)); ok && w != list[0].Width() || index && list[0].Width() != ir.IndexBits {
			return nil
		}
	}
	switch t := t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return ir.NewWideIntegerAttr(t, list[0])
	case *ir.FloatType:
		return ir.NewFloatAttr(t, num.FloatFromInt(t.Semantics(), list[0]))
	case *ir.VectorType, *ir.RankedTensorType:
		if s := t.(ir.ShapedType); ir.HasStaticShape(s) {
			return ir.NewDenseInts(s, list...)
		}
	}
	return nil
}

// splat returns the constant of a type whose elements are all a small integer.
func splat(t ir.Type, v int64) ir.Attribute {
	width := uint32(64)
	if i, ok := elementOf(t).(*ir.IntegerType); ok {
		width = i.Width()
	}
	return constantOf(t, []number{num.NewInt(width, v)})
}

// FoldUnary computes a constant of type t from another one, element by element. f takes and returns
// the bits of floating-point numbers. It returns false for an element that it does not compute, and
// then there is no result. Poison stays poison. This is MLIR's constFoldUnaryOp.
func FoldUnary(constants []ir.Attribute, t ir.Type, f func(number) (number, bool)) ([]ir.FoldResult, bool) {
	if isPoison(constants[0]) {
		return attr(constants[0])
	}
	list, _, ok := numbers(constants[0])
	if !ok {
		return nil, false
	}
	for i, v := range list {
		if list[i], ok = f(v); !ok {
			return nil, false
		}
	}
	return attr(constantOf(t, list))
}

// compute2 is FoldUnary for two constants of one type. It returns nil if an element cannot be
// computed.
func compute2(constants []ir.Attribute, t ir.Type, f func(a, b number) (number, bool)) ir.Attribute {
	for _, c := range constants {
		if isPoison(c) {
			return c
		}
	}
	as, ta, ok1 := numbers(constants[0])
	bs, tb, ok2 := numbers(constants[1])
	if !ok1 || !ok2 || ta != tb || len(as) == 0 || len(bs) == 0 {
		return nil
	}
	out := make([]number, max(len(as), len(bs)))
	for i := range out {
		v, ok := f(as[min(i, len(as)-1)], bs[min(i, len(bs)-1)])
		if !ok {
			return nil
		}
		out[i] = v
	}
	return constantOf(t, out)
}

// FoldBinary is [FoldUnary] for two constants of one type.
func FoldBinary(constants []ir.Attribute, t ir.Type, f func(a, b number) (number, bool)) ([]ir.FoldResult, bool) {
	return attr(compute2(constants, t, f))
}

// always adapts a function that always has a result.
func always(f func(a, b number) number) func(a, b number) (number, bool) {
	return func(a, b number) (number, bool) { return f(a, b), true }
}

// floats adapts a function on floating-point numbers to their bits.
func floats(t ir.Type, f func(a, b num.Float) num.Float) func(a, b number) (number, bool) {
	e, ok := elementOf(t).(*ir.FloatType)
	return func(a, b number) (number, bool) {
		if !ok {
			return a, false
		}
		s := e.Semantics()
		return f(num.FloatFromInt(s, a), num.FloatFromInt(s, b)).Exact(), true
	}
}

// attr, value and values return the results of folding. They return false if an argument
// is nil.
func attr(a ir.Attribute) ([]ir.FoldResult, bool) {
	if a == nil {
		return nil, false
	}
	return []ir.FoldResult{{Attr: a}}, true
}

func value(v *ir.Value) ([]ir.FoldResult, bool) { return []ir.FoldResult{{Value: v}}, true }

func attrs(a, b ir.Attribute) ([]ir.FoldResult, bool) {
	if a == nil || b == nil {
		return nil, false
	}
	return []ir.FoldResult{{Attr: a}, {Attr: b}}, true
}

// inPlace says that folding has changed the operation.
func inPlace() ([]ir.FoldResult, bool) { return nil, true }

// defined returns the operation that defines a value if its definition is def, otherwise
// nil.
func defined(v *ir.Value, def *ir.OpDef) *ir.Operation {
	if op := v.DefiningOp(); op != nil && op.Is(def) {
		return op
	}
	return nil
}
