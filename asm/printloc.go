package asm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// location writes loc(…), or the location alone if it is for people.
func (p *Printer) location(l ir.Location, alias bool) {
	pretty := p.sh.flags.PrettyDebugInfo
	if !pretty {
		p.Str("loc(")
	}
	switch {
	case !pretty && alias && p.attrAlias(l):
	case p.limit == 0 && p.sh.bounds != nil:
		p.bounded(p.sh.bounds.attr, func() { p.locationBody(l, pretty) })
	default:
		p.locationBody(l, pretty)
	}
	if !pretty {
		p.Byte(')')
	}
}

// trailingLoc writes " loc(…)" if locations are asked for.
func (p *Printer) trailingLoc(l ir.Location, alias bool) {
	if p.sh.flags.DebugInfo {
		p.Byte(' ')
		p.location(l, alias)
	}
}

// opLoc writes the location of an operation. One that is its position is not
// made an attribute for that.
func (p *Printer) opLoc(op *ir.Operation) {
	l := op.ExplicitLoc()
	if l == nil {
		if p.sh.byPos && op.Pos().IsValid() {
			p.Byte(' ')
			p.posLocation(op.Pos(), true)
			return
		}
		l = op.Loc()
	}
	p.trailingLoc(l, true)
}

// posLocation writes loc(…) for a position, or of its alias.
func (p *Printer) posLocation(pos source.Pos, alias bool) {
	if p.sh.flags.PrettyDebugInfo {
		p.posBody(pos, true)
		return
	}
	p.Str("loc(")
	if !alias || !p.posAlias(pos) {
		p.posBody(pos, false)
	}
	p.Byte(')')
}

func (p *Printer) posBody(pos source.Pos, pretty bool) {
	p.files.set = p.names.ctx.Files()
	file, line, col := p.files.place(pos)
	p.place(file, line, col, pretty)
}

// OptionalLoc writes " loc(…)" if locations are asked for and l is not nil.
func (p *Printer) OptionalLoc(l ir.Location) {
	switch {
	case l == nil:
	case p.aliases != nil:
		p.aliases.visitAttr(l, false)
	default:
		p.trailingLoc(l, true)
	}
}

// nestedLoc writes a location that is part of another.
func (p *Printer) nestedLoc(l ir.Location, pretty bool) {
	if p.full() || p.attrAlias(l) || !p.Enter() {
		return
	}
	defer p.Leave()
	p.locationBody(l, pretty)
}

// locationBody writes a location without loc( and ).
func (p *Printer) locationBody(l ir.Location, pretty bool) {
	switch l := l.(type) {
	case *ir.UnknownLoc:
		if pretty {
			p.Str("[unknown]")
		} else {
			p.Str("unknown")
		}
	case *ir.FileLineColLoc:
		p.fileLoc(l, pretty)
	case *ir.NameLoc:
		p.Quoted(l.Name())
		if _, unknown := l.Child().(*ir.UnknownLoc); !unknown {
			p.Byte('(')
			p.nestedLoc(l.Child(), pretty)
			p.Byte(')')
		}
	case *ir.CallSiteLoc:
		p.callSite(l, pretty)
	case *ir.OpaqueLoc:
		p.nestedLoc(l.Fallback(), pretty)
	case *ir.FusedLoc:
		if !pretty {
			p.Str("fused")
		}
		if m := l.Metadata(); m != nil {
			p.Byte('<')
			p.Attr(m)
			p.Byte('>')
		}
		p.Byte('[')
		for i, l := range l.Locs() {
			if i > 0 {
				p.Str(", ")
			}
			p.nestedLoc(l, pretty)
		}
		p.Byte(']')
	}
}

// place writes a place in a file.
func (p *Printer) place(file string, line, col uint32, pretty bool) {
	if pretty {
		p.Str(file)
	} else {
		p.Quoted(file)
	}
	p.Byte(':')
	p.Uint(uint64(line))
	p.Byte(':')
	p.Uint(uint64(col))
}

func (p *Printer) fileLoc(l *ir.FileLineColLoc, pretty bool) {
	p.place(l.File(), l.Line(), l.Col(), pretty)
	if l.EndLine() == l.Line() && l.EndCol() == l.Col() {
		return
	}
	p.Str(" to ")
	if l.EndLine() != l.Line() {
		p.Uint(uint64(l.EndLine()))
	}
	p.Byte(':')
	p.Uint(uint64(l.EndCol()))
}

func (p *Printer) callSite(l *ir.CallSiteLoc, pretty bool) {
	if !pretty {
		p.Str("callsite(")
		p.nestedLoc(l.Callee(), false)
		p.Str(" at ")
		p.nestedLoc(l.Caller(), false)
		p.Byte(')')
		return
	}
	p.nestedLoc(l.Callee(), true)
	_, named := l.Callee().(*ir.NameLoc)
	_, file := l.Caller().(*ir.FileLineColLoc)
	if !named || !file {
		p.Byte('\n')
	}
	p.Str(" at ")
	p.nestedLoc(l.Caller(), true)
}
