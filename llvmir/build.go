package llvmir

import (
	"slices"

	"github.com/gomlir/gomlir/internal/slab"
)

// A Builder makes instructions and inserts them into a block: at its end, or in front of
// an instruction. It is not safe for concurrent use; builders for different functions of
// a module may be used at the same time.
//
// A Builder does not check types; [Verify] reports those that do not fit. It panics if it
// cannot continue, such as when no result type follows from the operands.
type Builder struct {
	m      *Module
	block  *Block
	before *Instruction // nil for the end of the block
	at     int          // where before was last seen
	md     []Attachment // attached to the next instructions
	instrs slab.Slab[Instruction]
	values slab.Slab[Value]
	lists  slab.Slab[*Instruction]
}

// NewBuilder returns a builder for a module. It has no block yet.
func NewBuilder(m *Module) *Builder { return &Builder{m: m} }

// SetBlock makes the builder insert at the end of a block.
func (b *Builder) SetBlock(block *Block) { b.block, b.before = block, nil }

// SetBefore makes the builder insert in front of an instruction and of the debug records
// that belong to it. It panics if the instruction is in no block.
func (b *Builder) SetBefore(i *Instruction) {
	if i.Block == nil {
		panic("llvmir: SetBefore an instruction that is in no block: " + i.String())
	}
	b.block, b.before, b.at = i.Block, i, i.Block.Index(i)
}

// Grow makes room for n more instructions in the block. That is only a hint.
func (b *Builder) Grow(n int) {
	if have := b.block.Instrs; cap(have)-len(have) < n {
		b.block.Instrs = append(b.lists.Many(len(have) + n)[:0], have...)
	}
}

// Block returns the block that the builder inserts into.
func (b *Builder) Block() *Block { return b.block }

// SetDebugLoc sets the source location of further instructions, a DILocation. Nil means no
// location.
func (b *Builder) SetDebugLoc(loc *Node) {
	b.md = nil
	if loc != nil {
		b.md = []Attachment{{b.m.MDKind("dbg"), loc}}
	}
}

// Insert inserts an instruction with an operation and a result type. It is for
// operations that have no method of their own.
func (b *Builder) Insert(op Op, result *Type, operands ...Value) *Instruction {
	i := b.instrs.One()
	i.Op, i.typ, i.Block = op, result, b.block
	i.Operands = b.values.Many(len(operands))
	copy(i.Operands, operands)
	i.Metadata = b.md[:len(b.md):len(b.md)]
	if b.before == nil {
		b.block.Instrs = append(b.block.Instrs, i)
	} else {
		b.insert(i)
	}
	return i
}

// insert puts an instruction in front of b.before.
func (b *Builder) insert(i *Instruction) {
	list := b.block.Instrs
	if b.at >= len(list) || list[b.at] != b.before {
		if b.at = b.block.Index(b.before); b.at < 0 {
			panic("llvmir: the instruction that a Builder inserts in front of has left its block")
		}
	}
	b.block.Instrs = slices.Insert(list, b.at, i)
	b.at++
	b.block.Func.changed()
}

func (b *Builder) void() *Type { return b.m.Types.Void() }

// Ret builds a ret of a value, or of void if v is nil.
func (b *Builder) Ret(v Value) *Instruction {
	if v == nil {
		return b.Insert(OpRet, b.void())
	}
	return b.Insert(OpRet, b.void(), v)
}

// Br builds an unconditional br.
func (b *Builder) Br(to *Block) *Instruction { return b.Insert(OpBr, b.void(), to) }

// CondBr builds a conditional br.
func (b *Builder) CondBr(cond Value, then, otherwise *Block) *Instruction {
	return b.Insert(OpBr, b.void(), cond, then, otherwise)
}

// Switch builds a switch with a default block. [Instruction.AddCase] adds cases.
func (b *Builder) Switch(v Value, otherwise *Block) *Instruction {
	return b.Insert(OpSwitch, b.void(), v, otherwise)
}

// AddCase adds a case to a switch.
func (i *Instruction) AddCase(v *Int, to *Block) { i.Operands = append(i.Operands, v, to) }

// Unreachable builds an unreachable.
func (b *Builder) Unreachable() *Instruction { return b.Insert(OpUnreachable, b.void()) }

