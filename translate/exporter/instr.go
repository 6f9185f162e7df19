package exporter

import (
	"math"
	"sync"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// A converter translates an operation. It returns false after it has reported an error.
type converter func(b *body, op *ir.Operation) bool

// converters are the translations of operations, except those that are just a call of an intrinsic
// with their operands and attributes.
var converters = sync.OnceValue(func() map[*ir.OpDef]converter {
	table := map[*ir.OpDef]converter{
		llvm.Alloca: convertAlloca, llvm.Load: convertLoad, llvm.Store: convertStore, llvm.GEP: convertGEP,
		llvm.AtomicRMW: convertAtomicRMW, llvm.AtomicCmpXchg: convertCmpXchg, llvm.Fence: convertFence,
		llvm.ICmp: convertICmp, llvm.FCmp: convertFCmp, llvm.FNeg: convertFNeg, llvm.Freeze: convertFreeze,
		llvm.Select: convertSelect, llvm.ExtractValue: convertExtractValue, llvm.InsertValue: convertInsertValue,
		llvm.ExtractElement: convertExtractElement, llvm.InsertElement: convertInsertElement, llvm.ShuffleVector: convertShuffleVector,
		llvm.Br: convertBr, llvm.CondBr: convertCondBr, llvm.Switch: convertSwitch, llvm.IndirectBr: convertIndirectBr,
		llvm.Return: convertReturn, llvm.Resume: convertResume, llvm.Unreachable: convertUnreachable,
		llvm.Call: convertCall, llvm.Invoke: convertInvoke, llvm.LandingPad: convertLandingPad, llvm.InlineAsm: convertInlineAsm,
		llvm.CallIntrinsic: convertCallIntrinsic, llvm.VaArg: convertVaArg,
		llvm.Constant: convertConstant, llvm.AddressOf: convertAddressOf, llvm.Undef: convertUndef, llvm.Poison: convertPoison,
		llvm.Zero: convertZero, llvm.NoneToken: convertNone, llvm.DSOLocalEquivalent: convertDSOLocalEquivalent,
		llvm.DbgDeclare: convertDbgDeclare, llvm.DbgValue: convertDbgValue, llvm.DbgLabel: convertDbgLabel,
		llvm.BlockAddress: convertBlockAddress, llvm.BlockTag: convertBlockTag,
		llvm.MaskedLoad: convertMasked, llvm.MaskedStore: convertMasked, llvm.MaskedGather: convertMasked, llvm.MaskedScatter: convertMasked,
		llvm.MatrixColumnMajorLoad: convertMatrixLoad, llvm.MatrixColumnMajorStore: convertMatrixStore,
		llvm.NoAliasScopeDecl:  convertNoAliasScopeDecl,
		llvm.ConstrainedUIToFP: convertConstrained, llvm.ConstrainedSIToFP: convertConstrained,
		llvm.ConstrainedFPTrunc: convertConstrained, llvm.ConstrainedFPExt: convertConstrained,
	}
	for _, def := range llvm.Dialect.Ops {
		keyword, ok := llvm.OpcodeInterface.OfDef(nil, def)
		if !ok || table[def] != nil {
			continue
		}
		switch opcode, _ := llvmir.OpByName(string(keyword)); {
		case opcode.IsBinary():
			table[def] = arithmetic(opcode)
		case opcode.IsCast():
			table[def] = conversion(opcode)
		}
	}
	return table
})

// convert translates an operation.
func (b *body) convert(op *ir.Operation) bool {
	if c := b.x.converters[op.Def()]; c != nil {
		return c(b, op)
	}
	if in, ok := llvm.IntrinsicInterface.Of(op); ok {
		return b.convertIntrinsic(op, in)
	}
	if t, ok := OpInterface.Of(op); ok {
		return b.translateItself(op, t)
	}
	return b.fail(b.x.untranslatable(op))
}

// value returns the translation of a value.
func (b *body) value(v *ir.Value) llvmir.Value {
	if l := b.values.of(v); l != nil {
		return l
	}
	if p := b.partials[v]; p != nil {
		c := p.constant()
		delete(b.partials, v)
		b.values.set(v, c)
		return c
	}
	if b.x.kept.exact && b.f != nil {
		p := llvmir.NewPoison(b.x.types.of(v.Type()))
		if b.forward == nil {
			b.forward = map[*llvmir.Poison]*ir.Value{}
		}
		b.forward[p] = v
		return p
	}
	// Only in an unreachable block may a value be used before its definition. Upstream crashes
	// there.
	return llvmir.NewPoison(b.x.types.of(v.Type()))
}

func (b *body) operands(from, to int, op *ir.Operation) []llvmir.Value {
	vs := make([]llvmir.Value, to-from)
	for i := range vs {
		vs[i] = b.value(op.Operand(from + i))
	}
	return vs
}

// set records the translation of a result.
func (b *body) set(op *ir.Operation, v llvmir.Value) bool {
	b.values.set(op.Result(0), v)
	return true
}

func (b *body) typ(t ir.Type) *llvmir.Type { return b.x.types.of(t) }

// constants returns two values as constants. ok is false if one is not a constant.
func constants(x, y llvmir.Value) (cx, cy llvmir.Constant, ok bool) {
	if cx, ok = x.(llvmir.Constant); ok {
		cy, ok = y.(llvmir.Constant)
	}
	return cx, cy, ok
}

// fastMath converts the dialect's flags to LLVM's.
func fastMath(f llvm.FastmathFlags) llvmir.Flags {
	if f == 0 {
		return 0
	}
	var out llvmir.Flags
	for _, m := range [...]struct {
		from llvm.FastmathFlags
		to   llvmir.Flags
	}{{1, llvmir.NNaN}, {2, llvmir.NInf}, {4, llvmir.NSZ}, {8, llvmir.ARcp}, {16, llvmir.Contract}, {32, llvmir.AFn}, {64, llvmir.Reassoc}} {
		if f&m.from != 0 {
			out |= m.to
		}
	}
	return out
}

// flagsOf returns the flags of an operation, of whichever kind.
func flagsOf(op *ir.Operation) llvmir.Flags {
	switch op := op.View().(type) {
	case llvm.AddOp:
		return overflow(op.OverflowFlags())
	case llvm.SubOp:
		return overflow(op.OverflowFlags())
	case llvm.MulOp:
		return overflow(op.OverflowFlags())
	case llvm.ShlOp:
		return overflow(op.OverflowFlags())
	case llvm.TruncOp:
		return overflow(op.OverflowFlags())
	case llvm.UDivOp:
		return when(op.IsExact(), llvmir.Exact)
	case llvm.SDivOp:
		return when(op.IsExact(), llvmir.Exact)
	case llvm.LShrOp:
		return when(op.IsExact(), llvmir.Exact)
	case llvm.AShrOp:
		return when(op.IsExact(), llvmir.Exact)
	case llvm.OrOp:
		return when(op.IsDisjoint(), llvmir.Disjoint)
	case llvm.ZExtOp:
		return when(op.NonNeg(), llvmir.NNeg)
	case llvm.UIToFPOp:
		return when(op.NonNeg(), llvmir.NNeg)
	case interface{ FastmathFlags() llvm.FastmathFlags }:
		return fastMath(op.FastmathFlags())
	}
	return 0
}

func when(on bool, f llvmir.Flags) llvmir.Flags {
	if on {
		return f
	}
	return 0
}

func overflow(f llvm.IntegerOverflowFlags) llvmir.Flags {
	return when(f&llvm.IntegerOverflowFlagsNsw != 0, llvmir.NSW) | when(f&llvm.IntegerOverflowFlagsNuw != 0, llvmir.NUW)
}

func arithmetic(opcode llvmir.Op) converter {
	return func(b *body, op *ir.Operation) bool {
		x, y := b.value(op.Operand(0)), b.value(op.Operand(1))
		flags := flagsOf(op)
		if cx, cy, ok := constants(x, y); ok {
			if c := b.x.foldBinary(opcode, flags, cx, cy); c != nil {
				return b.set(op, c)
			}
		}
		return b.set(op, b.b.Binary(opcode, x, y, flags))
	}
}

func conversion(opcode llvmir.Op) converter {
	return func(b *body, op *ir.Operation) bool {
		v, t := b.value(op.Operand(0)), b.typ(op.Result(0).Type())
		if v.Type() == t {
			return b.set(op, v)
		}
		if c, ok := v.(llvmir.Constant); ok {
			if f := b.x.foldCast(opcode, c, t); f != nil {
				return b.set(op, f)
			}
		}
		i := b.b.Cast(opcode, v, t, flagsOf(op))
		if op, ok := op.View().(llvm.IntToPtrOp); ok {
			b.dereferenceable(i, op.Dereferenceable())
		}
		return b.set(op, i)
	}
}

var icmpPreds = [...]llvmir.Pred{llvmir.ICmpEQ, llvmir.ICmpNE, llvmir.ICmpSLT, llvmir.ICmpSLE, llvmir.ICmpSGT, llvmir.ICmpSGE,
	llvmir.ICmpULT, llvmir.ICmpULE, llvmir.ICmpUGT, llvmir.ICmpUGE}

var fcmpPreds = [...]llvmir.Pred{llvmir.FCmpFalse, llvmir.FCmpOEQ, llvmir.FCmpOGT, llvmir.FCmpOGE, llvmir.FCmpOLT, llvmir.FCmpOLE,
	llvmir.FCmpONE, llvmir.FCmpORD, llvmir.FCmpUEQ, llvmir.FCmpUGT, llvmir.FCmpUGE, llvmir.FCmpULT, llvmir.FCmpULE, llvmir.FCmpUNE,
	llvmir.FCmpUNO, llvmir.FCmpTrue}

func convertICmp(b *body, op *ir.Operation) bool {
	return b.compare(op, icmpPreds[ir.Cast[llvm.ICmpOp](op).Predicate()], 0)
}

func convertFCmp(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.FCmpOp](op)
	return b.compare(op, fcmpPreds[v.Predicate()], fastMath(v.FastmathFlags()))
}

