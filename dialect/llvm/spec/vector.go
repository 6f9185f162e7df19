package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// Reductions of a vector to a scalar. Those of floating-point numbers that are not associative have
// a start value.
var (
	reduceInt = Op{
		Traits:  Traits{Pure, SameOperandsAndResultElementType},
		Args:    Args{In("in", IntVec)},
		Results: res,
	}
	reduceFloat = Op{
		Traits:  Traits{Pure, SameOperandsAndResultElementType},
		Args:    Args{In("in", FloatVec), fastmath},
		Results: res,
		Format:  callFormat,
	}
	reduceFloatFrom = Op{
		Traits:  Traits{Pure, SameOperandsAndResultElementType},
		Args:    Args{In("start_value", AnyFloat), In("input", FloatVec), fastmath},
		Results: res,
	}
)

var vectorOps = Ops{
	reduceInt.As("intr.vector.reduce.add", "VectorReduceAdd"),
	reduceInt.As("intr.vector.reduce.and", "VectorReduceAnd"),
	reduceInt.As("intr.vector.reduce.mul", "VectorReduceMul"),
	reduceInt.As("intr.vector.reduce.or", "VectorReduceOr"),
	reduceInt.As("intr.vector.reduce.smax", "VectorReduceSMax"),
	reduceInt.As("intr.vector.reduce.smin", "VectorReduceSMin"),
	reduceInt.As("intr.vector.reduce.umax", "VectorReduceUMax"),
	reduceInt.As("intr.vector.reduce.umin", "VectorReduceUMin"),
	reduceInt.As("intr.vector.reduce.xor", "VectorReduceXor"),
	reduceFloat.As("intr.vector.reduce.fmax", "VectorReduceFMax"),
	reduceFloat.As("intr.vector.reduce.fmin", "VectorReduceFMin"),
	reduceFloat.As("intr.vector.reduce.fmaximum", "VectorReduceFMaximum"),
	reduceFloat.As("intr.vector.reduce.fminimum", "VectorReduceFMinimum"),
	reduceFloatFrom.As("intr.vector.reduce.fadd", "VectorReduceFAdd"),
	reduceFloatFrom.As("intr.vector.reduce.fmul", "VectorReduceFMul"),

	{
		Name: "intr.vscale", Go: "VScale",
		Results: res,
	},
	{
		Name: "intr.stepvector", Go: "StepVector",
		Traits:  Traits{Pure},
		Results: Results{Out("res", IntVec)},
		Format:  "attr-dict `:` type($res)",
	},
	{
		Name: "intr.vector.insert", Go: "VectorInsert",
		Traits: Traits{
			Pure,
			AllTypesMatch("dstvec", "res"),
			PredOpTrait("vectors are not bigger than 2^17 bits.", "insertedFit"),
			PredOpTrait("it is not inserting scalable into fixed-length vectors.", "insertedIntoScalable"),
		},
		Args:    Args{In("dstvec", Vec), In("srcvec", Vec), In("pos", I64Attr)},
		Results: Results{Out("res", Vec)},
		Format:  "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
	},
	{
		Name: "intr.vector.extract", Go: "VectorExtract",
		Traits: Traits{
			Pure,
			PredOpTrait("vectors are not bigger than 2^17 bits.", "extractedFit"),
			PredOpTrait("it is not extracting scalable from fixed-length vectors.", "extractedFromScalable"),
		},
		Args:    Args{In("srcvec", Vec), In("pos", I64Attr)},
		Results: Results{Out("res", Vec)},
		Format:  "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
	},
	{
		Name: "intr.vector.interleave2", Go: "VectorInterleave2",
		Traits: Traits{
			Pure,
			AllTypesMatch("vec1", "vec2"),
			PredOpTrait("result has twice as many elements as 'vec1'", "interleavedIsTwice"),
		},
		Args:    Args{In("vec1", Vec), In("vec2", Vec)},
		Results: res,
	},
	{
		Name: "intr.vector.deinterleave2", Go: "VectorDeinterleave2",
		Traits:  Traits{Pure},
		Args:    Args{In("vec", Vec)},
		Results: res,
	},
}

