package llvmir

import (
	"strings"

	"github.com/gomlir/gomlir/num"
)

// value reads a value of type t.
func (p *parser) value(t *Type) Value {
	switch p.tok {
	case tLocal, tLocalID:
		if v := p.local(t); v != nil {
			return v
		}
		return &Undef{t}
	}
	if p.tok == tWord && string(p.text) == "asm" {
		p.error("invalid type for inline asm constraint string")
		return &Undef{t}
	}
	if t.kind == MetadataType {
		return p.metadataValue()
	}
	if t.kind == FunctionType {
		p.error("functions are not values, refer to them as pointers")
		return &Undef{t}
	}
	return p.constant(t)
}

// typedValue reads a type and a value of that type.
func (p *parser) typedValue() Value { return p.value(p.typ()) }

func (p *parser) metadataValue() Value {
	md := p.metadata()
	return &MetadataValue{md, p.m.Types.Metadata()}
}

// labelOperand reads label %bb.
func (p *parser) labelOperand() Value {
	at := p.start
	t := p.typ()
	if p.err == nil && t.kind != LabelType {
		p.value(t)
		p.errorAt(at, "expected a basic block")
	}
	if b := p.blockRef(); b != nil {
		return b
	}
	return nil
}

func (p *parser) comma(msg string) { p.want(tComma, msg) }

// instruction reads an instruction with its name and metadata.
func (p *parser) instruction() *Instruction {
	at := p.start
	name, id := "", uint32(0)
	named, numbered := p.tok == tLocal, p.tok == tLocalID
	if named {
		name = string(p.text)
		p.next()
		p.want(tEqual, "expected '=' after instruction name")
	} else if numbered {
		id = p.num
		p.next()
		p.want(tEqual, "expected '=' after instruction id")
	}
	if p.tok != tWord {
		if p.tok == tEOF && p.unclosed {
			p.error(moreInstructions)
		}
		p.error("expected instruction opcode")
		return nil
	}
	i := p.instrs.One()
	i.Pos = p.pos(p.start)
	i.typ = p.m.Types.Void()
	ops := p.opBuf[:0]
	ops = p.operation(i, ops)
	if p.err != nil {
		return nil
	}
	i.Operands = p.values.Many(len(ops))
	copy(i.Operands, ops)
	p.opBuf = ops
	p.bindAll(i.Operands)
	if p.tok == tComma {
		p.next()
		p.instrMetadata(i)
	}
	p.defineLocal(i, name, id, named, numbered, at)
	return i
}

// instrMetadata reads the attachments of an instruction after their comma.
func (p *parser) instrMetadata(i *Instruction) {
	list := p.mdBuf[:0]
	for p.err == nil {
		if p.tok != tMetaVar {
			p.error("expected metadata after comma")
			return
		}
		list = p.attachment(list)
		if !p.got(tComma) {
			break
		}
	}
	p.mdBuf = list
	i.Metadata = p.attach.Many(len(list))
	copy(i.Metadata, list)
}

// gotComma consumes a comma unless metadata follows it.
func (p *parser) gotComma() bool {
	if p.tok != tComma {
		return false
	}
	// Mostly a word follows. Only metadata starts with an exclamation mark.
	j := p.end
	for j < p.stop && charClass[p.src[j]]&cSpace != 0 {
		j++
	}
	if j < p.stop && p.src[j] == '!' {
		return false
	}
	p.next()
	return true
}

// operation reads an instruction from the opcode on and returns the operands.
func (p *parser) operation(i *Instruction, ops []Value) []Value {
	word := string(p.text)
	op, ok := opByName[word]
	if !ok {
		switch word {
		case "tail", "musttail", "notail":
			return p.tailCall(i, ops)
		}
		p.error("expected instruction opcode")
		return ops
	}
	i.Op = op
	opAt := p.start
	p.next()
	switch {
	case op.IsBinary():
		return p.binary(i, ops)
	case op.IsCast():
		return p.cast(i, ops)
	}
	switch op {
	case OpLoad:
		return p.load(i, ops)
	case OpStore:
		return p.store(i, ops)
	case OpAlloca:
		return p.alloca(i, ops)
	case OpGetElementPtr:
		return p.gep(i, ops)
	case OpCall:
		return p.call(i, ops)
	case OpBr:
		return p.br(i, ops)
	case OpICmp, OpFCmp:
		return p.compare(i, ops)
	case OpRet:
		return p.ret(i, ops, opAt)
	case OpPhi:
		return p.phi(i, ops)
	case OpSelect:
		return p.selectOp(i, ops)
	}
	return p.rareOperation(i, ops, opAt)
}

