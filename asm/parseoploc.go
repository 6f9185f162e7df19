package asm

import "github.com/gomlir/gomlir/ir"

// A locRef is a location as it was written: itself, or an alias that may be
// defined only later in the file, given by the offset of its token.
type locRef struct {
	loc   ir.Location
	alias int
}

// deferredLocs are the operations and block arguments whose location is an alias
// that was not defined where it was used. With debug information those are
// nearly all, so they are kept in lists that need not grow.
type deferredLocs struct {
	lists [][]deferredLoc
	args  []*ir.Value // of those without an operation, one after the other
}

type deferredLoc struct {
	op    *ir.Operation // nil: a block argument
	alias uint32        // offset of the token
}

func (d *deferredLocs) add(op *ir.Operation, alias int) {
	n := len(d.lists)
	if n == 0 || len(d.lists[n-1]) == cap(d.lists[n-1]) {
		d.lists = append(d.lists, make([]deferredLoc, 0, 1024))
		n++
	}
	d.lists[n-1] = append(d.lists[n-1], deferredLoc{op, uint32(alias)})
}

func (d *deferredLocs) addArg(arg *ir.Value, alias int) {
	d.args = append(d.args, arg)
	d.add(nil, alias)
}

// join adds those of the text that follows.
func (d *deferredLocs) join(next *deferredLocs) {
	d.lists = append(d.lists, next.lists...)
	d.args = append(d.args, next.args...)
}

// operationLoc parses the loc(…) after an operation.
func (p *Parser) operationLoc(o *opParser) {
	ref := p.locSpec()
	o.st.Loc, o.locAlias = ref.loc, ref.alias
}

// argumentLoc parses the loc(…) after a block argument.
func (p *Parser) argumentLoc(a *Argument) {
	ref := p.locSpec()
	a.Loc, a.locAlias = ref.loc, ref.alias
}

// setArgumentLoc gives a block argument the location it was written with.
func (p *Parser) setArgumentLoc(v *ir.Value, a *Argument) {
	if a.Loc != nil {
		v.SetLoc(a.Loc)
	} else if a.locAlias > 0 {
		p.deferred.addArg(v, a.locAlias)
	}
}

// locSpec parses loc(…), where the current token is loc.
func (p *Parser) locSpec() locRef {
	var ref locRef
	p.Next()
	p.want(LParen, "expected '(' in location")
	if p.tok == HashIdent && !isDialectSymbol(p.text()) {
		ref.alias = p.beg
		a, ok := p.ownAttr(p.text()[1:])
		if !ok {
			a, ok = p.outerAttr(p.text()[1:])
		}
		if ok {
			l, ok := a.(ir.Location)
			if !ok {
				p.errorHere("expected location, but found '" + a.String() + "'")
				return ref
			}
			ref = locRef{loc: l}
		}
		p.Next()
	} else {
		ref.loc = p.locInstance()
	}
	p.want(RParen, "expected ')' in location")
	return ref
}

// resolveDeferred looks up the location aliases that are defined after their
// use.
func (p *Parser) resolveDeferred() {
	args := p.deferred.args
	for _, list := range p.deferred.lists {
		for _, d := range list {
			l := p.deferredLoc(int(d.alias))
			switch {
			case l == nil:
				return
			case d.op != nil:
				d.op.SetLoc(l)
			default:
				args[0].SetLoc(l)
				args = args[1:]
			}
		}
	}
	p.deferred = deferredLocs{}
}

// deferredLoc returns the location of the alias at an offset, nil after an error.
func (p *Parser) deferredLoc(alias int) ir.Location {
	l := lexer{src: p.src, off: alias, end: p.end}
	l.advance()
	a, ok := p.sh.attrs.get(l.text()[1:])
	if !ok {
		p.errorAt(alias, "operation location alias was never defined")
		return nil
	}
	loc, ok := a.(ir.Location)
	if !ok {
		p.errorAt(alias, "expected location, but found '"+a.String()+"'")
		return nil
	}
	return loc
}
