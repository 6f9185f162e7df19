package exporter

import (
	"github.com/gomlir/gomlir/internal/num"
	"github.com/gomlir/gomlir/llvmir"
)

// This file does what LLVM's TargetFolder does: it computes operations on
// constants. A function returns nil where there has to be an instruction.

// isDesirable reports whether an operation may be a constant expression.
func isDesirable(op llvmir.Op) bool {
	switch op {
	case llvmir.OpAdd, llvmir.OpSub, llvmir.OpXor, llvmir.OpTrunc, llvmir.OpBitCast, llvmir.OpIntToPtr, llvmir.OpPtrToInt,
		llvmir.OpPtrToAddr, llvmir.OpAddrSpaceCast:
		return true
	}
	return false
}

func isPoison(c llvmir.Constant) bool { _, ok := c.(*llvmir.Poison); return ok }
func isUndef(c llvmir.Constant) bool  { _, ok := c.(*llvmir.Undef); return ok }

// isNull reports whether a constant is known to have all bits zero.
func isNull(c llvmir.Constant) bool {
	switch c := c.(type) {
	case *llvmir.Int:
		return c.Value.IsZero()
	case *llvmir.Float:
		lo, hi := c.Value.Bits()
		return lo|hi == 0
	case *llvmir.Null, *llvmir.Zero:
		return true
	}
	return false
}

// elementwise computes a vector from its elements. It returns nil if they are
// not known or one is not computed.
func elementwise(t *llvmir.Type, f func(i int) llvmir.Constant) llvmir.Constant {
	const most = 1 << 16
	if t.Kind() != llvmir.VectorType || t.IsScalable() || t.Len() > most {
		return nil
	}
	elems := make([]llvmir.Constant, t.Len())
	for i := range elems {
		if elems[i] = f(i); elems[i] == nil {
			return nil
		}
	}
	return llvmir.NewAggregate(t, elems)
}

// elemsAt returns elements of two constants, ok being false if one is not known.
func elemsAt(x, y llvmir.Constant, i int) (ex, ey llvmir.Constant, ok bool) {
	ex, ey = llvmir.ElemAt(x, i), llvmir.ElemAt(y, i)
	return ex, ey, ex != nil && ey != nil
}

// foldBinary computes arithmetic.
func (x *exporter) foldBinary(op llvmir.Op, flags llvmir.Flags, a, b llvmir.Constant) llvmir.Constant {
	t := a.Type()
	if isPoison(a) || isPoison(b) {
		return llvmir.NewPoison(t)
	}
	if isUndef(a) || isUndef(b) {
		return foldUndef(op, a, b)
	}
	ia, aInt := a.(*llvmir.Int)
	ib, bInt := b.(*llvmir.Int)
	if aInt && bInt {
		return foldInts(op, ia, ib)
	}
	fa, aFloat := a.(*llvmir.Float)
	fb, bFloat := b.(*llvmir.Float)
	if aFloat && bFloat {
		return foldFloats(op, fa, fb)
	}
	if t.Kind() == llvmir.VectorType {
		return elementwise(t, func(i int) llvmir.Constant {
			ea, eb, ok := elemsAt(a, b, i)
			if !ok {
				return nil
			}
			return x.foldBinary(op, flags, ea, eb)
		})
	}
	if aInt && isCommutative(op) {
		a, b, ib, bInt = b, a, ia, true
	}
	if bInt {
		if c := foldIdentity(op, a, ib); c != nil {
			return c
		}
	}
	if isDesirable(op) {
		return x.m.ConstBinary(op, flags, a, b)
	}
	return nil
}

func isCommutative(op llvmir.Op) bool {
	switch op {
	case llvmir.OpAdd, llvmir.OpMul, llvmir.OpAnd, llvmir.OpOr, llvmir.OpXor:
		return true
	}
	return false
}

