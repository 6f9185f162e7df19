// Code generated from the specification of dialect form. DO NOT EDIT.

package form

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the form dialect: an operation for each directive.
var Dialect = &ir.Dialect{
	Name:  "form",
	Ops:   []*ir.OpDef{Words, Brackets, Tight, Lines, NestedBrackets, One, Opt, Var, Segments, Lists, All, Functional, Alltypes, Buildable, Alike, Match, Inputs, Infer, Typed, Boxed, Attrs, Optattrs, Unit, Defaults, Enums, Pairs, Keyword, Props, Else, Inverted, Nest, Oilist, Region, Optregion, Regions, Allregions, End, Implicit, Single, Goto, Anywhere, Custom, Optcustom, Customregion, Formless},
	Types: []*ir.TypeDef{BoxTypeDef, TokenTypeDef},
	Attrs: []*ir.AttrDef{PairAttrDef, OptsAttrDef, ChoiceAttrDef, FlagSetAttrDef, SelfAttrDef, NamedAttrDef, PlainAttrDef, BareFlagsAttrDef},
}

// Color is an enumeration: a color.
type Color uint32

// The cases of Color.
const (
	ColorRed      Color = 0
	ColorGreen    Color = 1
	ColorDarkBlue Color = 2
)

// ColorEnum has the texts of the cases of Color.
var ColorEnum = asm.Enum{
	Summary: "a color",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "red", Value: 0},
		{Text: "green", Value: 1},
		{Text: "dark blue", Value: 2},
	},
}

// IsColor is the constraint for integers that represent a case of Color.
var IsColor = asm.EnumConstraint(&ColorEnum)

// String returns the text of the case.
func (v Color) String() string { return ColorEnum.String(uint64(v)) }

// ParseColor returns the case with the given text, and whether there is one.
func ParseColor(text string) (Color, bool) {
	v, ok := ColorEnum.Lookup(text)
	return Color(v), ok
}

// Flags is an enumeration: some flags.
type Flags uint32

// The cases of Flags.
const (
	FlagsNone Flags = 0
	FlagsA    Flags = 1
	FlagsB    Flags = 2
	FlagsC    Flags = 4
	FlagsAb   Flags = 3
)

// FlagsEnum has the texts of the cases of Flags.
var FlagsEnum = asm.Enum{
	Summary:   "some flags",
	Cpp:       "::form::Flags",
	Bits:      32,
	Flags:     true,
	Separator: "|",
	Unquoted:  false,
	Groups:    true,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "a", Value: 1},
		{Text: "b", Value: 2},
		{Text: "c", Value: 4},
		{Text: "ab", Value: 3, Group: true},
	},
}

// IsFlags is the constraint for integers that represent a case of Flags.
var IsFlags = asm.EnumConstraint(&FlagsEnum)

// String returns the text of the case.
func (v Flags) String() string { return FlagsEnum.String(uint64(v)) }

// ParseFlags returns the case with the given text, and whether there is one.
func ParseFlags(text string) (Flags, bool) {
	v, ok := FlagsEnum.Lookup(text)
	return Flags(v), ok
}

// Bare is an enumeration: bare flags.
type Bare uint32

// The cases of Bare.
const (
	BareNone Bare = 0
	BareX    Bare = 1
	BareY    Bare = 2
)

// BareEnum has the texts of the cases of Bare.
var BareEnum = asm.Enum{
	Summary:   "bare flags",
	Bits:      32,
	Flags:     true,
	Separator: ", ",
	Unquoted:  true,
	Groups:    false,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "x", Value: 1},
		{Text: "y", Value: 2},
	},
}

// IsBare is the constraint for integers that represent a case of Bare.
var IsBare = asm.EnumConstraint(&BareEnum)

// String returns the text of the case.
func (v Bare) String() string { return BareEnum.String(uint64(v)) }

// ParseBare returns the case with the given text, and whether there is one.
func ParseBare(text string) (Bare, bool) {
	v, ok := BareEnum.Lookup(text)
	return Bare(v), ok
}

// PairAttr is #form.pair: a pair.
type PairAttr struct {
	ir.AttrBase
	first_ uint32
	second int64
}

// PairAttrDef is the definition of PairAttr.
var PairAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "form",
	Mnemonic:   "pair",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxPairAttr{})},
})

// IsPairAttr is the constraint for PairAttr.
var IsPairAttr = &ir.AttrConstraint{Summary: "a pair", Match: asm.IsAttr[*PairAttr]}

// NewPairAttr returns the attribute with the given parameters.
func NewPairAttr(c *ir.Context, first_ uint32, second int64) *PairAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(first_))
	k = ir.AppendIntKey(k, int64(second))
	if v := c.LookupAttr(PairAttrDef, k); v != nil {
		return v.(*PairAttr)
	}
	return c.InternAttr(PairAttrDef, k, &PairAttr{first_: first_, second: second}).(*PairAttr)
}

// First is the parameter first.
func (v *PairAttr) First() uint32 { return v.first_ }

// Second is the parameter second.
func (v *PairAttr) Second() int64 { return v.second }

// syntaxPairAttr parses and prints PairAttr.
type syntaxPairAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxPairAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var first_ uint32
	var second int64
	p.Want(asm.Less)
	if !p.Failed() {
		first_ = uint32(p.Uint(32))
		p.EndParam("Test_PairAttr", "first", "uint32_t")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		second = int64(p.Int(64))
		p.EndParam("Test_PairAttr", "second", "int64_t")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewPairAttr(p.Context(), first_, second)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxPairAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*PairAttr)
	p.Str("<")
	p.Uint(uint64(v.first_))
	p.Str(",")
	p.Byte(' ')
	p.Int(int64(v.second))
	p.Str(">")
}

// OptsAttr is #form.opts: parameters by name.
type OptsAttr struct {
	ir.AttrBase
	name  string
	size  uint64
	on    bool
	pair  *PairAttr
	any   ir.Attribute
	maybe *uint64
	typ   ir.Type
	box   *BoxType
	items []*PairAttr
}

// OptsAttrDef is the definition of OptsAttr.
var OptsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "form",
	Mnemonic:   "opts",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxOptsAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*OptsAttr)
		if v.pair != nil {
			attr(v.pair)
		}
		if v.any != nil {
			attr(v.any)
		}
		if v.typ != nil {
			typ(v.typ)
		}
		if v.box != nil {
			typ(v.box)
		}
		for _, e := range v.items {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*OptsAttr],
})

// IsOptsAttr is the constraint for OptsAttr.
var IsOptsAttr = &ir.AttrConstraint{Summary: "parameters by name", Match: asm.IsAttr[*OptsAttr]}

// OptsParams are the parameters of [NewOptsAttr].
type OptsParams struct {
	Name  string
	Size  uint64
	On    bool
	Pair  *PairAttr
	Any   ir.Attribute
	Maybe *uint64
	Typ   ir.Type
	Box   *BoxType
	Items []*PairAttr
}

// NewOptsAttr returns the attribute with the given parameters.
func NewOptsAttr(c *ir.Context, p OptsParams) *OptsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, p.Name)
	k = ir.AppendUintKey(k, uint64(p.Size))
	k = ir.AppendBoolKey(k, p.On)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Pair))
	k = ir.AppendAttrKey(k, p.Any)
	k = ir.AppendBoolKey(k, p.Maybe != nil)
	if p.Maybe != nil {
		k = ir.AppendUintKey(k, *p.Maybe)
	}
	k = ir.AppendTypeKey(k, p.Typ)
	k = ir.AppendTypeKey(k, asm.TypeOrNil(p.Box))
	k = ir.AppendUintKey(k, uint64(len(p.Items)))
	for _, e := range p.Items {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(OptsAttrDef, k); v != nil {
		return v.(*OptsAttr)
	}
	if p.Maybe != nil {
		n := *p.Maybe
		p.Maybe = &n
	}
	return c.InternAttr(OptsAttrDef, k, &OptsAttr{name: c.Intern(p.Name), size: p.Size, on: p.On, pair: p.Pair, any: p.Any, maybe: p.Maybe, typ: p.Typ, box: p.Box, items: append([]*PairAttr(nil), p.Items...)}).(*OptsAttr)
}

// Name is the parameter name.
func (v *OptsAttr) Name() string { return v.name }

// Size is the parameter size.
func (v *OptsAttr) Size() uint64 { return v.size }

// On is the parameter on.
func (v *OptsAttr) On() bool { return v.on }

// Pair is the parameter pair, nil if it is absent.
func (v *OptsAttr) Pair() *PairAttr { return v.pair }

// Any is the parameter any.
func (v *OptsAttr) Any() ir.Attribute { return v.any }

// Maybe is the parameter maybe. ok is false if it is absent.
func (v *OptsAttr) Maybe() (value uint64, ok bool) {
	if v.maybe == nil {
		return 0, false
	}
	return *v.maybe, true
}

// Typ is the parameter typ.
func (v *OptsAttr) Typ() ir.Type { return v.typ }

// Box is the parameter box, nil if it is absent.
func (v *OptsAttr) Box() *BoxType { return v.box }

// Items is the parameter items. The slice must not be modified.
func (v *OptsAttr) Items() []*PairAttr { return v.items }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *OptsAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	name := v.name
	size := v.size
	on := v.on
	pair := ir.Rebuilt(r, v.pair)
	any := ir.Rebuilt(r, v.any)
	maybe := v.maybe
	typ := ir.Rebuilt(r, v.typ)
	box := ir.Rebuilt(r, v.box)
	items := ir.RebuiltList(r, v.items)
	if r.Failed() {
		return nil
	}
	return NewOptsAttr(v.Context(), OptsParams{
		Name:  name,
		Size:  size,
		On:    on,
		Pair:  pair,
		Any:   any,
		Maybe: maybe,
		Typ:   typ,
		Box:   box,
		Items: items,
	})
}

// syntaxOptsAttr parses and prints OptsAttr.
type syntaxOptsAttr struct{}

var namesOptsAttr = []string{"name", "size", "on", "pair", "any", "maybe", "typ", "box", "items"}

// ParseAttr parses the text after the mnemonic.
func (syntaxOptsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var name string
	var size uint64
	on := bool(true)
	var pair *PairAttr
	var any ir.Attribute
	var maybe *uint64
	var typ ir.Type
	var box *BoxType
	var items []*PairAttr
	p.Want(asm.Less)
	for s := p.Struct(namesOptsAttr, 1<<1|1<<2|1<<3|1<<4|1<<5|1<<6|1<<7|1<<8); s.Next(); {
		switch s.Param {
		case 0:
			name = p.StringLiteral()
			p.EndParam("OptsAttr", "name", "::llvm::StringRef")
		case 1:
			size = uint64(p.Uint(64))
			p.EndParam("OptsAttr", "size", "uint64_t")
		case 2:
			on = p.BoolParam()
			p.EndParam("OptsAttr", "on", "bool")
		case 3:
			pair = asm.StrippedAttrParam[*PairAttr](p, PairAttrDef)
			p.EndParam("OptsAttr", "pair", "PairAttr")
		case 4:
			any = p.Attr()
			p.EndParam("OptsAttr", "any", "::mlir::Attribute")
		case 5:
			maybe = p.OptionalUintParam(64)
			p.EndParam("OptsAttr", "maybe", "std::optional<unsigned>")
		case 6:
			typ = p.Type()
			p.EndParam("OptsAttr", "typ", "Type")
		case 7:
			box = asm.StrippedTypeParam[*BoxType](p, BoxTypeDef, "test.box")
			p.EndParam("OptsAttr", "box", "BoxType")
		case 8:
			for !p.Failed() {
				var e *PairAttr
				e = asm.StrippedAttrParam[*PairAttr](p, PairAttrDef)
				items = append(items, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("OptsAttr", "items", "::llvm::ArrayRef<PairAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewOptsAttr(p.Context(), OptsParams{
		Name:  name,
		Size:  size,
		On:    on,
		Pair:  pair,
		Any:   any,
		Maybe: maybe,
		Typ:   typ,
		Box:   box,
		Items: items,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxOptsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*OptsAttr)
	p.Str("<")
	first := true
	p.Separator(&first)
	p.Str("name = ")
	p.Quoted(v.name)
	if v.size != 0 {
		p.Separator(&first)
		p.Str("size = ")
		p.Uint(uint64(v.size))
	}
	if v.on != true {
		p.Separator(&first)
		p.Str("on = ")
		p.Bool(v.on)
	}
	if v.pair != nil {
		p.Separator(&first)
		p.Str("pair = ")
		p.StrippedAttr(v.pair)
	}
	if v.any != nil {
		p.Separator(&first)
		p.Str("any = ")
		p.Attr(v.any)
	}
	if v.maybe != nil {
		p.Separator(&first)
		p.Str("maybe = ")
		if v.maybe != nil {
			p.Uint(*v.maybe)
		}
	}
	if v.typ != nil {
		p.Separator(&first)
		p.Str("typ = ")
		p.Type(v.typ)
	}
	if v.box != nil {
		p.Separator(&first)
		p.Str("box = ")
		p.StrippedType(v.box)
	}
	if len(v.items) > 0 {
		p.Separator(&first)
		p.Str("items = ")
		for i, e := range v.items {
			if i > 0 {
				p.Str(", ")
			}
			p.StrippedAttr(e)
		}
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxOptsAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "opts", asm.OverridableAlias
}

// ChoiceAttr is #form.choice: groups.
type ChoiceAttr struct {
	ir.AttrBase
	xs []int64
	s_ *ir.StringAttr
	c_ Color
}

// ChoiceAttrDef is the definition of ChoiceAttr.
var ChoiceAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "form",
	Mnemonic:   "choice",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxChoiceAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ChoiceAttr)
		if v.s_ != nil {
			attr(v.s_)
		}
	},
	Rebuild: ir.AttrRebuild[*ChoiceAttr],
})

// IsChoiceAttr is the constraint for ChoiceAttr.
var IsChoiceAttr = &ir.AttrConstraint{Summary: "groups", Match: asm.IsAttr[*ChoiceAttr]}

// NewChoiceAttr returns the attribute with the given parameters.
func NewChoiceAttr(c *ir.Context, xs []int64, s_ *ir.StringAttr, c_ Color) *ChoiceAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(xs)))
	for _, e := range xs {
		k = ir.AppendIntKey(k, int64(e))
	}
	k = ir.AppendAttrKey(k, asm.AttrOrNil(s_))
	k = ir.AppendUintKey(k, uint64(c_))
	if v := c.LookupAttr(ChoiceAttrDef, k); v != nil {
		return v.(*ChoiceAttr)
	}
	return c.InternAttr(ChoiceAttrDef, k, &ChoiceAttr{xs: append([]int64(nil), xs...), s_: s_, c_: c_}).(*ChoiceAttr)
}

