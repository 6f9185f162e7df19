package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestRun(t *testing.T) {
	const want = `module {
  func.func @scale(%arg0: i32, %arg1: i32) -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shli %arg0, %c3_i32 overflow<nsw> : i32
    %1 = arith.muli %0, %c10_i32 : i32
    %2 = arith.muli %1, %arg1 : i32
    return %2 : i32
  }
}
`
	var out, errs bytes.Buffer
	if err := run("scale.mlir", &out, &errs); err != nil || out.String() != want || errs.Len() > 0 {
		t.Errorf("%v\n%s%s", err, out.String(), errs.String())
	}
}

func TestInvalid(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x.mlir")
	if err := os.WriteFile(name, []byte("nonsense"), 0o666); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if err := run(name, &out, &errs); err != errInvalid || out.Len() > 0 ||
		errs.String() != name+":1:1: error: custom op 'nonsense' is unknown (tried 'builtin.nonsense' as well)\nnonsense\n^\n" {
		t.Errorf("%v\n%s%s", err, out.String(), errs.String())
	}
}
