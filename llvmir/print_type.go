package llvmir

import (
	"math"
	"strconv"

	"github.com/gomlir/gomlir/num"
)

// maxTypeText bounds the length of a type's text. Literal structs, function types and typed
// pointers have no names. Types that share parts can be exponentially longer as text than in
// memory.
const maxTypeText = 64 << 20

// setSize sets the approximate length of the text of a type other than an identified struct, capped
// at the largest uint32.
func (t *Type) setSize() {
	size := uint64(len(t.name)) + uint64(len(t.ints)) + 4
	if t.elem != nil {
		size += uint64(t.elem.size)
	}
	for _, e := range t.elems {
		size += uint64(e.size) + 2
	}
	t.size = uint32(min(size, math.MaxUint32))
}

// TooLong reports whether the type cannot be printed because its text would exceed 64
// MiB. Nor can a module with such a type.
func (t *Type) TooLong() bool { return t.size > maxTypeText }

// appendPart appends a type that is part of another.
func (t *Type) appendPart(b []byte) []byte {
	if t.TooLong() {
		return append(b, "..."...)
	}
	return t.append(b)
}

// String returns the type as text. Parts that are [Type.TooLong] print as "...".
func (t *Type) String() string { return string(t.append(nil)) }

// Definition returns the type as text, and for an identified struct also its body: %a =
// type { i32 }.
func (t *Type) Definition() string {
	b := t.append(nil)
	if t.kind == StructType && !t.literal {
		b = t.appendBody(append(b, " = type "...))
	}
	return string(b)
}

// append appends the type. Struct numbers must be set.
func (t *Type) append(b []byte) []byte {
	switch t.kind {
	case IntegerType:
		return strconv.AppendUint(append(b, 'i'), t.n, 10)
	case PointerType:
		if t.elem == nil {
			b = append(b, "ptr"...)
		} else {
			b = t.elem.appendPart(b)
		}
		if t.n != 0 {
			b = append(b, " addrspace("...)
			b = strconv.AppendUint(b, t.n, 10)
			b = append(b, ')')
		}
		if t.elem != nil {
			b = append(b, '*')
		}
		return b
	case FunctionType:
		b = t.elem.appendPart(b)
		b = append(b, ' ')
		return t.appendParams(b)
	case ArrayType:
		b = append(b, '[')
		b = strconv.AppendUint(b, t.n, 10)
		b = append(b, " x "...)
		return append(t.elem.appendPart(b), ']')
	case VectorType:
		b = append(b, '<')
		if t.scalable {
			b = append(b, "vscale x "...)
		}
		b = strconv.AppendUint(b, t.n, 10)
		b = append(b, " x "...)
		return append(t.elem.appendPart(b), '>')
	case StructType:
		if t.literal {
			return t.appendBody(b)
		}
		if t.name != "" {
			return appendName(append(b, '%'), t.name)
		}
		if t.slot < 0 || !t.seen {
			return append(strconv.AppendUint(append(b, `%"type `...), uint64(t.id), 10), '"')
		}
		return strconv.AppendInt(append(b, '%'), int64(t.slot), 10)
	case TargetExtType:
		return t.appendTarget(b)
	}
	return append(b, simpleTypeNames[t.kind]...)
}

// appendParams appends the parenthesised parameter list of a function type.
func (t *Type) appendParams(b []byte) []byte {
	b = append(b, '(')
	for i, p := range t.elems {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = p.appendPart(b)
	}
	if t.varargs {
		if len(t.elems) > 0 {
			b = append(b, ", "...)
		}
		b = append(b, "..."...)
	}
	return append(b, ')')
}

// appendBody appends the elements of a struct.
func (t *Type) appendBody(b []byte) []byte {
	if t.IsOpaque() {
		return append(b, "opaque"...)
	}
	if t.packed {
		b = append(b, '<')
	}
	fields := t.Fields()
	if len(fields) == 0 {
		b = append(b, "{}"...)
	} else {
		b = append(b, "{ "...)
		for i, f := range fields {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = f.appendPart(b)
		}
		b = append(b, " }"...)
	}
	if t.packed {
		b = append(b, '>')
	}
	return b
}

func (t *Type) appendTarget(b []byte) []byte {
	b = append(b, `target("`...)
	b = num.AppendEscaped(b, t.name)
	b = append(b, '"')
	for _, p := range t.elems {
		b = append(b, ", "...)
		b = p.appendPart(b)
	}
	for _, i := range t.ints {
		b = append(b, ", "...)
		b = strconv.AppendUint(b, uint64(i), 10)
	}
	return append(b, ')')
}

// nameBytes marks the bytes that need no quotes in a name.
var nameBytes = func() (t [256]bool) {
	for c := range t {
		t[c] = c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '-' || c == '.' || c == '_'
	}
	return t
}()

// appendName appends a name without its sigil, quoted if need be.
func appendName(b []byte, name string) []byte {
	quote := name == "" || name[0] >= '0' && name[0] <= '9'
	for i := 0; i < len(name) && !quote; i++ {
		quote = !nameBytes[name[i]]
	}
	if quote {
		return num.AppendQuoted(b, name)
	}
	return append(b, name...)
}
