func.func private @ext(!llvm.ptr) -> !llvm.ptr
func.func @pub(%p: !llvm.ptr) -> !llvm.ptr {
  %n = arith.constant 1 : i32
  return {tag = "t1", tag_name = "n1", name = "m1", test.ptr = "p1"} %p : !llvm.ptr
}
func.func private @priv(%p: !llvm.ptr) -> !llvm.ptr {
  %n = arith.constant 1 : i32
  llvm.store %n, %p {tag = "t2", tag_name = "n2", name = "m2"} : i32, !llvm.ptr
  return {tag = "t3", tag_name = "n3", name = "m3", test.ptr = "p3"} %p : !llvm.ptr
}
func.func private @priv2(%p: !llvm.ptr) -> !llvm.ptr {
  %n = arith.constant 1 : i32
  llvm.store %n, %p {tag = "t4", tag_name = "n4", name = "m4"} : i32, !llvm.ptr
  return {tag = "t5", tag_name = "n5", name = "m5", test.ptr = "p5"} %p : !llvm.ptr
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %m: memref<f32>, %m2: memref<f32>) -> !llvm.ptr attributes {test.ptr = "func"} {
  %v6 = func.call @priv(%p) : (!llvm.ptr) -> !llvm.ptr
  %v7 = func.call @priv2(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.store %n, %p {tag = "t8", tag_name = "n8", name = "m8", test.ptr = "p8"} : i32, !llvm.ptr
  %v9 = "un.reg"(%p) {tag = "t10", tag_name = "n10", name = "m10"} : (!llvm.ptr) -> !llvm.ptr
  return {tag = "t11", tag_name = "n11", name = "m11", test.ptr = "p11"} %p : !llvm.ptr
}
func.func @g(%c: i1, %n: i32, %p: !llvm.ptr, %m: memref<f32>, %m2: memref<f32>) -> !llvm.ptr attributes {test.ptr = "func"} {
  %v12 = llvm.getelementptr %p[1] {tag = "t13", tag_name = "n13", name = "m13"} : (!llvm.ptr) -> !llvm.ptr, i32
  cf.cond_br %c, ^bb1(%v12, %m : !llvm.ptr, memref<f32>), ^bb1(%v12, %m : !llvm.ptr, memref<f32>) {tag = "t14", tag_name = "n14", name = "m14", test.ptr = "p14"}
^bb1(%v15: !llvm.ptr, %v16: memref<f32>):
  %v17 = func.call @pub(%v12) {tag = "t18", tag_name = "n18", name = "m18", test.ptr = "p18"} : (!llvm.ptr) -> !llvm.ptr
  %v19 = llvm.mlir.zero {tag = "t20", tag_name = "n20", name = "m20", test.ptr = "p20"} : !llvm.ptr
  cf.br ^bb1(%v17, %v16 : !llvm.ptr, memref<f32>) {tag = "t21", tag_name = "n21", name = "m21"}
}
// -----
func.func private @ext(!llvm.ptr) -> !llvm.ptr
func.func @pub(%p: !llvm.ptr) -> !llvm.ptr {
  %n = arith.constant 1 : i32
  llvm.store %n, %p {tag = "t22", tag_name = "n22", name = "m22", test.ptr = "p22"} : i32, !llvm.ptr
  return {tag = "t23", tag_name = "n23", name = "m23", test.ptr = "p23"} %p : !llvm.ptr
}
func.func private @priv(%p: !llvm.ptr) -> !llvm.ptr {
  %n = arith.constant 1 : i32
  llvm.store %n, %p {tag = "t24", tag_name = "n24", name = "m24", test.ptr = "p24"} : i32, !llvm.ptr
  return {tag = "t25", tag_name = "n25", name = "m25", test.ptr = "p25"} %p : !llvm.ptr
}
func.func private @priv2(%p: !llvm.ptr) -> !llvm.ptr {
  %n = arith.constant 1 : i32
  return {tag = "t26", tag_name = "n26", name = "m26"} %p : !llvm.ptr
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %m: memref<f32>, %m2: memref<f32>) -> !llvm.ptr attributes {test.ptr = "func"} {
  %v27 = func.call @priv(%p) : (!llvm.ptr) -> !llvm.ptr
  %v28 = func.call @priv2(%p) : (!llvm.ptr) -> !llvm.ptr
  %v29 = llvm.alloca %n x i32 {tag = "t30", tag_name = "n30", name = "m30", test.ptr = "p30"} : (i32) -> !llvm.ptr
  cf.br ^bb1(%v29, %m : !llvm.ptr, memref<f32>) {tag = "t31", tag_name = "n31", name = "m31"}
^bb1(%v32: !llvm.ptr, %v33: memref<f32>):
  %v34 = llvm.mlir.zero {tag = "t35", tag_name = "n35", name = "m35", test.ptr = "p35"} : !llvm.ptr
  cf.br ^bb2(%v29, %m : !llvm.ptr, memref<f32>) {tag = "t36", tag_name = "n36", name = "m36", test.ptr = "p36"}
^bb2(%v37: !llvm.ptr, %v38: memref<f32>):
  llvm.store %n, %v29 {tag = "t39", tag_name = "n39", name = "m39"} : i32, !llvm.ptr
  %v40 = "un.reg"(%v29) {tag = "t41", tag_name = "n41", name = "m41", test.ptr = "p41"} : (!llvm.ptr) -> !llvm.ptr
  %v42 = llvm.mlir.zero {tag = "t43", tag_name = "n43", name = "m43"} : !llvm.ptr
  cf.cond_br %c, ^bb3(%p, %m : !llvm.ptr, memref<f32>), ^bb3(%v29, %v38 : !llvm.ptr, memref<f32>) {tag = "t44", tag_name = "n44", name = "m44", test.ptr = "p44"}
^bb3(%v45: !llvm.ptr, %v46: memref<f32>):
  cf.br ^bb1(%p, %m2 : !llvm.ptr, memref<f32>) {tag = "t47", tag_name = "n47", name = "m47"}
}
func.func @g(%c: i1, %n: i32, %p: !llvm.ptr, %m: memref<f32>, %m2: memref<f32>) -> !llvm.ptr attributes {test.ptr = "func"} {
  %v48 = "test.any_cond"() ({
    test.store_with_a_region %m2 attributes {tag = "t49", tag_name = "n49", name = "m49", store_before_region = false} {
      test.store_with_a_region_terminator {tag = "t50", tag_name = "n50", name = "m50"}
    } : memref<f32>
    %v51 = "un.reg"(%p) {tag = "t52", tag_name = "n52", name = "m52", test.ptr = "p52"} : (!llvm.ptr) -> !llvm.ptr
    "test.region_if_yield"(%p) {tag = "t53", tag_name = "n53", name = "m53"} : (!llvm.ptr) -> ()
  }) : () -> !llvm.ptr
  llvm.store %n, %p {tag = "t54", tag_name = "n54", name = "m54"} : i32, !llvm.ptr
  %v55 = llvm.getelementptr %v48[1] {tag = "t56", tag_name = "n56", name = "m56", test.ptr = "p56"} : (!llvm.ptr) -> !llvm.ptr, i32
  cf.br ^bb1(%p, %m2 : !llvm.ptr, memref<f32>) {tag = "t57", tag_name = "n57", name = "m57"}
^bb1(%v58: !llvm.ptr, %v59: memref<f32>):
  %v60 = llvm.mlir.zero {tag = "t61", tag_name = "n61", name = "m61", test.ptr = "p61"} : !llvm.ptr
  return {tag = "t62", tag_name = "n62", name = "m62"} %v60 : !llvm.ptr
}
// -----
func.func private @ext(!llvm.ptr) -> !llvm.ptr
func.func @pub(%p: !llvm.ptr) -> !llvm.ptr {
  %n = arith.constant 1 : i32
  llvm.store %n, %p {tag = "t63", tag_name = "n63", name = "m63", test.ptr = "p63"} : i32, !llvm.ptr
  return {tag = "t64", tag_name = "n64", name = "m64", test.ptr = "p64"} %p : !llvm.ptr
}
func.func private @priv(%p: !llvm.ptr) -> !llvm.ptr {
  %n = arith.constant 1 : i32
  return {tag = "t65", tag_name = "n65", name = "m65"} %p : !llvm.ptr
}
func.func private @priv2(%p: !llvm.ptr) -> !llvm.ptr {
  %n = arith.constant 1 : i32
  return {tag = "t66", tag_name = "n66", name = "m66", test.ptr = "p66"} %p : !llvm.ptr
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %m: memref<f32>, %m2: memref<f32>) -> !llvm.ptr attributes {test.ptr = "func"} {
  %v67 = func.call @priv(%p) : (!llvm.ptr) -> !llvm.ptr
  %v68 = func.call @priv2(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.store %n, %p {tag = "t69", tag_name = "n69", name = "m69"} : i32, !llvm.ptr
  cf.br ^bb1(%p, %m2 : !llvm.ptr, memref<f32>) {tag = "t70", tag_name = "n70", name = "m70", test.ptr = "p70"}
^bb1(%v71: !llvm.ptr, %v72: memref<f32>):
  %v73 = llvm.alloca %n x i32 {tag = "t74", tag_name = "n74", name = "m74"} : (i32) -> !llvm.ptr
  cf.cond_br %c, ^bb1(%v73, %m2 : !llvm.ptr, memref<f32>), ^bb2(%v73, %m : !llvm.ptr, memref<f32>) {tag = "t75", tag_name = "n75", name = "m75", test.ptr = "p75"}
^bb2(%v76: !llvm.ptr, %v77: memref<f32>):
  %v78 = llvm.alloca %n x i32 {tag = "t79", tag_name = "n79", name = "m79", test.ptr = "p79"} : (i32) -> !llvm.ptr
  test.store_with_a_region %v77 attributes {tag = "t80", tag_name = "n80", name = "m80", test.ptr = "p80", store_before_region = true} {
    test.store_with_a_region_terminator {tag = "t81", tag_name = "n81", name = "m81"}
  } : memref<f32>
  %v82 = "test.any_cond"() ({
    llvm.store %n, %v78 {tag = "t83", tag_name = "n83", name = "m83", test.ptr = "p83"} : i32, !llvm.ptr
    llvm.store %n, %v76 {tag = "t84", tag_name = "n84", name = "m84"} : i32, !llvm.ptr
    "test.region_if_yield"(%v78) {tag = "t85", tag_name = "n85", name = "m85", test.ptr = "p85"} : (!llvm.ptr) -> ()
  }) : () -> !llvm.ptr
  cf.br ^bb3(%p, %m : !llvm.ptr, memref<f32>) {tag = "t86", tag_name = "n86", name = "m86"}
^bb3(%v87: !llvm.ptr, %v88: memref<f32>):
  llvm.store %n, %v87 {tag = "t89", tag_name = "n89", name = "m89", test.ptr = "p89"} : i32, !llvm.ptr
  llvm.store %n, %p {tag = "t90", tag_name = "n90", name = "m90", test.ptr = "p90"} : i32, !llvm.ptr
  cf.br ^bb2(%p, %v88 : !llvm.ptr, memref<f32>) {tag = "t91", tag_name = "n91", name = "m91", test.ptr = "p91"}
}
func.func @g(%c: i1, %n: i32, %p: !llvm.ptr, %m: memref<f32>, %m2: memref<f32>) -> !llvm.ptr attributes {test.ptr = "func"} {
  %v92 = test.region_if %p: !llvm.ptr -> (!llvm.ptr) then {
  ^bb0(%v93: !llvm.ptr):
    %v96 = func.call @pub(%p) {tag = "t97", tag_name = "n97", name = "m97", test.ptr = "p97"} : (!llvm.ptr) -> !llvm.ptr
    test.region_if_yield %v93 : !llvm.ptr {tag = "t98", tag_name = "n98", name = "m98", test.ptr = "p98"}
  } else {
  ^bb0(%v94: !llvm.ptr):
    test.region_if_yield %p : !llvm.ptr {tag = "t99", tag_name = "n99", name = "m99", test.ptr = "p99"}
  } join {
  ^bb0(%v95: !llvm.ptr):
    test.region_if_yield %v95 : !llvm.ptr {tag = "t100", tag_name = "n100", name = "m100"}
  }
  %v101 = llvm.getelementptr %v92[1] {tag = "t102", tag_name = "n102", name = "m102"} : (!llvm.ptr) -> !llvm.ptr, i32
  %v103 = llvm.alloca %n x i32 {tag = "t104", tag_name = "n104", name = "m104"} : (i32) -> !llvm.ptr
  cf.cond_br %c, ^bb3(%p, %m : !llvm.ptr, memref<f32>), ^bb1(%p, %m : !llvm.ptr, memref<f32>) {tag = "t105", tag_name = "n105", name = "m105", test.ptr = "p105"}
^bb1(%v106: !llvm.ptr, %v107: memref<f32>):
  %v108 = "test.any_cond"() ({
    %v109 = llvm.getelementptr %v106[1] {tag = "t110", tag_name = "n110", name = "m110"} : (!llvm.ptr) -> !llvm.ptr, i32
    "test.region_if_yield"(%v101) {tag = "t111", tag_name = "n111", name = "m111", test.ptr = "p111"} : (!llvm.ptr) -> ()
  }) : () -> !llvm.ptr
  %v112 = func.call @ext(%v92) {tag = "t113", tag_name = "n113", name = "m113"} : (!llvm.ptr) -> !llvm.ptr
  cf.cond_br %c, ^bb2(%p, %m : !llvm.ptr, memref<f32>), ^bb2(%v101, %v107 : !llvm.ptr, memref<f32>) {tag = "t114", tag_name = "n114", name = "m114", test.ptr = "p114"}
^bb2(%v115: !llvm.ptr, %v116: memref<f32>):
  cf.cond_br %c, ^bb2(%p, %m : !llvm.ptr, memref<f32>), ^bb3(%v101, %m : !llvm.ptr, memref<f32>) {tag = "t117", tag_name = "n117", name = "m117"}
^bb3(%v118: !llvm.ptr, %v119: memref<f32>):
  %v120 = test.region_if %v92: !llvm.ptr -> (!llvm.ptr) then {
  ^bb0(%v121: !llvm.ptr):
    llvm.store %n, %v103 {tag = "t124", tag_name = "n124", name = "m124", test.ptr = "p124"} : i32, !llvm.ptr
    test.region_if_yield %v103 : !llvm.ptr {tag = "t125", tag_name = "n125", name = "m125", test.ptr = "p125"}
  } else {
  ^bb0(%v122: !llvm.ptr):
    llvm.store %n, %v118 {tag = "t126", tag_name = "n126", name = "m126"} : i32, !llvm.ptr
    llvm.store %n, %p {tag = "t127", tag_name = "n127", name = "m127", test.ptr = "p127"} : i32, !llvm.ptr
    test.region_if_yield %v101 : !llvm.ptr {tag = "t128", tag_name = "n128", name = "m128", test.ptr = "p128"}
  } join {
  ^bb0(%v123: !llvm.ptr):
    test.region_if_yield %v92 : !llvm.ptr {tag = "t129", tag_name = "n129", name = "m129", test.ptr = "p129"}
  }
  test.store_with_a_region %m2 attributes {tag = "t130", tag_name = "n130", name = "m130", test.ptr = "p130", store_before_region = false} {
    test.store_with_a_region_terminator {tag = "t131", tag_name = "n131", name = "m131", test.ptr = "p131"}
  } : memref<f32>
  return {tag = "t132", tag_name = "n132", name = "m132", test.ptr = "p132"} %v101 : !llvm.ptr
}
// -----
