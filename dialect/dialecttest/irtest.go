// Package dialecttest has one-line checks for tests of dialects: that a text is printed as
// it was written, that it has a certain error, that passes turn it into another text, and
// that the peers agree.
package dialecttest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/verify"
)

// A Suite runs checks with a set of dialects and passes. Operations of other dialects
// are accepted.
type Suite struct {
	Dialects []*ir.Dialect
	Passes   []*pass.Def
}

// name is the file name of all texts in diagnostics.
const name = "in.mlir"

// Load parses and verifies a text. It returns the module, or nil and the
// diagnostics as mlir-opt renders them.
func (s Suite) Load(t testing.TB, text string) (*ir.Operation, string) {
	t.Helper()
	var out bytes.Buffer
	m := s.load(t, text, &diag.Renderer{Out: &out})
	return m, out.String()
}

// load is Load with a renderer for the diagnostics.
func (s Suite) load(t testing.TB, text string, r *diag.Renderer) *ir.Operation {
	t.Helper()
	c := ir.NewContext(s.Dialects...)
	c.SetAllowUnregisteredDialects(true)
	f, err := c.Files().AddFile(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	r.Set = c.Files()
	m := asm.ParseModule(c, source.Chunk{File: f, End: len(text)}, asm.Config{}, r.Handle)
	if m == nil || !verify.Operation(m, verify.Options{}, r.Handle) {
		return nil
	}
	return m
}

// Run parses and verifies a text and runs passes of the suite, such as
// "func.func(canonicalize)", on the module. It returns the module, or nil and the
// diagnostics as mlir-opt renders them.
func (s Suite) Run(t testing.TB, passes, text string) (*ir.Operation, string) {
	t.Helper()
	p, err := pass.Parse("builtin.module("+passes+")", s.Passes...)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	r := &diag.Renderer{Out: &out}
	m := s.load(t, text, r)
	if m == nil || !p.Run(t.Context(), m, pass.Config{Verify: true, Report: r.Handle}) {
		return nil, out.String()
	}
	return m, out.String()
}

// Becomes checks that passes turn a text into another. Both texts are the body of a
// module, not indented. Blanks at the ends of lines are ignored.
func (s Suite) Becomes(t testing.TB, passes, text, want string) {
	t.Helper()
	m, msg := s.Run(t, passes, text)
	if m == nil {
		t.Errorf("%s: fails on\n%s\n%s", passes, text, msg)
	} else if got := trimmed(body(m.String())); got != trimmed(strings.Trim(want, "\n")) {
		t.Errorf("%s: becomes\n%s\nand not\n%s", passes, got, want)
	}
}

// trimmed is a text without blanks at the ends of lines.
func trimmed(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.Join(lines, "\n")
}

// Fails checks that passes fail on a valid text, with a message that contains the given
// text.
func (s Suite) Fails(t testing.TB, passes, text, want string) {
	t.Helper()
	if m, got := s.Run(t, passes, text); m != nil || !strings.Contains(got, want) {
		t.Errorf("%s: fails=%t with\n%s\nand not with %s", passes, m == nil, got, want)
	}
}

// Print is Load and then the text in custom or generic form.
func (s Suite) Print(t testing.TB, text string, flags asm.Flags) string {
	t.Helper()
	m, msg := s.Load(t, text)
	if m == nil {
		t.Fatalf("%s\nis not accepted:\n%s", text, msg)
	}
	return string(asm.Append(nil, m, flags))
}

// RoundTrip checks that operations are printed as they were written, and that
// their generic form means the same. The text is the body of a module, not
// indented.
func (s Suite) RoundTrip(t testing.TB, text string) {
	t.Helper()
	s.Prints(t, text, text)
}

// Prints checks that operations are printed in a certain way, that the printed text prints
// the same again, and that the generic form means the same.
func (s Suite) Prints(t testing.TB, text, want string) {
	t.Helper()
	for _, src := range []string{text, s.Print(t, text, asm.Flags{}), s.Print(t, text, asm.Flags{Generic: true})} {
		if got := body(s.Print(t, src, asm.Flags{})); got != strings.Trim(want, "\n") {
			t.Errorf("%s\nis printed as\n%s\nand not as\n%s", src, got, want)
			return
		}
	}
}

// body returns the contents of a module, without the indentation.
func body(module string) string {
	lines := strings.Split(strings.Trim(module, "\n"), "\n")
	if len(lines) < 2 {
		return ""
	}
	for i := range lines {
		lines[i] = strings.TrimPrefix(lines[i], "  ")
	}
	return strings.Join(lines[1:len(lines)-1], "\n")
}

// Error checks that a text is not accepted, with a message that contains the
// given text.
func (s Suite) Error(t testing.TB, text, want string) {
	t.Helper()
	m, got := s.Load(t, text)
	if m != nil {
		t.Errorf("%s\nis accepted; the error should be %s", text, want)
	} else if !strings.Contains(got, want) {
		t.Errorf("%s\nhas the error\n%s\nand not %s", text, got, want)
	}
}

// Peer checks that mlir-opt-22 and gomlir agree on each text: they have the same output in
// custom and generic form, or the same diagnostics.
func (s Suite) Peer(t *testing.T, texts ...string) {
	t.Helper()
	tool := peer.Tool(t, "mlir-opt-22")
	dir := t.TempDir()
	for _, text := range texts {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, flags := range []asm.Flags{{}, {Generic: true}} {
			args := []string{"--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false", name}
			if flags.Generic {
				args = append(args, "--mlir-print-op-generic")
			}
			cmd := peer.Command(t, tool, args...)
			cmd.Dir = dir
			var want bytes.Buffer
			cmd.Stdout, cmd.Stderr = &want, &want
			failed := cmd.Run() != nil
			m, got := s.Load(t, text)
			if m != nil {
				got += string(asm.Append(nil, m, flags))
			}
			if failed != (m == nil) || strings.TrimSpace(got) != strings.TrimSpace(want.String()) {
				t.Errorf("%s\ngives\n%s\nmlir-opt-22 gives\n%s", text, got, want.String())
				break
			}
		}
	}
}