// Xs is the parameter xs. The slice must not be modified.
func (v *ChoiceAttr) Xs() []int64 { return v.xs }

// S is the parameter s, nil if it is absent.
func (v *ChoiceAttr) S() *ir.StringAttr { return v.s_ }

// C is the parameter c.
func (v *ChoiceAttr) C() Color { return v.c_ }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *ChoiceAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	xs := v.xs
	s_ := ir.Rebuilt(r, v.s_)
	c_ := v.c_
	if r.Failed() {
		return nil
	}
	return NewChoiceAttr(v.Context(), xs, s_, c_)
}

// syntaxChoiceAttr parses and prints ChoiceAttr.
type syntaxChoiceAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxChoiceAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var xs []int64
	var s_ *ir.StringAttr
	var c_ Color
	p.Want(asm.Less)
	if !p.Failed() {
		c_ = Color(p.EnumValue(&ColorEnum))
		p.EndParam("ChoiceAttr", "c", "")
	}
	p.Want(asm.Colon)
	if !p.Failed() {
		if p.Got(asm.LSquare) {
			if !p.Failed() {
				for !p.Failed() {
					var e int64
					e = int64(p.Int(64))
					xs = append(xs, e)
					if !p.Got(asm.Comma) {
						break
					}
				}
				p.EndParam("ChoiceAttr", "xs", "::llvm::ArrayRef<int64_t>")
			}
			p.Want(asm.RSquare)
		} else {
			p.Want(asm.Question)
		}
	}
	if !p.Failed() {
		if p.Got(asm.Comma) {
			p.WantKeyword("s")
			p.Want(asm.Equal)
			if !p.Failed() {
				s_ = asm.AttrParam[*ir.StringAttr](p)
				p.EndParam("ChoiceAttr", "s", "StringAttr")
			}
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewChoiceAttr(p.Context(), xs, s_, c_)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxChoiceAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ChoiceAttr)
	p.Str("<")
	p.EnumValue(&ColorEnum, uint64(v.c_))
	p.Str(" :")
	if len(v.xs) > 0 {
		p.Str(" [")
		if len(v.xs) > 0 {
			for i, e := range v.xs {
				if i > 0 {
					p.Str(", ")
				}
				p.Int(int64(e))
			}
		}
		p.Str("]")
	} else {
		p.Str(" ?")
	}
	if v.s_ != nil {
		p.Str(",")
		p.Str(" s")
		p.Str(" =")
		if v.s_ != nil {
			p.Byte(' ')
			p.Attr(v.s_)
		}
	}
	p.Str(">")
}

// FlagSetAttr is #form.flag_set: some flags.
type FlagSetAttr struct {
	ir.AttrBase
	value Flags
}

// FlagSetAttrDef is the definition of FlagSetAttr.
var FlagSetAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "form",
	Mnemonic:   "flag_set",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxFlagSetAttr{})},
})

// IsFlagSetAttr is the constraint for FlagSetAttr.
var IsFlagSetAttr = &ir.AttrConstraint{Summary: "some flags", Match: asm.IsAttr[*FlagSetAttr]}

// NewFlagSetAttr returns the attribute with the given parameters.
func NewFlagSetAttr(c *ir.Context, value Flags) *FlagSetAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(FlagSetAttrDef, k); v != nil {
		return v.(*FlagSetAttr)
	}
	return c.InternAttr(FlagSetAttrDef, k, &FlagSetAttr{value: value}).(*FlagSetAttr)
}

// Value is the parameter value.
func (v *FlagSetAttr) Value() Flags { return v.value }

// syntaxFlagSetAttr parses and prints FlagSetAttr.
type syntaxFlagSetAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxFlagSetAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value Flags
	p.Want(asm.Less)
	if !p.Failed() {
		value = Flags(p.EnumAttrValue(&FlagsEnum))
		p.EndParam("Test_FlagSetAttr", "value", "::form::Flags")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewFlagSetAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxFlagSetAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*FlagSetAttr)
	p.Str("<")
	p.EnumAttrValue(&FlagsEnum, uint64(v.value))
	p.Str(">")
}

// SelfAttr is #form.self: a typed attribute.
type SelfAttr struct {
	ir.AttrBase
	type_ ir.Type
	text  string
}

// SelfAttrDef is the definition of SelfAttr.
var SelfAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "form",
	Mnemonic:   "self",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxSelfAttr{})},
	SubElements: func(x ir.Attribute, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*SelfAttr)
		if v.type_ != nil {
			typ(v.type_)
		}
	},
	Rebuild: ir.AttrRebuild[*SelfAttr],
})

// IsSelfAttr is the constraint for SelfAttr.
var IsSelfAttr = &ir.AttrConstraint{Summary: "a typed attribute", Match: asm.IsAttr[*SelfAttr]}

// NewSelfAttr returns the attribute with the given parameters.
func NewSelfAttr(c *ir.Context, type_ ir.Type, text string) *SelfAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendTypeKey(k, type_)
	k = ir.AppendStringKey(k, text)
	if v := c.LookupAttr(SelfAttrDef, k); v != nil {
		return v.(*SelfAttr)
	}
	return c.InternAttr(SelfAttrDef, k, &SelfAttr{type_: type_, text: c.Intern(text)}).(*SelfAttr)
}

// Type is the parameter type.
func (v *SelfAttr) Type() ir.Type { return v.type_ }

// Text is the parameter text.
func (v *SelfAttr) Text() string { return v.text }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *SelfAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	type_ := ir.Rebuilt(r, v.type_)
	text := v.text
	if r.Failed() {
		return nil
	}
	return NewSelfAttr(v.Context(), type_, text)
}

// syntaxSelfAttr parses and prints SelfAttr.
type syntaxSelfAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxSelfAttr) ParseAttr(p *asm.Parser, self ir.Type) ir.Attribute {
	type_ := self
	var text string
	p.Want(asm.Less)
	if !p.Failed() {
		text = p.StringLiteral()
		p.EndParam("SelfAttr", "text", "::llvm::StringRef")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewSelfAttr(p.Context(), type_, text)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxSelfAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*SelfAttr)
	p.Str("<")
	p.Quoted(v.text)
	p.Str(">")
}

// NamedAttr is #form.named: a custom directive.
type NamedAttr struct {
	ir.AttrBase
	n   uint32
	sum uint32
}

// NamedAttrDef is the definition of NamedAttr.
var NamedAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "form",
	Mnemonic:   "named",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxNamedAttr{})},
})

// IsNamedAttr is the constraint for NamedAttr.
var IsNamedAttr = &ir.AttrConstraint{Summary: "a custom directive", Match: asm.IsAttr[*NamedAttr]}

// NewNamedAttr returns the attribute with the given parameters. It panics
// if verifyNamed rejects them.
func NewNamedAttr(c *ir.Context, n uint32, sum uint32) *NamedAttr {
	if err := verifyNamed(n, sum); err != nil {
		panic("form: " + err.Error())
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(n))
	k = ir.AppendUintKey(k, uint64(sum))
	if v := c.LookupAttr(NamedAttrDef, k); v != nil {
		return v.(*NamedAttr)
	}
	return c.InternAttr(NamedAttrDef, k, &NamedAttr{n: n, sum: sum}).(*NamedAttr)
}

// N is the parameter n.
func (v *NamedAttr) N() uint32 { return v.n }

// Sum is the parameter sum.
func (v *NamedAttr) Sum() uint32 { return v.sum }

// syntaxNamedAttr parses and prints NamedAttr.
type syntaxNamedAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxNamedAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	var n uint32
	var sum uint32
	p.Want(asm.Less)
	if !p.Failed() {
		n = uint32(p.Uint(32))
		p.EndParam("NamedAttr", "n", "unsigned")
	}
	p.Want(asm.Plus)
	if !p.Failed() {
		parseRest(p, n, &sum)
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if err := verifyNamed(n, sum); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return NewNamedAttr(p.Context(), n, sum)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxNamedAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*NamedAttr)
	p.Str("<")
	p.Uint(uint64(v.n))
	p.Str(" +")
	p.Byte(' ')
	printRest(p, v.n, v.sum)
	p.Str(">")
}

// PlainAttr is #form.plain: no parameters.
type PlainAttr struct {
	ir.AttrBase
}

// PlainAttrDef is the definition of PlainAttr.
var PlainAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "form",
	Mnemonic:   "plain",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxPlainAttr{})},
})

// IsPlainAttr is the constraint for PlainAttr.
var IsPlainAttr = &ir.AttrConstraint{Summary: "no parameters", Match: asm.IsAttr[*PlainAttr]}

// NewPlainAttr returns the attribute.
func NewPlainAttr(c *ir.Context) *PlainAttr {
	if v := c.LookupAttr(PlainAttrDef, nil); v != nil {
		return v.(*PlainAttr)
	}
	return c.InternAttr(PlainAttrDef, nil, &PlainAttr{}).(*PlainAttr)
}

// syntaxPlainAttr parses and prints PlainAttr.
type syntaxPlainAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxPlainAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewPlainAttr(p.Context())
}

// PrintAttr prints the text after the mnemonic.
func (syntaxPlainAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// BareFlagsAttr is #form.bare: bare flags.
type BareFlagsAttr struct {
	ir.AttrBase
	value Bare
}

// BareFlagsAttrDef is the definition of BareFlagsAttr.
var BareFlagsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "form",
	Mnemonic:   "bare",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxBareFlagsAttr{})},
})

// IsBareFlagsAttr is the constraint for BareFlagsAttr.
var IsBareFlagsAttr = &ir.AttrConstraint{Summary: "bare flags", Match: asm.IsAttr[*BareFlagsAttr]}

// NewBareFlagsAttr returns the attribute with the given parameters.
func NewBareFlagsAttr(c *ir.Context, value Bare) *BareFlagsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(BareFlagsAttrDef, k); v != nil {
		return v.(*BareFlagsAttr)
	}
	return c.InternAttr(BareFlagsAttrDef, k, &BareFlagsAttr{value: value}).(*BareFlagsAttr)
}

// Value is the parameter value.
func (v *BareFlagsAttr) Value() Bare { return v.value }

// syntaxBareFlagsAttr parses and prints BareFlagsAttr.
type syntaxBareFlagsAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxBareFlagsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value Bare
	p.Want(asm.Less)
	if !p.Failed() {
		value = Bare(p.EnumValue(&BareEnum))
		p.EndParam("BareFlagsAttr", "value", "")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewBareFlagsAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxBareFlagsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*BareFlagsAttr)
	p.Str("<")
	p.EnumValue(&BareEnum, uint64(v.value))
	p.Str(">")
}

// BoxType is !form.box.
type BoxType struct {
	ir.TypeBase
	elem  ir.Type
	sizes []uint32
}

// BoxTypeDef is the definition of BoxType.
var BoxTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "form",
	Mnemonic:   "box",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxBoxType{})},
	SubElements: func(x ir.Type, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*BoxType)
		if v.elem != nil {
			typ(v.elem)
		}
	},
	Rebuild: ir.TypeRebuild[*BoxType],
})

// NewBoxType returns the type with the given parameters.
func NewBoxType(c *ir.Context, elem ir.Type, sizes []uint32) *BoxType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendTypeKey(k, elem)
	k = ir.AppendUintKey(k, uint64(len(sizes)))
	for _, e := range sizes {
		k = ir.AppendUintKey(k, uint64(e))
	}
	if v := c.LookupType(BoxTypeDef, k); v != nil {
		return v.(*BoxType)
	}
	return c.InternType(BoxTypeDef, k, &BoxType{elem: elem, sizes: append([]uint32(nil), sizes...)}).(*BoxType)
}

// Elem is the parameter elem.
func (v *BoxType) Elem() ir.Type { return v.elem }

