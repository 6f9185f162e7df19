package remark

import (
	"context"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/emit"
	"github.com/gomlir/gomlir/ir"
)

// A Kind says what became of a transformation.
type Kind uint8

const (
	// Passed is a transformation that was done.
	Passed Kind = iota
	// Missed is one that was not done, for a reason that may be removed.
	Missed
	// Failed is one that was tried and could not be done.
	Failed
	// Analysis is something that an analysis found.
	Analysis
)

// String returns the name in the text of remarks.
func (k Kind) String() string {
	if names := [...]string{"Passed", "Missed", "Failure", "Analysis"}; int(k) < len(names) {
		return names[k]
	}
	return "Kind(" + strconv.Itoa(int(k)) + ")"
}

// A Remark is a pass's remark about an operation.
type Remark struct {
	Kind Kind
	// Name is the name of the transformation, such as "unroll".
	Name string
	// Category is the name that filters match, such as the name of the pass. Subcategory may add to
	// it.
	Category, Subcategory string
	// Function is the name of the function around the operation, "" if that does not
	// matter.
	Function string
	// Text says what is the case, Reason why, and Suggestion what the reader can do about
	// it. "" is left out.
	Text, Reason, Suggestion string
	// Facts are numbers and names that belong to it, in this order.
	Facts []Fact

	// Loc is the location of the operation, and Place is where it points. Emit sets both.
	Loc   ir.Location
	Place diag.Place
}

// A Fact is a detail of a remark with a name, for tools.
type Fact struct{ Name, Value string }

// facts returns the parts of the text as facts, and the facts.
func (r *Remark) facts() (list []Fact) {
	for _, f := range [...]Fact{{"Remark", r.Text}, {"Reason", r.Reason}, {"Suggestion", r.Suggestion}} {
		if f.Value != "" {
			list = append(list, f)
		}
	}
	return append(list, r.Facts...)
}

// String returns the text on a line: `[Missed] unroll | Category:loop-unroll | Reason="…"`.
func (r *Remark) String() string {
	text := "[" + r.Kind.String() + "] " + r.Name
	if r.Category != "" {
		text += " | Category:" + r.Category
		if r.Subcategory != "" {
			text += ":" + r.Subcategory
		}
	}
	if r.Function != "" {
		text += " | Function=" + r.Function
	}
	facts := r.facts()
	slices.SortStableFunc(facts, func(a, b Fact) int { return strings.Compare(a.Name, b.Name) })
	for i, f := range facts {
		if i == 0 {
			text += " | "
		} else {
			text += ", "
		}
		text += f.Name + "=" + quoted(f.Value)
	}
	return text
}

// quoted puts a value between quotes, unless it is a number.
func quoted(value string) string {
	if _, err := strconv.ParseFloat(value, 64); err == nil {
		return value
	}
	return `"` + value + `"`
}

// A Filter says which remarks are wanted: those whose category matches the pattern for
// their kind or that for all. Nil matches none.
type Filter struct {
	All, Passed, Missed, Failed, Analysis *regexp.Regexp
}

// Match reports whether remarks of a kind and category are wanted.
func (f *Filter) Match(k Kind, category string) bool {
	matches := func(rx *regexp.Regexp) bool { return rx != nil && rx.MatchString(category) }
	if matches(f.All) {
		return true
	}
	switch k {
	case Passed:
		return matches(f.Passed)
	case Missed:
		return matches(f.Missed)
	case Failed:
		return matches(f.Failed)
	case Analysis:
		return matches(f.Analysis)
	}
	return false
}

// Pattern compiles a regular expression that whole categories have to match, for a
// Filter. It is nil for "".
func Pattern(text string) (*regexp.Regexp, error) {
	if text == "" {
		return nil, nil
	}
	return regexp.CompilePOSIX("^(" + text + ")$")
}

// An Engine takes the remarks of a run. It is safe for concurrent use.
type Engine struct {
	Filter Filter
	// Final keeps of several remarks with the same name and category about the same place
	// only the last one, which is given to Sink by Close: what finally became of it.
	Final bool
	// Sink receives the remarks, one at a time, in the order in which one thread would have
	// emitted them. It may keep them.
	Sink func(*Remark)

	mu   sync.Mutex
	held []*Remark
	at   map[key]int // the index in held
}

// A key identifies remarks about the same thing.
type key struct {
	name, category, subcategory, function string
	loc                                   ir.Location
}

type engineKey struct{}

// With returns a context whose remarks go to an engine.
func With(ctx context.Context, e *Engine) context.Context {
	return context.WithValue(ctx, engineKey{}, e)
}

func engineOf(ctx context.Context) *Engine {
	e, _ := ctx.Value(engineKey{}).(*Engine)
	return e
}

// Wanted reports whether anybody wants remarks of a kind and category.
func Wanted(ctx context.Context, k Kind, category string) bool {
	e := engineOf(ctx)
	return e != nil && e.Filter.Match(k, category)
}

// Emit emits a remark about an operation, if it is wanted.
func Emit(ctx context.Context, op *ir.Operation, r Remark) {
	e := engineOf(ctx)
	if e == nil || !e.Filter.Match(r.Kind, r.Category) {
		return
	}
	r.Loc, r.Place = op.Loc(), op.Place()
	emit.Call(ctx, func() { e.take(&r) })
}

func (e *Engine) take(r *Remark) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if !e.Final {
		e.Sink(r)
		return
	}
	k := key{r.Name, r.Category, r.Subcategory, r.Function, r.Loc}
	if i, ok := e.at[k]; ok {
		e.held[i] = r
		return
	}
	if e.at == nil {
		e.at = map[key]int{}
	}
	e.at[k] = len(e.held)
	e.held = append(e.held, r)
}

// Close gives what is held back to Sink, in the order in which their first ones were
// emitted.
func (e *Engine) Close() {
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, r := range e.held {
		e.Sink(r)
	}
	e.held, e.at = nil, nil
}

// Report returns a sink that reports remarks as diagnostics.
func Report(h diag.Handler) func(*Remark) {
	return func(r *Remark) { h(diag.Remarkf(r.Place, "%s", r)) }
}
