package llvmir

// typ reads a type that is not void.
func (p *parser) typ() *Type { return p.typeOr("expected type", false) }

// typeOrVoid reads a type.
func (p *parser) typeOrVoid() *Type { return p.typeOr("expected type", true) }

// typeOr reads a type. It returns a type even on an error, so that callers need not check.
func (p *parser) typeOr(msg string, void bool) *Type {
	at := p.start
	ts := p.m.Types
	var t *Type
	switch p.tok {
	case tIntType:
		t = ts.Int(p.num)
		p.next()
	case tWord:
		t = p.simpleType()
		if t != nil && t.kind == PointerType && p.tok != tLParen {
			return t
		}
	case tLocal:
		if t = p.nameless[string(p.text)]; t == nil {
			t = p.namedType(ts.identified(p.text), at)
		}
		p.next()
	case tLocalID:
		t = p.namedType(p.numberedType(p.num), at)
		p.next()
	case tLBrace:
		t = p.structType(false)
	case tLSquare:
		p.next()
		t = p.arrayType(false)
	case tLess:
		p.next()
		if p.tok == tLBrace {
			t = p.structType(true)
			p.want(tGreater, "expected '>' at end of packed struct")
		} else {
			t = p.arrayType(true)
		}
	}
	if t == nil {
		p.error(msg)
		return ts.Int(1)
	}
	switch p.tok {
	case tStar, tLParen, tWord:
		return p.typeSuffix(t, at, void)
	}
	if !void && t.kind == VoidType {
		p.errorAt(at, "void type only allowed for function results")
	}
	return t
}

// simpleType reads a type that is a keyword. It returns nil if the current token is no such
// keyword.
func (p *parser) simpleType() *Type {
	ts := p.m.Types
	var k TypeKind
	switch string(p.text) {
	case "ptr":
		p.next()
		as := p.optAddrSpace(0)
		if p.tok == tStar {
			p.error("ptr* is invalid - use ptr instead")
		}
		return ts.Ptr(as)
	case "void":
		k = VoidType
	case "float":
		k = FloatType
	case "double":
		k = DoubleType
	case "half":
		k = HalfType
	case "bfloat":
		k = BFloatType
	case "x86_fp80":
		k = X86FP80Type
	case "fp128":
		k = FP128Type
	case "ppc_fp128":
		k = PPCFP128Type
	case "x86_mmx":
		p.next()
		if p.typed {
			return ts.Simple(X86MMXType)
		}
		return ts.Vector(ts.Int(64), 1, false)
	case "x86_amx":
		k = X86AMXType
	case "label":
		k = LabelType
	case "metadata":
		k = MetadataType
	case "token":
		k = TokenType
	case "target":
		return p.targetType()
	default:
		return nil
	}
	p.next()
	return ts.Simple(k)
}

// typeSuffix reads the stars, address spaces and parameter lists after a type.
func (p *parser) typeSuffix(t *Type, at int, void bool) *Type {
	ts := p.m.Types
	for n := 0; ; n++ {
		if n > maxTypeDepth {
			p.error("nested too deeply")
		}
		switch {
		case p.tok == tStar:
			p.checkPointee(t)
			p.next()
			t = p.ptrTo(t, 0)
		case p.tok == tWord && string(p.text) == "addrspace":
			p.checkPointee(t)
			as := p.optAddrSpace(0)
			p.want(tStar, "expected '*' in address space")
			t = p.ptrTo(t, as)
		case p.tok == tLParen:
			t = p.funcType(t)
		default:
			if !void && t.kind == VoidType {
				p.errorAt(at, "void type only allowed for function results")
				return ts.Int(1)
			}
			return t
		}
	}
}

func (p *parser) checkPointee(t *Type) {
	switch t.kind {
	case LabelType:
		p.error("basic block pointers are invalid")
	case VoidType:
		p.error("pointers to void are invalid; use i8* instead")
	case MetadataType, TokenType, X86AMXType:
		p.error("pointer to this type is invalid")
	}
}

// ptrTo returns the type of a pointer that is written with a star.
func (p *parser) ptrTo(t *Type, as uint32) *Type {
	if p.typed {
		return p.m.Types.PtrTo(t, as)
	}
	return p.m.Types.Ptr(as)
}

// namedType records the use of a struct. For the name of another type it returns that type.
func (p *parser) namedType(t *Type, at int) *Type {
	if len(p.typeAliases) > 0 {
		if a := p.typeAliases[t]; a != nil {
			return a
		}
	}
	if !t.defined {
		p.useType(t, at)
	}
	return t
}

// arrayType reads an array or vector after its bracket.
func (p *parser) arrayType(vector bool) *Type {
	ts := p.m.Types
	scalable := false
	if vector && p.gotWord("vscale") {
		p.want(tWord, "expected 'x' after vscale")
		scalable = true
	}
	sizeAt := p.start
	if p.tok != tInt || p.text[0] == '-' {
		p.error("expected number in address space")
		return ts.Int(1)
	}
	n, big := p.smallUint(64)
	if big {
		p.error("expected number in address space")
	}
	p.next()
	p.wantWord("x", "expected 'x' after element count")
	elemAt := p.start
	if !p.nest() {
		return ts.Int(1)
	}
	elem := p.typ()
	p.depth--
	if vector {
		p.want(tGreater, "expected end of sequential type")
		switch {
		case p.err != nil:
		case n == 0:
			p.errorAt(sizeAt, "zero element vector is illegal")
		case n > 1<<32-1:
			p.errorAt(sizeAt, "size too large for vector")
		case !elem.isInt() && !elem.isPtr() && !elem.IsFloat() && !(elem.kind == TargetExtType && elem.name == "llvm.test.vectorelement"):
			p.errorAt(elemAt, "invalid vector element type")
		}
		return ts.Vector(elem, n, scalable)
	}
	p.want(tRSquare, "expected end of sequential type")
	if p.err == nil && !validElem(elem) {
		p.errorAt(elemAt, "invalid array element type")
	}
	return ts.Array(elem, n)
}

