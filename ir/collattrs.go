package ir

import (
	"encoding/binary"
	"slices"
	"sort"
	"sync/atomic"

	"github.com/gomlir/gomlir/num"
)

// The definitions of the builtin attributes that hold other attributes.
var (
	ArrayAttrDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "array", SubElements: func(a Attribute, attr func(Attribute), _ func(Type)) {
		for _, e := range a.(*ArrayAttr).elems {
			attr(e)
		}
	}, Rebuild: AttrRebuild[*ArrayAttr]})
	DictionaryAttrDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "dictionary", SubElements: func(a Attribute, attr func(Attribute), _ func(Type)) {
		for _, e := range a.(*DictionaryAttr).entries {
			attr(e.Value)
		}
	}, Rebuild: AttrRebuild[*DictionaryAttr]})
	SymbolRefAttrDef  = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "symbol_ref"})
	DenseArrayAttrDef = DefineAttr(AttrDef{Dialect: "builtin", Mnemonic: "dense_array", SubElements: func(a Attribute, _ func(Attribute), typ func(Type)) {
		typ(a.(*DenseArrayAttr).elem)
	}, Rebuild: AttrRebuild[*DenseArrayAttr]})
)

// An ArrayAttr is a list of attributes.
//
// Example printed form: [1 : i32, "a"]
type ArrayAttr struct {
	AttrBase
	elems []Attribute
}

// NewArrayAttr returns the list of the given attributes.
func NewArrayAttr(c *Context, elems ...Attribute) *ArrayAttr {
	var buf [KeySize]byte
	key := AppendAttrsKey(buf[:0], elems)
	if a := c.LookupAttr(ArrayAttrDef, key); a != nil {
		return a.(*ArrayAttr)
	}
	return c.InternAttr(ArrayAttrDef, key, &ArrayAttr{elems: append([]Attribute(nil), elems...)}).(*ArrayAttr)
}

// Len is the number of elements.
func (a *ArrayAttr) Len() int { return len(a.elems) }

// At returns element i.
func (a *ArrayAttr) At(i int) Attribute { return a.elems[i] }

// Elems are the elements. The slice must not be modified.
func (a *ArrayAttr) Elems() []Attribute { return a.elems }

// A NamedAttribute is an entry of a dictionary.
type NamedAttribute struct {
	Name  string
	Value Attribute
}

// A DictionaryAttr maps names to attributes, in the order of the names. A nil
// *DictionaryAttr is empty.
//
// Example printed form: {a = 1 : i32, b}
type DictionaryAttr struct {
	AttrBase
	entries []NamedAttribute
}

// NewDictionaryAttr returns the dictionary of the given entries, in any order.
// Two entries of the same name are a panic.
func NewDictionaryAttr(c *Context, entries ...NamedAttribute) *DictionaryAttr {
	if len(entries) == 0 {
		return c.common.empty
	}
	if !sort.SliceIsSorted(entries, func(i, j int) bool { return entries[i].Name < entries[j].Name }) {
		entries = append([]NamedAttribute(nil), entries...)
		sort.SliceStable(entries, func(i, j int) bool { return entries[i].Name < entries[j].Name })
	}
	var buf [KeySize]byte
	key := AppendUintKey(buf[:0], uint64(len(entries)))
	for i, e := range entries {
		if i > 0 && entries[i-1].Name == e.Name {
			panic("ir: two dictionary entries are named " + e.Name)
		}
		key = AppendAttrKey(AppendStringKey(key, e.Name), e.Value)
	}
	if a := c.LookupAttr(DictionaryAttrDef, key); a != nil {
		return a.(*DictionaryAttr)
	}
	own := make([]NamedAttribute, len(entries))
	for i, e := range entries {
		own[i] = NamedAttribute{c.Intern(e.Name), e.Value}
	}
	return c.InternAttr(DictionaryAttrDef, key, &DictionaryAttr{entries: own}).(*DictionaryAttr)
}

// Len is the number of entries.
func (d *DictionaryAttr) Len() int {
	if d == nil {
		return 0
	}
	return len(d.entries)
}

// Entries are the entries in the order of their names. The slice must not be
// modified.
func (d *DictionaryAttr) Entries() []NamedAttribute {
	if d == nil {
		return nil
	}
	return d.entries
}

