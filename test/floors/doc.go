// Package floors holds the architecture: which package may import which.
//
// gomlir is built like a house. Each package has a floor and imports only
// packages on lower floors, so that a reader can learn the code from the ground
// up, and a user of, say, the LLVM IR reader pulls in nothing of MLIR. The table
// below gives every package its floor; a package without one does not pass.
//
// Three exceptions are part of the design. Packages of one family (those below
// one top directory, such as tool/opt and tool) share a floor and may import
// each other. Dialects are no family: one may build on another only if the
// allow-list says so, for each such edge is a dependency that every user of the
// dialect pays for. And the specification of a dialect (dialect/X/spec), with
// the vocabulary it is written in (ods), must not reach package ir even
// indirectly: the generator reads it in order to write code that uses ir.
//
// The library, everything below the commands, imports nothing but Go's standard
// library, and neither "unsafe" nor "C".
package floors
