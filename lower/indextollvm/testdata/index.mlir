// RUN: --convert-index-to-llvm
// RUN: --convert-index-to-llvm=index-bitwidth=32 -mlir-print-op-generic
// RUN: --convert-index-to-llvm=index-bitwidth=16
// RUN: --convert-to-llvm

func.func @add(%a: index, %b: index) -> index {
  %0 = index.add %a, %b {a.b = 1}
  return %0 : index
}

func.func @sub(%a: index, %b: index) -> index {
  %0 = index.sub %a, %b {a.b = 1}
  return %0 : index
}

func.func @mul(%a: index, %b: index) -> index {
  %0 = index.mul %a, %b {a.b = 1}
  return %0 : index
}

func.func @divs(%a: index, %b: index) -> index {
  %0 = index.divs %a, %b {a.b = 1}
  return %0 : index
}

func.func @divu(%a: index, %b: index) -> index {
  %0 = index.divu %a, %b {a.b = 1}
  return %0 : index
}

func.func @ceildivs(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b {a.b = 1}
  return %0 : index
}

func.func @ceildivu(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b {a.b = 1}
  return %0 : index
}

func.func @floordivs(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b {a.b = 1}
  return %0 : index
}

func.func @rems(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b {a.b = 1}
  return %0 : index
}

func.func @remu(%a: index, %b: index) -> index {
  %0 = index.remu %a, %b {a.b = 1}
  return %0 : index
}

func.func @maxs(%a: index, %b: index) -> index {
  %0 = index.maxs %a, %b {a.b = 1}
  return %0 : index
}

func.func @maxu(%a: index, %b: index) -> index {
  %0 = index.maxu %a, %b {a.b = 1}
  return %0 : index
}

func.func @mins(%a: index, %b: index) -> index {
  %0 = index.mins %a, %b {a.b = 1}
  return %0 : index
}

func.func @minu(%a: index, %b: index) -> index {
  %0 = index.minu %a, %b {a.b = 1}
  return %0 : index
}

func.func @shl(%a: index, %b: index) -> index {
  %0 = index.shl %a, %b {a.b = 1}
  return %0 : index
}

func.func @shrs(%a: index, %b: index) -> index {
  %0 = index.shrs %a, %b {a.b = 1}
  return %0 : index
}

func.func @shru(%a: index, %b: index) -> index {
  %0 = index.shru %a, %b {a.b = 1}
  return %0 : index
}

func.func @and(%a: index, %b: index) -> index {
  %0 = index.and %a, %b {a.b = 1}
  return %0 : index
}

func.func @or(%a: index, %b: index) -> index {
  %0 = index.or %a, %b {a.b = 1}
  return %0 : index
}

func.func @xor(%a: index, %b: index) -> index {
  %0 = index.xor %a, %b {a.b = 1}
  return %0 : index
}

func.func @casts_i1(%a: index, %b: i1) -> (i1, index) {
  %0 = index.casts %a {a.b} : index to i1
  %1 = index.casts %b : i1 to index
  return %0, %1 : i1, index
}

func.func @casts_i16(%a: index, %b: i16) -> (i16, index) {
  %0 = index.casts %a {a.b} : index to i16
  %1 = index.casts %b : i16 to index
  return %0, %1 : i16, index
}

func.func @casts_i32(%a: index, %b: i32) -> (i32, index) {
  %0 = index.casts %a {a.b} : index to i32
  %1 = index.casts %b : i32 to index
  return %0, %1 : i32, index
}

func.func @casts_i33(%a: index, %b: i33) -> (i33, index) {
  %0 = index.casts %a {a.b} : index to i33
  %1 = index.casts %b : i33 to index
  return %0, %1 : i33, index
}

func.func @casts_i64(%a: index, %b: i64) -> (i64, index) {
  %0 = index.casts %a {a.b} : index to i64
  %1 = index.casts %b : i64 to index
  return %0, %1 : i64, index
}

func.func @casts_i65(%a: index, %b: i65) -> (i65, index) {
  %0 = index.casts %a {a.b} : index to i65
  %1 = index.casts %b : i65 to index
  return %0, %1 : i65, index
}

func.func @casts_i128(%a: index, %b: i128) -> (i128, index) {
  %0 = index.casts %a {a.b} : index to i128
  %1 = index.casts %b : i128 to index
  return %0, %1 : i128, index
}

func.func @casts_si7(%a: index, %b: si7) -> (si7, index) {
  %0 = index.casts %a {a.b} : index to si7
  %1 = index.casts %b : si7 to index
  return %0, %1 : si7, index
}

func.func @casts_ui64(%a: index, %b: ui64) -> (ui64, index) {
  %0 = index.casts %a {a.b} : index to ui64
  %1 = index.casts %b : ui64 to index
  return %0, %1 : ui64, index
}

func.func @castu_i1(%a: index, %b: i1) -> (i1, index) {
  %0 = index.castu %a {a.b} : index to i1
  %1 = index.castu %b : i1 to index
  return %0, %1 : i1, index
}

func.func @castu_i16(%a: index, %b: i16) -> (i16, index) {
  %0 = index.castu %a {a.b} : index to i16
  %1 = index.castu %b : i16 to index
  return %0, %1 : i16, index
}

func.func @castu_i32(%a: index, %b: i32) -> (i32, index) {
  %0 = index.castu %a {a.b} : index to i32
  %1 = index.castu %b : i32 to index
  return %0, %1 : i32, index
}

func.func @castu_i33(%a: index, %b: i33) -> (i33, index) {
  %0 = index.castu %a {a.b} : index to i33
  %1 = index.castu %b : i33 to index
  return %0, %1 : i33, index
}

func.func @castu_i64(%a: index, %b: i64) -> (i64, index) {
  %0 = index.castu %a {a.b} : index to i64
  %1 = index.castu %b : i64 to index
  return %0, %1 : i64, index
}

func.func @castu_i65(%a: index, %b: i65) -> (i65, index) {
  %0 = index.castu %a {a.b} : index to i65
  %1 = index.castu %b : i65 to index
  return %0, %1 : i65, index
}

func.func @castu_i128(%a: index, %b: i128) -> (i128, index) {
  %0 = index.castu %a {a.b} : index to i128
  %1 = index.castu %b : i128 to index
  return %0, %1 : i128, index
}

func.func @castu_si7(%a: index, %b: si7) -> (si7, index) {
  %0 = index.castu %a {a.b} : index to si7
  %1 = index.castu %b : si7 to index
  return %0, %1 : si7, index
}

func.func @castu_ui64(%a: index, %b: ui64) -> (ui64, index) {
  %0 = index.castu %a {a.b} : index to ui64
  %1 = index.castu %b : ui64 to index
  return %0, %1 : ui64, index
}

func.func @others(%a: index, %b: index) {
  %eq = index.cmp eq(%a, %b)
  %ne = index.cmp ne(%a, %b)
  %slt = index.cmp slt(%a, %b)
  %sle = index.cmp sle(%a, %b)
  %sgt = index.cmp sgt(%a, %b)
  %sge = index.cmp sge(%a, %b)
  %ult = index.cmp ult(%a, %b)
  %ule = index.cmp ule(%a, %b)
  %ugt = index.cmp ugt(%a, %b)
  %uge = index.cmp uge(%a, %b)
  %s = index.sizeof {a.b}
  %t = index.bool.constant true
  %f = index.bool.constant {a.b} false
  %c0 = index.constant 0
  %c1 = index.constant {a.b} 4294967296
  %c2 = index.constant 70000
  %c3 = index.constant -9223372036854775808
  return
}
