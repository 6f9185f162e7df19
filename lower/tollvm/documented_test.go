package tollvm_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	dialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/test/lowertest"
)

// An example is a type and what it becomes. That of a function is its signature.
type example struct {
	bare     bool
	from, to string
}

// examples are of the kinds that MLIR's documentation of the conversion has.
var examples = []example{
	{false, "i1", "i1"}, {false, "i32", "i32"}, {false, "i64", "i64"}, {false, "i129", "i129"},
	{false, "bf16", "bf16"}, {false, "f16", "f16"}, {false, "f32", "f32"}, {false, "f64", "f64"}, {false, "f80", "f80"}, {false, "f128", "f128"},
	{false, "index", "i64"},
	{false, "vector<3xi8>", "vector<3xi8>"},
	{false, "vector<2x3x5xindex>", "!llvm.array<2 x array<3 x vector<5xi64>>>"},
	{false, "memref<i8>", "!llvm.struct<(ptr, ptr, i64)>"},
	{false, "memref<7xi8>", "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"},
	{false, "memref<?xi8>", "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>"},
	{false, "memref<2x?x3x?xindex, 5>", "!llvm.struct<(ptr<5>, ptr<5>, i64, array<4 x i64>, array<4 x i64>)>"},
	{false, "memref<?x2xvector<3xf16>>", "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>"},
	{true, "memref<i8>", "!llvm.ptr"},
	{true, "memref<2x3xvector<5xi8>, 1>", "!llvm.ptr<1>"},
	{false, "memref<*xi8>", "!llvm.struct<(i64, ptr)>"},
	{false, "() -> ()", "!llvm.func<void ()>"},
	{false, "(i8) -> f64", "!llvm.func<f64 (i8)>"},
	{false, "(f32, i8) -> i16", "!llvm.func<i16 (f32, i8)>"},
	{false, "(f32, i8) -> (i16, index)", "!llvm.func<struct<(i16, i64)> (f32, i8)>"},
	{false, "((i8) -> ()) -> ((f32) -> i8)", "!llvm.func<ptr (ptr)>"},
	{false, "(((i8) -> f32) -> ()) -> ()", "!llvm.func<void (ptr)>"},
	{false, "(memref<i8>) -> ()", "!llvm.func<void (ptr, ptr, i64)>"},
	{false, "(i8, memref<i8>, f32) -> ()", "!llvm.func<void (i8, ptr, ptr, i64, f32)>"},
	{false, "(memref<?x3xi8>) -> ()", "!llvm.func<void (ptr, ptr, i64, i64, i64, i64, i64)>"},
	{false, "(memref<*xi8>) -> ()", "!llvm.func<void (i64, ptr)>"},
	{false, "() -> memref<?xi8>", "!llvm.func<struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> ()>"},
	{false, "() -> (memref<i8>, i8)", "!llvm.func<struct<(struct<(ptr, ptr, i64)>, i8)> ()>"},
	{true, "(memref<2xi8>) -> memref<3xf32>", "!llvm.func<ptr (ptr)>"},
}

// TestExamples converts the examples.
func TestExamples(t *testing.T) {
	for _, e := range examples {
		e.check(t)
	}
}

func (e example) check(t *testing.T) {
	t.Helper()
	e.checkAs(t, false)
}

// checkAs converts an example with typed pointers or opaque ones.
func (e example) checkAs(t *testing.T, typed bool) {
	t.Helper()
	c := ir.NewContext(dialects.Dialects()...)
	from, err := asm.ParseType(c, e.from)
	if err != nil {
		t.Fatalf("%s: %v", e.from, err)
	}
	want, err := asm.ParseType(c, e.to)
	if err != nil {
		t.Fatalf("%s: %v", e.to, err)
	}
	types := tollvm.NewTypeConverter(c, tollvm.Options{BarePointers: e.bare, TypedPointers: typed})
	var got ir.Type
	if f, ok := from.(*ir.FunctionType); ok {
		_, to := types.Signature(f, false, false, nil)
		got = to
	} else if e.bare {
		_, to := types.Signature(ir.NewFunctionType(c, []ir.Type{from}, nil), false, false, nil)
		got = to.Params()[0]
	} else {
		got = types.ConvertOne(from)
	}
	if got != want {
		t.Errorf("%s becomes %v, not %v", e.from, got, want)
	}
}

// corrections are for what the documentation says and does not mean: pieces of text, or all of an example.
var corrections = strings.NewReplacer("<1 x 64>", "<1 x i64>", "<5 x 64>", "<5 x i64>", "double", "f64", "float", "f32",
	"i64 array", "i64, array", "!llvm.i32", "i32")

