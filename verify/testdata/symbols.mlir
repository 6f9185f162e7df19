// expected-error @below {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() ({}) {sym_name="f", function_type=() -> ()} : () -> ()

// -----

// expected-error @below {{invalid properties {function_type = () -> (), sym_name = "f", sym_visibility = 3 : i64} for op func.func: Invalid attribute `sym_visibility` in property conversion: 3 : i64}}
"func.func"() <{sym_name="f", function_type=() -> (), sym_visibility=3}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"func.func"() <{sym_name="f", function_type=() -> (), sym_visibility="foo"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}
"func.func"() <{sym_name="f", function_type=() -> (), arg_attrs=[{}], sym_visibility="private"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op arguments may only have dialect attributes}}
"func.func"() <{sym_name="f", function_type=(i32) -> (), arg_attrs=[{a}], sym_visibility="private"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"func.func"() <{sym_name="f", function_type=(i32) -> (), res_attrs=[{a}], sym_visibility="private"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op results may only have dialect attributes}}
"func.func"() <{sym_name="f", function_type=(i32) -> (i32), res_attrs=[{a}], sym_visibility="private"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{sym_name="f", function_type=(i32) -> ()}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{sym_name="f", function_type=(i32) -> ()}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'func.func' op entry block must have 0 arguments to match function signature}}
"func.func"() <{sym_name="f", function_type=() -> ()}> ({
^bb0(%a: i32):
  "cf.br"(%a)[^bb1] : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// -----

module {
  // expected-note @below {{see existing symbol definition here}}
  func.func @f() {
    return
  }
  // expected-error @below {{redefinition of symbol named 'f'}}
  func.func @f() {
    return
  }
  func.func @f() {
    return
  }
}

// -----

module {
  // expected-note @below {{see existing symbol definition here}}
  "foo.x"() {sym_name="f"} : () -> ()
  // expected-error @below {{redefinition of symbol named 'f'}}
  func.func @f() {
    return
  }
}

// -----

module {
  func.func @f() {
    // expected-error @below {{'func.func' op symbol's parent must have the SymbolTable trait}}
    func.func @g() {
      return
    }
    return
  }
}

// -----

module {
  func.func @f() {
    func.call @g() : () -> ()
    return
  }
  func.func @h() {
    // expected-error @below {{'func.call' op 'g' does not reference a valid function}}
    func.call @g() : () -> ()
    func.call @g2() : () -> ()
    return
  }
}

// -----

module {
  func.func @f() {
    "foo.r"() ({
      func.call @g0() : () -> ()
    },{
      func.call @g1() : () -> ()
    }) : () -> ()
    "foo.r"() ({
      func.call @g2() : () -> ()
    },{
      func.call @g3() : () -> ()
    }) : () -> ()
    // expected-error @below {{'func.call' op 'g4' does not reference a valid function}}
    func.call @g4() : () -> ()
    return
  }
}

// -----

module {
  func.func @f() {
    "foo.r"() ({
      func.call @g0() : () -> ()
    },{
      func.call @g1() : () -> ()
    }) : () -> ()
    "foo.r"() ({
      func.call @g2() : () -> ()
    },{
      // expected-error @below {{'func.call' op 'g3' does not reference a valid function}}
      func.call @g3() : () -> ()
    }) : () -> ()
    return
  }
}

// -----

module {
  func.func @f() {
    func.call @g1() : () -> ()
    return
  }
  // expected-note @below {{see existing symbol definition here}}
  func.func @h() {
    func.call @g1() : () -> ()
    return
  }
  // expected-error @below {{redefinition of symbol named 'h'}}
  func.func @h() {
    func.call @g1() : () -> ()
    return
  }
}

// -----

"test.x"() {sym_name=3} : () -> ()
// expected-note @below {{see existing symbol definition here}}
"test.x"() {sym_name="x"} : () -> ()
// expected-error @below {{redefinition of symbol named 'x'}}
"test.x"() {sym_name="x"} : () -> ()

// -----

// expected-error @below {{'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "x"}}
"builtin.module"() <{sym_name = "z", sym_visibility = "x"}> ({^bb0: }): () -> ()

// -----

// expected-error @below {{'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "x"}}
"builtin.module"() <{sym_name = "z", sym_visibility = "x"}> ({^bb0: 
"foo.x"()[^bb0] : () -> ()
}): () -> ()