// Sizes is the parameter sizes. The slice must not be modified.
func (v *BoxType) Sizes() []uint32 { return v.sizes }

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (v *BoxType) Rebuild(r *ir.Rebuilder) ir.Type {
	elem := ir.Rebuilt(r, v.elem)
	sizes := v.sizes
	if r.Failed() {
		return nil
	}
	return NewBoxType(v.Context(), elem, sizes)
}

// syntaxBoxType parses and prints BoxType.
type syntaxBoxType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxBoxType) ParseType(p *asm.Parser) ir.Type {
	var elem ir.Type
	var sizes []uint32
	p.Want(asm.Less)
	if !p.Failed() {
		elem = p.Type()
		p.EndParam("BoxType", "elem", "Type")
	}
	if p.Got(asm.Comma) {
		if !p.Failed() {
			for !p.Failed() {
				var e uint32
				e = uint32(p.Uint(32))
				sizes = append(sizes, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("BoxType", "sizes", "::llvm::ArrayRef<unsigned>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadType()
	}
	return NewBoxType(p.Context(), elem, sizes)
}

// PrintType prints the text after the mnemonic.
func (syntaxBoxType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*BoxType)
	p.Str("<")
	p.Type(v.elem)
	if len(v.sizes) > 0 {
		p.Str(", ")
		for i, e := range v.sizes {
			if i > 0 {
				p.Str(", ")
			}
			p.Uint(uint64(e))
		}
	}
	p.Str(">")
}

// TokenType is !form.token.
type TokenType struct {
	ir.TypeBase
}

// TokenTypeDef is the definition of TokenType.
var TokenTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "form",
	Mnemonic:   "token",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxTokenType{})},
})

// NewTokenType returns the type.
func NewTokenType(c *ir.Context) *TokenType {
	if v := c.LookupType(TokenTypeDef, nil); v != nil {
		return v.(*TokenType)
	}
	return c.InternType(TokenTypeDef, nil, &TokenType{}).(*TokenType)
}

// syntaxTokenType parses and prints TokenType.
type syntaxTokenType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxTokenType) ParseType(p *asm.Parser) ir.Type {
	if p.Failed() {
		return p.BadType()
	}
	return NewTokenType(p.Context())
}

// PrintType prints the text after the mnemonic.
func (syntaxTokenType) PrintType(*asm.Printer, ir.Type) {}

// formatWords is the assembly format of [Words].
var formatWords = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "a"},
		{Kind: asm.LiteralElement, Space: true, Text: "b"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Text: "c"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.LiteralElement, Space: true, Text: "d"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.LiteralElement, Space: true, Text: "e"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.LiteralElement, Space: true, Text: "f"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Question, Text: "?"},
		{Kind: asm.LiteralElement, Space: true, Text: "g"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Plus, Text: "+"},
		{Kind: asm.LiteralElement, Space: true, Text: "h"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Star, Text: "*"},
		{Kind: asm.LiteralElement, Space: true, Text: "i"},
		{Kind: asm.AttrDictElement},
	},
}

// Words is the operation form.words.
var Words = &ir.OpDef{
	Name:       "form.words",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatWords)},
	View:       ir.ViewOf[WordsOp],
}

// WordsOp is the view of an operation form.words.
type WordsOp struct{ ir.View }

// Def returns [Words].
func (WordsOp) Def() *ir.OpDef { return Words }

// WordsAdaptor has the converted operands of a [WordsOp] during a conversion.
type WordsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [WordsOp].
func (WordsAdaptor[T]) For(WordsOp) {}

// NewWords creates the operation form.words at the builder's insertion point.
func NewWords(b *ir.Builder) WordsOp {
	st := ir.OperationState{Def: Words}
	return ir.Cast[WordsOp](b.Create(&st))
}

// formatBrackets is the assembly format of [Brackets].
var formatBrackets = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.LiteralElement, Text: "a"},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LSquare, Text: "["},
		{Kind: asm.LiteralElement, Text: "b"},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Less, Text: "<"},
		{Kind: asm.LiteralElement, Text: "c"},
		{Kind: asm.LiteralElement, Tok: asm.Greater, Text: ">"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LBrace, Text: "{"},
		{Kind: asm.LiteralElement, Text: "d"},
		{Kind: asm.LiteralElement, Tok: asm.RBrace, Text: "}"},
		{Kind: asm.AttrDictElement},
	},
}

// Brackets is the operation form.brackets.
var Brackets = &ir.OpDef{
	Name:       "form.brackets",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBrackets)},
	View:       ir.ViewOf[BracketsOp],
}

// BracketsOp is the view of an operation form.brackets.
type BracketsOp struct{ ir.View }

// Def returns [Brackets].
func (BracketsOp) Def() *ir.OpDef { return Brackets }

// BracketsAdaptor has the converted operands of a [BracketsOp] during a conversion.
type BracketsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BracketsOp].
func (BracketsAdaptor[T]) For(BracketsOp) {}

// NewBrackets creates the operation form.brackets at the builder's insertion point.
func NewBrackets(b *ir.Builder) BracketsOp {
	st := ir.OperationState{Def: Brackets}
	return ir.Cast[BracketsOp](b.Create(&st))
}

// formatTight is the assembly format of [Tight].
var formatTight = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "a"},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.LiteralElement, Tok: asm.Less, Text: "<"},
		{Kind: asm.LiteralElement, Text: "b"},
		{Kind: asm.WhitespaceElement, Text: " "},
		{Kind: asm.LiteralElement, Text: "c"},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.LiteralElement, Tok: asm.Greater, Text: ">"},
		{Kind: asm.WhitespaceElement, Text: " "},
		{Kind: asm.LiteralElement, Text: "d"},
		{Kind: asm.AttrDictElement},
	},
}

// Tight is the operation form.tight.
var Tight = &ir.OpDef{
	Name:       "form.tight",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTight)},
	View:       ir.ViewOf[TightOp],
}

// TightOp is the view of an operation form.tight.
type TightOp struct{ ir.View }

// Def returns [Tight].
func (TightOp) Def() *ir.OpDef { return Tight }

// TightAdaptor has the converted operands of a [TightOp] during a conversion.
type TightAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TightOp].
func (TightAdaptor[T]) For(TightOp) {}

// NewTight creates the operation form.tight at the builder's insertion point.
func NewTight(b *ir.Builder) TightOp {
	st := ir.OperationState{Def: Tight}
	return ir.Cast[TightOp](b.Create(&st))
}

// formatLines is the assembly format of [Lines].
var formatLines = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "a"},
		{Kind: asm.WhitespaceElement, Text: "\n"},
		{Kind: asm.LiteralElement, Space: true, Text: "b"},
		{Kind: asm.AttrDictElement},
	},
}

// Lines is the operation form.lines.
var Lines = &ir.OpDef{
	Name:       "form.lines",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLines)},
	View:       ir.ViewOf[LinesOp],
}

// LinesOp is the view of an operation form.lines.
type LinesOp struct{ ir.View }

// Def returns [Lines].
func (LinesOp) Def() *ir.OpDef { return Lines }

// LinesAdaptor has the converted operands of a [LinesOp] during a conversion.
type LinesAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LinesOp].
func (LinesAdaptor[T]) For(LinesOp) {}

// NewLines creates the operation form.lines at the builder's insertion point.
func NewLines(b *ir.Builder) LinesOp {
	st := ir.OperationState{Def: Lines}
	return ir.Cast[LinesOp](b.Create(&st))
}

// formatNestedBrackets is the assembly format of [NestedBrackets].
var formatNestedBrackets = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LSquare, Text: "["},
		{Kind: asm.LiteralElement, Tok: asm.Less, Text: "<"},
		{Kind: asm.LiteralElement, Tok: asm.Greater, Text: ">"},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
	},
}

// NestedBrackets is the operation form.nested_brackets.
var NestedBrackets = &ir.OpDef{
	Name:       "form.nested_brackets",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNestedBrackets)},
	View:       ir.ViewOf[NestedBracketsOp],
}

// NestedBracketsOp is the view of an operation form.nested_brackets.
type NestedBracketsOp struct{ ir.View }

// Def returns [NestedBrackets].
func (NestedBracketsOp) Def() *ir.OpDef { return NestedBrackets }

// NestedBracketsAdaptor has the converted operands of a [NestedBracketsOp] during a conversion.
type NestedBracketsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NestedBracketsOp].
func (NestedBracketsAdaptor[T]) For(NestedBracketsOp) {}

// NewNestedBrackets creates the operation form.nested_brackets at the builder's insertion point.
func NewNestedBrackets(b *ir.Builder) NestedBracketsOp {
	st := ir.OperationState{Def: NestedBrackets}
	return ir.Cast[NestedBracketsOp](b.Create(&st))
}

// formatOne is the assembly format of [One].
var formatOne = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// One is the operation form.one.
var One = &ir.OpDef{
	Name: "form.one",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOne)},
	View:       ir.ViewOf[OneOp],
}

// OneOp is the view of an operation form.one.
type OneOp struct{ ir.View }

// Def returns [One].
func (OneOp) Def() *ir.OpDef { return One }

// X is the operand $x.
func (op OneOp) X() *ir.Value { return op.Op().Operand(0) }

// OneAdaptor has the converted operands of a [OneOp] during a conversion.
type OneAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OneOp].
func (OneAdaptor[T]) For(OneOp) {}

// X returns the converted operand $x.
func (a OneAdaptor[T]) X() T { return a.At(0) }

// NewOne creates the operation form.one at the builder's insertion point.
func NewOne(b *ir.Builder, x_ *ir.Value) OneOp {
	st := ir.OperationState{Def: One, Operands: []*ir.Value{x_}}
	return ir.Cast[OneOp](b.Create(&st))
}

// formatOpt is the assembly format of [Opt].
var formatOpt = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.OptionalOperandElement, Space: true, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.OptionalTypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Opt is the operation form.opt.
var Opt = &ir.OpDef{
	Name: "form.opt",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOpt)},
	View:       ir.ViewOf[OptOp],
}

// OptOp is the view of an operation form.opt.
type OptOp struct{ ir.View }

// Def returns [Opt].
func (OptOp) Def() *ir.OpDef { return Opt }

// X is the operand $x, nil if it is absent.
func (op OptOp) X() *ir.Value {
	if r := op.Op().OperandsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// OptAdaptor has the converted operands of a [OptOp] during a conversion.
type OptAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OptOp].
func (OptAdaptor[T]) For(OptOp) {}

// X returns the converted operand $x.
func (a OptAdaptor[T]) X() T { return a.Optional(0) }

// NewOpt creates the operation form.opt at the builder's insertion point.
func NewOpt(b *ir.Builder, x_ *ir.Value) OptOp {
	st := ir.OperationState{Def: Opt}
	if x_ != nil {
		st.Operands = append(st.Operands, x_)
	}
	return ir.Cast[OptOp](b.Create(&st))
}

// formatVar is the assembly format of [Var].
var formatVar = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandsElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Var is the operation form.var.
var Var = &ir.OpDef{
	Name: "form.var",
	Operands: []ir.ValueDef{
		{Name: "xs", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVar)},
	View:       ir.ViewOf[VarOp],
}

// VarOp is the view of an operation form.var.
type VarOp struct{ ir.View }

// Def returns [Var].
func (VarOp) Def() *ir.OpDef { return Var }

// Xs are the operands $xs.
func (op VarOp) Xs() ir.ValueRange { return op.Op().OperandsAt(0) }

// VarAdaptor has the converted operands of a [VarOp] during a conversion.
type VarAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VarOp].
func (VarAdaptor[T]) For(VarOp) {}

// Xs returns the converted operand $xs.
func (a VarAdaptor[T]) Xs() []T { return a.Segment(0) }

// NewVar creates the operation form.var at the builder's insertion point.
func NewVar(b *ir.Builder, xs ...*ir.Value) VarOp {
	st := ir.OperationState{Def: Var}
	st.Operands = append(st.Operands, xs...)
	return ir.Cast[VarOp](b.Create(&st))
}

// formatSegments is the assembly format of [Segments].
var formatSegments = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
			{Kind: asm.OptionalOperandElement, Space: true, N: 2},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 3}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
			{Kind: asm.OperandsElement, N: 3},
			{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LParen, Text: "("},
		{Kind: asm.TypesElement, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
			{Kind: asm.OptionalTypeElement, Space: true, Of: asm.ValueRef{N: 2}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 3}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
			{Kind: asm.TypesElement, Of: asm.ValueRef{N: 3}},
			{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		}}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Segments is the operation form.segments.
var Segments = &ir.OpDef{
	Name:   "form.segments",
	Traits: ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "xs", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "y", Constraint: constraint.AnyType},
		{Name: "z", Constraint: constraint.AnyType, Arity: ir.Optional},
		{Name: "ws", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSegments)},
	View:       ir.ViewOf[SegmentsOp],
}

// SegmentsOp is the view of an operation form.segments.
type SegmentsOp struct{ ir.View }

// Def returns [Segments].
func (SegmentsOp) Def() *ir.OpDef { return Segments }

// The slots of the inherent attributes of [Segments].
const (
	slotSegmentsOperandSegmentSizes = 0
)

// Xs are the operands $xs.
func (op SegmentsOp) Xs() ir.ValueRange { return op.Op().OperandsAt(0) }

// Y is the operand $y.
func (op SegmentsOp) Y() *ir.Value { return op.Op().OperandsAt(1).At(0) }

