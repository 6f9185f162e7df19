// RUN: -convert-scf-to-cf
// RUN: -convert-scf-to-cf -mlir-print-op-generic
func.func @annotated(%a: index, %b: index, %c: i1) {
  scf.for unsigned %i = %a to %b step %a {
    "t.use"(%i) : (index) -> ()
  } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>, t.other = 1 : i32}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    "t.body"() : () -> ()
    scf.yield
  } attributes {llvm.loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {llvm.loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}
  return
}
func.func @switches(%a: index, %x: i32) -> i32 {
  scf.index_switch %a
  default {
    "t.use"(%x) : (i32) -> ()
    scf.yield
  }
  %0 = scf.index_switch %a -> i32
  case 4294967297 {
    %1 = scf.execute_region -> i32 {
      cf.br ^bb1
    ^bb1:
      scf.yield %x : i32
    }
    scf.yield %1 : i32
  }
  case -3 {
    scf.yield %x : i32
  }
  default {
    scf.yield %x : i32
  }
  return %0 : i32
}
func.func @reductions(%a: index, %b: index, %x: index) -> (index, index) {
  %0:2 = scf.parallel (%i, %j) = (%a, %b) to (%b, %x) step (%a, %a) init (%x, %a) -> (index, index) {
    scf.reduce(%i, %j : index, index) {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %r : index
    }, {
    ^bb0(%l: index, %r: index):
      %1 = arith.addi %l, %i : index
      scf.reduce.return %1 : index
    }
  }
  return %0#0, %0#1 : index, index
}
