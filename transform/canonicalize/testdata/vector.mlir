// RUN: --canonicalize
// RUN: --canonicalize -mlir-print-debuginfo
func.func @g1(%a: vector<1x4x1xi8>) -> vector<3x4x2xi8> {
  %0 = vector.broadcast %a : vector<1x4x1xi8> to vector<2x4x3xi8>
  %1 = vector.transpose %0, [2, 1, 0] : vector<2x4x3xi8> to vector<3x4x2xi8>
  return %1 : vector<3x4x2xi8>
}
func.func @g2(%a: vector<4x1xi8>) -> vector<2x3x4x5xi8> {
  %0 = vector.broadcast %a : vector<4x1xi8> to vector<3x2x4x5xi8>
  %1 = vector.transpose %0, [1, 0, 2, 3] : vector<3x2x4x5xi8> to vector<2x3x4x5xi8>
  return %1 : vector<2x3x4x5xi8>
}
func.func @g3(%a: vector<4x1xi8>) -> vector<1x4x5xi8> {
  %0 = vector.broadcast %a : vector<4x1xi8> to vector<4x1xi8>
  %1 = vector.broadcast %0 : vector<4x1xi8> to vector<4x5xi8>
  %2 = vector.broadcast %1 : vector<4x5xi8> to vector<1x4x5xi8>
  return %2 : vector<1x4x5xi8>
}
func.func @g4(%a: vector<1x1xi8>) -> vector<[4]x1xi8> {
  %0 = vector.broadcast %a : vector<1x1xi8> to vector<1x[4]xi8>
  %1 = vector.transpose %0, [1, 0] : vector<1x[4]xi8> to vector<[4]x1xi8>
  return %1 : vector<[4]x1xi8>
}
func.func @g5(%a: vector<[1]x1xi8>) -> vector<[1]x1xi8> {
  %0 = vector.broadcast %a : vector<[1]x1xi8> to vector<[1]x1xi8>
  %1 = vector.transpose %0, [0, 1] : vector<[1]x1xi8> to vector<[1]x1xi8>
  return %1 : vector<[1]x1xi8>
}
func.func @tt(%a: vector<2x3x4xi8>) -> vector<4x2x3xi8> {
  %0 = vector.transpose %a, [1, 2, 0] : vector<2x3x4xi8> to vector<3x4x2xi8>
  %1 = vector.transpose %0, [1, 2, 0] : vector<3x4x2xi8> to vector<4x2x3xi8>
  return %1 : vector<4x2x3xi8>
}
func.func @tt2(%a: vector<2x3xi8>) -> vector<2x3xi8> {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xi8> to vector<2x3xi8>
  return %1 : vector<2x3xi8>
}
func.func @cm(%x: index, %y: index) -> vector<4x3xi1> {
  %0 = vector.create_mask %x, %y : vector<3x4xi1>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
  return %1 : vector<4x3xi1>
}
func.func @cm2() -> vector<4x3xi1> {
  %0 = vector.constant_mask [2, 3] : vector<3x4xi1>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
  return %1 : vector<4x3xi1>
}
func.func @cm3(%x: index) -> (vector<3x4xi1>, vector<4x3xi1>) {
  %0 = vector.create_mask %x, %x : vector<3x4xi1>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
  return %0, %1 : vector<3x4xi1>, vector<4x3xi1>
}
func.func @sc(%arg : vector<2x3xi8>) ->  vector<1x6xi8> {
  %0 = vector.shape_cast %arg : vector<2x3xi8> to vector<6x1xi8>
  %1 = vector.transpose %0, [1, 0] : vector<6x1xi8> to vector<1x6xi8>
  return %1 : vector<1x6xi8>
}
func.func @ord(%arg : vector<2x1xi8>) ->  vector<1x2xi8> {
  %1 = vector.transpose %arg, [1, 0] : vector<2x1xi8> to vector<1x2xi8>
  return %1 : vector<1x2xi8>
}
func.func @cst() ->  (vector<3x2xi8>, vector<3x2xi8>) {
  %c = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi8>
  %d = arith.constant dense<7> : vector<2x3xi8>
  %0 = vector.transpose %c, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  %1 = vector.transpose %d, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  return %0, %1 : vector<3x2xi8>, vector<3x2xi8>
}
func.func @psn() -> vector<3x2xi8> {
  %c = ub.poison : vector<2x3xi8>
  %0 = vector.transpose %c, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  return %0 : vector<3x2xi8>
}
func.func @h1(%a: vector<1x4xi8>) -> vector<3x2x4xi8> {
  %0 = vector.broadcast %a : vector<1x4xi8> to vector<2x3x4xi8>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xi8> to vector<3x2x4xi8>
  return %1 : vector<3x2x4xi8>
}
func.func @h2(%a: vector<1x1x4xi8>) -> vector<1x2x4xi8> {
  %0 = vector.broadcast %a : vector<1x1x4xi8> to vector<2x1x4xi8>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x1x4xi8> to vector<1x2x4xi8>
  return %1 : vector<1x2x4xi8>
}
func.func @h4(%a: vector<4xi8>) -> vector<4x2xi8> {
  %0 = vector.broadcast %a : vector<4xi8> to vector<2x4xi8>
  %1 = vector.transpose %0, [1, 0] : vector<2x4xi8> to vector<4x2xi8>
  return %1 : vector<4x2xi8>
}
func.func @b1(%a: i8) -> vector<2x4xi8> {
  %0 = vector.broadcast %a : i8 to vector<4xi8>
  %1 = vector.broadcast %0 : vector<4xi8> to vector<2x4xi8>
  return %1 : vector<2x4xi8>
}
func.func @b2(%a: vector<1xi8>) -> vector<2x4xi8> {
  %0 = vector.broadcast %a : vector<1xi8> to vector<4xi8>
  %1 = vector.shape_cast %0 : vector<4xi8> to vector<1x4xi8>
  %2 = vector.broadcast %1 : vector<1x4xi8> to vector<2x4xi8>
  return %2 : vector<2x4xi8>
}
func.func @b3(%a: vector<4xi8>) -> vector<2x1x4xi8> {
  %1 = vector.shape_cast %a : vector<4xi8> to vector<1x4xi8>
  %2 = vector.broadcast %1 : vector<1x4xi8> to vector<2x1x4xi8>
  return %2 : vector<2x1x4xi8>
}
func.func @s2() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %cst = arith.constant dense<3> : vector<3xindex>
  %0 = vector.step : vector<3xindex>
  %1 = arith.cmpi sgt, %cst, %0 : vector<3xindex>
  %2 = arith.cmpi slt, %0, %cst : vector<3xindex>
  %m = arith.constant dense<-1> : vector<3xindex>
  %3 = arith.cmpi ult, %0, %m : vector<3xindex>
  %4 = arith.cmpi eq, %0, %m : vector<3xindex>
  return %1, %2, %3, %4 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}
