// RUN: -split-input-file -test-memref-flatten-and-vector-narrow-type-emulation

func.func @scalars(%n: index, %i: index, %v: i4, %f: f4E2M1FN) -> (i4, f4E2M1FN, i4) {
  %m = memref.alloc(%n) {alignment = 16 : i64} : memref<3x?x5xi4>
  %a = memref.alloca() : memref<7xf4E2M1FN>
  %z = memref.alloc() : memref<i4>
  memref.store %v, %m[%i, %n, %i] : memref<3x?x5xi4>
  memref.store %f, %a[%i] : memref<7xf4E2M1FN>
  memref.store %v, %z[] : memref<i4>
  %0 = memref.load %m[%i, %i, %n] : memref<3x?x5xi4>
  %1 = memref.load %a[%n] : memref<7xf4E2M1FN>
  %2 = memref.load %z[] : memref<i4>
  memref.dealloc %m : memref<3x?x5xi4>
  return %0, %1, %2 : i4, f4E2M1FN, i4
}

// -----

func.func @arguments(%m: memref<4x6xi2, strided<[6, 1], offset: 16>>, %n: memref<4x6xi2, 1>) -> memref<4x6xi2> {
  %0 = memref.memory_space_cast %n : memref<4x6xi2, 1> to memref<4x6xi2>
  memref.copy %0, %0 : memref<4x6xi2> to memref<4x6xi2>
  %1 = memref.assume_alignment %0, 8 : memref<4x6xi2>
  return %1 : memref<4x6xi2>
}

// -----

func.func @views(%i: index, %j: index) -> (i4, i4, i4, i4) {
  %m = memref.alloc() : memref<8x16xi4>
  %c = memref.collapse_shape %m [[0, 1]] : memref<8x16xi4> into memref<128xi4>
  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 4, 4] : memref<8x16xi4> into memref<8x4x4xi4>
  %s = memref.subview %m[2, 0] [2, 16] [1, 1] : memref<8x16xi4> to memref<2x16xi4, strided<[16, 1], offset: 32>>
  %p = memref.alloc() : memref<64xi4>
  %q = memref.reinterpret_cast %p to offset: [16], sizes: [24], strides: [1] : memref<64xi4> to memref<24xi4, strided<[1], offset: 16>>
  %0 = memref.load %c[%i] : memref<128xi4>
  %1 = memref.load %e[%i, %j, %i] : memref<8x4x4xi4>
  %2 = memref.load %s[%i, %j] : memref<2x16xi4, strided<[16, 1], offset: 32>>
  %3 = memref.load %q[%i] : memref<24xi4, strided<[1], offset: 16>>
  return %0, %1, %2, %3 : i4, i4, i4, i4
}

// -----

func.func @dynamic_part(%i: index) -> i4 {
  %m = memref.alloc() : memref<8x16xi4>
  %s = memref.subview %m[2, %i] [2, 16] [1, 1] : memref<8x16xi4> to memref<2x16xi4, strided<[16, 1], offset: ?>>
  %0 = memref.load %s[%i, %i] : memref<2x16xi4, strided<[16, 1], offset: ?>>
  return %0 : i4
}

// -----

func.func @loads(%i: index, %j: index) -> (vector<8xi4>, vector<3xi4>, vector<5xi4>, vector<6xi2>) {
  %m = memref.alloc() : memref<8x16xi4>
  %n = memref.alloc() : memref<5x3xi4>
  %k = memref.alloc() : memref<7x6xi2>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = vector.load %m[%i, %j] : memref<8x16xi4>, vector<8xi4>
  %1 = vector.load %n[%c1, %c0] : memref<5x3xi4>, vector<3xi4>
  %2 = vector.load %n[%i, %j] : memref<5x3xi4>, vector<5xi4>
  %3 = vector.load %k[%i, %c1] : memref<7x6xi2>, vector<6xi2>
  return %0, %1, %2, %3 : vector<8xi4>, vector<3xi4>, vector<5xi4>, vector<6xi2>
}

// -----

func.func @reads(%i: index, %p: i4) -> (vector<8xi4>, vector<3xi4>, vector<3xi4>) {
  %m = memref.alloc() : memref<8x16xi4>
  %n = memref.alloc() : memref<15xi4>
  %c5 = arith.constant 5 : index
  %0 = vector.transfer_read %m[%i, %c5], %p : memref<8x16xi4>, vector<8xi4>
  %1 = vector.transfer_read %n[%c5], %p : memref<15xi4>, vector<3xi4>
  %2 = vector.transfer_read %n[%i], %p : memref<15xi4>, vector<3xi4>
  return %0, %1, %2 : vector<8xi4>, vector<3xi4>, vector<3xi4>
}

// -----

func.func @masked(%i: index, %p: vector<8xi4>, %q: vector<3xi4>, %n: index) -> (vector<8xi4>, vector<3xi4>, vector<3xi4>, vector<3xi4>) {
  %m = memref.alloc() : memref<8x16xi4>
  %k = memref.alloc() : memref<15xi4>
  %c5 = arith.constant 5 : index
  %a = vector.create_mask %n : vector<8xi1>
  %b = arith.constant dense<[true, false, true]> : vector<3xi1>
  %c = vector.constant_mask [1, 2] : vector<2x3xi1>
  %d = vector.extract %c[1] : vector<3xi1> from vector<2x3xi1>
  %e = vector.create_mask %n : vector<3xi1>
  %0 = vector.maskedload %m[%i, %c5], %a, %p : memref<8x16xi4>, vector<8xi1>, vector<8xi4> into vector<8xi4>
  %1 = vector.maskedload %k[%c5], %b, %q : memref<15xi4>, vector<3xi1>, vector<3xi4> into vector<3xi4>
  %2 = vector.maskedload %k[%i], %d, %q : memref<15xi4>, vector<3xi1>, vector<3xi4> into vector<3xi4>
  %3 = vector.maskedload %k[%i], %e, %q : memref<15xi4>, vector<3xi1>, vector<3xi4> into vector<3xi4>
  vector.maskedstore %m[%i, %c5], %a, %p : memref<8x16xi4>, vector<8xi1>, vector<8xi4>
  return %0, %1, %2, %3 : vector<8xi4>, vector<3xi4>, vector<3xi4>, vector<3xi4>
}

// -----


// -----

func.func @stores(%i: index, %v: vector<8xi4>, %w: vector<16xi4>) {
  %m = memref.alloc() : memref<8x16xi4>
  %k = memref.alloc() : memref<7x8xi4>
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  vector.store %w, %m[%i, %c0] : memref<8x16xi4>, vector<16xi4>
  vector.store %v, %k[%i, %c0] : memref<7x8xi4>, vector<8xi4>
  return
}

// -----

func.func @partial(%v: vector<3xi2>, %w: vector<9xi2>, %x: vector<2xi2>) {
  %m = memref.alloc() : memref<5x11xi2>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  vector.store %v, %m[%c1, %c3] : memref<5x11xi2>, vector<3xi2>
  vector.store %w, %m[%c0, %c2] : memref<5x11xi2>, vector<9xi2>
  vector.store %x, %m[%c0, %c1] : memref<5x11xi2>, vector<2xi2>
  return
}

// -----

func.func @unknown(%v: vector<3xi2>, %i: index, %j: index) {
  %m = memref.alloc() : memref<5x11xi2>
  vector.store %v, %m[%i, %j] : memref<5x11xi2>, vector<3xi2>
  return
}
