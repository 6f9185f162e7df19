// RUN: -lift-cf-to-scf
func.func @f(%c: i1) {
  "t.br"()[^bb1] : () -> ()
^bb1:
  return
}
