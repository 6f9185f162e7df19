func.func @f(%a: tensor<?x4xf32>, %m: memref<?x4xf32>, %i: index) {
  %0 = bufferization.alloc_tensor(%i) size_hint=%i {memory_space = 3 : i64} : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%a) {x} : tensor<?x4xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>) attributes {bufferization.foo} { return }
// -----
func.func @f(%a: memref<?xf32>) attributes {bufferization.manual_deallocation} { return }
// -----
func.func @f(%a: memref<?xf32> {bufferization.foo}) { return }
// -----
func.func @f(%a: memref<?xf32> {bufferization.writable}) { return }
// -----
func.func @f(%a: memref<?xf32> {bufferization.writable = true}) { return }
// -----
func.func private @f(%a: memref<?xf32> {bufferization.writable = true}) 
// -----
func.func private @f(%a: memref<?xf32> {bufferization.access = "x"}) 
// -----
func.func private @f(%a: memref<?xf32> {bufferization.access = 1}) 
// -----
func.func private @f(%a: memref<?xf32> {bufferization.buffer_layout = 1}) 
// -----
func.func private @f(%a: memref<?xf32>) -> (f32 {bufferization.writable = 1}) 
// -----
%0 = bufferization.dealloc retain ()
// -----
%0 = bufferization.dealloc () if ()
// -----
bufferization.dealloc
// -----
%a = "x"() : () -> memref<4xf32>
%0 = bufferization.to_tensor %a : memref<4xf32> to tensor<?xf32>
// -----
%a = "x"() : () -> memref<4xf32>
%0 = bufferization.to_tensor %a : memref<4xf32> to tensor<5xf32>
// -----
%a = "x"() : () -> memref<4xf32>
%0 = bufferization.to_tensor %a : memref<4xf32> to tensor<4xi32>
// -----
%a = "x"() : () -> memref<4xf32>
%0 = bufferization.to_tensor %a : memref<4xf32> to tensor<*xf32>
// -----
%a = "x"() : () -> memref<*xf32>
%0 = bufferization.to_tensor %a : memref<*xf32> to tensor<4xf32>
// -----
%a = "x"() : () -> memref<*xf32>
%0 = bufferization.to_tensor %a : memref<*xf32> to tensor<f32>
// -----
%a = "x"() : () -> i32
%0 = bufferization.to_tensor %a : i32 to tensor<f32>
// -----
%a = "x"() : () -> tensor<*xf32>
%0 = bufferization.to_buffer %a : tensor<*xf32> to memref<4xf32>
// -----
%a = "x"() : () -> tensor<*xf32>
%0 = bufferization.to_buffer %a : tensor<*xf32> to f32
// -----
%a = "x"() : () -> tensor<*xf32>
%0 = bufferization.alloc_tensor() copy(%a) : memref<4xf32>
// -----
%a = "x"() : () -> tensor<?xf32>
%0 = "bufferization.alloc_tensor"(%a) <{operandSegmentSizes=array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<4xf32>
// -----
%a, %b = "x"() : () -> (tensor<?xf32>, vector<4xf32>)
bufferization.materialize_in_destination %a in %b : (tensor<?xf32>, vector<4xf32>) -> ()
// -----
func.func @layout(%arg0 : tensor<4x6x16x32xi8>) -> (memref<?x?x16x32xi8, strided<[?, ?, ?, 1]>, 1>, memref<*xi8>) {
  %0 = tensor.cast %arg0 : tensor<4x6x16x32xi8> to tensor<?x?x16x32xi8>
  %1 = bufferization.to_buffer %0 {a=1} : tensor<?x?x16x32xi8> to memref<?x?x16x32xi8, strided<[?, ?, ?, 1]>, 1>
  %2 = tensor.cast %arg0 : tensor<4x6x16x32xi8> to tensor<*xi8>
  %3 = bufferization.to_buffer %2 read_only : tensor<*xi8> to memref<*xi8>
  return %1, %3 : memref<?x?x16x32xi8, strided<[?, ?, ?, 1]>, 1>, memref<*xi8>
}
func.func @load(%arg0: index, %arg2: tensor<?x?xf32>) -> (f32, f32, index) {
  %0 = bufferization.to_buffer %arg2 : tensor<?x?xf32> to memref<?x?xf32>
  %1 = memref.load %0[%arg0, %arg0] : memref<?x?xf32>
  %2 = bufferization.to_buffer %arg2 read_only : tensor<?x?xf32> to memref<?x?xf32>
  %3 = memref.load %2[%arg0, %arg0] {nontemporal = true} : memref<?x?xf32>
  %4 = memref.dim %2, %arg0 : memref<?x?xf32>
  return %1, %3, %4 : f32, f32, index
}
func.func @f(%arg0: memref<?xf32, 2>) -> (memref<?xf32, 7>, memref<?xf32, strided<[2], offset: 3>, 2>, memref<*xf32, 2>) {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32, 2> to tensor<?xf32, 7 : i64>
  %1 = bufferization.to_buffer %0 : tensor<?xf32, 7 : i64> to memref<?xf32, 7>
  %a = bufferization.to_tensor %arg0 : memref<?xf32, 2> to tensor<?xf32>
  %2 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xf32, strided<[2], offset: 3>, 2>
  %b = tensor.cast %a : tensor<?xf32> to tensor<*xf32>
  %3 = bufferization.to_buffer %b : tensor<*xf32> to memref<*xf32, 2>
  return %1, %2, %3 : memref<?xf32, 7>, memref<?xf32, strided<[2], offset: 3>, 2>, memref<*xf32, 2>
}
func.func @g(%arg0: memref<?xf32, strided<[?], offset: ?>>, %u: memref<*xf32>) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>, memref<*xf32>) {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  %a = bufferization.to_tensor %u : memref<*xf32> to tensor<*xf32>
  %3 = bufferization.to_buffer %a : tensor<*xf32> to memref<*xf32>
  return %1, %2, %3 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>, memref<*xf32>
}
func.func @al(%t: tensor<?x4xf32>) -> (tensor<?x?x4xf32>, index, index, index) {
  %c6 = arith.constant 6 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cm = arith.constant -1 : index
  %0 = bufferization.alloc_tensor(%c6, %cm) size_hint=%c6 {memory_space = 3} : tensor<?x?x4xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %2 = tensor.dim %1, %c0 : tensor<?x4xf32>
  %3 = tensor.dim %0, %c0 : tensor<?x?x4xf32>
  %4 = tensor.dim %0, %c1 : tensor<?x?x4xf32>
  return %0, %2, %3, %4 : tensor<?x?x4xf32>, index, index, index
}
// -----
func.func @ops(%m: memref<2xf32>, %n: memref<4xi32>, %c: i1, %u: memref<*xf64>, %t: tensor<2xf32>, %w: tensor<*xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<4xi32>) if (%c, %c) retain (%m, %u : memref<2xf32>, memref<*xf64>)
  bufferization.dealloc (%m : memref<2xf32>) if (%c) {x}
  bufferization.dealloc
  %1 = bufferization.clone %m {x} : memref<2xf32> to memref<2xf32>
  %2 = bufferization.to_tensor %m restrict writable : memref<2xf32> to tensor<2xf32>
  %3 = bufferization.to_buffer %t read_only : tensor<2xf32> to memref<2xf32, 1>
  bufferization.dealloc_tensor %t : tensor<2xf32>
  %4 = bufferization.materialize_in_destination %t in %t : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<2xf32>, memref<2xf32>) -> ()
  bufferization.materialize_in_destination %t in writable %m : (tensor<2xf32>, memref<2xf32>) -> ()
  return %0#0, %0#1 : i1, i1
}
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
bufferization.materialize_in_destination %t in writable %n : (tensor<4xf32>, memref<5xf32>) -> ()
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
bufferization.materialize_in_destination %u in writable %n : (tensor<?x?xf32>, memref<5xf32>) -> ()
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
bufferization.materialize_in_destination %w in writable %n : (tensor<*xf32>, memref<5xf32>) -> ()
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> ()
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.materialize_in_destination %t in restrict %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.materialize_in_destination %t in writable %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.alloc_tensor() copy %t : tensor<4xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.alloc_tensor( : tensor<4xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.alloc_tensor() size_hint %t : tensor<4xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.alloc_tensor() copy(%u) : tensor<4xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.alloc_tensor(%i) copy(%u) : tensor<?x?xf32>
%i = "x"() : () -> index
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.alloc_tensor() : tensor<?xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xf32>) -> i1
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
"bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4xf32>) -> ()
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = bufferization.clone %t : tensor<4xf32> to memref<4xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = "bufferization.to_tensor"(%t) : (tensor<4xf32>) -> tensor<4xf32>
// -----
%t, %u, %m, %n, %w = "x"() : () -> (tensor<4xf32>, tensor<?x?xf32>, memref<4xf32>, memref<5xf32>, tensor<*xf32>)
%0 = "bufferization.to_buffer"(%t) : (tensor<4xf32>) -> tensor<4xf32>
