// RUN: -scf-forall-to-for
// RUN: -scf-forall-to-parallel
// RUN: -scf-forall-to-parallel -convert-scf-to-cf
func.func @nested(%a: index, %b: index) {
  scf.forall (%i, %j) = (0, %a) to (%b, 7) step (2, %a) {
    "t.use"(%i, %j) : (index, index) -> ()
    scf.forall (%k) in (%i) {
      "t.use"(%k) : (index) -> ()
    }
  }
  return
}
