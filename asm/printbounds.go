package asm

import (
	"errors"

	"github.com/gomlir/gomlir/ir"
)

// Without aliases, the text of a type or attribute can be exponentially longer than its
// parts. So a text of more than some number of bytes is cut: its beginning is printed,
// and "...".

// ErrTooLong is the error of Print for a program that is to be printed without
// aliases for structs (NeverStructAliases), if a type or attribute takes too
// much text for that.
var ErrTooLong = errors.New("a type or attribute has more than 16 MiB of text (structs have no aliases, by --mlir-print-struct-aliases=never)")

// textBounds are the lengths in bytes from which on a type and an attribute are cut,
// and the length that is left. Only types and attributes made of others are cut:
// constants are not, since they are as long as their data.
type textBounds struct {
	typ, attr, cut int
	fatal          bool // cutting is an error
}

var (
	// Text for people, which need not be read back.
	looseBounds = &textBounds{typ: 64 << 10, attr: 16 << 20, cut: 1 << 10}
	// A program of which all is asked for.
	strictBounds = &textBounds{typ: 16 << 20, attr: 16 << 20, cut: 1 << 10, fatal: true}
)

// full reports whether the text has reached its limit, so that no more types and
// attributes are written.
func (p *Printer) full() bool {
	if p.limit == 0 || len(p.buf) < p.limit {
		return false
	}
	p.skipped = true
	return true
}

// boundedType writes a type that is in no other type, cut if need be.
func (p *Printer) boundedType(t ir.Type) {
	if p.sh.tooLong.Load() {
		return
	}
	if text := p.text.cut[t]; text != nil {
		p.buf = append(p.buf, text...)
		return
	}
	at := len(p.buf)
	if p.inBounds(func() { p.Type(t) }) {
		if p.text.cut == nil {
			p.text.cut = map[ir.Type][]byte{}
		}
		p.text.cut[t] = append([]byte(nil), p.buf[at:]...)
	}
}

// inBounds is bounded for a type.
func (p *Printer) inBounds(write func()) (cut bool) {
	p.inType = true
	cut = p.bounded(p.sh.bounds.typ, write)
	p.inType = false
	return cut
}

// bounded lets a function write a type or attribute, and cuts what it has
// written if that was not all. It reports whether it did.
func (p *Printer) bounded(limit int, write func()) (cut bool) {
	outer, skipped, at := p.limit, p.skipped, len(p.buf)
	p.limit, p.skipped = at+limit, false
	write()
	if cut = p.skipped; cut {
		b := p.sh.bounds
		p.buf = append(p.buf[:at+b.cut], "..."...)
		if b.fatal {
			p.sh.tooLong.Store(true)
		}
	}
	p.limit, p.skipped = outer, skipped
	return cut
}
