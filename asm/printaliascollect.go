package asm

import (
	"sync"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// aliasRoot is something that an operation mentions.
type aliasRoot struct {
	sym      any        // ir.Type or ir.Attribute; nil: a position
	pos      source.Pos // if sym is nil
	noType   bool
	deferred bool // may be written after the program
}

// aliasCollector lists what operations mention, for the printer's dry run. If
// it has a builder it is visiting what a type or attribute consists of.
type aliasCollector struct {
	roots []aliasRoot
	types []uint8 // by ir.TypeID: seenXxx
	attrs []uint8 // by ir.AttrID
	mentions
	seen  map[alike]*mentioned
	first *mentioned // of an operation that is being visited, and is the first of its kind

	builder *aliasBuilder
}

const (
	seenDeferred = 1 << iota
	seenNow
)

func newAliasCollector(ctx *ir.Context) *aliasCollector {
	return &aliasCollector{
		types: make([]uint8, ctx.NumTypes()+1), attrs: make([]uint8, ctx.NumAttrs()+1),
		seen: map[alike]*mentioned{},
	}
}

// mark notes that something was visited. It reports false if that adds nothing
// to earlier visits: what may not be deferred once is not.
func mark(seen *[]uint8, id uint32, bit uint8) (first bool) {
	s := grow(seen, id)
	if *s >= bit {
		return false
	}
	*s |= bit
	return true
}

// grow returns the element of a number of a table, which is made longer if need
// be: there may be new types and attributes since it was made.
func grow[E any](table *[]E, id uint32) *E {
	if n := len(*table); int(id) >= n {
		*table = append(*table, make([]E, int(id)+1-n+n/4)...)
	}
	return &(*table)[id]
}

func (c *aliasCollector) visitType(t ir.Type) {
	if t == nil {
		return
	}
	if c.builder != nil {
		c.builder.part(c.builder.visit(t, c.builder.deferred, false))
		return
	}
	*grow(&c.typeTimes, ir.TypeID(t))++
	if c.first != nil {
		c.first.types = append(c.first.types, ir.TypeID(t))
	}
	if mark(&c.types, ir.TypeID(t), seenNow) {
		c.roots = append(c.roots, aliasRoot{sym: t})
	}
}

// visitBare visits a type that is written as a part of another of its dialect.
// MLIR does not look at it, but at what it consists of.
func (c *aliasCollector) visitBare(t ir.Type) {
	b := c.builder
	if b == nil {
		c.visitType(t)
		return
	}
	number, depth := b.visit(t, b.deferred, false)
	if depth > 0 && b.infos.at(number).name == 0 {
		depth--
	}
	b.part(number, depth)
}

func (c *aliasCollector) visitAttr(a ir.Attribute, noType bool) {
	if a == nil {
		return
	}
	if c.builder != nil {
		c.builder.part(c.builder.visit(a, c.builder.deferred, noType))
		return
	}
	*grow(&c.attrTimes, ir.AttrID(a))++
	if c.first != nil {
		c.first.attrs = append(c.first.attrs, ir.AttrID(a))
	}
	if mark(&c.attrs, ir.AttrID(a), seenNow) {
		c.roots = append(c.roots, aliasRoot{sym: a, noType: noType})
	}
}

// collectLoc visits the location of an operation.
func (p *Printer) collectLoc(op *ir.Operation) {
	c := p.aliases
	l := op.ExplicitLoc()
	if l == nil {
		if p.sh.byPos && op.Pos().IsValid() {
			c.roots = append(c.roots, aliasRoot{pos: op.Pos(), deferred: true})
			return
		}
		l = op.Loc()
	}
	if mark(&c.attrs, ir.AttrID(l), seenDeferred) {
		c.roots = append(c.roots, aliasRoot{sym: l, deferred: true})
	}
}

// collectAliases finds the aliases of a program.
func (p *Printer) collectAliases(op *ir.Operation) {
	dry := p.dryPrinter()
	b := newAliasBuilder(p.dryPrinter(), op.Context())
	p.sh.builder = b
	dry.CustomOrGenericOp(op)
	dry.giveRoots()
	dry.aliases.countAlike()
	if b.wantsLong(&dry.aliases.mentions) {
		b = b.longAliases()
	}
	p.sh.aliases = b.table()
	p.sh.builder = nil
	if p.sh.scopes != nil {
		p.sh.scopes.listTop(&p.sh.aliases)
	}
}

// dryPrinter returns a printer that collects.
func (p *Printer) dryPrinter() *Printer {
	dry := &Printer{sh: p.sh, part: p.part, depth: p.depth, names: p.names}
	dry.dialects = append(dry.dialects, p.dialects...)
	dry.aliases = newAliasCollector(p.names.ctx)
	return dry
}

// giveRoots lets the builder visit everything collected so far.
func (p *Printer) giveRoots() {
	p.sh.builder.add(p.aliases.roots)
	p.aliases.roots = p.aliases.roots[:0]
}

// collectOperations finds the types and attributes of the operations of a
// block up to but not including end.
func (p *Printer) collectOperations(b *ir.Block, end *ir.Operation) {
	if p.part == wholeStream && p.sh.root != nil && b.ParentOp() == p.sh.root {
		p.collectParts(b, end)
		return
	}
	for op := b.First(); op != end; op = op.Next() {
		p.CustomOrGenericOp(op)
		p.buf = p.buf[:0]
	}
}

// collectParts is collectOperations for the operations of the root, by several
// goroutines if that is possible.
func (p *Printer) collectParts(b *ir.Block, end *ir.Operation) {
	const maxRoots = 1 << 16 // that may wait for their turn
	p.giveRoots()
	list := splitParts(b.First(), end)
	if min(p.sh.threads, len(list)) <= 1 {
		for _, pt := range list {
			p.collectPart(pt)
			p.giveRoots()
		}
		return
	}
	seq := newSequence(maxRoots, p.sh.builder.add)
	// Each goroutine takes parts in their order, so that what it leaves out,
	// because it has seen it, was in a part before.
	var mu sync.Mutex
	var workers []*Printer
	begin := func() *Printer {
		mu.Lock()
		defer mu.Unlock()
		w := p.dryPrinter()
		workers = append(workers, w)
		return w
	}
	eachPart(seq, p.sh.threads, len(list), begin, func(w *Printer, i int) {
		w.part = i
		w.collectPart(list[i])
		w.aliases.roots = seq.finish(i, w.aliases.roots)
	})
	for _, w := range workers {
		w.aliases.countAlike()
		p.aliases.mentions.add(&w.aliases.mentions)
	}
}

func (p *Printer) collectPart(pt part) {
	op := pt.first
	for range pt.n {
		p.CustomOrGenericOp(op)
		p.buf = p.buf[:0]
		op = op.Next()
	}
}
