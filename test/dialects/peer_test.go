package dialects

import (
	"bytes"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// TestPeer compares what is printed and reported for each file.
func TestPeer(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	files, err := filepath.Glob("testdata/*/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		for _, args := range [][]string{{}, {"-mlir-print-op-generic"}, {"-mlir-print-debuginfo"}} {
			args = append(args, "-split-input-file", file)
			var out, errs bytes.Buffer
			opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-opt"}, args...), stdio.Streams{In: new(bytes.Buffer), Out: &out, Err: &errs})
			want := peer.Run(t, path, "mlir-opt", "", args...)
			compare(t, file, args[0]+": output", out.String(), want.Stdout)
			compare(t, file, args[0]+": diagnostics", errs.String(), want.Stderr)
		}
	}
}

// dialectsRx matches the list of dialects in a note, in which mlir-opt has more.
var dialectsRx = regexp.MustCompile("note: Available dialects: .* ; ")

// compare reports the first line that differs.
func compare(t *testing.T, file, what, got, want string) {
	if d := peer.Difference(dialectsRx.ReplaceAllString(got, ""), dialectsRx.ReplaceAllString(want, "")); d != "" {
		t.Errorf("%s: %s, %s", file, what, d)
	}
}
