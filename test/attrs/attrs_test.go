package attrs

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	arith "github.com/gomlir/gomlir/dialect/arith/spec"
	llvm "github.com/gomlir/gomlir/dialect/llvm/spec"
	ub "github.com/gomlir/gomlir/dialect/ub/spec"
	vector "github.com/gomlir/gomlir/dialect/vector/spec"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

var specs = []*ods.Dialect{arith.Def, llvm.Def, ub.Def, vector.Def}

// unprintable attributes have a text only inside of others.
var unprintable = map[string]bool{"DIExpressionElemAttr": true}

// module is a module with an operation for each attribute. Each is a file of
// its own for -split-input-file.
func module(texts []string) []byte {
	var b bytes.Buffer
	for i, t := range texts {
		if i > 0 {
			b.WriteString("// -----\n")
		}
		fmt.Fprintf(&b, "\"test.op\"() {a = %s} : () -> ()\n", t)
	}
	return b.Bytes()
}

// run gives the texts to a tool and returns what it writes for each of them.
type run func(args ...string) (stdout, stderr string)

func ours(args ...string) (string, string) {
	var out, errs bytes.Buffer
	opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-opt"}, args...), stdio.Streams{In: strings.NewReader(""), Out: &out, Err: &errs})
	return out.String(), errs.String()
}

func theirs(t *testing.T, tool string) run {
	return func(args ...string) (string, string) {
		o := peer.Run(t, tool, "mlir-opt", "", args...)
		return o.Stdout, o.Stderr
	}
}

// mlir14Only are texts of MLIR 14 that 22 refuses and gomlir still reads.
var mlir14Only = map[string]bool{
	"#llvm.fastmath<>":  true,
	"#llvm.fastmath<>>": true, // of which the second > is missing where it ends
}

// compare gives each text to both tools and reports where they differ.
func compare(t *testing.T, texts []string) {
	t.Helper()
	tool := peer.Tool(t, "mlir-opt-22")
	file := filepath.Join(t.TempDir(), "attrs.mlir")
	if err := os.WriteFile(file, module(texts), 0o666); err != nil {
		t.Fatal(err)
	}
	args := []string{"-allow-unregistered-dialect", "-split-input-file", file}
	got := byText(ours, args, len(texts))
	want := byText(theirs(t, tool), args, len(texts))
	for i, text := range texts {
		if got[i] != want[i] && !mlir14Only[strings.Join(strings.Fields(text), "")] {
			t.Errorf("%s\ngot  %s\nwant %s", text, got[i], want[i])
		}
	}
}

var errorLine = regexp.MustCompile(`(?m)^[^\n]*:([0-9]+):[0-9]+: (error|note)`)

// byText is the output of a tool for each of n texts: what it prints, or the
// errors. Text number i is at line 2i+1.
func byText(f run, args []string, n int) []string {
	stdout, stderr := f(args...)
	list := make([]string, n)
	at := errorLine.FindAllStringSubmatchIndex(stderr, -1)
	for k, m := range at {
		end := len(stderr)
		if k+1 < len(at) {
			end = at[k+1][0]
		}
		var line int
		fmt.Sscan(stderr[m[2]:m[3]], &line)
		list[(line-1)/2] += stderr[m[0]:end]
	}
	for i, chunk := range strings.Split(stdout, "// -----\n") {
		if i < n && list[i] == "" {
			list[i] = chunk
		}
	}
	return list
}

func TestRoundTrip(t *testing.T) {
	for _, d := range specs {
		t.Run(d.Name, func(t *testing.T) {
			x := newTexter(d)
			var texts []string
			for _, def := range d.Attrs {
				if !unprintable[def.Name] {
					texts = append(texts, x.texts(def)...)
				}
			}
			compare(t, texts)
		})
	}
}

// token matches a token of the text of an attribute.
var token = regexp.MustCompile(`"[^"]*"|[#@]?[A-Za-z_][A-Za-z0-9_.]*|-?[0-9]+(\.[0-9e+-]+)?|[^ ]`)

// mutations are the text with one token left out, doubled or replaced.
func mutations(text string) []string {
	var list []string
	for i, m := range token.FindAllStringIndex(text, -1)[1:] {
		before, tok, after := text[:m[0]], text[m[0]:m[1]], text[m[1]:]
		by := []string{"", tok + " " + tok, "5", "x", `"s"`, "-", "#llvm.undef"}
		if !peer.Required() { // all of them take a minute
			by = by[i%len(by):][:1]
		}
		for _, b := range by {
			list = append(list, before+b+after)
		}
	}
	return list
}

func TestErrors(t *testing.T) {
	for _, d := range specs {
		t.Run(d.Name, func(t *testing.T) {
			x := newTexter(d)
			var texts []string
			for _, def := range d.Attrs {
				if unprintable[def.Name] {
					continue
				}
				texts = append(texts, mutations(x.full(def, x.body(def, x.assign(def, 1, true))))...)
			}
			compare(t, texts)
		})
	}
}
