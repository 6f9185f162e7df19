package typed

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// lowering is what `gomlir lower` would do, with typed pointers.
var lowering = strings.ReplaceAll(`builtin.module(func.func(llvm-request-c-wrappers),func.func(lower-vector-mask,lower-vector-multi-reduction),
convert-vector-to-scf,expand-realloc,expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-complex-to-standard,convert-math-to-llvm,
convert-math-to-libm,convert-vector-to-llvm{TYPED},finalize-memref-to-llvm{TYPED},convert-func-to-llvm{TYPED},convert-index-to-llvm{TYPED},
convert-complex-to-llvm{TYPED},convert-arith-to-llvm{TYPED},convert-cf-to-llvm{TYPED},convert-ub-to-llvm{TYPED},reconcile-unrealized-casts)`,
	"TYPED", "use-opaque-pointers=0")

// needsNewer are the kernels with instructions that the code generator of LLVM 14 does not have.
var needsNewer = []string{"downsample"}

// TestKernels lowers the kernels among the examples to typed pointers. mlir-opt-14 prints the result as it
// is, and what clang-14 makes of it computes what the same in C does, to the last bit.
func TestKernels(t *testing.T) {
	files, err := filepath.Glob("../../examples/kernels/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no kernels, %v", err)
	}
	for _, in := range append(files, "../../examples/matmul.mlir") {
		name := strings.TrimSuffix(filepath.Base(in), ".mlir")
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			mlir, ll := filepath.Join(dir, "typed.mlir"), filepath.Join(dir, "typed.ll")
			gomlir(t, "opt", "-pass-pipeline="+lowering, in, "-o", mlir)
			if want := command(t, peer.Tool(t, "mlir-opt-14"), mlir); !bytes.Equal(read(t, mlir), want) {
				t.Errorf("mlir-opt-14 prints\n%s\nnot\n%s", want, read(t, mlir))
			}
			gomlir(t, "translate", "--mlir-to-llvmir", mlir, "-o", ll)
			if slices.Contains(needsNewer, name) {
				return
			}
			driver := "../../tool/lower/testdata/kernels/" + name + ".c"
			exe := filepath.Join(dir, "program")
			link := peer.Command(t, peer.Linker(t, "clang-14"), "-O1", "-ffp-contract=off", "-w", ll, driver, "-lm", "-o", exe)
			link.Unrecorded = true
			if out, err := link.CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			program := peer.Command(t, exe)
			program.Unrecorded = true
			if out, err := program.CombinedOutput(); err != nil || string(out) != "0 wrong\n" {
				t.Errorf("%v, %s", err, out)
			}
		})
	}
}

// notInLLVM22 are the files with an intrinsic that MLIR 22 has and LLVM 22 does not: coro.end has no
// result there.
var notInLLVM22 = []string{"coroend.mlir"}

// TestExport compares what MLIR 14 wrote, exported, with what mlir-translate-14 exports.
func TestExport(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files, %v", err)
	}
	for _, in := range files {
		t.Run(strings.TrimSuffix(filepath.Base(in), ".mlir"), func(t *testing.T) {
			dir := t.TempDir()
			printed, ll, theirs := filepath.Join(dir, "printed.mlir"), filepath.Join(dir, "ours.ll"), filepath.Join(dir, "theirs.ll")
			gomlir(t, "opt", in, "-o", printed)
			if want := command(t, peer.Tool(t, "mlir-opt-14"), in); !bytes.Equal(read(t, printed), want) {
				t.Errorf("printed as\n%s\nby mlir-opt-14 as\n%s", read(t, printed), want)
			}
			// Debug information would have the path of the file, which is another one elsewhere.
			bare := in
			if !bytes.Contains(read(t, in), []byte("loc(unknown)")) {
				bare = filepath.Join(dir, "bare.mlir")
				command(t, peer.Tool(t, "mlir-opt-14"), "--strip-debuginfo", "-mlir-print-debuginfo", in, "-o", bare)
			}
			gomlir(t, "translate", "--mlir-to-llvmir", bare, "-o", ll)
			command(t, peer.Tool(t, "mlir-translate-14"), "--mlir-to-llvmir", bare, "-o", theirs)
			if got, want := canonical(t, ll), canonical(t, theirs); got != want {
				t.Errorf("exported as\n%s\nby mlir-translate-14 as\n%s", got, want)
			}
			opaque := filepath.Join(dir, "opaque.mlir")
			gomlir(t, "opt", "--llvm-opaque-pointers", in, "-o", opaque)
			if want := command(t, peer.Tool(t, "mlir-opt-22"), opaque); !bytes.Equal(read(t, opaque), want) {
				t.Errorf("made opaque it is\n%s\nnot\n%s", read(t, opaque), want)
			}
			if slices.Contains(notInLLVM22, filepath.Base(in)) {
				return
			}
			today := filepath.Join(dir, "opaque.ll")
			gomlir(t, "translate", "--mlir-to-llvmir", opaque, "-o", today)
			command(t, peer.Tool(t, "llvm-as-22"), today, "-o", filepath.Join(dir, "opaque.bc"))
		})
	}
}

// always are the functions that mlir-translate-14 declares in each module.
var always = regexp.MustCompile(`declare i8\* @malloc\(i64\)\n\ndeclare void @free\(i8\*\)\n\n|(?m)^(; ModuleID|source_filename).*\n`)

// canonical returns the LLVM IR in a file as LLVM 14 prints it, without debug information and its
// version.
func canonical(t *testing.T, file string) string {
	t.Helper()
	if err := os.WriteFile(file, version.ReplaceAll(read(t, file), nil), 0o666); err != nil {
		t.Fatal(err)
	}
	return always.ReplaceAllString(string(command(t, peer.Tool(t, "opt-14"), "-strip-debug", "-S", file)), "")
}

// version matches what says which version debug information has. gomlir says it in each module, as MLIR 22 does.
var version = regexp.MustCompile(`(?m)^!llvm\.module\.flags = .*\n`)
