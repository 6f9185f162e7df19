package exporter

import (
	"math/bits"

	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/num"
)

// foldGEP folds a getelementptr with constant operands, a base and indices, into an offset in bytes
// from a global.
func (x *exporter) foldGEP(t *llvmir.Type, flags llvmir.Flags, operands []llvmir.Value) llvmir.Constant {
	if !isFixed(t) {
		return nil
	}
	ops := make([]llvmir.Constant, len(operands))
	for i, o := range operands {
		ops[i] = o.(llvmir.Constant)
	}
	c := x.m.ConstGEP(t, flags, ops[0], ops[1:]...)
	e, ok := c.(*llvmir.Expr)
	if !ok || x.kept.exact || e.Op != llvmir.OpGetElementPtr || e.Type().Kind() != llvmir.PointerType || x.m.IsTyped() || !t.IsSized() {
		return c
	}
	if f := x.byteOffset(e); f != nil {
		return f
	}
	return c
}

// isFixed reports whether a type contains no scalable vector.
func isFixed(t *llvmir.Type) bool {
	switch t.Kind() {
	case llvmir.VectorType:
		return !t.IsScalable()
	case llvmir.ArrayType:
		return isFixed(t.Elem())
	case llvmir.StructType:
		for _, f := range t.Fields() {
			if !isFixed(f) {
				return false
			}
		}
	}
	return true
}

// byteOffset turns a getelementptr and those in its base into one with an offset in bytes. It
// returns nil if an index is not known.
func (x *exporter) byteOffset(e *llvmir.Expr) llvmir.Constant {
	space := e.Type().AddrSpace()
	bits := uint32(x.layout.IndexBits(space))
	total, ok := x.offset(e, bits)
	if !ok {
		return nil
	}
	const keep = llvmir.InBounds | llvmir.NUSW | llvmir.NUW
	flags, overflow := e.Flags&keep, false
	base := e.Operands[0]
	for {
		inner, isExpr := base.(*llvmir.Expr)
		if !isExpr || inner.Op != llvmir.OpGetElementPtr {
			break
		}
		flags &= inner.Flags
		n, ok := x.offset(inner, bits)
		if !ok {
			break
		}
		var o num.IntOverflow
		total, o = total.Add(n)
		overflow = overflow || o&num.SignedOverflow != 0
		base = inner.Operands[0]
	}
	if flags&llvmir.NUSW != 0 && flags&llvmir.InBounds == 0 && overflow {
		flags &^= llvmir.NUSW
	}
	if c := x.literalAddress(base, total, space); c != nil {
		return c
	}
	nonNegative := !total.SignBit()
	if flags&llvmir.InBounds == 0 && nonNegative {
		if g, ok := base.(*llvmir.GlobalVar); ok && g.Linkage != llvmir.ExternalWeakLinkage && g.ValueType.IsSized() {
			if n, small := total.Uint64(); small && x.layout.AllocSize(g.ValueType) != 0 && n <= x.layout.AllocSize(g.ValueType) {
				flags |= llvmir.InBounds | llvmir.NUSW
			}
		}
	}
	if flags&llvmir.NUSW != 0 && nonNegative {
		flags |= llvmir.NUW
	}
	i := llvmir.NewWideInt(x.m.Types.Int(bits), total)
	return x.m.ConstGEP(x.m.Types.Int(8), flags, base, i)
}

// literalAddress folds an address whose base is a number.
func (x *exporter) literalAddress(base llvmir.Constant, offset num.Int, space uint32) llvmir.Constant {
	width := uint32(x.layout.PointerBits(space))
	start := num.NewInt(width, 0)
	known := isNull(base)
	if e, ok := base.(*llvmir.Expr); ok && e.Op == llvmir.OpIntToPtr {
		if i, ok := e.Operands[0].(*llvmir.Int); ok {
			start = resize(i.Value, width, true)
			known = !start.IsZero()
		}
	}
	if !known {
		return nil
	}
	sum, _ := start.Add(resize(offset, width, false))
	return x.m.ConstCast(llvmir.OpIntToPtr, llvmir.NewWideInt(x.m.Types.Int(width), sum), x.m.Types.Ptr(space))
}

// offset returns the number of bytes that the indices of a getelementptr add.
func (x *exporter) offset(e *llvmir.Expr, bits uint32) (num.Int, bool) {
	total := num.NewInt(bits, 0)
	t := e.Elem
	if !t.IsSized() {
		return total, false
	}
	add := func(index num.Int, size uint64) {
		p, _ := resize(index, bits, false).Mul(num.NewUint(bits, size))
		total, _ = total.Add(p)
	}
	for i, o := range e.Operands[1:] {
		c, ok := o.(*llvmir.Int)
		if !ok {
			return total, false
		}
		if i == 0 {
			add(c.Value, x.layout.AllocSize(t))
			continue
		}
		switch t.Kind() {
		case llvmir.StructType:
			n, _ := c.Value.Uint64()
			if n >= uint64(len(t.Fields())) {
				return total, false
			}
			offsets := x.layout.FieldOffsets(t)
			total, _ = total.Add(num.NewUint(bits, offsets[n]))
			t = t.Fields()[n]
		case llvmir.ArrayType:
			t = t.Elem()
			add(c.Value, x.layout.AllocSize(t))
		case llvmir.VectorType:
			t = t.Elem()
			add(c.Value, (x.layout.SizeInBits(t)+7)/8)
		default:
			return total, false
		}
	}
	return total, true
}

