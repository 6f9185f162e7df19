package stdtollvm_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

const types = "../functollvm/testdata/types.mlir"

// The pass has the effect of the passes of MLIR 22 one after the other.
func TestParts(t *testing.T) {
	std := lowertest.Opt("", "--convert-std-to-llvm=use-opaque-pointers=1", types)
	parts := lowertest.Opt("", "--convert-to-llvm", "--set-llvm-module-datalayout", types)
	if std != parts || !strings.Contains(std, "llvm.func @a(") {
		t.Errorf("got\n%s\nof the parts\n%s", std, parts)
	}
}

func TestOptions(t *testing.T) {
	for _, c := range []struct{ options, want string }{
		{"emit-c-wrappers=1", "@_mlir_ciface_h("},
		{"emit-c-wrappers=1 use-bare-ptr-memref-call-conv=1", "incompatible conversion options"},
		{"data-layout=p:x", "invalid data layout descriptor"},
		{"index-bitwidth=16", "!llvm.struct<(i16"},
		{"data-layout=e", `attributes {llvm.data_layout = "e"}`},
	} {
		if got := lowertest.Opt("", "--convert-std-to-llvm="+c.options, types); !strings.Contains(got, c.want) {
			t.Errorf("%s: no %q in\n%s", c.options, c.want, got)
		}
	}
}
