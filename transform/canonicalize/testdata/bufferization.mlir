// Operations between tensors and memory.
// RUN: --canonicalize --allow-unregistered-dialect

func.func @clone1(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %arg0 : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @clone2(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  "use"(%0) : (memref<?xf32>) -> ()
  memref.dealloc %0 : memref<?xf32>
  return %arg0 : memref<?xf32>
}
func.func @clone3(%arg0: memref<?xf32>) -> memref<32xf32> {
  %0 = memref.cast %arg0 : memref<?xf32> to memref<32xf32>
  %1 = bufferization.clone %0 : memref<32xf32> to memref<32xf32>
  return %1 : memref<32xf32>
}
func.func @clone4(%arg0: memref<?xf32>) -> memref<32xf32> {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<32xf32>
  memref.dealloc %arg0 : memref<?xf32>
  return %0 : memref<32xf32>
}
func.func @clone5(%arg0: memref<32xf32, strided<[2]>>) -> memref<32xf32> {
  %0 = bufferization.clone %arg0 : memref<32xf32, strided<[2]>> to memref<32xf32>
  memref.dealloc %arg0 : memref<32xf32, strided<[2]>>
  return %0 : memref<32xf32>
}
func.func @clone6(%arg0 : memref<?xf32>) {
  %0 = memref.cast %arg0 : memref<?xf32> to memref<32xf32>
  %1 = bufferization.clone %0 : memref<32xf32> to memref<32xf32>
  memref.dealloc %arg0 : memref<?xf32>
  "use"(%1) : (memref<32xf32>) -> ()
  memref.dealloc %1 : memref<32xf32>
  return
}
func.func @clone7(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  "if_else"() ({
    memref.dealloc %arg0 : memref<?xf32>
    }, {
    memref.dealloc %arg0 : memref<?xf32>
    }) : () -> ()
  return %0 : memref<?xf32>
}
func.func @clone8(%arg0: memref<?xf32>) {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<32xf32>
  "use"(%0) : (memref<32xf32>) -> ()
  %1 = memref.realloc %0 : memref<32xf32> to memref<64xf32>
  memref.dealloc %1 : memref<64xf32>
  return
}
func.func @clone9(%arg0: memref<?xf32>) -> memref<32xf32> {
  memref.dealloc %arg0 : memref<?xf32>
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<32xf32>
  return %0 : memref<32xf32>
}
func.func @clone10(%arg0: memref<?xindex>) -> memref<*xf32> {
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%c1) : memref<?xf32>
  %1 = memref.reshape %0(%arg0) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = bufferization.clone %1 : memref<*xf32> to memref<*xf32>
  memref.dealloc %0 : memref<?xf32>
  return %2 : memref<*xf32>
}
func.func @clone11(%arg0: memref<?xindex>) {
  %2 = bufferization.clone %arg0 : memref<?xindex> to memref<?xindex>
  return 
}
func.func @dealloc_canonicalize_duplicates(%arg0: memref<2xi32>, %arg1: i1, %arg2: i1, %arg3: memref<2xi32>, %arg4: memref<2xi32>, %arg5: memref<2xi32>) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%arg4, %arg0, %arg0 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%arg1, %arg1, %arg1) retain (%arg3, %arg5, %arg3 : memref<2xi32>, memref<2xi32>, memref<2xi32>)
  bufferization.dealloc (%arg0, %arg0 : memref<2xi32>, memref<2xi32>) if (%arg1, %arg2)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
func.func @dealloc_erase_empty(%arg0: memref<2xi32>, %arg1: i1, %arg2: memref<2xi32>) -> i1 {
  bufferization.dealloc
  %0 = bufferization.dealloc retain (%arg0 : memref<2xi32>)
  return %0 : i1
}
func.func @dealloc_always_false_condition(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1) {
  %false = arith.constant false
  bufferization.dealloc (%arg0, %arg1 : memref<2xi32>, memref<2xi32>) if (%false, %arg2)
  return
}
func.func @dealloc_base_memref_extract_of_alloc(%arg0: memref<2xi32>, %arg1: i1, %arg2: i1, %arg3: memref<2xi32>) -> memref<2xi32> {
  %alloc = memref.alloc() : memref<2xi32>
  %base0, %size0, %stride0, %offset0 = memref.extract_strided_metadata %alloc : memref<2xi32> -> memref<i32>, index, index, index
  %base1, %size1, %stride1, %offset1 = memref.extract_strided_metadata %arg3 : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base0, %arg0, %base1 : memref<i32>, memref<2xi32>, memref<i32>) if (%arg1, %arg2, %arg2)
  return %alloc : memref<2xi32>
}
func.func @dealloc_alloc_unused(%arg0: memref<2xi32>, %arg1: i1, %arg2: i1) -> (memref<2xi32>, i1) {
  %true = arith.constant true
  %alloc = memref.alloc() : memref<2xi32>
  %alloc1 = memref.alloc() : memref<2xi32>
  %alloc2 = bufferization.clone %arg0 : memref<2xi32> to memref<2xi32>
  %alloc3 = memref.alloca() : memref<2xi32>
  %0 = bufferization.dealloc (%alloc, %alloc1, %arg0, %alloc2, %alloc3 : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%true, %arg1, %arg1, %arg2, %arg2) retain (%alloc1 : memref<2xi32>)
  return %alloc1, %0 : memref<2xi32>, i1
}
func.func @inl(%a: memref<4xf32>, %t: tensor<4xf32>, %v: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  bufferization.materialize_in_destination %t in writable %a : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %t in restrict writable %a : (tensor<4xf32>, memref<4xf32>) -> ()
  %0 = bufferization.materialize_in_destination %t in %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  bufferization.dealloc_tensor %t : tensor<4xf32>
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %2 = bufferization.materialize_in_destination %c in %v : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0, %2 : tensor<4xf32>, tensor<?xf32>
}
func.func @unused(%a: memref<4xf32>, %t: tensor<4xf32>) {
  %0 = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %2 = bufferization.alloc_tensor() : tensor<4xf32>
  return
}

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
