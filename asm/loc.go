package asm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// locRef is a location as it was written: itself, or an alias that may be
// defined only later in the file.
type locRef struct {
	loc   ir.Location
	alias string
	pos   source.Pos
}

// deferredLoc is an operation or block argument whose location is an alias that
// was not defined where it was used.
type deferredLoc struct {
	locRef
	op    *ir.Operation
	arg   *ir.Value
	state *ir.OperationState // until the operation is made
}

// operationLoc parses the loc(…) after an operation.
func (p *Parser) operationLoc(o *opParser) {
	ref := p.locSpec()
	if ref.loc != nil {
		o.st.Loc = ref.loc
	} else if !p.failed {
		p.deferred = append(p.deferred, deferredLoc{locRef: ref, state: &o.st})
	}
}

// argumentLoc parses the loc(…) after a block argument.
func (p *Parser) argumentLoc(a *Argument) {
	ref := p.locSpec()
	if ref.loc != nil {
		a.Loc = ref.loc
	} else if !p.failed {
		a.loc = &ref
	}
}

// setArgumentLoc gives a block argument the location it was written with.
func (p *Parser) setArgumentLoc(v *ir.Value, a *Argument) {
	if a.Loc != nil {
		v.SetLoc(a.Loc)
	} else if a.loc != nil {
		p.deferred = append(p.deferred, deferredLoc{locRef: *a.loc, arg: v})
	}
}

// locSpec parses loc(…), where the current token is loc.
func (p *Parser) locSpec() locRef {
	p.Next()
	p.want(LParen, "expected '(' in location")
	ref := locRef{pos: p.Pos()}
	if p.tok == HashIdent && !isDialectSymbol(p.text()) {
		ref.alias = string(p.text()[1:])
		if a := p.sh.attrAlias(p, ref.alias); a != nil {
			l, ok := a.(ir.Location)
			if !ok {
				p.ErrorHere("expected location, but found '" + a.String() + "'")
				return ref
			}
			ref.loc = l
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
	for _, d := range p.deferred {
		a := p.sh.attrAlias(p, d.alias)
		if a == nil {
			p.Errorf(d.pos, "operation location alias was never defined")
			return
		}
		l, ok := a.(ir.Location)
		if !ok {
			p.Errorf(d.pos, "expected location, but found '%v'", a)
			return
		}
		if d.op != nil {
			d.op.SetLoc(l)
		} else {
			d.arg.SetLoc(l)
		}
	}
	p.deferred = nil
}
