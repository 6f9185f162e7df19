package asm

import (
	"math"
	"strconv"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// Attributes and types that a dialect suggests a name for are written once, at
// the top of the program, and referred to by that name: #map, !tuple. Those
// that only the locations of operations refer to come after the program.
//
// To know which there are, the whole program is visited first, in the order
// that upstream's printer visits it, because numbers and order depend on it.
// That is done in two steps. Collectors find what the operations mention, each
// thing once; that is most of the work, and several do it for parts of the
// program. A builder then visits these roots in order, and what they consist
// of. A program with locations has as many aliases as operations, so that
// neither may be slow.

// aliasTable holds the aliases of a program.
type aliasTable struct {
	infos     infoList
	names     []string
	order     []uint32 // numbers of infos, in the order in which they are written
	types     []uint32 // by ir.TypeID: number of an info + 1
	attrs     []uint32 // by ir.AttrID: the same
	positions map[source.Pos]uint32
	ahead     bool // a definition may refer to types that are defined later
}

// aliasInfo describes a type, an attribute, or a position as the location of operations.
type aliasInfo struct {
	sym      any        // ir.Type or ir.Attribute; nil for a position
	pos      source.Pos // if sym is nil
	name     uint32     // of its alias, a number in names; 0: it has none
	depth    uint32     // levels of aliases in it, itself included; after numbering it is place
	size     uint32     // bytes of its text, roughly; after numbering it is suffix
	parts    uint32     // where in aliasBuilder.parts its parts are; 0: it has none
	isType   bool
	noType   bool // the type of the attribute is not mentioned
	deferred bool
	long     bool // there is a type in it that may be long
}

// suffix returns the number at the end of the alias, 0 for no number. It shares a field,
// since there are many of these records.
func (i *aliasInfo) suffix() uint32 { return i.size }

// place returns the place of the alias among the definitions.
func (i *aliasInfo) place() uint32 { return i.depth }

// infoList is a list of aliasInfos that grows without being copied.
type infoList struct {
	chunks [][]aliasInfo
	n      int
}

const infoChunk = 1 << 10

func (l *infoList) at(i uint32) *aliasInfo { return &l.chunks[i/infoChunk][i%infoChunk] }

func (l *infoList) add(info aliasInfo) uint32 {
	if l.n%infoChunk == 0 {
		l.chunks = append(l.chunks, make([]aliasInfo, infoChunk))
	}
	i := uint32(l.n)
	*l.at(i) = info
	l.n++
	return i
}

// appendAlias appends an alias with its sign.
func (t *aliasTable) appendAlias(dst []byte, i *aliasInfo) []byte {
	sign := byte('#')
	if i.isType {
		sign = '!'
	}
	name := t.names[i.name]
	dst = append(append(dst, sign), name...)
	if i.suffix() == 0 {
		return dst
	}
	if endsInDigit(name) {
		dst = append(dst, '_')
	}
	return strconv.AppendUint(dst, uint64(i.suffix()), 10)
}

func endsInDigit(s string) bool { return class[s[len(s)-1]]&digit != 0 }

// typeAlias writes the alias of a type if it has one.
func (p *Printer) typeAlias(t ir.Type) bool {
	if p.frame != nil && p.frameType(t) {
		return true
	}
	return p.alias(lookup(p.sh.aliases.types, ir.TypeID(t)))
}

// attrAlias writes the alias of an attribute if it has one.
func (p *Printer) attrAlias(a ir.Attribute) bool {
	if p.frame != nil && p.frameAttr(a) {
		return true
	}
	return p.alias(lookup(p.sh.aliases.attrs, ir.AttrID(a)))
}

// posAlias writes the alias of a position if it has one.
func (p *Printer) posAlias(pos source.Pos) bool {
	return p.alias(p.sh.aliases.positions[pos])
}

func lookup(table []uint32, id uint32) uint32 {
	if int(id) < len(table) {
		return table[id]
	}
	return 0
}

// alias writes the alias of info number-1 if there is one.
func (p *Printer) alias(number uint32) bool {
	if number == 0 {
		return false
	}
	i := p.sh.aliases.infos.at(number - 1)
	if i.name == 0 || p.defining != nil && i.isType && !p.isDefined(i) {
		return false
	}
	p.buf = p.sh.aliases.appendAlias(p.buf, i)
	return true
}

// isDefined reports whether an alias of a type comes before the one whose definition is being
// written. A recursive type is in its own body, where its alias cannot stand, and so may be
// others whose definitions come later.
func (p *Printer) isDefined(i *aliasInfo) bool {
	if i.deferred == p.defining.deferred {
		return p.sh.aliases.ahead || i.place() < p.defining.place()
	}
	return p.defining.deferred
}

// writeAliases writes the definitions of those aliases that are deferred to
// after the program, or of the others.
func (p *Printer) writeAliases(deferred bool) {
	const size = 1 << 11 // of a part
	order := p.sh.aliases.order
	p.inParts((len(order)+size-1)/size, func(w *Printer, part int) {
		for _, number := range order[part*size : min(len(order), (part+1)*size)] {
			i := p.sh.aliases.infos.at(number)
			if i.deferred == deferred {
				w.writeAlias(i)
			}
		}
	})
}

func (p *Printer) writeAlias(i *aliasInfo) {
	p.buf = p.sh.aliases.appendAlias(p.buf, i)
	p.Str(" = ")
	p.defining = i
	defer func() { p.defining = nil }()
	switch sym := i.sym.(type) {
	case nil:
		p.posLocation(i.pos, false)
	case ir.Type:
		if p.Before(15) {
			p.Str("type ")
		}
		p.typeImpl(sym)
	case ir.Attribute:
		p.attrImpl(sym, withType)
	}
	p.Byte('\n')
	p.flushFull()
}

// aliasBuilder visits types and attributes with all that they consist of.
type aliasBuilder struct {
	aliasTable
	p        *Printer // writes nothing
	hooks    []aliasHook
	nameID   map[string]uint32 // by suggested and by valid name
	lastName string            // that was interned
	lastID   uint32
	parts    []uint32 // of each info that has parts: how many, and their numbers
	files    fileCursor

	long bool // give aliases to what is long

	depth int // of visits in each other

	// Of the type or attribute that is being visited:
	deferred bool
	pending  []uint32 // children
	maxDepth uint32
	size     uint32 // of the children
	hasLong  bool   // a child may be long
}

// aliasHook suggests names, for a dialect.
type aliasHook struct {
	attr AttrAliaser
	typ  TypeAliaser
}

func newAliasBuilder(dry *Printer, ctx *ir.Context) *aliasBuilder {
	b := &aliasBuilder{p: dry, nameID: map[string]uint32{}}
	b.names, b.parts = []string{""}, []uint32{0}
	b.files.set = ctx.Files()
	b.positions = map[source.Pos]uint32{}
	b.types, b.attrs = make([]uint32, ctx.NumTypes()+1), make([]uint32, ctx.NumAttrs()+1)
	dry.aliases = &aliasCollector{builder: b}
	builtin := false
	for _, d := range ctx.Dialects() {
		if d.Name >= "builtin" && !builtin {
			b.hooks = append(b.hooks, aliasHook{builtinAliases{}, builtinAliases{}})
			builtin = true
		}
		attr, _ := AttrAliasInterface.Of(ctx, d)
		typ, _ := TypeAliasInterface.Of(ctx, d)
		if attr != nil || typ != nil {
			b.hooks = append(b.hooks, aliasHook{attr, typ})
		}
	}
	if !builtin {
		b.hooks = append(b.hooks, aliasHook{builtinAliases{}, builtinAliases{}})
	}
	return b
}

// builtinAliases names attributes and types that the builtin dialect gives
// aliases.
type builtinAliases struct{}

func (builtinAliases) AttrAlias(a ir.Attribute) (string, AliasKind) {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		return "map", OverridableAlias
	case *ir.IntegerSetAttr:
		return "set", OverridableAlias
	case ir.Location:
		return "loc", OverridableAlias
	case *ir.DistinctAttr:
		if _, unit := a.Referenced().(*ir.UnitAttr); !unit {
			return "distinct", OverridableAlias
		}
	}
	return "", NoAlias
}

