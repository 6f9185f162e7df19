// RUN: --llvm-add-comdats
// RUN: --llvm-add-comdats --verify-each=0
llvm.comdat @__llvm_comdat { llvm.comdat_selector @x any
 llvm.comdat_selector @lo1 largest }
llvm.func @a()
llvm.func linkonce @lo() { llvm.return }
llvm.func linkonce @has() comdat(@__llvm_comdat::@x) { llvm.return }
llvm.func linkonce @lo2() { llvm.return }
"test.r"() ({ llvm.func linkonce @lo3() { llvm.return } }) : () -> ()
