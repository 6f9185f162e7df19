package dynamic

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// An AttrKind is a kind of attributes that was defined while the program runs.
type AttrKind struct {
	def    *ir.AttrDef
	verify Verify
	syntax Syntax
}

// An Attr is an attribute of such a kind.
type Attr struct {
	ir.AttrBase
	kind   *AttrKind
	params []ir.Attribute
}

// NewAttr defines a kind of attributes of a dialect. The dialect must have its Def among its attributes.
func NewAttr(dialect, mnemonic string, verify Verify, syntax ...Syntax) *AttrKind {
	k := &AttrKind{verify: verify}
	for _, s := range syntax {
		k.syntax = s
	}
	k.def = ir.DefineAttr(ir.AttrDef{
		Dialect: dialect, Mnemonic: mnemonic, Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(k)},
		SubElements: func(a ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
			for _, p := range a.(*Attr).params {
				attr(p)
			}
		},
		Rebuild: ir.AttrRebuild[*Attr],
	})
	return k
}

// Def is the definition, for a dialect.
func (k *AttrKind) Def() *ir.AttrDef { return k.def }

// New returns the attribute with some parameters, or what Verify says is wrong with these.
func (k *AttrKind) New(c *ir.Context, params ...ir.Attribute) (*Attr, error) {
	if k.verify != nil {
		if err := k.verify(params); err != nil {
			return nil, err
		}
	}
	key := ir.AppendAttrsKey(nil, params)
	if a := c.LookupAttr(k.def, key); a != nil {
		return a.(*Attr), nil
	}
	return c.InternAttr(k.def, key, &Attr{kind: k, params: params}).(*Attr), nil
}

// Kind is the kind of the attribute.
func (a *Attr) Kind() *AttrKind { return a.kind }

// Params are the parameters. The slice must not be changed.
func (a *Attr) Params() []ir.Attribute { return a.params }

// Rebuild returns the attribute with other parts: see [ir.Rebuilder].
func (a *Attr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	params := ir.RebuiltList(r, a.params)
	if !r.Failed() {
		if u, err := a.kind.New(a.Context(), params...); err == nil {
			return u
		}
	}
	return nil
}

// ParseAttr implements [asm.AttrSyntax].
func (k *AttrKind) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.MnemonicPos()
	params := k.syntax.parse(p)
	if p.Failed() {
		return p.BadAttr()
	}
	a, err := k.New(p.Context(), params...)
	if err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return a
}

// PrintAttr implements [asm.AttrSyntax].
func (k *AttrKind) PrintAttr(p *asm.Printer, a ir.Attribute) { k.syntax.print(p, a.(*Attr).params) }
