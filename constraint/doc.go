// Package constraint has the predicates of MLIR's ODS: what an operand, a
// result, an attribute, a region or a successor of an operation must be, each
// with the words that a diagnostic says it in.
//
// Operation definitions name them:
//
//	Operands: []ir.ValueDef{{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike}},
//	Attrs:    []ir.AttrSlot{{Name: "value", Constraint: constraint.TypedAttrInterface}},
//
// # Names
//
// A constraint is called what it is called in MLIR's .td files. Instances of
// parametrised constraints, which have no name in .td files, are called after the
// template and its arguments: SizedRegion<1> is [SizedRegion1].
//
// Others are made with the combinators: [AnyTypeOf], [AllTypesOf], [VectorOfAnyRankOf],
// [ConfinedAttr], [TypedArrayAttr] and their like compose the summary just as
// ODS does. Constraints on the types and attributes of a dialect are in its package.
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
