package lossless_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
	"github.com/gomlir/gomlir/translate/lossless"
	"github.com/gomlir/gomlir/verify"
)

var corpus = flag.String("corpus", "", "also compare the .ll files that match this pattern")

// isTyped reports whether a file is in the language of LLVM 14 and keeps its typed pointers.
func isTyped(name string) bool {
	return strings.HasSuffix(name, ".ll14") || strings.HasSuffix(name, ".14.ll")
}

func newContext() *ir.Context {
	return ir.NewContext(builtin.Dialect, dlti.Dialect, llvm.Dialect, llvmirattrs.Dialect)
}

// imported returns a file as MLIR text, and the diagnostics.
func imported(t *testing.T, name string, text []byte, mode lossless.Mode, threads int) (out, messages string) {
	t.Helper()
	c := newContext()
	f, err := c.Files().AddFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse(source.Whole(f), llvmir.Options{Threads: threads, KeepTyped: isTyped(name)})
	if err != nil {
		t.Fatal(err)
	}
	var errs, b bytes.Buffer
	r := &diag.Renderer{Out: &errs, Set: c.Files()}
	op := lossless.Module(c, m, importer.Options{Threads: threads, TypedPointers: isTyped(name)}, mode, r.Handle)
	if op != nil {
		verify.Operation(op, verify.Options{}, r.Handle)
		if err := asm.Print(&b, op, asm.Flags{DebugInfo: true}); err != nil {
			t.Fatal(err)
		}
	}
	return b.String(), errs.String()
}

// exported returns MLIR text as LLVM IR.
func exported(t *testing.T, text string, threads int) string {
	t.Helper()
	c := newContext()
	f, err := c.Files().AddFile("in.mlir", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var errs bytes.Buffer
	r := &diag.Renderer{Out: &errs, Set: c.Files()}
	op := asm.ParseModule(c, source.Whole(f), asm.Config{}, r.Handle)
	if op == nil {
		t.Fatal(errs.String())
	}
	m := exporter.Module(op, exporter.Options{Threads: threads}, r.Handle)
	if m == nil {
		t.Fatal(errs.String())
	}
	var b bytes.Buffer
	if err := m.Print(&b, llvmir.PrintOptions{Threads: threads, UseListOrders: true}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// canonical returns the output of llvm-dis for a module. If the text has use-list orders, so has
// the output, since the order of predecessors depends on them.
func canonical(t *testing.T, version string, text []byte) string {
	t.Helper()
	orders := bytes.Contains(text, []byte("\nuselistorder "))
	assemble := peer.Command(t, peer.Tool(t, "llvm-as-"+version), "-", "-o", "-", fmt.Sprintf("-preserve-bc-uselistorder=%t", orders))
	assemble.Stdin = bytes.NewReader(text)
	var stderr bytes.Buffer
	assemble.Stderr = &stderr
	bitcode, err := assemble.Output()
	if err != nil {
		t.Fatalf("llvm-as: %v\n%s", err, stderr.String())
	}
	disassemble := peer.Command(t, peer.Tool(t, "llvm-dis-"+version), "-", "-o", "-", fmt.Sprintf("-preserve-ll-uselistorder=%t", orders))
	disassemble.Stdin = bytes.NewReader(bitcode)
	out, err := disassemble.Output()
	if err != nil {
		t.Fatalf("llvm-dis: %v", err)
	}
	return string(out)
}

// expectSame compares a module with the export of its import.
func expectSame(t *testing.T, name string, text []byte) string {
	t.Helper()
	out, errs := imported(t, name, text, lossless.Keep, 4)
	if errs != "" {
		t.Errorf("import reports\n%s", errs)
	}
	if again, _ := imported(t, name, text, lossless.Keep, 1); again != out {
		t.Error("the import depends on the number of goroutines")
	}
	copied := exported(t, out, 4)
	if again := exported(t, out, 1); again != copied {
		t.Error("the export depends on the number of goroutines")
	}
	version := "22"
	if isTyped(name) {
		version = "14"
	}
	diff(t, canonical(t, version, []byte(copied)), canonical(t, version, text))
	return out
}

// diff reports the first line that differs.
func diff(t *testing.T, got, want string) {
	t.Helper()
	if d := peer.Difference(got, want); d != "" {
		t.Error(d)
	}
}

// Every module in testdata and in the given corpus is the same after import and export. mlir-opt
// reads the imported text.
func TestSame(t *testing.T) {
	mlirOpt := peer.Tool(t, "mlir-opt-22")
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	shared, _ := filepath.Glob("../importer/testdata/*.ll")
	files = append(files, shared...)
	if *corpus != "" {
		more, err := filepath.Glob(*corpus)
		if err != nil || len(more) == 0 {
			t.Fatal("no files match", *corpus, err)
		}
		files = append(files, more...)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			opt := mlirOpt
			if filepath.Base(name) == "unread.ll" {
				opt = "" // mlir-opt prints cases of 128 bits and attributes of a landingpad, but does not read them
			}
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if isTyped(name) {
				expectSame(t, name, text)
				return
			}
			if err := peer.Command(t, peer.Tool(t, "llvm-as-22"), name, "-o", os.DevNull).Run(); err != nil {
				t.Fatal("llvm-as refuses it")
			}
			if !bytes.Contains(text, []byte("source_filename")) {
				// Otherwise it is the name of the file.
				text = append([]byte("source_filename = \"x\"\n"), text...)
			}
			out := expectSame(t, name, text)
			if opt == "" {
				return
			}
			cmd := peer.Command(t, opt, "--allow-unregistered-dialect", "-o", os.DevNull, "-")
			cmd.Stdin = strings.NewReader(out)
			if msg, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("mlir-opt refuses the import: %s", msg)
			}
		})
	}
}