// foldIdentity computes an operation with a number that leaves the other
// operand alone, or makes that not matter.
func foldIdentity(op llvmir.Op, a llvmir.Constant, n *llvmir.Int) llvmir.Constant {
	v := n.Value
	switch op {
	case llvmir.OpAdd, llvmir.OpSub, llvmir.OpOr, llvmir.OpXor, llvmir.OpShl, llvmir.OpLShr, llvmir.OpAShr:
		if v.IsZero() {
			return a
		}
		if op == llvmir.OpOr && v.IsAllOnes() {
			return n
		}
	case llvmir.OpMul:
		if v.IsOne() {
			return a
		}
		if v.IsZero() {
			return n
		}
	case llvmir.OpAnd:
		if v.IsAllOnes() {
			return a
		}
		if v.IsZero() {
			return n
		}
	case llvmir.OpUDiv, llvmir.OpSDiv:
		if v.IsOne() {
			return a
		}
		if v.IsZero() {
			return llvmir.NewPoison(a.Type())
		}
	case llvmir.OpURem, llvmir.OpSRem:
		if v.IsOne() {
			return llvmir.NewZero(a.Type())
		}
		if v.IsZero() {
			return llvmir.NewPoison(a.Type())
		}
	}
	return nil
}

// foldUndef computes an operation of which an operand is undef and none is poison.
func foldUndef(op llvmir.Op, a, b llvmir.Constant) llvmir.Constant {
	t := a.Type()
	both := isUndef(a) && isUndef(b)
	switch op {
	case llvmir.OpXor:
		if both {
			return llvmir.NewZero(t)
		}
		return llvmir.NewUndef(t)
	case llvmir.OpAdd, llvmir.OpSub:
		return llvmir.NewUndef(t)
	case llvmir.OpAnd:
		if both {
			return a
		}
		return llvmir.NewZero(t)
	case llvmir.OpMul:
		if both {
			return a
		}
		other := a
		if isUndef(a) {
			other = b
		}
		if i, ok := other.(*llvmir.Int); ok && i.Value.Bit(0) {
			return llvmir.NewUndef(t)
		}
		return llvmir.NewZero(t)
	case llvmir.OpOr:
		if both {
			return a
		}
		if t.Kind() == llvmir.IntegerType {
			return llvmir.NewWideInt(t, num.AllOnes(t.Bits()))
		}
	case llvmir.OpUDiv, llvmir.OpSDiv, llvmir.OpURem, llvmir.OpSRem, llvmir.OpShl, llvmir.OpLShr, llvmir.OpAShr:
		if isUndef(b) {
			return llvmir.NewPoison(t)
		}
		i, ok := b.(*llvmir.Int)
		divides := op == llvmir.OpUDiv || op == llvmir.OpSDiv
		rem := op == llvmir.OpURem || op == llvmir.OpSRem
		switch {
		case (divides || rem) && isNull(b):
			return llvmir.NewPoison(t)
		case divides && ok && i.Value.IsOne(), !divides && !rem && isNull(b):
			return llvmir.NewUndef(t)
		}
		return llvmir.NewZero(t)
	case llvmir.OpFAdd, llvmir.OpFSub, llvmir.OpFMul, llvmir.OpFDiv, llvmir.OpFRem:
		if both {
			return a
		}
		if t.IsFloat() {
			return llvmir.NewFloat(t, num.NaN(semantics(t), false))
		}
	}
	return nil
}

func semantics(t *llvmir.Type) num.Semantics {
	return llvmir.NewZero(t).(*llvmir.Float).Value.Semantics()
}

// foldInts computes with two integers. What is undefined is poison.
func foldInts(op llvmir.Op, a, b *llvmir.Int) llvmir.Constant {
	x, y, t := a.Value, b.Value, a.Type()
	var v num.Int
	switch op {
	case llvmir.OpAdd:
		v, _ = x.Add(y)
	case llvmir.OpSub:
		v, _ = x.Sub(y)
	case llvmir.OpMul:
		v, _ = x.Mul(y)
	case llvmir.OpAnd:
		v = x.And(y)
	case llvmir.OpOr:
		v = x.Or(y)
	case llvmir.OpXor:
		v = x.Xor(y)
	case llvmir.OpUDiv, llvmir.OpURem:
		if y.IsZero() {
			return llvmir.NewPoison(t)
		}
		q, r := x.DivUnsigned(y)
		v = q
		if op == llvmir.OpURem {
			v = r
		}
	case llvmir.OpSDiv, llvmir.OpSRem:
		if y.IsZero() || y.IsAllOnes() && x.IsMinSigned() {
			return llvmir.NewPoison(t)
		}
		q, r, _ := x.DivSigned(y)
		v = q
		if op == llvmir.OpSRem {
			v = r
		}
	case llvmir.OpShl, llvmir.OpLShr, llvmir.OpAShr:
		n, small := y.Uint64()
		if !small || n >= uint64(x.Width()) {
			return llvmir.NewPoison(t)
		}
		switch op {
		case llvmir.OpShl:
			v = x.Shl(uint32(n))
		case llvmir.OpLShr:
			v = x.LShr(uint32(n))
		default:
			v = x.AShr(uint32(n))
		}
	default:
		return nil
	}
	return llvmir.NewWideInt(t, v)
}

