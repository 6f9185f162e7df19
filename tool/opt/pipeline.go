package opt

import (
	"context"
	_ "embed" // for upstream.txt
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/plan"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/instrument"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool/internal/cl"
	"github.com/gomlir/gomlir/tool/internal/driver"
)

// A flag is a pass that the command line has as an option.
type flag struct {
	def     *pass.Def
	options string
}

// addPasses makes an option of each pass. They run in the order of the options.
func (r *run) addPasses(passes []*pass.Def) {
	r.passes = slices.Clone(passes)
	slices.SortFunc(r.passes, func(a, b *pass.Def) int { return strings.Compare(a.Name, b.Name) })
	for _, d := range r.passes {
		r.Set.Add("Compiler passes to run", &cl.Option{Name: d.Name, Usage: d.Summary, Arg: "options", Details: func() []*cl.Option { return details(d) },
			Set: func(options string) error {
				r.flags = append(r.flags, flag{d, options})
				return nil
			}})
	}
}

// details are the options of a pass, for the help.
func details(d *pass.Def) (list []*cl.Option) {
	for _, i := range d.Options() {
		o := &cl.Option{Name: i.Name, Arg: i.Arg, Usage: i.Usage}
		if i.Arg != "" {
			o.Mode = cl.Required
		}
		if i.Default != "" && i.Default != "false" {
			o.Usage += " (default: " + i.Default + ")"
		}
		list = append(list, o)
	}
	return list
}

// upstream lists what mlir-opt 22 has.
//
//go:embed upstream.txt
var upstream string

// hasUpstream reports whether mlir-opt has an option or a pass of a name.
func hasUpstream(name string) bool {
	return name != "" && strings.Contains(upstream, "\n"+name+"\n")
}

// passList returns the output of -list-passes.
func (r *run) passList() string {
	options := make([]*cl.Option, len(r.passes))
	for i, d := range r.passes {
		options[i] = &cl.Option{Name: d.Name, Usage: d.Summary, Details: func() []*cl.Option { return details(d) }}
	}
	return "Passes:\n" + cl.List(options)
}

// maxExplained bounds how many casts that are left are explained.
const maxExplained = 10

// explainCasts says for each cast that conversions have left which pass is missing.
func (r *run) explainCasts(module *ir.Operation) {
	n := 0
	for op := range ir.Preorder(module) {
		if op.Name() != convert.CastName {
			continue
		}
		if n++; n > maxExplained {
			continue
		}
		d := diag.Remarkf(op.Place(), "a conversion has left '%s'", op.Name())
		for _, why := range plan.Left(op) {
			d.Note(op.Place(), "%s", why)
		}
		r.Report(d)
	}
	if n > maxExplained {
		r.Report(diag.Remarkf(module.Place(), "conversions have left %d more casts", n-maxExplained))
	}
}

// explain returns the text of an error of a pipeline. It says so if a name is one that
// upstream has.
func explain(err error) string {
	var unknown *pass.UnknownError
	if errors.As(err, &unknown) && hasUpstream(unknown.Name) {
		return unknown.Text + "note: '" + unknown.Name + "' of " + original + " is not supported yet\n"
	}
	return err.Error()
}

// runPipeline runs the passes that the command line, or a reproducer, asks for on an
// operation. It returns false if they ask for no pass.
func (r *run) runPipeline(ctx context.Context, c source.Chunk, op *ir.Operation, w *watch) (ran bool, err error) {
	how := instrument.Reproduction{VerifyEach: r.verifyEach}
	p, err := r.makePipeline(op)
	if r.runReproducer && err == nil {
		found, parseErr := instrument.ParseReproduction(r.External)
		if err = parseErr; found != nil {
			how = *found
			p, err = pass.Parse(how.Pipeline, r.passes...)
		}
	}
	if err != nil {
		var wrong *pass.OptionError
		if errors.As(err, &wrong) {
			fmt.Fprintf(r.Std.Err, "%s: %v\n", filepath.Base(r.Set.Program), wrong)
		}
		var inner *pass.InnerError
		if errors.As(err, &inner) {
			fmt.Fprint(r.Std.Err, explain(inner.Err))
			r.Report(diag.Errorf(diag.Place{}, "%s", err))
		} else {
			r.Report(diag.Errorf(diag.Place{}, "%s", explain(err)))
		}
		return false, driver.ErrReported
	}
	if how.DisableThreading {
		w.threads = 1
	}
	if r.dumpPipeline {
		text := fmt.Appendf(nil, "Pass Manager with %d passes:\n", p.Len())
		if _, err := r.Std.Err.Write(append(p.AppendLines(text), "\n\n"...)); err != nil {
			return false, err
		}
	}
	how.Pipeline, how.DisableThreading = p.String(), w.threads == 1
	r.reproducer = func() []byte { return how.AppendText(nil, c.Text()) }
	remarked, flush := r.withRemarks(ctx)
	ok := w.run(remarked, p, op, how.VerifyEach)
	flush()
	r.reproducer = nil
	if err := w.close(p, op); err != nil {
		return false, err
	}
	if !ok {
		if err := r.Cancelled(ctx); err != nil {
			return false, err
		}
		return false, driver.ErrReported
	}
	if r.explain {
		r.explainCasts(op)
	}
	if r.generateFile != "" {
		// Upstream says so whatever the options are, and keeps the IR after the passes.
		done := instrument.Reproduction{Pipeline: p.Coalesced(op.Context()).String()}
		if err := r.writeFile(r.generateFile, done.Append(nil, op, asm.Flags{Threads: w.threads})); err != nil {
			return false, err
		}
	}
	return p.Len() > 0, nil
}

// makePipeline makes the pipeline that the command line describes.
func (r *run) makePipeline(op *ir.Operation) (*pass.Pipeline, error) {
	switch {
	case r.givenPipeline && len(r.flags) > 0:
		return nil, errors.New("'-pass-pipeline' option can't be used with individual pass options")
	case r.givenPipeline:
		return pass.Parse(r.pipeline, r.passes...)
	}
	p := pass.New(op.Name()).ImplicitNesting().Using(r.passes...)
	for _, f := range r.flags {
		if err := p.Add(f.def, f.options); err != nil {
			return nil, err
		}
	}
	return p, nil
}
