package spec

import . "github.com/gomlir/gomlir/ods"

// typ names a type constraint of package constraint, which is called like the
// one of ODS.
func typ(name, variable string) Type { return Type{Name: name, Var: "constraint." + variable} }

// vector is a constraint on vectors.
func vector(name, variable string) Type {
	t := typ(name, variable)
	t.Go, t.Kind = "AnyVector", "builtin.vector"
	return t
}

// The types of operands and results.
var (
	LLVMType     = typ("LLVM_Type", "LLVMType")
	Loadable     = typ("LLVM_LoadableType", "LLVMLoadableType")
	Primitive    = typ("LLVM_PrimitiveType", "LLVMPrimitiveType")
	Aggregate    = typ("LLVM_AnyAggregate", "LLVMAnyAggregate")
	NonAggregate = typ("LLVM_AnyNonAggregate", "LLVMAnyNonAggregate")
	AtomicRMWVal = typ("LLVM_AtomicRMWType", "LLVMAtomicRMWType")
	CmpXchgVal   = typ("LLVM_AtomicCmpXchgType", "LLVMAtomicCmpXchgType")

	Struct = Type{Name: "LLVM_AnyStruct", Var: "constraint.LLVMAnyStruct"}
	Ptr    = Type{Name: "LLVM_AnyPointer", Var: "constraint.LLVMAnyPointer", Go: "*PointerType", Kind: "llvm.ptr", Def: "PointerTypeDef"}
	Ptr0   = Type{Name: "LLVM_DefaultPointer", Var: "defaultPointer", Go: "*PointerType", Kind: "llvm.ptr", Def: "PointerTypeDef", Buildable: true}
	Token  = Type{Name: "LLVM_TokenType", Var: "tokenType", Buildable: true}

	Float    = typ("LLVM_AnyFloat", "LLVMAnyFloat")
	Vec      = vector("LLVM_AnyVector", "LLVMAnyVector")
	BoolVec  = vector("LLVM_VectorOf<I1>", "LLVMVectorOfI1")
	IntVec   = vector("LLVM_VectorOf<AnySignlessInteger>", "LLVMVectorOfAnySignlessInteger")
	FloatVec = vector("LLVM_VectorOf<AnyFloat>", "LLVMVectorOfAnyFloat")
	PtrVec   = vector("LLVM_VectorOf<LLVM_AnyPointer>", "LLVMVectorOfLLVMAnyPointer")

	BoolOrVec     = typ("LLVM_ScalarOrVectorOf<I1>", "LLVMScalarOrVectorOfI1")
	IntOrVec      = typ("LLVM_ScalarOrVectorOf<AnySignlessInteger>", "LLVMScalarOrVectorOfAnySignlessInteger")
	AnyIntOrVec   = typ("LLVM_ScalarOrVectorOf<AnyInteger>", "LLVMScalarOrVectorOfAnyInteger")
	FloatOrVec    = typ("LLVM_ScalarOrVectorOf<LLVM_AnyFloat>", "LLVMScalarOrVectorOfLLVMAnyFloat")
	PtrOrVec      = typ("LLVM_ScalarOrVectorOf<LLVM_AnyPointer>", "LLVMScalarOrVectorOfLLVMAnyPointer")
	IntOrPtrOrVec = typ("AnyTypeOf<LLVM_ScalarOrVectorOf<AnySignlessInteger>, LLVM_ScalarOrVectorOf<LLVM_AnyPointer>>",
		"LLVMSignlessIntegersOrPointers")
)

// The attributes that several operations have.
var (
	AccessGroups = OptionalAttr(arrayOf("LLVM_AccessGroupArrayAttr", "LLVMAccessGroupArrayAttr"))
	AliasScopes  = OptionalAttr(arrayOf("LLVM_AliasScopeArrayAttr", "LLVMAliasScopeArrayAttr"))
	// DIGlobalVariableExpressions are what debuggers know about a global.
	DIGlobalVariableExpressions = OptionalAttr(arrayOf("DIGlobalVariableExpressionArrayAttr", "LLVMDIGlobalVariableExpressionArrayAttr"))
	TBAATags                    = OptionalAttr(arrayOf("LLVM_TBAATagArrayAttr", "LLVMTBAATagArrayAttr"))

	FunctionTypeAttr = Attr{
		Name: "TypeAttrOf<LLVM_FunctionType>", Var: "constraint.LLVMTypeAttrOfFunctionType", Storage: "*ir.TypeAttr",
		Value: "*FunctionType", Get: "%s.Value().(*FunctionType)", Make: "ir.NewTypeAttr(%s)", ValueType: "none",
	}
	// APIntAttr is an integer of any type.
	APIntAttr = Attr{Name: "APIntAttr", Var: "constraint.APIntAttr", Storage: "*ir.IntegerAttr"}
	F64Attr   = Attr{
		Name: "F64Attr", Var: "constraint.F64Attr", Storage: "*ir.FloatAttr", ValueType: "asm.BuildF64",
	}
	NonNegativeI32 = Confined(I32Attr, "ConfinedAttr<I32Attr, [IntNonNegative]>", "constraint.I32AttrNonNegative")
)

