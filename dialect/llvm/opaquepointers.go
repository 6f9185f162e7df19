package llvm

import "github.com/gomlir/gomlir/ir"

// OpaquePointers turns types of the typed era into today's: a pointer to anything
// into one that does not say to what, a vector of such pointers into a builtin one,
// x86_mmx into a vector of 64 bits, and what is made of these accordingly.
//
// An identified struct keeps its name. A context has one struct of each name, and
// bodies do not change, so the result is a type apart, which no text or call but
// this one gives. It prints as any struct of that name.
//
// The zero OpaquePointers is ready to use, by one goroutine. It remembers what
// became of a type; two of them make the same types.
type OpaquePointers struct {
	types   map[ir.Type]ir.Type
	typed   map[ir.Type]bool
	pending []*StructType // whose bodies are to be made
	running bool
}

// Type returns what a type becomes, the type itself if nothing is typed about it.
// Types of other dialects are left alone but for functions of the
// builtin one.
func (o *OpaquePointers) Type(t ir.Type) ir.Type {
	if o.types == nil {
		o.types, o.typed = map[ir.Type]ir.Type{}, map[ir.Type]bool{}
	}
	u := o.convert(t)
	if o.running {
		return u
	}
	// A struct is by value in another one, in another one, …: no recursion here.
	o.running = true
	for len(o.pending) > 0 {
		s := o.pending[len(o.pending)-1]
		o.pending = o.pending[:len(o.pending)-1]
		o.types[s].(*StructType).setBody(&structBody{elems: o.list(s.Body()), packed: s.IsPacked()})
	}
	o.running = false
	return u
}

// IsTyped reports whether a type is one of the typed era.
func (o *OpaquePointers) IsTyped(t ir.Type) bool { return o.Type(t) != t }

func (o *OpaquePointers) convert(t ir.Type) ir.Type {
	if u, ok := o.types[t]; ok {
		return u
	}
	u := t
	if o.isTyped(t) {
		u = o.replace(t)
	}
	o.types[t] = u
	return u
}

// isTyped reports whether a type of the typed era can be reached from a type. It
// finds that out for all that can be reached, at once, so that long chains and
// cycles of structs cost no more than their parts.
func (o *OpaquePointers) isTyped(t ir.Type) bool {
	if typed, known := o.typed[t]; known {
		return typed
	}
	users := map[ir.Type][]ir.Type{}
	var found, parts []ir.Type // found are those that are known to be typed
	work := []ir.Type{t}
	o.typed[t] = false
	for len(work) > 0 {
		t := work[len(work)-1]
		work = work[:len(work)-1]
		if parts = appendTypedParts(parts[:0], t); isTypedItself(t) {
			o.typed[t] = true
			found = append(found, t)
		}
		for _, part := range parts {
			typed, known := o.typed[part]
			switch {
			case !known:
				o.typed[part] = false
				work = append(work, part)
			case typed && !o.typed[t]:
				o.typed[t] = true
				found = append(found, t)
			}
			users[part] = append(users[part], t)
		}
	}
	for len(found) > 0 {
		t := found[len(found)-1]
		found = found[:len(found)-1]
		for _, user := range users[t] {
			if !o.typed[user] {
				o.typed[user] = true
				found = append(found, user)
			}
		}
	}
	return o.typed[t]
}

// isTypedItself reports whether a type is of the typed era whatever it is made of.
func isTypedItself(t ir.Type) bool {
	switch t := t.(type) {
	case *PointerType:
		return t.elem != nil
	case *VectorType, *X86MMXType:
		return true
	}
	return false
}

// appendTypedParts appends the types that a type is made of, as far as they can be
// of the typed era.
func appendTypedParts(dst []ir.Type, t ir.Type) []ir.Type {
	switch t := t.(type) {
	case composite:
		return t.appendParts(dst)
	case *ir.FunctionType:
		return append(append(dst, t.Inputs()...), t.Results()...)
	}
	return dst
}

func (o *OpaquePointers) list(ts []ir.Type) []ir.Type {
	list := make([]ir.Type, len(ts))
	for i, t := range ts {
		list[i] = o.convert(t)
	}
	return list
}

// replace makes the type for one of the typed era.
func (o *OpaquePointers) replace(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *PointerType:
		return NewPointerType(t.Context(), t.space)
	case *X86MMXType:
		return ir.NewVectorType([]int64{1}, nil, t.Context().I64())
	case *VectorType:
		if t.scalable {
			return ScalableVectorType(o.convert(t.elem), t.n)
		}
		return FixedVectorType(o.convert(t.elem), t.n)
	case *ArrayType:
		return NewArrayType(o.convert(t.elem), t.n)
	case *FunctionType:
		return functionType(o.convert(t.Result()), o.list(t.Params()), t.IsVariadic())
	case *TargetExtType:
		return NewTargetExtType(t.Context(), t.name, o.list(t.types), t.ints)
	case *ir.FunctionType:
		return ir.NewFunctionType(t.Context(), o.list(t.Inputs()), o.list(t.Results()))
	case *StructType:
		if !t.identified {
			return NewLiteralStruct(t.Context(), o.list(t.Body()), t.IsPacked())
		}
		u := opaqueStruct(t)
		o.types[t] = u
		o.pending = append(o.pending, t)
		return u
	}
	return t
}
