package main

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
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
}

// A measurer runs both tools over the cases.
type measurer struct {
	ours, theirs map[string][]string // commands, by benchCase.tool
	scratch      string              // directory for the outputs
	runs         int
}

// measure runs one pair that does not count and then the counted ones. A
// failing peer is an error; our own failing is a result.
func (m *measurer) measure(ctx context.Context, c benchCase, input string) (result, error) {
	info, err := os.Stat(input)
	if err != nil {
		return result{}, err
	}
	r := result{Case: c.name, Input: c.input, Bytes: info.Size(), Args: c.args, Identical: true}
	for i := range m.runs + 1 {
		a, ourSum, err := m.once(ctx, m.ours[c.tool()], c.args, input)
		if err != nil {
			if ctx.Err() != nil {
				return r, ctx.Err()
			}
			r.Failed, r.Identical, r.Ours, r.Theirs = err.Error(), false, nil, nil
			return r, nil
		}
		b, theirSum, err := m.once(ctx, m.theirs[c.tool()], c.args, input)
		if err != nil {
			return r, err
		}
		if ourSum != theirSum {
			r.Identical = false
		}
		if i > 0 {
			r.Ours, r.Theirs = append(r.Ours, a), append(r.Theirs, b)
		}
	}
	return r, nil
}

// once runs a tool and returns what it took and a digest of what it wrote.
func (m *measurer) once(ctx context.Context, tool, args []string, input string) (sample, [sha256.Size]byte, error) {
	output := filepath.Join(m.scratch, "out")
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
	if err == nil {
		err = os.Remove(output)
	}
	return s, sum, err
}

// digest streams: what this process holds in memory would count towards the
// peak of the processes it starts (see ownPeak).
func digest(path string) (sum [sha256.Size]byte, err error) {
	f, err := os.Open(path)
	if err != nil {
		return sum, err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
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
