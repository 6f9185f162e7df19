package dialects

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// typedFiles are programs with typed pointers, as mlir-opt 14 prints them.
func typedFiles(t *testing.T) []string {
	files, err := filepath.Glob("typed/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	return files
}

// TestTyped prints programs with typed pointers as they are, sequentially and in
// parallel, and keeps them so when they have been through the generic form.
func TestTyped(t *testing.T) {
	for _, file := range typedFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, flag := range []string{"-mlir-disable-threading", "-verify-each"} {
			compare(t, file, flag, runOpt(t, string(text), flag), string(text))
		}
		generic := runOpt(t, string(text), "-mlir-print-op-generic")
		compare(t, file, "through the generic form", runOpt(t, generic), string(text))
	}
}

// TestTypedPeer makes sure that the files are what mlir-opt 14 prints.
func TestTypedPeer(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-14")
	for _, file := range typedFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := peer.Command(t, path, file).Output()
		if err != nil {
			t.Fatal(file, err)
		}
		compare(t, file, "mlir-opt 14", string(text), string(want))
	}
}

func runOpt(t *testing.T, text string, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	streams := stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs}
	if code := opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-opt"}, args...), streams); code != 0 {
		t.Errorf("%v: exit %d\n%s", args, code, errs.Bytes())
	}
	return out.String()
}

// TestTypedGeneric reads what mlir-opt 14 prints in generic form.
func TestTypedGeneric(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-14")
	for _, file := range typedFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(text, []byte("llvm.mlir.global_ctors")) {
			continue // the generic form lacks what is required today
		}
		generic, err := peer.Command(t, path, "-mlir-print-op-generic", file).Output()
		if err != nil {
			t.Fatal(file, err)
		}
		compare(t, file, "generic form of mlir-opt 14", runOpt(t, string(generic)), string(text))
	}
}

// TestStandardDialect reads the spellings of MLIR 14 and before.
func TestStandardDialect(t *testing.T) {
	const input = `func private @ext(i32) -> i32
func @f(%a: i32, %b: i32, %c: i1, %x: f32) -> i32 {
  %0 = std.addi %a, %b : i32
  %1 = addi %a, %0 : i32
  %2 = constant 5 : i32
  %f = constant @ext : (i32) -> i32
  %4 = call_indirect %f(%a) : (i32) -> i32
  %5 = std.call @ext(%a) : (i32) -> i32
  %6 = select %c, %a, %b : i32
  %7 = cmpi slt, %a, %b : i32
  %8 = divi_signed %a, %b : i32
  %9 = "std.sexti"(%a) : (i32) -> i64
  std.cond_br %7, ^bb1, ^bb2
^bb1:
  br ^bb2
^bb2:
  assert %c, "x"
  return %a : i32
}
"builtin.func"() ({
^bb0(%arg0: i32):
  "std.return"(%arg0) : (i32) -> ()
}) {sym_name = "g", type = (i32) -> i32} : () -> ()
`
	const want = `module {
  func.func private @ext(i32) -> i32
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: f32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %0 : i32
    %c5_i32 = arith.constant 5 : i32
    %f = constant @ext : (i32) -> i32
    %2 = call_indirect %f(%arg0) : (i32) -> i32
    %3 = call @ext(%arg0) : (i32) -> i32
    %4 = arith.select %arg2, %arg0, %arg1 : i32
    %5 = arith.cmpi slt, %arg0, %arg1 : i32
    %6 = arith.divsi %arg0, %arg1 : i32
    %7 = arith.extsi %arg0 : i32 to i64
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.assert %arg2, "x"
    return %arg0 : i32
  }
  func.func @g(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

`
	compare(t, "std", "output", runOpt(t, input), want)
}
