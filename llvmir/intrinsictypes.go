package llvmir

import (
	"strconv"
	"strings"
)

// sigMatcher compares the type of a function with the types that an intrinsic
// must have. In the table, these stand for types that differ from use to use:
//
//	?any0 ?int0 ?float0 ?vec0 ?ptr0   overloaded type 0, any or of a kind
//	=0                                the same as overloaded type 0
//	ext0 trunc0                       its elements twice, or half as wide
//	elt0                              its elements
//	nth0/2                            a vector of a half as many elements
//	same0:i1                          as many i1 as it has elements, i1 for a scalar
//	ptrs1:0                           overloaded type 1: a vector of as many pointers as 0 has elements
//	sub2:0 sub4:0                     twice, four times as many elements of a half, a quarter of the width
//	bits0                             integers as wide as its elements
//	{a,b}                             a struct
//	...                               further arguments
//
// A type that refers to a later one is compared when that is known.
type sigMatcher struct {
	ts    *Types
	known []*Type
	later []laterMatch
	final bool // comparing the deferred types
}

type laterMatch struct {
	typ  *Type
	want string
}

// sigMismatch returns how a function type differs from that of an intrinsic.
type sigMismatch uint8

const (
	sigMatches sigMismatch = iota
	sigResult
	sigArgument
	sigNotVarArg  // has a variable number of arguments but should not
	sigVarArg     // should have a variable number of arguments but does not
	sigTooFew     // parameters are missing
	sigTableError // the table has no entry
)

// match compares a function type with the intrinsic's.
func (in Intrinsic) match(ts *Types, sig *Type) sigMismatch {
	n, err := strconv.Atoi(in.types)
	if err != nil {
		return sigTableError
	}
	m := &sigMatcher{ts: ts}
	how, want := m.signature(sig, strings.Fields(intrinsicTypeLines()[n]))
	if how != sigMatches {
		return how
	}
	varargs := len(want) > 0 && want[0] == "..."
	switch {
	case sig.varargs && !(varargs && len(want) == 1):
		return sigNotVarArg
	case !sig.varargs && varargs && len(want) == 1:
		return sigVarArg
	case len(want) > 1 || len(want) == 1 && !varargs:
		if sig.varargs {
			return sigNotVarArg
		}
		return sigVarArg
	}
	return sigMatches
}

// signature compares the result and the parameters. It returns the remaining parameters of the
// intrinsic.
func (m *sigMatcher) signature(sig *Type, want []string) (sigMismatch, []string) {
	if !m.match(sig.elem, want[0]) {
		return sigResult, nil
	}
	results := len(m.later)
	want = want[1:]
	for _, p := range sig.elems {
		if len(want) == 0 || !m.match(p, want[0]) {
			return sigArgument, nil
		}
		want = want[1:]
	}
	m.final = true
	for i, l := range m.later {
		if !m.match(l.typ, l.want) {
			if i < results {
				return sigResult, nil
			}
			return sigArgument, nil
		}
	}
	return sigMatches, want
}

// ref returns overloaded type n. If it is not known yet, it defers the match and returns nil and
// true.
func (m *sigMatcher) ref(n int, t *Type, want string) (ref *Type, put bool) {
	if n < len(m.known) {
		return m.known[n], false
	}
	if !m.final {
		m.later = append(m.later, laterMatch{typ: t, want: want})
		return nil, true
	}
	return nil, false
}

func (m *sigMatcher) match(t *Type, want string) bool {
	switch want[0] {
	case '?':
		return m.overloaded(t, want)
	case '=':
		n, _ := strconv.Atoi(want[1:])
		ref, put := m.ref(n, t, want)
		return put || ref == t
	case '{':
		return m.fields(t, want)
	case '.':
		return false
	}
	if word, n, rest, ok := sigWord(want); ok {
		return m.derived(t, want, word, n, rest)
	}
	if want == "svcount" {
		return t.kind == TargetExtType && t.name == "aarch64.svcount"
	}
	if want == "void" {
		return t.kind == VoidType
	}
	if t.kind == VectorType || t.kind == ArrayType || t.isInt() || t.isPtr() || t.kind < IntegerType {
		return m.fixed(t, want)
	}
	return false
}

// fixed matches a type written as in the names of intrinsics.
func (m *sigMatcher) fixed(t *Type, want string) bool {
	if t.IsTypedPointer() {
		return want == "p"+strconv.FormatUint(t.n, 10)
	}
	var buf [64]byte
	return string(t.appendMangled(buf[:0])) == want
}

