package llvmir

import "strings"

func (p *parser) tailCall(i *Instruction, ops []Value) []Value {
	switch string(p.text) {
	case "tail":
		i.Tail = Tail
	case "musttail":
		i.Tail = MustTail
	default:
		i.Tail = NoTail
	}
	p.next()
	i.Op = OpCall
	p.wantWord("call", "expected 'tail call', 'musttail call', or 'notail call'")
	return p.call(i, ops)
}

// callHead is the part of a call before its arguments.
type callHead struct {
	at     int // position of the result type
	result *Type
	as     uint32
	callee calleeRef
}

// calleeRef is the position of a callee. The callee can be read only when its type is known from
// the arguments.
type calleeRef struct {
	mark lexMark
	asm  *InlineAsm
}

// callDetails reads calling convention, result attributes and result type.
func (p *parser) callDetails(i *Instruction) (h callHead) {
	cc := p.callConv()
	var set *AttrSet
	if p.tok == tWord || p.tok == tString {
		p.attrBuf = p.attrBuf[:0]
		p.paramAttrs(onResult, nil)
		set = p.m.Sets.Set(p.attrBuf...)
	}
	h.as = p.optAddrSpace(p.m.Layout().ProgramSpace)
	h.at = p.start
	h.result = p.typeOrVoid()
	if cc != CCC || set != nil {
		d := p.detailsOf(i)
		d.CallConv, d.Attrs.Result = cc, set
	}
	return h
}

func (p *parser) detailsOf(i *Instruction) *Details {
	if i.Details == nil {
		i.Details = p.details.One()
	}
	return i.Details
}

// skipCallee records the position of the callee and skips it.
func (p *parser) skipCallee() (c calleeRef) {
	c.mark = p.mark()
	switch {
	case p.is("asm"):
		a := &InlineAsm{}
		p.next()
		a.SideEffects = p.gotWord("sideeffect")
		a.AlignStack = p.gotWord("alignstack")
		a.IntelDialect = p.gotWord("inteldialect")
		a.CanUnwind = p.gotWord("unwind")
		a.Asm = p.stringConst()
		p.comma("expected comma in inline asm expression")
		if p.tok != tString {
			p.error("expected constraint string")
			return c
		}
		a.Constraints = p.stringConst()
		c.asm = a
	case p.tok == tGlobal || p.tok == tGlobalID || p.tok == tLocal || p.tok == tLocalID:
		p.next()
	default:
		// The callee is a constant: an expression, null or undef.
		if p.tok != tWord {
			p.error("expected value token")
			return c
		}
		p.next()
		for p.tok == tWord || p.tok == tIntType {
			p.next()
		}
		if p.tok == tLParen && strings.Contains("getelementptr bitcast inttoptr addrspacecast ptrauth select", string(c.mark.text)) {
			p.skipParens()
		} else if p.tok == tGlobal {
			p.next()
		}
	}
	return c
}

// skipParens skips a balanced pair of parentheses.
func (p *parser) skipParens() {
	depth := 0
	for p.err == nil {
		switch p.tok {
		case tLParen:
			depth++
		case tRParen:
			depth--
		case tEOF, tError:
			p.error("expected value token")
			return
		}
		p.next()
		if depth == 0 {
			return
		}
	}
}

// readCallee reads the callee at its position, as a pointer to a function type.
func (p *parser) readCallee(h *callHead, fn *Type) Value {
	if a := h.callee.asm; a != nil {
		a.Func, a.typ = fn, p.ptrTo(fn, h.as)
		if msg := asmMismatch(fn, a.Constraints); msg != "" && p.err == nil {
			if p.typed {
				msg = "invalid type for inline asm constraint string"
			}
			p.errorAt(h.callee.mark.start, msg)
		}
		return a
	}
	here, buf := p.mark(), p.elemBuf
	p.reset(h.callee.mark)
	t := p.ptrTo(fn, h.as)
	if p.tok == tGlobal && isIntrinsicName(string(p.text)) && p.m.symbols[string(p.text)] == nil && !p.typed {
		v := p.undeclaredIntrinsic(string(p.text), fn)
		p.reset(here)
		return v
	}
	v := p.value(t)
	p.elemBuf = buf[:len(buf):cap(buf)]
	if p.err == nil {
		p.reset(here)
	}
	return v
}

// undeclaredIntrinsic returns the declaration of an intrinsic that is called but not declared. Like
// LLVM, it derives the declaration from the call. The written name may lack the types.
func (p *parser) undeclaredIntrinsic(written string, fn *Type) Value {
	name := written
	complain := func(msg string) {
		p.undefined = append(p.undefined, undefinedUse{stage: stageIntrinsics, pos: p.start, name: name, msg: msg})
	}
	in, known := LookupIntrinsic(name)
	if !known {
		complain("unknown intrinsic '" + name + "'")
	} else if how := in.match(p.m.Types, fn); how != sigMatches && how != sigTableError {
		complain("invalid intrinsic signature")
	}
	if p.err == nil && known {
		name = in.FuncName(fn)
		if f, ok := p.m.symbols[name].(*Function); ok {
			return f
		}
	}
	return p.intrinsicByName(name, written, fn, p.start)
}

