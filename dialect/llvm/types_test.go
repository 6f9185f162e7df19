package llvm_test

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

func newContext() *ir.Context {
	c := ir.NewContext(llvm.Dialect)
	c.SetAllowUnregisteredDialects(true)
	return c
}

// constructors returns a function for each kind of type, with parameters that differ as much as
// possible.
func constructors(c *ir.Context) []func() ir.Type {
	void, ptr, i32 := llvm.NewVoidType(c), llvm.NewPointerType(c, 0), ir.Type(c.I32())
	return []func() ir.Type{
		func() ir.Type { return llvm.NewVoidType(c) }, func() ir.Type { return llvm.NewTokenType(c) },
		func() ir.Type { return llvm.NewLabelType(c) }, func() ir.Type { return llvm.NewMetadataType(c) },
		func() ir.Type { return llvm.NewX86AMXType(c) }, func() ir.Type { return llvm.NewX86MMXType(c) },
		func() ir.Type { return llvm.NewPPCFP128Type(c) },
		func() ir.Type { return llvm.NewPointerType(c, 0) }, func() ir.Type { return llvm.NewPointerType(c, 3) },
		func() ir.Type { return llvm.NewTypedPointerType(i32, 0) }, func() ir.Type { return llvm.NewTypedPointerType(i32, 3) },
		func() ir.Type { return llvm.NewTypedPointerType(ptr, 0) },
		func() ir.Type { return llvm.NewArrayType(i32, 4) }, func() ir.Type { return llvm.NewArrayType(ptr, 4) },
		func() ir.Type { return llvm.NewArrayType(i32, 1<<40) },
		func() ir.Type { return llvm.NewVectorType(i32, 4, true) },
		func() ir.Type { return llvm.NewVectorType(llvm.NewTypedPointerType(i32, 0), 4, true) },
		func() ir.Type { return llvm.NewVectorType(llvm.NewTypedPointerType(i32, 0), 4, false) },
		func() ir.Type { return llvm.NewFunctionType(void, nil, false) }, func() ir.Type { return llvm.NewFunctionType(void, nil, true) },
		func() ir.Type { return llvm.NewFunctionType(i32, []ir.Type{ptr}, true) },
		func() ir.Type { return llvm.NewFunctionType(ptr, []ir.Type{i32}, true) },
		func() ir.Type { return llvm.NewLiteralStruct(c, nil, false) }, func() ir.Type { return llvm.NewLiteralStruct(c, nil, true) },
		func() ir.Type { return llvm.NewLiteralStruct(c, []ir.Type{i32, ptr}, false) },
		func() ir.Type { return llvm.NewLiteralStruct(c, []ir.Type{ptr, i32}, false) },
		func() ir.Type { return llvm.IdentifiedStruct(c, "") }, func() ir.Type { return llvm.IdentifiedStruct(c, "a") },
		func() ir.Type { return llvm.NewOpaqueStruct(c, "b") },
		func() ir.Type { return llvm.NewTargetExtType(c, "t", nil, nil) },
		func() ir.Type { return llvm.NewTargetExtType(c, "t", []ir.Type{i32}, nil) },
		func() ir.Type { return llvm.NewTargetExtType(c, "t", []ir.Type{i32}, []uint32{1}) },
		func() ir.Type { return llvm.NewTargetExtType(c, "t", nil, []uint32{1}) },
	}
}

func TestUnique(t *testing.T) {
	c := newContext()
	seen := map[ir.Type]int{}
	for i, make := range constructors(c) {
		a, b := make(), make()
		if a != b {
			t.Errorf("%s is made twice", a)
		}
		if j, ok := seen[a]; ok {
			t.Errorf("%s is what both %d and %d make", a, i, j)
		}
		seen[a] = i
	}
}

