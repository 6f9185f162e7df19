package pass

import (
	"errors"

	"github.com/gomlir/gomlir/ir"
)

// Any is the anchor of a pipeline that runs on any operation that its passes can run
// on.
const Any = "any"

// A Pipeline is a list of passes for an operation, and of pipelines for the operations
// in its regions. It must not be changed while it runs. Several runs at once are safe.
//
// Example printed form: builtin.module(cse,func.func(canonicalize{max-iterations=3}))
type Pipeline struct {
	anchor string
	steps  []Step
	nests  bool
	known  []*Def // passes that options of passes may name
}

// A Step is a pass or an inner pipeline. One of the fields is nil.
type Step struct {
	Pass     *Pass
	Pipeline *Pipeline

	first bool // of the pipelines that visit together, if they are coalesced
}

// New returns an empty pipeline for the operations of a name, or Any.
func New(anchor string) *Pipeline { return &Pipeline{anchor: anchor} }

// Anchor returns the name of the operations that the pipeline is for, or Any.
func (p *Pipeline) Anchor() string { return p.anchor }

// Len returns the number of passes and pipelines in the list.
func (p *Pipeline) Len() int { return len(p.steps) }

// Steps returns the passes and pipelines in the list, which must not be changed.
func (p *Pipeline) Steps() []Step { return p.steps }

// ImplicitNesting makes Add nest a pass for another operation in a pipeline for that
// operation.
func (p *Pipeline) ImplicitNesting() *Pipeline {
	p.nests = true
	return p
}

// Using says which passes the options of passes may name that have the text of a
// pipeline; see [Options.Passes]. It comes before Add and Nest.
func (p *Pipeline) Using(passes ...*Def) *Pipeline {
	p.known = passes
	return p
}

// Nest adds a pipeline for operations of a name in the regions, and returns it.
func (p *Pipeline) Nest(anchor string) *Pipeline {
	inner := &Pipeline{anchor: anchor, nests: p.nests, known: p.known}
	p.steps = append(p.steps, Step{Pipeline: inner})
	return inner
}

// Add adds a pass, or the passes of a pipeline's definition, with options, written as
// "a=1 b=2". The error has upstream's wording. It wraps an *OptionError if a value is
// wrong.
func (p *Pipeline) Add(d *Def, options string) error {
	o := &Options{passes: p.known}
	var run func(*Job)
	var build func(*Pipeline) error
	if d.Build != nil {
		build = d.Build(o)
	} else {
		run = d.New(o)
	}
	if err := o.Parse(options); err != nil {
		return optionsFailed{err}
	}
	if err := first(o.checks); err != nil {
		return optionsFailed{err}
	}
	if build != nil {
		return build(p)
	}
	if d.On != "" && p.anchor != Any && d.On != p.anchor {
		if !p.nests {
			return errors.New("Can't add pass '" + d.class() + "' restricted to '" + d.On +
				"' on a PassManager intended to run on '" + p.anchor + "', did you intend to nest?")
		}
		p = p.Nest(d.On)
	}
	p.steps = append(p.steps, Step{Pass: &Pass{d, o, run}})
	return nil
}

// Accepts reports whether the pipeline can run on an operation: it has the anchor's
// name or, if that is [Any], all passes can run on it.
func (p *Pipeline) Accepts(op *ir.Operation) bool { return p.accepts(op.Context(), op.Def()) }

// accepts is Accepts for operations with a definition.
func (p *Pipeline) accepts(ctx *ir.Context, d *ir.OpDef) bool {
	if p.anchor != Any {
		return p.anchor == d.Name
	}
	if !d.Registered() || !d.Has(ir.IsolatedFromAbove) {
		return false
	}
	for _, s := range p.steps {
		if s.Pass != nil && !s.Pass.accepts(ctx, d) {
			return false
		}
	}
	return true
}

// group returns the inner pipelines from step i on that visit together.
func (p *Pipeline) group(i int) (list []*Pipeline) {
	for ; i < len(p.steps) && p.steps[i].Pipeline != nil && (list == nil || !p.steps[i].first); i++ {
		list = append(list, p.steps[i].Pipeline)
	}
	return list
}

// Append appends the text of the pipeline on one line.
func (p *Pipeline) Append(dst []byte) []byte {
	dst = append(append(dst, p.anchor...), '(')
	for i, s := range p.steps {
		if i > 0 {
			dst = append(dst, ',')
		}
		if s.Pipeline != nil {
			dst = s.Pipeline.Append(dst)
			continue
		}
		dst = s.Pass.append(dst)
	}
	return append(dst, ')')
}

// String returns the text of the pipeline on one line.
func (p *Pipeline) String() string { return string(p.Append(nil)) }

// AppendLines appends the text of the pipeline with one line for each pass, as mlir-opt
// shows it.
func (p *Pipeline) AppendLines(dst []byte) []byte { return p.appendLines(dst, "\n") }

func (p *Pipeline) appendLines(dst []byte, newline string) []byte {
	dst = append(append(append(dst, p.anchor...), '('), newline...)
	for i, s := range p.steps {
		if i > 0 {
			dst = append(append(dst, ','), newline...)
		}
		dst = append(dst, "  "...)
		if s.Pipeline != nil {
			dst = s.Pipeline.appendLines(dst, newline+"  ")
			continue
		}
		dst = s.Pass.append(dst)
	}
	return append(append(dst, newline...), ')')
}
