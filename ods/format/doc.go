// Package format compiles the assembly formats of ODS into instructions.
//
// The language is that of MLIR's assemblyFormat (see "Declarative Assembly
// Format" in MLIR's documentation of operation definitions): literals in
// backquotes, variables, directives such as type($x), optional groups, oilist.
// [CompileOp] and [CompileParams] read a format, check it against what it
// describes and resolve what is known before any text is: where spaces go when
// printing, which operand's type gives which other one, which attributes
// attr-dict leaves out.
//
// The instructions are one to one those of package asm, which runs them; the
// generator writes them into zops.go.
package format
