func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<?xf32, #ptr.generic_space>, %ps: tensor<8x!ptr.ptr<#ptr.generic_space>>, %i: tensor<8xi32>, %pp: tensor<?x!ptr.ptr<#ptr.generic_space>>) {
  %0 = ptr.load volatile %p atomic syncscope("x") monotonic nontemporal invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> i64
  %1 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> i64
  ptr.store volatile %0, %p alignment = 8 : i64, !ptr.ptr<#ptr.generic_space>
  %c = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %d = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>
  %e = ptr.ptr_add %p, %0 : !ptr.ptr<#ptr.generic_space>, i64
  %e1 = ptr.ptr_add nusw %ps, %0 : tensor<8x!ptr.ptr<#ptr.generic_space>>, i64
  %e2 = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, tensor<8xi32>
  %e3 = ptr.ptr_diff nsw|nuw %p, %c : !ptr.ptr<#ptr.generic_space> -> i64
  %e4 = ptr.ptr_diff nuw %ps, %ps : tensor<8x!ptr.ptr<#ptr.generic_space>> -> tensor<8xi32>
  %e5 = ptr.ptr_diff %ps, %ps : tensor<8x!ptr.ptr<#ptr.generic_space>> -> tensor<8xi32>
  %t = ptr.type_offset f32 : i32
  %g = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %h = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %k = ptr.from_ptr %h metadata %g : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  %mask, %val = "u.x"() : () -> (tensor<8xi1>, tensor<8xf32>)
  %l = ptr.gather %ps, %mask, %val alignment = 4 : tensor<8x!ptr.ptr<#ptr.generic_space>> -> tensor<8xf32>
  %n = ptr.masked_load %p, %mask, %val alignment = 4 : !ptr.ptr<#ptr.generic_space> -> tensor<8xf32>
  ptr.masked_store %val, %p, %mask alignment = 4 : tensor<8xf32>, !ptr.ptr<#ptr.generic_space>
  ptr.scatter %val, %ps, %mask alignment = 4 : tensor<8xf32>, tensor<8x!ptr.ptr<#ptr.generic_space>>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{ordering = 20 : i32, alignment = 8 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{ordering = 20 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{alignment = 4 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{alignment = [1]}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{alignment = ["a"]}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{alignment = [1,2]}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{alignment = "a"}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = ptr.load %p alignment = x : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = ptr.load %p atomic x : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = ptr.load %p alignment = 99999999999999999999999 : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{ordering = 2 : i32, alignment = 99999999999999999999999 : i128}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %o = "ptr.load"(%p) <{ordering = 0 : i32, alignment = 4 : index}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  %2 = ptr.load %p atomic not_atomic : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
