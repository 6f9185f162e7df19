package llvmir

import (
	"bytes"
	"strings"

	"github.com/gomlir/gomlir/num"
)

// paramAttrs reads the attributes of a parameter or result of type t and appends them to attrBuf. t
// is nil if it follows later.
func (p *parser) paramAttrs(on attrPlace, t *Type) {
	for p.err == nil {
		if p.tok == tString {
			p.stringAttr()
			continue
		}
		if p.tok != tWord {
			return
		}
		k, ok := attrByName[string(p.text)]
		if !ok {
			return
		}
		at := p.start
		if k == AttrNoCapture && !p.typed {
			p.next()
			p.attrBuf = append(p.attrBuf, Attr{Kind: AttrCaptures})
			continue
		}
		a := p.attr(k, false)
		if attrTable[k].on&on == 0 && (k != AttrNoCapture || on != onParam) {
			if on == onParam {
				p.errorAt(at, "this attribute does not apply to parameters")
			} else {
				p.errorAt(at, "this attribute does not apply to return values")
			}
		}
		if a.Type == nil && attrTable[k].class == typeAttr && t != nil && t.IsTypedPointer() {
			a.Type = t.elem
		}
		p.attrBuf = append(p.attrBuf, a)
	}
}

// stringAttr reads "key" or "key"="value".
func (p *parser) stringAttr() {
	a := Attr{Key: string(p.text)}
	p.next()
	if p.got(tEqual) {
		a.Value = p.stringConst()
	}
	p.attrBuf = append(p.attrBuf, a)
}

// fnAttrs reads the attributes of a function, call or group and appends them to attrBuf. Among the
// attributes of a function may be an alignment, which it stores in *align.
func (p *parser) fnAttrs(align *uint64, group bool) {
	start := len(p.attrBuf)
	memory, old := AllMemory(RefMod), false
	for p.err == nil {
		switch p.tok {
		case tString:
			p.stringAttr()
			continue
		case tAttrGroup:
			if group {
				p.error("cannot have an attribute group reference in an attribute group")
				return
			}
			p.groupRef(align)
			continue
		case tWord:
		default:
			p.oldMemory(start, memory, old)
			return
		}
		k, ok := attrByName[string(p.text)]
		if !ok || align != nil && k == AttrAlignment && !group {
			p.oldMemory(start, memory, old)
			return
		}
		at := p.start
		if !p.typed {
			if m, ok := oldMemoryAttrs[k]; ok {
				p.next()
				memory, old = memory&m, true
				continue
			}
		}
		a := p.attr(k, group)
		if attrTable[k].on&onFunction == 0 && !(k == AttrAlignment && group) {
			p.errorAt(at, "this attribute does not apply to functions")
		}
		if k == AttrBuiltin && align != nil {
			p.errorAt(at, "'builtin' attribute not valid on function")
		}
		p.attrBuf = append(p.attrBuf, a)
	}
}

// oldMemoryAttrs maps attributes from before LLVM 16 to their memory effects.
var oldMemoryAttrs = map[AttrKind]MemoryEffects{
	AttrReadNone:                    0,
	AttrReadOnly:                    AllMemory(Ref),
	AttrWriteOnly:                   AllMemory(Mod),
	AttrArgMemOnly:                  MemoryEffects(0).With(ArgMem, RefMod),
	AttrInaccessibleMemOnly:         MemoryEffects(0).With(InaccessibleMem, RefMod),
	AttrInaccessibleMemOrArgMemOnly: MemoryEffects(0).With(ArgMem, RefMod).With(InaccessibleMem, RefMod),
}

// oldMemory adds the memory effects of the old attributes, unless there is a memory attribute.
func (p *parser) oldMemory(start int, m MemoryEffects, old bool) {
	if !old {
		return
	}
	for _, a := range p.attrBuf[start:] {
		if a.Kind == AttrMemory {
			return
		}
	}
	p.attrBuf = append(p.attrBuf, Attr{Kind: AttrMemory, Int: uint64(m)})
}

