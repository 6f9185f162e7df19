package lower_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/plan"
	passes "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/lower"
	"github.com/gomlir/gomlir/tool/stdio"
)

// The LLVM IR of a program is that which upstream's tools make of it by the same passes.
func TestPeer(t *testing.T) {
	opt, translate := peer.Tool(t, "mlir-opt-22"), peer.Tool(t, "mlir-translate-22")
	for _, in := range append(kernels(t), "testdata/views.mlir") {
		for level, name := range []string{"-O0", "-O1"} {
			text, err := os.ReadFile(in)
			if err != nil {
				t.Fatal(err)
			}
			ask := peer.Command(t, opt, pipeline(t, string(text), plan.Options{Optimize: level, CInterface: true}))
			ask.Stdin = strings.NewReader(string(text))
			lowered, err := ask.Output()
			if err != nil {
				t.Fatalf("%s: %v", in, err)
			}
			ask = peer.Command(t, translate, "--mlir-to-llvmir")
			ask.Stdin = strings.NewReader(string(lowered))
			want, err := ask.Output()
			if err != nil {
				t.Fatalf("%s: %v", in, err)
			}
			got, err := os.ReadFile(lowerFile(t, in, name))
			if err != nil {
				t.Fatal(err)
			}
			if d := peer.Difference(string(got), string(want)); d != "" {
				t.Errorf("%s %s: %s", in, name, d)
			}
		}
	}
}

// pipeline returns the option that makes mlir-opt run the passes for a program. The limit of
// inline is gomlir's own.
func pipeline(t *testing.T, text string, o plan.Options) string {
	m, err := asm.ParseString(ir.NewContext(all.Dialects()...), "in.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := plan.Pipeline(m, passes.Passes(), o)
	if err != nil {
		t.Fatal(err)
	}
	return "--pass-pipeline=" + strings.ReplaceAll(p.String(), " max-operations=0", "")
}

// lowerFile lowers a program, with an interface for C, and returns the path of its LLVM IR.
func lowerFile(t *testing.T, in, level string) string {
	t.Helper()
	ll := filepath.Join(t.TempDir(), "out.ll")
	std := stdio.Streams{In: os.Stdin, Out: t.Output(), Err: t.Output()}
	args := []string{"gomlir-lower", level, "--c-interface", in, "-o", ll}
	if status := lower.Main(t.Context(), tool.Tool{Dialects: all.Dialects(), Passes: passes.Passes()}, args, std); status != 0 {
		t.Fatalf("%s %s: exit status %d", in, level, status)
	}
	return ll
}
