package asm

import "github.com/gomlir/gomlir/ir"

// typeElision says whether an attribute is written with its type.
type typeElision uint8

const (
	withType        typeElision = iota
	elideCommonType             // without i64 and f64, which the parser expects
	withoutType
)

// Attr writes an attribute, or its alias.
func (p *Printer) Attr(a ir.Attribute) { p.attr(a, withType) }

// AttrWithoutType writes an attribute without the type that it has, for where
// the reader knows it.
func (p *Printer) AttrWithoutType(a ir.Attribute) { p.attr(a, withoutType) }

func (p *Printer) attr(a ir.Attribute, elide typeElision) {
	if a == nil {
		p.Str("<<NULL ATTRIBUTE>>")
		return
	}
	if p.aliases != nil {
		p.aliases.visitAttr(a, elide == withoutType)
		return
	}
	if p.full() || p.attrAlias(a) {
		return
	}
	if p.limit == 0 && p.sh.bounds != nil {
		p.bounded(p.sh.bounds.attr, func() { p.attrImpl(a, elide) })
		return
	}
	p.attrImpl(a, elide)
}

// attrImpl writes an attribute without looking for its alias.
func (p *Printer) attrImpl(a ir.Attribute, elide typeElision) {
	if !p.Enter() {
		return
	}
	defer p.Leave()
	switch a := a.(type) {
	case *ir.IntegerAttr:
		p.integer(a, elide)
		return
	case *ir.FloatAttr:
		p.float(a, elide)
		return
	case *ir.StringAttr:
		p.Quoted(a.Value())
	case *ir.UnitAttr:
		p.Str("unit")
	case *ir.ArrayAttr:
		p.Byte('[')
		for i, e := range a.Elems() {
			if i > 0 {
				p.Str(", ")
			}
			p.attr(e, elideCommonType)
		}
		p.Byte(']')
	case *ir.DictionaryAttr:
		p.Dict(a.Entries())
	case *ir.SymbolRefAttr:
		for i, s := range a.Path() {
			if i > 0 {
				p.Str("::")
			}
			p.Symbol(s)
		}
	case *ir.TypeAttr:
		p.Type(a.Value())
	case *ir.AffineMapAttr:
		p.Str("affine_map<")
		p.buf = a.Value().Append(p.buf)
		p.Byte('>')
	case *ir.IntegerSetAttr:
		p.Str("affine_set<")
		p.buf = a.Value().Append(p.buf)
		p.Byte('>')
	case *ir.StridedLayoutAttr:
		p.stridedLayout(a)
	case *ir.DenseArrayAttr:
		if d, ok := formerArray(a).(*ir.DenseElementsAttr); ok && p.Before(16) {
			p.attrImpl(d, elide)
			return
		}
		p.denseArray(a)
	case *ir.DistinctAttr:
		p.distinctAttr(a)
	case *ir.OpaqueAttr:
		p.dialectSymbol('#', a.Namespace(), a.Data())
	case ir.Location:
		p.location(a, false)
	case ir.ElementsAttr:
		p.elements(a)
	default:
		p.dialectAttr(a)
	}
	if elide != withoutType {
		p.trailingType(a)
	}
}

// trailingType writes " : type" after an attribute that has one.
func (p *Printer) trailingType(a ir.Attribute) {
	ta, ok := a.(ir.TypedAttribute)
	if !ok {
		return
	}
	t := ta.Type()
	if t == nil {
		return
	}
	if _, none := t.(*ir.NoneType); none {
		return
	}
	p.Str(" : ")
	p.Type(t)
}

func (p *Printer) integer(a *ir.IntegerAttr, elide typeElision) {
	t, ok := a.Type().(*ir.IntegerType)
	if ok && t.Width() == 1 && t.IsSignless() {
		if a.Bool() {
			p.Str("true")
		} else {
			p.Str("false")
		}
		return
	}
	if ok && t.IsUnsigned() {
		p.buf = a.Value().AppendUnsigned(p.buf)
	} else {
		p.buf = a.Value().AppendSigned(p.buf)
	}
	common := ok && t.Width() == 64 && t.IsSignless()
	if elide == withoutType || elide == elideCommonType && common {
		return
	}
	p.Str(" : ")
	p.Type(a.Type())
}

