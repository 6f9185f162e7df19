package testpass_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// word matches a word of a command line, with a part in quotation marks or not.
var word = regexp.MustCompile(`(?:[^\s"]|"[^"]*")+`)

// TestFiles compares what passes make of the files in testdata/run, with the options in each of their lines
// that begin with "// RUN: ".
func TestFiles(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir("testdata/run")
	files, err := filepath.Glob("*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			options, ok := strings.CutPrefix(line, "// RUN: ")
			if !ok {
				continue
			}
			args := []string{file, "--allow-unregistered-dialect", "--mlir-disable-threading"}
			for _, w := range word.FindAllString(options, -1) {
				args = append(args, strings.ReplaceAll(w, `"`, ""))
			}
			got, want := run(t, args...), peer.Run(t, path, "mlir-opt", "", args...)
			if got != want {
				t.Errorf("%s: %s", line, peer.Difference(got.Stdout+got.Stderr, want.Stdout+want.Stderr))
			}
		}
	}
}
