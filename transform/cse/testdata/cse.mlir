// RUN: --cse
// RUN: --pass-pipeline=builtin.module(func.func(cse))
// RUN: --cse -mlir-print-debuginfo
// RUN: --cse -dump-pass-pipeline

// The first of two equal operations stays.
func.func @simple(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.addi %b, %a : i32
  %3 = arith.subi %a, %b : i32
  %4 = arith.subi %b, %a : i32
  %5 = arith.subi %a, %b : i32
  %6 = arith.addi %a, %b overflow<nsw> : i32
  %7 = arith.muli %3, %6 : i32
  %8 = arith.muli %5, %7 : i32
  %9 = arith.muli %4, %8 : i32
  return %0, %1, %2, %9 : i32, i32, i32, i32
}

// Attributes matter, names that are no inherent ones, too.
func.func @attributes(%a: f32) -> (f32, f32, f32, f32) {
  %0 = arith.addf %a, %a : f32
  %1 = arith.addf %a, %a fastmath<fast> : f32
  %2 = arith.addf %a, %a {my.name} : f32
  %3 = arith.addf %a, %a fastmath<none> : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// Dead operations go, but for what they use only in the next run.
func.func @dead(%a: i32, %p: !llvm.ptr) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  %2 = arith.divsi %a, %a : i32
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = llvm.load volatile %p : !llvm.ptr -> i32
  %5 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %6 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %6 : i32, !llvm.ptr
  %7 = "my.unknown"() : () -> i32
  %8 = llvm.call_intrinsic "llvm.my"() : () -> i32
  return
}

// What dominates counts; what is beside does not.
func.func @blocks(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^left, ^right
^left:
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %a, %1 : i32
  cf.br ^join(%2 : i32)
^right:
  %3 = arith.addi %a, %a : i32
  %4 = arith.muli %a, %3 : i32
  cf.br ^join(%4 : i32)
^join(%5: i32):
  %6 = arith.muli %a, %0 : i32
  %7 = arith.xori %6, %5 : i32
  return %7 : i32
}

// Blocks that cannot be reached are left alone.
func.func @unreachable(%a: i32) -> i32 {
  return %a : i32
^bb1:
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  cf.br ^bb1
}

// Operations that read: up to the next write in the block.
llvm.func @reads(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %n: i64, %c: i1) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  %3 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %2 : i32, !llvm.ptr
  %4 = llvm.load %p : !llvm.ptr -> i32
  %5 = llvm.load %p : !llvm.ptr -> i32
  llvm.fence seq_cst
  %6 = llvm.load %p : !llvm.ptr -> i32
  %7 = llvm.load volatile %p : !llvm.ptr -> i32
  %8 = llvm.load volatile %p : !llvm.ptr -> i32
  %9 = llvm.load %p : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %10 = llvm.load %p : !llvm.ptr -> i32
  %11 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %12 = llvm.load %p : !llvm.ptr -> i64
  %13 = llvm.load %p : !llvm.ptr -> i32
  %s0 = llvm.add %0, %1 : i32
  %s1 = llvm.add %s0, %3 : i32
  %s2 = llvm.add %s1, %4 : i32
  %s3 = llvm.add %s2, %5 : i32
  %s4 = llvm.add %s3, %6 : i32
  %s5 = llvm.add %s4, %7 : i32
  %s6 = llvm.add %s5, %8 : i32
  %s7 = llvm.add %s6, %9 : i32
  %s8 = llvm.add %s7, %10 : i32
  %s9 = llvm.add %s8, %11 : i32
  %s10 = llvm.add %s9, %13 : i32
  %t = llvm.trunc %12 : i64 to i32
  %s11 = llvm.add %s10, %t : i32
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %14 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %14 : i32
^bb2:
  llvm.return %s11 : i32
}

// Operations with regions.
func.func @regions(%k: vector<4xi1>, %l: vector<4xi1>, %a: vector<4xf32>, %m: memref<4xf32>, %i: index, %f: f32) -> (f32, f32, f32, f32) {
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %k { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %2 = vector.mask %k { vector.reduction <mul>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %l { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %4 = vector.mask %l { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %5 = vector.load %m[%i] : memref<4xf32>, vector<4xf32>
  vector.mask %k { vector.transfer_write %a, %m[%i] : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  %6 = vector.load %m[%i] : memref<4xf32>, vector<4xf32>
  %7 = vector.mask %k { vector.transfer_read %m[%i], %f : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %8 = vector.mask %k { vector.transfer_read %m[%i], %f : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %9 = arith.addf %5, %6 : vector<4xf32>
  %10 = arith.addf %7, %8 : vector<4xf32>
  %11 = arith.addf %9, %10 : vector<4xf32>
  %12 = vector.reduction <add>, %11 : vector<4xf32> into f32
  return %0, %1, %4, %12 : f32, f32, f32, f32
}

// Regions know what is around them, unless they are isolated or might be.
func.func @nested(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  "my.region"() ({
    %1 = arith.addi %a, %a : i32
    %2 = arith.addi %a, %a : i32
    "my.use"(%1, %2) : (i32, i32) -> ()
  }) : () -> ()
  builtin.module {
    func.func @inner(%b: i32) -> i32 {
      %1 = arith.addi %b, %b : i32
      return %1 : i32
    }
  }
  return %0 : i32
}

// Without order, only uses that come later change.
"my.graph"() ({
  %u = arith.muli %1, %1 : i32
  %0 = "my.value"() : () -> i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.addi %0, %0 : i32
  "my.use"(%1, %2, %u) : (i32, i32, i32) -> ()
  %3 = arith.muli %4, %4 : i32
  %4 = arith.addi %0, %0 : i32
  "my.use"(%3, %4) : (i32, i32) -> ()
}) : () -> ()

// Constants are operations like others.
func.func @constants() -> (i32, i32, i64, !llvm.ptr, !llvm.ptr) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 1 : i64
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.mlir.zero : !llvm.ptr
  return %0, %1, %2, %3, %4 : i32, i32, i64, !llvm.ptr, !llvm.ptr
}

// An unknown location becomes that of what is merged into it.
func.func @locations(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32 loc(unknown)
  %1 = arith.addi %a, %a : i32 loc("there")
  %2 = arith.muli %a, %a : i32 loc("first")
  %3 = arith.muli %a, %a : i32 loc("second")
  %4 = arith.addi %1, %3 : i32
  return %0, %4 : i32, i32
}
