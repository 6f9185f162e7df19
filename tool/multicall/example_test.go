package multicall_test

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/multicall"
	"github.com/gomlir/gomlir/tool/stdio"
)

// A main function passes os.Args and stdio.OS().
func ExampleMain() {
	t := tool.Tool{Name: "my-mlir", Version: "v0.3.0", Dialects: all.Dialects()}
	std := stdio.Streams{In: strings.NewReader("module @m {}\n"), Out: os.Stdout, Err: os.Stderr}
	multicall.Main(context.Background(), t, []string{"my-mlir", "version"}, std)
	status := multicall.Main(context.Background(), t, []string{"my-mlir", "opt"}, std)
	fmt.Println("status", status)
	// Output:
	// my-mlir v0.3.0
	//   MLIR as of LLVM version 22.1
	// module @m {
	// }
	//
	// status 0
}
