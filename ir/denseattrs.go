package ir

import (
	"slices"

	"github.com/gomlir/gomlir/num"
)

// The definitions of the builtin attributes that hold many elements.
var (
	DenseElementsAttrDef         = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "dense_intorfp_elements", SubElements: typedSubElements, Rebuild: AttrRebuild[*DenseElementsAttr]})
	DenseStringElementsAttrDef   = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "dense_string_elements", SubElements: typedSubElements, Rebuild: AttrRebuild[*DenseStringElementsAttr]})
	DenseResourceElementsAttrDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "dense_resource_elements", SubElements: typedSubElements, Rebuild: AttrRebuild[*DenseResourceElementsAttr]})
	SparseElementsAttrDef        = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "sparse_elements", SubElements: func(a Attribute, attr func(Attribute), typ func(Type)) {
		s := a.(*SparseElementsAttr)
		attr(s.indices)
		attr(s.values)
		typ(s.typ)
	}, Rebuild: AttrRebuild[*SparseElementsAttr]})
)

// rebuiltShape returns the replaced type of an elements attribute. The Rebuilder fails
// if the number of elements changes, unless the attribute is a splat.
func rebuiltShape(r *Rebuilder, t ShapedType, splat bool) ShapedType {
	u := Rebuilt(r, t)
	if u == t || r.Failed() {
		return u
	}
	fits := HasStaticShape(u)
	if fits && !splat {
		n, _ := NumElements(t.Shape())
		m, ok := NumElements(u.Shape())
		fits = ok && n == m
	}
	if !fits {
		r.Failf("elements of type %s cannot have type %s", quoted(t), quoted(u))
	}
	return u
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *DenseElementsAttr) Rebuild(r *Rebuilder) Attribute {
	t := rebuiltShape(r, a.typ, a.splat)
	if r.Failed() || !checkSameBits(r, a.typ.Elem(), t.Elem()) {
		return nil
	}
	return NewDenseElementsAttr(t, []byte(a.raw), a.splat)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *DenseStringElementsAttr) Rebuild(r *Rebuilder) Attribute {
	t := rebuiltShape(r, a.typ, a.splat)
	if r.Failed() {
		return nil
	}
	return NewDenseStringElementsAttr(t, a.elems, a.splat)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *DenseResourceElementsAttr) Rebuild(r *Rebuilder) Attribute {
	t := rebuiltShape(r, a.typ, false)
	if r.Failed() {
		return nil
	}
	return NewDenseResourceElementsAttr(t, a.res)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *SparseElementsAttr) Rebuild(r *Rebuilder) Attribute {
	indices, values, t := Rebuilt(r, a.indices), Rebuilt(r, a.values), Rebuilt(r, a.typ)
	if r.Failed() {
		return nil
	}
	if indices.typ != a.indices.typ || !slices.Equal(t.Shape(), a.typ.Shape()) {
		r.Failf("sparse elements of type %s cannot have type %s with indices of type %s", quoted(a.typ), quoted(t), quoted(indices.typ))
		return nil
	}
	old, new := a.values.(ElementsAttr).ShapedType(), ShapedType(nil)
	if e, ok := values.(ElementsAttr); ok {
		new = e.ShapedType()
	}
	if new == nil || !slices.Equal(old.Shape(), new.Shape()) || new.Elem() != t.Elem() {
		r.Failf("%s cannot be the values of sparse elements of type %s", values, quoted(t))
		return nil
	}
	return NewSparseElementsAttr(t, indices, values)
}

// An ElementsAttr is a constant of several elements, of a shaped type.
type ElementsAttr interface {
	TypedAttribute
	// ShapedType is the type of the constant.
	ShapedType() ShapedType
}

// A DenseElementsAttr is a vector or tensor of integers, floats or complex
// numbers with all of its elements.
//
// The elements are kept as bytes, little-endian, each in as many whole bytes as
// its type needs; a complex number is its real part, then its imaginary one.
// Elements of type i1 are bits, eight to a byte, the first the lowest. If all
// are equal, only one is kept.
//
// Example printed form: dense<[1, 2]> : vector<2xi32>, dense<0.0> : tensor<4xf32>
type DenseElementsAttr struct {
	AttrBase
	typ   ShapedType
	splat bool
	raw   string
}

// NewDenseElementsAttr returns a constant given as the bytes of its elements,
// all of them or, for a splat, one. A splat of i1 is one byte, 0 or 1 in its
// lowest bit; the caller decides that all elements are equal.
func NewDenseElementsAttr(t ShapedType, raw []byte, splat bool) *DenseElementsAttr {
	c := t.Context()
	var buf [KeySize]byte
	key := append(AppendBoolKey(AppendTypeKey(buf[:0], t), splat), raw...)
	if a := c.LookupAttr(DenseElementsAttrDef, key); a != nil {
		return a.(*DenseElementsAttr)
	}
	return c.InternAttr(DenseElementsAttrDef, key, &DenseElementsAttr{typ: t, splat: splat}).(*DenseElementsAttr)
}

func (a *DenseElementsAttr) holdKey(key string) { a.raw = afterTypeKey(key, a.typ)[1:] }

// Type is the type of the constant.
func (a *DenseElementsAttr) Type() Type { return a.typ }

// ShapedType is the type of the constant.
func (a *DenseElementsAttr) ShapedType() ShapedType { return a.typ }

// IsSplat reports whether all elements are equal, so that only one is kept.
func (a *DenseElementsAttr) IsSplat() bool { return a.splat }

// Raw is the bytes of the elements.
func (a *DenseElementsAttr) Raw() string { return a.raw }

