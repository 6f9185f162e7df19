// Loops for the pass test-loop-unrolling.
func.func @sizes(%a: index, %b: index, %c: index, %f: f32, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  %c13 = arith.constant 13 : index
  scf.for %i = %c0 to %c12 step %c1 { memref.store %f, %m[%i] : memref<?xf32> } {att}
  scf.for %i = %c0 to %c13 step %c3 { memref.store %f, %m[%i] : memref<?xf32> }
  %r = scf.for %i = %c1 to %c12 step %c3 iter_args(%x = %f) -> f32 { %y = arith.addf %x, %f : f32 scf.yield %y : f32 }
  %s = scf.for %i = %a to %b step %c iter_args(%x = %f) -> f32 { %y = arith.addf %x, %f : f32 scf.yield %y : f32 }
  %t = scf.for %i = %a to %b step %c1 iter_args(%x = %f) -> f32 { scf.yield %x : f32 }
  %z = arith.addf %r, %s : f32
  return %z : f32
}
func.func @values(%a: index, %b: index, %c: index, %f: f32, %m: memref<?xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  %a1 = arith.addi %a, %c12 overflow<nsw> : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %f, %y = %f) -> (f32, f32) { 
     %s = scf.for %j = %c1 to %c12 step %c3 iter_args(%z = %x) -> f32 { %w = arith.addf %z, %y : f32 memref.store %w, %m[%j] : memref<?xf32> scf.yield %w : f32 }
     scf.yield %y, %s : f32, f32 }
  scf.for %i = %c12 to %c3 step %c1 { memref.store %f, %m[%i] : memref<?xf32> }
  scf.for %i = %c0 to %c1 step %c1 { memref.store %f, %m[%i] : memref<?xf32> }
  scf.for unsigned %i = %c0 to %c3 step %c1 { memref.store %f, %m[%c0] : memref<?xf32> }
  return %r#0, %r#1 : f32, f32
}
func.func @i32(%a: i32, %b: i32, %c: i32, %f: f32, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  scf.for %i = %c0 to %c7 step %c1 : i32 { func.call @use(%i) : (i32) -> () }
  scf.for unsigned %i = %a to %c7 step %c1 : i32 { func.call @use(%i) : (i32) -> () } {att}
  return
}
func.func private @use(i32)
