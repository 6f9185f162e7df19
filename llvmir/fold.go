package llvmir

import "github.com/gomlir/gomlir/num"

// LLVM folds constant expressions when it creates them, so it may print other expressions than
// those written. This file does the folding that does not depend on the data layout.

// foldCast returns the simplified cast of a constant.
func (m *Module) foldCast(op Op, c Constant, t *Type, typed bool) Constant {
	if c.Type() == t {
		return c
	}
	switch c.(type) {
	case *Poison:
		return &Poison{t}
	case *Undef:
		switch op {
		case OpZExt, OpSExt, OpUIToFP, OpSIToFP:
			return NewZero(t)
		}
		return &Undef{t}
	}
	if isZero(c) && op != OpAddrSpaceCast && t.kind != X86AMXType && t.kind != X86MMXType {
		return NewZero(t)
	}
	if e, ok := c.(*Expr); ok && e.Op.IsCast() {
		if f := m.foldCastPair(e, op, t, typed); f != nil {
			return f
		}
	}
	if f := foldScalarCast(op, c, t); f != nil {
		return f
	}
	if op == OpBitCast && typed {
		if f := m.firstElement(c, t); f != nil {
			return f
		}
	}
	return &Expr{Op: op, Operands: []Constant{c}, typ: t}
}

// foldCastPair folds a cast of a cast.
func (m *Module) foldCastPair(e *Expr, op Op, t *Type, typed bool) Constant {
	inner := e.Operands[0]
	switch {
	case e.Op == OpBitCast && op == OpBitCast,
		e.Op == OpBitCast && op == OpPtrToInt && inner.Type().isPtr(),
		e.Op == OpTrunc && op == OpTrunc,
		e.Op == OpZExt && op == OpZExt,
		e.Op == OpSExt && op == OpSExt,
		e.Op == OpIntToPtr && op == OpBitCast:
		if e.Op == OpIntToPtr {
			op = OpIntToPtr
		}
		return m.foldCast(op, inner, t, typed)
	case e.Op == OpPtrToInt && op == OpTrunc && !typed:
		return m.foldCast(OpPtrToInt, inner, t, typed)
	case e.Op == OpBitCast && op == OpAddrSpaceCast && typed && inner.Type().isPtr():
		return m.foldCast(OpAddrSpaceCast, inner, t, typed)
	case e.Op == OpAddrSpaceCast && op == OpAddrSpaceCast:
		if inner.Type().AddrSpace() == t.AddrSpace() {
			return m.foldCast(OpBitCast, inner, t, typed)
		}
		return m.foldCast(OpAddrSpaceCast, inner, t, typed)
	}
	return nil
}

// foldScalarCast returns the cast of a known integer or float, nil for other constants.
func foldScalarCast(op Op, c Constant, t *Type) Constant {
	switch c := c.(type) {
	case *Int:
		switch {
		case op == OpTrunc && t.isInt():
			return &Int{c.Value.Trunc(t.Bits()), t}
		case op == OpZExt && t.isInt():
			return &Int{c.Value.Zext(t.Bits()), t}
		case op == OpSExt && t.isInt():
			return &Int{c.Value.Sext(t.Bits()), t}
		case op == OpBitCast && t.IsFloat() && t.kind != PPCFP128Type:
			return &Float{num.FloatFromInt(t.semantics(), c.Value), t}
		}
	case *Float:
		switch {
		case op == OpBitCast && t.isInt():
			return &Int{c.Value.Int(), t}
		case (op == OpFPTrunc || op == OpFPExt) && t.IsFloat():
			v, _ := c.Value.Convert(t.semantics())
			return &Float{v, t}
		}
	}
	return nil
}

