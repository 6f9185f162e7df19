package asm

import (
	"io"

	"github.com/gomlir/gomlir/ir"
)

// The operations directly in the one that is printed, the functions of a
// module, are printed in parts: a function, or a run of small operations. Each
// is named by itself, so that names need memory for one function at a time; and
// several goroutines take one part after the other, each writing into a buffer
// of its own. A sequence puts the buffers into order.

// A part is consecutive operations of a block.
type part struct {
	first *ir.Operation
	n     int
}

// splitParts divides operations up to but not including end.
func splitParts(first, end *ir.Operation) []part {
	const full, region = 64, 16 // weights, in operations without regions
	var list []part
	for op := first; op != end; {
		pt := part{first: op}
		for weight := 0; op != end && weight < full; op = op.Next() {
			pt.n++
			weight++
			if op.NumRegions() > 0 {
				weight += region
			}
		}
		list = append(list, pt)
	}
	return list
}

// parts writes the operations of the root's block up to but not including end.
func (p *Printer) parts(b *ir.Block, end *ir.Operation) {
	list := splitParts(b.First(), end)
	p.inParts(len(list), func(w *Printer, i int) { w.writePart(list[i]) })
}

// inParts writes n parts, in parallel if that is possible.
func (p *Printer) inParts(n int, write func(w *Printer, i int)) {
	if min(p.sh.threads, n) <= 1 {
		w := p.worker()
		w.buf = p.buf
		for i := range n {
			write(w, i)
		}
		p.buf = w.buf
		return
	}
	p.flush()
	seq := newSequence(maxHeld, p.out.write)
	p.out.seq = seq
	eachPart(seq, p.sh.threads, n, p.worker, func(w *Printer, i int) {
		w.part = i
		write(w, i)
		w.buf = seq.finish(i, w.buf)
	})
	p.out.seq = nil
}

// worker returns a printer for parts.
func (p *Printer) worker() *Printer {
	w := &Printer{sh: p.sh, out: p.out, part: p.part, indent: p.indent, depth: p.depth, frame: p.frame, seen: p.seen.clone()}
	w.dialects = append(w.dialects, p.dialects...)
	w.names = newNames(&p.sh.flags, p.names.ctx, p.names)
	w.names.whole = p.sh.allNames
	return w
}

func (p *Printer) writePart(pt part) {
	op := pt.first
	for range pt.n {
		if op.NumRegions() > 0 && !p.sh.flags.uniqueIDs() {
			p.names.reset()
			p.names.regionsOf(op)
		}
		p.fullOp(op)
		p.Byte('\n')
		p.flushFull()
		op = op.Next()
	}
}

// wholeStream is the number of a part if text is written without parts.
const wholeStream = -1

const (
	fullBuffer = 64 << 10 // a buffer is handed over when it has this many bytes
	maxHeld    = 2 << 20  // bytes that may wait for their turn
)

// A stream is where printers write to.
type stream struct {
	w   io.Writer
	err error
	seq *sequence[byte] // nil: the printer has no parts
}

// write writes text, for whoever has the turn.
func (s *stream) write(b []byte) {
	if s.err != nil || len(b) == 0 {
		return
	}
	if _, s.err = s.w.Write(b); s.err != nil && s.seq != nil {
		s.seq.stop.Store(true)
	}
}

// flush hands over the text so far. The printer has the turn.
func (p *Printer) flush() {
	p.out.write(p.buf)
	p.buf = p.buf[:0]
}

// flushFull hands over the text so far if there is enough of it and the printer
// has the turn.
func (p *Printer) flushFull() {
	if p.out == nil || len(p.buf) < fullBuffer {
		return
	}
	if p.part == wholeStream || len(p.buf) > maxHeld || p.out.seq.hasTurn(p.part) {
		p.awaitTurn()
		p.flush()
	}
}

// awaitTurn waits until all text before is written.
func (p *Printer) awaitTurn() {
	if p.out != nil && p.part != wholeStream {
		p.out.seq.await(p.part)
	}
}
