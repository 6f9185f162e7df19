package bytecode

import (
	"math/bits"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// An Encoder takes the parts of a type, an attribute or the properties of an operation, and
// writes them. It runs twice over everything. The first time it only counts references, so
// that what is used most gets small numbers.
type Encoder struct {
	w     *writer
	times uint32 // how many references each one stands for, while counting; else 0
	emitter
}

// counting reports whether this is the first run.
func (e *Encoder) counting() bool { return e.times > 0 }

// Context is the context of what is written.
func (e *Encoder) Context() *ir.Context { return e.w.ctx }

// Version is the version of the format that is written.
func (e *Encoder) Version() int { return e.w.version }

// DialectVersion is the version of a dialect to write, nil if the caller of [Write] has set
// none.
func (e *Encoder) DialectVersion(dialect string) any { return e.w.cfg.DialectVersions[dialect] }

// Attr writes a reference to an attribute.
func (e *Encoder) Attr(a ir.Attribute) {
	if e.counting() {
		e.w.countAttr(a, e.times)
		return
	}
	e.varint(uint64(e.w.attrNumber(a)))
}

// OptionalAttr writes a reference to an attribute that may be nil.
func (e *Encoder) OptionalAttr(a ir.Attribute) {
	switch {
	case e.counting():
		if a != nil {
			e.w.countAttr(a, e.times)
		}
	case a == nil:
		e.varint(0)
	default:
		e.varint(uint64(e.w.attrNumber(a))<<1 | 1)
	}
}

// Type writes a reference to a type.
func (e *Encoder) Type(t ir.Type) {
	if e.counting() {
		e.w.countType(t, e.times)
		return
	}
	e.varint(uint64(e.w.typeNumber(t)))
}

// Attrs writes the length of a list and references to the attributes in it.
func Attrs[A ir.Attribute](e *Encoder, list []A) {
	e.Uvarint(uint64(len(list)))
	for _, a := range list {
		e.Attr(a)
	}
}

// Types writes the length of a list and references to the types in it.
func (e *Encoder) Types(list []ir.Type) {
	e.Uvarint(uint64(len(list)))
	for _, t := range list {
		e.Type(t)
	}
}

// Resource writes a reference to a resource.
func (e *Encoder) Resource(r *ir.Resource) {
	if e.counting() {
		e.w.countResource(r)
		return
	}
	e.varint(uint64(e.w.resourceNumber(r)))
}

// Uvarint writes an integer in as many bytes as it needs.
func (e *Encoder) Uvarint(v uint64) {
	if !e.counting() {
		e.varint(v)
	}
}

// Varint writes a signed integer in as many bytes as it needs.
func (e *Encoder) Varint(v int64) {
	if !e.counting() {
		e.varint(zigzag(uint64(v)))
	}
}

// Varints writes the length of a list and its integers.
func (e *Encoder) Varints(list []int64) {
	e.Uvarint(uint64(len(list)))
	for _, v := range list {
		e.Varint(v)
	}
}

// Bool writes a truth value, one byte.
func (e *Encoder) Bool(v bool) {
	switch {
	case e.counting():
	case v:
		e.byte(1)
	default:
		e.byte(0)
	}
}

// String writes a reference to a string.
func (e *Encoder) String(s string) {
	if !e.counting() {
		e.varint(e.w.strings.add(s))
	}
}

// Blob writes the length of some bytes, and them.
func (e *Encoder) Blob(data string) {
	if !e.counting() {
		e.varint(uint64(len(data)))
		e.buf = append(e.buf, data...)
	}
}

// Int writes an integer whose width the reader will know.
func (e *Encoder) Int(v num.Int) {
	if e.counting() {
		return
	}
	switch {
	case v.Width() <= 8:
		n, _ := v.Uint64()
		e.byte(byte(n))
	case v.Width() <= 64:
		n, _ := v.Uint64()
		e.varint(zigzag(n))
	default:
		words := (v.ActiveBits() + 63) / 64
		e.varint(uint64(max(words, 1)))
		raw := v.AppendBytes(nil)
		for i := range max(words, 1) {
			e.varint(zigzag(word(raw, int(i))))
		}
	}
}

// word is a word of 64 bits of little-endian bytes, whose number may be no multiple of 8.
func word(raw []byte, i int) uint64 {
	var n uint64
	for j, b := range raw[min(8*i, len(raw)):min(8*i+8, len(raw))] {
		n |= uint64(b) << (8 * j)
	}
	return n
}

// Float writes a number whose format the reader will know.
func (e *Encoder) Float(v num.Float) {
	if !e.counting() {
		e.Int(v.Int())
	}
}

// SparseArray writes integers of 32 bits, as pairs of an index and a value if most are 0.
func (e *Encoder) SparseArray(list []int32) {
	if e.counting() {
		return
	}
	nonzero, last := 0, 0
	for i, v := range list {
		if v != 0 {
			nonzero, last = nonzero+1, i
		}
	}
	if last > 256 || nonzero > len(list)/2 {
		e.varintWithFlag(uint64(len(list)), false)
		for _, v := range list {
			e.varint(uint64(int64(v)))
		}
		return
	}
	e.varintWithFlag(uint64(nonzero), true)
	if nonzero == 0 {
		return
	}
	width := bits.Len(uint(last))
	e.varint(uint64(width))
	for i, v := range list[:last+1] {
		if v != 0 {
			e.varint(uint64(int64(v<<width | int32(i))))
		}
	}
}
