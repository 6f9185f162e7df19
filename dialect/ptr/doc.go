// Package ptr is MLIR's dialect of pointers to memory, whatever it holds.
//
// A value of type !ptr.ptr<space> is an address in a memory space, which is an attribute that says what
// is allowed there: a [MemorySpace]. #ptr.generic_space allows everything, #llvm.address_space<n> what
// LLVM can load and store. to_ptr takes the address of what another value refers to, such as a memref,
// and get_metadata the rest of what that value knows of its memory, sizes and strides of a memref; from_ptr
// makes one of both again. ptr_add and ptr_diff compute with addresses in bytes, and type_offset is the
// distance of two values of a type. load, store, gather, scatter and the masked ones access memory.
//
// A data layout says by a #ptr.spec how wide pointers of a space are:
//
//	#dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 32, abi = 32, preferred = 32>>
package ptr

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
