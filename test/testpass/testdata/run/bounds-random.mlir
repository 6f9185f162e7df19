// RUN: --split-input-file --pass-pipeline="builtin.module(func.func(test-affine-reify-value-bounds))"
// Random functions.

func.func @f0(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1:2 = affine.delinearize_index %a into (3) : index, index
  %v2 = "test.reify_bound"(%v1#1) {type = "LB"} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 6 : index
  %v6 = scf.for %v4 = %c to %v1#1 step %v3 iter_args(%v5 = %t) -> (tensor<?x?xf32>) {
    %v7 = arith.constant 1 : index
    %v8 = arith.addi %c, %v7 : index
    scf.yield %t : tensor<?x?xf32>
  }
  "test.compare"(%v1#1, %a) {cmp = "GE"} : (index, index) -> ()
  %v9 = arith.select %b, %v1#1, %c : index
  "test.compare"(%v9, %a) {cmp = "GT"} : (index, index) -> ()
  %v10 = test.value_with_bounds {max = 87 : index, min = 17 : index}
  %v11 = arith.constant 4 : index
  %v12 = arith.muli %v1#1, %v11 : index
  "test.compare"(%v12, %a) {cmp = "LT"} : (index, index) -> ()
  %v13 = affine.apply affine_map<(d0)[] -> (((d0 floordiv 8) - (d0 - -4)))>(%v1#1)[]
  %v14 = "test.reify_bound"(%v13) {type = "UB"} : (index) -> (index)
  "test.use"(%v14) : (index) -> ()
  %v15 = affine.apply affine_map<()[] -> (20)>()[]
  %v16 = "test.reify_bound"(%v15) {type = "LB"} : (index) -> (index)
  "test.use"(%v16) : (index) -> ()
  %v17:3 = affine.delinearize_index %v9 into (3, 7, 5) : index, index, index
  "test.compare"(%v17#0, %c) {cmp = "LT"} : (index, index) -> ()
  %v18 = affine.apply affine_map<()[s0] -> (9)>()[%a]
  %v19 = "test.reify_bound"(%v18) {type = "EQ"} : (index) -> (index)
  "test.use"(%v19) : (index) -> ()
  %v20 = "test.reify_bound"(%v18) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v20) : (index) -> ()
  "test.end"(%a, %c, %v1#1, %v9, %v10, %v12, %v13, %v15, %v17#0, %v18) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f1(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1:1 = affine.delinearize_index %c into (%a) : index
  %v2 = "test.reify_bound"(%v1#0) {type = "EQ"} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.max affine_map<(d0,d1)[] -> (((d0 + 6) - (d1 mod 2)))>(%a, %a)[]
  "test.compare"(%v3, %a) {cmp = "EQ"} : (index, index) -> ()
  %v4 = affine.min affine_map<(d0,d1)[] -> (d1)>(%a, %a)[]
  %v5 = "test.reify_bound"(%v4) {type = "LB"} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  %v6 = arith.constant 8 : index
  %v7 = arith.muli %c, %v6 : index
  %v8 = affine.apply affine_map<(d0,d1)[] -> (((d0 - 37) - -5))>(%v4, %v1#0)[]
  %v9 = affine.apply affine_map<(d0)[s0] -> (d0)>(%v8)[%c]
  "test.compare"(%v9, %v8) {cmp = "GT"} : (index, index) -> ()
  %v10 = arith.constant 33 : index
  %v11 = "test.reify_bound"(%v10) {type = "EQ"} : (index) -> (index)
  "test.use"(%v11) : (index) -> ()
  %v12 = "test.reify_bound"(%v10) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v12) : (index) -> ()
  "test.end"(%a, %c, %v1#0, %v3, %v4, %v7, %v8, %v9, %v10) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f2(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 5 : index
  %v4 = scf.for %v2 = %c to %c step %v1 iter_args(%v3 = %t) -> (tensor<?x?xf32>) {
    %v5 = arith.constant 4 : index
    %v6 = arith.floordivsi %a, %v5 : index
    %v7 = affine.apply affine_map<(d0)[s0] -> (d0)>(%c)[%a]
    %v8 = arith.constant 1 : index
    %v9 = tensor.dim %v3, %v8 : tensor<?x?xf32>
    scf.yield %t : tensor<?x?xf32>
  }
  "test.compare"(%c, %c) {cmp = "LE"} : (index, index) -> ()
  %v10 = scf.if %b -> (index) {
    scf.yield %a : index
  } else {
    %v11 = arith.select %b, %c, %a : index
    %v12 = "test.reify_bound"(%v11) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v12) : (index) -> ()
    scf.yield %a : index
  }
  %v13 = test.value_with_bounds {max = 64 : index, min = 43 : index}
  %v14 = "test.reify_bound"(%v13) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v14) : (index) -> ()
  %v15 = affine.min affine_map<(d0)[s0] -> (((s0 * 5) floordiv 5), ((d0 + d0) + (d0 * -1)))>(%v13)[%c]
  %v16 = affine.linearize_index  [%c, %c, %v10] by (3, 7, 4) : index
  %v17 = "test.reify_bound"(%v16) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  %v18 = affine.apply affine_map<(d0)[s0] -> (26)>(%v16)[%c]
  "test.compare"(%v18, %v16) {cmp = "LE"} : (index, index) -> ()
  %v19 = affine.apply affine_map<(d0,d1)[] -> (-4)>(%v15, %v18)[]
  %v20 = "test.reify_bound"(%v19) {type = "UB"} : (index) -> (index)
  "test.use"(%v20) : (index) -> ()
  "test.end"(%a, %c, %v10, %v13, %v15, %v16, %v18, %v19) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f3(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.addi %c, %c : index
  %v2 = affine.linearize_index  [%a] by (7) : index
  %v3 = affine.min affine_map<(d0)[] -> (((d0 * -1) ceildiv 5), (10 * 5), 25)>(%v2)[]
  "test.compare"(%v3, %a) {cmp = "GE"} : (index, index) -> ()
  %v4 = arith.constant 33 : index
  "test.compare"(%v4, %v3) {cmp = "LT"} : (index, index) -> ()
  %v5 = arith.constant 1 : index
  scf.for %v6 = %v3 to %v3 step %v5 {
    %v7:2 = affine.delinearize_index %v6 into (4, 6) : index, index
    %v8 = "test.reify_bound"(%v7#1) {type = "UB"} : (index) -> (index)
    "test.use"(%v8) : (index) -> ()
  }
  %v9 = affine.apply affine_map<(d0,d1)[] -> (d0)>(%v4, %v1)[]
  %v10 = "test.reify_bound"(%v9) {type = "UB"} : (index) -> (index)
  "test.use"(%v10) : (index) -> ()
  %v11 = affine.linearize_index disjoint [%v4] by (2) : index
  %v12 = "test.reify_bound"(%v11) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v12) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3, %v4, %v9, %v11) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f4(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    scf.yield %c : index
  } else {
    %v2 = scf.if %b -> (index) {
      %v3 = affine.max affine_map<()[] -> (((5 floordiv 6) mod 6), ((-3 + -1) - (17 + 16)), 27)>()[]
      %v4 = "test.reify_bound"(%v3) {type = "LB", constant} : (index) -> (index)
      "test.use"(%v4) : (index) -> ()
      %v5 = affine.min affine_map<(d0)[] -> (d0)>(%a)[]
      %v6 = "test.reify_bound"(%v5) {type = "EQ", constant} : (index) -> (index)
      "test.use"(%v6) : (index) -> ()
      scf.yield %a : index
    } else {
      %v7 = arith.subi %c, %a : index
      %v8 = "test.reify_bound"(%v7) {type = "UB", constant} : (index) -> (index)
      "test.use"(%v8) : (index) -> ()
      %v9 = tensor.extract_slice %t[0, %a] [%v7, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      %v10 = "test.reify_bound"(%v7) {type = "LB"} : (index) -> (index)
      "test.use"(%v10) : (index) -> ()
      scf.yield %a : index
    }
    %v11 = "test.reify_bound"(%v2) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v11) : (index) -> ()
    %v12 = tensor.extract_slice %t[0, %a] [%v2, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %v13 = "test.reify_bound"(%v2) {type = "EQ", constant} : (index) -> (index)
    "test.use"(%v13) : (index) -> ()
    scf.yield %a : index
  }
  %v14 = arith.constant 5 : index
  scf.for %v15 = %v1 to %v1 step %v14 {
    %v16 = test.value_with_bounds {max = 63 : index, min = 49 : index}
    %v17 = affine.max affine_map<()[s0] -> (((s0 floordiv 6) * 0), ((5 * 0) - s0))>()[%a]
    "test.compare"(%v17, %v15) {cmp = "LE"} : (index, index) -> ()
    %v18 = affine.apply affine_map<(d0)[] -> (d0)>(%v1)[]
    "test.compare"(%v18, %v16) {cmp = "LT"} : (index, index) -> ()
  }
  %v19 = arith.constant 3 : index
  scf.for %v20 = %a to %a step %v19 {
    %v21 = affine.apply affine_map<(d0,d1)[s0] -> (((s0 ceildiv 3) - (s0 * 4)))>(%v20, %v1)[%c]
    "test.compare"(%v21, %v20) {cmp = "EQ"} : (index, index) -> ()
    %v22 = tensor.empty(%v1, %a) : tensor<?x?xf32>
    %v23 = "test.reify_bound"(%v21) {type = "EQ"} : (index) -> (index)
    "test.use"(%v23) : (index) -> ()
    %v24 = affine.max affine_map<(d0,d1)[s0] -> (-6, (s0 ceildiv 4))>(%a, %v21)[%a]
    %v25 = "test.reify_bound"(%v24) {type = "EQ"} : (index) -> (index)
    "test.use"(%v25) : (index) -> ()
    %v26 = arith.constant 2 : index
    %v27 = arith.floordivsi %v20, %v26 : index
    %v28 = "test.reify_bound"(%v27) {type = "EQ", constant} : (index) -> (index)
    "test.use"(%v28) : (index) -> ()
  }
  "test.compare"(%v1, %a) {cmp = "EQ"} : (index, index) -> ()
  %v29:1 = affine.delinearize_index %v1 into (%c) : index
  "test.compare"(%v29#0, %c) {cmp = "EQ"} : (index, index) -> ()
  %v30 = affine.apply affine_map<()[s0] -> (23)>()[%c]
  %v31 = "test.reify_bound"(%v30) {type = "LB"} : (index) -> (index)
  "test.use"(%v31) : (index) -> ()
  %v32 = "test.reify_bound"(%v30) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v32) : (index) -> ()
  "test.end"(%a, %c, %v1, %v29#0, %v30) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f5(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.max affine_map<(d0,d1)[] -> ((7 + (d1 + 31)))>(%c, %c)[]
  %v2 = "test.reify_bound"(%v1) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.apply affine_map<()[] -> (((19 mod 5) ceildiv 3))>()[]
  "test.compare"(%v3, %v1) {cmp = "EQ"} : (index, index) -> ()
  %v4 = affine.max affine_map<(d0,d1)[s0] -> (((s0 * 0) + s0), ((33 ceildiv 6) floordiv 6))>(%v3, %v1)[%c]
  "test.compare"(%v4, %c) {cmp = "GT"} : (index, index) -> ()
  %v5 = arith.select %b, %a, %v1 : index
  %v6 = arith.constant 18 : index
  %v7 = "test.reify_bound"(%v6) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v4, %v5, %v6) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f6(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %a] [%a, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v2 = "test.reify_bound"(%c) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 9 : index
  "test.compare"(%v3, %v3) {cmp = "LE"} : (index, index) -> ()
  %v4 = tensor.empty(%a, %v3) : tensor<?x?xf32>
  %v5 = scf.if %b -> (index) {
    scf.yield %v3 : index
  } else {
    %v6 = tensor.empty(%v3, %a) : tensor<?x?xf32>
    %v7 = "test.reify_bound"(%v3) {type = "UB"} : (index) -> (index)
    "test.use"(%v7) : (index) -> ()
    %v8 = arith.constant 0 : index
    %v9 = tensor.dim %t, %v8 : tensor<?x?xf32>
    scf.yield %c : index
  }
  %v10 = "test.reify_bound"(%v5) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v10) : (index) -> ()
  %v11 = arith.select %b, %c, %v5 : index
  %v12 = "test.reify_bound"(%v11) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v12) : (index) -> ()
  "test.end"(%a, %c, %v3, %v5, %v11) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f7(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  scf.for %v1 = %c to %c step %c {
    %v2 = affine.linearize_index  [%v1, %v1, %a] by (6, 1, 7) : index
    %v3:3 = affine.delinearize_index %a into (2, %a, 7) : index, index, index
    "test.compare"(%v3#1, %v1) {cmp = "EQ"} : (index, index) -> ()
    %v4 = arith.constant 2 : index
    %v5 = arith.floordivsi %v1, %v4 : index
    %v6 = "test.reify_bound"(%v5) {type = "EQ"} : (index) -> (index)
    "test.use"(%v6) : (index) -> ()
    %v7 = arith.constant 8 : index
    %v8 = arith.floordivsi %a, %v7 : index
  }
  %v9 = "test.reify_bound"(%c) {type = "EQ"} : (index) -> (index)
  "test.use"(%v9) : (index) -> ()
  %v10 = affine.max affine_map<()[] -> (((8 + 39) - (16 + 21)), (15 + (-9 - 19)))>()[]
  %v11 = affine.min affine_map<()[s0] -> (31, ((s0 + s0) - (s0 - s0)))>()[%c]
  %v12 = "test.reify_bound"(%v11) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v12) : (index) -> ()
  %v13 = affine.max affine_map<(d0)[s0] -> (((-5 * -2) * -3), ((s0 mod 8) * -1))>(%v10)[%a]
  %v14 = affine.min affine_map<()[s0] -> (((s0 ceildiv 4) floordiv 7), ((19 * -3) + s0), -7)>()[%a]
  %v15 = "test.reify_bound"(%v14) {type = "EQ"} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  %v16 = scf.if %b -> (index) {
    %v17 = arith.constant 3 : index
    %v18 = arith.muli %v11, %v17 : index
    scf.yield %v18 : index
  } else {
    scf.yield %v14 : index
  }
  "test.compare"(%v16, %v10) {cmp = "GT"} : (index, index) -> ()
  %v19 = arith.constant 41 : index
  "test.compare"(%v19, %v14) {cmp = "LE"} : (index, index) -> ()
  %v20 = arith.constant 11 : index
  %v21 = "test.reify_bound"(%v20) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v21) : (index) -> ()
  %v22:1 = affine.delinearize_index %v20 into (4) : index
  %v23 = "test.reify_bound"(%v22#0) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v23) : (index) -> ()
  "test.end"(%a, %c, %v10, %v11, %v13, %v14, %v16, %v19, %v20, %v22#0) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f8(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.empty(%a, %c) : tensor<?x?xf32>
  %v2 = affine.apply affine_map<(d0,d1)[] -> (((d0 mod 4) * -3))>(%a, %a)[]
  "test.compare"(%v2, %c) {cmp = "EQ"} : (index, index) -> ()
  %v3 = arith.constant 0 : index
  %v4 = tensor.dim %v1, %v3 : tensor<?x?xf32>
  %v5 = "test.reify_bound"(%v4) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  %v6 = affine.apply affine_map<()[] -> (((12 floordiv 1) - (39 + 2)))>()[]
  "test.compare"(%v6, %v4) {cmp = "LE"} : (index, index) -> ()
  %v7 = affine.apply affine_map<(d0)[s0] -> (((d0 - s0) * 4))>(%c)[%c]
  %v8 = "test.reify_bound"(%v7) {type = "UB"} : (index) -> (index)
  "test.use"(%v8) : (index) -> ()
  %v9 = arith.constant 2 : index
  %v10 = arith.subi %v4, %v9 : index
  "test.compare"(%v10, %v4) {cmp = "GE"} : (index, index) -> ()
  %v11 = scf.if %b -> (index) {
    %v12 = affine.linearize_index disjoint [%v10, %v4] by (2) : index
    scf.yield %v7 : index
  } else {
    %v13 = scf.if %b -> (index) {
      %v14 = arith.constant 15 : index
      scf.yield %v6 : index
    } else {
      %v15 = arith.constant 1 : index
      %v16 = tensor.dim %t, %v15 : tensor<?x?xf32>
      %v17 = "test.reify_bound"(%v16) {type = "UB"} : (index) -> (index)
      "test.use"(%v17) : (index) -> ()
      scf.yield %v10 : index
    }
    %v18 = affine.linearize_index  [%v4, %v6, %v10] by (2, 6, 7) : index
    "test.compare"(%v18, %v2) {cmp = "LE"} : (index, index) -> ()
    scf.yield %v10 : index
  }
  "test.compare"(%v11, %c) {cmp = "LT"} : (index, index) -> ()
  %v19 = affine.apply affine_map<()[s0] -> (37)>()[%a]
  %v20 = "test.reify_bound"(%v19) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v20) : (index) -> ()
  %v21:3 = affine.delinearize_index %v10 into (4, 6) : index, index, index
  %v22 = "test.reify_bound"(%v21#1) {type = "UB"} : (index) -> (index)
  "test.use"(%v22) : (index) -> ()
  %v23 = affine.min affine_map<(d0,d1)[] -> (d1, d0)>(%v4, %a)[]
  %v24 = "test.reify_bound"(%v23) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v24) : (index) -> ()
  %v25 = "test.reify_bound"(%v23) {type = "UB"} : (index) -> (index)
  "test.use"(%v25) : (index) -> ()
  "test.end"(%a, %c, %v2, %v4, %v6, %v7, %v10, %v11, %v19, %v21#1, %v23) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f9(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1:2 = affine.delinearize_index %a into (2) : index, index
  %v2 = tensor.empty(%c, %c) : tensor<?x?xf32>
  %v3 = affine.apply affine_map<(d0,d1)[] -> ((d0 mod 2))>(%c, %a)[]
  "test.compare"(%v3, %a) {cmp = "GE"} : (index, index) -> ()
  %v4 = arith.addi %v1#0, %v3 : index
  %v5 = arith.constant 4 : index
  %v6 = arith.subi %v1#0, %v5 : index
  %v7 = "test.reify_bound"(%v6) {type = "UB"} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = affine.max affine_map<()[s0] -> ((s0 * -3))>()[%c]
  %v9 = arith.constant 3 : index
  %v10 = arith.muli %v4, %v9 : index
  "test.compare"(%v10, %v1#0) {cmp = "LT"} : (index, index) -> ()
  %v11 = "test.reify_bound"(%v10) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v11) : (index) -> ()
  "test.end"(%a, %c, %v1#0, %v3, %v4, %v6, %v8, %v10) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f10(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1:3 = affine.delinearize_index %c into (%c, 4, 4) : index, index, index
  %v2 = "test.reify_bound"(%v1#1) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = scf.if %b -> (index) {
    %v4:3 = affine.delinearize_index %c into (1, 3, %c) : index, index, index
    "test.compare"(%v4#2, %v1#1) {cmp = "GE"} : (index, index) -> ()
    %v5 = affine.linearize_index  [%v4#2] by (5) : index
    %v6 = "test.reify_bound"(%v5) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v6) : (index) -> ()
    scf.yield %a : index
  } else {
    %v7 = scf.if %b -> (index) {
      %v8 = tensor.extract_slice %t[0, %v1#1] [%a, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      "test.compare"(%v1#1, %v1#1) {cmp = "LE"} : (index, index) -> ()
      scf.yield %a : index
    } else {
      %v9:3 = affine.delinearize_index %v1#1 into (%c, %c, 5) : index, index, index
      %v10 = arith.select %b, %v1#1, %v1#1 : index
      %v11 = "test.reify_bound"(%v10) {type = "EQ", constant} : (index) -> (index)
      "test.use"(%v11) : (index) -> ()
      scf.yield %v9#0 : index
    }
    %v12 = "test.reify_bound"(%v7) {type = "EQ", constant} : (index) -> (index)
    "test.use"(%v12) : (index) -> ()
    scf.yield %v1#1 : index
  }
  %v13 = "test.reify_bound"(%v3) {type = "LB"} : (index) -> (index)
  "test.use"(%v13) : (index) -> ()
  %v14 = arith.subi %v3, %a : index
  %v15 = affine.max affine_map<(d0)[] -> ((d0 mod 3), ((19 mod 3) - d0))>(%a)[]
  "test.compare"(%v15, %v1#1) {cmp = "GE"} : (index, index) -> ()
  %v16 = arith.constant 28 : index
  %v17 = "test.reify_bound"(%v16) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  %v18 = "test.reify_bound"(%v16) {type = "LB"} : (index) -> (index)
  "test.use"(%v18) : (index) -> ()
  "test.end"(%a, %c, %v1#1, %v3, %v14, %v15, %v16) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f11(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<(d0)[] -> (d0)>(%a)[]
  %v2 = "test.reify_bound"(%v1) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3:1 = affine.delinearize_index %c into (5) : index
  %v4 = affine.linearize_index  [%c] by (3) : index
  %v5 = "test.reify_bound"(%v4) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  %v6 = scf.if %b -> (index) {
    %v7 = affine.apply affine_map<(d0,d1)[s0] -> (((d1 ceildiv 6) + d1))>(%c, %a)[%a]
    scf.yield %v3#0 : index
  } else {
    %v8 = arith.constant 46 : index
    %v9 = tensor.empty(%v8, %v8) : tensor<?x?xf32>
    %v10 = "test.reify_bound"(%v8) {type = "EQ", constant} : (index) -> (index)
    "test.use"(%v10) : (index) -> ()
    scf.yield %v8 : index
  }
  %v11 = "test.reify_bound"(%v6) {type = "UB"} : (index) -> (index)
  "test.use"(%v11) : (index) -> ()
  %v12 = test.value_with_bounds {max = 50 : index, min = -4 : index}
  %v13 = "test.reify_bound"(%v12) {type = "UB"} : (index) -> (index)
  "test.use"(%v13) : (index) -> ()
  %v14 = affine.linearize_index disjoint [%v1, %v3#0] by (4, 3) : index
  %v15 = "test.reify_bound"(%v14) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3#0, %v4, %v6, %v12, %v14) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f12(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %a] [%c, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v2 = affine.linearize_index disjoint [%c, %a, %c] by (2, 7) : index
  %v3 = "test.reify_bound"(%v2) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v3) : (index) -> ()
  %v4 = tensor.empty(%c, %v2) : tensor<?x?xf32>
  %v5 = "test.reify_bound"(%v2) {type = "UB"} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  %v6 = arith.constant -3 : index
  %v7 = "test.reify_bound"(%v6) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = "test.reify_bound"(%v6) {type = "UB"} : (index) -> (index)
  "test.use"(%v8) : (index) -> ()
  "test.end"(%a, %c, %v2, %v6) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f13(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 6 : index
  scf.for %v2 = %c to %c step %v1 {
    %v3 = arith.constant 7 : index
    %v4 = arith.floordivsi %v2, %v3 : index
    %v5 = "test.reify_bound"(%v4) {type = "EQ", constant} : (index) -> (index)
    "test.use"(%v5) : (index) -> ()
  }
  %v8 = scf.for %v6 = %c to %a step %c iter_args(%v7 = %t) -> (tensor<?x?xf32>) {
    %v9 = arith.constant 4 : index
    %v10 = test.value_with_bounds {max = 38 : index, min = 5 : index}
    %v11 = arith.select %b, %v10, %a : index
    %v12 = arith.constant 7 : index
    scf.for %v13 = %a to %c step %v12 {
      %v14 = arith.constant 1 : index
      %v15 = tensor.dim %v7, %v14 : tensor<?x?xf32>
      %v16 = "test.reify_bound"(%v15) {type = "EQ", constant} : (index) -> (index)
      "test.use"(%v16) : (index) -> ()
    }
    scf.yield %v7 : tensor<?x?xf32>
  }
  %v17 = affine.min affine_map<()[] -> (((17 - 38) * -1))>()[]
  "test.compare"(%v17, %v17) {cmp = "LE"} : (index, index) -> ()
  %v18 = affine.apply affine_map<()[] -> (((23 floordiv 3) mod 7))>()[]
  %v19 = arith.constant 7 : index
  %v20 = arith.muli %v17, %v19 : index
  "test.compare"(%v20, %v18) {cmp = "EQ"} : (index, index) -> ()
  %v21 = test.value_with_bounds {max = 101 : index, min = 14 : index}
  %v22 = "test.reify_bound"(%v21) {type = "UB"} : (index) -> (index)
  "test.use"(%v22) : (index) -> ()
  %v23 = affine.apply affine_map<(d0,d1)[s0] -> (((s0 - s0) + 7))>(%v21, %v18)[%c]
  %v24 = affine.apply affine_map<()[] -> ((9 + (25 floordiv 6)))>()[]
  %v25 = "test.reify_bound"(%v24) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v25) : (index) -> ()
  %v26 = arith.select %b, %v23, %v23 : index
  %v27 = "test.reify_bound"(%v26) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v27) : (index) -> ()
  "test.end"(%a, %c, %v17, %v18, %v20, %v21, %v23, %v24, %v26) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f14(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.empty(%a, %c) : tensor<?x?xf32>
  %v2 = "test.reify_bound"(%c) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.linearize_index  [%a, %c] by (5, 3) : index
  %v4 = "test.reify_bound"(%v3) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.constant 0 : index
  %v6 = tensor.dim %t, %v5 : tensor<?x?xf32>
  "test.compare"(%v6, %v3) {cmp = "GE"} : (index, index) -> ()
  %v7 = test.value_with_bounds {max = 32 : index, min = 26 : index}
  %v8 = "test.reify_bound"(%v7) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v8) : (index) -> ()
  %v9 = arith.addi %c, %c : index
  %v10 = "test.reify_bound"(%v9) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v10) : (index) -> ()
  "test.end"(%a, %c, %v3, %v6, %v7, %v9) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f15(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 7 : index
  %v2 = arith.floordivsi %c, %v1 : index
  "test.compare"(%v2, %a) {cmp = "GE"} : (index, index) -> ()
  %v3 = test.value_with_bounds {max = 32 : index, min = 8 : index}
  %v4 = arith.select %b, %v3, %a : index
  %v5 = "test.reify_bound"(%v4) {type = "EQ"} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  %v6 = affine.apply affine_map<(d0,d1)[] -> (39)>(%a, %v4)[]
  "test.compare"(%v6, %c) {cmp = "LT"} : (index, index) -> ()
  %v7 = tensor.extract_slice %t[0, %v4] [%v2, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v8 = affine.linearize_index disjoint [%v4, %v6] by (2, 8) : index
  "test.compare"(%v8, %v6) {cmp = "GT"} : (index, index) -> ()
  %v9 = test.value_with_bounds {max = 127 : index, min = 48 : index}
  %v10 = "test.reify_bound"(%v9) {type = "LB"} : (index) -> (index)
  "test.use"(%v10) : (index) -> ()
  %v11 = arith.select %b, %v6, %v8 : index
  %v12 = test.value_with_bounds {max = 88 : index, min = 42 : index}
  %v13 = "test.reify_bound"(%v12) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v13) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3, %v4, %v6, %v8, %v9, %v11, %v12) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f16(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 78 : index, min = -5 : index}
  %v2 = "test.reify_bound"(%v1) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 0 : index
  %v4 = tensor.dim %t, %v3 : tensor<?x?xf32>
  %v5 = "test.reify_bound"(%v4) {type = "LB"} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  %v6 = tensor.empty(%c, %c) : tensor<?x?xf32>
  %v7 = "test.reify_bound"(%v4) {type = "EQ"} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = tensor.extract_slice %v6[0, %c] [%v4, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v9 = "test.reify_bound"(%v4) {type = "LB"} : (index) -> (index)
  "test.use"(%v9) : (index) -> ()
  %v12 = scf.for %v10 = %a to %v1 step %c iter_args(%v11 = %t) -> (tensor<?x?xf32>) {
    %v13 = arith.constant 7 : index
    %v14 = arith.addi %v10, %v13 : index
    "test.compare"(%v14, %c) {cmp = "GT"} : (index, index) -> ()
    %v15 = scf.if %b -> (index) {
      %v16 = affine.max affine_map<()[s0] -> ((s0 + (4 * 3)), ((-2 * 2) * 3))>()[%c]
      "test.compare"(%v16, %v4) {cmp = "GE"} : (index, index) -> ()
      %v17 = arith.constant 8 : index
      %v18 = arith.addi %v10, %v17 : index
      %v19 = "test.reify_bound"(%v18) {type = "EQ"} : (index) -> (index)
      "test.use"(%v19) : (index) -> ()
      scf.yield %v14 : index
    } else {
      scf.yield %v10 : index
    }
    "test.compare"(%v15, %v1) {cmp = "GE"} : (index, index) -> ()
    %v20 = arith.constant 0 : index
    %v21 = tensor.dim %v11, %v20 : tensor<?x?xf32>
    scf.yield %v8 : tensor<?x?xf32>
  }
  %v22 = "test.reify_bound"(%v4) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v22) : (index) -> ()
  %v23 = affine.apply affine_map<()[] -> (((-3 ceildiv 2) * -2))>()[]
  %v24 = "test.reify_bound"(%v23) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v24) : (index) -> ()
  "test.end"(%a, %c, %v1, %v4, %v23) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f17(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %a] [%a, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v2 = "test.reify_bound"(%c) {type = "UB"} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 8 : index
  %v4 = arith.addi %c, %v3 : index
  %v5 = arith.constant 2 : index
  %v6 = arith.floordivsi %a, %v5 : index
  %v7 = affine.apply affine_map<(d0)[] -> (d0)>(%v4)[]
  %v8 = "test.reify_bound"(%v7) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v8) : (index) -> ()
  %v9 = arith.constant 49 : index
  %v10:2 = affine.delinearize_index %a into (%a) : index, index
  "test.compare"(%v10#1, %v10#1) {cmp = "EQ"} : (index, index) -> ()
  %v11 = "test.reify_bound"(%v10#1) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v11) : (index) -> ()
  "test.end"(%a, %c, %v4, %v6, %v7, %v9, %v10#1) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f18(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.min affine_map<()[] -> (((8 - 13) - -5), ((0 - 18) - -1), ((28 - -2) + (21 + 38)))>()[]
  "test.compare"(%v1, %a) {cmp = "EQ"} : (index, index) -> ()
  %v2 = scf.if %b -> (index) {
    %v3 = tensor.empty(%v1, %c) : tensor<?x?xf32>
    scf.yield %c : index
  } else {
    %v4 = arith.constant 38 : index
    scf.yield %a : index
  }
  "test.compare"(%v2, %c) {cmp = "GE"} : (index, index) -> ()
  %v5 = test.value_with_bounds {max = 68 : index, min = 15 : index}
  %v6 = "test.reify_bound"(%v5) {type = "EQ"} : (index) -> (index)
  "test.use"(%v6) : (index) -> ()
  %v7 = affine.apply affine_map<(d0)[] -> (-8)>(%a)[]
  %v8 = tensor.extract_slice %t[0, %v7] [%v7, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.compare"(%v7, %v1) {cmp = "LE"} : (index, index) -> ()
  %v9:3 = affine.delinearize_index %v1 into (4, 7, %c) : index, index, index
  "test.compare"(%v9#0, %v5) {cmp = "LE"} : (index, index) -> ()
  %v10 = "test.reify_bound"(%v9#0) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v10) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v5, %v7, %v9#0) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f19(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 6 : index
  scf.for %v2 = %a to %a step %v1 {
    %v3 = affine.linearize_index disjoint [%c] by (3) : index
    %v4 = "test.reify_bound"(%v3) {type = "UB"} : (index) -> (index)
    "test.use"(%v4) : (index) -> ()
    %v5 = affine.apply affine_map<(d0)[s0] -> ((23 * -3))>(%a)[%a]
    %v6 = "test.reify_bound"(%v5) {type = "EQ", constant} : (index) -> (index)
    "test.use"(%v6) : (index) -> ()
    %v7 = tensor.empty(%v2, %c) : tensor<?x?xf32>
    %v8 = "test.reify_bound"(%v5) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v8) : (index) -> ()
  }
  %v9 = "test.reify_bound"(%c) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v9) : (index) -> ()
  %v10 = affine.max affine_map<()[s0] -> (s0, s0, (38 + s0))>()[%c]
  %v11 = arith.constant 5 : index
  %v12 = arith.floordivsi %c, %v11 : index
  %v13 = "test.reify_bound"(%v12) {type = "UB"} : (index) -> (index)
  "test.use"(%v13) : (index) -> ()
  %v14 = scf.if %b -> (index) {
    %v15 = affine.linearize_index  [%a] by (7) : index
    scf.yield %v10 : index
  } else {
    %v16 = test.value_with_bounds {max = 52 : index, min = 5 : index}
    %v17 = "test.reify_bound"(%v16) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v17) : (index) -> ()
    %v18 = tensor.extract_slice %t[0, %v10] [%v12, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %v19 = "test.reify_bound"(%v16) {type = "LB"} : (index) -> (index)
    "test.use"(%v19) : (index) -> ()
    scf.yield %c : index
  }
  "test.compare"(%v14, %v14) {cmp = "EQ"} : (index, index) -> ()
  %v20 = "test.reify_bound"(%v14) {type = "UB"} : (index) -> (index)
  "test.use"(%v20) : (index) -> ()
  "test.end"(%a, %c, %v10, %v12, %v14) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f20(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %c] [%c, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v2 = affine.linearize_index  [%c, %c, %a] by (6, 4) : index
  "test.compare"(%v2, %v2) {cmp = "EQ"} : (index, index) -> ()
  %v3 = tensor.empty(%a, %v2) : tensor<?x?xf32>
  %v4 = "test.reify_bound"(%v2) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  "test.end"(%a, %c, %v2) : (index, index, index) -> ()
  return
}
// -----
func.func @f21(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.linearize_index disjoint [%a] by (2) : index
  %v2 = "test.reify_bound"(%v1) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = scf.if %b -> (index) {
    %v4 = tensor.extract_slice %t[0, %a] [%c, %v1] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %v5 = arith.constant 5 : index
    %v6 = arith.floordivsi %a, %v5 : index
    %v7 = "test.reify_bound"(%v6) {type = "UB"} : (index) -> (index)
    "test.use"(%v7) : (index) -> ()
    scf.yield %c : index
  } else {
    %v8 = tensor.empty(%a, %c) : tensor<?x?xf32>
    %v9 = "test.reify_bound"(%v1) {type = "LB"} : (index) -> (index)
    "test.use"(%v9) : (index) -> ()
    scf.yield %v1 : index
  }
  %v10 = "test.reify_bound"(%v3) {type = "UB"} : (index) -> (index)
  "test.use"(%v10) : (index) -> ()
  %v11 = affine.min affine_map<(d0,d1)[] -> (((d0 * 3) + (-2 - -2)), (16 * 4), -3)>(%v1, %c)[]
  %v12 = "test.reify_bound"(%v11) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v12) : (index) -> ()
  %v13 = scf.if %b -> (index) {
    scf.yield %v3 : index
  } else {
    %v14 = affine.max affine_map<(d0,d1)[s0] -> (((s0 floordiv 1) * 1), ((27 ceildiv 6) * 5), -4)>(%v3, %c)[%c]
    scf.yield %v11 : index
  }
  %v15 = "test.reify_bound"(%v13) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  %v16 = "test.reify_bound"(%v13) {type = "UB"} : (index) -> (index)
  "test.use"(%v16) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v11, %v13) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f22(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    %v2 = arith.constant 8 : index
    %v3 = arith.subi %c, %v2 : index
    "test.compare"(%v3, %a) {cmp = "LE"} : (index, index) -> ()
    %v4 = affine.max affine_map<()[s0] -> (((26 - 0) - (s0 - s0)), ((-3 * 5) mod 5), s0)>()[%c]
    %v5 = "test.reify_bound"(%v4) {type = "LB"} : (index) -> (index)
    "test.use"(%v5) : (index) -> ()
    scf.yield %v3 : index
  } else {
    %v6 = arith.constant 5 : index
    %v7 = arith.muli %a, %v6 : index
    scf.yield %v7 : index
  }
  %v8 = "test.reify_bound"(%v1) {type = "UB"} : (index) -> (index)
  "test.use"(%v8) : (index) -> ()
  %v9 = affine.apply affine_map<(d0,d1)[] -> (((d1 * 2) ceildiv 4))>(%c, %c)[]
  %v10 = tensor.extract_slice %t[0, %v1] [%v1, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v11 = "test.reify_bound"(%v9) {type = "LB"} : (index) -> (index)
  "test.use"(%v11) : (index) -> ()
  %v12 = arith.constant 2 : index
  %v13 = arith.muli %a, %v12 : index
  %v14 = affine.apply affine_map<()[s0] -> ((s0 ceildiv 3))>()[%a]
  "test.compare"(%v14, %v14) {cmp = "LE"} : (index, index) -> ()
  %v15 = "test.reify_bound"(%v14) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  "test.end"(%a, %c, %v1, %v9, %v13, %v14) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f23(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.linearize_index  [%c] by (3) : index
  "test.compare"(%v1, %a) {cmp = "GT"} : (index, index) -> ()
  %v2 = arith.constant 30 : index
  %v3 = arith.subi %v1, %c : index
  %v4 = affine.apply affine_map<(d0,d1)[] -> ((28 floordiv 2))>(%v3, %c)[]
  %v5 = arith.addi %a, %v1 : index
  %v6 = arith.constant 21 : index
  %v7 = "test.reify_bound"(%v6) {type = "EQ"} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = arith.constant 18 : index
  %v9 = "test.reify_bound"(%v8) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v9) : (index) -> ()
  %v10 = arith.select %b, %v5, %v4 : index
  %v11 = "test.reify_bound"(%v10) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v11) : (index) -> ()
  %v12 = arith.constant 44 : index
  %v13 = "test.reify_bound"(%v12) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v13) : (index) -> ()
  %v14 = arith.constant 1 : index
  %v15 = tensor.dim %t, %v14 : tensor<?x?xf32>
  %v16 = scf.if %b -> (index) {
    scf.yield %v2 : index
  } else {
    scf.yield %v2 : index
  }
  %v17 = "test.reify_bound"(%v16) {type = "UB"} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  %v18 = "test.reify_bound"(%v16) {type = "UB"} : (index) -> (index)
  "test.use"(%v18) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3, %v4, %v5, %v6, %v8, %v10, %v12, %v15, %v16) : (index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f24(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 95 : index, min = 29 : index}
  "test.compare"(%v1, %v1) {cmp = "LT"} : (index, index) -> ()
  %v2 = affine.min affine_map<()[] -> (((6 * -3) + (26 - 33)), -5)>()[]
  "test.compare"(%v2, %c) {cmp = "EQ"} : (index, index) -> ()
  %v3 = affine.min affine_map<(d0)[] -> ((-7 floordiv 7), (5 - 0))>(%a)[]
  %v4 = "test.reify_bound"(%v3) {type = "LB"} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  %v5:2 = affine.delinearize_index %v1 into (5, 1) : index, index
  %v6 = "test.reify_bound"(%v5#1) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v6) : (index) -> ()
  %v7:3 = affine.delinearize_index %v1 into (2, 3, %c) : index, index, index
  "test.compare"(%v7#1, %v7#1) {cmp = "GT"} : (index, index) -> ()
  %v8 = "test.reify_bound"(%v7#1) {type = "UB"} : (index) -> (index)
  "test.use"(%v8) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3, %v5#1, %v7#1) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f25(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<(d0)[] -> (((2 + d0) * 2))>(%c)[]
  %v2 = arith.constant 3 : index
  %v3 = arith.floordivsi %a, %v2 : index
  %v4 = "test.reify_bound"(%v3) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.constant 6 : index
  %v6 = arith.muli %v1, %v5 : index
  %v7 = test.value_with_bounds {max = 70 : index, min = 30 : index}
  %v8 = "test.reify_bound"(%v7) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v8) : (index) -> ()
  %v9 = scf.if %b -> (index) {
    %v10:2 = affine.delinearize_index %v1 into (4, 5) : index, index
    %v11 = "test.reify_bound"(%v10#1) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v11) : (index) -> ()
    %v12 = affine.apply affine_map<(d0,d1)[] -> (((d1 mod 8) * 2))>(%v1, %v3)[]
    "test.compare"(%v12, %v12) {cmp = "LT"} : (index, index) -> ()
    scf.yield %c : index
  } else {
    %v13 = affine.linearize_index disjoint [%a, %v7, %c] by (5, 8, 1) : index
    %v14 = "test.reify_bound"(%v13) {type = "EQ"} : (index) -> (index)
    "test.use"(%v14) : (index) -> ()
    scf.yield %v6 : index
  }
  %v15 = "test.reify_bound"(%v9) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v6, %v7, %v9) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f26(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<(d0)[s0] -> (((33 - s0) ceildiv 3))>(%a)[%c]
  %v2 = affine.min affine_map<(d0)[s0] -> (((32 mod 7) + (s0 - 36)))>(%v1)[%a]
  "test.compare"(%v2, %v2) {cmp = "GT"} : (index, index) -> ()
  %v3 = arith.constant 31 : index
  %v4 = "test.reify_bound"(%v3) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.select %b, %v2, %v1 : index
  %v6 = "test.reify_bound"(%v5) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v6) : (index) -> ()
  %v7 = arith.select %b, %c, %v5 : index
  %v8 = "test.reify_bound"(%v7) {type = "EQ"} : (index) -> (index)
  "test.use"(%v8) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3, %v5, %v7) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f27(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    %v2:2 = affine.delinearize_index %a into (2) : index, index
    scf.yield %c : index
  } else {
    %v3 = tensor.empty(%c, %a) : tensor<?x?xf32>
    %v4 = "test.reify_bound"(%c) {type = "UB"} : (index) -> (index)
    "test.use"(%v4) : (index) -> ()
    %v5 = affine.linearize_index  [%a] by (1) : index
    "test.compare"(%v5, %v5) {cmp = "GE"} : (index, index) -> ()
    scf.yield %a : index
  }
  %v6 = "test.reify_bound"(%v1) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v6) : (index) -> ()
  %v7 = arith.select %b, %c, %c : index
  "test.compare"(%v7, %v1) {cmp = "LT"} : (index, index) -> ()
  %v8 = tensor.extract_slice %t[0, %v7] [%c, %v7] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v9 = affine.linearize_index  [%v7] by (7) : index
  "test.compare"(%v9, %v7) {cmp = "GE"} : (index, index) -> ()
  %v10 = test.value_with_bounds {max = 97 : index, min = 28 : index}
  "test.compare"(%v10, %a) {cmp = "GE"} : (index, index) -> ()
  %v11 = arith.constant 1 : index
  %v12 = arith.subi %c, %v11 : index
  %v13 = affine.max affine_map<(d0)[s0] -> (d0, ((s0 ceildiv 8) + (d0 - 36)), d0)>(%v7)[%a]
  %v14 = affine.apply affine_map<()[] -> (((31 - 10) + (27 mod 7)))>()[]
  %v15 = affine.max affine_map<()[] -> (((19 - 4) - (-4 * 3)), ((23 * -3) * -1))>()[]
  %v16 = "test.reify_bound"(%v15) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v16) : (index) -> ()
  %v17 = scf.if %b -> (index) {
    scf.yield %v9 : index
  } else {
    scf.yield %v15 : index
  }
  %v18 = "test.reify_bound"(%v17) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v18) : (index) -> ()
  "test.end"(%a, %c, %v1, %v7, %v9, %v10, %v12, %v13, %v14, %v15, %v17) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f28(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 4 : index
  %v4 = scf.for %v2 = %a to %c step %v1 iter_args(%v3 = %t) -> (tensor<?x?xf32>) {
    %v5 = arith.constant 4 : index
    %v8 = scf.for %v6 = %c to %a step %v5 iter_args(%v7 = %t) -> (tensor<?x?xf32>) {
      %v9 = "test.reify_bound"(%v6) {type = "LB", constant} : (index) -> (index)
      "test.use"(%v9) : (index) -> ()
      %v10 = tensor.extract_slice %v7[0, %v6] [%v2, %v2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      scf.yield %v10 : tensor<?x?xf32>
    }
    "test.compare"(%v2, %a) {cmp = "LT"} : (index, index) -> ()
    %v11 = affine.apply affine_map<(d0,d1)[s0] -> ((d1 * 3))>(%v2, %c)[%c]
    scf.yield %v3 : tensor<?x?xf32>
  }
  %v12 = affine.apply affine_map<(d0,d1)[] -> (((13 * -4) * -3))>(%a, %c)[]
  "test.compare"(%v12, %a) {cmp = "EQ"} : (index, index) -> ()
  %v13 = affine.min affine_map<(d0,d1)[s0] -> (16, ((d0 floordiv 2) mod 1))>(%v12, %a)[%c]
  "test.compare"(%v13, %a) {cmp = "EQ"} : (index, index) -> ()
  %v14 = arith.constant 0 : index
  %v15 = tensor.dim %v4, %v14 : tensor<?x?xf32>
  %v16 = arith.constant 0 : index
  %v17 = tensor.dim %v4, %v16 : tensor<?x?xf32>
  %v18 = arith.constant 23 : index
  %v19 = tensor.empty(%v15, %v15) : tensor<?x?xf32>
  %v20 = arith.select %b, %v15, %c : index
  %v21 = arith.constant 0 : index
  %v22 = tensor.dim %v19, %v21 : tensor<?x?xf32>
  %v23 = arith.constant 1 : index
  %v24 = tensor.dim %v4, %v23 : tensor<?x?xf32>
  %v25 = "test.reify_bound"(%v24) {type = "EQ"} : (index) -> (index)
  "test.use"(%v25) : (index) -> ()
  %v26 = affine.linearize_index disjoint [%v13, %v17] by (4, 8) : index
  "test.compare"(%v26, %v13) {cmp = "GT"} : (index, index) -> ()
  %v27 = "test.reify_bound"(%v26) {type = "LB"} : (index) -> (index)
  "test.use"(%v27) : (index) -> ()
  "test.end"(%a, %c, %v12, %v13, %v15, %v17, %v18, %v20, %v22, %v24, %v26) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f29(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 1 : index
  %v2 = "test.reify_bound"(%v1) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.linearize_index disjoint [%a, %a, %c] by (3, 5) : index
  %v4 = "test.reify_bound"(%v3) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.constant 4 : index
  %v6 = arith.floordivsi %v1, %v5 : index
  "test.compare"(%v6, %v1) {cmp = "LE"} : (index, index) -> ()
  %v7 = "test.reify_bound"(%v6) {type = "UB"} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v6) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f30(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.empty(%c, %c) : tensor<?x?xf32>
  %v2 = "test.reify_bound"(%c) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = scf.if %b -> (index) {
    %v4 = affine.max affine_map<()[] -> (-3, ((30 mod 4) - (7 - 24)))>()[]
    %v5 = "test.reify_bound"(%v4) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v5) : (index) -> ()
    %v6 = arith.addi %v4, %v4 : index
    %v7 = "test.reify_bound"(%v6) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v7) : (index) -> ()
    scf.yield %v4 : index
  } else {
    %v8:1 = affine.delinearize_index %c into (4) : index
    "test.compare"(%v8#0, %c) {cmp = "GE"} : (index, index) -> ()
    %v9 = scf.if %b -> (index) {
      %v10 = tensor.empty(%a, %c) : tensor<?x?xf32>
      "test.compare"(%v8#0, %a) {cmp = "GE"} : (index, index) -> ()
      %v11 = affine.apply affine_map<()[] -> (((18 + -5) mod 4))>()[]
      scf.yield %c : index
    } else {
      %v12 = arith.constant 0 : index
      %v13 = tensor.dim %t, %v12 : tensor<?x?xf32>
      %v14 = "test.reify_bound"(%v13) {type = "LB"} : (index) -> (index)
      "test.use"(%v14) : (index) -> ()
      scf.yield %a : index
    }
    %v15 = "test.reify_bound"(%v9) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v15) : (index) -> ()
    scf.yield %c : index
  }
  %v16 = affine.apply affine_map<(d0,d1)[] -> (d0)>(%a, %c)[]
  %v17 = "test.reify_bound"(%v16) {type = "LB"} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  %v18 = affine.min affine_map<()[] -> (((38 ceildiv 2) * 5), 34, ((15 * 2) - (28 - 3)))>()[]
  %v19 = "test.reify_bound"(%v18) {type = "LB"} : (index) -> (index)
  "test.use"(%v19) : (index) -> ()
  scf.for %v20 = %v3 to %a step %v16 {
    %v21 = affine.linearize_index  [%v16] by (8) : index
    "test.compare"(%v21, %a) {cmp = "GE"} : (index, index) -> ()
    %v22 = test.value_with_bounds {max = 8 : index, min = -6 : index}
    %v23 = "test.reify_bound"(%v22) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v23) : (index) -> ()
    %v24 = arith.constant 1 : index
    %v25 = tensor.dim %t, %v24 : tensor<?x?xf32>
  }
  %v26 = "test.reify_bound"(%v18) {type = "LB"} : (index) -> (index)
  "test.use"(%v26) : (index) -> ()
  "test.end"(%a, %c, %v3, %v16, %v18) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f31(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 26 : index
  %v2 = arith.select %b, %c, %a : index
  "test.compare"(%v2, %a) {cmp = "LT"} : (index, index) -> ()
  %v3 = arith.subi %c, %c : index
  %v4 = arith.constant 1 : index
  %v7 = scf.for %v5 = %c to %v1 step %v4 iter_args(%v6 = %t) -> (tensor<?x?xf32>) {
    %v8 = test.value_with_bounds {max = 79 : index, min = 1 : index}
    %v9 = "test.reify_bound"(%v8) {type = "EQ"} : (index) -> (index)
    "test.use"(%v9) : (index) -> ()
    %v10 = arith.constant 2 : index
    scf.for %v11 = %c to %a step %v10 {
      %v12 = affine.apply affine_map<()[s0] -> (-2)>()[%a]
      %v13 = "test.reify_bound"(%v12) {type = "LB"} : (index) -> (index)
      "test.use"(%v13) : (index) -> ()
    }
    %v14 = "test.reify_bound"(%v8) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v14) : (index) -> ()
    scf.yield %t : tensor<?x?xf32>
  }
  %v15 = "test.reify_bound"(%v3) {type = "LB"} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  %v16 = arith.constant 5 : index
  %v19 = scf.for %v17 = %a to %v2 step %v16 iter_args(%v18 = %v7) -> (tensor<?x?xf32>) {
    %v20 = scf.if %b -> (index) {
      %v21 = "test.reify_bound"(%v17) {type = "UB"} : (index) -> (index)
      "test.use"(%v21) : (index) -> ()
      %v22 = affine.min affine_map<(d0,d1)[s0] -> (((d1 + s0) + (28 - s0)), ((18 * 5) - s0))>(%v17, %a)[%c]
      "test.compare"(%v22, %v17) {cmp = "GE"} : (index, index) -> ()
      scf.yield %c : index
    } else {
      %v23 = test.value_with_bounds {max = 51 : index, min = 3 : index}
      "test.compare"(%v23, %v1) {cmp = "LT"} : (index, index) -> ()
      %v24 = affine.apply affine_map<()[] -> (((-8 * 2) * -1))>()[]
      scf.yield %v1 : index
    }
    scf.yield %v7 : tensor<?x?xf32>
  }
  %v25 = "test.reify_bound"(%v3) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v25) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f32(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 7 : index
  %v4 = scf.for %v2 = %a to %c step %v1 iter_args(%v3 = %t) -> (tensor<?x?xf32>) {
    %v5 = affine.apply affine_map<(d0,d1)[] -> (((27 * -4) - -1))>(%v2, %c)[]
    %v6:2 = affine.delinearize_index %a into (1) : index, index
    "test.compare"(%v6#0, %a) {cmp = "LE"} : (index, index) -> ()
    scf.yield %v3 : tensor<?x?xf32>
  }
  %v7 = "test.reify_bound"(%c) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = affine.apply affine_map<(d0)[s0] -> (((s0 mod 7) * 3))>(%a)[%a]
  "test.compare"(%v8, %c) {cmp = "GT"} : (index, index) -> ()
  %v9 = affine.min affine_map<(d0)[] -> (((-5 - 16) - (d0 mod 7)), ((d0 + 32) ceildiv 6), ((d0 + d0) mod 2))>(%v8)[]
  %v10 = "test.reify_bound"(%v9) {type = "UB"} : (index) -> (index)
  "test.use"(%v10) : (index) -> ()
  %v11 = arith.constant 6 : index
  %v12 = arith.muli %a, %v11 : index
  %v13 = scf.if %b -> (index) {
    scf.yield %a : index
  } else {
    %v14 = arith.constant 7 : index
    %v15 = arith.muli %v9, %v14 : index
    %v16 = affine.max affine_map<(d0,d1)[] -> (((d0 - d0) - (d0 floordiv 5)))>(%c, %c)[]
    scf.yield %v12 : index
  }
  %v17 = arith.select %b, %v8, %v13 : index
  "test.compare"(%v17, %v13) {cmp = "LE"} : (index, index) -> ()
  %v18:1 = affine.delinearize_index %a into (2) : index
  "test.compare"(%v18#0, %v18#0) {cmp = "EQ"} : (index, index) -> ()
  %v19 = "test.reify_bound"(%v18#0) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v19) : (index) -> ()
  "test.end"(%a, %c, %v8, %v9, %v12, %v13, %v17, %v18#0) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f33(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.max affine_map<(d0,d1)[] -> (d1)>(%c, %c)[]
  %v2 = "test.reify_bound"(%v1) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3:2 = affine.delinearize_index %v1 into (%c, 5) : index, index
  %v4 = affine.min affine_map<(d0,d1)[s0] -> (((s0 * -1) * -3), ((s0 - 31) - (-4 + 20)))>(%v3#0, %v1)[%c]
  "test.compare"(%v4, %v3#0) {cmp = "EQ"} : (index, index) -> ()
  %v5 = "test.reify_bound"(%v4) {type = "UB"} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3#0, %v4) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f34(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<()[s0] -> (((2 + 11) - (s0 ceildiv 2)))>()[%a]
  "test.compare"(%v1, %c) {cmp = "GE"} : (index, index) -> ()
  %v2:1 = affine.delinearize_index %a into (1) : index
  %v3 = "test.reify_bound"(%v2#0) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v3) : (index) -> ()
  %v4 = arith.constant 0 : index
  %v5 = tensor.dim %t, %v4 : tensor<?x?xf32>
  %v6 = arith.constant 26 : index
  "test.compare"(%v6, %a) {cmp = "LE"} : (index, index) -> ()
  %v7 = arith.constant 3 : index
  %v8 = arith.muli %v1, %v7 : index
  "test.compare"(%v8, %v5) {cmp = "LE"} : (index, index) -> ()
  %v9 = scf.if %b -> (index) {
    %v10 = arith.constant 8 : index
    %v11 = arith.muli %a, %v10 : index
    %v12 = "test.reify_bound"(%v11) {type = "EQ"} : (index) -> (index)
    "test.use"(%v12) : (index) -> ()
    scf.yield %v11 : index
  } else {
    scf.yield %c : index
  }
  %v15 = scf.for %v13 = %v1 to %v9 step %v9 iter_args(%v14 = %t) -> (tensor<?x?xf32>) {
    %v16 = affine.apply affine_map<(d0)[] -> ((d0 ceildiv 2))>(%v2#0)[]
    %v17 = "test.reify_bound"(%v16) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v17) : (index) -> ()
    %v18 = scf.if %b -> (index) {
      %v19 = arith.constant 24 : index
      scf.yield %v9 : index
    } else {
      %v20 = arith.constant 0 : index
      %v21 = tensor.dim %t, %v20 : tensor<?x?xf32>
      %v22 = "test.reify_bound"(%v21) {type = "UB", constant} : (index) -> (index)
      "test.use"(%v22) : (index) -> ()
      %v23 = arith.constant 4 : index
      %v24 = arith.addi %v8, %v23 : index
      scf.yield %a : index
    }
    %v25 = "test.reify_bound"(%v18) {type = "EQ", constant} : (index) -> (index)
    "test.use"(%v25) : (index) -> ()
    scf.yield %v14 : tensor<?x?xf32>
  }
  %v26 = "test.reify_bound"(%v9) {type = "EQ"} : (index) -> (index)
  "test.use"(%v26) : (index) -> ()
  %v27 = "test.reify_bound"(%v9) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v27) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2#0, %v5, %v6, %v8, %v9) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f35(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.min affine_map<()[s0] -> (s0)>()[%a]
  "test.compare"(%v1, %c) {cmp = "LT"} : (index, index) -> ()
  %v2 = tensor.empty(%a, %c) : tensor<?x?xf32>
  "test.compare"(%v1, %a) {cmp = "GT"} : (index, index) -> ()
  %v3 = affine.apply affine_map<(d0)[] -> (((d0 floordiv 2) * 3))>(%c)[]
  %v4 = arith.constant 2 : index
  %v5 = arith.muli %c, %v4 : index
  %v6 = arith.addi %v1, %v1 : index
  %v9 = scf.for %v7 = %a to %v5 step %v3 iter_args(%v8 = %t) -> (tensor<?x?xf32>) {
    %v10 = arith.constant 1 : index
    %v11 = tensor.dim %t, %v10 : tensor<?x?xf32>
    "test.compare"(%v11, %a) {cmp = "EQ"} : (index, index) -> ()
    %v12 = scf.if %b -> (index) {
      %v13 = tensor.empty(%v7, %v5) : tensor<?x?xf32>
      "test.compare"(%v11, %v11) {cmp = "LT"} : (index, index) -> ()
      scf.yield %v6 : index
    } else {
      %v14 = affine.linearize_index  [%v5, %a] by (5) : index
      %v15 = "test.reify_bound"(%v14) {type = "EQ"} : (index) -> (index)
      "test.use"(%v15) : (index) -> ()
      %v16 = affine.linearize_index  [%a, %v6, %a] by (3, 1, 7) : index
      %v17 = "test.reify_bound"(%v16) {type = "LB", constant} : (index) -> (index)
      "test.use"(%v17) : (index) -> ()
      scf.yield %c : index
    }
    %v18 = "test.reify_bound"(%v12) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v18) : (index) -> ()
    %v19 = affine.apply affine_map<(d0,d1)[s0] -> (((s0 * -2) * 2))>(%a, %v1)[%c]
    %v20 = "test.reify_bound"(%v19) {type = "UB"} : (index) -> (index)
    "test.use"(%v20) : (index) -> ()
    %v21 = tensor.empty(%v7, %a) : tensor<?x?xf32>
    %v22 = "test.reify_bound"(%v19) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v22) : (index) -> ()
    scf.yield %v21 : tensor<?x?xf32>
  }
  %v23 = test.value_with_bounds {max = 48 : index, min = -4 : index}
  %v24 = "test.reify_bound"(%v23) {type = "LB"} : (index) -> (index)
  "test.use"(%v24) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v5, %v6, %v23) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f36(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.addi %c, %c : index
  %v2 = "test.reify_bound"(%v1) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3:1 = affine.delinearize_index %c into (3) : index
  "test.compare"(%v3#0, %v3#0) {cmp = "GE"} : (index, index) -> ()
  %v4 = scf.if %b -> (index) {
    scf.yield %v1 : index
  } else {
    scf.yield %c : index
  }
  %v5 = affine.min affine_map<(d0,d1)[s0] -> (((d0 + d0) + (8 - s0)), ((d0 floordiv 4) * -3))>(%a, %v3#0)[%c]
  %v6 = arith.addi %v3#0, %v5 : index
  %v7 = arith.constant 4 : index
  %v8 = arith.floordivsi %v6, %v7 : index
  %v9 = scf.if %b -> (index) {
    %v10 = arith.constant 7 : index
    %v11 = arith.addi %v6, %v10 : index
    "test.compare"(%v11, %v3#0) {cmp = "LE"} : (index, index) -> ()
    scf.yield %v8 : index
  } else {
    %v12 = affine.apply affine_map<()[] -> (((17 + 33) mod 5))>()[]
    scf.yield %v5 : index
  }
  %v13 = "test.reify_bound"(%v9) {type = "LB"} : (index) -> (index)
  "test.use"(%v13) : (index) -> ()
  %v14 = tensor.extract_slice %t[0, %v9] [%a, %v8] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v15 = arith.constant 1 : index
  %v16 = arith.floordivsi %v8, %v15 : index
  %v17 = affine.max affine_map<(d0)[s0] -> (22, 20, ((d0 + d0) + (30 + d0)))>(%v9)[%c]
  %v18 = tensor.empty(%v5, %v8) : tensor<?x?xf32>
  %v19 = "test.reify_bound"(%v17) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v19) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3#0, %v4, %v5, %v6, %v8, %v9, %v16, %v17) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f37(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %c] [%c, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v2 = affine.apply affine_map<(d0)[s0] -> (d0)>(%a)[%a]
  %v3:1 = affine.delinearize_index %c into (5) : index
  %v4 = arith.constant 11 : index
  %v5 = "test.reify_bound"(%v4) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  %v6:3 = affine.delinearize_index %v3#0 into (4, %a) : index, index, index
  %v7 = "test.reify_bound"(%v6#2) {type = "LB"} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = affine.apply affine_map<()[s0] -> (((s0 - 35) - (17 ceildiv 5)))>()[%c]
  %v9 = "test.reify_bound"(%v8) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v9) : (index) -> ()
  %v10 = affine.max affine_map<()[] -> (((-6 * -2) floordiv 6))>()[]
  %v11 = tensor.empty(%v4, %v3#0) : tensor<?x?xf32>
  %v12 = "test.reify_bound"(%v10) {type = "EQ"} : (index) -> (index)
  "test.use"(%v12) : (index) -> ()
  %v13 = arith.constant 5 : index
  "test.compare"(%v13, %v8) {cmp = "GT"} : (index, index) -> ()
  %v14 = tensor.extract_slice %v11[0, %v6#2] [%v4, %v3#0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.compare"(%v13, %c) {cmp = "GT"} : (index, index) -> ()
  %v15 = "test.reify_bound"(%v13) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3#0, %v4, %v6#2, %v8, %v10, %v13) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f38(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.subi %a, %a : index
  %v2 = "test.reify_bound"(%v1) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.apply affine_map<()[s0] -> (s0)>()[%a]
  %v4 = "test.reify_bound"(%v3) {type = "EQ"} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  %v5 = tensor.extract_slice %t[0, %v1] [%a, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v6 = arith.select %b, %c, %a : index
  "test.compare"(%v6, %v1) {cmp = "LT"} : (index, index) -> ()
  %v7 = affine.apply affine_map<(d0)[] -> (((d0 - 36) + (-2 - d0)))>(%v6)[]
  %v8 = scf.if %b -> (index) {
    scf.yield %v6 : index
  } else {
    scf.yield %a : index
  }
  %v9:3 = affine.delinearize_index %v3 into (%a, 8, 8) : index, index, index
  %v10 = scf.if %b -> (index) {
    scf.yield %a : index
  } else {
    scf.yield %v6 : index
  }
  %v11 = "test.reify_bound"(%v10) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v11) : (index) -> ()
  %v12 = affine.apply affine_map<(d0,d1)[s0] -> (((s0 * -1) - (d1 - d1)))>(%v6, %v6)[%a]
  %v13 = affine.apply affine_map<(d0,d1)[] -> (((d0 - 23) floordiv 2))>(%v12, %v12)[]
  "test.compare"(%v13, %v1) {cmp = "GT"} : (index, index) -> ()
  %v14 = arith.subi %c, %v13 : index
  "test.compare"(%v14, %v1) {cmp = "LT"} : (index, index) -> ()
  %v15 = "test.reify_bound"(%v14) {type = "EQ"} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v6, %v7, %v8, %v9#2, %v10, %v12, %v13, %v14) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f39(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.min affine_map<(d0,d1)[] -> (d1, ((4 - d0) floordiv 1))>(%c, %a)[]
  %v2 = arith.constant 5 : index
  %v5 = scf.for %v3 = %a to %v1 step %v2 iter_args(%v4 = %t) -> (tensor<?x?xf32>) {
    %v6 = test.value_with_bounds {max = 114 : index, min = 37 : index}
    "test.compare"(%v6, %v1) {cmp = "LE"} : (index, index) -> ()
    %v7 = test.value_with_bounds {max = 124 : index, min = 38 : index}
    %v8 = "test.reify_bound"(%v7) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v8) : (index) -> ()
    scf.yield %v4 : tensor<?x?xf32>
  }
  %v9 = arith.constant 11 : index
  %v10 = arith.constant 1 : index
  %v11 = arith.muli %a, %v10 : index
  "test.compare"(%v11, %c) {cmp = "LE"} : (index, index) -> ()
  %v12 = arith.constant 3 : index
  %v13 = arith.addi %c, %v12 : index
  %v14:2 = affine.delinearize_index %c into (%a) : index, index
  "test.compare"(%v14#0, %v1) {cmp = "LT"} : (index, index) -> ()
  %v15 = arith.constant 6 : index
  %v18 = scf.for %v16 = %v11 to %v11 step %v15 iter_args(%v17 = %t) -> (tensor<?x?xf32>) {
    %v19 = arith.constant 10 : index
    "test.compare"(%v19, %v14#0) {cmp = "LE"} : (index, index) -> ()
    %v20 = tensor.empty(%v19, %v19) : tensor<?x?xf32>
    %v21 = "test.reify_bound"(%v19) {type = "EQ"} : (index) -> (index)
    "test.use"(%v21) : (index) -> ()
    scf.yield %v17 : tensor<?x?xf32>
  }
  %v22 = "test.reify_bound"(%v14#0) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v22) : (index) -> ()
  %v23 = affine.apply affine_map<(d0)[] -> (((d0 - d0) * -3))>(%c)[]
  "test.compare"(%v23, %v1) {cmp = "GE"} : (index, index) -> ()
  %v24 = affine.linearize_index  [%v11, %v23] by (4, 5) : index
  %v25 = "test.reify_bound"(%v24) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v25) : (index) -> ()
  "test.end"(%a, %c, %v1, %v9, %v11, %v13, %v14#0, %v23, %v24) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f40(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 52 : index, min = 26 : index}
  %v2 = "test.reify_bound"(%v1) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.linearize_index  [%c, %a, %v1] by (6, 3, 7) : index
  "test.compare"(%v3, %a) {cmp = "LT"} : (index, index) -> ()
  %v4 = arith.constant 0 : index
  %v5 = tensor.dim %t, %v4 : tensor<?x?xf32>
  %v6 = affine.linearize_index disjoint [%v5, %v1, %a] by (1, 7, 8) : index
  %v7 = affine.linearize_index  [%v3, %v5, %v5] by (3, 1) : index
  %v8 = affine.min affine_map<()[] -> ((32 + (19 - 1)), ((21 * 5) - (29 ceildiv 1)), ((19 + 19) - (20 mod 3)))>()[]
  %v9 = arith.constant 1 : index
  %v10 = tensor.dim %t, %v9 : tensor<?x?xf32>
  "test.compare"(%v10, %v7) {cmp = "GT"} : (index, index) -> ()
  %v11 = test.value_with_bounds {max = 108 : index, min = 29 : index}
  %v12 = "test.reify_bound"(%v11) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v12) : (index) -> ()
  %v13 = arith.constant 5 : index
  %v16 = scf.for %v14 = %v7 to %v11 step %v13 iter_args(%v15 = %t) -> (tensor<?x?xf32>) {
    %v17 = affine.max affine_map<(d0)[] -> (d0)>(%v1)[]
    %v18 = "test.reify_bound"(%v17) {type = "UB"} : (index) -> (index)
    "test.use"(%v18) : (index) -> ()
    %v19 = affine.min affine_map<()[] -> (((37 * 5) + (6 * 1)), ((5 + 22) ceildiv 4))>()[]
    %v20 = "test.reify_bound"(%v19) {type = "EQ"} : (index) -> (index)
    "test.use"(%v20) : (index) -> ()
    scf.yield %v15 : tensor<?x?xf32>
  }
  %v21 = "test.reify_bound"(%v11) {type = "UB"} : (index) -> (index)
  "test.use"(%v21) : (index) -> ()
  %v22 = arith.select %b, %a, %v11 : index
  %v23 = "test.reify_bound"(%v22) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v23) : (index) -> ()
  %v24 = arith.select %b, %v8, %v8 : index
  %v25 = "test.reify_bound"(%v24) {type = "LB"} : (index) -> (index)
  "test.use"(%v25) : (index) -> ()
  %v26 = "test.reify_bound"(%v24) {type = "UB"} : (index) -> (index)
  "test.use"(%v26) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v5, %v6, %v7, %v8, %v10, %v11, %v22, %v24) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f41(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.addi %a, %a : index
  %v2 = "test.reify_bound"(%v1) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 0 : index
  %v4 = tensor.dim %t, %v3 : tensor<?x?xf32>
  %v5 = arith.select %b, %v4, %c : index
  %v6 = "test.reify_bound"(%v5) {type = "UB"} : (index) -> (index)
  "test.use"(%v6) : (index) -> ()
  "test.end"(%a, %c, %v1, %v4, %v5) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f42(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<()[] -> (((14 - 7) - (16 - 11)))>()[]
  "test.compare"(%v1, %c) {cmp = "GT"} : (index, index) -> ()
  %v2 = arith.select %b, %c, %a : index
  %v3 = "test.reify_bound"(%v2) {type = "UB"} : (index) -> (index)
  "test.use"(%v3) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f43(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 98 : index, min = 47 : index}
  %v2 = "test.reify_bound"(%v1) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = scf.if %b -> (index) {
    %v4 = tensor.extract_slice %t[0, %c] [%c, %v1] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %v5 = "test.reify_bound"(%v1) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v5) : (index) -> ()
    %v6 = affine.linearize_index disjoint [%a] by (2) : index
    "test.compare"(%v6, %c) {cmp = "LT"} : (index, index) -> ()
    scf.yield %c : index
  } else {
    %v7 = tensor.empty(%c, %v1) : tensor<?x?xf32>
    %v8 = "test.reify_bound"(%v1) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v8) : (index) -> ()
    %v9 = affine.min affine_map<(d0,d1)[s0] -> (d0)>(%c, %v1)[%a]
    "test.compare"(%v9, %c) {cmp = "LE"} : (index, index) -> ()
    scf.yield %a : index
  }
  %v10 = tensor.empty(%v3, %v3) : tensor<?x?xf32>
  "test.compare"(%v3, %v3) {cmp = "GT"} : (index, index) -> ()
  %v11:3 = affine.delinearize_index %v1 into (2, %a, 7) : index, index, index
  %v12 = "test.reify_bound"(%v11#0) {type = "LB"} : (index) -> (index)
  "test.use"(%v12) : (index) -> ()
  %v13 = affine.apply affine_map<(d0)[s0] -> (((19 * 3) - (26 ceildiv 6)))>(%v1)[%a]
  %v14 = affine.linearize_index  [%a, %a, %v13] by (1, 3) : index
  %v15 = "test.reify_bound"(%v14) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  %v16 = affine.min affine_map<()[s0] -> (38, ((21 mod 2) mod 3), (34 floordiv 6))>()[%c]
  %v17 = "test.reify_bound"(%v16) {type = "LB"} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  %v18 = test.value_with_bounds {max = 81 : index, min = 7 : index}
  "test.compare"(%v18, %v16) {cmp = "LT"} : (index, index) -> ()
  %v19 = tensor.extract_slice %v10[0, %v1] [%v11#0, %v3] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v20 = "test.reify_bound"(%v18) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v20) : (index) -> ()
  %v21 = "test.reify_bound"(%v18) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v21) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v11#0, %v13, %v14, %v16, %v18) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f44(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %c] [%c, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v2 = "test.reify_bound"(%c) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.max affine_map<(d0,d1)[] -> (14)>(%a, %c)[]
  "test.compare"(%v3, %a) {cmp = "LE"} : (index, index) -> ()
  %v4 = arith.constant 7 : index
  %v7 = scf.for %v5 = %v3 to %a step %v4 iter_args(%v6 = %t) -> (tensor<?x?xf32>) {
    %v8 = affine.min affine_map<(d0,d1)[s0] -> (((s0 - s0) floordiv 7))>(%a, %v5)[%a]
    %v9 = "test.reify_bound"(%v8) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v9) : (index) -> ()
    %v10 = arith.select %b, %v8, %c : index
    "test.compare"(%v10, %v10) {cmp = "GT"} : (index, index) -> ()
    %v11 = arith.select %b, %v3, %v8 : index
    %v12 = "test.reify_bound"(%v11) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v12) : (index) -> ()
    %v13 = arith.constant 0 : index
    %v14 = tensor.dim %t, %v13 : tensor<?x?xf32>
    "test.compare"(%v14, %c) {cmp = "EQ"} : (index, index) -> ()
    scf.yield %v6 : tensor<?x?xf32>
  }
  %v15 = affine.linearize_index  [%v3, %a, %v3] by (5, 4) : index
  %v16 = "test.reify_bound"(%v15) {type = "UB"} : (index) -> (index)
  "test.use"(%v16) : (index) -> ()
  %v17 = "test.reify_bound"(%v15) {type = "UB"} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  "test.end"(%a, %c, %v3, %v15) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f45(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.min affine_map<()[s0] -> (34, 23, ((32 + 20) - (s0 floordiv 8)))>()[%c]
  %v2 = "test.reify_bound"(%v1) {type = "LB"} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 7 : index
  %v6 = scf.for %v4 = %c to %c step %v3 iter_args(%v5 = %t) -> (tensor<?x?xf32>) {
    %v7 = arith.constant 6 : index
    %v10 = scf.for %v8 = %v4 to %a step %v7 iter_args(%v9 = %v5) -> (tensor<?x?xf32>) {
      %v11 = affine.apply affine_map<(d0,d1)[s0] -> ((32 * -1))>(%v4, %v4)[%c]
      %v12 = "test.reify_bound"(%v11) {type = "EQ"} : (index) -> (index)
      "test.use"(%v12) : (index) -> ()
      scf.yield %v9 : tensor<?x?xf32>
    }
    %v13 = affine.max affine_map<(d0,d1)[s0] -> (((-8 - 26) mod 3), ((9 + d1) * 3))>(%a, %v4)[%a]
    %v14 = affine.min affine_map<()[s0] -> (8, s0, (s0 + (-5 + s0)))>()[%c]
    %v15 = "test.reify_bound"(%v14) {type = "LB"} : (index) -> (index)
    "test.use"(%v15) : (index) -> ()
    scf.yield %v10 : tensor<?x?xf32>
  }
  %v16 = tensor.extract_slice %t[0, %v1] [%a, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.compare"(%v1, %v1) {cmp = "LE"} : (index, index) -> ()
  %v17 = test.value_with_bounds {max = 45 : index, min = -4 : index}
  %v18 = affine.min affine_map<(d0)[] -> (((d0 ceildiv 5) floordiv 2), (d0 - (17 floordiv 6)))>(%v17)[]
  %v19 = "test.reify_bound"(%v18) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v19) : (index) -> ()
  %v20 = arith.constant 14 : index
  %v21 = arith.select %b, %c, %v20 : index
  %v22 = affine.min affine_map<(d0)[s0] -> ((s0 - d0), (s0 + (s0 - s0)))>(%v1)[%c]
  %v23 = arith.constant 3 : index
  %v26 = scf.for %v24 = %v18 to %v20 step %v23 iter_args(%v25 = %t) -> (tensor<?x?xf32>) {
    %v27 = affine.min affine_map<(d0,d1)[s0] -> (((d1 + 10) * -4))>(%v21, %v18)[%c]
    "test.compare"(%v27, %c) {cmp = "EQ"} : (index, index) -> ()
    %v28 = affine.linearize_index disjoint [%a] by (6) : index
    %v29 = "test.reify_bound"(%v28) {type = "LB"} : (index) -> (index)
    "test.use"(%v29) : (index) -> ()
    scf.yield %v25 : tensor<?x?xf32>
  }
  %v30 = "test.reify_bound"(%v22) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v30) : (index) -> ()
  %v31 = affine.min affine_map<(d0,d1)[s0] -> (4, ((s0 * 5) floordiv 7), (6 + (-9 - 18)))>(%v20, %a)[%c]
  "test.compare"(%v31, %v1) {cmp = "LT"} : (index, index) -> ()
  %v32 = "test.reify_bound"(%v31) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v32) : (index) -> ()
  "test.end"(%a, %c, %v1, %v17, %v18, %v20, %v21, %v22, %v31) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f46(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 0 : index
  %v2 = tensor.dim %t, %v1 : tensor<?x?xf32>
  "test.compare"(%v2, %v2) {cmp = "GE"} : (index, index) -> ()
  %v3 = affine.max affine_map<(d0,d1)[s0] -> (((s0 * -4) floordiv 7), s0)>(%a, %v2)[%a]
  %v4 = "test.reify_bound"(%v3) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  %v5 = affine.apply affine_map<(d0,d1)[] -> (d0)>(%c, %v2)[]
  %v6 = "test.reify_bound"(%v5) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v6) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3, %v5) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f47(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 55 : index, min = 26 : index}
  "test.compare"(%v1, %c) {cmp = "LT"} : (index, index) -> ()
  %v2 = test.value_with_bounds {max = 30 : index, min = -6 : index}
  "test.compare"(%v2, %a) {cmp = "LE"} : (index, index) -> ()
  %v3 = test.value_with_bounds {max = 57 : index, min = 0 : index}
  %v4 = arith.constant 22 : index
  "test.compare"(%v4, %v1) {cmp = "LE"} : (index, index) -> ()
  %v5 = tensor.empty(%a, %c) : tensor<?x?xf32>
  "test.compare"(%v4, %a) {cmp = "GT"} : (index, index) -> ()
  %v6 = affine.linearize_index  [%v4, %v2] by (8, 8) : index
  "test.compare"(%v6, %v6) {cmp = "EQ"} : (index, index) -> ()
  %v7 = affine.apply affine_map<(d0)[] -> ((d0 - (d0 - d0)))>(%v4)[]
  "test.compare"(%v7, %v7) {cmp = "GE"} : (index, index) -> ()
  %v8 = tensor.extract_slice %v5[0, %v2] [%v2, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.compare"(%v7, %v3) {cmp = "LE"} : (index, index) -> ()
  %v9 = tensor.extract_slice %v8[0, %v7] [%a, %v4] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v10 = "test.reify_bound"(%v7) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v10) : (index) -> ()
  %v11 = affine.linearize_index disjoint [%v4, %c, %v6] by (2, 8, 3) : index
  "test.compare"(%v11, %v11) {cmp = "EQ"} : (index, index) -> ()
  %v12 = scf.if %b -> (index) {
    %v13 = affine.linearize_index  [%a] by (4) : index
    "test.compare"(%v13, %v13) {cmp = "LE"} : (index, index) -> ()
    scf.yield %v13 : index
  } else {
    %v14 = affine.min affine_map<()[] -> (-6, -8, 10)>()[]
    scf.yield %v11 : index
  }
  %v15 = "test.reify_bound"(%v12) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  %v16 = "test.reify_bound"(%v12) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v16) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3, %v4, %v6, %v7, %v11, %v12) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f48(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 22 : index, min = 10 : index}
  %v2 = tensor.empty(%c, %v1) : tensor<?x?xf32>
  "test.compare"(%v1, %c) {cmp = "EQ"} : (index, index) -> ()
  %v3 = affine.apply affine_map<()[] -> ((23 - (-4 * 4)))>()[]
  %v4 = arith.constant 0 : index
  %v5 = tensor.dim %v2, %v4 : tensor<?x?xf32>
  %v6 = arith.addi %c, %v3 : index
  %v7 = "test.reify_bound"(%v6) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = arith.subi %a, %v6 : index
  %v9 = arith.addi %v1, %v1 : index
  "test.compare"(%v9, %c) {cmp = "LT"} : (index, index) -> ()
  %v10 = arith.subi %v6, %v1 : index
  %v11 = affine.apply affine_map<()[s0] -> (-9)>()[%a]
  "test.compare"(%v11, %v11) {cmp = "LE"} : (index, index) -> ()
  %v12 = affine.apply affine_map<(d0)[] -> (((30 floordiv 2) + 24))>(%v8)[]
  %v13 = "test.reify_bound"(%v12) {type = "UB"} : (index) -> (index)
  "test.use"(%v13) : (index) -> ()
  %v14 = "test.reify_bound"(%v12) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v14) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v5, %v6, %v8, %v9, %v10, %v11, %v12) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f49(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.max affine_map<()[s0] -> (((4 ceildiv 8) mod 5))>()[%a]
  %v2 = "test.reify_bound"(%v1) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 16 : index
  %v4 = "test.reify_bound"(%v3) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  %v5 = "test.reify_bound"(%v3) {type = "EQ"} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f50(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 57 : index, min = 34 : index}
  %v2 = affine.apply affine_map<(d0,d1)[] -> (-9)>(%v1, %v1)[]
  "test.compare"(%v2, %c) {cmp = "LT"} : (index, index) -> ()
  %v3 = arith.constant -2 : index
  %v4 = "test.reify_bound"(%v3) {type = "UB"} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  %v5 = scf.if %b -> (index) {
    %v6 = arith.constant 15 : index
    "test.compare"(%v6, %c) {cmp = "LT"} : (index, index) -> ()
    scf.yield %v3 : index
  } else {
    scf.yield %v2 : index
  }
  %v7 = "test.reify_bound"(%v5) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = affine.apply affine_map<(d0)[s0] -> ((s0 floordiv 4))>(%v3)[%a]
  "test.compare"(%v8, %a) {cmp = "GT"} : (index, index) -> ()
  %v9 = "test.reify_bound"(%v8) {type = "UB"} : (index) -> (index)
  "test.use"(%v9) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3, %v5, %v8) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f51(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.select %b, %a, %a : index
  %v2 = arith.constant 5 : index
  %v3 = arith.subi %v1, %v2 : index
  %v4 = arith.constant 38 : index
  %v5 = "test.reify_bound"(%v4) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v5) : (index) -> ()
  %v6 = affine.linearize_index  [%v3] by (4) : index
  %v7 = "test.reify_bound"(%v6) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = arith.constant 1 : index
  %v9 = arith.floordivsi %v6, %v8 : index
  %v10 = scf.if %b -> (index) {
    %v11 = affine.apply affine_map<()[s0] -> (((23 - 19) mod 2))>()[%c]
    "test.compare"(%v11, %v1) {cmp = "EQ"} : (index, index) -> ()
    scf.yield %v3 : index
  } else {
    scf.yield %v3 : index
  }
  %v12 = tensor.extract_slice %t[0, %v10] [%v9, %v6] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.compare"(%v10, %v6) {cmp = "LE"} : (index, index) -> ()
  %v13 = arith.subi %v4, %a : index
  %v14 = "test.reify_bound"(%v13) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v14) : (index) -> ()
  %v15 = arith.constant 1 : index
  %v16 = tensor.dim %t, %v15 : tensor<?x?xf32>
  %v17 = "test.reify_bound"(%v16) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  %v18:2 = affine.delinearize_index %c into (4, 8) : index, index
  %v19 = "test.reify_bound"(%v18#1) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v19) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v4, %v6, %v9, %v10, %v13, %v16, %v18#1) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f52(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.linearize_index  [%c] by (2) : index
  %v2 = "test.reify_bound"(%v1) {type = "EQ"} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.min affine_map<(d0)[] -> ((-4 - 17), (d0 - (d0 * 1)))>(%v1)[]
  "test.compare"(%v3, %a) {cmp = "LE"} : (index, index) -> ()
  %v4 = "test.reify_bound"(%v3) {type = "UB"} : (index) -> (index)
  "test.use"(%v4) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f53(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 7 : index
  scf.for %v2 = %c to %a step %v1 {
    %v3 = arith.select %b, %a, %a : index
    %v4 = "test.reify_bound"(%v3) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v4) : (index) -> ()
    %v5 = tensor.empty(%v2, %v3) : tensor<?x?xf32>
    %v6 = "test.reify_bound"(%v3) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v6) : (index) -> ()
  }
  %v7 = arith.constant 0 : index
  %v8 = tensor.dim %t, %v7 : tensor<?x?xf32>
  %v9 = "test.reify_bound"(%v8) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v9) : (index) -> ()
  %v10 = test.value_with_bounds {max = 132 : index, min = 49 : index}
  %v11 = "test.reify_bound"(%v10) {type = "EQ"} : (index) -> (index)
  "test.use"(%v11) : (index) -> ()
  %v12 = affine.max affine_map<()[s0] -> (((6 + 35) * -4), (21 - 5))>()[%a]
  %v13 = "test.reify_bound"(%v12) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v13) : (index) -> ()
  %v14 = affine.max affine_map<(d0)[] -> (((d0 floordiv 6) - d0), d0, (19 - d0))>(%v10)[]
  "test.compare"(%v14, %a) {cmp = "LE"} : (index, index) -> ()
  %v15:3 = affine.delinearize_index %v14 into (8, 8, 2) : index, index, index
  %v16 = affine.min affine_map<(d0,d1)[] -> (((16 + d1) * 1))>(%c, %a)[]
  %v17 = "test.reify_bound"(%v16) {type = "UB"} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  %v18 = affine.apply affine_map<(d0,d1)[s0] -> (((18 - s0) + (s0 + 28)))>(%v15#1, %c)[%c]
  "test.compare"(%v18, %v14) {cmp = "LT"} : (index, index) -> ()
  %v19:1 = affine.delinearize_index %c into (4) : index
  %v20 = "test.reify_bound"(%v19#0) {type = "UB"} : (index) -> (index)
  "test.use"(%v20) : (index) -> ()
  scf.for %v21 = %v19#0 to %c step %v10 {
    %v22 = scf.if %b -> (index) {
      %v23 = arith.constant 8 : index
      %v24 = arith.addi %v16, %v23 : index
      %v25 = "test.reify_bound"(%v24) {type = "UB", constant} : (index) -> (index)
      "test.use"(%v25) : (index) -> ()
      scf.yield %v15#1 : index
    } else {
      %v26 = affine.linearize_index disjoint [%v10] by (8) : index
      %v27 = "test.reify_bound"(%v26) {type = "UB"} : (index) -> (index)
      "test.use"(%v27) : (index) -> ()
      scf.yield %v16 : index
    }
    %v28 = tensor.extract_slice %t[0, %v22] [%v15#1, %v18] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %v29 = affine.max affine_map<()[s0] -> (((7 ceildiv 8) * 0), ((20 * 3) floordiv 8), ((1 floordiv 7) - (s0 * -4)))>()[%a]
    "test.compare"(%v29, %v19#0) {cmp = "LE"} : (index, index) -> ()
  }
  "test.compare"(%v19#0, %v18) {cmp = "GE"} : (index, index) -> ()
  %v30 = "test.reify_bound"(%v19#0) {type = "UB"} : (index) -> (index)
  "test.use"(%v30) : (index) -> ()
  "test.end"(%a, %c, %v8, %v10, %v12, %v14, %v15#1, %v16, %v18, %v19#0) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f54(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1:1 = affine.delinearize_index %c into (7) : index
  %v2 = "test.reify_bound"(%v1#0) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.apply affine_map<(d0,d1)[s0] -> (((d1 ceildiv 1) - (s0 * 1)))>(%c, %v1#0)[%a]
  %v4 = arith.constant 1 : index
  %v5 = tensor.dim %t, %v4 : tensor<?x?xf32>
  %v6 = "test.reify_bound"(%v5) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v6) : (index) -> ()
  "test.end"(%a, %c, %v1#0, %v3, %v5) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f55(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 69 : index, min = 17 : index}
  %v2 = arith.constant 4 : index
  %v5 = scf.for %v3 = %c to %c step %v2 iter_args(%v4 = %t) -> (tensor<?x?xf32>) {
    %v6 = test.value_with_bounds {max = 99 : index, min = 17 : index}
    %v7 = "test.reify_bound"(%v6) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v7) : (index) -> ()
    scf.yield %t : tensor<?x?xf32>
  }
  %v8 = "test.reify_bound"(%v1) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v8) : (index) -> ()
  %v9 = arith.subi %c, %v1 : index
  %v10 = "test.reify_bound"(%v9) {type = "EQ"} : (index) -> (index)
  "test.use"(%v10) : (index) -> ()
  %v11 = arith.constant 8 : index
  %v12 = arith.subi %c, %v11 : index
  %v13 = "test.reify_bound"(%v12) {type = "EQ"} : (index) -> (index)
  "test.use"(%v13) : (index) -> ()
  %v14 = test.value_with_bounds {max = 90 : index, min = 25 : index}
  %v15 = "test.reify_bound"(%v14) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v15) : (index) -> ()
  %v16 = affine.linearize_index disjoint [%a, %v9] by (8) : index
  %v17 = "test.reify_bound"(%v16) {type = "EQ"} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  %v18 = tensor.empty(%v12, %v9) : tensor<?x?xf32>
  %v19 = "test.reify_bound"(%v16) {type = "LB"} : (index) -> (index)
  "test.use"(%v19) : (index) -> ()
  "test.end"(%a, %c, %v1, %v9, %v12, %v14, %v16) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f56(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %c] [%a, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.compare"(%c, %c) {cmp = "EQ"} : (index, index) -> ()
  %v2 = arith.subi %c, %a : index
  %v3 = "test.reify_bound"(%v2) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v3) : (index) -> ()
  %v4 = arith.select %b, %c, %v2 : index
  %v5 = arith.constant 49 : index
  %v6 = "test.reify_bound"(%v5) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v6) : (index) -> ()
  %v7 = "test.reify_bound"(%v5) {type = "EQ"} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  "test.end"(%a, %c, %v2, %v4, %v5) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f57(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 48 : index, min = 2 : index}
  %v2 = arith.constant 4 : index
  %v5 = scf.for %v3 = %a to %c step %v2 iter_args(%v4 = %t) -> (tensor<?x?xf32>) {
    %v6 = affine.apply affine_map<(d0,d1)[] -> (((17 + 33) + (d1 - d0)))>(%v1, %v1)[]
    "test.compare"(%v6, %v3) {cmp = "GT"} : (index, index) -> ()
    scf.yield %t : tensor<?x?xf32>
  }
  %v7 = arith.constant 4 : index
  %v8 = arith.floordivsi %v1, %v7 : index
  %v9 = affine.linearize_index  [%v8, %c] by (2, 6) : index
  %v10 = arith.constant 10 : index
  %v11 = "test.reify_bound"(%v10) {type = "LB"} : (index) -> (index)
  "test.use"(%v11) : (index) -> ()
  %v12 = test.value_with_bounds {max = 60 : index, min = 22 : index}
  %v13 = arith.constant 6 : index
  scf.for %v14 = %v8 to %v9 step %v13 {
    %v15 = arith.constant 0 : index
    %v16 = tensor.dim %v5, %v15 : tensor<?x?xf32>
    %v17 = "test.reify_bound"(%v16) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v17) : (index) -> ()
    %v18 = test.value_with_bounds {max = 38 : index, min = 23 : index}
    %v19 = test.value_with_bounds {max = 48 : index, min = 11 : index}
    "test.compare"(%v19, %a) {cmp = "GE"} : (index, index) -> ()
  }
  %v20 = "test.reify_bound"(%v12) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v20) : (index) -> ()
  %v21 = "test.reify_bound"(%v12) {type = "LB"} : (index) -> (index)
  "test.use"(%v21) : (index) -> ()
  "test.end"(%a, %c, %v1, %v8, %v9, %v10, %v12) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f58(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.linearize_index disjoint [%c] by (1) : index
  %v2 = arith.constant 2 : index
  %v3 = arith.subi %c, %v2 : index
  "test.compare"(%v3, %v1) {cmp = "LE"} : (index, index) -> ()
  %v4 = arith.constant 5 : index
  %v5 = arith.subi %v1, %v4 : index
  "test.compare"(%v5, %v3) {cmp = "GE"} : (index, index) -> ()
  %v6 = affine.min affine_map<(d0,d1)[s0] -> (((-1 + -8) + (s0 * 5)), ((10 + -9) ceildiv 5))>(%a, %v1)[%c]
  %v7 = "test.reify_bound"(%v6) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v7) : (index) -> ()
  %v8 = scf.if %b -> (index) {
    %v9 = arith.constant 8 : index
    %v10 = arith.muli %v3, %v9 : index
    %v11 = "test.reify_bound"(%v10) {type = "UB", constant} : (index) -> (index)
    "test.use"(%v11) : (index) -> ()
    %v12 = arith.constant 1 : index
    %v13 = arith.muli %v1, %v12 : index
    scf.yield %v10 : index
  } else {
    scf.yield %v5 : index
  }
  %v14 = arith.constant 1 : index
  %v15 = tensor.dim %t, %v14 : tensor<?x?xf32>
  %v16 = "test.reify_bound"(%v15) {type = "EQ", constant} : (index) -> (index)
  "test.use"(%v16) : (index) -> ()
  %v17 = affine.linearize_index  [%v3, %a, %v1] by (5, 6, 2) : index
  %v18 = "test.reify_bound"(%v17) {type = "LB", constant} : (index) -> (index)
  "test.use"(%v18) : (index) -> ()
  %v19 = arith.select %b, %c, %v5 : index
  "test.compare"(%v19, %c) {cmp = "GE"} : (index, index) -> ()
  %v20 = "test.reify_bound"(%v19) {type = "EQ"} : (index) -> (index)
  "test.use"(%v20) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v5, %v6, %v8, %v15, %v17, %v19) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f59(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    scf.yield %c : index
  } else {
    %v2 = scf.if %b -> (index) {
      %v3 = arith.constant 7 : index
      %v4 = arith.muli %a, %v3 : index
      %v5 = affine.min affine_map<(d0,d1)[] -> (((d0 - d0) + (-9 + d0)), d1, (d0 * 2))>(%c, %c)[]
      "test.compare"(%v5, %v4) {cmp = "GE"} : (index, index) -> ()
      scf.yield %c : index
    } else {
      %v6 = arith.constant 1 : index
      %v7 = tensor.dim %t, %v6 : tensor<?x?xf32>
      "test.compare"(%v7, %a) {cmp = "GT"} : (index, index) -> ()
      scf.yield %v7 : index
    }
    %v8 = "test.reify_bound"(%v2) {type = "EQ", constant} : (index) -> (index)
    "test.use"(%v8) : (index) -> ()
    %v9 = arith.constant 3 : index
    %v10 = arith.muli %a, %v9 : index
    %v11 = "test.reify_bound"(%v10) {type = "EQ", constant} : (index) -> (index)
    "test.use"(%v11) : (index) -> ()
    scf.yield %v10 : index
  }
  "test.compare"(%v1, %a) {cmp = "LE"} : (index, index) -> ()
  %v12 = affine.apply affine_map<(d0,d1)[s0] -> (((s0 * 2) ceildiv 2))>(%a, %v1)[%a]
  "test.compare"(%v12, %v12) {cmp = "GT"} : (index, index) -> ()
  %v13 = arith.addi %v12, %a : index
  "test.compare"(%v13, %c) {cmp = "LE"} : (index, index) -> ()
  %v14 = tensor.extract_slice %t[0, %a] [%c, %v13] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v15 = affine.apply affine_map<(d0)[s0] -> (((s0 - 25) - (d0 - d0)))>(%c)[%c]
  "test.compare"(%v15, %v15) {cmp = "GE"} : (index, index) -> ()
  %v16 = affine.min affine_map<()[s0] -> (((s0 mod 1) - (27 + s0)), (s0 mod 7), ((21 * -1) * 5))>()[%c]
  %v17 = "test.reify_bound"(%v16) {type = "UB", constant} : (index) -> (index)
  "test.use"(%v17) : (index) -> ()
  %v18 = arith.constant 4 : index
  scf.for %v19 = %c to %a step %v18 {
    %v20 = arith.constant 1 : index
    %v21 = tensor.dim %t, %v20 : tensor<?x?xf32>
    %v22 = arith.select %b, %c, %v16 : index
    %v23 = "test.reify_bound"(%v22) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v23) : (index) -> ()
    %v24 = arith.constant 5 : index
    %v25 = arith.muli %c, %v24 : index
    %v26 = "test.reify_bound"(%v25) {type = "LB", constant} : (index) -> (index)
    "test.use"(%v26) : (index) -> ()
    %v27 = arith.constant 1 : index
    %v28 = arith.addi %v13, %v27 : index
  }
  %v29 = arith.subi %c, %v1 : index
  %v30 = affine.max affine_map<()[] -> (((20 + 18) - 31), ((33 - 27) * 3), ((23 floordiv 4) * 4))>()[]
  %v31 = "test.reify_bound"(%v30) {type = "LB"} : (index) -> (index)
  "test.use"(%v31) : (index) -> ()
  "test.end"(%a, %c, %v1, %v12, %v13, %v15, %v16, %v29, %v30) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
