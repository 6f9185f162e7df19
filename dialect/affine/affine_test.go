package affine_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	passes "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/lowertest"
)

var suite = dialecttest.Suite{Dialects: all.Dialects(), Passes: passes.Passes()}

// wrap puts operations into a function with values of several types.
func wrap(texts ...string) []string {
	for i, t := range texts {
		texts[i] = "func.func @f(%a: index, %b: index, %c: index, %m: memref<?x?xf32>, %t: memref<1xi32>, %u: memref<*xf32>, %z: f32, %x: vector<4xf32>) {\n" + t + "\nreturn\n}"
	}
	return texts
}

var valid = wrap(
	`%0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b] {foo}`,
	`%0 = affine.apply affine_map<() -> (3)>()`,
	`%0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%a)[%b] %1 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%a)[%b] {foo}`,
	`affine.for %i = 0 to 10 { affine.for %j = %i to %a step 2 { } }`,
	`affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%a)[%b] to min affine_map<() -> (7, 9)>() { } {foo}`,
	`affine.for %i = affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b] to affine_map<()[s0, s1] -> (s1)>()[%a, %b] { }`,
	`affine.for %i = affine_map<(d0) -> (3)>(%a) to -3 { }`,
	`%l:2 = affine.for %i = 0 to 10 iter_args(%v = %z, %w = %a) -> (f32, index) { affine.yield %v, %w : f32, index } {foo}`,
	`affine.if affine_set<(d0)[s0] : (d0 >= 0, s0 - 5 == 0)>(%a)[%b] { } else { }`,
	`affine.if affine_set<() : ()>() { } {bar}`,
	`%k = affine.if affine_set<(d0) : (d0 >= 0)>(%a) -> f32 { affine.yield %z : f32 } else { affine.yield %z : f32 } {foo}`,
	`%v = affine.load %m[%a * 2 + symbol(%b) - 1, %a mod 3] {nontemporal} : memref<?x?xf32> affine.store %v, %m[%b, symbol(%b) ceildiv 2] {foo} : memref<?x?xf32>`,
	`%v = affine.vector_load %m[%a, %b] : memref<?x?xf32>, vector<4xf32> affine.vector_store %v, %m[%a, %b + 1] {foo} : memref<?x?xf32>, vector<4xf32>`,
	`affine.prefetch %m[%a, %b + 5], write, locality<3>, data {foo} : memref<?x?xf32> affine.prefetch %m[%a, %b], read, locality<0>, instr : memref<?x?xf32>`,
	`affine.dma_start %m[%a, %b], %m[%b, %a + 3], %t[%a], %c, %a, %b : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32> affine.dma_wait %t[symbol(%a)], %c : memref<1xi32>`,
	`affine.dma_start %m[%a, %b], %m[0, 0], %t[%a], %c : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>`,
	`%0:3 = affine.delinearize_index %a into (%b, 3) {foo} : index, index, index`,
	`%0:3 = affine.delinearize_index %a into (1, %b, 3) : index, index, index`,
	`%1 = affine.linearize_index disjoint [%a, %b] by (%c, 4) : index %2 = affine.linearize_index [%a, %b] by (4) {foo} : index`,
	`"affine.linearize_index"(%a, %b) <{disjoint = true, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4>}> : (index, index) -> index`,
	`affine.parallel (%i, %j) = (max(0, %a), %b) to (min(%a, %b), %c + 4 * symbol(%a)) step (2, 3) { }`,
	`%q = affine.parallel (%i, %j) = (max(0, %a), %b) to (min(%a, %b), %c + 4) reduce ("addf") -> (f32) { %v = affine.load %m[%i, %j] : memref<?x?xf32> affine.yield %v : f32 } {foo}`,
	`affine.parallel () = () to () { }`,
	`%d = memref.dim %m, %a : memref<?x?xf32> affine.for %i = 0 to %d { affine.load %m[%i, %d] : memref<?x?xf32> }`,
	`affine.for %i = 0 to 4 { %k = arith.constant 3 : index %s = arith.addi %k, %a : index affine.load %m[%i, symbol(%s)] : memref<?x?xf32> }`,
	`affine.for %i = 0 to 4 { %y = memref.alloc(%a) : memref<?xf32> %w = memref.cast %y : memref<?xf32> to memref<?xf32> %k = arith.constant 0 : index %d = memref.dim %w, %k : memref<?xf32> affine.load %m[%i, symbol(%d)] : memref<?x?xf32> }`,
	`affine.for %i = 0 to 4 { %j = affine.apply affine_map<(d0) -> (d0 + 1)>(%i) %k:2 = affine.delinearize_index %j into (2, 3) : index, index affine.load %m[%j, %k#1] : memref<?x?xf32> }`,
	`scf.for %i = %a to %b step %c { %j = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%i] }`,
)

