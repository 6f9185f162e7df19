package llvmir

import (
	"bytes"
	"sort"
	"strconv"
)

// callConv reads a calling convention.
func (p *parser) callConv() CallConv {
	if p.tok != tWord {
		return CCC
	}
	switch string(p.text) {
	case "cc":
		p.next()
		at := p.start
		n := p.uint32()
		if n > 1023 {
			p.errorAt(at, "invalid calling convention number")
		}
		return CallConv(n)
	case "riscv_vls_cc":
		p.next()
		p.want(tLParen, "expected '('")
		n := p.uint32()
		p.want(tRParen, "expected ')'")
		cc, ok := callConvByName["riscv_vls_cc("+strconv.Itoa(int(n))+")"]
		if !ok {
			p.error("unknown RISC-V ABI VLEN")
		}
		return cc
	}
	cc, ok := callConvByName[string(p.text)]
	if ok {
		p.next()
	}
	return cc
}

// function reads a declaration, or the header of a definition.
func (p *parser) function() {
	define := string(p.text) == "define"
	p.next()
	f := &Function{}
	if !define {
		for p.tok == tMetaVar && p.err == nil {
			f.Metadata = p.attachment(f.Metadata)
		}
	}
	s := p.linkage()
	f.GlobalBase = s.GlobalBase
	f.Module, f.number = p.m, -1
	f.CallConv = p.callConv()
	p.attrBuf = p.attrBuf[:0]
	p.paramAttrs(onResult, nil)
	f.Attrs.Result = p.m.Sets.Set(p.attrBuf...)
	resultAt := p.start
	result := p.typeOrVoid()
	p.checkFunction(f, define, s.at, result, resultAt)
	at := p.start
	switch p.tok {
	case tGlobal:
		if f.Name = string(p.text); f.Name == "" {
			f.number = int32(p.nextGlobal)
		}
	case tGlobalID:
		f.number = int32(p.num)
		if p.num < p.nextGlobal {
			p.error("function expected to be numbered '@" + strconv.Itoa(int(p.nextGlobal)) + "' or greater")
		}
	default:
		p.error("expected function name")
	}
	p.next()
	f.Pos = p.pos(at)
	args, argEnd := p.arguments(f, result)
	f.UnnamedAddr = p.optUnnamedAddr()
	as := p.optAddrSpace(p.m.Layout().ProgramSpace)
	f.typ = p.ptrTo(f.ValueType, as)
	p.define(f, at)
	p.m.Functions = append(p.m.Functions, f)
	p.functionProps(f)
	if !define {
		if p.tok == tLBrace && p.err == nil {
			p.error("expected top-level entity")
		}
		return
	}
	for p.tok == tMetaVar && p.err == nil {
		f.Metadata = p.attachment(f.Metadata)
	}
	if p.tok != tLBrace {
		p.error("expected '{' in function body")
		return
	}
	start := p.end
	stop, closed := p.bodyEnd()
	body := job{at: start, stop: stop, run: func(p *parser) {
		p.unclosed = !closed
		p.body(f, args, argEnd)
		if !closed {
			p.error(moreInstructions)
		}
	}}
	if p.leaveBodies {
		f.body = &body
	} else {
		p.jobs = append(p.jobs, body)
	}
}

// moreInstructions is the error for a function whose last block has no terminator.
const moreInstructions = "found end of file when expecting more instructions"

func (p *parser) checkFunction(f *Function, define bool, at int, result *Type, resultAt int) {
	switch f.Linkage {
	case ExternalWeakLinkage:
		if define {
			p.errorAt(at, "invalid linkage for function definition")
		}
	case PrivateLinkage, InternalLinkage, AvailableExternallyLinkage, LinkOnceLinkage, LinkOnceODRLinkage, WeakLinkage, WeakODRLinkage:
		if !define {
			p.errorAt(at, "invalid linkage for function declaration")
		}
	case AppendingLinkage, CommonLinkage:
		p.errorAt(at, "invalid function linkage type")
	}
	if f.Linkage.IsLocal() && f.Visibility != DefaultVisibility {
		p.errorAt(at, "symbol with local linkage must have default visibility")
	}
	if f.Linkage.IsLocal() && f.DLLStorage != NoDLLStorage {
		p.errorAt(at, "symbol with local linkage cannot have a DLL storage class")
	}
	if p.err == nil && !validResult(result) {
		p.errorAt(resultAt, "invalid function return type")
	}
}

