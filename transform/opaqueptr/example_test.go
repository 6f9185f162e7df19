package opaqueptr_test

import (
	"context"
	"os"
	"strings"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/transform/opaqueptr"
)

// Example makes the pointers of a function opaque.
func Example() {
	in := strings.NewReader("llvm.func @f(%p: !llvm.ptr<i32>) -> i32 {\n  %0 = llvm.load %p : !llvm.ptr<i32>\n  llvm.return %0 : i32\n}\n")
	opt.Main(context.Background(), tool.Tool{Dialects: all.Dialects(), Passes: []*pass.Def{opaqueptr.Pass}}, []string{"opt", "--llvm-opaque-pointers"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	// Output:
	// module {
	//   llvm.func @f(%arg0: !llvm.ptr) -> i32 {
	//     %0 = llvm.load %arg0 : !llvm.ptr -> i32
	//     llvm.return %0 : i32
	//   }
	// }
}
