package constraint

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// Constraints on builtin types.
var (
	AnyType                    = typ("any type", func(ir.Type) bool { return true })
	AnyInteger                 = typ("integer", isInteger)
	AnySignlessInteger         = typ("signless integer", isSignlessInteger)
	AnySignlessIntegerOrIndex  = typ("signless integer or index", isSignlessIntegerOrIndex)
	AnySignedInteger           = typ("signed integer", isSignedInteger)
	AnyUnsignedInteger         = typ("unsigned integer", isUnsignedInteger)
	AnyFloat                   = typ("floating-point", isFloat)
	AnyComplex                 = typ("complex-type", isComplex)
	FunctionType               = typ("function type", isFunction)
	BoolLike                   = typ("bool-like", isBoolLike)
	FloatLike                  = typ("floating-point-like", isFloatLike)
	SignlessIntegerOrIndexLike = typ("signless-integer-like", isSignlessIntegerOrIndexLike)

	Index = &ir.TypeConstraint{
		Summary:   "index",
		Match:     isIndex,
		Buildable: func(c *ir.Context) ir.Type { return c.Index() },
	}
	I1   = I(1)
	I8   = I(8)
	I16  = I(16)
	I32  = I(32)
	I64  = I(64)
	BF16 = Float(ir.BF16, "bfloat16 type")
	F16  = Float(ir.F16, "16-bit float")
	F32  = Float(ir.F32, "32-bit float")
	F64  = Float(ir.F64, "64-bit float")
	F80  = Float(ir.F80, "80-bit float")
)

func typ(summary string, match func(ir.Type) bool) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: summary, Match: match}
}

// I accepts the signless integer type of a width in bits.
func I(width uint32) *ir.TypeConstraint {
	return &ir.TypeConstraint{
		Summary: utoa(width) + "-bit signless integer",
		Match: func(t ir.Type) bool {
			i, ok := t.(*ir.IntegerType)
			return ok && i.Width() == width && i.IsSignless()
		},
		Buildable: func(c *ir.Context) ir.Type { return c.I(width) },
	}
}

// Float accepts the type of one floating-point format.
func Float(kind ir.FloatKind, summary string) *ir.TypeConstraint {
	return &ir.TypeConstraint{
		Summary: summary,
		Match: func(t ir.Type) bool {
			f, ok := t.(*ir.FloatType)
			return ok && f.Kind() == kind
		},
		Buildable: func(c *ir.Context) ir.Type { return ir.NewFloatType(c, kind) },
	}
}

// A FloatType is a type whose values are floating-point numbers: the builtin
// ones and those of dialects, such as !llvm.ppc_fp128.
type FloatType interface {
	ir.Type
	// Semantics is the arithmetic of the format.
	Semantics() num.Semantics
}

func isInteger(t ir.Type) bool { _, ok := t.(*ir.IntegerType); return ok }

func isIndex(t ir.Type) bool { _, ok := t.(*ir.IndexType); return ok }

func isComplex(t ir.Type) bool { _, ok := t.(*ir.ComplexType); return ok }

func isFunction(t ir.Type) bool { _, ok := t.(*ir.FunctionType); return ok }

func isSignlessInteger(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.IsSignless()
}

func isSignedInteger(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.IsSigned()
}

func isUnsignedInteger(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.IsUnsigned()
}

func isI1(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width() == 1 && i.IsSignless()
}

func isSignlessIntegerOrIndex(t ir.Type) bool { return isSignlessInteger(t) || isIndex(t) }

func isIntegerOrIndex(t ir.Type) bool { return isInteger(t) || isIndex(t) }

func isFloat(t ir.Type) bool {
	switch t.(type) {
	case *ir.FloatType:
		return true
	case *ir.IntegerType, *ir.IndexType, *ir.VectorType:
		return false
	}
	_, ok := t.(FloatType)
	return ok
}

// valueElem returns the element type of a shaped type with value semantics: a vector or
// a tensor, but not a memref.
func valueElem(t ir.Type) (ir.Type, bool) {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.Elem(), true
	case *ir.RankedTensorType:
		return t.Elem(), true
	case *ir.UnrankedTensorType:
		return t.Elem(), true
	}
	return nil, false
}

// scalarOrElem returns a scalar itself, or the element type of a vector or tensor. The
// …Like constraints are about it.
func scalarOrElem(t ir.Type) ir.Type {
	if e, ok := valueElem(t); ok {
		return e
	}
	return t
}

func isBoolLike(t ir.Type) bool  { return isI1(scalarOrElem(t)) }
func isFloatLike(t ir.Type) bool { return isFloat(scalarOrElem(t)) }

func isSignlessIntegerOrIndexLike(t ir.Type) bool { return isSignlessIntegerOrIndex(scalarOrElem(t)) }