// An argName is the name of an argument in the text.
type argName struct {
	at   int
	name string
	id   uint32
}

// arguments reads the parameter list of a function. It returns the names, and the number of the
// next unnamed value.
func (p *parser) arguments(f *Function, result *Type) (names []argName, next uint32) {
	p.want(tLParen, "expected '(' in function argument list")
	base := len(p.typeBuf)
	varargs, anyAttrs := false, false
	var sets []*AttrSet
	for p.tok != tRParen && p.err == nil {
		if p.got(tDots) {
			varargs = true
			break
		}
		at := p.start
		t := p.typeOrVoid()
		p.attrBuf = p.attrBuf[:0]
		p.paramAttrs(onParam, t)
		set := p.m.Sets.Set(p.attrBuf...)
		anyAttrs = anyAttrs || set != nil
		sets = append(sets, set)
		if p.err == nil && t.kind == VoidType {
			p.errorAt(at, "argument can not have void type")
		}
		n := argName{at: p.start}
		switch p.tok {
		case tLocal:
			n.name = string(p.text)
			p.next()
		case tLocalID:
			if p.num < next {
				p.error("argument expected to be numbered '%" + strconv.Itoa(int(next)) + "' or greater")
			}
			n.id, next = p.num, p.num+1
			p.next()
		default:
			n.id = next
			next++
		}
		names = append(names, n)
		if p.err == nil && (!t.isFirstClass() || t.kind == LabelType) {
			p.errorAt(at, "invalid type for function argument")
		}
		p.typeBuf = append(p.typeBuf, t)
		if !p.got(tComma) {
			break
		}
	}
	p.want(tRParen, "expected ')' at end of argument list")
	f.ValueType = p.m.Types.Func(result, p.typeBuf[base:], varargs)
	p.typeBuf = p.typeBuf[:base]
	f.Args = newArgs(f, f.ValueType)
	for i, a := range f.Args {
		if i < len(names) {
			a.Name = names[i].name
		}
	}
	if anyAttrs {
		f.Attrs.Params = sets
	}
	return names, next
}

// functionProps reads the part of a function header after the parameter list.
func (p *parser) functionProps(f *Function) {
	p.attrBuf = p.attrBuf[:0]
	p.fnAttrs(&f.Align, false)
	f.Attrs.Fn = p.m.Sets.Set(p.attrBuf...)
	if p.gotWord("section") {
		f.Section = p.stringConst()
	}
	if p.gotWord("partition") {
		f.Partition = p.stringConst()
	}
	f.Comdat = p.optComdat(f.Name)
	if p.gotWord("align") {
		f.Align = p.alignValue(true)
	}
	if p.gotWord("prefalign") {
		f.PrefAlign = p.alignValue(true)
	}
	if p.gotWord("gc") {
		f.GC = p.stringConst()
	}
	for _, c := range []struct {
		word string
		to   *Constant
	}{{"prefix", &f.Prefix}, {"prologue", &f.Prologue}, {"personality", &f.Personality}} {
		if !p.gotWord(c.word) {
			continue
		}
		// The constant may refer to globals that come later, so skip it for now.
		start := p.start
		p.lenient = true
		p.typedConstant()
		p.lenient = false
		to := c.to
		p.jobs = append(p.jobs, job{at: start, stop: p.last, run: func(p *parser) {
			p.fn = nil
			*to = p.typedConstant()
			p.ended()
		}})
	}
}

// typedConstant reads a type and a constant of that type.
func (p *parser) typedConstant() Constant {
	return p.constant(p.typ())
}