// Resume builds a resume, which continues unwinding.
func (b *Builder) Resume(v Value) *Instruction { return b.Insert(OpResume, b.void(), v) }

// Binary builds an arithmetic or bitwise operation on two values of one type.
func (b *Builder) Binary(op Op, x, y Value, flags Flags) *Instruction {
	i := b.Insert(op, x.Type(), x, y)
	i.Flags = flags
	return i
}

// Unary builds an fneg or freeze.
func (b *Builder) Unary(op Op, x Value, flags Flags) *Instruction {
	i := b.Insert(op, x.Type(), x)
	i.Flags = flags
	return i
}

// Cast builds a conversion of a value to a type.
func (b *Builder) Cast(op Op, x Value, to *Type, flags Flags) *Instruction {
	i := b.Insert(op, to, x)
	i.Flags = flags
	return i
}

// Compare builds an icmp or fcmp, depending on the predicate.
func (b *Builder) Compare(p Pred, x, y Value, flags Flags) *Instruction {
	op := OpFCmp
	if p >= ICmpEQ {
		op = OpICmp
	}
	i := b.Insert(op, b.m.boolLike(x.Type()), x, y)
	i.Pred, i.Flags = p, flags
	return i
}

// Select builds a select: x if cond is true, otherwise y.
func (b *Builder) Select(cond, x, y Value) *Instruction {
	return b.Insert(OpSelect, x.Type(), cond, x, y)
}

// Phi builds a phi without entries. [Instruction.AddIncoming] adds them.
func (b *Builder) Phi(t *Type) *Instruction { return b.Insert(OpPhi, t) }

// AddIncoming adds an entry to a phi: a value and the block it comes from.
func (i *Instruction) AddIncoming(v Value, from *Block) { i.Operands = append(i.Operands, v, from) }

// Alloca builds an alloca of n values of type t. A nil n means one value. It has the preferred
// alignment of the type.
func (b *Builder) Alloca(t *Type, n Value, addrSpace uint32) *Instruction {
	if n == nil {
		n = NewInt(b.m.Types.Int(32), 1)
	}
	i := b.Insert(OpAlloca, b.m.addressType(t, addrSpace), n)
	i.Elem = t
	i.SetAlign(b.m.Layout().PrefAlign(t))
	return i
}

// Load builds a load with the ABI alignment of the type.
func (b *Builder) Load(t *Type, ptr Value) *Instruction {
	i := b.Insert(OpLoad, t, ptr)
	i.Elem = t
	i.SetAlign(b.m.Layout().ABIAlign(t))
	return i
}

// Store builds a store with the ABI alignment of the value's type.
func (b *Builder) Store(v, ptr Value) *Instruction {
	i := b.Insert(OpStore, b.void(), v, ptr)
	i.SetAlign(b.m.Layout().ABIAlign(v.Type()))
	return i
}

// GEP builds a getelementptr: the address of a part of a value of type t. It panics if the indices
// do not fit.
func (b *Builder) GEP(t *Type, flags Flags, ptr Value, indices ...Value) *Instruction {
	target := indexedType(t, indices)
	if target == nil {
		panic("llvmir: GEP indices do not fit " + t.String())
	}
	ops := append([]Value{ptr}, indices...)
	i := b.Insert(OpGetElementPtr, b.m.gepType(target, ops), ops...)
	i.Elem, i.Flags = t, flags
	if flags&InBounds != 0 {
		i.Flags |= NUSW
	}
	return i
}

// Call builds a call of a function, inline assembly or address with the given function
// type.
func (b *Builder) Call(sig *Type, callee Value, args ...Value) *Instruction {
	i := b.Insert(OpCall, sig.elem, append(append(make([]Value, 0, len(args)+1), args...), callee)...)
	i.Elem = sig
	return i
}

// Invoke builds an invoke: a call that continues at normal, or at unwind if the callee unwinds.
func (b *Builder) Invoke(sig *Type, callee Value, normal, unwind *Block, args ...Value) *Instruction {
	ops := append(append(make([]Value, 0, len(args)+3), args...), normal, unwind, callee)
	i := b.Insert(OpInvoke, sig.elem, ops...)
	i.Elem = sig
	return i
}

