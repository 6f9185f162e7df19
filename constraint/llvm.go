package constraint

import "github.com/gomlir/gomlir/ir"

// Constraints on the types that LLVM IR has: those of the LLVM dialect and the
// builtin ones that stand for LLVM's integers, floats and vectors.
var (
	LLVMType            = typ("LLVM dialect-compatible type", isLLVM)
	LLVMPrimitiveType   = typ("primitive LLVM type", isLLVMPrimitive)
	LLVMLoadableType    = typ("LLVM type with size", isLLVMLoadable)
	LLVMAnyAggregate    = typ("LLVM aggregate type", isLLVMAggregate)
	LLVMAnyNonAggregate = typ("LLVM-compatible non-aggregate type", func(t ir.Type) bool { return isLLVM(t) && !isLLVMAggregate(t) })
	LLVMAnyStruct       = TypeNamed("llvm", "struct", "LLVM structure type")
	LLVMAnyPointer      = typ("LLVM pointer type", isLLVMPointer)
	LLVMDefaultPointer  = LLVMPointerInAddressSpace(0)
	LLVMAnyFloat        = typ("floating point LLVM type", isLLVMFloat)
	LLVMAnyVector       = typ("LLVM dialect-compatible vector type", isLLVMVector)
	// LLVMAnyFixedVector accepts builtin vectors of any rank, as in MLIR.
	LLVMAnyFixedVector = typ("LLVM dialect-compatible fixed-length vector type", isFixedLLVMVector)
	LLVMTokenType      = TypeNamed("llvm", "token", "LLVM token type")
	LLVMFunctionType   = TypeNamed("llvm", "func", "LLVM function type")

	LLVMVectorOfI1                 = LLVMVectorOf(I1)
	LLVMVectorOfAnyInteger         = LLVMVectorOf(AnyInteger)
	LLVMVectorOfAnySignlessInteger = LLVMVectorOf(AnySignlessInteger)
	LLVMVectorOfAnyFloat           = LLVMVectorOf(AnyFloat)
	LLVMVectorOfLLVMAnyFloat       = LLVMVectorOf(LLVMAnyFloat)
	LLVMVectorOfLLVMAnyPointer     = LLVMVectorOf(LLVMAnyPointer)

	LLVMScalarOrVectorOfI1                 = LLVMScalarOrVectorOf(I1)
	LLVMScalarOrVectorOfAnyInteger         = LLVMScalarOrVectorOf(AnyInteger)
	LLVMScalarOrVectorOfAnySignlessInteger = LLVMScalarOrVectorOf(AnySignlessInteger)
	LLVMScalarOrVectorOfLLVMAnyFloat       = LLVMScalarOrVectorOf(LLVMAnyFloat)
	LLVMScalarOrVectorOfLLVMAnyPointer     = LLVMScalarOrVectorOf(LLVMAnyPointer)
	// LLVMSignlessIntegersOrPointers is what llvm.icmp compares.
	LLVMSignlessIntegersOrPointers = AnyTypeOf(LLVMScalarOrVectorOfAnySignlessInteger, LLVMScalarOrVectorOfLLVMAnyPointer)
	LLVMAtomicCmpXchgType          = AnyTypeOf(AnySignlessInteger, LLVMAnyPointer)
	LLVMAtomicRMWType              = AnyTypeOf(LLVMAnyFloat, LLVMAnyPointer, AnySignlessInteger, LLVMAnyFixedVector)
)

