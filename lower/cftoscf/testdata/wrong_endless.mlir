// RUN: -lift-cf-to-scf
func.func @f(%c: i1) {
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    cf.br ^bb1
  }
  return
}
