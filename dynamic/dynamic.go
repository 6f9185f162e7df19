// Package dynamic has operations, types and attributes that a program defines while it runs, for dialects
// that it knows from a file or from its user. Generated code has a Go type for each; here, one Go type serves
// all types, one all attributes, and the parameters are a list of attributes.
//
//	pair := dynamic.NewType("my", "pair", func(params []ir.Attribute) error { … })
//	swap := dynamic.NewOp("my.swap", dynamic.Op{Verify: func(op *ir.Operation) *diag.Diagnostic { … }})
//	ctx := ir.NewContext(&ir.Dialect{Name: "my", Ops: []*ir.OpDef{swap}, Types: []*ir.TypeDef{pair.Def()}})
//
// Operations have no Go type at all: they are [ir.Operation] with a definition, which can be made at any time.
// [NewOp] is for those that a function verifies; whoever knows names and constraints of operands and results
// writes an [ir.OpDef], against which the verifier checks them. [ir.Context.Register] adds dialects to a context
// that is in use.
//
// Definitions are never forgotten, so a program should not make the same one again and again.
package dynamic

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// Verify says what is wrong with parameters, nil if nothing is. Nil accepts all. A parameter that is a
// type is an [ir.TypeAttr].
type Verify func(params []ir.Attribute) error

// Exactly returns a Verify for a number of parameters. What they are called is in the message: "type" for
// those of a type, "attribute" for those of an attribute.
func Exactly(n int, what string) Verify {
	return func(params []ir.Attribute) error {
		if len(params) != n {
			return fmt.Errorf("expected %d %s arguments, but had %d", n, what, len(params))
		}
		return nil
	}
}

// A Syntax reads and writes what follows a mnemonic. The zero Syntax is a list in angle brackets, nothing if there
// are no parameters.
type Syntax struct {
	Parse func(p *asm.Parser) []ir.Attribute
	Print func(p *asm.Printer, params []ir.Attribute)
}

func (s Syntax) parse(p *asm.Parser) (params []ir.Attribute) {
	if s.Parse != nil {
		return s.Parse(p)
	}
	p.List(asm.OptionalAngles, "", func() { params = append(params, p.Attr()) })
	return params
}

func (s Syntax) print(p *asm.Printer, params []ir.Attribute) {
	switch {
	case s.Print != nil:
		s.Print(p, params)
	case len(params) > 0:
		p.Byte('<')
		for i, a := range params {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(a)
		}
		p.Byte('>')
	}
}
