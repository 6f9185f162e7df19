package tool_test

import (
	"fmt"
	"os"
	"strings"

	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/stdio"
)

// Example is gomlir with all of its dialects and passes.
func Example() {
	in := strings.NewReader("func.func @f() { return }")
	status := tool.Main([]string{"gomlir", "opt", "--convert-func-to-llvm"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	fmt.Println(status)
	// Output:
	// module {
	//   llvm.func @f() {
	//     llvm.return
	//   }
	// }
	//
	// 0
}
