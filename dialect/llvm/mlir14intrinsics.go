package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Intrinsics of MLIR 14 are written in three ways: in generic form without <{}>; as in MLIR 22; and
// without types of operands, if the intrinsic determines them all.

// mlir14Intrinsics are the intrinsics that MLIR 14 had in generic form only.
var mlir14Intrinsics = []*ir.OpDef{
	Assume, BitReverse, FCeil, CopySign, Cos, CountLeadingZeros, CtPop, CountTrailingZeros, Exp, Exp2, FAbs, FFloor, FMA,
	FMulAdd, Log, Log10, Log2, MaxNum, Maximum, MinNum, Minimum, Pow, PowI, Prefetch, SAddWithOverflow, Sin, SMax, SMin,
	SMulWithOverflow, Sqrt, SSubWithOverflow, UAddWithOverflow, UMax, UMin, UMulWithOverflow, USubWithOverflow,
	VectorReduceAdd, VectorReduceAnd, VectorReduceFAdd, VectorReduceFMax, VectorReduceFMin, VectorReduceFMul,
	VectorReduceMul, VectorReduceOr, VectorReduceSMax, VectorReduceSMin, VectorReduceUMax, VectorReduceUMin,
	VectorReduceXor, VScale, MaskedCompressStore, MaskedExpandLoad,
	memcpyMLIR14, memmoveMLIR14, memcpyInlineMLIR14, memsetMLIR14, ctlzMLIR14, cttzMLIR14, prefetchMLIR14,
}

// printMLIR14Intrinsic prints the generic form without <{}>.
func printMLIR14Intrinsic(p *asm.Printer, op *ir.Operation) bool {
	if numBundles(op) > 0 {
		return false
	}
	p.Quoted(op.Name())
	p.Byte('(')
	p.Values(op.Operands().Values())
	p.Byte(')')
	p.AttrDictNonDefault(op, ir.OperandSegmentSizes, "op_bundle_sizes")
	p.Str(" : ")
	p.OpFunctionType(op)
	return true
}

// Types that operands of intrinsics always have.
var (
	mlir14I1    = asm.BuildI1
	mlir14I32   = asm.BuildI32
	mlir14Token = func(c *ir.Context) ir.Type { return NewTokenType(c) }
	mlir14Bytes = func(c *ir.Context) ir.Type { return NewTypedPointerType(c.I8(), 0) }
)

// givenTypes returns the form of an intrinsic that determines the types of its operands: %a, %b {…}
// : i32. The type is that of the result, if there is one.
func givenTypes(def *ir.OpDef, types ...func(*ir.Context) ir.Type) *asm.MLIR14Syntax {
	parse := func(p *asm.Parser) bool {
		st := p.State()
		values := p.AppendOperands(nil)
		p.OpAttrDict()
		if p.Failed() || len(values) != len(types) {
			return false
		}
		if len(def.Results) > 0 {
			p.Want(asm.Colon)
			if p.At(asm.LParen) {
				return false
			}
			st.Results = append(st.Results, p.Type())
		} else if p.At(asm.Colon) {
			return false
		}
		if p.Failed() {
			return false
		}
		for _, v := range values {
			if t, ok := p.KnownType(v).(*PointerType); ok && t.elem == nil {
				return false
			}
		}
		st.Def = def
		for i, v := range values {
			st.Operands = append(st.Operands, p.Resolve(v, types[i](p.Context())))
		}
		return true
	}
	print := func(p *asm.Printer, op *ir.Operation) bool {
		for i, t := range types {
			if op.Operand(i).Type() != t(op.Context()) {
				return false
			}
		}
		p.OpName(op)
		p.Byte(' ')
		p.Values(op.Operands().Values())
		p.AttrDictNonDefault(op)
		if op.NumResults() > 0 {
			p.Str(" : ")
			p.Type(op.Result(0).Type())
		}
		return true
	}
	return &asm.MLIR14Syntax{Parse: parse, Print: print}
}

// parseMLIR14VaCopy reads %a to %b. MLIR 15 and 16 omitted the types.
func parseMLIR14VaCopy(p *asm.Parser) bool {
	st := p.State()
	to := p.Operand()
	p.WantKeyword("to")
	from := p.Operand()
	p.OpAttrDict()
	if p.Failed() || p.At(asm.Colon) {
		return false
	}
	if t, ok := p.KnownType(to).(*PointerType); !ok || t.elem == nil {
		return false
	}
	t := mlir14Bytes(p.Context())
	st.Operands = append(st.Operands, p.Resolve(to, t), p.Resolve(from, t))
	return true
}

func printMLIR14VaCopy(p *asm.Printer, op *ir.Operation) bool {
	t := mlir14Bytes(op.Context())
	if op.Operand(0).Type() != t || op.Operand(1).Type() != t {
		return false
	}
	p.OpName(op)
	p.Byte(' ')
	p.Value(op.Operand(0))
	p.Str(" to ")
	p.Value(op.Operand(1))
	p.AttrDictNonDefault(op)
	return true
}

