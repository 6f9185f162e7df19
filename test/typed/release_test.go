package typed

import (
	"bytes"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// TestReleaseForms prints what MLIR 14 reads for MLIR 14, in custom and in generic forms. mlir-opt-14 prints
// the same.
func TestReleaseForms(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files, %v", err)
	}
	more, err := filepath.Glob("testdata/release/*.mlir")
	if err != nil || len(more) == 0 {
		t.Fatalf("no files, %v", err)
	}
	for _, in := range append(files, more...) {
		t.Run(filepath.Base(in), func(t *testing.T) {
			for _, form := range [][]string{nil, {"-mlir-print-op-generic"}} {
				printed := filepath.Join(t.TempDir(), "printed.mlir")
				gomlir(t, append([]string{"opt", "--release=14", in, "-o", printed}, form...)...)
				if got, want := read(t, printed), command(t, peer.Tool(t, "mlir-opt-14"), append(form, in)...); !bytes.Equal(got, want) {
					t.Errorf("%v: printed as\n%s\nby mlir-opt-14 as\n%s", form, got, want)
				}
			}
		})
	}
}

// TestReleaseProgram imports a program for MLIR 14, whose tools read it: mlir-opt-14 prints it as it is. What it
// prints, exported, does what the program did.
func TestReleaseProgram(t *testing.T) {
	for _, level := range []string{"-O0", "-O2", "-g"} {
		t.Run(level, func(t *testing.T) {
			dir := t.TempDir()
			file, mlir := filepath.Join(dir, "shapes.ll"), filepath.Join(dir, "shapes.mlir")
			command(t, peer.Tool(t, "clang-14"), level, "-ffile-compilation-dir=.", "-w", "-S", "-emit-llvm", "testdata/release/shapes.c", "-o", file)
			gomlir(t, "translate", "--import-llvm", "--release=14", file, "-o", mlir)
			text := command(t, peer.Tool(t, "mlir-opt-14"), mlir)
			if got := append(read(t, mlir), '\n'); !bytes.Equal(got, text) {
				t.Errorf("printed as\n%s\nby mlir-opt-14 as\n%s", got, text)
			}
			again := filepath.Join(dir, "again.ll")
			gomlir(t, "translate", "--mlir-to-llvmir", mlir, "-o", again)
			if got, want := run(t, "clang-14", []string{again}), run(t, "clang-14", []string{file}); got != want {
				t.Errorf("the program prints\n%.2000s\nnot\n%.2000s", got, want)
			}
		})
	}
}