func (b *body) compare(op *ir.Operation, p llvmir.Pred, flags llvmir.Flags) bool {
	x, y := b.value(op.Operand(0)), b.value(op.Operand(1))
	opcode := llvmir.OpICmp
	if p < llvmir.ICmpEQ {
		opcode = llvmir.OpFCmp
	}
	if c := b.constExpr14(opcode, p, nil, x, y); c != nil {
		return b.set(op, c)
	}
	if cx, cy, ok := constants(x, y); ok {
		if c := b.x.foldCompare(p, cx, cy); c != nil {
			return b.set(op, c)
		}
	}
	return b.set(op, b.b.Compare(p, x, y, flags))
}

func convertFNeg(b *body, op *ir.Operation) bool {
	v := b.value(op.Operand(0))
	if c := b.constExpr14(llvmir.OpFNeg, 0, nil, v); c != nil {
		return b.set(op, c)
	}
	if c, ok := v.(llvmir.Constant); ok {
		if f := b.x.foldFNeg(c); f != nil {
			return b.set(op, f)
		}
	}
	return b.set(op, b.b.Unary(llvmir.OpFNeg, v, flagsOf(op)))
}

func convertFreeze(b *body, op *ir.Operation) bool {
	return b.set(op, b.b.Unary(llvmir.OpFreeze, b.value(op.Operand(0)), 0))
}

