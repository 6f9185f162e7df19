llvm.func @a() attributes {function_entry_count = 7 : i64, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} { llvm.return }
llvm.func @b() attributes {function_entry_count = 7 : i64, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} { llvm.return }
// Nobody has the memory for the elements.
llvm.mlir.global private constant @zeros(dense<0> : tensor<9223372036854775807xi32>) : !llvm.array<9223372036854775807 x i32>
llvm.mlir.global private constant @minus(dense<-0.0> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.mlir.global private constant @plus(dense<0.0> : vector<2xf32>) : vector<2xf32>
