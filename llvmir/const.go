package llvmir

import "github.com/gomlir/gomlir/num"

// Int is an integer constant.
//
// Example printed form:
//
//	i32 -7
//	i1 true
type Int struct {
	Value num.Int
	typ   *Type
}

// Float is a floating-point constant.
//
// Example printed form:
//
//	double 1.500000e+00
type Float struct {
	Value num.Float
	typ   *Type
}

// Null is the null pointer.
type Null struct{ typ *Type }

// Zero is the zero of an aggregate, vector or target type, or the token none.
//
// Example printed form:
//
//	[4 x i32] zeroinitializer
//	token none
type Zero struct{ typ *Type }

// Undef is an undefined value.
type Undef struct{ typ *Type }

// Poison is a poison value (LangRef, Poison Values).
type Poison struct{ typ *Type }

// Aggregate is an array, struct or vector of constants. Constants are not
// interned, so that one with n elements takes time in proportion to n.
//
// Example printed form:
//
//	{ i32, ptr } { i32 1, ptr @x }
type Aggregate struct {
	Elems []Constant
	typ   *Type
}

// Splat is a vector whose elements are all the same integer or float.
//
// Example printed form:
//
//	<4 x i32> splat (i32 7)
type Splat struct {
	Elem Constant
	typ  *Type
}

// String is an array of i8.
//
// Example printed form:
//
//	[6 x i8] c"hello\00"
type String struct {
	Bytes string
	typ   *Type
}

// Expr is a constant expression (LangRef, Constant Expressions).
//
// Example printed form:
//
//	ptr getelementptr inbounds (%struct.s, ptr @x, i64 0, i32 1)
type Expr struct {
	Op       Op
	Flags    Flags
	Pred     Pred   // of icmp and fcmp
	InIndex  int32  // typed getelementptr with InRange: the index that has the mark
	Elem     *Type  // getelementptr: the source element type
	Range    *Range // getelementptr inrange(lo, hi), or nil
	Operands []Constant
	Indexes  []uint32 // extractvalue, insertvalue
	Mask     []int32  // shufflevector; -1 is poison
	typ      *Type
}

// BlockAddress is the address of a basic block, for indirectbr.
//
// Example printed form:
//
//	blockaddress(@f, %loop)
type BlockAddress struct {
	Func  *Function
	Block *Block
	typ   *Type
}

// DSOLocalEquivalent is the address of a function that is equivalent to the
// given one and in this linkage unit.
type DSOLocalEquivalent struct{ Global Global }

// NoCFI is the address of a function itself, as opposed to its entry in a jump table.
type NoCFI struct{ Global Global }

// PtrAuth is a signed pointer (LangRef, Pointer Authentication Constants).
//
// Example printed form:
//
//	ptr ptrauth (ptr @f, i32 1, i64 1234, ptr @slot)
type PtrAuth struct {
	Pointer, Key, Disc, AddrDisc, DeactivationSymbol Constant
}

// Type returns the type of the constant.
func (c *Int) Type() *Type                { return c.typ }
func (c *Float) Type() *Type              { return c.typ }
func (c *Null) Type() *Type               { return c.typ }
func (c *Zero) Type() *Type               { return c.typ }
func (c *Undef) Type() *Type              { return c.typ }
func (c *Poison) Type() *Type             { return c.typ }
func (c *Aggregate) Type() *Type          { return c.typ }
func (c *Splat) Type() *Type              { return c.typ }
func (c *String) Type() *Type             { return c.typ }
func (c *Expr) Type() *Type               { return c.typ }
func (c *BlockAddress) Type() *Type       { return c.typ }
func (c *DSOLocalEquivalent) Type() *Type { return c.Global.Type() }
func (c *NoCFI) Type() *Type              { return c.Global.Type() }
func (c *PtrAuth) Type() *Type            { return c.Pointer.Type() }