// foldCompare compares.
func (x *exporter) foldCompare(p llvmir.Pred, a, b llvmir.Constant) llvmir.Constant {
	t := a.Type()
	result := x.m.Types.Int(1)
	if t.Kind() == llvmir.VectorType {
		result = x.m.Types.Vector(result, t.Len(), t.IsScalable())
	}
	truth := func(v bool) llvmir.Constant {
		n := int64(0)
		if v {
			n = 1
		}
		c := llvmir.NewInt(x.m.Types.Int(1), n)
		if t.Kind() == llvmir.VectorType {
			return llvmir.NewSplat(result, c)
		}
		return c
	}
	switch p {
	case llvmir.FCmpFalse:
		return truth(false)
	case llvmir.FCmpTrue:
		return truth(true)
	}
	if isPoison(a) || isPoison(b) {
		return llvmir.NewPoison(result)
	}
	if isUndef(a) || isUndef(b) {
		return undefCompare(p, a, b, result, truth)
	}
	switch a := a.(type) {
	case *llvmir.Int:
		if b, ok := b.(*llvmir.Int); ok {
			return truth(compareInts(p, a.Value, b.Value))
		}
	case *llvmir.Float:
		if b, ok := b.(*llvmir.Float); ok {
			if v, ok := compareFloats(p, a.Value, b.Value); ok {
				return truth(v)
			}
			return nil
		}
	}
	if t.Kind() == llvmir.VectorType {
		return elementwise(result, func(i int) llvmir.Constant {
			ea, eb, ok := elemsAt(a, b, i)
			if !ok {
				return nil
			}
			return x.foldCompare(p, ea, eb)
		})
	}
	return comparePointers(p, a, b, truth)
}

func undefCompare(p llvmir.Pred, a, b llvmir.Constant, result *llvmir.Type, truth func(bool) llvmir.Constant) llvmir.Constant {
	if p >= llvmir.ICmpEQ {
		if p == llvmir.ICmpEQ || p == llvmir.ICmpNE || isUndef(a) && isUndef(b) {
			return llvmir.NewUndef(result)
		}
		switch p {
		case llvmir.ICmpUGE, llvmir.ICmpULE, llvmir.ICmpSGE, llvmir.ICmpSLE:
			return truth(true)
		}
		return truth(false)
	}
	return truth(p&8 != 0) // unordered
}

// comparePointers compares addresses that are known to differ or to be the same.
func comparePointers(p llvmir.Pred, a, b llvmir.Constant, truth func(bool) llvmir.Constant) llvmir.Constant {
	equality := p == llvmir.ICmpEQ || p == llvmir.ICmpNE
	if a == b || isNull(a) && isNull(b) {
		if _, global := a.(llvmir.Global); global || isNull(a) {
			switch p {
			case llvmir.ICmpEQ, llvmir.ICmpUGE, llvmir.ICmpULE, llvmir.ICmpSGE, llvmir.ICmpSLE:
				return truth(true)
			}
			return truth(false)
		}
	}
	if !equality {
		return nil
	}
	if isNull(a) {
		a, b = b, a
	}
	g, ok := a.(llvmir.Global)
	if !ok {
		return nil
	}
	if _, alias := a.(*llvmir.Alias); alias {
		return nil
	}
	if isNull(b) {
		if g.Base().Linkage != llvmir.ExternalWeakLinkage && g.Base().AddrSpace() == 0 {
			return truth(p == llvmir.ICmpNE)
		}
		return nil
	}
	if h, ok := b.(llvmir.Global); ok && distinctAddress(g) && distinctAddress(h) {
		return truth(p == llvmir.ICmpNE)
	}
	return nil
}

// distinctAddress reports whether no other global that has the property can be
// at the address of this one.
func distinctAddress(g llvmir.Global) bool {
	b := g.Base()
	switch b.Linkage {
	case llvmir.ExternalLinkage, llvmir.PrivateLinkage, llvmir.InternalLinkage, llvmir.AppendingLinkage, llvmir.AvailableExternallyLinkage,
		llvmir.LinkOnceODRLinkage, llvmir.WeakODRLinkage:
	default:
		return false
	}
	if b.UnnamedAddr == llvmir.GlobalUnnamedAddr {
		return false
	}
	switch g := g.(type) {
	case *llvmir.Function:
		return true
	case *llvmir.GlobalVar:
		return g.ValueType.IsSized() && b.Module.Layout().AllocSize(g.ValueType) > 0
	}
	return false
}

