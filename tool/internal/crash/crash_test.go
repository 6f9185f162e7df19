package crash

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/group"
)

func command(stderr *bytes.Buffer, args []string, panics bool) (status int) {
	var input []byte
	defer Catch(&status, stderr, args, &input)
	input = []byte("module {}")
	if panics {
		panic("broken")
	}
	return 3
}

func TestCatch(t *testing.T) {
	var stderr bytes.Buffer
	if status := command(&stderr, nil, false); status != 3 || stderr.Len() > 0 {
		t.Errorf("status %d, %s", status, stderr.String())
	}
	t.Setenv("TMPDIR", t.TempDir())
	if status := command(&stderr, []string{"opt", "a\nb"}, true); status != Status {
		t.Errorf("status %d", status)
	}
	text := stderr.String()
	if !strings.HasPrefix(text, "internal error: broken\n") || !strings.Contains(text, "crash_test.go") {
		t.Errorf("got %s", text)
	}
	lines := strings.Split(strings.TrimSpace(text), "\n")
	kept, err := os.ReadFile(lines[len(lines)-1])
	if err != nil || string(kept) != "module {}\n// \"opt\" \"a\\nb\"\n" {
		t.Errorf("%q, %v", kept, err)
	}
	// The message comes also where the input cannot be kept.
	t.Setenv("TMPDIR", "none")
	stderr.Reset()
	if command(&stderr, nil, true); !strings.Contains(stderr.String(), "could not be kept") {
		t.Errorf("got %s", stderr.String())
	}
}

// fault is what the runtime panics with at an address that is not there.
type fault struct{ addr uintptr }

func (fault) Error() string   { return "fault" }
func (f fault) Addr() uintptr { return f.addr }

func TestChangedInput(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	var stderr bytes.Buffer
	fail := func(p any) (status int) {
		var input []byte
		stderr.Reset()
		defer Catch(&status, &stderr, nil, &input)
		panic(p)
	}
	const message = "error: the input file was made shorter while it was read\n"
	for _, p := range []any{fault{1 << 40}, group.Try(func() { panic(fault{1 << 40}) })} {
		if status := fail(p); status != 1 || stderr.String() != message {
			t.Errorf("%v: status %d, %s", p, status, stderr.String())
		}
	}
	if status := fail(fault{0x100}); status != Status {
		t.Errorf("a nil pointer: status %d", status)
	}
}
