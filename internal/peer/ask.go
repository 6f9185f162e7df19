package peer

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// A Cmd is a question to a peer: one run of a tool. It is used like an [exec.Cmd] but may be
// answered from a recording, see the package's documentation.
type Cmd struct {
	// Dir is the directory to run in, "" for the current one.
	Dir string
	// Name is argument 0 of the tool, "" for its path.
	Name string
	// Stdin is the tool's input. It may be nil.
	Stdin io.Reader
	// Stdout and Stderr receive the tool's output unless they are nil. If they are equal, the order
	// of the output is kept.
	Stdout, Stderr io.Writer
	// Env is added to the environment. Recordings do not depend on it.
	Env []string
	// Files are files that the tool reads in addition to those among the arguments.
	Files []string
	// Timeout is the maximum duration of the run; 0 means no limit other than the test's. After
	// that time the error wraps context.DeadlineExceeded. It is not recorded.
	Timeout time.Duration
	// Unrecorded excludes the answer from recordings. Without the tool, the test is skipped here.
	Unrecorded bool

	t        testing.TB
	path     string
	args     []string
	recorded *archive
}

// An ExitError is the error of a tool with an exit status other than 0.
type ExitError struct {
	Status int    // the exit status, or -1 if a signal ended the tool
	Stderr []byte // set by [Cmd.Output]
}

func (e *ExitError) Error() string { return fmt.Sprintf("exit status %d", e.Status) }

// Command returns a question to a tool. path is the result of [Tool].
func Command(t testing.TB, path string, args ...string) *Cmd {
	return &Cmd{t: t, path: path, args: args, recorded: recordings}
}

// Run asks the question. The error is an [*ExitError] if the exit status is not 0. If the tool is
// not installed and its answer is not recorded, Run skips the test. Then it must be called by the
// test's goroutine.
func (c *Cmd) Run() error {
	c.t.Helper()
	combined := c.Stdout != nil && c.Stdout == c.Stderr
	a, err := c.ask(combined)
	if err != nil {
		return err
	}
	if c.Stdout != nil {
		if _, err := c.Stdout.Write(a.Stdout); err != nil {
			return err
		}
	}
	if c.Stderr != nil {
		if _, err := c.Stderr.Write(a.Stderr); err != nil {
			return err
		}
	}
	if a.Status != 0 {
		return &ExitError{Status: a.Status}
	}
	return nil
}

// Output is [Cmd.Run] that returns the tool's standard output.
func (c *Cmd) Output() ([]byte, error) {
	c.t.Helper()
	var out, errs bytes.Buffer
	c.Stdout = &out
	if c.Stderr == nil {
		c.Stderr = &errs
	}
	err := c.Run()
	if exit := (*ExitError)(nil); errors.As(err, &exit) {
		exit.Stderr = errs.Bytes()
	}
	return out.Bytes(), err
}

// CombinedOutput is [Cmd.Run] that returns the tool's standard output and standard error.
func (c *Cmd) CombinedOutput() ([]byte, error) {
	c.t.Helper()
	var out bytes.Buffer
	c.Stdout, c.Stderr = &out, &out
	err := c.Run()
	return out.Bytes(), err
}

// ask runs the tool or finds the recorded answer.
func (c *Cmd) ask(combined bool) (answer, error) {
	c.t.Helper()
	var stdin []byte
	if c.Stdin != nil {
		b, err := io.ReadAll(c.Stdin)
		if err != nil {
			return answer{}, err
		}
		stdin = b
	}
	q, err := c.question(stdin, combined)
	if err != nil {
		return answer{}, err
	}
	if !filepath.IsAbs(c.path) { // the tool is not installed
		return c.recall(q)
	}
	a, err := c.run(stdin, combined)
	if err != nil || c.Unrecorded {
		return a, err
	}
	if Recording() {
		return a, c.recorded.add(c.t, q, q.canonicalAnswer(a))
	}
	if Required() {
		if want, ok := c.recorded.find(c.t, q); ok && !want.equal(q.canonicalAnswer(a)) {
			c.t.Errorf("the recorded answer to %s is stale: run the test with GOMLIR_RECORD=1", q.text)
		}
	}
	return a, nil
}

