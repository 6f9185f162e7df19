package ir

import (
	"fmt"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/num"
)

// The definitions of the builtin attributes that hold one constant.
var (
	UnitAttrDef    = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "unit"})
	IntegerAttrDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "integer", SubElements: typedSubElements, Rebuild: AttrRebuild[*IntegerAttr]})
	FloatAttrDef   = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "float", SubElements: typedSubElements, Rebuild: AttrRebuild[*FloatAttr]})
	StringAttrDef  = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "string", SubElements: typedSubElements, Rebuild: AttrRebuild[*StringAttr]})
	TypeAttrDef    = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "type", SubElements: func(a Attribute, _ func(Attribute), typ func(Type)) {
		typ(a.(*TypeAttr).value)
	}, Rebuild: AttrRebuild[*TypeAttr]})
	AffineMapAttrDef     = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "affine_map"})
	IntegerSetAttrDef    = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "integer_set"})
	StridedLayoutAttrDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "strided_layout"})
	OpaqueAttrDef        = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "opaque", SubElements: typedSubElements, Rebuild: AttrRebuild[*OpaqueAttr]})
	DistinctAttrDef      = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "distinct", SubElements: func(a Attribute, attr func(Attribute), _ func(Type)) {
		attr(a.(*DistinctAttr).referenced)
	}, Rebuild: AttrRebuild[*DistinctAttr]})
)

func typedSubElements(a Attribute, _ func(Attribute), typ func(Type)) {
	if t := a.(TypedAttribute).Type(); t != nil {
		typ(t)
	}
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *IntegerAttr) Rebuild(r *Rebuilder) Attribute {
	t := Rebuilt(r, a.typ)
	switch t.(type) {
	case *IntegerType, *IndexType:
	default:
		r.Failf("an integer cannot have type %s", quoted(t))
	}
	if !checkSameBits(r, a.typ, t) {
		return nil
	}
	return NewWideIntegerAttr(t, a.value)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *FloatAttr) Rebuild(r *Rebuilder) Attribute {
	t := Rebuilt(r, a.typ)
	if s, ok := t.(interface{ Semantics() num.Semantics }); !ok || s.Semantics() != a.value.Semantics() {
		r.Failf("a constant of type %s cannot have type %s", quoted(a.typ), quoted(t))
	}
	if r.Failed() {
		return nil
	}
	return NewFloatAttr(t, a.value)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *StringAttr) Rebuild(r *Rebuilder) Attribute {
	t := Rebuilt(r, a.typ)
	if r.Failed() {
		return nil
	}
	return newStringAttr(a.Context(), a.value, t)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *OpaqueAttr) Rebuild(r *Rebuilder) Attribute {
	t := Rebuilt(r, a.typ)
	if r.Failed() {
		return nil
	}
	return NewOpaqueAttr(a.Context(), a.namespace, a.data, t)
}

// Rebuild returns a new distinct attribute if the part changes: see [Rebuilder].
func (a *DistinctAttr) Rebuild(r *Rebuilder) Attribute {
	switch ref := Rebuilt(r, a.referenced); {
	case r.Failed():
		return nil
	case ref == a.referenced:
		return a
	default:
		return NewDistinctAttr(ref)
	}
}

// checkSameBits fails unless constants of one type of numbers, kept as bits, are
// constants of another as well. It reports whether the Rebuilder did not fail.
func checkSameBits(r *Rebuilder, old, new Type) bool {
	if old == new || r.Failed() {
		return !r.Failed()
	}
	if c, ok := old.(*ComplexType); ok {
		if d, ok := new.(*ComplexType); ok {
			return checkSameBits(r, c.elem, d.elem)
		}
	}
	v, isOld := bitWidth(old)
	w, isNew := bitWidth(new)
	_, wasFloat := old.(*FloatType)
	_, isFloat := new.(*FloatType)
	if !isOld || !isNew || v != w || wasFloat != isFloat {
		r.Failf("a constant of type %s cannot have type %s", quoted(old), quoted(new))
	}
	return !r.Failed()
}

// A UnitAttr is present or absent; it has no value.
//
// Example printed form: unit
type UnitAttr struct{ AttrBase }