func (p *parser) rareOperation(i *Instruction, ops []Value, at int) []Value {
	switch i.Op {
	case OpUnreachable:
		return ops
	case OpSwitch:
		return p.switchOp(i, ops)
	case OpIndirectBr:
		return p.indirectBr(i, ops)
	case OpInvoke:
		return p.invoke(i, ops)
	case OpCallBr:
		return p.callBr(i, ops)
	case OpResume:
		return append(ops, p.typedValue())
	case OpCleanupRet, OpCatchRet, OpCatchSwitch, OpCleanupPad, OpCatchPad:
		return p.funclet(i, ops)
	case OpFNeg, OpFreeze:
		return p.unary(i, ops)
	case OpFence, OpCmpXchg, OpAtomicRMW:
		return p.atomic(i, ops, at)
	case OpVAArg:
		v := p.typedValue()
		p.comma("expected ',' after vaarg operand")
		tyAt := p.start
		i.typ = p.typ()
		i.Elem = i.typ
		if p.err == nil && !i.typ.isFirstClass() {
			p.errorAt(tyAt, "va_arg requires operand with first class type")
		}
		return append(ops, v)
	case OpExtractElement, OpInsertElement, OpShuffleVector:
		return p.vectorOp(i, ops)
	case OpExtractValue, OpInsertValue:
		return p.fieldOp(i, ops)
	}
	return p.landingPad(i, ops)
}

// fastMath reads fast-math flags.
func (p *parser) fastMath() Flags {
	var f Flags
	for p.tok == tWord {
		switch string(p.text) {
		case "fast":
			f |= FastMath
		case "nnan":
			f |= NNaN
		case "ninf":
			f |= NInf
		case "nsz":
			f |= NSZ
		case "arcp":
			f |= ARcp
		case "contract":
			f |= Contract
		case "reassoc":
			f |= Reassoc
		case "afn":
			f |= AFn
		default:
			return f
		}
		p.next()
	}
	return f
}

func (p *parser) wrapFlags() Flags {
	var f Flags
	for p.tok == tWord {
		switch string(p.text) {
		case "nuw":
			f |= NUW
		case "nsw":
			f |= NSW
		default:
			return f
		}
		p.next()
	}
	return f
}

func (p *parser) binary(i *Instruction, ops []Value) []Value {
	float := i.Op.isFloatBinary()
	switch i.Op {
	case OpAdd, OpSub, OpMul, OpShl:
		i.Flags = p.wrapFlags()
	case OpUDiv, OpSDiv, OpLShr, OpAShr:
		if p.gotWord("exact") {
			i.Flags = Exact
		}
	case OpOr:
		if p.gotWord("disjoint") {
			i.Flags = Disjoint
		}
	case OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem:
		i.Flags = p.fastMath()
	}
	at := p.start
	t := p.typ()
	a := p.value(t)
	what := "arithmetic operation"
	if i.Op == OpAnd || i.Op == OpOr || i.Op == OpXor {
		what = "logical operation"
	}
	p.comma("expected ',' in " + what)
	b := p.value(t)
	if s := t.Scalar(); p.err == nil && (float && !s.IsFloat() || !float && !s.isInt()) {
		if what == "logical operation" {
			p.errorAt(at, "instruction requires integer or integer vector operands")
		} else {
			p.errorAt(at, "invalid operand type for instruction")
		}
	}
	i.typ = t
	return append(ops, a, b)
}

func (p *parser) unary(i *Instruction, ops []Value) []Value {
	if i.Op == OpFNeg {
		i.Flags = p.fastMath()
	}
	at := p.start
	v := p.typedValue()
	i.typ = v.Type()
	if i.Op == OpFNeg && p.err == nil && !i.typ.Scalar().IsFloat() {
		p.errorAt(at, "invalid operand type for instruction")
	}
	return append(ops, v)
}

