package importer_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/importer"
)

// streamed imports a file function by function. ok is false if it must be imported as a whole.
func streamed(t *testing.T, name string, text []byte, flags asm.Flags, opts importer.Options) (out string, ok bool) {
	t.Helper()
	c := ir.NewContext(builtin.Dialect, dlti.Dialect, llvm.Dialect)
	f, err := c.Files().AddFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	s := llvmir.NewStream(source.Whole(f), opts.Threads)
	if s == nil {
		return "", false
	}
	op := importer.Stream(c, s, opts)
	if op == nil {
		return "", false
	}
	return string(asm.Append(nil, op, flags)), true
}

// testStream imports files function by function and as a whole. The results must be equal.
// Streaming must give up if there is anything to report.
func testStream(t *testing.T, pattern string, least int) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, threads := range []int{1, 4} {
			for _, opts := range []importer.Options{{}, {StructsAsLiterals: true, PreferUnregisteredIntrinsics: true}} {
				opts.Threads = threads
				flags := asm.Flags{DebugInfo: true, Threads: threads}
				got, ok := streamed(t, name, text, flags, opts)
				if !ok {
					continue
				}
				n++
				want, messages := imported(t, name, text, flags, opts)
				if got != want || messages != "" {
					t.Errorf("%s: with %d threads\n%s\nas a whole\n%s%s", name, threads, got, want, messages)
				}
			}
		}
	}
	if n < 4*least {
		t.Errorf("only %d imports of %d files", n, len(files))
	}
}

func TestStream(t *testing.T) { testStream(t, "testdata/*.ll", 3) }

func TestStreamShared(t *testing.T) {
	testStream(t, filepath.Join(peer.Shared(t), "upstream/22/Target/LLVMIR/Import/*.ll"), 20)
}

// Streaming gives up if any function has an instruction without an operation.
func TestStreamForeign(t *testing.T) {
	text := "declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)\n" +
		"define void @before() {\n  ret void\n}\n" +
		"define double @f(double %x) strictfp {\n" +
		"  %y = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !\"round.dynamic\", metadata !\"fpexcept.strict\") strictfp\n" +
		"  ret double %y\n}\n" +
		"define void @after() {\n  ret void\n}\n"
	for _, threads := range []int{1, 4} {
		if out, ok := streamed(t, "foreign.ll", []byte(text), asm.Flags{}, importer.Options{Threads: threads}); ok {
			t.Errorf("with %d threads: imported\n%s", threads, out)
		}
	}
}
