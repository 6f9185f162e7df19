package llvmir

// instruction prints an instruction, indented, without a line feed.
func (p *printer) instruction(i *Instruction) {
	p.b = append(p.b, ' ', ' ')
	if i.typ.kind != VoidType {
		p.local(i.Name, i.slot)
		p.b = append(p.b, " = "...)
	}
	p.head(i)
	p.body(i)
	if len(i.Metadata) > 0 {
		p.attachments(i.Metadata, ", ")
	}
}

// head prints opcode, flags and predicate.
func (p *printer) head(i *Instruction) {
	if i.Tail != NoTailMark {
		p.str(i.Tail.String())
		p.str(" ")
	}
	p.str(opNames[i.Op])
	if i.Flags != 0 {
		switch {
		case i.Flags&Atomic != 0:
			p.str(" atomic")
		case i.Flags&Weak != 0:
			p.str(" weak")
		}
		if i.Flags&Volatile != 0 {
			p.str(" volatile")
		}
		p.flags(i.Flags)
	}
	switch i.Op {
	case OpICmp, OpFCmp:
		p.str(" ")
		p.str(predNames[i.Pred])
	case OpAtomicRMW:
		p.str(" ")
		p.str(rmwNames[i.RMW])
	}
}

// body prints everything after opcode and flags.
func (p *printer) body(i *Instruction) {
	ops := i.Operands
	switch i.Op {
	case OpLoad:
		p.str(" ")
		p.typ(i.typ)
		p.str(", ")
		p.typedValue(ops[0])
		p.memTail(i)
	case OpStore:
		p.list(ops)
		p.memTail(i)
	case OpCall, OpInvoke, OpCallBr:
		p.call(i)
	case OpBr, OpSelect, OpResume, OpExtractElement, OpInsertElement:
		if i.Op == OpExtractElement || i.Op == OpInsertElement {
			p.operands(ops)
			return
		}
		p.list(ops)
	case OpAlloca:
		p.alloca(i)
	case OpGetElementPtr:
		p.str(" ")
		p.typ(i.Elem)
		p.str(",")
		p.operands(ops)
	case OpPhi:
		p.phi(i)
	case OpRet:
		if len(ops) == 0 {
			p.str(" void")
			return
		}
		p.list(ops)
	case OpSwitch:
		p.switchOp(ops)
	case OpVAArg:
		p.list(ops)
		p.str(", ")
		p.typ(i.Elem)
	case OpCmpXchg, OpAtomicRMW, OpFence:
		p.list(ops)
		p.memTail(i)
	case OpUnreachable:
	default:
		if i.Op.IsCast() {
			p.list(ops)
			p.str(" to ")
			p.typ(i.typ)
			return
		}
		p.rareBody(i)
	}
}

func (p *printer) rareBody(i *Instruction) {
	ops := i.Operands
	switch i.Op {
	case OpShuffleVector:
		p.list(ops)
		p.mask(i.Details.Mask, i.typ)
	case OpExtractValue, OpInsertValue:
		p.list(ops)
		for _, n := range i.Details.Indexes {
			p.str(", ")
			p.uint(uint64(n))
		}
	case OpIndirectBr:
		p.list(ops[:1])
		p.str(", [")
		p.commaList(ops[1:])
		p.str("]")
	case OpLandingPad:
		p.landingPad(i)
	case OpCleanupRet:
		p.str(" from ")
		p.value(ops[0])
		p.str(" unwind ")
		p.unwind(i)
	case OpCatchRet:
		p.str(" from ")
		p.value(ops[0])
		p.str(" to ")
		p.typedValue(ops[1])
	case OpCatchSwitch:
		p.str(" within ")
		p.value(ops[0])
		p.str(" [")
		p.commaList(ops[1 : 1+i.Details.Indirect])
		p.str("] unwind ")
		p.unwind(i)
	case OpCleanupPad, OpCatchPad:
		p.str(" within ")
		p.value(ops[0])
		p.str(" [")
		p.commaList(ops[1:])
		p.str("]")
	default:
		p.operands(ops)
	}
}

func (p *printer) unwind(i *Instruction) {
	if b := i.UnwindDest(); b != nil {
		p.typedValue(b)
	} else {
		p.str("to caller")
	}
}

// list prints operands with their types.
func (p *printer) list(ops []Value) {
	if len(ops) > 0 {
		p.b = append(p.b, ' ')
		p.commaList(ops)
	}
}

func (p *printer) commaList(ops []Value) {
	for i, o := range ops {
		if i > 0 {
			p.b = append(p.b, ", "...)
		}
		p.typedValue(o)
	}
}

// operands prints the type of the first operand only if all have the same type, otherwise each
// type.
func (p *printer) operands(ops []Value) {
	t := ops[0].Type()
	for _, o := range ops[1:] {
		if o.Type() != t {
			p.list(ops)
			return
		}
	}
	p.b = append(p.b, ' ')
	p.typ(t)
	p.b = append(p.b, ' ')
	for i, o := range ops {
		if i > 0 {
			p.b = append(p.b, ", "...)
		}
		p.value(o)
	}
}

