// Package llvm is the LLVM dialect: LLVM IR's types, instructions and metadata
// as MLIR types, operations and attributes.
//
// # Types
//
// LLVM IR's integers, its floating-point numbers other than ppc_fp128, and its
// vectors are builtin types: i32, f64, vector<4xf32>, vector<[4]xi8>,
// vector<2x!llvm.ptr>. The rest are types of this dialect. IsCompatibleType reports whether
// LLVM IR has a type.
//
//	!llvm.ptr, !llvm.ptr<3>              PointerType
//	!llvm.array<4 x i8>                  ArrayType
//	!llvm.struct<(i32, ptr)>             StructType, literal
//	!llvm.struct<"list", (i32, ptr)>     StructType, identified by its name
//	!llvm.func<i32 (ptr, ...)>           FunctionType
//	!llvm.target<"spirv.Event">          TargetExtType
//	!llvm.void, token, label, metadata   VoidType, TokenType, LabelType, MetadataType
//	!llvm.x86_amx, ppc_fp128             X86AMXType, PPCFP128Type
//
// Types that contain others print them without the prefix !llvm., which is optional there
// in input.
//
// # MLIR 14
//
// Since LLVM 17 pointers are opaque. Before that a pointer said what it points
// to, and MLIR up to version 16 wrote !llvm.ptr<i32>, or !llvm.ptr<i32, 3> in
// an address space. Names and comments here call that text, and what belongs to it,
// MLIR 14. Both kinds of pointers are PointerTypes; Elem tells them apart. MLIR 14 also had
// VectorType, !llvm.vec<4 x ptr<i8>> and !llvm.vec<? x 4 x i32>,
// for the vectors that the builtin type could not express, and X86MMXType. The
// two kinds of vectors exclude each other: no type is the element of both, so
// FixedVectorType and ScalableVectorType need no hint.
//
// Operations are the same in both: a load through a typed pointer is a LoadOp. Only the
// text differs. A program that has a type of MLIR 14 prints as by MLIR 14:
//
//	%1 = llvm.load %0 : !llvm.ptr<i32>
//	%2 = llvm.getelementptr %a[%i, 1] : (!llvm.ptr<struct<(i8, i32)>>, i64) -> !llvm.ptr<i32>
//	%3 = llvm.call %f(%1) : (i32) -> i32
//	%4 = llvm.mlir.null : !llvm.ptr<i8>
//
// Intrinsics whose operands have changed, such as llvm.intr.memcpy with four operands, have
// definitions of their own, whose view is GenericOp.
//
// # Recursive structs
//
// An identified struct is one object for each name in a context. It can be used
// before it has a body, and gets one once:
//
//	list := llvm.IdentifiedStruct(c, "list")
//	ok := list.SetBody([]ir.Type{c.I32(), llvm.NewTypedPointerType(list, 0)}, false)
//	fmt.Println(list) // !llvm.struct<"list", (i32, ptr<struct<"list">>)>
//
// Any number of goroutines may do so at the same time: those that set the same body as the
// first succeed, the others fail. In text each struct is written with its full body, except
// inside of that body itself. A text that gives the struct another body is an error.
//
// # Operations
//
// For every instruction and intrinsic there is a definition, such as Load; a
// view, LoadOp, with accessors named as in MLIR's definitions; and a builder,
// NewLoad, which inserts the operation at the point of an ir.Builder. Builders take the
// required parts of an operation, in the order of its text. Setters add the rest:
//
//	ld := llvm.NewLoad(b, c.I32(), p).SetAlignment(4).SetVolatile(true)
//	sum := llvm.NewAdd(b, ld.Res(), x).SetOverflowFlags(llvm.IntegerOverflowFlagsNsw)
//
// Some operations have parts that upstream encodes in several operands and
// attributes; their builders, written by hand, take them in one piece:
//
//	gep := llvm.NewGEP(b, s, p, llvm.Index(0), llvm.IndexValue(i))
//	llvm.NewSwitch(b, x, ir.To(other), llvm.Case{Value: 1, Dest: ir.To(loop, zero)})
//	llvm.NewInvoke(b, f.FunctionType(), f.SymName(), args, ir.To(next), ir.To(pad))
//	llvm.NewCallIndirect(b, t, pointer, args...).SetBundles(llvm.Bundle{Tag: "deopt"})
//
// Functions and globals are made as declarations; FuncOp.AddEntryBlock and
// GlobalOp.AddInitializer give them bodies. Nothing is verified while IR is built; package
// verify does that at the end.
//
// # Layout
//
// DataLayout has the sizes, alignments and offsets of struct elements that a string such as
// "e-p:64:64-i64:64" defines for a target (LangRef, Data Layout). Package datalayout has
// MLIR's own layouts, from the entries of a #dlti.dl_spec; the dialect's types implement
// its interfaces.
package llvm

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
