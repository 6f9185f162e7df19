package dialects

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// typedFiles are programs of the typed era, as mlir-opt 14 prints them.
func typedFiles(t *testing.T) []string {
	files, err := filepath.Glob("typed/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	return files
}

// TestTyped prints programs of the typed era as they are, sequentially and in
// parallel, and keeps them so when they have been through the generic form.
func TestTyped(t *testing.T) {
	for _, file := range typedFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, flag := range []string{"-mlir-disable-threading", "-verify-each"} {
			compare(t, file, flag, runOpt(t, text, flag), text)
		}
		generic := runOpt(t, text, "-mlir-print-op-generic")
		compare(t, file, "through the generic form", runOpt(t, generic), text)
	}
}

// TestTypedPeer makes sure that the files are what mlir-opt 14 prints.
func TestTypedPeer(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-14")
	for _, file := range typedFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := exec.Command(path, file).Output()
		if err != nil {
			t.Fatal(file, err)
		}
		compare(t, file, "mlir-opt 14", text, want)
	}
}

func runOpt(t *testing.T, text []byte, args ...string) []byte {
	t.Helper()
	var out, errs bytes.Buffer
	streams := stdio.Streams{In: bytes.NewReader(text), Out: &out, Err: &errs}
	if code := opt.Main(append([]string{"mlir-opt"}, args...), streams, all.Dialects()...); code != 0 {
		t.Errorf("%v: exit %d\n%s", args, code, errs.Bytes())
	}
	return out.Bytes()
}
