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
	if op.loc == nil && op.pos.IsValid() {
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
	d := diag.Errorf(op.Place(), format, args...)
	if op.Context().printOp.Load() {
		d.Note(d.Place, "see current operation: "+op.DiagnosticText())
	} else if op.loc == nil && !op.pos.IsValid() {
		text, _, _ := strings.Cut(strings.TrimPrefix(op.DiagnosticText(), "\n"), "\n")
		d.Note(d.Place, "see current operation: "+text)
	}
	return d
}

// DiagnosticText is the operation as messages quote it: its generic form, unless
// [Context.SetDiagnosticText] says otherwise, on a line of its own if it has several.
func (op *Operation) DiagnosticText() string {
	var text []byte
	if f := op.Context().diagnosticText.Load(); f != nil {
		text = (*f)(nil, op)
	} else {
		text = appendOperation(nil, op, true)
	}
	if i := bytes.IndexByte(text, '\n'); i > 0 {
		return "\n" + string(text)
	}
	return string(text)
}
