package asm

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/ir"
)

// Attributes and types that a dialect suggests a name for are written once, at
// the top of the program, and referred to by that name: #map, !tuple. Those
// that only the locations of operations refer to come after the program.
//
// To know which there are, the whole program is visited first, in the order
// that upstream's printer visits it, because numbers and order depend on it.
// That is done in two steps. An aliasCollector finds what the operations
// mention, each thing once; that is most of the work and several can do it for
// parts of the program. An aliasBuilder then visits these roots in order, and
// what they contain.

// aliasTable holds the aliases of a program.
type aliasTable struct {
	defs  []aliasDef // in the order in which they are written
	types []uint32   // by ir.TypeID: number in defs + 1
	attrs []uint32   // by ir.AttrID: the same
}

type aliasDef struct {
	name     string
	suffix   uint32 // 0: none
	deferred bool
	sym      any // ir.Type or ir.Attribute
}

// appendTo appends the alias with its sign.
func (d *aliasDef) appendTo(dst []byte) []byte {
	if _, ok := d.sym.(ir.Type); ok {
		dst = append(dst, '!')
	} else {
		dst = append(dst, '#')
	}
	dst = append(dst, d.name...)
	if d.suffix != 0 {
		if class[d.name[len(d.name)-1]]&digit != 0 {
			dst = append(dst, '_')
		}
		dst = strconv.AppendUint(dst, uint64(d.suffix), 10)
	}
	return dst
}

// typeAlias writes the alias of a type if it has one.
func (p *Printer) typeAlias(t ir.Type) bool {
	return p.alias(p.sh.aliases.types, ir.TypeID(t))
}

// attrAlias writes the alias of an attribute if it has one.
func (p *Printer) attrAlias(a ir.Attribute) bool {
	return p.alias(p.sh.aliases.attrs, ir.AttrID(a))
}

func (p *Printer) alias(table []uint32, id uint32) bool {
	if int(id) >= len(table) || table[id] == 0 {
		return false
	}
	p.buf = p.sh.aliases.defs[table[id]-1].appendTo(p.buf)
	return true
}

// writeAliases writes the definitions of those aliases that are deferred to
// after the program, or of the others.
func (p *Printer) writeAliases(deferred bool) {
	for i := range p.sh.aliases.defs {
		d := &p.sh.aliases.defs[i]
		if d.deferred != deferred {
			continue
		}
		p.buf = d.appendTo(p.buf)
		p.Str(" = ")
		switch sym := d.sym.(type) {
		case ir.Type:
			p.typeImpl(sym)
		case ir.Attribute:
			p.attrImpl(sym, withType)
		}
		p.Byte('\n')
		p.flushFull()
	}
}

// aliasBuilder visits types and attributes with all that they consist of.
type aliasBuilder struct {
	p        *Printer // writes nothing
	hooks    []aliasHook
	infos    []aliasInfo
	types    []uint32 // by ir.TypeID: number in infos + 1
	attrs    []uint32
	names    []string // alias names that were suggested; 0 is none
	nameID   map[string]uint32
	children []uint32 // numbers in infos, see aliasInfo

	// Of the type or attribute that is being visited:
	deferred bool
	pending  []uint32 // children
	maxDepth uint32
}

// aliasInfo is what is known of a type or attribute.
type aliasInfo struct {
	sym      any
	name     uint32 // in names
	depth    uint32 // levels of aliases in it, itself included
	isType   bool
	deferred bool
	first, n uint32 // its parts are aliasBuilder.children[first:first+n]
}

// aliasHook suggests names, for a dialect.
type aliasHook struct {
	attr AttrAliaser
	typ  TypeAliaser
}

