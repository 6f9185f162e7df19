// RUN: -promote-buffers-to-stack
// RUN: --pass-pipeline=builtin.module(func.func(promote-buffers-to-stack{max-rank-of-allocated-memref=2})) -mlir-print-op-generic -mlir-print-debuginfo

func.func @attrs() {
  %0 = memref.alloc() {alignment = 16 : i64, foo} : memref<2xf32>
  "use"(%0) : (memref<2xf32>) -> ()
  return
}
func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.alloc() : memref<2xf32>
    "use"(%0) : (memref<2xf32>) -> ()
    memref.alloca_scope {
      %1 = memref.alloc() : memref<2xf32>
      "use"(%1) : (memref<2xf32>) -> ()
    }
  }
  %true = arith.constant true
  scf.if %true {
    %0 = memref.alloc() : memref<2xf32>
    "use"(%0) : (memref<2xf32>) -> ()
  }
  return
}
func.func @call(%n: index) -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    %1 = call @other(%0) : (memref<2xf32>) -> memref<2xf32>
    %2 = memref.alloc() : memref<2xf32>
    %3 = "unreg"(%2) : (memref<2xf32>) -> memref<2xf32>
    return %1 : memref<2xf32>
}
func.func private @other(memref<2xf32>) -> memref<2xf32>
func.func @select(%c: i1) -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    %1 = memref.alloc() : memref<2xf32>
    %2 = arith.select %c, %0, %1 : memref<2xf32>
    return %2 : memref<2xf32>
}
func.func @unreg(%c: i1) -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    %2 = "unreg"(%0) : (memref<2xf32>) -> memref<2xf32>
    return %2 : memref<2xf32>
}
func.func @realloc(%c: i1) -> memref<4xf32> {
    %0 = memref.alloc() : memref<2xf32>
    %2 = memref.realloc %0 : memref<2xf32> to memref<4xf32>
    return %2 : memref<4xf32>
}
func.func @rank(%m: memref<*xf32>, %s: index) {
    %r = memref.rank %m : memref<*xf32>
    %0 = memref.alloc(%r) : memref<?xf32>
    "use"(%0) : (memref<?xf32>) -> ()
    %1 = memref.alloc(%r, %r) {alignment = 8 : i64} : memref<?x?xf32>
    "use"(%1) : (memref<?x?xf32>) -> ()
    %2 = memref.alloc()[%s] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    "use"(%2) : (memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>) -> ()
    %3 = memref.alloc(%r)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    return
}
func.func @dealloc() {
    %0 = memref.alloc() : memref<2xf32>
    memref.dealloc %0 : memref<2xf32>
    return
}
func.func @big() {
    %0 = memref.alloc() : memref<257xf32>
    %1 = memref.alloc() : memref<256xf32>
    %3 = memref.alloc() : memref<129xindex>
    %4 = memref.alloc() : memref<128xindex>
    %5 = memref.alloc() : memref<1024xi1>
    %6 = memref.alloc() : memref<1025xi1>
    %7 = memref.alloc() : memref<1024xi4>
    %8 = memref.alloc() : memref<64xvector<3xi32>>
    %9 = memref.alloc() : memref<64xvector<4xf32>>
    %10 = memref.alloc() : memref<64xvector<3xf32>>
    %11 = memref.alloc() : memref<128xcomplex<f32>>
    %12 = memref.alloc() : memref<129xcomplex<f32>>
    %13 = memref.alloc() : memref<64xf80>
    return
}