// bodyEnd returns the offset of the closing brace of the function whose opening brace is the
// current token, and continues after it. closed is false if the closing brace is missing.
func (p *parser) bodyEnd() (end int, closed bool) {
	src := p.src[:p.stop]
	if !p.exact {
		if end := lineStart(src, p.start, '}'); end >= 0 {
			p.seek(end+1, p.stop)
			return end, true
		}
	}
	depth := 0
	for i := p.start; i < len(src); i++ {
		switch src[i] {
		case '"':
			n := bytes.IndexByte(src[i+1:], '"')
			if n < 0 {
				i = len(src)
				continue
			}
			i += n + 1
		case ';':
			n := bytes.IndexByte(src[i:], '\n')
			if n < 0 {
				i = len(src)
				continue
			}
			i += n
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				p.seek(i+1, p.stop)
				return i, true
			}
		}
	}
	p.seek(len(src), p.stop)
	return len(src), false
}

// lineStart returns the offset of the next line, from i on, that starts with c, or -1. It is fast
// if c is rare.
func lineStart(src []byte, i int, c byte) int {
	for {
		n := bytes.IndexByte(src[i:], c)
		if n < 0 {
			return -1
		}
		if i += n; i > 0 && src[i-1] == '\n' {
			return i
		}
		i++
	}
}

// body reads a function body up to its closing brace, which ends the parser's text.
func (p *parser) body(f *Function, args []argName, next uint32) {
	p.fn, p.block = f, nil
	if p.locals == nil {
		p.locals = map[string]Value{}
		p.fwdNames = map[string]*placeholder{}
		p.fwdIDs = map[uint32]*placeholder{}
		p.bbPos = map[*Block]placeholder{}
	}
	clear(p.locals)
	clear(p.fwdNames)
	clear(p.fwdIDs)
	clear(p.sparse)
	clear(p.bbPos)
	p.nums, p.undefBBs, p.records = p.nums[:0], p.undefBBs[:0], nil
	p.nextID = 0
	for i, a := range f.Args {
		n := args[i]
		if n.name == "" {
			p.setNum(n.id, a)
			continue
		}
		if _, ok := p.locals[n.name]; ok {
			p.errorAt(n.at, "redefinition of argument '%"+n.name+"'")
		}
		p.locals[n.name] = a
	}
	p.nextID = next
	if p.tok == tEOF && p.unclosed {
		p.error(moreInstructions)
	}
	if p.tok == tEOF || p.is("uselistorder") {
		p.error("function body requires at least one basic block")
	}
	for p.err == nil && p.tok != tEOF && !p.is("uselistorder") {
		p.basicBlock()
	}
	for p.err == nil && p.is("uselistorder") {
		p.useListOrder(false)
	}
	p.ended()
	p.undefinedLocals()
}

// undefinedLocals reports values that are used but not defined.
func (p *parser) undefinedLocals() {
	if p.err != nil {
		return
	}
	var names []string
	for n := range p.fwdNames {
		names = append(names, n)
	}
	var ids []uint32
	for n := range p.fwdIDs {
		ids = append(ids, n)
	}
	at := map[string]int{}
	for _, b := range p.undefBBs {
		if b.Func != nil {
			continue
		}
		w := p.bbPos[b]
		if w.name != "" {
			names = append(names, w.name)
			at[w.name] = w.at
		} else {
			ids = append(ids, w.num)
			at["%"+strconv.Itoa(int(w.num))] = w.at
		}
	}
	sort.Strings(names)
	sort.Slice(ids, func(i, j int) bool { return ids[i] < ids[j] })
	if len(names) > 0 {
		pos, ok := at[names[0]]
		if !ok {
			pos = p.fwdNames[names[0]].at
		}
		p.errorAt(pos, "use of undefined value '%"+names[0]+"'")
	} else if len(ids) > 0 {
		name := "%" + strconv.Itoa(int(ids[0]))
		pos, ok := at[name]
		if !ok {
			pos = p.fwdIDs[ids[0]].at
		}
		p.errorAt(pos, "use of undefined value '"+name+"'")
	}
}

