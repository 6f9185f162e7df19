// RUN: -affine-expand-index-ops
// RUN: -affine-expand-index-ops-as-affine
// RUN: -lower-affine -mlir-print-debuginfo
func.func @f(%a: index, %b: index, %c: index) -> (index, index, index, index, index, index) {
  %10:3 = affine.delinearize_index %a into (%b, 3) : index, index, index
  %1 = affine.linearize_index disjoint [%a, %b] by (%c, 4) : index
  %2 = affine.linearize_index [%a, %b, %c] by (%a, 4) : index
  return %10#0, %10#1, %10#2, %1, %2, %a : index, index, index, index, index, index
}
func.func @k(%a: index, %b: index, %c: index) -> (index, index, index, index) {
  %10:4 = affine.delinearize_index %a into (%b, %c, 5, 1) : index, index, index, index
  %2 = affine.linearize_index [%a, %b, %c, %a] by (%a, 4, %c) : index
  return %2, %10#1, %10#2, %10#3 : index, index, index, index
}
func.func @l(%a: index, %b: index, %c: index) {
  affine.for %i = 0 to 10 { affine.for %j = 0 to 20 {
  %2 = affine.linearize_index [%j, %i, %c] by (%a, 4) : index
  "my.use"(%2) : (index) -> ()
  } }
  return
}
