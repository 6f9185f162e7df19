package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// A report is everything one run of the program found.
type report struct {
	Machine string
	Results []result
	// Floor is the peak memory of this process, in bytes: no tool's peak can
	// be measured below it.
	Floor int64
}

// describeMachine says what the figures depend on.
func describeMachine(ctx context.Context, theirs string) string {
	version := "unknown version"
	if out, err := exec.CommandContext(ctx, theirs, "--version").Output(); err == nil {
		for line := range strings.Lines(string(out)) {
			if strings.Contains(line, "version") {
				version = strings.TrimSpace(line)
			}
		}
	}
	return fmt.Sprintf("%s %s/%s, %d CPUs; peer: mlir-opt, %s",
		runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), version)
}

// stat is the least and the middle value of a series.
type stat[T any] struct{ min, median T }

// summarize returns the minimum and the median of the values that f takes from
// pairs 0 to n-1. Of an even number of values, the median is the lower of the
// middle two: always one that was measured.
func summarize[T cmp.Ordered](n int, f func(int) T) stat[T] {
	values := make([]T, n)
	for i := range values {
		values[i] = f(i)
	}
	slices.Sort(values)
	return stat[T]{values[0], values[(n-1)/2]}
}

// A measure is one of the three quantities of a sample.
type measure struct {
	name string
	of   func(sample) float64 // in the unit it is printed in
}

var (
	wall = measure{"wall ms", func(s sample) float64 { return ms(s.Wall) }}
	cpu  = measure{"CPU ms", func(s sample) float64 { return ms(s.CPU) }}
	rss  = measure{"RSS MB", func(s sample) float64 { return float64(s.RSS) / 1e6 }}
)

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// ratios returns peer over ours (times: how much faster we are) within each pair.
func (r *result) ratios(m measure) stat[float64] {
	return summarize(len(r.Ours), func(i int) float64 {
		ours := m.of(r.Ours[i])
		if ours == 0 {
			return 0
		}
		return m.of(r.Theirs[i]) / ours
	})
}

func (r *result) series(samples []sample, m measure) stat[float64] {
	return summarize(len(samples), func(i int) float64 { return m.of(samples[i]) })
}

// print writes the tables.
func (p *report) print(w io.Writer) error {
	fmt.Fprintf(w, "%s\n\n", p.Machine)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "case\tinput MB\tmeasure\tours min\tmedian\tpeer min\tmedian\tpeer/ours min\tmedian\toutput")
	for i := range p.Results {
		r := &p.Results[i]
		if r.Failed != "" {
			fmt.Fprintf(t, "%s\t%.1f\t\t\t\t\t\t\t\tFAILED\n", r.Case, float64(r.Bytes)/1e6)
			continue
		}
		name, size := r.Case, fmt.Sprintf("%.1f", float64(r.Bytes)/1e6)
		verdict := "identical"
		switch {
		case r.Varies:
			verdict = "peer varies"
		case !r.Identical:
			verdict = "DIFFERENT"
		}
		for _, m := range []measure{wall, cpu, rss} {
			a, b, q := r.series(r.Ours, m), r.series(r.Theirs, m), r.ratios(m)
			fmt.Fprintf(t, "%s\t%s\t%s\t%.1f\t%.1f\t%.1f\t%.1f\t%.2f\t%.2f\t%s\n",
				name, size, m.name, a.min, a.median, b.min, b.median, q.min, q.median, verdict)
			name, size, verdict = "", "", ""
		}
	}
	if err := t.Flush(); err != nil {
		return err
	}
	if err := p.printScale(w); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nPeaks below %.1f MB (this program's own) cannot be told apart.\n", float64(p.Floor)/1e6)
	for i := range p.Results {
		if r := &p.Results[i]; r.Failed != "" {
			fmt.Fprintf(w, "\n%s failed: %s\n", r.Case, r.Failed)
		}
	}
	return nil
}

// printScale writes, for each group of cases …scale/…, each quantity per input
// byte against that of the smallest input: 1.00 throughout is linear.
func (p *report) printScale(w io.Writer) error {
	var groups [][]*result
	last := ""
	for i := range p.Results {
		r := &p.Results[i]
		group, _, _ := strings.Cut(r.Case, "/")
		if !strings.HasSuffix(group, "scale") || r.Failed != "" {
			continue
		}
		if group != last {
			groups, last = append(groups, nil), group
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], r)
	}
	for _, g := range groups {
		if err := printGroup(w, g); err != nil {
			return err
		}
	}
	return nil
}

func printGroup(w io.Writer, series []*result) error {
	if len(series) < 2 {
		return nil
	}
	fmt.Fprintf(w, "\nCost per input byte, against %s (minimum of the runs; 1.00 is linear)\n", series[0].Case)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "case\tours wall\tCPU\tRSS\tpeer wall\tCPU\tRSS")
	base := series[0]
	for _, r := range series {
		fmt.Fprint(t, r.Case)
		for _, of := range []func(*result) []sample{
			func(r *result) []sample { return r.Ours },
			func(r *result) []sample { return r.Theirs },
		} {
			for _, m := range []measure{wall, cpu, rss} {
				per := r.series(of(r), m).min / float64(r.Bytes)
				first := base.series(of(base), m).min / float64(base.Bytes)
				fmt.Fprintf(t, "\t%.2f", per/first)
			}
		}
		fmt.Fprintln(t)
	}
	return t.Flush()
}

// verdict is an error where our tool failed or printed something else.
func (p *report) verdict() error {
	var bad []string
	for i := range p.Results {
		if r := &p.Results[i]; !r.Identical && !r.Varies {
			bad = append(bad, r.Case)
		}
	}
	if len(bad) > 0 {
		return fmt.Errorf("not the peer's output: %s", strings.Join(bad, ", "))
	}
	return nil
}
