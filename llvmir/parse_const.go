package llvmir

import (
	"strconv"

	"github.com/gomlir/gomlir/num"
)

// constant reads a constant of type t. It returns a constant even on an error, so that callers need
// not check.
func (p *parser) constant(t *Type) Constant {
	var c Constant
	switch p.tok {
	case tInt:
		c = p.intConstant(t)
	case tFloat:
		c = p.floatConstant(t)
	case tWord:
		c = p.wordConstant(t)
	case tGlobal, tGlobalID:
		c = p.globalRef(t)
	case tLBrace, tLSquare, tLess:
		if p.nest() {
			c = p.aggregate(t)
			p.depth--
		}
	case tLocal, tLocalID:
		p.error("invalid use of function-local name")
	case tExclaim, tMetaVar:
		p.error("metadata-as-value may not be used as an initializer")
	default:
		p.error("expected value token")
	}
	if c == nil {
		return &Undef{t}
	}
	return c
}

func (p *parser) mismatch(at int, got, want *Type) {
	if p.err == nil {
		p.errorAt(at, "constant expression type mismatch: got type '"+got.String()+"' but expected '"+want.String()+"'")
	}
}

func (p *parser) intConstant(t *Type) Constant {
	if !t.isInt() {
		p.error("integer constant must have integer type")
		return nil
	}
	text := string(p.text)
	p.next()
	if t.n <= 64 && len(text) <= 18 && text[0] != 'u' && text[0] != 's' {
		v, _ := strconv.ParseInt(text, 10, 64)
		return p.intConst(t, v)
	}
	v, signed := parseAPInt(text)
	c := p.ints.One()
	c.typ = t
	if signed {
		c.Value = resize(v, uint32(t.n))
	} else if v.Width() > uint32(t.n) {
		c.Value = v.Trunc(uint32(t.n))
	} else {
		c.Value = v.Zext(uint32(t.n))
	}
	return c
}

func (p *parser) floatConstant(t *Type) Constant {
	if !t.IsFloat() {
		p.error("floating point constant invalid for type")
		return nil
	}
	v, err := num.ParseLLVM(string(p.text))
	if err != nil {
		if err == num.ErrRange {
			p.error("constant bigger than 64 bits detected!")
		} else {
			p.error("floating point constant invalid for type")
		}
		return nil
	}
	f, ok := v.FitLLVM(t.semantics())
	if !ok {
		if v.Semantics() != num.F64 {
			p.error("floating point constant does not have type '" + t.String() + "'")
		} else {
			p.error("floating point constant invalid for type")
		}
		return nil
	}
	p.next()
	return &Float{f, t}
}

// wordConstant reads a constant that starts with a keyword.
func (p *parser) wordConstant(t *Type) Constant {
	at := p.start
	usable := t.isFirstClass() && t.kind != LabelType && t.kind != MetadataType
	switch string(p.text) {
	case "true", "false":
		v := int64(0)
		if string(p.text) == "true" {
			v = 1
		}
		p.next()
		if !t.isIntBits(1) {
			p.mismatch(at, p.m.Types.Int(1), t)
			return nil
		}
		return p.intConst(t, v)
	case "null":
		if !t.isPtr() {
			p.error("null must be a pointer type")
			return nil
		}
		p.next()
		return &Null{t}
	case "undef":
		if !usable {
			p.error("invalid type for undef constant")
			return nil
		}
		p.next()
		return &Undef{t}
	case "poison":
		if !usable {
			p.error("invalid type for poison constant")
			return nil
		}
		p.next()
		return &Poison{t}
	case "zeroinitializer":
		if !usable {
			p.error("invalid type for null constant")
			return nil
		}
		p.next()
		return NewZero(t)
	case "none":
		if t.kind != TokenType {
			p.error("invalid type for none constant")
			return nil
		}
		p.next()
		return NewZero(t)
	case "c":
		p.next()
		s := p.stringConst()
		want := p.m.Types.Array(p.m.Types.Int(8), uint64(len(s)))
		if p.err == nil && want != t {
			p.mismatch(at, want, t)
			return nil
		}
		return NewString(t, s)
	case "splat":
		return p.splatConstant(t)
	case "blockaddress", "dso_local_equivalent", "no_cfi", "ptrauth":
		return p.specialConstant(t)
	}
	return p.constExpr(t)
}

