func.func @f(%a: i32, %b: f32, %p: memref<?xf32>) -> i32 attributes {x.y = "z"} {
  %c = arith.constant 3 : i32
  %d = arith.addi %a, %c overflow<nsw> : i32
  %t = arith.cmpi slt, %a, %d : i32
  cf.cond_br %t, ^bb1(%d : i32), ^bb2
^bb1(%q: i32):
  %n = arith.constant 10 : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %v = memref.load %p[%i] : memref<?xf32>
    %w = arith.addf %v, %b fastmath<fast> : f32
    memref.store %w, %p[%i] : memref<?xf32>
  }
  scf.for %i = %zero to %n step %one {
  }
  return %q : i32
^bb2:
  %s = arith.select %t, %d, %a : i32
  return %s : i32
}
func.func private @g()
module @inner {
  llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @h(%p: !llvm.ptr {llvm.noalias}, %x: i64) -> i64 attributes {passthrough = ["nounwind"]} {
    %0 = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> i64
    %1 = llvm.add %0, %x overflow<nsw, nuw> : i64
    %2 = llvm.getelementptr inbounds %p[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (i64, struct<(i8, ptr)>)>
    %3 = llvm.mlir.addressof @str : !llvm.ptr
    %4 = llvm.call @printf(%3, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
    llvm.switch %4 : i32, ^bb1(%0 : i64) [
      1: ^bb1(%1 : i64),
      2: ^bb2
    ]
  ^bb1(%5: i64):
    llvm.return %5 : i64
  ^bb2:
    %q = builtin.unrealized_conversion_cast %p : !llvm.ptr to !ptr.ptr<#ptr.generic_space>
    %n = ptr.type_offset f32 : index
    %6 = ptr.ptr_add %q, %n : !ptr.ptr<#ptr.generic_space>, index
    llvm.return %1 : i64
  }
}
