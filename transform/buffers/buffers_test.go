package buffers_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the passes on files with what mlir-opt-22 makes of them.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestOwn has inputs on which mlir-opt-22 ends in a crash, or makes invalid or wrong code: it
// multiplies sizes until the product is small, loses what was in the memory before memref.realloc,
// and looks for the functions of a nested module in that around.
func TestOwn(t *testing.T) {
	for _, c := range []struct{ pipeline, text, want string }{
		{"promote-buffers-to-stack", "%0 = memref.alloc() : memref<4000000000x8000000000xf32>", "memref.alloc()"},
		{"promote-buffers-to-stack", "%0 = memref.alloc() : memref<4xvector<[4]xf32>>", "memref.alloc()"},
		{"promote-buffers-to-stack", "%0 = memref.alloc() : memref<4xmemref<f32>>", "memref.alloc()"},
		{"module:buffer-results-to-out-params{hoist-static-allocs=true}", `func.func private @f() -> (memref<8xf32>, memref<8xf32>) {
%0 = memref.alloc() : memref<8xf32>
return %0, %0 : memref<8xf32>, memref<8xf32>
}`, "memref.copy %arg0, %arg1"},
		{"module:buffer-results-to-out-params{hoist-static-allocs=true}", `func.func private @f(%m: memref<4xf32>) -> memref<8xf32> {
%0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
return %0 : memref<8xf32>
}`, "memref.copy %0, %arg1"},
		{"module:buffer-results-to-out-params", `func.func private @f() -> memref<8xf32> {
%0 = call @f() : () -> memref<8xf32>
return %0 : memref<8xf32>
}
module {
func.func private @f() -> memref<8xf32> {
%0 = call @f() : () -> memref<8xf32>
return %0 : memref<8xf32>
}
}`, "= call @f() : () -> memref<8xf32>"},
		{"buffer-loop-hoisting", "return\n^a:\n%0 = memref.alloc() : memref<4xf32>\ncf.br ^b\n^b:\n", "memref.alloc()"},
		{"buffer-hoisting", "return\n^a:\n%0 = memref.alloc() : memref<4xf32>\ncf.br ^b\n^b:\n\"use\"(%0) : (memref<4xf32>) -> ()\n", "memref.alloc()"},
	} {
		text := c.text
		if pipeline, ok := strings.CutPrefix(c.pipeline, "module:"); ok {
			c.pipeline = pipeline
		} else {
			text, c.pipeline = "func.func @f() {\n"+c.text+"\nreturn\n}", "func.func("+c.pipeline+")"
		}
		got := lowertest.Opt(text, "--pass-pipeline=builtin.module("+c.pipeline+")")
		if strings.Contains(got, "error:") || !strings.Contains(got, c.want) {
			t.Errorf("%s of %s:\n%s", c.pipeline, c.text, got)
		}
	}
}
