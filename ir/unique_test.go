package ir

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/gomlir/gomlir/num"
)

// TestUniqueConcurrently makes the same and different objects from many
// goroutines and compares what they got.
func TestUniqueConcurrently(t *testing.T) {
	const goroutines, objects = 64, 500
	c := testContext()
	type made struct {
		typ  Type
		attr Attribute
		op   *OpDef
	}
	got := make([][]made, goroutines)
	var wg sync.WaitGroup
	for g := range goroutines {
		wg.Go(func() {
			own := make([]made, objects)
			for n := range objects {
				i := (n*7 + g*13) % objects // not in the same order everywhere
				elem := NewIntegerType(c, uint32(i+1), Signless)
				vec := NewVectorType([]int64{int64(i + 1)}, nil, elem)
				own[i] = made{
					typ:  NewFunctionType(c, []Type{vec, elem}, []Type{NewTupleType(c, []Type{vec})}),
					attr: NewDictionaryAttr(c, NamedAttribute{fmt.Sprint("k", i), NewArrayAttr(c, NewStringAttr(c, fmt.Sprint(i)), NewIntegerAttr(elem, int64(i)))}),
					op:   c.OpDef(fmt.Sprint("x.op", i)),
				}
			}
			got[g] = own
		})
	}
	wg.Wait()
	seen := map[any]bool{}
	for i := range objects {
		for g := range goroutines {
			if got[g][i] != got[0][i] {
				t.Fatalf("object %d differs between goroutines", i)
			}
		}
		for _, o := range []any{got[0][i].typ, got[0][i].attr, got[0][i].op} {
			if seen[o] {
				t.Fatalf("object %d is also another", i)
			}
			seen[o] = true
		}
	}
}

// TestKeysAreInjective makes objects whose parameters could run into each other
// in a careless key.
func TestKeysAreInjective(t *testing.T) {
	c := testContext()
	i32, i64 := Type(c.I32()), Type(c.I64())
	s := func(v string) Attribute { return NewStringAttr(c, v) }
	groups := map[string][]any{
		"types": {
			NewFunctionType(c, []Type{i32, i64}, nil), NewFunctionType(c, []Type{i32}, []Type{i64}),
			NewFunctionType(c, nil, []Type{i32, i64}), NewGraphType(c, nil, []Type{i32, i64}),
			NewTupleType(c, []Type{i32, i64}), NewTupleType(c, []Type{i64, i32}), NewTupleType(c, nil),
			NewVectorType([]int64{4}, nil, i32), NewVectorType([]int64{4}, []bool{true}, i32),
			NewVectorType([]int64{2, 4}, nil, i32), NewVectorType([]int64{24}, nil, i32),
			NewVectorType([]int64{2, 4}, []bool{true, false}, i32), NewVectorType([]int64{2, 4}, []bool{false, true}, i32),
			NewRankedTensorType([]int64{4}, i32, nil), NewRankedTensorType([]int64{4}, i32, s("e")),
			NewRankedTensorType([]int64{DynamicSize}, i32, nil), NewUnrankedTensorType(i32),
			NewMemRefType([]int64{4}, i32, nil, nil), NewMemRefType([]int64{4}, i32, nil, s("m")),
			NewMemRefType([]int64{4}, i32, NewStridedLayoutAttr(c, 0, []int64{2}), nil),
			NewIntegerType(c, 32, Signed), NewIntegerType(c, 32, Unsigned), i32, i64,
			NewOpaqueType(c, "ab", "c"), NewOpaqueType(c, "a", "bc"),
			NewComplexType(i32), c.Index(), NewNoneType(c), c.F32(), c.F64(),
		},
		"attributes": {
			NewArrayAttr(c, s("a"), s("b")), NewArrayAttr(c, s("ab")), NewArrayAttr(c), NewArrayAttr(c, NewArrayAttr(c)),
			NewDictionaryAttr(c, NamedAttribute{"a", s("b")}), NewDictionaryAttr(c, NamedAttribute{"b", s("a")}), NewDictionaryAttr(c),
			s(""), s("a"), NewTypedStringAttr("a", i32), NewSymbolRefAttr(c, "a"), NewSymbolRefAttr(c, "a", "b"), NewSymbolRefAttr(c, "ab"),
			NewIntegerAttr(i32, 1), NewIntegerAttr(i64, 1), NewIntegerAttr(i32, -1), NewIntegerAttr(c.Index(), 1), NewBoolAttr(c, true),
			NewFloatAttr(c.F32(), num.FloatFromBits(num.F32, 0, 0)), NewFloatAttr(c.F32(), num.FloatFromBits(num.F32, 1<<31, 0)),
			NewFloatAttr(c.F64(), num.FloatFromBits(num.F64, 0, 0)),
			NewDenseI32ArrayAttr(c, 1, 0), NewDenseI64ArrayAttr(c, 1), NewDenseI32ArrayAttr(c, 1), NewDenseI32ArrayAttr(c),
			NewTypeAttr(i32), NewUnitAttr(c), NewOpaqueAttr(c, "a", "bc", nil), NewOpaqueAttr(c, "ab", "c", nil), NewOpaqueAttr(c, "ab", "c", i32),
			NewFileLineColLoc(c, "f", 1, 2), NewFileLineColLoc(c, "f", 12, 0), NewFileLineColRange(c, "f", 1, 2, 3, 4), NewUnknownLoc(c),
			NewNameLoc(c, "f", nil), NewNameLoc(c, "f", NewNameLoc(c, "f", nil)),
			NewFusedLoc(c, []Location{NewUnknownLoc(c)}, nil), NewFusedLoc(c, []Location{NewUnknownLoc(c)}, s("m")),
			NewStridedLayoutAttr(c, 1, []int64{2}), NewStridedLayoutAttr(c, 1, []int64{2, 3}), NewStridedLayoutAttr(c, 12, nil),
			NewDistinctAttr(s("a")), NewDistinctAttr(s("a")),
		},
	}
	for name, objects := range groups {
		seen := map[any]int{}
		for i, o := range objects {
			if j, ok := seen[o]; ok {
				t.Errorf("%s %d and %d are one object", name, j, i)
			}
			seen[o] = i
		}
	}
}

