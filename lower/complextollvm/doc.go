// Package complextollvm converts the complex dialect to the llvm dialect: a complex number becomes a
// struct of its parts. It converts arithmetic and absolute values; package complextostandard turns
// other operations into these.
package complextollvm
