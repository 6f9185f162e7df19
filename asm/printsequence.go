package asm

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/internal/group"
)

// A sequence takes the results of parts of a job, which several goroutines
// work on, in the order of the parts: lists of E, such as text. The part with
// the lowest number that is not finished has the turn; what it finds is used at
// once. Lists of others wait.
type sequence[E any] struct {
	// use is called with one list after the other, never twice at a time.
	use func([]E)

	mu   sync.Mutex
	cond *sync.Cond
	turn int                // part that has the turn
	done map[int]waiting[E] // lists of finished parts
	held int                // elements in them
	max  int                // how many elements may wait, about
	free []*chunk[E]        // empty ones
	last *chunk[E]          // has the list that was kept last
	stop atomic.Bool        // no goroutine waits any longer
}

// waiting is a list that waits for its turn, in a chunk.
type waiting[E any] struct {
	list []E
	in   *chunk[E]
}

// A chunk is memory for lists that wait, one behind the other. It is used again
// when none is left.
type chunk[E any] struct {
	room  []E
	lists int
}

// perChunk is the part of the elements that may wait that a chunk has room for.
const perChunk = 8

func newSequence[E any](limit int, use func([]E)) *sequence[E] {
	s := &sequence[E]{use: use, done: map[int]waiting[E]{}, max: limit}
	s.cond = sync.NewCond(&s.mu)
	return s
}

// eachPart calls work for the parts 0 to n-1 on some goroutines, each of which
// takes them in their order and starts with a call of begin. They end early
// if the sequence does.
func eachPart[W, E any](s *sequence[E], threads, n int, begin func() W, work func(w W, part int)) {
	var next atomic.Int32
	var wg group.Group
	for range min(threads, n) {
		wg.Go(func() {
			ended := false
			defer func() {
				if !ended { // a panic: no goroutine may wait for this turn
					s.giveUp()
				}
			}()
			w := begin()
			for {
				i := int(next.Add(1)) - 1
				if ended = i >= n || s.stop.Load(); ended {
					return
				}
				work(w, i)
			}
		})
	}
	wg.Wait()
}

// await returns when a part has the turn.
func (s *sequence[E]) await(part int) {
	s.mu.Lock()
	for s.turn != part && !s.stop.Load() {
		s.cond.Wait()
	}
	s.mu.Unlock()
}

// hasTurn reports whether a part has the turn.
func (s *sequence[E]) hasTurn(part int) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.turn == part
}

// finish takes the list of a part, or the rest of it, and returns an empty one
// for the next part.
func (s *sequence[E]) finish(part int, list []E) []E {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.turn != part && s.held+len(list) > s.max && !s.stop.Load() {
		s.cond.Wait()
	}
	if s.turn != part {
		s.done[part] = s.keep(list)
		return list[:0]
	}
	s.useUnlocked(list)
	for s.turn++; ; s.turn++ {
		w, ok := s.done[s.turn]
		if !ok {
			break
		}
		delete(s.done, s.turn)
		s.useUnlocked(w.list)
		s.release(w)
		s.cond.Broadcast()
	}
	s.cond.Broadcast()
	return list[:0]
}

// useUnlocked uses a list without keeping others from finishing their parts: they
// wait for the turn, which the caller has.
func (s *sequence[E]) useUnlocked(list []E) {
	s.mu.Unlock()
	defer s.mu.Lock()
	s.use(list)
}

// keep copies a list that has to wait.
func (s *sequence[E]) keep(list []E) waiting[E] {
	c := s.last
	if c == nil || cap(c.room)-len(c.room) < len(list) {
		c = s.chunk(len(list))
		s.last = c
	}
	start := len(c.room)
	c.room = append(c.room, list...)
	c.lists++
	s.held += len(list)
	return waiting[E]{c.room[start:], c}
}

// release ends the waiting of a list.
func (s *sequence[E]) release(w waiting[E]) {
	s.held -= len(w.list)
	c := w.in
	if c.lists--; c.lists > 0 {
		return
	}
	clear(c.room)
	c.room = c.room[:0]
	if c != s.last {
		s.free = append(s.free, c)
	}
}

// chunk returns an empty chunk with room for n elements.
func (s *sequence[E]) chunk(n int) *chunk[E] {
	if c := s.last; c != nil && c.lists == 0 {
		s.free = append(s.free, c)
	}
	i := slices.IndexFunc(s.free, func(c *chunk[E]) bool { return cap(c.room) >= n })
	if i < 0 {
		// None of those is large enough: it replaces one.
		s.free = s.free[:max(len(s.free)-1, 0)]
		return &chunk[E]{room: make([]E, 0, max(n, s.max/perChunk))}
	}
	c := s.free[i]
	s.free = slices.Delete(s.free, i, i+1)
	return c
}

// giveUp ends all waiting.
func (s *sequence[E]) giveUp() {
	s.stop.Store(true)
	s.mu.Lock()
	s.cond.Broadcast()
	s.mu.Unlock()
}
