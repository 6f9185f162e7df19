// Package scfloops has the passes that make other loops of those of the scf dialect:
// conversions of scf.forall, scf.parallel and scf.for, fusion of neighbours, peeling, and others that change what
// a loop counts. What the bounds of loops say of minima and maxima in them is found by package presburger.
package scfloops