func (*Int) isValue()                   {}
func (*Float) isValue()                 {}
func (*Null) isValue()                  {}
func (*Zero) isValue()                  {}
func (*Undef) isValue()                 {}
func (*Poison) isValue()                {}
func (*Aggregate) isValue()             {}
func (*Splat) isValue()                 {}
func (*String) isValue()                {}
func (*Expr) isValue()                  {}
func (*BlockAddress) isValue()          {}
func (*DSOLocalEquivalent) isValue()    {}
func (*NoCFI) isValue()                 {}
func (*PtrAuth) isValue()               {}
func (*Int) isConstant()                {}
func (*Float) isConstant()              {}
func (*Null) isConstant()               {}
func (*Zero) isConstant()               {}
func (*Undef) isConstant()              {}
func (*Poison) isConstant()             {}
func (*Aggregate) isConstant()          {}
func (*Splat) isConstant()              {}
func (*String) isConstant()             {}
func (*Expr) isConstant()               {}
func (*BlockAddress) isConstant()       {}
func (*DSOLocalEquivalent) isConstant() {}
func (*NoCFI) isConstant()              {}
func (*PtrAuth) isConstant()            {}

// NewInt returns an integer constant of type t, v modulo 2^width.
func NewInt(t *Type, v int64) *Int { return &Int{num.NewInt(t.Bits(), v), t} }

// NewWideInt returns an integer constant of type t. The width of v must be that of t.
func NewWideInt(t *Type, v num.Int) *Int { return &Int{v, t} }

// NewFloat returns a constant of floating-point type t. The format of v must be that of
// t.
func NewFloat(t *Type, v num.Float) *Float { return &Float{v, t} }

// NewNull returns the null pointer of type t.
func NewNull(t *Type) *Null { return &Null{t} }

// NewUndef returns the undefined value of type t.
func NewUndef(t *Type) *Undef { return &Undef{t} }

// NewPoison returns the poison value of type t.
func NewPoison(t *Type) *Poison { return &Poison{t} }

// NewZero returns the zero of any type that has one: 0, 0.0, null,
// zeroinitializer, or the token none.
func NewZero(t *Type) Constant {
	switch {
	case t.isInt():
		return NewInt(t, 0)
	case t.isPtr():
		return &Null{t}
	case t.IsFloat():
		return &Float{num.FloatFromBits(t.semantics(), 0, 0), t}
	}
	if z := t.zeros.Load(); z != nil {
		return z
	}
	z := &Zero{t}
	t.zeros.Store(z)
	return z
}

// semantics returns the format of a floating-point type.
func (t *Type) semantics() num.Semantics {
	switch t.kind {
	case HalfType:
		return num.F16
	case BFloatType:
		return num.BF16
	case FloatType:
		return num.F32
	case DoubleType:
		return num.F64
	case X86FP80Type:
		return num.F80
	case FP128Type:
		return num.F128
	}
	return num.PPCDoubleDouble
}

// NewAggregate returns a constant of array, struct or vector type t. As in LLVM, zeros
// alone become a [Zero], and likewise undef and poison; an array of i8 becomes a
// [String], and a vector of equal numbers a [Splat]. The slice is kept.
func NewAggregate(t *Type, elems []Constant) Constant {
	if len(elems) == 0 {
		return NewZero(t)
	}
	if c := uniform(t, elems); c != nil {
		return c
	}
	if t.kind == ArrayType && t.elem.isIntBits(8) {
		if s, ok := bytesOf(elems); ok {
			return &String{s, t}
		}
	}
	return &Aggregate{elems, t}
}

// uniform returns the short form of an aggregate whose elements are all alike,
// or nil.
func uniform(t *Type, elems []Constant) Constant {
	switch first := elems[0].(type) {
	case *Poison:
		for _, e := range elems[1:] {
			if _, ok := e.(*Poison); !ok {
				return nil
			}
		}
		return &Poison{t}
	case *Undef:
		for _, e := range elems[1:] {
			if _, ok := e.(*Undef); !ok {
				return nil
			}
		}
		return &Undef{t}
	default:
		if isZero(first) {
			for _, e := range elems[1:] {
				if !isZero(e) {
					return splat(t, elems)
				}
			}
			return NewZero(t)
		}
	}
	return splat(t, elems)
}

// splat returns a Splat if t is a vector of one integer or float, else nil.
func splat(t *Type, elems []Constant) Constant {
	if t.kind != VectorType {
		return nil
	}
	switch elems[0].(type) {
	case *Int, *Float:
	default:
		return nil
	}
	for _, e := range elems[1:] {
		if !sameConst(e, elems[0]) {
			return nil
		}
	}
	return &Splat{elems[0], t}
}

func bytesOf(elems []Constant) (string, bool) {
	b := make([]byte, len(elems))
	for i, e := range elems {
		c, ok := e.(*Int)
		if !ok {
			return "", false
		}
		v, _ := c.Value.Uint64()
		b[i] = byte(v)
	}
	return string(b), true
}