// validElem reports whether arrays and structs may have elements of type t.
func validElem(t *Type) bool {
	switch t.kind {
	case VoidType, LabelType, MetadataType, FunctionType, TokenType, X86AMXType:
		return false
	}
	return true
}

// structType reads a literal struct from its brace on.
func (p *parser) structType(packed bool) *Type {
	base := len(p.typeBuf)
	p.structFields()
	t := p.m.Types.Struct(p.typeBuf[base:], packed)
	p.typeBuf = p.typeBuf[:base]
	return t
}

// structFields reads { T, ... } into typeBuf.
func (p *parser) structFields() {
	p.next()
	if p.got(tRBrace) || !p.nest() {
		return
	}
	for {
		at := p.start
		t := p.typ()
		if p.err == nil && !validElem(t) {
			p.errorAt(at, "invalid element type for struct")
		}
		p.typeBuf = append(p.typeBuf, t)
		if !p.got(tComma) {
			break
		}
	}
	p.depth--
	p.want(tRBrace, "expected '}' at end of struct")
}

// funcType reads the parameter list of a function type.
func (p *parser) funcType(result *Type) *Type {
	ts := p.m.Types
	if !validResult(result) {
		p.error("invalid function return type")
	}
	p.next()
	if !p.nest() {
		return ts.Int(1)
	}
	base := len(p.typeBuf)
	varargs := false
	for p.tok != tRParen {
		if p.got(tDots) {
			varargs = true
			break
		}
		at := p.start
		t := p.typ()
		p.attrBuf = p.attrBuf[:0]
		attrAt := p.start
		p.paramAttrs(onParam, t)
		if len(p.attrBuf) > 0 {
			p.errorAt(attrAt, "argument attributes invalid in function type")
		}
		if p.tok == tLocal || p.tok == tLocalID {
			p.error("argument name invalid in function type")
		}
		if p.err == nil && (!t.isFirstClass() || t.kind == LabelType) {
			p.errorAt(at, "invalid type for function argument")
		}
		p.typeBuf = append(p.typeBuf, t)
		if !p.got(tComma) {
			break
		}
	}
	p.want(tRParen, "expected ')' at end of argument list")
	p.depth--
	t := ts.Func(result, p.typeBuf[base:], varargs)
	p.typeBuf = p.typeBuf[:base]
	return t
}

func validResult(t *Type) bool {
	return t.kind != FunctionType && t.kind != LabelType && t.kind != MetadataType
}

// targetType reads target("name", T, ..., 1, ...).
func (p *parser) targetType() *Type {
	p.next()
	p.want(tLParen, "expected '(' in target extension type")
	name := p.stringConst()
	base := len(p.typeBuf)
	var ints []uint32
	if !p.nest() {
		return p.m.Types.Int(1)
	}
	for p.got(tComma) {
		if p.tok == tInt {
			ints = append(ints, p.uint32())
			continue
		}
		if len(ints) > 0 {
			p.error("expected uint32 param")
		}
		p.typeBuf = append(p.typeBuf, p.typeOrVoid())
	}
	p.depth--
	p.want(tRParen, "expected ')' in target extension type")
	t := p.m.Types.TargetExt(name, p.typeBuf[base:], ints)
	p.typeBuf = p.typeBuf[:base]
	return t
}

// typeDefinition reads %name = type ... from the sigil on.
func (p *parser) typeDefinition() {
	at := p.start
	var t *Type
	var redefined string
	if p.tok == tLocal {
		t = p.m.Types.identified(p.text)
		redefined = "redefinition of type"
	} else {
		t = p.numberedType(p.num)
		redefined = "redefinition of type"
	}
	p.next()
	p.want(tEqual, "expected '=' after name")
	p.wantWord("type", "expected 'type' after name")
	if p.gotWord("opaque") {
		if t.defined {
			p.errorAt(at, redefined)
		}
		t.defined, t.pos = true, p.pos(at)
		return
	}
	packed := p.tok == tLess
	body := p.mark()
	if packed {
		p.next()
	}
	if p.tok != tLBrace {
		p.reset(body)
		p.typeAlias(t, at)
		return
	}
	if t.defined {
		p.errorAt(at, redefined)
	}
	t.defined, t.pos = true, p.pos(at)
	base := len(p.typeBuf)
	p.structFields()
	if packed {
		p.want(tGreater, "expected '>' in packed struct")
	}
	t.SetBody(p.typeBuf[base:], packed)
	p.typeBuf = p.typeBuf[:base]
	if p.err == nil {
		p.structDefs = append(p.structDefs, structDef{t, p.start})
	}
}

// typeAlias reads the right-hand side of %name = type i32, which names a type other than a struct.
func (p *parser) typeAlias(t *Type, at int) {
	if t.defined || p.typeUsed(t) {
		p.errorAt(at, "forward references to non-struct type")
	}
	a := p.typ()
	p.aliasType(t, a)
}
