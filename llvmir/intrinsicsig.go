package llvmir

import (
	"strconv"
	"strings"
)

// FuncType returns the type that LLVM 22 gives the function of an intrinsic. The overloaded types
// come from sig, the type of a call. sig may lack parameters that are not overloaded. It returns
// nil if the types do not fit the intrinsic.
func (in Intrinsic) FuncType(ts *Types, sig *Type) *Type {
	n, err := strconv.Atoi(in.types)
	if err != nil {
		return nil
	}
	want := strings.Fields(intrinsicTypeLines()[n])
	m := &sigMatcher{ts: ts}
	if in.IsOverloaded() {
		if how, _ := m.signature(sig, want); how != sigMatches {
			return nil
		}
	}
	varargs := want[len(want)-1] == "..."
	if varargs {
		want = want[:len(want)-1]
	}
	list := make([]*Type, len(want))
	for i, w := range want {
		if list[i] = m.build(w); list[i] == nil {
			return nil
		}
	}
	return ts.Func(list[0], list[1:], varargs)
}

// build returns the type that a word denotes, nil if it refers to an unknown overloaded
// type.
func (m *sigMatcher) build(want string) *Type {
	switch want[0] {
	case '?', '=':
		n, _ := strconv.Atoi(strings.TrimLeft(want, "?=abcdefghijklmnopqrstuvwxyz"))
		return m.at(n)
	case '{':
		return m.buildStruct(want)
	}
	if word, n, rest, ok := sigWord(want); ok {
		ref := m.at(n)
		if ref == nil || word == "ptrs" {
			return ref
		}
		return m.derive(ref, word, rest)
	}
	return m.named(want)
}

func (m *sigMatcher) buildStruct(want string) *Type {
	var list []*Type
	for _, w := range structWords(want) {
		t := m.build(w)
		if t == nil {
			return nil
		}
		list = append(list, t)
	}
	return m.ts.Struct(list, false)
}

// structWords returns the words between braces.
func structWords(want string) []string {
	if want == "{}" {
		return nil
	}
	return strings.Split(want[1:len(want)-1], ",")
}

// at returns overloaded type n, nil if it is not known.
func (m *sigMatcher) at(n int) *Type {
	if n < len(m.known) {
		return m.known[n]
	}
	return nil
}

// named returns the type written as in the names of intrinsics.
func (m *sigMatcher) named(want string) *Type {
	switch want {
	case "void":
		return m.ts.Void()
	case "svcount":
		return m.ts.TargetExt("aarch64.svcount", nil, nil)
	}
	for k, name := range mangledKinds {
		if name == want {
			return m.ts.Simple(TypeKind(k))
		}
	}
	rest, scalable := strings.CutPrefix(want, "nx")
	digits := 1
	for digits < len(rest) && rest[digits] >= '0' && rest[digits] <= '9' {
		digits++
	}
	n, err := strconv.ParseUint(rest[1:digits], 10, 32)
	if err != nil {
		return nil
	}
	switch rest[0] {
	case 'i':
		return m.ts.Int(uint32(n))
	case 'p':
		return m.ts.Ptr(uint32(n))
	case 'v':
		if elem := m.named(rest[digits:]); elem != nil {
			return m.ts.Vector(elem, n, scalable)
		}
	}
	return nil
}
