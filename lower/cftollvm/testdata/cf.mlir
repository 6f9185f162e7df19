// Branches, assertions and poison.
// RUN: --convert-cf-to-llvm
// RUN: --convert-func-to-llvm
// RUN: --convert-ub-to-llvm
// RUN: --convert-cf-to-llvm --convert-func-to-llvm --convert-ub-to-llvm --reconcile-unrealized-casts
// RUN: --pass-pipeline=builtin.module(func.func(convert-ub-to-llvm{index-bitwidth=8}),convert-cf-to-llvm{index-bitwidth=16},convert-func-to-llvm)
// RUN: --convert-cf-to-llvm --mlir-print-debuginfo --mlir-print-op-generic
// RUN: --set-llvm-module-datalayout=data-layout=p:32:32:32-e --convert-func-to-llvm
// RUN: --set-llvm-module-datalayout=data-layout=p:x

func.func @f(%a: i1, %x: index, %y: memref<?xf32>, %fl: i32) {
  cf.assert %a, "some message"
  cf.cond_br %a weights([1, 2]), ^bb1(%x : index), ^bb2(%y, %x : memref<?xf32>, index)
^bb1(%i: index):
  cf.assert %a, ""
  cf.switch %fl : i32, [ default: ^bb1(%x : index), 42: ^bb2(%y, %i: memref<?xf32>, index), 43: ^bb3 ]
^bb2(%m: memref<?xf32>, %j: index):
  %p = ub.poison : index
  cf.br ^bb1(%p : index) {a.b}
^bb3:
  %q = ub.poison : tensor<4xf32>
  ub.unreachable
}
func.func @u() { cf.br ^bb1
^bb1:
 %c = arith.constant 3 : index
 %d = arith.addi %c, %c : index
  cf.br ^bb2(%d : index)
^bb2(%e : index):
  %g = arith.constant 4: index
  %f = arith.addi %g, %e : index
  return
}
// A symbol that is taken, a function of the wrong type, and one that is not of dialect llvm.
module @taken {
  llvm.func @assert_msg()
  llvm.func @assert_msg_0()
  llvm.func @abort()
  func.func @x(%a: i1) { cf.assert %a, "xx"  cf.assert %a, "yy" return }
}
module @wrong attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  llvm.func @puts(i32)
  llvm.func @malloc(i32) -> !llvm.ptr
  func.func @x(%a: i1) { cf.assert %a, "xx" return }
  func.func @y(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> }
}
