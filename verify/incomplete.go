package verify

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// An incomplete type may be made of one that has an identity but no body yet. That
// is fine while types are made, but not in a program.
type incomplete interface {
	// MissingBody is such a type that this one is or is made of, nil if there is
	// none.
	MissingBody() ir.Type
}

// missingBody is an error if a type that an operation mentions lacks a body.
func missingBody(op *ir.Operation, t ir.Type) *diag.Diagnostic {
	switch t := t.(type) {
	case incomplete:
		if m := t.MissingBody(); m != nil {
			return op.Errorf("has a type made of '%s', which was never given a body", m)
		}
	case *ir.FunctionType:
		for _, t := range t.Inputs() {
			if d := missingBody(op, t); d != nil {
				return d
			}
		}
		for _, t := range t.Results() {
			if d := missingBody(op, t); d != nil {
				return d
			}
		}
	}
	return nil
}
