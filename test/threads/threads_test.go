package threads

import (
	"bytes"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/verify"
)

const goroutines = 64

// together runs f in many goroutines that start at the same time, each with a
// random order of its own.
func together(f func(g int, r *rand.Rand)) {
	var wg sync.WaitGroup
	start := make(chan struct{})
	for g := range goroutines {
		wg.Go(func() {
			<-start
			f(g, rand.New(rand.NewPCG(uint64(g), 1)))
		})
	}
	close(start)
	wg.Wait()
}

// makers make objects, the n-th of which is the same whoever asks for it.
var makers = []func(c *ir.Context, n int) any{
	func(c *ir.Context, n int) any { return ir.NewIntegerType(c, uint32(n+1), ir.Signless) },
	func(c *ir.Context, n int) any { return llvm.NewArrayType(c.I(uint32(n%64+1)), uint64(n)) },
	func(c *ir.Context, n int) any {
		p := llvm.NewTypedPointerType(llvm.NewArrayType(c.I8(), uint64(n)), uint32(n%3))
		return llvm.NewLiteralStruct(c, []ir.Type{p, c.I(uint32(n + 1))}, n%2 == 0)
	},
	func(c *ir.Context, n int) any {
		return ir.NewFunctionType(c, []ir.Type{ir.NewVectorType([]int64{int64(n + 1)}, nil, c.F32())}, []ir.Type{ir.NewTupleType(c, []ir.Type{c.I(uint32(n + 1))})})
	},
	func(c *ir.Context, n int) any { return llvm.IdentifiedStruct(c, fmt.Sprint("only a name ", n)) },
	func(c *ir.Context, n int) any { return ir.NewStringAttr(c, fmt.Sprint("text ", n)) },
	func(c *ir.Context, n int) any {
		v := ir.NewIntegerAttr(c.I64(), int64(n))
		return ir.NewDictionaryAttr(c, ir.NamedAttribute{Name: fmt.Sprint("b", n), Value: ir.NewArrayAttr(c, v, v)}, ir.NamedAttribute{Name: "a", Value: v})
	},
	func(c *ir.Context, n int) any { return ir.NewFileLineColLoc(c, "f", uint32(n), uint32(n%80)) },
	func(c *ir.Context, n int) any {
		return mustParse(asm.ParseAttr(c, fmt.Sprintf(`#llvm.di_basic_type<tag = DW_TAG_base_type, name = "t%d", sizeInBits = %d>`, n, n)))
	},
	func(c *ir.Context, n int) any {
		return mustParse(asm.ParseAttr(c, fmt.Sprintf(`dense<[%d, 2]> : vector<2xi32>`, n)))
	},
	// The same two structs, met from either end and from another one.
	func(c *ir.Context, n int) any {
		a, b := fmt.Sprint("a", n), fmt.Sprint("b", n)
		return mustParse(asm.ParseType(c, fmt.Sprintf(`!llvm.struct<"%s", (i32, ptr<struct<"%s", (ptr<struct<"%s">>)>>)>`, a, b, a)))
	},
	func(c *ir.Context, n int) any {
		a, b := fmt.Sprint("a", n), fmt.Sprint("b", n)
		return mustParse(asm.ParseType(c, fmt.Sprintf(`!llvm.struct<"%s", (ptr<struct<"%s", (i32, ptr<struct<"%s">>)>>)>`, b, a, b)))
	},
	func(c *ir.Context, n int) any {
		a, b := fmt.Sprint("a", n), fmt.Sprint("b", n)
		return mustParse(asm.ParseType(c, fmt.Sprintf(`!llvm.struct<(struct<"%s", (ptr<struct<"%s", (i32, ptr<struct<"%s">>)>>)>)>`, b, a, b)))
	},
	func(c *ir.Context, n int) any { return c.OpDef(fmt.Sprint("x.op", n)) },
}

