package dialects

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
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
			var out, errs, wantOut, wantErrs bytes.Buffer
			opt.Main(append([]string{"mlir-opt"}, args...), stdio.Streams{In: new(bytes.Buffer), Out: &out, Err: &errs}, all.Dialects())
			cmd := exec.Command(path, args...)
			cmd.Stdout, cmd.Stderr = &wantOut, &wantErrs
			_ = cmd.Run() // it fails where a chunk is invalid
			compare(t, file, args[0]+": output", out.Bytes(), wantOut.Bytes())
			compare(t, file, args[0]+": diagnostics", errs.Bytes(), wantErrs.Bytes())
		}
	}
}

// dialectsRx matches the list of dialects in a note, in which mlir-opt has more.
var dialectsRx = regexp.MustCompile("note: Available dialects: .* ; ")

// compare reports the first line that differs.
func compare(t *testing.T, file, what string, got, want []byte) {
	got, want = dialectsRx.ReplaceAll(got, nil), dialectsRx.ReplaceAll(want, nil)
	g, w := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range max(len(g), len(w)) {
		var a, b []byte
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if !bytes.Equal(a, b) {
			t.Errorf("%s: %s, line %d:\n got %s\nwant %s", file, what, i+1, a, b)
			return
		}
	}
}
