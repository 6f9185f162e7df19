package verify_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/verify"
)

// marker separates the inputs in a file.
const marker = "// -----"

// check parses and verifies each of the inputs in a text and returns what is
// printed about them.
func check(t testing.TB, name string, text []byte, threads int) string {
	t.Helper()
	var out bytes.Buffer
	var files source.Set
	f, err := files.AddFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	chunks, _ := source.Split(f, marker)
	for _, chunk := range chunks {
		c := ir.NewContext(all.Dialects()...)
		c.AllowUnregistered, c.PrintOpOnDiagnostic = true, true
		if chunk.File, err = c.Files.AddFile(name, text); err != nil {
			t.Fatal(err)
		}
		r := diag.Renderer{Out: &out, Set: &c.Files, MaxLine: -1}
		if m := asm.ParseModule(c, chunk, asm.Config{Threads: threads}, r.Handle); m != nil {
			verify.Operation(m, verify.Options{Threads: threads}, r.Handle)
		}
	}
	return out.String()
}

// TestPeer compares with mlir-opt, byte for byte.
func TestPeer(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	names, err := filepath.Glob(os.Getenv("VFILES"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			var want bytes.Buffer
			cmd := exec.Command(opt, "-allow-unregistered-dialect", "--split-input-file", "-o", os.DevNull, name)
			cmd.Stderr = &want
			_ = cmd.Run() // fails, that is the point
			got := check(t, name, text, 1)
			if d := firstDifference(got, want.String()); d != "" {
				t.Error(d)
			}
		})
	}
}

// firstDifference shows the first line in which two texts differ.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		var a, b string
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			return "got:  " + a + "\nwant: " + b
		}
	}
	return ""
}
