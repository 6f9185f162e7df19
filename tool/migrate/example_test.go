package migrate_test

import (
	"context"
	"os"
	"strings"

	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/migrate"
	"github.com/gomlir/gomlir/tool/stdio"
)

// Example rewrites a type of 2020.
func Example() {
	in := strings.NewReader("func @f(%p: !llvm<\"{ i32, float* }\">)\n")
	migrate.Main(context.Background(), tool.Tool{}, []string{"migrate", "-"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	in = strings.NewReader("func @f(%p: !llvm<\"{ i32, float* }\">)\n")
	migrate.Main(context.Background(), tool.Tool{}, []string{"migrate", "--opaque", "-"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	// Output:
	// func @f(%p: !llvm.struct<(i32, ptr<f32>)>)
	// func @f(%p: !llvm.struct<(i32, ptr)>)
}
