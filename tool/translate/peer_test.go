package translate_test

import (
	"bytes"
	"context"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/tool/translate"
)

// debugged has debug info, a record and a composite type with elements.
const debugged = `%s = type { i32 }
define void @f(i32 %x, ptr %p) !dbg !4 {
    #dbg_value(i32 %x, !8, !DIExpression(), !10)
  %v = load %s, ptr %p, !dbg !10, !strange !0
  %m = call i32 @llvm.smax.i32(i32 %x, i32 1)
  ret void, !dbg !10
}
declare i32 @llvm.smax.i32(i32, i32)
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!0 = !{}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !2, elements: !9)
!8 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !2, type: !7)
!9 = !{!11}
!10 = !DILocation(line: 2, column: 3, scope: !4)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
`

// files are the inputs of the table below.
var files = map[string]string{
	"empty":    "",
	"ll":       "%s = type { i32, ptr }\n@g = global %s zeroinitializer\ndefine i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n",
	"debug":    debugged,
	"wrong":    "@g = global i32 1.0\n",
	"refused":  "; expected-error@unknown {{unhandled instruction: fence}}\n@g = global i32 1\ndefine void @f() {\n  fence syncscope(\"x\") acquire\n  %a = call i32 asm sideeffect inteldialect unwind \"x\", \"=r\"()\n  ret void\n}\n",
	"warns":    "; expected-warning@unknown {{dropped instruction: store}}\ndefine void @f(ptr %p) {\n  store i32 0, ptr %p, !foo !0\n  ret void\n}\n!0 = !{}\n",
	"split":    "@a = global i32 1\n// -----\n@b = global i32 1.0\n// -----\n\n\n@c = global i32 7\n",
	"cut":      "@a = global i32 1\n;;; cut\n@b = global i32 7\n;;; cit\n",
	"expects":  "; expected-error@+1 {{foo}}\n@a = global i32 1\n// -----\n; expected-warning@unknown {{dropped}}\ndefine void @f(ptr %p) {\n  store i32 0, ptr %p, !foo !0\n  ret void\n}\n!0 = !{}\n",
	"mlir":     "llvm.func @f(%a: i32) -> i32 {\n  %0 = llvm.add %a, %a : i32\n  llvm.return %0 : i32\n}\n",
	"mfunc":    "func.func private @f()\n",
	"mwrong":   "llvm.func @f(\n",
	"minvalid": "llvm.func @f() -> i32 {\n  llvm.return\n}\n",
	"msplit":   "llvm.func @a()\n// -----\n// expected-error@+1 {{cannot be converted}}\nfunc.func private @b()\n// -----\nllvm.func @c(\n",
	"mexpects": "llvm.func @a()\n// -----\n// expected-error@+1 {{cannot be converted}}\nfunc.func private @b()\n// -----\n// expected-error@above {{x}}\nllvm.func @c()\n",
	"munreg":   "\"foo.x\"() : () -> ()\n",
	"mmodule":  "module attributes {llvm.target_triple = \"x\"} {\n  llvm.func @f()\n}\n",
}