// groupRef adds the attributes of group #N, which may be defined later in the text.
func (p *parser) groupRef(align *uint64) {
	attrs, ok := p.groups[p.num]
	if !ok {
		attrs = p.aheadGroup(p.num)
	}
	p.next()
	for _, a := range attrs {
		if a.Kind == AttrAlignment && align != nil {
			*align = a.Int
			continue
		}
		p.attrBuf = append(p.attrBuf, a)
	}
}

// aheadGroup returns the attributes of a group that is defined further down. At the first reference
// it reads all groups. Like LLVM, it returns no attributes for an undefined group and reports no
// error.
func (p *parser) aheadGroup(n uint32) []Attr {
	if p.groupsRead {
		return nil
	}
	p.groupsRead = true
	here, buf := p.mark(), p.attrBuf
	word := []byte("attributes")
	src := p.src[:p.stop]
	for at := p.end; ; {
		i := bytes.Index(src[at:], word)
		if i < 0 {
			break
		}
		at += i
		if at == 0 || src[at-1] == '\n' || src[at-1] == ' ' || src[at-1] == '\t' || src[at-1] == '\r' {
			p.tryGroup(at)
		}
		at += len(word)
	}
	p.reset(here)
	p.attrBuf = buf
	return p.groups[n]
}

// tryGroup reads the group that may start at an offset, and ignores errors.
func (p *parser) tryGroup(at int) {
	err := p.err
	p.seek(at+len("attributes"), p.stop)
	if p.tok != tAttrGroup {
		return
	}
	stop := p.stop
	p.attrBuf = nil
	n := p.num
	p.next()
	if p.got(tEqual) && p.tok == tLBrace {
		p.next()
		p.fnAttrs(nil, true)
		if p.err == nil && p.tok == tRBrace {
			if _, ok := p.groups[n]; !ok {
				p.groups[n] = append([]Attr(nil), p.attrBuf...)
			}
		}
	}
	p.err, p.stop = err, stop
}

// attributeGroup reads attributes #N = { ... }.
func (p *parser) attributeGroup() {
	at := p.start
	p.next()
	if p.tok != tAttrGroup {
		p.error("expected attribute group id")
		return
	}
	n := p.num
	p.next()
	p.want(tEqual, "expected '=' here")
	p.want(tLBrace, "expected '{' here")
	p.attrBuf = nil
	p.fnAttrs(nil, true)
	p.want(tRBrace, "expected end of attribute group")
	if p.err == nil && len(p.attrBuf) == 0 {
		p.errorAt(at, "attribute group has no attributes")
	}
	if _, ok := p.groups[n]; !ok || p.groupDefined[n] {
		p.groups[n] = append(p.groups[n], p.attrBuf...)
	}
	p.groupDefined[n] = true
	p.attrBuf = nil
}

// attr reads the attribute whose keyword is the current token.
func (p *parser) attr(k AttrKind, group bool) Attr {
	a := Attr{Kind: k}
	p.next()
	switch attrTable[k].class {
	case typeAttr:
		if p.typed && p.tok != tLParen {
			return a
		}
		p.want(tLParen, "expected '('")
		a.Type = p.typ()
		p.want(tRParen, "expected ')'")
	case intAttr:
		p.intAttr(&a, group)
	case rangeAttr:
		p.rangeAttr(&a)
	case rangesAttr:
		p.initializesAttr(&a)
	}
	return a
}

// parenInt reads (N), or =N in a group.
func (p *parser) parenInt(group bool) uint64 {
	if group {
		p.want(tEqual, "expected '=' here")
		return p.uint64()
	}
	p.want(tLParen, "expected '('")
	n := p.uint64()
	p.want(tRParen, "expected ')'")
	return n
}

