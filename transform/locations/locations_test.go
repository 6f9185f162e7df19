package locations_test

import (
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the passes make of files, and what they print.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestSnapshot compares with tags and other forms of the text, and where no file can be written.
func TestSnapshot(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir("testdata")
	for _, options := range []string{
		"filename=- tag=hello", "filename=- tag=hello print-debuginfo", "filename=- print-op-generic", "filename=- print-local-scope print-debuginfo",
		"filename=- print-debuginfo pretty-debuginfo", "filename=nowhere/x.mlir",
	} {
		args := []string{"--snapshot-op-locations=" + options, "--mlir-print-debuginfo", "snapshot.mlir"}
		want := peer.Run(t, path, "mlir-opt", "", args...)
		if d := peer.Difference(lowertest.Opt("", args...), want.Stdout+want.Stderr); d != "" {
			t.Errorf("%s: %s", options, d)
		}
	}
}
