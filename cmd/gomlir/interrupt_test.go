//go:build unix

package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestInterrupted ends the command while it writes a file: only the old file is left, and who
// waits for the command sees the signal.
func TestInterrupted(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	n := 100_000
	if testing.Short() { // and slow, under the race detector
		n = 20_000
	}
	for i := range n {
		fmt.Fprintf(&text, "func.func @f%d(%%a: i32) -> i32 {\n  %%0 = arith.addi %%a, %%a : i32\n  return %%0 : i32\n}\n", i)
	}
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.mlir"), filepath.Join(dir, "out.mlir")
	for name, text := range map[string]string{in: text.String(), out: "old"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		cmd := exec.Command(exe)
		cmd.Args = []string{"gomlir", "opt", in, "-canonicalize", "-cse", "-o", out}
		cmd.Env = append(os.Environ(), "GOMAXPROCS=1")
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		left := func() []string {
			list, err := filepath.Glob(out + ".*")
			if err != nil {
				t.Fatal(err)
			}
			return list
		}
		for deadline := time.Now().Add(time.Minute); len(left()) == 0 && time.Now().Before(deadline); {
			time.Sleep(time.Millisecond)
		}
		if err := cmd.Process.Signal(s); err != nil {
			t.Fatal(err)
		}
		err := cmd.Wait()
		exit, ok := errors.AsType[*exec.ExitError](err)
		if !ok || exit.Sys().(syscall.WaitStatus).Signal() != s {
			t.Errorf("%v: %v", s, err)
		}
		if list := left(); len(list) > 0 {
			t.Errorf("%v: %v is left", s, list)
		}
		if text, err := os.ReadFile(out); err != nil || string(text) != "old" {
			t.Errorf("%v: %.20q, %v", s, text, err)
		}
	}
}
