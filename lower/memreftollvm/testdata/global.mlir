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