// NewSplat returns a vector of equal elements.
func NewSplat(t *Type, elem Constant) Constant {
	switch elem.(type) {
	case *Poison:
		return &Poison{t}
	case *Undef:
		return &Undef{t}
	case *Int, *Float:
		if isZero(elem) {
			return NewZero(t)
		}
		return &Splat{elem, t}
	}
	if isZero(elem) {
		return NewZero(t)
	}
	return &Splat{elem, t}
}

// Shuffle returns what a splat of a scalable vector is in LLVM, where only the
// text has a shorter form: a shufflevector of the element in an insertelement.
func (c *Splat) Shuffle() *Expr {
	zero := NewInt(c.typ.types.Int(64), 0)
	first := &Expr{Op: OpInsertElement, Operands: []Constant{NewPoison(c.typ), c.Elem, zero}, typ: c.typ}
	return &Expr{Op: OpShuffleVector, Operands: []Constant{first, NewPoison(c.typ)}, Mask: make([]int32, min(c.typ.n, maxMask)), typ: c.typ}
}

// splatOf returns the splat that an expression is equal to, or the expression itself.
func splatOf(e *Expr) Constant {
	first, ok := e.Operands[0].(*Expr)
	if !ok || !e.typ.scalable || first.Op != OpInsertElement || first.typ != e.typ {
		return e
	}
	_, poison := e.Operands[1].(*Poison)
	_, poison2 := first.Operands[0].(*Poison)
	at, ok := first.Operands[2].(*Int)
	if !ok || !poison || !poison2 || !at.Value.IsZero() || at.typ.n != 64 {
		return e
	}
	for _, m := range e.Mask {
		if m != 0 {
			return e
		}
	}
	switch first.Operands[1].(type) {
	case *Int, *Float:
		return NewSplat(e.typ, first.Operands[1])
	}
	return e
}

// NewString returns an array of the bytes of s; t must be an array of as many
// i8.
func NewString(t *Type, s string) Constant {
	for i := 0; i < len(s); i++ {
		if s[i] != 0 {
			return &String{s, t}
		}
	}
	return NewZero(t)
}

// isZero reports whether all bits of a constant are known to be zero.
func isZero(c Constant) bool {
	switch c := c.(type) {
	case *Int:
		return c.Value.IsZero()
	case *Float:
		lo, hi := c.Value.Bits()
		return lo|hi == 0
	case *Null, *Zero:
		return true
	}
	return false
}

// sameConst reports whether two constants are equal. Aggregates and expressions are so only if they
// are the same pointer.
func sameConst(a, b Constant) bool {
	if a == b {
		return true
	}
	if a.Type() != b.Type() {
		return false
	}
	switch a := a.(type) {
	case *Int:
		b, ok := b.(*Int)
		return ok && a.Value == b.Value
	case *Float:
		b, ok := b.(*Float)
		return ok && a.Value == b.Value
	case *Null:
		_, ok := b.(*Null)
		return ok
	case *Zero:
		_, ok := b.(*Zero)
		return ok
	case *Undef:
		_, ok := b.(*Undef)
		return ok
	case *Poison:
		_, ok := b.(*Poison)
		return ok
	case *Splat:
		b, ok := b.(*Splat)
		return ok && sameConst(a.Elem, b.Elem)
	case *String:
		b, ok := b.(*String)
		return ok && a.Bytes == b.Bytes
	}
	return false
}

// ElemAt returns element i of a constant of array, struct or vector type. It returns nil if the
// elements are not known, as of an expression.
func ElemAt(c Constant, i int) Constant {
	t := c.Type()
	var et *Type
	switch t.kind {
	case StructType:
		if i >= len(t.Fields()) {
			return nil
		}
		et = t.Fields()[i]
	case ArrayType, VectorType:
		if uint64(i) >= t.n {
			return nil
		}
		et = t.elem
	default:
		return nil
	}
	switch c := c.(type) {
	case *Aggregate:
		return c.Elems[i]
	case *String:
		return NewInt(et, int64(c.Bytes[i]))
	case *Splat:
		return c.Elem
	case *Zero:
		return NewZero(et)
	case *Undef:
		return &Undef{et}
	case *Poison:
		return &Poison{et}
	}
	return nil
}
