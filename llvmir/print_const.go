package llvmir

import "strconv"

// typedValue prints a type and a value.
func (p *printer) typedValue(v Value) {
	p.typ(v.Type())
	p.b = append(p.b, ' ')
	p.value(v)
}

// local prints the name or number of a local value.
func (p *printer) local(name string, slot int32) {
	if name == "" && slot < 0 {
		p.str("<badref>")
		return
	}
	p.b = append(p.b, '%')
	if name == "" {
		p.b = strconv.AppendInt(p.b, int64(slot), 10)
		return
	}
	p.b = appendName(p.b, name)
}

// value prints a value as an operand, without its type.
func (p *printer) value(v Value) {
	if p.names != nil && p.names.Local != nil {
		g, isGlobal := v.(Global)
		switch v.(type) {
		case *Instruction, *Argument, *Block, Global:
			if isGlobal && g.GlobalName() != "" && !p.names.all {
				break
			}
			if name := p.names.Local(v); name != "" {
				p.str(name)
				return
			}
		}
	}
	switch v := v.(type) {
	case *Instruction:
		p.local(v.Name, v.slot)
	case *Argument:
		p.local(v.Name, v.slot)
	case *Block:
		p.local(v.Name, v.slot)
	case *Int:
		p.integer(v)
	case *Function:
		p.globalName(&v.GlobalBase)
	case *GlobalVar:
		p.globalName(&v.GlobalBase)
	case *Alias:
		p.globalName(&v.GlobalBase)
	case *IFunc:
		p.globalName(&v.GlobalBase)
	case *Null:
		p.str("null")
	case *Zero:
		if v.typ.kind == TokenType {
			p.str("none")
		} else {
			p.str("zeroinitializer")
		}
	case *Undef:
		p.str("undef")
	case *Poison:
		p.str("poison")
	case *Float:
		p.b = v.Value.AppendLLVM(p.b)
	case *MetadataValue:
		p.metadata(v.Metadata)
	case *InlineAsm:
		p.inlineAsm(v)
	case Constant:
		p.constant(v)
	case nil:
		p.str("<null operand!>")
	default:
		p.str("<badref>")
	}
}

func (p *printer) integer(c *Int) {
	if c.typ.n == 1 {
		if c.Value.IsZero() {
			p.str("false")
		} else {
			p.str("true")
		}
		return
	}
	p.b = c.Value.AppendSigned(p.b)
}

// splat prints a vector of equal elements, in the short form if they are numbers.
func (p *printer) splat(c *Splat) {
	switch c.Elem.(type) {
	case *Int, *Float:
		p.splatOf(c.Elem)
		return
	}
	if c.typ.scalable {
		p.expr(c.Shuffle())
		return
	}
	if c.typ.n > maxMask {
		p.splatOf(c.Elem)
		return
	}
	p.b = append(p.b, '<')
	for i := uint64(0); i < c.typ.n; i++ {
		if i > 0 {
			p.str(", ")
		}
		p.typedValue(c.Elem)
	}
	p.b = append(p.b, '>')
}

func (p *printer) splatOf(elem Constant) {
	p.str("splat (")
	p.typedValue(elem)
	p.str(")")
}

// constant prints a constant that has operands.
func (p *printer) constant(c Constant) {
	switch c := c.(type) {
	case *Aggregate:
		p.aggregate(c)
	case *Splat:
		if p.typed && c.typ.scalable {
			p.expr(c.Shuffle())
			return
		}
		if p.typed && c.typ.n <= maxMask {
			p.b = append(p.b, '<')
			for i := uint64(0); i < c.typ.n; i++ {
				if i > 0 {
					p.str(", ")
				}
				p.typedValue(c.Elem)
			}
			p.b = append(p.b, '>')
			return
		}
		p.splat(c)
	case *String:
		p.str("c")
		p.quoted(c.Bytes)
	case *Expr:
		switch e := c.repeats(); e.(type) {
		case *Int, *Float:
			if !p.typed {
				p.splatOf(e)
				return
			}
		}
		p.expr(c)
	case *BlockAddress:
		p.str("blockaddress(")
		p.globalName(&c.Func.GlobalBase)
		p.str(", ")
		if p.names != nil && p.names.Local != nil && p.names.Local(c.Block) != "" {
			p.str(p.names.Local(c.Block))
		} else if c.Func != p.fn && c.Block.Name == "" {
			// The values of that function may have no numbers now.
			p.local("", localNumber(c.Func, c.Block))
		} else {
			p.local(c.Block.Name, c.Block.slot)
		}
		p.str(")")
	case *DSOLocalEquivalent:
		p.str("dso_local_equivalent ")
		p.value(c.Global)
	case *NoCFI:
		p.str("no_cfi ")
		p.value(c.Global)
	case *PtrAuth:
		p.ptrAuth(c)
	}
}

