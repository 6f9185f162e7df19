// RUN: -scf-for-loop-canonicalization
// RUN: -scf-for-loop-canonicalization -canonicalize -mlir-print-debuginfo

func.func @a(%n: index, %m: memref<?xindex>, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (8, s0 - d0)>(%i)[%n]
    %1 = affine.min affine_map<(d0)[s0] -> (9, s0 - d0)>(%i)[%n]
    %2 = affine.max affine_map<(d0)[s0] -> (0, s0 - d0)>(%i)[%n]
    %3 = affine.max affine_map<(d0)[s0] -> (1, s0 - d0)>(%i)[%n]
    %4 = affine.min affine_map<(d0)[s0] -> (d0 floordiv 8, d0)>(%i)[%n]
    %5 = affine.max affine_map<(d0)[s0] -> (d0 mod 8, 0)>(%i)[%n]
    %6 = affine.min affine_map<(d0)[s0] -> (d0 ceildiv 4, s0)>(%i)[%n]
    "test.use"(%0, %1, %2, %3, %4, %5, %6) : (index, index, index, index, index, index, index) -> ()
    scf.for %j = %i to %c32 step %c3 {
      %7 = affine.min affine_map<(d0, d1) -> (32 - d0, 40)>(%j, %i)
      %8 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%j, %i)
      %9 = affine.min affine_map<(d0, d1) -> (d0 - d1, -1)>(%j, %i)
      "test.use"(%7, %8, %9) : (index, index, index) -> ()
    }
  }
  scf.forall (%i, %j) = (0, %k) to (32, %n) step (8, 2) {
    %0 = affine.min affine_map<(d0) -> (8, 32 - d0)>(%i)
    %1 = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%j)[%n]
    %2 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%j)[%k]
    "test.use"(%0, %1, %2) : (index, index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %k) to (%c32, %n) step (%c8, %k) {
    %0 = affine.min affine_map<(d0) -> (8, 32 - d0)>(%i)
    %1 = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%j)[%n]
    %2 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%j)[%k]
    %3 = affine.min affine_map<(d0, d1) -> (d0 + d1 * 4, d0 * 2)>(%i, %i)
    "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  }
  %4 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  %5 = affine.max affine_map<()[s0, s1] -> (s0, s1)>()[%n, %k]
  %6 = affine.max affine_map<()[s0, s1] -> (s0 + 3, s0 floordiv 2, s0 - 7)>()[%n, %k]
  %7 = affine.max affine_map<()[s0, s1] -> (s0 * s1, s0 - 7)>()[%n, %k]
  "test.use"(%4, %5, %6, %7) : (index, index, index, index) -> ()
  return
}
func.func @dims(%m: memref<?x?xf32>, %q: memref<?x?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m, %b = %q) -> (memref<?x?xf32>, memref<?x?xf32>) {
    %d = memref.dim %a, %c0 : memref<?x?xf32>
    %e = memref.dim %b, %c0 : memref<?x?xf32>
    "test.use"(%d, %e) : (index, index) -> ()
    %1 = scf.for %j = %c0 to %n step %c1 iter_args(%c = %a) -> (memref<?x?xf32>) {
      %f = memref.dim %c, %c1 : memref<?x?xf32>
      "test.use"(%f) : (index) -> ()
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %1, %m : memref<?x?xf32>, memref<?x?xf32>
  }
  %d = memref.dim %0#0, %c1 : memref<?x?xf32>
  %e = memref.dim %0#1, %c1 : memref<?x?xf32>
  return %d, %e : index, index
}
