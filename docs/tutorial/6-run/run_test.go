package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// The compiled program ends with the status that the chapter names.
func TestCompiled(t *testing.T) {
	clang := peer.Linker(t, "clang-22")
	dir := t.TempDir()
	ll, program := filepath.Join(dir, "cube.ll"), filepath.Join(dir, "cube")
	f, err := os.Create(ll)
	if err != nil {
		t.Fatal(err)
	}
	if err := run(f); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if msg, err := exec.Command(clang, "-Wno-override-module", ll, "-o", program).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	var exit *exec.ExitError
	if err := exec.Command(program).Run(); !errors.As(err, &exit) || exit.ExitCode() != 64 {
		t.Errorf("%v, want exit status 64", err)
	}
}