// CallBr builds a callbr: a call of inline assembly that continues at next or jumps to one of the
// others.
func (b *Builder) CallBr(sig *Type, callee Value, next *Block, others []*Block, args ...Value) *Instruction {
	ops := append(append([]Value(nil), args...), next)
	for _, o := range others {
		ops = append(ops, o)
	}
	i := b.Insert(OpCallBr, sig.elem, append(ops, callee)...)
	i.Elem = sig
	i.details().Indirect = len(others)
	return i
}

// AddBundle adds an operand bundle to a call.
func (i *Instruction) AddBundle(tag string, values ...Value) {
	at := len(i.Args())
	d := i.details()
	if n := len(d.Bundles); n > 0 {
		at = d.Bundles[n-1].End
	}
	ops := append([]Value(nil), i.Operands[:at]...)
	ops = append(ops, values...)
	i.Operands = append(ops, i.Operands[at:]...)
	d.Bundles = append(d.Bundles, Bundle{tag, at, at + len(values)})
}

// LandingPad builds a landingpad without clauses. [Instruction.AddClause] adds them.
func (b *Builder) LandingPad(t *Type, cleanup bool) *Instruction {
	i := b.Insert(OpLandingPad, t)
	if cleanup {
		i.Flags = Cleanup
	}
	return i
}

// AddClause adds a catch, or filter, clause to a landingpad.
func (i *Instruction) AddClause(c Constant, filter bool) {
	i.details().addClause(len(i.Operands), filter)
	i.Operands = append(i.Operands, c)
}

// ExtractValue builds an extractvalue: a part of a struct or array. It panics if the
// indices do not fit.
func (b *Builder) ExtractValue(v Value, indexes ...uint32) *Instruction {
	t := fieldAt(v.Type(), indexes)
	if t == nil {
		panic("llvmir: ExtractValue indices do not fit " + v.Type().String())
	}
	i := b.Insert(OpExtractValue, t, v)
	i.details().Indexes = indexes
	return i
}

// InsertValue builds an insertvalue: a struct or array with a part replaced.
func (b *Builder) InsertValue(v, part Value, indexes ...uint32) *Instruction {
	i := b.Insert(OpInsertValue, v.Type(), v, part)
	i.details().Indexes = indexes
	return i
}

// ExtractElement builds an extractelement: an element of a vector.
func (b *Builder) ExtractElement(v, index Value) *Instruction {
	return b.Insert(OpExtractElement, v.Type().elem, v, index)
}

// InsertElement builds an insertelement: a vector with an element replaced.
func (b *Builder) InsertElement(v, elem, index Value) *Instruction {
	return b.Insert(OpInsertElement, v.Type(), v, elem, index)
}

// ShuffleVector builds a shufflevector: elements of two vectors, selected by the mask. A
// -1 in the mask gives poison.
func (b *Builder) ShuffleVector(x, y Value, mask []int32) *Instruction {
	t := x.Type()
	i := b.Insert(OpShuffleVector, b.m.Types.Vector(t.elem, uint64(len(mask)), t.scalable), x, y)
	i.details().Mask = mask
	return i
}

// Fence builds a fence in a synchronisation scope. "" is the system scope.
func (b *Builder) Fence(o Ordering, scope string) *Instruction {
	i := b.Insert(OpFence, b.void())
	i.SetAtomic(o, scope)
	return i
}

// AtomicRMW builds an atomicrmw, whose result is the old value in memory.
func (b *Builder) AtomicRMW(op RMWOp, ptr, v Value, o Ordering, scope string) *Instruction {
	i := b.Insert(OpAtomicRMW, v.Type(), ptr, v)
	i.RMW = op
	i.SetAtomic(o, scope)
	i.SetAlign(b.m.Layout().atomicAlign(v.Type()))
	return i
}

// CmpXchg builds a cmpxchg. Its result is a struct of the old value in memory and whether that was
// the expected value.
func (b *Builder) CmpXchg(ptr, expected, v Value, success, failure Ordering, scope string) *Instruction {
	t := v.Type()
	i := b.Insert(OpCmpXchg, b.m.Types.Struct([]*Type{t, b.m.Types.Int(1)}, false), ptr, expected, v)
	i.SetAtomic(success, scope)
	i.Failure = failure
	i.SetAlign(b.m.Layout().atomicAlign(t))
	return i
}