// recall returns the recorded answer. If there is none, it ends the test.
func (c *Cmd) recall(q question) (answer, error) {
	c.t.Helper()
	a, ok := c.recorded.find(c.t, q)
	switch {
	case ok:
		a = q.localAnswer(a)
		if q.output != "" && a.HasFile {
			return a, os.WriteFile(q.output, a.File, 0o666)
		}
	case Offline() && !c.Unrecorded:
		c.t.Fatalf("the answer to %s is not recorded: run the test with GOMLIR_RECORD=1", q.text)
	default:
		c.t.Skipf("peer tool %s is not installed, and its answer is not recorded", c.path)
	}
	return a, nil
}

// run runs the tool.
func (c *Cmd) run(stdin []byte, combined bool) (answer, error) {
	var out, errs bytes.Buffer
	ctx := c.t.Context()
	if c.Timeout > 0 {
		limited, cancel := context.WithTimeout(ctx, c.Timeout)
		defer cancel()
		ctx = limited
	}
	cmd := exec.CommandContext(ctx, c.path, c.args...)
	if c.Name != "" {
		cmd.Args[0] = c.Name
	}
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = c.Dir, bytes.NewReader(stdin), &out, &errs
	if combined {
		cmd.Stderr = &out
	}
	if c.Env != nil {
		cmd.Env = append(os.Environ(), c.Env...)
	}
	err := cmd.Run()
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return answer{}, fmt.Errorf("%s: %w", c.path, ctx.Err())
	}
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		return answer{}, err
	}
	a := answer{Status: cmd.ProcessState.ExitCode(), Stdout: out.Bytes(), Stderr: errs.Bytes()}
	if output := c.outputFile(); output != "" {
		if info, err := os.Stat(output); err != nil || !info.Mode().IsRegular() {
			return a, nil
		}
		b, err := os.ReadFile(output)
		if err != nil {
			return answer{}, err
		}
		a.File, a.HasFile = b, true
	}
	return a, nil
}

// outputFile returns the output file among the arguments, or "".
func (c *Cmd) outputFile() string {
	i := slices.Index(c.args, "-o")
	if i < 0 || i+1 >= len(c.args) || c.args[i+1] == "-" || c.args[i+1] == os.DevNull {
		return ""
	}
	return c.in(c.args[i+1])
}

// in returns the path of a file in the tool's directory.
func (c *Cmd) in(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(c.Dir, name)
}

// installed matches the paths outside of PATH where [Find] finds tools.
var installed = regexp.MustCompile(`[/\\]llvm-([0-9]+)[/\\]bin[/\\]([^/\\]+)$`)

// toolName returns the name for which [Find] returns a path.
func toolName(path string) string {
	if m := installed.FindStringSubmatch(path); m != nil {
		return m[2] + "-" + m[1]
	}
	return filepath.Base(path)
}

// question returns the key of the command in a recording.
func (c *Cmd) question(stdin []byte, combined bool) (question, error) {
	q := question{output: c.outputFile()}
	dir := c.Dir
	if dir == "" {
		wd, err := os.Getwd()
		if err != nil {
			return q, err
		}
		dir = wd
	}
	q.replacePaths(append([]string{dir}, c.args...))
	words := append([]string{toolName(c.path)}, c.args...)
	for i := range words {
		words[i] = string(q.canonical([]byte(words[i])))
	}
	q.text = strings.Join(words, " ")
	q.add(fmt.Sprintf("%q %q %t", words, c.Name, combined), q.canonical(stdin))
	files := slices.Concat(c.args, c.Files)
	for i, name := range files {
		if i > 0 && files[i-1] == "-o" || name == "" {
			continue
		}
		path := c.in(strings.TrimPrefix(name, "@"))
		if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
			continue
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return q, err
		}
		q.add("file", q.canonical(b))
	}
	q.sum()
	return q, nil
}
