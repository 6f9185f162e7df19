package exporter

import (
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/num"
)

// foldCompare folds a comparison.
func (x *exporter) foldCompare(p llvmir.Pred, a, b llvmir.Constant) llvmir.Constant {
	ea, aExpr := a.(*llvmir.Expr)
	eb, bExpr := b.(*llvmir.Expr)
	switch {
	case aExpr:
		if inner, other, ok := x.uncast(ea, b); ok {
			return x.foldCompare(p, inner, other)
		}
		if v, ok := x.compareOffsets(p, a, b); ok {
			return x.truth(a.Type(), v)
		}
	case bExpr:
		return x.foldCompare(swapped(p), eb, a)
	}
	// A function that flushes denormals, or does not specify it, may treat them as zero.
	if p < llvmir.ICmpEQ && (hasDenormal(a) || hasDenormal(b)) {
		return nil
	}
	return x.compareConstants(p, a, b)
}

// truth returns v as the result of a comparison of values of type t.
func (x *exporter) truth(t *llvmir.Type, v bool) llvmir.Constant {
	n := int64(0)
	if v {
		n = 1
	}
	bit := x.m.Types.Int(1)
	c := llvmir.NewInt(bit, n)
	if t.Kind() == llvmir.VectorType {
		return llvmir.NewSplat(x.m.Types.Vector(bit, t.Len(), t.IsScalable()), c)
	}
	return c
}

func hasDenormal(c llvmir.Constant) bool {
	switch c := c.(type) {
	case *llvmir.Float:
		return c.Value.IsDenormal()
	case *llvmir.Splat:
		return hasDenormal(c.Elem)
	case *llvmir.Aggregate:
		for _, e := range c.Elems {
			if hasDenormal(e) {
				return true
			}
		}
	}
	return false
}

func swapped(p llvmir.Pred) llvmir.Pred {
	switch p {
	case llvmir.ICmpEQ, llvmir.ICmpNE:
		return p
	case llvmir.ICmpUGT, llvmir.ICmpUGE, llvmir.ICmpSGT, llvmir.ICmpSGE:
		return p + llvmir.ICmpULT - llvmir.ICmpUGT
	case llvmir.ICmpULT, llvmir.ICmpULE, llvmir.ICmpSLT, llvmir.ICmpSLE:
		return p - (llvmir.ICmpULT - llvmir.ICmpUGT)
	}
	return p&^6 | p&2<<1 | p&4>>1
}

// uncast removes casts between integers and pointers from both sides of a comparison if that does
// not change its result.
func (x *exporter) uncast(e *llvmir.Expr, other llvmir.Constant) (a, b llvmir.Constant, ok bool) {
	inner := e.Operands
	toPointer := e.Op == llvmir.OpIntToPtr
	fromPointer := (e.Op == llvmir.OpPtrToInt || e.Op == llvmir.OpPtrToAddr) &&
		uint64(e.Type().Bits()) == x.layout.IndexBits(inner[0].Type().AddrSpace())
	if !toPointer && !fromPointer || e.Type().Kind() == llvmir.VectorType {
		return nil, nil, false
	}
	width := func(c llvmir.Constant) llvmir.Constant {
		if !toPointer {
			return c
		}
		return x.resizeInt(c, uint32(x.layout.PointerBits(e.Type().AddrSpace())))
	}
	a = width(inner[0])
	if a == nil {
		return nil, nil, false
	}
	if isNull(other) {
		return a, llvmir.NewZero(a.Type()), true
	}
	o, ok := other.(*llvmir.Expr)
	if !ok || o.Op != e.Op || toPointer != (o.Type().Kind() == llvmir.PointerType) || fromPointer && o.Operands[0].Type() != inner[0].Type() {
		return nil, nil, false
	}
	b = width(o.Operands[0])
	return a, b, b != nil
}

