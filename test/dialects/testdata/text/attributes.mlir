// Attributes that a format takes only if they are of a class of MLIR's, however they are written.

#wide = array<i64: 1, 2>
func.func @wide_weights(%c: i1) {
  cf.cond_br %c weights(#wide), ^a, ^b
^a:
  return
^b:
  return
}

// -----

#weights = array<i32: 1, 2>
func.func @weights(%c: i1) {
  cf.cond_br %c weights(#weights), ^a, ^b
^a:
  return
^b:
  return
}

// -----

func.func @large_weight(%c: i1) {
  cf.cond_br %c weights([1, 2147483648]), ^a, ^a
^a:
  return
}

// -----

func.func @large_weight_first(%c: i1) {
  cf.cond_br %c weights([2147483648, 1]), ^a, ^a
^a:
  return
}

// -----

func.func @no_weight(%c: i1) {
  cf.cond_br %c weights([1,]), ^a, ^a
^a:
  return
}

// -----

func.func @nested_callee() {
  call @a::@b() : () -> ()
  return
}

// -----

func.func @nested_constant() {
  %0 = constant @a::@b : () -> ()
  return
}

// -----

llvm.func @nested_global() {
  %0 = llvm.mlir.addressof @a::@b : !llvm.ptr
  llvm.return
}

// -----

"func."() : () -> ()

// -----

// Where an integer is expected, true and false are one.
func.func @booleans(%c: i1, %i: i32) {
  cf.cond_br %c weights([true, false]), ^a, ^a
^a:
  cf.switch %i : i32, [default: ^b, true: ^b, false: ^b]
^b:
  return
}

// -----

llvm.func @booleans(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[true, false] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.switch %i : i32, ^a [true: ^a, -true: ^a]
^a:
  llvm.return
}

// -----

module attributes {a.r = #llvm.constant_range<i32, true, 5>, a.t = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = "x", line = true>} {}
