module attributes {llvm.data_layout = "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8-a:8", llvm.target_triple = "avr"} {
  llvm.func @g(i16) -> i16
  llvm.func @v(i16, ...)
  llvm.func @p() -> i32
  llvm.func @f(%a: i16, %p: !llvm.ptr<1>) -> i16 {
    %0 = llvm.call @g(%a) : (i16) -> i16
    llvm.call @v(%a, %a) vararg(!llvm.func<void (i16, ...)>) : (i16, i16) -> ()
    %1 = llvm.call %p(%a) : !llvm.ptr<1>, (i16) -> i16
    %q = llvm.mlir.addressof @g : !llvm.ptr<1>
    %3 = llvm.call_intrinsic "llvm.ctpop.i16"(%a) : (i16) -> i16
    %4 = llvm.inline_asm "nop", "=r,r" %a : (i16) -> i16
    %5 = llvm.intr.ctpop(%a) : (i16) -> i16
    llvm.return %1 : i16
  }
}