func mustParse[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// TestObjects makes the same and different objects in all goroutines, each in its
// own order.
func TestObjects(t *testing.T) {
	count := 400
	if testing.Short() {
		count = 60
	}
	c := ir.NewContext(testdialect.All()...)
	got := make([][]any, goroutines)
	together(func(g int, r *rand.Rand) {
		own := make([]any, count*len(makers))
		for _, i := range r.Perm(len(own)) {
			own[i] = makers[i%len(makers)](c, i/len(makers))
		}
		got[g] = own
	})
	seen := map[any]int{}
	for i, first := range got[0] {
		for g := range got {
			if got[g][i] != first {
				t.Fatalf("goroutines 0 and %d have different objects: %v, %v", g, first, got[g][i])
			}
			if again := makers[i%len(makers)](c, i/len(makers)); again != first {
				t.Fatalf("made later, %v is another object", first)
			}
		}
		if j, ok := seen[first]; ok {
			t.Fatalf("objects %d and %d are one: %v", j, i, first)
		}
		seen[first] = i
	}
}

// TestBodies sets bodies of structs: whoever has the body that the struct gets
// succeeds, all others do not.
func TestBodies(t *testing.T) {
	count := 500
	if testing.Short() {
		count = 100
	}
	c := ir.NewContext(testdialect.All()...)
	const bodies = 4
	body := func(n, which int) []ir.Type {
		self := llvm.IdentifiedStruct(c, fmt.Sprint("s", n))
		next := llvm.IdentifiedStruct(c, fmt.Sprint("s", (n+1)%count))
		return []ir.Type{llvm.NewTypedPointerType(self, 0), llvm.NewTypedPointerType(next, 0), c.I(uint32(which + 1))}
	}
	var won [goroutines][]bool
	var renamed [goroutines][]ir.Type
	together(func(g int, r *rand.Rand) {
		won[g] = make([]bool, count)
		for _, n := range r.Perm(count) {
			s := llvm.IdentifiedStruct(c, fmt.Sprint("s", n))
			won[g][n] = s.SetBody(body(n, g%bodies), false)
			if !s.HasBody() || s.Body()[0].(*llvm.PointerType).Elem() != s {
				t.Errorf("%v has half a body", s)
			}
		}
		for range 5 {
			renamed[g] = append(renamed[g], llvm.IdentifiedOrRename(c, "renamed", body(0, 0), false))
		}
	})
	for n := range count {
		s := llvm.IdentifiedStruct(c, fmt.Sprint("s", n))
		for g := range goroutines {
			if mine := slices.Equal(s.Body(), body(n, g%bodies)); mine != won[g][n] {
				t.Fatalf("goroutine %d: %v, but SetBody returned %v", g, s, won[g][n])
			}
		}
	}
	seen := map[ir.Type]bool{}
	for _, list := range renamed {
		for _, s := range list {
			if seen[s] {
				t.Fatalf("%v belongs to two", s)
			}
			seen[s] = true
		}
	}
}

// texts are modules: those that are part of gomlir and its tests.
func texts(t *testing.T) (names []string, list [][]byte) {
	root, err := peer.Root()
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".mlir" {
			return err
		}
		b, err := os.ReadFile(path)
		// A context gives the second resource of a name another one.
		if err == nil && len(b) < 200_000 && !bytes.Contains(b, []byte("dense_resource<")) {
			names, list = append(names, path), append(list, b)
		}
		return err
	})
	if err != nil || len(list) < 5 {
		t.Fatalf("%d texts, %v", len(list), err)
	}
	// Large enough to be parsed and printed by several goroutines each.
	var b strings.Builder
	for i := range 300 {
		fmt.Fprintf(&b, "llvm.func @f%d(%%p: !llvm.ptr, %%x: !llvm.struct<\"t%d\", (i32, ptr)>) -> i32 attributes {k = \"%d\"} {\n"+
			"  %%0 = llvm.getelementptr inbounds %%p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<\"t%d\", (i32, ptr)>\n"+
			"  %%1 = llvm.load %%0 {alignment = 4 : i64} : !llvm.ptr -> i32\n  llvm.return %%1 : i32 loc(\"n%d\")\n}\n", i, i%37, i, i%37, i%50)
	}
	return append(names, "generated"), append(list, []byte(b.String()))
}

// thinned is every seventh element, the last one included.
func thinned[T any](list []T) (few []T) {
	for i := len(list) - 1; i >= 0; i -= 7 {
		few = append(few, list[i])
	}
	return few
}

// TestModules parses, verifies and prints the same modules in all goroutines, in
// one context.
func TestModules(t *testing.T) {
	names, list := texts(t)
	if testing.Short() { // the race detector makes it slow
		names, list = thinned(names), thinned(list)
	}
	c := ir.NewContext(testdialect.All()...)
	c.SetAllowUnregisteredDialects(true)
	type result struct {
		op   *ir.Operation
		text string
	}
	results := make([][]result, goroutines)
	var parsed atomic.Int64
	together(func(g int, r *rand.Rand) {
		results[g] = make([]result, len(list))
		for _, i := range r.Perm(len(list)) {
			f, err := c.Files().AddFile(names[i], list[i])
			if err != nil {
				t.Error(err)
				return
			}
			ignore := func(*diag.Diagnostic) {}
			op := asm.ParseModule(c, source.Whole(f), asm.Config{Threads: 1 + g%3}, ignore)
			if op == nil || !verify.Operation(op, verify.Options{Threads: 1 + g%2}, ignore) {
				continue
			}
			parsed.Add(1)
			var b bytes.Buffer
			if err := asm.Print(&b, op, asm.Flags{Threads: 1 + g%2, AssumeVerified: true}); err != nil {
				t.Error(err)
			}
			results[g][i] = result{op, b.String()}
		}
	})
	if parsed.Load() < int64(2*goroutines) {
		t.Fatalf("only %d modules were valid", parsed.Load())
	}
	for g := range results {
		for i, r := range results[g] {
			first := results[0][i]
			switch {
			case (r.op == nil) != (first.op == nil):
				t.Errorf("%s is valid for one goroutine and not for another", names[i])
			case r.op == nil:
			case r.text != first.text:
				t.Errorf("%s is printed in two ways", names[i])
			default:
				sameParts(t, names[i], first.op, r.op)
			}
		}
	}
}

// sameParts checks that two copies of a module are made of the same objects.
func sameParts(t *testing.T, name string, a, b *ir.Operation) {
	list := func(root *ir.Operation) (ops []*ir.Operation) {
		ir.WalkPre(root, func(op *ir.Operation) ir.WalkResult {
			ops = append(ops, op)
			return ir.Advance
		})
		return ops
	}
	as, bs := list(a), list(b)
	if len(as) != len(bs) {
		t.Errorf("%s has %d operations, or %d", name, len(as), len(bs))
		return
	}
	for i, x := range as {
		y := bs[i]
		if x.Def() != y.Def() || x.NumResults() != y.NumResults() {
			t.Errorf("%s: operation %d differs", name, i)
			return
		}
		for j := range x.NumResults() {
			if x.Result(j).Type() != y.Result(j).Type() {
				t.Errorf("%s: types %v of two objects", name, x.Result(j).Type())
				return
			}
		}
		if x.InherentAttrs() != y.InherentAttrs() && !hasDistinct(x) {
			t.Errorf("%s: properties of %s of two objects", name, x.Name())
			return
		}
	}
}

// hasDistinct reports whether an operation has an attribute that is another one
// each time it is read.
func hasDistinct(op *ir.Operation) bool {
	return strings.Contains(op.String(), "distinct[")
}
