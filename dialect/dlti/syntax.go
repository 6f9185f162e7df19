package dlti

import (
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// key parses the key of an entry: a type or a quoted name.
func key(p *asm.Parser) (t ir.Type, name string) {
	if t, ok := p.OptionalType(); ok {
		if p.Failed() {
			p.FollowUp("error while parsing type DLTI key")
		}
		return t, ""
	}
	if !p.At(asm.String) {
		p.ErrorHere("expected a type or a quoted string")
		return nil, ""
	}
	return nil, p.StringLiteral()
}

func newKeyed(p *asm.Parser, t ir.Type, name string, value ir.Attribute) *EntryAttr {
	if t != nil {
		return NewTypeEntryAttr(t, value)
	}
	return newEntry(p.Context(), EntryAttr{name: p.Context().Intern(name), value: value})
}

func printKey(p *asm.Printer, e *EntryAttr) {
	if e.typ != nil {
		p.Type(e.typ)
	} else {
		p.Quoted(e.name)
	}
}

// entrySyntax is the form of EntryAttr: <key, value>.
type entrySyntax struct{}

func (entrySyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	p.Want(asm.Less)
	t, name := key(p)
	p.Want(asm.Comma)
	value := p.Attr()
	p.Want(asm.Greater)
	return newKeyed(p, t, name, value)
}

func (entrySyntax) PrintAttr(p *asm.Printer, a ir.Attribute) {
	e := a.(*EntryAttr)
	p.Byte('<')
	printKey(p, e)
	p.Str(", ")
	p.Attr(e.value)
	p.Byte('>')
}

// listSyntax is the form of the attributes that are lists of entries:
// <key = value, #dlti.dl_entry<key, value>, …>.
type listSyntax struct {
	def      *ir.AttrDef
	mnemonic string
	build    func(entries) ir.Attribute
}

func (s *listSyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	// An error about the whole attribute points at its mnemonic.
	at := p.Pos() - source.Pos(len(s.mnemonic))
	var list []*EntryAttr
	ok := p.List(asm.Angles, "", func() { list = append(list, s.entry(p)) })
	if p.Failed() {
		if err := s.check(nil); !ok && err != nil {
			p.FollowUpAt(at, err.Error())
		}
		return ir.NewUnitAttr(p.Context())
	}
	if err := s.check(list); err != nil {
		p.Errorf(at, "%v", err)
		return ir.NewUnitAttr(p.Context())
	}
	return s.make(p.Context(), list)
}

// entry parses key = value, or an entry attribute if the kind of list allows it.
func (s *listSyntax) entry(p *asm.Parser) *EntryAttr {
	at := p.Pos()
	namesOnly := strings.HasPrefix(s.mnemonic, "target_")
	if namesOnly && !p.At(asm.String) || !namesOnly && !p.At(asm.String) && !p.AtType() {
		a, ok := p.Attr().(*EntryAttr)
		if !ok {
			p.Errorf(at, "invalid kind of attribute specified")
			return newEntry(p.Context(), EntryAttr{value: ir.NewUnitAttr(p.Context())})
		}
		return a
	}
	t, name := key(p)
	p.Want(asm.Equal)
	return newKeyed(p, t, name, p.Attr())
}

func (s *listSyntax) PrintAttr(p *asm.Printer, a ir.Attribute) {
	p.Byte('<')
	for i, e := range a.(lister).items() {
		if i > 0 {
			p.Str(", ")
		}
		if p.Before(20) {
			p.Str("#dlti.dl_entry")
			entrySyntax{}.PrintAttr(p, e)
			continue
		}
		printKey(p, e)
		p.Str(" = ")
		p.Attr(e.value)
	}
	p.Byte('>')
}

// alignmentSyntax is the form of FunctionPointerAlignmentAttr:
// <n, function_dependent = bool>.
type alignmentSyntax struct{}

func (alignmentSyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	const name = "DLTI_FunctionPointerAlignmentAttr"
	p.Want(asm.Less)
	if p.Failed() {
		return p.BadAttr()
	}
	n := p.Uint(64)
	p.EndParam(name, "alignment", "uint64_t")
	p.Want(asm.Comma)
	p.WantKeyword("function_dependent")
	p.Want(asm.Equal)
	if p.Failed() {
		return p.BadAttr()
	}
	dependent := p.BoolParam()
	p.EndParam(name, "function_dependent", "bool")
	p.Want(asm.Greater)
	return NewFunctionPointerAlignmentAttr(p.Context(), n, dependent)
}

func (alignmentSyntax) PrintAttr(p *asm.Printer, a ir.Attribute) {
	f := a.(*FunctionPointerAlignmentAttr)
	p.Byte('<')
	p.Uint(f.alignment)
	p.Str(", function_dependent = ")
	if f.dependent {
		p.Str("true>")
	} else {
		p.Str("false>")
	}
}
