package llvmir

import "github.com/gomlir/gomlir/source"

// An Instruction computes a value, accesses memory or transfers control. All operations
// share this struct: a program that reads IR switches on Op anyway, and a module may have
// half a million instructions, which should be small.
//
// What Operands holds depends on Op, in the order in which LLVM numbers
// operands:
//
//	ret            the value, if there is one
//	br             the block; or condition, then block, else block
//	switch         value, default block, then case value and block by turns
//	indirectbr     address, blocks
//	call           arguments, operands of bundles, callee
//	invoke         arguments, operands of bundles, normal block, unwind block, callee
//	callbr         arguments, operands of bundles, fallthrough block, indirect blocks, callee
//	resume         value
//	cleanupret     pad, unwind block if there is one
//	catchret       pad, block
//	catchswitch    parent pad, handler blocks, unwind block if there is one
//	cleanuppad     parent pad, arguments
//	catchpad       catchswitch, arguments
//	alloca         number of elements
//	load           pointer
//	store          value, pointer
//	getelementptr  pointer, indices
//	cmpxchg        pointer, expected, new
//	atomicrmw      pointer, value
//	phi            value and block by turns
//	landingpad     clauses, see Details.Filters
//	others         as written
//
// Example printed form:
//
//	%sum = add nuw i32 %a, 1
//	store volatile i32 %v, ptr %p, align 4, !tbaa !5
//	%r = call fastcc i32 @f(ptr nonnull %p) #2 [ "deopt"(i32 7) ]
type Instruction struct {
	Op        Op
	Pred      Pred     // icmp, fcmp
	Ordering  Ordering // load, store, fence, atomicrmw, cmpxchg: success
	Failure   Ordering // cmpxchg
	RMW       RMWOp    // atomicrmw
	Tail      TailKind // call
	alignLog  uint8    // log2 of the alignment plus one; 0 for none
	hasUnwind bool     // cleanupret, catchswitch: an unwind block is the last operand
	Flags     Flags
	Pos       source.Pos
	slot      int32
	Num       int32  // scratch number for the current user of the function; not part of the model
	Name      string // without the %; empty if it has only a number
	typ       *Type
	Elem      *Type // alloca, load, va_arg: the type; getelementptr: the source element type; calls: the function type
	Operands  []Value
	Block     *Block
	Metadata  []Attachment   // !dbg first, then by kind
	Records   []*DebugRecord // the debug records before the instruction
	Details   *Details       // fields that few instructions need; may be nil
}

// Details holds the fields that few instructions need.
type Details struct {
	CallConv CallConv // calls
	Attrs    AttrList // calls
	Bundles  []Bundle // calls
	Indirect int      // callbr: number of indirect blocks; catchswitch: of handlers

	Indexes []uint32 // extractvalue, insertvalue
	Mask    []int32  // shufflevector; -1 is poison
	Filters uint64   // landingpad: bit i set if clause i is a filter, up to 64
	filters []bool   // the clauses from 64 on

	SyncScope string // atomics; "" for the system scope
	AddrSpace uint32 // alloca

	UseLists []UseListOrder
}

// A Bundle is an operand bundle of a call (LangRef, Operand Bundles): a tag, and the
// operands of the call from Start up to but not including End.
type Bundle struct {
	Tag        string
	Start, End int
}

// Type returns the type of the instruction's result, void if it has none.
func (i *Instruction) Type() *Type { return i.typ }
func (*Instruction) isValue()      {}

// Align returns the alignment in bytes of an alloca, load, store, cmpxchg or atomicrmw, 0
// if it has none.
func (i *Instruction) Align() uint64 {
	if i.alignLog == 0 {
		return 0
	}
	return 1 << (i.alignLog - 1)
}

// SetAlign sets the alignment in bytes: a power of two, or 0 for none.
func (i *Instruction) SetAlign(n uint64) { i.alignLog = logAlign(n) }

func logAlign(n uint64) uint8 {
	l := uint8(0)
	for ; n > 0; n >>= 1 {
		l++
	}
	return l
}

// details returns i.Details, creating it if necessary.
func (i *Instruction) details() *Details {
	if i.Details == nil {
		i.Details = &Details{}
	}
	return i.Details
}

// Callee returns the callee of a call: a [*Function], an [*InlineAsm], or a value that is
// the address.
func (i *Instruction) Callee() Value { return i.Operands[len(i.Operands)-1] }

// CalledFunction returns the callee of a call if it is a function of the call's type, or
// nil.
func (i *Instruction) CalledFunction() *Function {
	if f, ok := i.Callee().(*Function); ok && f.ValueType == i.Elem {
		return f
	}
	return nil
}

// Args returns the arguments of a call.
func (i *Instruction) Args() []Value {
	n := len(i.Operands) - 1
	switch i.Op {
	case OpInvoke:
		n -= 2
	case OpCallBr:
		n -= 1 + i.Details.Indirect
	}
	if d := i.Details; d != nil && len(d.Bundles) > 0 {
		n = d.Bundles[0].Start
	}
	return i.Operands[:n:n]
}

// Succs returns the successors of a terminator, one for each edge, in the order of its
// operands.
func (i *Instruction) Succs() []*Block {
	var out []*Block
	i.eachSucc(func(b *Block) { out = append(out, b) })
	return out
}

// eachSucc calls f with each successor of a terminator.
func (i *Instruction) eachSucc(f func(*Block)) {
	ops := i.Operands
	switch i.Op {
	case OpBr, OpIndirectBr:
		if i.Op == OpIndirectBr || len(ops) == 3 {
			ops = ops[1:]
		}
	case OpSwitch, OpCatchRet, OpCatchSwitch, OpCleanupRet:
		ops = ops[1:]
	case OpInvoke:
		ops = ops[len(ops)-3 : len(ops)-1]
	case OpCallBr:
		ops = ops[len(ops)-2-i.Details.Indirect : len(ops)-1]
	default:
		return
	}
	for _, v := range ops {
		if b, ok := v.(*Block); ok {
			f(b)
		}
	}
}

// UnwindDest returns the block that an exception unwinds to, nil if it unwinds to the
// caller.
func (i *Instruction) UnwindDest() *Block {
	n := len(i.Operands)
	switch {
	case i.Op == OpInvoke:
		return i.Operands[n-2].(*Block)
	case i.hasUnwind:
		return i.Operands[n-1].(*Block)
	}
	return nil
}

// IsFilter reports whether clause n of a landingpad is a filter rather than a
// catch.
func (i *Instruction) IsFilter(n int) bool {
	if i.Details == nil {
		return false
	}
	if n < 64 {
		return i.Details.Filters>>n&1 != 0
	}
	return i.Details.filters[n-64]
}

// addClause records the kind of the next clause of a landingpad.
func (d *Details) addClause(n int, filter bool) {
	if n >= 64 {
		d.filters = append(d.filters, filter)
	} else if filter {
		d.Filters |= 1 << n
	}
}

// IsDebugIntrinsic reports whether the instruction calls an llvm.dbg function, which was
// the form of debug records before LLVM 19.
func (i *Instruction) IsDebugIntrinsic() bool {
	if i.Op != OpCall {
		return false
	}
	f, ok := i.Callee().(*Function)
	if !ok {
		return false
	}
	switch f.Name {
	case "llvm.dbg.declare", "llvm.dbg.value", "llvm.dbg.label", "llvm.dbg.assign":
		return true
	}
	return false
}