func (m *sigMatcher) fields(t *Type, want string) bool {
	if t.kind != StructType || !t.literal || t.packed {
		return false
	}
	list := structWords(want)
	if len(list) != len(t.elems) {
		return false
	}
	for i, f := range t.elems {
		if !m.match(f, list[i]) {
			return false
		}
	}
	return true
}

func (m *sigMatcher) overloaded(t *Type, want string) bool {
	digits := len(want)
	for want[digits-1] >= '0' && want[digits-1] <= '9' {
		digits--
	}
	n, _ := strconv.Atoi(want[digits:])
	if n < len(m.known) {
		return m.known[n] == t
	}
	if n > len(m.known) {
		if m.final {
			return false
		}
		m.later = append(m.later, laterMatch{typ: t, want: want})
		return true
	}
	m.known = append(m.known, t)
	switch want[1:digits] {
	case "int":
		return t.Scalar().isInt()
	case "float":
		return t.Scalar().IsFloat()
	case "vec":
		return t.kind == VectorType
	case "ptr":
		return t.isPtr()
	}
	return true
}

// sigWord splits a derived type into the word, the number of the overloaded type it is derived
// from, and the rest.
func sigWord(s string) (word string, n int, rest string, ok bool) {
	for _, w := range [...]string{"ext", "trunc", "elt", "nth", "same", "ptrs", "sub2:", "sub4:", "bits"} {
		if !strings.HasPrefix(s, w) {
			continue
		}
		end := len(w)
		for end < len(s) && s[end] >= '0' && s[end] <= '9' {
			end++
		}
		n, err := strconv.Atoi(s[len(w):end])
		return w, n, s[end:], err == nil
	}
	return "", 0, "", false
}

func (m *sigMatcher) derived(t *Type, want, word string, n int, rest string) bool {
	if word == "ptrs" {
		return m.pointers(t, want, n, rest)
	}
	ref, put := m.ref(n, t, want)
	if put {
		return true
	}
	if ref == nil {
		return false
	}
	d := m.derive(ref, word, rest)
	return d != nil && t == d
}

// derive returns the type that is derived from an overloaded one, or nil.
func (m *sigMatcher) derive(ref *Type, word, rest string) *Type {
	vec := ref.kind == VectorType
	like := func(elem *Type) *Type {
		if vec && elem != nil {
			return m.ts.Vector(elem, ref.n, ref.scalable)
		}
		return elem
	}
	switch word {
	case "ext", "trunc":
		return like(m.scaled(ref.Scalar(), word == "ext"))
	case "same":
		return like(m.build(rest[1:]))
	}
	if !vec {
		return nil
	}
	switch word {
	case "elt":
		return ref.elem
	case "nth":
		if div, _ := strconv.ParseUint(rest[1:], 10, 32); div > 0 && ref.n%div == 0 {
			return m.ts.Vector(ref.elem, ref.n/div, ref.scalable)
		}
	case "sub2:", "sub4:":
		e, n := ref.elem, ref.n
		for i := byte('2'); i <= word[3] && e != nil; i += 2 {
			e = m.scaled(e, false)
			n *= 2
		}
		if e != nil {
			return m.ts.Vector(e, n, ref.scalable)
		}
	case "bits":
		if bits, _ := primitiveBits(ref.elem); bits > 0 {
			return m.ts.Vector(m.ts.Int(uint32(bits)), ref.n, ref.scalable)
		}
	}
	return nil
}

func (m *sigMatcher) pointers(t *Type, want string, n int, rest string) bool {
	of, _ := strconv.Atoi(rest[1:])
	if of >= len(m.known) {
		if m.final {
			return false
		}
		m.known = append(m.known, t)
		m.later = append(m.later, laterMatch{typ: t, want: want})
		return true
	}
	if !m.final && n == len(m.known) {
		m.known = append(m.known, t)
	}
	ref := m.known[of]
	return ref.kind == VectorType && t.kind == VectorType && t.n == ref.n && t.scalable == ref.scalable && t.elem.isPtr()
}

// scaled returns the scalar type of twice the width if wide, otherwise of half the width. It
// returns nil if LLVM has no such type.
func (m *sigMatcher) scaled(t *Type, wide bool) *Type {
	if t.isInt() {
		switch {
		case wide:
			return m.ts.Int(2 * t.Bits())
		case t.n%2 == 0:
			return m.ts.Int(t.Bits() / 2)
		}
		return nil
	}
	up := [...]TypeKind{HalfType, FloatType, DoubleType, FP128Type}
	for i, k := range up {
		if t.kind != k {
			continue
		}
		if wide && i+1 < len(up) {
			return m.ts.Simple(up[i+1])
		}
		if !wide && i > 0 {
			return m.ts.Simple(up[i-1])
		}
	}
	return nil
}
