package mutation

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

var (
	seed   = flag.Uint64("seed", 1, "what the mutants are made from")
	edits  = flag.Int("edits", 3000, "how many mutants gomlir gets")
	sample = flag.Int("sample", 100, "how many of them the peer gets too")
	only   = flag.Int("only", -1, "the one mutant to look at")
	llDir  = flag.String("ll", "", "a directory of more .ll files to start from")
)

// less is a number of mutants, or a few where tests are to be short: with the race
// detector each takes ten times as long.
func less(n int) int {
	if testing.Short() {
		return (n + 59) / 60
	}
	return n
}

// patience is how long a mutant may take. The inputs take milliseconds, but the
// machine may have more to do.
const patience = time.Minute

var args = []string{"--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false"}

func TestMutants(t *testing.T) {
	tool := peer.Tool(t, "mlir-opt-22")
	trial := trial{
		language: &mlir, ours: runOpt, difference: difference, reasons: optReasons,
		theirs: func(t testing.TB, text string) outcome { return runPeer(t, text, tool, args...) },
	}
	trial.recorded(t, own(t, "ops.mlir"))
	trial.upstream(t, func(t *testing.T) []input { return corpus(t, tool, "22") })
}

// TestMLIR14Mutants is about the forms of MLIR 14, which no peer of today reads.
func TestMLIR14Mutants(t *testing.T) {
	trial := trial{language: &mlir, ours: runOpt}
	trial.recorded(t, own(t, "mlir14.mlir"))
	trial.upstream(t, func(t *testing.T) []input { return corpus(t, peer.Tool(t, "mlir-opt-22"), "14") })
}

// own returns the inputs of a file in testdata.
func own(t *testing.T, file string) []input {
	t.Helper()
	list, err := inputs(filepath.Join("testdata", file), nil)
	if filepath.Ext(file) == ".ll" {
		list, err = llInputs(filepath.Join("testdata", file))
	}
	if err != nil || len(list) < 3 {
		t.Fatalf("%d inputs; %v", len(list), err)
	}
	return list
}

// A trial tries mutants of some texts.
type trial struct {
	*language
	list          []input
	edits, sample int
	workers       int
	ours          func(text string) outcome
	theirs        func(t testing.TB, text string) outcome // nil if no peer is asked
	difference    func(ours, theirs outcome) string
	reasons       []reason
}

// recorded tries a few mutants of our own inputs. The peer's answers are recorded,
// so one goroutine asks for them, and flags and -short change nothing.
func (l trial) recorded(t *testing.T, list []input) {
	t.Run("own", func(t *testing.T) {
		if *only < 0 {
			l.list, l.edits, l.sample, l.workers = list, 300, 100, 1
			l.run(t, 1)
		}
	})
}

// upstream tries as many mutants of upstream's inputs as the flags say.
func (l trial) upstream(t *testing.T, list func(*testing.T) []input) {
	t.Run("upstream", func(t *testing.T) {
		l.list, l.edits, l.sample, l.workers = list(t), less(*edits), less(*sample), runtime.GOMAXPROCS(0)
		if l.theirs == nil {
			l.edits /= 4
		}
		l.run(t, *seed)
	})
}

// run tries all mutants of a seed, or the only one that was asked for.
func (l *trial) run(t *testing.T, seed uint64) {
	if l.theirs == nil {
		l.sample = 0
	}
	n := max(l.edits, *only+1)
	every := max(1, n/max(1, l.sample))
	var (
		mu     sync.Mutex
		counts = map[string]int{}
		wg     sync.WaitGroup
		next   atomic.Int64
	)
	for range l.workers {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				if *only < 0 || i == *only {
					what := l.try(t, seed, i, l.sample > 0 && (i%every == 0 || i == *only))
					mu.Lock()
					counts[what]++
					mu.Unlock()
				}
			}
		})
	}
	wg.Wait()
	t.Logf("%d mutants of %d inputs", n, len(l.list))
	for _, k := range slices.Sorted(maps.Keys(counts)) {
		t.Logf("%6d %s", counts[k], k)
	}
}

