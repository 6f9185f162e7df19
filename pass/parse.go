package pass

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/spell"
	"github.com/gomlir/gomlir/source"
)

// Parse parses the text of a pipeline, anchor(...), which may use the given passes. The error is
// mlir-opt 22's and may have several lines. It wraps an *OptionError if the value of an option is
// wrong.
func Parse(pipeline string, passes ...*Def) (*Pipeline, error) {
	anchor, rest, _ := strings.Cut(strings.TrimSpace(pipeline), "(")
	rest, closed := strings.CutSuffix(rest, ")")
	if !closed || anchor == "" {
		return nil, errors.New("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'")
	}
	p := New(strings.TrimRight(anchor, blanks)).Using(passes...)
	if rest == "" {
		return p, nil
	}
	in := parser{text: rest, passes: passes}
	in.parse()
	in.resolve(in.top)
	if in.msg != "" {
		return nil, in.err()
	}
	if err := p.fill(in.top); err != nil {
		return nil, err
	}
	return p, nil
}

// An element is a pass, or a pipeline if it has inner elements.
type element struct {
	name    string
	at      int // where the name is
	options string
	inner   []*element
	def     *Def
}

// fill adds elements to a pipeline.
func (p *Pipeline) fill(list []*element) error {
	for _, e := range list {
		if e.inner == nil {
			if err := p.Add(e.def, e.options); err != nil {
				//lint:ignore ST1005 upstream says it so
				return fmt.Errorf("%w\nfailed to add `%s` with options `%s`\n", err, e.name, e.options)
			}
			continue
		}
		if err := p.Nest(e.name).fill(e.inner); err != nil {
			//lint:ignore ST1005 upstream says it so
			return fmt.Errorf("%wfailed to add `%s` with options `%s` to inner pipeline\n", err, e.name, e.options)
		}
	}
	return nil
}

// parser parses a text into elements and keeps the first error.
type parser struct {
	text    string
	passes  []*Def
	at      int
	rest    int // where the text starts that has not been parsed, or is a name
	top     []*element
	open    []*element // the pipelines around
	errAt   int
	msg     string
	unknown string // the name of no pass
}

func (p *parser) fail(at int, msg string) bool {
	p.errAt, p.msg = at, msg
	return false
}

// err shows the error below the text of the list.
func (p *parser) err() error {
	var files source.Set
	var out bytes.Buffer
	f, err := files.AddFile("MLIR Textual PassPipeline Parser", []byte(p.text))
	if err != nil {
		return err
	}
	at := diag.At(f.Pos(p.errAt))
	render := diag.Renderer{Out: &out, Set: &files}
	render.Handle(diag.Errorf(at, "%s", p.msg))
	if p.unknown == "" {
		return errors.New(out.String())
	}
	return &UnknownError{Name: p.unknown, Nearest: Nearest(p.passes, p.unknown), Text: out.String()}
}

// An UnknownError is the error of [Parse] for a name that none of the passes has.
type UnknownError struct {
	Name string
	// Nearest is the most similar name of a pass, "" if absent.
	Nearest string
	// Text is the message, with the place in the pipeline.
	Text string
}

// Error returns the text and the nearest name.
func (e *UnknownError) Error() string {
	if e.Nearest == "" {
		return e.Text
	}
	return e.Text + "note: did you mean '" + e.Nearest + "'?\n"
}

func (p *parser) parse() {
	for p.element() && p.at < len(p.text) {
		if p.text[p.at] != ',' {
			p.fail(p.at, "expected ',' after parsing pipeline")
			return
		}
		p.at++
	}
	if p.msg == "" && len(p.open) > 0 {
		p.fail(p.rest, "encountered unbalanced parentheses while parsing pipeline")
	}
}

// maxNesting bounds the nesting of pipelines.
const maxNesting = 10000

// element parses any number of anchors with their opening parentheses, a pass with its
// options, and any number of closing parentheses. It reports whether the text was
// valid.
func (p *parser) element() bool {
	e := p.name()
	for p.at < len(p.text) && p.text[p.at] == '(' {
		if len(p.open) == maxNesting {
			return p.fail(p.at, "pipelines are nested too deep")
		}
		p.open = append(p.open, e)
		p.at++
		e = p.name()
	}
	if p.at < len(p.text) && p.text[p.at] == '{' {
		n := closingBrace(p.text[p.at+1:])
		if n < 0 {
			return p.fail(p.at, "missing closing '}' while processing pass options")
		}
		e.options = p.text[p.at+1 : p.at+1+n]
		p.at += n + 2
		p.blanks()
		p.rest = p.at
	}
	for p.at < len(p.text) && p.text[p.at] == ')' {
		if len(p.open) == 0 {
			return p.fail(p.at, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline")
		}
		p.open = p.open[:len(p.open)-1]
		p.at++
		p.blanks()
		p.rest = p.at
	}
	return true
}

// name parses a name and adds an element for it.
func (p *parser) name() *element {
	p.rest = p.at
	p.blanks()
	n := strings.IndexAny(p.text[p.at:], ",(){")
	if n < 0 {
		n = len(p.text) - p.at
	}
	e := &element{name: strings.TrimRight(p.text[p.at:p.at+n], blanks), at: p.at}
	if n := len(p.open); n > 0 {
		p.open[n-1].inner = append(p.open[n-1].inner, e)
	} else {
		p.top = append(p.top, e)
	}
	p.at += n
	return e
}

// resolve looks up the passes of elements. An unknown pass is an error.
func (p *parser) resolve(list []*element) {
	for _, e := range list {
		if p.msg != "" {
			return
		}
		if e.inner != nil {
			p.resolve(e.inner)
			continue
		}
		if e.def = Lookup(p.passes, e.name); e.def == nil {
			p.fail(e.at, "'"+e.name+"' does not refer to a registered pass or pass pipeline")
			p.unknown = e.name
		}
	}
}

// Lookup returns the pass of a name, nil if absent.
func Lookup(passes []*Def, name string) *Def {
	for _, d := range passes {
		if d.Name == name {
			return d
		}
	}
	return nil
}

// Nearest returns the name of the pass that is most similar to a misspelt one, "" if
// absent.
func Nearest(passes []*Def, name string) string {
	best, least := "", len(name)/3+1
	for _, d := range passes {
		if n := spell.Distance(d.Name, name); n < least {
			best, least = d.Name, n
		}
	}
	return best
}

const blanks = " \t\n\v\f\r"

func (p *parser) blanks() {
	p.at = len(p.text) - len(strings.TrimLeft(p.text[p.at:], blanks))
}

// closingBrace returns the offset in s of the brace that closes one in front of s, or
// -1.
func closingBrace(s string) int {
	depth := 1
	for i := range len(s) {
		switch s[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}
