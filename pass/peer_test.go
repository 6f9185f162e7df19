package pass_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// pipelines are command lines of passes. | separates arguments.
var pipelines = []string{
	"--cse", "--cse|--llvm-add-comdats|--cse", "--convert-gpu-to-nvvm|--convert-gpu-to-nvvm|--cse", "--cse=x=1", "--cse= x ",
	"--canonicalize=max-iterations=3 max-num-rewrites=0x7 top-down=false region-simplify=disabled test-convergence",
	"--canonicalize=disable-patterns=a,b,{c,d} enable-patterns={x,y}", "--canonicalize=enable-patterns=x enable-patterns=y",
	"--canonicalize=max-iterations=x", "--canonicalize=max-iterations", "--canonicalize=top-down=7", "--canonicalize=max-iterations= 3",
	"--canonicalize={max-iterations=3}", "--canonicalize='max-iterations=3'", "--canonicalize=max-iterations=3,top-down=true",
	"--canonicalize=max-iterations={3} top-down='false' region-simplify=\"disabled\"", "--canonicalize==", "--canonicalize==3",
	"--pass-pipeline=builtin.module(cse)|--cse", "--cse|--pass-pipeline=x",
	"--pass-pipeline=any(cse)", "--pass-pipeline=any(any(cse),cse,func.func(cse,canonicalize))", "--pass-pipeline=builtin.module(cse{})",
	"--pass-pipeline=builtin.module(cse{x})", "--pass-pipeline=builtin.module(func.func(cse{ x = 1 }))",
	"--pass-pipeline=builtin.module(func.func(canonicalize{max-iterations=x}))", "--pass-pipeline=builtin.module(canonicalize{max-iterations=3 })",
	"--pass-pipeline=builtin.module(convert-gpu-to-nvvm)", "--pass-pipeline=builtin.module(func.func(builtin.module(convert-gpu-to-nvvm)))",
	"--pass-pipeline=builtin.module(gpu.module(gpu.module(convert-gpu-to-nvvm)))",
	"--pass-pipeline=builtin.module(arith.constant(cse))", "--pass-pipeline=builtin.module(foo.x(cse))", "--pass-pipeline=builtin.module(foo.y(cse))",
	"--pass-pipeline=func.func(cse)", "--pass-pipeline=builtin.module(cse,)", "--pass-pipeline=builtin.module(cse,xyzzyx)",
	"--pass-pipeline=builtin.module(func.func(cse),func.func(xyzzyx),y)", "--pass-pipeline=builtin.module(cse cse)",
	"--pass-pipeline=builtin.module( cse , canonicalize {top-down=false} , func.func( cse ) ) ", "--pass-pipeline=builtin.module(cse(cse))",
	"--pass-pipeline=builtin.module(cse),builtin.module(cse)", "--pass-pipeline=builtin.module(any(llvm-add-comdats))", "--pass-pipeline=builtin.module()",
	"--pass-pipeline=any(builtin.module(any(llvm-add-comdats)))",
}

// TestPeer compares what the command says of pipelines with what mlir-opt 22 does.
func TestPeer(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	file := filepath.Join(t.TempDir(), "f.mlir")
	text := "func.func private @f()\n%0 = arith.constant 1 : i32\n\"foo.x\"() : () -> ()\nmodule @inner {\n  func.func private @g()\n}\n"
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, line := range pipelines {
		args := append(strings.Split(line, "|"), "--dump-pass-pipeline", "--mlir-disable-threading", "--allow-unregistered-dialect", file)
		var v visits
		var out, errs bytes.Buffer
		status := opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All(), Passes: v.passes()}, append([]string{"mlir-opt"}, args...), stdio.Streams{In: strings.NewReader(""), Out: &out, Err: &errs})
		want := peer.Run(t, path, "mlir-opt", "", args...)
		if status != want.Status || errs.String() != want.Stderr {
			t.Errorf("%q: status %d, want %d\ngot  %s\nwant %s", args, status, want.Status, errs.String(), want.Stderr)
		}
	}
}
