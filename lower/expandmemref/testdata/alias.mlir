// RUN: -fold-memref-alias-ops
// RUN: -affine-fold-memref-alias-ops
// RUN: -fold-memref-alias-ops -affine-fold-memref-alias-ops -canonicalize

func.func @attributes(%m: memref<64x32xf32>, %i: index, %j: index, %k: index, %mask: vector<4xi1>, %pass: vector<4xf32>) -> (f32, vector<4xf32>, vector<4xf32>, f32) {
  %s = memref.subview %m[%i, 3] [8, 4] [1, 2] : memref<64x32xf32> to memref<8x4xf32, strided<[32, 2], offset: ?>>
  %a = memref.load %s[%j, %k] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<8x4xf32, strided<[32, 2], offset: ?>>
  memref.store %a, %s[%j, %k] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<8x4xf32, strided<[32, 2], offset: ?>>
  %t = memref.subview %m[%i, 3] [8, 4] [1, 1] : memref<64x32xf32> to memref<8x4xf32, strided<[32, 1], offset: ?>>
  %b = vector.load %t[%j, %k] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<8x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.store %b, %t[%j, %k] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<8x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  %c = vector.maskedload %t[%j, %k], %mask, %pass {alignment = 8 : i64, x = 1 : i32} : memref<8x4xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %t[%j, %k], %mask, %c {alignment = 8 : i64, x = 1 : i32} : memref<8x4xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  %d = affine.load %s[%j + 1, symbol(%k) * 2] {x = 1 : i32} : memref<8x4xf32, strided<[32, 2], offset: ?>>
  affine.store %d, %s[%j + 1, symbol(%k) * 2] {x = 1 : i32} : memref<8x4xf32, strided<[32, 2], offset: ?>>
  return %a, %b, %c, %d : f32, vector<4xf32>, vector<4xf32>, f32
}

func.func @expanded(%m: memref<64x?xf32>, %n: index, %i: index, %j: index, %k: index, %l: index, %mask: vector<4xi1>, %pass: vector<4xf32>) -> (f32, vector<4xf32>, vector<4xf32>, f32) {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [8, 8, %n, 4] : memref<64x?xf32> into memref<8x8x?x4xf32>
  %a = memref.load %s[%i, %j, %k, %l] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<8x8x?x4xf32>
  memref.store %a, %s[%i, %j, %k, %l] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<8x8x?x4xf32>
  %b = vector.load %s[%i, %j, %k, %l] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<8x8x?x4xf32>, vector<4xf32>
  vector.store %b, %s[%i, %j, %k, %l] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<8x8x?x4xf32>, vector<4xf32>
  %c = vector.maskedload %s[%i, %j, %k, %l], %mask, %pass {alignment = 8 : i64, x = 1 : i32} : memref<8x8x?x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %s[%i, %j, %k, %l], %mask, %c {alignment = 8 : i64, x = 1 : i32} : memref<8x8x?x4xf32>, vector<4xi1>, vector<4xf32>
  %d = affine.load %s[%i, %j + %k, 5, %l mod 4] {x = 1 : i32} : memref<8x8x?x4xf32>
  affine.store %d, %s[%i, %j + %k, 5, %l mod 4] {x = 1 : i32} : memref<8x8x?x4xf32>
  return %a, %b, %c, %d : f32, vector<4xf32>, vector<4xf32>, f32
}

func.func @collapsed(%m: memref<8x?x4x4xf32>, %i: index, %j: index, %mask: vector<4xi1>, %pass: vector<4xf32>) -> (f32, vector<4xf32>, vector<4xf32>, f32) {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<8x?x4x4xf32> into memref<?x16xf32>
  %a = memref.load %s[%i, %j] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<?x16xf32>
  memref.store %a, %s[%i, %j] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<?x16xf32>
  %b = vector.load %s[%i, %j] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<?x16xf32>, vector<4xf32>
  vector.store %b, %s[%i, %j] {nontemporal = true, alignment = 8 : i64, x = 1 : i32} : memref<?x16xf32>, vector<4xf32>
  %c = vector.maskedload %s[%i, %j], %mask, %pass {alignment = 8 : i64, x = 1 : i32} : memref<?x16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %s[%i, %j], %mask, %c {alignment = 8 : i64, x = 1 : i32} : memref<?x16xf32>, vector<4xi1>, vector<4xf32>
  %d = affine.load %s[%i, %j + 3] {x = 1 : i32} : memref<?x16xf32>
  affine.store %d, %s[%i, %j + 3] {x = 1 : i32} : memref<?x16xf32>
  return %a, %b, %c, %d : f32, vector<4xf32>, vector<4xf32>, f32
}

