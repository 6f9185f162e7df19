// Package liftcfg turns blocks and branches into structured control flow: operations with a
// region for each way, and loops whose condition comes last. It knows no dialect; a [Dialect]
// makes the operations. Package lower/cftoscf lifts cf to scf with it.
//
// The algorithm is that of Bahmann, Reissmann, Jahre and Meyer, Perfect Reconstructability of
// Control Flow from Demand Dependence Graphs (TACO 2015), which duplicates no operation and takes
// any graph, irreducible ones included:
//
//  1. All blocks that leave the region in the same way branch to one that does.
//  2. Each cycle of the graph becomes a loop with one way in and one way out. Where there are
//     several, a new block takes them all, with an argument that says which it was, and a switch
//     behind it goes on to where they led.
//  3. In what is left, the first branch that has a choice becomes an operation. Its regions are what
//     only one of its ways leads to; where they meet again is what follows the operation.
//
// Steps 2 and 3 are repeated in each region they make.
//
// Where a region can be left in several ways, by func.return and by something else, one
// branch to these ways remains.
package liftcfg
