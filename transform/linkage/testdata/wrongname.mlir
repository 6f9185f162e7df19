// RUN: --llvm-add-comdats
// RUN: --llvm-add-comdats --verify-each=0
llvm.func @a()
llvm.func @__llvm_comdat()
llvm.func linkonce @lo() { llvm.return }
llvm.func linkonce_odr @lo2() { llvm.return }