var invalid = wrap(
	`%0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a)`,
	`%0 = affine.apply affine_set<(d0) : (d0 == 0)>(%a)`,
	`%0:2 = affine.apply affine_map<(d0) -> (d0, d0)>(%a)`,
	`%0 = affine.apply 3(%a)`,
	`%0 = "affine.apply"(%a) <{map = affine_map<() -> (3)>}> : (index) -> index`,
	`affine.for %i = 0 to 4 { %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i] }`,
	`%0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%a)`,
	`%0 = affine.max affine_map<(d0) -> ()>(%a)`,
	`affine.for %i = 0 to 4 step -1 { }`,
	`affine.for %i = 0 to 4 step 0 { }`,
	`affine.for %i = 0 to %a, %b { }`,
	`affine.for %i = 0 to { }`,
	`affine.for %i = 0 4 { }`,
	`affine.for %i 0 to 4 { }`,
	`affine.for i = 0 to 4 { }`,
	`affine.for %i = %z to 4 { }`,
	`affine.for %i = affine_map<(d0) -> (d0, 3)>(%a) to 4 { }`,
	`affine.for %i = 0 to affine_map<(d0) -> (d0, 3)>(%a) { }`,
	`affine.for %i = affine_map<(d0) -> (d0)>() to 4 { }`,
	`affine.for %i = affine_map<()[s0] -> (s0)>() to 4 { }`,
	`affine.for %i = max affine_map<() -> ()>() to 4 { }`,
	`affine.for %i = "x" to 4 { }`,
	`scf.for %i = %a to %b step %c { affine.for %j = 0 to %i { } }`,
	`scf.for %i = %a to %b step %c { affine.for %j = affine_map<(d0) -> (d0)>(%i) to 3 { } }`,
	`%l = affine.for %i = 0 to 10 iter_args(%v = %z) -> (f32) { }`,
	`%l:2 = affine.for %i = 0 to 10 iter_args(%v = %z) -> (f32, f32) { affine.yield %v : f32 }`,
	`%l = affine.for %i = 0 to 10 iter_args(%v = %z) -> (f32) { affine.yield %i : index }`,
	`"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%i: i32): affine.yield }) : () -> ()`,
	`affine.if affine_set<(d0)[s0] : (d0 >= 0, s0 - 5 == 0)>()[%b] { }`,
	`affine.if affine_set<(d0)[s0] : (d0 >= 0, s0 - 5 == 0)>(%b) { }`,
	`affine.if affine_map<(d0) -> (d0)>(%b) { }`,
	`"affine.if"(%a) <{condition = affine_set<() : (0 == 0)>}> ({ affine.yield }, { }) : (index) -> ()`,
	`scf.for %i = %a to %b step %c { affine.if affine_set<(d0) : (d0 >= 0)>(%i) { } }`,
	`affine.yield`,
	`affine.load %m[%a] : memref<?x?xf32>`,
	`affine.load %m[%a, %b, 3] : memref<?x?xf32>`,
	`affine.load %m[%a, %b * %c] : memref<?x?xf32>`,
	`affine.load %m[%a, x] : memref<?x?xf32>`,
	`affine.load %m[%a, symbol(x)] : memref<?x?xf32>`,
	`affine.load %m[%a, symbol %b] : memref<?x?xf32>`,
	`affine.load %m[%a, symbol(%b] : memref<?x?xf32>`,
	`affine.load %m[%z, %b] : memref<?x?xf32>`,
	`affine.load %u[%a] : memref<*xf32>`,
	`%r:2 = "my.op"() : () -> (index, index) affine.load %m[%r#0, %r#1] : memref<?x?xf32>`,
	`scf.for %i = %a to %b step %c { affine.load %m[%i, %b] : memref<?x?xf32> }`,
	`scf.for %i = %a to %b step %c { affine.store %z, %m[symbol(%i), %b] : memref<?x?xf32> }`,
	`affine.store %a, %m[%a, %b] : memref<?x?xf32>`,
	`"affine.store"(%a, %m, %a, %b) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (index, memref<?x?xf32>, index, index) -> ()`,
	`"affine.load"(%m, %a) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>, index) -> f32`,
	`"affine.load"(%m, %a, %a) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>, index, index) -> f64`,
	`affine.vector_load %m[%a, %b] : memref<?x?xf32>, vector<4xf64>`,
	`affine.vector_load %m[%a, %b] : memref<?x?xf32>, f32`,
	`affine.vector_store %x, %m[%a] : memref<?x?xf32>, vector<4xf32>`,
	`affine.prefetch %m[%a], write, locality<3>, data : memref<?x?xf32>`,
	`affine.prefetch %m[%a, %b], x, locality<3>, data : memref<?x?xf32>`,
	`affine.prefetch %m[%a, %b], read, locality<3>, x : memref<?x?xf32>`,
	`affine.prefetch %m[%a, %b], read, locality<5>, data : memref<?x?xf32>`,
	`scf.for %i = %a to %b step %c { affine.prefetch %m[%i, %b], read, locality<3>, data : memref<?x?xf32> }`,
	`affine.dma_start %m[%a, %b], %m[%b, %a + 3], %t[%a], %c, %a : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>`,
	`affine.dma_start %m[%a, %b], %m[%b, %a + 3], %t[%a], %c : memref<?x?xf32>, memref<?x?xf32>`,
	`affine.dma_start %z[%a], %m[%b, %a + 3], %t[%a], %c : f32, memref<?x?xf32>, memref<1xi32>`,
	`scf.for %i = %a to %b step %c { affine.dma_wait %t[%i], %c : memref<1xi32> }`,
	`affine.dma_wait %t[%a], %c : memref<1xi32>, memref<1xi32>`,
	`%0:2 = affine.delinearize_index %a into (%b, 3, 4) : index, index`,
	`%0:2 = affine.delinearize_index %a into (0, 3) : index, index`,
	`%0:2 = affine.delinearize_index %a into [2, 3] : index, index`,
	`%0:2 = "affine.delinearize_index"(%a) <{static_basis = array<i64: -9223372036854775808, 3>}> : (index) -> (index, index)`,
	`%2 = affine.linearize_index [%a, %b] by (4, 3, 2) : index`,
	`%2 = affine.linearize_index [%a, %b] by (-4) : index`,
	`affine.parallel (%i, %j) = (0) to (10, 10) { }`,
	`affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1) { }`,
	`affine.parallel (%i) = (0) to (10) step (%a) { }`,
	`affine.parallel (%i) = (max()) to (10) { }`,
	`affine.parallel (%i) = (0) to (min()) { }`,
	`affine.parallel (%i) = (0) to (10) reduce ("x") -> (f32) { }`,
	`affine.parallel (%i) = (0) to (10) reduce ("addf") { }`,
	`affine.parallel (%i) = (0) to (10) reduce (3) { }`,
	`scf.for %i = %a to %b step %c { affine.parallel (%j) = (%i) to (10) { } }`,
	`scf.for %i = %a to %b step %c { affine.parallel (%j) = (0) to (%i) { } }`,
)

