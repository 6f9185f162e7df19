package diag

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"os"
	"strconv"
	"sync"
	"unicode/utf8"

	"github.com/gomlir/gomlir/source"
)

// MaxCallers is how many call sites of a location are shown.
const MaxCallers = 10

// DefaultMaxLine is the length in bytes up to which a source line is shown
// whole.
const DefaultMaxLine = 1 << 20

// maxOpen is the size in bytes up to which a file that only a location names
// is read to show a line of it.
const maxOpen = 256 << 20

// Renderer writes diagnostics for people, in the form that LLVM's tools write:
//
//	a.mlir:2:14: error: use of undeclared SSA value name
//	  "test.foo"(%x) : (i32) -> ()
//	             ^
//
// The fields must not be changed after the first diagnostic. The methods are
// safe for concurrent use: a diagnostic and its notes are written as a whole.
type Renderer struct {
	// Out receives each diagnostic in one Write, unless it is very long.
	Out io.Writer

	// Set gives meaning to positions, and holds the files whose lines are
	// shown. It may be nil.
	Set *source.Set

	// Open returns the text of a file that a location names and that is not in
	// Set. If it is nil, regular files of a sane size are read.
	Open func(name string) ([]byte, error)

	// MaxLine is the length in bytes up to which a source line is shown whole;
	// of a longer one, the part around the column is shown. 0 means
	// [DefaultMaxLine], and a negative number that there is no limit, as in
	// LLVM's tools. With no limit, every error in a module that is all on one
	// line repeats the module.
	MaxLine int

	// Color asks for terminal colors.
	Color bool

	mu     sync.Mutex
	err    error
	opened map[string]*source.File // files from Open; nil where that failed
	extra  source.Set              // holds them
}

// Handle writes d. It is a [Handler].
func (r *Renderer) Handle(d *Diagnostic) {
	r.mu.Lock()
	defer r.mu.Unlock()
	w := r.writer()
	if d.Raw {
		w.WriteString(d.Message)
		w.WriteByte('\n')
		r.flush(w)
		return
	}
	place := d.Place.Resolve(r.Set)
	r.message(w, d.Severity, place, d.Message, true)
	last := place
	for i, caller := range place.Callers {
		last = caller.Resolve(r.Set)
		if i == MaxCallers {
			break
		}
		r.message(w, Note, last, "called from", true)
	}
	// A note at the same place as the previous text need not show the line again.
	for _, n := range d.Notes {
		place := n.Place.Resolve(r.Set)
		r.message(w, n.Severity, place, n.Message, !place.same(last))
		last = place
	}
	r.flush(w)
}

// plain writes the first line of d and its source line, without notes and callers.
func (r *Renderer) plain(d *Diagnostic) {
	r.mu.Lock()
	defer r.mu.Unlock()
	w := r.writer()
	r.message(w, d.Severity, d.Place.Resolve(r.Set), d.Message, true)
	r.flush(w)
}

// Err returns the first error that writing to Out met. Nothing is written
// after it.
func (r *Renderer) Err() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.err
}

func (r *Renderer) writer() *bufio.Writer {
	if r.err != nil {
		return bufio.NewWriter(io.Discard)
	}
	return bufio.NewWriter(r.Out)
}

func (r *Renderer) flush(w *bufio.Writer) {
	if err := w.Flush(); err != nil && r.err == nil {
		r.err = err
	}
}

// Terminal colors, the ones LLVM's tools use.
const (
	colorReset = "\x1b[0m"
	colorBold  = "\x1b[1m"
	colorCaret = "\x1b[0;1;32m"
)

var severityColor = [...]string{
	Error:   "\x1b[0;1;31m",
	Warning: "\x1b[0;1;35m",
	Remark:  "\x1b[0;1;34m",
	Note:    "\x1b[0;1;30m",
}

func (r *Renderer) color(w *bufio.Writer, c string) {
	if r.Color {
		w.WriteString(c)
	}
}

// message writes the first line of a diagnostic or note at p, which is
// resolved, and if showLine the source line.
func (r *Renderer) message(w *bufio.Writer, s Severity, p Place, text string, showLine bool) {
	var line snippet
	var found bool
	if p.inFile() && (showLine || p.Filename == "-") {
		line, found = r.snippet(p)
	}
	r.color(w, colorBold)
	switch {
	case !p.inFile():
		w.WriteString("<unknown>:0: ")
	case found && p.Filename == "-":
		w.WriteString("<stdin>")
	default:
		w.WriteString(p.Filename)
	}
	if p.inFile() {
		var num [48]byte
		b := strconv.AppendInt(append(num[:0], ':'), int64(p.Line), 10)
		b = strconv.AppendInt(append(b, ':'), int64(p.Column), 10)
		w.Write(append(b, ": "...))
	}
	r.color(w, colorReset)
	r.color(w, severityColor[s])
	w.WriteString(s.String() + ": ")
	r.color(w, colorReset)
	r.color(w, colorBold)
	if !p.inFile() && p.Text != "" {
		w.WriteString(p.Text + ": ")
	}
	w.WriteString(text)
	w.WriteByte('\n')
	r.color(w, colorReset)
	if found && showLine {
		r.line(w, line)
	}
}

