package llvmir

import "github.com/gomlir/gomlir/num"

// constExpr reads a constant expression of type t. A nil t allows any type.
func (p *parser) constExpr(t *Type) Constant {
	at := p.start
	op, ok := opByName[string(p.text)]
	if !ok || !p.nest() {
		p.error("expected value token")
		return nil
	}
	var c Constant
	switch {
	case op.IsCast():
		c = p.castExpr(op)
	case op == OpGetElementPtr:
		c = p.gepExpr()
	case op.IsBinary():
		c = p.binaryExpr(op)
	default:
		c = p.otherExpr(op)
	}
	p.depth--
	if p.err != nil {
		return nil
	}
	if t != nil && c.Type() != t {
		p.mismatch(at, c.Type(), t)
		return nil
	}
	return c
}

// gone reports an error for an expression that only LLVM 14 has.
func (p *parser) gone(op Op, keep bool) bool {
	if keep || p.typed {
		return false
	}
	p.next()
	p.errorAt(p.last-len(op.String()), op.String()+" constexprs are no longer supported")
	return true
}

func (p *parser) castExpr(op Op) Constant {
	switch op {
	case OpZExt, OpSExt, OpFPTrunc, OpFPExt, OpUIToFP, OpSIToFP, OpFPToUI, OpFPToSI:
		if p.gone(op, false) {
			return nil
		}
	}
	at := p.start
	p.next()
	p.want(tLParen, "expected '(' after constantexpr cast")
	c := p.typedConstant()
	p.wantWord("to", "expected 'to' in constantexpr cast")
	t := p.typ()
	p.want(tRParen, "expected ')' at end of constantexpr cast")
	if p.err != nil {
		return nil
	}
	if !castIsValid(op, c.Type(), t) {
		p.errorAt(at, "invalid cast opcode for cast from '"+c.Type().String()+"' to '"+t.String()+"'")
		return nil
	}
	return p.m.foldCast(op, c, t, p.typed)
}

// constOperands reads typed constants, separated by commas, up to a parenthesis into elemBuf.
func (p *parser) constOperands() {
	for p.err == nil {
		p.elemBuf = append(p.elemBuf, p.typedConstant())
		if !p.got(tComma) {
			return
		}
	}
}

func (p *parser) gepExpr() Constant {
	at := p.start
	p.next()
	e := &Expr{Op: OpGetElementPtr}
	e.Flags = p.gepFlags()
	if p.is("inrange") {
		p.next()
		p.want(tLParen, "expected '('")
		lo := p.rangeBound(64)
		p.want(tComma, "expected ','")
		hi := p.rangeBound(64)
		p.want(tRParen, "expected ')'")
		e.Range = &Range{lo, hi}
		if p.err == nil && lo.CmpSigned(hi) >= 0 {
			p.error("expected end to be larger than start")
		}
	}
	p.want(tLParen, "expected '(' in constantexpr")
	e.Elem = p.typ()
	p.want(tComma, "expected comma after getelementptr's type")
	base := len(p.elemBuf)
	defer func() { p.elemBuf = p.elemBuf[:base] }()
	for n := 0; p.err == nil; n++ {
		if n > 0 && p.gotWord("inrange") {
			if e.Flags&InRange == 0 {
				e.Flags |= InRange
				e.InIndex = int32(n - 1)
			}
		}
		p.elemBuf = append(p.elemBuf, p.typedConstant())
		if !p.got(tComma) {
			break
		}
	}
	p.want(tRParen, "expected ')' in constantexpr")
	if p.err != nil {
		return nil
	}
	e.Operands = append([]Constant(nil), p.elemBuf[base:]...)
	if complaint := p.wrongGEP(e); complaint != "" {
		p.errorAt(at, complaint)
		return nil
	}
	e.typ = p.m.gepType(indexedType(e.Elem, constValues(e.Operands[1:])), constValues(e.Operands))
	if e.typ.kind == VectorType {
		p.spread(e)
	}
	if e.Flags&InRange != 0 && !p.typed {
		e.Range = p.m.rangeOfIndex(e)
		e.Flags &^= InRange
	}
	return p.m.foldGEP(e, p.typed)
}

