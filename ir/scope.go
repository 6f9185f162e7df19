package ir

import (
	"slices"
	"sync"

	"github.com/gomlir/gomlir/source"
)

// A Scope is what a region defines at its head: names for types and attributes,
// which its text may use, and types and attributes with an identity that are
// the region's own. Two regions may each have a struct "a"; they are different
// types, because the scope is a part of their keys.
//
// Example printed form: !a = !llvm.struct<"a", (ptr)>
//
// What has an identity in a scope is made by LookupType and InternType, which
// like those of Context are safe for concurrent use. Define is not, like all
// that changes the IR.
//
// The types live as long as the context. Regions may share a scope: a copy of a
// region has that of the original.
type Scope struct {
	ctx  *Context
	id   uint32
	defs []ScopeDef
	// names are those of the definitions.
	names map[scopeName]struct{}

	mu    sync.Mutex
	types []scopedKey
	attrs []scopedKey
}

// ScopeDef is a definition at the head of a region, !name = Type or #name =
// Attr; the other one is nil.
type ScopeDef struct {
	Name string // without the sign
	Type Type
	Attr Attribute
	Pos  source.Pos // in the source text, or NoPos
}

type scopeName struct {
	name   string
	isType bool
}

// scopedKey is a type or attribute of a scope, with its key without the scope.
type scopedKey struct {
	typ  Type
	attr Attribute
	key  string
}

// A Scoped is a type or attribute that has an identity.
type Scoped interface {
	// Scope is the scope that the identity belongs to, nil for the context.
	Scope() *Scope
}

// NewScope returns a scope without definitions, for Region.SetScope.
func (c *Context) NewScope() *Scope { return &Scope{ctx: c, id: c.scopeID.Add(1)} }

// HasScopes reports whether there ever was a scope in the context, so that
// types may be of a region.
func (c *Context) HasScopes() bool { return c.scopeID.Load() > 0 }

// Context is the context that the scope's types are made in.
func (s *Scope) Context() *Context { return s.ctx }

// Defs are the definitions in the order of the text. The slice must not be
// modified.
func (s *Scope) Defs() []ScopeDef { return s.defs }

// Define adds a definition. A name that is there already is a panic; types and
// attributes have names apart from each other.
func (s *Scope) Define(d ScopeDef) {
	if d.Type == nil == (d.Attr == nil) {
		panic("ir: a definition is that of a type or that of an attribute")
	}
	n := scopeName{d.Name, d.Type != nil}
	if _, has := s.names[n]; has {
		panic("ir: a scope defines " + d.Name + " twice")
	}
	if s.names == nil {
		s.names = map[scopeName]struct{}{}
	}
	s.names[n] = struct{}{}
	s.defs = append(s.defs, d)
}

// scopedKind marks the kinds of the keys of what belongs to a scope.
const scopedKind = 1 << 31

func (s *Scope) key(key []byte) []byte {
	return append(AppendUintKey(make([]byte, 0, KeySize), uint64(s.id)), key...)
}

// LookupType returns the type of the scope with an identity, given as a key as
// in Context.LookupType, or nil.
func (s *Scope) LookupType(def *TypeDef, key []byte) Type {
	if b := s.ctx.types.lookup(def.kind|scopedKind, s.key(key)); b != nil {
		return b.self
	}
	return nil
}

// InternType makes t the type of the scope with an identity and returns it, or
// the type that already is. See Context.InternType. The Scope method of t must
// return s.
func (s *Scope) InternType(def *TypeDef, key []byte, t Type) Type {
	got := s.ctx.internType(def, def.kind|scopedKind, s.key(key), t)
	if got == t {
		s.mu.Lock()
		s.types = append(s.types, scopedKey{typ: t, key: string(key)})
		s.mu.Unlock()
	}
	return got
}

// LookupAttr is LookupType for attributes.
func (s *Scope) LookupAttr(def *AttrDef, key []byte) Attribute {
	if b := s.ctx.attrs.lookup(def.kind|scopedKind, s.key(key)); b != nil {
		return b.self
	}
	return nil
}

// InternAttr is InternType for attributes.
func (s *Scope) InternAttr(def *AttrDef, key []byte, a Attribute) Attribute {
	got := s.ctx.internAttr(def, def.kind|scopedKind, s.key(key), a)
	if got == a {
		s.mu.Lock()
		s.attrs = append(s.attrs, scopedKey{attr: a, key: string(key)})
		s.mu.Unlock()
	}
	return got
}

// Types are the types of the scope, in the order in which they were made.
func (s *Scope) Types() []Type {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := make([]Type, len(s.types))
	for i := range s.types {
		list[i] = s.types[i].typ
	}
	return list
}

// Attrs are the attributes of the scope, in the order in which they were made.
func (s *Scope) Attrs() []Attribute {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := make([]Attribute, len(s.attrs))
	for i := range s.attrs {
		list[i] = s.attrs[i].attr
	}
	return list
}

