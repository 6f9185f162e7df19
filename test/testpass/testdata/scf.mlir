// Loops and conditionals for the passes test-scf-for-utils, test-scf-if-utils,
// test-wrap-scf-while-loop-in-zero-trip-check, test-extract-fixed-outer-loops and test-cf-assert.
func.func @rotate(%bound : i32) -> i32 {
  %cst0 = arith.constant 0 : i32
  %cst5 = arith.constant 5 : i32
  %res:2 = scf.while (%iter = %cst0, %y = %cst5) : (i32, i32) -> (i32, i32) {
    %cond = arith.cmpi slt, %iter, %bound : i32
    %inv = arith.addi %bound, %y : i32
    scf.condition(%cond) %iter, %inv : i32, i32
  } do {
  ^bb0(%arg1: i32, %arg2: i32):
    %next = arith.addi %arg1, %arg2 : i32
    %t = arith.muli %arg1, %arg2 : i32
    scf.yield %next, %t : i32, i32
  } attributes {some = 1}
  %x = arith.addi %res#0, %res#1 : i32
  return %x : i32
}
func.func @counts(%a: i32) {
  %min = arith.constant -2147483648 : i32
  %max = arith.constant 2147483647 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %m1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  scf.for unsigned %i = %c0 to %m1 step %c1 : i32 { }
  scf.for unsigned %i = %c0 to %max step %c1 : i32 { }
  scf.for unsigned %i = %c0 to %min step %c1 : i32 { }
  scf.for unsigned %i = %c1 to %min step %c1 : i32 { }
  scf.for unsigned %i = %m1 to %c1 step %c1 : i32 { }
  scf.for unsigned %i = %m1 to %max step %c1 : i32 { }
  scf.for unsigned %i = %max to %m1 step %c1 : i32 { }
  scf.for unsigned %i = %max to %m1 step %c2 : i32 { }
  scf.for %i = %min to %max step %c1 : i32 { }
  scf.for %i = %min to %max step %c2 : i32 { }
  scf.for %i = %min to %c0 step %c1 : i32 { }
  scf.for %i = %min to %m1 step %c1 : i32 { }
  scf.for %i = %m1 to %max step %c1 : i32 { }
  scf.for %i = %c1 to %max step %m1 : i32 { }
  scf.for unsigned %i = %c1 to %max step %m1 : i32 { }
  scf.for unsigned %i = %c1 to %max step %max : i32 { }
  scf.for unsigned %i = %c1 to %m1 step %min : i32 { }
  %b = arith.addi %a, %c2 : i32
  scf.for unsigned %i = %a to %b step %c2 : i32 { }
  %d = arith.addi %a, %c2 overflow<nuw> : i32
  scf.for unsigned %i = %a to %d step %c2 : i32 { }
  scf.for  %i = %a to %d step %c2 : i32 { }
  %e = arith.addi %a, %c2 overflow<nsw> : i32
  scf.for unsigned %i = %a to %e step %c2 : i32 { }
  scf.for  %i = %a to %e step %c2 : i32 { }
  scf.for  %i = %a to %e step %c0 : i32 { }
  %f = arith.addi %a, %m1 overflow<nsw, nuw> : i32
  scf.for  %i = %a to %f step %c1 : i32 { }
  scf.for unsigned %i = %a to %f step %c1 : i32 { }
  scf.for unsigned %i = %a to %f step %c2 : i32 { }
  scf.for unsigned %i = %a to %f step %a : i32 { }
  return
}
func.func @d(%lb: index, %ub: index, %step: index, %e: f32, %g: f32) -> (f32, f32) {
  %0:2 = scf.for unsigned %i = %lb to %ub step %step iter_args(%iter = %e, %k = %g) -> (f32, f32) {
    %1 = arith.addf %e, %k : f32
    %2 = scf.for %j = %lb to %ub step %step iter_args(%x = %e) -> (f32) {
      scf.yield %x : f32
    }
    scf.yield %1, %2 : f32, f32
  } {some = 1}
  scf.for %i = %lb to %ub step %step { }
  return %0#0, %0#1 : f32, f32
}
func.func @o(%c: i1, %a: index, %b: memref<?xf32>) -> index {
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : i32
  %r:2 = scf.if %c -> (index, i32) {
    %0 = arith.addi %c5, %a : index
    %q = scf.if %c -> index {
      scf.yield %0 : index
    } else {
      scf.yield %c5 : index
    }
    scf.yield %q, %c6 : index, i32
  } else {
    scf.yield %a, %c6 : index, i32
  }
  scf.if %c { }
  return %r#0 : index
}
func.func @asserts(%a: i1) { cf.assert %a, "hello" 
 cf.assert %a, "hello2" 
  return }
func.func @nest(%m: memref<?x?x?xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %i to %n step %n {
      scf.for %k = %j to %i step %c1 {
        memref.store %f, %m[%i, %j, %k] : memref<?x?x?xf32>
        memref.store %f, %m[%k, %j, %i] : memref<?x?x?xf32>
      }
    }
  }
  return
}
func.func @parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    scf.forall (%j) in (3) {
    }
  }
  return
}
