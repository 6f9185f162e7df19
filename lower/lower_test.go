package lower_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/lower"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

var update = flag.Bool("update", false, "write the expected output")

// command runs mlir-opt as gomlir has it, and returns what it writes, errors first.
func command(args ...string) string {
	var out, errs bytes.Buffer
	args = append([]string{"mlir-opt", "--allow-unregistered-dialect"}, args...)
	opt.Main(args, stdio.Streams{In: new(bytes.Buffer), Out: &out, Err: &errs}, testdialect.All(), lower.Passes()...)
	return errs.String() + out.String()
}

// Each file in testdata has lines with options. What comes of the file with each of
// them is in a file next to it, and is what mlir-opt-22 says.
func TestFiles(t *testing.T) {
	t.Chdir("testdata")
	files, err := filepath.Glob("*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	tool := ""
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if got := command(file); strings.Contains(got, "error:") && file != "wrong.mlir" {
			t.Errorf("%s is not valid:\n%s", file, got)
		}
		var all strings.Builder
		for line := range strings.Lines(string(text)) {
			options, ok := strings.CutPrefix(strings.TrimSpace(line), "// RUN: ")
			if !ok {
				continue
			}
			args := append(strings.Fields(options), file)
			got := command(args...)
			all.WriteString("// " + options + "\n" + got)
			t.Run(file+" "+options, func(t *testing.T) {
				if tool == "" {
					tool = peer.Tool(t, "mlir-opt-22")
				}
				o := peer.Run(t, tool, "mlir-opt", "", append([]string{"--allow-unregistered-dialect"}, args...)...)
				if want := o.Stderr + o.Stdout; got != want {
					t.Errorf("got\n%s\nmlir-opt-22 says\n%s", got, want)
				}
			})
		}
		name := strings.TrimSuffix(file, ".mlir") + ".want"
		if *update {
			if err := os.WriteFile(name, []byte(all.String()), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if want, err := os.ReadFile(name); err != nil || string(want) != all.String() {
			t.Errorf("%s: %v: output is not that of %s", file, err, name)
		}
	}
}

// A conversion ends where mlir-opt-22's does not, an argument that is passed by value is
// loaded from where it is passed, and the pass of MLIR 14 does what
// its parts do.
func TestOnlyHere(t *testing.T) {
	t.Chdir("testdata")
	if got := command("--convert-to-llvm", "circles.mlir"); !strings.Contains(got, "llvm.mlir.poison") {
		t.Error(got)
	}
	byVal := filepath.Join(t.TempDir(), "byval.mlir")
	text := "func.func @f(%m: memref<2xf32>, %x: complex<f32> {llvm.byval = complex<f32>}) -> complex<f32> { return %x : complex<f32> }"
	if err := os.WriteFile(byVal, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if got := command("--convert-func-to-llvm", byVal); !strings.Contains(got, "llvm.load %arg5 : !llvm.ptr -> !llvm.struct<(f32, f32)>") {
		t.Error(got)
	}
	std := command("--convert-std-to-llvm", "types.mlir")
	if parts := command("--convert-to-llvm", "--set-llvm-module-datalayout", "types.mlir"); std != parts {
		t.Errorf("got\n%s\nof the parts\n%s", std, parts)
	}
	if got := command("--convert-std-to-llvm=emit-c-wrappers=1", "types.mlir"); !strings.Contains(got, "@_mlir_ciface_h(") {
		t.Error(got)
	}
	if got := command("--convert-std-to-llvm=emit-c-wrappers=1 use-bare-ptr-memref-call-conv=1", "types.mlir"); !strings.Contains(got, "incompatible conversion options") {
		t.Error(got)
	}
}