// Z is the operand $z, nil if it is absent.
func (op SegmentsOp) Z() *ir.Value {
	if r := op.Op().OperandsAt(2); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Ws are the operands $ws.
func (op SegmentsOp) Ws() ir.ValueRange { return op.Op().OperandsAt(3) }

// SegmentsAdaptor has the converted operands of a [SegmentsOp] during a conversion.
type SegmentsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SegmentsOp].
func (SegmentsAdaptor[T]) For(SegmentsOp) {}

// Xs returns the converted operand $xs.
func (a SegmentsAdaptor[T]) Xs() []T { return a.Segment(0) }

// Y returns the converted operand $y.
func (a SegmentsAdaptor[T]) Y() T { return a.Segment(1)[0] }

// Z returns the converted operand $z.
func (a SegmentsAdaptor[T]) Z() T { return a.Optional(2) }

// Ws returns the converted operand $ws.
func (a SegmentsAdaptor[T]) Ws() []T { return a.Segment(3) }

// NewSegments creates the operation form.segments at the builder's insertion point.
func NewSegments(b *ir.Builder, xs []*ir.Value, y *ir.Value, z *ir.Value, ws ...*ir.Value) SegmentsOp {
	st := ir.OperationState{Def: Segments}
	var segments [4]int32
	st.Operands = append(st.Operands, xs...)
	segments[0] = int32(len(xs))
	segments[1] = 1
	st.Operands = append(st.Operands, y)
	if z != nil {
		st.Operands = append(st.Operands, z)
		segments[2] = 1
	}
	st.Operands = append(st.Operands, ws...)
	segments[3] = int32(len(ws))
	st.SetInherentAttr(slotSegmentsOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[SegmentsOp](b.Create(&st))
}

// formatLists is the assembly format of [Lists].
var formatLists = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandListsElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeListsElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Lists is the operation form.lists.
var Lists = &ir.OpDef{
	Name: "form.lists",
	Operands: []ir.ValueDef{
		{Name: "xs", Constraint: constraint.AnyType, Arity: ir.VariadicOfVariadic, SegmentAttr: "sizes"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "sizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLists)},
	View:       ir.ViewOf[ListsOp],
}

// ListsOp is the view of an operation form.lists.
type ListsOp struct{ ir.View }

// Def returns [Lists].
func (ListsOp) Def() *ir.OpDef { return Lists }

// The slots of the inherent attributes of [Lists].
const (
	slotListsSizes = 0
)

// Xs are the lists of operands $xs.
func (op ListsOp) Xs() []ir.ValueRange { return asm.OperandListsOf(op.Op(), 0) }

// Sizes is the attribute $sizes.
func (op ListsOp) Sizes() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotListsSizes).(*ir.DenseArrayAttr))
}

// SetSizes sets the attribute $sizes.
func (op ListsOp) SetSizes(v []int32) ListsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotListsSizes, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// ListsAdaptor has the converted operands of a [ListsOp] during a conversion.
type ListsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ListsOp].
func (ListsAdaptor[T]) For(ListsOp) {}

// Xs returns the converted operand $xs.
func (a ListsAdaptor[T]) Xs() [][]T { return a.Lists(0) }

// NewLists creates the operation form.lists at the builder's insertion point.
func NewLists(b *ir.Builder, xs [][]*ir.Value) ListsOp {
	st := ir.OperationState{Def: Lists}
	xsSizes := make([]int32, len(xs))
	for i, vs := range xs {
		st.Operands = append(st.Operands, vs...)
		xsSizes[i] = int32(len(vs))
	}
	st.SetInherentAttr(slotListsSizes, ir.NewDenseI32ArrayAttr(b.Context(), xsSizes...))
	return ir.Cast[ListsOp](b.Create(&st))
}

// formatAll is the assembly format of [All].
var formatAll = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AllOperandsElement, Space: true},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// All is the operation form.all.
var All = &ir.OpDef{
	Name: "form.all",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyType},
		{Name: "ys", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAll)},
	View:       ir.ViewOf[AllOp],
}

// AllOp is the view of an operation form.all.
type AllOp struct{ ir.View }

// Def returns [All].
func (AllOp) Def() *ir.OpDef { return All }

// X is the operand $x.
func (op AllOp) X() *ir.Value { return op.Op().Operand(0) }

// Ys are the operands $ys.
func (op AllOp) Ys() ir.ValueRange { return op.Op().OperandsAt(1) }

// R are the results $r.
func (op AllOp) R() ir.ValueRange { return op.Op().ResultsAt(0) }

// AllAdaptor has the converted operands of a [AllOp] during a conversion.
type AllAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AllOp].
func (AllAdaptor[T]) For(AllOp) {}

// X returns the converted operand $x.
func (a AllAdaptor[T]) X() T { return a.At(0) }

// Ys returns the converted operand $ys.
func (a AllAdaptor[T]) Ys() []T { return a.Segment(1) }

// NewAll creates the operation form.all at the builder's insertion point.
func NewAll(b *ir.Builder, resultTypes []ir.Type, x_ *ir.Value, ys ...*ir.Value) AllOp {
	st := ir.OperationState{Def: All}
	st.Operands = append(st.Operands, x_)
	st.Operands = append(st.Operands, ys...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[AllOp](b.Create(&st))
}

// formatFunctional is the assembly format of [Functional].
var formatFunctional = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: 0}, To: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Functional is the operation form.functional.
var Functional = &ir.OpDef{
	Name: "form.functional",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFunctional)},
	View:       ir.ViewOf[FunctionalOp],
}

// FunctionalOp is the view of an operation form.functional.
type FunctionalOp struct{ ir.View }

// Def returns [Functional].
func (FunctionalOp) Def() *ir.OpDef { return Functional }

// X is the operand $x.
func (op FunctionalOp) X() *ir.Value { return op.Op().Operand(0) }

// Result is the result $r.
func (op FunctionalOp) Result() *ir.Value { return op.Op().Result(0) }

// FunctionalAdaptor has the converted operands of a [FunctionalOp] during a conversion.
type FunctionalAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FunctionalOp].
func (FunctionalAdaptor[T]) For(FunctionalOp) {}

// X returns the converted operand $x.
func (a FunctionalAdaptor[T]) X() T { return a.At(0) }

// NewFunctional creates the operation form.functional at the builder's insertion point.
func NewFunctional(b *ir.Builder, resultType ir.Type, x_ *ir.Value) FunctionalOp {
	st := ir.OperationState{Def: Functional, Operands: []*ir.Value{x_}, Results: []ir.Type{resultType}}
	return ir.Cast[FunctionalOp](b.Create(&st))
}

// formatAlltypes is the assembly format of [Alltypes].
var formatAlltypes = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "and"},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Alltypes is the operation form.alltypes.
var Alltypes = &ir.OpDef{
	Name: "form.alltypes",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyType},
		{Name: "y", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAlltypes)},
	View:       ir.ViewOf[AlltypesOp],
}

// AlltypesOp is the view of an operation form.alltypes.
type AlltypesOp struct{ ir.View }

// Def returns [Alltypes].
func (AlltypesOp) Def() *ir.OpDef { return Alltypes }

// X is the operand $x.
func (op AlltypesOp) X() *ir.Value { return op.Op().Operand(0) }

// Y is the operand $y.
func (op AlltypesOp) Y() *ir.Value { return op.Op().Operand(1) }

// Result is the result $r.
func (op AlltypesOp) Result() *ir.Value { return op.Op().Result(0) }

// AlltypesAdaptor has the converted operands of a [AlltypesOp] during a conversion.
type AlltypesAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AlltypesOp].
func (AlltypesAdaptor[T]) For(AlltypesOp) {}

// X returns the converted operand $x.
func (a AlltypesAdaptor[T]) X() T { return a.At(0) }

// Y returns the converted operand $y.
func (a AlltypesAdaptor[T]) Y() T { return a.At(1) }

// NewAlltypes creates the operation form.alltypes at the builder's insertion point.
func NewAlltypes(b *ir.Builder, resultType ir.Type, x_ *ir.Value, y *ir.Value) AlltypesOp {
	st := ir.OperationState{Def: Alltypes, Operands: []*ir.Value{x_, y}, Results: []ir.Type{resultType}}
	return ir.Cast[AlltypesOp](b.Create(&st))
}

// formatBuildable is the assembly format of [Buildable].
var formatBuildable = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandsElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I32.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable},
	},
}

// Buildable is the operation form.buildable.
var Buildable = &ir.OpDef{
	Name: "form.buildable",
	Operands: []ir.ValueDef{
		{Name: "i", Constraint: constraint.I32},
		{Name: "more", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.I1},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBuildable)},
	View:       ir.ViewOf[BuildableOp],
}

// BuildableOp is the view of an operation form.buildable.
type BuildableOp struct{ ir.View }

// Def returns [Buildable].
func (BuildableOp) Def() *ir.OpDef { return Buildable }

// I is the operand $i.
func (op BuildableOp) I() *ir.Value { return op.Op().Operand(0) }

// More are the operands $more.
func (op BuildableOp) More() ir.ValueRange { return op.Op().OperandsAt(1) }

// Result is the result $r.
func (op BuildableOp) Result() *ir.Value { return op.Op().Result(0) }

// BuildableAdaptor has the converted operands of a [BuildableOp] during a conversion.
type BuildableAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BuildableOp].
func (BuildableAdaptor[T]) For(BuildableOp) {}

// I returns the converted operand $i.
func (a BuildableAdaptor[T]) I() T { return a.At(0) }

// More returns the converted operand $more.
func (a BuildableAdaptor[T]) More() []T { return a.Segment(1) }

// NewBuildable creates the operation form.buildable at the builder's insertion point.
func NewBuildable(b *ir.Builder, i_ *ir.Value, more ...*ir.Value) BuildableOp {
	st := ir.OperationState{Def: Buildable, Results: []ir.Type{constraint.I1.Buildable(b.Context())}}
	st.Operands = append(st.Operands, i_)
	st.Operands = append(st.Operands, more...)
	return ir.Cast[BuildableOp](b.Create(&st))
}

// formatAlike is the assembly format of [Alike].
var formatAlike = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Alike is the operation form.alike.
var Alike = &ir.OpDef{
	Name:      "form.alike",
	Traits:    ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyType},
		{Name: "y", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAlike)},
	View:       ir.ViewOf[AlikeOp],
}

// AlikeOp is the view of an operation form.alike.
type AlikeOp struct{ ir.View }

// Def returns [Alike].
func (AlikeOp) Def() *ir.OpDef { return Alike }

// X is the operand $x.
func (op AlikeOp) X() *ir.Value { return op.Op().Operand(0) }

// Y is the operand $y.
func (op AlikeOp) Y() *ir.Value { return op.Op().Operand(1) }

// Result is the result $r.
func (op AlikeOp) Result() *ir.Value { return op.Op().Result(0) }

// AlikeAdaptor has the converted operands of a [AlikeOp] during a conversion.
type AlikeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AlikeOp].
func (AlikeAdaptor[T]) For(AlikeOp) {}

// X returns the converted operand $x.
func (a AlikeAdaptor[T]) X() T { return a.At(0) }

// Y returns the converted operand $y.
func (a AlikeAdaptor[T]) Y() T { return a.At(1) }

// NewAlike creates the operation form.alike at the builder's insertion point.
func NewAlike(b *ir.Builder, x_ *ir.Value, y *ir.Value) AlikeOp {
	st := ir.OperationState{Def: Alike, Operands: []*ir.Value{x_, y}, Results: []ir.Type{x_.Type()}}
	return ir.Cast[AlikeOp](b.Create(&st))
}

// formatMatch is the assembly format of [Match].
var formatMatch = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: elementOf},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// Match is the operation form.match.
var Match = &ir.OpDef{
	Name:      "form.match",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0)), constraint.TypesMatchWith("y is the elements of x", constraint.Operand(0), constraint.Operand(1), elementOf)},
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: anyVector},
		{Name: "y", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMatch)},
	View:       ir.ViewOf[MatchOp],
}

// MatchOp is the view of an operation form.match.
type MatchOp struct{ ir.View }

// Def returns [Match].
func (MatchOp) Def() *ir.OpDef { return Match }

// X is the operand $x.
func (op MatchOp) X() *ir.Value { return op.Op().Operand(0) }

// Y is the operand $y.
func (op MatchOp) Y() *ir.Value { return op.Op().Operand(1) }

// Result is the result $r.
func (op MatchOp) Result() *ir.Value { return op.Op().Result(0) }

// MatchAdaptor has the converted operands of a [MatchOp] during a conversion.
type MatchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MatchOp].
func (MatchAdaptor[T]) For(MatchOp) {}

// X returns the converted operand $x.
func (a MatchAdaptor[T]) X() T { return a.At(0) }

// Y returns the converted operand $y.
func (a MatchAdaptor[T]) Y() T { return a.At(1) }

// NewMatch creates the operation form.match at the builder's insertion point.
func NewMatch(b *ir.Builder, x_ *ir.Value, y *ir.Value) MatchOp {
	st := ir.OperationState{Def: Match, Operands: []*ir.Value{x_, y}, Results: []ir.Type{x_.Type()}}
	return ir.Cast[MatchOp](b.Create(&st))
}

// formatInputs is the assembly format of [Inputs].
var formatInputs = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindFunctionType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, MapList: inputsOf},
	},
}