func TestPeer(t *testing.T) {
	suite.Peer(t, valid...)
	suite.Peer(t, invalid...)
}

// TestInline inlines functions into loops and functions where that is valid.
func TestInline(t *testing.T) {
	const loop = `
func.func @main(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    func.call @callee(%m, %i) : (memref<?xf32>, index) -> ()
  }
  scf.for %i = %n to %n step %n {
    func.call @callee(%m, %i) : (memref<?xf32>, index) -> ()
  }
  call @callee(%m, %n) : (memref<?xf32>, index) -> ()
  return
}
func.func private @callee(%m: memref<?xf32>, %i: index) {
  BODY
  return
}`
	for _, body := range []string{
		`%0 = affine.load %m[%i] : memref<?xf32> affine.store %0, %m[%i + 1] : memref<?xf32>`,
		`%0 = affine.load %m[symbol(%i)] : memref<?xf32> affine.store %0, %m[0] : memref<?xf32>`,
		`%c = arith.constant 1 : index %0 = affine.load %m[%c] : memref<?xf32> affine.store %0, %m[%i] : memref<?xf32>`,
		`%c = arith.addi %i, %i : index %0 = affine.load %m[%c] : memref<?xf32> affine.store %0, %m[%i] : memref<?xf32>`,
		`%c = memref.dim %m, %i : memref<?xf32> %0 = affine.load %m[%c] : memref<?xf32> affine.store %0, %m[%i] : memref<?xf32>`,
		`affine.for %j = 0 to %i { %0 = affine.load %m[%j] : memref<?xf32> affine.store %0, %m[%j] : memref<?xf32> }`,
		`memref.store %f, %m[%i] : memref<?xf32>`,
	} {
		text := strings.ReplaceAll(loop, "BODY", body)
		if strings.Contains(body, "%f") {
			text = strings.ReplaceAll(text, "memref.store", "%f = arith.constant 1.0 : f32 memref.store")
		}
		lowertest.CompareModule(t, text, []string{"-inline=default-pipeline="})
	}
}

