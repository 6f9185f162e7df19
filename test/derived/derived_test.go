package derived

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/verify"
)

// ours is what gomlir says of a file.
func ours(t *testing.T, args ...string) (stdout, stderr string) {
	var out, errs bytes.Buffer
	args = append([]string{"mlir-opt", "-allow-unregistered-dialect"}, args...)
	if status := opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All()}, args, stdio.Streams{In: strings.NewReader(""), Out: &out, Err: &errs}); status > 1 {
		t.Errorf("gomlir: status %d\n%s", status, errs.String())
	}
	return out.String(), errs.String()
}

// verdict makes a function that says whether gomlir takes a module to be valid.
// It parses all of them in one context.
func verdict() func(text string) bool {
	ctx := ir.NewContext(testdialect.All()...)
	ctx.SetAllowUnregisteredDialects(true)
	ignore := func(*diag.Diagnostic) {}
	return func(text string) bool {
		file, err := ctx.Files().AddFile("module", []byte(text))
		if err != nil {
			panic(err)
		}
		m := asm.ParseModule(ctx, source.Whole(file), asm.Config{Threads: 1}, ignore)
		return m != nil && verify.Operation(m, verify.Options{Threads: 1}, ignore)
	}
}

// deriveAll derives the cases of all operations of a dialect.
func deriveAll(t *testing.T, d *ods.Dialect) []*deriver {
	var list []*deriver
	for i, s := range subjects(d) {
		if *only == "" && i%share() != 0 {
			continue
		}
		if regexp.MustCompile(*only).MatchString(s.def.Name) {
			list = append(list, &deriver{subject: s})
		}
	}
	pools := newPools(t, ir.NewContext(testdialect.All()...))
	inParallel(len(list), func(from, to int) {
		valid := verdict()
		for _, d := range list[from:to] {
			d.pools, d.valid = pools, valid
			d.derive()
		}
	})
	tried := 0
	for _, d := range list {
		tried += d.tried
		for _, e := range d.errs {
			t.Error(e)
		}
	}
	t.Logf("%d modules verified to find valid ones", tried)
	return list
}

// share is of how many operations one is tested where none are named. All of them
// take half a minute, and ten times that with the race detector, to which
// a few goroutines are as good as many.
func share() int {
	switch {
	case peer.Short():
		return 40
	case peer.Required():
		return 1
	}
	return 6
}

// inParallel gives each goroutine a part of 0..n.
func inParallel(n int, f func(from, to int)) {
	workers := runtime.GOMAXPROCS(0)
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() { f(n*w/workers, n*(w+1)/workers) })
	}
	wg.Wait()
}

var only = flag.String("op", "", "regular expression of the names of operations to test")

var keep = flag.String("keep", "", "directory to keep the inputs in")

// A run is what a tool said of some chunks, each on its own.
type run struct{ stdout, stderr []string }

// runBoth gives the chunks to gomlir and to mlir-opt.
func runBoth(t *testing.T, chunks []string, args ...string) (got, want run) {
	t.Helper()
	tool := peer.Tool(t, "mlir-opt-22")
	dir := *keep
	if dir == "" {
		dir = t.TempDir()
	}
	got, want = newRun(len(chunks)), newRun(len(chunks))
	inParallel(len(chunks), func(from, to int) {
		if from == to {
			return
		}
		file := filepath.Join(dir, fmt.Sprintf("%s-%d.mlir", filepath.Base(t.Name()), from))
		if err := os.WriteFile(file, []byte(strings.Join(chunks[from:to], splitter)), 0o666); err != nil {
			t.Error(err)
			return
		}
		args := append([]string{"-split-input-file", file}, args...)
		out, errs := ours(t, args...)
		got.set(chunks, from, to, out, errs)
		theirs(t, tool, file, chunks, from, to, &want, args)
	})
	return got, want
}