// basicBlock reads an optional label and the instructions up to a terminator.
func (p *parser) basicBlock() {
	at := p.start
	var b *Block
	switch p.tok {
	case tLabel:
		b = p.defineBlock(string(p.text), 0, false, at)
		p.next()
	case tLabelID:
		b = p.defineBlock("", p.num, true, at)
		p.next()
	default:
		b = p.defineBlock("", p.nextID, true, at)
	}
	if p.err != nil {
		return
	}
	p.block = b
	b.Func = p.fn
	p.fn.Blocks = append(p.fn.Blocks, b)
	start := len(p.instrBuf)
	for p.err == nil {
		for p.tok == tHash {
			p.debugRecord()
		}
		i := p.instruction()
		if p.err != nil {
			break
		}
		i.Block = b
		if len(p.records) > 0 {
			i.Records, p.records = p.records, nil
		}
		p.instrBuf = append(p.instrBuf, i)
		if i.Op.IsTerminator() {
			break
		}
	}
	b.Instrs = p.lists.Many(len(p.instrBuf) - start)
	copy(b.Instrs, p.instrBuf[start:])
	p.instrBuf = p.instrBuf[:start]
}

// newBlock returns a block that is not in a function yet.
func (p *parser) newBlock(name string) *Block {
	b := p.blocks.One()
	b.Name, b.label = name, p.m.Types.Label()
	return b
}

// defineBlock returns the block for a label.
func (p *parser) defineBlock(name string, id uint32, numbered bool, at int) *Block {
	var v Value
	if numbered {
		if id < p.nextID {
			p.errorAt(at, "label expected to be numbered '"+strconv.Itoa(int(p.nextID))+"' or greater")
			return nil
		}
		v = p.numberedLocal(id)
	} else {
		v = p.locals[name]
	}
	if v == nil {
		if numbered && p.fwdIDs[id] != nil {
			p.errorAt(at, "unable to create block numbered '"+strconv.Itoa(int(id))+"'")
			return nil
		}
		if !numbered && p.fwdNames[name] != nil {
			p.errorAt(at, "unable to create block named '"+name+"'")
			return nil
		}
		v = p.newBlock(name)
	}
	b, ok := v.(*Block)
	if !ok || b.Func != nil {
		if numbered {
			p.errorAt(at, "unable to create block numbered '"+strconv.Itoa(int(id))+"'")
		} else {
			p.errorAt(at, "unable to create block named '"+name+"'")
		}
		return nil
	}
	if numbered {
		p.setNum(id, b)
		p.nextID = id + 1
	} else {
		p.locals[name] = b
	}
	return b
}

// numberedLocal returns the local value with the given number, nil if it is not known yet.
func (p *parser) numberedLocal(id uint32) Value {
	if int(id) < len(p.nums) {
		return p.nums[id]
	}
	return p.sparse[id]
}

func (p *parser) setNum(id uint32, v Value) {
	if int(id) > 2*len(p.nums)+1024 {
		if p.sparse == nil {
			p.sparse = map[uint32]Value{}
		}
		p.sparse[id] = v
		return
	}
	for int(id) >= len(p.nums) {
		n := uint32(len(p.nums))
		p.nums = append(p.nums, nil)
		if len(p.sparse) > 0 {
			p.nums[n] = p.sparse[n]
		}
	}
	p.nums[id] = v
}

// blockRef reads a reference to a block from its sigil on.
func (p *parser) blockRef() *Block {
	at := p.start
	var v Value
	id := p.num
	switch p.tok {
	case tLocal:
		v = p.locals[string(p.text)]
		if v == nil && p.fwdNames[string(p.text)] != nil {
			v = p.fwdNames[string(p.text)]
		}
	case tLocalID:
		v = p.numberedLocal(id)
		if v == nil && p.fwdIDs[id] != nil {
			v = p.fwdIDs[id]
		}
	default:
		p.error("expected a basic block")
		return nil
	}
	if v == nil {
		var b *Block
		if p.tok == tLocal {
			name := string(p.text)
			b = p.newBlock(name)
			p.locals[name] = b
			p.bbPos[b] = placeholder{name: name, at: at}
		} else {
			b = p.newBlock("")
			p.setNum(id, b)
			p.bbPos[b] = placeholder{num: id, at: at}
		}
		p.undefBBs = append(p.undefBBs, b)
		v = b
	}
	b, ok := v.(*Block)
	if !ok {
		p.errorAt(at, "'"+p.localText()+"' is not a basic block")
		return nil
	}
	p.next()
	return b
}

