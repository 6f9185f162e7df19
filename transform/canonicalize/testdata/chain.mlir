// RUN: --canonicalize
func.func @chains(%c: i32, %x: i32, %b: i1) -> i32 {
  cf.switch %c : i32, [ default: ^a(%x:i32), 1: ^a(%c:i32), 2: ^e, 3: ^b(%x,%c:i32,i32), 4: ^z ]
^a(%p: i32):
  cf.br ^b(%p, %x: i32,i32)
^b(%q:i32,%s:i32):
  cf.br ^d(%s,%q: i32,i32)
^d(%u:i32,%v:i32):
  %w = arith.addi %u, %v : i32
  "test.x"(%w):(i32)->()
  return %w : i32
^e:
  cf.br ^g
^g:
  cf.br ^e
^z:
 cf.cond_br %b, ^a(%c:i32), ^b(%c,%c:i32,i32)
}
