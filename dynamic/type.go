package dynamic

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// A TypeKind is a kind of types that was defined while the program runs.
type TypeKind struct {
	def    *ir.TypeDef
	verify Verify
	syntax Syntax
}

// A Type is a type of such a kind.
type Type struct {
	ir.TypeBase
	kind   *TypeKind
	params []ir.Attribute
}

// NewType defines a kind of types of a dialect. The dialect must have its Def among its types.
func NewType(dialect, mnemonic string, verify Verify, syntax ...Syntax) *TypeKind {
	k := &TypeKind{verify: verify}
	for _, s := range syntax {
		k.syntax = s
	}
	k.def = ir.DefineType(ir.TypeDef{
		Dialect: dialect, Mnemonic: mnemonic, Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(k)},
		SubElements: func(t ir.Type, attr func(ir.Attribute), _ func(ir.Type)) {
			for _, a := range t.(*Type).params {
				attr(a)
			}
		},
		Rebuild: ir.TypeRebuild[*Type],
	})
	return k
}

// Def is the definition, for a dialect.
func (k *TypeKind) Def() *ir.TypeDef { return k.def }

// New returns the type with some parameters, or what Verify says is wrong with these.
func (k *TypeKind) New(c *ir.Context, params ...ir.Attribute) (*Type, error) {
	if k.verify != nil {
		if err := k.verify(params); err != nil {
			return nil, err
		}
	}
	key := ir.AppendAttrsKey(nil, params)
	if t := c.LookupType(k.def, key); t != nil {
		return t.(*Type), nil
	}
	return c.InternType(k.def, key, &Type{kind: k, params: params}).(*Type), nil
}

// Kind is the kind of the type.
func (t *Type) Kind() *TypeKind { return t.kind }

// Params are the parameters. The slice must not be changed.
func (t *Type) Params() []ir.Attribute { return t.params }

// Rebuild returns the type with other parts: see [ir.Rebuilder].
func (t *Type) Rebuild(r *ir.Rebuilder) ir.Type {
	params := ir.RebuiltList(r, t.params)
	if !r.Failed() {
		if u, err := t.kind.New(t.Context(), params...); err == nil {
			return u
		}
	}
	return nil
}

// ParseType implements [asm.TypeSyntax].
func (k *TypeKind) ParseType(p *asm.Parser) ir.Type {
	at := p.MnemonicPos()
	params := k.syntax.parse(p)
	if p.Failed() {
		return p.BadType()
	}
	t, err := k.New(p.Context(), params...)
	if err != nil {
		p.Errorf(at, "%s", err)
		return p.BadType()
	}
	return t
}

// PrintType implements [asm.TypeSyntax].
func (k *TypeKind) PrintType(p *asm.Printer, t ir.Type) { k.syntax.print(p, t.(*Type).params) }
