package migrate

// A node is a type as a text has it, in any of the spellings.
type node struct {
	kind kind
	// from and to are where the node is in the source. They mean nothing in the
	// parts of a type in LLVM's own spelling.
	from, to int
	// made is set for types in LLVM's own spelling: no part of the source says
	// what the result is to look like.
	made bool
	// prefixed says that the source has !llvm. in front.
	prefixed bool

	// parts are the types that this one is made of, in the order of the source;
	// of a function the result first.
	parts []*node
	// word is the scalar in the spelling of MLIR 14, the name of a struct, or
	// the text of a leaf.
	word string
	// count is the number of elements, or the address space of a pointer if it
	// is not the default one. It can be a FileCheck pattern.
	count string

	scalable, packed, variadic, opaque bool
	// oldWords says that the spelling of a vector has words that today's has not.
	oldWords bool
}

type kind uint8

const (
	// leaf is a type that is not LLVM's or never changes: a built-in type, another
	// dialect's, an alias.
	leaf kind = iota
	// pattern is a FileCheck pattern in the place of a type.
	pattern
	// builtin is a scalar for which there is a built-in type.
	builtin
	// scalar is a scalar of the llvm dialect.
	scalar
	pointer
	array
	vector
	function
	literal    // a struct without a name
	identified // a struct with a name and perhaps a body
	reference  // a struct by its name only
)

// builtins are LLVM's names of types that are built-in ones now.
var builtins = map[string]string{
	"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "fp128": "f128", "x86_fp80": "f80",
}

// scalars are LLVM's names of types that the dialect has.
var scalars = map[string]bool{
	"void": true, "token": true, "label": true, "metadata": true, "ppc_fp128": true, "x86_mmx": true, "x86_amx": true,
}

// maxIntegerWidth is the largest width of an integer in bits, MLIR's.
const maxIntegerWidth = 1<<24 - 1

// isInteger reports whether a word is an integer type, and whether there are
// integers of that width.
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

// sameType reports whether two types in LLVM's spelling are the same text.
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
