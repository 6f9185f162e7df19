package affineloops_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/randomir"
)

// TestFiles compares what the passes make of loops of all kinds.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestGenerated compares what the passes make of random functions.
func TestGenerated(t *testing.T) {
	var options [][]string
	for _, p := range []string{
		"affine-loop-normalize", "affine-loop-normalize{promote-single-iter=1}", "affine-loop-invariant-code-motion", "affine-loop-coalescing",
		"affine-loop-unroll", "affine-loop-unroll{unroll-factor=3 unroll-num-reps=2}", "affine-raise-from-memref",
	} {
		options = append(options, []string{"-allow-unregistered-dialect", "-pass-pipeline=builtin.module(func.func(" + p + "))"})
	}
	lowertest.CompareModule(t, randomir.Affine(1, 40, 3), options...)
	options = nil
	for _, p := range []string{"affine-parallelize", "affine-simplify-structures", "affine-loop-tile{tile-size=3 separate=1}", "affine-loop-tile{cache-size=1}",
		"affine-scalrep", "affine-data-copy-generate{generate-dma=1}"} {
		options = append(options, []string{"-allow-unregistered-dialect", "-pass-pipeline=builtin.module(func.func(" + p + "))"})
	}
	lowertest.CompareModule(t, randomir.Affine(2, 40, 3, "for", "for", "for", "load", "store", "arith"), options...)
}

// TestFused compares what affine-loop-fusion makes of nests that use the same memory.
func TestFused(t *testing.T) {
	var options [][]string
	for _, p := range []string{"", "{maximal}", "{mode=sibling}", "{mode=producer compute-tolerance=2}"} {
		options = append(options, []string{"-pass-pipeline=builtin.module(func.func(affine-loop-fusion" + p + "))"})
	}
	lowertest.CompareModule(t, randomir.AffineNests(1, 100), options...)
}

// TestVectorized compares what affine-super-vectorize makes of nests with vectors of each number of dimensions. Where mlir-opt-22 makes
// invalid IR, gomlir's must be valid.
func TestVectorized(t *testing.T) {
	for seed := range uint64(2) {
		nests := lowertest.Program(randomir.VectorNests(seed, 40, randomir.VectorNestOptions{}))
		for _, sizes := range []string{"8", "4 test-fastest-varying=0", "4,8", "8,4 test-fastest-varying=0,1", "2,4,8", "2,4,8 test-fastest-varying=2,1,0"} {
			nests.CompareValid(t, "-affine-super-vectorize=virtual-vector-size="+sizes)
		}
		plain := lowertest.Program(randomir.VectorNests(seed, 40, randomir.VectorNestOptions{Plain: true}))
		plain.CompareValid(t, "-affine-super-vectorize=virtual-vector-size=16 vectorize-reductions")
	}
}

// TestIdentities compares the numbers that reductions of each kind and type begin with.
func TestIdentities(t *testing.T) {
	var p lowertest.Program
	for _, list := range []struct{ kinds, types string }{
		{"addf mulf minimumf maximumf minnumf maxnumf", "f16 bf16 f32 f64 f80 f128 tf32 f8E5M2 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E3M4 f8E8M0FNU"},
		{"addf mulf", "f4E2M1FN f6E2M3FN"}, // where infinity is the greatest number, and 0 for mlir-opt-22
		{"addi muli andi ori xori minsi maxsi minui maxui", "i1 i7 i32 i64 i128"},
		{"addi muli ori xori maxui", "index"}, // it crashes on others
	} {
		for typ := range strings.FieldsSeq(list.types) {
			for kind := range strings.FieldsSeq(list.kinds) {
				p = append(p, strings.NewReplacer("T", typ, "K", kind).Replace(`func.func @f(%m: memref<?xT>, %x: T) -> T {
  %r = affine.for %i = 0 to 96 iter_args(%s = %x) -> (T) {
    %a = affine.load %m[%i] : memref<?xT>
    %t = arith.K %s, %a : T
    affine.yield %t : T
  }
  return %r : T
}
`))
			}
		}
	}
	p.CompareValid(t, "-affine-super-vectorize=virtual-vector-size=8 vectorize-reductions")
}

// TestLeft leaves nests for which mlir-opt-22 crashes.
func TestLeft(t *testing.T) {
	const text = `func.func @f(%m: memref<64x64xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %m[%i, %j] : memref<64x64xf32>
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %c = arith.constant 5 : index
      %a = affine.load %m[%i, %c] : memref<64x64xf32>
    }
  }
  %r = affine.for %i = 0 to 60 iter_args(%s = %x) -> f32 {
    %n = arith.index_cast %i : index to i32
    %y = arith.sitofp %n : i32 to f32
    %t = arith.addf %s, %y : f32
    affine.yield %t : f32
  }
  return %r : f32
}
`
	if got := lowertest.Opt(text, "-affine-super-vectorize=virtual-vector-size=2,4", "-canonicalize"); got != lowertest.Opt(text, "-canonicalize") {
		t.Errorf("2 dimensions:\n%s", got)
	}
	got := lowertest.Opt(text, "-affine-super-vectorize=virtual-vector-size=4 vectorize-reductions")
	for _, want := range []string{"affine.load", "iter_args(%arg3 = %arg1) -> (f32)", "vector.transfer_write"} { // the loop of the store is the only one of a nest
		if !strings.Contains(got, want) || strings.Contains(got, "vector.reduction") || strings.Contains(got, "error") {
			t.Errorf("1 dimension, without %s:\n%s", want, got)
		}
	}
}

