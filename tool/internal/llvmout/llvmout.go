// Package llvmout writes modules of the llvm dialect as LLVM IR, for commands.
package llvmout

import (
	"io"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/lower/plan"
	"github.com/gomlir/gomlir/tool/internal/driver"
	"github.com/gomlir/gomlir/translate/exporter"
)

// Write writes the LLVM IR of a module to w. It reports what is wrong with the module, and then
// returns [driver.ErrReported].
func Write(d *driver.Driver, w io.Writer, module *ir.Operation, opts exporter.Options) error {
	opts.Threads = d.Threads()
	if !d.VerifyDiagnostics { // which expects what mlir-translate says
		opts.Hints = plan.Left
	}
	m := exporter.Module(module, opts, d.Report)
	if m == nil {
		return driver.ErrReported
	}
	switch err := m.Print(w, llvmir.PrintOptions{Threads: d.Threads(), UseListOrders: true}); err {
	case nil:
		return nil
	case llvmir.ErrTooLong:
		d.Report(diag.Errorf(module.Place(), "%v", err))
	}
	return driver.ErrReported // by Output.Keep, if not here
}
