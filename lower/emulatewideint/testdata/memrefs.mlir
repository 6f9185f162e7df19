// RUN: --memref-emulate-wide-int -split-input-file
// RUN: --memref-emulate-wide-int=widest-int-supported=8 -split-input-file -mlir-print-op-generic -mlir-print-debuginfo

func.func @narrow(%n: index, %v: i8, %x: f64) {
  %m = memref.alloc(%n) {alignment = 8 : i64, foo} : memref<?xi8>
  memref.store %v, %m[%n] {alignment = 8 : i64, bar} : memref<?xi8>
  %f = memref.alloca() : memref<f64>
  memref.store %x, %f[] : memref<f64>
  return
}

// -----

func.func @used_inside(%n: index, %s: index) {
  %v = arith.constant 7000 : i16
  %m = memref.alloc(%n) {alignment = 8 : i64, foo} : memref<?xi16>
  memref.store %v, %m[%n] {alignment = 8 : i64, bar, nontemporal = true} : memref<?xi16>
  %r = memref.load %m[%n] {alignment = 8 : i64, bar, nontemporal = true} : memref<?xi16>
  %t = arith.addi %r, %r : i16
  memref.store %t, %m[%n] : memref<?xi16>
  %l = memref.alloc(%n)[%s] : memref<?xi16, affine_map<(d0)[s0] -> (d0 + s0)>, "fast">
  memref.store %r, %l[%n] : memref<?xi16, affine_map<(d0)[s0] -> (d0 + s0)>, "fast">
  return
}

// -----

func.func @wide(%n: index) {
  %w = memref.alloc() : memref<4xi64>
  %y = memref.load %w[%n] : memref<4xi64>
  return
}
