// RUN: --view-op-graph
// RUN: --view-op-graph=print-control-flow-edges=true
// RUN: -mlir-elide-elementsattrs-if-larger=2 --view-op-graph=max-label-len=7
// RUN: --view-op-graph=print-data-flow-edges=false --view-op-graph=print-attrs=false --view-op-graph=print-result-types=false

func.func @f(%c: i1, %x: i32) -> i32 {
  %c1 = arith.constant dense<[1,2,3]> : tensor<3xi32>
  %c2 = arith.constant dense<1> : tensor<30xi32>
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%y: i32):
  %0 = arith.addi %x, %y {a = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17], b = "a\"b\\n", c = dense<[[1,2],[3,4]]> : tensor<2x2xi64>} : i32
  %1:2 = "t.op"(%0) ({
    %3 = "t.x"(%0) : (i32) -> i32
    "t.y"(%3) : (i32) -> ()
  }, {}) {long = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", nested = {a = 1, b = [@f]}} : (i32) -> (i32, vector<4xi32>)
  return %1#0 : i32
^b:
  "t.z"() : () -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
  return %x : i32
}
func.func @h() {
  %c1 = arith.constant dense<[[1,2,3,4,5,6,7,8,9,10],[1,2,3,4,5,6,7,8,9,10]]> : tensor<2x10xi32>
  %c2 = arith.constant dense_resource<foo> : tensor<30xi32>
  %c3 = arith.constant sparse<[[0]],[1]> : tensor<40xi32>
  return
}