func.func @s3(%z: vector<3xi1>) -> (vector<3xi1>, vector<3xi1>, vector<1xi1>) {
  %cst = arith.constant dense<[3,4,5]> : vector<3xindex>
  %0 = vector.step : vector<3xindex>
  %1 = arith.cmpi ugt, %cst, %0 : vector<3xindex>
  %c0 = arith.constant dense<0> : vector<3xindex>
  %2 = arith.cmpi ult, %0, %c0 : vector<3xindex>
  %c1 = arith.constant dense<0> : vector<1xindex>
  %9 = vector.step : vector<1xindex>
  %3 = arith.cmpi eq, %9, %c1 : vector<1xindex>
  return %1, %2, %3 : vector<3xi1>, vector<3xi1>, vector<1xi1>
}
func.func @s4() -> (vector<2xi1>, vector<2xi1>, vector<2xi1>) {
  %0 = vector.step : vector<2xindex>
  %1 = arith.cmpi ugt, %0, %0 : vector<2xindex>
  %c0 = arith.constant dense<0> : vector<2xindex>
  %2 = arith.cmpi uge, %0, %c0 : vector<2xindex>
  %3 = arith.cmpi ule, %c0, %0 : vector<2xindex>
  return %1, %2, %3 : vector<2xi1>, vector<2xi1>, vector<2xi1>
}
func.func @cast0(%a: vector<2x1xi8>) -> vector<1x2x2x3xi8> {
  %0 = vector.broadcast %a : vector<2x1xi8> to vector<2x2x3xi8>
  %1 = vector.shape_cast %0 : vector<2x2x3xi8> to vector<1x2x2x3xi8>
  return %1 : vector<1x2x2x3xi8>
}
func.func @cast1(%a: vector<2x1xi8>) -> vector<2x1x3xi8> {
  %0 = vector.broadcast %a : vector<2x1xi8> to vector<2x3xi8>
  %1 = vector.shape_cast %0 : vector<2x3xi8> to vector<2x1x3xi8>
  return %1 : vector<2x1x3xi8>
}
func.func @cast2(%a: vector<4xi8>) -> vector<4xi8> {
  %0 = vector.broadcast %a : vector<4xi8> to vector<1x4xi8>
  %1 = vector.shape_cast %0 : vector<1x4xi8> to vector<4xi8>
  return %1 : vector<4xi8>
}
func.func @cast3(%a: vector<4xi8>) -> vector<8xi8> {
  %0 = vector.broadcast %a : vector<4xi8> to vector<2x4xi8>
  %1 = vector.shape_cast %0 : vector<2x4xi8> to vector<8xi8>
  return %1 : vector<8xi8>
}
func.func @cast4(%a: vector<1xi8>) -> vector<1x4xi8> {
  %0 = vector.broadcast %a : vector<1xi8> to vector<4xi8>
  %1 = vector.shape_cast %0 : vector<4xi8> to vector<1x4xi8>
  return %1 : vector<1x4xi8>
}
func.func @cast5(%a: vector<1xi8>) -> vector<4x1xi8> {
  %0 = vector.broadcast %a : vector<1xi8> to vector<4xi8>
  %1 = vector.shape_cast %0 : vector<4xi8> to vector<4x1xi8>
  return %1 : vector<4x1xi8>
}
func.func @cast6(%a: vector<1xi8>) -> vector<2x2xi8> {
  %0 = vector.broadcast %a : vector<1xi8> to vector<4xi8>
  %1 = vector.shape_cast %0 : vector<4xi8> to vector<2x2xi8>
  return %1 : vector<2x2xi8>
}
func.func @cast7(%a: vector<1xi8>) -> vector<8xi8> {
  %0 = vector.broadcast %a : vector<1xi8> to vector<2x4xi8>
  %1 = vector.shape_cast %0 : vector<2x4xi8> to vector<8xi8>
  return %1 : vector<8xi8>
}
func.func @cast8(%a: vector<1x1xi8>) -> vector<8xi8> {
  %0 = vector.broadcast %a : vector<1x1xi8> to vector<2x4xi8>
  %1 = vector.shape_cast %0 : vector<2x4xi8> to vector<8xi8>
  return %1 : vector<8xi8>
}
func.func @cast9(%a: vector<2x1xi8>) -> vector<6xi8> {
  %0 = vector.broadcast %a : vector<2x1xi8> to vector<2x3xi8>
  %1 = vector.shape_cast %0 : vector<2x3xi8> to vector<6xi8>
  return %1 : vector<6xi8>
}
func.func @cast10(%a: vector<4xi8>) -> vector<1x4xi8> {
  %0 = vector.broadcast %a : vector<4xi8> to vector<1x1x4xi8>
  %1 = vector.shape_cast %0 : vector<1x1x4xi8> to vector<1x4xi8>
  return %1 : vector<1x4xi8>
}
func.func @cast11(%a: vector<4xi8>) -> vector<4x1xi8> {
  %0 = vector.broadcast %a : vector<4xi8> to vector<1x4xi8>
  %1 = vector.shape_cast %0 : vector<1x4xi8> to vector<4x1xi8>
  return %1 : vector<4x1xi8>
}
func.func @cast12(%a: vector<4xi8>) -> vector<2x1x4xi8> {
  %0 = vector.broadcast %a : vector<4xi8> to vector<2x4xi8>
  %1 = vector.shape_cast %0 : vector<2x4xi8> to vector<2x1x4xi8>
  return %1 : vector<2x1x4xi8>
}
func.func @cast13(%a: vector<4xi8>) -> vector<1x2x4xi8> {
  %0 = vector.broadcast %a : vector<4xi8> to vector<2x4xi8>
  %1 = vector.shape_cast %0 : vector<2x4xi8> to vector<1x2x4xi8>
  return %1 : vector<1x2x4xi8>
}
func.func @cast14(%a: vector<1x3x1xi8>) -> vector<3x1x3xi8> {
  %0 = vector.broadcast %a : vector<1x3x1xi8> to vector<1x1x3x3xi8>
  %1 = vector.shape_cast %0 : vector<1x1x3x3xi8> to vector<3x1x3xi8>
  return %1 : vector<3x1x3xi8>
}
func.func @cast15(%a: vector<1x3x1xi8>) -> vector<1x3x3xi8> {
  %0 = vector.broadcast %a : vector<1x3x1xi8> to vector<1x1x3x3xi8>
  %1 = vector.shape_cast %0 : vector<1x1x3x3xi8> to vector<1x3x3xi8>
  return %1 : vector<1x3x3xi8>
}
func.func @cast16(%a: vector<1x3x1xi8>) -> vector<3x3xi8> {
  %0 = vector.broadcast %a : vector<1x3x1xi8> to vector<1x3x3xi8>
  %1 = vector.shape_cast %0 : vector<1x3x3xi8> to vector<3x3xi8>
  return %1 : vector<3x3xi8>
}
func.func @cast17(%a: vector<1x3xi8>) -> vector<3xi8> {
  %0 = vector.broadcast %a : vector<1x3xi8> to vector<1x1x3xi8>
  %1 = vector.shape_cast %0 : vector<1x1x3xi8> to vector<3xi8>
  return %1 : vector<3xi8>
}
func.func @cast18(%a: vector<3x1xi8>) -> vector<1x3x4xi8> {
  %0 = vector.broadcast %a : vector<3x1xi8> to vector<3x4xi8>
  %1 = vector.shape_cast %0 : vector<3x4xi8> to vector<1x3x4xi8>
  return %1 : vector<1x3x4xi8>
}
func.func @cast19(%a: vector<3x1xi8>) -> vector<3x4x1xi8> {
  %0 = vector.broadcast %a : vector<3x1xi8> to vector<3x4xi8>
  %1 = vector.shape_cast %0 : vector<3x4xi8> to vector<3x4x1xi8>
  return %1 : vector<3x4x1xi8>
}
func.func @cast20(%a: vector<3xi8>) -> vector<2x3x1xi8> {
  %0 = vector.broadcast %a : vector<3xi8> to vector<2x3xi8>
  %1 = vector.shape_cast %0 : vector<2x3xi8> to vector<2x3x1xi8>
  return %1 : vector<2x3x1xi8>
}
func.func @cast21(%a: vector<3x1xi8>) -> vector<3xi8> {
  %0 = vector.broadcast %a : vector<3x1xi8> to vector<1x3x1xi8>
  %1 = vector.shape_cast %0 : vector<1x3x1xi8> to vector<3xi8>
  return %1 : vector<3xi8>
}
func.func @cast22(%a: vector<3xi8>) -> vector<1x1x3xi8> {
  %0 = vector.broadcast %a : vector<3xi8> to vector<1x3xi8>
  %1 = vector.shape_cast %0 : vector<1x3xi8> to vector<1x1x3xi8>
  return %1 : vector<1x1x3xi8>
}
func.func @scalar0(%a: i8) -> vector<6xi8> {
  %0 = vector.broadcast %a : i8 to vector<2x3xi8>
  %1 = vector.shape_cast %0 : vector<2x3xi8> to vector<6xi8>
  return %1 : vector<6xi8>
}
func.func @scalar1(%a: i8) -> vector<2x2xi8> {
  %0 = vector.broadcast %a : i8 to vector<4xi8>
  %1 = vector.shape_cast %0 : vector<4xi8> to vector<2x2xi8>
  return %1 : vector<2x2xi8>
}
func.func @scalar2(%a: i8) -> vector<4x1xi8> {
  %0 = vector.broadcast %a : i8 to vector<4xi8>
  %1 = vector.shape_cast %0 : vector<4xi8> to vector<4x1xi8>
  return %1 : vector<4x1xi8>
}
func.func @plain0(%a: vector<1x3x3xi8>) -> vector<3x1x3xi8> {
  %1 = vector.shape_cast %a : vector<1x3x3xi8> to vector<3x1x3xi8>
  return %1 : vector<3x1x3xi8>
}
func.func @plain1(%a: vector<1x3x3xi8>) -> vector<3x3x1xi8> {
  %1 = vector.shape_cast %a : vector<1x3x3xi8> to vector<3x3x1xi8>
  return %1 : vector<3x3x1xi8>
}
func.func @plain2(%a: vector<1x2x3xi8>) -> vector<2x1x3xi8> {
  %1 = vector.shape_cast %a : vector<1x2x3xi8> to vector<2x1x3xi8>
  return %1 : vector<2x1x3xi8>
}
func.func @plain3(%a: vector<2x1xi8>) -> vector<1x2xi8> {
  %1 = vector.shape_cast %a : vector<2x1xi8> to vector<1x2xi8>
  return %1 : vector<1x2xi8>
}
func.func @plain4(%a: vector<2x3x1xi8>) -> vector<1x2x3xi8> {
  %1 = vector.shape_cast %a : vector<2x3x1xi8> to vector<1x2x3xi8>
  return %1 : vector<1x2x3xi8>
}
func.func @plain5(%a: vector<2x3x1xi8>) -> vector<2x3xi8> {
  %1 = vector.shape_cast %a : vector<2x3x1xi8> to vector<2x3xi8>
  return %1 : vector<2x3xi8>
}
func.func @plain6(%a: vector<2x3xi8>) -> vector<2x1x3xi8> {
  %1 = vector.shape_cast %a : vector<2x3xi8> to vector<2x1x3xi8>
  return %1 : vector<2x1x3xi8>
}
func.func @plain7(%a: vector<1x1x3x3xi8>) -> vector<3x1x3x1xi8> {
  %1 = vector.shape_cast %a : vector<1x1x3x3xi8> to vector<3x1x3x1xi8>
  return %1 : vector<3x1x3x1xi8>
}