var matrixOps = Ops{
	alignedByType(Op{
		Name: "intr.matrix.column.major.load", Go: "MatrixColumnMajorLoad",
		Args:    Args{In("data", Ptr), In("stride", AnySignlessInteger), In("isVolatile", I1Attr), In("rows", I32Attr), In("columns", I32Attr)},
		Results: Results{Out("res", Vec)},
		Format: "$data `,` `<` `stride` `=` $stride `>` attr-dict" +
			"`:` type($res) `from` qualified(type($data)) `stride` type($stride)",
	}),
	alignedByType(Op{
		Name: "intr.matrix.column.major.store", Go: "MatrixColumnMajorStore",
		Args: Args{
			In("matrix", Vec), In("data", Ptr), In("stride", AnySignlessInteger),
			In("isVolatile", I1Attr), In("rows", I32Attr), In("columns", I32Attr),
		},
		Format: "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict" +
			"`:` type($matrix) `to` qualified(type($data)) `stride` type($stride)",
	}),
	{
		Name: "intr.matrix.multiply", Go: "MatrixMultiply",
		Args:    Args{In("lhs", Vec), In("rhs", Vec), In("lhs_rows", I32Attr), In("lhs_columns", I32Attr), In("rhs_columns", I32Attr)},
		Results: Results{Out("res", Vec)},
		Format:  "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
	},
	{
		Name: "intr.matrix.transpose", Go: "MatrixTranspose",
		Args:    Args{In("matrix", Vec), In("rows", I32Attr), In("columns", I32Attr)},
		Results: Results{Out("res", Vec)},
		Format:  "$matrix attr-dict `:` type($matrix) `into` type($res)",
	},
}

var maskedOps = Ops{
	{
		Name: "intr.get.active.lane.mask", Go: "GetActiveLaneMask",
		Traits:  Traits{Pure},
		Args:    Args{In("base", AnySignlessInteger), In("n", AnySignlessInteger)},
		Results: res,
		Format:  "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
	},
	{
		Name: "intr.masked.load", Go: "MaskedLoad",
		Args:    Args{In("data", Ptr), In("mask", BoolVec), In("pass_thru", Optional(Vec)), alignment, In("nontemporal", UnitAttr)},
		Results: Results{Out("res", Vec)},
		Format:  "operands attr-dict `:` functional-type(operands, results)",
	},
	{
		Name: "intr.masked.store", Go: "MaskedStore",
		Args:   Args{In("value", Vec), In("data", Ptr), In("mask", BoolVec), alignment},
		Format: "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))",
	},
	{
		Name: "intr.masked.gather", Go: "MaskedGather",
		Args:    Args{In("ptrs", PtrVec), In("mask", BoolVec), In("pass_thru", Variadic(Vec)), alignment},
		Results: Results{Out("res", Vec)},
		Format:  "operands attr-dict `:` functional-type(operands, results)",
		Verify:  "verifyMaskedGather",
	},
	{
		Name: "intr.masked.scatter", Go: "MaskedScatter",
		Args:   Args{In("value", Vec), In("ptrs", PtrVec), In("mask", BoolVec), alignment},
		Format: "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)",
		Verify: "verifyMaskedScatter",
	},
	{
		Name: "intr.masked.expandload", Go: "MaskedExpandLoad",
		Args:    slices.Concat(Args{In("ptr", Ptr), In("mask", BoolVec), In("passthru", Vec)}, callAttrs),
		Results: res,
	},
	{
		Name: "intr.masked.compressstore", Go: "MaskedCompressStore",
		Args: slices.Concat(Args{In("value", Vec), In("ptr", Ptr), In("mask", BoolVec)}, callAttrs),
	},
}

// Operations with a mask and an explicit vector length. Elements beyond the length, and those whose
// mask bit is zero, are not computed (LangRef, Vector Predication Intrinsics).
var (
	predicate = Args{In("mask", BoolVec), In("evl", I32)}

	vpInt2        = predicated(In("lhs", IntVec), In("rhs", IntVec))
	vpFloat1      = predicated(In("op", FloatVec))
	vpFloat2      = predicated(In("lhs", FloatVec), In("rhs", FloatVec))
	vpFloat3      = predicated(In("op1", FloatVec), In("op2", FloatVec), In("op3", FloatVec))
	vpReduceInt   = predicated(In("satrt_value", AnySignlessInteger), In("val", IntVec)) // sic
	vpReduceFloat = predicated(In("satrt_value", AnyFloat), In("val", FloatVec))
	vpFromInt     = predicated(In("src", IntVec))
	vpFromFloat   = predicated(In("src", FloatVec))
	vpFromPtr     = predicated(In("src", PtrVec))

	vpSelect = Op{
		Traits:  Traits{Pure},
		Args:    Args{In("cond", BoolVec), In("true_val", Vec), In("false_val", Vec), In("evl", I32)},
		Results: res,
	}
)

func predicated(args ...Arg) Op {
	return Op{Traits: Traits{Pure}, Args: slices.Concat(args, predicate), Results: res}
}

