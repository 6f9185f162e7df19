package convert

import (
	"context"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

type explainKey struct{}

// Explain returns a context in which a conversion that fails says which patterns it tried on the
// operation that is left, and why each did not convert it. hints, if it is not nil, returns what else
// there is to say about an operation for which the conversion has no pattern, such as which pass is for it.
// All that are notes that upstream does not give, see [diag.Diagnostic].
func Explain(ctx context.Context, hints func(op *ir.Operation) []string) context.Context {
	return context.WithValue(ctx, explainKey{}, hints)
}

// tries are the patterns that were tried on one operation.
type tries struct {
	hints  func(op *ir.Operation) []string
	op     *ir.Operation
	list   []try
	reason string // what the pattern that runs says
}

type try struct {
	pattern, reason string
	made            string // the name of the operation that it made and nothing converts
}

// begin forgets the patterns of the operation before.
func (t *tries) begin(op *ir.Operation) {
	if t != nil {
		t.op, t.list, t.reason = op, t.list[:0], ""
	}
}

// failed records a pattern that did not convert an operation.
func (t *tries) failed(p *Pattern, op *ir.Operation, made string) {
	if t == nil || op != t.op {
		return
	}
	t.list = append(t.list, try{p.Name, t.reason, made})
	t.reason = ""
}

// explain adds what is known to an error.
func (t *tries) explain(d *diag.Diagnostic) *diag.Diagnostic {
	if t == nil {
		return d
	}
	note := func(format string, args ...any) {
		d.Note(d.Place, format, args...)
		d.Notes[len(d.Notes)-1].Extra = true
	}
	for _, x := range t.list {
		switch {
		case x.made != "":
			note("pattern '%s' makes '%s', which cannot be converted", x.pattern, x.made)
		case x.reason != "":
			note("pattern '%s' does not match: %s", x.pattern, x.reason)
		default:
			note("pattern '%s' does not match", x.pattern)
		}
	}
	if len(t.list) == 0 {
		note("no pattern of this conversion is for '%s'", t.op.Name())
		if t.hints != nil {
			for _, hint := range t.hints(t.op) {
				note("%s", hint)
			}
		}
	}
	return d
}
