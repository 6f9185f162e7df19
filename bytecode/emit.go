package bytecode

import (
	"encoding/binary"
	"math/bits"
)

// emitter has the bytes of a section that is being written. Large parts are not copied.
type emitter struct {
	parts  [][]byte // before buf
	before int      // the length of parts
	buf    []byte
	align  uint32 // that the start of the section must have
}

// minPart is the length from which on bytes are kept as a part of their own.
const minPart = 32 << 10

func (e *emitter) len() int { return e.before + len(e.buf) }

// add appends what another emitter has, which must not be used any more.
func (e *emitter) add(s *emitter) {
	if s.len() < minPart {
		for _, p := range s.parts {
			e.buf = append(e.buf, p...)
		}
		e.buf = append(e.buf, s.buf...)
		return
	}
	n := len(e.buf)
	e.parts = append(append(append(e.parts, e.buf[:n:n]), s.parts...), s.buf)
	e.before += n + s.len()
	e.buf = e.buf[n:] // the rest of the memory
}

// appendVarint appends an integer in as many bytes as it needs. The number of low zero bits
// of the first byte says how many others follow.
func appendVarint(dst []byte, v uint64) []byte {
	if v < 1<<7 {
		return append(dst, byte(v<<1)|1)
	}
	n := (bits.Len64(v) + 6) / 7 // bytes of 7 bits
	if n > 8 {
		return binary.LittleEndian.AppendUint64(append(dst, 0), v)
	}
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], (v<<1|1)<<(n-1))
	return append(dst, b[:n]...)
}

// zigzag moves the sign into the lowest bit.
func zigzag(v uint64) uint64 { return v<<1 ^ uint64(int64(v)>>63) }

func (e *emitter) varint(v uint64) { e.buf = appendVarint(e.buf, v) }

func (e *emitter) varintWithFlag(v uint64, flag bool) {
	v <<= 1
	if flag {
		v |= 1
	}
	e.varint(v)
}

func (e *emitter) byte(b byte) { e.buf = append(e.buf, b) }

// alignTo fills up to a multiple of a power of two.
func (e *emitter) alignTo(align uint32) {
	if align < 2 {
		return
	}
	for e.len()&int(align-1) != 0 {
		e.buf = append(e.buf, alignmentByte)
	}
	e.align = max(e.align, align)
}

// section appends a section with the contents of another emitter.
func (e *emitter) section(id section, s *emitter) {
	e.startSection(id, s.len(), s.align)
	e.add(s)
}

// startSection appends all of a section but its contents.
func (e *emitter) startSection(id section, size int, align uint32) {
	at := len(e.buf)
	e.byte(byte(id))
	e.varint(uint64(size))
	if align > 1 {
		if e.len()&int(align-1) != 0 {
			e.varint(uint64(align))
			e.alignTo(align)
			e.buf[at] |= 0x80
		} else {
			e.align = max(e.align, align)
		}
	}
}
