// RUN: -scf-for-loop-peeling
// RUN: -scf-for-loop-peeling -canonicalize -mlir-print-debuginfo
// RUN: -scf-for-loop-peeling=skip-partial=false
// RUN: -scf-for-loop-peeling=peel-front
// RUN: -scf-for-loop-peeling=peel-front -canonicalize

func.func @nested(%a: index, %b: index, %s: index, %m: memref<?x?xf32>, %x: f32) -> f32 {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = scf.for %i = %a to %b step %c4 iter_args(%z = %x) -> f32 {
    %1 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%b]
    %2 = affine.max affine_map<(d0)[s0] -> (-4, d0 - s0, -7)>(%i)[%b]
    %3 = scf.for %j = %c0 to %1 step %s iter_args(%y = %z) -> f32 {
      %4 = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0 + 2)>(%j)[%1, %s]
      "test.use"(%i, %j, %2, %4) : (index, index, index, index) -> ()
      %5 = arith.addf %y, %x : f32
      scf.yield %5 : f32
    } {inner}
    scf.yield %3 : f32
  } {a.b}
  return %0 : f32
}

func.func @known(%n: index, %i: i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  %cm = arith.constant -2 : index
  %k = affine.apply affine_map<()[s0] -> (s0 * 3)>()[%n]
  %l = affine.apply affine_map<()[s0] -> (s0 * 3 + 1)>()[%n]
  scf.for %j = %c0 to %c9 step %c3 { "test.use"(%j) : (index) -> () }
  scf.for %j = %c0 to %c10 step %c3 { "test.use"(%j) : (index) -> () }
  scf.for %j = %c0 to %k step %c3 { "test.use"(%j) : (index) -> () }
  scf.for %j = %c0 to %l step %c3 { "test.use"(%j) : (index) -> () }
  scf.for %j = %k to %l step %c3 { "test.use"(%j) : (index) -> () }
  scf.for %j = %c10 to %c0 step %cm { "test.use"(%j) : (index) -> () }
  scf.for %j = %c0 to %c3 step %c9 { "test.use"(%j) : (index) -> () }
  scf.for unsigned %j = %c0 to %c10 step %c3 { "test.use"(%j) : (index) -> () }
  %d0 = arith.constant 0 : i32
  %d9 = arith.constant 9 : i32
  %d4 = arith.constant 4 : i32
  scf.for %j = %d0 to %d9 step %d4 : i32 { "test.use"(%j) : (i32) -> () }
  return
}
