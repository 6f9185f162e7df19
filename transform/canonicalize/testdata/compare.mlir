// RUN: --canonicalize

// Comparisons of integers that became floating-point numbers with constants.
func.func @compare1(%x: i1) {
  %c = arith.constant -0.5 : f16
  %0 = arith.sitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare2(%x: i1) {
  %c = arith.constant 1.0 : f16
  %0 = arith.sitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare3(%x: i1) {
  %c = arith.constant 1.5 : f16
  %0 = arith.sitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare4(%x: i1) {
  %c = arith.constant 127.5 : f16
  %0 = arith.sitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare5(%x: i1) {
  %c = arith.constant -128.5 : f16
  %0 = arith.sitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare6(%x: i1) {
  %c = arith.constant 256.0 : f16
  %0 = arith.sitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare7(%x: i1) {
  %c = arith.constant 1.0e30 : f16
  %0 = arith.sitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare8(%x: i1) {
  %c = arith.constant -0.5 : f16
  %0 = arith.uitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare9(%x: i1) {
  %c = arith.constant 1.0 : f16
  %0 = arith.uitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare10(%x: i1) {
  %c = arith.constant 1.5 : f16
  %0 = arith.uitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare11(%x: i1) {
  %c = arith.constant 127.5 : f16
  %0 = arith.uitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare12(%x: i1) {
  %c = arith.constant -128.5 : f16
  %0 = arith.uitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare13(%x: i1) {
  %c = arith.constant 256.0 : f16
  %0 = arith.uitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare14(%x: i1) {
  %c = arith.constant 1.0e30 : f16
  %0 = arith.uitofp %x : i1 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare15(%x: i8) {
  %c = arith.constant -0.5 : f32
  %0 = arith.sitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare16(%x: i8) {
  %c = arith.constant 1.0 : f32
  %0 = arith.sitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare17(%x: i8) {
  %c = arith.constant 1.5 : f32
  %0 = arith.sitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare18(%x: i8) {
  %c = arith.constant 127.5 : f32
  %0 = arith.sitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare19(%x: i8) {
  %c = arith.constant -128.5 : f32
  %0 = arith.sitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare20(%x: i8) {
  %c = arith.constant 256.0 : f32
  %0 = arith.sitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare21(%x: i8) {
  %c = arith.constant -9.223372e18 : f32
  %0 = arith.sitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare22(%x: i8) {
  %c = arith.constant 9223372036854775808.0 : f32
  %0 = arith.sitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare23(%x: i8) {
  %c = arith.constant 1.0e30 : f32
  %0 = arith.sitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare24(%x: i8) {
  %c = arith.constant -0.5 : f32
  %0 = arith.uitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare25(%x: i8) {
  %c = arith.constant 1.0 : f32
  %0 = arith.uitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare26(%x: i8) {
  %c = arith.constant 1.5 : f32
  %0 = arith.uitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare27(%x: i8) {
  %c = arith.constant 127.5 : f32
  %0 = arith.uitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare28(%x: i8) {
  %c = arith.constant -128.5 : f32
  %0 = arith.uitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare29(%x: i8) {
  %c = arith.constant 256.0 : f32
  %0 = arith.uitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare30(%x: i8) {
  %c = arith.constant -9.223372e18 : f32
  %0 = arith.uitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare31(%x: i8) {
  %c = arith.constant 9223372036854775808.0 : f32
  %0 = arith.uitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare32(%x: i8) {
  %c = arith.constant 1.0e30 : f32
  %0 = arith.uitofp %x : i8 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare33(%x: i16) {
  %c = arith.constant -0.5 : f16
  %0 = arith.sitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare34(%x: i16) {
  %c = arith.constant 1.0 : f16
  %0 = arith.sitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare35(%x: i16) {
  %c = arith.constant 1.5 : f16
  %0 = arith.sitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare36(%x: i16) {
  %c = arith.constant 127.5 : f16
  %0 = arith.sitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare37(%x: i16) {
  %c = arith.constant -128.5 : f16
  %0 = arith.sitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare38(%x: i16) {
  %c = arith.constant 256.0 : f16
  %0 = arith.sitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare39(%x: i16) {
  %c = arith.constant 1.0e30 : f16
  %0 = arith.sitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare40(%x: i16) {
  %c = arith.constant -0.5 : f16
  %0 = arith.uitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare41(%x: i16) {
  %c = arith.constant 1.0 : f16
  %0 = arith.uitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare42(%x: i16) {
  %c = arith.constant 1.5 : f16
  %0 = arith.uitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare43(%x: i16) {
  %c = arith.constant 127.5 : f16
  %0 = arith.uitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare44(%x: i16) {
  %c = arith.constant -128.5 : f16
  %0 = arith.uitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare45(%x: i16) {
  %c = arith.constant 256.0 : f16
  %0 = arith.uitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare46(%x: i16) {
  %c = arith.constant 1.0e30 : f16
  %0 = arith.uitofp %x : i16 to f16
  %r0 = arith.cmpf oeq, %0, %c : f16
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f16
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f16
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f16
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f16
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f16
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f16
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f16
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare47(%x: i64) {
  %c = arith.constant -0.5 : f32
  %0 = arith.sitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare48(%x: i64) {
  %c = arith.constant 1.0 : f32
  %0 = arith.sitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare49(%x: i64) {
  %c = arith.constant 1.5 : f32
  %0 = arith.sitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare50(%x: i64) {
  %c = arith.constant 127.5 : f32
  %0 = arith.sitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare51(%x: i64) {
  %c = arith.constant -128.5 : f32
  %0 = arith.sitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare52(%x: i64) {
  %c = arith.constant 256.0 : f32
  %0 = arith.sitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare53(%x: i64) {
  %c = arith.constant -9.223372e18 : f32
  %0 = arith.sitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare54(%x: i64) {
  %c = arith.constant 9223372036854775808.0 : f32
  %0 = arith.sitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare55(%x: i64) {
  %c = arith.constant 1.0e30 : f32
  %0 = arith.sitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare56(%x: i64) {
  %c = arith.constant -0.5 : f32
  %0 = arith.uitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare57(%x: i64) {
  %c = arith.constant 1.0 : f32
  %0 = arith.uitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare58(%x: i64) {
  %c = arith.constant 1.5 : f32
  %0 = arith.uitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare59(%x: i64) {
  %c = arith.constant 127.5 : f32
  %0 = arith.uitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare60(%x: i64) {
  %c = arith.constant -128.5 : f32
  %0 = arith.uitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare61(%x: i64) {
  %c = arith.constant 256.0 : f32
  %0 = arith.uitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare62(%x: i64) {
  %c = arith.constant -9.223372e18 : f32
  %0 = arith.uitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare63(%x: i64) {
  %c = arith.constant 9223372036854775808.0 : f32
  %0 = arith.uitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
func.func @compare64(%x: i64) {
  %c = arith.constant 1.0e30 : f32
  %0 = arith.uitofp %x : i64 to f32
  %r0 = arith.cmpf oeq, %0, %c : f32
  "t.use"(%r0) : (i1) -> ()
  %r1 = arith.cmpf oge, %0, %c : f32
  "t.use"(%r1) : (i1) -> ()
  %r2 = arith.cmpf olt, %0, %c : f32
  "t.use"(%r2) : (i1) -> ()
  %r3 = arith.cmpf ord, %0, %c : f32
  "t.use"(%r3) : (i1) -> ()
  %r4 = arith.cmpf ugt, %0, %c : f32
  "t.use"(%r4) : (i1) -> ()
  %r5 = arith.cmpf ule, %0, %c : f32
  "t.use"(%r5) : (i1) -> ()
  %r6 = arith.cmpf une, %0, %c : f32
  "t.use"(%r6) : (i1) -> ()
  %r7 = arith.cmpf uno, %0, %c : f32
  "t.use"(%r7) : (i1) -> ()
  return
}
