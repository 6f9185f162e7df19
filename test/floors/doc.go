// Package floors holds what must be true of the code as a whole: the architecture,
// which says which package may import which, and the rules of the API.
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
//
// # Rules of the API
//
// The public packages are all that are not below internal, cmd, test, examples,
// docs and bench. Tests here check that
//
//   - no exported declaration mentions a type of an internal package,
//   - each exported name that is not generated has a use outside its own
//     declaration, a test or an example,
//   - no variable of a package is written by a function other than init (commands
//     and what only tests use may have such state),
//   - links in the documentation, and those of Markdown files to other files,
//     lead somewhere,
//   - each package has a package comment and an example.
//
// What breaks a rule today is listed in testdata/known.txt, which may only shrink.
package floors
