package migrate

import (
	"strings"

	"github.com/gomlir/gomlir/num"
)

// maxText bounds the text of one type in bytes. Named structs that refer to each
// other can unroll to any length.
const maxText = 1 << 20

// A renderer writes types in the spelling that is asked for.
type renderer struct {
	text   string // the source
	opaque bool
	lookup func(name string) (*node, string) // the definition of a struct, or why it has no definition
	alias  func(name string) bool            // whether an alias stands for a built-in type

	open  []string // the structs that are being written
	depth int
	why   string // what is wrong
}

func (r *renderer) fail(why string) {
	if r.why == "" {
		r.why = why
	}
}

// render appends a type. If prefix, it must be one that can stand alone: a type
// of LLVM has !llvm. in front.
func (r *renderer) render(dst []byte, n *node, prefix bool) []byte {
	if r.depth++; r.depth > maxDepth {
		r.fail("types are nested too deeply")
	}
	defer func() { r.depth-- }()
	if r.why != "" {
		return dst
	}
	if len(dst) > maxText {
		r.fail("the text of this type is too long")
		return dst
	}
	switch n.kind {
	case leaf, pattern:
		if n.made || len(n.parts) == 0 {
			return append(dst, n.word...)
		}
		return r.splice(dst, n)
	case builtin:
		return append(dst, n.word...)
	case vector:
		return r.vector(dst, n, prefix)
	}
	if n.kind == scalar && n.word == "x86_mmx" && r.opaque {
		return append(dst, "vector<1xi64>"...)
	}
	if r.keepsForm(n) {
		if prefix && !n.prefixed {
			dst = append(dst, "!llvm."...)
		}
		return r.splice(dst, n)
	}
	// Types in LLVM's own spelling lose the prefix where MLIR prints none, and
	// others have it if the source has.
	if prefix || n.prefixed || n.made && r.opaque && n.word == "ppc_fp128" {
		dst = append(dst, "!llvm."...)
	}
	return r.body(dst, n)
}

// keepsForm reports whether the text around the parts of a type stays the same.
func (r *renderer) keepsForm(n *node) bool {
	return !n.made && !(r.opaque && n.kind == pointer && len(n.parts) > 0)
}

// splice appends the source of a type with its parts rewritten.
func (r *renderer) splice(dst []byte, n *node) []byte {
	pos := n.from
	for _, p := range n.parts {
		dst = append(dst, r.text[pos:p.from]...)
		dst = r.render(dst, p, n.kind == leaf)
		pos = p.to
	}
	return append(dst, r.text[pos:n.to]...)
}

// body appends a type without its prefix, from nothing but what the node says.
func (r *renderer) body(dst []byte, n *node) []byte {
	switch n.kind {
	case scalar:
		return append(dst, n.word...)
	case pointer:
		return r.pointer(dst, n)
	case array:
		dst = append(append(append(dst, "array<"...), n.count...), " x "...)
		return append(r.render(dst, n.parts[0], false), '>')
	case function:
		dst = append(r.render(append(dst, "func<"...), n.parts[0], false), " ("...)
		dst = r.list(dst, n.parts[1:])
		if n.variadic {
			if len(n.parts) > 1 {
				dst = append(dst, ", "...)
			}
			dst = append(dst, "..."...)
		}
		return append(dst, ")>"...)
	case reference:
		return r.reference(dst, n)
	}
	return r.structure(dst, n)
}

func (r *renderer) list(dst []byte, ts []*node) []byte {
	for i, t := range ts {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = r.render(dst, t, false)
	}
	return dst
}

func (r *renderer) pointer(dst []byte, n *node) []byte {
	dst = append(dst, "ptr"...)
	if r.opaque {
		if n.count != "" {
			dst = append(append(append(dst, '<'), n.count...), '>')
		}
		return dst
	}
	dst = r.render(append(dst, '<'), n.parts[0], false)
	if n.count != "" {
		dst = append(append(dst, ", "...), n.count...)
	}
	return append(dst, '>')
}

// vector appends a vector. Today every vector is of the built-in type. In MLIR 14 only
// vectors of fixed size with elements of built-in types are.
func (r *renderer) vector(dst []byte, n *node, prefix bool) []byte {
	elem := n.parts[0]
	if r.opaque || !n.scalable && r.isBuiltin(elem) && !r.neverValid(n) {
		if n.scalable {
			dst = append(append(append(dst, "vector<["...), n.count...), "]x"...)
		} else {
			dst = append(append(append(dst, "vector<"...), n.count...), 'x')
		}
		return append(r.render(dst, elem, true), '>')
	}
	if elem.kind == pattern && !n.scalable {
		r.fail("what the elements are decides about the spelling of this vector, and they are a pattern")
	}
	if !n.made && !n.oldWords {
		if prefix && !n.prefixed {
			dst = append(dst, "!llvm."...)
		}
		return r.splice(dst, n)
	}
	if prefix || n.prefixed {
		dst = append(dst, "!llvm."...)
	}
	dst = append(dst, "vec<"...)
	if n.scalable {
		dst = append(dst, "? x "...)
	}
	dst = append(append(dst, n.count...), " x "...)
	return append(r.render(dst, elem, false), '>')
}

// neverValid reports whether a vector is of today's floats, which no spelling had:
// a test for the error.
func (r *renderer) neverValid(n *node) bool {
	elem := n.parts[0]
	integer, _ := isInteger(elem.word)
	return !n.oldWords && elem.kind == leaf && !integer && !strings.HasPrefix(elem.word, "!")
}

// isBuiltin reports whether a type is a built-in one when it is written.
func (r *renderer) isBuiltin(n *node) bool {
	switch n.kind {
	case builtin:
		return true
	case leaf:
		return !strings.HasPrefix(n.word, "!") || r.alias(n.word[1:])
	}
	return false
}

// reference appends a struct that the source mentions only by name.
func (r *renderer) reference(dst []byte, n *node) []byte {
	for _, name := range r.open {
		if name == n.word {
			return append(num.AppendEscaped(append(dst, `struct<"`...), n.word), `">`...)
		}
	}
	def, why := r.lookup(n.word)
	if def == nil {
		r.fail(why)
		return dst
	}
	return r.structure(dst, def)
}

func (r *renderer) structure(dst []byte, n *node) []byte {
	dst = append(dst, "struct<"...)
	if n.kind == identified {
		dst = append(num.AppendEscaped(append(dst, '"'), n.word), `", `...)
		if n.opaque {
			return append(dst, "opaque>"...)
		}
		r.open = append(r.open, n.word)
		defer func() { r.open = r.open[:len(r.open)-1] }()
	}
	if n.packed {
		dst = append(dst, "packed "...)
	}
	return append(r.list(append(dst, '('), n.parts), ")>"...)
}
