package opt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/action"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/plan"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/instrument"
	"github.com/gomlir/gomlir/tool/internal/cl"
	"github.com/gomlir/gomlir/tool/internal/driver"
	"github.com/gomlir/gomlir/tool/internal/fileio"
	"github.com/gomlir/gomlir/tool/stdio"
)

// watching has the options of the command line about watching passes.
type watching struct {
	printBefore, printAfter       []string
	printBeforeAll, printAfterAll bool
	afterChange, afterFailure     bool
	moduleScope                   bool
	treeDir                       string
	diff                          bool

	timing     bool
	timingList bool
	timingJSON bool

	statistics     bool
	statisticsList bool

	crashFile, generateFile string
	localReproducer         bool
	runReproducer           bool

	logTo, profileTo string
	filter           *action.Filter
	counters         *action.Counters
	printCounters    bool
}

// timings and statistics are shown as one of these.
type display uint8

const (
	displayList display = iota
	displayNested
)

// addWatching adds the options about watching passes. The passes are known.
func (r *run) addWatching() {
	w := &r.watching
	timingDisplay, statisticsDisplay, format := displayNested, displayNested, uint8(0)
	show := func(p *display, to *bool, name, usage string, nested cl.Choice) *cl.Option {
		o := cl.Enum(p, name, usage, cl.Choice{Name: "list", Usage: "A list of sums"}, nested)
		driver.Then(o, func() { *to = *p == displayList })
		return o
	}
	outputFormat := cl.Enum(&format, "mlir-output-format", "Choose the format of times",
		cl.Choice{Name: "text", Usage: "For people"}, cl.Choice{Name: "json", Usage: "JSON"})
	driver.Then(outputFormat, func() { w.timingJSON = format == 1 })
	r.Set.Add("Pass options",
		r.passNames(&w.printBefore, "mlir-print-ir-before", "Print the IR before passes"),
		cl.Bool(&w.printBeforeAll, "mlir-print-ir-before-all", "Print the IR before each pass"),
		r.passNames(&w.printAfter, "mlir-print-ir-after", "Print the IR after passes"),
		cl.Bool(&w.printAfterAll, "mlir-print-ir-after-all", "Print the IR after each pass"),
		cl.Bool(&w.afterChange, "mlir-print-ir-after-change", "Print the IR after passes only if they change it"),
		cl.Bool(&w.afterFailure, "mlir-print-ir-after-failure", "Print the IR after passes only if they fail"),
		cl.Bool(&w.moduleScope, "mlir-print-ir-module-scope", "Print the whole module around what a pass runs on (uses one thread)"),
		cl.String(&w.treeDir, "mlir-print-ir-tree-dir", "directory", "Print the IR to files below a directory"),
		cl.Bool(&w.diff, "print-ir-diff", "Show what each pass changes, as a diff"),
		cl.Bool(&w.timing, "mlir-timing", "Show how long passes take"),
		show(&timingDisplay, &w.timingList, "mlir-timing-display", "Choose how to show times", cl.Choice{Name: "tree", Usage: "A tree like the pipeline"}),
		outputFormat,
		cl.Bool(&w.statistics, "mlir-pass-statistics", "Show what passes count"),
		show(&statisticsDisplay, &w.statisticsList, "mlir-pass-statistics-display", "Choose how to show what passes count", cl.Choice{Name: "pipeline", Usage: "A tree like the pipeline"}),
		cl.String(&w.crashFile, "mlir-pass-pipeline-crash-reproducer", "filename", "Keep a reproducer if a pass fails or panics"),
		cl.Bool(&w.localReproducer, "mlir-pass-pipeline-local-reproducer", "Keep the IR before the pass that fails, and only that pass (uses one thread)"),
		cl.String(&w.generateFile, "mlir-generate-reproducer", "filename", "Keep a reproducer of the pipeline with the IR after it"),
		cl.Bool(&w.runReproducer, "run-reproducer", "Run the pipeline in the input, which is a reproducer"),
	)
	filter := &cl.Option{Name: "log-mlir-actions-filter", Arg: "file:line:col,...", Mode: cl.Required, Usage: "Log only actions on IR from some places",
		Set: func(v string) (err error) {
			w.filter, err = action.ParseFilter(v)
			return err
		}}
	counters := &cl.Option{Name: "mlir-debug-counter", Arg: "tag-skip=N,tag-count=N,...", Mode: cl.Required, Usage: "Skip actions by their number (uses one thread)",
		Set: func(v string) (err error) {
			w.counters, err = action.ParseCounters(v)
			return err
		}}
	r.Set.Add("Action options",
		cl.String(&w.logTo, "log-actions-to", "filename", "Log actions to a file, or to stdout for -"),
		cl.String(&w.profileTo, "profile-actions-to", "filename", "Write the times of actions to a file, or to stdout for -, for chrome://tracing"),
		filter, counters,
		cl.Bool(&w.printCounters, "mlir-print-debug-counter", "Show the counters of actions"),
	)
}

