// Parallel loops that become one, and such that do not.
// RUN: -scf-parallel-loop-fusion -mlir-print-debuginfo
func.func @chain(%a: memref<?xf32>, %b: memref<?xf32>, %l: index, %u: index, %s: index) {
  %x = memref.alloc(%u) : memref<?xf32>
  %y = memref.alloc(%u) : memref<?xf32>
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %0 = memref.load %a[%i] : memref<?xf32>
    memref.store %0, %x[%i] : memref<?xf32>
  }
  %sum = arith.addi %l, %u : index
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %0 = memref.load %x[%i] : memref<?xf32>
    memref.store %0, %y[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %0 = memref.load %y[%i] : memref<?xf32>
    memref.store %0, %x[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%l) to (%sum) step (%s) {
    %0 = memref.load %y[%i] : memref<?xf32>
    memref.store %0, %x[%i] : memref<?xf32>
  }
  return
}
// The index of each access is computed in the loop.
func.func @computed(%l: index, %u: index, %s: index, %o: index) {
  %x = memref.alloc(%u) : memref<?xf32>
  %y = memref.alloc(%u) : memref<?xf32>
  %c = arith.constant 1.0 : f32
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %j = arith.addi %i, %o : index
    memref.store %c, %x[%j] : memref<?xf32>
    memref.store %c, %x[%j] : memref<?xf32>
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %j = arith.addi %i, %o : index
    %0 = memref.load %x[%j] : memref<?xf32>
    memref.store %0, %y[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %j = arith.subi %o, %i : index
    %0 = memref.load %x[%j] : memref<?xf32>
  }
  return
}
func.func @different(%l: index, %u: index, %s: index, %o: index, %a: memref<?xf32>, %b: memref<?xf32>) {
  %c = arith.constant 1.0 : f32
  %x = memref.alloc(%u) : memref<?xf32>
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    memref.store %c, %x[%i] : memref<?xf32>
    memref.store %c, %x[%o] : memref<?xf32>
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %0 = memref.load %x[%i] : memref<?xf32>
  }
  memref.store %c, %x[%o] : memref<?xf32>
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    memref.store %c, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %0 = memref.load %b[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %v = memref.subview %b[%i] [1] [1] : memref<?xf32> to memref<1xf32, strided<[1], offset: ?>>
    %z = arith.constant 0 : index
    %0 = memref.load %v[%z] : memref<1xf32, strided<[1], offset: ?>>
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %0 = memref.load %b[%i] : memref<?xf32>
  }
  return
}
func.func @results(%l: index, %u: index, %s: index, %a: memref<?xf32>, %f: f32, %cond: i1) -> (f32, f32, f32) {
  %p = scf.parallel (%i) = (%l) to (%u) step (%s) init (%f) -> f32 {
    %0 = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%0 : f32) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      scf.reduce.return %1 : f32
    }
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %0 = memref.load %a[%i] : memref<?xf32>
  }
  %q:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%f, %f) -> (f32, f32) {
    %0 = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%0, %f : f32, f32) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.mulf %x, %y : f32
      scf.reduce.return %1 : f32
    }, {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %y : f32
    }
  } {second}
  %t = scf.if %cond -> f32 {
    scf.yield %p : f32
  } else {
    scf.yield %q#0 : f32
  }
  return %p, %q#1, %t : f32, f32, f32
}
func.func @between(%l: index, %u: index, %s: index, %f: f32) -> f32 {
  %p = scf.parallel (%i) = (%l) to (%u) step (%s) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  %n = arith.negf %p : f32
  %q = scf.parallel (%i) = (%l) to (%u) step (%s) init (%n) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  %r = scf.parallel (%i) = (%l) to (%u) step (%s) init (%n) -> f32 {
    %z = arith.addf %q, %q : f32
    scf.reduce(%z : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  return %r : f32
}