// wrongGEP returns the error for a constant getelementptr, or "".
func (p *parser) wrongGEP(e *Expr) string {
	vec := e.Operands[0].Type()
	base := vec.Scalar()
	if !base.isPtr() {
		return "base of getelementptr must be a pointer"
	}
	if base.elem != nil && base.elem != e.Elem {
		return "explicit pointee type doesn't match operand's pointee type ('" + e.Elem.String() + "' vs '" + base.elem.String() + "')"
	}
	for _, i := range e.Operands[1:] {
		t := i.Type()
		if !t.Scalar().isInt() {
			return "getelementptr index must be an integer"
		}
		if t.kind != VectorType {
			continue
		}
		if vec.kind == VectorType && (vec.n != t.n || vec.scalable != t.scalable) {
			return "getelementptr vector index has a wrong number of elements"
		}
		vec = t
	}
	if len(e.Operands) > 1 && !e.Elem.IsSized() && !p.lenient {
		return "base element of getelementptr must be sized"
	}
	if !p.typed && e.Elem.isScalable() {
		return "invalid base element for constant getelementptr"
	}
	if indexedType(e.Elem, constValues(e.Operands[1:])) == nil {
		return "invalid getelementptr indices"
	}
	return ""
}

// spread turns the indices of a getelementptr on vectors into vectors, except those that select a
// field of a struct.
func (p *parser) spread(e *Expr) {
	t := e.Elem
	for n, c := range e.Operands[1:] {
		isField := n > 0 && t.kind == StructType
		if n > 0 {
			t = indexedType(t, []Value{c, c})
		}
		i, isVector := c.Type(), c.Type().kind == VectorType
		switch {
		case isField && isVector:
			if f := ElemAt(c, 0); f != nil {
				e.Operands[n+1] = f
			}
		case !isField && !isVector:
			e.Operands[n+1] = NewSplat(p.m.Types.Vector(i, e.typ.n, e.typ.scalable), c)
		}
	}
}

// rangeOfIndex converts a marked index of a getelementptr into an inrange range: the bytes that may
// be accessed, relative to the result. LLVM 22 does the same for bitcode, but no longer reads a
// marked index in text.
func (m *Module) rangeOfIndex(e *Expr) *Range {
	d := m.Layout()
	var offset, start int64
	t := e.Elem
	var size uint64
	for n, o := range e.Operands[1:] {
		i, ok := o.(*Int)
		if !ok {
			return nil
		}
		v, _ := i.Value.Int64()
		switch {
		case n == 0:
		case t.kind == StructType:
			f := t.Fields()[v]
			offsets := d.FieldOffsets(t)
			offset += int64(offsets[v])
			t, v = f, 0
		default:
			t = t.elem
		}
		offset += v * int64(d.AllocSize(t))
		if n == int(e.InIndex) {
			start, size = offset, d.AllocSize(t)
		}
	}
	bits := uint32(d.IndexBits(e.Operands[0].Type().Scalar().AddrSpace()))
	return &Range{num.NewInt(bits, start-offset), num.NewInt(bits, start-offset+int64(size))}
}

func constValues(cs []Constant) []Value {
	vs := make([]Value, len(cs))
	for i, c := range cs {
		vs[i] = c
	}
	return vs
}

// gepFlags reads inbounds, nusw and nuw.
func (p *parser) gepFlags() Flags {
	var f Flags
	for p.tok == tWord {
		switch string(p.text) {
		case "inbounds":
			f |= InBounds
		case "nusw":
			f |= NUSW
		case "nuw":
			f |= NUW
		default:
			return f
		}
		p.next()
	}
	return f
}

func (p *parser) binaryExpr(op Op) Constant {
	if p.gone(op, op == OpAdd || op == OpSub || op == OpXor) {
		return nil
	}
	at := p.start
	p.next()
	var f Flags
	for p.tok == tWord {
		switch string(p.text) {
		case "nuw":
			f |= NUW
		case "nsw":
			f |= NSW
		case "exact":
			f |= Exact
		default:
			p.error("expected '(' in binary constantexpr")
		}
		p.next()
	}
	p.want(tLParen, "expected '(' in binary constantexpr")
	a := p.typedConstant()
	p.want(tComma, "expected comma in binary constantexpr")
	b := p.typedConstant()
	p.want(tRParen, "expected ')' in binary constantexpr")
	if p.err != nil {
		return nil
	}
	if a.Type() != b.Type() {
		p.errorAt(at, "operands of constexpr must have same type")
		return nil
	}
	if s := a.Type().Scalar(); !s.isInt() && !(s.IsFloat() && op.isFloatBinary()) {
		p.errorAt(at, "constexpr requires integer operands")
		return nil
	}
	return foldBinary(op, f, a, b)
}

func (op Op) isFloatBinary() bool {
	switch op {
	case OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem:
		return true
	}
	return false
}

