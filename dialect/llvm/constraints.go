package llvm

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// This file has the constraints that the specification names: on the types that LLVM IR has, which
// are types of the dialect and builtin integers, floats and vectors, and on attributes of the
// dialect. The names and the messages are MLIR's.
var (
	anyLLVMType     = typed("LLVM dialect-compatible type", IsCompatibleOuterType)
	primitiveType   = typed("primitive LLVM type", IsPrimitiveType)
	loadableType    = typed("LLVM type with size", IsLoadableType)
	anyAggregate    = typed("LLVM aggregate type", isAggregate)
	anyNonAggregate = typed("LLVM-compatible non-aggregate type", func(t ir.Type) bool { return IsCompatibleOuterType(t) && !isAggregate(t) })
	anyStruct       = typed("LLVM structure type", isA[*StructType])
	anyPointer      = typed("LLVM pointer type", isA[*PointerType])
	anyFloat        = typed("floating point LLVM type", IsCompatibleFloatingPointType)
	anyVector       = typed("LLVM dialect-compatible vector type", IsCompatibleVectorType)
	// anyFixedVector accepts builtin vectors of any rank, as in MLIR.
	anyFixedVector = typed("LLVM dialect-compatible fixed-length vector type", func(t ir.Type) bool {
		return (isA[*ir.VectorType](t) || isA[*VectorType](t)) && !IsScalableVectorType(t)
	})

	vectorOfI1                 = vectorOf(constraint.I1)
	vectorOfAnySignlessInteger = vectorOf(constraint.AnySignlessInteger)
	vectorOfAnyFloat           = vectorOf(constraint.AnyFloat)
	vectorOfAnyPointer         = vectorOf(anyPointer)

	scalarOrVectorOfI1                 = scalarOrVectorOf(constraint.I1)
	scalarOrVectorOfAnyInteger         = scalarOrVectorOf(constraint.AnyInteger)
	scalarOrVectorOfAnySignlessInteger = scalarOrVectorOf(constraint.AnySignlessInteger)
	scalarOrVectorOfAnyFloat           = scalarOrVectorOf(anyFloat)
	scalarOrVectorOfAnyPointer         = scalarOrVectorOf(anyPointer)
	// signlessIntegersOrPointers are the types that llvm.icmp compares.
	signlessIntegersOrPointers = constraint.AnyTypeOf(scalarOrVectorOfAnySignlessInteger, scalarOrVectorOfAnyPointer)
	atomicCmpXchgType          = constraint.AnyTypeOf(constraint.AnySignlessInteger, anyPointer)
	atomicRMWType              = constraint.AnyTypeOf(anyFloat, anyPointer, constraint.AnySignlessInteger, anyFixedVector)
)

// Constraints that one type satisfies.
var (
	tokenType = &ir.TypeConstraint{
		Summary: "LLVM token type", Match: isA[*TokenType],
		Buildable: func(c *ir.Context) ir.Type { return NewTokenType(c) },
	}
	// defaultPointer is the pointer into address space 0.
	defaultPointer = &ir.TypeConstraint{
		Summary:   "LLVM pointer in address space 0",
		Match:     func(t ir.Type) bool { p, ok := t.(*PointerType); return ok && p.AddressSpace() == 0 },
		Buildable: func(c *ir.Context) ir.Type { return NewPointerType(c, 0) },
	}
)

// Constraints on attributes.
var (
	validRoundingModeAttr = constraint.ConfinedAttr(IsRoundingMode, constraint.IntMinValue(0))

	linkageAttr      = named("LLVM Linkage specification", IsLinkageAttr)
	cconvAttr        = named("LLVM Calling Convention specification", IsCConvAttr)
	tailCallKindAttr = named("LLVM Calling Convention specification", IsTailCallKindAttr)

	accessGroupArrayAttr                = constraint.TypedArrayAttr(orReference(IsAccessGroupAttr), "LLVM dialect access group metadata array")
	aliasScopeArrayAttr                 = constraint.TypedArrayAttr(orReference(IsAliasScopeAttr), "LLVM dialect alias scope array")
	tbaaTagArrayAttr                    = constraint.TypedArrayAttr(IsTBAATagAttr, "LLVM dialect TBAA tag metadata array")
	diGlobalVariableExpressionArrayAttr = constraint.TypedArrayAttr(IsDIGlobalVariableExpressionAttr, "an array of variable expressions")
	typeAttrOfFunctionType              = constraint.TypeAttrOf(typed("LLVM function type", isA[*FunctionType]))
)

func typed(summary string, match func(ir.Type) bool) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: summary, Match: match}
}

// named returns an attribute constraint with another summary.
func named(summary string, c *ir.AttrConstraint) *ir.AttrConstraint {
	return &ir.AttrConstraint{Summary: summary, Match: c.Match}
}

// vectorOf accepts LLVM's vectors whose element type satisfies a constraint.
func vectorOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return typed("LLVM dialect-compatible vector of "+elem.Summary, func(t ir.Type) bool {
		e, ok := vectorElem(t)
		return ok && elem.Match(e)
	})
}

// scalarOrVectorOf accepts the types that a constraint accepts, and LLVM's vectors of these.
func scalarOrVectorOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return typed(elem.Summary+" or LLVM dialect-compatible vector of "+elem.Summary, func(t ir.Type) bool {
		if elem.Match(t) {
			return true
		}
		e, ok := vectorElem(t)
		return ok && elem.Match(e)
	})
}

// isA reports whether a type has the Go type T.
func isA[T ir.Type](t ir.Type) bool { _, ok := t.(T); return ok }

func isAggregate(t ir.Type) bool { return isA[*StructType](t) || isA[*ArrayType](t) }