var vpOps = Ops{
	vpInt2.As("intr.vp.add", "VPAdd"),
	vpInt2.As("intr.vp.sub", "VPSub"),
	vpInt2.As("intr.vp.mul", "VPMul"),
	vpInt2.As("intr.vp.sdiv", "VPSDiv"),
	vpInt2.As("intr.vp.udiv", "VPUDiv"),
	vpInt2.As("intr.vp.srem", "VPSRem"),
	vpInt2.As("intr.vp.urem", "VPURem"),
	vpInt2.As("intr.vp.ashr", "VPAShr"),
	vpInt2.As("intr.vp.lshr", "VPLShr"),
	vpInt2.As("intr.vp.shl", "VPShl"),
	vpInt2.As("intr.vp.or", "VPOr"),
	vpInt2.As("intr.vp.and", "VPAnd"),
	vpInt2.As("intr.vp.xor", "VPXor"),
	vpInt2.As("intr.vp.smax", "VPSMax"),
	vpInt2.As("intr.vp.smin", "VPSMin"),
	vpInt2.As("intr.vp.umax", "VPUMax"),
	vpInt2.As("intr.vp.umin", "VPUMin"),
	vpFloat2.As("intr.vp.fadd", "VPFAdd"),
	vpFloat2.As("intr.vp.fsub", "VPFSub"),
	vpFloat2.As("intr.vp.fmul", "VPFMul"),
	vpFloat2.As("intr.vp.fdiv", "VPFDiv"),
	vpFloat2.As("intr.vp.frem", "VPFRem"),
	vpFloat1.As("intr.vp.fneg", "VPFNeg"),
	vpFloat3.As("intr.vp.fmuladd", "VPFMulAdd"),
	vpFloat3.As("intr.vp.fma", "VPFMA"),
	vpReduceInt.As("intr.vp.reduce.add", "VPReduceAdd"),
	vpReduceInt.As("intr.vp.reduce.mul", "VPReduceMul"),
	vpReduceInt.As("intr.vp.reduce.and", "VPReduceAnd"),
	vpReduceInt.As("intr.vp.reduce.or", "VPReduceOr"),
	vpReduceInt.As("intr.vp.reduce.xor", "VPReduceXor"),
	vpReduceInt.As("intr.vp.reduce.smax", "VPReduceSMax"),
	vpReduceInt.As("intr.vp.reduce.smin", "VPReduceSMin"),
	vpReduceInt.As("intr.vp.reduce.umax", "VPReduceUMax"),
	vpReduceInt.As("intr.vp.reduce.umin", "VPReduceUMin"),
	vpReduceFloat.As("intr.vp.reduce.fadd", "VPReduceFAdd"),
	vpReduceFloat.As("intr.vp.reduce.fmul", "VPReduceFMul"),
	vpReduceFloat.As("intr.vp.reduce.fmax", "VPReduceFMax"),
	vpReduceFloat.As("intr.vp.reduce.fmin", "VPReduceFMin"),
	vpSelect.As("intr.vp.select", "VPSelect"),
	vpSelect.As("intr.vp.merge", "VPMerge"),
	{
		Name: "intr.vp.load", Go: "VPLoad",
		Args:    slices.Concat(Args{In("ptr", Ptr)}, predicate),
		Results: res,
	},
	{
		Name: "intr.vp.store", Go: "VPStore",
		Args: slices.Concat(Args{In("val", Vec), In("ptr", Ptr)}, predicate),
	},
	{
		Name: "intr.experimental.vp.strided.load", Go: "VPStridedLoad",
		Args:    slices.Concat(Args{In("ptr", Ptr), In("stride", AnySignlessInteger)}, predicate),
		Results: res,
	},
	{
		Name: "intr.experimental.vp.strided.store", Go: "VPStridedStore",
		Args: slices.Concat(Args{In("val", Vec), In("ptr", Ptr), In("stride", AnySignlessInteger)}, predicate),
	},
	vpFromInt.As("intr.vp.trunc", "VPTrunc"),
	vpFromInt.As("intr.vp.zext", "VPZExt"),
	vpFromInt.As("intr.vp.sext", "VPSExt"),
	vpFromFloat.As("intr.vp.fptrunc", "VPFPTrunc"),
	vpFromFloat.As("intr.vp.fpext", "VPFPExt"),
	vpFromFloat.As("intr.vp.fptoui", "VPFPToUI"),
	vpFromFloat.As("intr.vp.fptosi", "VPFPToSI"),
	vpFromInt.As("intr.vp.uitofp", "VPUIToFP"),
	vpFromInt.As("intr.vp.sitofp", "VPSIToFP"),
	vpFromPtr.As("intr.vp.ptrtoint", "VPPtrToInt"),
	vpFromInt.As("intr.vp.inttoptr", "VPIntToPtr"),
}