// SetAtomic makes a memory access atomic in a synchronisation scope. "" is the system scope.
func (i *Instruction) SetAtomic(o Ordering, scope string) {
	i.Ordering = o
	if i.Op == OpLoad || i.Op == OpStore {
		i.Flags |= Atomic
	}
	if scope != "" {
		i.details().SyncScope = scope
	}
}

// IndirectBr builds an indirectbr to one of the blocks.
func (b *Builder) IndirectBr(address Value, blocks ...*Block) *Instruction {
	ops := []Value{address}
	for _, k := range blocks {
		ops = append(ops, k)
	}
	return b.Insert(OpIndirectBr, b.void(), ops...)
}

// VAArg builds a va_arg: the next variable argument, of type t.
func (b *Builder) VAArg(list Value, t *Type) *Instruction {
	i := b.Insert(OpVAArg, t, list)
	i.Elem = t
	return i
}

// SetCallConv sets the calling convention of a call.
func (i *Instruction) SetCallConv(cc CallConv) { i.details().CallConv = cc }

// SetAttrs sets the attributes of a call.
func (i *Instruction) SetAttrs(l AttrList) { i.details().Attrs = l }

// Attach attaches metadata to the instruction. It replaces other metadata of the kind.
func (i *Instruction) Attach(kind *MDKind, n *Node) {
	list := append([]Attachment(nil), i.Metadata...)
	for k := range list {
		if list[k].Kind == kind {
			list[k].Node = n
			i.Metadata = list
			return
		}
	}
	i.Metadata = append(list, Attachment{kind, n})
}

// Detach removes the metadata of a kind.
func (i *Instruction) Detach(kind *MDKind) {
	i.Metadata = slices.DeleteFunc(slices.Clone(i.Metadata), func(a Attachment) bool { return a.Kind == kind })
}

// Attached returns the metadata of a kind, or nil.
func (i *Instruction) Attached(kind string) *Node {
	for _, a := range i.Metadata {
		if a.Kind.Name == kind {
			return a.Node
		}
	}
	return nil
}

// ConstCast returns the cast of a constant to a type, simplified as LLVM does.
func (m *Module) ConstCast(op Op, c Constant, to *Type) Constant {
	return m.foldCast(op, c, to, m.IsTyped())
}

// ConstBinary returns arithmetic on two constants, simplified as LLVM does.
func (m *Module) ConstBinary(op Op, flags Flags, x, y Constant) Constant {
	return foldBinary(op, flags, x, y)
}

// ConstOther returns extractelement, insertelement, extractvalue, insertvalue,
// icmp, fcmp, select or fneg of constants, simplified as LLVM's reader does. The
// result is nil if the operands do not fit. LLVM 22 has only the first two of these.
func (m *Module) ConstOther(op Op, pred Pred, indexes []uint32, operands ...Constant) Constant {
	e := &Expr{Op: op, Pred: pred, Operands: operands, Indexes: indexes}
	if m.finishExpr(e) != "" {
		return nil
	}
	return foldOther(e)
}

// ConstGEP returns the address of a part of a value of type t, simplified as LLVM does. It panics
// if the indices do not fit.
func (m *Module) ConstGEP(t *Type, flags Flags, base Constant, indices ...Constant) Constant {
	ops := append([]Constant{base}, indices...)
	target := indexedType(t, constValues(indices))
	if target == nil {
		panic("llvmir: ConstGEP indices do not fit " + t.String())
	}
	if flags&InBounds != 0 {
		flags |= NUSW
	}
	e := &Expr{Op: OpGetElementPtr, Flags: flags, Elem: t, Operands: ops, typ: m.gepType(target, constValues(ops))}
	return m.foldGEP(e, m.IsTyped())
}

// NewBlockAddress returns the address of a block.
func (m *Module) NewBlockAddress(b *Block) *BlockAddress {
	as := b.Func.AddrSpace()
	t := m.Types.Ptr(as)
	if m.IsTyped() {
		t = m.Types.PtrTo(m.Types.Int(8), as)
	}
	b.AddressTaken = true
	return &BlockAddress{b.Func, b, t}
}

// NewScratchBlock returns a block that is in no function. A builder may insert into it, to move the
// instructions later or to see whether there are any.
func (m *Module) NewScratchBlock() *Block { return &Block{label: m.Types.Label()} }

// SetAddrSpace sets the address space of an alloca.
func (i *Instruction) SetAddrSpace(n uint32) { i.details().AddrSpace = n }
