// RUN: -test-vector-linearize
// RUN: -test-bit-width-constrained-vector-linearize=target-vector-bitwidth=16

func.func @sw(%i: index, %v: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = scf.index_switch %i {a.b} -> vector<2x2xi8>
  case 2 {
    %x = arith.addi %v, %v : vector<2x2xi8>
    scf.yield %x : vector<2x2xi8>
  }
  default {
    scf.yield %v : vector<2x2xi8>
  }
  return %r : vector<2x2xi8>
}
func.func @fa(%i: index, %v: vector<2x2xi8>) {
  scf.forall (%k) in (%i) { 
    %x = arith.addi %v, %v : vector<2x2xi8>
    "test.foo"(%x) : (vector<2x2xi8>) -> ()
  } {a.b}
  return
}
func.func @fa2(%i: index, %v: tensor<2xvector<2x2xi8>>) {
  %r = scf.forall (%k) in (%i)  shared_outs(%o = %v) -> (tensor<2xvector<2x2xi8>>) { 
  }
  return
}
func.func @w(%c: i1, %v: vector<2x2xi8>) -> vector<2x2xi8> {
  %r:2 = scf.while (%a = %v, %b = %c) : (vector<2x2xi8>, i1) -> (vector<2x2xi8>, i1) {
    scf.condition(%b) {x} %a, %b : vector<2x2xi8>, i1
  } do {
  ^bb0(%a: vector<2x2xi8>, %b: i1):
    %x = arith.addi %a, %v : vector<2x2xi8>
    scf.yield %x, %b : vector<2x2xi8>, i1
  } attributes {a.b}
  return %r#0 : vector<2x2xi8>
}
func.func @iff(%c: i1, %v: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = scf.if %c -> vector<2x2xi8> {
    %x = arith.addi %v, %v : vector<2x2xi8>
    scf.yield {x} %x : vector<2x2xi8>
  } else {
    scf.yield %v : vector<2x2xi8>
  } {a.b}
  scf.if %c { "test.x"() : () -> () }
  return %r : vector<2x2xi8>
}
func.func @f(%c: i32, %v: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = scf.for unsigned %i = %c to %c step %c iter_args(%z = %v) -> vector<2x2xi8> : i32 {
    %x = arith.addi %v, %z : vector<2x2xi8>
    scf.yield %x : vector<2x2xi8>
  } {a.b}
  return %r : vector<2x2xi8>
}
func.func @par(%c: index, %v: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = scf.parallel (%i) = (%c) to (%c) step (%c) init (%v) -> vector<2x2xi8> {
    %x = arith.addi %v, %v : vector<2x2xi8>
    scf.reduce(%x : vector<2x2xi8>) {
      ^bb0(%q: vector<2x2xi8>, %w: vector<2x2xi8>):
      scf.reduce.return %q : vector<2x2xi8>
    }
  } {a.b}
  return %r : vector<2x2xi8>
}
func.func @exec(%c: i1, %v: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = scf.execute_region -> vector<2x2xi8> {
    %x = arith.addi %v, %v : vector<2x2xi8>
    scf.yield {x} %x : vector<2x2xi8>
  }
  return %r : vector<2x2xi8>
}
