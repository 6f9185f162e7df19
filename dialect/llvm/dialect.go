package llvm

import "github.com/gomlir/gomlir/ir"

// Dialect is the dialect, for ir.NewContext.
var Dialect = &ir.Dialect{
	Name:   "llvm",
	Types:  typeDefs,
	Syntax: dialectSyntax{},
}
