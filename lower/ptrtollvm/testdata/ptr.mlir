// Pointers of memrefs, arithmetic, and what stays.
// RUN: --convert-to-llvm

func.func @accesses(%p: !ptr.ptr<#ptr.generic_space>, %q: !ptr.ptr<#llvm.address_space<3>>, %m: memref<?xf32, #ptr.generic_space>, %ps: vector<8x!ptr.ptr<#ptr.generic_space>>, %i: vector<8xi32>, %mask: vector<8xi1>, %val: vector<8xf32>, %j: index) {
  %0 = ptr.load volatile %p atomic syncscope("x") monotonic nontemporal invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> i64
  %1 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> index
  ptr.store volatile %0, %p alignment = 8 : i64, !ptr.ptr<#ptr.generic_space>
  ptr.store %1, %p : index, !ptr.ptr<#ptr.generic_space>
  ptr.store %0, %q : i64, !ptr.ptr<#llvm.address_space<3>>
  %c = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %d = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>
  %e = ptr.ptr_add %p, %0 : !ptr.ptr<#ptr.generic_space>, i64
  %e3 = ptr.ptr_diff nsw|nuw %p, %c : !ptr.ptr<#ptr.generic_space> -> i64
  %e6 = ptr.ptr_diff nuw %p, %c : !ptr.ptr<#ptr.generic_space> -> i32
  %e7 = ptr.ptr_diff nsw %p, %c : !ptr.ptr<#ptr.generic_space> -> i128
  %e8 = ptr.ptr_diff %p, %c : !ptr.ptr<#ptr.generic_space> -> index
  %t = ptr.type_offset f32 : i32
  %g = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %h = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %k = ptr.from_ptr %h metadata %g : <#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  %l = ptr.gather %ps, %mask, %val alignment = 4 : vector<8x!ptr.ptr<#ptr.generic_space>> -> vector<8xf32>
  %n = ptr.masked_load %p, %mask, %val alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<8xf32>
  %n2 = ptr.masked_load %p, %mask, %val  : !ptr.ptr<#ptr.generic_space> -> vector<8xf32>
  ptr.masked_store %val, %p, %mask alignment = 4 : vector<8xf32>, !ptr.ptr<#ptr.generic_space>
  ptr.scatter %val, %ps, %mask alignment = 4 : vector<8xf32>, vector<8x!ptr.ptr<#ptr.generic_space>>
  return
}

func.func @arithmetic(%p: !ptr.ptr<#ptr.generic_space>, %i: index, %v: vector<4xindex>) -> !ptr.ptr<#ptr.generic_space> {
  %0 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %1 = ptr.ptr_add nusw %0, %i : !ptr.ptr<#ptr.generic_space>, index
  %2 = ptr.ptr_add nuw %1, %i : !ptr.ptr<#ptr.generic_space>, index
  %3 = ptr.ptr_add inbounds %2, %i : !ptr.ptr<#ptr.generic_space>, index
  %4 = ptr.type_offset i48 : index
  %5 = ptr.ptr_add %3, %4 : !ptr.ptr<#ptr.generic_space>, index
  %6 = ptr.ptr_add %p, %v : !ptr.ptr<#ptr.generic_space>, vector<4xindex>
  return %5 : !ptr.ptr<#ptr.generic_space>
}

func.func @metadata(%m: memref<10x?xf32, strided<[?, 2], offset: ?>, #ptr.generic_space>, %i: index) -> memref<10x?xf32, strided<[?, 2], offset: ?>, #ptr.generic_space> {
  %0 = ptr.to_ptr %m : memref<10x?xf32, strided<[?, 2], offset: ?>, #ptr.generic_space> -> <#ptr.generic_space>
  %1 = ptr.get_metadata %m : memref<10x?xf32, strided<[?, 2], offset: ?>, #ptr.generic_space>
  %2 = ptr.ptr_add %0, %i : !ptr.ptr<#ptr.generic_space>, index
  %3 = ptr.from_ptr %2 metadata %1 : <#ptr.generic_space> -> memref<10x?xf32, strided<[?, 2], offset: ?>, #ptr.generic_space>
  return %3 : memref<10x?xf32, strided<[?, 2], offset: ?>, #ptr.generic_space>
}

func.func @types(%a: !ptr.ptr<#llvm.address_space<3>>, %b: !ptr.ptr_metadata<memref<*xf32>>) {
  return
}

func.func @unranked(%a: memref<*xf32, #ptr.generic_space>) {
  return
}
