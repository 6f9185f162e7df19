// Package exporter translates the llvm dialect into LLVM IR.
package exporter

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// Options says how [Module] exports.
type Options struct {
	// Threads is how many goroutines export at the same time; 0 means as many as
	// there are processors. The result does not depend on it.
	Threads int
}

// Module returns a module of the llvm dialect as LLVM IR. What
// cannot be translated is reported, and then the result is nil.
func Module(op *ir.Operation, opts Options, report diag.Handler) *llvmir.Module {
	m := llvmir.NewModule("LLVMDialectModule")
	for child := range op.Region(0).First().Ops() {
		report(child.ErrorPlainf("cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: %s", child.Name()))
		return nil
	}
	return m
}
