package ir

import "cmp"

// A Replacer replaces attributes and types wherever they are in others, however
// deep. This is MLIR's AttrTypeReplacer, for recursive types too. It remembers what
// became of each attribute and type, so that the cost of many is linear in the
// number of different ones. It needs no stack for deep nesting. One goroutine may
// use it at a time.
//
//	r := ir.Replacer{Type: func(t ir.Type) (ir.Type, bool) {
//		return c.I64(), t == c.I32()
//	}}
//	t, err := r.ReplaceType(c.Tuple(c.I32(), c.F32())) // tuple<i64, f32>
type Replacer struct {
	// Attr and Type return the replacement of an attribute or type, and true. Then its
	// parts are not visited. If they return false, only its parts are replaced. A nil
	// function replaces nothing.
	Attr func(Attribute) (Attribute, bool)
	Type func(Type) (Type, bool)
	// RecursiveAttr and RecursiveType return what replaces a recursive attribute
	// or type of which a part is replaced: one of the same definition with another
	// identity, which gets a body from the Replacer. They return nil for all that
	// keeps its identity or has none. Nil functions return nil.
	RecursiveAttr func(Attribute) Attribute
	RecursiveType func(Type) Type

	parent *Replacer
	done   map[any]replaced
}

// replaced is what became of an attribute or type: with is nil if nothing could.
type replaced struct {
	with any
	err  error
}

// ReplaceAttr returns what an attribute becomes, the attribute itself if nothing is
// replaced in it. The error is that of the first part that is not possible, see
// [RebuildAttr].
func (r *Replacer) ReplaceAttr(a Attribute) (Attribute, error) {
	b := r.replace(a)
	if b.err != nil {
		return nil, b.err
	}
	return b.with.(Attribute), nil
}

// ReplaceType is [Replacer.ReplaceAttr] for a type.
func (r *Replacer) ReplaceType(t Type) (Type, error) {
	u := r.replace(t)
	if u.err != nil {
		return nil, u.err
	}
	return u.with.(Type), nil
}

// SetAttr makes b what becomes of a, whatever the Replacer found before. It does
// not change what became of attributes that are made of a.
func (r *Replacer) SetAttr(a, b Attribute) { r.set(a, replaced{with: b}) }

// SetType is [Replacer.SetAttr] for types.
func (r *Replacer) SetType(t, u Type) { r.set(t, replaced{with: u}) }

// ReplaceIn replaces the types and attributes that an operation has itself: the
// types of its results and of the arguments of its blocks, and its attributes; with
// locations also its location and those of the arguments. Operations in it are left
// alone. What is not possible stays, and the first error is returned.
func (r *Replacer) ReplaceIn(op *Operation, locations bool) (err error) {
	value := func(v *Value) {
		t, e := r.ReplaceType(v.Type())
		if e == nil && t != v.Type() {
			v.SetType(t)
		}
		err = cmp.Or(err, e)
	}
	attr := func(a Attribute, set func(Attribute)) {
		b, e := r.ReplaceAttr(a)
		if e == nil && b != a {
			set(b)
		}
		err = cmp.Or(err, e)
	}
	for _, v := range op.Results().All() {
		value(v)
	}
	for _, region := range op.Regions() {
		for b := region.first; b != nil; b = b.next {
			for _, v := range b.Args().All() {
				value(v)
				if l := v.Loc(); l != nil && locations {
					attr(l, func(a Attribute) { v.SetLoc(asLocation(a)) })
				}
			}
		}
	}
	for i := range op.InherentAttrs().Len() {
		if a := op.InherentAttr(i); a != nil {
			attr(a, func(b Attribute) { op.SetInherentAttr(i, b) })
		}
	}
	for _, e := range op.Discardables().Entries() {
		attr(e.Value, func(b Attribute) { op.SetDiscardable(e.Name, b) })
	}
	if l := op.ExplicitLoc(); l != nil && locations {
		attr(l, func(a Attribute) { op.SetLoc(asLocation(a)) })
	}
	return err
}

// asLocation is the replacement of a location.
func asLocation(a Attribute) Location {
	l, ok := a.(Location)
	if !ok {
		panic("ir: a Replacer replaces a location by " + a.String())
	}
	return l
}

// Fork returns a Replacer with the same functions that knows what r knows, then and
// later. What it finds itself, r does not know. It is for trying out what to Set.
func (r *Replacer) Fork() *Replacer {
	f := *r
	f.parent, f.done = r, nil
	return &f
}

func (r *Replacer) set(x any, y replaced) {
	if r.done == nil {
		r.done = map[any]replaced{}
	}
	r.done[x] = y
}

// known is what became of x, if that is known.
func (r *Replacer) known(x any) (replaced, bool) {
	for ; r != nil; r = r.parent {
		if y, ok := r.done[x]; ok {
			return y, true
		}
	}
	return replaced{}, false
}

func (r *Replacer) replace(x any) replaced {
	if y, ok := r.known(x); ok {
		return y
	}
	if y, ok := r.replaceWhole(x); ok {
		return y
	}
	unchanged := true
	walkParts(x, func(part any) {
		y, known := r.known(part)
		unchanged = unchanged && known && y.with == part
	})
	if unchanged {
		r.set(x, replaced{with: x})
		return replaced{with: x}
	}
	g := replaceGraph{r: r, users: map[any][]any{}}
	g.explore(x)
	g.changes()
	g.rebuild()
	y, _ := r.known(x)
	return y
}

