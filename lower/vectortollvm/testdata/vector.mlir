// Operations of the vector dialect, one by one and together.
// RUN: --convert-vector-to-llvm
// RUN: --convert-vector-to-llvm=force-32bit-vector-indices=0
// RUN: --convert-vector-to-llvm=reassociate-fp-reductions=1
// RUN: --convert-vector-to-llvm=use-vector-alignment=1
func.func @f1(%a: index) -> vector<4xi1> {
  %0 = vector.create_mask %a : vector<4xi1>
  return %0 : vector<4xi1>
}

func.func @f2(%a: index) -> vector<i1> {
  %0 = vector.create_mask %a : vector<i1>
  return %0 : vector<i1>
}

func.func @f3(%a: index, %b: index) -> vector<2x3xi1> {
  %0 = vector.create_mask %a, %b : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

func.func @f4(%a: index, %b: index) -> vector<2x[4]xi1> {
  %0 = vector.create_mask %a, %b : vector<2x[4]xi1>
  return %0 : vector<2x[4]xi1>
}

func.func @f5(%a: index, %b: index) -> vector<[2]x4xi1> {
  %0 = vector.create_mask %a, %b : vector<[2]x4xi1>
  return %0 : vector<[2]x4xi1>
}

func.func @f6(%a: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %a : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

func.func @f7() -> vector<2x3xi1> {
  %0 = vector.constant_mask [1, 2] : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

func.func @f8() -> vector<2x[3]xi1> {
  %0 = vector.constant_mask [1, 3] : vector<2x[3]xi1>
  return %0 : vector<2x[3]xi1>
}

func.func @f9() -> vector<i1> {
  %0 = vector.constant_mask [1] : vector<i1>
  return %0 : vector<i1>
}

func.func @f10() -> vector<2x3x4xi1> {
  %i = arith.constant 1 : index
  %j = arith.constant 2 : index
  %k = arith.constant 9 : index
  %0 = vector.create_mask %i, %j, %k : vector<2x3x4xi1>
  return %0 : vector<2x3x4xi1>
}

func.func @f11(%a: index) -> vector<2x3xi1> {
  %i = arith.constant 1 : index
  %0 = vector.create_mask %i, %a : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

func.func @f12(%a: i32) -> vector<2xi1> {
  %i = arith.index_cast %a : i32 to index
  %0 = vector.create_mask %i : vector<2xi1>
  return %0 : vector<2xi1>
}

func.func @f13(%a: vector<4xf32>, %b: vector<2x3xf32>, %s: f32, %i: index, %z: vector<f32>) {
  %0 = vector.extract %a[1] : f32 from vector<4xf32>
  %1 = vector.extract %a[%i] : f32 from vector<4xf32>
  %2 = vector.extract %b[1] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.extract %b[1, 2] : f32 from vector<2x3xf32>
  %4 = vector.extract %b[1, %i] : f32 from vector<2x3xf32>
  %5 = vector.extract %b[%i, 1] : f32 from vector<2x3xf32>
  %6 = vector.extract %z[] : f32 from vector<f32>
  "u.u"(%0, %1, %2, %3, %4, %5, %6) : (f32, f32, vector<3xf32>, f32, f32, f32, f32) -> ()
  return
}

func.func @f14(%a: vector<4xf32>, %b: vector<2x3xf32>, %s: f32, %i: index, %z: vector<f32>, %v: vector<3xf32>) {
  %0 = vector.insert %s, %a[1] : f32 into vector<4xf32>
  %1 = vector.insert %s, %a[%i] : f32 into vector<4xf32>
  %2 = vector.insert %v, %b[1] : vector<3xf32> into vector<2x3xf32>
  %3 = vector.insert %s, %b[1, 2] : f32 into vector<2x3xf32>
  %4 = vector.insert %s, %b[1, %i] : f32 into vector<2x3xf32>
  %5 = vector.insert %s, %b[%i, 1] : f32 into vector<2x3xf32>
  %6 = vector.insert %s, %z[] : f32 into vector<f32>
  "u.u"(%0, %1, %2, %3, %4, %5, %6) : (vector<4xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<f32>) -> ()
  return
}

func.func @f15(%a: vector<4xf32>, %b: vector<2x3xf32>, %s: f32, %i: index, %z: vector<f32>, %v: vector<3xf32>) {
  %0 = vector.broadcast %s : f32 to vector<4xf32>
  %1 = vector.broadcast %s : f32 to vector<2x3xf32>
  %2 = vector.broadcast %s : f32 to vector<f32>
  %3 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %4 = vector.broadcast %s : f32 to vector<[4]xf32>
  "u.u"(%0, %1, %2, %3, %4) : (vector<4xf32>, vector<2x3xf32>, vector<f32>, vector<2x3xf32>, vector<[4]xf32>) -> ()
  return
}

func.func @f16(%a: vector<4xf32>, %b: vector<4xi32>, %s: f32, %k: i32, %z: vector<f32>, %d: vector<[4]xf32>) {
  %0 = vector.reduction <add>, %a : vector<4xf32> into f32
  %1 = vector.reduction <add>, %a, %s : vector<4xf32> into f32
  %2 = vector.reduction <mul>, %a fastmath<reassoc> : vector<4xf32> into f32
  %3 = vector.reduction <minnumf>, %a, %s : vector<4xf32> into f32
  %4 = vector.reduction <maximumf>, %a, %s fastmath<nnan> : vector<4xf32> into f32
  %5 = vector.reduction <add>, %b : vector<4xi32> into i32
  %6 = vector.reduction <mul>, %b, %k : vector<4xi32> into i32
  %7 = vector.reduction <minui>, %b, %k : vector<4xi32> into i32
  %8 = vector.reduction <xor>, %b, %k : vector<4xi32> into i32
  %9 = vector.reduction <add>, %d : vector<[4]xf32> into f32
  %10 = vector.reduction <add>, %z : vector<f32> into f32
  %11 = vector.reduction <and>, %b : vector<4xi32> into i32
  "u.u"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (f32, f32, f32, f32, f32, i32, i32, i32, i32, f32, f32, i32) -> ()
  return
}

func.func @f17(%a: vector<4xf32>, %b: vector<2x4xf32>, %z: vector<f32>, %d: vector<[4]xf32>) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<8xf16>
  %1 = vector.bitcast %b : vector<2x4xf32> to vector<2x8xf16>
  %2 = vector.bitcast %z : vector<f32> to vector<i32>
  %3 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  %4 = vector.interleave %b, %b : vector<2x4xf32> -> vector<2x8xf32>
  %5 = vector.interleave %d, %d : vector<[4]xf32> -> vector<[8]xf32>
  %6, %7 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  %8, %9 = vector.deinterleave %b : vector<2x4xf32> -> vector<2x2xf32>
  %10, %11 = vector.deinterleave %d : vector<[4]xf32> -> vector<[2]xf32>
  "u.u"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (vector<8xf16>, vector<2x8xf16>, vector<i32>, vector<8xf32>, vector<2x8xf32>, vector<[8]xf32>, vector<2xf32>, vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<[2]xf32>, vector<[2]xf32>) -> ()
  return
}

func.func @f18(%a: vector<4xf32>, %b: vector<2x2xf32>, %s: f32, %z: vector<f32>, %d: vector<[4]xf32>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  %2 = vector.vscale
  %3 = vector.from_elements %s, %s : vector<2xf32>
  %4 = vector.from_elements %s, %s, %s, %s : vector<2x2xf32>
  %5 = vector.from_elements %s : vector<f32>
  %6:4 = vector.to_elements %a : vector<4xf32>
  %7:4 = vector.to_elements %b : vector<2x2xf32>
  %8 = vector.to_elements %z : vector<f32>
  %9 = vector.scalable.insert %a, %d[4] : vector<4xf32> into vector<[4]xf32>
  %10 = vector.scalable.extract %d[4] : vector<4xf32> from vector<[4]xf32>
  "u.u"(%0, %1, %2, %3, %4, %5, %6#0, %6#3, %7#0, %7#3, %8, %9, %10) : (vector<4xindex>, vector<[4]xindex>, index, vector<2xf32>, vector<2x2xf32>, vector<f32>, f32, f32, f32, f32, f32, vector<[4]xf32>, vector<4xf32>) -> ()
  return
}

func.func @f19(%b: vector<2x3xf32>, %c: vector<2x3x2xf32>, %a: vector<4xf32>) {
  %0 = vector.transpose %b, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  "u.u"(%0) : (vector<3x2xf32>) -> ()
  return
}

func.func @f20(%b: vector<2x3xf32>, %c: vector<2x3x2xf32>, %a: vector<4xf32>) {
  %1 = vector.transpose %c, [1, 0, 2] : vector<2x3x2xf32> to vector<3x2x2xf32>
  "u.u"(%1) : (vector<3x2x2xf32>) -> ()
  return
}

func.func @f21(%b: vector<2x3xf32>, %c: vector<2x3x2xf32>, %a: vector<4xf32>) {
  %2 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %3 = vector.shape_cast %b : vector<2x3xf32> to vector<6xf32>
  %4 = vector.shape_cast %b : vector<2x3xf32> to vector<3x2xf32>
  %5 = vector.shape_cast %a : vector<4xf32> to vector<1x4xf32>
  "u.u"(%2, %3, %4, %5) : (vector<2x2xf32>, vector<6xf32>, vector<3x2xf32>, vector<1x4xf32>) -> ()
  return
}

func.func @f22(%b: vector<2x3xf32>, %c: vector<2x3x2xf32>, %a: vector<4xf32>, %d: vector<2xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.insert_strided_slice %d, %a {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %2 = vector.extract_strided_slice %b {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xf32> to vector<2x2xf32>
  "u.u"(%0, %1, %2) : (vector<2xf32>, vector<4xf32>, vector<2x2xf32>) -> ()
  return
}

func.func @f23(%b: vector<2x3xf32>, %d: vector<2x2xf32>, %e: vector<2xf32>) {
  %1 = vector.insert_strided_slice %d, %b {offsets = [0, 1], strides = [1, 1]} : vector<2x2xf32> into vector<2x3xf32>
  %2 = vector.insert_strided_slice %e, %b {offsets = [1, 1], strides = [1]} : vector<2xf32> into vector<2x3xf32>
  "u.u"(%1, %2) : (vector<2x3xf32>, vector<2x3xf32>) -> ()
  return
}

func.func @f24(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %s: f32) {
  %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  %2 = vector.outerproduct %a, %s : vector<2xf32>, f32
  "u.u"(%0, %1, %2) : (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>) -> ()
  return
}

func.func @f25(%a: vector<3xf32>, %b: vector<1x3xf32>, %c: vector<2x1xf32>, %s: vector<f32>) {
  %0 = vector.broadcast %b : vector<1x3xf32> to vector<2x3xf32>
  %1 = vector.broadcast %c : vector<2x1xf32> to vector<2x3xf32>
  %2 = vector.broadcast %s : vector<f32> to vector<2x3xf32>
  %3 = vector.broadcast %a : vector<3xf32> to vector<2x2x3xf32>
  "u.u"(%0, %1, %2, %3) : (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<2x2x3xf32>) -> ()
  return
}

func.func @f26(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) {
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<2x3xf32> to vector<3xf32>
  %1 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
  "u.u"(%0, %1) : (vector<3xf32>, vector<2xf32>) -> ()
  return
}

func.func @f27(%a: vector<2xf32>, %m: vector<2xi1>, %s: f32, %i: vector<2xi32>, %k: i32) {
  %0 = vector.mask %m { vector.reduction <add>, %a, %s : vector<2xf32> into f32 } : vector<2xi1> -> f32
  %1 = vector.mask %m { vector.reduction <maxnumf>, %a : vector<2xf32> into f32 } : vector<2xi1> -> f32
  %2 = vector.mask %m { vector.reduction <minsi>, %i, %k : vector<2xi32> into i32 } : vector<2xi1> -> i32
  "u.u"(%0, %1, %2) : (f32, f32, i32) -> ()
  return
}

func.func @f28(%m: memref<?x4xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %x: vector<4xi32>) {
  %0 = vector.load %m[%i, %i] : memref<?x4xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = true, alignment = 16} : memref<?x4xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %i], %k, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %m[%i, %i][%x], %k, %v : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i][%x], %k, %v : memref<?x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %m[%i, %i], %k, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %k, %v : memref<?x4xf32>, vector<4xi1>, vector<4xf32>
  "u.u"(%0, %1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
  return
}

func.func @f29(%m: memref<4xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<4xf32>
  "u.u"(%0) : (vector<4xf32>) -> ()
  return
}

func.func @f30(%m: memref<4xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  %1 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  "u.u"(%1, %2) : (vector<4xf32>, vector<4xf32>) -> ()
  return
}

func.func @f31(%m: memref<4xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<4xf32>
  return
}

func.func @f32(%v: vector<4xf32>, %s: f32, %k: i1, %i: i8, %x: index, %b: vector<2x2xi32>) {
  vector.print %s : f32
  vector.print %k : i1
  vector.print %i : i8
  vector.print %x : index
  vector.print str "hello"
  vector.print punctuation <comma>
  vector.print %s : f32 punctuation <no_punctuation>
  return
}

func.func @f33(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32>
  return
}

func.func @f34(%m: memref<4x8xf32>) {
  %0 = vector.type_cast %m : memref<4x8xf32> to memref<vector<4x8xf32>>
  "u.u"(%0) : (memref<vector<4x8xf32>>) -> ()
  return
}

func.func @f35(%c: vector<2x3x4xf32>) {
  %2 = vector.shape_cast %c : vector<2x3x4xf32> to vector<6x4xf32>
  "u.u"(%2) : (vector<6x4xf32>) -> ()
  return
}

func.func @f36(%c: vector<2x2x1x4xf32>) {
  %2 = vector.shape_cast %c : vector<2x2x1x4xf32> to vector<4x4xf32>
  "u.u"(%2) : (vector<4x4xf32>) -> ()
  return
}

func.func @f37(%c: vector<4x2x2xf32>) {
  %2 = vector.shape_cast %c : vector<4x2x2xf32> to vector<2x2x2x2xf32>
  "u.u"(%2) : (vector<2x2x2x2xf32>) -> ()
  return
}

func.func @f38(%c: vector<2x4xf32>) {
  %2 = vector.shape_cast %c : vector<2x4xf32> to vector<4x2xf32>
  "u.u"(%2) : (vector<4x2xf32>) -> ()
  return
}

func.func @f39(%c: vector<2x6xf32>) {
  %2 = vector.shape_cast %c : vector<2x6xf32> to vector<3x4xf32>
  "u.u"(%2) : (vector<3x4xf32>) -> ()
  return
}

func.func @f40(%c: vector<f32>, %d: vector<1xf32>, %e: vector<1x1xf32>) {
  %2 = vector.shape_cast %c : vector<f32> to vector<1xf32>
  %3 = vector.shape_cast %d : vector<1xf32> to vector<f32>
  %4 = vector.shape_cast %e : vector<1x1xf32> to vector<f32>
  %5 = vector.shape_cast %c : vector<f32> to vector<1x1xf32>
  "u.u"(%2, %3, %4, %5) : (vector<1xf32>, vector<f32>, vector<f32>, vector<1x1xf32>) -> ()
  return
}

func.func @f41(%c: vector<1x2x3xf32>) {
  %2 = vector.shape_cast %c : vector<1x2x3xf32> to vector<2x3xf32>
  "u.u"(%2) : (vector<2x3xf32>) -> ()
  return
}

func.func @f42(%c: vector<2x3xf32>) {
  %2 = vector.shape_cast %c : vector<2x3xf32> to vector<2x1x3xf32>
  "u.u"(%2) : (vector<2x1x3xf32>) -> ()
  return
}

func.func @f43(%c: vector<2x[4]xf32>) {
  %2 = vector.shape_cast %c : vector<2x[4]xf32> to vector<2x1x[4]xf32>
  "u.u"(%2) : (vector<2x1x[4]xf32>) -> ()
  return
}

func.func @f44(%c: vector<2x[4]xf32>) {
  %2 = vector.shape_cast %c : vector<2x[4]xf32> to vector<[8]xf32>
  "u.u"(%2) : (vector<[8]xf32>) -> ()
  return
}

func.func @f45(%c: vector<[8]xf32>) {
  %2 = vector.shape_cast %c : vector<[8]xf32> to vector<2x[4]xf32>
  "u.u"(%2) : (vector<2x[4]xf32>) -> ()
  return
}

func.func @f46(%a0: vector<2x2x1xf16>) {
  %r0 = vector.shape_cast %a0 : vector<2x2x1xf16> to vector<1x4xf16>
  "u.u"(%r0) : (vector<1x4xf16>) -> ()
  return
}

func.func @f47(%a0: vector<1x3x[1]xi32>, %a1: vector<1x3x[1]xi32>, %a2: vector<2x4x1xi64>) {
  vector.print punctuation <newline>
  %r1 = vector.interleave %a0, %a1 : vector<1x3x[1]xi32> -> vector<1x3x[2]xi32>
  %r2 = vector.extract %a2[1, 1, 0] : i64 from vector<2x4x1xi64>
  "u.u"(%r1, %r2) : (vector<1x3x[2]xi32>, i64) -> ()
  return
}

func.func @f48(%a0: vector<1x[6]xf32>, %a1: memref<?x4xi1>, %a2: index, %a3: i1) {
  %r0:2 = vector.deinterleave %a0 : vector<1x[6]xf32> -> vector<1x[3]xf32>
  %r1 = vector.transfer_read %a1[%a2, %a2], %a3 {in_bounds = [true]} : memref<?x4xi1>, vector<6xi1>
  "u.u"(%r0#0, %r1) : (vector<1x[3]xf32>, vector<6xi1>) -> ()
  return
}

func.func @f49(%a0: f32, %a1: f32, %a2: f32, %a3: vector<2xbf16>, %a4: vector<[4]xbf16>) {
  %r0 = vector.from_elements %a0, %a0, %a0, %a1, %a2, %a0 : vector<1x3x2xf32>
  %r1 = vector.scalable.insert %a3, %a4[2] : vector<2xbf16> into vector<[4]xbf16>
  %r2 = vector.constant_mask [4, 1] : vector<4x1xi1>
  "u.u"(%r0, %r1, %r2) : (vector<1x3x2xf32>, vector<[4]xbf16>, vector<4x1xi1>) -> ()
  return
}

func.func @f50(%a0: vector<6x1x2xi64>, %a1: vector<6xi1>, %a2: vector<8xi1>, %a3: vector<8xbf16>) {
  %r0 = vector.shape_cast %a0 : vector<6x1x2xi64> to vector<12x1xi64>
  %r1 = vector.shape_cast %a1 : vector<6xi1> to vector<1x2x1x1x3x1xi1>
  %r2 = vector.mask %a2 { vector.reduction <maxnumf>, %a3 : vector<8xbf16> into bf16 } : vector<8xi1> -> bf16
  "u.u"(%r0, %r1, %r2) : (vector<12x1xi64>, vector<1x2x1x1x3x1xi1>, bf16) -> ()
  return
}

func.func @f51(%a0: vector<4x1xbf16>) {
  %r0 = vector.vscale
  %r1 = vector.transpose %a0, [1, 0] : vector<4x1xbf16> to vector<1x4xbf16>
  "u.u"(%r0, %r1) : (index, vector<1x4xbf16>) -> ()
  return
}

func.func @f52(%a0: vector<2xbf16>, %a1: f16, %a2: vector<1xf16>, %a3: index, %a4: i8) {
  %r0 = vector.reduction <minimumf>, %a0 fastmath<nnan,ninf> : vector<2xbf16> into bf16
  %r1 = vector.insert %a1, %a2 [%a3] : f16 into vector<1xf16>
  vector.print %a4 : i8 punctuation <comma>
  "u.u"(%r0, %r1) : (bf16, vector<1xf16>) -> ()
  return
}

func.func @f53(%a0: vector<3x1xf64>) {
  %r0 = vector.extract_strided_slice %a0 {offsets = [0], sizes = [2], strides = [1]} : vector<3x1xf64> to vector<2x1xf64>
  "u.u"(%r0) : (vector<2x1xf64>) -> ()
  return
}

func.func @f54(%a0: vector<5xi8>, %a1: index, %a2: vector<3x4xi8>) {
  %r0 = vector.reduction <or>, %a0 : vector<5xi8> into i8
  %r1 = vector.create_mask %a1 : vector<i1>
  %r2 = vector.extract %a2[1] : vector<4xi8> from vector<3x4xi8>
  "u.u"(%r0, %r1, %r2) : (i8, vector<i1>, vector<4xi8>) -> ()
  return
}

func.func @f55(%a0: vector<7xi64>, %a1: vector<1x1xbf16>, %a2: vector<2x1xbf16>) {
  %r0 = vector.constant_mask [1, 1, 1] : vector<1x2x1xi1>
  %r1 = vector.reduction <xor>, %a0 : vector<7xi64> into i64
  %r2 = vector.insert_strided_slice %a1, %a2 {offsets = [1, 0], strides = [1, 1]} : vector<1x1xbf16> into vector<2x1xbf16>
  "u.u"(%r0, %r1, %r2) : (vector<1x2x1xi1>, i64, vector<2x1xbf16>) -> ()
  return
}

func.func @f56(%a0: vector<2xi1>, %a1: vector<2xf32>) {
  %r0 = vector.mask %a0 { vector.reduction <minnumf>, %a1 : vector<2xf32> into f32 } : vector<2xi1> -> f32
  "u.u"(%r0) : (f32) -> ()
  return
}

func.func @f57(%a0: vector<3x[2]xf64>, %a1: vector<2xindex>) {
  %r0:2 = vector.deinterleave %a0 : vector<3x[2]xf64> -> vector<3x[1]xf64>
  %r1 = vector.shape_cast %a1 : vector<2xindex> to vector<2xindex>
  "u.u"(%r0#0, %r1) : (vector<3x[1]xf64>, vector<2xindex>) -> ()
  return
}

func.func @f58(%a0: i32) {
  %r0 = vector.from_elements %a0 : vector<1x1xi32>
  "u.u"(%r0) : (vector<1x1xi32>) -> ()
  return
}

func.func @f59(%a0: vector<3xi64>, %a1: vector<1xi64>, %a2: vector<1x8xbf16>, %a3: vector<3xf64>) {
  %r0 = vector.outerproduct %a0, %a1 : vector<3xi64>, vector<1xi64>
  %r1:2 = vector.deinterleave %a2 : vector<1x8xbf16> -> vector<1x4xbf16>
  %r2 = vector.extract %a3[0] : f64 from vector<3xf64>
  "u.u"(%r0, %r1#1, %r2) : (vector<3x1xi64>, vector<1x4xbf16>, f64) -> ()
  return
}

func.func @f60(%a0: vector<2xf16>, %a1: f16, %a2: vector<1xindex>) {
  %r0 = vector.outerproduct %a0, %a1 : vector<2xf16>, f16
  %r1 = vector.transpose %a2, [0] : vector<1xindex> to vector<1xindex>
  "u.u"(%r0, %r1) : (vector<2xf16>, vector<1xindex>) -> ()
  return
}

func.func @f61(%a0: f16, %a1: vector<2xf16>, %a2: vector<3x3x1xi1>, %a3: vector<1xindex>) {
  %r0 = vector.insert %a0, %a1 [0] : f16 into vector<2xf16>
  %r1 = vector.interleave %a2, %a2 : vector<3x3x1xi1> -> vector<3x3x2xi1>
  %r2 = vector.extract_strided_slice %a3 {offsets = [0], sizes = [1], strides = [1]} : vector<1xindex> to vector<1xindex>
  "u.u"(%r0, %r1, %r2) : (vector<2xf16>, vector<3x3x2xi1>, vector<1xindex>) -> ()
  return
}

func.func @f62(%a0: f64) {
  %r0 = vector.from_elements %a0, %a0 : vector<2xf64>
  "u.u"(%r0) : (vector<2xf64>) -> ()
  return
}

func.func @f63(%a0: f16, %a1: vector<6xbf16>, %a2: i8, %a3: vector<1xi8>) {
  %r0 = vector.from_elements %a0, %a0, %a0 : vector<3xf16>
  %r1:2 = vector.deinterleave %a1 : vector<6xbf16> -> vector<3xbf16>
  %r2 = vector.insert %a2, %a3 [0] : i8 into vector<1xi8>
  "u.u"(%r0, %r1#0, %r2) : (vector<3xf16>, vector<3xbf16>, vector<1xi8>) -> ()
  return
}

func.func @f64(%a0: vector<2xf64>) {
  %r0 = vector.bitcast %a0 : vector<2xf64> to vector<4xi32>
  "u.u"(%r0) : (vector<4xi32>) -> ()
  return
}

func.func @f65(%a0: vector<1xi32>, %a1: vector<3xi32>) {
  %r0 = vector.outerproduct %a0, %a1 : vector<1xi32>, vector<3xi32>
  "u.u"(%r0) : (vector<1x3xi32>) -> ()
  return
}

func.func @f66(%a0: vector<4x4xbf16>, %a1: f32, %a2: vector<3xf32>, %a3: f16) {
  %r0:2 = vector.deinterleave %a0 : vector<4x4xbf16> -> vector<4x2xbf16>
  %r1 = vector.insert %a1, %a2 [1] : f32 into vector<3xf32>
  %r2 = vector.from_elements %a3 : vector<f16>
  "u.u"(%r0#1, %r1, %r2) : (vector<4x2xbf16>, vector<3xf32>, vector<f16>) -> ()
  return
}

func.func @f67(%a0: vector<3xindex>, %a1: vector<2x1xi8>, %a2: vector<2xi8>, %a3: vector<1xi8>) {
  %r0 = vector.extract_strided_slice %a0 {offsets = [2], sizes = [1], strides = [1]} : vector<3xindex> to vector<1xindex>
  %r1 = vector.outerproduct %a2, %a3, %a1 {kind = #vector.kind<xor>} : vector<2xi8>, vector<1xi8>
  "u.u"(%r0, %r1) : (vector<1xindex>, vector<2x1xi8>) -> ()
  return
}

func.func @f68(%a0: i8, %a1: vector<1x2x1xi1>) {
  %r0 = vector.broadcast %a0 : i8 to vector<i8>
  %r1 = vector.shape_cast %a1 : vector<1x2x1xi1> to vector<1x2x1xi1>
  "u.u"(%r0, %r1) : (vector<i8>, vector<1x2x1xi1>) -> ()
  return
}

func.func @f69(%a0: vector<2xf16>, %a1: i8, %a2: vector<4x4xi8>, %a3: index) {
  %r0 = vector.extract_strided_slice %a0 {offsets = [0], sizes = [2], strides = [1]} : vector<2xf16> to vector<2xf16>
  %r1 = vector.broadcast %a1 : i8 to vector<i8>
  %r2 = vector.extract %a2[%a3] : vector<4xi8> from vector<4x4xi8>
  "u.u"(%r0, %r1, %r2) : (vector<2xf16>, vector<i8>, vector<4xi8>) -> ()
  return
}

func.func @f70(%a0: vector<1xbf16>) {
  %r0 = vector.broadcast %a0 : vector<1xbf16> to vector<2xbf16>
  %r1 = vector.step : vector<1xindex>
  "u.u"(%r0, %r1) : (vector<2xbf16>, vector<1xindex>) -> ()
  return
}

// -----

// Transfers that may be out of bounds of memory of dynamic size.
func.func @dynamic_bounds(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %mask: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %mask : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %mask : vector<4xf32>, memref<?x?xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

// Masks of all elements.
func.func @all(%m: memref<4xf32>, %v: vector<4xf32>, %s: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %mask = vector.constant_mask [4] : vector<4xi1>
  vector.mask %mask { vector.transfer_write %v, %m[%c0] : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  %0 = vector.mask %mask { vector.reduction <add>, %v, %s : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @print_small_floats(%a: f8E5M2, %b: f8E5M2FNUZ, %c: f8E4M3, %d: f8E4M3FN, %e: f8E4M3FNUZ, %f: f8E4M3B11FNUZ, %g: f8E3M4, %h: f8E8M0FNU, %i: f6E3M2FN, %j: f6E2M3FN, %k: f4E2M1FN, %l: tf32) {
  vector.print %a : f8E5M2
  vector.print %b : f8E5M2FNUZ
  vector.print %c : f8E4M3
  vector.print %d : f8E4M3FN punctuation <comma>
  vector.print %e : f8E4M3FNUZ
  vector.print %f : f8E4M3B11FNUZ
  vector.print %g : f8E3M4
  vector.print %h : f8E8M0FNU
  vector.print %i : f6E3M2FN
  vector.print %j : f6E2M3FN
  vector.print %k : f4E2M1FN
  vector.print %l : tf32
  return
}
