// What is left of the text of operations when something is missing.

llvm.func @f() { llvm.call @f() : () 16 () }

// -----

llvm.func @f(%p: !llvm.ptr) { llvm.call %p() : !llvm.ptr, () i32 }

// -----

llvm.func @f() { llvm.call @f( : () -> () }

// -----

llvm.func @f() { llvm.call @f : () -> () }

// -----

llvm.func @f() { llvm.call @f(() : () -> () }

// -----

llvm.func @f(%p: i32) { llvm.call @f(%p} : () -> () }

// -----

llvm.func @f() { llvm.call_intrinsic "llvm.x"() : ( () -> () }

// -----

llvm.func @f() { llvm.call_intrinsic "llvm.x"() : () i32 }

// -----

llvm.func @f() { llvm.call_intrinsic "llvm.x"() : (vector<4xf324>) -> () }

// -----

llvm.func @f() { llvm.call @f() {CConv = 3, TailCallKind = 1} : () -> () }

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.invoke %p() to ^a unwind ^b {TailCallKind = 4, CConv = 3} : !llvm.ptr, () -> i32
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, ^bb1
^bb1:
  llvm.return
}

// -----

// Inherent attributes of a wrong kind get lost in custom forms by hand.

llvm.func @f() attributes {prefer_vector_width = i32, dso_local = 3, section = 4 : i32, foo = 1}
llvm.mlir.global external @g() {dso_local = 1, section = 3, alignment = 1.0, addr_space = 3.0} : i32
func.func private @h(i32) attributes {arg_attrs = 3, res_attrs = 4, no_inline = 3}
llvm.func @i(%p: !llvm.ptr) {
  %0 = llvm.call %p() {convergent = 3, foo = 1, will_return = i1, fastmathFlags = i1} : !llvm.ptr, () -> i32
  llvm.return
}

// -----

llvm.func @f() attributes {alignment = 3 : i32, dso_local = 3}

// -----

llvm.func @f() attributes {linkage = 3, CConv = i32, no_inline = 3}

// -----

llvm.mlir.alias external @f {dso_local = 1} : i32 { llvm.return }

// -----

// The default dialects of names.

llvm.func @f() { foo }

// -----

llvm.func @f() { module { } }

// -----

llvm.func @f() { "func.func"() ({ foo }) : () -> () }

// -----

func.func @f() { "func.func"() ({ foo }) : () -> () }

// -----

func.func @f()
return

// -----

llvm.func @f() { call @f() : () -> () }

// -----

module { module { func.func @f() { return } } }

// -----

module attributes {dlti.x = #dlti.target_system_spec<>} {}

// -----

module attributes {dlti.x = #dlti.target_device_spec} {}

// -----

llvm.func @f(%p: !llvm.ptr) { llvm.call_intrinsic "llvm.lifetime.start"(%p) {: } (!llvm.ptr) -> () }

// -----

llvm.func @f(%a: i32) {
  "llvm.intr.memcpy"(%a, %a, %b, %b) : (i32, i64, i32, i1) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  llvm.call_intrinsic "llvm.x"(f16) : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.x"(%a, f16) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.x"{%a} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.call_intrinsic @f(%a) : (i32) -> ()
  llvm.return
}