// args reads the parenthesised arguments of a call and appends them to the
// operands.
func (p *parser) args(i *Instruction, ops []Value, fn *Type, mustTail bool) ([]Value, bool) {
	p.want(tLParen, "expected '(' in call")
	n := 0
	varargs := false
	for p.err == nil && p.tok != tRParen {
		if n > 0 {
			p.comma("expected ',' in argument list")
		}
		if p.tok == tDots {
			if !mustTail {
				p.error("unexpected ellipsis in argument list for non-musttail call")
			}
			if !p.fn.ValueType.varargs {
				p.error("unexpected ellipsis in argument list for musttail call in non-varargs function")
			}
			p.next()
			p.want(tRParen, "expected ')' at end of argument list")
			return ops, true
		}
		at := p.start
		t := p.typ()
		var v Value
		if t.kind == MetadataType {
			v = p.metadataValue()
		} else {
			if p.tok == tWord || p.tok == tString {
				p.attrBuf = p.attrBuf[:0]
				p.paramAttrs(onParam, t)
				if len(p.attrBuf) > 0 {
					p.addParamSet(i, n)
				}
			}
			v = p.value(t)
		}
		if fn != nil && p.err == nil {
			if n < len(fn.elems) {
				if fn.elems[n] != t {
					p.errorAt(at, "argument is not of expected type '"+fn.elems[n].String()+"'")
				}
			} else if !fn.varargs {
				p.errorAt(at, "too many arguments specified")
			}
		}
		ops = append(ops, v)
		n++
	}
	if mustTail && p.fn.ValueType.varargs && p.err == nil {
		p.error("expected '...' at end of argument list for musttail call in varargs function")
	}
	p.next()
	return ops, varargs
}

func (p *parser) addParamSet(i *Instruction, n int) {
	d := p.detailsOf(i)
	for len(d.Attrs.Params) <= n {
		d.Attrs.Params = append(d.Attrs.Params, nil)
	}
	d.Attrs.Params[n] = p.m.Sets.Set(p.attrBuf...)
}

// bundles reads [ "tag"(T v, ...), ... ].
func (p *parser) bundles(i *Instruction, ops []Value) []Value {
	if p.tok != tLSquare {
		return ops
	}
	p.next()
	d := p.detailsOf(i)
	if p.tok == tRSquare {
		p.error("operand bundle set must not be empty")
	}
	for p.err == nil && p.tok != tRSquare {
		if len(d.Bundles) > 0 {
			p.comma("expected ',' in input list")
		}
		b := Bundle{Tag: p.stringConst(), Start: len(ops)}
		p.want(tLParen, "expected '(' in operand bundle")
		for p.err == nil && p.tok != tRParen {
			if len(ops) > b.Start {
				p.comma("expected ',' in input list")
			}
			t := p.typ()
			ops = append(ops, p.value(t))
		}
		p.next()
		b.End = len(ops)
		d.Bundles = append(d.Bundles, b)
	}
	p.next()
	return ops
}

// callBody reads a call from the calling convention to the function attributes. It returns the
// operands without the callee, and the callee.
func (p *parser) callBody(i *Instruction, ops []Value) ([]Value, Value) {
	h := p.callDetails(i)
	fn := h.result
	h.callee = p.skipCallee()
	full := fn.kind == FunctionType
	if fn.IsTypedPointer() && fn.elem.kind == FunctionType && p.typed && !full {
		// The function returns a pointer to a function.
		full = false
	}
	var known *Type
	if full {
		known = fn
	}
	base := len(ops)
	ops, _ = p.args(i, ops, known, i.Tail == MustTail)
	if p.err != nil {
		return ops, nil
	}
	if !full {
		tb := len(p.typeBuf)
		for _, v := range ops[base:] {
			p.typeBuf = append(p.typeBuf, v.Type())
		}
		if !validResult(h.result) {
			p.errorAt(h.at, "Invalid result type for LLVM function")
			return ops, nil
		}
		fn = p.m.Types.Func(h.result, p.typeBuf[tb:], false)
		p.typeBuf = p.typeBuf[:tb]
	} else if len(ops)-base < len(fn.elems) {
		p.error("not enough parameters specified for call")
		return ops, nil
	}
	set := p.callAttrs()
	if set != nil {
		p.detailsOf(i).Attrs.Fn = set
	}
	ops = p.bundles(i, ops)
	i.Elem, i.typ = fn, fn.elem
	callee := p.readCallee(&h, fn)
	return ops, callee
}

func (p *parser) call(i *Instruction, ops []Value) []Value {
	at := p.start
	i.Flags = p.fastMath()
	ops, callee := p.callBody(i, ops)
	if p.err != nil {
		return ops
	}
	if i.Flags != 0 && !isFPMath(i.typ) {
		p.errorAt(at, "fast-math-flags specified for call without floating-point scalar or vector return type")
	}
	return append(ops, callee)
}