func convertSelect(b *body, op *ir.Operation) bool {
	c, x, y := b.value(op.Operand(0)), b.value(op.Operand(1)), b.value(op.Operand(2))
	if f := b.constExpr14(llvmir.OpSelect, 0, nil, c, x, y); f != nil {
		return b.set(op, f)
	}
	if cc, ok := c.(llvmir.Constant); ok {
		if cx, cy, ok := constants(x, y); ok {
			if f := b.x.foldSelect(cc, cx, cy); f != nil {
				return b.set(op, f)
			}
		}
	}
	i := b.b.Select(c, x, y)
	if isFloatish(x.Type()) {
		i.Flags = flagsOf(op)
	}
	return b.set(op, i)
}

// isFloatish reports whether values of a type may have fast-math flags: floats, and vectors, arrays
// and structs of floats.
func isFloatish(t *llvmir.Type) bool {
	for t.Kind() == llvmir.ArrayType {
		t = t.Elem()
	}
	if t.Kind() == llvmir.StructType && t.IsLiteral() && len(t.Fields()) > 0 {
		for _, f := range t.Fields() {
			if f != t.Fields()[0] {
				return false
			}
		}
		t = t.Fields()[0]
	}
	return t.Scalar().IsFloat()
}

func convertAlloca(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.AllocaOp](op)
	t := b.typ(v.ElemType())
	size := b.value(v.ArraySize())
	space := v.Result().Type().(*llvm.PointerType).AddressSpace()
	i := b.b.Insert(llvmir.OpAlloca, b.typ(v.Result().Type()), size)
	i.Elem = t
	if space != 0 {
		i.SetAddrSpace(space)
	}
	if a, ok := v.Alignment(); ok && a != 0 {
		i.SetAlign(uint64(a))
	} else {
		i.SetAlign(b.x.layout.PrefAlign(t))
	}
	i.Flags |= when(v.Inalloca(), llvmir.InAllocaFlag)
	return b.set(op, i)
}

