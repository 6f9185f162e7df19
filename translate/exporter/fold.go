package exporter

import (
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/num"
)

// This file folds operations on constants as LLVM's TargetFolder does. A function returns nil if an
// instruction is needed.

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

// isNull reports whether all bits of a constant are known to be zero.
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

// elementwise computes a vector element by element. It returns nil if an element is not known or f
// returns nil.
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

// elemsAt returns element i of two constants. ok is false if one is not known.
func elemsAt(x, y llvmir.Constant, i int) (ex, ey llvmir.Constant, ok bool) {
	ex, ey = llvmir.ElemAt(x, i), llvmir.ElemAt(y, i)
	return ex, ey, ex != nil && ey != nil
}

// foldBinary folds arithmetic.
func (x *exporter) foldBinary(op llvmir.Op, flags llvmir.Flags, a, b llvmir.Constant) llvmir.Constant {
	if x.kept.exact {
		return x.m.ConstBinary(op, flags, a, b)
	}
	if c := x.foldAddresses(op, a, b); c != nil {
		return c
	}
	c := x.compute(op, flags, a, b)
	if c == nil && isDesirable(op) {
		return x.m.ConstBinary(op, 0, a, b) // LLVM's folder drops the flags
	}
	return c
}

// compute folds arithmetic on values, or returns nil.
func (x *exporter) compute(op llvmir.Op, flags llvmir.Flags, a, b llvmir.Constant) llvmir.Constant {
	t := a.Type()
	if c := identity(op, a, b); c != nil {
		return c
	}
	if isPoison(a) || isPoison(b) {
		return llvmir.NewPoison(t)
	}
	isVector := t.Kind() == llvmir.VectorType
	if (isUndef(a) || isUndef(b)) && (!isVector || t.IsScalable()) {
		return foldUndef(op, a, b)
	}
	ia, aInt := a.(*llvmir.Int)
	ib, bInt := b.(*llvmir.Int)
	switch {
	case bInt && isAbsorber(op, ib, false):
		return ib
	case bInt && isDivision(op) && ib.Value.IsZero():
		return llvmir.NewPoison(t)
	case bInt && (op == llvmir.OpURem || op == llvmir.OpSRem) && ib.Value.IsOne():
		return llvmir.NewZero(t)
	case aInt && bInt:
		return foldInts(op, ia, ib)
	case aInt && isCommutative(op):
		return x.foldBinary(op, flags, b, a)
	case aInt && isAbsorber(op, ia, true):
		return ia
	}
	fa, aFloat := a.(*llvmir.Float)
	fb, bFloat := b.(*llvmir.Float)
	if aFloat && bFloat {
		return foldFloats(op, fa, fb)
	}
	if isVector {
		return x.computeVector(op, flags, a, b)
	}
	if t.Kind() == llvmir.IntegerType && t.Bits() == 1 {
		return x.computeBit(op, flags, a, b)
	}
	return nil
}

// computeVector computes element by element, or once for a splat.
func (x *exporter) computeVector(op llvmir.Op, flags llvmir.Flags, a, b llvmir.Constant) llvmir.Constant {
	t := a.Type()
	sa, sb := splatOf(a), splatOf(b)
	if sb != nil && isDivision(op) && isNull(sb) {
		return llvmir.NewPoison(t)
	}
	if sa != nil && sb != nil {
		if c := x.foldBinary(op, flags, sa, sb); c != nil {
			return llvmir.NewSplat(t, c)
		}
		return nil
	}
	return elementwise(t, func(i int) llvmir.Constant {
		ea, eb, ok := elemsAt(a, b, i)
		if !ok {
			return nil
		}
		return x.foldBinary(op, flags, ea, eb)
	})
}

// computeBit folds an operation on i1. Its result may be known even if the operands are not.
func (x *exporter) computeBit(op llvmir.Op, flags llvmir.Flags, a, b llvmir.Constant) llvmir.Constant {
	switch op {
	case llvmir.OpAdd, llvmir.OpSub:
		return x.foldBinary(llvmir.OpXor, 0, a, b)
	case llvmir.OpShl, llvmir.OpLShr, llvmir.OpAShr, llvmir.OpUDiv, llvmir.OpSDiv:
		return a
	case llvmir.OpURem, llvmir.OpSRem:
		return llvmir.NewZero(a.Type())
	}
	return nil
}