// same is the command lines that both must treat alike, byte for byte. The first
// word is the standard input, if it is a file's name with a < before it.
var same = []string{
	"-import-llvm", "<ll -import-llvm", "<ll --import-llvm -", "<mlir -mlir-to-llvmir", "<mlir -mlir-to-llvmir -",
	"-import-llvm ll", "-import-llvm empty", "-mlir-to-llvmir empty", "-import-llvm ll -o -", "-import-llvm ll -o out",
	"-mlir-to-llvmir mlir -o out", "-mlir-to-llvmir mfunc -o out", "-import-llvm ll -o dir/none/x", "-import-llvm none", "-import-llvm dir",
	"-import-llvm wrong", "-import-llvm wrong -o out", "-import-llvm refused", "-import-llvm mlir", "-mlir-to-llvmir ll",
	"-mlir-to-llvmir mlir", "-mlir-to-llvmir mfunc", "-mlir-to-llvmir mwrong", "-mlir-to-llvmir minvalid", "-mlir-to-llvmir mmodule",
	"-mlir-to-llvmir munreg", "-mlir-to-llvmir --allow-unregistered-dialect munreg",
	"-mlir-to-llvmir --no-implicit-module mlir", "-mlir-to-llvmir --no-implicit-module mmodule", "-mlir-to-llvmir --no-implicit-module empty",
	"-mlir-to-llvmir --error-diagnostics-only mfunc",

	"-import-llvm debug", "-import-llvm -mlir-print-debuginfo debug", "-import-llvm -mlir-print-debuginfo -mlir-pretty-debuginfo debug",
	"-import-llvm -mlir-print-debuginfo -mlir-print-local-scope debug", "-import-llvm -mlir-print-op-generic debug",
	"-import-llvm -import-structs-as-literals debug", "-import-llvm -import-structs-as-literals=0 debug",
	"-import-llvm -drop-di-composite-type-elements -mlir-print-debuginfo debug", "-import-llvm -prefer-unregistered-intrinsics debug",
	"-import-llvm -emit-expensive-warnings debug", "-import-llvm -emit-expensive-warnings -error-diagnostics-only debug",
	"-import-llvm -convert-debug-rec-to-intrinsics debug", "-import-llvm -convert-debug-rec-to-intrinsics -emit-expensive-warnings debug",

	"-import-llvm -split-input-file split", "-import-llvm -split-input-file -output-split-marker=XX split",
	"-import-llvm -split-input-file -mlir-print-debuginfo split", "-import-llvm split", "-import-llvm -split-input-file empty",
	"-import-llvm -split-input-file -o out split", "-import-llvm -split-input-file=;;; cut", "-import-llvm -split-input-file= ll",
	"<split -import-llvm -split-input-file",
	"-mlir-to-llvmir -split-input-file msplit", "-mlir-to-llvmir -split-input-file -output-split-marker YY msplit",
	"-mlir-to-llvmir -split-input-file -verify-diagnostics msplit", "-mlir-to-llvmir -split-input-file -verify-diagnostics mexpects",
	"-mlir-to-llvmir -split-input-file -verify-diagnostics=only-expected mexpects", "<msplit -mlir-to-llvmir -split-input-file",
	"-import-llvm -split-input-file -verify-diagnostics expects", "-import-llvm -verify-diagnostics expects",
	"-import-llvm -split-input-file -verify-diagnostics -emit-expensive-warnings expects",
	"-import-llvm -verify-diagnostics -emit-expensive-warnings warns", "-import-llvm -verify-diagnostics warns",
	"-import-llvm -verify-diagnostics -emit-expensive-warnings -error-diagnostics-only warns", "-import-llvm -verify-diagnostics wrong",
	"-import-llvm -verify-diagnostics=x warns",

	"-import-llvm -mlir-to-llvmir ll", "-mlir-to-llvmir -import-llvm mlir", "-import-llvm -mlir-to-llvmir -split-input-file split",
	"-mlir-to-llvmir -import-llvm -split-input-file msplit",

	"-import-llvm ll ll", "-import-llvm -o", "-import-llvm -import-structs-as-literals=maybe ll",
}

// nearest is command lines that mlir-translate 22 complains about, and about the
// missing translation many times more; its complaint comes first.
var nearest = []string{"-import-llvmm ll", "--mlir-to-llvm mlir", "-mlir-to-llvmir --split-input-files ll", "", "ll"}

// hint is a note that mlir-translate does not give.
var hint = regexp.MustCompile(`(?m)^.*note: (the cast from |'[a-z0-9_.]+' is not lowered yet).*\n`)

