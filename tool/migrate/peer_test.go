package migrate

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	builtindialect "github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/test/form"
)

// The tests in this file derive corpora in both older spellings from the tests of MLIR 14. They
// write each parsable type in an older spelling. Migration must restore the original text, and the
// tests must pass as before.

// A spelling is an older way to write types.
type spelling struct {
	name string
	// text writes a type as it appears in MLIR.
	text func(w *typeWriter, t ir.Type)
}

var oldSpellings = []spelling{
	{"llvm", func(w *typeWriter, t ir.Type) {
		w.str(`!llvm<"`)
		if s, ok := t.(*llvm.StructType); ok && s.IsIdentified() {
			w.definition(s)
		} else {
			w.llvm(t)
		}
		w.str(`">`)
	}},
	{"rfc", func(w *typeWriter, t ir.Type) {
		w.str("!llvm.")
		w.rfc(t)
	}},
}

// A typeWriter writes one type.
type typeWriter struct {
	strings.Builder
	open   []*llvm.StructType
	named  map[*llvm.StructType]bool // structs whose bodies must be written somewhere
	failed bool
}

func (w *typeWriter) str(s string) { w.WriteString(s) }

var llvmFloats = map[string]string{"f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double", "f80": "x86_fp80", "f128": "fp128"}

// scalar writes a scalar, whose spelling never changed.
func (w *typeWriter) scalar(t ir.Type) {
	text := strings.TrimPrefix(t.String(), "!llvm.")
	if f := llvmFloats[text]; f != "" {
		text = f
	}
	is, _ := isInteger(text)
	if !is && !scalars[text] && !slices.Contains([]string{"half", "bfloat", "float", "double", "x86_fp80", "fp128"}, text) {
		w.failed = true
	}
	w.str(text)
}

func (w *typeWriter) list(ts []ir.Type, f func(ir.Type)) {
	for i, t := range ts {
		if i > 0 {
			w.str(", ")
		}
		f(t)
	}
}

// params writes the parameters of a function.
func (w *typeWriter) params(t *llvm.FunctionType, f func(ir.Type)) {
	w.str(" (")
	w.list(t.Params(), f)
	switch {
	case t.IsVariadic() && len(t.Params()) > 0:
		w.str(", ...")
	case t.IsVariadic():
		w.str("...")
	}
	w.str(")")
}

// llvm writes LLVM's own spelling.
func (w *typeWriter) llvm(t ir.Type) {
	switch t := t.(type) {
	case *llvm.PointerType:
		if t.Elem() == nil {
			w.failed = true
			return
		}
		w.llvm(t.Elem())
		if t.AddressSpace() != 0 {
			fmt.Fprintf(w, " addrspace(%d)", t.AddressSpace())
		}
		w.str("*")
	case *llvm.ArrayType:
		fmt.Fprintf(w, "[%d x ", t.Len())
		w.llvm(t.Elem())
		w.str("]")
	case *llvm.VectorType:
		w.str("<")
		if t.IsScalable() {
			w.str("vscale x ")
		}
		fmt.Fprintf(w, "%d x ", t.Len())
		w.llvm(t.Elem())
		w.str(">")
	case *ir.VectorType:
		fmt.Fprintf(w, "<%d x ", t.Shape()[0])
		w.llvm(t.Elem())
		w.str(">")
	case *llvm.FunctionType:
		w.llvm(t.Result())
		w.params(t, w.llvm)
	case *llvm.StructType:
		if t.IsIdentified() {
			w.named[t] = true
			w.str(llvmStructName(t))
			return
		}
		w.body(t)
	default:
		w.scalar(t)
	}
}

func llvmStructName(t *llvm.StructType) string {
	if regexp.MustCompile(`^[-\w$.]+$`).MatchString(t.Name()) {
		return "%" + t.Name()
	}
	return `%\22` + t.Name() + `\22`
}

func (w *typeWriter) definition(t *llvm.StructType) {
	w.str(llvmStructName(t) + " = type ")
	if t.IsOpaque() {
		w.str("opaque")
		return
	}
	w.body(t)
}

func (w *typeWriter) body(t *llvm.StructType) {
	if t.IsPacked() {
		w.str("<")
	}
	w.str("{ ")
	w.list(t.Body(), w.llvm)
	w.str(" }")
	if t.IsPacked() {
		w.str(">")
	}
}

// rfc writes the first RFC's spelling.
func (w *typeWriter) rfc(t ir.Type) {
	switch t := t.(type) {
	case *llvm.PointerType:
		if t.Elem() == nil {
			w.failed = true
			return
		}
		w.str("ptr<")
		w.rfc(t.Elem())
		if t.AddressSpace() != 0 {
			fmt.Fprintf(w, ", %d", t.AddressSpace())
		}
		w.str(">")
	case *llvm.ArrayType:
		fmt.Fprintf(w, "array<%d x ", t.Len())
		w.rfc(t.Elem())
		w.str(">")
	case *llvm.VectorType:
		w.str("vec<")
		if t.IsScalable() {
			w.str("? x ")
		}
		fmt.Fprintf(w, "%d x ", t.Len())
		w.rfc(t.Elem())
		w.str(">")
	case *ir.VectorType:
		fmt.Fprintf(w, "vec<%d x ", t.Shape()[0])
		w.rfc(t.Elem())
		w.str(">")
	case *llvm.FunctionType:
		w.str("func<")
		w.rfc(t.Result())
		w.params(t, w.rfc)
		w.str(">")
	case *llvm.StructType:
		w.rfcStruct(t)
	default:
		w.scalar(t)
	}
}

