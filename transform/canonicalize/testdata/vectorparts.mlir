// RUN: --canonicalize
// What random functions do not reach: constants of other types, scalable vectors, elements
// that are not numbers, huge vectors.

func.func @bits() -> (vector<2xi32>, vector<1xf32>, vector<1xi9>, vector<2xi16>, vector<1x2xi64>) {
  %a = arith.constant dense<-96> : vector<8xi8>
  %b = arith.constant dense<2.0> : vector<2xf16>
  %c = arith.constant dense<5> : vector<3xi3>
  %d = arith.constant dense<1.0> : vector<2xbf16>
  %e = arith.constant dense<true> : vector<1x128xi1>
  %0 = vector.bitcast %a : vector<8xi8> to vector<2xi32>
  %1 = vector.bitcast %b : vector<2xf16> to vector<1xf32>
  %2 = vector.bitcast %c : vector<3xi3> to vector<1xi9>
  %3 = vector.bitcast %d : vector<2xbf16> to vector<2xi16>
  %4 = vector.bitcast %e : vector<1x128xi1> to vector<1x2xi64>
  return %0, %1, %2, %3, %4 : vector<2xi32>, vector<1xf32>, vector<1xi9>, vector<2xi16>, vector<1x2xi64>
}

func.func @others(%v: vector<3xi8>) -> (vector<2xi8>, vector<3xi8>, vector<2x!llvm.ptr>, vector<2xi64>) {
  %a = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  %b = llvm.mlir.constant(2 : i8) : i8
  %c = llvm.mlir.constant(3 : index) : i64
  %d = llvm.mlir.constant(4 : i64) : i64
  %e = llvm.mlir.zero : !llvm.ptr
  %f = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  %0 = vector.from_elements %a, %b : vector<2xi8>
  %1 = vector.insert %a, %f[1] : i8 into vector<3xi8>
  %2 = vector.from_elements %e, %e : vector<2x!llvm.ptr>
  %3 = vector.from_elements %c, %d : vector<2xi64>
  return %0, %1, %2, %3 : vector<2xi8>, vector<3xi8>, vector<2x!llvm.ptr>, vector<2xi64>
}

func.func @poison_of_splat(%x: f32) -> (i8, vector<3xf32>) {
  %i = arith.constant -1 : index
  %s = arith.constant dense<7> : vector<2x3xi8>
  %b = vector.broadcast %x : f32 to vector<2x3xf32>
  %0 = vector.extract %s[%i, 1] : i8 from vector<2x3xi8>
  %1 = vector.extract %b[%i] : vector<3xf32> from vector<2x3xf32>
  return %0, %1 : i8, vector<3xf32>
}

func.func @scalable(%v: vector<2x[4]xf32>, %p: vector<[4]xf32>, %x: f32, %i: index)
    -> (vector<[4]xf32>, f32, vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, f32) {
  %0 = vector.insert %p, %v[1] : vector<[4]xf32> into vector<2x[4]xf32>
  %1 = vector.extract %0[1] : vector<[4]xf32> from vector<2x[4]xf32>
  %2 = vector.extract %0[1, 2] : f32 from vector<2x[4]xf32>
  %3 = vector.broadcast %x : f32 to vector<2x[4]xf32>
  %4 = vector.extract %3[0] : vector<[4]xf32> from vector<2x[4]xf32>
  %5 = vector.extract_strided_slice %3 {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  %6 = vector.shape_cast %p : vector<[4]xf32> to vector<1x[4]xf32>
  %7 = vector.extract %6[0, 3] : f32 from vector<1x[4]xf32>
  return %1, %2, %4, %0, %5, %7 : vector<[4]xf32>, f32, vector<[4]xf32>, vector<2x[4]xf32>, vector<1x[4]xf32>, f32
}

func.func @scalable_masks(%i: index) -> (vector<[4]xi1>, vector<2x[4]xi1>, vector<[4]xi1>, vector<2xi1>, vector<[1]xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %s = vector.vscale
  %n = arith.muli %s, %c4 : index
  %0 = vector.create_mask %n : vector<[4]xi1>
  %1 = vector.create_mask %c2, %c4 : vector<2x[4]xi1>
  %2 = vector.create_mask %c0 : vector<[4]xi1>
  %3 = vector.create_mask %s : vector<2xi1>
  %4 = vector.create_mask %s : vector<[1]xi1>
  return %0, %1, %2, %3, %4 : vector<[4]xi1>, vector<2x[4]xi1>, vector<[4]xi1>, vector<2xi1>, vector<[1]xi1>
}

func.func @no_dimensions(%v: vector<f32>, %w: vector<f32>, %x: f32, %m: vector<i1>) -> (f32, f32, vector<f32>, vector<1xf32>, vector<i1>) {
  %0 = vector.insert %x, %v[] : f32 into vector<f32>
  %1 = vector.extract %0[] : f32 from vector<f32>
  %2 = vector.reduction <add>, %v, %x : vector<f32> into f32
  %3 = vector.shuffle %v, %w [1] : vector<f32>, vector<f32>
  %c1 = arith.constant 1 : index
  %4 = vector.create_mask %c1 : vector<i1>
  %5 = vector.from_elements %x : vector<f32>
  return %1, %2, %5, %3, %4 : f32, f32, vector<f32>, vector<1xf32>, vector<i1>
}

func.func @huge(%x: i8, %v: vector<1000000000xi8>) -> (i8, i8, vector<1000000000xi8>, i1) {
  %c = arith.constant 5 : index
  %d = arith.constant dense<1> : vector<1000000000xi8>
  %b = vector.broadcast %x : i8 to vector<1000000000xi8>
  %0 = vector.extract %b[123456789] : i8 from vector<1000000000xi8>
  %1 = vector.extract %d[123456789] : i8 from vector<1000000000xi8>
  %2 = vector.transpose %d, [0] : vector<1000000000xi8> to vector<1000000000xi8>
  %m = vector.create_mask %c : vector<1000000000xi1>
  %3 = vector.extract %m[4] : i1 from vector<1000000000xi1>
  return %0, %1, %2, %3 : i8, i8, vector<1000000000xi8>, i1
}

func.func @contraction(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %z = arith.constant dense<-0.0> : vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %c : vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

func.func @casts(%m: memref<8xf32>, %u: memref<*xf32>, %k: vector<4xi1>, %p: vector<4xf32>, %x: f32, %i: index)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %d = memref.cast %u : memref<*xf32> to memref<?xf32>
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.maskedload %c[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %c4 = arith.constant 4 : index
  %2 = vector.transfer_read %c[%c4], %x : memref<?xf32>, vector<4xf32>
  %3 = vector.load %d[%i] : memref<?xf32>, vector<4xf32>
  vector.store %p, %c[%i] : memref<?xf32>, vector<4xf32>
  vector.maskedstore %c[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.transfer_write %p, %c[%i] : vector<4xf32>, memref<?xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
