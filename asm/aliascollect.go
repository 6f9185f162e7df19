package asm

import (
	"sync/atomic"

	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
)

// aliasRoot is something that an operation mentions.
type aliasRoot struct {
	sym      any // ir.Type or ir.Attribute
	noType   bool
	deferred bool // may be written after the program
}

// aliasCollector lists what operations mention, for the printer's dry run. If
// it has a builder it is visiting what a type or attribute consists of.
type aliasCollector struct {
	roots []aliasRoot
	types []uint8 // by ir.TypeID: seenXxx
	attrs []uint8 // by ir.AttrID

	builder *aliasBuilder
}

const (
	seenDeferred = 1 << iota
	seenNow
)

// mark notes that something was visited. It reports false if that adds nothing
// to earlier visits: what may not be deferred once is not.
func mark(seen *[]uint8, id uint32, bit uint8) (first bool) {
	if int(id) >= len(*seen) {
		*seen = append(*seen, make([]uint8, int(id)+1-len(*seen)+len(*seen)/2)...)
	}
	s := &(*seen)[id]
	if *s >= bit {
		return false
	}
	*s |= bit
	return true
}

func (c *aliasCollector) visitType(t ir.Type) {
	if t == nil {
		return
	}
	if c.builder != nil {
		c.builder.child(c.builder.visit(t, c.builder.deferred, false))
	} else if mark(&c.types, ir.TypeID(t), seenNow) {
		c.roots = append(c.roots, aliasRoot{sym: t})
	}
}

func (c *aliasCollector) visitAttr(a ir.Attribute, noType bool) {
	if a == nil {
		return
	}
	if c.builder != nil {
		c.builder.child(c.builder.visit(a, c.builder.deferred, noType))
	} else if mark(&c.attrs, ir.AttrID(a), seenNow) {
		c.roots = append(c.roots, aliasRoot{sym: a, noType: noType})
	}
}

func (c *aliasCollector) visitOpLoc(op *ir.Operation) {
	l := op.Loc()
	if mark(&c.attrs, ir.AttrID(l), seenDeferred) {
		c.roots = append(c.roots, aliasRoot{sym: l, deferred: true})
	}
}

// collectAliases finds the aliases of a program.
func (p *Printer) collectAliases(op *ir.Operation) {
	dry := p.dryPrinter()
	dry.CustomOrGenericOp(op)
	roots := dry.aliases.roots
	b := newAliasBuilder(dry, op.Context())
	dry.aliases = &aliasCollector{builder: b}
	for _, r := range roots {
		b.visit(r.sym, r.deferred, r.noType)
	}
	p.sh.aliases = b.table()
}

// dryPrinter returns a printer that collects.
func (p *Printer) dryPrinter() *Printer {
	dry := &Printer{sh: p.sh, part: p.part, depth: p.depth, aliases: &aliasCollector{}}
	dry.dialects = append(dry.dialects, p.dialects...)
	return dry
}

// collectOperations finds the types and attributes of the operations of a
// block up to but not including end.
func (p *Printer) collectOperations(b *ir.Block, end *ir.Operation) {
	if p.part == wholeStream && p.sh.threads > 1 && p.sh.root != nil && b.ParentOp() == p.sh.root {
		p.collectParts(b, end)
		return
	}
	for op := b.First(); op != end; op = op.Next() {
		p.CustomOrGenericOp(op)
		p.buf = p.buf[:0]
	}
}

// collectParts is collectOperations by several goroutines.
func (p *Printer) collectParts(b *ir.Block, end *ir.Operation) {
	list := splitParts(b.First(), end)
	found := make([][]aliasRoot, len(list))
	var next atomic.Int32
	var wg group.Group
	for range min(p.sh.threads, len(list)) {
		wg.Go(func() {
			w := p.dryPrinter()
			for {
				i := int(next.Add(1)) - 1
				if i >= len(list) {
					return
				}
				// Each takes parts in their order, so that what it has seen
				// was seen before.
				found[i] = w.collectPart(list[i], i)
			}
		})
	}
	wg.Wait()
	for _, roots := range found {
		p.aliases.roots = append(p.aliases.roots, roots...)
	}
}

func (p *Printer) collectPart(pt part, i int) []aliasRoot {
	p.part, p.aliases.roots = i, nil
	op := pt.first
	for range pt.n {
		p.CustomOrGenericOp(op)
		p.buf = p.buf[:0]
		op = op.Next()
	}
	return p.aliases.roots
}