// firstElement turns the cast of a pointer to an aggregate into the address of
// its first element, as LLVM 14 does.
func (m *Module) firstElement(c Constant, t *Type) Constant {
	from := c.Type()
	if !from.IsTypedPointer() || !t.IsTypedPointer() || from.n != t.n || !from.elem.IsSized() {
		return nil
	}
	ops := []Constant{c, NewInt(m.Types.Int(32), 0)}
	for e := from.elem; e != t.elem; {
		switch {
		case e.kind == StructType && len(e.Fields()) > 0:
			e = e.Fields()[0]
		case e.kind == ArrayType:
			e = e.elem
		default:
			return nil
		}
		ops = append(ops, NewInt(m.Types.Int(32), 0))
		if len(ops) > maxTypeDepth {
			return nil
		}
	}
	g := &Expr{Op: OpGetElementPtr, Flags: InBounds, Elem: from.elem, Operands: ops, typ: t}
	return m.foldGEP(g, true)
}

// foldGEP returns the simplified getelementptr.
func (m *Module) foldGEP(e *Expr, typed bool) Constant {
	base := e.Operands[0]
	switch base.(type) {
	case *Poison:
		return &Poison{e.typ}
	case *Undef:
		return &Undef{e.typ}
	}
	if len(e.Operands) == 1 {
		return base
	}
	if typed && e.typ.IsTypedPointer() {
		return m.foldTypedGEP(e)
	}
	if e.Range != nil || e.typ != base.Type() {
		return e
	}
	for _, i := range e.Operands[1:] {
		if _, undef := i.(*Undef); !undef && !isZero(i) {
			return e
		}
	}
	return base
}

// foldTypedGEP simplifies a getelementptr of a typed pointer as LLVM 14 does.
func (m *Module) foldTypedGEP(e *Expr) Constant {
	base, idx := e.Operands[0], e.Operands[1:]
	zero := true
	for _, i := range idx {
		zero = zero && isZero(i)
	}
	if len(idx) == 1 && zero {
		return base
	}
	if _, null := base.(*Null); null && zero {
		return &Null{e.typ}
	}
	inner, ok := base.(*Expr)
	if !ok || !zero {
		return m.joinGEP(e)
	}
	if inner.Op == OpBitCast {
		// This is the first element of an array that was cast to an array of another length.
		from, to := inner.Operands[0].Type(), inner.typ
		if from.IsTypedPointer() && to.IsTypedPointer() && from.elem.kind == ArrayType && to.elem.kind == ArrayType &&
			from.elem.elem == to.elem.elem && from.n == to.n && len(idx) > 1 {
			ops := append([]Constant{inner.Operands[0]}, idx...)
			return m.foldGEP(&Expr{Op: OpGetElementPtr, Flags: e.Flags, Elem: from.elem, Operands: ops, typ: e.typ}, true)
		}
	}
	return m.joinGEP(e)
}

// joinGEP joins two getelementptrs into one if the outer one continues where the inner one ends.
func (m *Module) joinGEP(e *Expr) Constant {
	inner, ok := e.Operands[0].(*Expr)
	if !ok || inner.Op != OpGetElementPtr || e.Flags&InRange != 0 || inner.Flags&InRange != 0 {
		return e
	}
	first, ok := e.Operands[1].(*Int)
	if !ok || !first.Value.IsZero() {
		return e
	}
	ops := append(append([]Constant(nil), inner.Operands...), e.Operands[2:]...)
	flags := Flags(0)
	if e.Flags&inner.Flags&InBounds != 0 {
		flags = InBounds
	}
	return m.foldGEP(&Expr{Op: OpGetElementPtr, Flags: flags, Elem: inner.Elem, Operands: ops, typ: e.typ}, true)
}

