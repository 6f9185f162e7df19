package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/gomlir/gomlir/internal/peer"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// options are the command line.
type options struct {
	runs    int
	only    *regexp.Regexp
	cache   string
	ours    string
	warm    bool
	asJSON  bool
	list    bool
	corpora bool
}

func parseFlags(args []string, stderr io.Writer) (options, error) {
	var o options
	var only string
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.IntVar(&o.runs, "n", 5, "counted pairs of runs of each case, after one that is not counted")
	flags.StringVar(&only, "only", "", "run the cases whose name this regular expression matches")
	flags.StringVar(&o.cache, "cache", "", "directory for the corpora and the tool built (default: gomlir-bench in the user's cache directory)")
	flags.StringVar(&o.ours, "ours", "", "our side of mlir-opt, a command with arguments (default: gomlir opt, built from this checkout)")
	flags.BoolVar(&o.warm, "warm", false, "before each counted run, run the same tool once without counting")
	flags.BoolVar(&o.asJSON, "json", false, "print all measurements as JSON instead of tables")
	flags.BoolVar(&o.list, "list", false, "print the names of the cases and stop")
	flags.BoolVar(&o.corpora, "corpora", false, "build the corpora and stop")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	if flags.NArg() > 0 {
		return o, fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	if o.runs < 1 {
		return o, fmt.Errorf("-n %d: at least one run has to count", o.runs)
	}
	var err error
	if o.only, err = regexp.Compile(only); err != nil {
		return o, fmt.Errorf("-only: %w", err)
	}
	if o.cache == "" {
		dir, err := os.UserCacheDir()
		if err != nil {
			return o, err
		}
		o.cache = filepath.Join(dir, "gomlir-bench")
	}
	return o, nil
}

func run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	o, err := parseFlags(args, stderr)
	if err != nil {
		return err
	}
	var chosen []benchCase
	for _, c := range cases {
		if o.only.MatchString(c.name) {
			chosen = append(chosen, c)
		}
	}
	if len(chosen) == 0 {
		return fmt.Errorf("-only %s matches no case", o.only)
	}
	if o.list {
		for _, c := range chosen {
			fmt.Fprintf(stdout, "%-18s %s\n", c.name, strings.Join(append([]string{c.tool()}, append(c.args, c.input)...), " "))
		}
		return nil
	}
	corpus, err := openCorpus(o.cache, stderr)
	if err != nil {
		return err
	}
	if o.corpora {
		return corpus.buildAll(ctx)
	}

	ours, err := ourCommands(ctx, o, stderr)
	if err != nil {
		return err
	}
	theirs := map[string][]string{}
	for tool := range ours {
		path, err := peer.Find(tool + "-22")
		if err != nil {
			return err
		}
		theirs[tool] = []string{path}
	}
	scratch, err := os.MkdirTemp("", "gomlir-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch)
	m := measurer{ours: ours, theirs: theirs, scratch: scratch, runs: o.runs, warm: o.warm}

	report := report{Machine: describeMachine(ctx, theirs["mlir-opt"][0])}
	for _, c := range chosen {
		input, err := corpus.file(ctx, c.input)
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		fmt.Fprintf(stderr, "measuring %s\n", c.name)
		r, err := m.measure(ctx, c, input)
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		report.Results = append(report.Results, r)
	}
	report.Floor = ownPeak()
	if o.asJSON {
		enc := json.NewEncoder(stdout)
		enc.SetIndent("", "  ")
		err = enc.Encode(report)
	} else {
		err = report.print(stdout)
	}
	if err != nil {
		return err
	}
	return report.verdict()
}

// ourCommands returns the commands that stand against the peers': gomlir's, built
// from this checkout, and against mlir-opt the one given, if there is one.
func ourCommands(ctx context.Context, o options, stderr io.Writer) (map[string][]string, error) {
	root, err := peer.Root()
	if err != nil {
		return nil, err
	}
	bin := filepath.Join(o.cache, "bin", "gomlir")
	cmd := exec.CommandContext(ctx, "go", "build", "-o", bin, "./cmd/gomlir")
	cmd.Dir, cmd.Stderr = root, stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("building gomlir: %w", err)
	}
	ours := map[string][]string{"mlir-opt": {bin, "opt"}, "mlir-translate": {bin, "translate"}}
	if o.ours != "" {
		ours["mlir-opt"] = strings.Fields(o.ours)
	}
	return ours, nil
}
