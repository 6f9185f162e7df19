// Package format compiles the assembly formats of ODS into tables of elements.
//
// The language is that of MLIR's assemblyFormat (see "Declarative Assembly Format" in MLIR's
// documentation of operation definitions): literals in backquotes, variables, directives such as
// type($x), optional groups, oilist. [CompileOp] and [CompileParams] read a format, check it
// against the definition, and resolve everything that does not depend on a text: where to print
// spaces, which types follow from others, and which attributes attr-dict omits.
//
// Each element corresponds to an asm.Element, which package asm interprets; the generator writes
// them into zops.go.
package format
