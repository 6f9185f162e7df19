package llvmir

import "sort"

// This file finds structs that contain themselves. With opaque pointers nothing
// else could lead from a type to itself, so that types are trees from here on.

// A structDef is where the body of a struct was read.
type structDef struct {
	typ *Type
	end int // the token after it
}

// recursion complains about the first body after which a struct contains itself.
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

// findCycle reports whether one of some structs contains itself, of all other
// structs the body not being known. It takes time linear in the size of the types
// and no stack.
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

// part is the n-th type that a type is made of by value, nil if there are fewer.
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
