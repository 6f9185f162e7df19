package ir

// SymbolRefs finds references to symbols in the attributes of operations, and in the types
// in these. It looks at each attribute once, so that it is fast for many operations. The
// zero SymbolRefs is ready for use. It belongs to one goroutine.
type SymbolRefs struct {
	refs map[Attribute][]*SymbolRefAttr
}

// Of returns the references in the attributes of an operation, but not in those of the
// operations in it. The slice must not be changed.
func (s *SymbolRefs) Of(op *Operation) (list []*SymbolRefAttr) {
	if a := op.InherentAttrs(); a != nil {
		list = s.In(a)
	}
	if more := op.Discardables(); more != nil {
		list = append(list[:len(list):len(list)], s.In(more)...)
	}
	return list
}

// In returns the references in an attribute. The slice must not be changed.
func (s *SymbolRefs) In(a Attribute) []*SymbolRefAttr {
	if list, ok := s.refs[a]; ok {
		return list
	}
	var list []*SymbolRefAttr
	seen := map[any]bool{}
	var attr func(Attribute)
	var typ func(Type)
	attr = func(a Attribute) {
		if ref, ok := a.(*SymbolRefAttr); ok {
			list = append(list, ref)
		} else if !seen[a] {
			seen[a] = true
			WalkSubElements(a, attr, typ)
		}
	}
	typ = func(t Type) {
		if !seen[t] {
			seen[t] = true
			WalkTypeSubElements(t, attr, typ)
		}
	}
	attr(a)
	if s.refs == nil {
		s.refs = map[Attribute][]*SymbolRefAttr{}
	}
	s.refs[a] = list
	return list
}