// passNames is an option with a list of passes.
func (r *run) passNames(p *[]string, name, usage string) *cl.Option {
	return &cl.Option{Name: name, Arg: "pass-arg", Mode: cl.Required, Usage: usage, Set: func(v string) error {
		for _, one := range strings.Split(v, ",") {
			if pass.Lookup(r.passes, one) == nil {
				//lint:ignore ST1005 LLVM says it so
				return fmt.Errorf("Cannot find option named '%s'!", one)
			}
			*p = append(*p, one)
		}
		return nil
	}}
}

// watch is how the passes on a chunk are watched.
type watch struct {
	r          *run
	times      *instrument.Timing // nil if not requested
	printer    *instrument.Printer
	progress   *instrument.Progress
	instrument []pass.Instrument
	threads    int
}

// newWatch sets up the instruments that the command line asks for.
func (r *run) newWatch() *watch {
	w := &watch{r: r, threads: r.Threads()}
	if r.moduleScope || r.counters != nil {
		w.threads = 1
	}
	flags := r.Print
	flags.Verify = func(op *ir.Operation) bool { return r.Verify(op, func(*diag.Diagnostic) {}) }
	if w.printer = r.newPrinter(flags); w.printer != nil {
		w.instrument = append(w.instrument, w.printer)
	}
	if r.diff {
		w.instrument = append(w.instrument, &differ{r.Std.Err, r.UseColor(), flags})
	}
	if r.timing {
		w.times = instrument.NewTiming()
		w.instrument = append(w.instrument, w.times)
	}
	if stdio.IsTerminal(r.Std.Err) && w.printer == nil && !r.diff && r.logTo != "-" {
		w.progress = &instrument.Progress{Out: r.Std.Err}
		w.instrument = append(w.instrument, w.progress)
	}
	return w
}

// time starts measuring something beside the passes.
func (w *watch) time(name string) (end func()) {
	if w.times == nil {
		return func() {}
	}
	return w.times.Start(name)
}

// newPrinter returns nil if no option asks for printing.
func (r *run) newPrinter(flags asm.Flags) *instrument.Printer {
	chosen := func(all bool, list []string) func(*pass.Pass) bool {
		switch {
		case all:
			return func(*pass.Pass) bool { return true }
		case list != nil:
			return func(p *pass.Pass) bool { return slices.Contains(list, p.Def().Name) }
		}
		return nil
	}
	p := &instrument.Printer{
		Before:        chosen(r.printBeforeAll, r.printBefore),
		After:         chosen(r.printAfterAll || r.afterFailure, r.printAfter),
		OnlyIfChanged: r.afterChange, OnlyIfFailed: r.afterFailure,
		ModuleScope: r.moduleScope, Flags: flags, Out: r.Std.Err, Tree: r.treeDir,
	}
	if p.Before == nil && p.After == nil {
		return nil
	}
	return p
}