func (w *typeWriter) rfcStruct(t *llvm.StructType) {
	w.str("struct<")
	if t.IsIdentified() {
		fmt.Fprintf(w, `"%s"`, t.Name())
		if slices.Contains(w.open, t) {
			w.str(">")
			return
		}
		w.open = append(w.open, t)
		defer func() { w.open = w.open[:len(w.open)-1] }()
		w.str(", ")
		if t.IsOpaque() {
			w.str("opaque>")
			return
		}
	}
	if t.IsPacked() {
		w.str("packed ")
	}
	w.str("(")
	w.list(t.Body(), w.rfc)
	w.str(")>")
}

var (
	builtinRx = regexp.MustCompile(`^(?:i[1-9][0-9]*|bf16|f(?:16|32|64|80|128)|vector<[1-9][0-9]*x(?:i[1-9][0-9]*|bf16|f(?:16|32|64|80|128))>)`)
	wordRx    = regexp.MustCompile(`^!llvm\.\w+`)
)

// inverse returns a piece of a file twice: with its types in an older spelling, and as MLIR 14
// prints them. If the spelling needs bodies of structs, both have them in comments at the end.
func inverse(piece string, f spelling, comment string) (old, typed string) {
	ctx := ir.NewContext(builtindialect.Dialect, llvm.Dialect, form.Dialect)
	named := map[*llvm.StructType]bool{}
	var o, n strings.Builder
	put := func(s string) { o.WriteString(s); n.WriteString(s) }
	for i := 0; i < len(piece); {
		text := ""
		switch c := piece[i]; {
		case strings.HasPrefix(piece[i:], comment):
			// A comment has types but no strings.
			end := i + strings.IndexByte(piece[i:]+"\n", '\n')
			for i < end {
				text = typeAt(piece[:end], i)
				i += transform(&o, &n, ctx, piece[i:end], text, f, named)
			}
			continue
		case comment != "//":
		case c == '"':
			end := i + 1
			for end < len(piece) && piece[end] != '"' && piece[end] != '\n' {
				if piece[end] == '\\' {
					end++
				}
				end++
			}
			end = min(end+1, len(piece))
			put(piece[i:end])
			i = end
			continue
		default:
			text = typeAt(piece, i)
		}
		i += transform(&o, &n, ctx, piece[i:], text, f, named)
	}
	if len(named) > 0 {
		var lines []string
		for s := range named {
			w := typeWriter{named: named} // structs that it refers to must be named, too
			w.definition(s)
			lines = append(lines, comment+" "+strings.ReplaceAll(w.String(), `\22`, `"`)+"\n")
		}
		slices.Sort(lines)
		put("\n" + strings.Join(lines, ""))
	}
	return o.String(), n.String()
}

// typeAt returns the text of a possible type at i.
func typeAt(s string, i int) string {
	if i > 0 && (isWordByte(s[i-1]) || strings.IndexByte(`.@#%^-"$!`, s[i-1]) >= 0) {
		return ""
	}
	if m := builtinRx.FindString(s[i:]); m != "" && (i+len(m) == len(s) || !isWordByte(s[i+len(m)]) && s[i+len(m)] != '.') {
		return m
	}
	m := wordRx.FindString(s[i:])
	if m == "" || !strings.HasPrefix(s[i+len(m):], "<") {
		return m
	}
	depth := 0
	for j := i; j < len(s); j++ {
		switch s[j] {
		case '<':
			depth++
		case '>':
			if depth--; depth == 0 {
				return s[i : j+1]
			}
		}
	}
	return ""
}

// transform writes a type in both spellings, or the text itself if it is not a type. It returns the
// length of the text.
func transform(old, typed *strings.Builder, ctx *ir.Context, rest, text string, f spelling, named map[*llvm.StructType]bool) int {
	if text != "" {
		if t, err := asm.ParseType(ctx, text); err == nil {
			w := &typeWriter{named: named}
			before := len(named)
			f.text(w, t)
			if !w.failed {
				old.WriteString(w.String())
				typed.WriteString(t.String())
				return len(text)
			}
			if len(named) > before {
				panic("a type that cannot be written has a named struct: " + text)
			}
		}
	}
	n := 1
	if strings.HasPrefix(text, "!llvm.") && !strings.Contains(text, "{{") && !strings.Contains(text, "[[") {
		n = len(text) // it is wrong on purpose
	}
	old.WriteString(rest[:n])
	typed.WriteString(rest[:n])
	return n
}

