package ir

import "slices"

// SymbolRefs finds the references to symbols in the attributes of operations. It looks at
// each attribute once, however many operations have it. The attributes must be of one
// context. The zero SymbolRefs is ready to use. It is not safe for concurrent use.
type SymbolRefs struct {
	// none has a bit for the number of each attribute that is known to have no references,
	// as most attributes have none.
	none []uint64
	some map[*AttrBase][]*SymbolRefAttr

	// The rest is for one attribute.
	list  []*SymbolRefAttr
	parts []Attribute
	todo  []any
	seen  map[any]bool // of those that have parts, and references
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
		if len(refs) == 0 {
			return list
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
	if s.hasNone(a) {
		return nil
	}
	base := a.attrBase()
	if list, ok := s.some[base]; ok {
		return list
	}
	list := s.search(a)
	if len(list) == 0 {
		return nil
	}
	if s.some == nil {
		s.some = map[*AttrBase][]*SymbolRefAttr{}
	}
	s.some[base] = list
	// What is next to a reference may be large, and be next to others.
	WalkSubElements(a, func(part Attribute) { s.parts = append(s.parts, part) }, func(Type) {})
	for _, part := range s.parts {
		if part.Def().SubElements != nil && !s.hasNone(part) {
			s.search(part)
		}
	}
	clear(s.parts)
	s.parts = s.parts[:0]
	return list
}

// hasNone reports whether an attribute is known to have no references.
func (s *SymbolRefs) hasNone(a Attribute) bool {
	id := a.attrBase().id
	return int(id/64) < len(s.none) && s.none[id/64]&(1<<(id%64)) != 0
}

// markNone records that an attribute has no references.
func (s *SymbolRefs) markNone(a Attribute) {
	id := a.attrBase().id
	if word := int(id / 64); word >= len(s.none) {
		s.none = append(s.none, make([]uint64, word+1-len(s.none))...)
	}
	s.none[id/64] |= 1 << (id % 64)
}

// search finds the references in an attribute. If it finds nothing, it marks the attribute and
// all its parts as having none.
func (s *SymbolRefs) search(a Attribute) []*SymbolRefAttr {
	if s.seen == nil || len(s.seen) > 128 { // to empty a map costs as much as its size once was
		s.seen = map[any]bool{}
	}
	clear(s.seen)
	s.list, s.todo = s.list[:0], s.todo[:0]
	s.attr(a)
	for len(s.todo) > 0 {
		x := s.todo[len(s.todo)-1]
		s.todo = s.todo[:len(s.todo)-1]
		if t, ok := x.(Type); ok {
			WalkTypeSubElements(t, s.attr, s.typ)
		} else {
			WalkSubElements(x.(Attribute), s.attr, s.typ)
		}
	}
	if len(s.list) > 0 {
		return slices.Clone(s.list)
	}
	for x := range s.seen {
		if a, ok := x.(Attribute); ok {
			s.markNone(a)
		}
	}
	s.markNone(a)
	return nil
}

func (s *SymbolRefs) attr(a Attribute) {
	ref, isRef := a.(*SymbolRefAttr)
	if !isRef && (a.Def().SubElements == nil || s.hasNone(a)) || s.seen[a] {
		return
	}
	s.seen[a] = true
	if isRef {
		s.list = append(s.list, ref)
	} else {
		s.todo = append(s.todo, a)
	}
}

func (s *SymbolRefs) typ(t Type) {
	if t.Def().SubElements != nil && !s.seen[t] {
		s.seen[t] = true
		s.todo = append(s.todo, t)
	}
}
