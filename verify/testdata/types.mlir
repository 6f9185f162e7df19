// expected-error @below {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}
"func.func"() <{sym_name="f", function_type=() -> (), arg_attrs=[{}], sym_visibility="private"}> ({}) : () -> ()

// -----

// expected-error @below {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"func.func"() <{sym_name="f", function_type=(i32) -> (), res_attrs=[{a}], sym_visibility="private"}> ({}) : () -> ()

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  "arith.addi"(%a,%a) : (i32,i32) -> (i64)
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error @below {{'arith.cmpi' op requires all operands to have the same type}}
  "arith.cmpi"(%a,%b) <{predicate = 7 : i64}> : (i32,i64) -> (i1)
  return
}

// -----

func.func @f(%a: vector<2xi32>, %b: i64) {
  // expected-error @below {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  "arith.cmpi"(%a,%a) <{predicate = 7 : i64}> : (vector<2xi32>,vector<2xi32>) -> (i1)
  return
}

// -----

func.func @f(%a: vector<2xi32>, %b: i1) {
  // expected-error @below {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  "arith.select"(%b,%a,%a)  : (i1,vector<2xi32>,vector<2xi32>) -> (i1)
  return
}

// -----

func.func @f(%a: vector<2xi32>, %b: i1) {
  // expected-error @below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  "arith.constant"() {value=1: i32} : () -> (i1)
  return
}

// -----

// expected-error @below {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({
}) : () -> ()

// -----

func.func @f(%a: tensor<?xi32>, %b : tensor<4xi32>) {
  // expected-error @+2 {{'arith.addi' op inferred type(s) 'tensor<?xi32>' are incompatible with return type(s) of operation 'tensor<4xi32>'}}
  // expected-error @below {{'arith.addi' op failed to infer returned types}}
  "arith.addi"(%a, %b) : (tensor<?xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<?xi32, 1>, %b : tensor<?xi32>) {
  "arith.addi"(%b, %a) : (tensor<?xi32>, tensor<?xi32,1>) -> tensor<?xi32>
  // expected-error @+2 {{'arith.addi' op inferred type(s) 'tensor<?xi32, 1 : i64>' are incompatible with return type(s) of operation 'tensor<?xi32>'}}
  // expected-error @below {{'arith.addi' op failed to infer returned types}}
  "arith.addi"(%a, %a) : (tensor<?xi32,1>, tensor<?xi32,1>) -> tensor<?xi32>
  "arith.addi"(%b, %a) : (tensor<?xi32>, tensor<?xi32,1>) -> tensor<?xi32,1>
  return
}

// -----

func.func @f(%a: tensor<?xi32, 1>, %b : tensor<?xi32>) {
  // expected-error @+2 {{'arith.addi' op inferred type(s) 'tensor<?xi32, 1 : i64>' are incompatible with return type(s) of operation 'tensor<?xi32>'}}
  // expected-error @below {{'arith.addi' op failed to infer returned types}}
  "arith.addi"(%a, %a) : (tensor<?xi32,1>, tensor<?xi32,1>) -> tensor<?xi32>
  return
}

// -----

func.func @f(%a: tensor<*xi32>, %b : tensor<?xi32>) {
  // expected-error @below {{'arith.addi' op all non-scalar operands/results must have the same shape and base type}}
  "arith.addi"(%a, %b) : (tensor<*xi32>, tensor<?xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @f(%a: tensor<?xi32>, %b : tensor<?xi32>) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  "arith.addi"(%a, %b) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi64>
  return
}

// -----

func.func @f(%a: tensor<?xi32>, %b : tensor<?xi32>) {
  // expected-error @below {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  "arith.extui"(%a) : (tensor<?xi32>) -> vector<4xi64>
  return
}

// -----

func.func @f(%a: i32, %b : tensor<?xi32>) {
  // expected-error @below {{'arith.extui' op requires the same shape for all operands and results}}
  "arith.extui"(%a) : (i32) -> vector<4xi64>
  return
}

// -----

func.func @f(%a: i32, %b : tensor<?xi32>) {
  // expected-error @below {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  "arith.extui"(%b) : (tensor<?xi32>) -> i64
  return
}

// -----

"test.x"() ({
// expected-error @below {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) {sym_name="x"} : () -> ()
}) : () -> ()

// -----

func.func @f(%a: i32, %g : i64) {
  // expected-error @below {{'arith.shli' op requires the same type for all operands and results}}
  "arith.shli"(%a,%g) : (i32, i64) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: i1, %g : vector<4xi32>) {
  %0 = "arith.select"(%a,%g, %g) : (i1, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  // expected-error @below {{'arith.index_cast' op requires the same shape for all operands and results}}
  %1 = "arith.index_cast"(%g) : (vector<4xi32>) -> index
  return
}

// -----

func.func @f(%a: i1, %g : vector<4xi32>) {
  // expected-error @below {{'arith.bitcast' op requires the same shape for all operands and results}}
  %1 = "arith.bitcast"(%g) : (vector<4xi32>) -> f128
  return
}

// -----

func.func @f(%a: i1, %g : vector<4xi32>) {
  // expected-error @below {{'arith.bitcast' op requires the same shape for all operands and results}}
  %1 = "arith.bitcast"(%a) : (i1) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: tensor<?x4xi32>, %b: tensor<4x4xi32>) {
  // expected-error @below {{'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type}}
  %1:2 = "arith.addui_extended"(%a, %b) : (tensor<?x4xi32>, tensor<4x4xi32>) -> (tensor<?x4xi32>, tensor<?x4xi1>)
  return
}

// -----

func.func @f(%a: tensor<?x4xi32>, %b: tensor<4x4xi32>) {
  // expected-error @below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %1 = "arith.constant"() {value=dense<1>: vector<4xi32>} : () -> (vector<4xi64>)
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi64>) {
  // expected-error @below {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %1 = "arith.cmpi"(%a, %a) {predicate=1:i64} : (vector<4xi32>,vector<4xi32>) -> (vector<5xi1>)
  return
}

// -----

func.func @f(%a: tensor<*xi32>, %b: tensor<4xi32>) {
  // expected-error @below {{'arith.cmpi' op requires all operands to have the same type}}
  %1 = "arith.cmpi"(%b, %a) {predicate=1:i64} : (tensor<4xi32>,tensor<*xi32>) -> (tensor<4xi1>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %g : vector<4xi32>) {
  // expected-error @below {{'arith.extf' op failed to verify that input and output have the same tensor dimensions}}
  "arith.extf"(%a) : (tensor<4xf32>) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: memref<4xi32>, %g : vector<4xi32>) {
  // expected-error @below {{'arith.bitcast' op if a result is non-scalar, then at least one operand must be non-scalar}}
  "arith.bitcast"(%a) : (memref<4xi32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<?xi32>, %g : tensor<4xi32>, %h : tensor<5xi32>) {
  // expected-error @below {{'arith.addi' op all non-scalar operands/results must have the same shape and base type}}
  "arith.addi"(%h, %g) {x} : (tensor<5xi32>, tensor<4xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @f(%a: tensor<?xi1>, %g : tensor<4xi1>, %h : tensor<5xi1>) {
  // expected-error @below {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  "arith.select"(%h, %g, %g) {x} : (tensor<5xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: i1, %g : tensor<4xi1>, %h : vector<4xi1>) {
  // expected-error @below {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  "arith.select"(%h, %g, %g) {x} : (vector<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %g : tensor<4xi32>) {
  // expected-error @below {{'arith.extf' op requires the same shape for all operands and results}}
  "arith.extf"(%a) : (vector<[4]xf32>) -> vector<4xf64>
  return
}
