// Small modules in the forms of MLIR 22, to mutate where upstream's files are absent.

module {
  func.func @arith(%a: i32, %b: i32, %f: f32, %c: i1) -> (i32, f32) {
    %0 = arith.addi %a, %b overflow<nsw> : i32
    %1 = arith.constant 7 : i32
    %2 = arith.cmpi slt, %0, %1 : i32
    %3 = arith.select %2, %0, %1 : i32
    %4 = arith.mulf %f, %f fastmath<fast> : f32
    %5 = arith.extsi %a : i32 to i64
    %6 = arith.trunci %5 : i64 to i16
    return %3, %4 : i32, f32
  }
}

// -----

func.func private @callee(i32) -> i32
func.func @control(%n: i32, %c: i1) -> i32 {
  %0 = call @callee(%n) : (i32) -> i32
  cf.cond_br %c, ^one(%0 : i32), ^two
^one(%x: i32):
  cf.switch %x : i32, [
    default: ^two,
    4: ^one(%n : i32)
  ]
^two:
  cf.assert %c, "must hold"
  return %n : i32
}

// -----

#map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 floordiv 3)>
#loc = loc("file.mlir":3:4)
module @named attributes {t.map = #map, t.list = [1 : i8, "text", unit, dense<[1, 2]> : tensor<2xi64>], t.d = {k = 1.5 : f64}} {
  "t.op"() ({
  ^bb0(%x: index, %y: memref<4x?xf32, strided<[8, 1], offset: 3>>):
    "t.use"(%x, %y) : (index, memref<4x?xf32, strided<[8, 1], offset: 3>>) -> () loc(#loc)
  }) {a = @s::@t, b = #t.x<1>} : () -> (tuple<i32, complex<f32>>)
}

// -----

func.func @vectors(%a: vector<4xf32>, %b: vector<2x4xf32>, %m: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.extract %b[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.fma %0, %1, %a : vector<4xf32>
  %3 = vector.shuffle %2, %a [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  %4 = vector.reduction <add>, %3 : vector<4xf32> into f32
  %5 = vector.insert %4, %3 [2] : f32 into vector<4xf32>
  %6 = ub.poison : vector<4xf32>
  return %5 : vector<4xf32>
}

// -----

llvm.mlir.global internal constant @text("hello\00") {addr_space = 0 : i32} : !llvm.array<6 x i8>
llvm.mlir.global external @table() : !llvm.struct<"pair", (i32, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<"pair", (i32, ptr)>
  %1 = llvm.mlir.addressof @text : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[1] : !llvm.struct<"pair", (i32, ptr)>
  llvm.return %2 : !llvm.struct<"pair", (i32, ptr)>
}
llvm.func @memory(%p: !llvm.ptr {llvm.noalias}, %n: i64) -> i32 attributes {passthrough = ["nounwind", ["align", "8"]]} {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr inbounds %p[%n, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %2 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store volatile %2, %0 : i32, !llvm.ptr
  %3 = llvm.atomicrmw add %p, %2 syncscope("agent") monotonic : !llvm.ptr, i32
  %4 = llvm.icmp "ult" %3, %2 : i32
  llvm.cond_br %4 weights([1, 9]), ^a(%3 : i32), ^b
^a(%x: i32):
  %5 = llvm.call @memory(%p, %n) : (!llvm.ptr, i64) -> i32
  llvm.return %5 : i32
^b:
  "llvm.intr.memcpy"(%0, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %2 : i32
}

// -----

llvm.func @may_throw(...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @landing() -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.invoke @may_throw() to ^ok unwind ^bad vararg(!llvm.func<i32 (...)>) : () -> i32
^ok:
  llvm.return %1 : i32
^bad:
  %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}

// -----

#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "cc", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int, #int>
#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = "Definition", type = #type>
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32 loc(fused<#sub>["a.c":2:3])
  llvm.return %0 : i32 loc(callsite("g"("a.c":4:5) at "b.c":6:7))
} loc(fused<#sub>["a.c":1:1])
