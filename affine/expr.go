package affine

import (
	"math"
)

// Kind tells the forms of an [Expr] apart.
type Kind uint8

// The forms of an expression. Invalid is the zero Expr, TooComplex what comes
// of exceeding [MaxSize].
const (
	Invalid Kind = iota
	TooComplex
	Constant
	Dim
	Symbol
	Add
	Mul
	Mod
	FloorDiv
	CeilDiv
)

// IsBinary reports whether the kind has two operands.
func (k Kind) IsBinary() bool { return k >= Add }

var kindNames = [...]string{"invalid", "too complex", "constant", "dim", "symbol",
	"+", "*", "mod", "floordiv", "ceildiv"}

// String returns the operator as written in the IR, or the name of the kind.
func (k Kind) String() string { return kindNames[k] }

// MaxSize bounds an expression's operands and operators, counted as a tree.
// Everything here walks expressions recursively, so it bounds the stack; and
// it bounds the work where composing maps again and again would let a shared
// operand grow without end.
const MaxSize = 1 << 16

// Expr is an affine expression: an immutable tree over dimensions, symbols
// and 64-bit constants, kept in the simplified form MLIR gives it at
// construction. Compare with [Expr.Equal], not ==, which compares trees by
// identity. The zero Expr is invalid.
//
// An expression that outgrows [MaxSize] becomes one of kind [TooComplex], and
// so does everything built from it, as with NaN in arithmetic; check [Expr.TooComplex] once, at the end.
type Expr struct{ n *node }

type node struct {
	kind     Kind
	symbolic bool // no dimensions in it
	pure     bool // neither a product nor a division by a non-constant
	size     int32
	tail     int32 // sums nested to the right: 1 + the tail of rhs in a sum
	dims     int32 // 1 + the greatest dimension, or 0
	syms     int32
	lhs, rhs *node
	val      int64  // a constant's value, a position
	divisor  int64  // the largest number known to divide it
	hash     uint64 // equal trees have equal hashes
}

var tooComplex = &node{kind: TooComplex, pure: true, size: 1, divisor: 1}

// Small leaves are shared.
var (
	smallDims, smallSyms [16]node
	smallConsts          [80]node // -16 .. 63
)

func init() {
	for i := range smallDims {
		smallDims[i] = leaf(Dim, int64(i))
		smallSyms[i] = leaf(Symbol, int64(i))
	}
	for i := range smallConsts {
		smallConsts[i] = leaf(Constant, int64(i)-16)
	}
}

func leaf(k Kind, v int64) node {
	n := node{kind: k, symbolic: true, pure: true, size: 1, val: v, divisor: 1}
	switch k {
	case Dim:
		n.symbolic, n.dims = false, int32(v)+1
	case Symbol:
		n.syms = int32(v) + 1
	case Constant:
		n.divisor = magnitude(v)
	}
	n.hash = mix(mix(0, uint64(k)), uint64(v))
	return n
}

// mix folds v into hash h (the multiply-xorshift step of splitmix64).
func mix(h, v uint64) uint64 {
	h = (h ^ v) + 0x9e3779b97f4a7c15
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}

// magnitude returns |v|, wrapping around.
func magnitude(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}

// NewDim returns dimension i, printed d<i>. i must be in [0, 2^31 - 1).
func NewDim(i int) Expr {
	if i >= 0 && i < len(smallDims) {
		return Expr{&smallDims[i]}
	}
	return newPosition(Dim, i)
}

// NewSymbol returns symbol i, printed s<i>. i must be in [0, 2^31 - 1).
func NewSymbol(i int) Expr {
	if i >= 0 && i < len(smallSyms) {
		return Expr{&smallSyms[i]}
	}
	return newPosition(Symbol, i)
}

func newPosition(k Kind, i int) Expr {
	if i < 0 || i >= math.MaxInt32 {
		panic("affine: position out of range")
	}
	n := leaf(k, int64(i))
	return Expr{&n}
}

// NewConstant returns a constant.
func NewConstant(v int64) Expr {
	if i := uint64(v) + 16; i < uint64(len(smallConsts)) {
		return Expr{&smallConsts[i]}
	}
	n := leaf(Constant, v)
	return Expr{&n}
}

// binary makes a node, unsimplified.
func binary(k Kind, a, b Expr) Expr {
	x, y := a.n, b.n
	size := x.size + y.size + 1
	if size > MaxSize {
		return Expr{tooComplex}
	}
	n := &node{
		kind: k, lhs: x, rhs: y, size: size,
		symbolic: x.symbolic && y.symbolic,
		pure:     x.pure && y.pure && (k == Add || y.kind == Constant || k == Mul && x.kind == Constant),
		dims:     max(x.dims, y.dims),
		syms:     max(x.syms, y.syms),
		hash:     mix(mix(mix(1, uint64(k)), x.hash), y.hash),
	}
	if k == Add {
		n.tail = y.tail + 1
	}
	n.divisor = knownDivisor(n)
	return Expr{n}
}