// Lookup returns the value of a name, nil if absent.
func (d *DictionaryAttr) Lookup(name string) Attribute {
	if d == nil {
		return nil
	}
	if i, ok := d.find(name); ok {
		return d.entries[i].Value
	}
	return nil
}

func (d *DictionaryAttr) find(name string) (int, bool) {
	i := sort.Search(len(d.entries), func(i int) bool { return d.entries[i].Name >= name })
	return i, i < len(d.entries) && d.entries[i].Name == name
}

// With returns the dictionary with one entry set. The receiver must not be
// nil.
func (d *DictionaryAttr) With(name string, v Attribute) *DictionaryAttr {
	i, found := d.find(name)
	list := append(make([]NamedAttribute, 0, len(d.entries)+1), d.entries...)
	if found {
		list[i].Value = v
	} else {
		list = append(list, NamedAttribute{})
		copy(list[i+1:], list[i:])
		list[i] = NamedAttribute{name, v}
	}
	return NewDictionaryAttr(d.Context(), list...)
}

// Without returns the dictionary without the entry of a name.
func (d *DictionaryAttr) Without(name string) *DictionaryAttr {
	if d == nil {
		return nil
	}
	i, found := d.find(name)
	if !found {
		return d
	}
	list := append(append([]NamedAttribute(nil), d.entries[:i]...), d.entries[i+1:]...)
	return NewDictionaryAttr(d.Context(), list...)
}

// A SymbolRefAttr names a symbol, through nested symbol tables if there is
// more than one name.
//
// Example printed form: @main, @module::@func
type SymbolRefAttr struct {
	AttrBase
	path []string
}

// NewSymbolRefAttr returns a reference to a symbol. The path is the names from
// the outermost to the symbol's own; there is at least one.
func NewSymbolRefAttr(c *Context, path ...string) *SymbolRefAttr {
	if len(path) == 0 {
		panic("ir: symbol reference without a name")
	}
	var buf [KeySize]byte
	key := buf[:0]
	for _, s := range path {
		key = AppendStringKey(key, s)
	}
	if a := c.LookupAttr(SymbolRefAttrDef, key); a != nil {
		return a.(*SymbolRefAttr)
	}
	own := make([]string, len(path))
	for i, s := range path {
		own[i] = c.Intern(s)
	}
	return c.InternAttr(SymbolRefAttrDef, key, &SymbolRefAttr{path: own}).(*SymbolRefAttr)
}

// Root is the first name.
func (a *SymbolRefAttr) Root() string { return a.path[0] }

// Leaf is the last name, the symbol's own.
func (a *SymbolRefAttr) Leaf() string { return a.path[len(a.path)-1] }

// Path is all names. The slice must not be modified.
func (a *SymbolRefAttr) Path() []string { return a.path }

// IsFlat reports whether there is one name only.
func (a *SymbolRefAttr) IsFlat() bool { return len(a.path) == 1 }

// A DenseArrayAttr is a list of booleans, integers or floats of one type.
//
// Example printed form: array<i64: 1, 2>
type DenseArrayAttr struct {
	AttrBase
	elem Type
	raw  string // little-endian, elements of whole bytes

	sums atomic.Pointer[[]int64] // of the first elements, when asked for
}

// sumOf returns the sum of the first n elements. A long array remembers its sums, so
// that asking for all of them takes linear time.
func (a *DenseArrayAttr) sumOf(n int) (sum int64) {
	const long = 16
	if a.Len() <= long {
		for i := range n {
			sum += a.Int(i)
		}
		return sum
	}
	sums := a.sums.Load()
	if sums == nil {
		list := make([]int64, a.Len()+1)
		for i := range a.Len() {
			list[i+1] = list[i] + a.Int(i)
		}
		sums = &list
		a.sums.Store(sums)
	}
	return (*sums)[n]
}

// bitWidth is the width of an integer or float type.
func bitWidth(t Type) (uint32, bool) {
	switch t := t.(type) {
	case *IntegerType:
		return t.width, true
	case *FloatType:
		return t.Width(), true
	case *IndexType:
		return IndexBits, true
	}
	return 0, false
}