func (p *parser) cast(i *Instruction, ops []Value) []Value {
	switch i.Op {
	case OpZExt, OpUIToFP:
		if p.gotWord("nneg") {
			i.Flags = NNeg
		}
	case OpTrunc:
		i.Flags = p.wrapFlags()
	case OpFPTrunc, OpFPExt:
		i.Flags = p.fastMath()
	}
	at := p.start
	v := p.typedValue()
	p.wantWord("to", "expected 'to' after cast value")
	i.typ = p.typ()
	if p.err == nil && !castIsValid(i.Op, v.Type(), i.typ) {
		p.errorAt(at, "invalid cast opcode for cast from '"+v.Type().String()+"' to '"+i.typ.String()+"'")
	}
	return append(ops, v)
}

// pred reads the predicate of a comparison.
func (p *parser) pred(op Op) Pred {
	first, last, msg := FCmpFalse, FCmpTrue, "expected fcmp predicate (e.g. 'oeq')"
	if op == OpICmp {
		first, last, msg = ICmpEQ, ICmpSLE, "expected icmp predicate (e.g. 'eq')"
	}
	if p.tok == tWord {
		for c := first; c <= last; c++ {
			if predNames[c] == string(p.text) {
				p.next()
				return c
			}
		}
	}
	p.error(msg)
	return first
}

func (p *parser) compare(i *Instruction, ops []Value) []Value {
	if i.Op == OpFCmp {
		i.Flags = p.fastMath()
	} else if p.gotWord("samesign") {
		i.Flags = SameSign
	}
	i.Pred = p.pred(i.Op)
	at := p.start
	t := p.typ()
	a := p.value(t)
	p.comma("expected ',' after compare value")
	b := p.value(t)
	if s := t.Scalar(); p.err == nil {
		switch {
		case i.Op == OpFCmp && !s.IsFloat():
			p.errorAt(at, "fcmp requires floating point operands")
		case i.Op == OpICmp && !s.isInt() && !s.isPtr():
			p.errorAt(at, "icmp requires integer operands")
		}
	}
	i.typ = p.m.boolLike(t)
	return append(ops, a, b)
}

func (p *parser) ret(i *Instruction, ops []Value, at int) []Value {
	tyAt := p.start
	t := p.typeOrVoid()
	want := p.fn.ValueType.elem
	if p.err != nil {
		return ops
	}
	if t.kind == VoidType {
		if want.kind != VoidType {
			p.errorAt(tyAt, "value doesn't match function result type '"+want.String()+"'")
		}
		return ops
	}
	v := p.value(t)
	if p.err == nil && v.Type() != want {
		p.errorAt(tyAt, "value doesn't match function result type '"+want.String()+"'")
	}
	return append(ops, v)
}

func (p *parser) br(i *Instruction, ops []Value) []Value {
	at := p.start
	t := p.typ()
	if t.kind == LabelType {
		if b := p.blockRef(); b != nil {
			ops = append(ops, b)
		}
		return ops
	}
	c := p.value(t)
	if p.err == nil && !t.isIntBits(1) {
		p.errorAt(at, "branch condition must have 'i1' type")
	}
	p.comma("expected ',' after branch condition")
	ops = append(ops, c, p.labelOperand())
	p.comma("expected ',' after true destination")
	return append(ops, p.labelOperand())
}

func (p *parser) switchOp(i *Instruction, ops []Value) []Value {
	at := p.start
	t := p.typ()
	v := p.value(t)
	p.comma("expected ',' after switch condition")
	ops = append(ops, v, p.labelOperand())
	p.want(tLSquare, "expected '[' with switch table")
	if p.err == nil && !t.isInt() {
		p.errorAt(at, "switch condition must have integer type")
	}
	seen := map[caseKey]bool{}
	for p.err == nil && p.tok != tRSquare {
		caseAt := p.start
		c := p.typedValue()
		p.comma("expected ',' after case value")
		b := p.labelOperand()
		if p.err != nil {
			break
		}
		n, ok := c.(*Int)
		if !ok {
			p.errorAt(caseAt, "case value is not a constant integer")
			break
		}
		key := caseKey{n.typ, n.Value}
		if seen[key] {
			p.errorAt(caseAt, "duplicate case value in switch")
			break
		}
		seen[key] = true
		ops = append(ops, c, b)
	}
	p.want(tRSquare, "expected ',' after case value")
	return ops
}

