package ir

import "sync/atomic"

// A Type is the type of a value. Types are uniqued in their Context: two types
// are equal exactly when they are the same pointer, so == compares them and a
// type switch tells them apart. They are immutable, except for the body of a
// recursive type, which is set once; all methods are safe for concurrent use.
//
// A type of a dialect is a struct that embeds TypeBase and is made with
// Context.InternType.
type Type interface {
	// Context is the context that owns the type.
	Context() *Context
	// Def is the definition the type is an instance of.
	Def() *TypeDef
	// String is the type's full text, as MLIR prints it.
	String() string

	typeBase() *TypeBase
}

// TypeBase holds what all types have in common. Embed it in the struct of a
// dialect's type; Context.InternType fills it in.
type TypeBase struct {
	ctx  *Context
	def  *TypeDef
	self Type
	id   uint32
}

// Context is the context that owns the type.
func (b *TypeBase) Context() *Context { return b.ctx }

// Def is the definition the type is an instance of.
func (b *TypeBase) Def() *TypeDef { return b.def }

// String is the type's full text, as MLIR prints it.
func (b *TypeBase) String() string { return string(appendType(nil, b.self)) }

func (b *TypeBase) typeBase() *TypeBase { return b }

// A TypeDef defines a kind of type: `!llvm.ptr`, `vector`. It is immutable and
// shared by all contexts that register its dialect.
type TypeDef struct {
	// Dialect is the namespace, "llvm". Builtin types have "builtin".
	Dialect string
	// Mnemonic is the name inside the dialect, "ptr".
	Mnemonic string
	// Interfaces are the implementations of interfaces by the definition, such as
	// how the type is parsed and printed: see package asm.
	Interfaces []Implementation
	// SubElements calls the functions for each attribute and type that is
	// directly a parameter of t, in the order they are printed. It is nil for a
	// kind that never has such parameters.
	SubElements func(t Type, attr func(Attribute), typ func(Type))
	// Rebuild returns the type of this kind with replaced parts. r has the replacements
	// of the parts that SubElements visits, in the same order. Rebuild returns nil
	// after r failed. It must be set if SubElements is set. That of a recursive type
	// gives the body to r.Target.
	Rebuild func(t Type, r *Rebuilder) Type

	kind  uint32
	impls *implementations
}

// Name is the full name, "llvm.ptr".
func (d *TypeDef) Name() string { return d.Dialect + "." + d.Mnemonic }

// kinds numbers definitions, for keys. Zero is not used.
var kinds atomic.Uint32

// DefineType completes a definition, so that types can be made of it. It is
// meant for package-level variables.
func DefineType(d TypeDef) *TypeDef {
	d.kind = kinds.Add(1)
	d.impls = &implementations{}
	return &d
}

// LookupType returns the type of a definition that has the given key, or nil.
// The key must be the canonical encoding of all of its parameters, made with
// the AppendXxxKey functions. Safe for concurrent use, without locks.
func (c *Context) LookupType(def *TypeDef, key []byte) Type {
	if b := c.types.lookup(def.kind, key); b != nil {
		return b.self
	}
	return nil
}

// InternType makes t the type of a definition with the given key and returns
// it, or the type that already is. t must be new and its parameters set; it
// must not be used if the result is another one. Safe for concurrent use.
func (c *Context) InternType(def *TypeDef, key []byte, t Type) Type {
	return c.internType(def, def.kind, key, t)
}

func (c *Context) internType(def *TypeDef, kind uint32, key []byte, t Type) Type {
	if def.SubElements != nil {
		def.SubElements(t, c.requireAttr, c.requireType)
	}
	old, place := c.types.reserve(kind, key)
	if old != nil {
		return old.self
	}
	b := t.typeBase()
	b.ctx, b.def, b.self, b.id = c, def, t, c.typeID.Add(1)
	place.publish(b)
	return t
}