// Inputs is the operation form.inputs.
var Inputs = &ir.OpDef{
	Name:      "form.inputs",
	TypeRules: []constraint.Rule{constraint.RangedTypesMatchWith("args are the inputs of f", constraint.Operand(0), constraint.Operand(1), inputsOf)},
	Operands: []ir.ValueDef{
		{Name: "f", Constraint: constraint.FunctionType},
		{Name: "args", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInputs)},
	View:       ir.ViewOf[InputsOp],
}

// InputsOp is the view of an operation form.inputs.
type InputsOp struct{ ir.View }

// Def returns [Inputs].
func (InputsOp) Def() *ir.OpDef { return Inputs }

// F is the operand $f.
func (op InputsOp) F() *ir.Value { return op.Op().Operand(0) }

// Args are the operands $args.
func (op InputsOp) Args() ir.ValueRange { return op.Op().OperandsAt(1) }

// InputsAdaptor has the converted operands of a [InputsOp] during a conversion.
type InputsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InputsOp].
func (InputsAdaptor[T]) For(InputsOp) {}

// F returns the converted operand $f.
func (a InputsAdaptor[T]) F() T { return a.At(0) }

// Args returns the converted operand $args.
func (a InputsAdaptor[T]) Args() []T { return a.Segment(1) }

// NewInputs creates the operation form.inputs at the builder's insertion point.
func NewInputs(b *ir.Builder, f *ir.Value, args ...*ir.Value) InputsOp {
	st := ir.OperationState{Def: Inputs}
	st.Operands = append(st.Operands, f)
	st.Operands = append(st.Operands, args...)
	return ir.Cast[InputsOp](b.Create(&st))
}

// formatInfer is the assembly format of [Infer].
var formatInfer = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromInfer},
	},
	InferResults: true,
}

// Infer is the operation form.infer.
var Infer = &ir.OpDef{
	Name: "form.infer",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyInteger},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.AnyInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInfer)},
	View:       ir.ViewOf[InferOp],
}

// InferOp is the view of an operation form.infer.
type InferOp struct{ ir.View }

// Def returns [Infer].
func (InferOp) Def() *ir.OpDef { return Infer }

// InferResults computes the result types; see [ir.InferTypeOp].
func (InferOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferDouble(st)
}

// X is the operand $x.
func (op InferOp) X() *ir.Value { return op.Op().Operand(0) }

// Result is the result $r.
func (op InferOp) Result() *ir.Value { return op.Op().Result(0) }

// InferAdaptor has the converted operands of a [InferOp] during a conversion.
type InferAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InferOp].
func (InferAdaptor[T]) For(InferOp) {}

// X returns the converted operand $x.
func (a InferAdaptor[T]) X() T { return a.At(0) }

// NewInfer creates the operation form.infer at the builder's insertion point.
func NewInfer(b *ir.Builder, x_ *ir.Value) InferOp {
	st := ir.OperationState{Def: Infer, Operands: []*ir.Value{x_}}
	return ir.Cast[InferOp](b.Create(&st))
}

// formatTyped is the assembly format of [Typed].
var formatTyped = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Is: asm.IsAttr[ir.TypedAttribute]}},
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromAttr, N: 0},
	},
	Elided: 1 << 0,
}

// Typed is the operation form.typed.
var Typed = &ir.OpDef{
	Name:      "form.typed",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Attr(0), constraint.Result(0))},
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.TypedAttrInterface},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTyped)},
	View:       ir.ViewOf[TypedOp],
}

// TypedOp is the view of an operation form.typed.
type TypedOp struct{ ir.View }

// Def returns [Typed].
func (TypedOp) Def() *ir.OpDef { return Typed }

// The slots of the inherent attributes of [Typed].
const (
	slotTypedValue = 0
)

// Value is the attribute $value.
func (op TypedOp) Value() ir.TypedAttribute {
	v, _ := op.Op().InherentAttr(slotTypedValue).(ir.TypedAttribute)
	return v
}

// SetValue sets the attribute $value.
func (op TypedOp) SetValue(v ir.TypedAttribute) TypedOp {
	op.Op().SetInherentAttr(slotTypedValue, v)
	return op
}

// Result is the result $r.
func (op TypedOp) Result() *ir.Value { return op.Op().Result(0) }

// TypedAdaptor has the converted operands of a [TypedOp] during a conversion.
type TypedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TypedOp].
func (TypedAdaptor[T]) For(TypedOp) {}

// NewTyped creates the operation form.typed at the builder's insertion point.
func NewTyped(b *ir.Builder, value ir.TypedAttribute) TypedOp {
	st := ir.OperationState{Def: Typed, InherentAttrs: []ir.Attribute{slotTypedValue: value}, Results: []ir.Type{value.Type()}}
	return ir.Cast[TypedOp](b.Create(&st))
}

// formatBoxed is the assembly format of [Boxed].
var formatBoxed = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindBoxType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Boxed is the operation form.boxed.
var Boxed = &ir.OpDef{
	Name: "form.boxed",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: isBox},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: isBox},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBoxed)},
	View:       ir.ViewOf[BoxedOp],
}

// BoxedOp is the view of an operation form.boxed.
type BoxedOp struct{ ir.View }

// Def returns [Boxed].
func (BoxedOp) Def() *ir.OpDef { return Boxed }

// X is the operand $x.
func (op BoxedOp) X() *ir.Value { return op.Op().Operand(0) }

// Result is the result $r.
func (op BoxedOp) Result() *ir.Value { return op.Op().Result(0) }

// BoxedAdaptor has the converted operands of a [BoxedOp] during a conversion.
type BoxedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BoxedOp].
func (BoxedAdaptor[T]) For(BoxedOp) {}

// X returns the converted operand $x.
func (a BoxedAdaptor[T]) X() T { return a.At(0) }

// NewBoxed creates the operation form.boxed at the builder's insertion point.
func NewBoxed(b *ir.Builder, resultType ir.Type, x_ *ir.Value) BoxedOp {
	st := ir.OperationState{Def: Boxed, Operands: []*ir.Value{x_}, Results: []ir.Type{resultType}}
	return ir.Cast[BoxedOp](b.Create(&st))
}

// formatAttrs is the assembly format of [Attrs].
var formatAttrs = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 3, Attr: &asm.AttrForm{Type: asm.BuildI1, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 4, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.TypeAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 5, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.SymbolNameElement, Space: true, N: 6},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 7, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 8, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5 | 1<<6 | 1<<7 | 1<<8,
}

// Attrs is the operation form.attrs.
var Attrs = &ir.OpDef{
	Name: "form.attrs",
	Attrs: []ir.AttrSlot{
		{Name: "any", Constraint: constraint.AnyAttr},
		{Name: "i", Constraint: constraint.I64Attr},
		{Name: "s", Constraint: constraint.StrAttr},
		{Name: "b", Constraint: constraint.BoolAttr},
		{Name: "t", Constraint: constraint.TypeAttr},
		{Name: "sym", Constraint: constraint.FlatSymbolRefAttr},
		{Name: "name", Constraint: constraint.SymbolNameAttr},
		{Name: "list", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "arr", Constraint: constraint.ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAttrs)},
	View:       ir.ViewOf[AttrsOp],
}

// AttrsOp is the view of an operation form.attrs.
type AttrsOp struct{ ir.View }

// Def returns [Attrs].
func (AttrsOp) Def() *ir.OpDef { return Attrs }

// The slots of the inherent attributes of [Attrs].
const (
	slotAttrsAny  = 0
	slotAttrsI    = 1
	slotAttrsS    = 2
	slotAttrsB    = 3
	slotAttrsT    = 4
	slotAttrsSym  = 5
	slotAttrsName = 6
	slotAttrsList = 7
	slotAttrsArr  = 8
)

// Any is the attribute $any.
func (op AttrsOp) Any() ir.Attribute { return op.Op().InherentAttr(slotAttrsAny) }

// SetAny sets the attribute $any.
func (op AttrsOp) SetAny(v ir.Attribute) AttrsOp {
	op.Op().SetInherentAttr(slotAttrsAny, v)
	return op
}

// I is the attribute $i.
func (op AttrsOp) I() int64 { return int64(op.Op().InherentAttr(slotAttrsI).(*ir.IntegerAttr).Int()) }

// SetI sets the attribute $i.
func (op AttrsOp) SetI(v int64) AttrsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAttrsI, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// S is the attribute $s.
func (op AttrsOp) S() string { return op.Op().InherentAttr(slotAttrsS).(*ir.StringAttr).Value() }

// SetS sets the attribute $s.
func (op AttrsOp) SetS(v string) AttrsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAttrsS, ir.NewStringAttr(c, v))
	return op
}

// B is the attribute $b.
func (op AttrsOp) B() bool { return op.Op().InherentAttr(slotAttrsB).(*ir.IntegerAttr).Bool() }

// SetB sets the attribute $b.
func (op AttrsOp) SetB(v bool) AttrsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAttrsB, ir.NewBoolAttr(c, v))
	return op
}

// T is the attribute $t.
func (op AttrsOp) T() ir.Type { return op.Op().InherentAttr(slotAttrsT).(*ir.TypeAttr).Value() }

// SetT sets the attribute $t.
func (op AttrsOp) SetT(v ir.Type) AttrsOp {
	op.Op().SetInherentAttr(slotAttrsT, ir.NewTypeAttr(v))
	return op
}

// Sym is the attribute $sym.
func (op AttrsOp) Sym() string { return op.Op().InherentAttr(slotAttrsSym).(*ir.SymbolRefAttr).Root() }

// SetSym sets the attribute $sym.
func (op AttrsOp) SetSym(v string) AttrsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAttrsSym, ir.NewSymbolRefAttr(c, v))
	return op
}

// Name is the attribute $name.
func (op AttrsOp) Name() string { return op.Op().InherentAttr(slotAttrsName).(*ir.StringAttr).Value() }

// SetName sets the attribute $name.
func (op AttrsOp) SetName(v string) AttrsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAttrsName, ir.NewStringAttr(c, v))
	return op
}

// List is the attribute $list.
func (op AttrsOp) List() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotAttrsList).(*ir.DenseArrayAttr))
}

// SetList sets the attribute $list.
func (op AttrsOp) SetList(v []int64) AttrsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAttrsList, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Arr is the attribute $arr.
func (op AttrsOp) Arr() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAttrsArr).(*ir.ArrayAttr)
	return v
}

// SetArr sets the attribute $arr.
func (op AttrsOp) SetArr(v *ir.ArrayAttr) AttrsOp {
	op.Op().SetInherentAttr(slotAttrsArr, v)
	return op
}

// AttrsAdaptor has the converted operands of a [AttrsOp] during a conversion.
type AttrsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AttrsOp].
func (AttrsAdaptor[T]) For(AttrsOp) {}

// NewAttrs creates the operation form.attrs at the builder's insertion point.
func NewAttrs(b *ir.Builder, any ir.Attribute, i_ int64, s_ string, b_ bool, t ir.Type, sym string, name string, list []int64, arr *ir.ArrayAttr) AttrsOp {
	c := b.Context()
	st := ir.OperationState{Def: Attrs, InherentAttrs: []ir.Attribute{slotAttrsAny: any, slotAttrsI: ir.NewIntegerAttr(asm.BuildI64(c), int64(i_)), slotAttrsS: ir.NewStringAttr(c, s_), slotAttrsB: ir.NewBoolAttr(c, b_), slotAttrsT: ir.NewTypeAttr(t), slotAttrsSym: ir.NewSymbolRefAttr(c, sym), slotAttrsName: ir.NewStringAttr(c, name), slotAttrsList: ir.NewDenseI64ArrayAttr(c, list...), slotAttrsArr: arr}}
	return ir.Cast[AttrsOp](b.Create(&st))
}

// formatOptattrs is the assembly format of [Optattrs].
var formatOptattrs = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "i"},
			{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "s"},
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.AttrElement, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
			{Kind: asm.EnumAttrElement, Space: true, N: 2, Attr: &asm.AttrForm{Enum: &ColorEnum}},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// Optattrs is the operation form.optattrs.
var Optattrs = &ir.OpDef{
	Name: "form.optattrs",
	Attrs: []ir.AttrSlot{
		{Name: "i", Constraint: constraint.I64Attr, Optional: true},
		{Name: "s", Constraint: constraint.StrAttr, Optional: true},
		{Name: "c", Constraint: IsColor, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOptattrs)},
	View:       ir.ViewOf[OptattrsOp],
}

// OptattrsOp is the view of an operation form.optattrs.
type OptattrsOp struct{ ir.View }

// Def returns [Optattrs].
func (OptattrsOp) Def() *ir.OpDef { return Optattrs }

// The slots of the inherent attributes of [Optattrs].
const (
	slotOptattrsI = 0
	slotOptattrsS = 1
	slotOptattrsC = 2
)

// I is the attribute $i; ok is false if it is absent.
func (op OptattrsOp) I() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotOptattrsI).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetI sets the attribute $i.
func (op OptattrsOp) SetI(v int64) OptattrsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOptattrsI, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// S is the attribute $s; ok is false if it is absent.
func (op OptattrsOp) S() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotOptattrsS).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetS sets the attribute $s.
func (op OptattrsOp) SetS(v string) OptattrsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOptattrsS, ir.NewStringAttr(c, v))
	return op
}

