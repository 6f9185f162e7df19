// RUN: --convert-math-to-funcs

func.func @f(%t: tensor<2xi32>) {
  %0 = math.ipowi %t, %t : tensor<2xi32>
  return
}
