package scfloops_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// A loop that counts integers up to a number that is not known is not peeled: there is no affine.apply of it.
// Upstream makes one that is not valid.
func TestPeelIntegers(t *testing.T) {
	const text = `module {
  func.func @f(%arg0: i32, %arg1: i32) {
    scf.for %arg2 = %arg0 to %arg1 step %arg1  : i32 {
      "test.use"(%arg2) : (i32) -> ()
    }
    return
  }
}
`
	for _, pass := range []string{"-scf-for-loop-peeling", "-scf-for-loop-peeling=peel-front"} {
		if got := lowertest.Opt(text, pass); got != text+"\n" {
			t.Errorf("%s: got\n%s", pass, got)
		}
	}
}
