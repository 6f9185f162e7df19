package asm

import (
	"io"

	"github.com/gomlir/gomlir/ir"
)

// Print writes an operation as mlir-opt does. An operation that is in no block
// is a whole program: its aliases come before and after it, its resources at
// the end, and the text ends with a newline. Any other operation, and with
// LocalScope any, is written by itself, without a newline at the end.
//
// The operation must not be changed meanwhile; reading it is safe. The error is
// that of w.
func Print(w io.Writer, op *ir.Operation, flags Flags) error {
	buf := Append(nil, op, flags)
	_, err := w.Write(buf)
	return err
}

// Append appends what Print writes.
func Append(dst []byte, op *ir.Operation, flags Flags) []byte {
	p := newPrinter(flags, op)
	p.buf = dst
	p.program(op)
	return p.buf
}

// program writes an operation with all that goes around it.
func (p *Printer) program(op *ir.Operation) {
	scope := op
	for !(p.sh.flags.LocalScope && scope.Has(ir.IsolatedFromAbove)) && scope.ParentOp() != nil {
		scope = scope.ParentOp()
	}
	f := &p.sh.flags
	if f.Verify != nil && !f.Generic && !f.AssumeVerified && !f.Verify(scope) {
		f.Generic = true
	}
	p.names = newNames(f, op.Context(), nil)
	p.names.tree(scope)
	if op.Block() != nil || f.LocalScope {
		p.fullOp(op)
		return
	}
	p.collectAliases(op)
	p.writeAliases(false)
	p.fullOp(op)
	p.Byte('\n')
	p.writeAliases(true)
	p.writeResources(op.Context())
}

// collectAliases finds the aliases of a program.
func (p *Printer) collectAliases(op *ir.Operation) {
	dry := &Printer{sh: p.sh, dialects: p.dialects, aliases: &aliasCollector{}}
	dry.CustomOrGenericOp(op)
	b := newAliasBuilder(dry, op.Context())
	roots := dry.aliases.roots
	dry.aliases = &aliasCollector{builder: b}
	for _, r := range roots {
		b.visit(r.sym, r.deferred, r.noType)
	}
	p.sh.aliases = b.table()
}

// chunk is a part of the text that is being written.
type chunk struct{}

// awaitTurn waits until all text before is written.
func (p *Printer) awaitTurn() {}

// flushFull hands over the text so far if it is long enough.
func (p *Printer) flushFull() {}