// follow sets up the handlers of actions, for all chunks, and returns a context with
// them and a function that ends them.
func (r *run) follow(ctx context.Context) (_ context.Context, end func() error, err error) {
	var list []action.Handler
	var ends []func() error
	end = func() error {
		var errs []error
		for _, f := range ends {
			errs = append(errs, f())
		}
		return errors.Join(errs...)
	}
	open := func(option, name string) (io.Writer, func() error, error) {
		out, err := fileio.Create(name, r.Std)
		if err != nil {
			//lint:ignore ST1005 upstream says it so
			return nil, nil, fmt.Errorf("Opening file for --%s failed: %w", option, err)
		}
		return out, out.Keep, nil
	}
	if r.logTo != "" {
		out, keep, err := open("log-actions-to", r.logTo)
		if err != nil {
			return ctx, end, err
		}
		logger := &action.Logger{Out: out, Thread: filepath.Base(r.Set.Program), Filter: r.filter}
		list, ends = append(list, logger), append(ends, logger.Err, keep)
	}
	if r.profileTo != "" {
		out, keep, err := open("profile-actions-to", r.profileTo)
		if err != nil {
			return ctx, end, err
		}
		profiler := &action.Profiler{Out: out}
		list, ends = append(list, profiler), append(ends, profiler.Close, keep)
	}
	endRemarks, err := r.openRemarks()
	if err != nil {
		return ctx, end, err
	}
	ends = append(ends, endRemarks)
	if r.counters != nil {
		list = append(list, r.counters)
	}
	if r.printCounters && r.counters != nil {
		ends = append(ends, func() error { return r.counters.Write(r.Std.Err) })
	}
	if list != nil {
		ctx = action.With(ctx, action.Handlers(list...))
	}
	return ctx, end, nil
}

// run runs a pipeline under watch.
func (w *watch) run(ctx context.Context, p *pass.Pipeline, op *ir.Operation, verify bool) bool {
	r := w.r
	cfg := pass.Config{Threads: w.threads, Verify: verify, Report: r.Report, Instruments: w.instrument, Stdout: r.stdout(), Stderr: r.Std.Err, Print: r.Print}
	if w.progress != nil {
		defer w.progress.Close()
	}
	if r.explain {
		ctx = convert.Explain(ctx, plan.Left)
	}
	if r.crashFile == "" {
		return p.Run(ctx, op, cfg)
	}
	keeper := &instrument.Reproducer{Local: r.localReproducer, Keep: func(text []byte) (string, error) {
		return r.crashFile, r.writeFile(r.crashFile, text)
	}}
	return keeper.Run(ctx, p, op, cfg)
}

// stdout returns the stream that passes print to: the standard output, in front of the module if
// that is printed there, too.
func (r *run) stdout() io.Writer {
	if r.Output == "-" {
		return r.Out
	}
	return r.Std.Out
}

// writeFile writes a file whole, or not at all.
func (r *run) writeFile(name string, text []byte) error {
	out, err := fileio.Create(name, r.Std)
	if err != nil {
		return err
	}
	defer out.Discard()
	if _, err := out.Write(text); err != nil {
		return err
	}
	return out.Keep()
}

// close shows the statistics and the times.
func (w *watch) close(p *pass.Pipeline, op *ir.Operation) error {
	r := w.r
	var errs []error
	if w.printer != nil {
		errs = append(errs, w.printer.Err())
	}
	if r.statistics {
		errs = append(errs, instrument.WriteStatistics(r.Std.Err, p.Coalesced(op.Context()), r.statisticsList))
	}
	return errors.Join(errs...)
}

// writeTimes shows how long everything took.
func (w *watch) writeTimes() error {
	if w.times == nil {
		return nil
	}
	return w.times.Write(w.r.Std.Err, instrument.TimingFormat{List: w.r.timingList, JSON: w.r.timingJSON, User: w.threads != 1})
}
