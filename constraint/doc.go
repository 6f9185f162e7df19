// Package constraint has the predicates of MLIR's ODS: what an operand, a
// result, an attribute, a region or a successor of an operation must be, each
// with the words that a diagnostic says it in.
//
// Operation definitions name them:
//
//	Operands: []ir.ValueDef{{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike}},
//	Attrs:    []ir.AttrSlot{{Name: "predicate", Constraint: constraint.ArithCmpIPredicateAttr}},
//
// # Names
//
// A constraint is called what it is called in MLIR's .td files, without
// underscores: LLVM_AnyPointer is [LLVMAnyPointer]. Those that belong to the
// LLVM dialect but do not say so in their name get an LLVM in front: Linkage is
// [LLVMLinkage]. Instances of parametrised constraints, which have no name in
// .td files, are called after the template and its arguments:
// LLVM_VectorOf<I1> is [LLVMVectorOfI1], SizedRegion<1> is [SizedRegion1].
//
// Others are made with the combinators: [AnyTypeOf], [AllTypesOf], [VectorOfAnyRankOf],
// [ConfinedAttr], [TypedArrayAttr] and their like compose the summary just as
// ODS does.
//
// # Types of dialects
//
// A dialect's types and attributes live above this package, so a constraint on
// them asks for the name of their definition ([TypeNamed], [AttrNamed]) and, for
// the little more that some need to know, for a method, such as AddressSpace of
// LLVM's pointers. The names are those of the text form: !llvm.ptr is
// "llvm"."ptr".
//
// # Relations
//
// A relation ([SameOperandsAndResultType], [AllTypesMatch], [TypesMatchWith] …)
// is a rule about several values of one operation, which MLIR has as a trait of
// the same name. It is a function for
// ir.OpDef.TypeRules.
//
// Everything here is immutable and safe for concurrent use.
package constraint
