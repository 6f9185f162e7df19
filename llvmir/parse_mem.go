package llvmir

import "strconv"

// optAlign reads the alignment after the operands of a memory access, if present.
func (p *parser) optAlign(i *Instruction) {
	for p.gotComma() {
		if !p.gotWord("align") {
			p.error("expected metadata or 'align'")
			return
		}
		i.SetAlign(p.alignValue(false))
	}
}

func (p *parser) load(i *Instruction, ops []Value) []Value {
	if p.gotWord("atomic") {
		i.Flags |= Atomic
	}
	if p.gotWord("volatile") {
		i.Flags |= Volatile
	}
	at := p.start
	t := p.typ()
	p.comma("expected comma after load's type")
	ptrAt := p.start
	v := p.typedValue()
	if i.Flags&Atomic != 0 {
		i.Ordering = p.scopeAndOrdering(i)
	}
	p.optAlign(i)
	if p.err != nil {
		return ops
	}
	pt := v.Type()
	switch {
	case !pt.isPtr() || !t.isFirstClass():
		p.errorAt(ptrAt, "load operand must be a pointer to a first class type")
	case i.Flags&Atomic != 0 && i.alignLog == 0:
		p.errorAt(ptrAt, "atomic load must have explicit non-zero alignment")
	case i.Ordering == Release || i.Ordering == AcqRel:
		p.errorAt(ptrAt, "atomic load cannot use Release ordering")
	case pt.elem != nil && pt.elem != t:
		p.errorAt(at, "explicit pointee type doesn't match operand's pointee type ('"+t.String()+"' vs '"+pt.elem.String()+"')")
	case i.alignLog == 0 && !t.IsSized():
		p.unsized(at, t, "loading unsized types is not allowed")
	case i.alignLog == 0:
		i.SetAlign(p.m.Layout().ABIAlign(t))
	}
	i.typ, i.Elem = t, t
	return append(ops, v)
}

func (p *parser) store(i *Instruction, ops []Value) []Value {
	if p.gotWord("atomic") {
		i.Flags |= Atomic
	}
	if p.gotWord("volatile") {
		i.Flags |= Volatile
	}
	at := p.start
	v := p.typedValue()
	p.comma("expected ',' after store operand")
	ptrAt := p.start
	ptr := p.typedValue()
	if i.Flags&Atomic != 0 {
		i.Ordering = p.scopeAndOrdering(i)
	}
	p.optAlign(i)
	if p.err != nil {
		return ops
	}
	t, pt := v.Type(), ptr.Type()
	switch {
	case !pt.isPtr():
		p.errorAt(ptrAt, "store operand must be a pointer")
	case !t.isFirstClass():
		p.errorAt(at, "store operand must be a first class value")
	case pt.elem != nil && pt.elem != t:
		p.errorAt(at, "stored value and pointer type do not match")
	case i.Flags&Atomic != 0 && i.alignLog == 0:
		p.errorAt(at, "atomic store must have explicit non-zero alignment")
	case i.Ordering == Acquire || i.Ordering == AcqRel:
		p.errorAt(at, "atomic store cannot use Acquire ordering")
	case i.alignLog == 0 && !t.IsSized():
		p.unsized(at, t, "storing unsized types is not allowed")
	case i.alignLog == 0:
		i.SetAlign(p.m.Layout().ABIAlign(t))
	}
	return append(ops, v, ptr)
}

func (p *parser) alloca(i *Instruction, ops []Value) []Value {
	if p.gotWord("inalloca") {
		i.Flags |= InAllocaFlag
	}
	if p.gotWord("swifterror") {
		i.Flags |= SwiftErrorFlag
	}
	at := p.start
	t := p.typ()
	if p.err == nil && !validGlobalType(t) {
		p.errorAt(at, "invalid type for alloca")
	}
	as := p.m.Layout().AllocaSpace
	var size Value
	sizeAt := 0
	if p.gotComma() {
		if !p.is("align") && !p.is("addrspace") {
			sizeAt = p.start
			size = p.typedValue()
			p.gotComma() // LLVM accepts a trailing comma here
		}
		if p.gotWord("align") {
			i.SetAlign(p.alignValue(false))
			if p.gotComma() && !p.is("addrspace") {
				p.error("expected metadata or 'addrspace'")
			}
		}
		if p.is("addrspace") {
			as = p.optAddrSpace(0)
			if p.gotComma() {
				p.error("expected metadata after comma")
			}
		}
	}
	if p.err != nil {
		return ops
	}
	if size != nil && !size.Type().isInt() {
		p.errorAt(sizeAt, "element count must have integer type")
		return ops
	}
	if size == nil {
		size = p.intConst(p.m.Types.Int(32), 1)
	}
	if i.alignLog == 0 {
		if !t.IsSized() {
			p.unsized(at, t, "Cannot allocate unsized type")
			return ops
		}
		i.SetAlign(p.m.Layout().PrefAlign(t))
	}
	i.Elem, i.typ = t, p.ptrTo(t, as)
	if as != 0 {
		i.details().AddrSpace = as
	}
	return append(ops, size)
}