// compareOffsets compares addresses with the same base by their offsets.
func (x *exporter) compareOffsets(p llvmir.Pred, a, b llvmir.Constant) (result, ok bool) {
	t := a.Type()
	if t.Kind() != llvmir.PointerType || p >= llvmir.ICmpSGT || x.m.IsTyped() {
		return false, false
	}
	equality := p == llvmir.ICmpEQ || p == llvmir.ICmpNE
	bits := uint32(x.layout.IndexBits(t.AddrSpace()))
	baseA, m := x.stripOffsets(a, bits, equality)
	baseB, n := x.stripOffsets(b, bits, equality)
	if !equal(baseA, baseB) {
		return false, false
	}
	if !equality {
		p += llvmir.ICmpSGT - llvmir.ICmpUGT
	}
	return compareInts(p, m, n), true
}

// stripOffsets returns the base of an address and the number of bytes added to it.
func (x *exporter) stripOffsets(c llvmir.Constant, bits uint32, outOfBounds bool) (base llvmir.Constant, offset num.Int) {
	offset = num.NewInt(bits, 0)
	for {
		e, ok := c.(*llvmir.Expr)
		if !ok || e.Op != llvmir.OpGetElementPtr || !outOfBounds && e.Flags&llvmir.InBounds == 0 {
			return c, offset
		}
		n, ok := x.offset(e, bits)
		if !ok {
			return c, offset
		}
		offset, _ = offset.Add(n)
		c = e.Operands[0]
	}
}

// compareConstants compares constants, but not by the offsets of addresses.
func (x *exporter) compareConstants(p llvmir.Pred, a, b llvmir.Constant) llvmir.Constant {
	t := a.Type()
	switch p {
	case llvmir.FCmpFalse:
		return x.truth(t, false)
	case llvmir.FCmpTrue:
		return x.truth(t, true)
	}
	result := x.truth(t, false).Type()
	if isPoison(a) || isPoison(b) {
		return llvmir.NewPoison(result)
	}
	if isUndef(a) || isUndef(b) {
		return x.undefCompare(p, a, b, result)
	}
	if isNull(b) && (p == llvmir.ICmpUGE || p == llvmir.ICmpULT) {
		return x.truth(t, p == llvmir.ICmpUGE)
	}
	switch a := a.(type) {
	case *llvmir.Int:
		if b, ok := b.(*llvmir.Int); ok {
			return x.truth(t, compareInts(p, a.Value, b.Value))
		}
	case *llvmir.Float:
		if b, ok := b.(*llvmir.Float); ok {
			if v, ok := compareFloats(p, a.Value, b.Value); ok {
				return x.truth(t, v)
			}
			return nil
		}
	}
	if isBits(t) && p == llvmir.ICmpNE {
		return x.foldBinary(llvmir.OpXor, 0, a, b)
	}
	if isBits(t) && p == llvmir.ICmpEQ {
		if _, expr := a.(*llvmir.Expr); expr {
			a, b = b, a
		}
		if not := x.foldBinary(llvmir.OpXor, 0, a, allOnes(t)); not != nil {
			return x.foldBinary(llvmir.OpXor, 0, not, b)
		}
		return nil
	}
	if t.Kind() == llvmir.VectorType {
		return x.compareVectors(p, a, b, result)
	}
	return x.compareRelation(p, a, b)
}

// isBits reports whether a type is i1 or a vector of i1. LLVM folds comparisons of these as logical
// operations, which makes the comparison of two undefined elements false.
func isBits(t *llvmir.Type) bool {
	if t.Kind() == llvmir.VectorType {
		t = t.Elem()
	}
	return t.Kind() == llvmir.IntegerType && t.Bits() == 1
}

func (x *exporter) compareVectors(p llvmir.Pred, a, b llvmir.Constant, result *llvmir.Type) llvmir.Constant {
	if sa, sb := splatOf(a), splatOf(b); sa != nil && sb != nil {
		if c := x.compareConstants(p, sa, sb); c != nil {
			return llvmir.NewSplat(result, c)
		}
	}
	return elementwise(result, func(i int) llvmir.Constant {
		ea, eb, ok := elemsAt(a, b, i)
		if !ok {
			return nil
		}
		return x.compareConstants(p, ea, eb)
	})
}

