// RUN: --canonicalize
// RUN: --canonicalize=region-simplify=aggressive
// RUN: --canonicalize=max-num-rewrites=0
// RUN: --canonicalize=max-num-rewrites=2
// RUN: --canonicalize -mlir-print-debuginfo

func.func @unreach(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c weights([1, 2]), ^a, ^b
^a:
  ub.unreachable
^b:
  return %a : i32
}
func.func @unreach2(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  "t.a"() : () -> ()
  ub.unreachable
^b:
  return %a : i32
}
func.func @unreach3(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^a(%a : i32), ^a(%a : i32)
^a(%x: i32):
  ub.unreachable
}
func.func @unreach4(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable
^b:
  ub.unreachable
}
func.func @weights(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c weights([1, 2]), ^a, ^b {foo}
^a:
  cf.br ^d(%a : i32)
^b:
  "t.b"() : () -> ()
  return %a : i32
^d(%x : i32):
  "t.d"() : () -> ()
  return %x : i32
}
func.func @sel(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^a(%a, %a: i32, i32), ^a(%b, %a : i32, i32)
^a(%x: i32, %y : i32):
  "t.d"(%x, %y) : (i32, i32) -> ()
  return %x : i32
}
func.func @sel2(%c: i1, %d : i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^b, ^d
^b:
  cf.cond_br %d, ^a(%a, %a: i32, i32), ^a(%b, %a : i32, i32)
^d:
  "t.d"() : () -> ()
  cf.br ^a(%a, %b : i32, i32)
^a(%x: i32, %y : i32):
  "t.d"(%x, %y) : (i32, i32) -> ()
  return %x : i32
}
func.func @truth(%c: i1, %d : i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^b, ^d
^b:
  "t.d"(%c, %c) : (i1, i1) -> ()
  "t.e"(%c) : (i1) -> ()
  return %a : i32
^d:
  "t.d"(%c) : (i1) -> ()
  return %b : i32
}
func.func @sw(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [ default: ^b, 1: ^c(%b: i32), 2: ^b, 3: ^c(%a : i32) ] {bar}
^b:
  "t.b"() : () -> ()
  cf.switch %a : i32, [ default: ^d, 1: ^c(%b: i32), 4: ^e ]
^d:
  "t.d"() : () -> ()
  return %a : i32
^e:
  "t.e"() : () -> ()
  return %a : i32
^c(%q: i32):
  "t.c"() : () -> ()
  return %q : i32
}
func.func @sw2(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [ default: ^b, 1: ^c ]
^b:
  "t.b"() : () -> ()
  cf.switch %a : i32, [ default: ^d, 1: ^c, 4: ^e ]
^d:
  "t.d"() : () -> ()
  return %a : i32
^e:
  "t.e"() : () -> ()
  return %a : i32
^c:
  "t.c"() : () -> ()
  return %a : i32
}
func.func @sw3(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [ default: ^d, 1: ^b]
^b:
  "t.b"() : () -> ()
  cf.switch %a : i32, [ default: ^d, 1: ^c, 4: ^e ]
^d:
  "t.d"() : () -> ()
  return %a : i32
^e:
  "t.e"() : () -> ()
  return %a : i32
^c:
  "t.c"() : () -> ()
  return %a : i32
}
func.func @asserts(%a: i32, %b: i32) -> i32 {
  %t = arith.constant true
  cf.assert %t, "x"
  return %a : i32
}
func.func @ind(%x: i32) -> i32 {
  %f = func.constant @sel3 : (i32) -> i32
  %0 = func.call_indirect %f(%x) {foo} : (i32) -> i32
  return %0 : i32
}
func.func private @sel3(i32) -> i32
