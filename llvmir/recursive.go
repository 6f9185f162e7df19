package llvmir

import "sort"

// This file finds structs that contain themselves. With opaque pointers, no other type can contain
// itself. After this check, types are trees.

// A structDef is the position of a struct's body.
type structDef struct {
	typ *Type
	end int // position of the token after it
}

// recursion reports the first struct body that makes a struct contain itself.
func (p *parser) recursion() {
	if p.typed || !findCycle(p.structDefs) {
		return
	}
	defs := p.structDefs
	n := sort.Search(len(defs), func(n int) bool { return findCycle(defs[:n]) })
	d := defs[n-1]
	if p.err == nil || d.end < p.err.reach {
		p.err = &syntaxError{pos: d.end, reach: d.end, msg: "identified structure type '" + d.typ.name + "' is recursive"}
	}
}

// ContainsItself reports whether a struct in a list of identified structs contains itself, other than
// behind a typed pointer. Structs that are not in the list count as opaque. It takes time linear in
// the size of the types.
func ContainsItself(list []*Type) bool {
	defs := make([]structDef, len(list))
	for i, t := range list {
		defs[i].typ = t
	}
	return findCycle(defs)
}

// findCycle reports whether a struct in defs contains itself. It treats all other structs as
// opaque. It takes time linear in the size of the types and does not recurse.
func findCycle(defs []structDef) bool {
	const (
		open = iota + 1
		done
	)
	state := make(map[*Type]int8, len(defs))
	known := make(map[*Type]bool, len(defs))
	for _, d := range defs {
		known[d.typ] = true
	}
	type frame struct {
		typ  *Type
		next int
	}
	var stack []frame
	for _, d := range defs {
		if state[d.typ] == 0 {
			state[d.typ] = open
			stack = append(stack, frame{typ: d.typ})
		}
		for len(stack) > 0 {
			f := &stack[len(stack)-1]
			part := f.typ.part(f.next)
			f.next++
			switch {
			case part == nil:
				state[f.typ] = done
				stack = stack[:len(stack)-1]
			case part.kind == StructType && !part.literal && !known[part]:
			case state[part] == open:
				return true
			case state[part] == 0:
				state[part] = open
				stack = append(stack, frame{typ: part})
			}
		}
	}
	return false
}

// part returns the n-th type that a type contains by value, nil if there are fewer.
func (t *Type) part(n int) *Type {
	switch t.kind {
	case ArrayType, VectorType:
		if n == 0 {
			return t.elem
		}
	case StructType, TargetExtType:
		if n < len(t.elems) {
			return t.elems[n]
		}
	}
	return nil
}