// NewUnitAttr returns the unit attribute.
func NewUnitAttr(c *Context) *UnitAttr { return c.common.unit }

// An IntegerAttr is an integer of integer or index type. A boolean is one of
// type i1.
//
// Example printed form: 42 : i32, true
type IntegerAttr struct {
	AttrBase
	typ   Type
	value num.Int
}

// NewIntegerAttr returns the constant v, reduced to the width of the type,
// which must be an integer type or index.
func NewIntegerAttr(t Type, v int64) *IntegerAttr {
	return NewWideIntegerAttr(t, num.NewInt(integerWidth(t), v))
}

// NewWideIntegerAttr returns a constant of any width, which must be that of
// the type.
func NewWideIntegerAttr(t Type, v num.Int) *IntegerAttr {
	if w := integerWidth(t); w != v.Width() {
		panic(fmt.Sprintf("ir: constant of %d bits for a type of %d", v.Width(), w))
	}
	c := t.Context()
	var buf [32]byte
	key := v.AppendBytes(AppendTypeKey(buf[:0], t))
	if a := c.LookupAttr(IntegerAttrDef, key); a != nil {
		return a.(*IntegerAttr)
	}
	return c.InternAttr(IntegerAttrDef, key, &IntegerAttr{typ: t, value: v}).(*IntegerAttr)
}

// NewBoolAttr returns true or false, of type i1.
func NewBoolAttr(c *Context, v bool) *IntegerAttr {
	if v {
		return NewIntegerAttr(c.I1(), 1)
	}
	return NewIntegerAttr(c.I1(), 0)
}

func integerWidth(t Type) uint32 {
	switch t := t.(type) {
	case *IntegerType:
		return t.width
	case *IndexType:
		return IndexBits
	}
	panic("ir: integer constant of type " + t.String())
}

// Type is the type of the constant.
func (a *IntegerAttr) Type() Type { return a.typ }

// Value is the bits of the constant.
func (a *IntegerAttr) Value() num.Int { return a.value }

// Int is the value as a signed number if it fits 64 bits, else its low bits.
// An unsigned type's value is not sign-extended.
func (a *IntegerAttr) Int() int64 {
	if t, ok := a.typ.(*IntegerType); ok && t.sign == Unsigned {
		v, _ := a.value.Uint64()
		return int64(v)
	}
	v, _ := a.value.Int64()
	return v
}

// Uint is the value as an unsigned number if it fits 64 bits, else its low
// bits.
func (a *IntegerAttr) Uint() uint64 {
	v, _ := a.value.Uint64()
	return v
}

// Bool reports whether the value is not zero.
func (a *IntegerAttr) Bool() bool { return !a.value.IsZero() }

// A FloatAttr is a floating-point constant.
//
// Example printed form: 1.000000e+00 : f32
type FloatAttr struct {
	AttrBase
	typ   Type
	value num.Float
}

// NewFloatAttr returns a constant of a float type. The value must have the
// type's semantics.
func NewFloatAttr(t Type, v num.Float) *FloatAttr {
	if s, ok := t.(interface{ Semantics() num.Semantics }); !ok || s.Semantics() != v.Semantics() {
		panic("ir: float constant does not go with type " + t.String())
	}
	c := t.Context()
	var buf [32]byte
	lo, hi := v.Bits()
	key := AppendUintKey(AppendUintKey(AppendTypeKey(buf[:0], t), lo), hi)
	if exact := v.Exact(); exact.Width() == 9 { // of f8E8M0FNU: not what has the same eight bits
		key = AppendUintKey(key, 1)
	}
	if a := c.LookupAttr(FloatAttrDef, key); a != nil {
		return a.(*FloatAttr)
	}
	return c.InternAttr(FloatAttrDef, key, &FloatAttr{typ: t, value: v}).(*FloatAttr)
}

// NewFloat64Attr returns a constant of a float type. It rounds v to the nearest number
// of the type, ties to even.
func NewFloat64Attr(t Type, v float64) *FloatAttr {
	s, ok := t.(interface{ Semantics() num.Semantics })
	if !ok {
		panic("ir: float constant of type " + t.String())
	}
	f, _ := num.FloatFromFloat64(s.Semantics(), v)
	return NewFloatAttr(t, f)
}