// replaceGraph is what an attribute or type is made of, as far as it is not known
// what becomes of that.
type replaceGraph struct {
	r       *Replacer
	nodes   []any         // in the order they were met
	users   map[any][]any // of the nodes and of what is known
	changed map[any]bool  // nodes that are made of something that is replaced
	bodies  []any         // changed nodes with another identity
}

// explore finds all nodes. What Attr and Type replace is known then.
func (g *replaceGraph) explore(root any) {
	add := func(x, user any) {
		if _, seen := g.users[x]; !seen {
			g.users[x] = nil
			_, known := g.r.known(x)
			if !known && x != root {
				_, known = g.r.replaceWhole(x)
			}
			if !known {
				g.nodes = append(g.nodes, x)
			}
		}
		if user != nil {
			g.users[x] = append(g.users[x], user)
		}
	}
	add(root, nil)
	for i := 0; i < len(g.nodes); i++ {
		user := g.nodes[i]
		walkParts(user, func(x any) { add(x, user) })
	}
}

// replaceWhole asks Attr and Type.
func (r *Replacer) replaceWhole(x any) (y replaced, ok bool) {
	switch x := x.(type) {
	case Attribute:
		if r.Attr != nil {
			y.with, ok = r.Attr(x)
		}
	case Type:
		if r.Type != nil {
			y.with, ok = r.Type(x)
		}
	}
	if ok {
		r.set(x, y)
	}
	return y, ok
}

// walkParts calls a function for each part of an attribute or type.
func walkParts(x any, f func(any)) {
	attr, typ := func(a Attribute) { f(a) }, func(t Type) { f(t) }
	if t, ok := x.(Type); ok {
		WalkTypeSubElements(t, attr, typ)
	} else {
		WalkSubElements(x.(Attribute), attr, typ)
	}
}

// changes finds the nodes that are made of something that is replaced. All others
// stay what they are.
func (g *replaceGraph) changes() {
	g.changed = map[any]bool{}
	var todo []any
	for x := range g.users {
		if y, known := g.r.known(x); known && (y.err != nil || y.with != x) {
			todo = append(todo, x)
		}
	}
	for len(todo) > 0 {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, user := range g.users[x] {
			if !g.changed[user] {
				g.changed[user] = true
				todo = append(todo, user)
			}
		}
	}
	for _, x := range g.nodes {
		if !g.changed[x] {
			g.r.set(x, replaced{with: x})
		} else if y := g.identity(x); y != nil {
			g.r.set(x, replaced{with: y})
			g.bodies = append(g.bodies, x)
		}
	}
}

// identity is what gets the changed body of x, nil if x has no other identity.
func (g *replaceGraph) identity(x any) any {
	switch x := x.(type) {
	case Attribute:
		if f := g.r.RecursiveAttr; f != nil {
			if y := f(x); y != nil {
				return y
			}
		}
	case Type:
		if f := g.r.RecursiveType; f != nil {
			if y := f(x); y != nil {
				return y
			}
		}
	}
	return nil
}

// rebuild makes what the changed nodes become: first without bodies, each after its
// parts, then the bodies.
func (g *replaceGraph) rebuild() {
	entered := map[any]bool{}
	pending := func(x any) bool { _, known := g.r.known(x); return !known }
	for _, x := range g.nodes {
		for todo := []any{x}; len(todo) > 0; {
			x := todo[len(todo)-1]
			n := len(todo)
			if pending(x) && !entered[x] {
				entered[x] = true
				walkParts(x, func(part any) {
					if pending(part) && !entered[part] {
						todo = append(todo, part)
					}
				})
			}
			if len(todo) > n {
				continue
			}
			todo = todo[:n-1]
			if !pending(x) {
				continue
			}
			if y := g.rebuilt(x, nil); y.err != nil {
				g.fail(x, y.err)
			} else {
				g.r.set(x, y)
			}
		}
	}
	for _, x := range g.bodies {
		if y, _ := g.r.known(x); y.err == nil {
			if err := g.rebuilt(x, y.with).err; err != nil {
				g.fail(x, err)
			}
		}
	}
}

// parts is the error of the first part of x that could not be replaced, nil if all
// could.
func (g *replaceGraph) parts(x any) (err error) {
	walkParts(x, func(part any) {
		if y, _ := g.r.known(part); err == nil {
			err = y.err
		}
	})
	return err
}

// rebuilt makes what x becomes, or the body of target.
func (g *replaceGraph) rebuilt(x, target any) replaced {
	if err := g.parts(x); err != nil {
		return replaced{err: err}
	}
	// A part that is not known is a recursive one that keeps its identity.
	part := func(x any) any {
		if y, known := g.r.known(x); known {
			return y.with
		}
		return x
	}
	r := &Rebuilder{
		attr:   func(a Attribute) Attribute { return part(a).(Attribute) },
		typ:    func(t Type) Type { return part(t).(Type) },
		target: target,
	}
	if t, ok := x.(Type); ok {
		u, err := r.rebuildType(t)
		return replaced{u, err}
	}
	a, err := r.rebuildAttr(x.(Attribute))
	return replaced{a, err}
}

// fail notes that x cannot be replaced, nor what is made of it.
func (g *replaceGraph) fail(x any, err error) {
	failed := map[any]bool{x: true}
	for todo := []any{x}; len(todo) > 0; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		g.r.set(x, replaced{err: err})
		for _, user := range g.users[x] {
			if y, _ := g.r.known(user); y.err == nil && !failed[user] {
				failed[user] = true
				todo = append(todo, user)
			}
		}
	}
}
