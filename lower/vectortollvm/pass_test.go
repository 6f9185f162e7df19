package vectortollvm_test

import (
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/lowertest"
)

// The pass has the options, defaults and errors of mlir-opt-22.
func TestOptions(t *testing.T) {
	tool := peer.Tool(t, "mlir-opt-22")
	for _, options := range []string{
		"", "{enable-amx enable-arm-bf16=true enable-arm-i8mm=1 enable-arm-neon enable-arm-sve enable-x86vector=false}",
		"{vector-contract-lowering=parallelarith vector-transpose-lowering=shuffle16x16}",
		"{vector-contract-lowering=x}", "{vector-transpose-lowering=}", "{vector-transpose-lowering}", "{enable-amx=x}",
	} {
		args := []string{"-dump-pass-pipeline", "-pass-pipeline=builtin.module(convert-vector-to-llvm" + options + ")"}
		o := peer.Run(t, tool, "mlir-opt", "module {}", args...)
		if got := lowertest.Opt("module {}", args...); got != o.Stderr+o.Stdout {
			t.Errorf("%s: got\n%s\nmlir-opt-22 says\n%s", options, got, o.Stderr+o.Stdout)
		}
	}
}
