package tollvm_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// A conversion of values that are defined by their own uses ends. That of mlir-opt-22
// does not.
func TestCircularValues(t *testing.T) {
	if got := lowertest.Opt("", "--convert-to-llvm", "../reconcilecasts/testdata/circles.mlir"); !strings.Contains(got, "llvm.mlir.poison") {
		t.Error(got)
	}
}
