package llvmir

import (
	"bytes"
	"strconv"
)

// topLevel reads everything outside of function bodies, initialisers and
// metadata nodes, which it leaves to jobs.
func (p *parser) topLevel() {
	for p.err == nil && p.tok == tWord && p.head() {
	}
	for p.err == nil && p.tok != tEOF {
		switch p.tok {
		case tWord:
			p.topWord()
		case tLocal, tLocalID:
			p.typeDefinition()
		case tGlobal, tGlobalID:
			p.global()
		case tComdat:
			p.comdat()
		case tExclaim:
			p.standaloneMetadata()
		case tMetaVar:
			p.namedMetadata()
		case tSummary:
			p.summary()
		case tString:
			p.error("expected top-level entity")
		default:
			p.error("expected top-level entity")
		}
	}
}

// head reads a line that may only precede all others. It returns false if the current line is not
// one.
func (p *parser) head() bool {
	switch string(p.text) {
	case "target":
		p.target()
	case "source_filename":
		p.next()
		p.want(tEqual, "expected '=' after source_filename")
		p.m.SourceName = p.stringConst()
	default:
		return false
	}
	return true
}

func (p *parser) topWord() {
	switch string(p.text) {
	case "define", "declare":
		p.function()
	case "module":
		p.next()
		p.wantWord("asm", "expected 'module asm'")
		p.m.Places.Asm = p.pos(p.start)
		asm := p.stringConst()
		p.m.Asm += asm
		if asm == "" || asm[len(asm)-1] != '\n' {
			p.m.Asm += "\n"
		}
	case "attributes":
		p.attributeGroup()
	case "uselistorder":
		p.useListOrder(true)
	case "uselistorder_bb":
		p.useListOrderBB()
	default:
		p.error("expected top-level entity")
	}
}

func (p *parser) target() {
	p.next()
	switch {
	case p.gotWord("triple"):
		p.want(tEqual, "expected '=' after target triple")
		p.m.Places.Triple = p.pos(p.start)
		p.m.Triple = p.stringConst()
	case p.gotWord("datalayout"):
		p.want(tEqual, "expected '=' after target datalayout")
		at := p.start
		p.m.Places.DataLayout = p.pos(at)
		p.m.DataLayout = p.stringConst()
		d, err := newDataLayout(p.m.DataLayout)
		if err != nil {
			p.errorAt(at, err.Error())
			return
		}
		p.m.layout.Store(d)
	default:
		p.error("unknown target property")
	}
}

// comdat reads $name = comdat kind.
func (p *parser) comdat() {
	at, name := p.start, string(p.text)
	p.next()
	p.want(tEqual, "expected '=' here")
	p.wantWord("comdat", "expected comdat keyword")
	kind := -1
	if p.tok == tWord {
		for i, n := range comdatKindNames {
			if n == string(p.text) || n == "nodeduplicate" && string(p.text) == "noduplicates" {
				kind = i
			}
		}
	}
	if kind < 0 {
		p.error("unknown selection kind")
		return
	}
	p.next()
	c := p.m.Comdat(name)
	if c.defined {
		p.errorAt(at, "redefinition of comdat '$"+name+"'")
	}
	c.defined, c.Kind, c.pos = true, ComdatKind(kind), p.pos(at)
}

