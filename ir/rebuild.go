package ir

import "fmt"

// RebuildAttr returns an attribute of the same kind as a whose parts are those of a,
// replaced by attr and typ. The parts are those that SubElements of the definition
// visits: one level, in the same order. The functions return parts that stay the same
// unchanged. If no part changes, the result is a.
//
// The error says why such an attribute is impossible: a part is of a wrong kind, the
// parts together fail the verification of the attribute, or its definition has
// SubElements but no Rebuild.
//
// See [Replacer] for the parts of parts.
func RebuildAttr(a Attribute, attr func(Attribute) Attribute, typ func(Type) Type) (Attribute, error) {
	r := &Rebuilder{attr: attr, typ: typ}
	return r.rebuildAttr(a)
}

// RebuildType is [RebuildAttr] for a type. A recursive type keeps its identity, so
// it cannot get another body; [RebuildTypeBody] and [Replacer] give that to a type of
// another identity.
func RebuildType(t Type, attr func(Attribute) Attribute, typ func(Type) Type) (Type, error) {
	r := &Rebuilder{attr: attr, typ: typ}
	return r.rebuildType(t)
}

// RebuildAttrBody gives target, a recursive attribute, the body of a with replaced parts,
// see [RebuildAttr]. Target has the definition of a and another identity. That it has
// another body already is an error.
func RebuildAttrBody(target, a Attribute, attr func(Attribute) Attribute, typ func(Type) Type) error {
	r := &Rebuilder{attr: attr, typ: typ, target: target}
	_, err := r.rebuildAttr(a)
	return err
}

// RebuildTypeBody is [RebuildAttrBody] for types.
func RebuildTypeBody(target, t Type, attr func(Attribute) Attribute, typ func(Type) Type) error {
	r := &Rebuilder{attr: attr, typ: typ, target: target}
	_, err := r.rebuildType(t)
	return err
}

// A Rebuilder gives the Rebuild function of a definition the replaced parts, and
// takes its error. The function asks for the parts by [Rebuilt] and [RebuiltList],
// checks that it did not fail, and makes the new attribute or type:
//
//	var BoxTypeDef = ir.DefineType(ir.TypeDef{…, Rebuild: ir.TypeRebuild[*BoxType]})
//
//	func (t *BoxType) Rebuild(r *ir.Rebuilder) ir.Type {
//		elem := ir.Rebuilt(r, t.elem)
//		if r.Failed() {
//			return nil
//		}
//		return NewBoxType(elem)
//	}
//
// It must never panic because of a part.
type Rebuilder struct {
	attr   func(Attribute) Attribute
	typ    func(Type) Type
	target any
	err    error
}

// Target is the recursive attribute or type that gets the body of the one that is
// rebuilt. It has the same definition. If it is nil, the rebuilt object itself keeps
// its body.
func (r *Rebuilder) Target() any { return r.target }

// Failf records why the parts do not fit. The first reason counts.
func (r *Rebuilder) Failf(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

// Check records the first error that is not nil. It reports whether no error has
// occurred so far.
func (r *Rebuilder) Check(err error) bool {
	if r.err == nil {
		r.err = err
	}
	return r.err == nil
}

// Failed reports whether the parts do not fit. Then Rebuild returns nil.
func (r *Rebuilder) Failed() bool { return r.err != nil }

// Rebuilt returns what replaces a part, an attribute or a type. A nil part stays nil.
// If the replacement is not a T, or is an attribute that fails a check, the Rebuilder
// fails and the result is the old part.
func Rebuilt[T comparable](r *Rebuilder, part T, checks ...func(Attribute) bool) T {
	var absent T
	if part == absent {
		return part
	}
	var new any
	switch x := any(part).(type) {
	case Attribute:
		new = r.attr(x)
	case Type:
		new = r.typ(x)
	default:
		panic(fmt.Sprintf("ir: a %T is neither an attribute nor a type", part))
	}
	t, ok := new.(T)
	for _, check := range checks {
		ok = ok && check(new.(Attribute))
	}
	if !ok {
		r.Failf("%v cannot take the place of %v", new, part)
		return part
	}
	return t
}

// RebuiltList is [Rebuilt] of each part of a list, in order. The result is a new
// list.
func RebuiltList[T comparable](r *Rebuilder, parts []T, checks ...func(Attribute) bool) []T {
	list := make([]T, len(parts))
	for i, p := range parts {
		list[i] = Rebuilt(r, p, checks...)
	}
	return list
}

func (r *Rebuilder) rebuildAttr(a Attribute) (Attribute, error) {
	def := a.Def()
	switch {
	case def.SubElements == nil:
		return a, nil
	case def.Rebuild == nil:
		return nil, fmt.Errorf("attributes of kind %s cannot be rebuilt", def.Name())
	}
	b := def.Rebuild(a, r)
	if r.err != nil {
		return nil, r.err
	}
	return b, nil
}

func (r *Rebuilder) rebuildType(t Type) (Type, error) {
	def := t.Def()
	switch {
	case def.SubElements == nil:
		return t, nil
	case def.Rebuild == nil:
		return nil, fmt.Errorf("types of kind %s cannot be rebuilt", def.Name())
	}
	u := def.Rebuild(t, r)
	if r.err != nil {
		return nil, r.err
	}
	return u, nil
}

// AttrRebuild is the Rebuild of a definition whose attributes, of Go type A, have it
// as a method. Go lets a method call the constructor, which refers to the
// definition's variable; a function in that variable may not.
//
//	var PairAttrDef = ir.DefineAttr(ir.AttrDef{…, Rebuild: ir.AttrRebuild[*PairAttr]})
func AttrRebuild[A interface {
	Attribute
	Rebuild(r *Rebuilder) Attribute
}](a Attribute, r *Rebuilder) Attribute {
	return a.(A).Rebuild(r)
}

// TypeRebuild is [AttrRebuild] for types.
func TypeRebuild[T interface {
	Type
	Rebuild(r *Rebuilder) Type
}](t Type, r *Rebuilder) Type {
	return t.(T).Rebuild(r)
}
