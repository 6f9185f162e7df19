// Package format compiles the assembly formats of ODS into tables of elements.
//
// The language is that of MLIR's assemblyFormat (see "Declarative Assembly
// Format" in MLIR's documentation of operation definitions): literals in
// backquotes, variables, directives such as type($x), optional groups, oilist.
// [CompileOp] and [CompileParams] read a format, check it against what it
// describes and resolve what is known before any text is: where spaces go when
// printing, which types follow from which others, which attributes
// attr-dict leaves out.
//
// Each element corresponds to an asm.Element, which package asm interprets; the
// generator writes them into zops.go.
package format