func newAliasBuilder(p *Printer, ctx *ir.Context) *aliasBuilder {
	b := &aliasBuilder{p: p, names: []string{""}, nameID: map[string]uint32{}}
	builtin := aliasHook{builtinAliases{}, builtinAliases{}}
	for _, d := range ctx.Dialects() {
		if d.Name >= "builtin" && builtin.attr != nil {
			b.hooks = append(b.hooks, builtin)
			builtin.attr = nil
		}
		attr, _ := d.Syntax.(AttrAliaser)
		typ, _ := d.Syntax.(TypeAliaser)
		if attr != nil || typ != nil {
			b.hooks = append(b.hooks, aliasHook{attr, typ})
		}
	}
	if builtin.attr != nil {
		b.hooks = append(b.hooks, builtin)
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

func entry(table *[]uint32, id uint32) *uint32 {
	if int(id) >= len(*table) {
		*table = append(*table, make([]uint32, int(id)+1-len(*table)+len(*table)/2)...)
	}
	return &(*table)[id]
}

// visit records a type or attribute with all that it consists of. It returns
// its number in infos and its depth.
func (b *aliasBuilder) visit(sym any, deferred, noType bool) (number, depth uint32) {
	var at *uint32
	t, isType := sym.(ir.Type)
	if isType {
		at = entry(&b.types, ir.TypeID(t))
	} else {
		at = entry(&b.attrs, ir.AttrID(sym.(ir.Attribute)))
	}
	if *at != 0 {
		number = *at - 1
		if !deferred {
			b.notDeferred(number)
		}
		return number, b.infos[number].depth
	}
	number = uint32(len(b.infos))
	*at = number + 1
	info := aliasInfo{sym: sym, isType: isType, deferred: deferred}
	if isType {
		info.name = b.typeName(t)
	} else {
		info.name = b.attrName(sym.(ir.Attribute))
	}
	if info.name != 0 {
		info.depth = 1
	}
	b.infos = append(b.infos, info)

	outer := *b
	b.deferred, b.maxDepth = deferred, 0
	mark := len(b.pending)
	b.parts(sym, noType)
	i := &b.infos[number]
	i.first, i.n = uint32(len(b.children)), uint32(len(b.pending)-mark)
	b.children = append(b.children, b.pending[mark:]...)
	b.pending = b.pending[:mark]
	if b.maxDepth > 0 {
		i.depth = b.maxDepth + 1
	}
	b.deferred, b.maxDepth = outer.deferred, outer.maxDepth
	return number, i.depth
}

// child records a part of what is being visited.
func (b *aliasBuilder) child(number, depth uint32) {
	b.pending = append(b.pending, number)
	b.maxDepth = max(b.maxDepth, depth)
}

// notDeferred makes the definition of an alias come before the program, and
// with it those of its parts.
func (b *aliasBuilder) notDeferred(number uint32) {
	i := &b.infos[number]
	if !i.deferred {
		return
	}
	i.deferred = false
	for _, c := range b.children[i.first : i.first+i.n] {
		b.notDeferred(c)
	}
}

// parts visits what a type or attribute consists of.
func (b *aliasBuilder) parts(sym any, noType bool) {
	p := b.p
	if !p.Enter() {
		return
	}
	defer p.Leave()
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
			return
		}
	}
	if t, ok := a.(ir.TypedAttribute); ok && !noType && t.Type() != nil {
		if _, none := t.Type().(*ir.NoneType); !none {
			p.Type(t.Type())
		}
	}
}

// attrName returns the name that an attribute's alias has, 0 if it has none.
func (b *aliasBuilder) attrName(a ir.Attribute) uint32 {
	best := ""
	if s, ok := a.Def().Syntax.(AttrAliaser); ok {
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

// typeName returns the name that a type's alias has, 0 if it has none.
func (b *aliasBuilder) typeName(t ir.Type) uint32 {
	best := ""
	if s, ok := t.Def().Syntax.(TypeAliaser); ok {
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
	if id, ok := b.nameID[name]; ok {
		return id
	}
	clean := string(sanitize(nil, name, "$_-"))
	id, ok := b.nameID[clean]
	if !ok {
		id = uint32(len(b.names))
		b.names = append(b.names, clean)
		b.nameID[clean] = id
	}
	b.nameID[name] = id
	return id
}

// table sorts the aliases by depth, types first, and name, in the order of the
// visits where these are equal, and numbers those of the same name.
func (b *aliasBuilder) table() aliasTable {
	order := make([]uint32, 0, len(b.infos))
	for i := range b.infos {
		if b.infos[i].name != 0 {
			order = append(order, uint32(i))
		}
	}
	rank := b.nameRanks()
	slices.SortStableFunc(order, func(x, y uint32) int {
		a, c := &b.infos[x], &b.infos[y]
		if a.depth != c.depth {
			return cmp.Compare(a.depth, c.depth)
		}
		if a.isType != c.isType {
			if a.isType {
				return -1
			}
			return 1
		}
		return cmp.Compare(rank[a.name], rank[c.name])
	})
	t := aliasTable{
		defs:  make([]aliasDef, len(order)),
		types: make([]uint32, len(b.types)),
		attrs: make([]uint32, len(b.attrs)),
	}
	u := newSuffixes(b.names)
	for i, o := range order {
		info := &b.infos[o]
		t.defs[i] = aliasDef{name: b.names[info.name], suffix: u.next(info.name), deferred: info.deferred, sym: info.sym}
		if info.isType {
			t.types[ir.TypeID(info.sym.(ir.Type))] = uint32(i) + 1
		} else {
			t.attrs[ir.AttrID(info.sym.(ir.Attribute))] = uint32(i) + 1
		}
	}
	return t
}

// nameRanks numbers the names in alphabetical order.
func (b *aliasBuilder) nameRanks() []int {
	byName := make([]uint32, len(b.names))
	for i := range byName {
		byName[i] = uint32(i)
	}
	slices.SortFunc(byName, func(x, y uint32) int { return strings.Compare(b.names[x], b.names[y]) })
	rank := make([]int, len(b.names))
	for r, id := range byName {
		rank[id] = r
	}
	return rank
}

// suffixes numbers aliases of the same name so that all are different, also
// map + 11 and map1 + 1.
type suffixes struct {
	names []string
	count []uint32 // by name: of aliases so far
	used  map[string]bool
}

func newSuffixes(names []string) *suffixes {
	return &suffixes{names: names, count: make([]uint32, len(names)), used: map[string]bool{}}
}

// next returns the suffix of the next alias of a name, 0 for none.
func (u *suffixes) next(name uint32) uint32 {
	n := u.count[name]
	u.count[name]++
	return n
}