func (p *parser) indirectBr(i *Instruction, ops []Value) []Value {
	at := p.start
	v := p.typedValue()
	p.comma("expected ',' after indirectbr address")
	p.want(tLSquare, "expected '[' with indirectbr")
	if p.err == nil && !v.Type().isPtr() {
		p.errorAt(at, "indirectbr address must have pointer type")
	}
	ops = append(ops, v)
	if p.tok != tRSquare {
		for p.err == nil {
			ops = append(ops, p.labelOperand())
			if !p.got(tComma) {
				break
			}
		}
	}
	p.want(tRSquare, "expected ']' at end of block list")
	return ops
}

func (p *parser) phi(i *Instruction, ops []Value) []Value {
	i.Flags = p.fastMath()
	at := p.start
	i.typ = p.typ()
	if p.err == nil && !i.typ.isFirstClass() {
		p.errorAt(at, "phi node must have first class type")
	}
	for first := true; p.err == nil; first = false {
		if first && p.tok != tLSquare {
			break
		}
		p.want(tLSquare, "expected '[' in phi value list")
		v := p.value(i.typ)
		p.comma("expected ',' after insertelement value")
		b := p.blockRef()
		if b == nil {
			break
		}
		p.want(tRSquare, "expected ']' in phi value list")
		ops = append(ops, v, b)
		if !p.gotComma() {
			break
		}
	}
	return ops
}

func (p *parser) selectOp(i *Instruction, ops []Value) []Value {
	i.Flags = p.fastMath()
	at := p.start
	c := p.typedValue()
	p.comma("expected ',' after select condition")
	a := p.typedValue()
	p.comma("expected ',' after select value")
	b := p.typedValue()
	if p.err != nil {
		return ops
	}
	ct, t := c.Type(), a.Type()
	switch {
	case t != b.Type():
		p.errorAt(at, "both values to select must have same type")
	case t.kind == TokenType:
		p.errorAt(at, "select values cannot have token type")
	case ct.kind == VectorType && !ct.elem.isIntBits(1):
		p.errorAt(at, "vector select condition element type must be i1")
	case ct.kind == VectorType && t.kind != VectorType:
		p.errorAt(at, "selected values for vector select must be vectors")
	case ct.kind == VectorType && (ct.n != t.n || ct.scalable != t.scalable):
		p.errorAt(at, "vector select requires selected vectors to have the same vector length as select condition")
	case ct.kind != VectorType && !ct.isIntBits(1):
		p.errorAt(at, "select condition must be i1 or <n x i1>")
	}
	i.typ = t
	return append(ops, c, a, b)
}

func (p *parser) vectorOp(i *Instruction, ops []Value) []Value {
	at := p.start
	a := p.typedValue()
	t := a.Type()
	switch i.Op {
	case OpExtractElement:
		p.comma("expected ',' after extract value")
		b := p.typedValue()
		if p.err == nil && (t.kind != VectorType || !b.Type().isInt()) {
			p.errorAt(at, "invalid extractelement operands")
			return ops
		}
		i.typ = t.Scalar()
		return append(ops, a, b)
	case OpInsertElement:
		p.comma("expected ',' after insertelement value")
		b := p.typedValue()
		p.comma("expected ',' after insertelement value")
		c := p.typedValue()
		if p.err == nil && (t.kind != VectorType || b.Type() != t.elem || !c.Type().isInt()) {
			p.errorAt(at, "invalid insertelement operands")
		}
		i.typ = t
		return append(ops, a, b, c)
	}
	p.comma("expected ',' after shuffle mask")
	b := p.typedValue()
	p.comma("expected ',' after shuffle value")
	c := p.typedValue()
	if p.err != nil {
		return ops
	}
	mask, ok := []int32(nil), false
	if k, isConst := c.(Constant); isConst {
		mask, ok = shuffleMask(k)
	}
	if !ok || t.kind != VectorType || b.Type() != t || !maskFits(mask, t) {
		p.errorAt(at, "invalid shufflevector operands")
		return ops
	}
	i.details().Mask = mask
	mt := c.Type()
	i.typ = p.m.Types.Vector(t.elem, mt.n, mt.scalable)
	return append(ops, a, b)
}

func maskFits(mask []int32, t *Type) bool {
	for _, m := range mask {
		if m < -1 || int64(m) >= 2*int64(t.n) || t.scalable && m > 0 {
			return false
		}
	}
	return true
}

