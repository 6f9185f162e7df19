package ir

import "slices"

// SymbolRefs finds the references to symbols in the attributes of operations. It looks at
// each attribute once, however many operations have it. The zero SymbolRefs is ready to
// use. It is not safe for concurrent use.
type SymbolRefs struct {
	known map[Attribute][]*SymbolRefAttr
}

// Of returns the references in the attributes of an operation, and in the types in these,
// each reference once. What is in the regions of the operation does not count. The slice
// must not be changed.
func (s *SymbolRefs) Of(op *Operation) []*SymbolRefAttr {
	var list []*SymbolRefAttr
	if a := op.InherentAttrs(); a != nil {
		list = s.In(a)
	}
	if more := op.Discardables(); more != nil {
		refs := s.In(more)
		if len(list) == 0 {
			return refs
		}
		inherent := map[*SymbolRefAttr]bool{}
		for _, ref := range list {
			inherent[ref] = true
		}
		list = slices.Clip(list)
		for _, ref := range refs {
			if !inherent[ref] {
				list = append(list, ref)
			}
		}
	}
	return list
}

// In returns the references in an attribute, each once. The slice must not be changed.
func (s *SymbolRefs) In(a Attribute) []*SymbolRefAttr {
	if list, ok := s.known[a]; ok {
		return list
	}
	var list []*SymbolRefAttr
	var todo []any
	var seen map[any]bool // of those that have parts, and references
	add := func(x any, ref *SymbolRefAttr, leaf bool) {
		if seen[x] || leaf && ref == nil {
			return
		}
		if seen == nil {
			seen = map[any]bool{}
		}
		seen[x] = true
		if ref != nil {
			list = append(list, ref)
		} else {
			todo = append(todo, x)
		}
	}
	attr := func(a Attribute) {
		ref, _ := a.(*SymbolRefAttr)
		add(a, ref, a.Def().SubElements == nil)
	}
	typ := func(t Type) { add(t, nil, t.Def().SubElements == nil) }
	attr(a)
	for len(todo) > 0 {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if t, ok := x.(Type); ok {
			WalkTypeSubElements(t, attr, typ)
		} else {
			WalkSubElements(x.(Attribute), attr, typ)
		}
	}
	if s.known == nil {
		s.known = map[Attribute][]*SymbolRefAttr{}
	}
	s.known[a] = list
	return list
}