// Attributes that are a case of an enumeration, as an integer.
var (
	AsmDialectAttr          = IntEnumAttr(AsmDialect, "AsmATTOrIntel")
	AtomicBinOpAttr         = IntEnumAttr(AtomicBinOp, "AtomicBinOp")
	AtomicOrderingAttr      = IntEnumAttr(AtomicOrdering, "AtomicOrdering")
	ComdatKindAttr          = IntEnumAttr(ComdatKind, "Comdat")
	FCmpPredicateAttr       = IntEnumAttr(FCmpPredicate, "FCmpPredicate")
	ICmpPredicateAttr       = IntEnumAttr(ICmpPredicate, "ICmpPredicate")
	FPExceptionBehaviorAttr = IntEnumAttr(FPExceptionBehavior, "FPExceptionBehaviorAttr")
	RoundingModeAttr        = IntEnumAttr(RoundingMode, "RoundingModeAttr")
	UnnamedAddrAttr         = IntEnumAttr(UnnamedAddr, "UnnamedAddr")
	VisibilityAttr          = IntEnumAttr(Visibility, "Visibility")
)

// Sets of flags that are a property, printed in a form of their own.
var (
	IntegerOverflowFlagsProp = flagsProp(IntegerOverflowFlags, "LLVM_IntegerOverflowFlagsProp", "overflowFlagsProp", "OverflowFlags")
	GEPNoWrapFlagsProp       = flagsProp(GEPNoWrapFlags, "GEPNoWrapFlagsProp", "noWrapFlagsProp", "NoWrapFlags")
)

func flagsProp(e *Enum, name, variable, function string) Attr {
	return Attr{
		Name: name, Var: variable, Storage: "*ir.IntegerAttr",
		Value: e.Name, Get: e.Name + "(%s.Uint())", Make: "ir.NewIntegerAttr(c.I32(), int64(%s))",
		Default: e.Name + "None", Property: true, Parse: "parse" + function, Print: "print" + function,
	}
}

// Attributes of the dialect under the constraint that operations put on them.
var (
	linkage      = under(LinkageAttr, "LLVMLinkage")
	cconv        = under(CConvAttr, "LLVMCConv")
	tailCallKind = under(TailCallKindAttr, "LLVMTailCallKind")
)

func under(d *AttrDef, constraint string) Attr {
	a := d.Attr()
	a.Var = "constraint." + constraint
	return a
}

func arrayOf(name, variable string) Attr {
	return Attr{Name: name, Var: "constraint." + variable, Storage: "*ir.ArrayAttr", ValueType: "none"}
}

// Arguments that come in groups.
var (
	fastmath = In("fastmathFlags", Default(FastmathFlagsAttr.Attr(), "FastmathFlagsNone"))

	// access describes an access to memory to alias analysis.
	access = Args{
		In("access_groups", AccessGroups),
		In("alias_scopes", AliasScopes),
		In("noalias_scopes", AliasScopes),
		In("tbaa", TBAATags),
	}
	// callAttrs describe the arguments and the result of a call.
	callAttrs = Args{
		In("arg_attrs", OptionalAttr(DictArrayAttr)),
		In("res_attrs", OptionalAttr(DictArrayAttr)),
	}
	// bundles are the operand bundles of a call (LangRef, Operand Bundles).
	bundles = Args{
		In("op_bundle_operands", VariadicOfVariadic(LLVMType, "op_bundle_sizes")),
		In("op_bundle_sizes", DenseI32ArrayAttr),
		In("op_bundle_tags", OptionalAttr(ArrayAttr)),
	}
)

// verified is the operation with a verifier.
func verified(op Op, verify string) Op { op.Verify = verify; return op }