func (p *parser) gep(i *Instruction, ops []Value) []Value {
	i.Flags = p.gepFlags()
	if i.Flags&InBounds != 0 {
		i.Flags |= NUSW
	}
	tyAt := p.start
	i.Elem = p.typ()
	p.comma("expected comma after getelementptr's type")
	at := p.start
	base := p.typedValue()
	if p.err != nil {
		return ops
	}
	pt := base.Type().Scalar()
	if !pt.isPtr() {
		p.errorAt(at, "base of getelementptr must be a pointer")
		return ops
	}
	if pt.elem != nil && pt.elem != i.Elem {
		p.errorAt(tyAt, "explicit pointee type doesn't match operand's pointee type ('"+i.Elem.String()+"' vs '"+pt.elem.String()+"')")
		return ops
	}
	ops = append(ops, base)
	var vec *Type
	if base.Type().kind == VectorType {
		vec = base.Type()
	}
	for p.gotComma() {
		idxAt := p.start
		v := p.typedValue()
		t := v.Type()
		if p.err == nil && !t.Scalar().isInt() {
			p.errorAt(idxAt, "getelementptr index must be an integer")
		}
		if t.kind == VectorType {
			if p.err == nil && vec != nil && (vec.n != t.n || vec.scalable != t.scalable) {
				p.errorAt(idxAt, "getelementptr vector index has a wrong number of elements")
			}
			vec = t
		}
		ops = append(ops, v)
	}
	if p.err != nil {
		return ops
	}
	if len(ops) > 1 && !i.Elem.IsSized() {
		p.unsized(at, i.Elem, "base element of getelementptr must be sized")
		return ops
	}
	if !p.typed && i.Elem.kind == StructType && i.Elem.isScalable() {
		p.errorAt(at, "getelementptr cannot target structure that contains scalable vector type")
		return ops
	}
	target := indexedType(i.Elem, ops[1:])
	if target == nil {
		p.errorAt(at, "invalid getelementptr indices")
		return ops
	}
	i.typ = p.m.gepType(target, ops)
	return ops
}

// ordering reads a memory ordering.
func (p *parser) ordering() Ordering {
	if p.tok == tWord {
		for o := Unordered; o <= SeqCst; o++ {
			if o != 3 && orderingNames[o] == string(p.text) {
				p.next()
				return o
			}
		}
	}
	p.error("Expected ordering on atomic instruction")
	return SeqCst
}

func (p *parser) scope(i *Instruction) {
	if !p.gotWord("syncscope") {
		return
	}
	p.want(tLParen, "Expected '(' in syncscope")
	s := p.stringConst()
	if s != "" {
		i.details().SyncScope = s
	}
	p.want(tRParen, "Expected ')' in syncscope")
}

func (p *parser) scopeAndOrdering(i *Instruction) Ordering {
	p.scope(i)
	return p.ordering()
}

func (p *parser) atomic(i *Instruction, ops []Value, opAt int) []Value {
	switch i.Op {
	case OpFence:
		i.Ordering = p.scopeAndOrdering(i)
		if i.Ordering == Unordered {
			p.error("fence cannot be unordered")
		}
		if i.Ordering == Monotonic {
			p.error("fence cannot be monotonic")
		}
		return ops
	case OpCmpXchg:
		return p.cmpXchg(i, ops)
	}
	return p.atomicRMW(i, ops)
}