func (builtinAliases) TypeAlias(t ir.Type) (string, AliasKind) {
	if t, ok := t.(*ir.TupleType); ok && len(t.Types()) > 16 {
		return "tuple", OverridableAlias
	}
	return "", NoAlias
}

// add visits what operations mention.
func (b *aliasBuilder) add(roots []aliasRoot) {
	for i := range roots {
		r := &roots[i]
		if r.sym == nil {
			b.visitPos(r.pos, r.deferred)
		} else {
			b.visit(r.sym, r.deferred, r.noType)
		}
	}
}

// visitPos records a position. It returns its number.
func (b *aliasBuilder) visitPos(pos source.Pos, deferred bool) uint32 {
	if n := b.positions[pos]; n != 0 {
		if !deferred {
			b.notDeferred(n - 1)
		}
		return n - 1
	}
	info := aliasInfo{pos: pos, name: b.intern("loc"), depth: 1, deferred: deferred}
	if b.p.sh.flags.LocalScope {
		info.name, info.depth = 0, 0
	}
	n := b.infos.add(info)
	b.positions[pos] = n + 1
	return n
}

// visit records a type or attribute with all that it consists of. It returns
// its number and its depth.
func (b *aliasBuilder) visit(sym any, deferred, noType bool) (number, depth uint32) {
	var at *uint32
	t, isType := sym.(ir.Type)
	if isType {
		at = grow(&b.types, ir.TypeID(t))
	} else {
		at = grow(&b.attrs, ir.AttrID(sym.(ir.Attribute)))
	}
	if *at != 0 {
		number = *at - 1
		if !deferred {
			b.notDeferred(number)
		}
		return number, b.infos.at(number).depth
	}
	info := aliasInfo{sym: sym, isType: isType, noType: noType, deferred: deferred}
	if isType {
		info.name, info.long = b.typeName(t)
	} else {
		if l, ok := sym.(*ir.FileLineColLoc); ok {
			if pos := b.files.pos(l); pos.IsValid() {
				// It may also be the location of operations without one.
				number = b.visitPos(pos, deferred)
				*at = number + 1
				return number, 1
			}
		}
		info.name, info.long = b.longAttrName(sym.(ir.Attribute))
	}
	info.name = b.scopedName(sym, info.name)
	if info.name != 0 {
		info.depth = 1
	}
	number = b.infos.add(info)
	*at = number + 1
	return number, b.visitInside(number)
}

