// What a variable is initialised with is dropped only if it is extern_weak.
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc19.0"} {
  llvm.mlir.global external @a(#llvm.undef) : i32
  llvm.mlir.global external @b() {addr_space = 3 : i32} : !llvm.array<5 x i32> {
    %0 = llvm.mlir.undef : !llvm.array<5 x i32>
    llvm.return %0 : !llvm.array<5 x i32>
  }
  llvm.mlir.global external @c() : i32 {
    %0 = llvm.mlir.poison : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global extern_weak @d() : i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global extern_weak @e(1 : i32) : i32
  llvm.mlir.global extern_weak @f() : i32
  llvm.mlir.global external @g() : i32
  llvm.mlir.global internal @h() : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary",
    #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691,
      num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64,
      detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]
}
