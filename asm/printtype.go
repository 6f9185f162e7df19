package asm

import (
	"math"

	"github.com/gomlir/gomlir/ir"
)

// Type writes a type, or its alias.
func (p *Printer) Type(t ir.Type) {
	if t == nil {
		p.Str("<<NULL TYPE>>")
		return
	}
	if p.aliases != nil {
		p.aliases.visitType(t)
		return
	}
	if p.sh.bounds != nil && !p.inType {
		p.boundedType(t)
		return
	}
	if p.full() {
		return
	}
	id := int(ir.TypeID(t))
	// Inside of a cyclic type the text may be a back reference.
	if text := p.text.of(id); text != nil && !p.open.any() {
		p.buf = append(p.buf, text...)
		return
	}
	at := len(p.buf)
	if p.typeAlias(t) {
		p.text.remember(id, p.buf[at:])
		return
	}
	p.typeImpl(t)
	if !p.open.any() && !p.skipped {
		p.text.remember(id, p.buf[at:])
	}
}

// typeTexts remembers what types are written as, outside of cycles.
type typeTexts struct {
	full []textSpan         // by ir.TypeID
	all  []byte             // the texts
	cut  map[ir.Type][]byte // see boundedType
	none bool               // nothing is to be remembered
}

// textSpan says where a text is. The zero textSpan means that there is no text.
type textSpan struct{ start, end uint32 }

// maxTextKept bounds the texts that are worth their memory.
const maxTextKept = 64 << 10

func (t *typeTexts) remember(id int, text []byte) {
	if t.none || len(text) > maxTextKept || uint64(len(t.all))+uint64(len(text)) > math.MaxUint32 {
		return
	}
	if id >= len(t.full) {
		t.full = append(t.full, make([]textSpan, id+1-len(t.full)+len(t.full)/2)...)
	}
	start := len(t.all)
	t.all = append(t.all, text...)
	t.full[id] = textSpan{uint32(start), uint32(len(t.all))}
}

// of returns the text of a type, nil if it is not kept.
func (t *typeTexts) of(id int) []byte {
	if id < len(t.full) {
		if s := t.full[id]; s.end > 0 {
			return t.all[s.start:s.end]
		}
	}
	return nil
}

// typeImpl writes a type without looking for its alias.
func (p *Printer) typeImpl(t ir.Type) {
	if !p.Enter() {
		return
	}
	defer p.Leave()
	switch t := t.(type) {
	case *ir.IntegerType:
		switch t.Signedness() {
		case ir.Signed:
			p.Byte('s')
		case ir.Unsigned:
			p.Byte('u')
		}
		p.Byte('i')
		p.Uint(uint64(t.Width()))
	case *ir.FloatType:
		p.Str(t.Name())
	case *ir.IndexType:
		p.Str("index")
	case *ir.NoneType:
		p.Str("none")
	case *ir.ComplexType:
		p.Str("complex<")
		p.Type(t.Elem())
		p.Byte('>')
	case *ir.FunctionType:
		p.FunctionType(t.Inputs(), t.Results())
	case *ir.GraphType:
		p.Str("graph<")
		p.FunctionType(t.Inputs(), t.Results())
		p.Byte('>')
	case *ir.TupleType:
		p.Str("tuple<")
		p.Types(t.Types())
		p.Byte('>')
	case *ir.OpaqueType:
		p.dialectSymbol('!', t.Namespace(), t.Data())
	case ir.ShapedType:
		p.shapedType(t)
	default:
		p.dialectType(t)
	}
}

func (p *Printer) shapedType(t ir.ShapedType) {
	switch t := t.(type) {
	case *ir.VectorType:
		p.Str("vector<")
		for i, n := range t.Shape() {
			if t.Scalable(i) {
				p.Byte('[')
				p.Int(n)
				p.Byte(']')
			} else {
				p.Int(n)
			}
			p.Byte('x')
		}
		p.Type(t.Elem())
		p.Byte('>')
	case *ir.RankedTensorType:
		p.Str("tensor<")
		p.Shape(t.Shape())
		p.Type(t.Elem())
		if e := t.Encoding(); e != nil {
			p.Str(", ")
			p.Attr(e)
		}
		p.Byte('>')
	case *ir.UnrankedTensorType:
		p.Str("tensor<*x")
		p.Type(t.Elem())
		p.Byte('>')
	case *ir.MemRefType:
		p.Str("memref<")
		p.Shape(t.Shape())
		p.Type(t.Elem())
		if l := t.Layout(); l != nil {
			p.Str(", ")
			p.Attr(p.formerLayout(l))
		}
		p.memorySpace(t.MemorySpace())
		p.Byte('>')
	case *ir.UnrankedMemRefType:
		p.Str("memref<*x")
		p.Type(t.Elem())
		p.memorySpace(t.MemorySpace())
		p.Byte('>')
	default:
		p.dialectType(t)
	}
}

