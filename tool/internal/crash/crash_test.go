package crash

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/tool"
)

func command(stderr *bytes.Buffer, args []string, panics bool) (status int) {
	var input []byte
	defer Catch(&status, tool.Tool{Name: "toy opt", Version: "v1.2.3", BugReport: "bugs@example.com"}, stderr, args, func() []byte { return input })
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
	if !strings.HasPrefix(text, "internal error: broken\n") || !strings.Contains(text, "crash_test.go") ||
		!strings.Contains(text, "\nThis is a bug in toy opt v1.2.3.\nPlease report it, with the text above: bugs@example.com\n") {
		t.Errorf("got %s", text)
	}
	lines := strings.Split(strings.TrimSpace(text), "\n")
	kept, err := os.ReadFile(lines[len(lines)-1])
	if err != nil || string(kept) != "module {}\n// \"opt\" \"a\\nb\"\n" {
		t.Errorf("%q, %v", kept, err)
	}
	// The message appears even if the input cannot be stored.
	t.Setenv("TMPDIR", "none")
	stderr.Reset()
	if command(&stderr, nil, true); !strings.Contains(stderr.String(), "could not be kept") {
		t.Errorf("got %s", stderr.String())
	}
}
