package main

import (
	"bytes"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

const want = `module {
  func.func @gcd(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    cf.br ^bb1(%arg0, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    cf.cond_br %2, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %3 = arith.remui %0, %1 : i32
    cf.br ^bb1(%1, %3 : i32, i32)
  ^bb3:  // pred: ^bb1
    return %0 : i32
  }
}
`

func TestRun(t *testing.T) {
	var out, errs bytes.Buffer
	if err := run(&out, &errs); err != nil || out.String() != want || errs.Len() > 0 {
		t.Errorf("%v\n%s%s", err, out.String(), errs.String())
	}
	// So does the file examples/gcd.mlir.
	out.Reset()
	status := opt.Main(t.Context(), tool.Tool{Dialects: all.Dialects()}, []string{"opt", "../gcd.mlir"}, stdio.Streams{Out: &out, Err: &errs})
	if status != 0 || out.String() != want+"\n" {
		t.Errorf("status %d\n%s%s", status, out.String(), errs.String())
	}
}
