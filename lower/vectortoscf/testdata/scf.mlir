// Transfers of several dimensions, with masks, maps and bounds, and printing of vectors.
// RUN: --split-input-file --convert-vector-to-scf
// RUN: --split-input-file --convert-vector-to-scf=full-unroll
// RUN: --split-input-file --convert-vector-to-scf=target-rank=2
// RUN: --split-input-file --convert-vector-to-scf=target-rank=0
// RUN: --split-input-file --convert-vector-to-scf=lower-scalable=true
// RUN: --split-input-file --convert-vector-to-scf --mlir-print-debuginfo
// RUN: --split-input-file --convert-vector-to-scf=full-unroll --mlir-print-debuginfo

func.func @r2(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4x9xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4x9xf32>
  return %0 : vector<4x9xf32>
}

// -----

func.func @r3(%m: memref<?x?x?xf32>, %i: index, %p: f32, %mask: vector<5x4x9xi1>) -> vector<5x4x9xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %mask {in_bounds=[true,false,false]} : memref<?x?x?xf32>, vector<5x4x9xf32>
  return %0 : vector<5x4x9xf32>
}

// -----

func.func @perm(%m: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<5x4x9xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds=[true,true,false], permutation_map=affine_map<(a,b,c)->(c,0,a)>} : memref<?x?x?xf32>, vector<5x4x9xf32>
  return %0 : vector<5x4x9xf32>
}

// -----

func.func @w2(%m: memref<?x?xf32>, %i: index, %v: vector<4x9xf32>)  {
  vector.transfer_write %v, %m[%i, %i] : vector<4x9xf32>, memref<?x?xf32>
  return 
}

// -----

func.func @w3(%m: memref<?x?x?xf32>, %i: index, %v: vector<5x4x9xf32>, %mask: vector<5x4x9xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %mask {in_bounds=[true,false,false]} : vector<5x4x9xf32>, memref<?x?x?xf32>
  return
}

// -----

func.func @r1(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<9xi1>) -> vector<9xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p,%mask {permutation_map=affine_map<(a,b)->(a)>}: memref<?x?xf32>, vector<9xf32>
  return %0 : vector<9xf32>
}

// -----

func.func @r1b(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<9xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<9xf32>
  return %0 : vector<9xf32>
}

// -----

func.func @print(%v: vector<2x3xf32>) {
  vector.print %v : vector<2x3xf32>
  return
}

// -----

func.func @print0(%v: vector<f32>, %u: vector<4xi32>, %w: vector<[4]xi1>, %i : vector<2xindex>, %s: vector<3xsi8>, %x: vector<2x2xui4>, %a: f32) {
  vector.print %v : vector<f32>
  vector.print %u : vector<4xi32> punctuation <no_punctuation>
  vector.print %w : vector<[4]xi1>
  vector.print %i : vector<2xindex>
  vector.print %s : vector<3xsi8>
  vector.print %x : vector<2x2xui4> punctuation <comma>
  vector.print %a : f32
  vector.print str "x"
  return
}

// -----

func.func @print3(%v: vector<2x[4]x3xi8>) {
  vector.print %v : vector<2x[4]x3xi8>
  return
}

// -----

func.func @print4(%v: vector<1x2x[4]xi8>, %z: vector<1xf32>) {
  vector.print %v : vector<1x2x[4]xi8>
  vector.print %z : vector<1xf32>
  return
}

// -----

