// RUN: --int-range-optimizations
// RUN: --arith-int-range-narrowing=int-bitwidths-supported=1,8,16,24,32
// RUN: --arith-int-range-narrowing=int-bitwidths-supported=16,32
// RUN: --arith-int-range-narrowing
// RUN: --arith-unsigned-when-equivalent
// RUN: --int-range-optimizations -mlir-print-debuginfo
// RUN: --arith-int-range-narrowing=int-bitwidths-supported=8 -dump-pass-pipeline

// A mask bounds a number.
func.func @mask(%a: i32, %b: i32) -> (i1, i32, i32, i1) {
  %m = arith.constant 7 : i32
  %k = arith.constant 8 : i32
  %x = arith.andi %a, %m : i32
  %less = arith.cmpi slt, %x, %k : i32
  %r = arith.remsi %x, %k : i32
  %s = arith.remui %x, %m : i32
  %y = arith.andi %b, %m : i32
  %c = arith.cmpi sle, %x, %y : i32
  return %less, %r, %s, %c : i1, i32, i32, i1
}

// Sums and products, with and without wrapping.
func.func @wrap(%a: i8, %b: i8) -> (i1, i1, i1, i64) {
  %x = arith.extui %a : i8 to i64
  %y = arith.extsi %b : i8 to i64
  %sum = arith.addi %x, %y : i64
  %product = arith.muli %x, %y : i64
  %k = arith.constant 1000 : i64
  %p = arith.cmpi slt, %sum, %k : i64
  %c = arith.constant 100 : i8
  %d = arith.addi %a, %c overflow<nuw> : i8
  %q = arith.cmpi uge, %d, %c : i8
  %e = arith.addi %a, %c : i8
  %r = arith.cmpi uge, %e, %c : i8
  %t = arith.subi %product, %sum : i64
  return %p, %q, %r, %t : i1, i1, i1, i64
}

// Divisions of numbers that are not negative.
func.func @divide(%a: index, %b: index) -> (index, index, index, index, index, index) {
  %k = arith.constant 100 : index
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %x0 = arith.maxsi %a, %z : index
  %x = arith.minsi %x0, %k : index
  %y0 = arith.maxsi %b, %one : index
  %y = arith.minsi %y0, %k : index
  %0 = arith.divsi %x, %y : index
  %1 = arith.ceildivsi %x, %y : index
  %2 = arith.floordivsi %x, %y : index
  %3 = arith.remsi %x, %y : index
  %4 = arith.shrsi %x, %y : index
  %5 = arith.divsi %a, %y : index
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// Vectors have the range of their elements.
func.func @vectors(%a: vector<4xi32>) -> (vector<4xi1>, vector<4xi32>, vector<4xi64>) {
  %k = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %m = arith.constant dense<15> : vector<4xi32>
  %x = arith.andi %a, %m : vector<4xi32>
  %c = arith.cmpi sle, %k, %m : vector<4xi32>
  %y = arith.addi %x, %k : vector<4xi32>
  %z = arith.extsi %y : vector<4xi32> to vector<4xi64>
  return %c, %y, %z : vector<4xi1>, vector<4xi32>, vector<4xi64>
}

// Loops.
func.func @loop(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %k = arith.constant 10 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%z : i32)
^head(%i: i32):
  %go = arith.cmpi slt, %i, %k : i32
  cf.cond_br %go, ^body, ^end
^body:
  %j = arith.addi %i, %one : i32
  cf.br ^head(%j : i32)
^end:
  return %i : i32
}

// Calls.
func.func private @small(%x: i32) -> i32 {
  %k = arith.constant 3 : i32
  %y = arith.muli %x, %k : i32
  return %y : i32
}
func.func @calls() -> (i32, i1) {
  %a = arith.constant 5 : i32
  %b = arith.constant 7 : i32
  %x = call @small(%a) : (i32) -> i32
  %y = call @small(%b) : (i32) -> i32
  %s = arith.addi %x, %y : i32
  %p = arith.cmpi ult, %s, %x : i32
  return %s, %p : i32, i1
}

// What is not executed has no range.
func.func @never(%a: i32) -> i1 {
  %t = arith.constant true
  cf.cond_br %t, ^end, ^never
^never:
  %x = arith.cmpi sge, %a, %a : i32
  return %x : i1
^end:
  return %t : i1
}
