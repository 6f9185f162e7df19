llvm.func @a() attributes {function_entry_count = 7 : i64, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} { llvm.return }
llvm.func @b() attributes {function_entry_count = 7 : i64, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} { llvm.return }
