// Symbols of modules.
"llvm.mlir.global"() ({}) {type = i64, constant, value = 42 : i64} : () -> ()
// -----
"llvm.mlir.global"() ({}) {sym_name = "foo", constant, value = 42 : i64} : () -> ()
// -----
llvm.mlir.global internal constant @constant(37.0) : !llvm.label
// -----
func.func @foo() {
  llvm.mlir.global internal @bar(42) : i32
  return
}
// -----
llvm.mlir.global internal constant @string("foobar") : !llvm.array<42 x i8>
// -----
llvm.mlir.global internal @i64_needs_type(0: i64)
// -----
llvm.mlir.global internal @more_than_one_type(0) : i64, i32
// -----
llvm.mlir.global internal @foo(0: i32) : i32
func.func @bar() {
  llvm.mlir.addressof @foo
}
// -----
func.func @foo() {
  llvm.mlir.addressof "foo" : i64 : !llvm.ptr
  return
}
// -----
func.func @foo() {
  llvm.mlir.addressof @foo : !llvm.ptr
  return
}
// -----
llvm.mlir.global internal @g() : i64 {
  %c = llvm.mlir.constant(42 : i64) : i64
}
// -----
llvm.mlir.global internal @g() : i32 {
  %c = llvm.mlir.constant(42 : i64) : i64
  llvm.return %c : i64
}
// -----
llvm.mlir.global internal @g(43 : i64) : i64 {
  %c = llvm.mlir.constant(42 : i64) : i64
  llvm.return %c : i64
}
// -----
llvm.mlir.global internal @g() : i64 {
  llvm.return
}
// -----
llvm.mlir.global internal @g() : i64 {
  %p = llvm.mlir.zero : !llvm.ptr
  %c = llvm.load %p : !llvm.ptr -> i64
  llvm.return %c : i64
}
// -----
llvm.mlir.global internal @g(32 : i64) {addr_space = 3: i32} : i64
func.func @mismatch() {
  llvm.mlir.addressof @g : !llvm.ptr
  return
}
// -----
llvm.mlir.global common @g(32 : i64) : i64
// -----
llvm.mlir.global appending @g() : i64
// -----
llvm.mlir.global internal @g() comdat(@missing) : i64
// -----
llvm.mlir.global internal @g() {alignment = 3 : i64} : i64
// -----
llvm.mlir.global internal @g() {alignment = 3 : i32} : i64
// -----
llvm.mlir.global internal @g(0 : i64) {linkage = 3} : i64
// -----
llvm.mlir.global internal @g(0 : i32) : !llvm.target<"spirv.Event">
// -----
llvm.mlir.global internal @g() : !llvm.target<"foo">
// -----
llvm.mlir.global_ctors ctors = [@missing], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @decl()
llvm.mlir.global_ctors ctors = [@decl], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @dtor() { llvm.return }
llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]
// -----
llvm.func @dtor() { llvm.return }
llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32], data = [3 : i32]
// -----
llvm.func @dtor() { llvm.return }
llvm.mlir.global_ctors ctors = [@dtor], priorities = [0 : i64], data = [#llvm.zero]
// -----
llvm.func common @f() { llvm.return }
// -----
llvm.func internal @f()
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f(index)
// -----
llvm.func @f() -> index
// -----
llvm.func @f(%a: i32, i32)
// -----
llvm.func @f(..., i32)
// -----
llvm.func @f(%a: i32) attributes {function_type = i32}
// -----
llvm.func @f() attributes {no_inline, always_inline} { llvm.return }
// -----
llvm.func @f() attributes {optimize_none} { llvm.return }
// -----
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%a: i64):
  llvm.return
}) : () -> ()
// -----
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
  llvm.return
}) : () -> ()
// -----
"llvm.func"() <{sym_name = "f", function_type = () -> ()}> ({
}) : () -> ()
// -----
"llvm.func"() <{sym_name = "f"}> ({
}) : () -> ()
// -----
llvm.func @f(%a: i32) comdat(3)
// -----
llvm.func @f(%a: i32) comdat(@x)
// -----
llvm.func @f(%a: i32 {llvm.noalias})
// -----
llvm.func @f(%a: !llvm.ptr {foo})
// -----
llvm.func @f() -> (i32 {llvm.sret})
// -----
llvm.func private @f() {
}
// -----
llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// -----
llvm.func extern_weak @g()
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.alias appending @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a : i32, i64 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a : i32
// -----
llvm.mlir.alias external @a : i32 {
  llvm.return
}
// -----
llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
// -----
llvm.func @r() -> i32 { llvm.unreachable }
llvm.mlir.ifunc external @f : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @f : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr { llvm.unreachable }
llvm.mlir.ifunc external @f : !llvm.func<void ()>, !llvm.ptr<3> @r
// -----
llvm.func @r() -> !llvm.ptr { llvm.unreachable }
llvm.mlir.ifunc common @f : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.mlir.global external @r() : i32
llvm.mlir.ifunc @f : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.comdat @c {
  llvm.func @f()
}
// -----
llvm.comdat @c {
  llvm.comdat_selector @x foo
}
// -----
llvm.module_flags [3 : i32]
// -----
llvm.func @f() {
  llvm.module_flags []
  llvm.return
}
// -----
llvm.func @f() {
  llvm.linker_options ["a"]
  llvm.return
}
// -----
llvm.linker_options [3]
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.zext %a : i32 to i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.zext %a : i32 to vector<4xi64>
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xi32>) {
  %0 = llvm.zext %a : vector<4xi32> to i64
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xi32>) {
  %0 = llvm.zext %a : vector<4xi32> to vector<8xi64>
  llvm.return
}
// -----
llvm.func @f(%a: i64) {
  %0 = llvm.bitcast %a : i64 to !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.bitcast %a : !llvm.ptr to vector<2x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @f(%a: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %a : vector<2x!llvm.ptr> to !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[0, 1] : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> i64
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(i32)>, %b: i64) {
  %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %b: i64) {
  %0 = llvm.extractvalue %a[0] : i32
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xi32>, %b: i64) {
  %0 = llvm.shufflevector %a, %a [0, 1] : i32
  llvm.return
}
// -----
llvm.func @f(%a: vector<[4]xi32>, %b: i64) {
  %0 = llvm.shufflevector %a, %a [0, 0, 0, 1] : vector<[4]xi32>
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xi32>, %b: i64) {
  %0 = llvm.extractelement %a[%b : i64] : i64
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xi32>, %b: i64, %c: i1) {
  %0 = llvm.select %c, %a, %b : i1, i64
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"foo">
  llvm.return
}
// -----
llvm.func @f(%x: f32) {
  %0 = "llvm.intr.sincos"(%x) : (f32) -> f32
  llvm.return
}
