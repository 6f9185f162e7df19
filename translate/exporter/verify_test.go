package exporter_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// invalidExports are modules that the dialect's verifier accepts and LLVM's rejects, each with the
// errors.
var invalidExports = []struct{ text, want string }{
	{`llvm.func @f(%p: !llvm.ptr, %n: i64, %b: i1) {
  llvm.call_intrinsic "llvm.memcpy.p0.p0.i64"(%p, %p, %n, %b) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  llvm.return
}`, `x.mlir:2:3: error: immarg operand has non-immediate parameter
  llvm.call_intrinsic "llvm.memcpy.p0.p0.i64"(%p, %p, %n, %b) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  ^
x.mlir:2:3: note: call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %0, i64 %1, i1 %2)
`},
	{`llvm.func @f() attributes {passthrough = ["alwaysinline", "noinline"]}
llvm.func @g(%a: !llvm.ptr {llvm.sret = i32}, %b: !llvm.ptr {llvm.sret = i32})`,
		`x.mlir:1:1: error: Attributes 'noinline and alwaysinline' are incompatible!
llvm.func @f() attributes {passthrough = ["alwaysinline", "noinline"]}
^
x.mlir:2:1: error: Cannot have multiple 'sret' parameters!
llvm.func @g(%a: !llvm.ptr {llvm.sret = i32}, %b: !llvm.ptr {llvm.sret = i32})
^
`},
	{`llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.return
}`, `x.mlir:2:3: error: llvm.lifetime.start/end can only be used on alloca or poison
  llvm.intr.lifetime.start %p : !llvm.ptr
  ^
x.mlir:2:3: note: call void @llvm.lifetime.start.p0(ptr %0)
x.mlir:3:3: error: va_start called in a non-varargs function
  llvm.intr.vastart %p : !llvm.ptr
  ^
x.mlir:3:3: note: call void @llvm.va_start.p0(ptr %0)
`},
	{`llvm.func @f() attributes {passthrough = ["optnone"]} {
  llvm.return
}`, `x.mlir:1:1: error: Attribute 'optnone' requires 'noinline'!
llvm.func @f() attributes {passthrough = ["optnone"]} {
^
`},
	{`llvm.func @g() -> i32
llvm.func @f() -> f32 {
  %0 = llvm.call tail @g() : () -> i32
  %1 = llvm.bitcast %0 : i32 to f32
  llvm.br ^bb1(%1 : f32)
^bb1(%x: f32):
  %2 = llvm.call musttail @g() : () -> i32
  llvm.return %x : f32
}`, `x.mlir:7:8: error: cannot guarantee tail call due to mismatched return types
  %2 = llvm.call musttail @g() : () -> i32
       ^
x.mlir:7:8: note: %5 = musttail call i32 @g()
`},
	{`#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f() loc(fused<#sp>["a.c":3:4])`, `a.c:3:4: error: function declaration may only have a unique !dbg attachment
`},
}

func TestVerify(t *testing.T) {
	for _, c := range invalidExports {
		for _, threads := range []int{1, 3} {
			if out, errs := export(t, "x.mlir", []byte(c.text), threads); out != "" || errs != c.want {
				t.Errorf("got\n%s%s\nwant\n%s\nfor\n%s", out, errs, c.want, c.text)
			}
		}
	}
}

// TestVerifyAsPeer checks that mlir-translate reports the same errors with the same messages.
func TestVerifyAsPeer(t *testing.T) {
	tool := peer.Tool(t, "mlir-translate-22")
	dir := t.TempDir()
	for _, c := range invalidExports {
		name := filepath.Join(dir, "x.mlir")
		if err := os.WriteFile(name, []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}
		var errs bytes.Buffer
		cmd := peer.Command(t, tool, "--mlir-to-llvmir", name)
		cmd.Stderr = &errs
		if err := cmd.Run(); err == nil {
			t.Errorf("the peer accepts\n%s", c.text)
		}
		n := 0
		for line := range strings.Lines(c.want) {
			if _, msg, ok := strings.Cut(line, " error: "); ok {
				n++
				if !strings.HasPrefix(errs.String(), msg) && !strings.Contains(errs.String(), "\n"+msg) {
					t.Errorf("the peer does not say %q but\n%s", msg, errs.String())
				}
			}
		}
		if n == 0 {
			t.Errorf("nothing is wanted of\n%s", c.text)
		}
	}
}
