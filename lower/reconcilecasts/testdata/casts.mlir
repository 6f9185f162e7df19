// Casts between what is converted and what is not, also across regions.
// RUN: --convert-func-to-llvm
// RUN: --convert-cf-to-llvm
// RUN: --convert-cf-to-llvm --convert-func-to-llvm
// RUN: --convert-func-to-llvm --convert-cf-to-llvm --mlir-print-debuginfo
// RUN: --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// RUN: --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: --reconcile-unrealized-casts

func.func @e(%a: index) {
  "test.u"(%a) : (index) -> ()
  cf.br ^bb1(%a : index)
^bb1(%b : index):
  "test.u"(%b) : (index) -> ()
  "test.v"() ({
    ^bb0(%c : index):
    cf.br ^bb1(%b : index)
    ^bb1(%d : index):
    "test.u"(%d) : (index) -> ()
  }) : () -> ()
  %m:2 = "test.z"() : () -> (memref<?xf32>, index)
  func.call @g(%m#0, %m#1) : (memref<?xf32>, index) -> ()
  %k:2 = call @h(%m#1): (index) -> (index, index)
  call @e(%k#0) : (index) -> ()
  "test.u"(%k#1) : (index) -> ()
  return
}
func.func private @g(memref<?xf32>, index)
func.func private @h(index) -> (index, index)
func.func @c(%a: complex<f32>) {
  cf.br ^bb1(%a : complex<f32>)
^bb1(%b : complex<f32>):
  cf.br ^bb1(%b : complex<f32>)
}
func.func @d(%a: index, %b: memref<?xf32>) -> index {
  %0 = builtin.unrealized_conversion_cast %a : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  return %1 : index
}
func.func @a(%a: tensor<4xf32>, %i: index) -> (index, i1) {
  %c = arith.constant 3 : index
  %d = arith.addi %c, %i : index
  cf.br ^bb2(%d : index)
^bb1:
  cf.br ^bb2(%c : index)
^bb2(%x: index):
  %f = func.constant @j : (index) -> ()
  func.call_indirect %f(%x) : (index) -> ()
  %t = arith.constant true
  return %x, %t : index, i1
}
func.func private @j(index)
func.func @i(%a: index) -> (index, i1) {
  %r:2 = call @i(%a) : (index) -> (index, i1)
  return %r#0, %r#1 : index, i1
}
