package composite_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestPeer compares runs of pipelines, and what is said of wrong ones, with mlir-opt-22.
func TestPeer(t *testing.T) {
	const text = `func.func @test(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  return %1 : i32
}
`
	for _, options := range []string{
		"", "name=Foo pipeline=any(canonicalize,cse)", "pipeline=canonicalize,func.func(cse)", "max-iterations=1 pipeline=any(canonicalize,cse)",
		`max-iterations=0x2 name="a b" pipeline={cse}`, "pipeline=builtin.module(func.func(cse))", "pipeline=any(any(cse))", "name=Foo,pipeline=cse",
		"pipeline=any(canonicalize,foo)", "pipeline=any(cse{x=1})", "pipeline=cse)", "pipeline=any(cse", "pipeline=,", "max-iterations=x", "max-iterations=4294967296",
		"pipeline=composite-fixed-point-pass{name=Inner pipeline=cse},canonicalize", "pipeline=any(canonicalize{max-iterations=x})",
	} {
		for _, flag := range []string{"--composite-fixed-point-pass=" + options, "--pass-pipeline=builtin.module(func.func(composite-fixed-point-pass{" + options + "}))"} {
			lowertest.CompareModule(t, text, []string{flag, "--mlir-print-ir-after-all", "--dump-pass-pipeline"})
		}
	}
}

// TestIterations has limits that nothing can keep. mlir-opt-22 says so, but not which.
func TestIterations(t *testing.T) {
	for _, n := range []string{"0", "-3"} {
		got := lowertest.Opt("", "--composite-fixed-point-pass=max-iterations="+n)
		if want := "<unknown>:0: error: Invalid maxIterations value: " + n + "\n"; strings.TrimRight(got, "\n")+"\n" != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
