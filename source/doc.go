// Package source holds the text that gomlir reads, and the positions in it.
//
// # Positions
//
// A [Pos] is four bytes. It names a byte of a file in a [Set], as a go/token Pos does: every file
// added to the set gets its own range of numbers, from its base to its base plus its size, so that
// one integer says both which file and where in it. The zero Pos, [NoPos], is nowhere. Operations,
// tokens and diagnostics carry a Pos; only for a user is a Pos turned into a [Position], a file
// name with a line and a column.
//
// A file of n bytes owns n+1 positions: the last one is its end, where "unexpected end of input"
// points.
//
// # Lines and columns
//
// Lines and columns count from 1. A column counts bytes, not characters, as MLIR does: the
// diagnostics of both agree on any input. A line ends at a line feed and at nothing else; a
// carriage return is a byte of the line it is on.
//
// The table of line starts is made when the first line number is asked for. Parsing a module
// without errors never needs it.
//
// # Chunks
//
// [Split] cuts a file at marker lines, which is what -split-input-file does. A [Chunk] is a part of
// its file and not a file of its own: a position in the third chunk is a position in the file, with
// the file's name and the file's line numbers.
package source
