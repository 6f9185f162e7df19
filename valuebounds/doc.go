// Package valuebounds finds bounds of values of type index, and of sizes of the dimensions of tensors,
// memrefs and vectors: numbers, or maps of other values.
//
// An operation tells a [ConstraintSet] what it knows of its results and of the arguments of its regions.
// It implements [ValueBoundsOp] by a method of its view, or a package attaches an implementation to it:
//
//	func (op AddIOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
//		lhs, rhs := s.Expr(valuebounds.Index(op.Lhs())), s.Expr(valuebounds.Index(op.Rhs()))
//		s.Equal(v, lhs.Add(rhs))
//	}
//
// A query begins at some variables. It asks the operations that define them, then the operations that define
// the variables of those answers, and so on. It ends when the answer is known, or when a [StopFunc] says of every
// variable that it needs no explanation:
//
//	n, ok := valuebounds.ConstantBound(presburger.Above, valuebounds.Of(valuebounds.Index(v)))
//
// [Compare] compares two expressions. [Bound] returns a bound as a map of variables.
//
// Everything that is found holds, but not everything that holds is found: constraints are affine, and
// [presburger.Relation] eliminates variables as if they were rational numbers. Numbers are taken to be signed,
// and not to overflow.
//
// The package is MLIR's ValueBoundsOpInterface and ValueBoundsConstraintSet.
package valuebounds
