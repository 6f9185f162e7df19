// Programs that show what the printer has to decide. Their text is compared
// with what mlir-opt-22 prints, for many sets of flags.

"d.op"() {
  ints = [0 : i32, 1, -1 : si8, 255 : ui8, true, false, -1 : si1, 1 : ui1, -5 : index, 170141183460469231731687303715884105727 : i128],
  floats = [2.0, 2.0 : f32, 0x7FF0000000000000 : f64, 0x7FC00000 : f32, 1.0e-40 : f32, 0.1 : f16, 0.1 : bf16, 3.0 : f8E5M2, 0.3, 123456789.125],
  strings = ["", "s", "\22\5C\0A\00\7F\C3\A9", "typed" : i32, "typed" : !d.t],
  units = [unit, {a, b = unit, "c d", "1x" = 1 : i8, _x, x$y.z}],
  symbols = [@a, @a::@b, @"a b"::@"\22", @a::@b::@c, @_$.x],
  types = [i32, none, index, !d.t, () -> (), (i32) -> i32, (i32) -> (), (i32, f32) -> (i32, f32), () -> (() -> ()), (() -> i32) -> (i32)],
  arrays = [array<i1: true, false>, array<i8>, array<f32: 1.0, 2.5>, array<i64: -1>, array<f64: 0x7FF0000000000000>, []],
  opaque = [#e.x, #e.x<y z>, #e<"x y">, #e.x.y, #e.x<">">, #e<a-b>, #e.x : i32, #e.x : none]
} : () -> ()
// -----
"d.op"() : () -> (vector<4xf32>, vector<[4]x2x[8]xi8>, vector<f32>, tensor<i32>, tensor<?x4x?xf32>, tensor<*xf32>,
  tensor<2xi8, "enc">, tensor<2xi8, #e.x>, tensor<2xi8, affine_map<(d0) -> (d0)>>,
  memref<f32>, memref<?x4xf32>, memref<*xf32>, memref<*xf32, 3>, memref<*xf32, 3 : i32>, memref<4xf32, 3>, memref<4xf32, 3 : i8>,
  memref<4xf32, "space">, memref<4xf32, {a = 1}>, memref<4xf32, strided<[2]>>, memref<4x?xf32, strided<[?, 1], offset: ?>, 7>,
  memref<4xf32, strided<[1], offset: 3>>, memref<4xf32, affine_map<(d0) -> (d0)>>, memref<4xf32, affine_map<(d0) -> (d0 + 1)>>,
  memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>)
%0:3 = "d.op"() : () -> (complex<f32>, complex<i8>, tuple<>)
%1 = "d.op"() : () -> tuple<i32, tuple<f32>>
%2:2 = "d.op"() : () -> (!e.x<"a b">, !e<"a b">)
%3 = "d.op"() : () -> (() -> ())
%4:4 = "d.op"() : () -> (i0, i16777215, si7, ui12)
%5:3 = "d.op"() : () -> (f80, f128, tf32)
%6:3 = "d.op"() : () -> (f4E2M1FN, f6E2M3FN, f8E8M0FNU)
"d.use"(%0#1, %3, %0#2) : (complex<i8>, () -> (), tuple<>) -> ()
// -----
"d.op"() {
  a = dense<1> : tensor<i32>, b = dense<[1, 2]> : tensor<2xi32>, c = dense<[[1, 2], [3, 4]]> : vector<2x2xi64>,
  d = dense<> : tensor<0xi32>, e = dense<> : tensor<2x0x3xf32>, f = dense<[true, false, true]> : tensor<3xi1>,
  g = dense<true> : tensor<300xi1>, h = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>,
  i = dense<(1, 2)> : tensor<2xcomplex<i8>>, j = dense<["a", "b\22"]> : tensor<2x!d.s>, k = dense<"a"> : tensor<2x!d.s>,
  l = dense<[255, 0]> : tensor<2xui8>, m = dense<[-1, 0]> : tensor<2xsi8>, n = dense<[0x7FC00000, 1.0]> : tensor<2xf32>,
  o = dense<[340282366920938463463374607431768211455, 1]> : tensor<2xi128>, p = dense<[5, -5]> : tensor<2xindex>,
  q = dense<[1, 0]> : tensor<2xi3>, r = dense<[[[[1]], [[2]]]]> : tensor<1x2x1x1xi8>,
  s = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, t = sparse<0, 1> : tensor<3xi32>, u = sparse<[], []> : tensor<3xi32>,
  v = sparse<[[0], [1]], ["x", "y"]> : tensor<3x!d.s>, w = dense<[1.0, 0.1]> : tensor<2xf80>,
  x = dense_resource<res> : tensor<3xi8>, y = dense_resource<"odd key"> : tensor<3xi8>, z = dense_resource<undefined> : tensor<3xi8>
} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      res: "0x01000000010203",
      "odd key": "0x01000000010203",
      unused: "0x01000000010203"
    }
  },
  external_resources: {
    none: { },
    tool: { text: "a\nb", "odd key": true, blob: "0x0400000001", empty: "0x04000000" },
    other: { no: false },
    tool: { more: "again" }
  }
