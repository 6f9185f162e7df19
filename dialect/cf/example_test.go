package cf_test

import (
	"context"
	"os"
	"strings"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// A conditional branch hands each successor the arguments of its block.
func Example() {
	in := strings.NewReader(`func.func @f(%c: i1, %x: i32) -> i32 {
  "cf.cond_br"(%c, %x, %x, %x)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
^a(%p: i32):
  "cf.br"(%p, %p)[^b] : (i32, i32) -> ()
^b(%q: i32, %r: i32):
  return %q : i32
}`)
	opt.Main(context.Background(), tool.Tool{Dialects: all.Dialects()}, []string{"opt"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	// Output:
	// module {
	//   func.func @f(%arg0: i1, %arg1: i32) -> i32 {
	//     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg1, %arg1 : i32, i32)
	//   ^bb1(%0: i32):  // pred: ^bb0
	//     cf.br ^bb2(%0, %0 : i32, i32)
	//   ^bb2(%1: i32, %2: i32):  // 2 preds: ^bb0, ^bb1
	//     return %1 : i32
	//   }
	// }
}
