package testdialect

import (
	"slices"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// aliases suggests names for strings and for types of the dialect and others.
type aliases struct{}

// stringAliases are the names for strings.
var stringAliases = map[string]string{
	"alias_test:dot_in_name":               "test.alias",
	"alias_test:trailing_digit":            "test_alias0",
	"alias_test:prefixed_digit":            "0_test_alias",
	"alias_test:prefixed_symbol":           "%test",
	"alias_test:tensor_encoding":           "test_encoding",
	"alias_test:trailing_digit_conflict_a": "test_alias_conflict0_1_1_1",
	"alias_test:trailing_digit_conflict_b": "test_alias_conflict0",
	"alias_test:trailing_digit_conflict_c": "test_alias_conflict0",
	"alias_test:trailing_digit_conflict_d": "test_alias_conflict0_",
	"alias_test:trailing_digit_conflict_e": "test_alias_conflict0_1",
	"alias_test:trailing_digit_conflict_f": "test_alias_conflict0_1",
	"alias_test:trailing_digit_conflict_g": "test_alias_conflict0_1_",
	"alias_test:trailing_digit_conflict_h": "test_alias_conflict0_1_1",
}

// AttrAlias implements [asm.AttrAliaser].
func (aliases) AttrAlias(a ir.Attribute) (string, asm.AliasKind) {
	if s, ok := a.(*ir.StringAttr); ok {
		return final(stringAliases[s.Value()])
	}
	return "", asm.NoAlias
}

// TypeAlias implements [asm.TypeAliaser].
func (aliases) TypeAlias(t ir.Type) (string, asm.AliasKind) {
	switch t := t.(type) {
	case *ir.TupleType:
		other := func(t ir.Type) bool { return !asm.IsType[*SimpleAType](t) }
		if len(t.Types()) > 0 && !slices.ContainsFunc(t.Types(), other) {
			return final("test_tuple")
		}
	case *TestIntegerType:
		if t.Signedness() == unsignedInt && t.Width() == 8 {
			return final("test_ui8")
		}
	case *TestRecursiveType:
		if t.Name() == "type_to_alias" {
			return final("testrec")
		}
	case *TestRecursiveAliasType:
		return final(t.Name())
	}
	return "", asm.NoAlias
}

func final(name string) (string, asm.AliasKind) {
	if name == "" {
		return "", asm.NoAlias
	}
	return name, asm.FinalAlias
}

// AttrAlias implements [asm.AttrAliaser].
func (syntaxNestedAliasAttr) AttrAlias(a ir.Attribute) (string, asm.AliasKind) {
	switch a.(*NestedAliasAttr).Value().Value() {
	case "alias_test:trailing_digit_conflict_base", "alias_test:trailing_digit_conflict_base_conflict":
		return final("unique_base")
	case "alias_test:trailing_digit_conflict_base1":
		return final("unique_base1")
	}
	return "", asm.NoAlias
}

// conditionalAliasSyntax is a string, as a word where that is possible, or its alias.
type conditionalAliasSyntax struct{}

// ParseAttr implements [asm.AttrSyntax].
func (conditionalAliasSyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	p.Want(asm.Less)
	var value *ir.StringAttr
	if p.At(asm.Ident) {
		value = ir.NewStringAttr(p.Context(), p.Keyword())
	} else {
		value = asm.AttrParam[*ir.StringAttr](p)
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewConditionalAliasAttr(p.Context(), value)
}

// PrintAttr implements [asm.AttrPrinter].
func (conditionalAliasSyntax) PrintAttr(p *asm.Printer, a ir.Attribute) {
	value := a.(*ConditionalAliasAttr).Value()
	p.Byte('<')
	if !p.AliasOfAttr(value) {
		p.KeywordOrString(value.Value())
	}
	p.Byte('>')
}

// selfTypeSyntax is nothing: the type comes after it.
type selfTypeSyntax struct{}

// ParseAttr implements [asm.AttrSyntax].
func (selfTypeSyntax) ParseAttr(p *asm.Parser, t ir.Type) ir.Attribute {
	if t == nil {
		t = ir.NewNoneType(p.Context())
	}
	return NewSelfTypeAttr(p.Context(), t)
}

// PrintAttr implements [asm.AttrPrinter].
func (selfTypeSyntax) PrintAttr(*asm.Printer, ir.Attribute) {}

// externElementsSyntax is the name of a resource. A shaped type comes after it.
type externElementsSyntax struct{}

// ParseAttr implements [asm.AttrSyntax].
func (externElementsSyntax) ParseAttr(p *asm.Parser, t ir.Type) ir.Attribute {
	if p.Want(asm.Less); p.Failed() {
		return p.BadAttr()
	}
	handle := p.Resource("test")
	p.EndParam("TestExtern1DI64ElementsAttr", "handle", "TestDialectResourceBlobHandle")
	p.Want(asm.Greater)
	if !p.Failed() {
		if t == nil {
			p.Errorf(p.Pos(), "expected a trailing type")
		} else if _, ok := t.(ir.ShapedType); !ok {
			p.Errorf(p.Pos(), "invalid kind of type specified")
		}
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewExternElementsAttr(p.Context(), t, handle.Key)
}

// PrintAttr implements [asm.AttrPrinter].
func (externElementsSyntax) PrintAttr(p *asm.Printer, a ir.Attribute) {
	p.Byte('<')
	p.Resource(a.Context().Resource("test", a.(*ExternElementsAttr).Key()))
	p.Byte('>')
}

// The kinds of integers.
const (
	signlessInt = iota
	signedInt
	unsignedInt
)

var signednesses = []string{signlessInt: "none", signedInt: "signed", unsignedInt: "unsigned"}

// integerSyntax is <signedness, width>.
type integerSyntax struct{}

// ParseType implements [asm.TypeSyntax].
func (integerSyntax) ParseType(p *asm.Parser) ir.Type {
	p.Want(asm.Less)
	at := p.Pos()
	kind := slices.Index(signednesses, string(p.Text()))
	if !p.Failed() && kind < 0 {
		p.Errorf(at, "expected signed, unsigned, or none")
	}
	p.Next()
	p.Want(asm.Comma)
	width := p.Int(32)
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadType()
	}
	return NewTestIntegerType(p.Context(), int32(kind), uint32(width))
}

// PrintType implements [asm.TypePrinter].
func (integerSyntax) PrintType(p *asm.Printer, t ir.Type) {
	i := t.(*TestIntegerType)
	p.Str("<" + signednesses[i.Signedness()] + ", ")
	p.Int(int64(i.Width()))
	p.Byte('>')
}