func isCommutative(op llvmir.Op) bool {
	switch op {
	case llvmir.OpAdd, llvmir.OpMul, llvmir.OpAnd, llvmir.OpOr, llvmir.OpXor, llvmir.OpFAdd, llvmir.OpFMul:
		return true
	}
	return false
}

func isDivision(op llvmir.Op) bool {
	switch op {
	case llvmir.OpUDiv, llvmir.OpSDiv, llvmir.OpURem, llvmir.OpSRem:
		return true
	}
	return false
}

// identity returns the operand that the other one leaves unchanged, or nil. It may be undef or
// poison.
func identity(op llvmir.Op, a, b llvmir.Constant) llvmir.Constant {
	if isIdentity(op, b) {
		return a
	}
	if isCommutative(op) && isIdentity(op, a) {
		return b
	}
	return nil
}

// isIdentity reports whether c as the right operand leaves the left one unchanged.
func isIdentity(op llvmir.Op, c llvmir.Constant) bool {
	if c.Type().Kind() == llvmir.VectorType {
		s := splatOf(c)
		return s != nil && isIdentity(op, s)
	}
	switch op {
	case llvmir.OpAdd, llvmir.OpOr, llvmir.OpXor, llvmir.OpSub, llvmir.OpShl, llvmir.OpLShr, llvmir.OpAShr, llvmir.OpFSub:
		return isNull(c)
	}
	switch c := c.(type) {
	case *llvmir.Int:
		switch op {
		case llvmir.OpMul, llvmir.OpUDiv, llvmir.OpSDiv:
			return c.Value.IsOne()
		case llvmir.OpAnd:
			return c.Value.IsAllOnes()
		}
	case *llvmir.Float:
		switch op {
		case llvmir.OpFAdd:
			return c.Value.IsZero() && c.Value.Negative()
		case llvmir.OpFMul, llvmir.OpFDiv:
			one, _ := num.FloatFromFloat64(c.Value.Semantics(), 1)
			return c.Value == one
		}
	}
	return false
}

// isAbsorber reports whether an operand determines the result, whatever the other one is. Some do
// so only on the left.
func isAbsorber(op llvmir.Op, c *llvmir.Int, left bool) bool {
	switch op {
	case llvmir.OpOr:
		return c.Value.IsAllOnes()
	case llvmir.OpAnd, llvmir.OpMul:
		return c.Value.IsZero()
	case llvmir.OpShl, llvmir.OpLShr, llvmir.OpAShr, llvmir.OpUDiv, llvmir.OpSDiv, llvmir.OpURem, llvmir.OpSRem:
		return left && c.Value.IsZero()
	}
	return false
}

// splatOf returns the constant that all elements of a vector equal, or nil.
func splatOf(c llvmir.Constant) llvmir.Constant {
	t := c.Type()
	if t.Kind() != llvmir.VectorType {
		return nil
	}
	switch c := c.(type) {
	case *llvmir.Splat:
		return c.Elem
	case *llvmir.Zero:
		return llvmir.NewZero(t.Elem())
	case *llvmir.Aggregate:
		for _, e := range c.Elems[1:] {
			if !equal(e, c.Elems[0]) {
				return nil
			}
		}
		return c.Elems[0]
	}
	return nil
}

