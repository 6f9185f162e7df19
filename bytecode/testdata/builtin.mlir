#m = affine_map<(d0, d1)[s0] -> (d1 + s0, d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module @m attributes {
  a.array = [1, 2.5, "s", unit, @a::@b::@c, @f, i32, {x = 1 : i8, y = [] }],
  a.ints = [0 : i0, -1 : i1, -1 : i8, 300 : i16, -1 : i32, 9223372036854775807 : i64, -1 : i64, 7 : index, -5 : si32, 4000000000 : ui32,
    1 : i65, -1 : i65, 340282366920938463463374607431768211455 : i128, -1 : i1024, 0 : i77],
  a.floats = [1.0 : f16, 2.0 : bf16, 3.25 : f32, -0.0 : f64, 1.5 : f80, 2.5 : f128, 1.0 : f8E5M2, 1.0 : tf32],
  a.strings = ["", "x\00y", "t" : i32],
  a.dense = [array<i1: true, false>, array<i8: 1, -2>, array<i16: 3>, array<i64: 4, 5, 6>, array<f32: 1.5>, array<i32>],
  a.elements = [dense<1> : tensor<3xi32>, dense<[1, 2, 3]> : tensor<3xi32>, dense<true> : vector<4xi1>, dense<false> : vector<4xi1>,
    dense<[true, false, true, true, false, true, true, false, true]> : tensor<9xi1>, dense<[true]> : tensor<1xi1>, dense<> : tensor<0xi1>, dense<> : tensor<0x3xf32>,
    dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i16>>, dense<1.0> : vector<[4]xf32>,
    dense<["a", "b"]> : tensor<2x!x.s>, dense<"c"> : tensor<2x!x.s>, sparse<[[0, 1], [2, 2]], [1.0, 2.0]> : tensor<3x4xf64>,
    dense_resource<blob> : tensor<2xi32>, dense_resource<declared> : tensor<2xi32>],
  a.types = [i1, si7, ui9, index, none, () -> (), (i1, f32) -> (i2, none), tuple<>, tuple<i1, tuple<f32>>, complex<f32>, memref<2x?xf32>, memref<f32, 3>,
    memref<?x4xi8, #m>, memref<4xi8, strided<[1], offset: ?>, "space">, memref<*xf32>, memref<*xf32, 2 : i8>, tensor<2x?xi1>, tensor<*xf32>,
    tensor<4xf32, "e">, vector<4xf32>, vector<[4]x2xindex>, vector<i1>, f8E4M3FN, !x.y<"z">],
  a.maps = [#m, #set, strided<[2, 1]>, distinct[0]<1 : i32>, distinct[1]<1 : i32>, #x.opaque<"text">, loc("in an attribute")]
} {
  "x.op"() <{p = 1 : i32}> ({
  ^bb0(%a: i32 loc("arg"), %b: f32 loc(unknown)):
    %g = "x.graph"() ({
      "x.use"(%h, %a, %h) {d = 1 : i8} : (i64, i32, i64) -> ()
      %h = "x.def"(%h) : (i64) -> i64
      "x.use"(%h) : (i64) -> ()
    }) : () -> f32
    "x.br"(%a, %g)[^bb1, ^bb2] : (i32, f32) -> ()
  ^bb1:
    %c, %d = "x.def"(%b, %a) ({}, {
      "x.in"(%a, %b) : (i32, f32) -> ()
    }) : (f32, i32) -> (i64, none)
    "x.use"(%c, %d, %c) : (i64, none, i64) -> ()
  ^bb2:
    "x.end"() : () -> ()
  }) : () -> () loc(fused<"meta">["f":1:2, callsite("g" at "h"("f":3:4 to 5:6))])
  "nodot"() : () -> () loc(fused["a", "b":0:0, unknown])
  "x.last"() : () -> () loc("f":1:2 to :9)
}
{-#
  dialect_resources: { builtin: { blob: "0x080000000100000002000000" } },
  external_resources: { tool: { s: "text", t: true, b: "0x040000000102" }, other: { f: false } }
#-}