// foldBinary returns the simplified arithmetic on two constants.
func foldBinary(op Op, f Flags, a, b Constant) Constant {
	t := a.Type()
	_, pa := a.(*Poison)
	_, pb := b.(*Poison)
	if pa || pb {
		return &Poison{t}
	}
	ia, aInt := a.(*Int)
	ib, bInt := b.(*Int)
	if aInt && bInt {
		if v, ok := intBinary(op, ia.Value, ib.Value); ok {
			return &Int{v, t}
		}
	}
	commutes := op == OpAdd || op == OpMul || op == OpAnd || op == OpOr || op == OpXor
	if aInt && !bInt && commutes {
		a, b, ib, bInt = b, a, ia, true
	}
	if bInt {
		switch op {
		case OpAdd, OpSub, OpXor, OpOr, OpShl, OpLShr, OpAShr:
			if ib.Value.IsZero() {
				return a
			}
		case OpMul, OpUDiv, OpSDiv:
			if ib.Value.IsOne() {
				return a
			}
		}
		if e, ok := a.(*Expr); ok && e.Op == op && commutes {
			if ic, ok := e.Operands[1].(*Int); ok {
				v, _ := intBinary(op, ic.Value, ib.Value)
				return foldBinary(op, 0, e.Operands[0], &Int{v, t})
			}
		}
	}
	return &Expr{Op: op, Flags: f, Operands: []Constant{a, b}, typ: t}
}

// intBinary computes with integers. ok is false if the result is undefined or the operation is not
// one on integers.
func intBinary(op Op, a, b num.Int) (v num.Int, ok bool) {
	ok = true
	w := a.Width()
	shift, small := b.Uint64()
	switch op {
	case OpAdd:
		v, _ = a.Add(b)
	case OpSub:
		v, _ = a.Sub(b)
	case OpMul:
		v, _ = a.Mul(b)
	case OpAnd:
		v = a.And(b)
	case OpOr:
		v = a.Or(b)
	case OpXor:
		v = a.Xor(b)
	case OpUDiv, OpURem, OpSDiv, OpSRem:
		if b.IsZero() {
			return v, false
		}
		v = divide(op, a, b)
	case OpShl, OpLShr, OpAShr:
		if !small || shift >= uint64(w) {
			return v, false
		}
		switch op {
		case OpShl:
			v = a.Shl(uint32(shift))
		case OpLShr:
			v = a.LShr(uint32(shift))
		default:
			v = a.AShr(uint32(shift))
		}
	default:
		ok = false
	}
	return v, ok
}

func divide(op Op, a, b num.Int) num.Int {
	if op == OpUDiv || op == OpURem {
		q, r := a.DivUnsigned(b)
		if op == OpUDiv {
			return q
		}
		return r
	}
	q, r, _ := a.DivSigned(b)
	if op == OpSDiv {
		return q
	}
	return r
}

// foldOther simplifies expressions that are neither casts nor arithmetic.
func foldOther(e *Expr) Constant {
	switch e.Op {
	case OpSelect:
		if c, ok := e.Operands[0].(*Int); ok {
			if c.Value.IsZero() {
				return e.Operands[2]
			}
			return e.Operands[1]
		}
	case OpExtractValue:
		c := e.Operands[0]
		for _, i := range e.Indexes {
			if c = ElemAt(c, int(i)); c == nil {
				return e
			}
		}
		return c
	case OpExtractElement:
		return ConstExtractElement(e.Operands[0], e.Operands[1])
	case OpInsertElement:
		return ConstInsertElement(e.Operands[0], e.Operands[1], e.Operands[2])
	case OpShuffleVector:
		return ConstShuffle(e.Operands[0], e.Operands[1], e.Mask)
	case OpICmp:
		a, aok := e.Operands[0].(*Int)
		b, bok := e.Operands[1].(*Int)
		if aok && bok {
			v := int64(0)
			if compareInts(e.Pred, a.Value, b.Value) {
				v = 1
			}
			return NewInt(e.typ, v)
		}
	}
	return e
}

func compareInts(p Pred, a, b num.Int) bool {
	u, s := a.CmpUnsigned(b), a.CmpSigned(b)
	switch p {
	case ICmpEQ:
		return u == 0
	case ICmpNE:
		return u != 0
	case ICmpUGT:
		return u > 0
	case ICmpUGE:
		return u >= 0
	case ICmpULT:
		return u < 0
	case ICmpULE:
		return u <= 0
	case ICmpSGT:
		return s > 0
	case ICmpSGE:
		return s >= 0
	case ICmpSLT:
		return s < 0
	}
	return s <= 0
}
