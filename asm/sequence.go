package asm

import (
	"math/bits"
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
	turn int         // part that has the turn
	done map[int][]E // lists of finished parts that wait
	held int         // elements in them
	max  int         // how many elements may wait, about
	free [][]E       // lists to be used again, with room for max elements in all
	room int         // in those
	stop atomic.Bool // nobody waits any longer
}

func newSequence[E any](limit int, use func([]E)) *sequence[E] {
	s := &sequence[E]{use: use, done: map[int][]E{}, max: limit}
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
				if !ended { // a panic: nobody must wait for this one's turn
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
		s.held += len(list)
		// A copy is as long as need be; the list may have become longer.
		s.done[part] = append(s.spare(len(list)), list...)
		return list[:0]
	}
	s.use(list)
	for s.turn++; ; s.turn++ {
		l, ok := s.done[s.turn]
		if !ok {
			break
		}
		delete(s.done, s.turn)
		s.held -= len(l)
		s.use(l)
		if s.room+cap(l) <= s.max {
			s.free = append(s.free, l[:0])
			s.room += cap(l)
		}
	}
	s.cond.Broadcast()
	return list[:0]
}

// spare returns an empty list with room for n elements: the smallest that is
// free and large enough.
func (s *sequence[E]) spare(n int) []E {
	best := -1
	for i, l := range s.free {
		if cap(l) >= n && (best < 0 || cap(l) < cap(s.free[best])) {
			best = i
		}
	}
	if best < 0 {
		return make([]E, 0, 1<<bits.Len(uint(n)))
	}
	l, last := s.free[best], len(s.free)-1
	s.room -= cap(l)
	s.free[best], s.free = s.free[last], s.free[:last]
	return l
}

// giveUp makes nobody wait any longer.
func (s *sequence[E]) giveUp() {
	s.stop.Store(true)
	s.mu.Lock()
	s.cond.Broadcast()
	s.mu.Unlock()
}
