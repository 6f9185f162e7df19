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
		w := missingWalk{op: op}
		w.typ(t)
		return w.run()
	}
	return nil
}

// missingInAttr is missingBody for the types in an attribute.
func missingInAttr(op *ir.Operation, a ir.Attribute) *diag.Diagnostic {
	switch a := a.(type) {
	case *ir.TypeAttr:
		return missingBody(op, a.Value())
	case *ir.ArrayAttr, *ir.DictionaryAttr:
		w := missingWalk{op: op}
		w.attr(a)
		return w.run()
	}
	return nil
}

func isMissing(op *ir.Operation, t incomplete) *diag.Diagnostic {
	if m := t.MissingBody(); m != nil {
		return op.Errorf("has a type made of '%s', which was never given a body", m)
	}
	return nil
}

// missingWalk looks for what lacks a body in types and attributes that are made of
// any others. Each is visited once: they may share parts without end.
type missingWalk struct {
	op    *ir.Operation
	seen  map[any]bool
	work  []func() // the parts of what was seen
	found *diag.Diagnostic
}

func (w *missingWalk) run() *diag.Diagnostic {
	for len(w.work) > 0 && w.found == nil {
		parts := w.work[0]
		w.work = w.work[1:]
		parts()
	}
	return w.found
}

func (w *missingWalk) typ(t ir.Type) {
	switch t := t.(type) {
	case incomplete:
		if w.found == nil {
			w.found = isMissing(w.op, t)
		}
	case *ir.FunctionType, *ir.TupleType, *ir.MemRefType, *ir.UnrankedMemRefType:
		w.later(t, func() { ir.WalkTypeSubElements(t, func(ir.Attribute) {}, w.typ) })
	}
}

func (w *missingWalk) attr(a ir.Attribute) {
	switch a := a.(type) {
	case *ir.TypeAttr:
		w.typ(a.Value())
	case *ir.ArrayAttr, *ir.DictionaryAttr:
		w.later(a, func() { ir.WalkSubElements(a, w.attr, w.typ) })
	}
}

// later visits the parts of x, once.
func (w *missingWalk) later(x any, parts func()) {
	if w.seen == nil {
		w.seen = map[any]bool{}
	}
	if !w.seen[x] {
		w.seen[x] = true
		w.work = append(w.work, parts)
	}
}