// try gives a mutant to gomlir and perhaps to the peer, reports what is wrong and
// returns a summary.
func (l *trial) try(t *testing.T, seed uint64, n int, compare bool) string {
	r := rand.New(rand.NewPCG(seed, uint64(n)))
	in := l.list[r.IntN(len(l.list))]
	text, says := l.mutate(r, in.text)
	name := fmt.Sprintf("mutant %d of seed %d, %s: %s", n, seed, in.name, says)
	if *only >= 0 {
		t.Logf("%s\n%s", name, text)
	}
	ours := patiently(text, l.ours)
	if ours.crashed || ours.late {
		t.Errorf("%s: crashed %v, too late %v\n%s", name, ours.crashed, ours.late, ours.stderr)
		return "no verdict"
	}
	if !compare {
		return "run by gomlir only"
	}
	theirs := l.theirs(t, text)
	what := l.difference(ours, theirs)
	if what == "" {
		return "compared: the same"
	}
	for _, r := range l.reasons {
		if r.is(text, ours, theirs) {
			return "compared: " + what + " differs: " + r.why
		}
	}
	t.Errorf("%s\n%s\n  gomlir: %d %s\nthe peer: %d %s", name, what, ours.status, ours.first(), theirs.status, theirs.first())
	return "compared: " + what + " differs: unexplained"
}

// patiently runs f on a text as long as it may take.
func patiently(text string, f func(text string) outcome) outcome {
	done := make(chan outcome, 1)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				done <- outcome{crashed: true, stderr: fmt.Sprintf("%v\n%s", p, debug.Stack())}
			}
		}()
		done <- f(text)
	}()
	select {
	case o := <-done:
		return o
	case <-time.After(patience):
		return outcome{late: true}
	}
}

// corpus is the list of inputs, those without a dialect that only mlir-opt has.
func corpus(t *testing.T, tool, version string) []input {
	t.Helper()
	upstream := filepath.Join(peer.Shared(t), "upstream")
	out, err := peer.Command(t, tool, "--show-dialects").Output()
	if err != nil {
		t.Fatal(err)
	}
	_, names, ok := strings.Cut(string(out), ":")
	if !ok {
		t.Fatalf("%s --show-dialects: %s", tool, out)
	}
	var without []string
	for name := range strings.SplitSeq(strings.TrimSpace(names), ",") {
		if name = strings.TrimSpace(name); !complete(name) {
			without = append(without, name)
		}
	}
	list, err := inputs(filepath.Join(upstream, version), foreign(without))
	if err != nil || len(list) < 50 {
		t.Fatalf("%d inputs; %v", len(list), err)
	}
	return list
}

// complete reports whether gomlir has all of a dialect. Of dialect test it has
// only what tests of gomlir need.
func complete(dialect string) bool {
	return dialect != "test" && slices.ContainsFunc(testdialect.All(), func(d *ir.Dialect) bool { return d.Name == dialect })
}

// difference says in what two outcomes differ, the verdict first.
func difference(ours, theirs outcome) string {
	switch {
	case ours.accepted() != theirs.accepted() || theirs.crashed || theirs.late:
		return "verdict"
	case ours.first() != theirs.first():
		return "diagnostic"
	case ours.stderr != theirs.stderr:
		return "further diagnostics"
	case ours.stdout != theirs.stdout:
		return "output"
	}
	return ""
}

func runOpt(text string) outcome {
	var out, errs bytes.Buffer
	status := opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-opt"}, args...), stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs})
	return outcome{status: status, stdout: out.String(), stderr: errs.String(), crashed: status > 1}
}

// runPeer asks a tool that reads its standard input.
func runPeer(t testing.TB, text, tool string, args ...string) outcome {
	cmd := peer.Command(t, tool, args...)
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr, cmd.Timeout = strings.NewReader(text), &out, &errs, patience
	err := cmd.Run()
	o := outcome{stdout: out.String(), stderr: errs.String(), late: errors.Is(err, context.DeadlineExceeded)}
	var exit *peer.ExitError
	if errors.As(err, &exit) {
		o.status = exit.Status
		o.crashed = o.status != 1
	} else if err != nil && !o.late {
		t.Error(err)
	}
	return o
}
