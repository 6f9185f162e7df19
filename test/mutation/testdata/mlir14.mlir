// Small modules in the forms of MLIR 14, to mutate where upstream's files are absent.

module {
  llvm.mlir.global internal constant @text("hello\00") : !llvm.array<6 x i8>
  llvm.func @free(!llvm.ptr<i8>)
  llvm.func @memory(%p: !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, %n: i64) -> i32 {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr<i32>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.getelementptr %p[%n, 0] : (!llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>, i64) -> !llvm.ptr<i32>
    %4 = llvm.load %3 : !llvm.ptr<i32>
    llvm.store %4, %1 : !llvm.ptr<i32>
    %5 = llvm.bitcast %1 : !llvm.ptr<i32> to !llvm.ptr<i8>
    llvm.call @free(%5) : (!llvm.ptr<i8>) -> ()
    %6 = llvm.mlir.null : !llvm.ptr<i32>
    %7 = llvm.icmp "eq" %1, %6 : !llvm.ptr<i32>
    llvm.cond_br %7, ^bb1, ^bb2(%4 : i32)
  ^bb1:
    llvm.switch %4 : i32, ^bb2(%4 : i32) [
      3: ^bb1
    ]
  ^bb2(%8: i32):
    llvm.return %8 : i32
  }
}

// -----

func @control(%a: i32, %c: i1) -> i32 {
  %0 = arith.constant 4 : i32
  %1 = arith.addi %a, %0 : i32
  %2 = select %c, %0, %1 : i32
  cond_br %c, ^bb1(%2 : i32), ^bb2
^bb1(%x: i32):
  %3 = call @control(%x, %c) : (i32, i1) -> i32
  return %3 : i32
^bb2:
  assert %c, "must hold"
  br ^bb1(%1 : i32)
}

// -----

func private @callee(i32) -> i32
func @indirect(%a: i32) -> i32 {
  %f = constant @callee : (i32) -> i32
  %0 = call_indirect %f(%a) : (i32) -> i32
  switch %0 : i32, [
    default: ^bb1,
    4: ^bb1
  ]
^bb1:
  return %0 : i32
}
