package migrate

// A node is a type in a text, in any of the spellings.
type node struct {
	kind kind
	// from and to delimit the type in the source. They are not set for parts of a type in LLVM's
	// own spelling.
	from, to int
	// made is set for types in LLVM's own spelling, whose text is not kept.
	made bool
	// prefixed is set if the type has the prefix !llvm. in the source.
	prefixed bool

	// parts are the types that this one contains, in the order of the source. For a function, the
	// result comes first.
	parts []*node
	// word is the scalar in the spelling of MLIR 14, the name of a struct, or the text of a leaf.
	word string
	// count is the number of elements, or the address space of a pointer, "" for the default. It
	// may be a FileCheck pattern.
	count string

	scalable, packed, variadic, opaque bool
	// oldWords is set if the text of a vector has words that MLIR 22 does not have.
	oldWords bool
}

type kind uint8

const (
	// leaf is a type that is not LLVM's or never changes: a builtin type, another dialect's type,
	// an alias.
	leaf kind = iota
	// pattern is a FileCheck pattern in place of a type.
	pattern
	// builtin is a scalar with a builtin type.
	builtin
	// scalar is a scalar of the llvm dialect.
	scalar
	pointer
	array
	vector
	function
	literal    // a struct without a name
	identified // a struct with a name and possibly a body
	reference  // a struct given only by its name
)

// builtins maps LLVM's names of types to MLIR's builtin types.
var builtins = map[string]string{
	"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "fp128": "f128", "x86_fp80": "f80",
}

// scalars are LLVM's names of types that the dialect defines.
var scalars = map[string]bool{
	"void": true, "token": true, "label": true, "metadata": true, "ppc_fp128": true, "x86_mmx": true, "x86_amx": true,
}

// maxIntegerWidth is MLIR's largest width of an integer in bits.
const maxIntegerWidth = 1<<24 - 1

// isInteger reports whether a word is an integer type, and whether its width is valid.
func isInteger(word string) (is, ok bool) {
	if len(word) < 2 || word[0] != 'i' {
		return false, false
	}
	width := 0
	for _, c := range word[1:] {
		if c < '0' || c > '9' {
			return false, false
		}
		width = min(width*10+int(c-'0'), maxIntegerWidth+1)
	}
	return true, word[1] != '0' && width <= maxIntegerWidth
}

// sameType reports whether two types in LLVM's spelling have the same text.
func sameType(a, b *node) bool {
	if a.kind != b.kind || a.word != b.word || a.count != b.count || len(a.parts) != len(b.parts) ||
		a.scalable != b.scalable || a.packed != b.packed || a.variadic != b.variadic || a.opaque != b.opaque {
		return false
	}
	for i := range a.parts {
		if !sameType(a.parts[i], b.parts[i]) {
			return false
		}
	}
	return true
}
