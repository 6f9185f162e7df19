package asm

import (
	"bytes"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Definitions of aliases may be at the head of any region; see ir.Scope. Names of aliases are
// looked up from the innermost region outwards, and so are the identities of types. The types that
// a head defines are created without bodies before anything in the region is parsed.

// regionFrame is a region with definitions that is being parsed.
type regionFrame struct {
	outer *regionFrame
	scope *ir.Scope
	types aliasNames[ir.Type]
	attrs aliasNames[ir.Attribute]
	// memo is the state to restore. Inside, the text of a type may have another meaning.
	memo map[string]ir.Type
}

// regionHead parses the definitions at the head of a region, where the current
// token starts one. It is matched by leaveScope.
func (p *Parser) regionHead(r *ir.Region) {
	f := &regionFrame{outer: p.frame, scope: p.ctx.NewScope(), memo: p.memo}
	p.frame, p.memo = f, map[string]ir.Type{}
	r.SetScope(f.scope)
	p.defs = aliasDefs{any: true, start: p.beg}
	p.defs.ahead = findAliasDefs(lexer{src: p.src, off: p.beg, end: p.sh.end})
	order := make([]string, 0, len(p.defs.ahead))
	for name := range p.defs.ahead {
		order = append(order, name)
	}
	ahead := p.defs.ahead
	slices.SortFunc(order, func(a, b string) int { return ahead[a].at - ahead[b].at })
	p.declare(order)
	// Only parsed definitions count: looking ahead may find others in wrong text.
	var defs []string
	at := map[string]int{}
	for !p.failed && p.atScopedAlias() {
		name := string(p.text())
		if _, declared := at[name]; !declared {
			at[name] = p.beg
			defs = append(defs, name)
		}
		p.aliasDef()
	}
	p.endAliasDefs()
	if p.failed {
		return
	}
	for _, name := range defs {
		d := ir.ScopeDef{Name: p.ctx.Intern(name[1:]), Pos: p.file.Pos(at[name])}
		if name[0] == '!' {
			d.Type, _ = f.types.get([]byte(d.Name))
		} else {
			d.Attr, _ = f.attrs.get([]byte(d.Name))
		}
		f.scope.Define(d)
	}
}

// atScopedAlias reports whether an alias is defined here, in a region. As in MLIR, a token that
// only starts like an alias is not an operation.
func (p *Parser) atScopedAlias() bool {
	return (p.tok == BangIdent || p.tok == HashIdent) && bytes.IndexByte(p.text(), '.') < 0 && aheadIs(p.lexer, Equal)
}

// leaveScope ends the region of a frame.
func (p *Parser) leaveScope(f *regionFrame) { p.frame, p.memo = f.outer, f.memo }

// declare makes the types and attributes with an identity that definitions are
// of, so that they are of this region wherever it mentions them.
func (p *Parser) declare(names []string) {
	save := p.lexer
	for _, name := range names {
		p.moveToDef(p.defs.ahead[name])
		p.declaring = true
		if name[0] == '!' {
			p.GotKeyword("type")
			p.identity()
		} else {
			p.attrIdentity()
		}
		p.declaring = false
		if p.failed {
			return
		}
	}
	p.lexer = save
}

// IdentifiedType returns the type with an identity, given as the key for Context.LookupType. It is
// the type of the innermost region around the current token that defines the identity at its head,
// otherwise that of the context. If the type does not exist yet, fresh creates it in a scope, nil
// for the context.
func (p *Parser) IdentifiedType(def *ir.TypeDef, key []byte, fresh func(*ir.Scope) ir.Type) ir.Type {
	if p.declaring {
		if t := p.frame.scope.LookupType(def, key); t != nil {
			return t
		}
		return p.frame.scope.InternType(def, key, fresh(p.frame.scope))
	}
	for f := p.frame; f != nil; f = f.outer {
		if t := f.scope.LookupType(def, key); t != nil {
			return t
		}
	}
	if t := p.ctx.LookupType(def, key); t != nil {
		return t
	}
	return p.ctx.InternType(def, key, fresh(nil))
}

// IdentifiedAttr is [Parser.IdentifiedType] for attributes.
func (p *Parser) IdentifiedAttr(def *ir.AttrDef, key []byte, fresh func(*ir.Scope) ir.Attribute) ir.Attribute {
	if p.declaring {
		if a := p.frame.scope.LookupAttr(def, key); a != nil {
			return a
		}
		return p.frame.scope.InternAttr(def, key, fresh(p.frame.scope))
	}
	for f := p.frame; f != nil; f = f.outer {
		if a := f.scope.LookupAttr(def, key); a != nil {
			return a
		}
	}
	if a := p.ctx.LookupAttr(def, key); a != nil {
		return a
	}
	return p.ctx.InternAttr(def, key, fresh(nil))
}

// ownType returns the type that the innermost scope defines for a type alias.
func (p *Parser) ownType(name []byte) (ir.Type, bool) {
	if p.frame != nil {
		return p.frame.types.get(name)
	}
	return p.sh.types.get(name)
}

// outerType returns the type that the outer scopes define for a type alias.
func (p *Parser) outerType(name []byte) (ir.Type, bool) {
	if p.frame == nil {
		return nil, false
	}
	for f := p.frame.outer; f != nil; f = f.outer {
		if t, ok := f.types.get(name); ok {
			return t, true
		}
	}
	return p.sh.types.get(name)
}

// ownAttr is ownType for attributes.
func (p *Parser) ownAttr(name []byte) (ir.Attribute, bool) {
	if p.frame != nil {
		return p.frame.attrs.get(name)
	}
	return p.sh.attrs.get(name)
}

// outerAttr is outerType for attributes.
func (p *Parser) outerAttr(name []byte) (ir.Attribute, bool) {
	if p.frame == nil {
		return nil, false
	}
	for f := p.frame.outer; f != nil; f = f.outer {
		if a, ok := f.attrs.get(name); ok {
			return a, true
		}
	}
	return p.sh.attrs.get(name)
}

// putType defines a type alias in the innermost scope.
func (p *Parser) putType(name []byte, t ir.Type) {
	if p.frame != nil {
		p.frame.types.put(name, t)
	} else {
		p.sh.types.put(name, t)
	}
}

// putAttr defines an attribute alias in the innermost scope.
func (p *Parser) putAttr(name []byte, a ir.Attribute) {
	if p.frame != nil {
		p.frame.attrs.put(name, a)
	} else {
		p.sh.attrs.put(name, a)
	}
}

// noteElsewhere adds a note with the place of an alias's definition to an error, if that is in a
// region that does not contain the use.
func (p *Parser) noteElsewhere(e *diag.Diagnostic, name []byte) {
	if len(p.errs) == 0 || p.errs[len(p.errs)-1] != e || !strings.Contains(string(p.src[p.begin:p.sh.end]), string(name)) {
		return
	}
	l, depth := lexer{src: p.src, off: p.begin, end: p.sh.end}, 0
	for l.advance(); l.tok != EOF && l.tok != badToken; l.advance() {
		switch l.tok {
		case LBrace:
			depth++
		case RBrace:
			depth--
		}
		if depth > 0 && (l.tok == BangIdent || l.tok == HashIdent) && string(l.text()) == string(name) && aheadIs(l, Equal) {
			e.Note(p.place(p.file.Pos(l.beg)), "'%s' is defined here, for another region", name)
			e.Notes[len(e.Notes)-1].Extra = true
			return
		}
	}
}

// aheadIs reports whether the token after the current one is of a kind.
func aheadIs(l lexer, t Token) bool { l.advance(); return l.tok == t }
