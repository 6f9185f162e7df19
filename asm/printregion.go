package asm

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// RegionOptions say what of a region is left out.
type RegionOptions struct {
	// NoEntryArgs leaves out the label of the entry block, whose arguments the
	// operation prints itself.
	NoEntryArgs bool
	// NoTerminator leaves out the terminator of each block.
	NoTerminator bool
	// EmptyBlock prints the label of an entry block without operations.
	EmptyBlock bool
}

// Region writes a region, {…}.
func (p *Printer) Region(r *ir.Region, opt RegionOptions) {
	if p.sh.flags.SkipRegions {
		p.Str("{...}")
		return
	}
	if p.aliases != nil {
		p.collectRegion(r, opt)
		return
	}
	p.Str("{\n")
	if s := r.Scope(); s != nil {
		f := p.enterScope(s)
		defer p.leaveScope(f)
		p.regionHead(f)
	}
	if first := r.First(); first != nil {
		p.dialects = append(p.dialects, innerDialect(r.Op()))
		label := opt.EmptyBlock && first.Empty() || !opt.NoEntryArgs && first.NumArgs() > 0
		p.block(first, label, opt.NoTerminator)
		for b := first.Next(); b != nil; b = b.Next() {
			p.block(b, true, false)
		}
		p.dialects = p.dialects[:len(p.dialects)-1]
	}
	p.writeIndent()
	p.Byte('}')
}

// innerDialect is the namespace that names inside of an operation's regions
// may leave out.
func innerDialect(op *ir.Operation) string {
	if op == nil {
		return ""
	}
	if s, ok := syntaxOf(op).(DefaultDialecter); ok {
		return s.DefaultDialect()
	}
	return ""
}

// lastPrinted is the operation of a block at which printing stops: the
// terminator if it is left out, else nil.
func lastPrinted(b *ir.Block, noTerminator bool) *ir.Operation {
	if last := b.Last(); noTerminator && last != nil && last.Has(ir.Terminator) {
		return last
	}
	return nil
}

// block writes the label of a block, if asked, and its operations.
func (p *Printer) block(b *ir.Block, label, noTerminator bool) {
	if label {
		p.blockLabel(b)
	}
	p.Indent()
	if p.sh.flags.ValueUsers {
		for _, a := range b.Args().All() {
			p.writeIndent()
			p.argUsers(a)
		}
	}
	p.operations(b, lastPrinted(b, noTerminator))
	p.Unindent()
}

// operations writes the operations of a block up to but not including end.
func (p *Printer) operations(b *ir.Block, end *ir.Operation) {
	if p.part == wholeStream && p.sh.root != nil && b.ParentOp() == p.sh.root {
		p.parts(b, end)
		return
	}
	for op := b.First(); op != end; op = op.Next() {
		p.fullOp(op)
		p.Byte('\n')
		p.flushFull()
	}
}

// blockLabel writes ^bb0(%arg0: i32): and, as a comment, where control comes
// from.
func (p *Printer) blockLabel(b *ir.Block) {
	p.writeIndent()
	p.Successor(b)
	if b.NumArgs() > 0 {
		p.Byte('(')
		for i, a := range b.Args().All() {
			if i > 0 {
				p.Str(", ")
			}
			p.Value(a)
			p.Str(": ")
			p.Type(a.Type())
			p.trailingLocOf(a)
		}
		p.Byte(')')
	}
	p.Byte(':')
	p.predecessors(b)
	p.Byte('\n')
}

func (p *Printer) trailingLocOf(arg *ir.Value) {
	if p.sh.flags.DebugInfo {
		p.trailingLoc(locOf(arg), false)
	}
}

// locOf is the location of a block argument, which may be unknown.
func locOf(arg *ir.Value) ir.Location {
	if l := arg.Loc(); l != nil {
		return l
	}
	return ir.NewUnknownLoc(arg.Type().Context())
}

func (p *Printer) predecessors(b *ir.Block) {
	if b.Region() == nil {
		p.Str("  // block is not in a region!")
		return
	}
	var preds []*ir.Block
	for pred := range b.Predecessors() {
		preds = append(preds, pred)
	}
	switch {
	case len(preds) == 1:
		p.Str("  // pred: ")
		p.Successor(preds[0])
	case len(preds) == 0 && !b.IsEntry():
		p.Str("  // no predecessors")
	case len(preds) > 0:
		p.Str("  // ")
		p.Int(int64(len(preds)))
		p.Str(" preds: ")
		slices.SortStableFunc(preds, func(x, y *ir.Block) int { return p.names.order(x) - p.names.order(y) })
		for i, pred := range preds {
			if i > 0 {
				p.Str(", ")
			}
			p.Successor(pred)
		}
	}
}

// collectRegion finds the types and attributes that Region writes.
func (p *Printer) collectRegion(r *ir.Region, opt RegionOptions) {
	if s := r.Scope(); s != nil {
		p.collectScope(s)
	}
	first := r.First()
	if first == nil {
		return
	}
	p.collectBlock(first, opt.NoEntryArgs, opt.NoTerminator)
	for b := first.Next(); b != nil; b = b.Next() {
		p.collectBlock(b, false, false)
	}
}

func (p *Printer) collectBlock(b *ir.Block, noArgs, noTerminator bool) {
	if !noArgs {
		for _, a := range b.Args().All() {
			p.Type(a.Type())
			p.collectArgLoc(a)
		}
	}
	p.collectOperations(b, lastPrinted(b, noTerminator))
}

func (p *Printer) collectArgLoc(a *ir.Value) {
	if p.sh.flags.DebugInfo {
		p.aliases.visitAttr(locOf(a), false)
	}
}

// RegionArgument writes a region's argument with its type, attributes and, if
// asked for, location: %name: type {attrs} loc(…).
func (p *Printer) RegionArgument(v *ir.Value, attrs *ir.DictionaryAttr, omitType bool) {
	if p.aliases != nil {
		p.Type(v.Type())
		p.collectArgLoc(v)
		return
	}
	p.Value(v)
	if !omitType {
		p.Str(": ")
		p.Type(v.Type())
	}
	p.OptionalDict(attrs.Entries())
	p.trailingLocOf(v)
}

// ShadowRegionArgs makes the arguments of a region, whose operation must be
// isolated from above, be written with the names of other values. Nil values
// change nothing.
func (p *Printer) ShadowRegionArgs(r *ir.Region, as []*ir.Value) {
	if p.aliases == nil {
		p.names.shadow(r, as)
	}
}