// C is the attribute $c; ok is false if it is absent.
func (op OptattrsOp) C() (value Color, ok bool) {
	if v, ok := op.Op().InherentAttr(slotOptattrsC).(*ir.IntegerAttr); ok {
		return Color(v.Uint()), true
	}
	return value, false
}

// SetC sets the attribute $c.
func (op OptattrsOp) SetC(v Color) OptattrsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOptattrsC, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// OptattrsAdaptor has the converted operands of a [OptattrsOp] during a conversion.
type OptattrsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OptattrsOp].
func (OptattrsAdaptor[T]) For(OptattrsOp) {}

// NewOptattrs creates the operation form.optattrs at the builder's insertion point.
func NewOptattrs(b *ir.Builder) OptattrsOp {
	st := ir.OperationState{Def: Optattrs}
	return ir.Cast[OptattrsOp](b.Create(&st))
}

// formatUnit is the assembly format of [Unit].
var formatUnit = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "first"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "u"},
			{Kind: asm.LiteralElement, Space: true, Text: "is"},
			{Kind: asm.LiteralElement, Space: true, Text: "set"},
		}, Else: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "not"},
			{Kind: asm.LiteralElement, Space: true, Text: "set"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 2, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "v"},
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// Unit is the operation form.unit.
var Unit = &ir.OpDef{
	Name: "form.unit",
	Attrs: []ir.AttrSlot{
		{Name: "first", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "u", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "v", Constraint: constraint.UnitAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUnit)},
	View:       ir.ViewOf[UnitOp],
}

// UnitOp is the view of an operation form.unit.
type UnitOp struct{ ir.View }

// Def returns [Unit].
func (UnitOp) Def() *ir.OpDef { return Unit }

// The slots of the inherent attributes of [Unit].
const (
	slotUnitFirst = 0
	slotUnitU     = 1
	slotUnitV     = 2
)

// First reports whether the attribute $first is present.
func (op UnitOp) First() bool { return op.Op().InherentAttr(slotUnitFirst) != nil }

// SetFirst sets or removes the attribute $first.
func (op UnitOp) SetFirst(v bool) UnitOp {
	if v {
		op.Op().SetInherentAttr(slotUnitFirst, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotUnitFirst, nil)
	}
	return op
}

// U reports whether the attribute $u is present.
func (op UnitOp) U() bool { return op.Op().InherentAttr(slotUnitU) != nil }

// SetU sets or removes the attribute $u.
func (op UnitOp) SetU(v bool) UnitOp {
	if v {
		op.Op().SetInherentAttr(slotUnitU, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotUnitU, nil)
	}
	return op
}

// V reports whether the attribute $v is present.
func (op UnitOp) V() bool { return op.Op().InherentAttr(slotUnitV) != nil }

// SetV sets or removes the attribute $v.
func (op UnitOp) SetV(v bool) UnitOp {
	if v {
		op.Op().SetInherentAttr(slotUnitV, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotUnitV, nil)
	}
	return op
}

// UnitAdaptor has the converted operands of a [UnitOp] during a conversion.
type UnitAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UnitOp].
func (UnitAdaptor[T]) For(UnitOp) {}

// NewUnit creates the operation form.unit at the builder's insertion point.
func NewUnit(b *ir.Builder) UnitOp {
	st := ir.OperationState{Def: Unit}
	return ir.Cast[UnitOp](b.Create(&st))
}

// formatDefaults is the assembly format of [Defaults].
var formatDefaults = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "i"},
			{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI32, Is: asm.IsAttr[*ir.IntegerAttr]}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "c"},
			{Kind: asm.EnumAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &ColorEnum}},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1,
}

// Defaults is the operation form.defaults.
var Defaults = &ir.OpDef{
	Name: "form.defaults",
	Attrs: []ir.AttrSlot{
		{Name: "i", Constraint: constraint.I32Attr, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(asm.BuildI32(c), int64(7)) }},
		{Name: "c", Constraint: IsColor, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(ColorGreen)) }},
		{Name: "o", Constraint: constraint.BoolAttr, Optional: true, Default: func(c *ir.Context) ir.Attribute { return ir.NewBoolAttr(c, false) }},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDefaults)},
	View:       ir.ViewOf[DefaultsOp],
}

// DefaultsOp is the view of an operation form.defaults.
type DefaultsOp struct{ ir.View }

// Def returns [Defaults].
func (DefaultsOp) Def() *ir.OpDef { return Defaults }

// The slots of the inherent attributes of [Defaults].
const (
	slotDefaultsI = 0
	slotDefaultsC = 1
	slotDefaultsO = 2
)

// I is the attribute $i, 7 if it is absent.
func (op DefaultsOp) I() int32 {
	if v, ok := op.Op().InherentAttr(slotDefaultsI).(*ir.IntegerAttr); ok {
		return int32(v.Int())
	}
	return 7
}

// SetI sets the attribute $i.
func (op DefaultsOp) SetI(v int32) DefaultsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDefaultsI, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// C is the attribute $c, ColorGreen if it is absent.
func (op DefaultsOp) C() Color {
	if v, ok := op.Op().InherentAttr(slotDefaultsC).(*ir.IntegerAttr); ok {
		return Color(v.Uint())
	}
	return ColorGreen
}

// SetC sets the attribute $c.
func (op DefaultsOp) SetC(v Color) DefaultsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDefaultsC, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// O is the attribute $o, false if it is absent.
func (op DefaultsOp) O() bool {
	if v, ok := op.Op().InherentAttr(slotDefaultsO).(*ir.IntegerAttr); ok {
		return v.Bool()
	}
	return false
}

// SetO sets the attribute $o.
func (op DefaultsOp) SetO(v bool) DefaultsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDefaultsO, ir.NewBoolAttr(c, v))
	return op
}

// DefaultsAdaptor has the converted operands of a [DefaultsOp] during a conversion.
type DefaultsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DefaultsOp].
func (DefaultsAdaptor[T]) For(DefaultsOp) {}

// NewDefaults creates the operation form.defaults at the builder's insertion point.
func NewDefaults(b *ir.Builder) DefaultsOp {
	c := b.Context()
	st := ir.OperationState{Def: Defaults, InherentAttrs: []ir.Attribute{slotDefaultsI: ir.NewIntegerAttr(asm.BuildI32(c), int64(7)), slotDefaultsC: ir.NewIntegerAttr(c.I32(), int64(ColorGreen))}}
	return ir.Cast[DefaultsOp](b.Create(&st))
}

// formatEnums is the assembly format of [Enums].
var formatEnums = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &ColorEnum}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.EnumAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &FlagsEnum}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 2, Attr: &asm.AttrForm{Def: &FlagSetAttrDef, Is: asm.IsAttr[*FlagSetAttr]}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// Enums is the operation form.enums.
var Enums = &ir.OpDef{
	Name: "form.enums",
	Attrs: []ir.AttrSlot{
		{Name: "c", Constraint: IsColor},
		{Name: "f", Constraint: IsFlags},
		{Name: "e", Constraint: IsFlagSetAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatEnums)},
	View:       ir.ViewOf[EnumsOp],
}

// EnumsOp is the view of an operation form.enums.
type EnumsOp struct{ ir.View }

// Def returns [Enums].
func (EnumsOp) Def() *ir.OpDef { return Enums }

// The slots of the inherent attributes of [Enums].
const (
	slotEnumsC = 0
	slotEnumsF = 1
	slotEnumsE = 2
)

// C is the attribute $c.
func (op EnumsOp) C() Color { return Color(op.Op().InherentAttr(slotEnumsC).(*ir.IntegerAttr).Uint()) }

// SetC sets the attribute $c.
func (op EnumsOp) SetC(v Color) EnumsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotEnumsC, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// F is the attribute $f.
func (op EnumsOp) F() Flags { return Flags(op.Op().InherentAttr(slotEnumsF).(*ir.IntegerAttr).Uint()) }

// SetF sets the attribute $f.
func (op EnumsOp) SetF(v Flags) EnumsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotEnumsF, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// E is the attribute $e.
func (op EnumsOp) E() Flags { return op.Op().InherentAttr(slotEnumsE).(*FlagSetAttr).Value() }

// SetE sets the attribute $e.
func (op EnumsOp) SetE(v Flags) EnumsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotEnumsE, NewFlagSetAttr(c, v))
	return op
}

// EnumsAdaptor has the converted operands of a [EnumsOp] during a conversion.
type EnumsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [EnumsOp].
func (EnumsAdaptor[T]) For(EnumsOp) {}

// NewEnums creates the operation form.enums at the builder's insertion point.
func NewEnums(b *ir.Builder, c_ Color, f Flags, e_ Flags) EnumsOp {
	c := b.Context()
	st := ir.OperationState{Def: Enums, InherentAttrs: []ir.Attribute{slotEnumsC: ir.NewIntegerAttr(c.I32(), int64(c_)), slotEnumsF: ir.NewIntegerAttr(c.I32(), int64(f)), slotEnumsE: NewFlagSetAttr(c, e_)}}
	return ir.Cast[EnumsOp](b.Create(&st))
}

// formatPairs is the assembly format of [Pairs].
var formatPairs = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &PairAttrDef, Is: asm.IsAttr[*PairAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 1, Qualified: true, Attr: &asm.AttrForm{Def: &PairAttrDef, Is: asm.IsAttr[*PairAttr]}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1,
}

// Pairs is the operation form.pairs.
var Pairs = &ir.OpDef{
	Name: "form.pairs",
	Attrs: []ir.AttrSlot{
		{Name: "p", Constraint: IsPairAttr},
		{Name: "q", Constraint: IsPairAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPairs)},
	View:       ir.ViewOf[PairsOp],
}

// PairsOp is the view of an operation form.pairs.
type PairsOp struct{ ir.View }

// Def returns [Pairs].
func (PairsOp) Def() *ir.OpDef { return Pairs }

// The slots of the inherent attributes of [Pairs].
const (
	slotPairsP = 0
	slotPairsQ = 1
)

// P is the attribute $p.
func (op PairsOp) P() *PairAttr {
	v, _ := op.Op().InherentAttr(slotPairsP).(*PairAttr)
	return v
}

// SetP sets the attribute $p.
func (op PairsOp) SetP(v *PairAttr) PairsOp {
	op.Op().SetInherentAttr(slotPairsP, v)
	return op
}

// Q is the attribute $q.
func (op PairsOp) Q() *PairAttr {
	v, _ := op.Op().InherentAttr(slotPairsQ).(*PairAttr)
	return v
}

// SetQ sets the attribute $q.
func (op PairsOp) SetQ(v *PairAttr) PairsOp {
	op.Op().SetInherentAttr(slotPairsQ, v)
	return op
}

// PairsAdaptor has the converted operands of a [PairsOp] during a conversion.
type PairsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PairsOp].
func (PairsAdaptor[T]) For(PairsOp) {}

// NewPairs creates the operation form.pairs at the builder's insertion point.
func NewPairs(b *ir.Builder, p_ *PairAttr, q *PairAttr) PairsOp {
	st := ir.OperationState{Def: Pairs, InherentAttrs: []ir.Attribute{slotPairsP: p_, slotPairsQ: q}}
	return ir.Cast[PairsOp](b.Create(&st))
}

// formatKeyword is the assembly format of [Keyword].
var formatKeyword = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictWithKeywordElement},
	},
}

// Keyword is the operation form.keyword.
var Keyword = &ir.OpDef{
	Name: "form.keyword",
	Attrs: []ir.AttrSlot{
		{Name: "i", Constraint: constraint.I64Attr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatKeyword)},
	View:       ir.ViewOf[KeywordOp],
}

// KeywordOp is the view of an operation form.keyword.
type KeywordOp struct{ ir.View }

// Def returns [Keyword].
func (KeywordOp) Def() *ir.OpDef { return Keyword }

// The slots of the inherent attributes of [Keyword].
const (
	slotKeywordI = 0
)

// I is the attribute $i; ok is false if it is absent.
func (op KeywordOp) I() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotKeywordI).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetI sets the attribute $i.
func (op KeywordOp) SetI(v int64) KeywordOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotKeywordI, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// KeywordAdaptor has the converted operands of a [KeywordOp] during a conversion.
type KeywordAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [KeywordOp].
func (KeywordAdaptor[T]) For(KeywordOp) {}

// NewKeyword creates the operation form.keyword at the builder's insertion point.
func NewKeyword(b *ir.Builder) KeywordOp {
	st := ir.OperationState{Def: Keyword}
	return ir.Cast[KeywordOp](b.Create(&st))
}

// formatProps is the assembly format of [Props].
var formatProps = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.PropDictElement},
		{Kind: asm.AttrDictElement},
	},
	PropDict: true,
	Elided:   1 << 0,
}

// Props is the operation form.props.
var Props = &ir.OpDef{
	Name: "form.props",
	Attrs: []ir.AttrSlot{
		{Name: "i", Constraint: constraint.I64Attr},
		{Name: "j", Constraint: constraint.I64Attr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatProps)},
	View:       ir.ViewOf[PropsOp],
}

// PropsOp is the view of an operation form.props.
type PropsOp struct{ ir.View }

// Def returns [Props].
func (PropsOp) Def() *ir.OpDef { return Props }

// The slots of the inherent attributes of [Props].
const (
	slotPropsI = 0
	slotPropsJ = 1
)