// Type is the type of the constant.
func (a *FloatAttr) Type() Type { return a.typ }

// Value is the constant.
func (a *FloatAttr) Value() num.Float { return a.value }

// A StringAttr is a string of bytes. It may have a type.
//
// Example printed form: "text", "text" : !d.t
type StringAttr struct {
	AttrBase
	value string
	typ   Type
}

// NewStringAttr returns a string without a type.
func NewStringAttr(c *Context, s string) *StringAttr { return newStringAttr(c, s, nil) }

// NewTypedStringAttr returns a string attribute with a type. Strings without a type
// have the type none.
func NewTypedStringAttr(s string, t Type) *StringAttr { return newStringAttr(t.Context(), s, t) }

func newStringAttr(c *Context, s string, t Type) *StringAttr {
	if t != nil && t.typeBase() == &c.common.none.TypeBase {
		t = nil
	}
	var buf [KeySize]byte
	key := append(AppendTypeKey(buf[:0], t), s...)
	if a := c.LookupAttr(StringAttrDef, key); a != nil {
		return a.(*StringAttr)
	}
	return c.InternAttr(StringAttrDef, key, &StringAttr{typ: t}).(*StringAttr)
}

func (a *StringAttr) holdKey(key string) { a.value = afterTypeKey(key, a.typ) }

// Value is the string.
func (a *StringAttr) Value() string { return a.value }

// Type is the type of the string, nil if it has none.
func (a *StringAttr) Type() Type { return a.typ }

// A TypeAttr is a type as an attribute.
//
// Example printed form: i32
type TypeAttr struct {
	AttrBase
	value Type
}

// NewTypeAttr returns a type as an attribute.
func NewTypeAttr(t Type) *TypeAttr {
	c := t.Context()
	var buf [8]byte
	key := AppendTypeKey(buf[:0], t)
	if a := c.LookupAttr(TypeAttrDef, key); a != nil {
		return a.(*TypeAttr)
	}
	return c.InternAttr(TypeAttrDef, key, &TypeAttr{value: t}).(*TypeAttr)
}

// Value is the type.
func (a *TypeAttr) Value() Type { return a.value }

// An AffineMapAttr is an affine map as an attribute.
//
// Example printed form: affine_map<(d0)[s0] -> (d0 + s0)>
type AffineMapAttr struct {
	AttrBase
	value affine.Map
}

// NewAffineMapAttr returns an affine map as an attribute.
func NewAffineMapAttr(c *Context, m affine.Map) *AffineMapAttr {
	var buf [KeySize]byte
	key := m.AppendKey(buf[:0])
	if a := c.LookupAttr(AffineMapAttrDef, key); a != nil {
		return a.(*AffineMapAttr)
	}
	return c.InternAttr(AffineMapAttrDef, key, &AffineMapAttr{value: m}).(*AffineMapAttr)
}

// Value is the map.
func (a *AffineMapAttr) Value() affine.Map { return a.value }

// IsIdentityLayout reports whether the map, as a memref's layout, is the
// identity.
func (a *AffineMapAttr) IsIdentityLayout() bool { return a.value.IsIdentity() }

// LayoutError returns why the map cannot be the layout of a memref of the given shape,
// or nil.
func (a *AffineMapAttr) LayoutError(shape []int64) error {
	if n := a.value.NumDims(); n != len(shape) {
		return fmt.Errorf("memref layout mismatch between rank and affine map: %d != %d", len(shape), n)
	}
	return nil
}

// An IntegerSetAttr is an affine integer set as an attribute.
//
// Example printed form: affine_set<(d0) : (d0 - 1 >= 0)>
type IntegerSetAttr struct {
	AttrBase
	value affine.Set
}

// NewIntegerSetAttr returns an integer set as an attribute.
func NewIntegerSetAttr(c *Context, s affine.Set) *IntegerSetAttr {
	var buf [KeySize]byte
	key := s.AppendKey(buf[:0])
	if a := c.LookupAttr(IntegerSetAttrDef, key); a != nil {
		return a.(*IntegerSetAttr)
	}
	return c.InternAttr(IntegerSetAttrDef, key, &IntegerSetAttr{value: s}).(*IntegerSetAttr)
}