func (p *parser) splatConstant(t *Type) Constant {
	at := p.start
	p.next()
	p.want(tLParen, "expected '(' after vector splat")
	elemAt := p.start
	et := p.typ()
	e := p.constant(et)
	p.want(tRParen, "expected ')' at end of vector splat")
	if p.err != nil {
		return nil
	}
	if t.kind != VectorType {
		p.errorAt(at, "vector constant must have vector type")
		return nil
	}
	if et != t.elem {
		p.errorAt(elemAt, "constant expression type mismatch: got type '"+et.String()+"' but expected '"+t.elem.String()+"'")
		return nil
	}
	return NewSplat(t, e)
}

// globalRef reads a reference to a global.
func (p *parser) globalRef(t *Type) Constant {
	at := p.start
	if !t.isPtr() {
		p.error("global variable reference must have pointer type")
		return nil
	}
	var g Global
	var name string
	num, numbered := p.num, p.tok == tGlobalID
	if !numbered {
		name = string(p.text)
		g = p.m.symbols[name]
	} else {
		name = strconv.Itoa(int(num))
		g = p.numGlobals[num]
	}
	p.next()
	if g == nil {
		p.undefinedGlobal(at, name, num, numbered)
		return &Null{t}
	}
	if g.Type() != t {
		if !p.lenient && p.err == nil {
			p.errorAt(at, "'@"+name+"' defined with type '"+g.Type().String()+"' but expected '"+t.String()+"'")
		}
		return &Null{t}
	}
	return g
}

// elems reads T c, T c, ... up to a closing token into elemBuf.
func (p *parser) elems(end token) {
	if p.tok == end {
		return
	}
	var last *Type
	for p.err == nil {
		t := last
		// Elements mostly have one type: compare before constructing it again.
		if p.tok == tIntType && last != nil && last.isIntBits(uint64(p.num)) {
			at := p.start
			p.next()
			if p.tok == tLParen || p.tok == tStar || p.tok == tWord {
				t = p.typeSuffix(t, at, false)
			}
		} else {
			t = p.typ()
		}
		last = t
		c := p.constant(t)
		p.elemBuf = append(p.elemBuf, c)
		if !p.got(tComma) {
			return
		}
	}
}

// aggregate reads an array, struct or vector.
func (p *parser) aggregate(t *Type) Constant {
	at := p.start
	base := len(p.elemBuf)
	defer func() { p.elemBuf = p.elemBuf[:base] }()
	packed := false
	switch p.tok {
	case tLBrace:
		p.next()
		p.elems(tRBrace)
		p.want(tRBrace, "expected end of struct constant")
		return p.structConstant(t, base, false, at)
	case tLSquare:
		return p.arrayConstant(t, base)
	}
	p.next()
	if p.tok == tLBrace {
		packed = true
		p.next()
		p.elems(tRBrace)
		p.want(tRBrace, "expected end of packed struct")
	} else {
		p.elems(tGreater)
	}
	p.want(tGreater, "expected end of constant")
	if packed {
		return p.structConstant(t, base, true, at)
	}
	elems := p.elemBuf[base:]
	if p.err != nil {
		return nil
	}
	if len(elems) == 0 {
		p.errorAt(at, "constant vector must not be empty")
		return nil
	}
	et := elems[0].Type()
	if !et.isInt() && !et.IsFloat() && !et.isPtr() && et.kind != TargetExtType {
		p.errorAt(at, "vector elements must have integer, pointer or floating point type")
		return nil
	}
	for i, e := range elems {
		if e.Type() != et {
			p.errorAt(at, "vector element #"+strconv.Itoa(i)+" is not of type '"+et.String()+"'")
			return nil
		}
	}
	return p.checked(at, p.m.Types.Vector(et, uint64(len(elems)), false), t, elems)
}

// checked returns an aggregate of type got. It is an error if that is not t.
func (p *parser) checked(at int, got, t *Type, elems []Constant) Constant {
	if got != t {
		p.mismatch(at, got, t)
		return nil
	}
	list := p.consts.Many(len(elems))
	copy(list, elems)
	return NewAggregate(t, list)
}

