// RUN: --arith-expand
// RUN: --arith-expand=include-bf16
// RUN: --arith-expand=include-f8e8m0=true
// RUN: --arith-expand=include-f4e2m1=true
// RUN: --arith-expand=include-bf16=true,include-f8e8m0=true,include-f4e2m1=true

func.func @divisions(%a: i32, %b: i32, %i: index, %v: vector<2x3xi8>) -> (i32, i32, i32, index, vector<2x3xi8>) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %a, %0 : i32
  %2 = arith.floordivsi %1, %b : i32
  %3 = arith.ceildivui %i, %i : index
  %4 = arith.ceildivsi %v, %v : vector<2x3xi8>
  return %0, %1, %2, %3, %4 : i32, i32, i32, index, vector<2x3xi8>
}

func.func @choices(%a: i32, %x: f32, %y: f32) -> (i32, f32, f32) {
  %0 = arith.maxsi %a, %a : i32
  %1 = arith.minimumf %x, %y : f32
  %2 = arith.maxnumf %x, %1 : f32
  return %0, %1, %2 : i32, f32, f32
}

// Constants fold before they are expanded.
func.func @constants() -> (i32, f32) {
  %c5 = arith.constant 5 : i32
  %c-2 = arith.constant -2 : i32
  %0 = arith.floordivsi %c5, %c-2 : i32
  %x = arith.constant 1.5 : bf16
  %1 = arith.extf %x : bf16 to f32
  return %0, %1 : i32, f32
}

func.func @formats(%a: bf16, %b: f32, %c: f8E8M0FNU, %d: f4E2M1FN) -> (f32, bf16, f16, f8E8M0FNU, f16, f4E2M1FN) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %b : f32 to bf16
  %2 = arith.extf %c : f8E8M0FNU to f16
  %3 = arith.truncf %1 : bf16 to f8E8M0FNU
  %4 = arith.extf %d : f4E2M1FN to f16
  %5 = arith.truncf %1 : bf16 to f4E2M1FN
  return %0, %1, %2, %3, %4, %5 : f32, bf16, f16, f8E8M0FNU, f16, f4E2M1FN
}

func.func @scales(%a: vector<4xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %x: vector<4xf32>) -> (vector<4xf32>, vector<4xf4E2M1FN>) {
  %0 = arith.scaling_extf %a, %s : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  %1 = arith.scaling_truncf %0, %x : vector<4xf32>, vector<4xf32> to vector<4xf4E2M1FN>
  return %0, %1 : vector<4xf32>, vector<4xf4E2M1FN>
}
