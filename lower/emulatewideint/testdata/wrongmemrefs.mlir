// RUN: --memref-emulate-wide-int -split-input-file

func.func @alloca(%n: index) {
  %m = memref.alloca(%n) : memref<?xi64>
  return
}

// -----

func.func @dealloc(%m: memref<?xi64>) {
  memref.dealloc %m : memref<?xi64>
  return
}

// -----

func.func @cast(%m: memref<*xi64>) {
  %u = memref.cast %m : memref<*xi64> to memref<4xi64>
  return
}

// -----

func.func @argument(%m: memref<4xi64>, %n: index) {
  %u = memref.load %m[%n] : memref<4xi64>
  return
}

// -----

func.func @wider(%n: index) {
  %m = memref.alloc(%n) : memref<?xi128>
  return
}

// -----

func.func @widerStore(%m: memref<4xi128>, %v: i128, %n: index) {
  memref.store %v, %m[%n] : memref<4xi128>
  return
}

// -----

func.func @widerLoad(%m: memref<4xi128>, %n: index) {
  %v = memref.load %m[%n] : memref<4xi128>
  return
}