// Constraints on the LLVM dialect's attributes.
var (
	LLVMAsmATTOrIntel           = EnumAttr("ATT (0) or Intel (1) asm dialect", 64, upTo(1)...)
	LLVMAtomicBinOp             = EnumAttr("llvm.atomicrmw binary operations", 64, upTo(20)...)
	LLVMAtomicOrdering          = EnumAttr("Atomic ordering for LLVM's memory model", 64, 0, 1, 2, 4, 5, 6, 7)
	LLVMComdat                  = EnumAttr("LLVM Comdat Types", 64, upTo(4)...)
	LLVMFCmpPredicate           = EnumAttr("llvm.fcmp comparison predicate", 64, upTo(15)...)
	LLVMICmpPredicate           = EnumAttr("llvm.icmp comparison predicate", 64, upTo(9)...)
	LLVMFPExceptionBehaviorAttr = EnumAttr("LLVM Exception Behavior", 64, upTo(2)...)
	LLVMRoundingModeAttr        = EnumAttr("LLVM Rounding Mode", 64, 0, 1, 2, 3, 4, 7, ^uint64(0))
	LLVMValidRoundingModeAttr   = ConfinedAttr(LLVMRoundingModeAttr, IntMinValue(0))
	LLVMUnnamedAddr             = EnumAttr("LLVM GlobalValue UnnamedAddr", 64, upTo(2)...)
	LLVMVisibility              = EnumAttr("LLVM GlobalValue Visibility", 64, upTo(2)...)

	LLVMLinkage              = AttrNamed("llvm", "linkage", "LLVM Linkage specification")
	LLVMCConv                = AttrNamed("llvm", "cconv", "LLVM Calling Convention specification")
	LLVMTailCallKind         = AttrNamed("llvm", "tailcallkind", "LLVM Calling Convention specification")
	LLVMFastmathFlagsAttr    = AttrNamed("llvm", "fastmath", "LLVM fastmath flags")
	LLVMDereferenceableAttr  = AttrNamed("llvm", "dereferenceable", "LLVM dereferenceable attribute")
	LLVMTargetFeaturesAttr   = AttrNamed("llvm", "target_features", "LLVM target features attribute")
	LLVMVecTypeHintAttr      = AttrNamed("llvm", "vec_type_hint", "Explicit vectorization compiler hint")
	LLVMAliasScopeAttr       = AttrNamed("llvm", "alias_scope", "LLVM dialect alias scope")
	LLVMFramePointerKindAttr = AttrNamed("llvm", "framePointerKind", "")
	LLVMUWTableKindAttr      = AttrNamed("llvm", "uwtableKind", "")
	LLVMLoopAnnotationAttr   = AttrNamed("llvm", "loop_annotation", "")
	LLVMBlockAddressAttr     = AttrNamed("llvm", "blockaddress", "")
	LLVMBlockTagAttr         = AttrNamed("llvm", "blocktag", "")
	LLVMDIExpressionAttr     = AttrNamed("llvm", "di_expression", "")
	LLVMDILabelAttr          = AttrNamed("llvm", "di_label", "")
	LLVMDILocalVariableAttr  = AttrNamed("llvm", "di_local_variable", "")
	LLVMMemoryEffectsAttr    = AttrNamed("llvm", "memory_effects", "")
	LLVMVScaleRangeAttr      = AttrNamed("llvm", "vscale_range", "")

	LLVMAccessGroupArrayAttr                = TypedArrayAttr(AttrNamed("llvm", "access_group", ""), "LLVM dialect access group metadata array")
	LLVMAliasScopeArrayAttr                 = TypedArrayAttr(LLVMAliasScopeAttr, "LLVM dialect alias scope array")
	LLVMTBAATagArrayAttr                    = TypedArrayAttr(AttrNamed("llvm", "tbaa_tag", ""), "LLVM dialect TBAA tag metadata array")
	LLVMDIGlobalVariableExpressionArrayAttr = TypedArrayAttr(AttrNamed("llvm", "di_global_variable_expression", ""), "an array of variable expressions")
	LLVMTypeAttrOfFunctionType              = TypeAttrOf(LLVMFunctionType)

	// LLVMIntegerOverflowFlagsProp and LLVMGEPNoWrapFlagsProp are properties of
	// a native type in MLIR: sets of flags.
	LLVMIntegerOverflowFlagsProp = flagsProp("overflow", "LLVM integer overflow flags", 3)
	LLVMGEPNoWrapFlagsProp       = flagsProp("", "::mlir::LLVM::GEPNoWrapFlags", 7)
)

// LLVMPointerInAddressSpace accepts LLVM pointers in one address space.
func LLVMPointerInAddressSpace(space uint32) *ir.TypeConstraint {
	return typ("LLVM pointer in address space "+utoa(space), func(t ir.Type) bool {
		p, ok := t.(interface{ AddressSpace() uint32 })
		return ok && isLLVMPointer(t) && p.AddressSpace() == space
	})
}

// LLVMVectorOf accepts LLVM's vectors whose element type satisfies a
// constraint.
func LLVMVectorOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return typ("LLVM dialect-compatible vector of "+elem.Summary, func(t ir.Type) bool {
		e, ok := llvmVectorElem(t)
		return ok && elem.Match(e)
	})
}