// Value is the set.
func (a *IntegerSetAttr) Value() affine.Set { return a.value }

// A StridedLayoutAttr is the layout of a strided memref; sizes that are not
// known are DynamicSize.
//
// Example printed form: strided<[?, 1], offset: 4>
type StridedLayoutAttr struct {
	AttrBase
	offset  int64
	strides []int64
}

// NewStridedLayoutAttr returns a strided layout.
func NewStridedLayoutAttr(c *Context, offset int64, strides []int64) *StridedLayoutAttr {
	var buf [KeySize]byte
	key := AppendIntsKey(AppendIntKey(buf[:0], offset), strides)
	if a := c.LookupAttr(StridedLayoutAttrDef, key); a != nil {
		return a.(*StridedLayoutAttr)
	}
	return c.InternAttr(StridedLayoutAttrDef, key, &StridedLayoutAttr{offset: offset, strides: append([]int64(nil), strides...)}).(*StridedLayoutAttr)
}

// Offset is the number of elements before the first.
func (a *StridedLayoutAttr) Offset() int64 { return a.offset }

// Strides are the numbers of elements between two neighbours in each
// dimension. The slice must not be modified.
func (a *StridedLayoutAttr) Strides() []int64 { return a.strides }

// IsIdentityLayout reports whether the layout maps one index to itself. Any other has another
// number of results than of indices, also if it is that of a dense row-major memref.
func (a *StridedLayoutAttr) IsIdentityLayout() bool {
	return a.offset == 0 && len(a.strides) == 1 && a.strides[0] == 1
}

// LayoutError returns why this cannot be the layout of a memref of the given shape, or
// nil.
func (a *StridedLayoutAttr) LayoutError(shape []int64) error {
	if len(a.strides) != len(shape) {
		return fmt.Errorf("expected the number of strides to match the rank")
	}
	return nil
}

// An OpaqueAttr is an attribute of a dialect that is not registered, kept as
// text.
//
// Example printed form: #dialect<"text">, #dialect.name<text>
type OpaqueAttr struct {
	AttrBase
	namespace, data string
	typ             Type
}

// NewOpaqueAttr returns the attribute with some text in an unregistered
// dialect. The type may be nil.
func NewOpaqueAttr(c *Context, namespace, data string, t Type) *OpaqueAttr {
	var buf [KeySize]byte
	key := AppendTypeKey(AppendStringKey(AppendStringKey(buf[:0], namespace), data), t)
	if a := c.LookupAttr(OpaqueAttrDef, key); a != nil {
		return a.(*OpaqueAttr)
	}
	return c.InternAttr(OpaqueAttrDef, key, &OpaqueAttr{namespace: c.Intern(namespace), data: c.Intern(data), typ: t}).(*OpaqueAttr)
}

// Namespace is the name of the dialect.
func (a *OpaqueAttr) Namespace() string { return a.namespace }

// Data is the text of the attribute inside its dialect.
func (a *OpaqueAttr) Data() string { return a.data }

// Type is the type of the attribute, nil if absent.
func (a *OpaqueAttr) Type() Type { return a.typ }

// A DistinctAttr is different from every other one, also from those that
// refer to the same attribute.
//
// Example printed form: distinct[0]<42 : i32>
type DistinctAttr struct {
	AttrBase
	referenced Attribute
}

// NewDistinctAttr returns a new distinct attribute that refers to another.
func NewDistinctAttr(referenced Attribute) *DistinctAttr {
	a := &DistinctAttr{referenced: referenced}
	referenced.Context().AdoptAttr(DistinctAttrDef, a)
	return a
}

// Referenced is the attribute that this one refers to.
func (a *DistinctAttr) Referenced() Attribute { return a.referenced }

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *TypeAttr) Rebuild(r *Rebuilder) Attribute {
	t := Rebuilt(r, a.value)
	if r.Failed() {
		return nil
	}
	return NewTypeAttr(t)
}