// memTail prints scope, orderings and alignment.
func (p *printer) memTail(i *Instruction) {
	if i.Ordering != NotAtomic {
		if i.Details != nil && i.Details.SyncScope != "" {
			p.str(" syncscope(")
			p.quoted(i.Details.SyncScope)
			p.str(")")
		}
		p.str(" ")
		p.str(i.Ordering.String())
		if i.Op == OpCmpXchg {
			p.str(" ")
			p.str(i.Failure.String())
		}
	}
	if i.alignLog != 0 {
		p.b = append(p.b, ", align "...)
		p.uint(i.Align())
	}
}

func (p *printer) alloca(i *Instruction) {
	p.str(" ")
	if i.Flags&InAllocaFlag != 0 {
		p.str("inalloca ")
	}
	if i.Flags&SwiftErrorFlag != 0 {
		p.str("swifterror ")
	}
	p.typ(i.Elem)
	one, ok := i.Operands[0].(*Int)
	if !ok || !one.Value.IsOne() || one.typ.n != 32 {
		p.str(", ")
		p.typedValue(i.Operands[0])
	}
	if i.alignLog != 0 {
		p.str(", align ")
		p.uint(i.Align())
	}
	if as := i.typ.AddrSpace(); as != 0 {
		p.str(", addrspace(")
		p.uint(uint64(as))
		p.str(")")
	}
}

func (p *printer) phi(i *Instruction) {
	p.str(" ")
	p.typ(i.typ)
	p.str(" ")
	for k := 0; k+1 < len(i.Operands); k += 2 {
		if k > 0 {
			p.str(", ")
		}
		p.str("[ ")
		p.value(i.Operands[k])
		p.str(", ")
		p.value(i.Operands[k+1])
		p.str(" ]")
	}
}

func (p *printer) switchOp(ops []Value) {
	p.list(ops[:2])
	p.str(" [")
	for k := 2; k+1 < len(ops); k += 2 {
		p.str("\n    ")
		p.commaList(ops[k : k+2])
	}
	p.str("\n  ]")
}

func (p *printer) landingPad(i *Instruction) {
	p.str(" ")
	p.typ(i.typ)
	if i.Flags&Cleanup != 0 {
		p.str("\n          cleanup")
	}
	for n, c := range i.Operands {
		if i.IsFilter(n) {
			p.str("\n          filter ")
		} else {
			p.str("\n          catch ")
		}
		p.typedValue(c)
	}
}

func (p *printer) call(i *Instruction) {
	p.b = append(p.b, ' ')
	var attrs AttrList
	if d := i.Details; d != nil {
		p.callConv(d.CallConv)
		attrs = d.Attrs
		if s := attrs.Result; s != nil {
			p.b = s.append(p.b, false)
			p.str(" ")
		}
	}
	callee := i.Callee()
	if as := callee.Type().AddrSpace(); as != 0 || p.layout.ProgramSpace != 0 {
		p.str("addrspace(")
		p.uint(uint64(as))
		p.str(") ")
	}
	if i.Elem.varargs {
		p.typ(i.Elem)
	} else {
		p.typ(i.Elem.elem)
	}
	p.b = append(p.b, ' ')
	p.value(callee)
	p.b = append(p.b, '(')
	args := i.Args()
	for n, a := range args {
		if n > 0 {
			p.b = append(p.b, ", "...)
		}
		p.typ(a.Type())
		if s := attrs.Param(n); s != nil {
			p.str(" ")
			p.b = s.append(p.b, false)
		}
		p.b = append(p.b, ' ')
		p.value(a)
	}
	if i.Tail == MustTail && p.fn != nil && p.fn.ValueType.varargs {
		if len(args) > 0 {
			p.str(", ")
		}
		p.str("...")
	}
	p.b = append(p.b, ')')
	p.groupRef(attrs.Fn)
	p.bundles(i)
	p.callDests(i)
}

func (p *printer) bundles(i *Instruction) {
	if i.Details == nil || len(i.Details.Bundles) == 0 {
		return
	}
	p.str(" [ ")
	for n, b := range i.Details.Bundles {
		if n > 0 {
			p.str(", ")
		}
		p.quoted(b.Tag)
		p.str("(")
		p.commaList(i.Operands[b.Start:b.End])
		p.str(")")
	}
	p.str(" ]")
}

// callDests prints the destinations of an invoke or callbr.
func (p *printer) callDests(i *Instruction) {
	n := len(i.Operands) - 1
	switch i.Op {
	case OpInvoke:
		p.str("\n          to ")
		p.typedValue(i.Operands[n-2])
		p.str(" unwind ")
		p.typedValue(i.Operands[n-1])
	case OpCallBr:
		first := n - i.Details.Indirect
		p.str("\n          to ")
		p.typedValue(i.Operands[first-1])
		p.str(" [")
		p.commaList(i.Operands[first:n])
		p.str("]")
	}
}