func (p *parser) cmpXchg(i *Instruction, ops []Value) []Value {
	if p.gotWord("weak") {
		i.Flags |= Weak
	}
	if p.gotWord("volatile") {
		i.Flags |= Volatile
	}
	ptrAt := p.start
	ptr := p.typedValue()
	p.comma("expected ',' after cmpxchg address")
	cmpAt := p.start
	c := p.typedValue()
	p.comma("expected ',' after cmpxchg cmp operand")
	newAt := p.start
	n := p.typedValue()
	p.scope(i)
	i.Ordering = p.ordering()
	i.Failure = p.ordering()
	p.optAlign(i)
	if p.err != nil {
		return ops
	}
	t := c.Type()
	switch {
	case i.Ordering == Unordered:
		p.error("invalid cmpxchg success ordering")
	case i.Failure == Unordered || i.Failure == Release || i.Failure == AcqRel:
		p.error("invalid cmpxchg failure ordering")
	case !ptr.Type().isPtr():
		p.errorAt(ptrAt, "cmpxchg operand must be a pointer")
	case ptr.Type().elem != nil && ptr.Type().elem != t:
		p.errorAt(cmpAt, "compare value and pointer type do not match")
	case t != n.Type():
		p.errorAt(newAt, "compare value and new value type do not match")
	case !t.isFirstClass():
		p.errorAt(newAt, "cmpxchg operand must be a first class value")
	}
	if i.alignLog == 0 {
		i.SetAlign(p.m.Layout().atomicAlign(t))
	}
	i.typ = p.m.Types.Struct([]*Type{t, p.m.Types.Int(1)}, false)
	return append(ops, ptr, c, n)
}

func (p *parser) atomicRMW(i *Instruction, ops []Value) []Value {
	if p.gotWord("volatile") {
		i.Flags |= Volatile
	}
	op := -1
	if p.tok == tWord {
		for n, w := range rmwNames {
			if w == string(p.text) {
				op = n
			}
		}
	}
	if op < 0 {
		p.error("expected binary operation in atomicrmw")
		return ops
	}
	i.RMW = RMWOp(op)
	p.next()
	ptrAt := p.start
	ptr := p.typedValue()
	p.comma("expected ',' after atomicrmw address")
	valAt := p.start
	v := p.typedValue()
	i.Ordering = p.scopeAndOrdering(i)
	p.optAlign(i)
	if p.err != nil {
		return ops
	}
	t := v.Type()
	name := rmwNames[op]
	fp := i.RMW >= RMWFAdd && i.RMW <= RMWFMinimum
	size := p.m.Layout().SizeInBits(t)
	switch {
	case i.Ordering == Unordered:
		p.error("atomicrmw cannot be unordered")
	case !ptr.Type().isPtr():
		p.errorAt(ptrAt, "atomicrmw operand must be a pointer")
	case ptr.Type().elem != nil && ptr.Type().elem != t:
		p.errorAt(valAt, "atomicrmw value and pointer type do not match")
	case !p.typed && t.isScalable():
		p.errorAt(valAt, "atomicrmw operand may not be scalable")
	case i.RMW == RMWXchg && !t.isInt() && !t.IsFloat() && !t.isPtr():
		p.errorAt(valAt, "atomicrmw "+name+" operand must be an integer, floating point, or pointer type")
	case fp && !t.Scalar().IsFloat():
		p.errorAt(valAt, "atomicrmw "+name+" operand must be a floating point type")
	case !fp && i.RMW != RMWXchg && !t.isInt():
		p.errorAt(valAt, "atomicrmw "+name+" operand must be an integer")
	case size < 8 || size&(size-1) != 0:
		p.errorAt(valAt, "atomicrmw operand must be power-of-two byte-sized integer")
	}
	if i.alignLog == 0 {
		i.SetAlign(p.m.Layout().atomicAlign(t))
	}
	i.typ = t
	return append(ops, ptr, v)
}

// unsized reports a type that has no size, or that nests too deeply to determine its size. LLVM's
// own reader overflows its stack there.
func (p *parser) unsized(at int, t *Type, msg string) {
	if t.isTooDeep() {
		msg = "type is nested more than " + strconv.Itoa(maxTypeDepth) + " deep"
	}
	p.errorAt(at, msg)
}