// I is the attribute $i.
func (op PropsOp) I() int64 { return int64(op.Op().InherentAttr(slotPropsI).(*ir.IntegerAttr).Int()) }

// SetI sets the attribute $i.
func (op PropsOp) SetI(v int64) PropsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPropsI, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// J is the attribute $j; ok is false if it is absent.
func (op PropsOp) J() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotPropsJ).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetJ sets the attribute $j.
func (op PropsOp) SetJ(v int64) PropsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPropsJ, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// PropsAdaptor has the converted operands of a [PropsOp] during a conversion.
type PropsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PropsOp].
func (PropsAdaptor[T]) For(PropsOp) {}

// NewProps creates the operation form.props at the builder's insertion point.
func NewProps(b *ir.Builder, i_ int64) PropsOp {
	c := b.Context()
	st := ir.OperationState{Def: Props, InherentAttrs: []ir.Attribute{slotPropsI: ir.NewIntegerAttr(asm.BuildI64(c), int64(i_))}}
	return ir.Cast[PropsOp](b.Create(&st))
}

// formatElse is the assembly format of [Else].
var formatElse = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "with"},
			{Kind: asm.OptionalOperandElement, Space: true, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.OptionalTypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		}, Else: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "without"},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Else is the operation form.else.
var Else = &ir.OpDef{
	Name: "form.else",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatElse)},
	View:       ir.ViewOf[ElseOp],
}

// ElseOp is the view of an operation form.else.
type ElseOp struct{ ir.View }

// Def returns [Else].
func (ElseOp) Def() *ir.OpDef { return Else }

// X is the operand $x, nil if it is absent.
func (op ElseOp) X() *ir.Value {
	if r := op.Op().OperandsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// ElseAdaptor has the converted operands of a [ElseOp] during a conversion.
type ElseAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ElseOp].
func (ElseAdaptor[T]) For(ElseOp) {}

// X returns the converted operand $x.
func (a ElseAdaptor[T]) X() T { return a.Optional(0) }

// NewElse creates the operation form.else at the builder's insertion point.
func NewElse(b *ir.Builder, x_ *ir.Value) ElseOp {
	st := ir.OperationState{Def: Else}
	if x_ != nil {
		st.Operands = append(st.Operands, x_)
	}
	return ir.Cast[ElseOp](b.Create(&st))
}

// formatInverted is the assembly format of [Inverted].
var formatInverted = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Not: true, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "none"},
		}, Else: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "some"},
			{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// Inverted is the operation form.inverted.
var Inverted = &ir.OpDef{
	Name: "form.inverted",
	Attrs: []ir.AttrSlot{
		{Name: "xs", Constraint: constraint.ArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInverted)},
	View:       ir.ViewOf[InvertedOp],
}

// InvertedOp is the view of an operation form.inverted.
type InvertedOp struct{ ir.View }

// Def returns [Inverted].
func (InvertedOp) Def() *ir.OpDef { return Inverted }

// The slots of the inherent attributes of [Inverted].
const (
	slotInvertedXs = 0
)

// Xs is the attribute $xs, nil if it is absent.
func (op InvertedOp) Xs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotInvertedXs).(*ir.ArrayAttr)
	return v
}

// SetXs sets the attribute $xs.
func (op InvertedOp) SetXs(v *ir.ArrayAttr) InvertedOp {
	op.Op().SetInherentAttr(slotInvertedXs, v)
	return op
}

// InvertedAdaptor has the converted operands of a [InvertedOp] during a conversion.
type InvertedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InvertedOp].
func (InvertedAdaptor[T]) For(InvertedOp) {}

// NewInverted creates the operation form.inverted at the builder's insertion point.
func NewInverted(b *ir.Builder) InvertedOp {
	st := ir.OperationState{Def: Inverted}
	return ir.Cast[InvertedOp](b.Create(&st))
}

// formatNest is the assembly format of [Nest].
var formatNest = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "i"},
			{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "s"},
				{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
			}}},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1,
}

// Nest is the operation form.nest.
var Nest = &ir.OpDef{
	Name: "form.nest",
	Attrs: []ir.AttrSlot{
		{Name: "i", Constraint: constraint.I64Attr, Optional: true},
		{Name: "s", Constraint: constraint.StrAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNest)},
	View:       ir.ViewOf[NestOp],
}

// NestOp is the view of an operation form.nest.
type NestOp struct{ ir.View }

// Def returns [Nest].
func (NestOp) Def() *ir.OpDef { return Nest }

// The slots of the inherent attributes of [Nest].
const (
	slotNestI = 0
	slotNestS = 1
)

// I is the attribute $i; ok is false if it is absent.
func (op NestOp) I() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotNestI).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetI sets the attribute $i.
func (op NestOp) SetI(v int64) NestOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotNestI, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// S is the attribute $s; ok is false if it is absent.
func (op NestOp) S() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotNestS).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetS sets the attribute $s.
func (op NestOp) SetS(v string) NestOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotNestS, ir.NewStringAttr(c, v))
	return op
}

// NestAdaptor has the converted operands of a [NestOp] during a conversion.
type NestAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NestOp].
func (NestAdaptor[T]) For(NestOp) {}

// NewNest creates the operation form.nest at the builder's insertion point.
func NewNest(b *ir.Builder) NestOp {
	st := ir.OperationState{Def: Nest}
	return ir.Cast[NestOp](b.Create(&st))
}

// formatOilist is the assembly format of [Oilist].
var formatOilist = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OIListElement, Group: &asm.Group{Unit: -1, Then: []asm.Element{
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "i"},
				{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
				{Kind: asm.AttrElement, N: 0, Optional: true, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
				{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
			}}},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "u"},
			}}},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "x"},
				{Kind: asm.OptionalOperandElement, Space: true, N: 0},
			}}},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I32.Buildable, Repeat: true},
	},
	Elided: 1<<0 | 1<<1,
}

// Oilist is the operation form.oilist.
var Oilist = &ir.OpDef{
	Name: "form.oilist",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.I32, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "i", Constraint: constraint.I64Attr, Optional: true},
		{Name: "u", Constraint: constraint.UnitAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOilist)},
	View:       ir.ViewOf[OilistOp],
}

// OilistOp is the view of an operation form.oilist.
type OilistOp struct{ ir.View }

// Def returns [Oilist].
func (OilistOp) Def() *ir.OpDef { return Oilist }

// The slots of the inherent attributes of [Oilist].
const (
	slotOilistI = 0
	slotOilistU = 1
)

// X is the operand $x, nil if it is absent.
func (op OilistOp) X() *ir.Value {
	if r := op.Op().OperandsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// I is the attribute $i; ok is false if it is absent.
func (op OilistOp) I() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotOilistI).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetI sets the attribute $i.
func (op OilistOp) SetI(v int64) OilistOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOilistI, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// U reports whether the attribute $u is present.
func (op OilistOp) U() bool { return op.Op().InherentAttr(slotOilistU) != nil }

// SetU sets or removes the attribute $u.
func (op OilistOp) SetU(v bool) OilistOp {
	if v {
		op.Op().SetInherentAttr(slotOilistU, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotOilistU, nil)
	}
	return op
}

// OilistAdaptor has the converted operands of a [OilistOp] during a conversion.
type OilistAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OilistOp].
func (OilistAdaptor[T]) For(OilistOp) {}

// X returns the converted operand $x.
func (a OilistAdaptor[T]) X() T { return a.Optional(0) }

// NewOilist creates the operation form.oilist at the builder's insertion point.
func NewOilist(b *ir.Builder, x_ *ir.Value) OilistOp {
	st := ir.OperationState{Def: Oilist}
	if x_ != nil {
		st.Operands = append(st.Operands, x_)
	}
	return ir.Cast[OilistOp](b.Create(&st))
}

// formatRegion is the assembly format of [Region].
var formatRegion = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
	},
}

// Region is the operation form.region.
var Region = &ir.OpDef{
	Name:       "form.region",
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRegion)},
	View:       ir.ViewOf[RegionOp],
}

// RegionOp is the view of an operation form.region.
type RegionOp struct{ ir.View }

// Def returns [Region].
func (RegionOp) Def() *ir.OpDef { return Region }

// Body is the region $body.
func (op RegionOp) Body() *ir.Region { return op.Op().Region(0) }

// RegionAdaptor has the converted operands of a [RegionOp] during a conversion.
type RegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RegionOp].
func (RegionAdaptor[T]) For(RegionOp) {}

// NewRegion creates the operation form.region at the builder's insertion point.
func NewRegion(b *ir.Builder) RegionOp {
	st := ir.OperationState{Def: Region}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[RegionOp](b.Create(&st))
}

// formatOptregion is the assembly format of [Optregion].
var formatOptregion = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasBlocks, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "do"},
			{Kind: asm.RegionElement, Space: true, N: 0},
		}}},
		{Kind: asm.AttrDictElement},
	},
}

// Optregion is the operation form.optregion.
var Optregion = &ir.OpDef{
	Name:       "form.optregion",
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOptregion)},
	View:       ir.ViewOf[OptregionOp],
}

// OptregionOp is the view of an operation form.optregion.
type OptregionOp struct{ ir.View }

// Def returns [Optregion].
func (OptregionOp) Def() *ir.OpDef { return Optregion }

// Body is the region $body.
func (op OptregionOp) Body() *ir.Region { return op.Op().Region(0) }

// OptregionAdaptor has the converted operands of a [OptregionOp] during a conversion.
type OptregionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OptregionOp].
func (OptregionAdaptor[T]) For(OptregionOp) {}

// NewOptregion creates the operation form.optregion at the builder's insertion point.
func NewOptregion(b *ir.Builder) OptregionOp {
	st := ir.OperationState{Def: Optregion}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[OptregionOp](b.Create(&st))
}

// formatRegions is the assembly format of [Regions].
var formatRegions = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "and"},
		{Kind: asm.RegionsElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
}

// Regions is the operation form.regions.
var Regions = &ir.OpDef{
	Name:       "form.regions",
	Regions:    []ir.RegionDef{{Name: "first", Constraint: constraint.AnyRegion}, {Name: "rest", Constraint: constraint.AnyRegion, Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRegions)},
	View:       ir.ViewOf[RegionsOp],
}

// RegionsOp is the view of an operation form.regions.
type RegionsOp struct{ ir.View }

// Def returns [Regions].
func (RegionsOp) Def() *ir.OpDef { return Regions }

// First is the region $first.
func (op RegionsOp) First() *ir.Region { return op.Op().Region(0) }

// Rest are the regions $rest.
func (op RegionsOp) Rest() []*ir.Region { return op.Op().Regions()[1:] }

// RegionsAdaptor has the converted operands of a [RegionsOp] during a conversion.
type RegionsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RegionsOp].
func (RegionsAdaptor[T]) For(RegionsOp) {}

// NewRegions creates the operation form.regions at the builder's insertion point.
func NewRegions(b *ir.Builder, numRest int) RegionsOp {
	st := ir.OperationState{Def: Regions}
	st.Regions = append(st.Regions, ir.NewRegion())
	for range numRest {
		st.Regions = append(st.Regions, ir.NewRegion())
	}
	return ir.Cast[RegionsOp](b.Create(&st))
}

// formatAllregions is the assembly format of [Allregions].
var formatAllregions = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AllRegionsElement, Space: true},
		{Kind: asm.AttrDictElement},
	},
	AllRegions: true,
}

// Allregions is the operation form.allregions.
var Allregions = &ir.OpDef{
	Name:       "form.allregions",
	Regions:    []ir.RegionDef{{Name: "rest", Constraint: constraint.AnyRegion, Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAllregions)},
	View:       ir.ViewOf[AllregionsOp],
}

// AllregionsOp is the view of an operation form.allregions.
type AllregionsOp struct{ ir.View }

// Def returns [Allregions].
func (AllregionsOp) Def() *ir.OpDef { return Allregions }

// Rest are the regions $rest.
func (op AllregionsOp) Rest() []*ir.Region { return op.Op().Regions()[0:] }

// AllregionsAdaptor has the converted operands of a [AllregionsOp] during a conversion.
type AllregionsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AllregionsOp].
func (AllregionsAdaptor[T]) For(AllregionsOp) {}

// NewAllregions creates the operation form.allregions at the builder's insertion point.
func NewAllregions(b *ir.Builder, numRest int) AllregionsOp {
	st := ir.OperationState{Def: Allregions}
	for range numRest {
		st.Regions = append(st.Regions, ir.NewRegion())
	}
	return ir.Cast[AllregionsOp](b.Create(&st))
}

// formatEnd is the assembly format of [End].
var formatEnd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.OperandsElement, Space: true, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// End is the operation form.end.
var End = &ir.OpDef{
	Name:   "form.end",
	Traits: ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "xs", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatEnd)},
	View:       ir.ViewOf[EndOp],
}

// EndOp is the view of an operation form.end.
type EndOp struct{ ir.View }

// Def returns [End].
func (EndOp) Def() *ir.OpDef { return End }

// Xs are the operands $xs.
func (op EndOp) Xs() ir.ValueRange { return op.Op().OperandsAt(0) }

// EndAdaptor has the converted operands of a [EndOp] during a conversion.
type EndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [EndOp].
func (EndAdaptor[T]) For(EndOp) {}

