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
// publishes a new chain head, growth publishes a new table; a reader that
// still walks an old table can only miss an entry, never see a wrong one, and
// a miss is looked up again under the lock.
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
	next  *uniquerEntry[V] // immutable once published
}

func (u *uniquer[V]) init() { u.seed = maphash.MakeSeed() }

func (u *uniquer[V]) hash(kind uint32, key []byte) uint64 {
	return maphash.Bytes(u.seed, key) ^ uint64(kind)*0x9e3779b97f4a7c15
}

func (t *uniquerTable[V]) find(hash uint64, kind uint32, key []byte) *uniquerEntry[V] {
	e := t.buckets[(hash>>4)&uint64(len(t.buckets)-1)].Load()
	for ; e != nil; e = e.next {
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

// insert returns the object of a kind and key. If there is none it calls
// adopt, under the shard's lock, for the value to publish; adopt gets the copy
// of the key that the table keeps.
func (u *uniquer[V]) insert(kind uint32, key []byte, adopt func(key string) V) V {
	hash := u.hash(kind, key)
	s := &u.shards[hash%uniquerShards]
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.table.Load()
	if t == nil {
		t = &uniquerTable[V]{buckets: make([]atomic.Pointer[uniquerEntry[V]], uniquerFirstTable)}
		s.table.Store(t)
	}
	if e := t.find(hash, kind, key); e != nil {
		return e.value
	}
	if s.count >= len(t.buckets) {
		t = t.grown()
		s.table.Store(t)
	}
	s.count++
	e := &uniquerEntry[V]{hash: hash, kind: kind, key: string(key)}
	e.value = adopt(e.key)
	b := &t.buckets[(hash>>4)&uint64(len(t.buckets)-1)]
	e.next = b.Load()
	b.Store(e)
	return e.value
}

// grown returns a table of twice the size. It copies the entries, because
// readers may still be following the chains of the old one.
func (t *uniquerTable[V]) grown() *uniquerTable[V] {
	g := &uniquerTable[V]{buckets: make([]atomic.Pointer[uniquerEntry[V]], 2*len(t.buckets))}
	mask := uint64(len(g.buckets) - 1)
	for i := range t.buckets {
		for e := t.buckets[i].Load(); e != nil; e = e.next {
			b := &g.buckets[(e.hash>>4)&mask]
			c := *e
			c.next = b.Load()
			b.Store(&c)
		}
	}
	return g
}