func TestElementErrors(t *testing.T) {
	c := newContext()
	void, label, token, meta := ir.Type(llvm.NewVoidType(c)), ir.Type(llvm.NewLabelType(c)), ir.Type(llvm.NewTokenType(c)), ir.Type(llvm.NewMetadataType(c))
	fn := ir.Type(llvm.NewFunctionType(void, nil, false))
	scalable := ir.Type(llvm.NewVectorType(c.I32(), 4, true))
	for _, bad := range []ir.Type{void, label, token, meta, fn, scalable} {
		check(t, llvm.ArrayElementError(bad), "invalid array element type: '%s'", bad)
		check(t, llvm.StructElementsError([]ir.Type{c.I8(), bad}), "invalid LLVM structure element type: '%s'", bad)
	}
	for _, bad := range []ir.Type{void, label, token, meta, c.Index(), ir.NewIntegerType(c, 8, ir.Signed), ir.NewNoneType(c)} {
		check(t, llvm.PointerElementError(bad), "invalid pointer element type: '%s'", bad)
	}
	for _, bad := range []ir.Type{fn, meta, label} {
		check(t, llvm.FunctionTypeError(bad, nil), "invalid function result type: '%s'", bad)
	}
	for _, bad := range []ir.Type{void, fn} {
		check(t, llvm.FunctionTypeError(void, []ir.Type{c.I8(), bad}), "invalid function argument type: '%s'", bad)
	}
	ptr, typed := ir.Type(llvm.NewPointerType(c, 0)), ir.Type(llvm.NewTypedPointerType(c.I8(), 0))
	for _, bad := range []ir.Type{void, fn, ptr, llvm.NewX86MMXType(c), c.I8(), c.Index(), ir.NewVectorType([]int64{2}, nil, c.I8())} {
		check(t, llvm.VectorTypeError(bad, 4, false), "invalid vector element type")
	}
	for _, bad := range []ir.Type{void, ptr, llvm.NewX86MMXType(c), c.Index(), ir.NewIntegerType(c, 8, ir.Signed)} {
		check(t, llvm.VectorTypeError(bad, 4, true), "invalid vector element type")
	}
	check(t, llvm.VectorTypeError(typed, 0, false), "the number of vector elements must be positive")
	for _, good := range []error{
		llvm.ArrayElementError(c.Index()), llvm.StructElementsError([]ir.Type{ptr, ir.NewNoneType(c)}), llvm.PointerElementError(fn),
		llvm.FunctionTypeError(token, []ir.Type{token, meta, label}), llvm.VectorTypeError(typed, 1, false), llvm.VectorTypeError(c.F32(), 1, true),
	} {
		if good != nil {
			t.Error(good)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a constructor takes what its check refuses")
		}
	}()
	llvm.NewArrayType(void, 1)
}