var corrected = map[string]string{
	// The memref has two dimensions.
	"memref<1x? x vector<4xf32>>": "!llvm.struct<(ptr<vec<4 x f32>>, ptr<vec<4 x f32>>, i64, array<2 x i64>, array<2 x i64>)>",
}

// TestDocumented converts the examples in MLIR's documentation of the time when pointers had types. Today
// they have none, and the examples are converted both ways.
func TestDocumented(t *testing.T) {
	list := documented(documentation(t))
	if len(list) < 30 {
		t.Errorf("found %d examples", len(list))
	}
	for _, e := range list {
		if c, ok := corrected[e.from]; ok {
			e.to = c
		}
		e.to = lvec.ReplaceAllString(corrections.Replace(e.to), "vector<${1}x${2}>")
		e.checkAs(t, true)
		e.to = opaque(e.to)
		e.check(t)
	}
}

// documentation returns the text of MLIR's documentation of the conversion.
func documentation(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(peer.SharedFiles(t, "seeds/004_*.txt")[0])
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestDocumentedByTools compares functions of the types in the documentation with what mlir-opt-14 makes
// of them.
func TestDocumentedByTools(t *testing.T) {
	text := documentation(t)
	for _, bare := range []bool{false, true} {
		var module strings.Builder
		for i, e := range append(documented(text), examples...) {
			if e.bare != bare || strings.Contains(e.from, "f129") {
				continue
			}
			signature := e.from
			if !strings.HasPrefix(signature, "(") {
				signature = "(" + e.from + ") -> " + e.from
			}
			fmt.Fprintf(&module, "func private @f%d%s\n", i, signature)
		}
		option := "--convert-std-to-llvm"
		if bare {
			option += "=use-bare-ptr-memref-call-conv=1"
		}
		want := peer.Run(t, peer.Tool(t, "mlir-opt-14"), "mlir-opt", module.String(), option)
		if got := lowertest.Opt(module.String(), option); got != want.Stderr+want.Stdout || want.Stderr != "" {
			t.Errorf("%s\nbare %v: got\n%s\nwant\n%s", module.String(), bare, got, want.Stderr+want.Stdout)
		}
	}
}

var (
	scalar = regexp.MustCompile(`(?m)• (\S+) converts to (\S+)$`)
	space  = regexp.MustCompile(`\s+`)
	lvec   = regexp.MustCompile(`vec<(\d+) x (\w+)>`)
)

// documented returns the examples of a text: "A converts to B", in lists and in sentences, and what is in
// blocks after the word "Examples:".
func documented(text string) (list []example) {
	for _, m := range scalar.FindAllStringSubmatch(text, -1) {
		list = append(list, example{false, strings.ReplaceAll(m[1], "*", "32"), strings.ReplaceAll(m[2], "*", "32")})
	}
	for rest := text; ; {
		i := strings.Index(rest, "> converts to ")
		if i < 0 {
			break
		}
		from := rest[strings.LastIndex(rest[:i], "vector<") : i+1]
		to, after := bracketed(rest[i+len("> converts to "):])
		list = append(list, example{false, from, to})
		rest = after
	}
	for _, block := range strings.Split(text, "Examples:\n")[1:] {
		bare := strings.Contains(text[:strings.Index(text, block)], "\nBare Pointer Convention\n") && !strings.Contains(text[:strings.Index(text, block)], "\nUnranked Memref types\n")
		list = append(list, inBlock(block, bare)...)
	}
	return list
}

// inBlock returns the examples at the beginning of a text: a type, perhaps an arrow, and a type of llvm.
func inBlock(text string, bare bool) (list []example) {
	var lines []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line != "" && !strings.HasPrefix(line, "//") {
			lines = append(lines, line)
		}
	}
	rest := space.ReplaceAllString(strings.Join(lines, " "), " ")
	for {
		i := strings.Index(rest, "!llvm.")
		if i < 0 {
			return list
		}
		from := strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(rest[:i]), "->"))
		if !strings.HasPrefix(from, "memref<") && !strings.HasPrefix(from, "(") {
			return list // the text goes on in prose
		}
		var to string
		to, rest = bracketed(rest[i:])
		list = append(list, example{bare, from, to})
	}
}

// bracketed cuts off a type at the beginning of a text.
func bracketed(text string) (t, rest string) {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '<', '(':
			depth++
		case '>', ')':
			if depth--; depth == 0 {
				return text[:i+1], text[i+1:]
			}
		}
	}
	return text, ""
}

// opaque returns the text of a type with today's pointers.
func opaque(text string) string {
	var out strings.Builder
	for {
		i := strings.Index(text, "ptr<")
		if i < 0 {
			return out.String() + text
		}
		out.WriteString(text[:i+len("ptr")])
		_, text = bracketed(text[i+len("ptr"):])
	}
}