// optComdat reads comdat or comdat($name) at a global.
func (p *parser) optComdat(name string) *Comdat {
	at := p.start
	if !p.gotWord("comdat") {
		return nil
	}
	if p.got(tLParen) {
		if p.tok != tComdat {
			p.error("expected comdat variable")
			return nil
		}
		name, at = string(p.text), p.start
		p.next()
		p.want(tRParen, "expected ')' after comdat var")
	} else if name == "" {
		p.error("comdat cannot be unnamed")
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	c := p.m.Comdat(name)
	if old, ok := p.comdatUses[c]; !ok || at < old {
		p.comdatUses[c] = at
	}
	return c
}

// linkageSpec is the part of a global before its kind.
type linkageSpec struct {
	has bool
	GlobalBase
	at int
}

// linkage reads linkage, preemption, visibility and DLL storage class.
func (p *parser) linkage() (s linkageSpec) {
	s.at = p.start
	if p.tok == tWord {
		for i, n := range linkageNames {
			if n == string(p.text) {
				s.Linkage, s.has = Linkage(i), true
				p.next()
				break
			}
		}
	}
	if p.gotWord("dso_local") {
		s.DSOLocal = true
	} else {
		p.gotWord("dso_preemptable")
	}
	if p.tok == tWord {
		switch string(p.text) {
		case "default":
			p.next()
		case "hidden":
			s.Visibility = HiddenVisibility
			p.next()
		case "protected":
			s.Visibility = ProtectedVisibility
			p.next()
		}
	}
	switch {
	case p.gotWord("dllimport"):
		s.DLLStorage = DLLImport
	case p.gotWord("dllexport"):
		s.DLLStorage = DLLExport
	}
	if s.DSOLocal && s.DLLStorage == DLLImport {
		p.error("dso_location and DLL-StorageClass mismatch")
	}
	return s
}

func (p *parser) optThreadLocal() ThreadLocal {
	if !p.gotWord("thread_local") {
		return NotThreadLocal
	}
	if !p.got(tLParen) {
		return GeneralDynamicTLS
	}
	var t ThreadLocal
	switch {
	case p.gotWord("localdynamic"):
		t = LocalDynamicTLS
	case p.gotWord("initialexec"):
		t = InitialExecTLS
	case p.gotWord("localexec"):
		t = LocalExecTLS
	default:
		p.error("expected localdynamic, initialexec or localexec")
	}
	p.want(tRParen, "expected ')' after thread local model")
	return t
}

func (p *parser) optUnnamedAddr() UnnamedAddr {
	switch {
	case p.gotWord("unnamed_addr"):
		return GlobalUnnamedAddr
	case p.gotWord("local_unnamed_addr"):
		return LocalUnnamedAddr
	}
	return NoUnnamedAddr
}

// global reads a variable, alias or ifunc.
func (p *parser) global() {
	at := p.start
	name, id, numbered := string(p.text), p.num, p.tok == tGlobalID
	switch {
	case numbered:
		name = ""
	case name == "": // @"" gets the next number
		id = p.nextGlobal
	}
	p.next()
	if numbered {
		p.want(tEqual, "expected '=' after name")
	} else {
		p.want(tEqual, "expected '=' in global variable")
	}
	if numbered && id < p.nextGlobal {
		p.errorAt(at, "variable expected to be numbered '@"+strconv.Itoa(int(p.nextGlobal))+"' or greater")
	}
	s := p.linkage()
	s.ThreadLocal = p.optThreadLocal()
	s.UnnamedAddr = p.optUnnamedAddr()
	s.Name, s.Pos, s.Module, s.number = name, p.pos(at), p.m, -1
	if name == "" {
		s.number = int32(id)
	}
	switch {
	case p.is("alias"), p.is("ifunc"):
		p.alias(s, at)
	default:
		p.globalVar(s, at)
	}
}

// define adds a global under its name or number.
func (p *parser) define(g Global, at int) {
	b := g.Base()
	if b.Name == "" {
		p.numGlobals[uint32(b.number)] = g
		p.nextGlobal = uint32(b.number) + 1
		return
	}
	if p.m.symbols[b.Name] != nil && p.err == nil {
		if _, ok := g.(*Function); ok {
			p.errorAt(at, "invalid redefinition of function '"+b.Name+"'")
		} else {
			p.errorAt(at, "redefinition of global '@"+b.Name+"'")
		}
		return
	}
	p.m.symbols[b.Name] = g
}

func (p *parser) globalVar(s linkageSpec, at int) {
	if s.Linkage.IsLocal() && s.Visibility != DefaultVisibility {
		p.errorAt(at, "symbol with local linkage must have default visibility")
	}
	if s.Linkage.IsLocal() && s.DLLStorage != NoDLLStorage {
		p.errorAt(at, "symbol with local linkage cannot have a DLL storage class")
	}
	g := &GlobalVar{GlobalBase: s.GlobalBase}
	as := p.optAddrSpace(p.m.Layout().GlobalsSpace)
	g.ExternallyInitialized = p.gotWord("externally_initialized")
	switch {
	case p.gotWord("constant"):
		g.IsConst = true
	case p.gotWord("global"):
	default:
		p.error("expected 'global' or 'constant'")
	}
	tyAt := p.start
	t := p.typ()
	if p.err == nil && !validGlobalType(t) {
		p.errorAt(tyAt, "invalid type for global variable")
	}
	g.ValueType, g.typ = t, p.ptrTo(t, as)
	p.define(g, at)
	if p.err != nil {
		return
	}
	p.m.Vars = append(p.m.Vars, g)
	hasInit := !s.has || s.Linkage != ExternalLinkage && s.Linkage != ExternalWeakLinkage
	start := p.start
	stop := p.entityEnd()
	p.jobs = append(p.jobs, job{at: start, stop: stop, run: func(p *parser) { p.globalRest(g, hasInit) }})
}

// validGlobalType reports whether a variable, global or on the stack, may have type t.
func validGlobalType(t *Type) bool {
	return t.kind != FunctionType && t.kind != VoidType && t.kind != LabelType && t.kind != MetadataType && t.kind != TokenType && t.kind != X86AMXType
}

// globalRest reads the part of a global variable after its type: initialiser, properties,
// attributes.
func (p *parser) globalRest(g *GlobalVar, hasInit bool) {
	p.fn = nil
	if hasInit {
		g.Init = p.constant(g.ValueType)
	}
	for p.got(tComma) {
		switch {
		case p.gotWord("section"):
			g.Section = p.stringConst()
		case p.gotWord("partition"):
			g.Partition = p.stringConst()
		case p.gotWord("align"):
			g.Align = p.alignValue(false)
		case p.gotWord("code_model"):
			g.CodeModel = p.stringConst()
			switch g.CodeModel {
			case "tiny", "small", "kernel", "medium", "large":
			default:
				p.errorAt(p.last, "expected global code model string")
			}
		case p.gotWord("no_sanitize_address"):
			g.NoSanitizeAddress = true
		case p.gotWord("no_sanitize_hwaddress"):
			g.NoSanitizeHWAddress = true
		case p.gotWord("sanitize_memtag"):
			g.SanitizeMemtag = true
		case p.gotWord("sanitize_address_dyninit"):
			g.SanitizeAddressDyn = true
		case p.tok == tMetaVar:
			g.Metadata = p.attachment(g.Metadata)
		case p.is("comdat"):
			g.Comdat = p.optComdat(g.Name)
		default:
			p.error("unknown global variable property!")
			return
		}
	}
	p.attrBuf = p.attrBuf[:0]
	p.fnAttrs(nil, false)
	g.Attrs = p.m.Sets.Set(p.attrBuf...)
	p.ended()
}

// alias reads an alias or ifunc from its keyword on.
func (p *parser) alias(s linkageSpec, at int) {
	ifunc := p.is("ifunc")
	p.next()
	if !ifunc && p.err == nil {
		switch s.Linkage {
		case ExternalLinkage, WeakLinkage, WeakODRLinkage, LinkOnceLinkage, LinkOnceODRLinkage, PrivateLinkage, InternalLinkage, AvailableExternallyLinkage:
		default:
			p.errorAt(at, "invalid linkage type for alias")
		}
	}
	if s.Linkage.IsLocal() && s.Visibility != DefaultVisibility {
		p.errorAt(at, "symbol with local linkage must have default visibility")
	}
	s.ValueType = p.typeOrVoid()
	p.want(tComma, "expected comma after alias or ifunc's type")
	start := p.start
	// The address space is that of the aliasee's type, which follows.
	t := p.aliaseeType(s.ValueType)
	p.end = start
	stop := p.entityEndFrom(start)
	s.typ = t
	if ifunc {
		f := &IFunc{GlobalBase: s.GlobalBase}
		p.define(f, at)
		p.m.IFuncs = append(p.m.IFuncs, f)
		p.jobs = append(p.jobs, job{at: start, stop: stop, run: func(p *parser) {
			p.fn = nil
			f.Resolver = p.aliasee("ifunc")
			for p.got(tComma) {
				switch {
				case p.gotWord("partition"):
					f.Partition = p.stringConst()
				case p.tok == tMetaVar:
					f.Metadata = p.attachment(f.Metadata)
				default:
					p.error("unknown alias or ifunc property!")
				}
			}
			p.ended()
		}})
		return
	}
	a := &Alias{GlobalBase: s.GlobalBase}
	p.define(a, at)
	p.m.Aliases = append(p.m.Aliases, a)
	p.jobs = append(p.jobs, job{at: start, stop: stop, run: func(p *parser) {
		p.fn = nil
		aliaseeAt := p.start
		a.Aliasee = p.aliasee("alias")
		if p.err == nil && a.Aliasee.Type().IsTypedPointer() && a.Aliasee.Type().elem != a.ValueType {
			p.errorAt(aliaseeAt, "explicit pointee type doesn't match operand's pointee type")
		}
		for p.got(tComma) {
			if !p.gotWord("partition") {
				p.error("unknown alias or ifunc property!")
			}
			a.Partition = p.stringConst()
		}
		p.ended()
	}})
}

// aliaseeType returns the type of an alias. It reads ahead up to the type of the aliasee.
func (p *parser) aliaseeType(value *Type) *Type {
	switch {
	case p.is("bitcast"), p.is("getelementptr"), p.is("addrspacecast"), p.is("inttoptr"):
		p.lenient = true
		c := p.constExpr(nil)
		p.lenient = false
		if p.err == nil && c.Type().isPtr() {
			return p.ptrTo(value, c.Type().AddrSpace())
		}
		return p.ptrTo(value, 0)
	}
	t := p.typ()
	if t.kind == PointerType {
		return p.ptrTo(value, t.AddrSpace())
	}
	return p.ptrTo(value, 0)
}

// aliasee reads the aliasee of an alias or the resolver of an ifunc.
func (p *parser) aliasee(kind string) Constant {
	at := p.start
	var c Constant
	switch {
	case p.is("bitcast"), p.is("getelementptr"), p.is("addrspacecast"), p.is("inttoptr"):
		c = p.constExpr(nil)
	default:
		t := p.typ()
		c = p.constant(t)
	}
	if p.err == nil && !c.Type().isPtr() {
		p.errorAt(at, "An alias or ifunc must have pointer type")
	}
	return c
}

// entityEnd returns the end of the current entity and continues after it.
func (p *parser) entityEnd() int { return p.entityEndFrom(p.start) }

// entityEndFrom returns the end of a global from i on: the first text outside of brackets that
// starts a top-level entity.
func (p *parser) entityEndFrom(i int) int {
	if p.err != nil {
		return p.stop
	}
	src, depth := p.src[:p.stop], 0
	for i < len(src) {
		c := src[i]
		switch {
		case c == '"':
			n := bytes.IndexByte(src[i+1:], '"')
			if n < 0 {
				i = len(src)
				continue
			}
			i += n + 2
			continue
		case c == ';':
			n := bytes.IndexByte(src[i:], '\n')
			if n < 0 {
				i = len(src)
				continue
			}
			i += n
		case c == '(' || c == '[' || c == '{':
			depth++
		case c == ')' || c == ']' || c == '}':
			depth--
		case depth > 0 || charClass[c]&cSpace != 0:
		case c == '@' || c == '%' || c == '!' || c == '$' || c == '^':
			if startsEntity(src[i:]) {
				p.seek(i, p.stop)
				return i
			}
			for i++; i < len(src) && charClass[src[i]]&cLabel != 0; i++ {
			}
			continue
		case charClass[c]&cWord != 0 && charClass[c]&cDigit == 0:
			j := i
			for j < len(src) && (charClass[src[j]]&cLabel != 0 || src[j] == '_') {
				j++
			}
			switch string(src[i:j]) {
			case "define", "declare", "target", "module", "source_filename", "attributes", "uselistorder", "uselistorder_bb":
				p.seek(i, p.stop)
				return i
			}
			i = j
			continue
		}
		i++
	}
	p.seek(len(src), p.stop)
	return len(src)
}

// startsEntity reports whether a name at the start of s is followed by an
// equals sign.
func startsEntity(s []byte) bool {
	i := 1
	if i < len(s) && s[i] == '"' {
		n := bytes.IndexByte(s[2:], '"')
		if n < 0 {
			return false
		}
		i = n + 3
	} else {
		for i < len(s) && (charClass[s[i]]&cLabel != 0 || s[i] == '_' || s[i] == '\\') {
			i++
		}
	}
	for i < len(s) && charClass[s[i]]&cSpace != 0 {
		i++
	}
	return i < len(s) && s[i] == '='
}

// summary skips an entry of a module summary.
func (p *parser) summary() {
	p.next()
	p.want(tEqual, "expected '=' here")
	if p.tok == tLabel {
		p.next()
	} else if p.tok == tWord {
		p.next()
		p.got(tColon)
	}
	depth := 0
	for p.err == nil {
		switch p.tok {
		case tLParen:
			depth++
		case tRParen:
			depth--
		case tEOF:
			if depth > 0 {
				p.error("found end of file while parsing summary entry")
			}
			return
		case tInt: // flags: 8, blockcount: 2
			if depth == 0 {
				p.next()
				return
			}
		}
		p.next()
		if depth <= 0 {
			return
		}
	}
}