// TestAccumulated keeps a loop that adds to what it finds out of another loop, where it would add
// several times.
func TestAccumulated(t *testing.T) {
	const text = `func.func @f(%m0: memref<64xf32>, %m1: memref<64xf32>, %m2: memref<64xf32>) {
  affine.for %i = 1 to 8 {
    %a = affine.load %m0[6] : memref<64xf32>
    %b = affine.load %m2[%i] : memref<64xf32>
    %c = arith.addf %a, %b : f32
    affine.store %c, %m2[%i] : memref<64xf32>
  }
  affine.for %i = 1 to 10 {
    %a = affine.load %m0[%i] : memref<64xf32>
    affine.store %a, %m1[%i] : memref<64xf32>
  }
  return
}
`
	for _, options := range []string{"maximal", "maximal mode=sibling", "compute-tolerance=100"} {
		pass := "-pass-pipeline=builtin.module(func.func(affine-loop-fusion{" + options + "}))"
		if got, want := lowertest.Opt(text, pass), lowertest.Opt(text); got != want {
			t.Errorf("%s:\n%s", options, got)
		}
	}
}

// TestLayoutsKept keeps layouts that upstream gives up in invalid IR, or crashes on.
func TestLayoutsKept(t *testing.T) {
	const tiled = "memref<64xf32, affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>>"
	for _, text := range []string{
		"func.func @f(%a: memref<4x64xf32, affine_map<(d0, d1)[s0] -> (d1, d0)>>, %i: index) {\n" +
			"  %v = affine.load %a[%i, %i] : memref<4x64xf32, affine_map<(d0, d1)[s0] -> (d1, d0)>>\n  return\n}",
		"func.func @f(%a: T, %i: index, %c: memref<1xi32>) {\n  %n = arith.constant 8 : index\n" +
			"  affine.dma_start %a[%i], %a[%i], %c[0], %n : T, T, memref<1xi32>\n  return\n}",
		"func.func @f(%i: index, %c: T) {\n  %m = memref.alloc() : memref<1xT>\n  memref.store %c, %m[%i] : memref<1xT>\n  return\n}",
		"func.func @f(%c: T) {\n  return\n}\nfunc.func @g() {\n  %f = func.constant @f : (T) -> ()\n  return\n}",
		"func.func @f() {\n  %m = memref.alloc() : memref<0xf32, affine_map<(d0) -> (d0 + 4)>>\n  return\n}",
		"func.func @f() {\n  %m = memref.alloc() : memref<4x9xf32, affine_map<(d0, d1) -> (d1, d0)>>\n" +
			"  %c = memref.cast %m : memref<4x9xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>\n  return\n}",
		"func.func @f(%n: index, %s: index) {\n  %m = memref.alloc(%n)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 floordiv 4, d0 mod 4, 0)>>\n  return\n}",
		"func.func @f(%c: i1, %m: T) {\n  affine.for %i = 0 to 2 {\n    %r = affine.if affine_set<() : (0 >= 0)>() -> T {\n" +
			"      affine.yield %m : T\n    } else {\n      affine.yield %m : T\n    }\n  }\n  return\n}",
	} {
		text = strings.ReplaceAll(text, "T", tiled)
		if got, want := lowertest.Opt(text, "-normalize-memrefs"), lowertest.Opt(text); got != want || strings.Contains(got, "error") {
			t.Errorf("%s\nbecomes\n%s", text, got)
		}
	}
}

// TestLoopsKept keeps loops of scf that upstream makes invalid IR of, or a loop with other rounds.
func TestLoopsKept(t *testing.T) {
	for _, bounds := range [][2]string{
		{"scf.for %i = %c7 to %c1 step %c1 {", "scf.for %j = %c0 to %c7 step %c1 {"},
		{"scf.for %i = %n to %n step %n {", "scf.for %j = %c0 to %c7 step %c1 {"},
		{"scf.for %i = %c0 to %n step %cm {", "scf.for %j = %c0 to %c7 step %c1 {"},
		{"scf.for %i = %c0 to %c1 step %c1 {", "scf.for %j = %k to %k step %k : i32 {"},
		{"scf.for unsigned %i = %k to %l step %k : i32 {", "scf.for unsigned %j = %k to %l step %k : i32 {"},
	} {
		text := "func.func @f(%n: index, %k: i32, %l: i32) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %c7 = arith.constant 7 : index\n" +
			"  %cm = arith.constant -7 : index\n  " + bounds[0] + "\n    " + bounds[1] + "\n      \"use\"() : () -> ()\n    }\n  }\n  return\n}\n"
		if got, want := lowertest.Opt(text, "-affine-loop-coalescing"), lowertest.Opt(text); got != want || strings.Contains(got, "error") {
			t.Errorf("%s\nbecomes\n%s", text, got)
		}
	}
}

// TestTransfersKept keeps loops without rounds, and those with results.
func TestTransfersKept(t *testing.T) {
	for _, lines := range [][2]string{
		{"affine.for %i = 3 to 3 {", ""},
		{"%r = affine.for %i = 0 to 8 iter_args(%x = %c0) -> (index) {", "affine.yield %x : index\n"},
	} {
		text := "func.func @f(%a: memref<256xf32>) {\n  %c0 = arith.constant 0 : index\n  %n = arith.constant 32 : index\n" +
			"  %h = memref.alloc() : memref<32xf32, 1>\n  %t = memref.alloc() : memref<1xi32>\n  " + lines[0] +
			"\n    affine.dma_start %a[%i], %h[%c0], %t[%c0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>\n" +
			"    affine.dma_wait %t[%c0], %n : memref<1xi32>\n" + lines[1] + "  }\n  return\n}\n"
		if got, want := lowertest.Opt(text, "-affine-pipeline-data-transfer"), lowertest.Opt(text); got != want || strings.Contains(got, "error") {
			t.Errorf("%s\nbecomes\n%s", text, got)
		}
	}
}
