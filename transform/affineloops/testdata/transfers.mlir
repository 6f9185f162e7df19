// Copies to faster memory that can be started a round earlier, and those that cannot.
// RUN: -affine-pipeline-data-transfer
// RUN: -affine-pipeline-data-transfer -mlir-print-debuginfo
func.func @f0(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc() : memref<32xf32, 1>
  %t1 = memref.alloc() : memref<1xi32>
  affine.for %i = 3 to 9 step 4 {
    affine.dma_start %A[%i], %h0[%i], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%c0], %h1[0], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
    "use"(%i) : (index) -> ()
  }
  memref.dealloc %t0 : memref<1xi32>
  memref.dealloc %t1 : memref<1xi32>
  return
}

func.func @f1(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>

  affine.for %i = 3 to 9 step 2 {
    %h0 = memref.alloc() : memref<32xf32, 1>
    %t0 = memref.alloc() : memref<1xi32>
    affine.dma_start %A[%i + 1], %h0[0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    %v4_0 = affine.load %h0[%i mod 32] : memref<32xf32, 1>
    affine.for %j = 0 to 4 {
    %w = affine.load %h0[%j + %i] : memref<32xf32, 1>
    "c"(%w, %i) : (f32, index) -> ()
  }
    affine.for %j = 0 to 4 {
    %w = affine.load %h0[%j + %i] : memref<32xf32, 1>
    "c"(%w, %i) : (f32, index) -> ()
  }
  }

  return
}

func.func @f2(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 2>
  %t0 = memref.alloc() : memref<1xi32>
  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 5)>(%q) step 1 {
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[%ap + %i], %h0[0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 2>, memref<1xi32>
    affine.dma_wait %t0[0], %c32 : memref<1xi32>
    "esc"(%h0) : (memref<32xf32, 2>) -> ()
  }
  memref.dealloc %t0 : memref<1xi32>
  %z0 = affine.load %h0[0] : memref<32xf32, 2>
  return
}

func.func @f3(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 3 step 1 {
    affine.dma_start %A[%i], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.for %j = 0 to 4 {
    %w = affine.load %h0[%j + %i] : memref<32xf32, 1>
    "c"(%w, %i) : (f32, index) -> ()
  }
  }
  memref.dealloc %h0 : memref<32xf32, 1>
  return
}

func.func @f4(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>

  affine.for %o = 0 to 4 {
  affine.dma_start %A[%o], %H[%c0], %TT[%c0], %c32 : memref<256xf32>, memref<32xf32, 3>, memref<1xi32>
  affine.dma_wait %TT[%c0], %c32 : memref<1xi32>
  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 8)>(%q) step 1 {
    %h0 = memref.alloc() : memref<32xf32>
    %t0 = memref.alloc() : memref<1xi32>
    %h1 = memref.alloc() : memref<32xf32, 1>
    %t1 = memref.alloc() : memref<1xi32>
    %h2 = memref.alloc() : memref<32xf32, 2>
    %t2 = memref.alloc() : memref<1xi32>
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[%i + 1], %h0[0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %h0[%c0], %A[%i], %t0[%c0], %c32 : memref<32xf32>, memref<256xf32>, memref<1xi32>
    affine.dma_start %A[%c0], %h1[%c0], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t1[0], %c32 : memref<1xi32>
    affine.dma_start %A[%i + 1], %h2[0], %t2[%c0], %c32 : memref<256xf32>, memref<32xf32, 2>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t2[%c0], %c32 : memref<1xi32>
  }
  }

  return
}

func.func @f5(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc(%n) : memref<?xf32>
  %t1 = memref.alloc() : memref<1xi32>
  %h2 = memref.alloc() : memref<32xf32, 1>
  %t2 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 32 step 2 {
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[%ap], %h0[0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%ap], %h1[%i], %t1[%c0], %c32 : memref<256xf32>, memref<?xf32>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%i], %h2[%i], %t2[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t2[%c0], %c32 : memref<1xi32>
  }
  memref.dealloc %h1 : memref<?xf32>
  memref.dealloc %t1 : memref<1xi32>
  return
}

func.func @f6(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc(%n) : memref<?xf32>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc(%n) : memref<?xf32>
  %t1 = memref.alloc() : memref<1xi32>
  affine.for %o = 0 to 4 {
  affine.dma_start %A[%o], %H[%c0], %TT[%c0], %c32 : memref<256xf32>, memref<32xf32, 3>, memref<1xi32>
  affine.dma_wait %TT[%c0], %c32 : memref<1xi32>
  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 8)>(%q) step 1 {
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[%i + 1], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<?xf32>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%i + 1], %h1[%c0], %t1[%c0], %c32 : memref<256xf32>, memref<?xf32>, memref<1xi32>
    affine.dma_wait %t1[0], %c32 : memref<1xi32>
    affine.dma_start %h1[%c0], %A[%i], %t1[%c0], %c32 : memref<?xf32>, memref<256xf32>, memref<1xi32>
    "use"(%ap) : (index) -> ()
  }
  }
  memref.dealloc %t0 : memref<1xi32>
  memref.dealloc %h1 : memref<?xf32>
  memref.dealloc %t1 : memref<1xi32>
  return
}

