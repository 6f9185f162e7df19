package asm

import (
	"github.com/gomlir/gomlir/ir"
)

// This file has the custom form that functions of all dialects share:
//
//	private @name(%a: i32 {attr}, %b: f32) -> (i32 {attr}) attributes {…} {…}

// A Signature is the arguments and results of a function as they are written.
type Signature struct {
	Args []Argument
	// Variadic is set if the last argument is followed by an ellipsis.
	Variadic bool
	Results  []ir.Type
	// ResultAttrs has an element for each result, nil where it has no
	// attributes.
	ResultAttrs []*ir.DictionaryAttr
}

// ArgTypes returns the types of the arguments in a new slice.
func (s *Signature) ArgTypes() []ir.Type {
	ts := make([]ir.Type, len(s.Args))
	for i := range s.Args {
		ts[i] = s.Args[i].Type
	}
	return ts
}

// AttrArrays returns the arg_attrs and res_attrs of the signature, nil if no
// argument or no result has attributes.
func (s *Signature) AttrArrays(c *ir.Context) (args, results *ir.ArrayAttr) {
	argDicts := make([]*ir.DictionaryAttr, len(s.Args))
	for i := range s.Args {
		argDicts[i] = s.Args[i].Attrs
	}
	return dictArray(c, argDicts), dictArray(c, s.ResultAttrs)
}

func dictArray(c *ir.Context, dicts []*ir.DictionaryAttr) *ir.ArrayAttr {
	any := false
	for _, d := range dicts {
		any = any || d.Len() > 0
	}
	if !any {
		return nil
	}
	list := make([]ir.Attribute, len(dicts))
	for i, d := range dicts {
		if d == nil {
			d = ir.NewDictionaryAttr(c)
		}
		list[i] = d
	}
	return ir.NewArrayAttr(c, list...)
}

// FunctionSignature parses (arguments) -> results. Either all arguments have
// names or none.
func (p *Parser) FunctionSignature(allowVariadic bool) *Signature {
	s := &Signature{}
	p.List(Parens, "", func() { p.signatureArg(s, allowVariadic) })
	if p.Got(Arrow) {
		p.signatureResults(s)
	}
	return s
}

// signatureArg parses %name: type {attrs} loc(…), the same without the name, or
// an ellipsis.
func (p *Parser) signatureArg(s *Signature, allowVariadic bool) {
	if s.Variadic {
		p.ErrorHere("variadic arguments must be in the end of the argument list")
		return
	}
	if allowVariadic && p.Got(Ellipsis) {
		s.Variadic = true
		return
	}
	named := len(s.Args) > 0 && s.Args[len(s.Args)-1].Name != nil
	at := p.Pos()
	a := Argument{Operand: Operand{Pos: at}}
	if p.tok == PercentIdent {
		a.Operand = p.OperandName()
		p.Want(Colon)
		p.restOfArgument(&a)
		if len(s.Args) > 0 && !named {
			p.Errorf(at, "expected type instead of SSA identifier")
		}
	} else {
		if named {
			p.Errorf(at, "expected SSA identifier")
			return
		}
		p.restOfArgument(&a)
	}
	s.Args = append(s.Args, a)
}

func (p *Parser) restOfArgument(a *Argument) {
	a.Type = p.Type()
	a.Attrs = p.optionalDict()
	if p.AtKeyword("loc") {
		p.argumentLoc(a)
	}
}

// optionalDict parses {…} if it is there.
func (p *Parser) optionalDict() *ir.DictionaryAttr {
	if p.tok != LBrace {
		return nil
	}
	list := p.attrDict(nil)
	if p.failed || len(list) == 0 {
		return nil
	}
	return ir.NewDictionaryAttr(p.ctx, list...)
}

// OperandName parses a value's name without a number after it.
func (p *Parser) OperandName() Operand {
	o := Operand{Pos: p.Pos(), Name: p.text()}
	if p.tok != PercentIdent {
		p.WrongToken("expected SSA operand")
		return o
	}
	p.Next()
	if p.tok == HashIdent {
		p.errorHere("result number not allowed in argument list")
	}
	return o
}

// Argument parses the name of a region's argument, and its location if that is there. The
// type is for the caller to set.
func (p *Parser) Argument() Argument {
	a := Argument{Operand: p.OperandName()}
	if p.AtKeyword("loc") {
		p.argumentLoc(&a)
	}
	return a
}

// Assignments parses a list in parentheses, (%argument = %operand, …), and appends its
// parts to two lists.
func (p *Parser) Assignments(args []Argument, operands []Operand) ([]Argument, []Operand) {
	if p.tok != LParen {
		p.Errorf(p.Pos(), "expected '('")
	}
	p.List(OptionalParens, "", func() {
		args = append(args, p.Argument())
		p.Want(Equal)
		operands = append(operands, p.Operand())
	})
	return args, operands
}

// signatureResults parses type, (), or (type {attrs}, type {attrs}).
func (p *Parser) signatureResults(s *Signature) {
	if !p.Got(LParen) {
		s.Results = append(s.Results, p.nonFunctionType())
		s.ResultAttrs = append(s.ResultAttrs, nil)
		return
	}
	if p.Got(RParen) {
		return
	}
	for {
		s.Results = append(s.Results, p.Type())
		s.ResultAttrs = append(s.ResultAttrs, p.optionalDict())
		if !p.Got(Comma) {
			break
		}
	}
	p.Want(RParen)
}

// OptionalVisibility parses public, private or nested, if one of them is
// there, and returns it.
func (p *Parser) OptionalVisibility() *ir.StringAttr {
	if p.tok == Ident {
		switch v := string(p.text()); v {
		case "public", "private", "nested":
			p.Next()
			return ir.NewStringAttr(p.ctx, v)
		}
	}
	return nil
}

// FunctionBody parses the attributes and the body of a function. The names that
// are inferred must not be among the attributes.
func (p *Parser) FunctionBody(s *Signature, inferred ...string) {
	o := p.current()
	at := p.Pos()
	if p.GotKeyword("attributes") {
		o.attrs = p.attrDict(o.attrs)
		for _, name := range inferred {
			for _, a := range o.attrs {
				if a.Name == name {
					p.Errorf(at, "'%s' is an inferred attribute and should not be specified in the explicit attribute dictionary", name)
				}
			}
		}
	}
	if p.tok != LBrace {
		p.NewRegion()
		return
	}
	at = p.Pos()
	if r := p.Region(s.Args); !p.failed && r.Empty() {
		p.Errorf(at, "expected non-empty function body")
	}
}