var orderings = [...]llvmir.Ordering{llvm.AtomicOrderingNotAtomic: llvmir.NotAtomic, llvm.AtomicOrderingUnordered: llvmir.Unordered,
	llvm.AtomicOrderingMonotonic: llvmir.Monotonic, llvm.AtomicOrderingAcquire: llvmir.Acquire, llvm.AtomicOrderingRelease: llvmir.Release,
	llvm.AtomicOrderingAcqRel: llvmir.AcqRel, llvm.AtomicOrderingSeqCst: llvmir.SeqCst}

// access sets the common fields of loads and stores.
func (b *body) access(i *llvmir.Instruction, t *llvmir.Type, align int64, aligned, volatile bool, o llvm.AtomicOrdering, scope string) {
	if aligned && align != 0 {
		i.SetAlign(uint64(align))
	} else {
		i.SetAlign(b.x.layout.ABIAlign(t))
	}
	i.Flags |= when(volatile, llvmir.Volatile)
	if o != llvm.AtomicOrderingNotAtomic {
		i.SetAtomic(orderings[o], scope)
	}
}

func convertLoad(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.LoadOp](op)
	t := b.typ(v.Result().Type())
	i := b.b.Insert(llvmir.OpLoad, t, b.value(v.Addr()))
	i.Elem = t
	align, aligned := v.Alignment()
	scope, _ := v.Syncscope()
	b.access(i, t, align, aligned, v.Volatile(), v.Ordering(), scope)
	if v.Invariant() {
		b.attach(i, "invariant.load", b.x.metadata.empty)
	}
	b.dereferenceable(i, v.Dereferenceable())
	if v.Nontemporal() {
		b.attach(i, "nontemporal", b.x.metadata.one)
	}
	if v.InvariantGroup() {
		b.attach(i, "invariant.group", b.x.metadata.empty)
	}
	b.alias(op, i, v.AccessGroups(), v.AliasScopes(), v.NoaliasScopes(), v.Tbaa())
	return b.set(op, i)
}

func convertStore(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.StoreOp](op)
	value := b.value(v.Value())
	i := b.b.Insert(llvmir.OpStore, b.x.m.Types.Void(), value, b.value(v.Addr()))
	align, aligned := v.Alignment()
	scope, _ := v.Syncscope()
	b.access(i, value.Type(), align, aligned, v.Volatile(), v.Ordering(), scope)
	if v.Nontemporal() {
		b.attach(i, "nontemporal", b.x.metadata.one)
	}
	if v.InvariantGroup() {
		b.attach(i, "invariant.group", b.x.metadata.empty)
	}
	b.alias(op, i, v.AccessGroups(), v.AliasScopes(), v.NoaliasScopes(), v.Tbaa())
	return true
}

