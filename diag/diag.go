package diag

import (
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/gomlir/gomlir/source"
)

// Severity says how bad a diagnostic is. The zero value is Error. A smaller
// value is worse.
type Severity uint8

const (
	Error   Severity = iota // the input is wrong; the command fails
	Warning                 // the input is probably not what its author wants
	Remark                  // something a pass wants to tell
	Note                    // explains the diagnostic it is attached to
)

var severityNames = [...]string{"error", "warning", "remark", "note"}

// String returns "error", "warning", "remark" or "note".
func (s Severity) String() string {
	if int(s) < len(severityNames) {
		return severityNames[s]
	}
	return fmt.Sprintf("Severity(%d)", uint8(s))
}

// Place says where a diagnostic points. The zero Place is an unknown location.
//
// The first field that is set counts: Pos, then Filename with Line, then Text.
type Place struct {
	// Pos is the position in a file that this process read.
	Pos source.Pos

	// Filename, Line and Column name a place in a file that need not exist.
	// Line and Column count from 1, Column in bytes. The file is named when
	// Filename is not empty; a Line or Column of 0 is a place in it that is
	// not known, and is printed as 0.
	Filename     string
	Line, Column int

	// Width is the number of bytes, on the same line, that the diagnostic is
	// about; they are underlined. 0 marks the column alone.
	Width int

	// Text is how a location that names no file is written in IR, such as
	// loc("name"). It is empty for an unknown location.
	Text string

	// Callers are the call sites that led here, the innermost first: the
	// callers of a callsite location. Their own Callers are not looked at.
	Callers []Place

	// ID is the identity of the location, a comparable value such as a
	// location attribute, or nil. Two places with an ID are the same if their
	// IDs are equal; otherwise, if they show as the same.
	ID any
}

// At returns the place of a position in a file being read.
func At(p source.Pos) Place { return Place{Pos: p} }

// Resolve returns p with Filename, Line and Column filled in from Pos, which
// is a position of set.
func (p Place) Resolve(set *source.Set) Place {
	if p.Pos.IsValid() && set != nil {
		if at := set.Position(p.Pos); at.IsValid() {
			p.Filename, p.Line, p.Column = at.Filename, at.Line, at.Column
		}
	}
	return p
}

// inFile reports whether p, which is resolved, names a file.
func (p Place) inFile() bool { return p.Filename != "" }

// same reports whether p and q, which are resolved, are one location.
func (p Place) same(q Place) bool {
	if p.ID != nil && q.ID != nil {
		return p.ID == q.ID
	}
	return p.Filename == q.Filename && p.Line == q.Line && p.Column == q.Column &&
		p.Text == q.Text && len(p.Callers) == len(q.Callers)
}

// Diagnostic is one message about the user's input, with the notes that explain it. It is not safe for concurrent use while notes are being added.
type Diagnostic struct {
	Severity Severity
	Place    Place
	Message  string
	Notes    []*Diagnostic // of severity Note; their own Notes are not looked at

	// Tolerated is set for the rare errors that upstream reports and then ignores.
	Tolerated bool

	// Extra is set for a note that upstream does not give. Expectations may match it, but
	// do not require one for it.
	Extra bool

	// Raw is set for a text that upstream's libraries write directly to standard error,
	// past all handlers of diagnostics. A Renderer writes it unchanged, without place,
	// severity and notes. Filters and expectations do not apply to it.
	Raw bool
}

// New returns a diagnostic. The message is formatted as by [fmt.Sprintf], and
// taken as it is if there are no arguments.
func New(s Severity, at Place, format string, args ...any) *Diagnostic {
	return &Diagnostic{Severity: s, Place: at, Message: message(format, args)}
}

// Errorf returns an error at a place. See [New].
func Errorf(at Place, format string, args ...any) *Diagnostic {
	return New(Error, at, format, args...)
}

// Warningf returns a warning at a place. See [New].
func Warningf(at Place, format string, args ...any) *Diagnostic {
	return New(Warning, at, format, args...)
}

// Remarkf returns a remark at a place. See [New].
func Remarkf(at Place, format string, args ...any) *Diagnostic {
	return New(Remark, at, format, args...)
}

// message formats, leaving alone text that is quoted from the user's input
// and may have percent signs in it.
func message(format string, args []any) string {
	if len(args) == 0 {
		return format
	}
	return fmt.Sprintf(format, args...)
}

// Note attaches a note and returns d. See [New] for the message.
func (d *Diagnostic) Note(at Place, format string, args ...any) *Diagnostic {
	d.Notes = append(d.Notes, New(Note, at, format, args...))
	return d
}

// Trace attaches a note with the stack of the calling goroutine, as
// --mlir-print-stacktrace-on-diagnostic asks for, and returns d.
func (d *Diagnostic) Trace() *Diagnostic {
	return d.Note(d.Place, "diagnostic emitted with trace:\n"+string(debug.Stack()))
}

// Error returns the message with its place, without the notes, so that a
// program that stops at the first complaint can return it as an error. A place
// that was not resolved is left out.
func (d *Diagnostic) Error() string {
	var b strings.Builder
	switch p := d.Place; {
	case p.Filename != "":
		fmt.Fprintf(&b, "%s:%d:%d: ", p.Filename, p.Line, p.Column)
	case p.Text != "":
		b.WriteString(p.Text + ": ")
	}
	b.WriteString(d.Severity.String() + ": " + d.Message)
	return b.String()
}

// Handler takes a finished diagnostic: no notes are added any more, and the
// handler must not change it.
type Handler func(*Diagnostic)

// Filter returns a handler that passes diagnostics at least as severe as least on to h,
// without their notes unless notes is true. These are the choices of
// --mlir-diagnostic-verbosity-level and --mlir-disable-diagnostic-notes.
func Filter(h Handler, least Severity, notes bool) Handler {
	return func(d *Diagnostic) {
		if d.Severity > least && !d.Raw {
			return
		}
		if !notes && len(d.Notes) > 0 {
			bare := *d
			bare.Notes = nil
			d = &bare
		}
		h(d)
	}
}
