package asm

import (
	"maps"
	"strconv"

	"github.com/gomlir/gomlir/ir"
)

// What a region defines at its head is written there, and by its name wherever
// it is mentioned in the region; see ir.Scope. A name that is taken further out
// is changed, so that none hides another. Types and attributes that are made of
// those of a region have no alias at the top of the program, where they would
// mean nothing. What has the same identity as something of a region does have
// one, because its text would mean that in the region.

// printFrame is a region with definitions that is being printed.
type printFrame struct {
	outer *printFrame
	defs  []ir.ScopeDef
	names []string // of defs, with the sign
	types map[ir.Type]string
	attrs map[ir.Attribute]string
	// text and suffixes are the state to restore.
	text     typeTexts
	suffixes map[string]int
}

// frameNames are the names of all definitions that are seen where a printer is.
type frameNames struct {
	taken  map[string]bool
	suffix map[string]int // the next number to try, by name without one
}

// clone is a copy for another printer.
func (n *frameNames) clone() frameNames {
	return frameNames{maps.Clone(n.taken), maps.Clone(n.suffix)}
}

// printScopes describes the scopes of a program.
type printScopes struct {
	reached map[any][]*ir.Scope // see ir.ReachedScopes
	hidden  map[any]bool        // see ir.Scope.Hidden
	top     map[string]bool     // names of aliases at the top
}

// findScopes returns the scopes of a program, nil if it has no scopes.
func findScopes(op *ir.Operation) *printScopes {
	if !op.Context().HasScopes() {
		return nil
	}
	s := &printScopes{hidden: map[any]bool{}}
	found := false
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		for _, r := range op.Regions() {
			if r.Scope() == nil {
				continue
			}
			found = true
			types, attrs := r.Scope().Hidden()
			for _, t := range types {
				s.hidden[t] = true
			}
			for _, a := range attrs {
				s.hidden[a] = true
			}
		}
		return ir.Advance
	})
	if !found {
		return nil
	}
	s.reached = ir.ReachedScopes(op)
	return s
}

// listTop notes the names of the aliases at the top of the program.
func (s *printScopes) listTop(t *aliasTable) {
	s.top = make(map[string]bool, len(t.order))
	for _, n := range t.order {
		s.top[string(t.appendAlias(nil, t.infos.at(n)))] = true
	}
}

// name is the name that a type or attribute has at the top of the program, if
// that would be old without scopes.
func (b *aliasBuilder) scopedName(sym any, old uint32) uint32 {
	s := b.p.sh.scopes
	switch {
	case s == nil:
		return old
	case len(s.reached[sym]) > 0:
		return 0
	case old == 0 && s.hidden[sym]:
		return b.intern(suggestedDefName(sym))
	case b.p.sh.flags.LocalScope && !s.hidden[sym]:
		return 0
	}
	return old
}

// suggestedDefName is a name for the definition of a type or attribute that was
// given none.
func suggestedDefName(sym any) string {
	name := ""
	switch sym := sym.(type) {
	case ir.Type:
		if l, ok := typeSyntax(sym.Context(), sym.Def()).(LongTypeAliaser); ok {
			name = l.LongTypeAlias(sym)
		}
		if name == "" {
			name = sym.Def().Mnemonic
		}
	case ir.Attribute:
		name = sym.Def().Mnemonic
	}
	return string(sanitize(nil, readableName(name), "$_-"))
}

// scopeDefs are the definitions of a scope: those that it has, and those of
// types and attributes that were made without.
func scopeDefs(s *ir.Scope) []ir.ScopeDef {
	defs := s.Defs()
	known := make(map[any]bool, len(defs))
	for _, d := range defs {
		if d.Type != nil {
			known[d.Type] = true
		} else {
			known[d.Attr] = true
		}
	}
	defs = defs[:len(defs):len(defs)]
	for _, t := range s.Types() {
		if !known[t] {
			defs = append(defs, ir.ScopeDef{Name: suggestedDefName(t), Type: t})
		}
	}
	for _, a := range s.Attrs() {
		if !known[a] {
			defs = append(defs, ir.ScopeDef{Name: suggestedDefName(a), Attr: a})
		}
	}
	return defs
}

