package llvm

import (
	"slices"
	"strconv"
	"sync/atomic"

	"github.com/gomlir/gomlir/ir"
)

// A StructType is a sequence of elements of any types in memory.
//
// A literal struct is identified by its elements: two with the same elements are the same type.
//
// An identified struct is identified by its name. A context has one of each name, and a region that
// defines the name at its head has another one, see [ir.Scope]. An identified struct may be created
// without a body, so that it can be part of its own elements. Its body is set later, and only once.
// It has no size until then, or if it is declared opaque. Once the body is set, it is immutable
// like all types.
//
// Example printed form: !llvm.struct<(i32, ptr)>, !llvm.struct<packed (i8, i32)>,
// !llvm.struct<"list", (i32, ptr<struct<"list">>)>, !llvm.struct<"FILE", opaque>
type StructType struct {
	ir.TypeBase
	compatMark
	sizedMark
	name       string
	identified bool
	scope      *ir.Scope // of an identified struct; nil for the context's
	body       ir.Body[structBody]
	renamed    atomic.Uint32 // names up to name.N are taken, see IdentifiedOrRename
}

// structBody is the body of a struct.
type structBody struct {
	elems          []ir.Type
	packed, opaque bool
}

func (b *structBody) equal(c *structBody) bool {
	return b.packed == c.packed && b.opaque == c.opaque && slices.Equal(b.elems, c.elems)
}

// The first byte of a struct's key.
const (
	literalKey = iota
	identifiedKey
	opaqueKey // identified, see opaqueStruct
)

// NewLiteralStruct returns the literal struct with the given elements. A packed struct has no
// padding. It panics if StructElementsError returns an error.
func NewLiteralStruct(c *ir.Context, elems []ir.Type, packed bool) *StructType {
	must(StructElementsError(elems))
	var buf [ir.KeySize]byte
	key := ir.AppendTypesKey(ir.AppendBoolKey(append(buf[:0], literalKey), packed), elems)
	if t := c.LookupType(StructTypeDef, key); t != nil {
		return t.(*StructType)
	}
	t := &StructType{}
	t.body.Set(&structBody{elems: slices.Clone(elems), packed: packed})
	return c.InternType(StructTypeDef, key, t).(*StructType)
}

// IdentifiedStruct returns the struct with the given name. It may still lack a body.
func IdentifiedStruct(c *ir.Context, name string) *StructType {
	var buf [ir.KeySize]byte
	key := ir.AppendStringKey(append(buf[:0], identifiedKey), name)
	if t := c.LookupType(StructTypeDef, key); t != nil {
		return t.(*StructType)
	}
	return c.InternType(StructTypeDef, key, newIdentified(c, nil, name)).(*StructType)
}

// ScopedStruct returns the identified struct with the given name in a scope. It may still lack a
// body. A nil scope means the context.
func ScopedStruct(c *ir.Context, scope *ir.Scope, name string) *StructType {
	if scope == nil {
		return IdentifiedStruct(c, name)
	}
	return scopedStruct(c, scope, identifiedKey, name)
}

func scopedStruct(c *ir.Context, scope *ir.Scope, kind byte, name string) *StructType {
	var buf [ir.KeySize]byte
	key := ir.AppendStringKey(append(buf[:0], kind), name)
	if t := scope.LookupType(StructTypeDef, key); t != nil {
		return t.(*StructType)
	}
	return scope.InternType(StructTypeDef, key, newIdentified(c, scope, name)).(*StructType)
}

// opaqueStruct returns the struct that replaces an identified struct when its pointers are made
// opaque. It has the same name but is another type, and may still lack a body. Only
// NewOpaquePointers finds it: everywhere else the name refers to t.
func opaqueStruct(t *StructType) *StructType {
	c := t.Context()
	if t.scope != nil {
		return scopedStruct(c, t.scope, opaqueKey, t.name)
	}
	var buf [ir.KeySize]byte
	key := ir.AppendStringKey(append(buf[:0], opaqueKey), t.name)
	if t := c.LookupType(StructTypeDef, key); t != nil {
		return t.(*StructType)
	}
	return c.InternType(StructTypeDef, key, newIdentified(c, nil, t.name)).(*StructType)
}

func newIdentified(c *ir.Context, scope *ir.Scope, name string) *StructType {
	return &StructType{name: c.Intern(name), identified: true, scope: scope}
}

