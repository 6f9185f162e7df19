package ir

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/diag"
)

// PlaceOf says where a diagnostic about a location points: at the first file
// position in it, with the call sites around that.
func PlaceOf(l Location) diag.Place {
	p := diag.Place{ID: l}
	if f := filePosition(l); f != nil {
		p.Filename, p.Line, p.Column = f.file, int(f.line), int(f.col)
	} else if _, ok := l.(*UnknownLoc); !ok {
		p.Text = l.String()
	}
	for cs := callSite(l); cs != nil; cs = callSite(cs.caller) {
		caller := diag.Place{ID: cs.caller}
		if f := filePosition(cs.caller); f != nil {
			caller.Filename, caller.Line, caller.Column = f.file, int(f.line), int(f.col)
		} else {
			caller.Text = cs.caller.String()
		}
		p.Callers = append(p.Callers, caller)
	}
	return p
}

// filePosition finds the first file position in a location.
func filePosition(l Location) *FileLineColLoc {
	switch l := l.(type) {
	case *FileLineColLoc:
		return l
	case *NameLoc:
		return filePosition(l.child)
	case *OpaqueLoc:
		return filePosition(l.fallback)
	case *CallSiteLoc:
		return filePosition(l.callee)
	case *FusedLoc:
		for _, l := range l.locs {
			if f := filePosition(l); f != nil {
				return f
			}
		}
	}
	return nil
}

func callSite(l Location) *CallSiteLoc {
	switch l := l.(type) {
	case *CallSiteLoc:
		return l
	case *NameLoc:
		return callSite(l.child)
	case *OpaqueLoc:
		return callSite(l.fallback)
	case *FusedLoc:
		for _, l := range l.locs {
			if cs := callSite(l); cs != nil {
				return cs
			}
		}
	}
	return nil
}

// Place says where a diagnostic about the operation points.
func (op *Operation) Place() diag.Place {
	if t, _ := op.Context().LocationTableAt(op.pos); op.loc == nil && op.pos.IsValid() && t == nil {
		return diag.At(op.pos).Resolve(op.Context().Files())
	}
	return PlaceOf(op.Loc())
}

// Errorf returns an error about the operation: "'arith.addi' op …". It is
// returned, not yet reported, so that notes can be added. With
// [Context.SetPrintOpOnDiagnostic] the text of the operation is the first note. Where nobody
// has given the operation a location, the first line of its text is.
func (op *Operation) Errorf(format string, args ...any) *diag.Diagnostic {
	return op.ErrorPlainf("'" + op.def.Name + "' op " + fmt.Sprintf(format, args...))
}

// ErrorPlainf is Errorf without the operation's name before the message.
func (op *Operation) ErrorPlainf(format string, args ...any) *diag.Diagnostic {
	return op.quoted(diag.Errorf(op.Place(), format, args...))
}

// Warningf returns a warning about the operation, as ErrorPlainf returns an error;
// it quotes the custom form.
func (op *Operation) Warningf(format string, args ...any) *diag.Diagnostic {
	return op.quoted(diag.Warningf(op.Place(), format, args...))
}

// Remarkf returns a remark about the operation, as Warningf returns a warning.
func (op *Operation) Remarkf(format string, args ...any) *diag.Diagnostic {
	return op.quoted(diag.Remarkf(op.Place(), format, args...))
}

// quoted adds the text of the operation to a diagnostic if it is to be there.
func (op *Operation) quoted(d *diag.Diagnostic) *diag.Diagnostic {
	if op.Context().printOp.Load() {
		d.Note(d.Place, "see current operation: "+op.diagnosticText(d.Severity == diag.Error))
	} else if op.loc == nil && !op.pos.IsValid() {
		text, _, _ := strings.Cut(strings.TrimPrefix(op.DiagnosticText(), "\n"), "\n")
		d.Note(d.Place, "see current operation: "+text)
	}
	return d
}

// DiagnosticText is the operation as errors quote it: its generic form, unless
// [Context.SetDiagnosticText] says otherwise, on a line of its own if it has several.
func (op *Operation) DiagnosticText() string { return op.diagnosticText(true) }

// NoteText is the operation as notes quote it: like [Operation.DiagnosticText], but in its
// custom form.
func (op *Operation) NoteText() string { return op.diagnosticText(false) }

func (op *Operation) diagnosticText(generic bool) string {
	var text []byte
	if f := op.Context().diagnosticText.Load(); f != nil {
		text = (*f)(nil, op, generic)
	} else {
		text = appendOperation(nil, op, generic)
	}
	if i := bytes.IndexByte(text, '\n'); i > 0 {
		return "\n" + string(text)
	}
	return string(text)
}
