// RUN: --expand-strided-metadata
// RUN: --pass-pipeline=any(func.func(expand-strided-metadata)) -mlir-print-op-generic -mlir-print-debuginfo

memref.global "private" constant @table : memref<512x384xi32> = dense<42>
memref.global "private" constant @one : memref<i32> = dense<42>

func.func @chain(%m: memref<?x?xf32>, %i: index, %n: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%i, %c2] [%n, 8] [%c2, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[1, %i] [%n, 1] [1, 1] : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}

func.func @loop(%m: memref<64x64xf32>, %n: index, %step: index, %v: f32) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %step {
    scf.for %j = %c0 to %i step %step {
      %0 = memref.subview %m[%i, %j] [4, %n] [1, 2] : memref<64x64xf32> to memref<4x?xf32, strided<[64, 2], offset: ?>>
      %1 = memref.subview %0[%i, 0] [1, 1] [1, 1] : memref<4x?xf32, strided<[64, 2], offset: ?>> to memref<1x1xf32, strided<[64, 2], offset: ?>>
      %2 = memref.collapse_shape %1 [] : memref<1x1xf32, strided<[64, 2], offset: ?>> into memref<f32, strided<[], offset: ?>>
      memref.store %v, %2[] : memref<f32, strided<[], offset: ?>>
      memref.store %v, %0[%c0, %j] : memref<4x?xf32, strided<[64, 2], offset: ?>>
    }
  }
  return
}

func.func @views(%m: memref<?x6xf32, strided<[?, 3], offset: 5>>, %n: index, %u: memref<*xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 4, 2, 3] : memref<?x6xf32, strided<[?, 3], offset: 5>> into memref<?x4x2x3xf32, strided<[?, ?, 9, 3], offset: 5>>
  %1 = memref.collapse_shape %0 [[0, 1], [2, 3]] : memref<?x4x2x3xf32, strided<[?, ?, 9, 3], offset: 5>> into memref<?x6xf32, strided<[?, 3], offset: 5>>
  %b1, %o1, %s1:2, %t1:2 = memref.extract_strided_metadata %1 : memref<?x6xf32, strided<[?, 3], offset: 5>> -> memref<f32>, index, index, index, index, index
  "use"(%b1, %o1, %s1#0, %s1#1, %t1#0, %t1#1) : (memref<f32>, index, index, index, index, index) -> ()
  %2 = memref.memory_space_cast %m : memref<?x6xf32, strided<[?, 3], offset: 5>> to memref<?x6xf32, strided<[?, 3], offset: 5>, 1>
  %b2, %o2, %s2:2, %t2:2 = memref.extract_strided_metadata %2 : memref<?x6xf32, strided<[?, 3], offset: 5>, 1> -> memref<f32, 1>, index, index, index, index, index
  "use"(%b2, %o2, %s2#0, %s2#1, %t2#0, %t2#1) : (memref<f32, 1>, index, index, index, index, index) -> ()
  %b3, %o3, %s3:2, %t3:2 = memref.extract_strided_metadata %2 : memref<?x6xf32, strided<[?, 3], offset: 5>, 1> -> memref<f32, 1>, index, index, index, index, index
  "use"(%s3#0, %t3#0) : (index, index) -> ()
  %4 = memref.assume_alignment %m, 16 : memref<?x6xf32, strided<[?, 3], offset: 5>>
  %b4, %o4, %s4:2, %t4:2 = memref.extract_strided_metadata %4 : memref<?x6xf32, strided<[?, 3], offset: 5>> -> memref<f32>, index, index, index, index, index
  "use"(%b4, %s4#0, %t4#0) : (memref<f32>, index, index) -> ()
  %5 = memref.cast %u : memref<*xf32> to memref<?x?xf32, strided<[?, 3], offset: ?>>
  %b5, %o5, %s5:2, %t5:2 = memref.extract_strided_metadata %5 : memref<?x?xf32, strided<[?, 3], offset: ?>> -> memref<f32>, index, index, index, index, index
  "use"(%b5, %o5, %s5#0, %t5#1) : (memref<f32>, index, index, index) -> ()
  %6 = memref.cast %m : memref<?x6xf32, strided<[?, 3], offset: 5>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b6, %o6, %s6:2, %t6:2 = memref.extract_strided_metadata %6 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  "use"(%b6, %o6, %s6#0, %t6#1) : (memref<f32>, index, index, index) -> ()
  %b7, %o7 = memref.extract_strided_metadata %b6 : memref<f32> -> memref<f32>, index
  "use"(%b7, %o7) : (memref<f32>, index) -> ()
  return
}

func.func @allocations(%n: index, %k: index) {
  %0 = memref.alloc(%n, %k) : memref<?x3x?x5xf32>
  %b0, %o0, %s0:4, %t0:4 = memref.extract_strided_metadata %0 : memref<?x3x?x5xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
  "use"(%o0, %s0#0, %s0#1, %s0#2, %t0#0, %t0#1, %t0#2, %t0#3) : (index, index, index, index, index, index, index, index) -> ()
  %1 = memref.alloca() : memref<4xf32>
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
  "use"(%b1, %o1, %s1, %t1) : (memref<f32>, index, index, index) -> ()
  %2 = memref.get_global @table : memref<512x384xi32>
  %b2, %o2, %s2:2, %t2:2 = memref.extract_strided_metadata %2 : memref<512x384xi32> -> memref<i32>, index, index, index, index, index
  "use"(%o2, %s2#0, %t2#0) : (index, index, index) -> ()
  %3 = memref.get_global @one : memref<i32>
  %b3, %o3 = memref.extract_strided_metadata %3 : memref<i32> -> memref<i32>, index
  "use"(%b3, %o3) : (memref<i32>, index) -> ()
  %4 = memref.alloc(%n) : memref<?x2xi8>
  %5 = memref.collapse_shape %4 [[0, 1]] : memref<?x2xi8> into memref<?xi8>
  %6 = memref.view %5[%n][%k] : memref<?xi8> to memref<?xf32>
  %p5 = memref.extract_aligned_pointer_as_index %5 : memref<?xi8> -> index
  %p6 = memref.extract_aligned_pointer_as_index %6 : memref<?xf32> -> index
  "use"(%p5, %p6) : (index, index) -> ()
  return
}