// foldCast folds a cast.
func (x *exporter) foldCast(op llvmir.Op, c llvmir.Constant, t *llvmir.Type) llvmir.Constant {
	if x.kept.exact {
		return x.m.ConstCast(op, c, t)
	}
	if isPoison(c) {
		return llvmir.NewPoison(t)
	}
	if isUndef(c) {
		switch op {
		case llvmir.OpZExt, llvmir.OpSExt, llvmir.OpUIToFP, llvmir.OpSIToFP:
			return llvmir.NewZero(t)
		}
		return llvmir.NewUndef(t)
	}
	if isNull(c) && op != llvmir.OpAddrSpaceCast && t.Kind() != llvmir.X86AMXType {
		return llvmir.NewZero(t)
	}
	if op == llvmir.OpBitCast {
		return x.foldBitCast(c, t)
	}
	if f := foldNumber(op, c, t); f != nil {
		return f
	}
	from := c.Type()
	if from.Kind() == llvmir.VectorType && t.Kind() == llvmir.VectorType && from.Len() == t.Len() {
		if s := splatOf(c); s != nil {
			if e := x.foldCast(op, s, t.Elem()); e != nil {
				return llvmir.NewSplat(t, e)
			}
			return nil
		}
		return elementwise(t, func(i int) llvmir.Constant {
			e := llvmir.ElemAt(c, i)
			if e == nil {
				return nil
			}
			return x.foldCast(op, e, t.Elem())
		})
	}
	if f := x.foldPointerCast(op, c, t); f != nil {
		return f
	}
	if isDesirable(op) {
		return x.m.ConstCast(op, c, t)
	}
	return nil
}

// foldPointerCast folds a pair of casts between pointers and integers.
func (x *exporter) foldPointerCast(op llvmir.Op, c llvmir.Constant, t *llvmir.Type) llvmir.Constant {
	e, ok := c.(*llvmir.Expr)
	if !ok {
		return nil
	}
	fromPointer := op == llvmir.OpPtrToInt || op == llvmir.OpPtrToAddr
	switch {
	case fromPointer && t.Kind() == llvmir.IntegerType && e.Op == llvmir.OpGetElementPtr && e.Type().Kind() == llvmir.PointerType:
		space := e.Type().AddrSpace()
		base, n := x.stripOffsets(e, uint32(x.layout.IndexBits(space)), true)
		if isNull(base) {
			return llvmir.NewWideInt(t, resize(n, t.Bits(), true))
		}
	case fromPointer && e.Op == llvmir.OpIntToPtr:
		// The result is the number, truncated to the width of a pointer on the way.
		width := uint32(x.layout.PointerBits(c.Type().AddrSpace()))
		if op == llvmir.OpPtrToAddr {
			width = uint32(x.layout.IndexBits(c.Type().AddrSpace()))
		}
		inner := x.resizeInt(e.Operands[0], width)
		if inner != nil {
			return x.resizeInt(inner, t.Bits())
		}
	case op == llvmir.OpIntToPtr && e.Op == llvmir.OpPtrToInt:
		p := e.Operands[0]
		if p.Type() == t && uint64(c.Type().Bits()) >= x.layout.PointerBits(t.AddrSpace()) {
			return p
		}
	}
	return nil
}

// resizeInt returns an integer constant in another width, nil if that needs an instruction.
func (x *exporter) resizeInt(c llvmir.Constant, width uint32) llvmir.Constant {
	if c.Type().Kind() != llvmir.IntegerType {
		return nil
	}
	t := x.m.Types.Int(width)
	switch from := c.Type().Bits(); {
	case from == width:
		return c
	case from > width:
		return x.foldCast(llvmir.OpTrunc, c, t)
	default:
		return x.foldCast(llvmir.OpZExt, c, t)
	}
}

