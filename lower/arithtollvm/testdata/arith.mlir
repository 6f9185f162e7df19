// RUN: --convert-arith-to-llvm -split-input-file
// RUN: --convert-arith-to-llvm=index-bitwidth=32 -split-input-file -mlir-print-op-generic
// RUN: -pass-pipeline=builtin.module(func.func(convert-arith-to-llvm{index-bitwidth=16},reconcile-unrealized-casts)) -split-input-file
// RUN: --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts -split-input-file

func.func @scalars(%a: i32, %b: i32, %x: f32, %y: f32, %i: index) -> (i32, f32, index) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.shrui %0, %b exact {kept} : i32
  %2 = arith.mulf %x, %y fastmath<nnan, contract> : f32
  %3 = arith.minimumf %2, %y : f32
  %4 = arith.cmpi ult, %1, %a {dropped} : i32
  %5 = arith.cmpf ueq, %3, %x fastmath<fast> : f32
  %6 = arith.andi %4, %5 : i1
  %7 = arith.select %6, %1, %a : i32
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.maxui %8, %i : index
  return %7, %3, %9 : i32, f32, index
}

// -----

func.func @vectors(%a: vector<2x2x3xi32>, %b: vector<2x2x3xi32>, %c: vector<i64>, %d: vector<2x[4]xf32>) -> vector<2x2x3xi32> {
  %0 = arith.subi %a, %b overflow<nuw> : vector<2x2x3xi32>
  %1 = arith.cmpi slt, %0, %b : vector<2x2x3xi32>
  %2 = arith.select %1, %0, %b : vector<2x2x3xi1>, vector<2x2x3xi32>
  %3 = arith.trunci %c : vector<i64> to vector<i8>
  %4 = arith.truncf %d to_nearest_away : vector<2x[4]xf32> to vector<2x[4]xf16>
  return %2 : vector<2x2x3xi32>
}

// -----

func.func @divisions(%a: i32, %b: i32, %v: vector<2xindex>) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.floordivsi %0, %b : i32
  %2 = arith.ceildivui %1, %b : i32
  %3 = arith.floordivsi %v, %v : vector<2xindex>
  return %2 : i32
}

// -----

func.func @extended(%a: i32, %b: i32, %v: vector<4xi8>) -> (i32, i1, i32, i32) {
  %0, %1 = arith.addui_extended %a, %b : i32, i1
  %2, %3 = arith.mulsi_extended %a, %b : i32
  %4, %5 = arith.mului_extended %v, %v : vector<4xi8>
  return %0, %1, %2, %3 : i32, i1, i32, i32
}

// -----

// What LLVM has no types for stays.
func.func @foreign(%a: f8E5M2, %b: f4E2M1FN, %t: tensor<4xi32>, %c: i1) -> f8E5M2 {
  %0 = arith.addf %a, %a : f8E5M2
  %1 = arith.extf %b : f4E2M1FN to f32
  %2 = arith.addi %t, %t : tensor<4xi32>
  %3 = arith.select %c, %0, %a : f8E5M2
  %4 = arith.bitcast %3 : f8E5M2 to i8
  %5 = arith.constant 1.0 : tf32
  return %3 : f8E5M2
}

// -----

func.func @constants() -> (index, vector<2x2xindex>, f8E5M2) {
  %0 = arith.constant 5 : index
  %1 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>
  %2 = arith.constant 1.0 : f8E5M2
  return %0, %1, %2 : index, vector<2x2xindex>, f8E5M2
}