#-}
// -----
// More than 100 elements are in hexadecimal, unless they are equal.
"d.op"() {
  a = dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F6061626364"> : tensor<101xi8>,
  b = dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F60616263"> : tensor<100xi8>,
  c = dense<7> : tensor<101xi8>, d = dense<"0xFF0F00FF0F00FF0F00FF0F00FF0F00FF0F"> : tensor<136xi1>
} : () -> ()
// -----
// Aliases: numbers, order, what is deferred.
"d.op"() {a = affine_map<(d0) -> (d0)>, b = affine_map<(d0) -> (d0 + 1)>, c = affine_set<(d0) : (d0 >= 0)>} : () -> ()
"d.op"() {a = affine_map<(d0) -> (d0 + 1)>, l = loc("a.c":1:2)} : () -> () loc("a.c":1:2)
"d.op"() : () -> memref<4xf32, affine_map<(d0) -> (d0 + 2)>> loc("a.c":3:4)
"d.op"() ({
^bb0(%a: i32 loc("a.c":5:6), %b: tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>):
  "d.op"() : () -> () loc(callsite("f"("a.c":5:6) at "a.c":7:8))
}) {t = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>} : () -> () loc("x"("y"("z")))
"d.op"() {d = distinct[3]<>, e = distinct[1]<"a">, f = [distinct[3]<>, distinct[4]<>, distinct[1]<"a">]} : () -> () loc(fused["b.c":1:2, "a.c":1:2])
"d.op"() {d = distinct[4]<>, e = distinct[9]<distinct[8]<42 : i32>>} : () -> () loc(fused<distinct[1]<"a">>["b.c":1:2, unknown])
"d.op"() {m = loc(fused<affine_map<() -> (7)>>["q.c":1:2])} : () -> () loc(fused<affine_map<() -> (8)>>["q.c":1:2])
"d.op"() : () -> () loc("a.c":1:2 to :5)
"d.op"() : () -> () loc("a.c":1:2 to 3:4)
"d.op"() {l = [loc(unknown), loc("n"), loc("n"(unknown)), loc(callsite(unknown at unknown)), loc(fused[]), loc(fused<unit>[unknown])]} : () -> () loc(unknown)
"d.op"() <{p = affine_map<() -> (9)>, q = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>}> : () -> ()
// -----
// Locations alone use each other.
"d.a"() : () -> () loc(callsite("c.c":1:1 at callsite("c.c":2:2 at "c.c":3:3)))
"d.b"() : () -> () loc(callsite("n"("c.c":1:1) at "c.c":2:2))
"d.c"() : () -> () loc(callsite("n" at "c.c":2:2))
"d.d"() : () -> () loc(callsite("n" at callsite("m" at "c.c":2:2)))
"d.e"() : () -> () loc("a \22quoted\22 name"("file \22x\22.c":1:1))
"d.f"() : () -> () loc(fused<"m">["x", callsite("y" at "z"), fused["u", "v"]])
"d.g"() ({
^bb0(%a: i32 loc(callsite("x" at "y")), %b: i32 loc(unknown), %c: i32 loc(fused["x", "y"])):
  "d.h"() {x = "y"} : () -> () loc("x")
}) : () -> () loc("":0:0)
// -----
// Names of values and blocks.
%0 = "d.op"() : () -> i32
%1:2 = "d.op"(%0, %0) ({
^bb0(%a: i32, %b: i32):
  %2 = "d.op"(%a) : (i32) -> i32
  "d.br"(%2)[^bb1, ^bb2, ^bb1] : (i32) -> ()
^bb1:
  %3:2 = "d.op"() ({
    %5 = "d.op"() : () -> i32
    "d.br"()[^x] : () -> ()
  ^x:
    "d.br"()[^y] : () -> ()
  ^y:
    "d.br"()[^y] : () -> ()
  ^z(%c: i32):
    "d.br"(%5, %c) : (i32, i32) -> ()
  }, {
    %6 = "d.op"() : () -> i32
    "d.op"() ({
      %7 = "d.op"(%6) : (i32) -> i32
    }) : () -> ()
  }) : () -> (i32, i32)
  "d.br"(%3#0, %3#1)[^bb2] : (i32, i32) -> ()
^bb2:
  "d.br"()[^bb1] : () -> ()
}, {
}, {
^bb0:
}, {
^bb0(%q: i32):
}) : (i32, i32) -> (i32, i32)
"d.op"(%1#1, %1#0, %4) : (i32, i32, i32) -> ()
%4 = "d.op"() : () -> i32
// -----
// Names in locations.
%0 = "d.op"() : () -> i32 loc("a b")
%1 = "d.op"() : () -> i32 loc(callsite("x":1:2 at "y"))
%2 = "d.op"() : () -> i32 loc(fused<"m">[unknown, "y", "z"])
%3 = "d.op"() : () -> i32 loc("12")
%4 = "d.op"() : () -> i32 loc("%a-$.\C3\A9/\01")
%5 = "d.op"() : () -> i32 loc("")
%6:2 = "d.op"() : () -> (i32, i32) loc("arg0")
%7 = "d.op"() : () -> i32 loc(" lead")
%8 = "d.op"() : () -> i32 loc("y_1")
%9 = "d.op"() : () -> i32 loc("y")
%10 = "d.op"() : () -> i32 loc(fused<loc("meta")>["x":1:2])
"d.op"() ({
^bb0(%a: i32 loc("y"), %b: i32):
  %11 = "d.op"(%b) : (i32) -> i32 loc("y")
^bb1(%c: i32 loc("y"), %d: i32):
  %12 = "d.op"(%c, %d, %9) : (i32, i32, i32) -> i32 loc("inner")
}) : () -> ()
%13 = "d.op"() : () -> i32 loc("inner")
// -----
// Modules in modules, with names and attributes.
module @outer attributes {x.a, x.b = 1 : i32} {
  module @"in ner" {
    module {
    }
    %0 = "d.op"() : () -> i32
  }
  module attributes {sym_visibility = "private"} {
    "d.op"() ({
      module {
        %0 = "d.op"() : () -> i32
      }
    }) : () -> ()
  }
} loc("outer.mlir":1:2)
// -----
module {
  %0 = "d.op"() : () -> i32
  "d.op"() {x = #e.x<#alias>} : () -> ()
  "builtin.module"() ({
    %1 = "d.op"() : () -> i32
  }) : () -> ()
}
