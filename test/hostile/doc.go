// Package hostile tests what verifiers and parsers of the llvm dialect say of
// inputs that somebody got wrong on purpose: each attribute of parameters on each
// kind of function and call with values of each kind, data layouts with each kind of
// mistake, keywords in each order, initializers, constructors, aliases, flags
// of modules, metadata.
//
// An input is a template with sets of texts for its holes; all combinations
// are given to gomlir and to mlir-opt, which must say the same of each: the output,
// or the diagnostics with place, text and notes.
//
//	go test ./test/hostile                    # a few of each template
//	go test ./test/hostile -args -every 1     # all combinations
//
// Package [github.com/gomlir/gomlir/test/derived] derives its inputs from what
// the specifications of operations say. What is tested here is not in them:
// verifiers in Go, hand-written syntax, attributes of the dialect on other
// dialects' operations.
package hostile