func compareInts(p llvmir.Pred, a, b num.Int) bool {
	u, s := a.CmpUnsigned(b), a.CmpSigned(b)
	switch p {
	case llvmir.ICmpEQ:
		return u == 0
	case llvmir.ICmpNE:
		return u != 0
	case llvmir.ICmpUGT:
		return u > 0
	case llvmir.ICmpUGE:
		return u >= 0
	case llvmir.ICmpULT:
		return u < 0
	case llvmir.ICmpULE:
		return u <= 0
	case llvmir.ICmpSGT:
		return s > 0
	case llvmir.ICmpSGE:
		return s >= 0
	case llvmir.ICmpSLT:
		return s < 0
	}
	return s <= 0
}

// foldSelect chooses.
func (x *exporter) foldSelect(c, a, b llvmir.Constant) llvmir.Constant {
	switch c := c.(type) {
	case *llvmir.Int:
		if c.Value.IsZero() {
			return b
		}
		return a
	case *llvmir.Poison:
		return llvmir.NewPoison(a.Type())
	case *llvmir.Undef:
		if isUndef(a) {
			return a
		}
		return b
	}
	if isNull(c) {
		return b
	}
	if a == b {
		return a
	}
	if isPoison(a) {
		return b
	}
	if isPoison(b) {
		return a
	}
	return elementwise(a.Type(), func(i int) llvmir.Constant {
		ec := llvmir.ElemAt(c, i)
		ea, eb, ok := elemsAt(a, b, i)
		if !ok || ec == nil || ec.Type().Kind() == llvmir.VectorType {
			return nil
		}
		return x.foldSelect(ec, ea, eb)
	})
}

// index returns a constant as an index into a vector: -1 if it is not in it.
func index(i llvmir.Constant, v *llvmir.Type) (n int, ok bool) {
	c, ok := i.(*llvmir.Int)
	if !ok {
		return 0, false
	}
	u, small := c.Value.Uint64()
	if !small || u >= v.Len() {
		return -1, !v.IsScalable()
	}
	return int(u), true
}

func (x *exporter) foldExtractElement(v, i llvmir.Constant) llvmir.Constant {
	t := v.Type()
	if isPoison(v) || isPoison(i) || isUndef(i) {
		return llvmir.NewPoison(t.Elem())
	}
	if isUndef(v) {
		return llvmir.NewUndef(t.Elem())
	}
	n, ok := index(i, t)
	if !ok {
		return nil
	}
	if n < 0 {
		return llvmir.NewPoison(t.Elem())
	}
	return llvmir.ElemAt(v, n)
}

func (x *exporter) foldInsertElement(v, e, i llvmir.Constant) llvmir.Constant {
	t := v.Type()
	if isUndef(i) || isPoison(i) {
		return llvmir.NewPoison(t)
	}
	if isNull(e) && isNull(v) {
		return v
	}
	n, ok := index(i, t)
	if !ok || t.IsScalable() {
		return nil
	}
	if n < 0 {
		return llvmir.NewPoison(t)
	}
	return elementwise(t, func(k int) llvmir.Constant {
		if k == n {
			return e
		}
		return llvmir.ElemAt(v, k)
	})
}

func (x *exporter) foldShuffle(a, b llvmir.Constant, mask []int32) llvmir.Constant {
	t := a.Type()
	result := x.m.Types.Vector(t.Elem(), uint64(len(mask)), t.IsScalable())
	undefined := true
	for _, m := range mask {
		undefined = undefined && m == -1
	}
	if undefined {
		return llvmir.NewPoison(result)
	}
	if t.IsScalable() {
		if isNull(a) && mask[0] == 0 {
			return llvmir.NewZero(result)
		}
		return nil
	}
	n := int32(t.Len())
	return elementwise(result, func(i int) llvmir.Constant {
		switch m := mask[i]; {
		case m == -1:
			return llvmir.NewPoison(t.Elem())
		case m < n:
			return llvmir.ElemAt(a, int(m))
		default:
			return llvmir.ElemAt(b, int(m-n))
		}
	})
}
