package ir

// An Attribute is a constant known at compile time: an operation's parameter,
// a location, metadata. Attributes are uniqued in their Context: two are equal
// exactly when they are the same pointer, so == compares them and a type
// switch tells them apart. They are immutable; all methods are safe for
// concurrent use.
//
// An attribute of a dialect is a struct that embeds AttrBase and is made with
// Context.InternAttr.
type Attribute interface {
	// Context is the context that owns the attribute.
	Context() *Context
	// Def is the definition the attribute is an instance of.
	Def() *AttrDef
	// String is the attribute's full text, as MLIR prints it.
	String() string

	attrBase() *AttrBase
}

// A TypedAttribute is an attribute that has a type, as `42 : i32` does.
type TypedAttribute interface {
	Attribute
	// Type is the type of the constant.
	Type() Type
}

// AttrBase holds what all attributes have in common. Embed it in the struct of
// a dialect's attribute; Context.InternAttr fills it in.
type AttrBase struct {
	home *attrHome
	self Attribute
	id   uint32
}

// attrHome holds what the attributes of one definition have in common in a context.
type attrHome struct {
	ctx *Context
	def *AttrDef
}

// Context is the context that owns the attribute.
func (b *AttrBase) Context() *Context { return b.home.ctx }

// Def is the definition the attribute is an instance of.
func (b *AttrBase) Def() *AttrDef { return b.home.def }

// String is the attribute's full text, as MLIR prints it.
func (b *AttrBase) String() string { return string(appendAttr(nil, b.self)) }

func (b *AttrBase) attrBase() *AttrBase { return b }

// An AttrDef defines a kind of attribute: `#llvm.linkage`, `dense`. It is
// immutable and shared by all contexts that register its dialect.
type AttrDef struct {
	// Dialect is the namespace, "llvm". Builtin attributes have "builtin".
	Dialect string
	// Mnemonic is the name inside the dialect, "linkage".
	Mnemonic string
	// Interfaces are the implementations of interfaces by the definition, such as
	// how the attribute is parsed and printed: see package asm.
	Interfaces []Implementation
	// SubElements calls the functions for each attribute and type that is
	// directly a parameter of a, in the order they are printed. It is nil for a
	// kind that never has such parameters.
	SubElements func(a Attribute, attr func(Attribute), typ func(Type))
	// Rebuild returns the attribute of this kind with replaced parts. r has the
	// replacements of the parts that SubElements visits, in the same order. Rebuild
	// returns nil after r failed. It must be set if SubElements is set.
	Rebuild func(a Attribute, r *Rebuilder) Attribute

	kind  uint32
	impls *implementations
}

// Name is the full name, "llvm.linkage".
func (d *AttrDef) Name() string { return d.Dialect + "." + d.Mnemonic }

// DefineAttr completes a definition, so that attributes can be made of it. It
// is meant for package-level variables.
func DefineAttr(d AttrDef) *AttrDef {
	d.kind = kinds.Add(1)
	d.impls = &implementations{}
	return &d
}

// LookupAttr returns the attribute of a definition that has the given key, or
// nil. The key must be the canonical encoding of all of its parameters, made
// with the AppendXxxKey functions. Safe for concurrent use, without locks.
func (c *Context) LookupAttr(def *AttrDef, key []byte) Attribute {
	if b := c.attrs.lookup(def.kind, key); b != nil {
		return b.self
	}
	return nil
}

// InternAttr makes a the attribute of a definition with the given key and returns it,
// or returns the attribute that already has that key. a must be new and its parameters
// set; it must not be used if the result is another one. Safe for concurrent use.
func (c *Context) InternAttr(def *AttrDef, key []byte, a Attribute) Attribute {
	return c.internAttr(def, def.kind, key, a)
}

func (c *Context) internAttr(def *AttrDef, kind uint32, key []byte, a Attribute) Attribute {
	if def.SubElements != nil {
		def.SubElements(a, c.requireAttr, c.requireType)
	}
	old, place := c.attrs.reserve(kind, key)
	if old != nil {
		return old.self
	}
	b := a.attrBase()
	b.home, b.self, b.id = c.attrHome(def), a, c.attrID.Add(1)
	if k, ok := a.(keyHolder); ok {
		k.holdKey(place.key)
	}
	place.publish(b)
	return a
}

// A keyHolder is an attribute with a large parameter. It refers to the parameter in the
// table's copy of the key instead of keeping another copy.
type keyHolder interface{ holdKey(key string) }

// AdoptAttr makes a an attribute of the context that equals no other, such as a
// DistinctAttr, whose identity is its pointer.
func (c *Context) AdoptAttr(def *AttrDef, a Attribute) {
	if def.SubElements != nil {
		def.SubElements(a, c.requireAttr, c.requireType)
	}
	b := a.attrBase()
	b.home, b.self, b.id = c.attrHome(def), a, c.attrID.Add(1)
}

// attrHome returns what the attributes of a definition share.
func (c *Context) attrHome(def *AttrDef) *attrHome {
	if p := c.homes.Load(); p != nil && int(def.kind) < len(*p) && (*p)[def.kind] != nil {
		return (*p)[def.kind]
	}
	h := &attrHome{ctx: c, def: def}
	for {
		p := c.homes.Load()
		var list []*attrHome
		if p != nil {
			list = *p
		}
		if int(def.kind) < len(list) && list[def.kind] != nil {
			return list[def.kind]
		}
		grown := make([]*attrHome, max(len(list), int(def.kind)+1))
		copy(grown, list)
		grown[def.kind] = h
		if c.homes.CompareAndSwap(p, &grown) {
			return h
		}
	}
}
