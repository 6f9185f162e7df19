package diag

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/source"
)

// check compares ds with the expectations in a file f and returns the
// complaints.
func check(t testing.TB, level Level, text string, ds ...*Diagnostic) string {
	t.Helper()
	var set source.Set
	f, err := set.AddFile("f", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	r := &Renderer{Out: &out, Set: &set, Open: open(map[string]string{"other": "// expected-error@+1 {{there}}\n"})}
	e := NewExpectations(r, level, f)
	for _, d := range ds {
		e.Handle(d)
	}
	if ok := e.Check(); ok != (out.Len() == 0) {
		t.Errorf("Check is %v with complaints:\n%s", ok, out.String())
	}
	return out.String()
}

func TestExpectations(t *testing.T) {
	one := func(text string) []*Diagnostic { return []*Diagnostic{Errorf(in("f", 3, 1), "%s", text)} }
	for _, c := range []struct {
		name, text string
		ds         []*Diagnostic
		want       string
	}{
		{"nothing", "", nil, ""},
		{"same line", "\n\n x // expected-error {{bad}}", one("a bad thing"), ""},
		{"trailing space", "\n\n x // expected-error {{bad}} \t\r\n", one("bad"), ""},
		{"offset", "\n// expected-error@+1 {{bad}}\n\n", one("bad"), ""},
		{"octal offset", "\n\n\n\n\n\n\n\n\n\n// expected-error@-010 {{bad}}\n", one("bad"), ""},
		{"spaces", "\n//expected-error   @+1   {{bad}}\n\n", one("bad"), ""},
		{"no spaces", "\n//expected-error@+1{{bad}}\n\n", one("bad"), ""},
		{"above", "\n\n\n// expected-error@+1 {{x}}\n// expected-error@above {{bad}}", append(one("bad"), Errorf(in("f", 5, 1), "x")), ""},
		{"below", "// expected-error@below {{bad}}\n// expected-error@below {{thing}}\n\n", append(one("bad"), one("thing")...), ""},
		{"unknown", "// expected-warning @unknown {{w}}", []*Diagnostic{Warningf(Place{Text: "loc(\"x\")"}, "w")}, ""},
		{"empty", "\n\n// expected-error {{}}", one("whatever"), ""},
		{"twice by one", "\n\n// expected-error {{bad}}", append(one("bad"), one("bad")...), ""},
		{"regexp", "\n\n// expected-error-re {{a.b {{[0-9]+|x}}+ {{(c|d){2} }}. }}", one("a.b x+ cd . "), ""},
		{"regexp", "\n\n// expected-error-re {{a.b {{[0-9]+|x}} {{(c|d)}}. }}", one("see a.b 17 d. "), ""},
		{"regexp alternatives are kept apart", "\n\n// expected-error-re {{foo{{x|custom}} op}}", one("custom op"), "f:3:1: error: unexpected error: custom op"},
		{"empty regexp", "\n\n// expected-error-re {{}}", one("m"), "f:3:1: error: unexpected error: m"},
		{"percent", "// expected-error {{100%s}}", nil, "f:1:4: error: expected error \"100%s\" was not produced\n// expected-error {{100%s}}\n   ^~~~~\n"},
		{"notes", "\n// expected-error@+1 {{bad}}\n// expected-note {{here}}",
			[]*Diagnostic{Errorf(in("f", 3, 1), "bad").Note(in("f", 3, 2), "here")}, ""},
		{"unexpected note", "\n// expected-error@+1 {{bad}}\n",
			[]*Diagnostic{Errorf(in("f", 3, 1), "bad").Note(in("f", 1, 1), "here")},
			"f:1:1: error: unexpected note: here\n\n^\n"},
		{"wrong severity", "\n\n// expected-warning {{bad}}", one("bad"),
			"f:3:4: error: 'error' diagnostic emitted when expecting a 'warning'\n// expected-warning {{bad}}\n   ^\n" +
				"f:3:4: error: expected warning \"bad\" was not produced\n// expected-warning {{bad}}\n   ^~~\n"},
		{"first that is correct", "// expected-error foo expected-error {{bar}}", nil,
			"f:1:23: error: expected error \"bar\" was not produced\n// expected-error foo expected-error {{bar}}\n                      ^~~\n"},
		{"one a line", "// expected-error {{a}} // expected-error {{b}}", nil,
			"f:1:4: error: expected error \"a}} // expected-error {{b\" was not produced\n" +
				"// expected-error {{a}} // expected-error {{b}}\n   ^~~~~~~~~~~~~~~~~~~~~~~~~\n"},
		{"unknown, missing", "// expected-remark@unknown {{r}}", nil,
			strings.Repeat("<unknown>:0: error: expected remark \"r\" was not produced\n", 2)},
		{"unknown, unexpected", "", []*Diagnostic{Errorf(Place{Text: `loc("zz")`}, "m")},
			"<unknown>:0: error: loc(\"zz\"): unexpected error: m\n"},
		{"other file", "", []*Diagnostic{Errorf(in("other", 2, 1), "is there"), Errorf(in("none", 1, 1), "m")},
			"none:1:1: error: unexpected error: m\n"},
		{"no end", "// expected-error-re {{un{{.*red}}", nil,
			"f:1:4: error: found start of regex with no end '}}'\n// expected-error-re {{un{{.*red}}\n   ^~~~~~~~~\n"},
		{"bad regexp", "// expected-error-re {{un{{(}}red}}", nil,
			"f:1:4: error: invalid regex: parentheses not balanced\n// expected-error-re {{un{{(}}red}}\n   ^~~~~~~~~~\n"},
	} {
		got := check(t, CheckAll, c.text, c.ds...)
		if got != c.want && (c.want == "" || !strings.HasPrefix(got, c.want)) {
			t.Errorf("%s: got:\n%s\nwant:\n%s", c.name, got, c.want)
		}
	}
}

// What only looks like an expectation is none.
func TestNotExpectations(t *testing.T) {
	for _, text := range []string{
		"expected-error", "expected-error {{a}", "expected-error {{a}} b", "expected-eror {{a}}",
		"expected-error@ {{a}}", "expected-error@+ {{a}}", "expected-error@+x {{a}}", "expected-error@1 {{a}}",
		"expected-error@+0x10 {{a}}", "expected-error@ above {{a}}", "expected-error@beyond {{a}}",
		"expected-error {a}}", "expected-error {{}", "expected-error\t{{a}}", "expected-error -re {{a}}", "expected-error@+1@+1 {{a}}",
	} {
		if got := check(t, CheckAll, text); got != "" {
			t.Errorf("%s: %s", text, got)
		}
	}
}

func TestOnlyExpected(t *testing.T) {
	got := check(t, CheckExpected, "// expected-error {{a}}\n// expected-note {{b}}",
		Errorf(in("f", 2, 1), "b"), Errorf(in("f", 9, 1), "c"), Errorf(in("f", 1, 1), "a"))
	expect(t, got, "f:2:4: error: expected note \"b\" was not produced\n// expected-note {{b}}\n   ^\n")
}

// The errors of this table are mlir-opt 22's.
func TestRegexpErrors(t *testing.T) {
	const ok = ""
	for expr, want := range map[string]string{
		"[": "brackets ([ ]) not balanced", "*": "repetition-operator operand invalid",
		"a{2,1": "invalid repetition count(s)", "[b-a]": "invalid character range", `\`: `trailing backslash (\)`,
		"a**": "repetition-operator operand invalid", "": "empty (sub)expression",
		"[[:foo:]]": "invalid character class", "a{99999": "invalid repetition count(s)", ")": "parentheses not balanced",
		"a{x": ok, "|a": "empty (sub)expression", "(|a)": "empty (sub)expression", "()": ok,
		"^+": "repetition-operator operand invalid", `\d\n`: ok, "[[.a.]]": ok, "a{1,": "braces not balanced",
		"a{1b": "braces not balanced", "{1": "repetition-operator operand invalid", "$*": ok,
		"(*a)": "repetition-operator operand invalid", "a|*": "repetition-operator operand invalid",
		"a|": "empty (sub)expression", "a||b": "empty (sub)expression", "(": "parentheses not balanced",
		"(a|)": "empty (sub)expression", "()*": ok, "[]": "brackets ([ ]) not balanced",
		"[[.ab.]]": "invalid collating element", "[[:alpha]": "invalid character class", "[a-": "invalid character range",
		"[a-]": ok, "[--z]": "invalid character range", "[a-c-e]": "invalid character range",
		"a{256}": "invalid repetition count(s)", "a+?": "repetition-operator operand invalid",
		"a{1}{2}": "repetition-operator operand invalid", "^": ok, "^{1}": "repetition-operator operand invalid",
		"^|a": ok, "()|a": ok, `\1`: "invalid backreference number", "(?:a)": "repetition-operator operand invalid",
		"[[=a=]b]": ok, "[[:<:]]foo": ok,
	} {
		_, err := translateERE(expr)
		if got := fmt.Sprint(err); got != want && (err != nil || want != ok) {
			t.Errorf("%q: got %s, want %s", expr, got, want)
		}
	}
	// Limits that are ours.
	for _, expr := range []string{`(a)\1`, "((a{255}){255}){255}", strings.Repeat("(", 5000) + "a" + strings.Repeat(")", 5000)} {
		if _, err := compileExpected("{{" + expr + " }}"); err == nil {
			t.Errorf("%.20q compiles", expr)
		}
	}
}

func TestRegexpMatch(t *testing.T) {
	for _, c := range []struct {
		expr, text string
		want       bool
	}{
		{"^a.c$", "a\nc", true}, {`a\.c`, "abc", false}, {`\d`, "d", true}, {"[[:digit:]]+", "x7", true},
		{`[\]`, `\`, true}, {"[]a]", "]", true}, {"[^]a]", "]", false}, {"[-a]", "-", true}, {"[a-]", "-", true},
		{"[[.a.]-c]", "b", true}, {"a{x", "a{x", true}, {"a{2}", "aa", true}, {"^a{2}$", "aaa", false},
		{"(a|bc)?d", "d", true}, {"é+", "éé", true}, {"[à-é]", "è", true}, {"\xff", "\xff", true}, {"^$", "", true},
		{"[[:<:]]foo", "xfoo", false}, {"[[:<:]]foo", "x foo", true}, {"}", "}", true},
	} {
		re, err := translateERE(c.expr)
		if err != nil {
			t.Errorf("%q: %v", c.expr, err)
			continue
		}
		// Expressions that may not stand in double braces are tried alone.
		x := &expectation{isRegexp: true, re: regexp.MustCompile("(?s)" + re)}
		if got := x.match(c.text); got != c.want {
			t.Errorf("%q on %q: %v", c.expr, c.text, got)
		}
	}
}

// TestExpectationsPeer makes mlir-opt emit errors at random places of a file
// with random expectations and compares every byte it writes.
func TestExpectationsPeer(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	const message = "'arith.constant' op failed to verify that all of {value, result} have same type"
	const op = `"arith.constant"() {value = 4 : i32} : () -> i64`
	rng := rand.New(rand.NewSource(1))
	pick := func(words ...string) string { return words[rng.Intn(len(words))] }
	dir := t.TempDir()
	for i := range 20 {
		var exp strings.Builder
		for range 1 + rng.Intn(15) {
			if rng.Intn(3) == 0 {
				exp.WriteString(pick("", "plain", "\ttab\tx", "é\t") + pick("\n", "\r\n"))
				continue
			}
			exp.WriteString(pick("// ", "", "\t//", "é ", "expected-error x ") + "expected-" + pick("error", "error", "error", "warning", "note") +
				pick("", "", "-re") + pick("", " ") + pick("", "@above", "@below", "@+1", "@-2", "@+3", "@foo") + pick("", "  ") +
				"{{" + pick("arith", "op failed", "nothing", "{{a|op}} fa", "{{a.*}}", "{{(}}", "{{[a-", "\tx", "") + "}}" + pick("", "", " ", "x") + pick("\n", "\n", "\r\n"))
		}
		text := exp.String()
		lines := strings.Count(text, "\n") + 1
		var main strings.Builder
		var ds []*Diagnostic
		for k := range 1 + rng.Intn(6) {
			if k > 0 {
				main.WriteString("// -----\n")
			}
			line, column := rng.Intn(lines+2), rng.Intn(12)
			fmt.Fprintf(&main, "%s loc(\"exp\":%d:%d)\n", op, line, column)
			ds = append(ds, Errorf(in("exp", line, column), message))
		}
		write(t, filepath.Join(dir, "exp"), text)
		write(t, filepath.Join(dir, "main"), main.String())
		for _, level := range []Level{CheckAll, CheckExpected} {
			flag := [...]string{CheckAll: "--verify-diagnostics", CheckExpected: "--verify-diagnostics=only-expected"}[level]
			cmd := peer.Command(t, opt, "--split-input-file", "--mlir-print-op-on-diagnostic=0", flag, "main")
			cmd.Dir = dir
			var stderr bytes.Buffer
			cmd.Stderr = &stderr
			err := cmd.Run()

			var out bytes.Buffer
			r := &Renderer{Out: &out, Open: open(map[string]string{"exp": text})}
			e := NewExpectations(r, level)
			for _, d := range ds {
				e.Handle(d)
			}
			ok := e.Check()
			if out.String() != stderr.String() || ok != (err == nil) {
				t.Fatalf("%d: %s on %q\nwith\n%s\ngot (%v):\n%s\nwant (%v):\n%s", i, flag, text, main.String(), ok, out.String(), err, stderr.String())
			}
		}
		cmd := peer.Command(t, opt, "--split-input-file", "--mlir-print-op-on-diagnostic=0", "main")
		cmd.Dir = dir
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		cmd.Run() // fails: it is all errors
		expect(t, render(t, map[string]string{"exp": text}, ds...), stderr.String())
	}
}

func write(t testing.TB, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func FuzzExpectations(f *testing.F) {
	f.Add("// expected-error@below {{a}}\nx // expected-note-re @+1 {{b{{[a-c]+}}}}\n", "bc", 2)
	f.Add("// expected-error@unknown {{a}}\n// expected-warning@above{{}}", "a", 0)
	f.Fuzz(func(t *testing.T, text, message string, line int) {
		check(t, CheckAll, text, Errorf(in("f", line, 1), "%s", message).Note(Place{}, "%s", message))
	})
}
