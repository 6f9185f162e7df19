package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// callFormat is the format of intrinsics that print like calls.
const callFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)"

var res = Results{Out("res", LLVMType)}

// float1, float2 and float3 are functions of floating-point numbers, or of
// vectors of them element by element, with a result of the same type.
var (
	float1 = Op{
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("in", FloatOrVec), fastmath},
		Results: res,
		Format:  callFormat,
	}
	float2 = Op{
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("a", FloatOrVec), In("b", FloatOrVec), fastmath},
		Results: res,
		Format:  callFormat,
	}
	float3 = Op{
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("a", FloatOrVec), In("b", FloatOrVec), In("c", FloatOrVec), fastmath},
		Results: res,
		Format:  callFormat,
	}
)

// floatByInt is a function of a floating-point number and an integer.
var floatByInt = Op{
	Traits:  Traits{Pure},
	Args:    Args{In("val", FloatOrVec), In("power", AnySignlessInteger), fastmath},
	Results: res,
	Format:  callFormat,
}

// floatParts is a function of a floating-point number with two results, such as its two parts.
var floatParts = Op{
	Traits:  Traits{Pure},
	Args:    Args{In("val", FloatOrVec), fastmath},
	Results: res,
	Format:  callFormat,
}

// floatToInt rounds a floating-point number to an integer.
var floatToInt = Op{
	Traits:  Traits{Pure},
	Args:    Args{In("val", FloatOrVec)},
	Results: res,
	Format:  callFormat,
}

// int1, int2 and int3 are functions of integers, or of vectors of them element
// by element, with a result of the same type.
var (
	int1 = Op{
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("in", IntOrVec)},
		Results: res,
		Format:  callFormat,
	}
	int2 = Op{
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("a", IntOrVec), In("b", IntOrVec)},
		Results: res,
		Format:  callFormat,
	}
	int3 = Op{
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("a", IntOrVec), In("b", IntOrVec), In("c", IntOrVec)},
		Results: res,
		Format:  callFormat,
	}
)

// countZeros counts the zeros at one end of an integer. If is_zero_poison is true, the result for
// zero is poison.
var countZeros = Op{
	Traits:  Traits{Pure, SameOperandsAndResultType},
	Args:    Args{In("in", IntOrVec), In("is_zero_poison", I1Attr)},
	Results: res,
}

// compare3 compares integers. The result is -1, 0 or 1.
var compare3 = Op{
	Traits:  Traits{Pure, SameTypeOperands},
	Args:    Args{In("a", IntOrVec), In("b", IntOrVec)},
	Results: Results{Out("res", IntOrVec)},
	Format:  callFormat,
}

// withOverflow returns a struct of the result and whether the operation overflowed.
var withOverflow = Op{
	Traits:  Traits{Pure, SameOperandsElementType},
	Args:    Args{In("lhs", IntOrVec), In("rhs", IntOrVec)},
	Results: res,
}

