package apfloat

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A scalar creates the call of a function for an operation on numbers, and what converts its
// arguments and its result of type t.
type scalar func(r *rewrite.Rewriter, op *ir.Operation, name string, t ir.Type, operands []*ir.Value) *ir.Value

// widthOf is the number of bits of a number, 0 if the type is of something else.
func widthOf(t ir.Type) uint32 {
	switch t := t.(type) {
	case *ir.FloatType:
		return t.Width()
	case *ir.IntegerType:
		return t.Width()
	}
	return 0
}

// fits reports whether all numbers that an operation has to do with fit in 64 bits.
func fits(op *ir.Operation) bool {
	for _, list := range [...][]ir.Type{op.Operands().Types(), op.Results().Types()} {
		for _, t := range list {
			if w := widthOf(ir.ElementOrSelf(t)); w == 0 || w > 64 {
				return false
			}
		}
	}
	return true
}

// whole is a pattern for an operation on numbers.
func (l *library) whole(op *ir.Operation, name string, f scalar, r *rewrite.Rewriter) bool {
	if _, shaped := op.Result(0).Type().(ir.ShapedType); shaped || !fits(op) || !l.declared(r, op, name) {
		return r.NoMatch(op, "not a number of at most 64 bits")
	}
	r.Replace(op, f(r, op, name, op.Result(0).Type(), op.Operands().Values()))
	return true
}

// limit bounds the number of elements of a vector to take apart: each becomes several operations, and
// a short text can ask for billions.
const limit = 1 << 18

// elements is a pattern for an operation on numbers or vectors of them, each of whose elements is
// computed by itself.
func (l *library) elements(op *ir.Operation, name string, f scalar, r *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok {
		return l.whole(op, name, f, r)
	}
	n, ok := ir.NumElements(t.Shape())
	if !ok || n > limit || t.IsScalable() || !fits(op) || !l.declared(r, op, name) {
		return r.NoMatch(op, "not a small vector of numbers of at most 64 bits")
	}
	lists := make([]ir.ValueRange, op.NumOperands())
	for i, v := range op.Operands().All() {
		lists[i] = vector.NewToElements(r.Builder, v).Op().Results()
	}
	elements := make([]*ir.Value, n)
	for i := range elements {
		operands := make([]*ir.Value, len(lists))
		for j, list := range lists {
			operands[j] = list.At(i)
		}
		elements[i] = f(r, op, name, t.Elem(), operands)
	}
	r.Replace(op, vector.NewFromElements(r.Builder, t, elements...).Result())
	return true
}

// bits returns the bits of a number in 64.
func bits(r *rewrite.Rewriter, v *ir.Value) *ir.Value {
	w := widthOf(v.Type())
	v = arith.NewBitcast(r.Builder, r.Context().I(w), v).Result()
	if w < 64 {
		v = arith.NewExtUI(r.Builder, r.Context().I64(), v).Result()
	}
	return v
}

// integer returns the low bits of 64 as an integer.
func integer(r *rewrite.Rewriter, v *ir.Value, t ir.Type) *ir.Value {
	if widthOf(t) == 64 {
		return v
	}
	return arith.NewTruncI(r.Builder, t, v).Result()
}

// number returns the number whose bits are in 64.
func number(r *rewrite.Rewriter, v *ir.Value, t ir.Type) *ir.Value {
	v = integer(r, v, r.Context().I(widthOf(t)))
	return arith.NewBitcast(r.Builder, t, v).Result()
}

func constant(r *rewrite.Rewriter, t ir.Type, n int64) *ir.Value {
	return arith.NewConstantInt(r.Builder, t, n).Result()
}

// format creates the number of the format of a type.
func format(r *rewrite.Rewriter, t ir.Type) *ir.Value {
	return constant(r, r.Context().I32(), int64(t.(*ir.FloatType).Semantics().LLVMNumber()))
}

// compute calls a function of numbers of one format.
func compute(r *rewrite.Rewriter, op *ir.Operation, name string, t ir.Type, operands []*ir.Value) *ir.Value {
	return number(r, ofNumbers(r, name, r.Context().I64(), operands), t)
}

// classify calls a function that says whether a number is of some kind.
func classify(r *rewrite.Rewriter, _ *ir.Operation, name string, t ir.Type, operands []*ir.Value) *ir.Value {
	return ofNumbers(r, name, t, operands)
}