func convertGEP(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.GEPOp](op)
	t := b.typ(v.ElemType())
	raw := v.RawConstantIndices()
	ops := make([]llvmir.Value, 1, len(raw)+1)
	ops[0] = b.value(v.Base())
	_, constant := ops[0].(llvmir.Constant)
	dynamic, n := v.DynamicIndices(), 0
	i32 := b.x.m.Types.Int(32)
	for _, k := range raw {
		if k != math.MinInt32 {
			ops = append(ops, llvmir.NewInt(i32, int64(k)))
			continue
		}
		value := b.value(dynamic.At(n))
		n++
		if _, ok := value.(llvmir.Constant); !ok {
			constant = false
		}
		ops = append(ops, value)
	}
	var flags llvmir.Flags
	f := v.NoWrapFlags()
	flags |= when(f&llvm.GEPNoWrapFlagsInboundsFlag != 0, llvmir.InBounds|llvmir.NUSW)
	flags |= when(f&llvm.GEPNoWrapFlagsNusw != 0, llvmir.NUSW)
	flags |= when(f&llvm.GEPNoWrapFlagsNuw != 0, llvmir.NUW)
	if constant {
		if c := b.x.foldGEP(t, flags, ops); c != nil {
			return b.set(op, c)
		}
	}
	i := b.b.Insert(llvmir.OpGetElementPtr, b.typ(v.Result().Type()), ops...)
	i.Elem, i.Flags = t, flags
	return b.set(op, i)
}

var rmwOps = [...]llvmir.RMWOp{llvmir.RMWXchg, llvmir.RMWAdd, llvmir.RMWSub, llvmir.RMWAnd, llvmir.RMWNand, llvmir.RMWOr, llvmir.RMWXor,
	llvmir.RMWMax, llvmir.RMWMin, llvmir.RMWUMax, llvmir.RMWUMin, llvmir.RMWFAdd, llvmir.RMWFSub, llvmir.RMWFMax, llvmir.RMWFMin,
	llvmir.RMWUIncWrap, llvmir.RMWUDecWrap, llvmir.RMWUSubCond, llvmir.RMWUSubSat, llvmir.RMWFMaximum, llvmir.RMWFMinimum}

func convertAtomicRMW(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.AtomicRMWOp](op)
	scope, _ := v.Syncscope()
	i := b.b.AtomicRMW(rmwOps[v.BinOp()], b.value(v.Ptr()), b.value(v.Val()), orderings[v.Ordering()], scope)
	if a, ok := v.Alignment(); ok {
		i.SetAlign(uint64(a))
	}
	i.Flags |= when(v.Volatile(), llvmir.Volatile)
	b.alias(op, i, v.AccessGroups(), v.AliasScopes(), v.NoaliasScopes(), v.Tbaa())
	return b.set(op, i)
}

func convertCmpXchg(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.AtomicCmpXchgOp](op)
	scope, _ := v.Syncscope()
	i := b.b.CmpXchg(b.value(v.Ptr()), b.value(v.Cmp()), b.value(v.Val()), orderings[v.SuccessOrdering()], orderings[v.FailureOrdering()], scope)
	if a, ok := v.Alignment(); ok {
		i.SetAlign(uint64(a))
	}
	i.Flags |= when(v.Volatile(), llvmir.Volatile) | when(v.Weak(), llvmir.Weak)
	b.alias(op, i, v.AccessGroups(), v.AliasScopes(), v.NoaliasScopes(), v.Tbaa())
	return b.set(op, i)
}

func convertFence(b *body, op *ir.Operation) bool {
	v := ir.Cast[llvm.FenceOp](op)
	scope, _ := v.Syncscope()
	b.b.Fence(orderings[v.Ordering()], scope)
	return true
}

func convertVaArg(b *body, op *ir.Operation) bool {
	return b.set(op, b.b.VAArg(b.value(op.Operand(0)), b.typ(op.Result(0).Type())))
}

// failf reports an error at an operation, with a message that upstream does not have.
func (b *body) failf(op *ir.Operation, format string, args ...any) bool {
	return b.fail(op.ErrorPlainf("cannot be converted to LLVM IR: "+format, args...))
}