func.func @f7(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 9 step 1 {
    affine.dma_start %A[symbol(%n)], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[0], %c32 : memref<1xi32>
    %v2_0 = affine.load %h0[%i mod 32] : memref<32xf32, 1>
  }
  memref.dealloc %h0 : memref<32xf32, 1>
  return
}

func.func @f8(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc() : memref<32xf32, 2>
  %t1 = memref.alloc() : memref<1xi32>
  affine.for %i = 3 to 8 step 1 {
    affine.dma_start %A[symbol(%n)], %h0[0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %h0[%c0], %A[%i], %t0[%c0], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_start %A[%i], %h1[0], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 2>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
  }
  memref.dealloc %h1 : memref<32xf32, 2>
  memref.dealloc %t1 : memref<1xi32>
  %z1 = affine.load %h1[0] : memref<32xf32, 2>
  return
}

func.func @f9(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>

  affine.for %i = 3 to 9 step 4 {
    %h0 = memref.alloc() : memref<32xf32, 1>
    %t0 = memref.alloc() : memref<1xi32>
    %h1 = memref.alloc() : memref<32xf32, 1>
    %t1 = memref.alloc() : memref<1xi32>
    %h2 = memref.alloc() : memref<32xf32, 2>
    %t2 = memref.alloc() : memref<1xi32>
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[%i], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %h0[%c0], %A[%i], %t0[%c0], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_start %A[%c0], %h2[%i], %t2[%c0], %c32 : memref<256xf32>, memref<32xf32, 2>, memref<1xi32>
    affine.dma_wait %t2[%c0], %c32 : memref<1xi32>
    memref.dealloc %h1 : memref<32xf32, 1>
  }

  return
}

func.func @f10(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 2>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc() : memref<32xf32>
  %t1 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 3 step 1 {
    affine.dma_start %A[%i], %h0[0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 2>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    memref.dealloc %h0 : memref<32xf32, 2>
  }
  memref.dealloc %t0 : memref<1xi32>
  memref.dealloc %h1 : memref<32xf32>
  memref.dealloc %t1 : memref<1xi32>
  return
}

func.func @f11(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>

  affine.for %i = 0 to 32 step 4 {
    %h0 = memref.alloc() : memref<32xf32, 1>
    %t0 = memref.alloc() : memref<1xi32>
    %h1 = memref.alloc() : memref<32xf32, 1>
    %t1 = memref.alloc() : memref<1xi32>
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[symbol(%n)], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%c0], %h1[%c0], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
    affine.dma_start %h1[%c0], %A[%i], %t1[%c0], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    memref.dealloc %h1 : memref<32xf32, 1>
    %v12_0 = affine.load %h0[%i mod 32] : memref<32xf32, 1>
  }

  return
}

func.func @f12(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>

  affine.for %i = 0 to 9 step 1 {
    %h0 = memref.alloc() : memref<32xf32, 1>
    %t0 = memref.alloc() : memref<1xi32>
    %h1 = memref.alloc() : memref<32xf32, 1>
    %t1 = memref.alloc() : memref<1xi32>
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[%i + 1], %h0[%i], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%i], %h1[%i], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
    memref.dealloc %h0 : memref<32xf32, 1>
  }

  return
}

func.func @f13(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 5)>(%q) step 2 {
    affine.dma_start %A[%c0], %h0[0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[0], %c32 : memref<1xi32>
  }
  memref.dealloc %h0 : memref<32xf32, 1>
  return
}

