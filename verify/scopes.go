package verify

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// scopes checks that types and attributes that belong to a region are mentioned only in
// that region, alone or as a part of others.
func (v *verifier) scopes(op *ir.Operation) bool {
	reached := ir.ReachedScopes(op)
	if len(reached) == 0 {
		return true
	}
	ok := true
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		if d := outOfScope(op, reached); d != nil {
			v.report(d)
			ok = false
		}
		if v.shallow {
			return ir.Interrupt
		}
		return ir.Advance
	})
	return ok
}

// outOfScope reports a type or attribute of an operation that contains one of a region
// that is not around the operation.
func outOfScope(op *ir.Operation, reached map[any][]*ir.Scope) (d *diag.Diagnostic) {
	check := func(x any, r *ir.Region) {
		for _, s := range reached[x] {
			if d == nil && !r.HasScope(s) {
				d = wrongScope(op, x, s)
			}
		}
	}
	outside := op.ParentRegion()
	op.Mentions(
		func(a ir.Attribute, r *ir.Region) { check(a, or(r, outside)) },
		func(t ir.Type, r *ir.Region) { check(t, or(r, outside)) })
	return d
}

func or(r, outside *ir.Region) *ir.Region {
	if r != nil {
		return r
	}
	return outside
}

func wrongScope(op *ir.Operation, x any, s *ir.Scope) *diag.Diagnostic {
	kind := "attribute"
	if _, ok := x.(ir.Type); ok {
		kind = "type"
	}
	d := op.Errorf("mentions %s '%v', which has a part that is defined in a region that the operation is not in", kind, x)
	for _, def := range s.Defs() {
		if t := def.Type; t != nil && ir.ScopeOf(t) == s && def.Pos.IsValid() {
			d.Note(diag.At(def.Pos), "'!%s' is defined here", def.Name)
			return d
		}
	}
	return d
}