// visitInside visits the parts of a type or attribute. It returns its depth.
func (b *aliasBuilder) visitInside(number uint32) (depth uint32) {
	i := b.infos.at(number)
	outer := *b
	b.deferred, b.maxDepth, b.size, b.hasLong = i.deferred, 0, 0, false
	mark := len(b.pending)
	b.visitParts(i.sym, i.noType)
	if n := len(b.pending) - mark; n > 0 {
		i.parts = uint32(len(b.parts))
		b.parts = append(append(b.parts, uint32(n)), b.pending[mark:]...)
	}
	b.pending = b.pending[:mark]
	i.size = add32(b.size, longPart)
	i.long = i.long || b.hasLong
	if b.long && i.name == 0 {
		if i.name = b.scopedName(i.sym, b.longName(i)); i.name != 0 {
			i.depth = 1
		}
	}
	if b.maxDepth > 0 {
		i.depth = b.maxDepth + 1
	}
	b.deferred, b.maxDepth, b.size, b.hasLong = outer.deferred, outer.maxDepth, outer.size, outer.hasLong
	return i.depth
}

// add32 is a sum, or the largest number if it is larger.
func add32(x, y uint32) uint32 {
	if s := x + y; s >= x {
		return s
	}
	return math.MaxUint32
}

// part records a part of the type or attribute being visited.
func (b *aliasBuilder) part(number, depth uint32) {
	b.pending = append(b.pending, number)
	b.maxDepth = max(b.maxDepth, depth)
	i := b.infos.at(number)
	b.hasLong = b.hasLong || i.long
	if i.name != 0 {
		b.size = add32(b.size, longPart)
	} else {
		b.size = add32(b.size, max(i.size, longPart))
	}
}

// notDeferred makes the definition of an alias come before the program, and
// with it those of its parts.
func (b *aliasBuilder) notDeferred(number uint32) {
	i := b.infos.at(number)
	if !i.deferred {
		return
	}
	i.deferred = false
	if i.parts != 0 {
		from := i.parts + 1
		for _, c := range b.parts[from : from+b.parts[i.parts]] {
			b.notDeferred(c)
		}
	}
}

// maxVisitDepth bounds how deep types and attributes that are visited are in
// each other. They can be deeper than any text may nest, through aliases.
const maxVisitDepth = 300_000

// visitParts visits what a type or attribute consists of.
func (b *aliasBuilder) visitParts(sym any, noType bool) {
	p := b.p
	if b.depth++; b.depth > maxVisitDepth {
		b.depth--
		return
	}
	defer func() { b.depth-- }()
	// Count the nesting of the text, not of the visit.
	outer := p.depth
	p.depth = 0
	defer func() { p.depth = outer }()
	at := len(p.buf)
	if t, ok := sym.(ir.Type); ok {
		b.typeParts(t)
	} else {
		b.attrParts(sym.(ir.Attribute), noType)
	}
	p.buf = p.buf[:at]
}