var mathOps = Ops{
	{
		Name: "intr.abs", Go: "Abs",
		Traits:  Traits{Pure},
		Args:    Args{In("in", IntOrVec), In("is_int_min_poison", I1Attr)},
		Results: res,
	},
	{
		Name: "intr.is.fpclass", Go: "IsFPClass",
		Traits:  Traits{Pure},
		Args:    Args{In("in", FloatOrVec), In("bit", I32Attr)},
		Results: res,
	},
	float2.As("intr.copysign", "CopySign"),
	float1.As("intr.exp", "Exp"),
	float1.As("intr.exp2", "Exp2"),
	float1.As("intr.exp10", "Exp10"),
	floatByInt.As("intr.ldexp", "LoadExp"),
	floatParts.As("intr.frexp", "FractionExp"),
	float1.As("intr.fabs", "FAbs"),
	float1.As("intr.ceil", "FCeil"),
	float1.As("intr.floor", "FFloor"),
	float3.As("intr.fma", "FMA"),
	float3.As("intr.fmuladd", "FMulAdd"),
	float1.As("intr.log10", "Log10"),
	float1.As("intr.log2", "Log2"),
	float1.As("intr.log", "Log"),
	{
		Name: "intr.prefetch", Go: "Prefetch",
		Args: Args{In("addr", Ptr), In("rw", I32Attr), In("hint", I32Attr), In("cache", I32Attr)},
	},
	float1.As("intr.roundeven", "RoundEven"),
	float1.As("intr.round", "Round"),
	float1.As("intr.trunc", "FTrunc"),
	float1.As("intr.sqrt", "Sqrt"),
	float2.As("intr.pow", "Pow"),
	floatByInt.As("intr.powi", "PowI"),
	float1.As("intr.rint", "Rint"),
	float1.As("intr.nearbyint", "NearbyInt"),
	floatToInt.As("intr.lround", "LRound"),
	{
		Name: "intr.llround", Go: "LLRound",
		Traits:  Traits{Pure},
		Args:    Args{In("val", Float)},
		Results: res,
		Format:  callFormat,
	},
	floatToInt.As("intr.lrint", "LRint"),
	floatToInt.As("intr.llrint", "LLRint"),
	int1.As("intr.bitreverse", "BitReverse"),
	int1.As("intr.bswap", "ByteSwap"),
	countZeros.As("intr.ctlz", "CountLeadingZeros"),
	countZeros.As("intr.cttz", "CountTrailingZeros"),
	int1.As("intr.ctpop", "CtPop"),
	int3.As("intr.fshl", "FShl"),
	int3.As("intr.fshr", "FShr"),
	float2.As("intr.maxnum", "MaxNum"),
	float2.As("intr.minnum", "MinNum"),
	float2.As("intr.maximum", "Maximum"),
	float2.As("intr.minimum", "Minimum"),
	int2.As("intr.smax", "SMax"),
	int2.As("intr.smin", "SMin"),
	int2.As("intr.umax", "UMax"),
	int2.As("intr.umin", "UMin"),
	compare3.As("intr.scmp", "SCmp"),
	compare3.As("intr.ucmp", "UCmp"),
	float1.As("intr.sin", "Sin"),
	float1.As("intr.cos", "Cos"),
	float1.As("intr.tan", "Tan"),
	verified(floatParts.As("intr.sincos", "SinCos"), "verifySinCos"),
	float1.As("intr.asin", "ASin"),
	float1.As("intr.acos", "ACos"),
	float1.As("intr.atan", "ATan"),
	float2.As("intr.atan2", "ATan2"),
	float1.As("intr.sinh", "SinH"),
	float1.As("intr.cosh", "CosH"),
	float1.As("intr.tanh", "TanH"),

	withOverflow.As("intr.sadd.with.overflow", "SAddWithOverflow"),
	withOverflow.As("intr.uadd.with.overflow", "UAddWithOverflow"),
	withOverflow.As("intr.ssub.with.overflow", "SSubWithOverflow"),
	withOverflow.As("intr.usub.with.overflow", "USubWithOverflow"),
	withOverflow.As("intr.smul.with.overflow", "SMulWithOverflow"),
	withOverflow.As("intr.umul.with.overflow", "UMulWithOverflow"),
	int2.As("intr.sadd.sat", "SAddSat"),
	int2.As("intr.uadd.sat", "UAddSat"),
	int2.As("intr.ssub.sat", "SSubSat"),
	int2.As("intr.usub.sat", "USubSat"),
	int2.As("intr.sshl.sat", "SShlSat"),
	int2.As("intr.ushl.sat", "UShlSat"),
}

// constrained is a conversion with explicit rounding and exception behaviour (LangRef, Constrained
// Floating-Point Intrinsics).
func constrained(name, goName string, attrs ...Arg) Op {
	format := "$arg_0 "
	for _, a := range attrs {
		format += "$" + a.Name + " "
	}
	return Op{
		Name: name, Go: goName,
		Traits:  Traits{Pure},
		Args:    append(Args{In("arg_0", LLVMType)}, attrs...),
		Results: res,
		Format:  format + "attr-dict `:` type($arg_0) `to` type(results)",
	}
}

var (
	roundingMode = In("roundingmode", Confined(RoundingModeAttr, "ValidRoundingModeAttr", "validRoundingModeAttr"))
	fpExceptions = In("fpExceptionBehavior", FPExceptionBehaviorAttr)
)

var constrainedOps = Ops{
	constrained("intr.experimental.constrained.uitofp", "ConstrainedUIToFP", roundingMode, fpExceptions),
	constrained("intr.experimental.constrained.sitofp", "ConstrainedSIToFP", roundingMode, fpExceptions),
	constrained("intr.experimental.constrained.fptrunc", "ConstrainedFPTrunc", roundingMode, fpExceptions),
	constrained("intr.experimental.constrained.fpext", "ConstrainedFPExt", fpExceptions),
}

// memoryIntrinsic copies or sets memory.
func memoryIntrinsic(name, goName string, what ...Arg) Op {
	return Op{
		Name: name, Go: goName,
		Args: slices.Concat(Args{In("dst", Ptr, MemWrite)}, what, Args{In("isVolatile", I1Attr)}, access, callAttrs),
	}
}

// onPointer is an operation on the memory that a pointer points to.
var onPointer = Op{
	Args:   Args{In("ptr", Ptr)},
	Format: "$ptr attr-dict `:` qualified(type($ptr))",
}

// pointerAlias returns the same pointer with less known about it.
var pointerAlias = Op{
	Traits:  Traits{SameOperandsAndResultType},
	Args:    onPointer.Args,
	Results: Results{Out("res", Ptr)},
	Format:  onPointer.Format,
}

