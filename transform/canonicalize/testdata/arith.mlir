// RUN: --canonicalize
// RUN: --canonicalize -mlir-print-debuginfo

func.func @scalars(%a: i32, %b: i32, %c: i1, %x: f32, %y: f32, %i: index, %w: i64, %h: i16, %v: vector<2xi32>, %s: vector<[2]xi32>, %t: tensor<?xi32>, %vc: vector<2xi1>, %b2: i1) {
 %c5 = arith.constant 5 : i32
 %cm1 = arith.constant -1 : i32
 %c7 = arith.constant 7 : i32
 %c1 = arith.constant 1 : i32
 %0 = arith.addi %a, %c5 overflow<nsw> : i32
 %1 = arith.addi %0, %c7 overflow<nsw, nuw> : i32
 "t.u1"(%1) : (i32) -> ()
 %2 = arith.muli %b, %cm1 overflow<nsw> : i32
 %3 = arith.addi %a, %2 overflow<nsw> : i32
 %4 = arith.addi %2, %a overflow<nsw> : i32
 "t.u2"(%4) : (i32) -> ()
 "t.u2"(%3) : (i32) -> ()
 %5:2 = arith.mulsi_extended %a, %c1 : i32
 "t.u3"(%5#0, %5#1) : (i32, i32) -> ()
 %6 = arith.subi %a, %b overflow<nsw> : i32
 %7 = arith.subi %6, %a overflow<nsw> : i32
 "t.u4"(%7) : (i32) -> ()
 %v1 = arith.constant dense<[1, 2]> : vector<2xi32>
 %v2 = arith.constant dense<[5, 6]> : vector<2xi32>
 %v3 = arith.addi %v, %v1 : vector<2xi32>
 %v4 = arith.addi %v3, %v2 : vector<2xi32>
 "t.u5"(%v4) : (vector<2xi32>) -> ()
 %s1 = arith.constant dense<1> : vector<[2]xi32>
 %s2 = arith.constant dense<5> : vector<[2]xi32>
 %s3 = arith.addi %s, %s1 : vector<[2]xi32>
 %s4 = arith.addi %s3, %s2 : vector<[2]xi32>
 "t.u6"(%s4) : (vector<[2]xi32>) -> ()
 %m1 = arith.constant dense<1> : vector<2xi32>
 %m2 = arith.addi %v, %m1 : vector<2xi32>
 %m4 = arith.addi %m2, %v2 : vector<2xi32>
 "t.u7"(%m4) : (vector<2xi32>) -> ()
 %cc = arith.cmpi slt, %a, %b : i32
 %true = arith.constant true
 %nc = arith.xori %cc, %true : i1
 "t.u8"(%nc) : (i1) -> ()
 %e1 = arith.extui %c : i1 to i32
 %e2 = arith.extui %b2 : i1 to i32
 %e3 = arith.xori %e1, %e2 : i32
 "t.u9"(%e3) : (i32) -> ()
 %n1 = arith.negf %x : f32
 %n2 = arith.negf %y : f32
 %n3 = arith.mulf %n1, %n2 fastmath<nnan> : f32
 "t.u10"(%n3) : (f32) -> ()
 %tr0 = arith.extui %h : i16 to i64
 %tr1 = arith.extsi %tr0 : i64 to i128
 %tr2 = arith.trunci %tr1 overflow<nsw> : i128 to i32
 "t.u11"(%tr1, %tr2) : (i128, i32) -> ()
 %c16 = arith.constant 16 : i32
 %sh = arith.shrsi %a, %c16 : i32
 %sh1 = arith.trunci %sh overflow<nsw> : i32 to i16
 "t.u12"(%sh1) : (i16) -> ()
 %ff = arith.sitofp %a : i32 to f64
 %ff1 = arith.truncf %ff : f64 to f32
 "t.u13"(%ff1) : (f32) -> ()
 %ic = arith.index_cast %a : i32 to index
 %ic1 = arith.index_cast %ic : index to i32
 "t.u14"(%ic1) : (i32) -> ()
 %ie = arith.extsi %a : i32 to i64
 %ie1 = arith.index_cast %ie : i64 to index
 "t.u15"(%ie1) : (index) -> ()
 %bc = arith.bitcast %a : i32 to f32
 %bc1 = arith.bitcast %bc : f32 to i32
 "t.u16"(%bc1) : (i32) -> ()
 %bcv = arith.bitcast %v : vector<2xi32> to vector<2xf32>
 %bcv1 = arith.bitcast %bcv : vector<2xf32> to vector<2xi32>
 "t.u17"(%bcv1) : (vector<2xi32>) -> ()
 %fa = arith.sitofp %a : i32 to f64
 %c44 = arith.constant 4.4 : f64
 %fc = arith.cmpf olt, %fa, %c44 : f64
 "t.u18"(%fc) : (i1) -> ()
 %false = arith.constant false
 %sel = arith.select %c, %false, %true : i1
 "t.u19"(%sel) : (i1) -> ()
 %c0 = arith.constant 0 : i32
 %sel1 = arith.select %c, %c0, %c1 : i32
 "t.u20"(%sel1) : (i32) -> ()
 %sel2 = arith.select %c, %a, %b : i32
 %sel3 = arith.select %c, %sel2, %c1 : i32
 "t.u21"(%sel3) : (i32) -> ()
 %not = arith.xori %c, %true : i1
 %sel4 = arith.select %not, %a, %b : i32
 "t.u22"(%sel4) : (i32) -> ()
 %ce1 = arith.extsi %a : i32 to i64
 %ce2 = arith.extsi %b : i32 to i64
 %ce3 = arith.cmpi slt, %ce1, %ce2 : i64
 "t.u23"(%ce3) : (i1) -> ()
 %ae:2 = arith.addui_extended %a, %b : i32, i1
 "t.u24"(%ae#0) : (i32) -> ()
 %me:2 = arith.mului_extended %a, %b : i32
 "t.u25"(%me#0) : (i32) -> ()
 return
}
func.func @vectors(%a: i32, %b: i32, %v: vector<2xi32>, %h: i16, %f: f32, %vf : vector<2xf32>, %tt: tensor<2xi16>, %i: index, %w: i64, %vb: vector<2xi1>, %va: vector<2xi32>, %vbb : vector<2xi32>) {
 %s1 = arith.constant dense<1> : vector<2xi32>
 %s2 = arith.constant dense<5> : vector<2xi32>
 %s3 = arith.addi %v, %s1 : vector<2xi32>
 %s4 = arith.addi %s3, %s2 : vector<2xi32>
 "t.u1"(%s4) : (vector<2xi32>) -> ()
 %0 = arith.addi %a, %b : i32
 %c = llvm.mlir.constant(3 : i32) : i32
 %1 = arith.addi %0, %c : i32
 %2 = arith.addi %1, %c : i32
 "t.u2"(%2) : (i32) -> ()
 %c16 = arith.constant dense<16> : vector<2xi32>
 %3 = arith.shrsi %v, %c16 : vector<2xi32>
 %4 = arith.trunci %3 : vector<2xi32> to vector<2xi16>
 "t.u3"(%4) : (vector<2xi16>) -> ()
 %5 = arith.sitofp %v : vector<2xi32> to vector<2xf64>
 %6 = arith.truncf %5 downward fastmath<nnan> : vector<2xf64> to vector<2xf32>
 "t.u4"(%6) : (vector<2xf32>) -> ()
 %7 = arith.index_cast %i : index to i16
 %8 = arith.index_cast %7 : i16 to index
 %9 = arith.index_cast %w : i64 to index
 %10 = arith.index_cast %9 : index to i64
 %11 = arith.index_castui %w : i64 to index
 %12 = arith.index_castui %11 : index to i64
 %x12 = arith.index_castui %11 : index to i32
 "t.u5"(%8, %10, %12, %x12) : (index, i64, i64, i32) -> ()
 %13 = arith.bitcast %v : vector<2xi32> to vector<2xf32>
 %14 = arith.bitcast %13 : vector<2xf32> to vector<2xi32>
 %one = arith.constant dense<1> : vector<2xi32>
 %15:2 = arith.mulsi_extended %v, %one : vector<2xi32>
 "t.u6"(%14, %15#0, %15#1) : (vector<2xi32>, vector<2xi32>, vector<2xi32>) -> ()
 %t = arith.constant dense<true> : vector<2xi1>
 %16 = arith.cmpi ult, %va, %vbb : vector<2xi32>
 %17 = arith.xori %16, %t : vector<2xi1>
 %fa = arith.constant dense<false> : vector<2xi1>
 %18 = arith.select %vb, %fa, %t : vector<2xi1>, vector<2xi1>
 %19 = arith.xori %vb, %t : vector<2xi1>
 %20 = arith.select %19, %va, %vbb : vector<2xi1>, vector<2xi32>
 "t.u7"(%17, %18, %20) : (vector<2xi1>, vector<2xi1>, vector<2xi32>) -> ()
 %zero = arith.constant dense<0> : vector<2xi32>
 %21 = arith.select %vb, %one, %zero : vector<2xi1>, vector<2xi32>
 "t.u8"(%21) : (vector<2xi32>) -> ()
 %22 = arith.sitofp %v : vector<2xi32> to vector<2xf64>
 %c44 = arith.constant dense<4.4> : vector<2xf64>
 %23 = arith.cmpf olt, %22, %c44 : vector<2xf64>
 "t.u9"(%23) : (vector<2xi1>) -> ()
 %24 = arith.subi %v, %va : vector<2xi32>
 %25 = arith.subi %24, %v : vector<2xi32>
 "t.u10"(%25) : (vector<2xi32>) -> ()
 return
}
func.func @rounding(%v: vector<2xi32>, %a: i32) {
 %5 = arith.sitofp %v : vector<2xi32> to vector<2xf64>
 %6 = arith.truncf %5 downward : vector<2xf64> to vector<2xf32>
 "t.u4"(%6) : (vector<2xf32>) -> ()
 %7 = arith.truncf %5 : vector<2xf64> to vector<2xf32>
 "t.u4"(%7) : (vector<2xf32>) -> ()
 %8 = arith.truncf %5 fastmath<nnan> : vector<2xf64> to vector<2xf32>
 "t.u4"(%8) : (vector<2xf32>) -> ()
 %15 = arith.sitofp %a : i32 to f64
 %16 = arith.truncf %15 downward : f64 to f32
 "t.u4"(%16) : (f32) -> ()
 %18 = arith.truncf %15 fastmath<nnan> : f64 to f32
 %19 = arith.truncf %15 to_nearest_even : f64 to f32
 "t.u4"(%18, %19) : (f32, f32) -> ()
 return
}
// Each pair of an operation with a constant and another one.
func.func @pair2(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.addi %c0, %x overflow<nuw> : i8
 %1 = arith.addi %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair26(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.addi %x, %c0 overflow<nuw> : i8
 %1 = arith.addi %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair50(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.addi %c0, %x overflow<nuw> : i8
 %1 = arith.addi %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair74(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.addi %x, %c0 overflow<nuw> : i8
 %1 = arith.addi %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair98(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.subi %c0, %x overflow<nuw> : i8
 %1 = arith.addi %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair122(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.subi %x, %c0 overflow<nuw> : i8
 %1 = arith.addi %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair146(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.subi %c0, %x overflow<nuw> : i8
 %1 = arith.addi %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair170(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.subi %x, %c0 overflow<nuw> : i8
 %1 = arith.addi %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair194(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.addi %c0, %x overflow<nuw> : i8
 %1 = arith.subi %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair218(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.addi %x, %c0 overflow<nuw> : i8
 %1 = arith.subi %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair242(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.addi %c0, %x overflow<nuw> : i8
 %1 = arith.subi %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair266(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.addi %x, %c0 overflow<nuw> : i8
 %1 = arith.subi %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair290(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.subi %c0, %x overflow<nuw> : i8
 %1 = arith.subi %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair314(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.subi %x, %c0 overflow<nuw> : i8
 %1 = arith.subi %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair338(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.subi %c0, %x overflow<nuw> : i8
 %1 = arith.subi %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair362(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.subi %x, %c0 overflow<nuw> : i8
 %1 = arith.subi %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair386(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.muli %c0, %x overflow<nuw> : i8
 %1 = arith.muli %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair410(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.muli %x, %c0 overflow<nuw> : i8
 %1 = arith.muli %c1, %0 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair434(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.muli %c0, %x overflow<nuw> : i8
 %1 = arith.muli %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
func.func @pair458(%x: i8) -> i8 {
 %c0 = arith.constant 7 : i8
 %c1 = arith.constant 5 : i8
 %0 = arith.muli %x, %c0 overflow<nuw> : i8
 %1 = arith.muli %0, %c1 overflow<nuw> : i8
 return %1 : i8
}
