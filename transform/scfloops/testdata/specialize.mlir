// Loops up to a minimum of a constant and something else.
// RUN: -scf-for-loop-specialization -scf-parallel-loop-specialization -mlir-print-debuginfo
#map0 = affine_map<()[s0, s1] -> (1024, s0 - s1)>
#map1 = affine_map<()[s0, s1] -> (64, 7, s0 - s1)>
#map2 = affine_map<()[s0, s1] -> (s0, s0 - s1)>
func.func @f(%a: index, %b: index, %c: index, %f: f32, %i: i32) -> f32 {
  %x = affine.min #map0()[%a, %b]
  %y = affine.min #map1()[%a, %b]
  %z = affine.min #map2()[%a, %b]
  scf.for %k = %a to %y step %c { "use"(%k, %y) : (index, index) -> ()
    scf.for %l = %a to %x step %c { "use"(%l, %y) : (index, index) -> () } {inner}
  } {some}
  scf.for %k = %a to %z step %c { "use"(%k, %y) : (index, index) -> () }
  scf.parallel (%k, %l) = (%a, %b) to (%x, %y) step (%c, %c) { "use"(%l, %x) : (index, index) -> () } {att}
  scf.parallel (%k, %l) = (%a, %b) to (%x, %z) step (%c, %c) { "use"(%l, %x) : (index, index) -> () }
  scf.parallel (%k) = (%a) to (%y) step (%c) { "use"(%k, %x) : (index, index) -> () 
     scf.parallel (%m, %l) = (%a, %b) to (%x, %x) step (%c, %c) { "use"(%l, %x) : (index, index) -> () }
  }
  return %f : f32
}