// NewOpaqueStruct returns the struct with the given name, declared opaque. If the struct has a body
// already, it keeps the body; IsOpaque tells.
func NewOpaqueStruct(c *ir.Context, name string) *StructType {
	t := IdentifiedStruct(c, name)
	t.body.Set(&structBody{opaque: true})
	return t
}

// IdentifiedOrRename creates an identified struct with a body. If a struct of that name has a body,
// even the same one, the new struct is called name.1, or name.2 and so on. It panics if
// StructElementsError returns an error. It is safe for concurrent use: each call returns a
// different struct.
func IdentifiedOrRename(c *ir.Context, name string, elems []ir.Type, packed bool) *StructType {
	return ScopedStructOrRename(c, nil, name, elems, packed)
}

// ScopedStructOrRename is IdentifiedOrRename for a struct in a scope: only names in that scope are
// taken. A nil scope means the context.
func ScopedStructOrRename(c *ir.Context, scope *ir.Scope, name string, elems []ir.Type, packed bool) *StructType {
	must(StructElementsError(elems))
	body := &structBody{elems: slices.Clone(elems), packed: packed}
	first := ScopedStruct(c, scope, name)
	if first.body.Set(body) {
		return first
	}
	// Bodies are never removed, so a name that is taken need not be tried again.
	for n := first.renamed.Load() + 1; ; n++ {
		if t := ScopedStruct(c, scope, name+"."+strconv.FormatUint(uint64(n), 10)); t.body.Set(body) {
			for old := first.renamed.Load(); old < n && !first.renamed.CompareAndSwap(old, n); {
				old = first.renamed.Load()
			}
			return t
		}
	}
}

// StructElementsError returns an error if a struct cannot have the given elements.
func StructElementsError(elems []ir.Type) error {
	for _, t := range elems {
		if !isElement(t) {
			return badElement("invalid LLVM structure element type", t)
		}
	}
	return nil
}

// SetBody sets the elements of an identified struct, and whether it is packed. It reports whether
// the struct now has this body. It does not if it already had another body or was declared opaque.
// It panics if StructElementsError returns an error. It is safe for concurrent use: the first body
// stays.
func (t *StructType) SetBody(elems []ir.Type, packed bool) bool {
	if !t.identified {
		panic("llvm: only an identified struct has its body set")
	}
	must(StructElementsError(elems))
	for _, e := range elems {
		t.Context().RequireType(e)
	}
	return t.setBody(&structBody{elems: slices.Clone(elems), packed: packed})
}

func (t *StructType) setBody(b *structBody) bool { return t.body.SetEqual(b, (*structBody).equal) }

// IsIdentified reports whether the struct has a name, which may be empty.
func (t *StructType) IsIdentified() bool { return t.identified }

// Name returns the name of an identified struct.
func (t *StructType) Name() string { return t.name }

// Scope returns the scope that an identified struct belongs to, nil for the context.
func (t *StructType) Scope() *ir.Scope { return t.scope }

// IsInitialized reports whether the struct has a body or was declared opaque. Then it will not
// change any more.
func (t *StructType) IsInitialized() bool { return t.body.Get() != nil }

// HasBody reports whether the elements of the struct are known.
func (t *StructType) HasBody() bool { b := t.body.Get(); return b != nil && !b.opaque }

// IsOpaque reports whether the elements of the struct are not known, or not
// yet.
func (t *StructType) IsOpaque() bool { return !t.HasBody() }

// IsPacked reports whether the struct has no padding.
func (t *StructType) IsPacked() bool { b := t.body.Get(); return b != nil && b.packed }

// Body returns the elements, nil if they are not known. The slice must not be modified.
func (t *StructType) Body() []ir.Type {
	if b := t.body.Get(); b != nil {
		return b.elems
	}
	return nil
}

func (t *StructType) appendParts(dst []ir.Type) []ir.Type { return append(dst, t.Body()...) }

// Rebuild returns the type with other parts, see [ir.Rebuilder]. An identified struct keeps its
// body unless the rebuilder replaces it.
func (t *StructType) Rebuild(r *ir.Rebuilder) ir.Type {
	elems := ir.RebuiltList(r, t.Body())
	if r.Failed() || !r.Check(StructElementsError(elems)) {
		return nil
	}
	if !t.identified {
		return NewLiteralStruct(t.Context(), elems, t.IsPacked())
	}
	to, given := r.Target().(*StructType)
	if !given {
		to = t
	}
	if b := t.body.Get(); b != nil && !to.setBody(&structBody{elems: elems, packed: b.packed, opaque: b.opaque}) {
		r.Failf("%s has another body", to)
		return nil
	}
	return to
}