func (p *parser) arrayConstant(t *Type, base int) Constant {
	at := p.start
	p.next()
	first := p.start
	p.elems(tRSquare)
	p.want(tRSquare, "expected end of array constant")
	if p.err != nil {
		return nil
	}
	elems := p.elemBuf[base:]
	if len(elems) == 0 {
		if t.kind != ArrayType || t.n != 0 {
			p.errorAt(at, "invalid empty array initializer")
			return nil
		}
		if p.typed {
			return &Undef{t}
		}
		return &Poison{t}
	}
	et := elems[0].Type()
	if !et.isFirstClass() {
		p.errorAt(first, "invalid array element type: "+et.String())
	}
	for i, e := range elems {
		if e.Type() != et {
			p.errorAt(first, "array element #"+strconv.Itoa(i)+" is not of type '"+et.String()+"'")
			return nil
		}
	}
	return p.checked(at, p.m.Types.Array(et, uint64(len(elems))), t, elems)
}

func (p *parser) structConstant(t *Type, base int, packed bool, at int) Constant {
	if p.err != nil {
		return nil
	}
	elems := p.elemBuf[base:]
	if t.kind != StructType {
		p.errorAt(at, "constant expression type mismatch")
		return nil
	}
	fields := t.Fields()
	if len(fields) != len(elems) {
		p.errorAt(at, "initializer with struct type has wrong # elements")
		return nil
	}
	if t.packed != packed {
		p.errorAt(at, "packed'ness of initializer and type don't match")
		return nil
	}
	for i, f := range fields {
		if elems[i].Type() != f {
			p.errorAt(at, "element "+strconv.Itoa(i)+" of struct initializer doesn't match struct element type")
			return nil
		}
	}
	return p.checked(at, t, t, elems)
}

// specialConstant reads blockaddress, dso_local_equivalent, no_cfi or ptrauth.
func (p *parser) specialConstant(t *Type) Constant {
	at, word := p.start, string(p.text)
	p.next()
	switch word {
	case "blockaddress":
		return p.blockAddress(t)
	case "ptrauth":
		return p.ptrAuth(t, at)
	}
	nameAt := p.start
	if p.tok != tGlobal && p.tok != tGlobalID {
		p.error("expected global value name in " + word)
		return nil
	}
	// The type of the global need not be the expected type.
	g, ok := p.globalNamed(nameAt)
	if !ok {
		return nil
	}
	if g.Type() != t && !p.lenient {
		p.mismatch(at, g.Type(), t)
	}
	if word == "no_cfi" {
		return &NoCFI{g}
	}
	if f, isVar := g.(*GlobalVar); isVar {
		_ = f
		p.errorAt(nameAt, "expected a function, alias to function, or ifunc in dso_local_equivalent")
	}
	return &DSOLocalEquivalent{g}
}

// undefinedGlobal records the use of a global that may be undefined.
func (p *parser) undefinedGlobal(at int, name string, num uint32, numbered bool) {
	if p.lenient {
		return
	}
	u := undefinedUse{stage: stageGlobals, pos: at, name: name, msg: "use of undefined value '@" + name + "'"}
	switch {
	case numbered:
		u.stage, u.name, u.num = stageNumberedGlobals, "", num
	case isIntrinsicName(name) && !p.typed:
		u.stage, u.msg = stageIntrinsics, "intrinsic can only be used as callee"
		if _, known := LookupIntrinsic(name); !known {
			u.msg = "unknown intrinsic '" + name + "'"
		}
	}
	p.undefined = append(p.undefined, u)
}

// globalNamed reads the name of a global.
func (p *parser) globalNamed(at int) (Global, bool) {
	var g Global
	name := string(p.text)
	num, numbered := p.num, p.tok == tGlobalID
	if !numbered {
		g = p.m.symbols[name]
	} else {
		name = strconv.Itoa(int(num))
		g = p.numGlobals[num]
	}
	p.next()
	if g == nil {
		p.undefinedGlobal(at, name, num, numbered)
	}
	return g, g != nil
}

