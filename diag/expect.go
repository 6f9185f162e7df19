package diag

import (
	"bytes"
	"errors"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/gomlir/gomlir/source"
)

// Level selects what [Expectations] report.
type Level uint8

const (
	// CheckAll reports missing diagnostics and unexpected ones: --verify-diagnostics,
	// --verify-diagnostics=all.
	CheckAll Level = iota

	// CheckExpected complains only about those that are missing:
	// --verify-diagnostics=only-expected.
	CheckExpected
)

// Expectations compares diagnostics with comments in the same files, which say what is
// expected where:
//
//	// expected-error {{substring}}          on this line
//	// expected-warning@+1 {{substring}}     one line below; also @-2
//	// expected-remark@above {{substring}}   on the last line that expects nothing
//	// expected-note@below {{substring}}     on the next line that expects nothing
//	// expected-error@unknown {{substring}}  at no place in a file
//	// expected-error-re {{a {{[0-9]+}} b}}  with POSIX regular expressions in it
//
// There may be spaces before the @ and before the braces. The closing braces
// end the line, apart from spaces, so a line has at most one expectation: the first that
// is well-formed. Malformed ones are ignored.
//
// A diagnostic fulfils the first expectation for its line with its severity
// whose text is a part of its message, or whose expression matches a part.
// Several may fulfil the same one. If only the severity is wrong, the complaint
// says so and points at the comment. Notes are diagnostics like any other here;
// the callers of a call site location are not.
//
// In a command, the result of [Expectations.Check] replaces the exit status: a file whose
// errors are all expected succeeds, and a file without the errors that it expects fails.
//
// Methods are safe for concurrent use. Complaints are written at once, so
// diagnostics of parallel work go through a [Collector] first.
type Expectations struct {
	r     *Renderer
	level Level

	mu      sync.Mutex
	files   map[string]*fileExpectations
	order   []*fileExpectations
	unknown []*expectation
	failed  bool
}

// expectation is one comment.
type expectation struct {
	severity Severity
	line     int    // the expected line; meaningless if anywhere is set
	at       Place  // the comment, with the text underlined
	text     string // between the braces
	re       *regexp.Regexp
	isRegexp bool
	anywhere bool // expected without a file: @unknown
	matched  bool
}

// fileExpectations are the comments of one file.
type fileExpectations struct {
	all    []*expectation
	byLine map[int][]*expectation
}

// NewExpectations reads the expectations in files, which belong to r.Set, and
// writes complaints about the files to r. Those in any other file are read
// when a diagnostic points into it.
func NewExpectations(r *Renderer, level Level, files ...*source.File) *Expectations {
	e := &Expectations{r: r, level: level, files: make(map[string]*fileExpectations)}
	for _, f := range files {
		if e.files[f.Name()] == nil {
			e.read(f.Name(), f)
		}
	}
	return e
}

// read adds the expectations of f, which is nil if the file cannot be read.
func (e *Expectations) read(name string, f *source.File) *fileExpectations {
	fe := &fileExpectations{byLine: make(map[int][]*expectation)}
	e.files[name] = fe
	if f == nil {
		return fe
	}
	list, bad := parseExpectations(f)
	for _, x := range list {
		if x.anywhere {
			e.unknown = append(e.unknown, x)
			continue
		}
		fe.all = append(fe.all, x)
		fe.byLine[x.line] = append(fe.byLine[x.line], x)
	}
	e.order = append(e.order, fe)
	for _, d := range bad {
		e.complain(d)
	}
	return fe
}

func (e *Expectations) complain(d *Diagnostic) {
	e.failed = true
	e.r.plain(d)
}

// Handle compares d and each of its notes with what is expected. It is a
// [Handler].
func (e *Expectations) Handle(d *Diagnostic) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if d.Raw {
		e.r.Handle(d)
		return
	}
	e.one(d)
	for _, n := range d.Notes {
		e.one(n)
	}
}

func (e *Expectations) one(d *Diagnostic) {
	place := d.Place.Resolve(e.r.Set)
	candidates := e.unknown
	if place.inFile() {
		fe := e.files[place.Filename]
		if fe == nil {
			fe = e.read(place.Filename, e.r.lookup(place))
		}
		candidates = fe.byLine[place.Line]
	}
	var near *expectation
	for _, x := range candidates {
		if !x.match(d.Message) {
			continue
		}
		if x.severity == d.Severity {
			x.matched = true
			return
		}
		near = x
	}
	switch {
	case e.level == CheckExpected, d.Extra:
	case near != nil:
		at := near.at
		at.Width = 0
		e.complain(Errorf(at, "'%s' diagnostic emitted when expecting a '%s'", d.Severity, near.severity))
	default:
		e.complain(Errorf(place, "unexpected %s: %s", d.Severity, d.Message))
	}
}

func (x *expectation) match(message string) bool {
	if x.isRegexp {
		return x.re != nil && x.re.MatchString(message)
	}
	return strings.Contains(message, x.text)
}

// Check complains about the expectations that nothing fulfilled, file by file,
// and reports whether everything was as expected. It is called once, after the
// last diagnostic.
func (e *Expectations) Check() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, fe := range e.order {
		e.missing(fe.all)
	}
	// mlir-opt 22 checks twice and forgets only the files' in between.
	e.missing(e.unknown)
	e.missing(e.unknown)
	return !e.failed
}

