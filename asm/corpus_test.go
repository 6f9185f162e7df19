package asm

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/source"
)

var update = flag.Bool("update", false, "rewrite testdata from what mlir-opt-22 says")

// testdata/syntax.txt has types, attributes, locations and whole modules, each followed by what
// mlir-opt-22 prints for it or by its errors:
//
//	T vector<4>
//	! 1:26: expected 'x' in dimension list
//	A 1 : i32
//	= "t.a"() {a = 1 : i32} : () -> ()
//
// There, \n is a new line.
const corpusFile = "testdata/syntax.txt"

// syntaxCase is one entry of the corpus.
type syntaxCase struct {
	line string   // as it is in the file
	want []string // "= text" or "! line:column: message"
}

// source is the text that is parsed.
func (c *syntaxCase) source() string {
	kind, text, _ := strings.Cut(c.line, " ")
	text = strings.NewReplacer(`\n`, "\n", `\r`, "\r", `\t`, "\t").Replace(text)
	switch kind {
	case "T":
		return `"t.a"() : () -> (` + text + `)`
	case "A":
		return `"t.a"() {a = ` + text + `} : () -> ()`
	case "L":
		return `"t.a"() : () -> () loc(` + text + `)`
	}
	return text
}

func readCorpus(t testing.TB) []syntaxCase {
	text, err := os.ReadFile(corpusFile)
	if err != nil {
		t.Fatal(err)
	}
	var cases []syntaxCase
	for _, l := range strings.Split(string(text), "\n") {
		switch {
		case l == "" || l[0] == ';':
		case l[0] == '=' || l[0] == '!':
			c := &cases[len(cases)-1]
			c.want = append(c.want, l)
		default:
			cases = append(cases, syntaxCase{line: l})
		}
	}
	return cases
}

// parsed returns the results of the parser and the printer for a text, in the corpus's form.
func parsed(t testing.TB, text string) []string {
	ctx := testContext()
	f, err := ctx.Files().AddFile("<stdin>", []byte(text+"\n"))
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	report := func(d *diag.Diagnostic) {
		p := d.Place.Resolve(ctx.Files())
		out = append(out, fmt.Sprintf("! %d:%d: %s", p.Line, p.Column, d.Message))
		for _, n := range d.Notes {
			if n.Extra {
				continue
			}
			p := n.Place.Resolve(ctx.Files())
			out = append(out, fmt.Sprintf("! %d:%d: note: %s", p.Line, p.Column, n.Message))
		}
	}
	op := ParseModule(ctx, source.Whole(f), Config{Threads: 1, External: &ExternalResources{}}, report)
	if op == nil {
		if len(out) == 0 {
			t.Errorf("no diagnostic for %q", text)
		}
		return out
	}
	return append(out, opLines(string(Append(nil, op, Flags{Generic: true, DebugInfo: true, LocalScope: true})))...)
}

// opLoc matches the location that an operation has if none is written.
var opLoc = regexp.MustCompile(` loc\("<stdin>":\d+:\d+\)$`)

// opLines picks the lines of a printed module that have an operation of it.
func opLines(text string) []string {
	var out []string
	for _, l := range strings.Split(text, "\n") {
		if i := strings.Index(l, `"t.`); i >= 0 {
			out = append(out, "= "+opLoc.ReplaceAllString(l[i:], ""))
		}
	}
	return out
}

func TestSyntax(t *testing.T) {
	for _, c := range readCorpus(t) {
		got, want := strings.Join(parsed(t, c.source()), "\n"), strings.Join(c.want, "\n")
		if got != want {
			t.Errorf("%s\ngot\n%s\nwant\n%s", c.line, got, want)
		}
	}
}

// upstreamParsed returns mlir-opt's results for texts, in the corpus's form. ok is false where it
// crashes.
func upstreamParsed(t testing.TB, tool string, texts []string) (results [][]string, ok []bool) {
	results, ok = make([][]string, len(texts)), make([]bool, len(texts))
	var in bytes.Buffer
	first := make([]int, len(texts)+1) // lines, from 1
	line := 1
	for i, s := range texts {
		first[i] = line
		in.WriteString(s + "\n// -----\n")
		line += strings.Count(s, "\n") + 2
	}
	first[len(texts)] = line
	in.WriteString("\n")
	stdout, stderr, crashed := runSplit(t, tool, in.Bytes())
	chunks := strings.Split(stdout, "// -----\n")
	if crashed || len(chunks) != len(texts)+1 {
		if len(texts) == 1 {
			return results, ok
		}
		half := len(texts) / 2
		r1, ok1 := upstreamParsed(t, tool, texts[:half])
		r2, ok2 := upstreamParsed(t, tool, texts[half:])
		return append(r1, r2...), append(ok1, ok2...)
	}
	at := 0
	for _, m := range diagLine.FindAllStringSubmatch(stderr, -1) {
		n, _ := strconv.Atoi(m[1])
		for at+1 < len(texts) && n >= first[at+1] {
			at++
		}
		note := ""
		if m[3] == "note" {
			note = "note: "
		}
		results[at] = append(results[at], fmt.Sprintf("! %d:%s: %s%s", n-first[at]+1, m[2], note, m[4]))
	}
	for i := range texts {
		ok[i] = true
		results[i] = append(results[i], opLines(chunks[i])...)
	}
	return results, ok
}

