// RUN: --pass-pipeline=builtin.module(func.func(buffer-hoisting)) -mlir-print-debuginfo
// RUN: --pass-pipeline=builtin.module(func.func(buffer-loop-hoisting))
// RUN: --pass-pipeline=builtin.module(func.func(buffer-loop-hoisting,buffer-hoisting))

func.func @realloc(%c: i1, %n: index, %m: memref<?xf32>) {
  scf.if %c {
    "before"() : () -> ()
    %6 = memref.realloc %m : memref<?xf32> to memref<7xf32>
    %7 = memref.alloca(%n) : memref<?xf32>
    %8 = "unreg"(%n) : (index) -> memref<?xf32>
  }
  return
}
func.func @blocks(%c: i1, %n: index) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e
^e:
  "x"() : () -> ()
  %0 = memref.alloc() : memref<2xf32>
  %d = "dim"() : () -> index
  %1 = memref.alloc(%d) : memref<?xf32>
  cf.cond_br %c, ^f, ^b
^f:
  %2 = memref.alloc(%d) : memref<?xf32>
  "x"() : () -> ()
  scf.if %c {
    %3 = memref.alloc(%d) : memref<?xf32>
    %4 = memref.alloc(%n) : memref<?xf32>
    %5 = memref.alloc() : memref<2xf32>
  }
  cf.br ^b
^b:
  return
}
func.func @cfloop(%c: i1, %n: index, %a: memref<2xf32>) {
  cf.br ^head(%a: memref<2xf32>)
^head(%x: memref<2xf32>):
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  "use"(%x) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^head(%0: memref<2xf32>), ^b
^b:
  return
}
func.func @selected(%c: i1, %n: index, %a: memref<2xf32>) -> memref<2xf32> {
  %r = scf.if %c -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    %1 = memref.alloc() : memref<2xf32>
    %s = arith.select %c, %0, %1 : memref<2xf32>
    scf.yield %s : memref<2xf32>
  } else {
    %0 = memref.alloc() : memref<2xf32>
    %s = memref.cast %0 : memref<2xf32> to memref<?xf32>
    %t = memref.subview %s[0][1][1] : memref<?xf32> to memref<1xf32, strided<[1]>>
    %u = memref.reinterpret_cast %t to offset: [0], sizes: [2], strides: [1] : memref<1xf32, strided<[1]>> to memref<2xf32>
    scf.yield %u : memref<2xf32>
  }
  return %r : memref<2xf32>
}
func.func @nested(%c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      scf.for %j = %c0 to %n step %c1 {
        "x"() : () -> ()
        %0 = memref.alloc() : memref<2xf32>
        %1 = memref.alloc(%i) : memref<?xf32>
        %2 = memref.alloc(%j) : memref<?xf32>
      }
    }
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      "x"() : () -> ()
      %0 = memref.alloc() : memref<2xf32>
      scf.reduce
    }
    scf.forall (%k) in (%n) {
      "x"() : () -> ()
      %0 = memref.alloc() : memref<2xf32>
    }
    scf.execute_region {
      "x"() : () -> ()
      %0 = memref.alloc() : memref<2xf32>
      cf.cond_br %c, ^a, ^b
    ^a:
      %1 = memref.alloc() : memref<2xf32>
      cf.br ^b
    ^b:
      scf.yield
    }
    scf.index_switch %n
    case 1 {
      "x"() : () -> ()
      %0 = memref.alloc() : memref<2xf32>
      scf.yield
    }
    default {
    }
  }
  return
}
