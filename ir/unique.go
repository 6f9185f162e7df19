package ir

import (
	"hash/maphash"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/internal/slab"
)

// A uniquer maps canonical byte keys to the one object that has that key. Reads
// take no lock; a miss takes the lock of one of the shards. Entries are never
// removed: they go when the whole Context goes.
//
// Each shard is a chained hash table behind an atomic pointer. An insertion
// publishes a new chain head. Growth moves the entries to a new table while
// readers may be following their links; such a reader can only miss an entry,
// never see a wrong one, and a miss is looked up again under the lock.
type uniquer[V any] struct {
	seed   maphash.Seed
	shards [uniquerShards]uniquerShard[V]
}

const (
	uniquerShards     = 16
	uniquerFirstTable = 64
)

type uniquerShard[V any] struct {
	mu      sync.Mutex
	count   int
	table   atomic.Pointer[uniquerTable[V]]
	entries slab.Slab[uniquerEntry[V]]
	keys    strings.Builder // of the next entries; see keep
	_       [40]byte        // keep neighbouring locks on different cache lines
}

type uniquerTable[V any] struct {
	buckets []atomic.Pointer[uniquerEntry[V]]
}

// uniquerEntry is small: a program with debug information has as many as it has
// operations.
type uniquerEntry[V any] struct {
	hash  uint32
	kind  uint32
	key   string
	value *V
	next  atomic.Pointer[uniquerEntry[V]]
}

func (u *uniquer[V]) init() { u.seed = maphash.MakeSeed() }

func (u *uniquer[V]) hash(kind uint32, key []byte) uint32 {
	h := maphash.Bytes(u.seed, key) ^ uint64(kind)*0x9e3779b97f4a7c15
	return uint32(h ^ h>>32)
}

func (t *uniquerTable[V]) find(hash, kind uint32, key []byte) *uniquerEntry[V] {
	e := t.bucket(hash).Load()
	for ; e != nil; e = e.next.Load() {
		if e.hash == hash && e.kind == kind && e.key == string(key) {
			return e
		}
	}
	return nil
}

// bucket is the chain of the entries of a hash. The bits that choose the shard
// are no use here.
func (t *uniquerTable[V]) bucket(hash uint32) *atomic.Pointer[uniquerEntry[V]] {
	return &t.buckets[int(hash/uniquerShards)&(len(t.buckets)-1)]
}

// lookup returns the object of a kind and key, nil if there is none yet.
func (u *uniquer[V]) lookup(kind uint32, key []byte) *V {
	hash := u.hash(kind, key)
	if t := u.shards[hash%uniquerShards].table.Load(); t != nil {
		if e := t.find(hash, kind, key); e != nil {
			return e.value
		}
	}
	return nil
}

// reserve returns the entry of a kind and key. If there is none it makes one,
// which is not published yet: the shard is locked, and the caller sets the value
// and calls publish.
func (u *uniquer[V]) reserve(kind uint32, key []byte) (s *uniquerShard[V], e *uniquerEntry[V], found bool) {
	hash := u.hash(kind, key)
	s = &u.shards[hash%uniquerShards]
	s.mu.Lock()
	t := s.table.Load()
	if t == nil {
		t = &uniquerTable[V]{buckets: make([]atomic.Pointer[uniquerEntry[V]], uniquerFirstTable)}
		s.table.Store(t)
	}
	if e := t.find(hash, kind, key); e != nil {
		s.mu.Unlock()
		return s, e, true
	}
	if s.count >= len(t.buckets) {
		s.table.Store(t.grown())
	}
	s.count++
	e = s.entries.One()
	e.hash, e.kind, e.key = hash, kind, s.keep(key)
	return s, e, false
}

// keep returns a key as a string. Most are shorter than what an allocation
// costs, so many share one, as parts of the text of a strings.Builder that never
// outgrows the memory it has.
func (s *uniquerShard[V]) keep(key []byte) string {
	const chunk, large = 16 << 10, 1 << 10
	if len(key) > large {
		return string(key)
	}
	if s.keys.Len()+len(key) > s.keys.Cap() {
		s.keys.Reset()
		s.keys.Grow(chunk)
	}
	start := s.keys.Len()
	s.keys.Write(key)
	return s.keys.String()[start:]
}

// publish makes a reserved entry visible and unlocks the shard.
func (s *uniquerShard[V]) publish(e *uniquerEntry[V]) {
	s.table.Load().push(e)
	s.mu.Unlock()
}

func (t *uniquerTable[V]) push(e *uniquerEntry[V]) {
	b := t.bucket(e.hash)
	e.next.Store(b.Load())
	b.Store(e)
}

// grown moves the entries to a table of twice the size.
func (t *uniquerTable[V]) grown() *uniquerTable[V] {
	g := &uniquerTable[V]{buckets: make([]atomic.Pointer[uniquerEntry[V]], 2*len(t.buckets))}
	for i := range t.buckets {
		for e := t.buckets[i].Load(); e != nil; {
			next := e.next.Load()
			g.push(e)
			e = next
		}
	}
	return g
}