func ofNumbers(r *rewrite.Rewriter, name string, result ir.Type, operands []*ir.Value) *ir.Value {
	args := []*ir.Value{nil}
	for _, v := range operands {
		args = append(args, bits(r, v))
	}
	args[0] = format(r, operands[0].Type())
	return call(r, name, result, args...)
}

// convert calls the function that converts between formats.
func convert(r *rewrite.Rewriter, _ *ir.Operation, name string, t ir.Type, operands []*ir.Value) *ir.Value {
	v := operands[0]
	b := bits(r, v)
	from, to := format(r, v.Type()), format(r, t)
	return number(r, call(r, name, r.Context().I64(), from, to, b), t)
}

// sizeAndSign creates the arguments that say what integers of a type are, unsigned ones or not.
func sizeAndSign(r *rewrite.Rewriter, t ir.Type, unsigned bool) (width, isUnsigned *ir.Value) {
	width = constant(r, r.Context().I32(), int64(widthOf(t)))
	flag := int64(0)
	if unsigned {
		flag = 1
	}
	return width, constant(r, r.Context().I1(), flag)
}

// toInt calls the function that converts to integers.
func toInt(r *rewrite.Rewriter, op *ir.Operation, name string, t ir.Type, operands []*ir.Value) *ir.Value {
	b := bits(r, operands[0])
	f := format(r, operands[0].Type())
	width, isUnsigned := sizeAndSign(r, t, op.Is(arith.FPToUI))
	return integer(r, call(r, name, r.Context().I64(), f, width, isUnsigned, b), t)
}

// fromInt calls the function that converts integers.
func fromInt(r *rewrite.Rewriter, op *ir.Operation, name string, t ir.Type, operands []*ir.Value) *ir.Value {
	v, i64 := operands[0], r.Context().I64()
	from, unsigned := v.Type(), op.Is(arith.UIToFP)
	switch {
	case widthOf(from) == 64:
	case unsigned:
		v = arith.NewExtUI(r.Builder, i64, v).Result()
	default:
		v = arith.NewExtSI(r.Builder, i64, v).Result()
	}
	f := format(r, t)
	width, isUnsigned := sizeAndSign(r, from, unsigned)
	return number(r, call(r, name, i64, f, width, isUnsigned, v), t)
}

// What the function for comparisons returns.
const (
	less = iota
	equal
	greater
	unordered
)

// outcomes has the results of the function for comparisons for which a predicate holds, in the
// order in which they are asked for.
var outcomes = map[arith.CmpFPredicate][]int64{
	arith.CmpFPredicateOeq: {equal}, arith.CmpFPredicateOgt: {greater}, arith.CmpFPredicateOge: {greater, equal},
	arith.CmpFPredicateOlt: {less}, arith.CmpFPredicateOle: {less, equal}, arith.CmpFPredicateOne: {less, greater},
	arith.CmpFPredicateOrd: {less, greater, equal}, arith.CmpFPredicateUeq: {unordered, equal}, arith.CmpFPredicateUgt: {unordered, greater},
	arith.CmpFPredicateUge: {unordered, greater, equal}, arith.CmpFPredicateUlt: {unordered, less},
	arith.CmpFPredicateUle: {unordered, less, equal}, arith.CmpFPredicateUne: {less, greater, unordered}, arith.CmpFPredicateUno: {unordered},
}

// compare calls the function that compares, whatever the predicate is.
func compare(r *rewrite.Rewriter, op *ir.Operation, name string, t ir.Type, operands []*ir.Value) *ir.Value {
	i8 := r.Context().I8()
	order := ofNumbers(r, name, i8, operands)
	predicate := ir.Cast[arith.CmpFOp](op).Predicate()
	var found []*ir.Value
	for _, n := range outcomes[predicate] {
		found = append(found, arith.NewCmpI(r.Builder, arith.CmpIPredicateEq, order, constant(r, i8, n)).Result())
	}
	if len(found) == 0 {
		always := int64(0)
		if predicate == arith.CmpFPredicateAlwaysTrue {
			always = 1
		}
		return constant(r, t, always)
	}
	holds := found[len(found)-1]
	for i := len(found) - 2; i >= 0; i-- {
		holds = arith.NewOrI(r.Builder, found[i], holds).Result()
	}
	return holds
}
