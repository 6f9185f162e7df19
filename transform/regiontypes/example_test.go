package regiontypes_test

import (
	"context"
	"os"
	"strings"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/transform/regiontypes"
)

// Example moves the types of nested modules to the context, where two cannot have
// one name.
func Example() {
	in := strings.NewReader(`module {
  module @x {
    !a = !llvm.struct<"a", (i32)>
    llvm.func @f(!a)
  }
  module @y {
    !a = !llvm.struct<"a", (i64)>
    llvm.func @f(!a)
  }
}`)
	opt.Main(context.Background(), tool.Tool{Dialects: all.Dialects(), Passes: []*pass.Def{regiontypes.Lift}}, []string{"opt", "--lift-region-types"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	// Output:
	// module {
	//   module @x {
	//     llvm.func @f(!llvm.struct<"a", (i32)>)
	//   }
	//   module @y {
	//     llvm.func @f(!llvm.struct<"a.1", (i64)>)
	//   }
	// }
}
