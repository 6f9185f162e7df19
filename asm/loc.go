package asm

import "github.com/gomlir/gomlir/ir"

// A locRef is a location as it was written: itself, or an alias that may be
// defined only later in the file, given by the offset of its token.
type locRef struct {
	loc   ir.Location
	alias int
}

// deferredLoc is an operation or block argument whose location is an alias that
// was not defined where it was used.
type deferredLoc struct {
	alias int // offset of the token
	op    *ir.Operation
	arg   *ir.Value
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
		p.deferred = append(p.deferred, deferredLoc{alias: a.locAlias, arg: v})
	}
}

// locSpec parses loc(…), where the current token is loc.
func (p *Parser) locSpec() locRef {
	var ref locRef
	p.Next()
	p.want(LParen, "expected '(' in location")
	if p.tok == HashIdent && !isDialectSymbol(p.text()) {
		ref.alias = p.beg
		if a, ok := p.sh.attrs.get(p.text()[1:]); ok {
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
	l := lexer{src: p.src, end: p.end}
	for _, d := range p.deferred {
		l.off = d.alias
		l.advance()
		a, ok := p.sh.attrs.get(l.text()[1:])
		if !ok {
			p.errorAt(d.alias, "operation location alias was never defined")
			return
		}
		loc, ok := a.(ir.Location)
		if !ok {
			p.errorAt(d.alias, "expected location, but found '"+a.String()+"'")
			return
		}
		if d.op != nil {
			d.op.SetLoc(loc)
		} else {
			d.arg.SetLoc(loc)
		}
	}
	p.deferred = nil
}