// localText returns the local name that is the current token.
func (p *parser) localText() string {
	if p.tok == tLocal {
		return "%" + string(p.text)
	}
	return "%" + strconv.Itoa(int(p.num))
}

// local reads a reference to a local value of type t.
func (p *parser) local(t *Type) Value {
	if p.fn == nil {
		p.error("invalid use of function-local name")
		return nil
	}
	if t.kind == LabelType {
		if b := p.blockRef(); b != nil {
			return b
		}
		return nil
	}
	var v Value
	if p.tok == tLocal {
		v = p.locals[string(p.text)]
	} else {
		v = p.numberedLocal(p.num)
	}
	if v == nil {
		v = p.forward(t)
	}
	if got := v.Type(); got != t {
		if p.err == nil {
			p.error("'" + p.localText() + "' defined with type '" + got.String() + "' but expected '" + t.String() + "'")
		}
		return nil
	}
	p.next()
	return v
}

// forward returns a placeholder for a local value that is not defined yet.
func (p *parser) forward(t *Type) Value {
	p.fwdSeen = true
	var ph *placeholder
	if p.tok == tLocal {
		ph = p.fwdNames[string(p.text)]
	} else {
		ph = p.fwdIDs[p.num]
	}
	if ph != nil {
		return ph
	}
	ph = &placeholder{typ: t, at: p.start}
	if !t.isFirstClass() {
		p.error("invalid use of a non-first-class type")
		return ph
	}
	if p.tok == tLocal {
		ph.name = string(p.text)
		p.fwdNames[ph.name] = ph
	} else {
		ph.num = p.num
		p.fwdIDs[p.num] = ph
	}
	return ph
}

// bind replaces a placeholder in *slot by its value, once that is known.
func (p *parser) bind(slot *Value) {
	if ph, ok := (*slot).(*placeholder); ok {
		ph.slots = append(ph.slots, slot)
	}
}

// bindAll is bind for operands. It examines them only if a placeholder was made since its last
// call.
func (p *parser) bindAll(ops []Value) {
	if !p.fwdSeen {
		return
	}
	p.fwdSeen = false
	for i := range ops {
		p.bind(&ops[i])
	}
}

// defineLocal gives an instruction its name or number.
func (p *parser) defineLocal(i *Instruction, name string, id uint32, named, numbered bool, at int) {
	if i.typ.kind == VoidType {
		if named || numbered {
			p.errorAt(at, "instructions returning void cannot have a name")
		}
		return
	}
	var ph *placeholder
	if !named {
		if !numbered {
			id = p.nextID
		} else if id < p.nextID {
			p.errorAt(at, "instruction expected to be numbered '%"+strconv.Itoa(int(p.nextID))+"' or greater")
			return
		}
		if len(p.fwdIDs) > 0 {
			if ph = p.fwdIDs[id]; ph != nil {
				delete(p.fwdIDs, id)
			}
		}
		if old := p.numberedLocal(id); old != nil {
			p.errorAt(at, "instruction forward referenced with type 'label'")
			return
		}
		p.setNum(id, i)
		p.nextID = id + 1
	} else {
		if len(p.fwdNames) > 0 {
			if ph = p.fwdNames[name]; ph != nil {
				delete(p.fwdNames, name)
			}
		}
		if old := p.locals[name]; old != nil {
			if b, ok := old.(*Block); ok && b.Func == nil {
				p.errorAt(at, "instruction forward referenced with type 'label'")
			} else {
				p.errorAt(at, "multiple definition of local value named '"+name+"'")
			}
			return
		}
		i.Name = name
		p.locals[name] = i
	}
	if ph != nil {
		if ph.typ != i.typ {
			p.errorAt(at, "instruction forward referenced with type '"+ph.typ.String()+"'")
			return
		}
		for _, s := range ph.slots {
			*s = i
		}
	}
}