// blockAddress reads (@f, %bb). The block is resolved when all functions have been read.
func (p *parser) blockAddress(t *Type) Constant {
	p.want(tLParen, "expected '(' in block address expression")
	at := p.start
	if p.tok != tGlobal && p.tok != tGlobalID {
		p.error("expected function name in blockaddress")
		return nil
	}
	g, ok := p.globalNamed(at)
	p.want(tComma, "expected comma in block address expression")
	bbAt, name, id, numbered := p.start, string(p.text), p.num, p.tok == tLocalID
	if p.tok != tLocal && !numbered {
		p.error("expected basic block name in blockaddress")
		return nil
	}
	p.next()
	p.want(tRParen, "expected ')' in block address expression")
	if !ok || p.err != nil {
		return &Null{t}
	}
	f, isFunc := g.(*Function)
	if !isFunc {
		p.errorAt(at, "expected function name in blockaddress")
		return nil
	}
	c := &BlockAddress{Func: f, typ: t}
	if want := p.blockPtr(f); want != t {
		p.mismatch(at, want, t)
	}
	p.fixups = append(p.fixups, func() {
		if f.IsDeclaration() {
			p.late(at, "cannot take blockaddress inside a declaration")
			return
		}
		if c.Block = findBlock(f, name, id, numbered); c.Block == nil {
			p.late(bbAt, "referenced value is not a basic block")
			return
		}
		c.Block.AddressTaken = true
	})
	return c
}

// late reports an error after everything has been read.
func (p *parser) late(at int, msg string) {
	if p.err == nil {
		p.err = &syntaxError{pos: at, reach: at, msg: msg}
	}
}

// blockPtr returns the type of block addresses in a function.
func (p *parser) blockPtr(f *Function) *Type {
	return p.ptrTo(p.m.Types.Int(8), f.AddrSpace())
}

// findBlock returns the block with the given name or number. A number requires counting.
func findBlock(f *Function, name string, id uint32, numbered bool) *Block {
	if !numbered {
		for _, b := range f.Blocks {
			if b.Name == name {
				return b
			}
		}
		return nil
	}
	n := uint32(0)
	for _, a := range f.Args {
		if a.Name == "" {
			n++
		}
	}
	for _, b := range f.Blocks {
		if b.Name == "" {
			if n == id {
				return b
			}
			n++
		}
		for _, i := range b.Instrs {
			if i.Name == "" && i.typ.kind != VoidType {
				n++
			}
		}
	}
	return nil
}

func (p *parser) ptrAuth(t *Type, at int) Constant {
	p.want(tLParen, "expected '(' in constant ptrauth expression")
	c := &PtrAuth{}
	ts := p.m.Types
	c.Pointer = p.typedConstant()
	p.want(tComma, "expected comma in constant ptrauth expression")
	c.Key = p.typedConstant()
	c.Disc = NewInt(ts.Int(64), 0)
	c.AddrDisc, c.DeactivationSymbol = NewNull(ts.Ptr(0)), NewNull(ts.Ptr(0))
	if p.got(tComma) {
		c.Disc = p.typedConstant()
	}
	if p.got(tComma) {
		c.AddrDisc = p.typedConstant()
	}
	if p.got(tComma) {
		c.DeactivationSymbol = p.typedConstant()
	}
	p.want(tRParen, "expected ')' in constant ptrauth expression")
	if p.err != nil {
		return nil
	}
	number := func(c Constant, bits uint64) bool {
		i, ok := c.(*Int)
		return ok && i.typ.isIntBits(bits)
	}
	switch {
	case !c.Pointer.Type().isPtr():
		p.errorAt(at, "constant ptrauth base pointer must be a pointer")
	case !number(c.Key, 32):
		p.errorAt(at, "constant ptrauth key must be i32 constant")
	case !number(c.Disc, 64):
		p.errorAt(at, "constant ptrauth integer discriminator must be i64 constant")
	case !c.AddrDisc.Type().isPtr():
		p.errorAt(at, "constant ptrauth address discriminator must be a pointer")
	case !c.DeactivationSymbol.Type().isPtr():
		p.errorAt(at, "constant ptrauth deactivation symbol must be a pointer")
	}
	if p.err != nil {
		return nil
	}
	if c.Pointer.Type() != t {
		p.mismatch(at, c.Pointer.Type(), t)
	}
	return c
}
