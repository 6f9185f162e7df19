// Layouts of memrefs in arguments, results, calls and allocations.
// RUN: -normalize-memrefs
// RUN: -normalize-memrefs -mlir-print-debuginfo
#t0 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#sum0 = affine_map<(d0, d1) -> (d0 * 8 + d1)>
#t1 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#sum2 = affine_map<(d0, d1) -> (d0 * 8 + d1)>
#sum3 = affine_map<(d0, d1) -> (d0 * 8 + d1)>
#t4 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#t5 = affine_map<(d0) -> (d0 + 3)>
#t6 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#t7 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#t8 = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#t9 = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#t10 = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#t11 = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#t12 = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#t13 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#t14 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#t15 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#p16 = affine_map<(d0, d1)[s0] -> (d1, d0)>
#t17 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#t18 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#t20 = affine_map<(d0, d1) -> (d0 floordiv 32, d1, d0 mod 32)>
#u20 = affine_map<(d0, d1) -> (d0 floordiv 32, d1, d0 mod 16)>
#v20 = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 16, d0 mod 4, d1 mod 16)>
#w20 = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 16, d0 mod 4 + d1 mod 16)>
#x20 = affine_map<(d0, d1) -> ((d0 + d1) floordiv 4, d1 floordiv 16, (d0 + d1) mod 4, d1 mod 16)>
#t21 = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#t22 = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#t23 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#t29 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
#t30 = affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>
func.func @same0(%a: memref<64xf32, #t0>) -> (memref<64xf32, #t0>, memref<64xf32, #t0>) {
  return %a, %a : memref<64xf32, #t0>, memref<64xf32, #t0>
}
func.func @callsame0(%a: memref<64xf32, #t0>) -> memref<64xf32, #t0> {
  %r:2 = func.call @same0(%a) {x = 1} : (memref<64xf32, #t0>) -> (memref<64xf32, #t0>, memref<64xf32, #t0>)
  return %r#0 : memref<64xf32, #t0>
}

func.func @cast1(%a: memref<64xf32, #t1>) {
  %c = memref.cast %a : memref<64xf32, #t1> to memref<?xf32, #t1>
  %i = arith.constant 3 : index
  %v = memref.load %a[%i] : memref<64xf32, #t1>
  memref.store %v, %a[%i] : memref<64xf32, #t1>
  return
}

func.func @load2(%a: memref<4x8xf32, #sum2>) {
  %i = arith.constant 3 : index
  %v = memref.load %a[%i, %i] : memref<4x8xf32, #sum2>
  return
}

func.func @store3(%a: memref<4x8xf32, #sum3>) {
  %i = arith.constant 3 : index
  %v = memref.load %a[%i, %i] {nontemporal=true} : memref<4x8xf32, #sum3>
  memref.store %v, %a[%i, %i] : memref<4x8xf32, #sum3>
  return
}

func.func @dyn4(%n: index) -> f32 {
  %a = memref.alloc(%n) {alignment = 8}: memref<?xf32, #t4>
  %i = arith.constant 3 : index
  %v = affine.load %a[%i] : memref<?xf32, #t4>
  memref.dealloc %a : memref<?xf32, #t4>
  %b = memref.alloca(%n) : memref<?xf32, #t4>
  %w = affine.load %b[%i] : memref<?xf32, #t4>
  return %v : f32
}

func.func @rc5(%n: memref<?xf32>, %s: index, %z: index) -> f32 {
  %a = memref.reinterpret_cast %n to offset: [%s], sizes: [%z], strides: [%s] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %i = arith.constant 3 : index
  %v = affine.load %a[%i] : memref<?xf32, strided<[?], offset: ?>>
  %b = memref.reinterpret_cast %n to offset: [3], sizes: [5,7], strides: [7, 1] : memref<?xf32> to memref<5x7xf32, strided<[7, 1], offset: 3>>
  %w = affine.load %b[%i, %i] : memref<5x7xf32, strided<[7,1], offset: 3>>
  return %v : f32
}

func.func private @ext6(memref<64xf32, #t6>) -> memref<64xf32, #t6>
func.func @u6(%a: memref<64xf32, #t6>) -> memref<64xf32, #t6> {
  %0 = call @ext6(%a) : (memref<64xf32, #t6>) -> memref<64xf32, #t6>
  return %0 : memref<64xf32, #t6>
}

func.func private @extd7(memref<64xf32, #t7>) -> memref<64xf32, #t7>
func.func @u7(%a: memref<64xf32, #t7>) -> memref<64xf32, #t7> {
  %0 = call @extd7(%a) : (memref<64xf32, #t7>) -> memref<64xf32, #t7>
  memref.dealloc %0 : memref<64xf32, #t7>
  %d = memref.alloc() : memref<64xf32, #t7>
  memref.dealloc %d : memref<64xf32, #t7>
  return %a : memref<64xf32, #t7>
}

func.func @cast8(%a: memref<8x64xf32, #t8>, %i: index, %j: index, %f: f32) {
  %p = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%j]
  %q = arith.muli %i, %j : index
  %v = memref.load %a[%i, %j] : memref<8x64xf32, #t8>
  %v1 = memref.load %a[%p, %q] : memref<8x64xf32, #t8>
  affine.for %k = 0 to 8 {
    %r = arith.muli %k, %j : index
    memref.store %f, %a[%k, %p] : memref<8x64xf32, #t8>
    memref.store %f, %a[%k, %r] : memref<8x64xf32, #t8>
    affine.store %f, %a[%k, %k + symbol(%q)] : memref<8x64xf32, #t8>
    %x = affine.load %a[%k, %k + symbol(%q)] : memref<8x64xf32, #t8>
    affine.prefetch %a[%k, %k + symbol(%q)], read, locality<3>, data: memref<8x64xf32, #t8>
    %w = affine.vector_load %a[%k, %k + symbol(%q)] : memref<8x64xf32, #t8>, vector<4xf32>
    affine.vector_store %w, %a[%k, %k + symbol(%q)] : memref<8x64xf32, #t8>, vector<4xf32>
  }
  return
}

func.func @copy9(%a: memref<8x64xf32, #t9>, %b: memref<8x64xf32, #t9>) {
  memref.copy %a, %b : memref<8x64xf32, #t9> to memref<8x64xf32, #t9>
  return
}

func.func @dma10(%a: memref<8x64xf32, #t10>, %b: memref<8x64xf32, #t10, 1>, %i: index, %c: memref<1xi32>) {
  %n = arith.constant 8 : index
  affine.dma_start %a[%i, %i], %b[%i, %i], %c[0], %n : memref<8x64xf32, #t10>, memref<8x64xf32, #t10, 1>, memref<1xi32>
  return
}

func.func @dma211(%a: memref<8x64xf32, #t11>, %b: memref<8x64xf32, 1>, %i: index, %c: memref<1xi32>) {
  %n = arith.constant 8 : index
  affine.dma_start %a[%i, %i], %b[%i, %i], %c[0], %n : memref<8x64xf32, #t11>, memref<8x64xf32, 1>, memref<1xi32>
  return
}

func.func @rc212(%a: memref<8x64xf32, #t12>, %n: memref<?xf32>, %s: index, %z: index) {
  %b = memref.reinterpret_cast %n to offset: [3], sizes: [5,7], strides: [%s, 1] : memref<?xf32> to memref<5x7xf32, strided<[?, 1], offset: 3>>
  %c = memref.reinterpret_cast %n to offset: [0], sizes: [5,7], strides: [10, 1] : memref<?xf32> to memref<5x7xf32, strided<[10, 1]>>
  memref.dealloc %c : memref<5x7xf32, strided<[10, 1]>>
  return
}

func.func @f13(%a: memref<64xf32, #t13>, %i: index) -> memref<64xf32, #t13> {
  %r = affine.for %k = 0 to 4 iter_args(%m = %a) -> memref<64xf32, #t13> {
    affine.yield %m : memref<64xf32, #t13>
  }
  return %r : memref<64xf32, #t13>
}

func.func @dim14(%a: memref<64xf32, #t14>, %i: index) -> index {
  %c = arith.constant 0 : index
  %d = memref.dim %a, %c : memref<64xf32, #t14>
  return %d : index
}

func.func @mix15(%a: memref<64xf32, #t15>, %i: index, %b : memref<64xf32, #t15>) {
  cf.br ^bb1(%a: memref<64xf32, #t15>)
^bb1(%x: memref<64xf32, #t15>):
  return
}
func.func @callmix15(%a: memref<64xf32, #t15>, %i: index) {
  call @mix15(%a, %i, %a) : (memref<64xf32, #t15>, index, memref<64xf32, #t15>) -> ()
  return
}
func.func @indep15(%a: memref<64xf32, #t15>, %i: index) {
  return
}

func.func @symalloc16(%i: index) -> f32 {
  %a = memref.alloc()[%i] : memref<4x64xf32, #p16>
  %v = affine.load %a[%i, %i] : memref<4x64xf32, #p16>
  return %v : f32
}

func.func @two17(%a: memref<64xf32, #t17>, %i: i1) -> memref<64xf32, #t17> {
  %b = memref.alloc() : memref<64xf32, #t17>
  cf.cond_br %i, ^b, ^c
^b: 
  return %b : memref<64xf32, #t17>
^c: 
  return %a : memref<64xf32, #t17>
}
func.func @rec17(%a: memref<64xf32, #t17>) -> (memref<64xf32, #t17>, index) attributes {llvm.emit_c_interface} {
  %0:2 = func.call @rec17(%a) {x} : (memref<64xf32, #t17>) -> (memref<64xf32, #t17>, index)
  return %0#0, %0#1 : memref<64xf32, #t17>, index
}

func.func @ms18(%a: memref<64xf32, #t18, 1>)  {
  %b = memref.memory_space_cast %a : memref<64xf32, #t18, 1> to memref<64xf32, #t18>
  %c = memref.cast %b : memref<64xf32, #t18> to memref<*xf32>
  return
}

func.func @strided19(%a: memref<4x8xf32, strided<[16,2], offset: 3>>, %b: memref<4x8xf32, strided<[16,2], offset: ?>>, %i: index) {
  %v = affine.load %a[%i, %i] : memref<4x8xf32, strided<[16,2], offset: 3>>
  affine.store %v, %b[%i, %i] : memref<4x8xf32, strided<[16,2], offset: ?>>
  return
}

func.func @dyn20(%n: index, %m: index) {
  %a = memref.alloc(%n) : memref<?x8xf32, #t20>
  %b = memref.alloc(%n) : memref<7x?xf32, #t20>
  %c = memref.alloc(%n, %m) : memref<?x?xf32, #t20>
  %d = memref.alloc(%n) : memref<?x8xf32, #u20>
  %e = memref.alloc(%n) : memref<?x8xf32, #v20>
  %f = memref.alloc(%n, %m) : memref<?x?xf32, #v20>
  %g = memref.alloc(%n) : memref<7x?xf32, #v20>
  %h = memref.alloc(%n) : memref<7x?xf32, #w20>
  %h0 = memref.alloc(%n) : memref<7x?xf32, #x20>
  %h1 = memref.alloc(%n) : memref<?x7xf32, #x20>
  return
}

func.func @free21(%c: i1) {
  %m = memref.alloc() {hello}: memref<8x64xf32, #t21>
  "use"(%c): (i1) -> ()
  affine.for %i = 0 to 3 {
  %m2 = memref.alloca() {hello}: memref<8x64xf32, #t21>
  }
  memref.dealloc %m : memref<8x64xf32, #t21>
  return
}
func.func @constant21() -> () {
  %f = func.constant @free21 : (i1) -> ()
  %t = arith.constant true
  %m = memref.alloc() {hello}: memref<8x64xf32, #t21>
  func.call_indirect %f(%t) : (i1) -> ()
  return
}

func.func @realloc22(%c: memref<8x64xf32, #t22>) {
  %0, %1 = "test.op_norm_ret"(%c) {aa = 3} : (memref<8x64xf32, #t22>) -> (memref<8x64xf32, #t22>, memref<8x64xf32, #t22>)
  return
}

func.func @z23() {
  %a = memref.alloc() : memref<0xf32, #t23>
  return
}

func.func @z24() {
  %e = memref.alloc() : memref<4xf32, affine_map<(d0) -> (3)>>
  %f = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1) -> (d0)>>
  return
}

func.func @z25() {
  %g = memref.alloc() : memref<f32, affine_map<() -> (3)>>
  return
}

func.func @z26() {
  %h = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1) -> ()>>
  return
}

func.func @z27(%s: index) {
  %h4 = memref.alloc()[%s] : memref<4x10xf32, affine_map<(d0, d1)[s0] -> (d1 mod s0, d1 floordiv 3)>>
  %h5 = memref.alloc()[%s] : memref<4x10xf32, affine_map<(d0, d1)[s0] -> (d1 mod 3, s0)>>
  return
}

func.func @z28(%s: index, %i: index) -> f32 {
  %h4 = memref.alloc(%s)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 floordiv 4, d0 mod 4, s0)>>
  %v = memref.load %h4[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 floordiv 4, d0 mod 4, s0)>>
  return %v : f32
}

func.func @z29(%b: memref<64xf32, #t29>) {
  %a = memref.alloca() : memref<64xf32, #t29>
  "use"(%a) : (memref<64xf32, #t29>) -> ()
  return
}

func.func @z30(%b: memref<64xf32, #t30>) {
  %a = memref.alloca() : memref<64xf32, #t30>
  call @z30(%a) : (memref<64xf32, #t30>) -> ()
  %2:2 = "test.op_norm_ret"(%a) : (memref<64xf32, #t30>) -> (memref<64xf32, #t30>, memref<64xf32, #t30>)
  "use"(%2#1) : (memref<64xf32, #t30>) -> ()
  return
}
