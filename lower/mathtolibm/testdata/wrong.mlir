// RUN: --convert-math-to-libm

func.func @f(%a: f32) {
  %0 = math.clampf %a to [%a, %a] : f32
  return
}