// theirs gives chunks to mlir-opt. Where it crashes, it says nothing of the
// chunks that it has accepted before, so the halves are tried again.
func theirs(t *testing.T, tool, file string, chunks []string, from, to int, want *run, args []string) {
	if from == to {
		return
	}
	if err := os.WriteFile(file, []byte(strings.Join(chunks[from:to], splitter)), 0o666); err != nil {
		t.Error(err)
		return
	}
	var stdout, stderr bytes.Buffer
	cmd := peer.Command(t, tool, append([]string{"-allow-unregistered-dialect", "-mlir-disable-threading"}, args...)...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	cmd.Env = []string{"LLVM_DISABLE_SYMBOLIZATION=1"} // crashes are slow with it
	exit := &peer.ExitError{}
	if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
		t.Error(err)
		return
	}
	if exit.Status == 0 || exit.Status == 1 { // 1 where a chunk is invalid
		want.set(chunks, from, to, stdout.String(), stderr.String())
		return
	}
	if to == from+1 {
		want.stdout[from], want.stderr[from] = "", crashed
		return
	}
	// Where it has rejected all chunks before, it is known where it crashed.
	want.set(chunks, from, to, "", strings.SplitN(stderr.String(), "PLEASE submit a bug report", 2)[0])
	for at := to - 1; at >= from; at-- {
		if want.stderr[at] != "" && at+1 < to {
			theirs(t, tool, file, chunks, at+1, at+2, want, args)
			theirs(t, tool, file, chunks, at+2, to, want, args)
			return
		}
	}
	middle := (from + to) / 2
	theirs(t, tool, file, chunks, from, middle, want, args)
	theirs(t, tool, file, chunks, middle, to, want, args)
}

// crashed stands for the output of mlir-opt for a chunk at which it crashed.
const crashed = "crashed"

const splitter = "// -----\n"

func newRun(n int) run { return run{make([]string, n), make([]string, n)} }

var diagnostic = regexp.MustCompile(`(?m)^[^\n ]*:([0-9]+):([0-9]+: (?:error|note|warning|remark))`)

// set cuts the output of a tool into what is about each chunk. Lines are
// counted from the beginning of the chunk.
func (r *run) set(chunks []string, from, to int, stdout, stderr string) {
	for i, s := range strings.Split(stdout, splitter) {
		if from+i < to {
			r.stdout[from+i] = s
		}
	}
	ends, line := make([]int, to-from), 0
	for i, c := range chunks[from:to] {
		line += strings.Count(c, "\n") + 1
		ends[i] = line
	}
	at := diagnostic.FindAllStringSubmatchIndex(stderr, -1)
	for k, m := range at {
		end := len(stderr)
		if k+1 < len(at) {
			end = at[k+1][0]
		}
		fmt.Sscan(stderr[m[2]:m[3]], &line)
		i, _ := slices.BinarySearch(ends, line)
		i = min(i, to-from-1)
		if i > 0 {
			line -= ends[i-1]
		}
		r.stderr[from+i] += fmt.Sprintf("%d:%s", line, stderr[m[4]:end])
	}
}

// differ reports where the tools differ, but not all of it.
type differ struct {
	t *testing.T
	n int
}

func (d *differ) errorf(format string, args ...any) {
	d.t.Helper()
	if d.n++; d.n <= 25 {
		d.t.Errorf(format, args...)
	}
}

func (d *differ) done() {
	if d.n > 25 {
		d.t.Errorf("and %d more", d.n-25)
	}
}

func TestOperations(t *testing.T) {
	peer.Tool(t, "mlir-opt-22")
	for _, d := range specs {
		t.Run(d.Name, func(t *testing.T) {
			list := deriveAll(t, d)
			t.Run("valid", func(t *testing.T) { testValid(t, list) })
			t.Run("printing", func(t *testing.T) { testPrinting(t, list) })
			t.Run("violations", func(t *testing.T) { testViolations(t, list) })
		})
	}
}

// A pack is instances of one operation that are in one module.
type pack struct {
	of  *deriver
	ins []*instance
}

// validPacks are the valid instances, and how many.
func validPacks(list []*deriver) (packs []pack, n int) {
	for _, d := range list {
		together := pack{of: d}
		for _, c := range d.cases {
			switch {
			case !c.ok:
			case c.in.place != nil:
				packs = append(packs, pack{d, []*instance{c.in}})
				n++
			default:
				together.ins = append(together.ins, c.in)
				n++
			}
		}
		if len(together.ins) > 0 {
			packs = append(packs, together)
		}
	}
	return packs, n
}

// testValid compares what is printed of the valid instances.
func testValid(t *testing.T, list []*deriver) {
	packs, n := validPacks(list)
	t.Logf("%d valid instances in %d modules", n, len(packs))
	diff := &differ{t: t}
	defer diff.done()
	packs = accepted(t, diff, packs)
	var chunks []string
	for _, p := range packs {
		chunks = append(chunks, p.of.module(p.ins...))
	}
	custom := compare(t, diff, "custom form", chunks)
	compare(t, diff, "generic form", chunks, "-mlir-print-op-generic")
	rereads(t, diff, packs, custom)
}

