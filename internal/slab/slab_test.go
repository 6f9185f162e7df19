package slab

import "testing"

func TestMany(t *testing.T) {
	var s Slab[[40]byte]
	seen := map[*[40]byte]bool{}
	for _, n := range []int{0, 1, 3, 64, 65, 300, 819, 820, 5000, 2} {
		vs := s.Many(n)
		if len(vs) != n || cap(vs) != n {
			t.Fatalf("Many(%d) has length %d and capacity %d", n, len(vs), cap(vs))
		}
		for i := range vs {
			if seen[&vs[i]] || vs[i] != [40]byte{} {
				t.Fatalf("Many(%d) gave a value twice or not zero", n)
			}
			seen[&vs[i]] = true
			vs[i][0] = 1
		}
	}
	for range 2000 {
		v := s.One()
		if seen[v] || *v != [40]byte{} {
			t.Fatal("One gave a value twice or not zero")
		}
		seen[v] = true
		v[0] = 1
	}
}

func TestHuge(t *testing.T) {
	var s Slab[[100_000]byte]
	if len(s.Many(3)) != 3 || s.One() == nil {
		t.Fatal("values larger than a chunk")
	}
}

func TestRecycle(t *testing.T) {
	var s Slab[[40]byte]
	s.Recycle() // nothing to take back
	s.Keep()
	seen := map[*[40]byte]bool{}
	for round := range 4 {
		for range 2000 + 500*round {
			v := s.One()
			if *v != [40]byte{} {
				t.Fatalf("round %d: not zero", round)
			}
			if v[39] = 1; round == 0 {
				seen[v] = true
			} else {
				delete(seen, v)
			}
		}
		s.Recycle()
		if round == 1 && len(seen) > 0 {
			t.Errorf("%d values were not used again", len(seen))
		}
	}
}
