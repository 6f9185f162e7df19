// RUN: -lift-cf-to-scf
func.func @f(%c: i1) {
  cf.br ^bb1
^bb1:
  return
^bb2:
  return
}
