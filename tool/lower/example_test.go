package lower_test

import (
	"context"
	"os"
	"strings"

	"github.com/gomlir/gomlir/dialect/all"
	passes "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/lower"
	"github.com/gomlir/gomlir/tool/stdio"
)

// A program makes a tool that lowers the dialects that it wants with the passes that it has.
func ExampleMain() {
	in := strings.NewReader("func.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}\n")
	t := tool.Tool{Dialects: all.Dialects(), Passes: passes.Passes()}
	lower.Main(context.Background(), t, []string{"my-lower", "--emit=mlir"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	// Output:
	// module {
	//   llvm.func @f(%arg0: i32) -> i32 {
	//     %0 = llvm.add %arg0, %arg0 : i32
	//     llvm.return %0 : i32
	//   }
	// }
}