func.func @to_scalar(%m: memref<1x1xf32>, %v: memref<1x1x1xf32, strided<[4, 2, 1], offset: 7>>) -> (f32, f32, f32, f32) {
  %s = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %a = memref.load %s[] : memref<f32>
  memref.store %a, %s[] : memref<f32>
  %b = affine.load %s[] : memref<f32>
  %t = memref.expand_shape %s [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
  %c0 = arith.constant 0 : index
  %c = memref.load %t[%c0, %c0, %c0] : memref<1x1x1xf32>
  %u = memref.subview %v[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<1x1x1xf32, strided<[4, 2, 1], offset: 7>> to memref<f32, strided<[], offset: 7>>
  %d = affine.load %u[] : memref<f32, strided<[], offset: 7>>
  memref.store %d, %u[] : memref<f32, strided<[], offset: 7>>
  return %a, %b, %c, %d : f32, f32, f32, f32
}

func.func @transfers(%m: memref<?x64x32xf32>, %i: index, %j: index, %k: index, %n: index, %x: f32, %mask: vector<4x8xi1>) -> (vector<4x8xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4xf32>, vector<8x4xf32>) {
  %s = memref.subview %m[%i, %j, 3] [1, %n, 16] [1, 1, 1] : memref<?x64x32xf32> to memref<?x16xf32, strided<[32, 1], offset: ?>>
  %a = vector.transfer_read %s[%j, %k], %x {in_bounds = [true, true], y = 3 : i32} : memref<?x16xf32, strided<[32, 1], offset: ?>>, vector<4x8xf32>
  %b = vector.transfer_read %s[%j, %k], %x {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x16xf32, strided<[32, 1], offset: ?>>, vector<8x4xf32>
  %c = vector.transfer_read %s[%j, %k], %x {in_bounds = [true, false]} : memref<?x16xf32, strided<[32, 1], offset: ?>>, vector<4x8xf32>
  %d = vector.transfer_read %s[%j, %k], %x, %mask {in_bounds = [true, true]} : memref<?x16xf32, strided<[32, 1], offset: ?>>, vector<4x8xf32>
  vector.transfer_write %a, %s[%j, %k] {in_bounds = [true, true], y = 3 : i32} : vector<4x8xf32>, memref<?x16xf32, strided<[32, 1], offset: ?>>
  vector.transfer_write %a, %s[%j, %k], %mask {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x16xf32, strided<[32, 1], offset: ?>>
  vector.transfer_write %b, %s[%j, %k] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<8x4xf32>, memref<?x16xf32, strided<[32, 1], offset: ?>>
  vector.transfer_write %a, %s[%j, %k] : vector<4x8xf32>, memref<?x16xf32, strided<[32, 1], offset: ?>>
  %t = memref.subview %m[%i, %j, 3] [%n, 4, 16] [1, 2, 1] : memref<?x64x32xf32> to memref<?x4x16xf32, strided<[2048, 64, 1], offset: ?>>
  %e = vector.transfer_read %t[%i, %j, %k], %x {in_bounds = [true]} : memref<?x4x16xf32, strided<[2048, 64, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %e, %t[%i, %j, %k] {in_bounds = [true]} : vector<4xf32>, memref<?x4x16xf32, strided<[2048, 64, 1], offset: ?>>
  %f = vector.transfer_read %s[%j, %k], %x {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : memref<?x16xf32, strided<[32, 1], offset: ?>>, vector<8x4xf32>
  return %a, %b, %c, %d, %e, %f : vector<4x8xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4xf32>, vector<8x4xf32>
}

func.func @transfer_of_expanded(%m: memref<64x32xf32>, %i: index, %j: index, %k: index, %x: f32, %mask: vector<8xi1>, %tall: vector<4x8xi1>) -> (vector<8xf32>, vector<8xf32>, vector<2x4x8xf32>, vector<8xf32>, vector<4x8xf32>) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [16, 4, 32] : memref<64x32xf32> into memref<16x4x32xf32>
  %a = vector.transfer_read %s[%i, %j, %k], %x {in_bounds = [false], y = 2 : i32} : memref<16x4x32xf32>, vector<8xf32>
  %b = vector.transfer_read %s[%i, %j, %k], %x, %mask {in_bounds = [true]} : memref<16x4x32xf32>, vector<8xf32>
  %c = vector.transfer_read %s[%i, %j, %k], %x : memref<16x4x32xf32>, vector<2x4x8xf32>
  %d = vector.transfer_read %s[%i, %j, %k], %x {permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : memref<16x4x32xf32>, vector<8xf32>
  %e = vector.transfer_read %s[%i, %j, %k], %x, %tall : memref<16x4x32xf32>, vector<4x8xf32>
  vector.transfer_write %a, %s[%i, %j, %k] : vector<8xf32>, memref<16x4x32xf32>
  return %a, %b, %c, %d, %e : vector<8xf32>, vector<8xf32>, vector<2x4x8xf32>, vector<8xf32>, vector<4x8xf32>
}

func.func @subviews(%m: memref<?x?x?xf32>, %i: index, %j: index, %n: index) -> (memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>>) {
  %s = memref.subview %m[%i, 1, %j] [8, %n, 9] [1, 1, 1] : memref<?x?x?xf32> to memref<8x?x9xf32, strided<[?, ?, 1], offset: ?>>
  %a = memref.subview %s[%j, %j, 2] [4, %n, 1] [1, 1, 1] : memref<8x?x9xf32, strided<[?, ?, 1], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  %b = memref.subview %a[1, %i] [1, %n] [1, 1] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %c = memref.subview %a[1, %i] [2, 2] [2, 1] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %a, %b, %c : memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>>
}

func.func @chain(%m: memref<64x32xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [16, 4, 32] : memref<64x32xf32> into memref<16x4x32xf32>
  %1 = memref.subview %0[2, %i, 0] [4, 1, 32] [1, 1, 1] : memref<16x4x32xf32> to memref<4x32xf32, strided<[128, 1], offset: ?>>
  %2 = memref.subview %1[%j, 4] [2, 8] [1, 1] : memref<4x32xf32, strided<[128, 1], offset: ?>> to memref<2x8xf32, strided<[128, 1], offset: ?>>
  %3 = memref.load %2[%i, %j] : memref<2x8xf32, strided<[128, 1], offset: ?>>
  affine.for %k = 0 to 8 {
    %4 = affine.load %2[%i, %k] : memref<2x8xf32, strided<[128, 1], offset: ?>>
    affine.store %4, %2[%i, %k + 1] : memref<2x8xf32, strided<[128, 1], offset: ?>>
  }
  return %3 : f32
}