// The intrinsics whose flags were operands and are attributes now.
var (
	memcpyMLIR14       = mlir14Variant("memcpy", nil, anyPointer, anyPointer, constraint.AnySignlessInteger, constraint.I1)
	memcpyInlineMLIR14 = mlir14Variant("memcpy.inline", nil, anyPointer, anyPointer, constraint.AnySignlessInteger, constraint.I1)
	memmoveMLIR14      = mlir14Variant("memmove", nil, anyPointer, anyPointer, constraint.AnySignlessInteger, constraint.I1)
	memsetMLIR14       = mlir14Variant("memset", nil, anyPointer, constraint.I8, constraint.AnySignlessInteger, constraint.I1)
	prefetchMLIR14     = mlir14Variant("prefetch", nil, anyPointer, anyLLVMType, anyLLVMType, anyLLVMType)
	ctlzMLIR14         = mlir14Variant("ctlz", anyLLVMType, anyLLVMType, anyLLVMType)
	cttzMLIR14         = mlir14Variant("cttz", anyLLVMType, anyLLVMType, anyLLVMType)
	coroEndMLIR14      = mlir14Variant("coro.end", anyLLVMType, anyPointer, constraint.I1)
)

// mlir14Variants are the definitions of intrinsics whose operands differ in MLIR 14. Their
// operations have GenericOp as a view.
var mlir14Variants = map[*ir.OpDef]*ir.OpDef{
	Memcpy: memcpyMLIR14, MemcpyInline: memcpyInlineMLIR14, Memmove: memmoveMLIR14, Memset: memsetMLIR14, Prefetch: prefetchMLIR14,
	CountLeadingZeros: ctlzMLIR14, CountTrailingZeros: cttzMLIR14, CoroEnd: coroEndMLIR14,
}

// MLIR14Operands are the operands that an intrinsic had in MLIR 14 where there are attributes today.
type MLIR14Operands struct {
	// From is the number of the first one. It is followed by one for each attribute.
	From int
	// Attrs are the names of the attributes.
	Attrs []string
	// Width is that of the integers that the attributes are, in bits; 0 for that of the operand.
	Width uint32
}

// MLIR14Variant returns the definition in MLIR 14 of an intrinsic that had other operands there, and those
// that are attributes today. def is nil for other operations.
func MLIR14Variant(today *ir.OpDef) (def *ir.OpDef, operands MLIR14Operands) {
	return mlir14Variants[today], mlir14Flags[today]
}

var mlir14Flags = map[*ir.OpDef]MLIR14Operands{
	Memcpy:             {3, []string{"isVolatile"}, 1},
	Memmove:            {3, []string{"isVolatile"}, 1},
	MemcpyInline:       {2, []string{"len", "isVolatile"}, 0},
	Memset:             {3, []string{"isVolatile"}, 1},
	CountLeadingZeros:  {1, []string{"is_zero_poison"}, 1},
	CountTrailingZeros: {1, []string{"is_zero_poison"}, 1},
	Prefetch:           {1, []string{"rw", "hint", "cache"}, 32},
}

// mlir14Variant returns the definition of an intrinsic in MLIR 14. In a context without types of
// MLIR 14, such an operation is one of MLIR 22 with the wrong number of operands.
func mlir14Variant(name string, result *ir.TypeConstraint, operands ...*ir.TypeConstraint) *ir.OpDef {
	d := &ir.OpDef{Name: "llvm.intr." + name}
	for _, c := range operands {
		d.Operands = append(d.Operands, ir.ValueDef{Constraint: c})
	}
	if result != nil {
		d.Results = []ir.ValueDef{{Name: "res", Constraint: result}}
	}
	d.Interfaces = []ir.Implementation{
		ir.VerifyInterface.Bind(func(op *ir.Operation) ir.VerifyOp { return mlir14Intrinsic{op} }),
		IntrinsicInterface.Is(&Intrinsic{Name: "llvm." + name}),
	}
	return d
}

// A mlir14Intrinsic is an operation with the operands of MLIR 14.
type mlir14Intrinsic struct{ op *ir.Operation }

// Verify rejects the operation if the context has no types of MLIR 14.
func (i mlir14Intrinsic) Verify() *diag.Diagnostic {
	if contextHasMLIR14Types(i.op.Context()) {
		return nil
	}
	least, _ := i.op.Context().OpDef(i.op.Name()).OperandArity()
	if least == 1 {
		return i.op.Errorf("requires a single operand")
	}
	return i.op.Errorf("expected %d operands, but found %d", least, i.op.NumOperands())
}

// NewMemcpyMLIR14 creates the llvm.intr.memcpy of MLIR 14 for typed pointers, whose flag is a
// constant operand, at the builder's insertion point.
func NewMemcpyMLIR14(b *ir.Builder, dst, src, n, isVolatile *ir.Value) *ir.Operation {
	return b.Create(&ir.OperationState{Context: b.Context(), Def: memcpyMLIR14, Operands: []*ir.Value{dst, src, n, isVolatile}})
}

// NewPrefetchMLIR14 creates the llvm.intr.prefetch of MLIR 14 for a typed pointer, whose other
// operands are constants, at the builder's insertion point.
func NewPrefetchMLIR14(b *ir.Builder, addr, rw, hint, cache *ir.Value) *ir.Operation {
	return b.Create(&ir.OperationState{Context: b.Context(), Def: prefetchMLIR14, Operands: []*ir.Value{addr, rw, hint, cache}})
}