// The same holds with typed pointers, as compared with LLVM 14.
func TestSameTyped(t *testing.T) {
	const name = "testdata/typed.ll14"
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	expectSame(t, name, text)
	_, errs := imported(t, name, text, lossless.Strict, 1)
	for _, want := range []string{"%unused", "metadata !kind", "prefix of @f", "names of values", "!fpmath", "!own", "operand bundles", "!named"} {
		if !strings.Contains(errs, want) {
			t.Errorf("nothing is said of %s:\n%s", want, errs)
		}
	}
}

// Without any flag, gomlir imports and exports what the peer rejects or cannot export.
func TestWithoutFlag(t *testing.T) {
	for _, name := range []string{"eh.ll", "md.ll", "types.ll", "attrs.ll", "unread.ll"} {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("testdata", name))
			if err != nil {
				t.Fatal(err)
			}
			c := newContext()
			f, err := c.Files().AddFile(name, text)
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
			out := canonical(t, "22", []byte(exported(t, b.String(), 1)))
			// The output contains these parts, which can be written in one way only.
			for _, want := range kept[name] {
				if !strings.Contains(out, want) {
					t.Errorf("the export of %s lacks %s", name, want)
				}
			}
		})
	}
}

// kept has parts of the modules in testdata that survive without a flag.
var kept = map[string][]string{
	"eh.ll": {"catchswitch within none [label ", "catchpad within ", "cleanuppad within none [i32 ", "callbr i32 asm \"\", \"=r,r,!i\"(i32 ",
		"invoke i32 asm sideeffect unwind", "[ \"funclet\"(token "},
	"md.ll": {"metadata !\"round.dynamic\", metadata !\"fpexcept.strict\")", "call i1 @llvm.type.test(ptr ", "@llvm.read_register.i64(metadata !",
		"metadata !\"oeq\", <4 x i1> splat (i1 true)"},
	"unread.ll": {"i128 170141183460469231731687303715884105727, label", "i128 -170141183460469231731687303715884105728, label"},
	"types.ll": {"target(\"riscv.vector.tuple\", <vscale x 8 x i8>, 2)", "@useif = global ptr @if", "@al = alias i8, getelementptr",
		"no_cfi @widths", "ptrauth (ptr @widths, i32 1, i64 1234, ptr @nocfi)", "fadd ppc_fp128 %4, 0xM3FF00000000000000000000000000000"},
}

const lossyText = `source_filename = "x"
define i32 @f(i32 %a, i32 %b) {
  %c = icmp samesign ult i32 %a, %b
  %d = zext i1 %c to i32, !mine !0
  ret i32 %d
}
@g = thread_local(initialexec) global i32 0
!named = !{!0}
!0 = !{}
`

// Losses are reported with their places: as warnings, after which there is a module, or as errors,
// after which there is none.
func TestLosses(t *testing.T) {
	const place = "x.ll:2:12: warning: the llvm dialect does not hold the names of values (4) and blocks (0)"
	out, errs := imported(t, "x.ll", []byte(lossyText), lossless.Report, 1)
	for _, want := range []string{
		place,
		"x.ll:3:8: warning: the llvm dialect does not hold the flags of icmp",
		"x.ll:4:8: warning: the llvm dialect does not hold metadata !mine",
		"x.ll:7:1: warning: the llvm dialect does not hold thread_local of @g",
		"all of the metadata !named",
	} {
		if strings.Count(errs, want) != 1 {
			t.Errorf("%q is reported %d times in\n%s", want, strings.Count(errs, want), errs)
		}
	}
	if out == "" {
		t.Error("there is no module")
	}
	if out, errs = imported(t, "x.ll", []byte(lossyText), lossless.Strict, 1); out != "" || !strings.Contains(errs, "error: the llvm dialect does not hold the flags of icmp") {
		t.Errorf("in strict mode there is a module, or no error:\n%s\n%s", out, errs)
	}
	const nothing = "define void @f() {\n  ret void\n}\n"
	if out, errs = imported(t, "x.ll", []byte(nothing), lossless.Strict, 1); out == "" || errs != "" {
		t.Errorf("a module that loses nothing is refused: %s", errs)
	}
}

// A change of the operation overrides what is preserved. An invalid text is an error.
func TestEdited(t *testing.T) {
	out, _ := imported(t, "x.ll", []byte(lossyText), lossless.Keep, 1)
	if !strings.Contains(out, `llvmir.instruction = "icmp samesign ult i32 %0, %1"`) {
		t.Fatalf("the instruction is not kept in\n%s", out)
	}
	swapped := strings.Replace(out, "%arg0, %arg1 {llvmir", "%arg1, %arg0 {llvmir", 1)
	if swapped == out || !strings.Contains(exported(t, swapped, 1), "icmp samesign ult i32 %b, %a") {
		t.Error("operands are not those of the operation")
	}
	c := newContext()
	f, _ := c.Files().AddFile("in.mlir", []byte(strings.Replace(out, "icmp samesign ult i32 %0", "icmp samesign ult i64 %0", 1)))
	var errs bytes.Buffer
	r := &diag.Renderer{Out: &errs, Set: c.Files()}
	op := asm.ParseModule(c, source.Whole(f), asm.Config{}, r.Handle)
	if op == nil || exporter.Module(op, exporter.Options{}, r.Handle) != nil || !strings.Contains(errs.String(), "attribute 'llvmir.instruction' is not LLVM IR") {
		t.Errorf("a text of another type is taken: %s", errs.String())
	}
}