func (p *parser) intAttr(a *Attr, group bool) {
	switch a.Kind {
	case AttrAlignment:
		if group {
			p.want(tEqual, "expected '=' here")
		}
		a.Int = p.alignValue(!group)
	case AttrStackAlignment:
		at := p.start
		a.Int = p.parenInt(group)
		if p.err == nil && (a.Int == 0 || a.Int&(a.Int-1) != 0) {
			p.errorAt(at, "stack alignment is not a power of two")
		}
	case AttrDereferenceable, AttrDereferenceableOrNull:
		at := p.start
		if group && p.got(tEqual) {
			a.Int = p.uint64()
		} else {
			a.Int = p.parenInt(false)
		}
		if p.err == nil && a.Int == 0 {
			p.errorAt(at, "dereferenceable bytes must be non-zero")
		}
	case AttrAllocSize, AttrVScaleRange:
		p.want(tLParen, "expected '('")
		first := p.uint32()
		second := uint32(0xffffffff)
		if a.Kind == AttrVScaleRange {
			second = first
		}
		if p.got(tComma) {
			at := p.start
			second = p.uint32()
			if a.Kind == AttrAllocSize && second == first {
				p.errorAt(at, "'allocsize' indices can't refer to the same parameter")
			}
		}
		a.Int = uint64(first)<<32 | uint64(second)
		p.want(tRParen, "expected ')'")
	case AttrUWTable:
		a.Int = 2
		if p.got(tLParen) {
			switch {
			case p.gotWord("sync"):
				a.Int = 1
			case p.gotWord("async"):
			default:
				p.error("expected unwind table kind")
			}
			p.want(tRParen, "expected ')'")
		}
	case AttrAllocKind:
		p.allocKind(a)
	case AttrMemory:
		p.memoryAttr(a)
	case AttrCaptures:
		p.capturesAttr(a)
	case AttrNoFPClass:
		p.noFPClass(a)
	}
}

func (p *parser) allocKind(a *Attr) {
	p.want(tLParen, "expected '('")
	at := p.start
	if p.tok != tString {
		p.error("expected allockind value")
		return
	}
	text := p.stringConst()
	for _, w := range strings.Split(text, ",") {
		bit := -1
		for i, n := range AllocKindNames {
			if n == w {
				bit = i
			}
		}
		if bit < 0 {
			p.errorAt(at, "unknown allockind "+w)
			return
		}
		a.Int |= 1 << bit
	}
	p.want(tRParen, "expected ')'")
}

// memoryAttr reads memory(read, argmem: none).
func (p *parser) memoryAttr(a *Attr) {
	p.want(tLParen, "expected '('")
	m := MemoryEffects(0)
	seenLoc := false
	for p.err == nil {
		loc := -1
		if p.tok == tLabel {
			for l, n := range memoryLocNames {
				if n != "" && n == string(p.text) {
					loc = l
				}
			}
			if loc < 0 {
				p.error("expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)")
			}
			p.next()
		}
		kind := -1
		for i, n := range modRefNames {
			if p.is(n) {
				kind = i
			}
		}
		if kind < 0 {
			if loc < 0 {
				p.error("expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)")
			} else {
				p.error("expected access kind (none, read, write, readwrite)")
			}
			return
		}
		p.next()
		if loc >= 0 {
			seenLoc = true
			m = m.With(MemoryLoc(loc), ModRef(kind))
		} else {
			if seenLoc {
				p.error("default access kind must be specified first")
			}
			m = AllMemory(ModRef(kind))
		}
		if p.got(tRParen) {
			break
		}
		p.want(tComma, "unterminated memory attribute")
	}
	a.Int = uint64(m)
}

// capturesAttr reads captures(address, ret: none).
func (p *parser) capturesAttr(a *Attr) {
	p.want(tLParen, "expected '('")
	var other, ret Captures
	inRet, retSeen := false, false
	for p.err == nil {
		if p.tok == tLabel && string(p.text) == "ret" {
			if retSeen {
				p.error("duplicate 'ret' location")
			}
			inRet, retSeen = true, true
			p.next()
		}
		var c Captures
		switch {
		case p.is("none"):
		case p.is("address_is_null"):
			c = CaptureAddressIsNull
		case p.is("address"):
			c = CaptureAddress
		case p.is("read_provenance"):
			c = CaptureReadProvenance
		case p.is("provenance"):
			c = CaptureProvenance
		default:
			p.error("expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'")
			return
		}
		p.next()
		if inRet {
			ret |= c
		} else {
			other |= c
		}
		if p.got(tRParen) {
			break
		}
		p.want(tComma, "expected ',' or ')'")
	}
	if !retSeen {
		ret = other
	}
	a.Int = uint64(other<<8 | ret)
}