// snippet is a source line to show.
type snippet struct {
	before, after string // marks where the line was cut
	text          []byte
	column        int // bytes before the caret
	width         int // bytes to underline
}

// snippet finds the source line of p, which is resolved. The result is false if the
// file cannot be read or if the line does not have that column.
func (r *Renderer) snippet(p Place) (snippet, bool) {
	f := r.file(p)
	if f == nil || p.Line < 1 || p.Column < 1 {
		return snippet{}, false
	}
	start, end := f.LineStart(p.Line), f.Size()
	if next := f.LineStart(p.Line + 1); next >= 0 {
		end = next - 1
	}
	at := start + p.Column - 1
	if start < 0 || at > end {
		return snippet{}, false
	}
	text := f.Text()
	s := snippet{width: p.Width}
	limit := r.MaxLine
	if limit == 0 {
		limit = DefaultMaxLine
	}
	if limit > 0 && end-start > limit {
		start, end = s.cut(text, start, end, at)
	}
	if bytes.IndexByte(text[start:at], '\r') >= 0 {
		return snippet{}, false
	}
	if i := bytes.IndexByte(text[at:end], '\r'); i >= 0 {
		end, s.after = at+i, ""
	}
	s.text, s.column = text[start:end], at-start
	return s, true
}

// cut chooses what to show of a line that is too long: about 70 bytes on both
// sides of at, not cutting a character.
func (s *snippet) cut(text []byte, start, end, at int) (int, int) {
	const half = 70
	if from := at - half; from > start {
		for from < at && !utf8.RuneStart(text[from]) {
			from++
		}
		start, s.before = from, "..."
	}
	if to := at + half; to < end {
		for to < end && !utf8.RuneStart(text[to]) && to < at+half+utf8.UTFMax {
			to++
		}
		end, s.after = to, "..."
	}
	return start, end
}

// lookup is file for those who do not hold the lock.
func (r *Renderer) lookup(p Place) *source.File {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.file(p)
}

// file returns the file that p is in, with its text, or nil.
func (r *Renderer) file(p Place) *source.File {
	if r.Set != nil {
		f := r.Set.File(p.Pos)
		if f == nil {
			f = r.Set.Lookup(p.Filename)
		}
		if f != nil && f.Text() != nil {
			return f
		}
	}
	if f, ok := r.opened[p.Filename]; ok {
		return f
	}
	open := r.Open
	if open == nil {
		open = readRegular
	}
	var f *source.File
	if text, err := open(p.Filename); err == nil {
		// If the set is full, f is nil and the line is not shown.
		f, _ = r.extra.AddFile(p.Filename, text)
	}
	if r.opened == nil {
		r.opened = make(map[string]*source.File)
	}
	r.opened[p.Filename] = f
	return f
}

var errNotShown = errors.New("not a regular file of a sane size")

// readRegular reads a file that a location names. The name comes from the
// user's IR: it may be a device that never ends.
func readRegular(name string) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > maxOpen {
		return nil, errNotShown
	}
	return os.ReadFile(name)
}

// tabStop is the distance of tab stops in shown source lines.
const tabStop = 8

// line writes a source line and the line with the caret under it.
func (r *Renderer) line(w *bufio.Writer, s snippet) {
	w.WriteString(s.before)
	out := len(s.before)
	ascii := true
	for _, c := range s.text {
		if c >= utf8.RuneSelf {
			ascii = false
		}
		out = tabbed(w, c, ' ', c, out)
	}
	w.WriteString(s.after)
	w.WriteByte('\n')
	if !ascii {
		// A column counts bytes; the caret would stand in a wrong place.
		return
	}
	r.color(w, colorCaret)
	out = 0
	for range s.before {
		out = tabbed(w, 0, 0, ' ', out)
	}
	last := s.column + max(1, s.width)
	if last > len(s.text) {
		last = max(len(s.text), s.column+1)
	}
	for i := 0; i < last; i++ {
		mark := byte('~')
		switch {
		case i < s.column:
			mark = ' '
		case i == s.column:
			mark = '^'
		}
		c := byte(0)
		if i < len(s.text) {
			c = s.text[i]
		}
		out = tabbed(w, c, mark, mark, out)
	}
	w.WriteByte('\n')
	r.color(w, colorReset)
}

// tabbed writes the text for the source byte c at output column out: fill up to the next tab stop
// for a tab, else plain. It returns the column after it.
func tabbed(w *bufio.Writer, c, fill, plain byte, out int) int {
	if c != '\t' {
		w.WriteByte(plain)
		return out + 1
	}
	for {
		w.WriteByte(fill)
		if out++; out%tabStop == 0 {
			return out
		}
	}
}
