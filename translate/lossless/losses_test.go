package lossless_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/translate/lossless"
	"github.com/gomlir/gomlir/verify"
)

// Each file in testdata/losses has small modules. Each module has one thing that the dialect can or
// cannot express. If it cannot, the comment on the line has the expected warning. The modules in
// beyond.ll are valid for LLVM, but mlir-translate rejects or does not export them.
const (
	beyond    = "testdata/losses/beyond.ll"
	separator = "; // -----\n"
)

var definesName = regexp.MustCompile(`(?m)^(?:define[^@]*|)[@!%]"?([\w.]+)`)

// forPieces calls f for every module in testdata/losses. In short mode it calls f for every nth.
func forPieces(t *testing.T, nth int, f func(t *testing.T, file string, text string)) {
	t.Helper()
	files, err := filepath.Glob("testdata/losses/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		all, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for n, text := range strings.Split(string(all), separator) {
			if testing.Short() && n%nth != 0 {
				continue
			}
			name := fmt.Sprintf("%s/%d", strings.TrimSuffix(filepath.Base(file), ".ll"), n+1)
			if m := definesName.FindStringSubmatch(text); m != nil {
				name += "-" + m[1]
			}
			if !strings.Contains(text, "source_filename") {
				text = "source_filename = \"piece\"\n" + text // otherwise it is the name of the file
			}
			t.Run(name, func(t *testing.T) { f(t, file, text) })
		}
	}
}

// expectations runs an import and compares the diagnostics with the comments in the text.
func expectations(t *testing.T, text string, mode lossless.Mode) (module bool) {
	t.Helper()
	c := newContext()
	f, err := c.Files().AddFile("piece.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse(source.Whole(f), llvmir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := llvmir.Verify(m, llvmir.VerifyOptions{Warn: func(d *diag.Diagnostic) { t.Error(d) }}); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	expected := diag.NewExpectations(&diag.Renderer{Out: &out, Set: c.Files()}, diag.CheckAll, f)
	reports := 0
	op := lossless.Module(c, m, importer.Options{}, mode, func(d *diag.Diagnostic) {
		reports++
		expected.Handle(d)
	})
	if !expected.Check() {
		t.Errorf("mode %d:\n%s", mode, out.String())
	} else if n := strings.Count(text, "; expected-"); reports != n {
		t.Errorf("mode %d: there are %d reports, not %d", mode, reports, n)
	}
	return op != nil
}

// Each thing that the dialect cannot express is reported once, with its place: as a warning, or as
// an error, after which there is no module.
func TestEachLoss(t *testing.T) {
	forPieces(t, 1, func(t *testing.T, file, text string) {
		if !expectations(t, text, lossless.Report) {
			t.Error("there is no module")
		}
		strict := strings.ReplaceAll(text, "expected-warning", "expected-error")
		if module := expectations(t, strict, lossless.Strict); module == (strict != text) {
			t.Error("strict: losses make no difference")
		}
	})
}

// Each thing survives a round trip if it is preserved.
func TestEachKept(t *testing.T) {
	peer.Tool(t, "llvm-as-22")
	forPieces(t, 6, func(t *testing.T, file, text string) {
		expectSame(t, "piece.ll", []byte(text))
	})
}

// By default, import and export give the same results as mlir-translate. Where mlir-translate
// fails, LLVM must accept what gomlir exports.
func TestEachByDefault(t *testing.T) {
	translate := peer.Tool(t, "mlir-translate-22")
	forPieces(t, 6, func(t *testing.T, file, text string) {
		c := newContext()
		f, err := c.Files().AddFile("-", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		m, err := llvmir.Parse(source.Whole(f), llvmir.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var errs, b bytes.Buffer
		r := &diag.Renderer{Out: &errs, Set: c.Files()}
		op := importer.Module(c, m, importer.Options{}, diag.Filter(r.Handle, diag.Error, false))
		if op == nil || !verify.Operation(op, verify.Options{}, r.Handle) {
			t.Fatal(errs.String())
		}
		if err := asm.Print(&b, op, asm.Flags{}); err != nil {
			t.Fatal(err)
		}
		again := exported(t, b.String(), 1)

		want, err := run(t, translate, text, "--import-llvm")
		var wantAgain string
		if err == nil {
			wantAgain, err = run(t, translate, want, "--mlir-to-llvmir")
		}
		switch {
		case file == beyond && err == nil:
			t.Error("mlir-translate does both")
		case file == beyond:
			canonical(t, "22", []byte(again))
		case err != nil:
			t.Error(err)
		default:
			diff(t, b.String(), want)
			diff(t, again, constructorData(wantAgain, again))
		}
	})
}

// run passes a text to a program and returns the output.
func run(t *testing.T, path, text string, args ...string) (string, error) {
	cmd := peer.Command(t, path, args...)
	cmd.Stdin = strings.NewReader(text)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("%s: %w\n%.500s", filepath.Base(path), err, stderr.String())
	}
	return string(out), err
}

var constructors = regexp.MustCompile(`(?m)^@llvm\.global_ctors = .*$`)

// constructorData replaces the line of constructors in one text by that of another. mlir-translate
// loses the third part of it.
func constructorData(into, from string) string {
	if line := constructors.FindString(from); strings.Contains(line, "ptr @v }") {
		return constructors.ReplaceAllLiteralString(into, line)
	}
	return into
}

// What only typed pointers have survives a round trip, as compared with LLVM 14.
func TestEachTyped(t *testing.T) {
	const file = "testdata/losses/typed.ll14"
	all, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for n, text := range strings.Split(string(all), separator) {
		t.Run(fmt.Sprint(n+1), func(t *testing.T) {
			expectSame(t, file, []byte("source_filename = \"piece\"\n"+text))
		})
	}
}
