// Package cftoscf converts blocks and branches to structured control flow: the pass lift-cf-to-scf,
// the way back from convert-scf-to-cf. Conditional branches become scf.if, switches
// scf.index_switch, and cycles scf.while. Package liftcfg has the algorithm, for any dialect.
package cftoscf
