// Package scfloops has the passes that make other loops of those of the scf dialect:
// conversions of scf.forall, scf.parallel and scf.for, fusion of neighbours, and others that change what
// a loop counts.
package scfloops
