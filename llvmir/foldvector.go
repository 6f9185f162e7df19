package llvmir

// This file folds expressions on vectors of constants. LLVM 22 has only these three, addresses, and
// a little arithmetic. The elements of a scalable vector cannot be listed, so a scalable splat is
// an expression too.

// ConstExtractElement returns element i of a vector.
func ConstExtractElement(v, i Constant) Constant {
	t := v.Type()
	if want, ok := i.(*Int); ok {
		for {
			e, ok := v.(*Expr)
			if !ok || e.Op != OpInsertElement {
				break
			}
			at, ok := e.Operands[2].(*Int)
			if !ok {
				break
			}
			a, _ := at.Value.Uint64()
			if b, _ := want.Value.Uint64(); a == b {
				return e.Operands[1]
			}
			v = e.Operands[0]
		}
	}
	_, noIndex := i.(*Undef)
	switch {
	case isPoisonConst(v), isPoisonConst(i), noIndex:
		return &Poison{t.elem}
	case isUndefined(v):
		return &Undef{t.elem}
	}
	if n, known := vectorIndex(i, t); known {
		if n < 0 {
			return &Poison{t.elem}
		}
		if e := ElemAt(v, n); e != nil {
			return e
		}
	}
	return &Expr{Op: OpExtractElement, Operands: []Constant{v, i}, typ: t.elem}
}

// ConstInsertElement returns a vector with e as element i.
func ConstInsertElement(v, e, i Constant) Constant {
	t := v.Type()
	if _, noIndex := i.(*Undef); noIndex || isPoisonConst(i) {
		return &Poison{t}
	}
	if isZero(e) && isZero(v) {
		return v
	}
	n, known := vectorIndex(i, t)
	if known && n < 0 {
		return &Poison{t}
	}
	if known && !t.scalable {
		c := eachElement(t, func(k int) Constant {
			if k == n {
				return e
			}
			return ElemAt(v, k)
		})
		if c != nil {
			return c
		}
	}
	return &Expr{Op: OpInsertElement, Operands: []Constant{v, e, i}, typ: t}
}

// ConstShuffle returns a vector of elements of a and b, selected by the mask. A -1 in the mask
// selects poison.
func ConstShuffle(a, b Constant, mask []int32) Constant {
	t := a.Type()
	result := t.types.Vector(t.elem, uint64(len(mask)), t.scalable)
	undefined, first := true, true
	for _, m := range mask {
		undefined, first = undefined && m == -1, first && m == 0
	}
	if undefined {
		return &Poison{result}
	}
	if first {
		e := ConstExtractElement(a, NewInt(t.types.Int(32), 0))
		if isZero(e) || isUndefined(e) || !t.scalable {
			return NewSplat(result, e)
		}
	}
	if !t.scalable {
		n := int32(t.n)
		c := eachElement(result, func(i int) Constant {
			switch m := mask[i]; {
			case m == -1:
				return &Undef{t.elem} // sic: LLVM does not use poison here yet
			case m < n:
				return ElemAt(a, int(m))
			default:
				return ElemAt(b, int(m-n))
			}
		})
		if c != nil {
			return c
		}
	}
	return splatOf(&Expr{Op: OpShuffleVector, Operands: []Constant{a, b}, Mask: mask, typ: result})
}

// repeats returns the constant that all elements of a splat expression equal, nil for other
// expressions.
func (e *Expr) repeats() Constant {
	if e.Op != OpShuffleVector || !isUndefined(e.Operands[1]) {
		return nil
	}
	one, ok := e.Operands[0].(*Expr)
	if !ok || one.Op != OpInsertElement || !isUndefined(one.Operands[0]) {
		return nil
	}
	if at, ok := one.Operands[2].(*Int); !ok || !at.Value.IsZero() {
		return nil
	}
	for _, m := range e.Mask {
		if m != 0 {
			return nil
		}
	}
	return one.Operands[1]
}

func isPoisonConst(c Constant) bool { _, ok := c.(*Poison); return ok }

// isUndefined reports whether a constant is undef or poison.
func isUndefined(c Constant) bool {
	_, undef := c.(*Undef)
	return undef || isPoisonConst(c)
}

// vectorIndex returns a constant as an index into a vector, -1 if it is out of bounds. known is
// false if the constant or the length is not known.
func vectorIndex(i Constant, t *Type) (n int, known bool) {
	c, ok := i.(*Int)
	if !ok {
		return 0, false
	}
	u, small := c.Value.Uint64()
	if !small || u >= t.n {
		return -1, !t.scalable
	}
	return int(u), true
}

// maxFolded bounds the length of vectors that are folded element by element.
const maxFolded = 1 << 16

// eachElement returns a vector of the results of f, or nil if any result is nil.
func eachElement(t *Type, f func(i int) Constant) Constant {
	if t.n > maxFolded {
		return nil
	}
	elems := make([]Constant, t.n)
	for i := range elems {
		if elems[i] = f(i); elems[i] == nil {
			return nil
		}
	}
	return NewAggregate(t, elems)
}