// fieldOp reads extractvalue and insertvalue.
func (p *parser) fieldOp(i *Instruction, ops []Value) []Value {
	at := p.start
	a := p.typedValue()
	ops = append(ops, a)
	valueAt := 0
	var v Value
	if i.Op == OpInsertValue {
		p.comma("expected comma after insertvalue operand")
		valueAt = p.start
		v = p.typedValue()
		ops = append(ops, v)
	}
	if p.tok != tComma {
		p.error("expected ',' as start of index list")
	}
	d := i.details()
	for p.gotComma() {
		d.Indexes = append(d.Indexes, p.uint32())
	}
	if p.err != nil {
		return ops
	}
	if len(d.Indexes) == 0 {
		p.next() // the comma belongs to metadata
		p.error("expected index")
		return ops
	}
	t := a.Type()
	if !t.isAggregate() {
		p.errorAt(at, i.Op.String()+" operand must be aggregate type")
		return ops
	}
	f := fieldAt(t, d.Indexes)
	switch {
	case f == nil:
		p.errorAt(at, "invalid indices for "+i.Op.String())
	case v != nil && v.Type() != f:
		p.errorAt(valueAt, "insertvalue operand and field disagree in type: '"+v.Type().String()+"' instead of '"+f.String()+"'")
	}
	if i.typ = f; v != nil {
		i.typ = t
	}
	return ops
}

func (p *parser) landingPad(i *Instruction, ops []Value) []Value {
	i.typ = p.typ()
	if p.gotWord("cleanup") {
		i.Flags |= Cleanup
	}
	for p.err == nil && (p.is("catch") || p.is("filter")) {
		filter := p.is("filter")
		p.next()
		at := p.start
		v := p.typedValue()
		if p.err != nil {
			break
		}
		if isArray := v.Type().kind == ArrayType; filter != isArray {
			if filter {
				p.errorAt(at, "'filter' clause has an invalid type")
			} else {
				p.errorAt(at, "'catch' clause has an invalid type")
			}
		}
		if _, ok := v.(Constant); !ok {
			p.errorAt(at, "clause argument must be a constant")
		}
		i.details().addClause(len(ops), filter)
		ops = append(ops, v)
	}
	return ops
}

// funclet reads an instruction of Windows exception handling.
func (p *parser) funclet(i *Instruction, ops []Value) []Value {
	token := p.m.Types.Simple(TokenType)
	parent := func(within bool) Value {
		if within {
			p.wantWord("within", "expected 'within' after "+i.Op.String())
		}
		if !p.is("none") && p.tok != tLocal && p.tok != tLocalID {
			p.error("expected scope value for " + i.Op.String())
		}
		return p.value(token)
	}
	switch i.Op {
	case OpCleanupRet:
		p.wantWord("from", "expected 'from' after cleanupret")
		ops = append(ops, p.value(token))
		p.wantWord("unwind", "expected 'unwind' in cleanupret")
		return p.unwindTo(i, ops)
	case OpCatchRet:
		p.wantWord("from", "expected 'from' after catchret")
		ops = append(ops, p.value(token))
		p.wantWord("to", "expected 'to' in catchret")
		return append(ops, p.labelOperand())
	case OpCatchSwitch:
		i.typ = token
		ops = append(ops, parent(true))
		p.want(tLSquare, "expected '[' with catchswitch labels")
		for p.err == nil {
			ops = append(ops, p.labelOperand())
			i.details().Indirect++
			if !p.got(tComma) {
				break
			}
		}
		p.want(tRSquare, "expected ']' after catchswitch labels")
		p.wantWord("unwind", "expected 'unwind' after catchswitch scope")
		return p.unwindTo(i, ops)
	}
	i.typ = token
	ops = append(ops, parent(true))
	p.want(tLSquare, "expected '[' in catchpad/cleanuppad")
	for p.err == nil && p.tok != tRSquare {
		t := p.typ()
		ops = append(ops, p.value(t))
		if !p.got(tComma) {
			break
		}
	}
	p.want(tRSquare, "expected ']' in argument list")
	return ops
}

// unwindTo reads to caller or label %bb.
func (p *parser) unwindTo(i *Instruction, ops []Value) []Value {
	if p.gotWord("to") {
		p.wantWord("caller", "expected 'caller' in "+i.Op.String())
		return ops
	}
	i.hasUnwind = true
	return append(ops, p.labelOperand())
}

// isIntrinsicName reports whether a function belongs to LLVM itself.
func isIntrinsicName(name string) bool { return strings.HasPrefix(name, "llvm.") }

// caseKey identifies a case of a switch.
type caseKey struct {
	typ   *Type
	value num.Int
}