func.func @loops(%m: memref<?x?xf32>, %i: index, %v: vector<2x9xf32>, %c: i1) {
  scf.for %a = %i to %i step %i {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
  }
  scf.if %c {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
  }
  scf.parallel (%a) = (%i) to (%i) step (%i) {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
  }
  scf.forall (%a) in (%i) {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
    scf.yield
  }
  memref.alloca_scope {
    scf.if %c {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
    }
  }
  scf.execute_region {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
    scf.yield
  }
  affine.for %a = 0 to 2 {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
  }
  affine.parallel (%a) = (0) to (2) {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
  }
  scf.for %a = %i to %i step %i {
   scf.if %c {
    vector.transfer_write %v, %m[%i, %i] {in_bounds=[true,true]} : vector<2x9xf32>, memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @scal(%v : vector<[4]x4xf32>, %dest: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1,0] : vector<[4]x4xf32> to vector<4x[4]xf32>
  %u = vector.transpose %t, [1,0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %u, %dest[%i, %j] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @scal2(%t : vector<4x[4]xf32>, %dest: memref<?x?xf32>, %i: index, %j: index, %k: index) {
  %u = vector.transpose %t, [1,0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %mask = vector.create_mask %i, %j: vector<[4]x4xi1>
  vector.transfer_write %u, %dest[%i, %j] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %u, %dest[%k, %j], %mask {in_bounds = [true, false]} : vector<[4]x4xf32>, memref<?x?xf32>
  %mask2 = vector.constant_mask [4, 3]: vector<[4]x4xi1>
  vector.transfer_write %u, %dest[%k, %j], %mask2 {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @oned(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<[4]xi1>, %s: memref<?x?xf32, strided<[?,?]>>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<5xf32>, vector<5xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p,%mask {permutation_map=affine_map<(a,b)->(a)>}: memref<?x?xf32>, vector<[4]xf32>
  %1 = vector.transfer_read %m[%i, %i], %p{in_bounds=[true], permutation_map=affine_map<(a,b)->(a)>}: memref<?x?xf32>, vector<[4]xf32>
  %2 = vector.transfer_read %m[%i, %i], %p{in_bounds=[true], permutation_map=affine_map<(a,b)->(0)>}: memref<?x?xf32>, vector<5xf32>
  %3 = vector.transfer_read %s[%i, %i], %p : memref<?x?xf32, strided<[?,?]>>, vector<5xf32>
  vector.transfer_write %3, %s[%i, %i] {foo} : vector<5xf32>, memref<?x?xf32, strided<[?,?]>>
  vector.transfer_write %1, %s[%i, %i], %mask : vector<[4]xf32>, memref<?x?xf32, strided<[?,?]>>
  vector.transfer_write %1, %s[%i, %i] {in_bounds=[true]} : vector<[4]xf32>, memref<?x?xf32, strided<[?,?]>>
  return %0, %1, %2, %3 : vector<[4]xf32>, vector<[4]xf32>, vector<5xf32>, vector<5xf32>
}

// -----

func.func @odd(%m: memref<?x?xvector<4xf32>>, %i: index, %p: vector<4xf32>, %q: f32, %s: memref<?xf32>) -> (vector<3x2x4xf32>, vector<f32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<4xf32>>, vector<3x2x4xf32>
  %1 = vector.transfer_read %s[%i], %q : memref<?xf32>, vector<f32>
  return %0, %1 : vector<3x2x4xf32>, vector<f32>
}

// -----

func.func @bc(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<1xi1>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>) {
  %2 = vector.transfer_read %m[%i, %i], %p{in_bounds=[true, true], permutation_map=affine_map<(a,b)->(0,0)>}: memref<?x?xf32>, vector<2x3xf32>
  %3 = vector.transfer_read %m[%i, %i], %p, %mask {in_bounds=[true, true], permutation_map=affine_map<(a,b)->(0,0)>}: memref<?x?xf32>, vector<2x3xf32>
  %4 = vector.transfer_read %m[%i, %i], %p {in_bounds=[false], permutation_map=affine_map<(a,b)->(0)>}: memref<?x?xf32>, vector<2xf32>
  return %2, %3, %4: vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %v: vector<4x9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    vector.transfer_write %v, %m[%i, %n] : vector<4x9xf32>, memref<?x?xf32>
    vector.transfer_write %v, %m[%c0, %n] : vector<4x9xf32>, memref<?x?xf32>
    vector.transfer_write %v, %m[%c7, %n] : vector<4x9xf32>, memref<?x?xf32>
    %k = arith.addi %i, %i : index
    vector.transfer_write %v, %m[%k, %n] : vector<4x9xf32>, memref<?x?xf32>
  }
  affine.for %i = 0 to 10 {
   affine.for %j = 0 to 10 {
    vector.transfer_write %v, %m[%i, %n] : vector<4x9xf32>, memref<?x?xf32>
    %a = affine.apply affine_map<(a,b)[s]->(a+2*b+5 + s)>(%i, %j)[%n]
    vector.transfer_write %v, %m[%a, %n] : vector<4x9xf32>, memref<?x?xf32>
    %d = affine.apply affine_map<(a,b)->(a+2*b+5)>(%a, %i)
    vector.transfer_write %v, %m[%d, %n] : vector<4x9xf32>, memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @static(%m: memref<4x?x8xf32, strided<[?, 8, 1]>>, %i: index, %p: f32, %v: vector<4x2x[4]xf32>, %mask: vector<4x2x[4]xi1>) -> vector<4x2x[4]xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %i, %i], %p, %mask : memref<4x?x8xf32, strided<[?, 8, 1]>>, vector<4x2x[4]xf32>
  vector.transfer_write %v, %m[%i, %c0, %i] {kept} : vector<4x2x[4]xf32>, memref<4x?x8xf32, strided<[?, 8, 1]>>
  return %0 : vector<4x2x[4]xf32>
}

// -----

func.func @inserted(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<3x2x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.insert %0, %v[1] : vector<2x4xf32> into vector<3x2x4xf32>
  %2 = vector.extract %1[%i] : vector<2x4xf32> from vector<3x2x4xf32>
  vector.transfer_write %2, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
  return %1 : vector<3x2x4xf32>
}

// -----

func.func @scalable_first(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<[2]x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<[2]x4xf32>
  return %0 : vector<[2]x4xf32>
}
