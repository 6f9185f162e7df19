// expected-error @below {{'func.func' op requires one region}}
"func.func"() <{sym_name="f", function_type=() -> (), sym_visibility="private"}> : () -> ()

// -----

// expected-error @below {{'func.func' op requires one region}}
"func.func"() <{sym_name="f", function_type=() -> (), sym_visibility="private"}> ({},{}) : () -> ()

// -----

// expected-error @below {{'func.func' op requires zero results}}
%0 = "func.func"() <{sym_name="f", function_type=() -> (), sym_visibility="private"}> ({}) : () -> (i32)

// -----

// expected-error @below {{'func.func' op requires attribute 'function_type'}}
"func.func"() <{sym_name="f", sym_visibility="private"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type=() -> (), sym_visibility="private"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type=i32, sym_visibility="private"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{sym_name="f", function_type=i32, sym_visibility="private"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{sym_name="f", function_type=(i32) -> (), arg_attrs=[3], sym_visibility="private"}> ({}) : () -> ()

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.cond_br"(%a)[^bb1,^bb1] <{operandSegmentSizes=array<i32:1,0,0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i1) {
  // expected-error @below {{invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3}}
  "cf.cond_br"(%a)[^bb1,^bb1] <{operandSegmentSizes=array<i32:1,0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i1) {
  // expected-error @below {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^bb1,^bb1] <{operandSegmentSizes=array<i32:1,0,1>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i1) {
  // expected-error @below {{'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements}}
  "cf.cond_br"(%a)[^bb1,^bb1] <{operandSegmentSizes=array<i32:-1,0,2>}> : (i1) -> ()
^bb1(%b: i1):
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i1) {
  // expected-error @below {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^bb1,^bb1] : (i1) -> ()
^bb1(%b: i1):
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'arith.andi' op expected 2 operands, but found 1}}
  "arith.andi"(%a) : (i32) -> (i32)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'arith.andi' op requires one result}}
  "arith.andi"(%a,%a) : (i32,i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'arith.andi' op requires zero regions}}
  "arith.andi"(%a,%a) ({}) : (i32,i32) -> (i64)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error @below {{'arith.andi' op operand #0 must be signless-integer-like, but got 'f32'}}
  "arith.andi"(%b,%a) : (f32,i32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error @below {{'arith.andi' op operand #1 must be signless-integer-like, but got 'f32'}}
  "arith.andi"(%a,%b) : (i32,f32) -> (f32)
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error @below {{'arith.andi' op result #0 must be signless-integer-like, but got 'f32'}}
  "arith.andi"(%a,%a) : (i32,i32) -> (f32)
  return
}

// -----

// expected-error @below {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

module {
  func.func @f() {
    return
    return
  }
  // expected-error @below {{'arith.andi' op requires one result}}
  "arith.andi"() : () -> ()
  func.func @g() {
    return
    return
  }
}

// -----

func.func @f(%a: i1, %b : tensor<?xi32>) {
  // expected-error @below {{'cf.assert' op requires attribute 'msg'}}
  "cf.assert"(%a) : (i1) -> ()
  return
}

// -----

// expected-error @below {{'func.func' op requires attribute 'function_type'}}
"func.func"() ({}) : () -> ()

// -----

func.func @f(%a: i32) {
  %x = "foo.bar"() ({
    // expected-error @below {{'arith.andi' op expected 2 operands, but found 1}}
    %3 = "arith.andi"(%3) : (i32) -> (i32)
  }) {func.foo, llvm.data_layout="s"} : () -> (i32)
  "func.return"() : () -> ()
}

// -----

func.func private @g(i1)
func.func @f(%a: i32) {
  "func.call"(%a) <{callee=@g}> : (i32) -> ()
  // expected-error @below {{'func.return' op has 1 operands, but enclosing function (@f) returns 0}}
  "func.return"(%a) : (i32) -> ()
}

// -----

// expected-error @below {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()

// -----

// expected-error @below {{'func.func' op requires zero results}}
%r = "func.func"() <{sym_name = "z", function_type=() -> ()}> ({
^bb0: 
}): () -> (i32)

// -----

func.func @f(%a: i32) {
// expected-error @below {{'cf.cond_br' op requires zero results}}
%r:2 = "cf.cond_br"(%a) : (i32) -> (i32,f32)
}

// -----

func.func @f(%a: i32) {
// expected-error @below {{'cf.cond_br' op requires zero regions}}
%r:2 = "cf.cond_br"(%a)({}) : (i32) -> (i32,f32)
}

// -----

func.func @f(%a: i32) {
// expected-error @below {{'cf.cond_br' op expected 1 or more operands, but found 0}}
"cf.cond_br"()[^bb1,^bb1] : () -> ()
^bb1:
"cf.br"()[^bb1] : () -> ()
}

// -----

func.func @f(%a: i1) {
  // expected-error @below {{invalid properties {operandSegmentSizes = 3 : i64} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%a)[^bb1,^bb1] <{operandSegmentSizes=3}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i1) {
  // expected-error @below {{invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%a)[^bb1,^bb1] <{operandSegmentSizes=array<i64: 1,0,0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}

// -----

func.func @f(%a: i1) {
  // expected-error @below {{invalid properties {branch_weights = 3 : i64, operandSegmentSizes = array<i64: 1, 0>} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: 3 : i64}}
  "cf.cond_br"(%a)[^bb1,^bb1] <{branch_weights=3, operandSegmentSizes=array<i64: 1,0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}

// -----

// expected-error @below {{invalid properties {arg_attrs = 5 : i64, function_type = 4 : i64, sym_name = 3 : i64} for op func.func: Invalid attribute `arg_attrs` in property conversion: 5 : i64}}
"func.func"() <{sym_name=3, function_type=4, arg_attrs=5}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() ({}) {sym_name=3, function_type=4, arg_attrs=5} : () -> ()
