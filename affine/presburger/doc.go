// Package presburger computes with sets of integer points that are given by linear equalities and
// inequalities. A [Relation] lists them over dimensions, symbols and locals; locals are numbers of
// which it matters only that they exist, such as the quotient q in 0 <= x - 4 * q <= 3.
//
// Variables are eliminated by Gauss where there is an equality, otherwise by Fourier and Motzkin:
//
//	x >= 2 * y, x <= 7  becomes  2 * y <= 7, that is y <= 3
//
// Elimination keeps all points that it should, but it may add some: it is exact for rational numbers.
// So a relation that [Relation.IsEmpty] says is empty has no point, and one of which it says
// otherwise may have none either. Bounds hold for all points, but may not be reached.
//
// Numbers are of 64 bits. Where a result needs more, the relation is marked as overflown: nothing is
// known of it from then on, which is what callers must expect anyway. The same happens if elimination
// makes more than 4,096 inequalities, of which there may be squares of squares of those at the start. A
// relation of which nothing is known is not empty, has no bounds and is within no other: loops that depend
// on it stay as they are.
//
// Relations belong to one goroutine while they are changed.
package presburger