// onVarArgs is an operation on a list of variable arguments.
var onVarArgs = Op{
	Args:   Args{In("arg_list", Ptr)},
	Format: "$arg_list attr-dict `:` qualified(type($arg_list))",
}

var memoryIntrinsicOps = Ops{
	memoryIntrinsic("intr.memcpy", "Memcpy", In("src", Ptr, MemRead), In("len", AnySignlessInteger)),
	memoryIntrinsic("intr.memmove", "Memmove", In("src", Ptr, MemRead), In("len", AnySignlessInteger)),
	memoryIntrinsic("intr.memcpy.inline", "MemcpyInline", In("src", Ptr, MemRead), In("len", APIntAttr)),
	memoryIntrinsic("intr.memset", "Memset", In("val", I8), In("len", AnySignlessInteger)),
	memoryIntrinsic("intr.memset.inline", "MemsetInline", In("val", I8), In("len", APIntAttr)),
	{
		Name: "intr.experimental.noalias.scope.decl", Go: "NoAliasScopeDecl",
		Args:   Args{In("scope", AliasScopeAttr)},
		Format: "$scope attr-dict",
	},
	{
		Name: "intr.ptrmask", Go: "PtrMask",
		Traits:  Traits{Pure, AllTypesMatch("ptr", "res")},
		Args:    Args{In("ptr", PtrOrVec), In("mask", AnyIntOrVec)},
		Results: Results{Out("res", PtrOrVec)},
		Format:  "$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
	},
	onPointer.As("intr.lifetime.start", "LifetimeStart"),
	onPointer.As("intr.lifetime.end", "LifetimeEnd"),
	{
		Name: "intr.invariant.start", Go: "InvariantStart",
		Args:    Args{In("size", I64Attr), In("ptr", Ptr)},
		Results: Results{Out("res", Ptr0)},
		Format:  "$size `,` $ptr attr-dict `:` qualified(type($ptr))",
	},
	{
		Name: "intr.invariant.end", Go: "InvariantEnd",
		Args:   Args{In("start", Ptr0), In("size", I64Attr), In("ptr", Ptr)},
		Format: "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))",
	},
	pointerAlias.As("intr.launder.invariant.group", "LaunderInvariantGroup"),
	pointerAlias.As("intr.strip.invariant.group", "StripInvariantGroup"),
	called(onVarArgs.As("intr.vastart", "VaStart"), "llvm.va_start"),
	called(Op{
		Name: "intr.vacopy", Go: "VaCopy",
		Args:   Args{In("dest_list", Ptr), In("src_list", Ptr)},
		Format: "$src_list `to` $dest_list attr-dict `:` type(operands)",
	}, "llvm.va_copy"),
	called(onVarArgs.As("intr.vaend", "VaEnd"), "llvm.va_end"),
	{
		Name: "intr.stacksave", Go: "StackSave",
		Results: res,
		Format:  "attr-dict `:` qualified(type($res))",
	},
	onPointer.As("intr.stackrestore", "StackRestore"),
	{
		Name: "intr.threadlocal.address", Go: "ThreadlocalAddress",
		Traits:  Traits{Pure},
		Args:    Args{In("global", Ptr)},
		Results: res,
	},
}

// trap ends the program, or stops it for a debugger.
var trap = Op{Format: "attr-dict"}

var hintOps = Ops{
	{
		Name: "intr.assume", Go: "Assume",
		Args: append(Args{In("cond", I1)}, bundles...),
		Format: "$cond " +
			"( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^ )? " +
			"`:` type($cond) attr-dict",
		Verify: "verifyAssume",
	},
	{
		Name: "intr.ssa.copy", Go: "SSACopy",
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("operand", AnyType)},
		Results: res,
		Format:  "$operand attr-dict `:` type($operand)",
	},
	{
		Name: "intr.is.constant", Go: "IsConstant",
		Traits:  Traits{Pure},
		Args:    Args{In("val", LLVMType)},
		Results: Results{Out("res", I1)},
	},
	{
		Name: "intr.expect", Go: "Expect",
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("val", AnySignlessInteger), In("expected", AnySignlessInteger)},
		Results: res,
		Format:  "$val `,` $expected attr-dict `:` type($val)",
	},
	{
		Name: "intr.expect.with.probability", Go: "ExpectWithProbability",
		Traits:  Traits{Pure, AllTypesMatch("val", "expected", "res")},
		Args:    Args{In("val", AnySignlessInteger), In("expected", AnySignlessInteger), In("prob", F64Attr)},
		Results: res,
		Format:  "$val `,` $expected `,` $prob attr-dict `:` type($val)",
	},
	trap.As("intr.trap", "Trap"),
	trap.As("intr.debugtrap", "DebugTrap"),
	{
		Name: "intr.ubsantrap", Go: "UBSanTrap",
		Args:   Args{In("failureKind", I8Attr)},
		Format: "prop-dict attr-dict",
	},
	{
		Name: "intr.var.annotation", Go: "VarAnnotation",
		Traits: Traits{AllTypesMatch("annotation", "fileName", "attr")},
		Args:   Args{In("val", Ptr), In("annotation", Ptr), In("fileName", Ptr), In("line", I32), In("attr", Ptr)},
	},
	{
		Name: "intr.ptr.annotation", Go: "PtrAnnotation",
		Traits:  Traits{AllTypesMatch("res", "ptr"), AllTypesMatch("annotation", "fileName", "attr")},
		Args:    Args{In("ptr", Ptr), In("annotation", Ptr), In("fileName", Ptr), In("line", I32), In("attr", Ptr)},
		Results: Results{Out("res", Ptr)},
	},
	{
		Name: "intr.annotation", Go: "Annotation",
		Traits:  Traits{AllTypesMatch("res", "integer"), AllTypesMatch("annotation", "fileName")},
		Args:    Args{In("integer", AnySignlessInteger), In("annotation", Ptr), In("fileName", Ptr), In("line", I32)},
		Results: Results{Out("res", AnySignlessInteger)},
	},
}