func (x *exporter) undefCompare(p llvmir.Pred, a, b llvmir.Constant, result *llvmir.Type) llvmir.Constant {
	if p >= llvmir.ICmpEQ {
		if p == llvmir.ICmpEQ || p == llvmir.ICmpNE || isUndef(a) && isUndef(b) {
			return llvmir.NewUndef(result)
		}
		return x.truth(a.Type(), trueIfEqual(p))
	}
	return x.truth(a.Type(), p&8 != 0) // unordered
}

func trueIfEqual(p llvmir.Pred) bool {
	switch p {
	case llvmir.ICmpEQ, llvmir.ICmpUGE, llvmir.ICmpULE, llvmir.ICmpSGE, llvmir.ICmpSLE:
		return true
	}
	return false
}

// A relation is what is known about two addresses.
type relation uint8

const (
	unknown relation = iota
	same
	different
	above // greater as unsigned numbers
)

// compareRelation compares addresses and expressions.
func (x *exporter) compareRelation(p llvmir.Pred, a, b llvmir.Constant) llvmir.Constant {
	t := a.Type()
	if p < llvmir.ICmpEQ {
		return nil
	}
	if rank(a) < rank(b) {
		a, b, p = b, a, swapped(p)
		if isNull(b) { // comparisons with null have more rules
			return x.compareConstants(p, a, b)
		}
	}
	r := relate(a, b)
	switch {
	case r == same:
		return x.truth(t, trueIfEqual(p))
	case r != unknown && (p == llvmir.ICmpEQ || p == llvmir.ICmpNE):
		return x.truth(t, p == llvmir.ICmpNE)
	case r == above && p < llvmir.ICmpSGT:
		return x.truth(t, p == llvmir.ICmpUGT || p == llvmir.ICmpUGE)
	}
	return nil
}

// rank orders constants by how much may be known about them.
func rank(c llvmir.Constant) int {
	switch c.(type) {
	case *llvmir.Expr:
		return 3
	case llvmir.Global:
		return 2
	case *llvmir.BlockAddress:
		return 1
	}
	return 0
}

// relate compares addresses. The rank of a is at least that of b.
func relate(a, b llvmir.Constant) relation {
	if equal(a, b) {
		return same
	}
	if a.Type().Kind() != llvmir.PointerType {
		return unknown
	}
	switch a := a.(type) {
	case *llvmir.BlockAddress:
		if o, ok := b.(*llvmir.BlockAddress); ok && o.Func != a.Func || isNull(b) {
			return different
		}
	case llvmir.Global:
		return relateGlobal(a, b)
	case *llvmir.Expr:
		if a.Op != llvmir.OpGetElementPtr {
			break
		}
		g, ok := a.Operands[0].(llvmir.Global)
		if ok && isNull(b) && a.Flags&llvmir.InBounds != 0 && g.Base().Linkage != llvmir.ExternalWeakLinkage {
			return above
		}
	}
	return unknown
}

func relateGlobal(g llvmir.Global, b llvmir.Constant) relation {
	_, isAlias := g.(*llvmir.Alias)
	switch b := b.(type) {
	case llvmir.Global:
		if _, alias := b.(*llvmir.Alias); !alias && !isAlias && distinctAddress(g) && distinctAddress(b) {
			return different
		}
	case *llvmir.BlockAddress:
		return different
	case *llvmir.Null:
		if !isAlias && g.Base().Linkage != llvmir.ExternalWeakLinkage && g.Base().AddrSpace() == 0 {
			return above
		}
	}
	return unknown
}

// distinctAddress reports whether a global has an address that no other such global has.
func distinctAddress(g llvmir.Global) bool {
	b := g.Base()
	if isInterposable(b.Linkage) {
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
