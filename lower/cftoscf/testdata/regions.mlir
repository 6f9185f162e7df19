// RUN: -lift-cf-to-scf
// RUN: -lift-cf-to-scf -mlir-print-op-generic
// RUN: -pass-pipeline=builtin.module(func.func(lift-cf-to-scf,canonicalize))
func.func @nested(%c: i1, %d: i1) -> i32 {
  cf.br ^bb1
^bb1:
  %v = "t.make"() : () -> i32
  scf.execute_region {
    cf.cond_br %c, ^bb2, ^bb3
  ^bb2:
    "t.use"(%v) : (i32) -> ()
    cf.br ^bb3
  ^bb3:
    scf.yield
  }
  cf.cond_br %d, ^bb1, ^bb2
^bb2:
  scf.if %c {
    "t.use"(%v) : (i32) -> ()
  }
  return %v : i32
}
func.func @functions() {
  builtin.module {
  func.func @inner(%c: i1) {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    return
  ^bb2:
    return
  }
  }
  "t.region"() ({
    cf.br ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
  return
}
// Only what leaves the region with the same attributes and types is joined.
func.func @ways_out(%n: i8, %a: i32, %b: f32) -> i32 {
  cf.switch %n : i8, [ default: ^bb1, -1: ^bb2, 1: ^bb3, 2: ^bb4, 3: ^bb5, 4: ^bb6, 5: ^bb7 ]
^bb1:
  return %a : i32
^bb2:
  "t.trap"(%a) {n = 1 : i32} : (i32) -> ()
^bb3:
  "t.trap"(%b) {n = 1 : i32} : (f32) -> ()
^bb4:
  "t.trap"(%a) {n = 2 : i32} : (i32) -> ()
^bb5:
  "t.trap"(%n) {n = 1 : i32} : (i8) -> ()
^bb6:
  "t.trap"(%a) ({}) {n = 1 : i32} : (i32) -> ()
^bb7:
  "t.trap"(%a) {n = 1 : i32} : (i32) -> ()
}
func.func @endless(%a: i32) -> (i32, f32) {
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  %c = "t.make"(%b) : (i32) -> i32
  cf.br ^bb1(%c : i32)
}
"t.outside"() ({
  %c = "t.make"() : () -> i1
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  "t.end"() : () -> ()
}) : () -> ()
