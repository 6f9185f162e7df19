package asm

import (
	"io"
	"runtime"

	"github.com/gomlir/gomlir/ir"
)

// Print writes an operation as mlir-opt does. An operation that is in no block is a whole program:
// its aliases come before and after it, its resources at the end, and the text ends with a newline.
// Any other operation is written alone, without a newline at the end, and with LocalScope every
// operation is. Without aliases the text of a type can be of any length. So a type of more than 64
// KiB, and an attribute that contains others and has more than 16 MiB, is cut to 1 KiB and "...".
//
// Several goroutines print operations, and the text is written in pieces in order. The operations
// must not be changed meanwhile; reading them is safe. The error is that of w, or ErrTooLong after
// a part of the text.
func Print(w io.Writer, op *ir.Operation, flags Flags) error {
	p := newPrinter(flags)
	p.out = &stream{w: w}
	if p.sh.threads = flags.Threads; p.sh.threads == 0 {
		p.sh.threads = runtime.GOMAXPROCS(0)
	}
	p.program(op)
	p.out.write(p.buf)
	if p.out.err == nil && p.sh.tooLong.Load() {
		return ErrTooLong
	}
	return p.out.err
}

// Append appends what Print writes. Where that would be ErrTooLong, types and
// attributes are cut.
func Append(dst []byte, op *ir.Operation, flags Flags) []byte {
	p := newPrinter(flags)
	p.buf = dst
	p.program(op)
	return p.buf
}

// AppendPlaces is Append that tells where in the result each operation starts that is on a line of its
// own: before the names of its results. It does so in the order of the text.
func AppendPlaces(dst []byte, op *ir.Operation, flags Flags, place func(op *ir.Operation, offset int)) []byte {
	p := newPrinter(flags)
	p.sh.place = place
	p.buf = dst
	p.program(op)
	return p.buf
}

// StringsIn returns the texts of operations in root, each as if it were written alone, without
// aliases. Their values have the names that they have in the text of root, which are found once
// for all of them.
func StringsIn(root *ir.Operation, ops []*ir.Operation, flags Flags) []string {
	p := newPrinter(flags)
	f := &p.sh.flags
	f.LocalScope = true
	if f.Verify != nil && !f.Generic && !f.AssumeVerified && !f.Verify(root) {
		f.Generic = true
	}
	p.sh.mlir14 = mlir14Syntaxes(root, f)
	p.names = newNames(f, root.Context(), nil)
	p.names.tree(root)
	p.sh.bounds = looseBounds
	texts := make([]string, len(ops))
	for i, op := range ops {
		p.buf = p.buf[:0]
		p.fullOp(op)
		texts[i] = string(p.buf)
	}
	return texts
}

// program writes an operation with everything around it.
func (p *Printer) program(op *ir.Operation) {
	scope, f := p.scopeOf(op), &p.sh.flags
	p.sh.mlir14 = mlir14Syntaxes(scope, f)
	p.names = newNames(f, op.Context(), nil)
	p.nameScope(scope, op)
	if op.Block() == nil {
		p.sh.scopes = findScopes(op)
	}
	p.sh.byPos = f.DebugInfo && distinctNames(op.Context().Files().Files())
	part := op.Block() != nil
	switch {
	case f.StructAliases == NeverStructAliases:
		p.sh.bounds = strictBounds
	case f.LocalScope || part:
		p.sh.bounds = looseBounds
	}
	if part || f.LocalScope && p.sh.scopes == nil {
		p.fullOp(op)
		return
	}
	p.collectAliases(op)
	p.writeAliases(false)
	p.fullOp(op)
	if f.LocalScope {
		return
	}
	p.Byte('\n')
	p.writeAliases(true)
	p.writeResources()
}

// scopeOf returns the operation in which values are named for one that is printed:
// the outermost one or, with LocalScope, the nearest one that is isolated from above.
// If it is not valid, the generic form is printed from now on.
func (p *Printer) scopeOf(op *ir.Operation) *ir.Operation {
	f := &p.sh.flags
	for !(f.LocalScope && op.Has(ir.IsolatedFromAbove)) && op.ParentOp() != nil {
		op = op.ParentOp()
	}
	if f.Verify != nil && !f.Generic && !f.AssumeVerified && !f.Verify(op) {
		f.Generic = true
	}
	return op
}

// nameScope names the values and blocks in scope, so that op, an operation in it, can be
// printed. If op is scope itself, only its own region is named: deeper regions are named
// when they are printed, which takes less memory. Unique numbers depend on everything
// before them, so then all is named.
func (p *Printer) nameScope(scope, op *ir.Operation) {
	n := p.names
	if op == scope && op.NumRegions() == 1 {
		p.sh.root = op
		if !p.sh.flags.uniqueIDs() {
			n.head(op)
			n.region(op.Region(0))
			return
		}
	}
	n.tree(scope)
}

// allNames names all values at once. It is for values that are used where they are not visible.
func (sh *printShared) allNames() *names {
	sh.onceAll.Do(func() {
		sh.all = newNames(&sh.flags, sh.root.Context(), nil)
		sh.all.tree(sh.root)
	})
	return sh.all
}
