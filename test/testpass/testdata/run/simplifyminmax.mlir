// RUN: --split-input-file --pass-pipeline="builtin.module(func.func(affine-simplify-min-max))"

func.func @a(%s: index) -> (index, index, index) {
  %0 = test.value_with_bounds {max = 128 : index, min = 1 : index}
  %1 = test.value_with_bounds {max = 64 : index, min = 1 : index}
  %m = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%0, %1]
  %a = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv s1)>()[%m, %1]
  %b = affine.apply affine_map<()[s0, s1] -> ((s0 + s1 - 1) floordiv s1)>()[%m, %1]
  %c = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv s1 + s1 * 2)>()[%m, %s]
  return %a, %b, %c : index, index, index
}
// -----
func.func @b(%s: index) -> (index, index, index) {
  %0 = test.value_with_bounds {max = 128 : index, min = 1 : index}
  %m = affine.min affine_map<()[s0] -> (s0, 32)>()[%0]
  %a = affine.apply affine_map<()[s0] -> (s0 ceildiv 32)>()[%m]
  %b = affine.apply affine_map<()[s0] -> ((s0 + 31) floordiv 32)>()[%m]
  %c = affine.apply affine_map<()[s0] -> (s0 ceildiv 16)>()[%m]
  return %a, %b, %c : index, index, index
}
// -----
func.func @c(%s: index) -> (index, index, index) {
  %0 = test.value_with_bounds {max = 128 : index, min = 0 : index}
  %m = affine.min affine_map<()[s0] -> (s0, 32)>()[%0]
  %a = affine.apply affine_map<()[s0] -> (s0 ceildiv 32)>()[%m]
  %b = affine.apply affine_map<()[s0] -> ((s0 + 31) floordiv 32)>()[%m]
  %c = affine.apply affine_map<()[s0] -> (s0 ceildiv 16)>()[%m]
  return %a, %b, %c : index, index, index
}
// -----
func.func @d(%s: index) -> (index, index) {
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %a = affine.min affine_map<(d0, d1)[s0] -> (d0, d1 + 1, s0)>(%c5, %s)[%s]
  %b = affine.max affine_map<(d0, d1)[s0, s1] -> (d0, d1 + 1, s0, s0 - 3, s1)>(%c5, %s)[%s, %c7]
  return %a, %b : index, index
}
// -----
func.func @e(%n: index) {
  affine.for %i = 0 to 100 {
    %a = affine.min affine_map<(d0) -> (d0, d0 + 1, 50)>(%i)
    %b = affine.max affine_map<(d0, d1) -> (d0, d1, d0 + 3)>(%i, %a)
    %c = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a, %b)
    "test.use"(%c) : (index) -> ()
  }
  return
}
// -----
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c4 {
    %a = affine.min affine_map<(d0) -> (4, 64 - d0)>(%i)
    %b = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    "test.use"(%a, %b) : (index, index) -> ()
  }
  return
}
// -----
// Random functions.
func.func @f0(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    %v2 = scf.if %b -> (index) {
      %v3 = tensor.empty(%c, %a) : tensor<?x?xf32>
      %v4 = affine.linearize_index  [%a, %a, %a] by (7, 2) : index
      "test.use"(%v4) : (index) -> ()
      scf.yield %a : index
    } else {
      scf.yield %a : index
    }
    "test.use"(%v2) : (index) -> ()
    %v5 = scf.if %b -> (index) {
      %v6:1 = affine.delinearize_index %c into (8) : index
      %v7 = arith.addi %a, %v2 : index
      "test.use"(%v7) : (index) -> ()
      scf.yield %c : index
    } else {
      scf.yield %v2 : index
    }
    "test.use"(%v5) : (index) -> ()
    scf.yield %c : index
  } else {
    scf.yield %a : index
  }
  "test.use"(%v1) : (index) -> ()
  %v8 = arith.addi %v1, %c : index
  "test.use"(%v8) : (index) -> ()
  %v9 = affine.apply affine_map<(d0,d1)[s0] -> (s0)>(%v8, %v1)[%a]
  %v10 = affine.min affine_map<(d0,d1)[s0] -> (27, (s0 mod 5), s0)>(%v1, %c)[%a]
  "test.use"(%v10) : (index) -> ()
  "test.end"(%a, %c, %v1, %v8, %v9, %v10) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f1(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 17 : index
  "test.use"(%v1) : (index) -> ()
  %v4 = scf.for %v2 = %v1 to %a step %a iter_args(%v3 = %t) -> (tensor<?x?xf32>) {
    %v5 = scf.if %b -> (index) {
      %v6 = affine.linearize_index disjoint [%a] by (5) : index
      %v7 = arith.constant 3 : index
      %v8 = arith.floordivsi %c, %v7 : index
      "test.use"(%v8) : (index) -> ()
      scf.yield %v1 : index
    } else {
      %v9 = affine.apply affine_map<()[s0] -> (32)>()[%a]
      %v10 = tensor.extract_slice %t[0, %v1] [%v9, %v2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      "test.use"(%v9) : (index) -> ()
      scf.yield %v2 : index
    }
    "test.use"(%v5) : (index) -> ()
    %v11 = test.value_with_bounds {max = 0 : index, min = -1 : index}
    "test.use"(%v11) : (index) -> ()
    %v12 = affine.apply affine_map<(d0,d1)[] -> (d1)>(%v5, %v2)[]
    "test.use"(%v12) : (index) -> ()
    %v15 = scf.for %v13 = %v12 to %v12 step %c iter_args(%v14 = %v3) -> (tensor<?x?xf32>) {
      %v16 = affine.max affine_map<(d0,d1)[s0] -> ((10 - (s0 floordiv 1)))>(%a, %a)[%c]
      scf.yield %v3 : tensor<?x?xf32>
    }
    scf.yield %v3 : tensor<?x?xf32>
  }
  %v17 = arith.select %b, %c, %v1 : index
  %v18 = arith.subi %v17, %v1 : index
  "test.end"(%a, %c, %v1, %v17, %v18) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f2(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.linearize_index  [%a, %c, %c] by (4, 2) : index
  %v2 = arith.constant 0 : index
  %v3 = tensor.dim %t, %v2 : tensor<?x?xf32>
  "test.use"(%v3) : (index) -> ()
  %v4 = scf.if %b -> (index) {
    scf.yield %a : index
  } else {
    %v5 = arith.constant 8 : index
    %v6 = arith.floordivsi %a, %v5 : index
    "test.use"(%v6) : (index) -> ()
    %v7 = arith.constant 1 : index
    scf.for %v8 = %v3 to %a step %v7 {
      %v9 = arith.select %b, %v1, %v8 : index
    }
    "test.use"(%v6) : (index) -> ()
    scf.yield %v3 : index
  }
  "test.use"(%v4) : (index) -> ()
  %v10 = arith.select %b, %v3, %v3 : index
  "test.use"(%v10) : (index) -> ()
  %v11 = arith.select %b, %v10, %v10 : index
  "test.use"(%v11) : (index) -> ()
  %v12 = affine.linearize_index disjoint [%v1] by (4) : index
  %v13 = test.value_with_bounds {max = 67 : index, min = 6 : index}
  %v16 = scf.for %v14 = %v4 to %v11 step %a iter_args(%v15 = %t) -> (tensor<?x?xf32>) {
    %v17 = arith.constant 1 : index
    scf.for %v18 = %v1 to %c step %v17 {
      %v19:1 = affine.delinearize_index %v1 into (4) : index
      "test.use"(%v19#0) : (index) -> ()
      %v20 = arith.constant 15 : index
      %v21 = affine.apply affine_map<(d0,d1)[] -> (36)>(%v1, %v11)[]
      "test.use"(%v21) : (index) -> ()
      "test.use"(%v21) : (index) -> ()
    }
    %v22 = affine.max affine_map<(d0)[s0] -> (13, (s0 mod 8), s0)>(%v3)[%c]
    %v23 = tensor.extract_slice %t[0, %v1] [%v14, %v11] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    scf.yield %v15 : tensor<?x?xf32>
  }
  "test.use"(%v13) : (index) -> ()
  %v24 = scf.if %b -> (index) {
    %v25 = arith.select %b, %v3, %v12 : index
    scf.yield %a : index
  } else {
    %v26 = arith.constant 4 : index
    %v27 = arith.addi %v11, %v26 : index
    "test.use"(%v27) : (index) -> ()
    %v28 = affine.linearize_index disjoint [%v12, %v10, %v1] by (6, 5) : index
    "test.use"(%v28) : (index) -> ()
    scf.yield %v28 : index
  }
  "test.use"(%v24) : (index) -> ()
  %v29 = arith.addi %v1, %v3 : index
  "test.use"(%v29) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v4, %v10, %v11, %v12, %v13, %v24, %v29) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f3(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.subi %a, %c : index
  %v2 = arith.constant 3 : index
  scf.for %v3 = %a to %a step %v2 {
    %v4 = affine.min affine_map<()[s0] -> (s0, ((36 * 3) * 3), -8)>()[%a]
    %v5 = affine.apply affine_map<(d0)[s0] -> (s0)>(%c)[%c]
    %v6 = arith.constant 5 : index
    scf.for %v7 = %v5 to %v5 step %v6 {
      %v8 = affine.min affine_map<(d0,d1)[s0] -> (((16 + d1) floordiv 7))>(%v4, %v7)[%a]
      %v9 = affine.min affine_map<(d0,d1)[s0] -> ((30 * 3), ((s0 - s0) floordiv 1), ((s0 + -9) - (5 mod 8)))>(%a, %a)[%c]
      "test.use"(%v9) : (index) -> ()
      %v10:2 = affine.delinearize_index %v7 into (8, 6) : index, index
      %v11 = arith.constant 0 : index
      %v12 = tensor.dim %t, %v11 : tensor<?x?xf32>
      "test.use"(%v12) : (index) -> ()
    }
    "test.use"(%v5) : (index) -> ()
    %v13 = test.value_with_bounds {max = 84 : index, min = -3 : index}
  }
  %v14 = affine.min affine_map<(d0)[s0] -> (d0)>(%a)[%c]
  "test.use"(%v14) : (index) -> ()
  %v15 = scf.if %b -> (index) {
    scf.yield %a : index
  } else {
    %v16 = arith.constant 41 : index
    "test.use"(%v16) : (index) -> ()
    %v17:2 = affine.delinearize_index %v16 into (%a, 3) : index, index
    scf.yield %v14 : index
  }
  %v18 = arith.select %b, %v14, %c : index
  "test.use"(%v18) : (index) -> ()
  %v19:1 = affine.delinearize_index %v15 into (2) : index
  "test.use"(%v19#0) : (index) -> ()
  %v20 = test.value_with_bounds {max = 99 : index, min = 11 : index}
  "test.use"(%v20) : (index) -> ()
  "test.end"(%a, %c, %v1, %v14, %v15, %v18, %v19#0, %v20) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f4(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 4 : index
  %v2 = arith.floordivsi %a, %v1 : index
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.max affine_map<()[] -> (32)>()[]
  "test.use"(%v3) : (index) -> ()
  %v4 = affine.apply affine_map<()[] -> ((29 + 27))>()[]
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.constant 1 : index
  %v6 = tensor.dim %t, %v5 : tensor<?x?xf32>
  "test.use"(%v6) : (index) -> ()
  %v7 = affine.linearize_index disjoint [%v4] by (8) : index
  "test.use"(%v7) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3, %v4, %v6, %v7) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f5(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 100 : index, min = 40 : index}
  %v2 = affine.max affine_map<(d0)[s0] -> (((9 floordiv 8) * 1), ((8 - 14) - (s0 + s0)))>(%v1)[%c]
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 22 : index
  "test.end"(%a, %c, %v1, %v2, %v3) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f6(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.subi %a, %c : index
  "test.use"(%v1) : (index) -> ()
  %v2 = arith.select %b, %v1, %c : index
  "test.use"(%v2) : (index) -> ()
  %v3 = tensor.extract_slice %t[0, %c] [%v1, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v4 = affine.linearize_index disjoint [%v1] by (3) : index
  "test.use"(%v4) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v4) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f7(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.subi %c, %c : index
  %v2 = affine.max affine_map<(d0)[] -> ((d0 + (d0 floordiv 7)), ((d0 * -3) floordiv 8), d0)>(%v1)[]
  "test.use"(%v2) : (index) -> ()
  %v3 = tensor.empty(%v2, %v1) : tensor<?x?xf32>
  "test.use"(%v2) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f8(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<(d0)[s0] -> (20)>(%c)[%c]
  %v2 = affine.apply affine_map<(d0,d1)[s0] -> ((d0 * -4))>(%c, %a)[%a]
  %v3 = affine.min affine_map<()[] -> (((-1 * 5) + (2 - 7)), 16, ((6 ceildiv 4) ceildiv 7))>()[]
  %v4 = arith.constant 3 : index
  %v5 = arith.floordivsi %v2, %v4 : index
  "test.use"(%v5) : (index) -> ()
  %v6:1 = affine.delinearize_index %v2 into (8) : index
  %v7 = arith.constant 41 : index
  %v8 = tensor.empty(%v1, %a) : tensor<?x?xf32>
  %v9 = arith.constant 7 : index
  %v10 = arith.floordivsi %c, %v9 : index
  "test.use"(%v10) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3, %v5, %v6#0, %v7, %v10) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f9(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 2 : index
  scf.for %v2 = %c to %c step %v1 {
    %v3 = tensor.empty(%a, %a) : tensor<?x?xf32>
    "test.use"(%v2) : (index) -> ()
    %v4 = scf.if %b -> (index) {
      %v5 = arith.constant 1 : index
      %v6 = tensor.dim %v3, %v5 : tensor<?x?xf32>
      "test.use"(%v6) : (index) -> ()
      %v7 = affine.apply affine_map<(d0)[] -> (((d0 - 3) * 1))>(%v6)[]
      scf.yield %c : index
    } else {
      %v8 = test.value_with_bounds {max = 89 : index, min = 4 : index}
      "test.use"(%v8) : (index) -> ()
      %v9 = affine.min affine_map<(d0,d1)[] -> (18)>(%c, %v2)[]
      scf.yield %a : index
    }
  }
  %v10 = arith.constant 4 : index
  %v11 = arith.subi %a, %v10 : index
  %v12 = scf.if %b -> (index) {
    %v13 = arith.constant 4 : index
    %v16 = scf.for %v14 = %c to %v11 step %v13 iter_args(%v15 = %t) -> (tensor<?x?xf32>) {
      "test.use"(%v14) : (index) -> ()
      %v17 = test.value_with_bounds {max = 117 : index, min = 37 : index}
      "test.use"(%v17) : (index) -> ()
      %v18 = arith.select %b, %a, %v11 : index
      "test.use"(%v18) : (index) -> ()
      scf.yield %t : tensor<?x?xf32>
    }
    %v19 = arith.constant 3 : index
    %v20 = arith.muli %v11, %v19 : index
    scf.yield %c : index
  } else {
    scf.yield %a : index
  }
  "test.use"(%v12) : (index) -> ()
  %v21 = arith.select %b, %c, %c : index
  "test.use"(%v21) : (index) -> ()
  %v22 = arith.constant 8 : index
  %v23 = arith.addi %a, %v22 : index
  %v24 = affine.max affine_map<(d0)[s0] -> ((2 - (d0 + s0)))>(%a)[%a]
  %v25 = arith.constant 1 : index
  %v26 = tensor.dim %t, %v25 : tensor<?x?xf32>
  "test.use"(%v26) : (index) -> ()
  %v27 = arith.constant 5 : index
  %v30 = scf.for %v28 = %a to %v21 step %v27 iter_args(%v29 = %t) -> (tensor<?x?xf32>) {
    %v31:2 = affine.delinearize_index %v24 into (5, 4) : index, index
    "test.use"(%v31#1) : (index) -> ()
    scf.yield %v29 : tensor<?x?xf32>
  }
  %v32 = scf.if %b -> (index) {
    scf.yield %v24 : index
  } else {
    %v33 = arith.constant 0 : index
    %v34 = tensor.dim %v30, %v33 : tensor<?x?xf32>
    "test.use"(%v34) : (index) -> ()
    scf.yield %v21 : index
  }
  %v35 = tensor.empty(%v26, %a) : tensor<?x?xf32>
  %v36 = arith.constant 2 : index
  %v37 = arith.muli %c, %v36 : index
  "test.end"(%a, %c, %v11, %v12, %v21, %v23, %v24, %v26, %v32, %v37) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f10(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 1 : index
  %v2 = tensor.dim %t, %v1 : tensor<?x?xf32>
  "test.use"(%v2) : (index) -> ()
  %v3 = test.value_with_bounds {max = 12 : index, min = -5 : index}
  "test.use"(%v3) : (index) -> ()
  %v4 = arith.constant 7 : index
  %v5 = arith.subi %v2, %v4 : index
  "test.use"(%v5) : (index) -> ()
  %v6 = affine.apply affine_map<()[s0] -> (((5 + s0) floordiv 6))>()[%c]
  %v7 = affine.min affine_map<()[s0] -> (28, (22 ceildiv 6), 38)>()[%a]
  %v8 = affine.apply affine_map<()[s0] -> (((28 mod 1) * 0))>()[%c]
  "test.use"(%v8) : (index) -> ()
  %v9 = arith.subi %v2, %v5 : index
  %v10 = affine.max affine_map<(d0,d1)[] -> ((24 ceildiv 8), (6 floordiv 1))>(%v2, %v8)[]
  %v11 = affine.max affine_map<(d0,d1)[] -> (((d1 + d1) + (d1 floordiv 6)))>(%v5, %v7)[]
  "test.use"(%v11) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3, %v5, %v6, %v7, %v8, %v9, %v10, %v11) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f11(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %a] [%c, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v2 = test.value_with_bounds {max = 73 : index, min = 6 : index}
  "test.use"(%v2) : (index) -> ()
  %v3 = scf.if %b -> (index) {
    scf.yield %v2 : index
  } else {
    %v4 = arith.constant 1 : index
    %v5 = tensor.dim %t, %v4 : tensor<?x?xf32>
    %v6 = arith.addi %v5, %v5 : index
    "test.use"(%v6) : (index) -> ()
    scf.yield %v6 : index
  }
  "test.use"(%v3) : (index) -> ()
  %v7 = scf.if %b -> (index) {
    %v8 = arith.select %b, %c, %a : index
    "test.use"(%v8) : (index) -> ()
    scf.yield %a : index
  } else {
    %v9 = scf.if %b -> (index) {
      %v10 = test.value_with_bounds {max = 33 : index, min = 18 : index}
      "test.use"(%v10) : (index) -> ()
      scf.yield %a : index
    } else {
      %v11 = arith.select %b, %v2, %v3 : index
      scf.yield %c : index
    }
    "test.use"(%v9) : (index) -> ()
    %v12 = arith.constant 1 : index
    %v13 = tensor.dim %v1, %v12 : tensor<?x?xf32>
    "test.use"(%v13) : (index) -> ()
    scf.yield %v13 : index
  }
  %v14 = tensor.extract_slice %v1[0, %c] [%v7, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v15 = arith.select %b, %v7, %v3 : index
  %v16 = arith.constant 2 : index
  %v17 = arith.floordivsi %c, %v16 : index
  "test.use"(%v17) : (index) -> ()
  %v18 = affine.apply affine_map<(d0)[s0] -> (((s0 mod 4) mod 1))>(%v17)[%c]
  "test.use"(%v18) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3, %v7, %v15, %v17, %v18) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f12(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 0 : index
  %v2 = tensor.dim %t, %v1 : tensor<?x?xf32>
  %v3 = arith.constant 19 : index
  "test.use"(%v3) : (index) -> ()
  %v4 = affine.apply affine_map<()[] -> (6)>()[]
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.constant 4 : index
  %v8 = scf.for %v6 = %c to %v4 step %v5 iter_args(%v7 = %t) -> (tensor<?x?xf32>) {
    %v9 = scf.if %b -> (index) {
      %v10 = arith.constant 4 : index
      %v11 = arith.subi %v3, %v10 : index
      "test.use"(%v11) : (index) -> ()
      %v12 = arith.constant -2 : index
      scf.yield %v6 : index
    } else {
      scf.yield %c : index
    }
    "test.use"(%v9) : (index) -> ()
    %v13 = affine.apply affine_map<(d0)[] -> ((26 ceildiv 5))>(%v6)[]
    "test.use"(%v13) : (index) -> ()
    %v14 = arith.select %b, %a, %v2 : index
    "test.use"(%v14) : (index) -> ()
    %v15 = affine.linearize_index disjoint [%c, %v4, %v14] by (2, 1) : index
    "test.use"(%v15) : (index) -> ()
    scf.yield %t : tensor<?x?xf32>
  }
  "test.use"(%v4) : (index) -> ()
  %v16 = scf.if %b -> (index) {
    scf.yield %v2 : index
  } else {
    scf.yield %c : index
  }
  "test.use"(%v16) : (index) -> ()
  %v17 = scf.if %b -> (index) {
    scf.yield %v16 : index
  } else {
    %v18 = affine.apply affine_map<(d0)[s0] -> (s0)>(%a)[%a]
    "test.use"(%v18) : (index) -> ()
    %v19 = affine.min affine_map<(d0)[s0] -> (((s0 + s0) + d0))>(%v3)[%c]
    scf.yield %v2 : index
  }
  "test.use"(%v17) : (index) -> ()
  %v20 = affine.apply affine_map<(d0)[s0] -> (s0)>(%v4)[%c]
  %v21 = affine.min affine_map<()[] -> (((27 + 8) + (-5 floordiv 6)), ((12 * -1) ceildiv 8), 37)>()[]
  "test.use"(%v21) : (index) -> ()
  %v22 = arith.select %b, %v21, %v21 : index
  %v23 = affine.max affine_map<()[s0] -> (s0, s0)>()[%c]
  "test.end"(%a, %c, %v2, %v3, %v4, %v16, %v17, %v20, %v21, %v22, %v23) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f13(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<()[s0] -> ((13 + (s0 * 1)))>()[%a]
  %v2 = arith.constant 2 : index
  %v5 = scf.for %v3 = %v1 to %a step %v2 iter_args(%v4 = %t) -> (tensor<?x?xf32>) {
    %v6 = test.value_with_bounds {max = 51 : index, min = 9 : index}
    %v7 = affine.apply affine_map<(d0,d1)[] -> (((d0 - d1) * 5))>(%v6, %v1)[]
    "test.use"(%v7) : (index) -> ()
    %v8 = arith.constant 1 : index
    %v9 = tensor.dim %t, %v8 : tensor<?x?xf32>
    scf.yield %t : tensor<?x?xf32>
  }
  "test.use"(%v1) : (index) -> ()
  %v10 = tensor.empty(%c, %a) : tensor<?x?xf32>
  "test.use"(%v1) : (index) -> ()
  %v11 = arith.select %b, %a, %a : index
  "test.use"(%v11) : (index) -> ()
  %v12 = arith.constant 8 : index
  %v13 = arith.addi %v11, %v12 : index
  %v14 = tensor.empty(%v11, %v11) : tensor<?x?xf32>
  "test.use"(%v13) : (index) -> ()
  %v15 = scf.if %b -> (index) {
    %v16 = affine.min affine_map<(d0,d1)[] -> (((22 + d0) * -4))>(%a, %v11)[]
    %v17 = arith.constant 6 : index
    %v20 = scf.for %v18 = %a to %c step %v17 iter_args(%v19 = %v5) -> (tensor<?x?xf32>) {
      %v21 = arith.constant 4 : index
      %v22 = arith.floordivsi %v11, %v21 : index
      "test.use"(%v22) : (index) -> ()
      %v23 = affine.apply affine_map<()[] -> (((22 - -9) floordiv 2))>()[]
      "test.use"(%v23) : (index) -> ()
      scf.yield %v19 : tensor<?x?xf32>
    }
    "test.use"(%v16) : (index) -> ()
    scf.yield %a : index
  } else {
    %v24 = tensor.empty(%v1, %v13) : tensor<?x?xf32>
    "test.use"(%v13) : (index) -> ()
    %v25 = arith.select %b, %a, %a : index
    scf.yield %v11 : index
  }
  "test.use"(%v15) : (index) -> ()
  %v26 = affine.linearize_index  [%v15, %v15] by (6, 6) : index
  "test.use"(%v26) : (index) -> ()
  %v27 = affine.linearize_index disjoint [%v26, %a] by (3, 4) : index
  %v28 = arith.constant 3 : index
  %v29 = arith.muli %v13, %v28 : index
  "test.use"(%v29) : (index) -> ()
  "test.end"(%a, %c, %v1, %v11, %v13, %v15, %v26, %v27, %v29) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f14(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<()[s0] -> ((s0 + -8))>()[%a]
  "test.use"(%v1) : (index) -> ()
  %v2 = affine.linearize_index disjoint [%v1, %c] by (1) : index
  %v3 = test.value_with_bounds {max = 62 : index, min = 24 : index}
  "test.use"(%v3) : (index) -> ()
  %v6 = scf.for %v4 = %c to %v1 step %a iter_args(%v5 = %t) -> (tensor<?x?xf32>) {
    %v7 = arith.addi %c, %v1 : index
    "test.use"(%v7) : (index) -> ()
    %v8 = test.value_with_bounds {max = 81 : index, min = 47 : index}
    scf.yield %t : tensor<?x?xf32>
  }
  "test.use"(%v3) : (index) -> ()
  %v9:3 = affine.delinearize_index %c into (7, %c, 1) : index, index, index
  %v10 = tensor.empty(%a, %v9#2) : tensor<?x?xf32>
  "test.use"(%v9#2) : (index) -> ()
  %v11 = arith.select %b, %a, %v9#2 : index
  "test.use"(%v11) : (index) -> ()
  %v12 = affine.max affine_map<(d0)[] -> (((d0 floordiv 1) floordiv 7))>(%v1)[]
  %v13 = affine.min affine_map<(d0,d1)[] -> (37, ((d1 * -2) mod 8))>(%v11, %c)[]
  %v14 = arith.select %b, %v3, %c : index
  "test.end"(%a, %c, %v1, %v2, %v3, %v9#2, %v11, %v12, %v13, %v14) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f15(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<(d0,d1)[] -> (((d1 floordiv 3) ceildiv 3))>(%a, %c)[]
  "test.use"(%v1) : (index) -> ()
  %v2 = affine.apply affine_map<()[s0] -> (s0)>()[%c]
  %v3 = arith.constant 0 : index
  %v4 = tensor.dim %t, %v3 : tensor<?x?xf32>
  "test.use"(%v4) : (index) -> ()
  %v5 = test.value_with_bounds {max = 17 : index, min = -8 : index}
  "test.use"(%v5) : (index) -> ()
  %v6 = arith.constant 42 : index
  %v7 = affine.min affine_map<(d0,d1)[] -> (((2 mod 4) - (27 + d1)), ((29 ceildiv 3) + (-5 floordiv 2)), ((5 + d0) ceildiv 3))>(%c, %v5)[]
  "test.use"(%v7) : (index) -> ()
  %v8 = arith.constant 7 : index
  %v11 = scf.for %v9 = %v2 to %v5 step %v8 iter_args(%v10 = %t) -> (tensor<?x?xf32>) {
    %v12 = scf.if %b -> (index) {
      %v13 = test.value_with_bounds {max = 106 : index, min = 28 : index}
      "test.use"(%v13) : (index) -> ()
      scf.yield %v1 : index
    } else {
      %v14:1 = affine.delinearize_index %c into (%c) : index
      %v15 = arith.constant 29 : index
      scf.yield %v9 : index
    }
    %v16 = affine.min affine_map<(d0)[s0] -> (18, ((33 ceildiv 5) floordiv 8))>(%v7)[%a]
    %v17 = arith.constant 1 : index
    %v18 = arith.floordivsi %v12, %v17 : index
    "test.use"(%v18) : (index) -> ()
    scf.yield %t : tensor<?x?xf32>
  }
  "test.use"(%v7) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v4, %v5, %v6, %v7) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f16(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 0 : index
  %v2 = tensor.dim %t, %v1 : tensor<?x?xf32>
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 8 : index
  %v4 = arith.floordivsi %v2, %v3 : index
  "test.end"(%a, %c, %v2, %v4) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f17(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 0 : index
  %v2 = tensor.dim %t, %v1 : tensor<?x?xf32>
  "test.use"(%v2) : (index) -> ()
  %v3 = test.value_with_bounds {max = 49 : index, min = 6 : index}
  "test.use"(%v3) : (index) -> ()
  %v4 = tensor.extract_slice %t[0, %v2] [%v2, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v5 = arith.constant 5 : index
  scf.for %v6 = %c to %v2 step %v5 {
    %v7 = affine.min affine_map<(d0)[] -> (((12 - 28) - 39))>(%a)[]
    %v8 = affine.apply affine_map<()[s0] -> (20)>()[%a]
    %v9 = arith.constant 4 : index
    %v10 = arith.floordivsi %v6, %v9 : index
    %v11 = arith.select %b, %v3, %c : index
    "test.use"(%v11) : (index) -> ()
  }
  "test.use"(%v3) : (index) -> ()
  %v12 = tensor.empty(%v3, %v3) : tensor<?x?xf32>
  %v13 = arith.select %b, %c, %a : index
  "test.use"(%v13) : (index) -> ()
  %v14 = affine.max affine_map<(d0)[s0] -> (((39 - s0) mod 6), ((d0 - s0) * 1), d0)>(%v3)[%a]
  %v15 = affine.min affine_map<(d0)[] -> (((-4 - d0) + d0), d0, ((d0 floordiv 7) mod 5))>(%v2)[]
  "test.use"(%v15) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3, %v13, %v14, %v15) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f18(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 0 : index
  %v2 = tensor.dim %t, %v1 : tensor<?x?xf32>
  "test.use"(%v2) : (index) -> ()
  %v3 = tensor.extract_slice %t[0, %a] [%v2, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.use"(%v2) : (index) -> ()
  %v4 = test.value_with_bounds {max = 56 : index, min = 35 : index}
  %v5 = tensor.empty(%v4, %v4) : tensor<?x?xf32>
  "test.use"(%v4) : (index) -> ()
  %v6:3 = affine.delinearize_index %c into (%c, 2, %c) : index, index, index
  "test.use"(%v6#1) : (index) -> ()
  %v7 = arith.constant 4 : index
  %v8 = arith.addi %v6#1, %v7 : index
  %v9 = scf.if %b -> (index) {
    %v10 = arith.constant 4 : index
    %v11 = arith.addi %c, %v10 : index
    scf.yield %c : index
  } else {
    scf.yield %v2 : index
  }
  "test.use"(%v9) : (index) -> ()
  %v12 = tensor.extract_slice %v3[0, %v6#1] [%a, %v2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v13:3 = affine.delinearize_index %c into (%a, 3, 2) : index, index, index
  "test.use"(%v13#0) : (index) -> ()
  "test.end"(%a, %c, %v2, %v4, %v6#1, %v8, %v9, %v13#0) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f19(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1:3 = affine.delinearize_index %c into (3, %a, 8) : index, index, index
  "test.use"(%v1#0) : (index) -> ()
  %v2 = affine.apply affine_map<(d0,d1)[s0] -> (((d0 + -8) mod 7))>(%c, %v1#0)[%c]
  "test.use"(%v2) : (index) -> ()
  "test.end"(%a, %c, %v1#0, %v2) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f20(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %c] [%c, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v2 = arith.constant 1 : index
  %v5 = scf.for %v3 = %c to %c step %v2 iter_args(%v4 = %t) -> (tensor<?x?xf32>) {
    %v6 = test.value_with_bounds {max = 61 : index, min = 27 : index}
    "test.use"(%v6) : (index) -> ()
    scf.yield %v1 : tensor<?x?xf32>
  }
  %v7 = affine.min affine_map<(d0,d1)[] -> (25)>(%a, %a)[]
  %v8 = affine.min affine_map<(d0,d1)[] -> (((d0 mod 6) * 2), ((d1 - -2) * -1))>(%c, %c)[]
  "test.use"(%v8) : (index) -> ()
  %v9 = tensor.empty(%c, %v8) : tensor<?x?xf32>
  "test.use"(%v8) : (index) -> ()
  %v10 = affine.apply affine_map<(d0)[] -> (((d0 - d0) - d0))>(%c)[]
  "test.use"(%v10) : (index) -> ()
  %v11 = arith.constant 5 : index
  scf.for %v12 = %v8 to %v10 step %v11 {
    %v13 = arith.constant 8 : index
    "test.use"(%v13) : (index) -> ()
    %v14 = arith.constant 0 : index
    %v15 = tensor.dim %t, %v14 : tensor<?x?xf32>
    "test.use"(%v15) : (index) -> ()
    %v16 = arith.select %b, %v15, %v12 : index
  }
  "test.use"(%v10) : (index) -> ()
  "test.end"(%a, %c, %v7, %v8, %v10) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f21(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1:1 = affine.delinearize_index %a into (5) : index
  %v2 = arith.constant 1 : index
  %v3 = tensor.dim %t, %v2 : tensor<?x?xf32>
  %v4 = tensor.empty(%c, %v3) : tensor<?x?xf32>
  "test.use"(%v3) : (index) -> ()
  %v5:2 = affine.delinearize_index %c into (%c, 6) : index, index
  %v6 = affine.apply affine_map<()[] -> (((21 - 0) + 33))>()[]
  %v7 = scf.if %b -> (index) {
    %v8 = scf.if %b -> (index) {
      %v9 = test.value_with_bounds {max = 75 : index, min = 39 : index}
      %v10 = arith.addi %a, %v6 : index
      scf.yield %c : index
    } else {
      %v11 = tensor.extract_slice %t[0, %a] [%v1#0, %v3] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      %v12 = arith.constant 8 : index
      %v13 = arith.muli %v6, %v12 : index
      scf.yield %v6 : index
    }
    scf.yield %v1#0 : index
  } else {
    scf.yield %v3 : index
  }
  %v14 = arith.addi %v1#0, %c : index
  %v15 = affine.max affine_map<()[s0] -> (((s0 mod 6) floordiv 6), (s0 floordiv 4), ((s0 mod 8) * -3))>()[%a]
  "test.use"(%v15) : (index) -> ()
  %v16 = affine.apply affine_map<(d0)[s0] -> (35)>(%v5#0)[%c]
  %v17 = arith.constant 4 : index
  %v18 = arith.muli %v6, %v17 : index
  "test.use"(%v18) : (index) -> ()
  "test.end"(%a, %c, %v1#0, %v3, %v5#0, %v6, %v7, %v14, %v15, %v16, %v18) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f22(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<()[s0] -> (((s0 - s0) - s0))>()[%c]
  %v2 = affine.apply affine_map<(d0)[] -> (((31 ceildiv 3) floordiv 8))>(%v1)[]
  "test.end"(%a, %c, %v1, %v2) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f23(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 1 : index
  %v2 = tensor.dim %t, %v1 : tensor<?x?xf32>
  "test.use"(%v2) : (index) -> ()
  %v3 = tensor.extract_slice %t[0, %v2] [%v2, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v4 = affine.apply affine_map<(d0)[] -> ((d0 - (34 - 17)))>(%v2)[]
  %v5 = arith.constant 3 : index
  scf.for %v6 = %a to %v2 step %v5 {
    %v7 = arith.constant 8 : index
    %v8 = arith.addi %v4, %v7 : index
    %v9 = affine.apply affine_map<(d0,d1)[] -> ((d0 + d0))>(%a, %v8)[]
  }
  "test.use"(%v4) : (index) -> ()
  %v10 = arith.constant 8 : index
  %v11 = arith.addi %a, %v10 : index
  "test.use"(%v11) : (index) -> ()
  %v12 = arith.constant 3 : index
  %v13 = arith.floordivsi %a, %v12 : index
  "test.use"(%v13) : (index) -> ()
  "test.end"(%a, %c, %v2, %v4, %v11, %v13) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f24(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.empty(%a, %a) : tensor<?x?xf32>
  "test.use"(%c) : (index) -> ()
  %v2 = arith.constant 8 : index
  %v3 = arith.muli %a, %v2 : index
  %v4 = tensor.empty(%v3, %v3) : tensor<?x?xf32>
  "test.use"(%v3) : (index) -> ()
  %v5 = arith.constant 48 : index
  "test.use"(%v5) : (index) -> ()
  %v6 = arith.constant 17 : index
  %v7 = arith.constant 5 : index
  %v10 = scf.for %v8 = %v6 to %v5 step %v7 iter_args(%v9 = %t) -> (tensor<?x?xf32>) {
    %v11:1 = affine.delinearize_index %v3 into (6) : index
    %v12 = arith.constant 10 : index
    "test.use"(%v12) : (index) -> ()
    %v13 = arith.constant 37 : index
    scf.yield %v4 : tensor<?x?xf32>
  }
  "test.use"(%v6) : (index) -> ()
  %v14 = affine.min affine_map<(d0)[] -> (d0, (d0 - (-5 mod 7)), ((d0 mod 8) floordiv 7))>(%v6)[]
  "test.end"(%a, %c, %v3, %v5, %v6, %v14) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f25(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 75 : index, min = -5 : index}
  %v2 = test.value_with_bounds {max = 97 : index, min = 39 : index}
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 5 : index
  %v4 = arith.muli %c, %v3 : index
  %v5:3 = affine.delinearize_index %v1 into (6, %a, %c) : index, index, index
  "test.use"(%v5#2) : (index) -> ()
  %v6 = affine.linearize_index  [%v5#2, %v5#2, %c] by (3, 2, 1) : index
  "test.use"(%v6) : (index) -> ()
  %v7 = arith.constant 3 : index
  scf.for %v8 = %c to %a step %v7 {
    %v9 = affine.apply affine_map<()[] -> (-8)>()[]
    "test.use"(%v9) : (index) -> ()
    %v10 = affine.apply affine_map<(d0,d1)[s0] -> (((38 mod 4) + (s0 floordiv 6)))>(%v8, %v4)[%c]
    "test.use"(%v10) : (index) -> ()
    %v11 = arith.subi %v2, %v4 : index
    "test.use"(%v11) : (index) -> ()
  }
  "test.use"(%v6) : (index) -> ()
  %v12 = affine.min affine_map<(d0,d1)[s0] -> (((28 + d1) ceildiv 1), 16)>(%v2, %v1)[%c]
  "test.use"(%v12) : (index) -> ()
  %v13 = arith.addi %v2, %v4 : index
  %v14 = tensor.extract_slice %t[0, %v12] [%v2, %v2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.use"(%v13) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v4, %v5#2, %v6, %v12, %v13) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f26(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.select %b, %a, %a : index
  "test.use"(%v1) : (index) -> ()
  %v2 = test.value_with_bounds {max = 99 : index, min = 40 : index}
  %v3 = arith.subi %v1, %v2 : index
  %v4 = arith.addi %v2, %c : index
  "test.use"(%v4) : (index) -> ()
  %v5 = test.value_with_bounds {max = 108 : index, min = 19 : index}
  "test.use"(%v5) : (index) -> ()
  scf.for %v6 = %c to %c step %a {
    %v7 = arith.constant 1 : index
    %v10 = scf.for %v8 = %v2 to %v6 step %v7 iter_args(%v9 = %t) -> (tensor<?x?xf32>) {
      %v11 = affine.apply affine_map<(d0)[] -> (((11 ceildiv 3) * -2))>(%v6)[]
      "test.use"(%v11) : (index) -> ()
      scf.yield %t : tensor<?x?xf32>
    }
    "test.use"(%v6) : (index) -> ()
  }
  "test.use"(%v5) : (index) -> ()
  %v12 = test.value_with_bounds {max = 26 : index, min = -3 : index}
  "test.use"(%v12) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3, %v4, %v5, %v12) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f27(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.empty(%a, %c) : tensor<?x?xf32>
  %v2 = arith.constant 46 : index
  %v3 = arith.constant -5 : index
  "test.use"(%v3) : (index) -> ()
  %v4 = affine.min affine_map<(d0)[] -> (((12 + 28) + (d0 * 2)), (3 + (d0 * -2)), d0)>(%v3)[]
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.constant 7 : index
  %v6 = arith.muli %c, %v5 : index
  "test.use"(%v6) : (index) -> ()
  %v7 = arith.constant 25 : index
  "test.use"(%v7) : (index) -> ()
  %v8 = affine.max affine_map<()[] -> ((24 + (39 + 0)), (6 + -4))>()[]
  %v9 = test.value_with_bounds {max = 58 : index, min = 29 : index}
  "test.use"(%v9) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3, %v4, %v6, %v7, %v8, %v9) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f28(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    %v2 = affine.max affine_map<(d0,d1)[] -> (((d1 - 1) + (d0 + 5)), ((d1 + 14) floordiv 1), ((24 - d0) mod 1))>(%a, %a)[]
    scf.yield %v2 : index
  } else {
    scf.yield %a : index
  }
  "test.use"(%v1) : (index) -> ()
  %v3 = arith.constant 4 : index
  %v4 = arith.muli %v1, %v3 : index
  %v5 = tensor.empty(%v1, %c) : tensor<?x?xf32>
  "test.use"(%v4) : (index) -> ()
  %v6 = test.value_with_bounds {max = 15 : index, min = -4 : index}
  "test.use"(%v6) : (index) -> ()
  %v7 = arith.constant 42 : index
  %v8 = arith.constant 1 : index
  %v9 = tensor.dim %v5, %v8 : tensor<?x?xf32>
  "test.use"(%v9) : (index) -> ()
  %v10 = test.value_with_bounds {max = -4 : index, min = -5 : index}
  "test.use"(%v10) : (index) -> ()
  %v11 = arith.constant 7 : index
  %v12 = arith.addi %v4, %v11 : index
  %v13 = tensor.extract_slice %v5[0, %v10] [%v7, %v10] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.end"(%a, %c, %v1, %v4, %v6, %v7, %v9, %v10, %v12) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f29(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = test.value_with_bounds {max = 93 : index, min = 37 : index}
  %v2 = arith.select %b, %a, %a : index
  %v3:3 = affine.delinearize_index %c into (%a, 3) : index, index, index
  %v4 = test.value_with_bounds {max = 124 : index, min = 47 : index}
  "test.end"(%a, %c, %v1, %v2, %v3#0, %v4) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f30(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.extract_slice %t[0, %a] [%c, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v2 = affine.max affine_map<(d0)[] -> ((d0 + (8 - d0)), ((11 + 14) - d0), ((30 - 29) + (d0 floordiv 4)))>(%a)[]
  %v3 = test.value_with_bounds {max = 66 : index, min = 28 : index}
  %v4 = arith.constant 0 : index
  %v5 = tensor.dim %t, %v4 : tensor<?x?xf32>
  %v6 = affine.min affine_map<(d0)[] -> ((d0 * -4))>(%v3)[]
  "test.use"(%v6) : (index) -> ()
  %v7 = affine.linearize_index  [%v5, %v6, %a] by (4, 4) : index
  "test.use"(%v7) : (index) -> ()
  %v8 = arith.constant 2 : index
  scf.for %v9 = %v6 to %a step %v8 {
    %v10 = arith.addi %v9, %v5 : index
    %v11 = affine.apply affine_map<(d0,d1)[s0] -> (((s0 - s0) - s0))>(%v3, %v10)[%c]
    "test.use"(%v11) : (index) -> ()
    %v12 = affine.linearize_index disjoint [%v2, %v2, %v10] by (8, 2, 4) : index
  }
  "test.use"(%v7) : (index) -> ()
  %v13 = affine.linearize_index disjoint [%v5] by (1) : index
  %v14 = affine.apply affine_map<()[] -> (((26 mod 1) + 9))>()[]
  "test.use"(%v14) : (index) -> ()
  %v15 = affine.max affine_map<(d0,d1)[s0] -> (((d1 + 17) - s0))>(%v5, %v14)[%c]
  "test.use"(%v15) : (index) -> ()
  %v16 = arith.constant 6 : index
  %v17 = arith.muli %v3, %v16 : index
  "test.end"(%a, %c, %v2, %v3, %v5, %v6, %v7, %v13, %v14, %v15, %v17) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f31(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    scf.yield %c : index
  } else {
    %v2 = arith.constant 6 : index
    %v3 = arith.muli %c, %v2 : index
    "test.use"(%v3) : (index) -> ()
    %v4 = affine.linearize_index disjoint [%v3, %v3] by (6) : index
    scf.yield %v3 : index
  }
  "test.use"(%v1) : (index) -> ()
  %v5 = arith.select %b, %v1, %a : index
  "test.use"(%v5) : (index) -> ()
  %v6 = tensor.extract_slice %t[0, %v1] [%v1, %a] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.use"(%v5) : (index) -> ()
  %v7 = affine.min affine_map<(d0,d1)[] -> ((25 * 4), (d0 - (d0 - d1)), (d0 + (21 floordiv 5)))>(%a, %a)[]
  "test.use"(%v7) : (index) -> ()
  %v8 = arith.select %b, %c, %c : index
  "test.use"(%v8) : (index) -> ()
  %v9 = tensor.extract_slice %t[0, %a] [%v1, %v5] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v10 = scf.if %b -> (index) {
    scf.yield %v8 : index
  } else {
    scf.yield %v5 : index
  }
  "test.use"(%v10) : (index) -> ()
  %v11 = affine.linearize_index disjoint [%v1] by (7) : index
  %v12 = arith.select %b, %c, %v5 : index
  "test.use"(%v12) : (index) -> ()
  %v13 = test.value_with_bounds {max = 2 : index, min = -4 : index}
  "test.end"(%a, %c, %v1, %v5, %v7, %v8, %v10, %v11, %v12, %v13) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f32(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.empty(%a, %a) : tensor<?x?xf32>
  %v2 = affine.min affine_map<(d0)[s0] -> (-4)>(%a)[%a]
  %v5 = scf.for %v3 = %a to %c step %v2 iter_args(%v4 = %t) -> (tensor<?x?xf32>) {
    %v6 = arith.select %b, %a, %c : index
    %v7 = arith.constant 0 : index
    %v8 = tensor.dim %v4, %v7 : tensor<?x?xf32>
    scf.yield %v4 : tensor<?x?xf32>
  }
  %v9 = arith.select %b, %a, %a : index
  %v10 = test.value_with_bounds {max = 117 : index, min = 40 : index}
  %v11 = affine.linearize_index disjoint [%v2, %v9] by (6) : index
  %v12 = arith.constant 1 : index
  %v13 = tensor.dim %v5, %v12 : tensor<?x?xf32>
  "test.use"(%v13) : (index) -> ()
  "test.end"(%a, %c, %v2, %v9, %v10, %v11, %v13) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f33(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 7 : index
  %v2 = arith.muli %a, %v1 : index
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.constant 0 : index
  %v4 = tensor.dim %t, %v3 : tensor<?x?xf32>
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.constant 5 : index
  scf.for %v6 = %v4 to %v4 step %v5 {
    %v7 = arith.constant 0 : index
    %v8 = tensor.dim %t, %v7 : tensor<?x?xf32>
    "test.use"(%v8) : (index) -> ()
    %v9:2 = affine.delinearize_index %c into (%a, 5) : index, index
    "test.use"(%v9#1) : (index) -> ()
    %v10 = affine.linearize_index  [%c] by (2) : index
    "test.use"(%v10) : (index) -> ()
    %v11 = arith.select %b, %c, %a : index
    "test.use"(%v11) : (index) -> ()
  }
  "test.use"(%v4) : (index) -> ()
  %v12 = scf.if %b -> (index) {
    scf.yield %v4 : index
  } else {
    %v13 = affine.max affine_map<(d0,d1)[] -> (((33 - 1) + 21), ((-2 floordiv 3) - 15))>(%c, %v4)[]
    "test.use"(%v13) : (index) -> ()
    scf.yield %v4 : index
  }
  "test.use"(%v12) : (index) -> ()
  %v14 = tensor.empty(%v4, %c) : tensor<?x?xf32>
  "test.use"(%v12) : (index) -> ()
  %v15 = arith.constant 0 : index
  %v16 = tensor.dim %v14, %v15 : tensor<?x?xf32>
  "test.use"(%v16) : (index) -> ()
  "test.end"(%a, %c, %v2, %v4, %v12, %v16) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f34(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<(d0,d1)[] -> (((d1 + d1) - (d0 * 5)))>(%a, %a)[]
  "test.use"(%v1) : (index) -> ()
  %v2 = arith.addi %v1, %v1 : index
  %v3 = arith.select %b, %c, %a : index
  "test.use"(%v3) : (index) -> ()
  %v4 = arith.constant 0 : index
  %v5 = tensor.dim %t, %v4 : tensor<?x?xf32>
  "test.use"(%v5) : (index) -> ()
  %v6 = arith.subi %c, %a : index
  "test.use"(%v6) : (index) -> ()
  %v7 = affine.linearize_index  [%v3, %a, %v2] by (8, 8, 2) : index
  "test.use"(%v7) : (index) -> ()
  %v8 = affine.apply affine_map<(d0)[s0] -> ((d0 - (17 + s0)))>(%v1)[%c]
  %v9 = tensor.extract_slice %t[0, %v7] [%v7, %v8] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v10 = affine.max affine_map<()[] -> (((33 + 22) ceildiv 3), 17)>()[]
  "test.use"(%v10) : (index) -> ()
  %v11:2 = affine.delinearize_index %c into (7, %c) : index, index
  %v12 = tensor.extract_slice %t[0, %v8] [%v10, %v5] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.end"(%a, %c, %v1, %v2, %v3, %v5, %v6, %v7, %v8, %v10, %v11#0) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f35(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1:3 = affine.delinearize_index %c into (5, %a) : index, index, index
  %v2:2 = affine.delinearize_index %v1#2 into (4, %a) : index, index
  %v3 = affine.apply affine_map<(d0)[] -> (23)>(%a)[]
  "test.use"(%v3) : (index) -> ()
  %v4 = tensor.extract_slice %t[0, %v3] [%v1#2, %v3] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v5 = affine.linearize_index disjoint [%v3] by (4) : index
  "test.use"(%v5) : (index) -> ()
  %v6 = tensor.empty(%a, %c) : tensor<?x?xf32>
  "test.end"(%a, %c, %v1#2, %v2#0, %v3, %v5) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f36(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<(d0,d1)[] -> (13)>(%a, %a)[]
  %v2 = affine.min affine_map<()[] -> ((37 - (-2 ceildiv 4)), ((31 ceildiv 2) * -3), ((14 * 4) * 1))>()[]
  "test.use"(%v2) : (index) -> ()
  %v3 = test.value_with_bounds {max = -4 : index, min = -6 : index}
  %v4 = test.value_with_bounds {max = 18 : index, min = 10 : index}
  "test.use"(%v4) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v3, %v4) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f37(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.linearize_index  [%c, %c, %c] by (8, 6) : index
  "test.use"(%v1) : (index) -> ()
  %v2 = test.value_with_bounds {max = 62 : index, min = 5 : index}
  %v3:1 = affine.delinearize_index %a into (5) : index
  %v4 = test.value_with_bounds {max = 51 : index, min = 45 : index}
  "test.use"(%v4) : (index) -> ()
  %v5 = tensor.empty(%v3#0, %v4) : tensor<?x?xf32>
  %v6 = arith.constant 1 : index
  %v7 = tensor.dim %v5, %v6 : tensor<?x?xf32>
  "test.end"(%a, %c, %v1, %v2, %v3#0, %v4, %v7) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f38(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    scf.yield %a : index
  } else {
    %v2 = affine.apply affine_map<(d0)[] -> (-5)>(%a)[]
    scf.yield %c : index
  }
  "test.use"(%v1) : (index) -> ()
  %v3 = affine.linearize_index disjoint [%v1] by (4) : index
  %v4 = test.value_with_bounds {max = 117 : index, min = 45 : index}
  "test.use"(%v4) : (index) -> ()
  %v5 = tensor.extract_slice %t[0, %v3] [%v3, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.use"(%v4) : (index) -> ()
  %v6 = affine.apply affine_map<(d0)[s0] -> (((s0 - s0) mod 2))>(%c)[%a]
  "test.use"(%v6) : (index) -> ()
  %v7 = tensor.empty(%v6, %v3) : tensor<?x?xf32>
  "test.use"(%v6) : (index) -> ()
  %v8 = arith.constant 7 : index
  scf.for %v9 = %c to %a step %v8 {
    %v10 = affine.max affine_map<(d0,d1)[] -> ((35 + (d1 + d0)), d0)>(%v6, %v3)[]
    "test.use"(%v10) : (index) -> ()
    %v11 = arith.constant 4 : index
    %v12 = arith.addi %c, %v11 : index
    "test.use"(%v12) : (index) -> ()
    %v13 = scf.if %b -> (index) {
      %v14 = affine.apply affine_map<(d0,d1)[] -> (34)>(%a, %v1)[]
      "test.use"(%v14) : (index) -> ()
      scf.yield %v9 : index
    } else {
      %v15 = tensor.empty(%a, %v9) : tensor<?x?xf32>
      "test.use"(%v12) : (index) -> ()
      %v16 = test.value_with_bounds {max = 65 : index, min = 37 : index}
      scf.yield %v1 : index
    }
    "test.use"(%v13) : (index) -> ()
  }
  "test.use"(%v6) : (index) -> ()
  %v19 = scf.for %v17 = %v1 to %a step %v4 iter_args(%v18 = %v5) -> (tensor<?x?xf32>) {
    %v20 = scf.if %b -> (index) {
      scf.yield %v6 : index
    } else {
      scf.yield %v4 : index
    }
    "test.use"(%v20) : (index) -> ()
    %v21 = arith.subi %c, %v20 : index
    "test.use"(%v21) : (index) -> ()
    scf.yield %v18 : tensor<?x?xf32>
  }
  "test.end"(%a, %c, %v1, %v3, %v4, %v6) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f39(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<(d0,d1)[] -> ((d1 - (24 * 2)))>(%a, %c)[]
  "test.use"(%v1) : (index) -> ()
  %v2 = tensor.empty(%a, %v1) : tensor<?x?xf32>
  "test.use"(%v1) : (index) -> ()
  %v3 = arith.constant 5 : index
  %v6 = scf.for %v4 = %c to %c step %v3 iter_args(%v5 = %v2) -> (tensor<?x?xf32>) {
    %v7 = arith.constant 1 : index
    %v8 = tensor.dim %t, %v7 : tensor<?x?xf32>
    "test.use"(%v8) : (index) -> ()
    %v9 = arith.select %b, %c, %v8 : index
    %v10 = arith.constant 25 : index
    %v11 = arith.constant 0 : index
    %v12 = tensor.dim %t, %v11 : tensor<?x?xf32>
    scf.yield %v5 : tensor<?x?xf32>
  }
  "test.end"(%a, %c, %v1) : (index, index, index) -> ()
  return
}
// -----
func.func @f40(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.select %b, %c, %c : index
  "test.use"(%v1) : (index) -> ()
  %v2 = test.value_with_bounds {max = 31 : index, min = -5 : index}
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.apply affine_map<(d0)[s0] -> (-8)>(%v2)[%c]
  "test.end"(%a, %c, %v1, %v2, %v3) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f41(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 1 : index
  %v2 = tensor.dim %t, %v1 : tensor<?x?xf32>
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.linearize_index disjoint [%c] by (8) : index
  "test.use"(%v3) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3) : (index, index, index, index) -> ()
  return
}
// -----
func.func @f42(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    scf.yield %c : index
  } else {
    %v2 = tensor.empty(%c, %c) : tensor<?x?xf32>
    %v3 = affine.min affine_map<(d0,d1)[s0] -> (-4, ((d0 + 30) - (s0 * -1)), ((s0 + s0) - (s0 + d1)))>(%c, %c)[%c]
    "test.use"(%v3) : (index) -> ()
    scf.yield %v3 : index
  }
  %v4 = arith.constant 5 : index
  scf.for %v5 = %c to %c step %v4 {
    %v6 = tensor.extract_slice %t[0, %v5] [%c, %v5] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %v7 = tensor.extract_slice %t[0, %v5] [%c, %v5] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    "test.use"(%v5) : (index) -> ()
    %v8:1 = affine.delinearize_index %c into (1) : index
    "test.use"(%v8#0) : (index) -> ()
  }
  %v9 = affine.apply affine_map<()[s0] -> (((-7 floordiv 1) + (36 floordiv 1)))>()[%c]
  "test.use"(%v9) : (index) -> ()
  %v10 = arith.constant 3 : index
  %v11 = arith.muli %v9, %v10 : index
  "test.use"(%v11) : (index) -> ()
  "test.end"(%a, %c, %v1, %v9, %v11) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f43(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant -4 : index
  %v2 = arith.constant 2 : index
  %v3 = arith.muli %c, %v2 : index
  "test.use"(%v3) : (index) -> ()
  %v4 = affine.max affine_map<(d0,d1)[s0] -> (((d0 ceildiv 1) mod 5))>(%v3, %a)[%a]
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.select %b, %c, %a : index
  "test.use"(%v5) : (index) -> ()
  %v6 = arith.select %b, %v4, %v5 : index
  "test.use"(%v6) : (index) -> ()
  "test.end"(%a, %c, %v1, %v3, %v4, %v5, %v6) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f44(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.constant 1 : index
  %v2 = tensor.dim %t, %v1 : tensor<?x?xf32>
  "test.use"(%v2) : (index) -> ()
  %v3 = arith.select %b, %a, %v2 : index
  %v4 = tensor.extract_slice %t[0, %a] [%v2, %v2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.use"(%v3) : (index) -> ()
  %v5 = affine.apply affine_map<(d0)[] -> (d0)>(%v3)[]
  %v6 = arith.constant 49 : index
  "test.use"(%v6) : (index) -> ()
  %v7 = affine.apply affine_map<(d0)[] -> (((d0 mod 6) - (d0 + 17)))>(%v3)[]
  "test.use"(%v7) : (index) -> ()
  %v8 = arith.constant 3 : index
  "test.use"(%v8) : (index) -> ()
  %v9 = arith.constant 4 : index
  %v10 = arith.floordivsi %v6, %v9 : index
  "test.use"(%v10) : (index) -> ()
  %v11 = arith.select %b, %a, %v6 : index
  "test.use"(%v11) : (index) -> ()
  "test.end"(%a, %c, %v2, %v3, %v5, %v6, %v7, %v8, %v10, %v11) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f45(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.apply affine_map<(d0,d1)[] -> (((0 - 2) mod 1))>(%c, %a)[]
  "test.use"(%v1) : (index) -> ()
  %v2 = arith.constant 0 : index
  %v3 = tensor.dim %t, %v2 : tensor<?x?xf32>
  "test.use"(%v3) : (index) -> ()
  %v4 = arith.constant 8 : index
  %v5 = arith.floordivsi %a, %v4 : index
  "test.use"(%v5) : (index) -> ()
  %v6 = tensor.extract_slice %t[0, %a] [%v5, %v1] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.use"(%v5) : (index) -> ()
  %v7 = tensor.empty(%a, %v3) : tensor<?x?xf32>
  "test.end"(%a, %c, %v1, %v3, %v5) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f46(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = affine.linearize_index disjoint [%a, %a] by (5, 1) : index
  %v2 = affine.apply affine_map<()[s0] -> (4)>()[%c]
  %v3 = arith.constant 30 : index
  %v4 = affine.linearize_index  [%a] by (8) : index
  "test.use"(%v4) : (index) -> ()
  %v5:3 = affine.delinearize_index %v3 into (%c, %a, %a) : index, index, index
  "test.use"(%v5#2) : (index) -> ()
  %v6 = arith.constant 0 : index
  %v7 = tensor.dim %t, %v6 : tensor<?x?xf32>
  %v8 = arith.constant 0 : index
  %v9 = tensor.dim %t, %v8 : tensor<?x?xf32>
  "test.end"(%a, %c, %v1, %v2, %v3, %v4, %v5#2, %v7, %v9) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f47(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = arith.select %b, %c, %c : index
  "test.use"(%v1) : (index) -> ()
  %v2 = arith.select %b, %c, %v1 : index
  "test.use"(%v2) : (index) -> ()
  %v3 = tensor.extract_slice %t[0, %c] [%a, %v1] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v4 = affine.max affine_map<(d0,d1)[] -> (d0)>(%c, %v2)[]
  "test.use"(%v4) : (index) -> ()
  %v5 = arith.constant 6 : index
  %v6 = arith.addi %c, %v5 : index
  %v7 = tensor.empty(%v4, %a) : tensor<?x?xf32>
  %v8 = arith.constant 3 : index
  %v9 = arith.muli %v4, %v8 : index
  "test.use"(%v9) : (index) -> ()
  %v10 = arith.constant 1 : index
  %v11 = tensor.dim %v7, %v10 : tensor<?x?xf32>
  "test.use"(%v11) : (index) -> ()
  "test.end"(%a, %c, %v1, %v2, %v4, %v6, %v9, %v11) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f48(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = tensor.empty(%a, %a) : tensor<?x?xf32>
  "test.use"(%c) : (index) -> ()
  %v2 = arith.constant 21 : index
  "test.use"(%v2) : (index) -> ()
  %v3 = affine.apply affine_map<()[] -> (15)>()[]
  %v4 = arith.constant 1 : index
  scf.for %v5 = %v3 to %a step %v4 {
    %v6 = arith.constant 6 : index
    %v7 = arith.muli %c, %v6 : index
    %v8 = tensor.empty(%c, %a) : tensor<?x?xf32>
    "test.use"(%v7) : (index) -> ()
    %v9:1 = affine.delinearize_index %c into (5) : index
    %v10 = scf.if %b -> (index) {
      %v11 = arith.constant 0 : index
      %v12 = tensor.dim %t, %v11 : tensor<?x?xf32>
      scf.yield %v12 : index
    } else {
      scf.yield %v2 : index
    }
    "test.use"(%v10) : (index) -> ()
  }
  "test.use"(%v3) : (index) -> ()
  %v13 = affine.max affine_map<(d0,d1)[s0] -> (((s0 ceildiv 2) - -7))>(%c, %a)[%a]
  "test.use"(%v13) : (index) -> ()
  %v14 = tensor.extract_slice %v1[0, %v3] [%a, %c] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  "test.use"(%v13) : (index) -> ()
  %v15 = arith.constant 5 : index
  %v18 = scf.for %v16 = %v2 to %v2 step %v15 iter_args(%v17 = %v14) -> (tensor<?x?xf32>) {
    %v19 = arith.constant 1 : index
    %v20 = tensor.dim %t, %v19 : tensor<?x?xf32>
    %v21 = arith.constant 3 : index
    %v24 = scf.for %v22 = %v3 to %a step %v21 iter_args(%v23 = %t) -> (tensor<?x?xf32>) {
      %v25 = affine.apply affine_map<(d0,d1)[s0] -> ((-2 * 4))>(%v20, %v3)[%c]
      %v26 = affine.apply affine_map<(d0,d1)[] -> (((d1 floordiv 1) - (8 floordiv 1)))>(%v22, %v13)[]
      "test.use"(%v26) : (index) -> ()
      scf.yield %v23 : tensor<?x?xf32>
    }
    %v27 = arith.addi %v3, %a : index
    scf.yield %v24 : tensor<?x?xf32>
  }
  %v28:1 = affine.delinearize_index %c into (3) : index
  "test.use"(%v28#0) : (index) -> ()
  %v29:2 = affine.delinearize_index %v13 into (4) : index, index
  "test.use"(%v29#0) : (index) -> ()
  %v30 = affine.apply affine_map<()[s0] -> (((39 mod 4) - (s0 - s0)))>()[%a]
  "test.end"(%a, %c, %v2, %v3, %v13, %v28#0, %v29#0, %v30) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f49(%a: index, %c: index, %b: i1, %t: tensor<?x?xf32>) {
  %v1 = scf.if %b -> (index) {
    %v2 = affine.linearize_index  [%a, %a] by (4, 1) : index
    "test.use"(%v2) : (index) -> ()
    %v3 = test.value_with_bounds {max = 66 : index, min = 47 : index}
    "test.use"(%v3) : (index) -> ()
    scf.yield %v2 : index
  } else {
    %v4 = affine.linearize_index disjoint [%a, %c] by (7, 5) : index
    %v5 = scf.if %b -> (index) {
      %v6 = affine.min affine_map<(d0,d1)[] -> (((d0 + 30) floordiv 8), -1)>(%v4, %c)[]
      "test.use"(%v6) : (index) -> ()
      %v7 = arith.constant 1 : index
      %v8 = tensor.dim %t, %v7 : tensor<?x?xf32>
      "test.use"(%v8) : (index) -> ()
      scf.yield %a : index
    } else {
      %v9 = affine.max affine_map<()[] -> (((23 * 5) + (35 - 19)))>()[]
      scf.yield %a : index
    }
    scf.yield %a : index
  }
  "test.use"(%v1) : (index) -> ()
  %v10 = affine.min affine_map<(d0)[] -> ((d0 floordiv 8), d0, (d0 - (5 * 4)))>(%v1)[]
  "test.use"(%v10) : (index) -> ()
  %v11 = arith.constant 13 : index
  %v12 = arith.constant 2 : index
  %v13 = arith.addi %v10, %v12 : index
  "test.use"(%v13) : (index) -> ()
  %v14 = arith.constant 16 : index
  "test.use"(%v14) : (index) -> ()
  %v15 = affine.apply affine_map<(d0,d1)[] -> (((-6 - d0) + (d1 * 2)))>(%a, %v11)[]
  "test.use"(%v15) : (index) -> ()
  %v16 = arith.addi %v11, %v11 : index
  "test.end"(%a, %c, %v1, %v10, %v11, %v13, %v14, %v15, %v16) : (index, index, index, index, index, index, index, index, index) -> ()
  return
}
