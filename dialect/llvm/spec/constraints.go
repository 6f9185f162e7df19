package spec

import . "github.com/gomlir/gomlir/ods"

// typ returns a type constraint of the dialect by its name and its variable in Go.
func typ(name, variable string) Type { return Type{Name: name, Var: variable} }

// vector is a constraint on vectors.
func vector(name, variable string) Type {
	t := typ(name, variable)
	t.Go, t.Kind = "AnyVector", "builtin.vector"
	return t
}

// The types of operands and results.
var (
	LLVMType     = typ("LLVM_Type", "anyLLVMType")
	Loadable     = typ("LLVM_LoadableType", "loadableType")
	Primitive    = typ("LLVM_PrimitiveType", "primitiveType")
	Aggregate    = typ("LLVM_AnyAggregate", "anyAggregate")
	NonAggregate = typ("LLVM_AnyNonAggregate", "anyNonAggregate")
	AtomicRMWVal = typ("LLVM_AtomicRMWType", "atomicRMWType")
	CmpXchgVal   = typ("LLVM_AtomicCmpXchgType", "atomicCmpXchgType")

	Struct = Type{Name: "LLVM_AnyStruct", Var: "anyStruct"}
	Ptr    = Type{Name: "LLVM_AnyPointer", Var: "anyPointer", Go: "*PointerType", Kind: "llvm.ptr", Def: "PointerTypeDef"}
	Ptr0   = Type{Name: "LLVM_DefaultPointer", Var: "defaultPointer", Go: "*PointerType", Kind: "llvm.ptr", Def: "PointerTypeDef", Buildable: true}
	Token  = Type{Name: "LLVM_TokenType", Var: "tokenType", Buildable: true}

	Float    = typ("LLVM_AnyFloat", "anyFloat")
	Vec      = vector("LLVM_AnyVector", "anyVector")
	BoolVec  = vector("LLVM_VectorOf<I1>", "vectorOfI1")
	IntVec   = vector("LLVM_VectorOf<AnySignlessInteger>", "vectorOfAnySignlessInteger")
	FloatVec = vector("LLVM_VectorOf<AnyFloat>", "vectorOfAnyFloat")
	PtrVec   = vector("LLVM_VectorOf<LLVM_AnyPointer>", "vectorOfAnyPointer")

	BoolOrVec     = typ("LLVM_ScalarOrVectorOf<I1>", "scalarOrVectorOfI1")
	IntOrVec      = typ("LLVM_ScalarOrVectorOf<AnySignlessInteger>", "scalarOrVectorOfAnySignlessInteger")
	AnyIntOrVec   = typ("LLVM_ScalarOrVectorOf<AnyInteger>", "scalarOrVectorOfAnyInteger")
	FloatOrVec    = typ("LLVM_ScalarOrVectorOf<LLVM_AnyFloat>", "scalarOrVectorOfAnyFloat")
	PtrOrVec      = typ("LLVM_ScalarOrVectorOf<LLVM_AnyPointer>", "scalarOrVectorOfAnyPointer")
	IntOrPtrOrVec = typ("AnyTypeOf<LLVM_ScalarOrVectorOf<AnySignlessInteger>, LLVM_ScalarOrVectorOf<LLVM_AnyPointer>>",
		"signlessIntegersOrPointers")
)

// Attributes that several operations share.
var (
	AccessGroups = OptionalAttr(arrayOf("LLVM_AccessGroupArrayAttr", "accessGroupArrayAttr"))
	AliasScopes  = OptionalAttr(arrayOf("LLVM_AliasScopeArrayAttr", "aliasScopeArrayAttr"))
	// DIGlobalVariableExpressions is the debug info of a global.
	DIGlobalVariableExpressions = OptionalAttr(arrayOf("DIGlobalVariableExpressionArrayAttr", "diGlobalVariableExpressionArrayAttr"))
	TBAATags                    = OptionalAttr(arrayOf("LLVM_TBAATagArrayAttr", "tbaaTagArrayAttr"))

	FunctionTypeAttr = Attr{
		Name: "TypeAttrOf<LLVM_FunctionType>", Var: "typeAttrOfFunctionType", Storage: "*ir.TypeAttr",
		Value: "*FunctionType", Get: "%s.Value().(*FunctionType)", Make: "ir.NewTypeAttr(%s)", ValueType: "none",
	}
	// APIntAttr is an integer of any type.
	APIntAttr = Attr{Name: "APIntAttr", Var: "constraint.APIntAttr", Storage: "*ir.IntegerAttr"}
	F64Attr   = Attr{
		Name: "F64Attr", Var: "constraint.F64Attr", Storage: "*ir.FloatAttr", ValueType: "asm.BuildF64",
	}
	NonNegativeI32 = Confined(I32Attr, "ConfinedAttr<I32Attr, [IntNonNegative]>", "constraint.I32AttrNonNegative")
)

// Enumeration cases that are stored as integers.
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

// Sets of flags that are properties.
var (
	IntegerOverflowFlagsProp = Default(EnumProp(IntegerOverflowFlags, "LLVM_IntegerOverflowFlagsProp", "overflowFlagsProp"), "IntegerOverflowFlagsNone")
	GEPNoWrapFlagsProp       = Default(EnumProp(GEPNoWrapFlags, "GEPNoWrapFlagsProp", "noWrapFlagsProp"), "GEPNoWrapFlagsNone")
)

// Attributes of the dialect, as constraints of operations.
var (
	linkage      = under(LinkageAttr, "linkageAttr")
	cconv        = under(CConvAttr, "cconvAttr")
	tailCallKind = under(TailCallKindAttr, "tailCallKindAttr")
)

func under(d *AttrDef, constraint string) Attr {
	a := d.Attr()
	a.Var = constraint
	return a
}

func arrayOf(name, variable string) Attr {
	return Attr{Name: name, Var: variable, Storage: "*ir.ArrayAttr", ValueType: "none"}
}

// Groups of arguments.
var (
	fastmath = In("fastmathFlags", Default(FastmathFlagsAttr.Attr(), "FastmathFlagsNone"))

	// access has the metadata of a memory access for alias analysis.
	access = Args{
		In("access_groups", AccessGroups),
		In("alias_scopes", AliasScopes),
		In("noalias_scopes", AliasScopes),
		In("tbaa", TBAATags),
	}
	// callAttrs has the attributes of the arguments and results of a call.
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

// verified returns the operation with a verifier.
func verified(op Op, verify string) Op { op.Verify = verify; return op }
