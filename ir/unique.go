package ir

import (
	"hash/maphash"
	"strings"
	"sync"
	"sync/atomic"
)

// A uniquer maps canonical byte keys to the one object that has that key. Reads
// take no lock; a miss takes the lock of one of the shards. Entries are never
// removed: they go when the whole Context goes.
//
// Each shard is a hash table with open addressing behind an atomic pointer. An
// insertion fills a free slot. Growth copies the slots to a new table, and leaves
// the old one to readers that have it; such a reader can only miss an entry, never
// see a wrong one, and a miss is looked up again under the lock.
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
	table   atomic.Pointer[uniquerTable]
	entries atomic.Pointer[[]*uniquerChunk[V]] // count of them are there
	keys    strings.Builder                    // of the next entries; see keep
	_       [40]byte                           // keep neighbouring locks on different cache lines
}

// uniquerTable has a power of two of slots, of which a quarter is free. A slot is
// zero if it is, and otherwise has a hash in its upper half and the number of an
// entry plus one in the lower: nearly all entries but the one that is looked for
// are passed over without being read.
type uniquerTable struct {
	slots []atomic.Uint64
}

// uniquerEntry is small: a program with debug information has as many as it has
// operations.
type uniquerEntry[V any] struct {
	kind  uint32
	key   string
	value *V
}

// uniquerChunk has entries of successive numbers.
type uniquerChunk[V any] [128]uniquerEntry[V]

func (u *uniquer[V]) init() { u.seed = maphash.MakeSeed() }

func (u *uniquer[V]) hash(kind uint32, key []byte) uint32 {
	h := maphash.Bytes(u.seed, key) ^ uint64(kind)*0x9e3779b97f4a7c15
	return uint32(h ^ h>>32)
}

// find returns the object of a kind and key in a table, nil if it is not there.
func (s *uniquerShard[V]) find(t *uniquerTable, hash, kind uint32, key []byte) *V {
	for i := uniquerStart(hash); ; i++ {
		slot := t.slots[i&uint32(len(t.slots)-1)].Load()
		if slot == 0 {
			return nil
		}
		if uint32(slot>>32) == hash {
			if e := s.entry(uint32(slot) - 1); e.kind == kind && e.key == string(key) {
				return e.value
			}
		}
	}
}

// entry is the entry of a number that was read in a table.
func (s *uniquerShard[V]) entry(n uint32) *uniquerEntry[V] {
	chunks := *s.entries.Load()
	chunk := chunks[n/uint32(len(chunks[0]))]
	return &chunk[n%uint32(len(chunk))]
}

// uniquerStart is the first slot for a hash. The bits that choose the shard are no
// use here.
func uniquerStart(hash uint32) uint32 { return hash / uniquerShards }

// lookup returns the object of a kind and key, nil if absent yet.
func (u *uniquer[V]) lookup(kind uint32, key []byte) *V {
	hash := u.hash(kind, key)
	s := &u.shards[hash%uniquerShards]
	if t := s.table.Load(); t != nil {
		return s.find(t, hash, kind, key)
	}
	return nil
}

// A reservation is the place of a new object in a uniquer. The shard is locked
// until publish.
type reservation[V any] struct {
	shard      *uniquerShard[V]
	hash, kind uint32
	key        string
}

// reserve returns the object of a kind and key. If the object does not exist yet, it
// returns nil and the place for the object that the caller will publish.
func (u *uniquer[V]) reserve(kind uint32, key []byte) (*V, reservation[V]) {
	hash := u.hash(kind, key)
	s := &u.shards[hash%uniquerShards]
	s.mu.Lock()
	t := s.table.Load()
	if t == nil {
		t = &uniquerTable{make([]atomic.Uint64, uniquerFirstTable)}
		s.table.Store(t)
	}
	if v := s.find(t, hash, kind, key); v != nil {
		s.mu.Unlock()
		return v, reservation[V]{}
	}
	return nil, reservation[V]{s, hash, kind, s.keep(key)}
}

// publish makes the object visible and unlocks the shard.
func (r reservation[V]) publish(v *V) {
	s := r.shard
	if s.count%len(uniquerChunk[V]{}) == 0 {
		var chunks []*uniquerChunk[V]
		if old := s.entries.Load(); old != nil {
			chunks = *old
		}
		chunks = append(chunks, new(uniquerChunk[V])) // those who read the old list do not look beyond its end
		s.entries.Store(&chunks)
	}
	*s.entry(uint32(s.count)) = uniquerEntry[V]{r.kind, r.key, v}
	s.count++
	t := s.table.Load()
	if s.count > len(t.slots)/4*3 {
		t = t.grown()
		s.table.Store(t)
	}
	t.put(uint64(r.hash)<<32 | uint64(s.count))
	s.mu.Unlock()
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

// put fills the first free slot for its hash.
func (t *uniquerTable) put(slot uint64) {
	i := uniquerStart(uint32(slot >> 32))
	for t.slots[i&uint32(len(t.slots)-1)].Load() != 0 {
		i++
	}
	t.slots[i&uint32(len(t.slots)-1)].Store(slot)
}

// grown returns a table of twice the size with the same entries.
func (t *uniquerTable) grown() *uniquerTable {
	g := &uniquerTable{make([]atomic.Uint64, 2*len(t.slots))}
	for i := range t.slots {
		if slot := t.slots[i].Load(); slot != 0 {
			g.put(slot)
		}
	}
	return g
}
