package main

import (
	"bufio"
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/internal/peer"
)

// A sample is what one run of a tool took.
type sample struct {
	Wall time.Duration // from start to exit
	CPU  time.Duration // user and system, all threads
	RSS  int64         // peak resident memory in bytes; 0 where the system does not tell
}

// A result is one case measured. Ours[i] and Theirs[i] ran one after the other.
type result struct {
	Case   string
	Input  string
	Bytes  int64 // of the input
	Args   []string
	Ours   []sample
	Theirs []sample

	// Failed is the end of our tool's error output where it failed; then
	// there are no samples.
	Failed string `json:",omitempty"`
	// Identical says that in every pair the outputs were the same bytes.
	Identical bool
	// Varies says that the peer's outputs were not always the same, but ours
	// was, and was one of them, or the same module with blocks in another order
	// (see [peer.Reordered]), or comes from passes that vary.
	Varies bool `json:",omitempty"`
}

// A measurer runs both tools over the cases.
type measurer struct {
	ours, theirs map[string][]string // commands, by benchCase.tool
	scratch      string              // directory for the outputs
	runs         int
	warm         bool // each counted run follows one of the same tool
}

// measure runs one pair that does not count and then the counted ones. A
// failing peer is an error; our own failing is a result.
func (m *measurer) measure(ctx context.Context, c benchCase, input string) (result, error) {
	info, err := os.Stat(input)
	if err != nil {
		return result{}, err
	}
	r := result{Case: c.name, Input: c.input, Bytes: info.Size(), Args: c.args, Identical: true}
	var o outputs
	defer os.Remove(m.output("ours"))
	defer os.Remove(m.output("theirs"))
	for i := range m.runs + 1 {
		a, ourSum, err := m.counted(ctx, m.ours[c.tool()], c.args, input, "ours")
		if err != nil {
			if ctx.Err() != nil {
				return r, ctx.Err()
			}
			r.Failed, r.Identical, r.Ours, r.Theirs = err.Error(), false, nil, nil
			return r, nil
		}
		b, theirSum, err := m.counted(ctx, m.theirs[c.tool()], c.args, input, "theirs")
		if err != nil {
			return r, err
		}
		o.ours, o.theirs = append(o.ours, ourSum), append(o.theirs, theirSum)
		if ourSum != theirSum {
			r.Identical = false
		}
		if i > 0 {
			r.Ours, r.Theirs = append(r.Ours, a), append(r.Theirs, b)
		}
	}
	if !r.Identical {
		r.Varies, err = m.varies(ctx, c, input, o)
	}
	return r, err
}

// outputs are the digests of what the two tools wrote.
type outputs struct{ ours, theirs [][sha256.Size]byte }

// tries is how often the peer is asked once more for an output that is not
// always the same.
const tries = 6

// varies reports whether the outputs of an export or of passes differ only as the peer's do
// from each other. The last ones are still there.
func (m *measurer) varies(ctx context.Context, c benchCase, input string, o outputs) (bool, error) {
	if len(c.args) == 0 || c.args[0] != exportLLVM && c.args[0] != pipeline || len(slices.Compact(o.ours)) != 1 {
		return false, nil
	}
	for range tries {
		if slices.Contains(o.theirs, o.ours[0]) {
			return true, nil
		}
		_, sum, err := m.once(ctx, m.theirs[c.tool()], c.args, input, "theirs")
		if err != nil {
			return false, err
		}
		o.theirs = append(o.theirs, sum)
	}
	if slices.Contains(o.theirs, o.ours[0]) {
		return true, nil
	}
	if len(slices.Compact(o.theirs)) == 1 {
		return false, nil
	}
	if c.args[0] == pipeline {
		return true, nil // sroa orders new variables by where the peer's attributes are
	}
	diff, err := peer.Find("llvm-diff-22")
	if err != nil {
		return false, err
	}
	return peer.Reordered(diff, m.output("ours"), m.output("theirs"))
}

// output is the path of what one side writes.
func (m *measurer) output(side string) string { return filepath.Join(m.scratch, side) }

// counted is once, after another such run if they are to be warm.
func (m *measurer) counted(ctx context.Context, tool, args []string, input, side string) (sample, [sha256.Size]byte, error) {
	if m.warm {
		if s, sum, err := m.once(ctx, tool, args, input, side); err != nil {
			return s, sum, err
		}
	}
	return m.once(ctx, tool, args, input, side)
}

// once runs a tool and returns what it took and a digest of what it wrote, which
// stays where output says.
func (m *measurer) once(ctx context.Context, tool, args []string, input, side string) (sample, [sha256.Size]byte, error) {
	output := m.output(side)
	all := append(append(append([]string{}, tool[1:]...), args...), input, "-o", output)
	cmd := exec.CommandContext(ctx, tool[0], all...)
	var stderr tail
	cmd.Stderr = &stderr
	start := time.Now()
	err := cmd.Run()
	wall := time.Since(start)
	if err != nil {
		return sample{}, [sha256.Size]byte{}, fmt.Errorf("%s: %w\n%s", strings.Join(tool, " "), err, stderr.text)
	}
	s := sample{Wall: wall, CPU: cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), RSS: peakRSS(cmd.ProcessState)}
	sum, err := digest(output)
	return s, sum, err
}

// digest streams: what this process holds in memory would count towards the
// peak of the processes it starts (see ownPeak). The name of the producer of bytecode
// does not count.
func digest(path string) (sum [sha256.Size]byte, err error) {
	f, err := os.Open(path)
	if err != nil {
		return sum, err
	}
	defer f.Close()
	h := sha256.New()
	in := bufio.NewReader(f)
	if magic, _ := in.Peek(len(bytecode.Magic)); bytecode.Is(magic) {
		if _, err := io.CopyN(h, in, int64(len(bytecode.Magic)+1)); err != nil { // and the version
			return sum, err
		}
		if _, err := in.ReadBytes(0); err != nil {
			return sum, err
		}
	}
	if _, err := io.Copy(h, in); err != nil {
		return sum, err
	}
	h.Sum(sum[:0])
	return sum, nil
}

// A tail keeps the end of what is written to it.
type tail struct{ text []byte }

const tailSize = 2000

func (t *tail) Write(p []byte) (int, error) {
	t.text = append(t.text, p[max(0, len(p)-tailSize):]...)
	if over := len(t.text) - tailSize; over > 0 {
		t.text = append(t.text[:0], t.text[over:]...)
	}
	return len(p), nil
}
