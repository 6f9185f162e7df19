// RUN: --convert-to-llvm
// RUN: --finalize-memref-to-llvm
// RUN: --convert-arith-to-llvm

// A load from a constant global is folded, unless the global before it has been converted.
memref.global "private" constant @before : memref<2xi32> = dense<7>
func.func @load_before() -> i32 {
  %i = arith.constant 1 : index
  %0 = memref.get_global @before : memref<2xi32>
  %1 = affine.load %0[symbol(%i)] : memref<2xi32>
  return %1 : i32
}
func.func @load_after() -> i32 {
  %i = arith.constant 1 : index
  %0 = memref.get_global @after : memref<2xi32>
  %1 = affine.load %0[symbol(%i)] : memref<2xi32>
  return %1 : i32
}
memref.global "private" constant @after : memref<2xi32> = dense<7>

// The folder of metadata makes one more constant where an operation uses a stride twice.
func.func @metadata(%m: memref<2x4xi32>) -> i1 {
  %b, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<2x4xi32> -> memref<i32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<i32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %0 = index.cmp ult(%strides#1, %strides#1)
  return %0 : i1
}
