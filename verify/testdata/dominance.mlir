func.func @f() {
  // expected-error @below {{operand #0 does not dominate this use}}
  %0 = "arith.andi"(%1, %1) : (i32,i32) -> i32
  // expected-note @below {{operand defined here (op in the same block)}}
  %1 = "foo.constant"() {value=1: i32} : () -> (i32)
  return
}

// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // expected-note @below {{operand defined here (op in the same region)}}
  %1 = "foo.constant"() {value=1: i32} : () -> (i32)
  cf.br ^bb2
^bb2:
  // expected-error @below {{operand #0 does not dominate this use}}
  %0 = "arith.andi"(%1, %1) : (i32,i32) -> i32
  return
}

// -----

func.func @f(%c: i1) {
  "foo.op"() ({
  %1 = "foo.constant"() {value=1: i32} : () -> (i32)
   "foo.end"() : () -> ()
  }) : () -> ()
  // expected-note @below {{operand defined as a block argument (block #1 in the same region)}}
  "foo.op"() ({
  ^bb0:
  // expected-error @below {{operand #0 does not dominate this use}}
  %1 = "foo.x"(%2) : (i32) -> (i32)
   "foo.br"()[^bb1] : () -> ()
  ^bb1(%2: i32):
   "foo.br"()[^bb1] : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{operand #0 does not dominate this use}}
  "foo.use"(%x) : (i32) -> ()
  // expected-note @below {{operand defined here (op in the same block)}}
  %x = "foo.op"(%x) ({
  ^bb0:
  %1 = "foo.x"(%x) : (i32) -> (i32)
   "foo.br"()[^bb1] : () -> ()
  ^bb1(%2: i32):
   "foo.br"()[^bb1] : () -> ()
  }) : (i32) -> (i32)
  return
}

// -----

func.func @f(%c: i1) {
  // expected-note @below {{operand defined here (op in a parent region)}}
  %x = "foo.op"(%c) ({
  ^bb0:
  // expected-error @below {{operand #0 does not dominate this use}}
  %1 = "foo.x"(%x) : (i32) -> (i32)
   "foo.br"()[^bb1] : () -> ()
  ^bb1(%2: i32):
   "foo.br"()[^bb1] : () -> ()
  }) : (i1) -> (i32)
  return
}

// -----

module {
  func.func @f() {
    %0 = func.call @g1() : () -> (i32)
    // expected-error @below {{operand #0 does not dominate this use}}
    "foo.x"(%1) : (i32) -> ()
    // expected-note @below {{operand defined here (op in the same block)}}
    %1 = "foo.constant"() {value = 1 : i32} : () -> i32
    return
  }
  %0 = "foo.r"() ({
    %1 = "foo.constant"() {value = 1 : i32} : () -> i32
    "foo.x"(%1) : (i32) -> ()
    "foo.x"(%2) : (i32) -> ()
    %2 = "foo.constant"() {value = 1 : i32} : () -> i32
    }) : () -> i32
}

// -----

module {
  func.func @f() {
    "foo.r"() ({
      func.func @h() {
       %1 = func.call @g() : () -> i32
       // expected-error @below {{operand #0 does not dominate this use}}
       %2 = arith.andi %3, %3 : i32
       // expected-note @below {{operand defined here (op in the same block)}}
       %3 = arith.andi %3, %3 : i32
      return
      }
      func.func @h2() {
       %1 = func.call @g() : () -> i32
       // expected-error @below {{operand #0 does not dominate this use}}
       %2 = arith.andi %3, %3 : i32
       // expected-note @below {{operand defined here (op in the same block)}}
       %3 = arith.andi %3, %3 : i32
      return
      }
    }) : () -> ()
    %2 = arith.andi %3, %3 : i32
    %3 = arith.andi %3, %3 : i32
    return
  }
}

// -----

module {
  func.func @f(%c: i1) {
    "foo.r"() ({
      %2 = "foo.use"(%3) : (i32) -> i32
      %3 = "foo.use"(%3) : (i32) -> i32
    }) : () -> ()
    // expected-error @below {{operand #0 does not dominate this use}}
    %2 = "foo.use"(%3) : (i32) -> i32
    // expected-note @below {{operand defined here (op in the same block)}}
    %3 = "foo.use"(%3) : (i32) -> i32
    return
  }
}

// -----

module {
  func.func @f(%c: i1) {
   "foo.br"()[^bb1] : () -> ()
  ^bb1:
    "foo.r"() ({
      // expected-error @below {{operand #0 does not dominate this use}}
      %4 = "foo.use"(%6) : (i32) -> i32
      "foo.br"()[^bb1] : () -> ()
     ^bb2:
      // expected-note @below {{operand defined here (op in the same region)}}
      %6 = "foo.use"(%6) : (i32) -> i32
      "foo.br"()[^bb1] : () -> ()
     ^bb1:
      %7 = "foo.use"(%6) : (i32) -> i32
      %8 = "foo.use"(%4) : (i32) -> i32
      "foo.br"()[^bb1] : () -> ()
    }) : () -> ()
    return
  }
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{operand #0 does not dominate this use}}
  "cf.br"(%x)[^bb1] : (i32) -> ()
^bb1(%b: i32):
  "foo.d"() ({
   ^bb0(%z : i32):
     "foo.d"(%z, %w) : (i32, i32) -> ()
     "foo.br"()[^bb1] : () -> ()
   ^bb1(%w : i32):
     "foo.br"()[^bb1] : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
^bb2:
  // expected-note @below {{operand defined here (op in the same region)}}
  %x = "foo.d"() ({
   ^bb0(%z : i32):
     "foo.d"(%w) : (i32) -> ()
     "foo.br"()[^bb1] : () -> ()
   ^bb1(%w : i32):
     "foo.br"()[^bb1] : () -> ()
  }) : () -> (i32)
}

// -----

func.func @f(%a: i32) {
  "cf.br"()[^bb1] : () -> ()
^bb1:
  "foo.d"() ({
   ^bb0(%z : i32):
     "foo.d"(%z, %w) : (i32, i32) -> ()
     "foo.br"()[^bb1] : () -> ()
   ^bb1(%w : i32):
     "foo.br"()[^bb1] : () -> ()
  }) : () -> ()
  // expected-error @+2 {{operand #0 does not dominate this use}}
  // expected-note @below {{operand defined here (op in the same block)}}
  %y =   "foo.d"(%y) : (i32) -> (i32)
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i32) {
  "cf.br"()[^bb1] : () -> ()
^bb1:
  "foo.d"() ({
   ^bb0(%z : i32):
     "foo.d"(%z, %w) : (i32, i32) -> ()
     "foo.br"()[^bb1] : () -> ()
   ^bb1(%w : i32):
     "foo.br"()[^bb1] : () -> ()
  }) : () -> ()
  // expected-note @below {{operand defined as a block argument (block #1 in the same region)}}
  "foo.d"() ({
   ^bb0(%z : i32):
     // expected-error @below {{operand #1 does not dominate this use}}
     "foo.d"(%z, %w) : (i32, i32) -> ()
     "foo.br"()[^bb1] : () -> ()
   ^bb1(%w : i32):
     "foo.br"()[^bb1] : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i32) {
  // expected-error @+2 {{operand #0 does not dominate this use}}
  // expected-note @below {{operand defined here (op in the same block)}}
  %q = "foo.d"(%q) ({
     %x = "foo.d"(%x) : (i32) -> (i32)
  }) : (i32) -> (i32)
  return
}
