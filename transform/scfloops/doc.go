// Package scfloops has the passes that make other loops of those of the scf dialect:
// scf-forall-to-for, scf-forall-to-parallel and scf-for-to-while.
package scfloops
