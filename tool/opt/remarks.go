package opt

import (
	"context"
	"fmt"
	"regexp"

	"github.com/gomlir/gomlir/remark"
	"github.com/gomlir/gomlir/tool/internal/cl"
	"github.com/gomlir/gomlir/tool/internal/driver"
	"github.com/gomlir/gomlir/tool/internal/fileio"
)

// remarks has the options for the remarks of passes.
type remarks struct {
	remarkFilter remark.Filter
	remarkFormat remarkFormat
	finalRemarks bool
	remarkFile   string

	remarkYAML *remark.YAML // for all chunks; nil if there is no file
}

type remarkFormat uint8

const (
	formatReport remarkFormat = iota
	formatYAML
	formatBitstream
)

// addRemarks adds the options about remarks.
func (r *run) addRemarks() {
	filter := func(p **regexp.Regexp, name, usage string) *cl.Option {
		return &cl.Option{Name: name, Arg: "regex", Mode: cl.Required, Usage: usage, Set: func(v string) (err error) {
			*p, err = remark.Pattern(v)
			return err
		}}
	}
	policy := uint8(0)
	finalPolicy := cl.Enum(&policy, "remark-policy", "Choose the remarks to show",
		cl.Choice{Name: "all", Usage: "All"}, cl.Choice{Name: "final", Usage: "Of several remarks about the same thing the last one"})
	driver.Then(finalPolicy, func() { r.finalRemarks = policy == 1 })
	f := &r.remarkFilter
	r.Set.Add("Remark options",
		filter(&f.All, "remarks-filter", "Show remarks with a category that matches"),
		filter(&f.Analysis, "remarks-filter-analyse", "Show remarks about analyses with a category that matches"),
		filter(&f.Failed, "remarks-filter-failed", "Show remarks about failures with a category that matches"),
		filter(&f.Missed, "remarks-filter-missed", "Show remarks about missed transformations with a category that matches"),
		filter(&f.Passed, "remarks-filter-passed", "Show remarks about transformations with a category that matches"),
		cl.Enum(&r.remarkFormat, "remark-format", "Choose how to show remarks", cl.Choice{Name: "emitRemark", Usage: "As diagnostics"},
			cl.Choice{Name: "yaml", Usage: "In a file, as YAML"}, cl.Choice{Name: "bitstream", Usage: "In a file, as LLVM bitstream (not supported yet)"}),
		finalPolicy,
		cl.String(&r.remarkFile, "remarks-output-file", "filename", "The file for remarks (default: mlir-remarks.yaml)"),
	)
}

// openRemarks opens the file for remarks if there is one. The returned function ends it.
func (r *run) openRemarks() (end func() error, err error) {
	switch r.remarkFormat {
	case formatBitstream:
		return nil, fmt.Errorf("%s: --remark-format=bitstream is not supported yet", r.Set.Program)
	case formatReport:
		return func() error { return nil }, nil
	}
	name := r.remarkFile
	if name == "" {
		name = "mlir-remarks.yaml"
	}
	out, err := fileio.Create(name, r.Std)
	if err != nil {
		return nil, err
	}
	r.remarkYAML = &remark.YAML{Out: out}
	return func() error {
		if err := r.remarkYAML.Err(); err != nil {
			out.Discard()
			return err
		}
		return out.Keep()
	}, nil
}

// withRemarks returns a context for a chunk with the engine that the command line asks
// for, and a function that gives out what it holds.
func (r *run) withRemarks(ctx context.Context) (_ context.Context, end func()) {
	e := &remark.Engine{Filter: r.remarkFilter, Final: r.finalRemarks, Sink: remark.Report(r.Report)}
	if r.remarkYAML != nil {
		e.Sink = r.remarkYAML.Write
	}
	if e.Filter == (remark.Filter{}) {
		return ctx, func() {}
	}
	return remark.With(ctx, e), e.Close
}
