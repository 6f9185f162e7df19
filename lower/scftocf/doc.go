// Package scftocf converts structured control flow to blocks and branches: the pass
// convert-scf-to-cf. Loops over several dimensions become loops over one first, and forall
// loops become parallel ones, if they make no tensors.
//
// Attributes of the llvm dialect, such as those that describe a loop to LLVM's optimizer, go from
// a loop to the branch that leads back to its start.
package scftocf