// knownDivisor computes the divisor of a binary node from its operands'. It
// wraps around, as upstream's does: what is simplified depends on it.
func knownDivisor(n *node) int64 {
	a, b := n.lhs.divisor, n.rhs.divisor
	switch n.kind {
	case Add, Mod:
		return int64(gcd(uint64(a), uint64(b)))
	case Mul:
		return a * b
	case FloorDiv, CeilDiv:
		if c := n.rhs; c.kind == Constant && c.val != 0 && a%c.val == 0 {
			return magnitude(a / c.val)
		}
	}
	return 1
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// Kind returns the form of the expression.
func (e Expr) Kind() Kind {
	if e.n == nil {
		return Invalid
	}
	return e.n.kind
}

// IsValid reports whether e is an expression: neither zero nor too complex.
func (e Expr) IsValid() bool { return e.Kind() >= Constant }

// TooComplex reports whether the expression exceeded [MaxSize].
func (e Expr) TooComplex() bool { return e.Kind() == TooComplex }

// NewTooComplex returns an expression that everything built from it is too complex with: a number of
// which nothing is known.
func NewTooComplex() Expr { return Expr{tooComplex} }

// Position returns i of a dimension or symbol.
func (e Expr) Position() int {
	if k := e.Kind(); k != Dim && k != Symbol {
		panic("affine: Position of a " + k.String())
	}
	return int(e.n.val)
}

// Constant returns the value of a constant, and whether e is one.
func (e Expr) Constant() (int64, bool) {
	if e.Kind() != Constant {
		return 0, false
	}
	return e.n.val, true
}

func (e Expr) isConst(v int64) bool { return e.n.kind == Constant && e.n.val == v }

// LHS returns the left operand of a binary expression, else the zero Expr.
func (e Expr) LHS() Expr { return Expr{e.n.lhs} }

// RHS returns the right operand of a binary expression, else the zero Expr.
func (e Expr) RHS() Expr { return Expr{e.n.rhs} }

// IsSymbolicOrConstant reports whether no dimension occurs in e.
func (e Expr) IsSymbolicOrConstant() bool { return e.n.symbolic }

// IsPureAffine reports whether every product has a constant factor and every
// division and modulo a constant divisor; otherwise e is semi-affine.
func (e Expr) IsPureAffine() bool { return e.n.pure }

// NumDims returns the least number of dimensions e needs: one more than the
// greatest in it.
func (e Expr) NumDims() int { return int(e.n.dims) }

// NumSymbols returns the least number of symbols e needs.
func (e Expr) NumSymbols() int { return int(e.n.syms) }

// LargestKnownDivisor returns the greatest number that e's form shows to
// divide every value of it, modulo 2^64; 0 when e is 0.
func (e Expr) LargestKnownDivisor() int64 { return e.n.divisor }

// IsMultipleOf reports whether e's form shows every value to be a multiple of
// factor, which must not be 0.
func (e Expr) IsMultipleOf(factor int64) bool { return e.n.divisor%factor == 0 }

// UsesDim reports whether dimension i occurs in e.
func (e Expr) UsesDim(i int) bool { return e.n.uses(Dim, i) }

// UsesSymbol reports whether symbol i occurs in e.
func (e Expr) UsesSymbol(i int) bool { return e.n.uses(Symbol, i) }

func (n *node) uses(k Kind, i int) bool {
	for n.kind.IsBinary() {
		if n.rhs.uses(k, i) {
			return true
		}
		n = n.lhs
	}
	return n.kind == k && n.val == int64(i)
}

// Equal reports whether two expressions are the same tree.
func (e Expr) Equal(f Expr) bool { return e.n.equal(f.n) }

func (n *node) equal(m *node) bool {
	for n != m {
		if n == nil || m == nil || n.hash != m.hash || n.kind != m.kind || n.val != m.val || n.size != m.size {
			return false
		}
		if !n.kind.IsBinary() {
			return true
		}
		if !n.rhs.equal(m.rhs) {
			return false
		}
		n, m = n.lhs, m.lhs
	}
	return true
}

// Walk calls f for e and every expression in it, operands first, left before
// right.
func (e Expr) Walk(f func(Expr)) {
	if e.n.kind.IsBinary() {
		e.LHS().Walk(f)
		e.RHS().Walk(f)
	}
	f(e)
}

// AppendKey appends a canonical form of e: two expressions have equal keys
// exactly if they are Equal, and no key is a prefix of another.
func (e Expr) AppendKey(dst []byte) []byte {
	n := e.n
	dst = append(dst, byte(n.kind))
	if n.kind.IsBinary() {
		return e.RHS().AppendKey(e.LHS().AppendKey(dst))
	}
	return appendVarint(dst, n.val)
}

func appendVarint(dst []byte, v int64) []byte {
	u := uint64(v)<<1 ^ uint64(v>>63)
	for u >= 0x80 {
		dst = append(dst, byte(u)|0x80)
		u >>= 7
	}
	return append(dst, byte(u))
}

// String returns e as [Expr.Append] writes it.
func (e Expr) String() string { return string(e.Append(nil)) }
