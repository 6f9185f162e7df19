package llvm

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// This file is about the memory of inlined functions: their allocas, and what they get by
// value.

// A movedAlloca is one that has moved to the start of the caller. Lifetime: it had no
// markers, and is alive only while the inlined blocks run.
type movedAlloca struct {
	op       *ir.Operation
	lifetime bool
}

// moveAllocas moves the allocas of constant size in the first inlined block to the start
// of the caller, where the code generator expects them, and marks where they are alive.
// The memory of others is given back at the end of the inlined blocks.
func moveAllocas(s *inlining.Site) {
	start := allocationBlock(s.Call)
	first := s.Blocks.First
	if start == nil || start == first {
		return
	}
	var moved []movedAlloca
	markers, dynamic := false, false
	for op := range first.Ops() {
		if !op.Is(Alloca) {
			continue
		}
		size, ok := ir.ConstantOf(op.Operand(0)).(*ir.IntegerAttr)
		if !ok {
			dynamic = true
			continue
		}
		m := movedAlloca{op, !size.Value().IsZero() && !hasLifetime(op)}
		markers = markers || m.lifetime
		moved = append(moved, m)
	}
	for b := first.Next(); b != s.Blocks.End && !dynamic; b = b.Next() {
		for op := b.First(); op != nil && !dynamic; op = op.Next() {
			dynamic = op.Is(Alloca) && ir.ConstantOf(op.Operand(0)) == nil
		}
	}
	if moved == nil && !dynamic {
		return
	}
	c := s.Call.Context()
	b := ir.NewBuilder(c)
	var stack *ir.Value
	if dynamic {
		stack = NewStackSave(b.AtStart(first).SetLoc(s.Call.Loc()), NewPointerType(c, 0)).Op().Result(0)
	}
	before := start.First()
	for _, m := range moved {
		size := m.op.Operand(0)
		n := NewConstant(b.At(ir.InsertPoint{Block: start, Before: before}).LocOf(m.op), size.Type(), ir.ConstantOf(size)).Op()
		if m.lifetime {
			NewLifetimeStart(b.Before(m.op), m.op.Result(0))
		}
		m.op.MoveAfter(n)
		m.op.SetOperand(0, n.Result(0))
	}
	if !markers && !dynamic {
		return
	}
	for block := range s.Blocks.All() {
		end := block.Last()
		if !end.Has(ir.ReturnLike) {
			continue
		}
		b.Before(end)
		if dynamic {
			NewStackRestore(b.SetLoc(s.Call.Loc()), stack)
		}
		for _, m := range moved {
			if m.lifetime {
				NewLifetimeEnd(b.LocOf(m.op), m.op.Result(0))
			}
		}
	}
}

// allocationBlock returns the first block of the region around a call in which allocas
// live: that of the function, or of an operation that frees them at its end. It is nil if
// absent.
func allocationBlock(call *ir.Operation) *ir.Block {
	for op := call; ; {
		parent := op.ParentOp()
		if parent == nil {
			return nil
		}
		if !parent.Def().Registered() || parent.Has(ir.IsolatedFromAbove) || parent.Has(ir.AutomaticAllocationScope) {
			return op.ParentRegion().First()
		}
		op = parent
	}
}

// hasLifetime reports whether the lifetime of an alloca is marked already.
func hasLifetime(alloca *ir.Operation) bool {
	for todo := []*ir.Operation{alloca}; len(todo) > 0; {
		op := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for use := op.Result(0).FirstUse(); use != nil; use = use.Next() {
			switch user := use.Owner(); {
			case user.Is(LifetimeStart), user.Is(LifetimeEnd):
				return true
			case user.Is(Bitcast):
				todo = append(todo, user)
			}
		}
	}
	return false
}

// byValue returns a pointer to a copy of what an argument points to, or the argument if
// the function only reads that and it is aligned as the parameter demands.
func byValue(b *ir.Builder, f *ir.Operation, arg *ir.Value, t ir.Type, align uint64) *ir.Value {
	layout := datalayout.At(f)
	natural, err := layout.ABIAlignment(t)
	if err != nil {
		return arg // CallIsLegal has asked
	}
	if readsOnly(f) && (align <= natural || alignPointer(arg, align, stackAlignment(f)) >= align) {
		return arg
	}
	size, err := layout.Size(t)
	if err != nil {
		return arg
	}
	c := b.Context()
	loc, point := b.Loc(), b.Point()
	b.SetLoc(arg.Loc())
	one := NewConstantInt(b.AtStart(arg.ParentRegion().First()), c.I64(), 1).Op()
	alloca := NewAlloca(b.After(one), arg.Type(), one.Result(0), t).SetAlignment(int64(max(align, natural))).Op().Result(0)
	if point.Before == nil || point.Before.Block() == point.Block {
		b.At(point)
	}
	n := NewConstantInt(b, c.I64(), int64(size.Min)).Op().Result(0)
	NewMemcpy(b, alloca, arg, n, 0)
	b.SetLoc(loc)
	return alloca
}

// readsOnly reports whether a function is known not to write where its arguments point.
func readsOnly(f *ir.Operation) bool {
	e := ir.Cast[FuncOp](f).MemoryEffects()
	return e != nil && e.ArgMem() != ModRefInfoMod && e.ArgMem() != ModRefInfoModRef
}

// stackAlignment returns the alignment of the stack in bits, by the data layout around an
// operation. It is 0 if that is not known.
func stackAlignment(op *ir.Operation) uint64 {
	for ; op != nil; op = op.ParentOp() {
		spec := datalayout.SpecOf(op)
		if spec == nil {
			continue
		}
		for _, e := range spec.LayoutEntries() {
			if n, ok := e.Value().(*ir.IntegerAttr); ok && e.KeyName() == "dlti.stack_alignment" {
				return limited(n)
			}
		}
	}
	return 0
}

// alignPointer returns the alignment that a pointer is known to have, after it has raised
// that of an alloca to what is wanted, if that costs nothing at run time.
func alignPointer(p *ir.Value, wanted, stackBits uint64) uint64 {
	op := p.DefiningOp()
	switch {
	case op == nil:
		if f, ok := ir.As[FuncOp](p.Owner().ParentOp()); ok {
			return alignOf(ir.AttrsOfValue(f.Op(), ir.ArgAttrs, p.Index()))
		}
	case op.Is(Alloca):
		a := ir.Cast[AllocaOp](op)
		align := uint64(1)
		if n, ok := a.Alignment(); ok {
			align = uint64(n)
		}
		if wanted > align && (stackBits == 0 || 8*wanted <= stackBits || 8*align > stackBits) {
			a.SetAlignment(int64(wanted))
			align = wanted
		}
		return align
	case op.Is(AddressOf):
		symbols := &ir.SymbolTables{}
		ref := op.InherentAttr(slotAddressOfGlobalName).(*ir.SymbolRefAttr)
		if g, ok := ir.As[GlobalOp](symbols.LookupNearest(op, ref)); ok {
			if n, ok := g.Alignment(); ok {
				return uint64(n)
			}
		}
	}
	return 1
}
