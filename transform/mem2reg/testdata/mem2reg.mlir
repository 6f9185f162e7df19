// RUN: --mem2reg
// RUN: --pass-pipeline=builtin.module(llvm.func(mem2reg{region-simplify=false}))
// RUN: --mem2reg -mlir-print-debuginfo -mlir-print-local-scope
// RUN: --mem2reg -dump-pass-pipeline

// The address of one variable is stored in another: that goes first.
llvm.func @rounds(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %v, %p : !llvm.ptr, !llvm.ptr
  llvm.store %p, %q : !llvm.ptr, !llvm.ptr
  %0 = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  llvm.store %x, %1 : i32, !llvm.ptr
  %2 = llvm.load %v : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// Each edge gives its value, also if two go to one block.
llvm.func @edges(%x: i32, %y: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.switch %x : i32, ^b1 [
    0: ^b1,
    1: ^b2,
    2: ^b2
  ]
^b1:
  llvm.store %y, %a : i32, !llvm.ptr
  llvm.store %y, %b : i32, !llvm.ptr
  llvm.cond_br %c, ^b2, ^b2
^b2:
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %a : i32, !llvm.ptr
  llvm.cond_br %c, ^b1, ^b3
^b3:
  %3 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %3 : i32
}

// What cannot be reached sees the initial value, and gives it.
llvm.func @unreachable(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^b2
^b1:
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.store %0, %a : i32, !llvm.ptr
  %1 = llvm.load %a : !llvm.ptr -> i32
  %2 = llvm.add %1, %0 : i32
  llvm.store %2, %a : i32, !llvm.ptr
  llvm.br ^b2
^b2:
  %3 = llvm.load %a : !llvm.ptr -> i32
  %4 = llvm.add %3, %3 : i32
  llvm.store %4, %a : i32, !llvm.ptr
  llvm.br ^b2
}

// The same as a loop whose entry merges.
llvm.func @irreducible(%x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^b1, ^b2
^b1:
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.cond_br %c, ^b2, ^b3(%0 : i32)
^b2:
  llvm.cond_br %c, ^b1, ^b3(%x : i32)
^b3(%1: i32):
  %2 = llvm.load %a : !llvm.ptr -> i32
  %3 = llvm.add %2, %1 : i32
  llvm.return %3 : i32
}

// A terminator that gives no values.
llvm.func @terminator(%x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^b1, ^b2
^b1:
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^b2
^b2:
  "my.terminator"() [^b3] : () -> ()
^b3:
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.store %x, %a : i32, !llvm.ptr
  "my.terminator"() [^b3] : () -> ()
}

// Marks go. Uses in other regions are left alone.
llvm.func @marks(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  %0 = llvm.intr.launder.invariant.group %a : !llvm.ptr
  %1 = llvm.intr.invariant.start 4, %a : !llvm.ptr
  %2 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.start %2 : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.intr.invariant.end %1, 4, %a : !llvm.ptr
  llvm.intr.lifetime.end %a : !llvm.ptr
  "my.region"() ({
    %4 = llvm.load %b : !llvm.ptr -> i32
    "my.yield"(%4) : (i32) -> ()
  }) : () -> ()
  %3 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %3 : i32
}

// A region of an unregistered operation.
"my.region"() ({
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %a : i32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  "my.use"(%0) : (i32) -> ()
}) : () -> ()
