// Package constraint has the predicates of MLIR's ODS on operands, results, attributes,
// regions and successors of operations, each with the summary that diagnostics quote.
//
// Operation definitions name them:
//
//	Operands: []ir.ValueDef{{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike}},
//	Attrs:    []ir.AttrSlot{{Name: "value", Constraint: constraint.TypedAttrInterface}},
//
// # Names
//
// A constraint has the name that it has in MLIR's .td files. Instances of parametrised
// constraints, which have no name there, are named after the template and its
// arguments: SizedRegion<1> is [SizedRegion1].
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
