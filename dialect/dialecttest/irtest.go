// Package dialecttest has one-line checks for tests of dialects: that a text is
// printed as it was written, that it has a certain error, that the peers say
// the same.
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
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/verify"
)

// A Suite runs checks with a set of dialects. Operations of other dialects are
// accepted.
type Suite struct {
	Dialects []*ir.Dialect
}

// name is that of the files that texts are said to come from.
const name = "in.mlir"

// Load parses and verifies a text. It returns the module, or nil and the
// diagnostics as mlir-opt renders them.
func (s Suite) Load(t testing.TB, text string) (*ir.Operation, string) {
	t.Helper()
	c := ir.NewContext(s.Dialects...)
	c.AllowUnregistered = true
	f, err := c.Files.AddFile(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	r := &diag.Renderer{Out: &out, Set: &c.Files}
	m := asm.ParseModule(c, source.Chunk{File: f, End: len(text)}, asm.Config{}, r.Handle)
	if m == nil || !verify.Operation(m, verify.Options{}, r.Handle) {
		return nil, out.String()
	}
	return m, out.String()
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

// Prints checks that operations are printed in a certain way, that this is
// printed as it is, and that the generic form means the same.
func (s Suite) Prints(t testing.TB, text, want string) {
	t.Helper()
	for _, src := range []string{text, s.Print(t, text, asm.Flags{}), s.Print(t, text, asm.Flags{Generic: true})} {
		if got := body(s.Print(t, src, asm.Flags{})); got != strings.Trim(want, "\n") {
			t.Errorf("%s\nis printed as\n%s\nand not as\n%s", src, got, want)
			return
		}
	}
}

// body is what is in a module, without the indentation.
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

// Peer checks that mlir-opt-22 says to each text what gomlir says: the same
// output in custom and generic form, or the same diagnostics.
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
