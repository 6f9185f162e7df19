package importer

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/llvmir"
)

// TestIntrinsicNames checks that every operation for an intrinsic belongs to one
// that LLVM has, and every table entry to an operation.
func TestIntrinsicNames(t *testing.T) {
	table := intrinsicOps()
	for name := range table {
		if strings.HasPrefix(name, "llvm.dbg.") {
			continue // records since LLVM 19
		}
		if in, ok := llvmir.LookupIntrinsic(name); !ok || in.Name != name {
			t.Errorf("LLVM has no intrinsic %s", name)
		}
	}
	for name := range immediates {
		if table[name] == nil {
			t.Errorf("immediates of %s, which has no operation", name)
		}
	}
	for name := range customIntrinsics {
		if table[name] == nil {
			t.Errorf("%s has no operation", name)
		}
	}
	for name := range constantImmediates {
		if immediates[name] == nil {
			t.Errorf("%s has no immediates", name)
		}
	}
}
