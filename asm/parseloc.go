package asm

import (
	"math"

	"github.com/gomlir/gomlir/ir"
)

// Location parses loc(…). Aliases in it must be defined.
func (p *Parser) Location() ir.Location {
	p.WantKeyword("loc")
	p.want(LParen, "expected '(' in location")
	l := p.locInstance()
	p.want(RParen, "expected ')' in location")
	return l
}

// OptionalLocation parses loc(…) if it is there; nil otherwise.
func (p *Parser) OptionalLocation() ir.Location {
	if !p.AtKeyword("loc") {
		return nil
	}
	return p.Location()
}

// locInstance parses the location between the parentheses of loc(…).
func (p *Parser) locInstance() ir.Location {
	if !p.enter() {
		return ir.NewUnknownLoc(p.ctx)
	}
	defer p.leave()
	switch p.tok {
	case HashIdent:
		a := p.extendedAttr(nil)
		if p.failed {
			break
		}
		l, ok := a.(ir.Location)
		if !ok {
			p.errorHere("expected location attribute, but got" + a.String())
			break
		}
		return l
	case String:
		return p.nameOrFileLoc()
	case Ident:
		switch string(p.text()) {
		case "callsite":
			return p.callSiteLoc()
		case "fused":
			return p.fusedLoc()
		case "unknown":
			p.Next()
			return ir.NewUnknownLoc(p.ctx)
		}
		p.WrongToken("expected location instance")
	default:
		p.WrongToken("expected location instance")
	}
	return ir.NewUnknownLoc(p.ctx)
}

// callSiteLoc parses callsite(callee at caller).
func (p *Parser) callSiteLoc() ir.Location {
	p.Next()
	p.want(LParen, "expected '(' in callsite location")
	callee := p.locInstance()
	if !p.GotKeyword("at") {
		p.WrongToken("expected 'at' in callsite location")
	}
	caller := p.locInstance()
	p.want(RParen, "expected ')' in callsite location")
	return ir.NewCallSiteLoc(callee, caller)
}

// fusedLoc parses fused<metadata>[locations].
func (p *Parser) fusedLoc() ir.Location {
	p.Next()
	var metadata ir.Attribute
	if p.Got(Less) {
		metadata = p.Attr()
		p.want(Greater, "expected '>' after fused location metadata")
	}
	p.want(LSquare, "expected '[' in fused location")
	var buf [4]ir.Location
	locs := buf[:0]
	if p.tok != RSquare {
		for {
			locs = append(locs, p.locInstance())
			if !p.Got(Comma) {
				break
			}
		}
	}
	p.want(RSquare, "expected ']' in fused location")
	return ir.FuseLocs(p.ctx, locs, metadata)
}

// nameOrFileLoc parses "name"(child), "file":line, "file":line:column and
// "file":line:column to line:column.
func (p *Parser) nameOrFileLoc() ir.Location {
	s := p.StringLiteral()
	if p.Got(Colon) {
		return p.fileLoc(s)
	}
	var child ir.Location
	if p.Got(LParen) {
		child = p.locInstance()
		p.want(RParen, "expected ')' after child location of NameLoc")
	}
	return ir.NewNameLoc(p.ctx, s, child)
}

// fileLoc parses a file location after "file":. A file without a name is
// called -, as upstream calls it.
func (p *Parser) fileLoc(file string) ir.Location {
	if file == "" {
		file = "-"
	}
	line := p.locNumber("expected integer line number in FileLineColRange")
	if !p.Got(Colon) {
		return ir.NewFileLineColLoc(p.ctx, file, line, 0)
	}
	col := p.locNumber("expected integer column number in FileLineColRange")
	if !p.GotKeyword("to") {
		return ir.NewFileLineColLoc(p.ctx, file, line, col)
	}
	endLine := line
	if p.tok == Integer {
		endLine = p.locNumber("")
	}
	p.want(Colon, "expected either integer or `:` post `to` in FileLineColRange")
	endCol := p.locNumber("expected integer column number in FileLineColRange")
	return ir.NewFileLineColRange(p.ctx, file, line, col, endLine, endCol)
}

// locNumber parses a line or column.
func (p *Parser) locNumber(msg string) uint32 {
	v, ok := uint64(0), false
	if p.tok == Integer {
		v, ok = p.uintValue()
	}
	if !ok || v > math.MaxUint32 {
		p.WrongToken(msg)
		return 0
	}
	p.Next()
	return uint32(v)
}
