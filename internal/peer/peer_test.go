package peer

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// fakeTB records how a test would have ended. The embedded interface is nil, so calling any other
// method fails the test.
type fakeTB struct {
	testing.TB
	ended string
}

func (f *fakeTB) Helper()      {}
func (f *fakeTB) Name() string { return "TestFake" }
func (f *fakeTB) Skip(...any)  { f.ended = "skip"; runtime.Goexit() }
func (f *fakeTB) Fatal(...any) { f.ended = "fatal"; runtime.Goexit() }
func run(f func(*fakeTB)) string {
	tb := &fakeTB{ended: "ran"}
	done := make(chan struct{})
	go func() { defer close(done); f(tb) }()
	<-done
	return tb.ended
}

func TestToolInPath(t *testing.T) {
	dir := t.TempDir()
	want := filepath.Join(dir, "some-tool-22")
	if err := os.WriteFile(want, []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
	if got := Tool(t, "some-tool-22"); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := run(func(tb *fakeTB) { Linker(tb, "some-tool-22") }); got != "skip" {
		t.Errorf("Linker without ld: %s", got)
	}
	if err := os.WriteFile(filepath.Join(dir, "ld"), []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	if got := Linker(t, "some-tool-22"); got != want {
		t.Errorf("Linker: got %s, want %s", got, want)
	}
}

func TestMissing(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	t.Setenv("GOMLIR_SHARED", t.TempDir())
	for _, c := range []struct{ require, want string }{{"", "skip"}, {"1", "fatal"}} {
		t.Setenv("GOMLIR_REQUIRE_PEERS", c.require)
		if got := run(func(tb *fakeTB) { Tool(tb, "no-such-tool-22") }); got != c.want {
			t.Errorf("Tool with GOMLIR_REQUIRE_PEERS=%q: %s, want %s", c.require, got, c.want)
		}
		if got := run(func(tb *fakeTB) { Shared(tb) }); got != c.want {
			t.Errorf("Shared with GOMLIR_REQUIRE_PEERS=%q: %s, want %s", c.require, got, c.want)
		}
	}
}

func TestShared(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "upstream"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOMLIR_SHARED", dir)
	if got := Shared(t); got != dir {
		t.Errorf("got %s, want %s", got, dir)
	}
}

func TestRoot(t *testing.T) {
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(string(mod), "module github.com/gomlir/gomlir\n") {
		t.Errorf("%s does not hold this module's go.mod", root)
	}
}