// NewDenseArrayAttr returns a list of elements given as bytes in little-endian order.
// Each element has as many bytes as its type, or one for i0.
func NewDenseArrayAttr(elem Type, raw []byte) *DenseArrayAttr {
	c := elem.Context()
	var buf [KeySize]byte
	key := append(AppendTypeKey(buf[:0], elem), raw...)
	if a := c.LookupAttr(DenseArrayAttrDef, key); a != nil {
		return a.(*DenseArrayAttr)
	}
	return c.InternAttr(DenseArrayAttrDef, key, &DenseArrayAttr{elem: elem}).(*DenseArrayAttr)
}

func (a *DenseArrayAttr) holdKey(key string) { a.raw = afterTypeKey(key, a.elem) }

// NewDenseI32ArrayAttr returns a list of i32.
func NewDenseI32ArrayAttr(c *Context, vs ...int32) *DenseArrayAttr {
	var buf [64]byte
	raw := buf[:0]
	for _, v := range vs {
		raw = binary.LittleEndian.AppendUint32(raw, uint32(v))
	}
	return NewDenseArrayAttr(c.I32(), raw)
}

// NewDenseI64ArrayAttr returns a list of i64.
func NewDenseI64ArrayAttr(c *Context, vs ...int64) *DenseArrayAttr {
	var buf [64]byte
	raw := buf[:0]
	for _, v := range vs {
		raw = binary.LittleEndian.AppendUint64(raw, uint64(v))
	}
	return NewDenseArrayAttr(c.I64(), raw)
}

// Elem is the type of the elements.
func (a *DenseArrayAttr) Elem() Type { return a.elem }

// Raw is the bytes of the elements, in little-endian order.
func (a *DenseArrayAttr) Raw() string { return a.raw }

// size returns the number of bytes of an element. An element without bits has one byte,
// so that elements can be counted.
func (a *DenseArrayAttr) size() int {
	w, _ := bitWidth(a.elem)
	return max(int(w+7)/8, 1)
}

// Len is the number of elements.
func (a *DenseArrayAttr) Len() int { return len(a.raw) / a.size() }

// Int is the element of a number, sign-extended; the low 64 bits of a wider
// one.
func (a *DenseArrayAttr) Int(i int) int64 {
	n := a.size()
	v := uint64(0)
	for j := min(n, 8) - 1; j >= 0; j-- {
		v = v<<8 | uint64(a.raw[i*n+j])
	}
	if n < 8 {
		shift := 64 - 8*n
		return int64(v<<shift) >> shift
	}
	return int64(v)
}

// Bits is the element of a number as bits.
func (a *DenseArrayAttr) Bits(i int) num.Int {
	w, _ := bitWidth(a.elem)
	n := a.size()
	v, _ := num.FromBytes(w, []byte(a.raw[i*n:(i+1)*n]))
	return v
}

// Ints returns all elements as Int does, in a new slice.
func (a *DenseArrayAttr) Ints() []int64 {
	vs := make([]int64, a.Len())
	for i := range vs {
		vs[i] = a.Int(i)
	}
	return vs
}

// DenseInts returns the elements of a list of integers of at most 64 bits in a
// new slice, each reduced to the range of T.
func DenseInts[T int8 | int16 | int32 | int64](a *DenseArrayAttr) []T {
	vs := make([]T, a.Len())
	for i := range vs {
		vs[i] = T(a.Int(i))
	}
	return vs
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *ArrayAttr) Rebuild(r *Rebuilder) Attribute {
	elems := RebuiltList(r, a.elems)
	if r.Failed() {
		return nil
	}
	return NewArrayAttr(a.Context(), elems...)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *DictionaryAttr) Rebuild(r *Rebuilder) Attribute {
	entries := slices.Clone(a.entries)
	for i := range entries {
		entries[i].Value = Rebuilt(r, entries[i].Value)
	}
	if r.Failed() {
		return nil
	}
	return NewDictionaryAttr(a.Context(), entries...)
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *DenseArrayAttr) Rebuild(r *Rebuilder) Attribute {
	elem := Rebuilt(r, a.elem)
	if !checkSameBits(r, a.elem, elem) {
		return nil
	}
	return NewDenseArrayAttr(elem, []byte(a.raw))
}
