package asm

import (
	"io"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
)

// The operations directly in the one that is printed, the functions of a
// module, are printed in parts: a function, or a run of small operations. Each
// is named by itself, so that names need memory for one function at a time; and
// several goroutines take one part after the other, each writing into a buffer
// of its own. A stream puts the buffers into order.

// A part is consecutive operations of a block.
type part struct {
	first *ir.Operation
	n     int
}

// partWeight is how many operations without regions are printed as one part.
const partWeight = 64

// splitParts divides operations up to but not including end.
func splitParts(first, end *ir.Operation) []part {
	var list []part
	for op := first; op != end; {
		pt := part{first: op}
		for weight := 0; op != end && weight < partWeight; op = op.Next() {
			pt.n++
			weight++
			if op.NumRegions() > 0 {
				weight += partWeight / 4
			}
		}
		list = append(list, pt)
	}
	return list
}

// parts writes the operations of the root's block up to but not including end.
func (p *Printer) parts(b *ir.Block, end *ir.Operation) {
	list := splitParts(b.First(), end)
	threads := min(p.sh.threads, len(list))
	if threads <= 1 {
		w := p.worker()
		w.buf, w.part = p.buf, wholeStream
		for _, pt := range list {
			w.writePart(pt)
		}
		p.buf = w.buf
		return
	}
	p.flush()
	p.out.start()
	var next atomic.Int32
	var wg group.Group
	for range threads {
		wg.Go(func() {
			ended := false
			defer func() {
				if !ended { // a panic: nobody must wait for this one's turn
					p.out.fail()
				}
			}()
			w := p.worker()
			for {
				i := int(next.Add(1)) - 1
				if ended = i >= len(list) || p.out.failed(); ended {
					return
				}
				w.part = i
				w.writePart(list[i])
				w.buf = p.out.finish(i, w.buf)
			}
		})
	}
	wg.Wait()
}

// worker returns a printer for parts.
func (p *Printer) worker() *Printer {
	w := &Printer{sh: p.sh, out: p.out, indent: p.indent, depth: p.depth}
	w.dialects = append(w.dialects, p.dialects...)
	w.names = newNames(&p.sh.flags, p.sh.root.Context(), p.names)
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

// wholeStream stands for the number of a part where text is written without
// parts.
const wholeStream = -1

const (
	fullBuffer = 64 << 10 // a buffer is handed over when it has this many bytes
	maxHeld    = 8 << 20  // bytes that may wait for their turn
)

// A stream writes parts of a text in their order. One that is not finished has
// the turn: its text is written at once. Others wait.
type stream struct {
	w   io.Writer
	err error

	mu   sync.Mutex
	cond *sync.Cond
	turn int            // part that has the turn
	done map[int][]byte // finished parts that wait
	held int            // bytes in them
	free [][]byte       // buffers to be used again
	bad  atomic.Bool
}

func newStream(w io.Writer) *stream {
	s := &stream{w: w, done: map[int][]byte{}}
	s.cond = sync.NewCond(&s.mu)
	return s
}

// start begins with part 0.
func (s *stream) start() { s.turn = 0 }

func (s *stream) failed() bool { return s.bad.Load() }

// fail makes everybody stop waiting.
func (s *stream) fail() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.bad.Store(true)
	s.cond.Broadcast()
}

// write writes text, for whoever has the turn.
func (s *stream) write(b []byte) {
	if s.err != nil || len(b) == 0 {
		return
	}
	if _, s.err = s.w.Write(b); s.err != nil {
		s.bad.Store(true)
	}
}

// await returns when a part has the turn.
func (s *stream) await(part int) {
	s.mu.Lock()
	for s.turn != part && !s.failed() {
		s.cond.Wait()
	}
	s.mu.Unlock()
}

// hasTurn reports whether a part has the turn.
func (s *stream) hasTurn(part int) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.turn == part
}

// finish hands over the rest of a part and returns a buffer for the next one.
func (s *stream) finish(part int, buf []byte) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	// It must not wait if it holds back all others.
	for s.turn != part && s.held+len(buf) > maxHeld && !s.failed() {
		s.cond.Wait()
	}
	if s.turn != part {
		s.done[part] = buf
		s.held += len(buf)
		if n := len(s.free); n > 0 {
			buf, s.free = s.free[n-1], s.free[:n-1]
			return buf
		}
		return nil
	}
	s.write(buf)
	for s.turn++; ; s.turn++ {
		b, ok := s.done[s.turn]
		if !ok {
			break
		}
		delete(s.done, s.turn)
		s.held -= len(b)
		s.write(b)
		if len(s.free) < 4 && cap(b) < 4*fullBuffer {
			s.free = append(s.free, b[:0])
		}
	}
	s.cond.Broadcast()
	return buf[:0]
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
	if p.part == wholeStream || len(p.buf) > maxHeld || p.out.hasTurn(p.part) {
		p.awaitTurn()
		p.flush()
	}
}

// awaitTurn waits until all text before is written.
func (p *Printer) awaitTurn() {
	if p.out != nil && p.part != wholeStream {
		p.out.await(p.part)
	}
}
