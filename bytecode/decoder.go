package bytecode

import (
	"bytes"
	"encoding/binary"
	"math/bits"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// A Decoder reads the parts that an [Encoder] wrote. Its errors are sticky: after the first
// one all methods return zero values, so that code need not check each. Every length is
// checked against what is left before memory is taken for it.
type Decoder struct {
	t       *task
	dialect string
	data    []byte // of the whole file, up to the end of what this is about
	pos     int
	start   int
}

// sub returns a decoder of a part of the file.
func (t *task) sub(part span) *Decoder {
	return &Decoder{t: t, data: t.r.data[:part.end], pos: part.start, start: part.start}
}

// span is a part of the file.
type span struct{ start, end int }

func (s span) len() int { return s.end - s.start }

// Context is the context of what is read.
func (d *Decoder) Context() *ir.Context { return d.t.r.ctx }

// Version is the version of the format of the file.
func (d *Decoder) Version() int { return int(d.t.r.version) }

// DialectVersion is the version of a dialect in the file, as its encoding has read it; nil if
// absent.
func (d *Decoder) DialectVersion(dialect string) any {
	for _, e := range d.t.r.dialects {
		if e.name == dialect {
			if !d.t.load(e) {
				return nil
			}
			return e.loaded
		}
	}
	return nil
}

// Failed reports whether there was an error.
func (d *Decoder) Failed() bool { return d.t.failed }

// Errorf reports an error. Only the first one counts.
func (d *Decoder) Errorf(format string, args ...any) { d.t.errorf(format, args...) }

func (t *task) errorf(format string, args ...any) {
	if !t.failed {
		t.failed = true
		t.diags = append(t.diags, t.r.errorf(format, args...))
	}
}

// left is how many bytes are left.
func (d *Decoder) left() int { return len(d.data) - d.pos }

func (d *Decoder) byte() byte {
	if d.t.failed {
		return 0
	}
	if d.pos >= len(d.data) {
		d.Errorf("attempting to parse a byte at the end of the bytecode")
		return 0
	}
	d.pos++
	return d.data[d.pos-1]
}

// bytes returns the next n bytes, which must not be modified.
func (d *Decoder) bytes(n uint64) []byte {
	if d.t.failed {
		return nil
	}
	if n > uint64(d.left()) {
		d.Errorf("attempting to parse %d bytes when only %d remain", n, d.left())
		return nil
	}
	d.pos += int(n)
	return d.data[d.pos-int(n) : d.pos : d.pos]
}

// Uvarint reads an integer that Uvarint wrote.
func (d *Decoder) Uvarint() uint64 {
	if d.pos < len(d.data) && !d.t.failed {
		if b := d.data[d.pos]; b&1 != 0 {
			d.pos++
			return uint64(b >> 1)
		}
	}
	return d.longVarint()
}

func (d *Decoder) longVarint() uint64 {
	first := d.byte()
	if d.t.failed {
		return 0
	}
	if first == 0 {
		if b := d.bytes(8); b != nil {
			return binary.LittleEndian.Uint64(b)
		}
		return 0
	}
	n := bits.TrailingZeros8(first)
	rest := d.bytes(uint64(n))
	if d.t.failed {
		return 0
	}
	var b [8]byte
	b[0] = first
	copy(b[1:], rest)
	return binary.LittleEndian.Uint64(b[:]) >> (n + 1)
}

// withFlag reads an integer and the flag in its lowest bit.
func (d *Decoder) withFlag() (uint64, bool) {
	v := d.Uvarint()
	return v >> 1, v&1 != 0
}

// Varint reads a signed integer.
func (d *Decoder) Varint() int64 {
	v := d.Uvarint()
	return int64(v>>1) ^ -int64(v&1)
}

// Len reads the length of a list, each of whose elements takes at least one byte.
func (d *Decoder) Len() int {
	n := d.Uvarint()
	if n > uint64(d.left()) {
		d.Errorf("attempting to parse %d bytes when only %d remain", n, d.left())
		return 0
	}
	return int(n)
}

// Varints reads a list of signed integers.
func (d *Decoder) Varints() []int64 {
	list := make([]int64, d.Len())
	for i := range list {
		list[i] = d.Varint()
	}
	return list
}

// Bool reads a truth value.
func (d *Decoder) Bool() bool { return d.byte() != 0 }

// Blob reads bytes, which are a part of the file and must not be modified.
func (d *Decoder) Blob() []byte { return d.bytes(d.Uvarint()) }

// String reads a reference to a string.
func (d *Decoder) String() string { return d.stringAt(d.Uvarint()) }

func (d *Decoder) stringAt(i uint64) string {
	if d.t.failed {
		return ""
	}
	if i >= uint64(len(d.t.r.strings)) {
		d.Errorf("invalid string index: %d", i)
		return ""
	}
	return d.t.r.strings[i]
}

// cString reads a string that a zero byte ends.
func (d *Decoder) cString() string {
	if d.t.failed {
		return ""
	}
	n := bytes.IndexByte(d.data[d.pos:], 0)
	if n < 0 {
		d.Errorf("malformed null-terminated string, no null character found")
		return ""
	}
	d.pos += n + 1
	return string(d.data[d.pos-n-1 : d.pos-1])
}

// Attr reads a reference to an attribute. It returns nil after an error.
func (d *Decoder) Attr() ir.Attribute {
	i := d.Uvarint()
	if d.t.failed {
		return nil
	}
	return d.t.attr(i)
}

// OptionalAttr reads a reference to an attribute that may be absent.
func (d *Decoder) OptionalAttr() ir.Attribute {
	i, ok := d.withFlag()
	if !ok || d.t.failed {
		return nil
	}
	return d.t.attr(i)
}

// Type reads a reference to a type. It returns nil after an error.
func (d *Decoder) Type() ir.Type {
	i := d.Uvarint()
	if d.t.failed {
		return nil
	}
	return d.t.typ(i)
}

// Types reads a list of references to types.
func (d *Decoder) Types() []ir.Type {
	list := make([]ir.Type, d.Len())
	for i := range list {
		list[i] = d.Type()
	}
	return list
}

// AttrOf reads a reference to an attribute that must be an A.
func AttrOf[A ir.Attribute](d *Decoder) (a A) { return attrAs[A](d, d.Attr()) }

// OptionalAttrOf reads a reference to an attribute that must be an A if it is not absent.
func OptionalAttrOf[A ir.Attribute](d *Decoder) (a A) {
	v := d.OptionalAttr()
	if v == nil {
		return a
	}
	return attrAs[A](d, v)
}

func attrAs[A ir.Attribute](d *Decoder, v ir.Attribute) A {
	a, ok := v.(A)
	if !ok && !d.t.failed {
		d.Errorf("expected attribute of type: %s, but got: %s", typeName[A](), v)
	}
	return a
}

// AttrsOf reads a list of references to attributes that must be As.
func AttrsOf[A ir.Attribute](d *Decoder) []A {
	list := make([]A, d.Len())
	for i := range list {
		list[i] = AttrOf[A](d)
	}
	return list
}

// TypeOf reads a reference to a type that must be a T.
func TypeOf[T ir.Type](d *Decoder) (t T) {
	v := d.Type()
	t, ok := v.(T)
	if !ok && !d.t.failed {
		d.Errorf("expected %s, but got: %s", typeName[T](), v)
	}
	return t
}

// Resource reads a reference to a resource. It returns nil after an error.
func (d *Decoder) Resource() *ir.Resource {
	i := d.Uvarint()
	switch {
	case d.t.failed:
		return nil
	case i >= uint64(len(d.t.r.resources)):
		d.Errorf("invalid resource handle index: %d", i)
		return nil
	}
	return d.t.r.resources[i]
}

// Int reads an integer of a width.
func (d *Decoder) Int(width uint32) num.Int {
	switch {
	case width <= 8:
		return num.NewUint(width, uint64(d.byte()))
	case width <= 64:
		return num.NewUint(width, uint64(d.Varint()))
	}
	words := d.Len()
	if d.t.failed {
		return num.Int{}
	}
	size := (int(width) + 7) / 8
	if !d.t.r.spend(size) {
		d.Errorf("integers are too wide for a file of %d bytes", len(d.t.r.data))
		return num.Int{}
	}
	raw := make([]byte, max(size, 8*words))
	for i := range words {
		binary.LittleEndian.PutUint64(raw[8*i:], uint64(d.Varint()))
	}
	if extra := size*8 - int(width); extra > 0 {
		raw[size-1] &= 0xff >> extra
	}
	v, ok := num.FromBytes(width, raw[:size])
	if !ok && !d.t.failed {
		d.Errorf("invalid integer of %d bits", width)
	}
	return v
}

// Float reads a number of a format.
func (d *Decoder) Float(s num.Semantics, width uint32) num.Float {
	v := d.Int(width)
	if d.t.failed {
		return num.Zero(s, false)
	}
	raw := make([]byte, 16)
	copy(raw, v.AppendBytes(nil))
	return num.FloatFromBits(s, binary.LittleEndian.Uint64(raw), binary.LittleEndian.Uint64(raw[8:]))
}

// SparseArray reads integers of 32 bits into a list of known length.
func (d *Decoder) SparseArray(list []int32) {
	n, sparse := d.withFlag()
	if n == 0 || d.t.failed {
		return
	}
	if !sparse {
		if n > uint64(len(list)) {
			d.Errorf("trying to read an array of %d but only %d storage available.", n, len(list))
			return
		}
		for i := range n {
			list[i] = int32(d.Uvarint())
		}
		return
	}
	width := d.Uvarint()
	if width > 8 {
		d.Errorf("reading sparse array with indexing above 8 bits: %d", width)
		return
	}
	for ; n > 0 && !d.t.failed; n-- {
		pair := d.Uvarint()
		i := pair & (1<<width - 1)
		if i >= uint64(len(list)) {
			d.Errorf("reading a sparse array found index %d but only %d storage available.", i, len(list))
			return
		}
		list[i] = int32(pair >> width)
	}
}