// -----
func.func @f(%p: !ptr.ptr<i32>) { return }
// -----
func.func @f(%p: !ptr.ptr<1>) { return }
// -----
func.func @f(%p: !ptr.ptr) { return }
// -----
func.func @f(%p: !ptr.ptr_metadata<i32>) { return }
// -----
func.func @f(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) { return }
// -----
func.func @f(%p: !ptr.ptr_metadata<f32>) { return }
// -----
func.func @f(%p: !ptr.ptr_metadata<memref<*xf32>>) { return }
// -----
"u.x"() {a = #ptr.address<-1> : !ptr.ptr<#ptr.generic_space>, b = #ptr.address<0x10000000000000000000000> : !ptr.ptr<#ptr.generic_space>, c = #ptr.spec<size = 32, abi=8, preferred=8, index=4294967295>} : () -> ()
// -----
"u.x"() {a = #ptr.address<8> : i32} : () -> ()
// -----
"u.x"() {a = #ptr.address<8>} : () -> ()
// -----
"u.x"() {a = #ptr.null} : () -> ()
// -----
"u.x"() {a = #ptr.null : i32} : () -> ()
// -----
"u.x"() {a = #ptr.spec<size = 32, abi=8>} : () -> ()
// -----
"u.x"() {a = #ptr.address<a> : !ptr.ptr<#ptr.generic_space>} : () -> ()
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.ptr_add %p, %u : !ptr.ptr<#ptr.generic_space>, tensor<*xi32>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.ptr_add %p, %m : !ptr.ptr<#ptr.generic_space>, memref<3xi32, #ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.gather %p, %p, %t : !ptr.ptr<#ptr.generic_space> -> tensor<3x3xi32>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.masked_load %p, %p, %t : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.masked_load %p, %p, %t : !ptr.ptr<#ptr.generic_space> -> tensor<3x3xi32>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.get_metadata %p : !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.get_metadata %u : tensor<*xi32>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.load %u :  tensor<*xi32> -> i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.to_ptr %h : memref<3xi32> -> <#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.to_ptr %h : memref<3xi32> -> i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> <#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.from_ptr %p metadata %m: !ptr.ptr<#ptr.generic_space> -> memref<3xi32, #ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.from_ptr %p : <#ptr.generic_space> -> memref<3xi32>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = "ptr.from_ptr" (%p, %m) : (!ptr.ptr<#ptr.generic_space>, memref<3xi32, #ptr.generic_space>) -> memref<3xi32, #ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = "ptr.constant" () <{value = 3 : i32}>: () -> i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.constant 3 : i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.load %p atomic release alignment=4 :  !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.load %p atomic acquire :  !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.load %p alignment=-4 :  !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.load %p alignment=6 :  !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %o = ptr.load %p atomic syncscope("a") not_atomic :  !ptr.ptr<#ptr.generic_space> -> i32
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  ptr.store %t, %p atomic acquire alignment = 4 : tensor<3x3xi32>, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<3xi32, #ptr.generic_space>, %t: tensor<3x3xi32>, %h: memref<3xi32>, %u: tensor<*xi32>) {
  %0 = ptr.type_offset tensor<3xi32> : f32
  return
}
// -----
func.func @f(%p: tensor<3x!ptr.ptr<#ptr.generic_space>>, %m : vector<3xi1>, %v : vector<3xi32>, %i: vector<3xi64>, %j: tensor<4xi64>) {
  %0 = ptr.gather %p, %m, %v : tensor<3x!ptr.ptr<#ptr.generic_space>> -> tensor<3xi32>
  return
}
// -----
func.func @f(%p: tensor<3x!ptr.ptr<#ptr.generic_space>>, %m : vector<3xi1>, %v : vector<3xi32>, %i: vector<3xi64>, %j: tensor<4xi64>) {
  %0 = "ptr.gather" (%p, %m, %v) : (tensor<3x!ptr.ptr<#ptr.generic_space>>, vector<3xi1>, vector<3xi32>) -> vector<3xi32>
  return
}
// -----
func.func @f(%p: tensor<3x!ptr.ptr<#ptr.generic_space>>, %m : vector<3xi1>, %v : vector<3xi32>, %i: vector<3xi64>, %j: tensor<4xi64>) {
  %0 = ptr.ptr_add %p, %i : tensor<3x!ptr.ptr<#ptr.generic_space>>, vector<3xi64>
  return
}
// -----
func.func @f(%p: tensor<3x!ptr.ptr<#ptr.generic_space>>, %m : vector<3xi1>, %v : vector<3xi32>, %i: vector<3xi64>, %j: tensor<4xi64>) {
  %0 = ptr.ptr_add %p, %j : tensor<3x!ptr.ptr<#ptr.generic_space>>, tensor<4xi64>
  return
}
// -----
func.func @f(%p: tensor<3x!ptr.ptr<#ptr.generic_space>>, %m : vector<3xi1>, %v : vector<3xi32>, %i: vector<3xi64>, %j: tensor<4xi64>) {
  %0 = ptr.ptr_diff %p, %p : tensor<3x!ptr.ptr<#ptr.generic_space>> -> vector<3xi64>
  return
}
// -----
func.func @f(%p: tensor<3x!ptr.ptr<#ptr.generic_space>>, %m : vector<3xi1>, %v : vector<3xi32>, %i: vector<3xi64>, %j: tensor<4xi64>) {
  ptr.scatter %v, %p, %m : vector<3xi32>, tensor<3x!ptr.ptr<#ptr.generic_space>>
  return
}
// -----
func.func @f(%p: tensor<3x!ptr.ptr<#ptr.generic_space>>, %m : vector<3xi1>, %v : vector<3xi32>, %i: vector<3xi64>, %j: tensor<4xi64>) {
  ptr.scatter %v, %p, %m alignment = 5 : vector<3xi32>, tensor<3x!ptr.ptr<#ptr.generic_space>>
  return
}
// -----
func.func @f(%p: tensor<3x!ptr.ptr<#ptr.generic_space>>, %m : vector<3xi1>, %v : vector<3xi32>, %i: vector<3xi64>, %j: tensor<4xi64>) {
  %0 = ptr.type_offset f32 : i32
  return
}
// -----
"u.x"() {a = #ptr.spec<size = 33, abi = 8, preferred = 8>} : () -> ()
// -----
"u.x"() {a = #ptr.spec<size = 32, abi = 9, preferred = 8>} : () -> ()
// -----
"u.x"() {a = #ptr.spec<size = 32, abi = 8, preferred = 9>} : () -> ()
// -----
"u.x"() {a = #ptr.spec<size = 32, abi = 8, preferred = 16, index = 9>} : () -> ()
// -----
"u.x"() {a = #ptr.spec<size = 32, abi = 32, preferred = 16>} : () -> ()
// -----
"u.x"() {a = #ptr.spec<size = 32, abi = 8, preferred = 16, index = 16>} : () -> ()
// -----
module attributes { dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, 3>>} {}
// -----
module attributes { dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 32, abi = 16, preferred = 16>>>} {}