// Len is the number of elements.
func (a *DenseElementsAttr) Len() int64 {
	n, _ := NumElements(a.typ.Shape())
	return n
}

// Bits is the element of a number as bits. Of complex numbers it is the part
// of number i%2 of element i/2.
func (a *DenseElementsAttr) Bits(i int64) num.Int {
	elem := a.typ.Elem()
	if c, ok := elem.(*ComplexType); ok {
		if a.splat {
			i %= 2
		}
		elem = c.elem
		w, _ := bitWidth(elem)
		return a.bits(w, i)
	}
	if a.splat {
		i = 0
	}
	w, _ := bitWidth(elem)
	if w == 1 {
		return num.NewUint(1, uint64(a.raw[i/8]>>(i%8)&1))
	}
	return a.bits(w, i)
}

func (a *DenseElementsAttr) bits(w uint32, i int64) num.Int {
	n := int64(w+7) / 8
	v, _ := num.FromBytes(w, []byte(a.raw[i*n:(i+1)*n]))
	return v
}

// A DenseStringElementsAttr is a vector or tensor of strings, of a dialect's
// element type.
//
// Example printed form: dense<["a", "b"]> : tensor<2x!d.string>
type DenseStringElementsAttr struct {
	AttrBase
	typ   ShapedType
	splat bool
	elems []string
}

// NewDenseStringElementsAttr returns a constant of strings: as many as the
// type has elements, or one if all are equal.
func NewDenseStringElementsAttr(t ShapedType, elems []string, splat bool) *DenseStringElementsAttr {
	c := t.Context()
	var buf [KeySize]byte
	key := AppendBoolKey(AppendTypeKey(buf[:0], t), splat)
	for _, s := range elems {
		key = AppendStringKey(key, s)
	}
	if a := c.LookupAttr(DenseStringElementsAttrDef, key); a != nil {
		return a.(*DenseStringElementsAttr)
	}
	own := make([]string, len(elems))
	for i, s := range elems {
		own[i] = c.Intern(s)
	}
	return c.InternAttr(DenseStringElementsAttrDef, key, &DenseStringElementsAttr{typ: t, splat: splat, elems: own}).(*DenseStringElementsAttr)
}

// Type is the type of the constant.
func (a *DenseStringElementsAttr) Type() Type { return a.typ }

// ShapedType is the type of the constant.
func (a *DenseStringElementsAttr) ShapedType() ShapedType { return a.typ }

// IsSplat reports whether all elements are equal, so that only one is kept.
func (a *DenseStringElementsAttr) IsSplat() bool { return a.splat }

// Elems are the strings. The slice must not be modified.
func (a *DenseStringElementsAttr) Elems() []string { return a.elems }

// A Resource is a blob of bytes that attributes refer to by a key. It is not
// part of the IR's text but of the file's resource section.
type Resource struct {
	// Key is the name the resource has in the section.
	Key string
	// Dialect is the name of the dialect it belongs to.
	Dialect string

	blob blob
}

// A DenseResourceElementsAttr is a vector or tensor whose elements are in a
// resource.
//
// Example printed form: dense_resource<blob1> : tensor<3xi64>
type DenseResourceElementsAttr struct {
	AttrBase
	typ ShapedType
	res *Resource
}

// NewDenseResourceElementsAttr returns a constant whose elements are in a
// resource.
func NewDenseResourceElementsAttr(t ShapedType, r *Resource) *DenseResourceElementsAttr {
	c := t.Context()
	var buf [KeySize]byte
	key := AppendStringKey(AppendTypeKey(buf[:0], t), r.Key)
	if a := c.LookupAttr(DenseResourceElementsAttrDef, key); a != nil {
		return a.(*DenseResourceElementsAttr)
	}
	return c.InternAttr(DenseResourceElementsAttrDef, key, &DenseResourceElementsAttr{typ: t, res: r}).(*DenseResourceElementsAttr)
}

// Type is the type of the constant.
func (a *DenseResourceElementsAttr) Type() Type { return a.typ }

// ShapedType is the type of the constant.
func (a *DenseResourceElementsAttr) ShapedType() ShapedType { return a.typ }

// Resource is where the elements are.
func (a *DenseResourceElementsAttr) Resource() *Resource { return a.res }

// A SparseElementsAttr is a vector or tensor of which only the elements that
// are not zero are given, with their indices.
//
// Example printed form: sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
type SparseElementsAttr struct {
	AttrBase
	typ     ShapedType
	indices *DenseElementsAttr
	values  Attribute
}

// NewSparseElementsAttr returns a constant given by the i64 indices of its
// elements and their values, a DenseElementsAttr or DenseStringElementsAttr.
func NewSparseElementsAttr(t ShapedType, indices *DenseElementsAttr, values Attribute) *SparseElementsAttr {
	c := t.Context()
	var buf [16]byte
	key := AppendAttrKey(AppendAttrKey(AppendTypeKey(buf[:0], t), indices), values)
	if a := c.LookupAttr(SparseElementsAttrDef, key); a != nil {
		return a.(*SparseElementsAttr)
	}
	return c.InternAttr(SparseElementsAttrDef, key, &SparseElementsAttr{typ: t, indices: indices, values: values}).(*SparseElementsAttr)
}

// Type is the type of the constant.
func (a *SparseElementsAttr) Type() Type { return a.typ }

// ShapedType is the type of the constant.
func (a *SparseElementsAttr) ShapedType() ShapedType { return a.typ }

// Indices are the indices, an i64 tensor of shape [n, rank].
func (a *SparseElementsAttr) Indices() *DenseElementsAttr { return a.indices }

// Values are the elements at the indices.
func (a *SparseElementsAttr) Values() Attribute { return a.values }
