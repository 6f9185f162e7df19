// Views and reallocation of memory, loops of affine, and transfers of vectors.
func.func @subview(%m: memref<?x?xf64>, %i: index, %n: index) -> f64 {
  %v = memref.subview %m[%i, 1] [%n, 2] [2, 1] : memref<?x?xf64> to memref<?x2xf64, strided<[?, 1], offset: ?>>
  %c1 = arith.constant 1 : index
  %x = memref.load %v[%c1, %c1] : memref<?x2xf64, strided<[?, 1], offset: ?>>
  return %x : f64
}
func.func @shapes(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %e = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %c = memref.collapse_shape %e [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return %c : memref<?xf32>
}
func.func @realloc(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %e = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %e : memref<?xf32>
}
func.func @affine(%m: memref<?xf32>, %k: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(d0)->(d0 floordiv 3, 2)>(%i) to min affine_map<(d0)[s0]->(d0 + 4, s0 ceildiv 2)>(%i)[%n] step 2 {
      %x = affine.load %m[%i] : memref<?xf32>
      %y = affine.load %k[%j] : memref<?xf32>
      %z = arith.addf %x, %y : f32
      affine.if affine_set<(d0, d1): (d0 - d1 mod 3 >= 0)>(%i, %j) {
        affine.store %z, %k[%j] : memref<?xf32>
      }
    }
  }
  return
}
func.func @transfers(%m: memref<?x?xf32>, %k: memref<?x?xf32>, %i: index) {
  %f = arith.constant 0.5 : f32
  %v = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<3x4xf32>
  vector.transfer_write %v, %k[%i, %i] : vector<3x4xf32>, memref<?x?xf32>
  return
}
func.func @strided(%m: memref<?x?xf32>, %i: index) {
  %f = arith.constant 0.5 : f32
  %s = memref.subview %m[%i, %i] [3, 4] [1, 1] : memref<?x?xf32> to memref<3x4xf32, strided<[?, 1], offset: ?>>
  %v = vector.transfer_read %s[%i, %i], %f : memref<3x4xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  affine.for %j = 0 to 3 {
    affine.vector_store %v, %m[%j * 2, symbol(%i) + 1] : memref<?x?xf32>, vector<4xf32>
  }
  return
}
func.func @parallel(%m: memref<8x8xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (8, 8) step (2, 1) {
    %x = affine.load %m[%j, %i] : memref<8x8xf32>
    affine.store %x, %m[%i, %j] : memref<8x8xf32>
  }
  return
}