// corpus14 returns the files of MLIR 14's tests that use the dialect.
func corpus14(t *testing.T) (dir string, files []string) {
	dir = filepath.Join(peer.Shared(t), "upstream", "14")
	for _, pattern := range []string{"Dialect/LLVMIR/*.mlir", "Target/LLVMIR/*", "Conversion/*/*.mlir"} {
		list, _ := filepath.Glob(filepath.Join(dir, pattern))
		files = append(files, list...)
	}
	if len(files) < 15 {
		t.Fatalf("%d files", len(files))
	}
	return dir, files
}

// inverseFile applies inverse to each piece of a file.
func inverseFile(text string, f spelling, comment string) (old, typed string) {
	var olds, typeds []string
	marker := comment + " -----"
	for piece := range strings.SplitSeq(text, marker) {
		o, n := inverse(piece, f, comment)
		olds, typeds = append(olds, o), append(typeds, n)
	}
	return strings.Join(olds, marker), strings.Join(typeds, marker)
}

// TestTypedCorpus migrates the corpora to typed pointers of MLIR 14 and runs the tests.
func TestTypedCorpus(t *testing.T) {
	dir, files := corpus14(t)
	opt, translate := peer.Tool(t, "mlir-opt-14"), peer.Tool(t, "mlir-translate-14")
	check := peer.Tool(t, "FileCheck-22")
	ran, types := 0, 0
	for _, path := range files {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		name, _ := filepath.Rel(dir, path)
		comment, ext := "//", filepath.Ext(path)
		if ext == ".ll" {
			comment = ";"
		}
		for _, f := range oldSpellings {
			old, want := inverseFile(string(b), f, comment)
			types += strings.Count(old, "!llvm")
			got, says, ok := rewritten(t, old, Options{Foreign: ext == ".ll"})
			if got != want || !ok {
				t.Errorf("%s from %s: %v\n%s", name, f.name, says, peer.Difference(got, want))
				continue
			}
			file := filepath.Join(t.TempDir(), "x"+ext)
			if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
				t.Fatal(err)
			}
			for _, run := range regexp.MustCompile(`(?m)RUN: (.*)$`).FindAllStringSubmatch(string(b), -1) {
				command := strings.NewReplacer("mlir-opt", opt, "mlir-translate", translate, "FileCheck", check, "%s", file).Replace(run[1])
				if out, err := exec.Command("bash", "-o", "pipefail", "-c", command).CombinedOutput(); err != nil {
					t.Errorf("%s from %s: %s\n%v\n%.2000s", name, f.name, run[1], err, out)
				}
				ran++
			}
		}
	}
	t.Logf("%d types in %d files, %d commands", types, 2*len(files), ran)
}

// Changes since MLIR 14 that are not about types: a name, which the test replaces, and texts whose
// pieces it skips.
var (
	funcRx     = regexp.MustCompile(`(?m)^( *)func `)
	notTypesRx = regexp.MustCompile(`expected-error|!test\.|llvm\.shufflevector|llvm\.intr\.memcpy|#llvm\.loopopts|llvm\.metadata|dlti\.`)
)

// TestOpaqueCorpus migrates the corpora to opaque pointers, function by function, and runs mlir-opt
// 22 on them.
func TestOpaqueCorpus(t *testing.T) {
	dir, _ := corpus14(t)
	opt14, opt22 := peer.Tool(t, "mlir-opt-14"), peer.Tool(t, "mlir-opt-22")
	accepts := func(tool, text string) (bool, string) {
		cmd := exec.Command(tool, "-allow-unregistered-dialect")
		cmd.Stdin = strings.NewReader(text)
		out, err := cmd.CombinedOutput()
		return err == nil, string(out)
	}
	tried := 0
	for _, name := range []string{"types", "roundtrip", "global", "layout"} {
		b, err := os.ReadFile(filepath.Join(dir, "Dialect", "LLVMIR", name+".mlir"))
		if err != nil {
			t.Fatal(err)
		}
		// A piece is a function with the comments before it.
		for _, piece := range regexp.MustCompile(`(?m)^\}\n|^// -----.*\n`).Split(string(b), -1) {
			if strings.Contains(piece, "{\n") {
				piece += "}\n"
			}
			piece = "\n" + piece
			if ok, _ := accepts(opt14, piece); !ok || notTypesRx.MatchString(piece) {
				continue
			}
			for _, f := range oldSpellings {
				old, _ := inverse(piece, f, "//")
				got, says, ok := rewritten(t, old, Options{Opaque: true})
				got = funcRx.ReplaceAllString(got, "${1}func.func ")
				if fine, out := accepts(opt22, got); !ok || !fine {
					t.Errorf("%s from %s: %v\n%s\n%s", name, f.name, says, out, got)
				}
				tried++
			}
		}
	}
	if tried < 30 {
		t.Errorf("only %d pieces", tried)
	}
	t.Logf("%d pieces", tried)
}
