// RUN: -test-scf-parallel-loop-collapsing="collapsed-indices-0=0,1,2,3" -mlir-print-debuginfo
// RUN: -test-scf-parallel-loop-collapsing="collapsed-indices-0=0,1 collapsed-indices-1=2,3" -mlir-print-debuginfo
// RUN: -test-scf-parallel-loop-collapsing="collapsed-indices-0=3,1 collapsed-indices-1=2,0" -mlir-print-debuginfo
// RUN: -test-scf-parallel-loop-collapsing="collapsed-indices-0=3 collapsed-indices-1=2,0 collapsed-indices-2=1" -mlir-print-debuginfo
// RUN: -test-scf-parallel-loop-collapsing="collapsed-indices-0=0,0" -mlir-print-debuginfo
// RUN: -test-scf-parallel-loop-collapsing="collapsed-indices-0=1,2" -mlir-print-debuginfo
// RUN: -test-scf-parallel-loop-collapsing="collapsed-indices-1=1" -mlir-print-debuginfo
// RUN: -test-scf-parallel-loop-collapsing="collapsed-indices-0=1 collapsed-indices-2=2" -mlir-print-debuginfo

func.func @p(%a: index, %b: index, %c: index, %m: memref<?x?xi32>) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c29 = arith.constant 29 : index
  scf.parallel (%i, %j, %k, %l) = (%a, %c0, %c3, %b) to (%b, %c29, %c29, %b) step (%c, %c3, %c1, %c1) {
    scf.parallel (%q, %w, %e, %r) = (%a, %c0, %i, %b) to (%b, %c29, %c29, %b) step (%c1, %c3, %c1, %c1) {
      "test.use"(%i, %j, %q, %w, %e, %r) : (index, index, index, index, index, index) -> ()
    }
    "test.use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
    scf.reduce
  } {a.b}
  scf.parallel (%i) = (%a) to (%b) step (%c) { }
  return
}