func (p *Printer) memorySpace(space ir.Attribute) {
	if space != nil {
		p.Str(", ")
		p.attr(space, elideCommonType)
	}
}

// Shape writes dimensions, each followed by x: 4x?x.
func (p *Printer) Shape(shape []int64) {
	for _, n := range shape {
		p.Dimension(n)
		p.Byte('x')
	}
}

// Dimension writes a size, or ? if it is ir.DynamicSize.
func (p *Printer) Dimension(n int64) {
	if n == ir.DynamicSize {
		p.Byte('?')
	} else {
		p.Int(n)
	}
}

// dialectType writes !dialect.mnemonic<…>.
func (p *Printer) dialectType(t ir.Type) {
	def := t.Def()
	at := p.beginSymbol('!', def.Dialect)
	p.typeBody(t)
	p.endSymbol(at)
}

// typeBody writes the mnemonic and the parameters of a dialect's type.
func (p *Printer) typeBody(t ir.Type) {
	def := t.Def()
	s := typeSyntax(t.Context(), def)
	if s == nil {
		c := t.Context()
		if d, ok := TypePrinterInterface.Of(c, c.Dialect(def.Dialect)); ok {
			d.PrintType(p, t)
			return
		}
	}
	p.Str(def.Mnemonic)
	if s != nil {
		s.PrintType(p, t)
	}
}

// StrippedType writes the parameters of a dialect's type without !dialect. and its mnemonic, or the
// alias of the type. This form is for places where the kind of type is known. A type without
// parameters is written in full.
func (p *Printer) StrippedType(t ir.Type) {
	if p.aliases != nil {
		p.aliases.visitType(t)
		return
	}
	if p.full() || p.typeAlias(t) || !p.Enter() {
		return
	}
	defer p.Leave()
	if p.sh.bounds != nil && !p.inType {
		p.inBounds(func() { p.strippedType(t) })
	} else {
		p.strippedType(t)
	}
}

func (p *Printer) strippedType(t ir.Type) {
	if s := typeSyntax(t.Context(), t.Def()); s != nil {
		n := len(p.buf)
		s.PrintType(p, t)
		if len(p.buf) > n {
			return
		}
	}
	p.typeImpl(t)
}

// BareType writes a type the way that types of its own dialect write it inside
// of themselves: with its mnemonic and parameters, without !dialect., or its
// alias.
func (p *Printer) BareType(t ir.Type) {
	switch {
	case p.aliases != nil:
		p.aliases.visitBare(t)
		return
	case p.full(), !p.open.has(t) && p.typeAlias(t), !p.Enter():
		return
	}
	if p.sh.bounds != nil && !p.inType {
		p.inBounds(func() { p.bareType(t) })
	} else {
		p.bareType(t)
	}
	p.Leave()
}

func (p *Printer) bareType(t ir.Type) {
	p.Str(t.Def().Mnemonic)
	typeSyntax(t.Context(), t.Def()).PrintType(p, t)
}

// dialectSymbol writes a dialect's type or attribute that is known as text.
func (p *Printer) dialectSymbol(sign byte, dialect, data string) {
	at := p.beginSymbol(sign, dialect)
	p.Str(data)
	p.endSymbol(at)
}

// beginSymbol writes the start of !dialect.text or !dialect<text>; which one
// it is endSymbol finds out.
func (p *Printer) beginSymbol(sign byte, dialect string) int {
	p.Byte(sign)
	p.Str(dialect)
	p.Byte('.')
	return len(p.buf)
}

func (p *Printer) endSymbol(at int) {
	if !prettySymbol(p.buf[at:]) {
		p.buf[at-1] = '<'
		p.Byte('>')
	}
}

// prettySymbol reports whether the text after a dialect's name is a name,
// optionally followed by something in <>.
func prettySymbol(s []byte) bool {
	if len(s) == 0 || class[s[0]]&letter == 0 || s[0] == '_' {
		return false
	}
	for i, c := range s {
		if c != '.' && class[c]&(letter|digit) == 0 {
			return c == '<' && s[len(s)-1] == '>' && i < len(s)
		}
	}
	return true
}