func check(t *testing.T, err error, format string, args ...any) {
	t.Helper()
	if want := fmt.Sprintf(format, args...); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestIdentifiedStruct(t *testing.T) {
	c := newContext()
	a := llvm.IdentifiedStruct(c, "a")
	if a.IsInitialized() || a.HasBody() || !a.IsOpaque() || !a.IsIdentified() || a.Name() != "a" || a.Body() != nil {
		t.Errorf("new: %v %v %v", a.IsInitialized(), a.HasBody(), a.IsOpaque())
	}
	ptr := llvm.NewTypedPointerType(a, 0)
	if !a.SetBody([]ir.Type{c.I32(), ptr}, true) {
		t.Error("the body of a new struct was not set")
	}
	if !a.HasBody() || a.IsOpaque() || !a.IsPacked() || len(a.Body()) != 2 || a.Body()[1] != ir.Type(ptr) {
		t.Errorf("set: %v", a.Body())
	}
	for _, tt := range []struct {
		elems  []ir.Type
		packed bool
		want   bool
	}{
		{[]ir.Type{c.I32(), ptr}, true, true},
		{[]ir.Type{c.I32(), ptr}, false, false},
		{[]ir.Type{c.I32()}, true, false},
		{nil, true, false},
	} {
		if got := a.SetBody(tt.elems, tt.packed); got != tt.want {
			t.Errorf("SetBody(%v, %v) is %v", tt.elems, tt.packed, got)
		}
	}
	if llvm.NewOpaqueStruct(c, "a") != a || a.IsOpaque() {
		t.Error("a struct with a body became opaque")
	}
	o := llvm.NewOpaqueStruct(c, "o")
	if !o.IsOpaque() || !o.IsInitialized() || o.HasBody() || o.SetBody(nil, false) {
		t.Error("an opaque struct had its body set")
	}
	if llvm.IdentifiedOrRename(c, "a", []ir.Type{c.I32(), ptr}, true).Name() != "a.1" || llvm.IdentifiedOrRename(c, "a", nil, false).Name() != "a.2" {
		t.Error("the names of renamed structs are wrong")
	}
	if n := llvm.IdentifiedOrRename(c, "n", nil, false); n.Name() != "n" || !n.HasBody() {
		t.Error("a new name was changed")
	}
}

// TestManyRenamed gives 100,000 structs the same name, from several goroutines.
// Trying all names from the first each time would take minutes.
func TestManyRenamed(t *testing.T) {
	const goroutines, each = 4, 25_000
	c := newContext()
	llvm.IdentifiedStruct(c, "a.7").SetBody([]ir.Type{c.I8()}, false) // taken already
	for _, scope := range []*ir.Scope{nil, c.NewScope()} {
		names := make([]map[string]bool, goroutines)
		var wg sync.WaitGroup
		for g := range goroutines {
			names[g] = make(map[string]bool, each)
			wg.Go(func() {
				for range each {
					s := llvm.ScopedStructOrRename(c, scope, "a", nil, false)
					if s.Scope() != scope || !s.HasBody() {
						t.Error("a struct without a body, or of another scope")
					}
					names[g][s.Name()] = true
				}
			})
		}
		wg.Wait()
		for n := 1; n < goroutines; n++ {
			for name := range names[n] {
				if names[0][name] {
					t.Fatalf("two structs are named %s", name)
				}
				names[0][name] = true
			}
		}
		if n := len(names[0]); n != goroutines*each || !names[0]["a"] || names[0]["a.7"] != (scope != nil) || !names[0]["a.99999"] {
			t.Errorf("%d names of %d, or gaps", n, goroutines*each)
		}
	}
}

// TestStructRace sets equal and different bodies of the same structs from several goroutines.
func TestStructRace(t *testing.T) {
	c := newContext()
	const goroutines, structs = 64, 50
	var wins [structs][2]atomic.Int32
	var first [structs]atomic.Pointer[llvm.StructType]
	var renamed sync.Map
	var wg sync.WaitGroup
	for g := range goroutines {
		wg.Go(func() {
			for i := range structs {
				s := llvm.IdentifiedStruct(c, fmt.Sprint("s", i))
				if !first[i].CompareAndSwap(nil, s) && first[i].Load() != s {
					t.Error("two structs of one name")
				}
				next := llvm.IdentifiedStruct(c, fmt.Sprint("s", (i+1)%structs))
				body := []ir.Type{llvm.NewTypedPointerType(next, 0), c.I(uint32(8 * (1 + g%2)))}
				if s.SetBody(body, false) {
					wins[i][g%2].Add(1)
					if s.Body()[1] != body[1] {
						t.Error("a body was set and is another")
					}
				}
				if !llvm.IsCompatibleType(s) {
					t.Error("not compatible")
				}
				if _, loaded := renamed.LoadOrStore(llvm.IdentifiedOrRename(c, fmt.Sprint("r", i), nil, false), g); loaded {
					t.Error("two goroutines got the same new struct")
				}
			}
			for _, make := range constructors(c) {
				if make() != make() {
					t.Error("two types that are equal")
				}
			}
		})
	}
	wg.Wait()
	for i := range wins {
		a, b := wins[i][0].Load(), wins[i][1].Load()
		if a+b != goroutines/2 || a != 0 && b != 0 {
			t.Errorf("struct %d: %d and %d goroutines succeeded", i, a, b)
		}
	}
	dl, _ := llvm.ParseDataLayout("")
	for i := range structs {
		if _, err := dl.AllocSize(first[i].Load()); err != nil {
			t.Error(err)
		}
	}
}