// run runs the command in process, without the hints in what it says.
func run(stdin string, args ...string) peer.Outcome {
	var out, errs bytes.Buffer
	std := stdio.Streams{In: strings.NewReader(stdin), Out: &out, Err: &errs}
	status := translate.Main(context.Background(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-translate"}, args...), std)
	return peer.Outcome{Stdout: out.String(), Stderr: hint.ReplaceAllString(errs.String(), ""), Status: status}
}

var commands = peer.Commands{Tool: "mlir-translate-22", Ours: run, Files: files}

// inDir makes a directory with the files the current one.
func inDir(t *testing.T) {
	t.Helper()
	commands.Chdir(t)
	if err := os.Mkdir("dir", 0o777); err != nil {
		t.Fatal(err)
	}
}

// TestPeer compares with mlir-translate 22.
func TestPeer(t *testing.T) {
	inDir(t)
	commands.Compare(t, same, nil)
	commands.Compare(t, nearest, withoutRepetition)
}

// withoutRepetition has the line about the missing translation once, and only if
// there is no other complaint.
func withoutRepetition(o peer.Outcome) peer.Outcome {
	const missing = "Translations to perform option: must be specified at least once!\n"
	first, _, _ := strings.Cut(o.Stderr, missing)
	if o.Stderr = first; first == "" {
		o.Stderr = missing
	}
	return o
}

// TestOutputWhole checks that an output file is left as it was unless all went
// well; mlir-translate removes it.
func TestOutputWhole(t *testing.T) {
	inDir(t)
	if err := os.WriteFile("out", []byte("old"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"-import-llvm wrong -o out", "-import-llvm -split-input-file split -o out", "-mlir-to-llvmir mfunc -o out", "-import-llvm none -o out"} {
		if got := run("", strings.Fields(line)...); got.Status != 1 || got.Stdout != "" {
			t.Errorf("%s: status %d\n%s", line, got.Status, got.Stdout)
		}
		if text, err := os.ReadFile("out"); string(text) != "old" {
			t.Errorf("%s: the file has %q, %v", line, text, err)
		}
	}
	if got := run("", "-import-llvm", "ll", "-o", "out"); got != (peer.Outcome{}) {
		t.Errorf("%+v", got)
	}
	if text, err := os.ReadFile("out"); string(text) != run("", "-import-llvm", "ll").Stdout {
		t.Errorf("the file has %q, %v", text, err)
	}
}

// TestBinary checks that binary forms that a flag does not read are named, and that bytecode is read.
func TestBinary(t *testing.T) {
	for _, c := range []struct{ flag, text, want string }{
		{"-import-llvm", "BC\xc0\xde5\x14", "<unknown>:0: error: <stdin>:0:0: error: LLVM bitcode is not supported yet: gomlir reads LLVM IR's text only, which llvm-dis makes of it\n\n"},
		{"-import-llvm", "\xde\xc0\x17\x0b\x00", "<unknown>:0: error: <stdin>:0:0: error: LLVM bitcode (in a wrapper) is not supported yet: gomlir reads LLVM IR's text only, which llvm-dis makes of it\n\n"},
		{"-import-llvm", "ML\xefR\x00", "<unknown>:0: error: <stdin>:0:0: error: this is MLIR bytecode, not LLVM IR\n\n"},
		{"-mlir-to-llvmir", "ML\xefR\x00", "<stdin>:0:0: error: attempting to parse 8 bytes when only 0 remain\n"},
		{"-mlir-to-llvmir", "BC\xc0\xde5\x14", "<stdin>:0:0: error: this is LLVM bitcode, not MLIR\n"},
		{"-mlir-to-llvmir", "\xde\xc0\x17\x0b\x00", "<stdin>:0:0: error: this is LLVM bitcode, not MLIR\n"},
	} {
		if got := run(c.text, c.flag); got != (peer.Outcome{Stderr: c.want, Status: 1}) {
			t.Errorf("%s %q: %+v", c.flag, c.text, got)
		}
	}
}
