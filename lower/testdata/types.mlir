// What types become, in the signatures of functions.
// RUN: --convert-func-to-llvm
// RUN: --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: --convert-func-to-llvm=index-bitwidth=32

func.func private @a(memref<4x5xf32, affine_map<(i,j)->(0*i + j)>>)
func.func private @b(memref<4x5xf32, affine_map<(i,j)->(i floordiv 2 + j)>>)
func.func private @c(memref<4x5xf32, affine_map<(i,j)->(i, 2*j)>>)
func.func private @d(vector<f32>, vector<4x[8]x2xf32>, vector<4x2x[8]xf32>, vector<2x3x4x5xi8>)
func.func private @e(si32, ui8, f8E4M3FN, tf32, complex<f8E5M2>, f80, f128, bf16) 
func.func private @f(tuple<i32, f32>, memref<*xf32, 3>, memref<4xf32, 3 : i8>)
func.func private @g(memref<4xf32, "x">) -> memref<4xf32, 3 : index>
func.func private @h(!llvm.array<4 x memref<4xf32>>, !llvm.struct<(index, f32)>, !llvm.struct<packed (complex<f64>)>)
func.func private @i(!llvm.ptr<3>, !llvm.token) -> !llvm.void
func.func private @j(vector<4x!llvm.ptr>, vector<2x4x!llvm.ptr>, vector<4xindex>, complex<si8>)
func.func private @k(memref<4xmemref<5xf32>>, memref<4xvector<4x4xf32>>, none) -> (index, none)
func.func private @l(none)
func.func private @n() -> (memref<2xf32>, index, () -> ())
func.func private @p(memref<?x?xf32, affine_map<(i,j)[s, t]->(i * s + j * t + 3)>>, memref<?x?xf32, strided<[3,?], offset: ?>>)
!list = !llvm.struct<"list", (ptr, index, array<2 x struct<"list">>)>
!other = !llvm.struct<"other", (struct<"list">, memref<4xf32>)>
func.func private @q(!llvm.struct<"list", (ptr, index)>) -> !llvm.struct<"x", packed (index, struct<"list">, array<2 x memref<2x!llvm.struct<"x">>>)>
func.func private @r(!llvm.struct<"fine", (i32, ptr)>, !llvm.struct<"opaque", opaque>, !llvm.array<2 x array<3 x index>>, !llvm.func<i64 (i32)>)
