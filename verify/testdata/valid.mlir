"func.func"() <{sym_name="f", function_type=() -> ()}> ({
^bb0:
  "foo.bar"() : () -> ()
}) : () -> ()

// -----

"foo.f"() ({
^bb0:
}) : () -> ()

// -----

module {
  %x = "foo.op"(%y) : (i32) -> (i32)
  %y = "foo.op"(%x) : (i32) -> (i32)
}

// -----

module {
  "foo.a"() ({
    func.func @g() {
      return
    }
  }) : () -> ()
}

// -----

"builtin.module"() ({
^bb0:
}) {builtin.foo} : () -> ()

// -----

module {
  func.func @f(%c: i1) {
    return
  ^bb1:
    %2 = "foo.use"(%3) : (i32) -> i32
    %3 = "foo.use"(%3) : (i32) -> i32
    "foo.r"() ({
      %4 = "foo.use"(%3) : (i32) -> i32
      %5 = "foo.use"(%6) : (i32) -> i32
      %6 = "foo.use"(%6) : (i32) -> i32
    }) : () -> ()
    return
  }
}

// -----

func.func @f(%a: tensor<?xi32>, %b : tensor<4xi32>) {
  "arith.andi"(%a, %b) : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @f(%a: tensor<?xi32, 1>, %b : tensor<?xi32>) {
  "arith.andi"(%b, %a) : (tensor<?xi32>, tensor<?xi32,1>) -> tensor<?xi32>
  return
}

// -----

"test.x"() ({
"test.x"() {sym_name="x"} : () -> ()
"test.x"() {sym_name="x"} : () -> ()
}) : () -> ()

// -----

"func.func"() <{sym_name="f", function_type=() -> ()}> ({
"builtin.module"() ({
^bb0:
}) : () -> ()
  func.return
}) : () -> ()

// -----

"func.func"() <{sym_name="f", sym_visibility="nested", function_type=() -> ()}> ({
}) : () -> ()

// -----

"func.func"() <{sym_name="", sym_visibility="nested", function_type=() -> ()}> ({
}) : () -> ()

// -----

func.func private @g(i32)
func.func @f(%a: i32) {
  "func.call"(%a) <{callee=@g, arg_attrs = [{}, {}]}> : (i32) -> ()
  "func.return"() : () -> ()
}

// -----

func.func private @g(i32)
func.func @f(%a: i32) {
  "func.call"(%a) <{callee=@g, arg_attrs = [{foo}]}> : (i32) -> ()
  "func.return"() : () -> ()
}

// -----

module {
  "foo.d"() ({
     %x = "foo.d"(%x) : (i32) -> (i32)
  }) : () -> ()
}

// -----

module {
  %x = "foo.d"(%x) ({
     "foo.d"(%x) : (i32) -> (i32)
  }) : (i32) -> (i32)
}

// -----

"builtin.module"() <{sym_visibility = "x"}> ({^bb0: }): () -> ()

// -----

func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1,^bb1] <{operand_segment_sizes=array<i32: 1,0,0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i32) {
  arith.andi %a, %a {overflowFlags=3} : i32
  "func.return"() : () -> ()
}
