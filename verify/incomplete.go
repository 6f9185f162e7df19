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
	case *ir.FunctionType, *ir.TupleType, *ir.MemRefType, *ir.UnrankedMemRefType:
		return missingInParts(op, t)
	}
	return nil
}

func isMissing(op *ir.Operation, t incomplete) *diag.Diagnostic {
	if m := t.MissingBody(); m != nil {
		return op.Errorf("has a type made of '%s', which was never given a body", m)
	}
	return nil
}

// missingInParts is missingBody for a type that is made of any others. Each is
// visited once: they may share parts without end.
func missingInParts(op *ir.Operation, t ir.Type) (found *diag.Diagnostic) {
	var seen map[ir.Type]bool
	work := []ir.Type{t}
	visit := func(part ir.Type) {
		switch part := part.(type) {
		case incomplete:
			if found == nil {
				found = isMissing(op, part)
			}
		case *ir.FunctionType, *ir.TupleType, *ir.MemRefType, *ir.UnrankedMemRefType:
			if seen == nil {
				seen = map[ir.Type]bool{}
			}
			if !seen[part] {
				seen[part] = true
				work = append(work, part)
			}
		}
	}
	for len(work) > 0 && found == nil {
		t := work[0]
		work = work[1:]
		ir.WalkTypeSubElements(t, func(ir.Attribute) {}, visit)
	}
	return found
}
