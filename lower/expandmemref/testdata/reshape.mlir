// RUN: -memref-expand
// RUN: -memref-expand -mlir-print-op-generic -mlir-print-debuginfo

func.func @all(%m: memref<?xf32>, %n: memref<?xi32>, %f: f32, %v: i32, %i: index) -> (f32, i32) {
  %0 = memref.atomic_rmw maximumf %f, %m[%i] {bar} : (f32, memref<?xf32>) -> f32
  %1 = memref.atomic_rmw minimumf %f, %m[%i] : (f32, memref<?xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %f, %m[%i] : (f32, memref<?xf32>) -> f32
  %3 = memref.atomic_rmw minnumf %f, %m[%i] : (f32, memref<?xf32>) -> f32
  %4 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<?xf32>) -> f32
  %5 = memref.atomic_rmw mulf %f, %m[%i] : (f32, memref<?xf32>) -> f32
  %6 = memref.atomic_rmw assign %f, %m[%i] : (f32, memref<?xf32>) -> f32
  %7 = memref.atomic_rmw addi %v, %n[%i] : (i32, memref<?xi32>) -> i32
  %8 = memref.atomic_rmw muli %v, %n[%i] : (i32, memref<?xi32>) -> i32
  %9 = memref.atomic_rmw ori %v, %n[%i] : (i32, memref<?xi32>) -> i32
  %10 = memref.atomic_rmw maxs %v, %n[%i] : (i32, memref<?xi32>) -> i32
  return %0, %10 : f32, i32
}

func.func @reshape(%m: memref<*xf32>, %s: memref<3xi32>, %t: memref<2xi64>, %u: memref<?xindex>, %i: index) {
  %0 = memref.reshape %m(%s) {bar} : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  %1 = memref.reshape %m(%t) : (memref<*xf32>, memref<2xi64>) -> memref<4x5xf32>
  %2 = memref.reshape %m(%u) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %c = memref.cast %u : memref<?xindex> to memref<3xindex>
  %3 = memref.reshape %m(%c) : (memref<*xf32>, memref<3xindex>) -> memref<?x8x?xf32>
  %4 = memref.reshape %m(%c) : (memref<*xf32>, memref<3xindex>) -> memref<8x8x?xf32>
  return
}
func.func @scalar(%m: memref<*xf32>, %s: memref<0xi32>) {
  %0 = memref.reshape %m(%s) {bar} : (memref<*xf32>, memref<0xi32>) -> memref<f32>
  return
}
func.func @r3(%m: memref<*xf32>, %s: memref<3xi32>) {
  %0 = memref.reshape %m(%s) {bar} : (memref<*xf32>, memref<3xi32>) -> memref<4x9223372036854775807x8xf32>
  return
}