// TestCanonicalize composes and simplifies maps.
func TestCanonicalize(t *testing.T) {
	lowertest.CompareModule(t, maps, []string{"-canonicalize"})
}

const maps = `
func.func @f(%n: index, %m: memref<?x?xf32>, %t: memref<1xi32>, %v: vector<4xf32>) {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 64 step 4 {
    affine.for %j = 0 to 8 {
      %k = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%i, %j)
      %l = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 8 + s0)>(%k)[%n]
      %o = affine.apply affine_map<(d0) -> (d0 mod 8)>(%k)
      %p = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
      %q = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%j)
      %r = affine.apply affine_map<(d0, d1) -> (d0 + d1 + d0)>(%c3, %j)
      %s = affine.apply affine_map<(d0)[s0] -> (d0 mod s0 + s0 * 2 + d0 * s0)>(%j)[%n]
      %u = affine.apply affine_map<(d0)[s0, s1] -> (s0 * s1 + d0 floordiv s0 + (s0 * s1) floordiv s0 + (d0 * s1) mod s1)>(%j)[%n, %n]
      "my.use"(%l, %o, %p, %q, %r, %s, %u) : (index, index, index, index, index, index, index) -> ()
      %w = affine.load %m[%l, %o + %k] {nontemporal} : memref<?x?xf32>
      affine.store %w, %m[%k, %r] {foo} : memref<?x?xf32>
      affine.vector_store %v, %m[%k ceildiv 64, %q] : memref<?x?xf32>, vector<4xf32>
      %x = affine.vector_load %m[%k, %n] : memref<?x?xf32>, vector<4xf32>
      "my.use"(%x) : (vector<4xf32>) -> ()
    }
  }
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 0)>(%c3)
  %b = affine.apply affine_map<(d0) -> (d0 * 4 + 1)>(%c3)
  "my.use"(%a, %b) : (index, index) -> ()
  return
}
func.func @g(%a: index, %b: index, %c: index) {
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (s1 * s2 + s0 * (s1 + 2) + s0 floordiv s1 + s2 mod s0 - s1)>()[%a, %b, %c]
  %1 = affine.apply affine_map<()[s0, s1] -> ((s0 * s1) floordiv s1 + s0 ceildiv 3 + (s0 + s1) mod 5)>()[%0, %b]
  %2 = affine.apply affine_map<()[s0, s1] -> (s0 - (s0 floordiv s1) * s1)>()[%a, %b]
  %3 = affine.apply affine_map<()[s0, s1] -> (((s0 * 4 + s1 * 8) floordiv 4) mod 2 + s0 * s1 * 3 - s0 * s1)>()[%a, %b]
  "my.use"(%1, %2, %3) : (index, index, index) -> ()
  return
}
`
