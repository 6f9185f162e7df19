package ir

import (
	"hash/maphash"
	"sync"
	"sync/atomic"
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
	mu    sync.Mutex
	count int
	table atomic.Pointer[uniquerTable[V]]
	_     [40]byte // keep neighbouring locks on different cache lines
}

type uniquerTable[V any] struct {
	buckets []atomic.Pointer[uniquerEntry[V]]
}

type uniquerEntry[V any] struct {
	hash  uint64
	kind  uint32
	key   string
	value V
	next  atomic.Pointer[uniquerEntry[V]]
}

func (u *uniquer[V]) init() { u.seed = maphash.MakeSeed() }

func (u *uniquer[V]) hash(kind uint32, key []byte) uint64 {
	return maphash.Bytes(u.seed, key) ^ uint64(kind)*0x9e3779b97f4a7c15
}

func (t *uniquerTable[V]) find(hash uint64, kind uint32, key []byte) *uniquerEntry[V] {
	e := t.buckets[(hash>>4)&uint64(len(t.buckets)-1)].Load()
	for ; e != nil; e = e.next.Load() {
		if e.hash == hash && e.kind == kind && e.key == string(key) {
			return e
		}
	}
	return nil
}

// lookup returns the object of a kind and key, if there is one already.
func (u *uniquer[V]) lookup(kind uint32, key []byte) (v V, ok bool) {
	hash := u.hash(kind, key)
	if t := u.shards[hash%uniquerShards].table.Load(); t != nil {
		if e := t.find(hash, kind, key); e != nil {
			return e.value, true
		}
	}
	return v, false
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
	return s, &uniquerEntry[V]{hash: hash, kind: kind, key: string(key)}, false
}

// publish makes a reserved entry visible and unlocks the shard.
func (s *uniquerShard[V]) publish(e *uniquerEntry[V]) {
	s.table.Load().push(e)
	s.mu.Unlock()
}

func (t *uniquerTable[V]) push(e *uniquerEntry[V]) {
	b := &t.buckets[(e.hash>>4)&uint64(len(t.buckets)-1)]
	e.next.Store(b.Load())
	b.Store(e)
}

// grown moves the entries to a table of four times the size.
func (t *uniquerTable[V]) grown() *uniquerTable[V] {
	g := &uniquerTable[V]{buckets: make([]atomic.Pointer[uniquerEntry[V]], 4*len(t.buckets))}
	for i := range t.buckets {
		for e := t.buckets[i].Load(); e != nil; {
			next := e.next.Load()
			g.push(e)
			e = next
		}
	}
	return g
}
