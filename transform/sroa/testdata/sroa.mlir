// RUN: --sroa
// RUN: --pass-pipeline=builtin.module(llvm.func(sroa))
// RUN: --sroa --mem2reg
// RUN: --sroa -mlir-print-debuginfo -mlir-print-local-scope

// Elements in elements, each in a round.
llvm.func @nested(%x: f32, %p: !llvm.ptr) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<"s", (i32, array<3 x i16>, struct<(f32, ptr)>)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[0, 2, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (i32, array<3 x i16>, struct<(f32, ptr)>)>
  llvm.store %x, %1 : f32, !llvm.ptr
  %2 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, ptr)>
  llvm.store %p, %3 : !llvm.ptr, !llvm.ptr
  %4 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %4 : f32
}

// A part of an element; an access that is too large; one of padding; one of another
// element by way of the first.
llvm.func @bounds(%x: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  %c = llvm.alloca %one x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  %d = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %a[3] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %0 : i8, !llvm.ptr
  %1 = llvm.load %b : !llvm.ptr -> i128
  %2 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %2 : i8, !llvm.ptr
  %3 = llvm.getelementptr %d[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %4 = llvm.getelementptr %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %4 : i8, !llvm.ptr
  llvm.return
}

// What sets or copies memory does so element by element.
llvm.func @memory(%p: !llvm.ptr, %x: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(12 : i64) : i64
  %a = llvm.alloca %one x !llvm.struct<packed (i32, i64)> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy"(%b, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i32, i64)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.load %b : !llvm.ptr -> i32
  %5 = llvm.add %3, %4 : i32
  %6 = llvm.add %1, %5 : i32
  llvm.return %6 : i32
}

// Not one variable; a length that is not constant; an address that is stored; an array
// that is too long; an index that is not constant.
llvm.func @whole(%p: !llvm.ptr, %n: i64, %x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.alloca %two x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %c = llvm.alloca %one x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
  %d = llvm.alloca %one x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  %e = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  "llvm.intr.memcpy"(%b, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.getelementptr %c[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
  llvm.store %c, %0 : !llvm.ptr, !llvm.ptr
  llvm.store %x, %d : i32, !llvm.ptr
  %1 = llvm.getelementptr %e[0, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %1 : i32, !llvm.ptr
  llvm.return
}
