package stdio_test

import (
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/tool/stdio"
)

// A command is run in process with streams of its own.
func ExampleStreams() {
	hello := func(args []string, std stdio.Streams) int {
		fmt.Fprintln(std.Out, "hello,", args[1])
		return 0
	}
	var out strings.Builder
	status := hello([]string{"hello", "world"}, stdio.Streams{In: strings.NewReader(""), Out: &out, Err: &out})
	fmt.Printf("%d %q\n", status, out.String())
	// Output:
	// 0 "hello, world\n"
}
