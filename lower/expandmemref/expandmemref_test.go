package expandmemref_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the passes on files with what mlir-opt-22 makes of them.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestOwn has an input of which mlir-opt-22 makes an operation that is not valid, with sizes that
// it has read from somewhere.
func TestOwn(t *testing.T) {
	text := `func.func @unranked(%m: memref<*xf32>, %s: memref<3xi32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<*xf32>
  return
}`
	if got := lowertest.Opt(text, "-memref-expand"); !strings.Contains(got, "failed to legalize operation 'memref.reshape'") {
		t.Error(got)
	}
}
