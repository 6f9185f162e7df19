func.func @f() { 
  // expected-error @below {{'func.return' op must be the last operation in the parent block}}
  "func.return"() : () -> ()
  %0 = "foo.constant"() <{value = 1 : i32}> : () -> i32
}

// -----

// expected-error @below {{empty block: expect at least a terminator}}
"func.func"() <{sym_name="f", function_type=() -> ()}> ({
^bb0:
}) : () -> ()

// -----

// expected-error @below {{entry block of region may not have predecessors}}
"func.func"() <{sym_name="f", function_type=() -> ()}> ({
^bb0:
  "foo.bar"()[^bb0] : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name="f", function_type=() -> ()}> ({
^bb0:
  // expected-error @below {{operation with block successors must terminate its parent block}}
  "foo.bar"()[^bb1] : () -> ()
  "func.return"() : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// -----

func.func @f(%a: i32) {
  // expected-error @below {{branch has 1 operands for successor #0, but target block has 0}}
  "cf.br"(%a)[^bb1] : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  "cf.br"(%a)[^bb1] : (i32) -> ()
^bb1(%b: i64):
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"(%a) : (i32) -> ()
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'cf.br' op requires 1 successor but found 2}}
  "cf.br"(%a)[^bb1,^bb1] : (i32) -> ()
^bb1(%b: i32):
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i1) {
  // expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
  "cf.cond_br"(%a)[^bb1,^bb1] <{operandSegmentSizes=array<i32:0,0,1>}> : (i1) -> ()
^bb1(%b: i1):
  "func.return"() : () -> ()
}

// -----

"foo.f"() ({
^bb0:
  // expected-error @below {{operation with block successors must terminate its parent block}}
  "foo.bar"()[^bb1] : () -> ()
  "func.return"() : () -> ()
^bb1:
  "foo.x"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{entry block of region may not have predecessors}}
"foo.f"() ({
^bb0:
  "foo.bar"()[^bb0] : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

// expected-error @below {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({
}) : () -> ()

// -----

// expected-error @below {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()

// -----

module {
  func.func @f() {
    // expected-error @below {{'func.return' op must be the last operation in the parent block}}
    return
    return
  }
  func.func @g() {
    // expected-error @below {{'arith.andi' op requires one result}}
    "arith.andi"() : () -> ()
    "arith.andi"() : () -> ()
    return
    return
  }
}

// -----

module {
  func.func @f() {
    "foo.r"() ({
      func.func private @g()
      func.func @h() {
      // expected-error @below {{'func.return' op must be the last operation in the parent block}}
      return
      return
      }
    }) : () -> ()
    func.call @g1() : () -> ()
    return
    return
  }
}

// -----

func.func @f(%a: i1, %b : tensor<?xi32>) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  "cf.br"(%a)[^bb1] : (i1) -> ()
  ^bb1(%x: i32):
  return
  return
}

// -----

module {
  // expected-error @below {{'func.return' op expects parent op 'func.func'}}
  "func.return"() : () -> ()
}

// -----

"test.x"() ({
// expected-error @below {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) {sym_name="x"} : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'builtin.module' op region should have no arguments}}
"builtin.module"() <{sym_name = "z", sym_visibility = "x"}> ({^bb0(%a:i32): }): () -> ()

// -----

"builtin.module"() <{sym_name = "z"}> ({^bb0: 
// expected-error @below {{'func.return' op expects parent op 'func.func'}}
"func.return"() : () -> ()
}): () -> ()

// -----

// expected-error @below {{empty block: expect at least a terminator}}
"func.func"() <{sym_name = "z", function_type=() -> ()}> ({
^bb0: 
"func.return"() : () -> ()
^bb1: 
"foo.x"()[^bb1] : () -> ()
^bb2: 
}): () -> ()

// -----

"func.func"() <{sym_name = "z", function_type=() -> ()}> ({
^bb0: 
"func.return"() : () -> ()
^bb1: 
// expected-error @below {{'func.return' op requires 0 successors but found 1}}
"func.return"()[^bb1] : () -> ()
}): () -> ()

// -----

"func.func"() <{sym_name = "z", function_type=() -> ()}> ({
^bb0: 
"func.return"() : () -> ()
^bb1: 
// expected-error @below {{successors in non-terminator}}
"arith.andi"()[^bb1] : () -> ()
}): () -> ()

// -----

func.func @f(%a: i32) {
// expected-error @below {{'cf.cond_br' op requires 2 successors but found 0}}
"cf.cond_br"(%a) : (i32) -> ()
}