// otherExpr reads an expression that is neither a cast nor arithmetic.
func (p *parser) otherExpr(op Op) Constant {
	switch op {
	case OpExtractElement, OpInsertElement, OpShuffleVector:
	case OpICmp, OpFCmp, OpSelect, OpExtractValue, OpInsertValue, OpFNeg:
		if p.gone(op, false) {
			return nil
		}
	default:
		p.error("expected value token")
		return nil
	}
	at := p.start
	p.next()
	e := &Expr{Op: op}
	if op == OpICmp || op == OpFCmp {
		e.Pred = p.pred(op)
	}
	p.want(tLParen, "expected '(' in constantexpr")
	base := len(p.elemBuf)
	defer func() { p.elemBuf = p.elemBuf[:base] }()
	if op == OpExtractValue || op == OpInsertValue {
		p.elemBuf = append(p.elemBuf, p.typedConstant())
		p.want(tComma, "expected comma in constantexpr")
		if op == OpInsertValue {
			p.elemBuf = append(p.elemBuf, p.typedConstant())
			p.want(tComma, "expected comma in constantexpr")
		}
		for p.err == nil {
			e.Indexes = append(e.Indexes, p.uint32())
			if !p.got(tComma) {
				break
			}
		}
	} else {
		p.constOperands()
	}
	p.want(tRParen, "expected ')' in constantexpr")
	e.Operands = append([]Constant(nil), p.elemBuf[base:]...)
	if p.err != nil {
		return nil
	}
	if msg := p.m.finishExpr(e); msg != "" {
		p.errorAt(at, msg)
		return nil
	}
	return foldOther(e)
}

// finishExpr sets the type of an expression. It returns the error message, or "".
func (m *Module) finishExpr(e *Expr) string {
	ops := e.Operands
	want := map[Op]int{OpExtractElement: 2, OpInsertElement: 3, OpShuffleVector: 3, OpICmp: 2, OpFCmp: 2, OpSelect: 3,
		OpExtractValue: 1, OpInsertValue: 2, OpFNeg: 1}[e.Op]
	if len(ops) != want {
		return "expected operands in constantexpr"
	}
	t := ops[0].Type()
	switch e.Op {
	case OpExtractElement:
		if t.kind != VectorType || !ops[1].Type().isInt() {
			return "invalid extractelement operands"
		}
		e.typ = t.elem
	case OpInsertElement:
		if t.kind != VectorType || ops[1].Type() != t.elem || !ops[2].Type().isInt() {
			return "invalid insertelement operands"
		}
		e.typ = t
	case OpShuffleVector:
		mask, ok := shuffleMask(ops[2])
		if !ok || t.kind != VectorType || ops[1].Type() != t {
			return "invalid operands to shufflevector"
		}
		e.Mask, e.Operands = mask, ops[:2]
		mt := ops[2].Type()
		e.typ = m.Types.Vector(t.elem, mt.n, mt.scalable)
	case OpICmp, OpFCmp:
		if t != ops[1].Type() {
			return "compare operands must have the same type"
		}
		e.typ = m.boolLike(t)
	case OpSelect:
		if ops[1].Type() != ops[2].Type() {
			return "both values to select must have same type"
		}
		e.typ = ops[1].Type()
	case OpExtractValue:
		if e.typ = fieldAt(t, e.Indexes); e.typ == nil {
			return "invalid indices for extractvalue"
		}
	case OpInsertValue:
		if fieldAt(t, e.Indexes) != ops[1].Type() {
			return "invalid indices for insertvalue"
		}
		e.typ = t
	default:
		e.typ = t
	}
	return ""
}

// shuffleMask returns the mask of a shufflevector written as a vector of i32.
func shuffleMask(c Constant) ([]int32, bool) {
	t := c.Type()
	if t.kind != VectorType || !t.elem.isIntBits(32) {
		return nil, false
	}
	switch c := c.(type) {
	case *Aggregate:
		mask := make([]int32, len(c.Elems))
		for i, e := range c.Elems {
			switch e := e.(type) {
			case *Int:
				v, _ := e.Value.Uint64()
				mask[i] = int32(v)
			case *Undef, *Poison:
				mask[i] = -1
			default:
				return nil, false
			}
		}
		return mask, true
	case *Splat:
		i, ok := c.Elem.(*Int)
		if !ok {
			return nil, false
		}
		v, _ := i.Value.Uint64()
		return repeatMask(int32(v), t.n)
	case *Zero:
		return repeatMask(0, t.n)
	case *Undef, *Poison:
		return repeatMask(-1, t.n)
	}
	return nil, false
}

// maxMask bounds the length of shuffle masks that are written in a short form.
const maxMask = 1 << 20

func repeatMask(v int32, n uint64) ([]int32, bool) {
	if n > maxMask {
		return nil, false
	}
	mask := make([]int32, n)
	for i := range mask {
		mask[i] = v
	}
	return mask, true
}

// boolLike returns i1, or a vector of i1 as long as t.
func (m *Module) boolLike(t *Type) *Type {
	if t.kind == VectorType {
		return m.Types.Vector(m.Types.Int(1), t.n, t.scalable)
	}
	return m.Types.Int(1)
}