func (p *printer) ptrAuth(c *PtrAuth) {
	p.str("ptrauth (")
	ops := []Constant{c.Pointer, c.Key, c.Disc, c.AddrDisc, c.DeactivationSymbol}
	n := len(ops)
	for n > 2 && (ops[n-1] == nil || isZero(ops[n-1])) {
		n--
	}
	for i, o := range ops[:n] {
		if i > 0 {
			p.str(", ")
		}
		p.typedValue(o)
	}
	p.str(")")
}

func (p *printer) aggregate(c *Aggregate) {
	open, end := "[", "]"
	switch c.typ.kind {
	case StructType:
		open, end = "{ ", " }"
		if c.typ.packed {
			open, end = "<{ ", " }>"
		}
	case VectorType:
		open, end = "<", ">"
	}
	p.str(open)
	for i, e := range c.Elems {
		if i > 0 {
			p.b = append(p.b, ", "...)
		}
		p.typedValue(e)
	}
	p.str(end)
}

// flags prints the flags of an instruction or expression, each after a space.
func (p *printer) flags(f Flags) {
	if f == 0 {
		return
	}
	if f&FastMath == FastMath {
		p.str(" fast")
	} else if f&FastMath != 0 {
		for _, n := range fastMathNames {
			if f&n.flag != 0 {
				p.str(n.name)
			}
		}
	}
	for _, n := range flagNames {
		if f&n.flag != 0 && (n.flag != NUSW || f&InBounds == 0) {
			p.str(n.name)
		}
	}
}

type flagName struct {
	flag Flags
	name string
}

var fastMathNames = []flagName{{Reassoc, " reassoc"}, {NNaN, " nnan"}, {NInf, " ninf"}, {NSZ, " nsz"}, {ARcp, " arcp"}, {Contract, " contract"}, {AFn, " afn"}}

var flagNames = []flagName{{InBounds, " inbounds"}, {NUSW, " nusw"}, {NUW, " nuw"}, {NSW, " nsw"}, {Exact, " exact"}, {Disjoint, " disjoint"},
	{NNeg, " nneg"}, {SameSign, " samesign"}}

func (p *printer) expr(e *Expr) {
	p.str(e.Op.String())
	p.flags(e.Flags)
	if e.Range != nil {
		p.str(" inrange(")
		p.b = e.Range.Lo.AppendSigned(p.b)
		p.str(", ")
		p.b = e.Range.Hi.AppendSigned(p.b)
		p.str(")")
	}
	if e.Op == OpICmp || e.Op == OpFCmp {
		p.str(" ")
		p.str(e.Pred.String())
	}
	p.str(" (")
	if e.Op == OpGetElementPtr {
		p.typ(e.Elem)
		p.str(", ")
	}
	for i, o := range e.Operands {
		if i > 0 {
			p.str(", ")
		}
		if e.Flags&InRange != 0 && i == int(e.InIndex)+1 {
			p.str("inrange ")
		}
		p.typedValue(o)
	}
	for _, i := range e.Indexes {
		p.str(", ")
		p.uint(uint64(i))
	}
	if e.Op.IsCast() {
		p.str(" to ")
		p.typ(e.typ)
	}
	if e.Op == OpShuffleVector {
		p.mask(e.Mask, e.typ)
	}
	p.str(")")
}

// mask prints the mask of a shufflevector after a comma.
func (p *printer) mask(mask []int32, t *Type) {
	p.str(", <")
	if t.scalable {
		p.str("vscale x ")
	}
	p.uint(t.n)
	p.str(" x i32> ")
	none := "poison"
	if p.typed {
		none = "undef"
	}
	zero, undef := true, true
	for _, m := range mask {
		zero = zero && m == 0
		undef = undef && m == -1
	}
	switch {
	case zero:
		p.str("zeroinitializer")
	case undef:
		p.str(none)
	default:
		p.str("<")
		for i, m := range mask {
			if i > 0 {
				p.str(", ")
			}
			p.str("i32 ")
			if m == -1 {
				p.str(none)
			} else {
				p.b = strconv.AppendInt(p.b, int64(m), 10)
			}
		}
		p.str(">")
	}
}

func (p *printer) inlineAsm(a *InlineAsm) {
	p.str("asm ")
	if a.SideEffects {
		p.str("sideeffect ")
	}
	if a.AlignStack {
		p.str("alignstack ")
	}
	if a.IntelDialect {
		p.str("inteldialect ")
	}
	if a.CanUnwind {
		p.str("unwind ")
	}
	p.quoted(a.Asm)
	p.str(", ")
	p.quoted(a.Constraints)
}
