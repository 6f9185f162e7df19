// Vectors of as many elements as nobody has memory for: what would have to be taken
// apart stays.

func.func @f(%a: vector<1000000x1000000xf32>, %b: vector<1000000x1000000xf32>, %s: f32, %i: index, %m: vector<100000x100000xi1>, %p: memref<?xf32>, %ix: vector<100000x100000xindex>, %q: vector<100000x100000xf32>) -> vector<1000000x1000000xf32> {
  %0 = arith.addf %a, %b : vector<1000000x1000000xf32>
  %1 = vector.transpose %0, [1, 0] : vector<1000000x1000000xf32> to vector<1000000x1000000xf32>
  %2 = vector.broadcast %s : f32 to vector<1000000x1000000xf32>
  %3 = vector.fma %1, %2, %a : vector<1000000x1000000xf32>
  %4 = vector.create_mask %i, %i : vector<1000000x1000000xi1>
  %5 = vector.constant_mask [999999, 5] : vector<1000000x1000000xi1>
  %6 = vector.bitcast %a : vector<1000000x1000000xf32> to vector<1000000x1000000xi32>
  %7 = vector.shape_cast %6 : vector<1000000x1000000xi32> to vector<1000000000000xi32>
  %8 = vector.gather %p[%i] [%ix], %m, %q : memref<?xf32>, vector<100000x100000xindex>, vector<100000x100000xi1>, vector<100000x100000xf32> into vector<100000x100000xf32>
  %9 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [999999, 3], strides = [1, 1]} : vector<1000000x1000000xf32> to vector<999999x3xf32>
  %c = arith.constant dense<1.0> : vector<1000000x1000000xf32>
  %10 = arith.mulf %3, %c : vector<1000000x1000000xf32>
  %11 = arith.cmpf oeq, %3, %c : vector<1000000x1000000xf32>
  %12 = arith.select %11, %3, %10 : vector<1000000x1000000xi1>, vector<1000000x1000000xf32>
  %13 = vector.step : vector<100000000000xindex>
  return %12 : vector<1000000x1000000xf32>
}
func.func @g(%a: vector<1000000xf32>, %b: vector<1000000xf32>) -> vector<1000000x1000000xf32> {
  %0 = vector.outerproduct %a, %b : vector<1000000xf32>, vector<1000000xf32>
  return %0 : vector<1000000x1000000xf32>
}
func.func @h(%a: vector<300000x1000xi32>) -> i32 {
  %r = vector.extract %a[5, 6] : i32 from vector<300000x1000xi32>
  %i, %j = arith.addui_extended %a, %a : vector<300000x1000xi32>, vector<300000x1000xi1>
  %x = arith.floordivsi %a, %a : vector<300000x1000xi32>
  return %r : i32
}

func.func @line(%x: f32, %v: vector<500000000xf32>) -> (vector<1000000000xf32>, vector<1000000000xf32>, vector<250000000xf32>, vector<250000000xf32>) {
  %0 = vector.broadcast %x : f32 to vector<1000000000xf32>
  %1 = vector.interleave %v, %v : vector<500000000xf32> -> vector<1000000000xf32>
  %2, %3 = vector.deinterleave %v : vector<500000000xf32> -> vector<250000000xf32>
  return %0, %1, %2, %3 : vector<1000000000xf32>, vector<1000000000xf32>, vector<250000000xf32>, vector<250000000xf32>
}