func (e *Expectations) missing(list []*expectation) {
	for _, x := range list {
		if !x.matched {
			e.complain(Errorf(x.at, "expected %s \"%s\" was not produced", x.severity, x.text))
		}
	}
}

// parseExpectations reads the expectations in f, and complains about bad
// regular expressions.
func parseExpectations(f *source.File) (list []*expectation, bad []*Diagnostic) {
	plain := 0               // the last line that expects nothing
	var below []*expectation // those that wait for the next such line
	lines := f.Lines()
	for n := 1; n <= lines; n++ {
		line := bytes.TrimRight(f.Line(n), " \t\n\v\f\r")
		c, ok := findComment(line)
		if !ok {
			plain = n
			for _, x := range below {
				x.line = n
			}
			below = below[:0]
			continue
		}
		x := &expectation{severity: c.severity, line: n, text: string(c.text), isRegexp: c.re}
		x.at = Place{Filename: f.Name(), Line: n, Column: c.start + 1, Width: len(c.text)}
		if c.re {
			var err error
			if x.re, err = compileExpected(x.text); err != nil {
				bad = append(bad, New(Error, x.at, err.Error()))
				continue
			}
		}
		switch c.where {
		case "":
		case "unknown":
			x.anywhere, x.at = true, Place{}
		case "above":
			x.line = plain
		case "below":
			x.line = lines
			below = append(below, x)
		default:
			x.line += offset(c.where)
		}
		list = append(list, x)
	}
	return list, bad
}

// maxOffset bounds the number of lines in @+N and @-N.
const maxOffset = 1 << 31

// offset is the value of a sign and digits. A leading 0 means octal. What is
// not a number or too large is 0, as in mlir-opt.
func offset(s string) int {
	n, err := strconv.ParseInt(s[1:], 0, 64)
	switch {
	case err != nil || n >= maxOffset:
		return 0
	case s[0] == '-':
		return -int(n)
	}
	return int(n)
}

// comment is the parts of an expectation.
type comment struct {
	start    int // in the line, of "expected-"
	severity Severity
	re       bool
	where    string // after the @
	text     []byte
}

var expectedWord = []byte("expected-")

// findComment finds the first expectation in a line, which has no spaces at its
// end.
func findComment(line []byte) (comment, bool) {
	body, ok := bytes.CutSuffix(line, []byte("}}"))
	if !ok {
		return comment{}, false
	}
	for at := 0; ; {
		i := bytes.Index(body[at:], expectedWord)
		if i < 0 {
			return comment{}, false
		}
		c := comment{start: at + i}
		at += i + len(expectedWord)
		if c.parse(body[at:]) {
			return c, true
		}
	}
}

// parse reads what follows "expected-", up to the closing braces.
func (c *comment) parse(s []byte) bool {
	ok := false
	for i, name := range severityNames {
		if s, ok = bytes.CutPrefix(s, []byte(name)); ok {
			c.severity = Severity(i)
			break
		}
	}
	if !ok {
		return false
	}
	s, c.re = bytes.CutPrefix(s, []byte("-re"))
	s = bytes.TrimLeft(s, " ")
	if rest, ok := bytes.CutPrefix(s, []byte("@")); ok {
		n := whereLen(rest)
		if n == 0 {
			return false
		}
		c.where = string(rest[:n])
		s = bytes.TrimLeft(rest[n:], " ")
	}
	c.text, ok = bytes.CutPrefix(s, []byte("{{"))
	return ok
}

// whereLen is the length of what may follow the @, or 0.
func whereLen(s []byte) int {
	for _, word := range []string{"above", "below", "unknown"} {
		if bytes.HasPrefix(s, []byte(word)) {
			return len(word)
		}
	}
	if len(s) == 0 || s[0] != '+' && s[0] != '-' {
		return 0
	}
	n := 1
	for n < len(s) && isDigit(s[n]) {
		n++
	}
	if n == 1 {
		return 0
	}
	return n
}

var errNoEnd = errors.New("found start of regex with no end '}}'")

// compileExpected compiles the text of an expectation with expressions in
// double braces. A text that is empty matches nothing: its result is nil.
func compileExpected(text string) (*regexp.Regexp, error) {
	if text == "" {
		return nil, nil
	}
	var b strings.Builder
	b.WriteString("(?s)")
	for {
		literal, rest, found := strings.Cut(text, "{{")
		b.WriteString(regexp.QuoteMeta(string([]rune(literal))))
		if !found {
			break
		}
		expr, after, found := strings.Cut(rest, "}}")
		if !found {
			return nil, errNoEnd
		}
		re, err := translateERE(expr)
		if err != nil {
			return nil, invalidRegexp{err}
		}
		b.WriteString("(" + re + ")")
		text = after
	}
	re, err := regexp.Compile(b.String())
	if err != nil {
		return nil, invalidRegexp{errTooLarge} // a limit of Go's on size or depth
	}
	return re, nil
}

type invalidRegexp struct{ err error }

func (e invalidRegexp) Error() string { return "invalid regex: " + e.err.Error() }
func (e invalidRegexp) Unwrap() error { return e.err }
