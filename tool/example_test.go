package tool_test

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// Define a tool with a name and dialects.
func ExampleTool() {
	mine := tool.Tool{Name: "my-opt", Dialects: all.Dialects()}
	in := strings.NewReader("func.func @f() { return }")
	status := opt.Main(context.Background(), mine, []string{"my-opt"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	fmt.Println(status)
	// Output:
	// module {
	//   func.func @f() {
	//     return
	//   }
	// }
	//
	// 0
}
