package ir_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomlir/gomlir/ir"
)

// TestSymbolRefs compares with a plain search, on attributes that share their parts.
func TestSymbolRefs(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	c := ir.NewContext()
	var list []ir.Attribute
	for i := range int64(20) {
		list = append(list, ir.NewIntegerAttr(c.I32(), i))
	}
	for _, name := range []string{"a", "b", "c"} {
		list = append(list, ir.NewSymbolRefAttr(c, name))
	}
	for range 300 {
		parts := make([]ir.Attribute, 1+r.IntN(3))
		for i := range parts {
			parts[i] = list[r.IntN(len(list))]
		}
		list = append(list, ir.NewArrayAttr(c, parts...))
	}
	plain := func(a ir.Attribute) (refs []*ir.SymbolRefAttr) {
		seen := map[ir.Attribute]bool{}
		var visit func(ir.Attribute)
		visit = func(a ir.Attribute) {
			if seen[a] {
				return
			}
			seen[a] = true
			if ref, ok := a.(*ir.SymbolRefAttr); ok {
				refs = append(refs, ref)
			}
			ir.WalkSubElements(a, visit, func(ir.Type) {})
		}
		visit(a)
		return refs
	}
	byName := func(a, b *ir.SymbolRefAttr) int {
		if a.String() < b.String() {
			return -1
		}
		return 1
	}
	for range 20 {
		var s ir.SymbolRefs
		for range 100 {
			a := list[r.IntN(len(list))]
			got, want := slices.Clone(s.In(a)), plain(a)
			slices.SortFunc(got, byName)
			slices.SortFunc(want, byName)
			if !slices.Equal(got, want) {
				t.Fatalf("%v has %v, want %v", a, got, want)
			}
		}
	}
}

// TestSymbolRefsShared looks at attributes that are each the one before and something else.
func TestSymbolRefsShared(t *testing.T) {
	c := ir.NewContext()
	for _, leaf := range []ir.Attribute{ir.NewUnitAttr(c), ir.NewSymbolRefAttr(c, "a")} {
		var s ir.SymbolRefs
		a := leaf
		want := len(s.In(a))
		for range 20_000 { // with each part visited again, half an hour
			a = ir.NewArrayAttr(c, a, a)
			if want == 0 {
				if refs := s.In(a); len(refs) != 0 {
					t.Fatal(refs)
				}
			}
		}
		if refs := s.In(a); len(refs) != want {
			t.Fatalf("%d references, want %d", len(refs), want)
		}
	}
}
