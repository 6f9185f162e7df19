// Block arguments, also of a block that one terminator names twice, and blocks
// whose text is not in the order in which they are reached.
llvm.func @twice(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%r: i32):
  llvm.return %r : i32
}

llvm.func @switch(%v: i32, %x: i32, %y: i32) -> i32 {
  llvm.switch %v : i32, ^bb1(%x : i32) [
    1: ^bb1(%y : i32),
    -7: ^bb2
  ]
^bb1(%r: i32):
  llvm.return %r : i32
^bb2:
  llvm.br ^bb1(%v : i32)
}

llvm.func @loop(%n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero, %zero : i64, i64)
^body:
  %next = llvm.add %i, %one overflow<nsw> : i64
  %more = llvm.add %sum, %i : i64
  llvm.br ^head(%next, %more : i64, i64)
^head(%i: i64, %sum: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^done
^done:
  llvm.return %sum : i64
}