// Hidden returns the types and attributes of the context that have the same
// identities as those of the scope, so that their text means others where the
// scope is seen.
func (s *Scope) Hidden() (types []Type, attrs []Attribute) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, k := range s.types {
		if t := s.ctx.LookupType(k.typ.Def(), []byte(k.key)); t != nil {
			types = append(types, t)
		}
	}
	for _, k := range s.attrs {
		if a := s.ctx.LookupAttr(k.attr.Def(), []byte(k.key)); a != nil {
			attrs = append(attrs, a)
		}
	}
	return types, attrs
}

// Scope is what the region defines at its head, nil if that is nothing.
func (r *Region) Scope() *Scope { return r.scope }

// SetScope makes a scope the definitions of the region; nil removes them.
func (r *Region) SetScope(s *Scope) { r.scope = s }

// HasScope reports whether a scope is that of the region or of one around it.
func (r *Region) HasScope(s *Scope) bool {
	for ; r != nil; r = r.ParentRegion() {
		if r.scope == s {
			return true
		}
	}
	return false
}

// ScopeOf is the scope that a type or attribute belongs to by its identity, nil
// for one that belongs to the context or has no identity.
func ScopeOf(x any) *Scope {
	if s, ok := x.(Scoped); ok {
		return s.Scope()
	}
	return nil
}

// ReachedScopes maps types and attributes that an operation and those in it
// mention, and all that these are made of, bodies included, to the scopes that
// they are made of types and attributes of. Those that need none are not in the
// map, which is nil if there are no scopes.
func ReachedScopes(op *Operation) map[any][]*Scope {
	if !op.Context().HasScopes() {
		return nil
	}
	g := reachGraph{users: map[any][]any{}}
	WalkPre(op, func(op *Operation) WalkResult {
		g.mentions(op)
		return Advance
	})
	g.visitAll()
	reached := map[any][]*Scope{}
	for _, x := range g.scoped {
		s := ScopeOf(x)
		for todo := []any{x}; len(todo) > 0; {
			x := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if !slices.Contains(reached[x], s) {
				reached[x] = append(reached[x], s)
				todo = append(todo, g.users[x]...)
			}
		}
	}
	return reached
}

// reachGraph is what types and attributes are made of, the other way round.
type reachGraph struct {
	users  map[any][]any
	scoped []any // those that belong to a scope
	todo   []any
}

// mentions adds what an operation mentions, without what is in it.
func (g *reachGraph) mentions(op *Operation) {
	attr := func(a Attribute, _ *Region) { g.add(a, nil) }
	op.Mentions(attr, func(t Type, _ *Region) { g.add(t, nil) })
}

// add notes that user, if it is not nil, has x as a part.
func (g *reachGraph) add(x, user any) {
	list, seen := g.users[x]
	if !seen {
		g.todo = append(g.todo, x)
	}
	if user != nil {
		list = append(list, user)
	}
	g.users[x] = list
}

func (g *reachGraph) visitAll() {
	for len(g.todo) > 0 {
		x := g.todo[len(g.todo)-1]
		g.todo = g.todo[:len(g.todo)-1]
		if ScopeOf(x) != nil {
			g.scoped = append(g.scoped, x)
		}
		attr := func(a Attribute) { g.add(a, x) }
		typ := func(t Type) { g.add(t, x) }
		if t, ok := x.(Type); ok {
			WalkTypeSubElements(t, attr, typ)
		} else {
			WalkSubElements(x.(Attribute), attr, typ)
		}
	}
}

// Mentions calls the functions for each type and attribute of an operation,
// with nil, and of its regions' block arguments and definitions, with the
// region; but not for those of the operations in it, nor for their parts.
func (op *Operation) Mentions(attr func(Attribute, *Region), typ func(Type, *Region)) {
	for i := range op.NumResults() {
		typ(op.Result(i).Type(), nil)
	}
	op.attributes(func(a Attribute) { attr(a, nil) })
	for _, r := range op.Regions() {
		r.Mentions(attr, typ)
	}
}

// attributes calls a function for each attribute of an operation, the location
// included if it has one.
func (op *Operation) attributes(attr func(Attribute)) {
	ps := op.InherentAttrs()
	for i := range ps.Len() {
		if a := ps.At(i); a != nil {
			attr(a)
		}
	}
	for _, e := range op.Discardables().Entries() {
		attr(e.Value)
	}
	if l := op.ExplicitLoc(); l != nil {
		attr(l)
	}
}

// Mentions calls the functions for each type and attribute that a region
// defines at its head and that the arguments of its blocks have, with the
// region. See Operation.Mentions.
func (r *Region) Mentions(attr func(Attribute, *Region), typ func(Type, *Region)) {
	if r.scope != nil {
		for _, t := range r.scope.Types() {
			typ(t, r)
		}
		for _, a := range r.scope.Attrs() {
			attr(a, r)
		}
		for _, d := range r.scope.defs {
			if d.Type != nil {
				typ(d.Type, r)
			} else {
				attr(d.Attr, r)
			}
		}
	}
	for b := r.first; b != nil; b = b.next {
		for _, a := range b.Args().All() {
			typ(a.Type(), r)
			if l := a.Loc(); l != nil {
				attr(l, r)
			}
		}
	}
}
