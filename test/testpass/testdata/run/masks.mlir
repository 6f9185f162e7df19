// RUN: --split-input-file --pass-pipeline="builtin.module(func.func(test-eliminate-vector-masks))"
// RUN: --split-input-file --pass-pipeline="builtin.module(func.func(test-eliminate-vector-masks{vscale-min=2 vscale-max=2}))"

func.func @fixed(%t: tensor<2x?xf32>, %a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %d0 = tensor.dim %t, %c0 : tensor<2x?xf32>
  %d1 = tensor.dim %t, %c1 : tensor<2x?xf32>
  %max = affine.max affine_map<(d0) -> (d0, 4)>(%d1)
  %0 = vector.create_mask %d0 : vector<2xi1>
  %1 = vector.create_mask %d0 : vector<3xi1>
  %2 = vector.create_mask %d1 : vector<2xi1>
  %3 = vector.create_mask %d0, %max : vector<1x4xi1>
  %4 = vector.create_mask %c5, %max : vector<5x4xi1>
  %5 = vector.create_mask %c5, %max : vector<6x4xi1>
  %6 = vector.create_mask %max : vector<[4]xi1>
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (vector<2xi1>, vector<3xi1>, vector<2xi1>, vector<1x4xi1>, vector<5x4xi1>, vector<6x4xi1>, vector<[4]xi1>) -> ()
  return
}
// -----
func.func @scalable(%t: tensor<2x?xf32>, %a: index) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %vscale = vector.vscale
  %v4 = arith.muli %c4, %vscale : index
  %sum = arith.addi %v4, %c1 : index
  %more = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%v4]
  %max = affine.max affine_map<()[s0, s1] -> (s0, s1 * 3)>()[%a, %vscale]
  %one = affine.max affine_map<()[s0, s1] -> (s0, s1)>()[%a, %vscale]
  %0 = vector.create_mask %vscale : vector<[1]xi1>
  %1 = vector.create_mask %v4 : vector<4xi1>
  %2 = vector.create_mask %sum : vector<[4]xi1>
  %3 = vector.create_mask %more, %max : vector<[8]x[3]xi1>
  %4 = vector.create_mask %max : vector<[4]xi1>
  %5 = vector.create_mask %max : vector<3xi1>
  %6 = vector.create_mask %one : vector<[1]xi1>
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (vector<[1]xi1>, vector<4xi1>, vector<[4]xi1>, vector<[8]x[3]xi1>, vector<[4]xi1>, vector<3xi1>, vector<[1]xi1>) -> ()
  return
}
// -----
func.func private @declared()
