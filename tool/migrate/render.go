package migrate

import (
	"strings"

	"github.com/gomlir/gomlir/num"
)

// maxText bounds the text of one type in bytes. Named structs that refer to each other can expand
// to any length.
const maxText = 1 << 20

// A renderer writes types in the requested spelling.
type renderer struct {
	text   string // the source
	opaque bool
	lookup func(name string) (*node, string) // returns the definition of a struct, or why it has none
	alias  func(name string) bool            // reports whether an alias refers to a builtin type

	open  []string // the enclosing structs
	depth int
	why   string // the error, or ""
}

func (r *renderer) fail(why string) {
	if r.why == "" {
		r.why = why
	}
}

// render appends a type. If prefix is true, the type must be valid on its own: types of LLVM get
// the prefix !llvm.
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
	// Types in LLVM's own spelling have the prefix only where MLIR prints it. Other types keep it.
	if prefix || n.prefixed || n.made && r.opaque && n.word == "ppc_fp128" {
		dst = append(dst, "!llvm."...)
	}
	return r.body(dst, n)
}

// keepsForm reports whether only the parts of a type change, and not the text around them.
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

// body appends a type without its prefix, independent of its source.
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

// vector appends a vector. In MLIR 22, every vector type is builtin. In MLIR 14, only vectors of
// fixed size with elements of builtin types are.
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

// neverValid reports whether a !llvm.vec has elements of a builtin float type such as f32. No
// spelling allowed that; it occurs in a test of the error.
func (r *renderer) neverValid(n *node) bool {
	elem := n.parts[0]
	integer, _ := isInteger(elem.word)
	return !n.oldWords && elem.kind == leaf && !integer && !strings.HasPrefix(elem.word, "!")
}

// isBuiltin reports whether a type is written as a builtin type.
func (r *renderer) isBuiltin(n *node) bool {
	switch n.kind {
	case builtin:
		return true
	case leaf:
		return !strings.HasPrefix(n.word, "!") || r.alias(n.word[1:])
	}
	return false
}

// reference appends a struct of which the source has only the name.
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
