package testdialect

import (
	"encoding/base64"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// This file has the texts of operations that depend on the names of values, and of those that read
// numbers, words and bytes.

// isolatedRegionSyntax is the operand and a region, in which the argument has the operand's name.
var isolatedRegionSyntax = &asm.CustomOp{
	ParseOp: func(p *asm.Parser) {
		index := p.Context().Index()
		arg := asm.Argument{Operand: p.Operand(), Type: index}
		p.State().Operands = append(p.State().Operands, p.Resolve(arg.Operand, index))
		p.ShadowingRegion([]asm.Argument{arg})
	},
	PrintOp: func(p *asm.Printer, op *ir.Operation) {
		p.Byte(' ')
		p.Value(op.Operand(0))
		p.ShadowRegionArgs(op.Region(0), op.Operands().Values())
		p.Byte(' ')
		p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
	},
}

// maxResults bounds how many results a number in the text makes.
const maxResults = 1 << 16

// integerLiteralSyntax is the number of results, nothing if there are none.
var integerLiteralSyntax = &asm.CustomOp{
	ParseOp: func(p *asm.Parser) {
		if !p.Got(asm.Colon) {
			return
		}
		at := p.Pos()
		n := p.Uint(64)
		if n > maxResults {
			p.Errorf(at, "more than %d results", maxResults)
		}
		for i := uint64(0); i < n && !p.Failed(); i++ {
			p.State().Results = append(p.State().Results, p.Context().Index())
		}
	},
	PrintOp: func(p *asm.Printer, op *ir.Operation) {
		if n := op.NumResults(); n > 0 {
			p.Str(" : ")
			p.Int(int64(n))
		}
	},
}

// wrappedKeywordSyntax is a word.
var wrappedKeywordSyntax = &asm.CustomOp{
	ParseOp: func(p *asm.Parser) {
		if word := p.Keyword(); !p.Failed() {
			p.State().SetInherentAttr(slotParseWrappedKeywordKeyword, ir.NewStringAttr(p.Context(), word))
		}
	},
	PrintOp: func(p *asm.Printer, op *ir.Operation) { p.Str(" " + ir.Cast[ParseWrappedKeywordOp](op).Keyword()) },
}

// base64Syntax is a string that encodes bytes.
var base64Syntax = &asm.CustomOp{
	ParseOp: func(p *asm.Parser) {
		if bytes := p.Base64(); !p.Failed() {
			p.State().SetInherentAttr(slotParseBase64B64, ir.NewStringAttr(p.Context(), string(bytes)))
		}
	},
	PrintOp: func(p *asm.Printer, op *ir.Operation) {
		p.Str(` "` + base64.StdEncoding.EncodeToString([]byte(ir.Cast[ParseBase64Op](op).B64())) + `"`)
	},
}

// slashSyntax is
//
//	slash ::= `<` integer `/` integer `>`
type slashSyntax struct{}

// ParseAttr implements [asm.AttrSyntax].
func (slashSyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	p.Want(asm.Less)
	lhs := p.Int(32)
	p.Want(asm.Slash)
	rhs := p.Int(32)
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewSlashAttr(p.Context(), int32(lhs), int32(rhs))
}

// PrintAttr implements [asm.AttrSyntax].
func (slashSyntax) PrintAttr(p *asm.Printer, a ir.Attribute) {
	p.Byte('<')
	p.Int(int64(a.(*SlashAttr).Lhs()))
	p.Str(" / ")
	p.Int(int64(a.(*SlashAttr).Rhs()))
	p.Byte('>')
}

// prettyNameSyntax has an attribute for the names of the results, which is written only if the names
// are others.
var prettyNameSyntax = &asm.CustomOp{ParseOp: parsePrettyName, PrintOp: printPrettyName, Names: asm.Namers{Results: nameByAttr}}

func parsePrettyName(p *asm.Parser) {
	p.OpAttrDictWithKeyword()
	var names []ir.Attribute
	for _, g := range p.ResultGroups() {
		name := g.Name
		if name[0] >= '0' && name[0] <= '9' {
			name = ""
		}
		if g.Count > maxResults || len(names) > maxResults {
			p.Errorf(p.Pos(), "more than %d results", maxResults)
			return
		}
		for range g.Count {
			names = append(names, ir.NewStringAttr(p.Context(), name))
			p.State().Results = append(p.State().Results, p.Context().I32())
		}
	}
	if p.OpAttr("names") == nil && len(names) > 0 {
		p.State().SetInherentAttr(slotPrettyNameNames, ir.NewArrayAttr(p.Context(), names...))
	}
}

func printPrettyName(p *asm.Printer, op *ir.Operation) {
	names := ir.Cast[PrettyNameOp](op).Names()
	same := names.Len() == op.NumResults()
	for i := 0; same && i < names.Len(); i++ {
		name, _ := names.At(i).(*ir.StringAttr)
		same = name != nil && p.ValueName(op.Result(i)) == "%"+name.Value()
	}
	if same {
		p.AttrDictWithKeyword(op, "names")
	} else {
		p.AttrDictWithKeyword(op)
	}
}

// operationForms are the custom forms of operations whose definitions have none, or that have no
// definition.
type operationForms struct{}

// words are what such operations have behind their names.
var words = map[string]string{
	"test.dialect_custom_printer":          "custom_format",
	"test.dialect_custom_format_fallback":  "custom_format_fallback",
	"test.dialect_custom_printer.with.dot": "",
}

// OpSyntax implements [asm.DialectOpSyntax].
func (operationForms) OpSyntax(name string) asm.OpSyntax {
	if !strings.HasPrefix(name, "test.dialect_custom") {
		return nil
	}
	word, ok := words[name]
	if !ok {
		return nil
	}
	return wordSyntax(word)
}

// wordSyntax is a word, and no attributes.
type wordSyntax string

// Parse implements [asm.OpSyntax].
func (w wordSyntax) Parse(p *asm.Parser) {
	if w != "" {
		p.WantKeyword(string(w))
	}
}

// Print implements [asm.OpSyntax].
func (w wordSyntax) Print(p *asm.Printer, _ *ir.Operation) {
	if w != "" {
		p.Str(" " + string(w))
	}
}
