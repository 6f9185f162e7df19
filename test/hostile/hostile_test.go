package hostile

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

var every = flag.Int("every", 0, "try one of so many combinations (0: about a hundred of each template)")

// few is how many combinations of a template are tried if it is not said.
const few = 100

// holes are the texts that each hole of a template, $A to $Z, can have.
type holes map[byte][]string

// A template is a text with holes.
type template struct {
	name  string
	text  string
	holes holes
}

// expand fills the holes in all combinations, or in some spread evenly.
func (tm *template) expand() []string {
	names := slices.Sorted(maps.Keys(tm.holes))
	total := 1
	for _, h := range names {
		total *= len(tm.holes[h])
	}
	step := *every
	if step == 0 {
		n := few
		switch {
		case peer.Short():
			n = few / 5
		case peer.Required():
			n = 3 * few
		}
		step = max(1, total/n)
	}
	for shares(step, tm.holes) {
		step++ // or some texts would never meet
	}
	var list []string
	for n := 0; n < total; n += step {
		text, rest := tm.text, n
		for _, h := range slices.Backward(names) { // texts have holes of letters before
			set := tm.holes[h]
			text = strings.ReplaceAll(text, "$"+string(h), set[rest%len(set)])
			rest /= len(set)
		}
		list = append(list, text)
	}
	return list
}

// shares reports whether a number has a divisor in common with the size of a set.
func shares(n int, sets holes) bool {
	for _, set := range sets {
		a, b := n, len(set)
		for b != 0 {
			a, b = b, a%b
		}
		if a > 1 {
			return true
		}
	}
	return false
}

// try gives the texts of templates to both tools.
func try(t *testing.T, list []template) {
	tool := peer.Tool(t, "mlir-opt-22")
	for _, tm := range list {
		t.Run(tm.name, func(t *testing.T) {
			texts := tm.expand()
			for batch := range slices.Chunk(texts, 1000) {
				c := compare(t, tool, batch)
				t.Logf("%d texts, %d of them refused; mlir-opt crashes on %d", len(batch), c.refused, c.crashed)
			}
		})
	}
}

// compare gives texts to both tools and reports those of which they do not say
// the same.
func compare(t *testing.T, tool string, texts []string) (c counts) {
	t.Helper()
	all := strings.Join(texts, "\n// -----\n")
	args := []string{"-split-input-file", "-allow-unregistered-dialect"}
	r, crashed := theirs(t, tool, all, args)
	if crashed && len(texts) == 1 {
		ours(all, args) // must not
		return counts{crashed: 1}
	}
	if crashed {
		a, b := compare(t, tool, texts[:len(texts)/2]), compare(t, tool, texts[len(texts)/2:])
		return counts{a.refused + b.refused, a.crashed + b.crashed}
	}
	got, want := split(texts, ours(all, args)), split(texts, r)
	differ := 0
	for i, text := range texts {
		if strings.Contains(want[i], ": error: ") {
			c.refused++
		}
		if got[i] == want[i] {
			continue
		}
		if differ++; differ <= 10 {
			a, b := afterSame(got[i], want[i])
			t.Errorf("%s\n--- got\n%s--- want\n%s", text[max(0, len(text)-shown):], a, b)
		}
	}
	if differ > 10 {
		t.Errorf("and %d more", differ-10)
	}
	return c
}

// shown is how much of a text is shown, in bytes. The end is what is particular of
// it.
const shown = 500

// afterSame leaves out the lines with which both begin.
func afterSame(a, b string) (string, string) {
	for {
		x, restA, okA := strings.Cut(a, "\n")
		y, restB, okB := strings.Cut(b, "\n")
		if x != y || !okA || !okB {
			return a, b
		}
		a, b = restA, restB
	}
}

// counts are how many texts mlir-opt refuses, and how many make it crash.
type counts struct{ refused, crashed int }

type result struct{ stdout, stderr string }

func ours(text string, args []string) result {
	var out, errs bytes.Buffer
	opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-opt"}, args...), stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs})
	return result{out.String(), dialectList.ReplaceAllString(errs.String(), "")}
}

// dialectList matches what mlir-opt has more of.
var dialectList = regexp.MustCompile("note: Available dialects: .* ; ")

func theirs(t *testing.T, tool, text string, args []string) (r result, crashed bool) {
	t.Helper()
	var out, errs bytes.Buffer
	cmd := peer.Command(t, tool, args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(text), &out, &errs
	cmd.Env = []string{"LLVM_DISABLE_SYMBOLIZATION=1"} // which takes seconds
	err := cmd.Run()
	var exit *peer.ExitError
	if errors.As(err, &exit) {
		crashed = exit.Status != 1 // 1 is for errors in the input
	} else if err != nil {
		t.Fatal(err)
	}
	return result{out.String(), dialectList.ReplaceAllString(errs.String(), "")}, crashed
}

var placeRx = regexp.MustCompile(`(?m)^<stdin>:([0-9]+):[0-9]+: (error|note|warning)`)

// split is what a tool said of each text: what it printed, and the diagnostics,
// each with all that follows up to the next one. Those without a place go with the
// one before.
func split(texts []string, r result) []string {
	list := make([]string, len(texts))
	first := make([]int, len(texts)) // lines
	line := 1
	for i, text := range texts {
		first[i] = line
		line += strings.Count(text, "\n") + 2
	}
	at := placeRx.FindAllStringSubmatchIndex(r.stderr, -1)
	for k, m := range at {
		end := len(r.stderr)
		if k+1 < len(at) {
			end = at[k+1][0]
		}
		var line int
		fmt.Sscan(r.stderr[m[2]:m[3]], &line)
		i, exact := slices.BinarySearch(first, line)
		if !exact {
			i--
		}
		list[i] += r.stderr[m[0]:end]
	}
	for i, chunk := range strings.Split(r.stdout, "// -----\n") {
		if i < len(list) {
			list[i] += chunk
		}
	}
	return list
}
