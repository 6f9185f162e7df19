// Functions: memrefs in all places, C interfaces, attributes.
// RUN: --convert-to-llvm
// RUN: --convert-to-llvm=filter-dialects=xx
// RUN: --convert-func-to-llvm
// RUN: --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: --convert-func-to-llvm=index-bitwidth=32
// RUN: --convert-func-to-llvm --mlir-print-debuginfo --mlir-print-op-generic

func.func @a(%m: memref<?xf32> {llvm.noalias}, %i: index) -> memref<?xf32> attributes {llvm.emit_c_interface, foo.bar} { return %m : memref<?xf32> }
func.func private @b(memref<*xf32>, i32 {a.b}) -> (i32 {x.y}) attributes {llvm.emit_c_interface}
func.func private @c(memref<2xf32>) -> (memref<*xf32>, f32) attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>, func.varargs = false}
func.func @d(%u: memref<*xf32>) -> memref<*xf32> { 
  %r:2 = call @c2(%u) {x.y} : (memref<*xf32>) -> (memref<*xf32>, f32)
  return {z.w} %r#0 : memref<*xf32> }
func.func private @c2(memref<*xf32>) -> (memref<*xf32>, f32)
func.func nested @e(%x: complex<f32> {llvm.byval = complex<f32>}, %y: !llvm.ptr {llvm.byval = index}) { 
  %0 = func.call @f(%y) : (!llvm.ptr) -> i32
  "test.use"(%x) : (complex<f32>) -> ()
  return }
func.func private @f(!llvm.ptr {llvm.sret = index, test.x}) -> (i32 {llvm.zeroext}) attributes {no_inline, llvm.readnone, passthrough = ["x"], llvm.bareptr}
func.func @g(%m: memref<2xf32>) -> (memref<2xf32>) attributes {llvm.bareptr} {
  %0 = call @g(%m) : (memref<2xf32>) -> (memref<2xf32>)
  return %0 : memref<2xf32> }
func.func @h(%x: complex<f64> {llvm.byref = complex<f64>}) -> complex<f64> { return %x : complex<f64> }
module @inner { func.func @x(%i: index) { return } }