// enterScope makes the names that a region defines known.
func (p *Printer) enterScope(s *ir.Scope) *printFrame {
	f := &printFrame{
		outer: p.frame, defs: scopeDefs(s), text: p.text,
		types: map[ir.Type]string{}, attrs: map[ir.Attribute]string{}, suffixes: map[string]int{},
	}
	if p.seen.taken == nil {
		p.seen = frameNames{map[string]bool{}, map[string]int{}}
	}
	f.names = make([]string, len(f.defs))
	for i, d := range f.defs {
		sign := "#"
		if d.Type != nil {
			sign = "!"
		}
		name := p.unused(f, sign+d.Name)
		f.names[i] = name
		if d.Type != nil {
			if _, has := f.types[d.Type]; !has {
				f.types[d.Type] = name
			}
		} else if _, has := f.attrs[d.Attr]; !has {
			f.attrs[d.Attr] = name
		}
	}
	p.frame, p.text = f, typeTexts{}
	return f
}

// unused returns a name that is not taken where a frame is, and takes it.
func (p *Printer) unused(f *printFrame, name string) string {
	unique := name
	for p.seen.taken[unique] || p.sh.scopes != nil && p.sh.scopes.top[unique] {
		n := p.seen.suffix[name]
		if _, saved := f.suffixes[name]; !saved {
			f.suffixes[name] = n
		}
		p.seen.suffix[name] = n + 1
		unique = name + "_" + strconv.Itoa(n+1)
	}
	p.seen.taken[unique] = true
	return unique
}

// leaveScope forgets the names of a frame.
func (p *Printer) leaveScope(f *printFrame) {
	p.frame, p.text = f.outer, f.text
	for _, name := range f.names {
		delete(p.seen.taken, name)
	}
	maps.Copy(p.seen.suffix, f.suffixes)
}

// regionHead writes the definitions of a frame, a line each.
func (p *Printer) regionHead(f *printFrame) {
	p.Indent()
	for i, d := range f.defs {
		p.writeIndent()
		p.Str(f.names[i])
		p.Str(" = ")
		switch {
		case d.Type != nil && f.types[d.Type] != f.names[i]:
			p.Str(f.types[d.Type])
		case d.Type != nil && p.outerName(f, d.Type):
		case d.Type != nil:
			p.typeImpl(d.Type)
		case f.attrs[d.Attr] != f.names[i]:
			p.Str(f.attrs[d.Attr])
		default:
			p.attrImpl(d.Attr, withType)
		}
		p.Byte('\n')
	}
	p.Unindent()
}

// outerName writes the name that something of a scope has further out: of
// another scope, that is the only way to write it at the head of a region.
func (p *Printer) outerName(f *printFrame, t ir.Type) bool {
	if ir.ScopeOf(t) == nil && (p.sh.scopes == nil || !p.sh.scopes.hidden[t]) {
		return false
	}
	for f := f.outer; f != nil; f = f.outer {
		if name := f.types[t]; name != "" {
			p.Str(name)
			return true
		}
	}
	return p.alias(lookup(p.sh.aliases.types, ir.TypeID(t)))
}

// frameType writes the name that a region around gives to a type.
func (p *Printer) frameType(t ir.Type) bool {
	for f := p.frame; f != nil; f = f.outer {
		if name := f.types[t]; name != "" {
			p.Str(name)
			return true
		}
	}
	return false
}

// frameAttr is frameType for attributes.
func (p *Printer) frameAttr(a ir.Attribute) bool {
	for f := p.frame; f != nil; f = f.outer {
		if name := f.attrs[a]; name != "" {
			p.Str(name)
			return true
		}
	}
	return false
}

// collectScope finds the types and attributes that a region's head mentions. Those it
// defines are written there; that is not a mention.
func (p *Printer) collectScope(s *ir.Scope) {
	for _, d := range scopeDefs(s) {
		if d.Type != nil {
			ir.WalkTypeSubElements(d.Type, p.Attr, p.Type)
		} else {
			ir.WalkSubElements(d.Attr, p.Attr, p.Type)
		}
	}
}