// fieldAt returns the result type of extractvalue, or nil.
func fieldAt(t *Type, indexes []uint32) *Type {
	for _, i := range indexes {
		switch {
		case t.kind == ArrayType && uint64(i) < t.n:
			t = t.elem
		case t.kind == StructType && int(i) < len(t.Fields()):
			t = t.Fields()[i]
		default:
			return nil
		}
	}
	return t
}

// indexedType returns the type that a getelementptr with these indices points to, or nil if they do
// not fit.
func indexedType(t *Type, indices []Value) *Type {
	for n, v := range indices {
		if n == 0 {
			continue
		}
		switch t.kind {
		case ArrayType, VectorType:
			t = t.elem
		case StructType:
			i, ok := structIndex(v)
			if !ok || i >= uint64(len(t.Fields())) {
				return nil
			}
			t = t.Fields()[i]
		default:
			return nil
		}
	}
	return t
}

// structIndex returns the constant that selects an element of a struct.
func structIndex(v Value) (uint64, bool) {
	if t := v.Type(); t.kind == VectorType && t.scalable {
		return 0, false
	}
	switch c := v.(type) {
	case *Int:
		if !c.typ.isIntBits(32) {
			return 0, false
		}
		return c.Value.Uint64()
	case *Splat:
		return structIndex(c.Elem)
	case *Zero:
		return 0, c.typ.kind == VectorType && c.typ.elem.isIntBits(32)
	}
	return 0, false
}

// gepType returns the result type of a getelementptr that points to target.
func (m *Module) gepType(target *Type, ops []Value) *Type {
	base := ops[0].Type()
	t := base.Scalar()
	if t.elem != nil {
		t = m.Types.PtrTo(target, t.AddrSpace())
	}
	for _, o := range ops {
		if v := o.Type(); v.kind == VectorType {
			return m.Types.Vector(t, v.n, v.scalable)
		}
	}
	return t
}

// castIsValid reports whether a cast may convert between two types.
func castIsValid(op Op, from, to *Type) bool {
	if !from.isFirstClass() || !to.isFirstClass() || from.isAggregate() || to.isAggregate() {
		return false
	}
	if (from.kind == VectorType) != (to.kind == VectorType) && op != OpBitCast {
		return false
	}
	if from.kind == VectorType && op != OpBitCast && (from.n != to.n || from.scalable != to.scalable) {
		return false
	}
	f, t := from.Scalar(), to.Scalar()
	switch op {
	case OpTrunc:
		return f.isInt() && t.isInt() && f.n > t.n
	case OpZExt, OpSExt:
		return f.isInt() && t.isInt() && f.n < t.n
	case OpFPTrunc:
		return f.IsFloat() && t.IsFloat() && floatBits(f) > floatBits(t)
	case OpFPExt:
		return f.IsFloat() && t.IsFloat() && floatBits(f) < floatBits(t)
	case OpUIToFP, OpSIToFP:
		return f.isInt() && t.IsFloat()
	case OpFPToUI, OpFPToSI:
		return f.IsFloat() && t.isInt()
	case OpPtrToInt, OpPtrToAddr:
		return f.isPtr() && t.isInt()
	case OpIntToPtr:
		return f.isInt() && t.isPtr()
	case OpAddrSpaceCast:
		return f.isPtr() && t.isPtr() && f.n != t.n
	}
	return bitcastIsValid(from, to)
}

func floatBits(t *Type) uint32 { return uint32(t.semantics().Width()) }

func bitcastIsValid(from, to *Type) bool {
	f, t := from.Scalar(), to.Scalar()
	if f.isPtr() || t.isPtr() {
		if !f.isPtr() || !t.isPtr() || f.n != t.n {
			return false
		}
		switch {
		case from.kind == VectorType && to.kind == VectorType:
			return from.n == to.n && from.scalable == to.scalable
		case from.kind == VectorType:
			return from.n == 1
		case to.kind == VectorType:
			return to.n == 1
		}
		return true
	}
	fb, fs := primitiveBits(from)
	tb, ts := primitiveBits(to)
	return fb != 0 && fb == tb && fs == ts
}

// primitiveBits returns the size of a type that bitcast allows, 0 for other types. scalable reports
// whether the size is a multiple of that.
func primitiveBits(t *Type) (bits uint64, scalable bool) {
	switch {
	case t.isInt():
		return t.n, false
	case t.IsFloat():
		return uint64(floatBits(t)), false
	case t.kind == X86MMXType:
		return 64, false
	case t.kind == X86AMXType:
		return 8192, false
	case t.kind == VectorType:
		b, _ := primitiveBits(t.elem)
		return b * t.n, t.scalable
	}
	return 0, false
}
