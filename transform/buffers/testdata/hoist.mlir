// RUN: --pass-pipeline=builtin.module(func.func(buffer-hoisting)) -mlir-print-debuginfo
// RUN: --pass-pipeline=builtin.module(func.func(buffer-loop-hoisting))
// RUN: --pass-pipeline=builtin.module(func.func(buffer-loop-hoisting,buffer-hoisting))

func.func @branch(%c: i1, %n: index) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.alloc() : memref<2xf32>
  %s = memref.alloca() : memref<2xf32>
  cf.br ^c(%0, %s : memref<2xf32>, memref<2xf32>)
^b:
  %1 = memref.alloc(%n) : memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<2xf32>
  cf.br ^c(%2, %2 : memref<2xf32>, memref<2xf32>)
^c(%x: memref<2xf32>, %y: memref<2xf32>):
  "use"(%x, %y) : (memref<2xf32>, memref<2xf32>) -> ()
  return
}
func.func @ifs(%c: i1, %n: index) -> memref<?xf32> {
  "before"() : () -> ()
  %r = scf.if %c -> (memref<?xf32>) {
    %m = arith.addi %n, %n : index
    %0 = memref.alloc(%n) : memref<?xf32>
    %1 = memref.alloca(%n) : memref<?xf32>
    %2 = memref.alloc(%m) : memref<?xf32>
    "use"(%0, %1, %2) : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    scf.yield %0 : memref<?xf32>
  } else {
    %0 = memref.alloc(%n) : memref<?xf32>
    scf.yield %0 : memref<?xf32>
  }
  return %r : memref<?xf32>
}
func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "body"() : () -> ()
    %0 = memref.alloc() : memref<2xf32>
    %1 = memref.alloca() : memref<2xf32>
    %2 = memref.alloc(%i) : memref<?xf32>
    %3 = memref.alloc() : memref<3xf32>
    "use"(%0) : (memref<2xf32>) -> ()
    memref.dealloc %3 : memref<3xf32>
    scf.for %j = %c0 to %n step %c1 {
      "inner"() : () -> ()
      %4 = memref.alloc() : memref<4xf32>
      %5 = memref.alloca(%i) : memref<?xf32>
      %6 = memref.realloc %2 : memref<?xf32> to memref<7xf32>
    }
  }
  return
}
func.func @carried(%n: index, %i: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %j = %c0 to %n step %c1 iter_args(%x = %i) -> memref<2xf32> {
    "body"() : () -> ()
    %0 = memref.alloc() : memref<2xf32>
    "use"(%x, %0) : (memref<2xf32>, memref<2xf32>) -> ()
    %c = "cond"() : () -> i1
    scf.if %c {
      "inner"() : () -> ()
      %1 = memref.alloc() : memref<3xf32>
      %2 = memref.alloca() : memref<3xf32>
    }
    scf.yield %0 : memref<2xf32>
  }
  return %r : memref<2xf32>
}
func.func @while(%n: index, %i: memref<2xf32>) -> memref<2xf32> {
  %r = scf.while (%x = %i) : (memref<2xf32>) -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    %c = "cond"(%x) : (memref<2xf32>) -> i1
    scf.condition(%c) %x : memref<2xf32>
  } do {
  ^bb0(%y: memref<2xf32>):
    "body"() : () -> ()
    %0 = memref.alloc() : memref<2xf32>
    scf.yield %y : memref<2xf32>
  }
  "unknown"() ({
    %0 = memref.alloc() : memref<2xf32>
  }) : () -> ()
  memref.alloca_scope {
    "body"() : () -> ()
    %0 = memref.alloc() : memref<2xf32>
    %1 = memref.alloca() : memref<2xf32>
  }
  return %r : memref<2xf32>
}
