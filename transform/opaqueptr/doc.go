// Package opaqueptr has the pass that turns programs with typed pointers, of MLIR 14 to
// 16, into today's.
//
// Typed pointers had a pointee type, from which operations took types. Today all
// pointers are equal and operations have the types themselves. In memory gomlir has one
// form of both (see package llvm), so most of llvm-opaque-pointers is a replacement of
// types: of values, and in attributes. What else there is to do:
//
//   - casts between pointers do nothing any more and are dropped;
//   - a call of a variadic function says its type;
//   - attributes that meant the pointee, such as a bare llvm.byval, and operands of
//     inline assembly that are memory, say the type;
//   - intrinsics have today's operands and names: flags are attributes,
//     llvm.lifetime.start has no size.
//
// Identified structs keep their names. What the operations are and mean does not
// change, nor does debug info.
//
// Example: the function
//
//	llvm.func @f(%p: !llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>) -> i32 {
//	  %c = llvm.bitcast %p : !llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>> to !llvm.ptr<i32>
//	  %v = llvm.load %c : !llvm.ptr<i32>
//	  llvm.return %v : i32
//	}
//
// becomes
//
//	llvm.func @f(%p: !llvm.ptr) -> i32 {
//	  %v = llvm.load %p : !llvm.ptr -> i32
//	  llvm.return %v : i32
//	}
package opaqueptr
