// RUN: --llvm-legalize-for-export -mlir-print-debuginfo
llvm.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c weights([3, 4]), ^b(%x: i32), ^b(%y: i32) loc("c.c":1:1)
^b(%a: i32):
  llvm.cond_br %c, ^d, ^d
^d:
  llvm.switch %a : i32, ^b(%x: i32) [1: ^b(%y: i32), 2: ^e, 3: ^e, 4: ^b(%a: i32)]
^e:
  %p = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %p : !llvm.ptr, [^b(%x: i32), ^e2, ^b(%y: i32), ^e2]
^e2:
  llvm.blocktag <id = 1>
  llvm.return %a: i32
^k(%z: i32):
  "test.r"() ({
   cf.cond_br %c, ^i(%x : i32), ^i(%y : i32)
   ^i(%t: i32):
   "test.w"() [^m, ^m] : () -> ()
   ^m:
   "test.z"() : () -> ()
  }) : () -> ()
  cf.cond_br %c, ^q(%x, %y: i32, i32), ^q(%y, %y: i32,i32)
^q(%v: i32, %w: i32):
  llvm.return %a: i32
}
func.func @g(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^b(%x: i32), ^b(%y: i32)
^b(%a: i32):
  return %a : i32
}