func (p *parser) noFPClass(a *Attr) {
	p.want(tLParen, "expected '('")
	if p.tok == tInt {
		a.Int = p.uint64()
		if p.err == nil && (a.Int == 0 || a.Int > 0x3ff) {
			p.error("invalid mask value for 'nofpclass'")
		}
		p.want(tRParen, "expected ')'")
		return
	}
	for p.err == nil && !p.got(tRParen) {
		mask := uint64(0)
		for _, c := range FPClassNames {
			if p.is(c.Name) {
				mask = c.Mask
			}
		}
		if mask == 0 {
			p.error("expected nofpclass test mask")
			return
		}
		a.Int |= mask
		p.next()
	}
}

// rangeAttr reads range(T lo, hi).
func (p *parser) rangeAttr(a *Attr) {
	p.want(tLParen, "expected '('")
	at := p.start
	a.Type = p.typ()
	if p.err == nil && !a.Type.isInt() {
		p.errorAt(at, "the range must have integer type!")
		return
	}
	lo := p.rangeBound(uint32(a.Type.n))
	p.want(tComma, "expected ','")
	hi := p.rangeBound(uint32(a.Type.n))
	if p.err == nil && lo == hi && !lo.IsZero() {
		p.error("the range represent the empty set but limits aren't 0!")
	}
	p.want(tRParen, "expected ')'")
	a.Ranges = []Range{{lo, hi}}
}

// rangeBound reads a number of the given width.
func (p *parser) rangeBound(bits uint32) num.Int {
	if p.tok != tInt {
		p.error("expected integer")
		return num.NewInt(bits, 0)
	}
	v, _ := parseAPInt(string(p.text))
	if v.Width() > bits && p.tooWide(v, bits) {
		p.error("integer is too large for the bit width of specified type")
	}
	v = resize(v, bits)
	p.next()
	return v
}

// tooWide reports whether a number does not fit the given width, neither as signed nor as unsigned.
func (p *parser) tooWide(v num.Int, bits uint32) bool {
	t := v.Trunc(bits)
	return t.Sext(v.Width()) != v && t.Zext(v.Width()) != v
}

// resize converts a signed number to another width.
func resize(v num.Int, bits uint32) num.Int {
	if v.Width() > bits {
		return v.Trunc(bits)
	}
	return v.Sext(bits)
}

// initializesAttr reads initializes((0, 4), (8, 12)).
func (p *parser) initializesAttr(a *Attr) {
	p.want(tLParen, "expected '('")
	for p.err == nil {
		p.want(tLParen, "expected '('")
		lo := p.rangeBound(64)
		p.want(tComma, "expected ','")
		hi := p.rangeBound(64)
		if p.err == nil && lo == hi {
			p.error("the range should not represent the full or empty set!")
		}
		p.want(tRParen, "expected ')'")
		a.Ranges = append(a.Ranges, Range{lo, hi})
		if !p.got(tComma) {
			break
		}
	}
	p.want(tRParen, "expected ')'")
	for i, r := range a.Ranges {
		if r.Lo.CmpSigned(r.Hi) >= 0 || i > 0 && r.Lo.CmpSigned(a.Ranges[i-1].Hi) <= 0 {
			p.error("Invalid (unordered or overlapping) range list")
		}
	}
}

// callAttrs reads the function attributes of a call, which are mostly one group, as a set.
func (p *parser) callAttrs() *AttrSet {
	if p.tok == tAttrGroup {
		n, here := p.num, p.mark()
		p.next()
		if p.tok != tAttrGroup && p.tok != tString && p.tok != tWord {
			p.mu.Lock()
			set, ok := p.groupSets[n]
			p.mu.Unlock()
			if ok {
				return set
			}
			p.reset(here)
			p.attrBuf = p.attrBuf[:0]
			p.fnAttrs(nil, false)
			set = p.m.Sets.Set(p.attrBuf...)
			p.mu.Lock()
			p.groupSets[n] = set
			p.mu.Unlock()
			return set
		}
		p.reset(here)
	}
	p.attrBuf = p.attrBuf[:0]
	p.fnAttrs(nil, false)
	return p.m.Sets.Set(p.attrBuf...)
}
