package opt

import (
	"bytes"
	"errors"
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool/internal/driver"
)

// anyOp is the name of the pipeline that runs on whatever operation there is.
const anyOp = "any"

// runPipeline runs the pass pipeline on an operation.
func (r *run) runPipeline(op *ir.Operation) error {
	if !r.givenPipeline {
		return nil
	}
	anchor, err := parsePipeline(r.pipeline)
	switch {
	case err != nil:
		r.Report(diag.Errorf(diag.Place{}, "%s", err))
		return driver.ErrReported
	case anchor != anyOp && anchor != op.Name():
		r.Report(diag.Errorf(op.Place(), "can't run '%s' pass manager on '%s' op", anchor, op.Name()))
		return driver.ErrReported
	}
	return nil
}

// parsePipeline parses anchor(pass,pass{options},anchor(pass)) and returns the
// outer anchor, the operation that the pipeline is for. As there are no passes
// yet, only an empty pipeline is right.
func parsePipeline(text string) (anchor string, err error) {
	text = strings.TrimSpace(text)
	anchor, rest, _ := strings.Cut(text, "(")
	rest, closed := strings.CutSuffix(rest, ")")
	if !closed || anchor == "" {
		return "", errors.New("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'")
	}
	if rest == "" {
		return strings.TrimRight(anchor, blanks), nil
	}
	p := pipelineParser{text: rest}
	p.parse()
	return "", p.err()
}

// pipelineParser finds the first thing wrong in a list of passes: in its form, or
// else the first pass, none being known.
type pipelineParser struct {
	text  string
	at    int
	depth int      // how many ( are open
	names []string // of passes and operations, and where each is
	where []int
	first int // the number of the first name of a pass, or -1
	rest  int // where the text starts that has not been parsed, or is a name
	errAt int
	msg   string
}

func (p *pipelineParser) fail(at int, msg string) bool {
	p.errAt, p.msg = at, msg
	return false
}

// err shows the error under the text of the list.
func (p *pipelineParser) err() error {
	var files source.Set
	var out bytes.Buffer
	f, err := files.AddFile("MLIR Textual PassPipeline Parser", []byte(p.text))
	if err != nil {
		return err
	}
	(&diag.Renderer{Out: &out, Set: &files}).Handle(diag.Errorf(diag.At(f.Pos(p.errAt)), "%s", p.msg))
	return errors.New(out.String())
}

func (p *pipelineParser) parse() {
	p.first = -1
	for p.element() && p.at < len(p.text) {
		if p.text[p.at] != ',' {
			p.fail(p.at, "expected ',' after parsing pipeline")
			return
		}
		p.at++
	}
	switch {
	case p.msg != "":
	case p.depth > 0:
		p.fail(p.rest, "encountered unbalanced parentheses while parsing pipeline")
	default:
		p.fail(p.where[p.first], "'"+p.names[p.first]+"' does not refer to a registered pass or pass pipeline")
	}
}

// element parses the names of operations, each with a (, the name of a pass, its
// options, and as many ) as follow. It reports whether that went well.
func (p *pipelineParser) element() bool {
	for p.name() {
		p.depth++
		p.at++
	}
	if p.first < 0 {
		p.first = len(p.names) - 1
	}
	if p.at < len(p.text) && p.text[p.at] == '{' {
		n := closingBrace(p.text[p.at+1:])
		if n < 0 {
			return p.fail(p.at, "missing closing '}' while processing pass options")
		}
		p.at += n + 2
		p.blanks()
		p.rest = p.at
	}
	for p.at < len(p.text) && p.text[p.at] == ')' {
		if p.depth == 0 {
			return p.fail(p.at, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline")
		}
		p.depth--
		p.at++
		p.blanks()
		p.rest = p.at
	}
	return true
}

// name parses a name and reports whether a ( follows it.
func (p *pipelineParser) name() bool {
	p.rest = p.at
	p.blanks()
	n := strings.IndexAny(p.text[p.at:], ",(){")
	if n < 0 {
		n = len(p.text) - p.at
	}
	p.names = append(p.names, strings.TrimRight(p.text[p.at:p.at+n], blanks))
	p.where = append(p.where, p.at)
	p.at += n
	return p.at < len(p.text) && p.text[p.at] == '('
}

const blanks = " \t\n\v\f\r"

func (p *pipelineParser) blanks() {
	p.at = len(p.text) - len(strings.TrimLeft(p.text[p.at:], blanks))
}

// closingBrace is the offset of the brace that matches one before s, or -1.
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
