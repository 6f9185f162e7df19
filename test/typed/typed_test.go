package typed

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	alldialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	allpasses "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/multicall"
	"github.com/gomlir/gomlir/tool/stdio"
)

var (
	ll   = flag.String("ll", "", "a pattern of .ll files by clang 14 that make a program")
	with = flag.String("with", "", "a file that is the program's argument")
)

// size is how many times as long as the LLVM IR its MLIR may be, if that is longer
// than what may be printed without aliases for structs.
const size, short = 2.5, 1 << 20

func TestProgram(t *testing.T) {
	for _, level := range []string{"-O0", "-O2", "-g"} {
		t.Run(level, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "graph.ll")
			command(t, peer.Tool(t, "clang-14"), level, "-ffile-compilation-dir=.", "-w", "-S", "-emit-llvm", "testdata/graph.c", "-o", file)
			program(t, file)
		})
	}
}

func TestFiles(t *testing.T) {
	if *ll == "" {
		t.Skip("no files are given")
	}
	files, err := filepath.Glob(*ll)
	if err != nil || len(files) == 0 {
		t.Fatal(*ll, err)
	}
	program(t, files...)
}

// program takes the files of a program both ways.
func program(t *testing.T, files ...string) {
	dir := t.TempDir()
	var typed, opaque []string
	for _, file := range files {
		mlir := filepath.Join(dir, "typed.mlir")
		gomlir(t, "translate", "--import-llvm", "--opaque-pointers=0", file, "-o", mlir)
		text := read(t, mlir)
		if limit := size * float64(len(read(t, file))); float64(len(text)) > limit && len(text) > short {
			t.Errorf("%s: %d bytes, more than %.0f", file, len(text), limit)
		}
		again := filepath.Join(dir, "again.mlir")
		gomlir(t, "opt", mlir, "-o", again)
		if !bytes.Equal(read(t, again), append(text, '\n')) {
			t.Errorf("%s: printed, read and printed again it is something else", file)
		}
		to := filepath.Join(dir, filepath.Base(file))
		gomlir(t, "translate", "--mlir-to-llvmir", mlir, "-o", to)
		command(t, peer.Tool(t, "llvm-as-14"), to, "-o", os.DevNull)
		typed = append(typed, to)

		made := filepath.Join(dir, "opaque.mlir")
		gomlir(t, "opt", "--llvm-opaque-pointers", mlir, "-o", made)
		want := command(t, peer.Tool(t, "mlir-opt-22"), made)
		if !bytes.Equal(read(t, made), want) {
			t.Errorf("%s: made opaque, it is not what mlir-opt prints", file)
		}
		to = filepath.Join(dir, "opaque-"+filepath.Base(file))
		gomlir(t, "translate", "--mlir-to-llvmir", made, "-o", to)
		command(t, peer.Tool(t, "llvm-as-22"), to, "-o", os.DevNull)
		opaque = append(opaque, to)
	}
	want := run(t, "clang-14", files)
	if got := run(t, "clang-14", typed); got != want {
		t.Errorf("with typed pointers the program prints\n%.2000s\nnot\n%.2000s", got, want)
	}
	if got := run(t, "clang-22", opaque); got != want {
		t.Errorf("with opaque pointers the program prints\n%.2000s\nnot\n%.2000s", got, want)
	}
}

// run links files and returns what the program prints and how it ends.
func run(t *testing.T, clang string, files []string) string {
	t.Helper()
	dir := t.TempDir()
	exe := filepath.Join(dir, "program")
	link := peer.Command(t, peer.Linker(t, clang), append(append([]string{"-w"}, files...), "-o", exe, "-lm", "-ldl", "-lpthread")...)
	link.Unrecorded = true
	if out, err := link.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%.2000s", clang, err, out)
	}
	cmd := exec.Command(exe)
	cmd.Dir = dir
	if *with != "" {
		file, err := filepath.Abs(*with)
		if err != nil {
			t.Fatal(err)
		}
		cmd.Args = append(cmd.Args, file)
	}
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(out) + cmd.ProcessState.String()
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// command runs a command, which must succeed, and returns what it prints.
func command(t *testing.T, name string, args ...string) []byte {
	t.Helper()
	cmd := peer.Command(t, name, args...)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %v: %v\n%.2000s", name, args, err, errs.String())
	}
	return out
}

// gomlir runs a command of gomlir, which must succeed.
func gomlir(t *testing.T, args ...string) {
	t.Helper()
	var out, errs bytes.Buffer
	if status := multicall.Main(t.Context(), tool.Tool{Dialects: alldialects.Dialects(), Passes: allpasses.Passes()}, append([]string{"gomlir"}, args...), stdio.Streams{In: new(bytes.Buffer), Out: &out, Err: &errs}); status != 0 {
		t.Fatalf("gomlir %v: status %d\n%.2000s", args, status, errs.String())
	}
}
