package verify

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// An incomplete type may contain a type that has an identity but no body yet. That is
// fine while types are made, but invalid in a program.
type incomplete interface {
	// MissingBody returns a type without a body that this one is or contains, nil if
	// absent.
	MissingBody() ir.Type
}

// A missingWalk looks for types and attributes without a body in others. It visits each
// one once: they may share many parts, and most are mentioned by many operations.
type missingWalk struct {
	whole map[any]bool // visited types and attributes in which no body is missing
	work  []any        // types and attributes whose parts are to be visited
	found ir.Type      // what lacks a body
}

// inType returns an error if a type that an operation mentions lacks a body.
func (w *missingWalk) inType(op *ir.Operation, t ir.Type) *diag.Diagnostic {
	w.typ(t)
	return w.run(op)
}

// inAttr is inType for the types in an attribute.
func (w *missingWalk) inAttr(op *ir.Operation, a ir.Attribute) *diag.Diagnostic {
	w.attr(a)
	return w.run(op)
}

func (w *missingWalk) run(op *ir.Operation) *diag.Diagnostic {
	for i := 0; i < len(w.work) && w.found == nil; i++ {
		switch x := w.work[i].(type) {
		case ir.Type:
			ir.WalkTypeSubElements(x, func(ir.Attribute) {}, w.typ)
		case ir.Attribute:
			ir.WalkSubElements(x, w.attr, w.typ)
		}
	}
	w.work = w.work[:0]
	found := w.found
	if found == nil {
		return nil
	}
	w.whole, w.found = nil, nil
	return op.Errorf("has a type made of '%s', which was never given a body", found)
}

func (w *missingWalk) typ(t ir.Type) {
	switch t := t.(type) {
	case incomplete:
		if w.found == nil {
			w.found = t.MissingBody()
		}
	case *ir.FunctionType, *ir.TupleType, *ir.MemRefType, *ir.UnrankedMemRefType:
		w.later(t)
	}
}

func (w *missingWalk) attr(a ir.Attribute) {
	switch a := a.(type) {
	case *ir.TypeAttr:
		w.typ(a.Value())
	case *ir.ArrayAttr, *ir.DictionaryAttr:
		w.later(a)
	}
}

// later visits the parts of x, once.
func (w *missingWalk) later(x any) {
	if !w.whole[x] {
		if w.whole == nil {
			w.whole = map[any]bool{}
		}
		w.whole[x] = true
		w.work = append(w.work, x)
	}
}