// isFPMath reports whether a result may have fast-math flags: a float, a vector or array
// of floats, or a literal struct of one such type.
func isFPMath(t *Type) bool {
	if t.kind == StructType && t.literal && len(t.elems) > 0 {
		for _, f := range t.elems {
			if f != t.elems[0] {
				return false
			}
		}
		t = t.elems[0]
		return t.Scalar().IsFloat()
	}
	for t.kind == ArrayType {
		t = t.elem
	}
	return t.Scalar().IsFloat()
}

func (p *parser) invoke(i *Instruction, ops []Value) []Value {
	ops, callee := p.callBody(i, ops)
	p.wantWord("to", "expected 'to' in invoke")
	ops = append(ops, p.labelOperand())
	p.wantWord("unwind", "expected 'unwind' in invoke")
	ops = append(ops, p.labelOperand())
	return append(ops, callee)
}

func (p *parser) callBr(i *Instruction, ops []Value) []Value {
	ops, callee := p.callBody(i, ops)
	p.wantWord("to", "expected 'to' in callbr")
	ops = append(ops, p.labelOperand())
	p.want(tLSquare, "expected '[' in callbr")
	d := p.detailsOf(i)
	for p.err == nil && p.tok != tRSquare {
		ops = append(ops, p.labelOperand())
		d.Indirect++
		if !p.got(tComma) {
			break
		}
	}
	p.want(tRSquare, "expected ']' at end of block list")
	return append(ops, callee)
}

// useListOrder reads uselistorder T v, { 1, 0 } in a function or at the top level.
func (p *parser) useListOrder(module bool) {
	pos := p.pos(p.start)
	p.next()
	if module {
		start := p.start
		p.lenient = true
		p.typedConstant()
		p.lenient = false
		p.comma("expected comma in uselistorder directive")
		idx := p.useListIndexes()
		end, at := p.last, len(p.m.UseLists)
		p.m.UseLists = append(p.m.UseLists, UseListOrder{Indexes: idx, Pos: pos})
		p.jobs = append(p.jobs, job{at: start, stop: end, run: func(p *parser) {
			p.fn = nil
			p.m.UseLists[at].Value = p.typedConstant()
		}})
		return
	}
	var v Value
	if t := p.typ(); t.kind == LabelType {
		if b := p.blockRef(); b != nil {
			v = b
		}
	} else {
		v = p.value(t)
	}
	p.comma("expected comma in uselistorder directive")
	p.fn.UseLists = append(p.fn.UseLists, UseListOrder{v, p.useListIndexes(), pos})
}

func (p *parser) useListIndexes() []uint32 {
	at := p.start
	p.want(tLBrace, "expected '{' here")
	var idx []uint32
	if p.tok == tRBrace {
		p.error("expected non-empty list of uselistorder indexes")
	}
	for p.err == nil {
		idx = append(idx, p.uint32())
		if !p.got(tComma) {
			break
		}
	}
	p.want(tRBrace, "expected '}' here")
	if p.err == nil && len(idx) < 2 {
		p.errorAt(at, "expected >= 2 uselistorder indexes")
	}
	seen := make([]bool, len(idx))
	sorted := true
	for i, n := range idx {
		if int64(n) >= int64(len(idx)) || seen[n] {
			p.errorAt(at, "expected distinct uselistorder indexes in range [0, size)")
			return idx
		}
		seen[n] = true
		sorted = sorted && int(n) == i
	}
	if sorted {
		p.errorAt(at, "expected uselistorder indexes to change the order")
	}
	return idx
}

// useListOrderBB reads uselistorder_bb @f, %bb, { 1, 0 }. The block is resolved when all functions
// have been read.
func (p *parser) useListOrderBB() {
	pos := p.pos(p.start)
	p.next()
	at, name, num, numbered := p.start, string(p.text), p.num, p.tok == tGlobalID
	if p.tok != tGlobal && !numbered {
		p.error("expected value token")
		return
	}
	p.next()
	p.comma("expected comma in uselistorder_bb directive")
	bbAt, bbName, bbNum, bbNumbered := p.start, string(p.text), p.num, p.tok == tLocalID
	if p.tok != tLocal && !bbNumbered {
		p.error("expected value token")
		return
	}
	p.next()
	p.comma("expected comma in uselistorder_bb directive")
	idx := p.useListIndexes()
	slot := len(p.m.UseLists)
	p.m.UseLists = append(p.m.UseLists, UseListOrder{Indexes: idx, Pos: pos})
	p.fixups = append(p.fixups, func() {
		g := p.m.symbols[name]
		if numbered {
			g = p.numGlobals[num]
		}
		f, ok := g.(*Function)
		switch {
		case g == nil:
			p.late(at, "invalid function forward reference in uselistorder_bb")
			return
		case !ok:
			p.late(at, "expected function name in uselistorder_bb")
			return
		case f.IsDeclaration():
			p.late(at, "invalid declaration in uselistorder_bb")
			return
		}
		if bbNumbered {
			p.late(bbAt, "invalid numeric label in uselistorder_bb")
			return
		}
		b := findBlock(f, bbName, bbNum, bbNumbered)
		if b == nil {
			p.late(bbAt, "invalid basic block in uselistorder_bb")
			return
		}
		p.m.UseLists[slot].Value = b
	})
}
