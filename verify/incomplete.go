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
		return isMissing(op, t)
	case *ir.FunctionType:
		return missingInFunction(op, t)
	}
	return nil
}

func isMissing(op *ir.Operation, t incomplete) *diag.Diagnostic {
	if m := t.MissingBody(); m != nil {
		return op.Errorf("has a type made of '%s', which was never given a body", m)
	}
	return nil
}

// missingInFunction is missingBody for a function type. Function types in it, which
// are rare, are visited once: they may share parts without end.
func missingInFunction(op *ir.Operation, t *ir.FunctionType) *diag.Diagnostic {
	var seen map[*ir.FunctionType]bool
	work := []*ir.FunctionType{t}
	for len(work) > 0 {
		t := work[0]
		work = work[1:]
		for _, list := range [2][]ir.Type{t.Inputs(), t.Results()} {
			for _, part := range list {
				switch part := part.(type) {
				case incomplete:
					if d := isMissing(op, part); d != nil {
						return d
					}
				case *ir.FunctionType:
					if seen == nil {
						seen = map[*ir.FunctionType]bool{}
					}
					if !seen[part] {
						seen[part] = true
						work = append(work, part)
					}
				}
			}
		}
	}
	return nil
}