// foldAddresses folds arithmetic on the addresses of globals: a difference within one global, and
// low bits that are known from the alignment.
func (x *exporter) foldAddresses(op llvmir.Op, a, b llvmir.Constant) llvmir.Constant {
	switch op {
	case llvmir.OpSub:
		width := a.Type().Bits()
		ga, m := x.addressOffset(a)
		gb, n := x.addressOffset(b)
		if ga != nil && ga == gb {
			d, _ := resize(m, width, true).Sub(resize(n, width, true))
			return llvmir.NewWideInt(a.Type(), d)
		}
	case llvmir.OpAnd:
		if mask, ok := a.(*llvmir.Int); ok {
			a, b = b, mask
		}
		mask, ok := b.(*llvmir.Int)
		e, isExpr := a.(*llvmir.Expr)
		if ok && isExpr && (e.Op == llvmir.OpPtrToInt || e.Op == llvmir.OpPtrToAddr) {
			return x.maskAddress(e, mask)
		}
	}
	return nil
}

// maskAddress folds the AND of an address and a mask. The low bits are known from the offset in an
// aligned global.
func (x *exporter) maskAddress(e *llvmir.Expr, mask *llvmir.Int) llvmir.Constant {
	g, offset := x.globalOffset(e)
	for range 100 { // aliases may form a cycle
		a, ok := g.(*llvmir.Alias)
		if !ok || isInterposable(a.Linkage) || a.Aliasee == nil {
			break
		}
		var n num.Int
		if g, n = x.globalOffset(a.Aliasee); g == nil || n.Width() != offset.Width() {
			return nil
		}
		offset, _ = offset.Add(n)
	}
	if g == nil {
		return nil
	}
	width := mask.Value.Width()
	offset = resize(offset, width, true)
	known := multiplesOf(x.alignment(g), width)
	inCode := known
	if _, ok := g.(*llvmir.Function); ok && e.Operands[0] == llvmir.Constant(g) {
		inCode = multiplesOf(4, width) // only here, LLVM assumes that code is aligned
	}
	switch {
	case mask.Value.And(inCode) == mask.Value:
		return llvmir.NewWideInt(mask.Type(), mask.Value.And(offset))
	case mask.Value.Or(known.And(offset.Xor(num.AllOnes(width)))).IsAllOnes():
		return e
	}
	return nil
}

// multiplesOf returns the bits that are zero in all multiples of an alignment.
func multiplesOf(align uint64, width uint32) num.Int {
	low := uint32(bits.TrailingZeros64(align))
	if low >= width {
		return num.AllOnes(width)
	}
	return num.AllOnes(width).Shl(low).Xor(num.AllOnes(width))
}

// globalOffset returns the global that contains an address, and the offset in it. The address may
// have been cast to a number. g is nil if it is not known.
func (x *exporter) globalOffset(c llvmir.Constant) (g llvmir.Global, offset num.Int) {
	base, offset := x.addressOffset(c)
	g, _ = base.(llvmir.Global)
	return g, offset
}

// addressOffset is globalOffset, but also for addresses of blocks whose tags are not translated
// yet.
func (x *exporter) addressOffset(c llvmir.Constant) (base llvmir.Constant, offset num.Int) {
	for {
		switch e := c.(type) {
		case llvmir.Global:
			return e, num.NewInt(uint32(x.layout.IndexBits(e.Base().AddrSpace())), 0)
		case *llvmir.BlockAddress:
			if awaited, _ := x.awaited.Load(e); awaited == true {
				return e, num.NewInt(uint32(x.layout.IndexBits(e.Type().AddrSpace())), 0)
			}
		case *llvmir.Expr:
			switch e.Op {
			case llvmir.OpPtrToInt, llvmir.OpPtrToAddr, llvmir.OpBitCast:
				c = e.Operands[0]
				continue
			case llvmir.OpGetElementPtr:
				if e.Type().Kind() != llvmir.PointerType {
					return nil, offset
				}
				base, n := x.stripOffsets(e, uint32(x.layout.IndexBits(e.Type().AddrSpace())), true)
				switch b := base.(type) {
				case llvmir.Global:
					return b, n
				case *llvmir.BlockAddress:
					if awaited, _ := x.awaited.Load(b); awaited == true {
						return b, n
					}
				}
				return nil, n
			}
		}
		return nil, offset
	}
}

// alignment returns the known alignment of a global's address, at least 1.
func (x *exporter) alignment(g llvmir.Global) uint64 {
	switch g := g.(type) {
	case *llvmir.Function:
		return max(g.Align, 1)
	case *llvmir.GlobalVar:
		switch {
		case g.Align != 0:
			return g.Align
		case !g.ValueType.IsSized():
			return 1
		case g.Init == nil || isInterposable(g.Linkage):
			return x.layout.ABIAlign(g.ValueType)
		case x.layout.SizeInBits(g.ValueType) > 128:
			return max(x.layout.PrefAlign(g.ValueType), 16)
		}
		return x.layout.PrefAlign(g.ValueType)
	}
	return 1
}

// isInterposable reports whether another definition may replace one with this linkage.
func isInterposable(l llvmir.Linkage) bool {
	switch l {
	case llvmir.WeakLinkage, llvmir.LinkOnceLinkage, llvmir.CommonLinkage, llvmir.ExternalWeakLinkage:
		return true
	}
	return false
}