// rereads compares what is read of the custom form.
func rereads(t *testing.T, diff *differ, packs []pack, custom []string) {
	got, want := runBoth(t, custom)
	var single []pack
	var chunks []string
	for i, p := range packs {
		name := p.of.def.Name
		switch {
		case want.stderr[i] != "" && len(p.ins) > 1:
			for _, in := range p.ins {
				single = append(single, pack{p.of, []*instance{in}})
				chunks = append(chunks, p.of.module(in))
			}
		case got.stdout[i] == want.stdout[i] && got.stderr[i] == want.stderr[i]:
		case got.stdout[i] == custom[i] && unfaithful[name] != "":
		default:
			diff.errorf("custom form, read again: %s\n%s", got.stderr[i], peer.Difference(got.stdout[i], custom[i]))
		}
	}
	if len(single) > 0 {
		rereads(t, diff, single, compare(t, diff, "custom form", chunks))
	}
}

// unfaithful are the operations that mlir-opt does not read as it prints them,
// and how. gomlir does.
var unfaithful = map[string]string{
	"llvm.invoke":     "the operands of bundles become those of the successors; a result of type void",
	"llvm.landingpad": "discardable attributes",
}

// accepted are the packs without the instances that only gomlir accepts, which
// it reports, and those at which mlir-opt crashes.
func accepted(t *testing.T, diff *differ, packs []pack) []pack {
	var chunks []string
	for _, p := range packs {
		chunks = append(chunks, p.of.module(p.ins...))
	}
	_, want := runBoth(t, chunks)
	var list, doubtful []pack
	for i, p := range packs {
		switch {
		case want.stderr[i] == "":
			list = append(list, p)
		case len(p.ins) > 1:
			for _, in := range p.ins {
				doubtful = append(doubtful, pack{p.of, []*instance{in}})
			}
		case want.stderr[i] == crashed:
			t.Logf("mlir-opt crashes:\n%s", chunks[i])
		default:
			diff.errorf("only mlir-opt rejects\n%s\nin %s", want.stderr[i], chunks[i])
		}
	}
	if len(doubtful) > 0 {
		list = append(list, together(accepted(t, diff, doubtful))...)
	}
	return list
}

// together packs the instances of each operation again.
func together(packs []pack) []pack {
	var list []pack
	for _, p := range packs {
		if n := len(list); n > 0 && list[n-1].of == p.of && p.ins[0].place == nil && list[n-1].ins[0].place == nil {
			list[n-1].ins = append(list[n-1].ins, p.ins...)
			continue
		}
		list = append(list, p)
	}
	return list
}

// compare compares what both tools print of some chunks and returns what
// mlir-opt prints.
func compare(t *testing.T, diff *differ, what string, chunks []string, args ...string) []string {
	t.Helper()
	got, want := runBoth(t, chunks, args...)
	for i := range chunks {
		switch {
		case want.stderr[i] != "" || got.stderr[i] != "":
			if got.stderr[i] != want.stderr[i] {
				diff.errorf("%s:\n got %s\nwant %s\nin %s", what, got.stderr[i], want.stderr[i], lineOf(chunks[i], got.stderr[i]+want.stderr[i]))
			}
		case got.stdout[i] != want.stdout[i]:
			diff.errorf("%s: %s", what, peer.Difference(got.stdout[i], want.stdout[i]))
		}
	}
	return want.stdout
}

// lineOf is the line of a chunk that a diagnostic is about.
func lineOf(chunk, stderr string) string {
	var n int
	fmt.Sscan(stderr[:max(0, strings.IndexByte(stderr, ':'))], &n)
	if lines := strings.Split(chunk, "\n"); n > 0 && n <= len(lines) {
		return lines[n-1]
	}
	return chunk
}

// testViolations compares what is reported of the others.
func testViolations(t *testing.T, list []*deriver) {
	var chunks, names []string
	var from []int
	for _, d := range list {
		from = append(from, len(chunks))
		for _, c := range d.cases {
			if !c.ok {
				chunks, names = append(chunks, d.module(c.in)), append(names, d.def.Name+": "+c.what)
			}
		}
	}
	from = append(from, len(chunks))
	t.Logf("%d violations", len(chunks))
	diff := &differ{t: t}
	defer diff.done()
	crashes := 0
	got, want := runBoth(t, chunks)
	for i := range chunks {
		switch {
		case want.stderr[i] == crashed:
			crashes++
			t.Logf("mlir-opt crashes: %s\n%s", names[i], got.stderr[i])
		case want.stderr[i] == "":
			diff.errorf("%s: only gomlir rejects\n%s\n%s", names[i], got.stderr[i], chunks[i])
		case got.stderr[i] != want.stderr[i]:
			diff.errorf("%s:\n got %s\nwant %s\n%s", names[i], got.stderr[i], want.stderr[i], chunks[i])
		}
	}
	for i, d := range list {
		if len(d.errs) > 0 {
			continue
		}
		d.covered(t, want.stderr[from[i]:from[i+1]])
	}
}