// diagLine matches the first line of a diagnostic.
var diagLine = regexp.MustCompile(`(?m)^<stdin>:(\d+):(\d+): (error|note|warning): (.*)$`)

// TestPeerSyntax checks what the corpus says mlir-opt does.
func TestPeerSyntax(t *testing.T) {
	tool := peer.Tool(t, "mlir-opt-22")
	cases := readCorpus(t)
	var texts []string
	for i := range cases {
		texts = append(texts, cases[i].source())
	}
	results, ok := upstreamParsed(t, tool, texts)
	var out bytes.Buffer
	for i := range cases {
		if !ok[i] {
			t.Errorf("mlir-opt crashes on %s", cases[i].line)
			continue
		}
		want := strings.Join(results[i], "\n")
		if got := strings.Join(cases[i].want, "\n"); got != want && !*update {
			t.Errorf("%s\ncorpus\n%s\nmlir-opt\n%s", cases[i].line, got, want)
		}
		out.WriteString(cases[i].line + "\n")
		if want != "" {
			out.WriteString(want + "\n")
		}
	}
	if *update {
		if err := os.WriteFile(corpusFile, out.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// token matches the tokens of a text, roughly.
var token = regexp.MustCompile(`"[^"]*"|[a-zA-Z_][a-zA-Z_0-9.$]*|[0-9]+(\.[0-9]*)?|->|::|[!#%^@][a-zA-Z_0-9.$-]*|\s+|.`)

// broken returns the text with one token missing, replaced or added, or what
// comes before it.
func broken(text string, rnd *rand.Rand) string {
	toks := token.FindAllString(text, -1)
	i := rnd.Intn(len(toks))
	before, here, after := strings.Join(toks[:i], ""), toks[i], strings.Join(toks[i+1:], "")
	other := [...]string{"x", "foo", ")", ">", "]", ",", ":", "7", "(", "<", "[", "{", "-", "->", "#a", "!a",
		"%a", "@a", "?", "*", "0x4", "1.5", "true", "loc", "dense", "=", "+", "x4", "mod", "i32", "index"}
	o := other[rnd.Intn(len(other))]
	switch rnd.Intn(4) {
	case 0:
		return before + after
	case 1:
		return before
	case 2:
		return before + o + after
	}
	return before + o + " " + here + after
}

// dialectDot matches what may be an operation of a dialect that there is not:
// the note about that lists the dialects that there are.
var dialectDot = regexp.MustCompile(`loc[0-9]*\.`)

var aliasDefinition = regexp.MustCompile(`[#!][ab] ?=`)

// refersAhead reports whether the definition of an alias in a text may refer to
// one that comes later, which mlir-opt cannot do.
func refersAhead(text string) bool {
	m := aliasDefinition.FindAllString(text, -1)
	return len(m) > 1 && m[0][:2] != m[1][:2]
}

// TestPeerBrokenSyntax compares the errors in texts with random mistakes.
func TestPeerBrokenSyntax(t *testing.T) {
	tool := peer.Tool(t, "mlir-opt-22")
	n := 1500
	if peer.Short() {
		n = 200
	}
	cases := readCorpus(t)
	rnd := rand.New(rand.NewSource(1))
	var texts []string
	for len(texts) < n {
		c := cases[rnd.Intn(len(cases))]
		// mlir-opt crashes on dense arrays of index.
		if s := broken(c.source(), rnd); !strings.Contains(s, "array<index") && !dialectDot.MatchString(s) && strings.TrimSpace(s) != "" {
			texts = append(texts, s)
		}
	}
	results, ok := upstreamParsed(t, tool, texts)
	for i, s := range texts {
		if !ok[i] || refersAhead(s) {
			continue
		}
		if got := parsed(t, s); strings.Join(got, "\n") != strings.Join(results[i], "\n") {
			t.Errorf("%s\ngot\n%s\nwant\n%s", s, strings.Join(got, "\n"), strings.Join(results[i], "\n"))
		}
	}
}

// runSplit runs mlir-opt on the chunks of an input.
func runSplit(t testing.TB, tool string, in []byte) (stdout, stderr string, crashed bool) {
	cmd := peer.Command(t, tool, "-allow-unregistered-dialect", "-split-input-file",
		"-mlir-print-op-generic", "-mlir-print-debuginfo", "-mlir-print-local-scope")
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(in), &out, &errs
	err := cmd.Run()
	var exit *peer.ExitError
	return out.String(), errs.String(), errors.As(err, &exit) && exit.Status < 0
}
