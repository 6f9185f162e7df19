package backport_test

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/transform/backport"
)

const function = `llvm.func @f(%p: !llvm.ptr<i32>) -> i32 attributes {no_unwind, target_cpu = "x86-64"} {
  %0 = llvm.load %p : !llvm.ptr<i32>
  %1 = llvm.add %0, %0 overflow<nsw> : i32
  llvm.return %1 : i32
}
`

// Example writes a function for MLIR 14.
func Example() {
	root, err := asm.ParseString(ir.NewContext(all.Dialects()...), "f.mlir", function)
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { panic(d.Message) }
	if backport.Run(root, 14, report) {
		asm.Print(os.Stdout, root, asm.Flags{Release: 14})
	}
	// Output:
	// module {
	//   llvm.func @f(%arg0: !llvm.ptr<i32>) -> i32 attributes {passthrough = [["target-cpu", "x86-64"], "nounwind"]} {
	//     %0 = llvm.load %arg0 : !llvm.ptr<i32>
	//     %1 = llvm.add %0, %0  : i32
	//     llvm.return %1 : i32
	//   }
	// }
}

// written is what gomlir opt prints for a release, errors included.
func written(release, in string) string {
	var out bytes.Buffer
	opt.Main(context.Background(), tool.Tool{Dialects: all.Dialects()}, []string{"opt", "--release=" + release}, stdio.Streams{In: strings.NewReader(in), Out: &out, Err: &out})
	return out.String()
}

// TestReleases shows what differs from release to release, and what one does not have.
func TestReleases(t *testing.T) {
	const shuffle = `llvm.func fastcc @f(%p: !llvm.ptr<func<i32 (i32)>>, %v: vector<2xf32>, %n: i32) {
  %0 = llvm.shufflevector %v, %v [1, 0] : vector<2xf32>
  %1 = llvm.call %p(%n) : !llvm.ptr<func<i32 (i32)>>, (i32) -> i32
  llvm.return
}`
	for _, c := range []struct{ release, in, want string }{
		{"14", shuffle, "llvm.func @f("},
		{"15", shuffle, "llvm.func fastcc @f("},
		{"14", shuffle, "%arg1, %arg1 [1 : i32, 0 : i32] : vector<2xf32>, vector<2xf32>"},
		{"15", shuffle, "%arg1, %arg1 [1 : i32, 0 : i32] : vector<2xf32>, vector<2xf32>"},
		{"16", shuffle, "%arg1, %arg1 [1, 0] : vector<2xf32>"},
		{"15", shuffle, "llvm.call %arg0(%arg2) : (i32) -> i32"},
		{"16", shuffle, "llvm.call %arg0(%arg2) : !llvm.ptr<func<i32 (i32)>>, (i32) -> i32"},
		{"14", "func.func @f(%m: memref<4xf32, strided<[2], offset: ?>>) { return }", "affine_map<(d0)[s0] -> (d0 * 2 + s0)>"},
		{"16", "func.func @f(%m: memref<4xf32, strided<[2], offset: ?>>) { return }", "strided<[2], offset: ?>"},
		{"14", "llvm.func @f(%p: !llvm.ptr<i32>) {\n  %0 = llvm.mlir.zero : !llvm.ptr\n  llvm.return\n}", "which has no opaque pointers"},
		{"14", "llvm.func @f(%p: !llvm.ptr<i32>, ...) {\n  llvm.return\n}", "which has no variadic functions with a body"},
		{"15", "llvm.func @f(%p: !llvm.ptr<i32>) {\n  llvm.call musttail @f(%p) : (!llvm.ptr<i32>) -> ()\n  llvm.return\n}", "which has no calls that must be tail calls"},
		{"14", "llvm.func @f(%p: !llvm.ptr<i32>) {\n  %0 = llvm.call_intrinsic \"llvm.bswap\"(%p) : (!llvm.ptr<i32>) -> i32\n  llvm.return\n}", "which has no operation llvm.call_intrinsic"},
		{"22", shuffle, "llvm.func fastcc @f("},
	} {
		if got := written(c.release, c.in); !strings.Contains(got, c.want) {
			t.Errorf("for MLIR %s:\n%s\nis written as\n%s\nwithout %q", c.release, c.in, got, c.want)
		}
	}
}