// LLVMScalarOrVectorOf accepts what a constraint accepts and LLVM's vectors of
// that.
func LLVMScalarOrVectorOf(elem *ir.TypeConstraint) *ir.TypeConstraint {
	return typ(elem.Summary+" or LLVM dialect-compatible vector of "+elem.Summary, func(t ir.Type) bool {
		if elem.Match(t) {
			return true
		}
		e, ok := llvmVectorElem(t)
		return ok && elem.Match(e)
	})
}

// flagsProp accepts the dialect's attribute of a name, if there is one, and
// integers without other bits than those of a mask.
func flagsProp(mnemonic, summary string, mask uint64) *ir.AttrConstraint {
	return attr(summary, func(a ir.Attribute) bool {
		if i, ok := a.(*ir.IntegerAttr); ok {
			return i.Uint()&^mask == 0
		}
		return isAttrNamed(a, "llvm", mnemonic)
	})
}

// isLLVM reports whether a type is one of LLVM IR, looking at the outermost
// level only: its parts were checked when it was made.
func isLLVM(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.IsSignless()
	case *ir.FloatType:
		return isLLVMFloatKind(t.Kind())
	case *ir.VectorType:
		return t.Rank() == 1
	case LLVMCompatibleType:
		return t.IsLLVMCompatible()
	}
	return t.Def().Dialect == "llvm"
}

// An LLVMCompatibleType is a type of another dialect that LLVM IR has too, so
// that it may be used as if it was of the LLVM dialect.
type LLVMCompatibleType interface {
	ir.Type
	IsLLVMCompatible() bool
}

func isLLVMFloatKind(k ir.FloatKind) bool {
	switch k {
	case ir.BF16, ir.F16, ir.F32, ir.F64, ir.F80, ir.F128:
		return true
	}
	return false
}

func isLLVMFloat(t ir.Type) bool {
	if f, ok := t.(*ir.FloatType); ok {
		return isLLVMFloatKind(f.Kind())
	}
	return isTypeNamed(t, "llvm", "ppc_fp128")
}

func isLLVMPointer(t ir.Type) bool { return isTypeNamed(t, "llvm", "ptr") }

func isLLVMAggregate(t ir.Type) bool {
	return isTypeNamed(t, "llvm", "struct") || isTypeNamed(t, "llvm", "array")
}

func isLLVMPrimitive(t ir.Type) bool {
	return isLLVM(t) && !isTypeNamed(t, "llvm", "void") && !isTypeNamed(t, "llvm", "func")
}

// A PointerElementType marks types of other dialects that LLVM's loads and
// stores accept.
type PointerElementType interface {
	ir.Type
	IsLLVMPointerElement()
}

// isLLVMLoadable reports whether a type has a size in memory. Opaque structs
// say that they have none, target extension types may.
func isLLVMLoadable(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.VectorType:
		return isLLVM(t)
	case PointerElementType:
		return true
	case interface{ IsOpaque() bool }:
		return isLLVMPrimitive(t.(ir.Type)) && !t.IsOpaque()
	case interface{ SupportsMemOps() bool }:
		return isLLVMPrimitive(t.(ir.Type)) && t.SupportsMemOps()
	}
	return isLLVMPrimitive(t)
}

// llvmVectorElem is the element type of a vector that LLVM IR has: a builtin
// one of rank 1, or !llvm.vec of the typed era.
func llvmVectorElem(t ir.Type) (ir.Type, bool) {
	if v, ok := t.(*ir.VectorType); ok {
		e := v.Elem()
		return e, v.Rank() == 1 && isLLVMVectorElem(e)
	}
	if v, ok := t.(interface{ Elem() ir.Type }); ok && isTypeNamed(t, "llvm", "vec") {
		return v.Elem(), true
	}
	return nil, false
}

func isLLVMVectorElem(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.IsSignless()
	case *ir.FloatType:
		return isLLVMFloatKind(t.Kind())
	case LLVMCompatibleType:
		return t.IsLLVMCompatible()
	}
	return isLLVMPointer(t)
}

func isLLVMVector(t ir.Type) bool { _, ok := llvmVectorElem(t); return ok }

func isFixedLLVMVector(t ir.Type) bool {
	_, builtin := t.(*ir.VectorType)
	return (builtin || isTypeNamed(t, "llvm", "vec")) && !isScalableVector(t)
}

func isScalableVector(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		return v.IsScalable()
	}
	v, ok := t.(interface{ IsScalable() bool })
	return ok && v.IsScalable() && isTypeNamed(t, "llvm", "vec")
}
