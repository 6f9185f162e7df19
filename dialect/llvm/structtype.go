package llvm

import (
	"slices"
	"strconv"
	"sync/atomic"

	"github.com/gomlir/gomlir/ir"
)

// A StructType is a list of values of any types in memory.
//
// A literal struct is its elements: two with the same ones are the same type.
//
// An identified struct is its name: in a context there is one of each, and in
// a region that defines it at its head another one, see ir.Scope. It may
// be made without a body, so that it can be part of its own elements, and then
// has one set, once. Until then, and if it is declared to be opaque, it has no
// size. From then on it is immutable like all types.
//
// Example printed form: !llvm.struct<(i32, ptr)>, !llvm.struct<packed (i8, i32)>,
// !llvm.struct<"list", (i32, ptr<struct<"list">>)>, !llvm.struct<"FILE", opaque>
type StructType struct {
	ir.TypeBase
	compatMark
	sizedMark
	name       string
	identified bool
	scope      *ir.Scope // of an identified one; nil: the context
	body       ir.Body[structBody]
	renamed    atomic.Uint32 // names up to name.N are taken, see IdentifiedOrRename
}

// structBody is what a struct is made of.
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

// NewLiteralStruct returns the struct of some elements, as StructElementsError
// checks. A packed one has no padding between and after them.
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

// IdentifiedStruct returns the struct of a name, which may have no body yet.
func IdentifiedStruct(c *ir.Context, name string) *StructType {
	var buf [ir.KeySize]byte
	key := ir.AppendStringKey(append(buf[:0], identifiedKey), name)
	if t := c.LookupType(StructTypeDef, key); t != nil {
		return t.(*StructType)
	}
	return c.InternType(StructTypeDef, key, newIdentified(c, nil, name)).(*StructType)
}

// ScopedStruct returns the identified struct of a name that belongs to a scope,
// and which may have no body yet. A nil scope is that of the context.
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

// opaqueStruct returns the struct that an identified one becomes when its pointers
// are made opaque: of the same name, and yet another type, which may have no body
// yet. Only NewOpaquePointers knows it; to all others the name is that of t.
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

// NewOpaqueStruct returns the struct of a name and declares that its body is
// not known, unless it has one already: IsOpaque tells.
func NewOpaqueStruct(c *ir.Context, name string) *StructType {
	t := IdentifiedStruct(c, name)
	t.body.Set(&structBody{opaque: true})
	return t
}

// IdentifiedOrRename makes a new identified struct with a body, as
// StructElementsError checks. If there is one of that name with any body, even
// the same, the new one is called name.1, or name.2 and so on. Of goroutines
// that call it at the same time each gets a struct of its own.
func IdentifiedOrRename(c *ir.Context, name string, elems []ir.Type, packed bool) *StructType {
	return ScopedStructOrRename(c, nil, name, elems, packed)
}

// ScopedStructOrRename is IdentifiedOrRename for a struct that belongs to a scope:
// it is renamed if the scope has one of that name. A nil scope is that of the
// context.
func ScopedStructOrRename(c *ir.Context, scope *ir.Scope, name string, elems []ir.Type, packed bool) *StructType {
	must(StructElementsError(elems))
	body := &structBody{elems: slices.Clone(elems), packed: packed}
	first := ScopedStruct(c, scope, name)
	if first.body.Set(body) {
		return first
	}
	// Bodies stay, so a name that was taken once need not be tried again.
	for n := first.renamed.Load() + 1; ; n++ {
		if t := ScopedStruct(c, scope, name+"."+strconv.FormatUint(uint64(n), 10)); t.body.Set(body) {
			for old := first.renamed.Load(); old < n && !first.renamed.CompareAndSwap(old, n); {
				old = first.renamed.Load()
			}
			return t
		}
	}
}

// StructElementsError returns an error if a struct cannot have some elements.
func StructElementsError(elems []ir.Type) error {
	for _, t := range elems {
		if !isElement(t) {
			return badElement("invalid LLVM structure element type", t)
		}
	}
	return nil
}

// SetBody sets the elements of an identified struct, as StructElementsError
// checks, and whether it is packed. It reports whether that is the body of the
// struct now: it is not if the struct had another one, or was declared opaque.
// Safe for concurrent use: the first body stays.
func (t *StructType) SetBody(elems []ir.Type, packed bool) bool {
	if !t.identified {
		panic("llvm: only an identified struct has its body set")
	}
	must(StructElementsError(elems))
	return t.setBody(&structBody{elems: slices.Clone(elems), packed: packed})
}

func (t *StructType) setBody(b *structBody) bool { return t.body.SetEqual(b, (*structBody).equal) }

// IsIdentified reports whether the struct has a name, which may be empty.
func (t *StructType) IsIdentified() bool { return t.identified }

// Name is the name of an identified struct.
func (t *StructType) Name() string { return t.name }

// Scope is the scope that an identified struct belongs to, nil if that is the
// context.
func (t *StructType) Scope() *ir.Scope { return t.scope }

// IsInitialized reports whether the struct will not change any more: it has a
// body or was declared opaque.
func (t *StructType) IsInitialized() bool { return t.body.Get() != nil }

// HasBody reports whether the elements of the struct are known.
func (t *StructType) HasBody() bool { b := t.body.Get(); return b != nil && !b.opaque }

// IsOpaque reports whether the elements of the struct are not known, or not
// yet.
func (t *StructType) IsOpaque() bool { return !t.HasBody() }

// IsPacked reports whether the struct has no padding between and after the elements.
func (t *StructType) IsPacked() bool { b := t.body.Get(); return b != nil && b.packed }

// Body is the elements, nil if they are not known. The slice must not be
// modified.
func (t *StructType) Body() []ir.Type {
	if b := t.body.Get(); b != nil {
		return b.elems
	}
	return nil
}

func (t *StructType) appendParts(dst []ir.Type) []ir.Type { return append(dst, t.Body()...) }

// Rebuild returns the type with other parts: see [ir.Rebuilder]. An identified
// struct keeps its body, unless another one is to be given it.
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
