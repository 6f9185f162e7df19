package peer

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

// Required reports whether a missing peer is an error instead of a reason to skip: whether
// GOMLIR_REQUIRE_PEERS is 1.
func Required() bool { return os.Getenv("GOMLIR_REQUIRE_PEERS") == "1" }

// Short reports whether a test may use a smaller sample: with -short, if a peer is installed. A
// recording has only the answers for the whole sample.
func Short() bool {
	if !testing.Short() || Recording() {
		return false
	}
	_, err := Find("mlir-opt-22")
	return err == nil
}

// versioned matches the name of a tool with its major version, such as mlir-opt-22.
var versioned = regexp.MustCompile(`^(.+)-([0-9]+)$`)

// Find returns the path of a tool given as name-version, such as "mlir-opt-22", "llvm-as-14" or
// "FileCheck-22". It looks in PATH, and then where Debian's packages install it. It looks for a
// name without a version in PATH only. If [Offline], it finds nothing.
func Find(name string) (string, error) {
	if Offline() {
		return "", fmt.Errorf("peer tool %s is not looked for: GOMLIR_OFFLINE is set", name)
	}
	path, err := exec.LookPath(name)
	if err == nil {
		return path, nil
	}
	if m := versioned.FindStringSubmatch(name); m != nil {
		if path, err := exec.LookPath(filepath.Join("/usr/lib/llvm-"+m[2], "bin", m[1])); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("peer tool %s is not installed: %w", name, err)
}

// Tool is [Find] for a test. The result is for [Command] and [Run]. If the tool is missing and the
// test has a recording, the result refers to that. Otherwise the test is skipped, or fails if peers
// are [Required].
func Tool(t testing.TB, name string) string {
	t.Helper()
	path, err := Find(name)
	if err == nil {
		return path
	}
	if Required() || !recordings.has(t) {
		missing(t, err)
	}
	return name
}

// Linker is [Tool] for a compiler that must link a program. Clang runs the linker in PATH. If there
// is no linker, the test is skipped, or fails if peers are [Required].
func Linker(t testing.TB, name string) string {
	t.Helper()
	path := Tool(t, name)
	if filepath.IsAbs(path) {
		if _, err := exec.LookPath("ld"); err != nil {
			missing(t, fmt.Errorf("%s has no linker: %w", name, err))
		}
	}
	return path
}

// Shared returns the directory with upstream's test inputs (upstream/22, upstream/14) and their
// runner (tools/litrun.py): $GOMLIR_SHARED, or else "shared" next to the checkout. If it is absent,
// the test is skipped, or fails if peers are [Required].
func Shared(t testing.TB) string {
	t.Helper()
	if Offline() {
		missing(t, errors.New("upstream test inputs are not looked for: GOMLIR_OFFLINE is set"))
	}
	if Recording() {
		t.Skip("what depends on upstream's test inputs is not recorded")
	}
	dir := os.Getenv("GOMLIR_SHARED")
	if dir == "" {
		root, err := Root()
		if err != nil {
			t.Fatal(err)
		}
		dir = filepath.Join(filepath.Dir(root), "shared")
	}
	if _, err := os.Stat(filepath.Join(dir, "upstream")); err != nil {
		missing(t, fmt.Errorf("no upstream test inputs (set GOMLIR_SHARED): %w", err))
	}
	return dir
}

// SharedFiles returns the files in [Shared] whose paths match a pattern. Without a match the test is
// skipped, or fails if peers are [Required].
func SharedFiles(t testing.TB, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(Shared(t), pattern))
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("no file matches %s", pattern)
	}
	if err != nil {
		missing(t, err)
	}
	return files
}

// Root returns the top directory of the checkout: the nearest one above the
// working directory that has a go.mod.
func Root() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", fmt.Errorf("no go.mod above the working directory")
		}
		dir = parent
	}
}

func missing(t testing.TB, err error) {
	t.Helper()
	if Required() {
		t.Fatal(err)
	}
	t.Skip(err)
}