// Xs returns the converted operand $xs.
func (a EndAdaptor[T]) Xs() []T { return a.Segment(0) }

// NewEnd creates the operation form.end at the builder's insertion point.
func NewEnd(b *ir.Builder, xs ...*ir.Value) EndOp {
	st := ir.OperationState{Def: End}
	st.Operands = append(st.Operands, xs...)
	return ir.Cast[EndOp](b.Create(&st))
}

// formatImplicit is the assembly format of [Implicit].
var formatImplicit = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
	},
}

// Implicit is the operation form.implicit.
var Implicit = &ir.OpDef{
	Name:               "form.implicit",
	Traits:             ir.SingleBlock,
	ImplicitTerminator: "form.end",
	Regions:            []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	Interfaces:         []ir.Implementation{asm.OpAsmOpInterface.Is(&formatImplicit)},
	View:               ir.ViewOf[ImplicitOp],
}

// ImplicitOp is the view of an operation form.implicit.
type ImplicitOp struct{ ir.View }

// Def returns [Implicit].
func (ImplicitOp) Def() *ir.OpDef { return Implicit }

// Body is the region $body.
func (op ImplicitOp) Body() *ir.Region { return op.Op().Region(0) }

// ImplicitAdaptor has the converted operands of a [ImplicitOp] during a conversion.
type ImplicitAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ImplicitOp].
func (ImplicitAdaptor[T]) For(ImplicitOp) {}

// NewImplicit creates the operation form.implicit at the builder's insertion point.
func NewImplicit(b *ir.Builder) ImplicitOp {
	st := ir.OperationState{Def: Implicit}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[ImplicitOp](b.Create(&st))
}

// formatSingle is the assembly format of [Single].
var formatSingle = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
	},
}

// Single is the operation form.single.
var Single = &ir.OpDef{
	Name:       "form.single",
	Traits:     ir.SingleBlock | ir.NoTerminator,
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSingle)},
	View:       ir.ViewOf[SingleOp],
}

// SingleOp is the view of an operation form.single.
type SingleOp struct{ ir.View }

// Def returns [Single].
func (SingleOp) Def() *ir.OpDef { return Single }

// Body is the region $body.
func (op SingleOp) Body() *ir.Region { return op.Op().Region(0) }

// SingleAdaptor has the converted operands of a [SingleOp] during a conversion.
type SingleAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SingleOp].
func (SingleAdaptor[T]) For(SingleOp) {}

// NewSingle creates the operation form.single at the builder's insertion point.
func NewSingle(b *ir.Builder) SingleOp {
	st := ir.OperationState{Def: Single}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SingleOp](b.Create(&st))
}

// formatGoto is the assembly format of [Goto].
var formatGoto = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.SuccessorElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasSuccessors, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "or"},
			{Kind: asm.SuccessorsElement, Space: true, N: 1},
		}}},
		{Kind: asm.AttrDictElement},
	},
}

// Goto is the operation form.goto.
var Goto = &ir.OpDef{
	Name:       "form.goto",
	Traits:     ir.Terminator,
	Successors: []ir.SuccessorDef{{Name: "to"}, {Name: "others", Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGoto)},
	View:       ir.ViewOf[GotoOp],
}

// GotoOp is the view of an operation form.goto.
type GotoOp struct{ ir.View }

// Def returns [Goto].
func (GotoOp) Def() *ir.OpDef { return Goto }

// To is the successor $to.
func (op GotoOp) To() *ir.Block { return op.Op().Successor(0) }

// Others are the successors $others.
func (op GotoOp) Others() []ir.Successor { return op.Op().Successors()[1:] }

// GotoAdaptor has the converted operands of a [GotoOp] during a conversion.
type GotoAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GotoOp].
func (GotoAdaptor[T]) For(GotoOp) {}

// NewGoto creates the operation form.goto at the builder's insertion point.
func NewGoto(b *ir.Builder, to *ir.Block, others []*ir.Block) GotoOp {
	st := ir.OperationState{Def: Goto}
	st.Successors = append(st.Successors, to)
	st.Successors = append(st.Successors, others...)
	return ir.Cast[GotoOp](b.Create(&st))
}

// formatAnywhere is the assembly format of [Anywhere].
var formatAnywhere = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AllSuccessorsElement, Space: true},
		{Kind: asm.AttrDictElement},
	},
}

// Anywhere is the operation form.anywhere.
var Anywhere = &ir.OpDef{
	Name:       "form.anywhere",
	Traits:     ir.Terminator,
	Successors: []ir.SuccessorDef{{Name: "to", Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAnywhere)},
	View:       ir.ViewOf[AnywhereOp],
}

// AnywhereOp is the view of an operation form.anywhere.
type AnywhereOp struct{ ir.View }

// Def returns [Anywhere].
func (AnywhereOp) Def() *ir.OpDef { return Anywhere }

// To are the successors $to.
func (op AnywhereOp) To() []ir.Successor { return op.Op().Successors()[0:] }

// AnywhereAdaptor has the converted operands of a [AnywhereOp] during a conversion.
type AnywhereAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AnywhereOp].
func (AnywhereAdaptor[T]) For(AnywhereOp) {}

// NewAnywhere creates the operation form.anywhere at the builder's insertion point.
func NewAnywhere(b *ir.Builder, to []*ir.Block) AnywhereOp {
	st := ir.OperationState{Def: Anywhere}
	st.Successors = append(st.Successors, to...)
	return ir.Cast[AnywhereOp](b.Create(&st))
}

// formatCustom is the assembly format of [Custom].
var formatCustom = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 asm.Operand
				var v2 *ir.IntegerAttr
				there := parseSum(p, &v0, a.Operands(1), &v2)
				a.SetOperand(0, v0)
				if v2 != nil {
					a.SetAttr(0, v2)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printSum(p, op, asm.FirstOperand(op, 0), op.OperandsAt(1), asm.AttrAs[*ir.IntegerAttr](op.InherentAttr(0)))
			},
		}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 ir.Type
				there := parseSumTypes(p, &v0, a.Types(asm.ValueRef{N: 1}), *a.Operands(1), "of")
				a.SetType(asm.ValueRef{N: 0}, v0)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printSumTypes(p, op, asm.TypeOf(op, asm.ValueRef{N: 0}), asm.TypesOf(op, asm.ValueRef{N: 1}), op.OperandsAt(1), "of")
			},
		}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Custom is the operation form.custom.
var Custom = &ir.OpDef{
	Name: "form.custom",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyType},
		{Name: "ys", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "a", Constraint: constraint.I64Attr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCustom)},
	View:       ir.ViewOf[CustomOp],
}

// CustomOp is the view of an operation form.custom.
type CustomOp struct{ ir.View }

// Def returns [Custom].
func (CustomOp) Def() *ir.OpDef { return Custom }

// The slots of the inherent attributes of [Custom].
const (
	slotCustomA = 0
)

// X is the operand $x.
func (op CustomOp) X() *ir.Value { return op.Op().Operand(0) }

// Ys are the operands $ys.
func (op CustomOp) Ys() ir.ValueRange { return op.Op().OperandsAt(1) }

// A is the attribute $a; ok is false if it is absent.
func (op CustomOp) A() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotCustomA).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetA sets the attribute $a.
func (op CustomOp) SetA(v int64) CustomOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCustomA, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// CustomAdaptor has the converted operands of a [CustomOp] during a conversion.
type CustomAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CustomOp].
func (CustomAdaptor[T]) For(CustomOp) {}

// X returns the converted operand $x.
func (a CustomAdaptor[T]) X() T { return a.At(0) }

// Ys returns the converted operand $ys.
func (a CustomAdaptor[T]) Ys() []T { return a.Segment(1) }

// NewCustom creates the operation form.custom at the builder's insertion point.
func NewCustom(b *ir.Builder, x_ *ir.Value, ys ...*ir.Value) CustomOp {
	st := ir.OperationState{Def: Custom}
	st.Operands = append(st.Operands, x_)
	st.Operands = append(st.Operands, ys...)
	return ir.Cast[CustomOp](b.Create(&st))
}

// formatOptcustom is the assembly format of [Optcustom].
var formatOptcustom = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
				Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
					var v0 *ir.IntegerAttr
					there := parseBang(p, &v0)
					if v0 != nil {
						a.SetAttr(0, v0)
					}
					return there
				},
				Print: func(p *asm.Printer, op *ir.Operation) {
					printBang(p, op, asm.AttrAs[*ir.IntegerAttr](op.InherentAttr(0)))
				},
			}},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Question, Text: "?"},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// Optcustom is the operation form.optcustom.
var Optcustom = &ir.OpDef{
	Name: "form.optcustom",
	Attrs: []ir.AttrSlot{
		{Name: "a", Constraint: constraint.I64Attr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOptcustom)},
	View:       ir.ViewOf[OptcustomOp],
}

// OptcustomOp is the view of an operation form.optcustom.
type OptcustomOp struct{ ir.View }

// Def returns [Optcustom].
func (OptcustomOp) Def() *ir.OpDef { return Optcustom }

// The slots of the inherent attributes of [Optcustom].
const (
	slotOptcustomA = 0
)

// A is the attribute $a; ok is false if it is absent.
func (op OptcustomOp) A() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotOptcustomA).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetA sets the attribute $a.
func (op OptcustomOp) SetA(v int64) OptcustomOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOptcustomA, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// OptcustomAdaptor has the converted operands of a [OptcustomOp] during a conversion.
type OptcustomAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OptcustomOp].
func (OptcustomAdaptor[T]) For(OptcustomOp) {}

// NewOptcustom creates the operation form.optcustom at the builder's insertion point.
func NewOptcustom(b *ir.Builder) OptcustomOp {
	st := ir.OperationState{Def: Optcustom}
	return ir.Cast[OptcustomOp](b.Create(&st))
}

// formatCustomregion is the assembly format of [Customregion].
var formatCustomregion = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 *ir.Region
				var v1 *ir.Block
				there := parseBodyThenTo(p, &v0, &v1)
				if v0 != nil {
					a.SetRegion(0, v0)
				}
				if v1 != nil {
					a.SetSuccessor(0, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printBodyThenTo(p, op, op.Region(0), op.Successor(0))
			},
		}},
		{Kind: asm.AttrDictElement},
	},
}

// Customregion is the operation form.customregion.
var Customregion = &ir.OpDef{
	Name:       "form.customregion",
	Traits:     ir.Terminator,
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Successors: []ir.SuccessorDef{{Name: "to"}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCustomregion)},
	View:       ir.ViewOf[CustomregionOp],
}

// CustomregionOp is the view of an operation form.customregion.
type CustomregionOp struct{ ir.View }

// Def returns [Customregion].
func (CustomregionOp) Def() *ir.OpDef { return Customregion }

// Body is the region $body.
func (op CustomregionOp) Body() *ir.Region { return op.Op().Region(0) }

// To is the successor $to.
func (op CustomregionOp) To() *ir.Block { return op.Op().Successor(0) }

// CustomregionAdaptor has the converted operands of a [CustomregionOp] during a conversion.
type CustomregionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CustomregionOp].
func (CustomregionAdaptor[T]) For(CustomregionOp) {}

// NewCustomregion creates the operation form.customregion at the builder's insertion point.
func NewCustomregion(b *ir.Builder, to *ir.Block) CustomregionOp {
	st := ir.OperationState{Def: Customregion}
	st.Successors = append(st.Successors, to)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[CustomregionOp](b.Create(&st))
}

// Formless is the operation form.formless.
var Formless = &ir.OpDef{
	Name: "form.formless",
	Operands: []ir.ValueDef{
		{Name: "x", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "first", Constraint: constraint.AnyType},
		{Name: "second", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[FormlessOp],
}

// FormlessOp is the view of an operation form.formless.
type FormlessOp struct{ ir.View }

// Def returns [Formless].
func (FormlessOp) Def() *ir.OpDef { return Formless }

// X is the operand $x.
func (op FormlessOp) X() *ir.Value { return op.Op().Operand(0) }

// First is the result $first.
func (op FormlessOp) First() *ir.Value { return op.Op().Result(0) }

// Second is the result $second.
func (op FormlessOp) Second() *ir.Value { return op.Op().Result(1) }

// FormlessAdaptor has the converted operands of a [FormlessOp] during a conversion.
type FormlessAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FormlessOp].
func (FormlessAdaptor[T]) For(FormlessOp) {}

// X returns the converted operand $x.
func (a FormlessAdaptor[T]) X() T { return a.At(0) }

// NewFormless creates the operation form.formless at the builder's insertion point.
func NewFormless(b *ir.Builder, first_Type ir.Type, secondType ir.Type, x_ *ir.Value) FormlessOp {
	st := ir.OperationState{Def: Formless, Operands: []*ir.Value{x_}, Results: []ir.Type{first_Type, secondType}}
	return ir.Cast[FormlessOp](b.Create(&st))
}

var kindBoxType = asm.TypeKind{Name: "test.box", Is: asm.IsType[*BoxType], Def: &BoxTypeDef}
var kindFunctionType = asm.TypeKind{Name: "builtin.function", Is: asm.IsType[*ir.FunctionType]}
var kindIntegerType = asm.TypeKind{Name: "builtin.integer", Is: asm.IsType[*ir.IntegerType]}
var kindVectorType = asm.TypeKind{Name: "builtin.vector", Is: asm.IsType[*ir.VectorType]}