func (p *Printer) float(a *ir.FloatAttr, elide typeElision) {
	at := len(p.buf)
	p.Float(a.Value())
	if elide == withoutType {
		return
	}
	hex := len(p.buf) > at+1 && p.buf[at+1] == 'x'
	if f, ok := a.Type().(*ir.FloatType); ok && elide == elideCommonType && f.Kind() == ir.F64 && !hex {
		return
	}
	p.Str(" : ")
	p.Type(a.Type())
}

func (p *Printer) stridedLayout(a *ir.StridedLayoutAttr) {
	p.Str("strided<[")
	for i, n := range a.Strides() {
		if i > 0 {
			p.Str(", ")
		}
		p.Dimension(n)
	}
	p.Byte(']')
	if a.Offset() != 0 {
		p.Str(", offset: ")
		p.Dimension(a.Offset())
	}
	p.Byte('>')
}

// Dict writes {…} with the entries of a dictionary.
func (p *Printer) Dict(entries []ir.NamedAttribute) {
	p.Byte('{')
	for i := range entries {
		if i > 0 {
			p.Str(", ")
		}
		p.NamedAttr(entries[i])
	}
	p.Byte('}')
}

// NamedAttr writes an entry of a dictionary: name = value, or only the name if
// the value is the unit attribute.
func (p *Printer) NamedAttr(e ir.NamedAttribute) {
	if p.aliases == nil {
		p.KeywordOrString(e.Name)
		if _, unit := e.Value.(*ir.UnitAttr); unit {
			return
		}
		p.Str(" = ")
	}
	p.Attr(e.Value)
}

// distinctAttr writes distinct[N]<attribute>, N being the number of distinct
// attributes written before.
func (p *Printer) distinctAttr(a *ir.DistinctAttr) {
	p.Str("distinct[")
	p.Int(int64(p.distinctNumber(a)))
	p.Str("]<")
	if _, unit := a.Referenced().(*ir.UnitAttr); !unit {
		p.Attr(a.Referenced())
	}
	p.Byte('>')
}

func (p *Printer) distinctNumber(a *ir.DistinctAttr) int {
	p.awaitTurn()
	p.sh.mu.Lock()
	defer p.sh.mu.Unlock()
	if n, ok := p.sh.distinct[a]; ok {
		return n
	}
	if p.sh.distinct == nil {
		p.sh.distinct = map[*ir.DistinctAttr]int{}
	}
	n := len(p.sh.distinct)
	p.sh.distinct[a] = n
	return n
}

// dialectAttr writes #dialect.mnemonic<…>.
func (p *Printer) dialectAttr(a ir.Attribute) {
	at := p.beginSymbol('#', a.Def().Dialect)
	p.attrBody(a)
	p.endSymbol(at)
}

// attrBody writes the mnemonic and the parameters of a dialect's attribute.
func (p *Printer) attrBody(a ir.Attribute) {
	def := a.Def()
	s := attrSyntax(a.Context(), def)
	if s == nil {
		c := a.Context()
		if d, ok := AttrPrinterInterface.Of(c, c.Dialect(def.Dialect)); ok {
			d.PrintAttr(p, a)
			return
		}
	}
	p.Str(def.Mnemonic)
	if s != nil {
		s.PrintAttr(p, a)
	}
}

// StrippedAttr writes the parameters of a dialect's attribute without #dialect. and its mnemonic,
// or the alias of the attribute. This form is for places where the kind of attribute is known. An
// attribute without parameters is written in full.
func (p *Printer) StrippedAttr(a ir.Attribute) {
	if p.aliases != nil {
		p.aliases.visitAttr(a, false)
		return
	}
	if p.full() || p.attrAlias(a) || !p.Enter() {
		return
	}
	defer p.Leave()
	if p.limit == 0 && p.sh.bounds != nil {
		p.bounded(p.sh.bounds.attr, func() { p.strippedAttr(a) })
	} else {
		p.strippedAttr(a)
	}
}

// AliasOfAttr writes the alias of an attribute, if it has one, and reports whether it does. It is
// for hooks that write an attribute without an alias in a way of their own.
func (p *Printer) AliasOfAttr(a ir.Attribute) bool {
	if p.aliases != nil {
		p.aliases.visitAttr(a, false)
		return true
	}
	return p.attrAlias(a)
}

func (p *Printer) strippedAttr(a ir.Attribute) {
	if s := attrSyntax(a.Context(), a.Def()); s != nil {
		n := len(p.buf)
		s.PrintAttr(p, a)
		if len(p.buf) > n {
			return
		}
	}
	p.attrImpl(a, withType)
}