func (b *aliasBuilder) typeParts(t ir.Type) {
	if t.Def().Dialect != "builtin" {
		b.p.typeBody(t)
		return
	}
	ir.WalkTypeSubElements(t, b.p.Attr, b.p.Type)
}

// attrParts visits the parts of an attribute. Those of some attributes are
// never looked at.
func (b *aliasBuilder) attrParts(a ir.Attribute, noType bool) {
	p := b.p
	switch a := a.(type) {
	case *ir.AffineMapAttr, *ir.DenseArrayAttr, *ir.FloatAttr, *ir.IntegerAttr, *ir.IntegerSetAttr, *ir.UnitAttr:
		return
	case *ir.DistinctAttr:
		p.Attr(a.Referenced())
	case *ir.DictionaryAttr:
		for _, e := range a.Entries() {
			p.Attr(e.Value)
		}
	case *ir.ArrayAttr:
		for _, e := range a.Elems() {
			p.Attr(e)
		}
	case *ir.TypeAttr:
		p.Type(a.Value())
	case *ir.NameLoc:
		if _, unknown := a.Child().(*ir.UnknownLoc); !unknown {
			p.Attr(a.Child())
		}
	case *ir.OpaqueLoc:
		p.Attr(a.Fallback())
	case *ir.CallSiteLoc:
		p.Attr(a.Callee())
		p.Attr(a.Caller())
	case *ir.FusedLoc:
		if m := a.Metadata(); m != nil {
			p.Attr(m)
		}
		for _, l := range a.Locs() {
			p.Attr(l)
		}
	default:
		if a.Def().Dialect != "builtin" {
			p.attrBody(a)
		}
	}
	if t, ok := a.(ir.TypedAttribute); ok && !noType && t.Type() != nil {
		if _, none := t.Type().(*ir.NoneType); !none {
			p.Type(t.Type())
		}
	}
}

// attrName returns the name of an attribute's alias, 0 if it has no alias.
func (b *aliasBuilder) attrName(a ir.Attribute) uint32 {
	best := ""
	if s, ok := attrSyntax(a.Context(), a.Def()).(AttrAliaser); ok {
		name, kind := s.AttrAlias(a)
		if kind == FinalAlias {
			return b.intern(name)
		}
		best = name
	}
	for _, h := range b.hooks {
		if h.attr == nil {
			continue
		}
		name, kind := h.attr.AttrAlias(a)
		if kind == NoAlias {
			continue
		}
		best = name
		if kind == FinalAlias {
			break
		}
	}
	return b.intern(best)
}

// longAttrName is typeName for attributes.
func (b *aliasBuilder) longAttrName(a ir.Attribute) (name uint32, long bool) {
	l, long := attrSyntax(a.Context(), a.Def()).(LongAttrAliaser)
	if name = b.attrName(a); name == 0 && long && b.long {
		name = b.intern(readableName(l.LongAttrAlias(a)))
	}
	return name, long
}

// typeName returns the name of a type's alias, 0 if it has no alias, and whether the
// type is of a kind whose text may be long.
func (b *aliasBuilder) typeName(t ir.Type) (name uint32, long bool) {
	l, long := typeSyntax(t.Context(), t.Def()).(LongTypeAliaser)
	if name = b.suggestedName(t); name == 0 && long && b.long {
		name = b.intern(readableName(l.LongTypeAlias(t)))
	}
	return name, long
}

// suggestedName returns the name suggested for a type's alias, 0 if none is.
func (b *aliasBuilder) suggestedName(t ir.Type) uint32 {
	best := ""
	if s, ok := typeSyntax(t.Context(), t.Def()).(TypeAliaser); ok {
		name, kind := s.TypeAlias(t)
		if kind == FinalAlias {
			return b.intern(name)
		}
		best = name
	}
	for _, h := range b.hooks {
		if h.typ == nil {
			continue
		}
		name, kind := h.typ.TypeAlias(t)
		if kind == NoAlias {
			continue
		}
		best = name
		if kind == FinalAlias {
			break
		}
	}
	return b.intern(best)
}

// intern makes a suggested name an identifier and numbers it.
func (b *aliasBuilder) intern(name string) uint32 {
	if name == "" {
		return 0
	}
	if name == b.lastName {
		return b.lastID
	}
	id, ok := b.nameID[name]
	if !ok {
		clean := string(sanitize(nil, name, "$_-"))
		if id, ok = b.nameID[clean]; !ok {
			id = uint32(len(b.names))
			b.names = append(b.names, clean)
			b.nameID[clean] = id
		}
		b.nameID[name] = id
	}
	b.lastName, b.lastID = name, id
	return id
}