var debugOps = Ops{
	{
		Name: "intr.dbg.declare", Go: "DbgDeclare", Summary: "address of a variable of the source language",
		Args:   Args{In("addr", Ptr), In("varInfo", DILocalVariableAttr), locationExpr},
		Format: "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict",
	},
	{
		Name: "intr.dbg.value", Go: "DbgValue", Summary: "value of a variable of the source language",
		Args:   Args{In("value", LLVMType), In("varInfo", DILocalVariableAttr), locationExpr},
		Format: "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict",
	},
	{
		Name: "intr.dbg.label", Go: "DbgLabel", Summary: "place of a label of the source language",
		Args:   Args{In("label", DILabelAttr)},
		Format: "$label attr-dict",
	},
}

// locationExpr describes how to compute the address or value. The default is the empty expression.
var locationExpr = In("locationExpr", func() Attr {
	a := DIExpressionAttr.Attr()
	a.Value, a.Get, a.Make = "[]*DIExpressionElemAttr", "%s.Operations()", "NewDIExpressionAttr(c, %s)"
	return Default(a, "nil")
}())

// coroConstant is a number that the coroutine passes determine.
var coroConstant = Op{Results: res, Format: "attr-dict `:` type($res)"}

var coroOps = Ops{
	{
		Name: "intr.coro.id", Go: "CoroId",
		Args:    Args{In("align", I32), In("promise", Ptr), In("coroaddr", Ptr), In("fnaddrs", Ptr)},
		Results: res,
		Format:  "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)",
	},
	{
		Name: "intr.coro.begin", Go: "CoroBegin",
		Args:    Args{In("token", Token), In("mem", Ptr)},
		Results: res,
		Format:  "$token `,` $mem attr-dict `:` functional-type(operands, results)",
	},
	coroConstant.As("intr.coro.size", "CoroSize"),
	coroConstant.As("intr.coro.align", "CoroAlign"),
	{
		Name: "intr.coro.save", Go: "CoroSave",
		Args:    Args{In("handle", Ptr)},
		Results: res,
		Format:  "$handle attr-dict `:` functional-type(operands, results)",
	},
	{
		Name: "intr.coro.suspend", Go: "CoroSuspend",
		Args:    Args{In("save", Token), In("final", I1)},
		Results: res,
		Format:  "$save `,` $final attr-dict `:` type($res)",
	},
	{
		Name: "intr.coro.end", Go: "CoroEnd",
		Args:    Args{In("handle", Ptr), In("unwind", I1), In("retvals", Token)},
		Results: res,
		Format:  "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)",
	},
	{
		Name: "intr.coro.free", Go: "CoroFree",
		Args:    Args{In("id", Token), In("handle", Ptr)},
		Results: res,
		Format:  "$id `,` $handle attr-dict `:` functional-type(operands, results)",
	},
	{
		Name: "intr.coro.resume", Go: "CoroResume",
		Args:   Args{In("handle", Ptr)},
		Format: "$handle attr-dict `:` qualified(type($handle))",
	},
	{
		Name: "intr.coro.promise", Go: "CoroPromise",
		Args:    Args{In("handle", Ptr), In("align", I32), In("from", I1)},
		Results: Results{Out("res", Ptr)},
		Format:  "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)",
	},
	{
		Name: "intr.eh.typeid.for", Go: "EHTypeIDFor",
		Args:    Args{In("type_info", Ptr)},
		Results: res,
		Format:  "$type_info attr-dict `:` functional-type(operands, results)",
	},
}