func.func @f14(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>

  affine.for %i = 0 to 8 step 1 {
    %h0 = memref.alloc() : memref<32xf32, 1>
    %t0 = memref.alloc() : memref<1xi32>
    affine.dma_start %A[%c0], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t0[0], %c32 : memref<1xi32>
    affine.for %j = 0 to 4 {
    %w = affine.load %h0[%j + %i] : memref<32xf32, 1>
    "c"(%w, %i) : (f32, index) -> ()
  }
    affine.store %f, %h0[%i] : memref<32xf32, 1>
  }

  return
}

func.func @f15(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc() : memref<32xf32, 1>
  %t1 = memref.alloc() : memref<1xi32>
  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 8)>(%q) step 1 {
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[%ap + %i], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %h0[%c0], %A[%i], %t0[%c0], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_start %A[%ap], %h1[%i], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
  }
  memref.dealloc %h0 : memref<32xf32, 1>
  return
}

func.func @f16(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc() : memref<32xf32>
  %t1 = memref.alloc() : memref<1xi32>
  %h2 = memref.alloc() : memref<32xf32, 1>
  %t2 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 3 step 1 {
    affine.dma_start %A[%c0], %h0[0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%i + 1], %h1[%c0], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%i], %h2[%i], %t2[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t2[0], %c32 : memref<1xi32>
    memref.dealloc %h2 : memref<32xf32, 1>
  }
  memref.dealloc %h0 : memref<32xf32, 1>
  memref.dealloc %h1 : memref<32xf32>
  memref.dealloc %t2 : memref<1xi32>
  return
}

func.func @f17(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc() : memref<32xf32, 1>
  %t1 = memref.alloc() : memref<1xi32>
  %h2 = memref.alloc() : memref<32xf32>
  %t2 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 3 step 1 {
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[%i + 1], %h0[%i], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[0], %c32 : memref<1xi32>
    affine.dma_start %A[%ap + %i], %h1[%i], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[symbol(%n)], %h2[0], %t2[%c0], %c32 : memref<256xf32>, memref<32xf32>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t2[%c0], %c32 : memref<1xi32>
    affine.dma_start %h2[%c0], %A[%i], %t2[%c0], %c32 : memref<32xf32>, memref<256xf32>, memref<1xi32>
  }
  memref.dealloc %h0 : memref<32xf32, 1>
  memref.dealloc %t0 : memref<1xi32>
  memref.dealloc %h1 : memref<32xf32, 1>
  memref.dealloc %t1 : memref<1xi32>
  memref.dealloc %t2 : memref<1xi32>
  return
}

func.func @f18(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 8)>(%q) step 4 {
    affine.dma_start %A[symbol(%n)], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
  }
  memref.dealloc %h0 : memref<32xf32, 1>
  return
}

func.func @f19(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>

  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 5)>(%q) step 1 {
    %h0 = memref.alloc() : memref<32xf32, 2>
    %t0 = memref.alloc() : memref<1xi32>
    affine.dma_start %A[%c0], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 2>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.for %j = 0 to 4 {
    %w = affine.load %h0[%j + %i] : memref<32xf32, 2>
    "c"(%w, %i) : (f32, index) -> ()
  }
  }

  return
}

func.func @f20(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 2>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc() : memref<32xf32, 1>
  %t1 = memref.alloc() : memref<1xi32>
  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 5)>(%q) step 1 {
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[symbol(%n)], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 2>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t0[0], %c32 : memref<1xi32>
    affine.dma_start %A[%ap + %i], %h1[0], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
  }
  memref.dealloc %t1 : memref<1xi32>
  return
}

func.func @f21(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc() : memref<32xf32, 1>
  %t1 = memref.alloc() : memref<1xi32>
  %h2 = memref.alloc() : memref<32xf32, 1>
  %t2 = memref.alloc() : memref<1xi32>
  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 5)>(%q) step 2 {
    %ap = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.dma_start %A[%ap + %i], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[symbol(%n)], %h1[%i], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%ap], %h2[%c0], %t2[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t2[%c0], %c32 : memref<1xi32>
    affine.dma_start %h2[%c0], %A[%i], %t2[%c0], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    %v9_2 = affine.load %h2[%i mod 32] : memref<32xf32, 1>
    affine.for %j = 0 to 4 {
    %w = affine.load %h0[%j + %i] : memref<32xf32, 1>
    "c"(%w, %i) : (f32, index) -> ()
  }
  }
  memref.dealloc %h0 : memref<32xf32, 1>
  memref.dealloc %h1 : memref<32xf32, 1>
  memref.dealloc %t2 : memref<1xi32>
  return
}