// foldUndef folds an operation with an undef operand and no poison operand.
func foldUndef(op llvmir.Op, a, b llvmir.Constant) llvmir.Constant {
	t := a.Type()
	if isUndef(a) && isUndef(b) {
		switch op {
		case llvmir.OpXor:
			return llvmir.NewZero(t)
		case llvmir.OpAnd, llvmir.OpOr, llvmir.OpMul, llvmir.OpFAdd, llvmir.OpFSub, llvmir.OpFMul, llvmir.OpFDiv, llvmir.OpFRem:
			return a
		}
	}
	switch op {
	case llvmir.OpAdd, llvmir.OpSub, llvmir.OpXor:
		return llvmir.NewUndef(t)
	case llvmir.OpAnd:
		return llvmir.NewZero(t)
	case llvmir.OpMul:
		other := a
		if isUndef(a) {
			other = b
		}
		if i, ok := other.(*llvmir.Int); ok && i.Value.Bit(0) {
			return llvmir.NewUndef(t)
		}
		return llvmir.NewZero(t)
	case llvmir.OpOr:
		return allOnes(t)
	case llvmir.OpUDiv, llvmir.OpSDiv, llvmir.OpURem, llvmir.OpSRem:
		if isUndef(b) || isNull(b) {
			return llvmir.NewPoison(t)
		}
		return llvmir.NewZero(t)
	case llvmir.OpShl, llvmir.OpLShr, llvmir.OpAShr:
		if isUndef(b) {
			return llvmir.NewPoison(t)
		}
		return llvmir.NewZero(t)
	case llvmir.OpFAdd, llvmir.OpFSub, llvmir.OpFMul, llvmir.OpFDiv, llvmir.OpFRem:
		if f, ok := a.(*llvmir.Float); ok && op == llvmir.OpFSub && f.Value.IsZero() && f.Value.Negative() {
			return b
		}
		if t.Kind() == llvmir.VectorType {
			return llvmir.NewSplat(t, llvmir.NewFloat(t.Elem(), num.NaN(semantics(t.Elem()), false)))
		}
		return llvmir.NewFloat(t, num.NaN(semantics(t), false))
	}
	return nil
}

// allOnes returns an integer, or a vector of integers, with all bits set, or nil for other types.
func allOnes(t *llvmir.Type) llvmir.Constant {
	switch {
	case t.Kind() == llvmir.IntegerType:
		return llvmir.NewWideInt(t, num.AllOnes(t.Bits()))
	case t.Kind() == llvmir.VectorType:
		if e := allOnes(t.Elem()); e != nil {
			return llvmir.NewSplat(t, e)
		}
	case t.IsFloat():
		s := semantics(t)
		return llvmir.NewFloat(t, num.FloatFromInt(s, num.AllOnes(s.Width())))
	}
	return nil
}

func semantics(t *llvmir.Type) num.Semantics {
	return llvmir.NewZero(t).(*llvmir.Float).Value.Semantics()
}

// equal reports whether two constants are equal.
func equal(a, b llvmir.Constant) bool { return equalWithin(a, b, 100) }

func equalWithin(a, b llvmir.Constant, depth int) bool {
	if a == b {
		return true
	}
	if a.Type() != b.Type() || depth == 0 {
		return false
	}
	switch a := a.(type) {
	case *llvmir.Int:
		b, ok := b.(*llvmir.Int)
		return ok && a.Value == b.Value
	case *llvmir.Float:
		b, ok := b.(*llvmir.Float)
		return ok && a.Value == b.Value
	case *llvmir.Null, *llvmir.Zero:
		return isNull(b)
	case *llvmir.Undef:
		return isUndef(b)
	case *llvmir.Poison:
		return isPoison(b)
	case *llvmir.String:
		b, ok := b.(*llvmir.String)
		return ok && a.Bytes == b.Bytes
	case *llvmir.Splat:
		b, ok := b.(*llvmir.Splat)
		return ok && equalWithin(a.Elem, b.Elem, depth-1)
	case *llvmir.Aggregate:
		b, ok := b.(*llvmir.Aggregate)
		return ok && equalLists(a.Elems, b.Elems, depth-1)
	case *llvmir.BlockAddress:
		b, ok := b.(*llvmir.BlockAddress)
		return ok && a.Block == b.Block && a.Func == b.Func
	case *llvmir.Expr:
		b, ok := b.(*llvmir.Expr)
		return ok && a.Op == b.Op && a.Flags == b.Flags && a.Pred == b.Pred && a.Elem == b.Elem && a.Range == b.Range &&
			equalLists(a.Operands, b.Operands, depth-1)
	}
	return false
}

func equalLists(a, b []llvmir.Constant, depth int) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !equalWithin(a[i], b[i], depth) {
			return false
		}
	}
	return true
}

// foldInts folds an operation on two integers. An undefined result is poison.
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
