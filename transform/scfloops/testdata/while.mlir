// RUN: -scf-for-to-while
func.func @attributes(%a: i32, %b: i32, %x: f32) -> (f32, i32) {
  %0:2 = scf.for unsigned %i = %a to %b step %a iter_args(%y = %x, %z = %a) -> (f32, i32) : i32 {
    scf.for %j = %i to %b step %a : i32 {
      "t.use"(%j) : (i32) -> ()
    }
    scf.yield %y, %i : f32, i32
  } {t.attr = 3 : i32}
  return %0#0, %0#1 : f32, i32
}