func.func @f22(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc(%n) : memref<?xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc() : memref<32xf32, 1>
  %t1 = memref.alloc() : memref<1xi32>
  affine.for %o = 0 to 4 {
  affine.dma_start %A[%o], %H[%c0], %TT[%c0], %c32 : memref<256xf32>, memref<32xf32, 3>, memref<1xi32>
  affine.dma_wait %TT[%c0], %c32 : memref<1xi32>
  affine.for %i = 0 to 32 step 2 {
    affine.dma_start %A[%i], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<?xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[%c0], %h1[0], %t1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
    affine.for %j = 0 to 4 {
    %w = affine.load %h1[%j + %i] : memref<32xf32, 1>
    "c"(%w, %i) : (f32, index) -> ()
  }
    "esc"(%h0) : (memref<?xf32, 1>) -> ()
  }
  }
  memref.dealloc %h0 : memref<?xf32, 1>
  memref.dealloc %t0 : memref<1xi32>
  memref.dealloc %t1 : memref<1xi32>
  return
}

func.func @f23(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc(%n) : memref<?xf32, 2>
  %t1 = memref.alloc() : memref<1xi32>
  %h2 = memref.alloc(%n) : memref<?xf32>
  %t2 = memref.alloc() : memref<1xi32>
  affine.for %o = 0 to 4 {
  affine.dma_start %A[%o], %H[%c0], %TT[%c0], %c32 : memref<256xf32>, memref<32xf32, 3>, memref<1xi32>
  affine.dma_wait %TT[%c0], %c32 : memref<1xi32>
  affine.for %i = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0) -> (d0 + 8)>(%q) step 1 {
    affine.dma_start %A[%i + 1], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32>, memref<1xi32>
    affine.dma_wait %t0[%c0], %c32 : memref<1xi32>
    affine.dma_start %A[symbol(%n)], %h1[0], %t1[%c0], %c32 : memref<256xf32>, memref<?xf32, 2>, memref<1xi32>
    affine.dma_wait %t1[%c0], %c32 : memref<1xi32>
    affine.dma_start %h1[%c0], %A[%i], %t1[%c0], %c32 : memref<?xf32, 2>, memref<256xf32>, memref<1xi32>
    affine.dma_start %A[%i], %h2[%c0], %t2[%c0], %c32 : memref<256xf32>, memref<?xf32>, memref<1xi32>
    affine.dma_wait %t2[0], %c32 : memref<1xi32>
    memref.dealloc %h1 : memref<?xf32, 2>
    "use"(%i) : (index) -> ()
  }
  }
  memref.dealloc %h0 : memref<32xf32>
  %z0 = affine.load %h0[0] : memref<32xf32>
  memref.dealloc %t1 : memref<1xi32>
  return
}

func.func @f24(%A: memref<256xf32>, %n: index, %q: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %H = memref.alloc() : memref<32xf32, 3>
  %TT = memref.alloc() : memref<1xi32>
  %h0 = memref.alloc() : memref<32xf32, 1>
  %t0 = memref.alloc() : memref<1xi32>
  %h1 = memref.alloc(%n) : memref<?xf32>
  %t1 = memref.alloc() : memref<1xi32>
  %h2 = memref.alloc() : memref<32xf32, 1>
  %t2 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 9 step 4 {
    affine.dma_start %A[%i], %h0[%c0], %t0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t0[0], %c32 : memref<1xi32>
    affine.dma_start %A[symbol(%n)], %h1[%i], %t1[%c0], %c32 : memref<256xf32>, memref<?xf32>, memref<1xi32>
    "between"() : () -> ()
    affine.dma_wait %t1[0], %c32 : memref<1xi32>
    affine.dma_start %A[%c0], %h2[%c0], %t2[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t2[%c0], %c32 : memref<1xi32>
    affine.dma_start %h2[%c0], %A[%i], %t2[%c0], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    memref.dealloc %h0 : memref<32xf32, 1>
  }
  memref.dealloc %h0 : memref<32xf32, 1>
  memref.dealloc %t0 : memref<1xi32>
  memref.dealloc %t1 : memref<1xi32>
  memref.dealloc %t2 : memref<1xi32>
  return
}