func TestSameParametersSameObject(t *testing.T) {
	c := testContext()
	if NewMemRefType([]int64{4}, c.I32(), nil, NewIntegerAttr(c.I64(), 0)) != NewMemRefType([]int64{4}, c.I32(), nil, nil) {
		t.Error("memory space 0 is not the default one")
	}
	if NewVectorType([]int64{4}, []bool{false}, c.I32()) != NewVectorType([]int64{4}, nil, c.I32()) {
		t.Error("no scalable dimension is not the same as none")
	}
	if NewIntegerAttr(c.I(8), 255) != NewIntegerAttr(c.I(8), -1) {
		t.Error("constants are not reduced to their width")
	}
	a := NewDictionaryAttr(c, NamedAttribute{"b", NewUnitAttr(c)}, NamedAttribute{"a", NewUnitAttr(c)})
	if a != NewDictionaryAttr(c, NamedAttribute{"a", NewUnitAttr(c)}, NamedAttribute{"b", NewUnitAttr(c)}) || a.Entries()[0].Name != "a" {
		t.Error("the order of dictionary entries counts")
	}
	if a.Without("b").With("b", NewUnitAttr(c)) != a {
		t.Error("removing and adding an entry gives another dictionary")
	}
}

// The benchmarks of uniquing say how much faster two threads are:
//
//	go test ./ir -run '^$' -bench Unique -cpu 1,2
//
// ns/op is the time from one object to the next of all threads together, so on
// two idle processors it halves; cores is how much of them was had. For
// machines that are never idle there is
//
//	go test ./ir -run '^$' -bench UniqueScaling
//
// which tells from the short spans of time in which they happened to be.

func BenchmarkUniqueHit(b *testing.B) {
	c := testContext()
	types := make([]Type, 1024)
	for i := range types {
		types[i] = NewIntegerType(c, uint32(i+1), Signless)
		NewTupleType(c, types[i:i+1])
	}
	b.ReportAllocs()
	defer usage(b)()
	b.RunParallel(func(pb *testing.PB) {
		for i := 0; pb.Next(); i++ {
			NewTupleType(c, types[i%1024:i%1024+1])
		}
	})
}

func BenchmarkUniqueMiss(b *testing.B) {
	c := testContext()
	var worker atomic.Int32
	b.ReportAllocs()
	defer usage(b)()
	b.RunParallel(func(pb *testing.PB) {
		file := fmt.Sprint("f", worker.Add(1))
		for i := 0; pb.Next(); i++ {
			NewFileLineColLoc(c, file, uint32(i), 1)
		}
	})
}

// BenchmarkUniqueMixed looks up fifteen objects for each that is new, about what
// reading a program does.
func BenchmarkUniqueMixed(b *testing.B) {
	c := testContext()
	var worker atomic.Int32
	b.ReportAllocs()
	defer usage(b)()
	b.RunParallel(func(pb *testing.PB) {
		file := fmt.Sprint("f", worker.Add(1))
		for i := 0; pb.Next(); i++ {
			NewFileLineColLoc(c, file, uint32(i/16), 1)
		}
	})
}
