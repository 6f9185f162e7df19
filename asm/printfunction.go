package asm

import "github.com/gomlir/gomlir/ir"

// FunctionSignature writes (arguments) -> results of a function: the arguments
// of the body's entry block, or types alone if it has no body. The arrays hold
// the dictionaries of arguments and results; they may be nil.
func (p *Printer) FunctionSignature(body *ir.Region, args []ir.Type, argAttrs *ir.ArrayAttr, variadic bool, results []ir.Type, resultAttrs *ir.ArrayAttr) {
	p.Byte('(')
	for i, t := range args {
		p.separate(i)
		d := dictAt(argAttrs, i)
		if !body.Empty() {
			p.RegionArgument(body.First().Arg(i), d, false)
			continue
		}
		p.Type(t)
		p.OptionalDict(d.Entries())
	}
	if variadic {
		p.separate(len(args))
		p.Str("...")
	}
	p.Byte(')')
	if len(results) == 0 {
		return
	}
	p.Str(" -> ")
	_, isFunction := results[0].(*ir.FunctionType)
	paren := len(results) > 1 || isFunction || dictAt(resultAttrs, 0).Len() > 0
	if paren {
		p.Byte('(')
	}
	for i, t := range results {
		p.separate(i)
		p.Type(t)
		p.OptionalDict(dictAt(resultAttrs, i).Entries())
	}
	if paren {
		p.Byte(')')
	}
}

func dictAt(a *ir.ArrayAttr, i int) *ir.DictionaryAttr {
	if a == nil || i >= a.Len() {
		return nil
	}
	d, _ := a.At(i).(*ir.DictionaryAttr)
	return d
}

// FunctionBody writes the attributes of a function, except the elided ones and
// its name, and its body.
func (p *Printer) FunctionBody(op *ir.Operation, elided ...string) {
	p.AttrDictWithKeyword(op, append([]string{ir.SymbolName}, elided...)...)
	if body := op.Region(0); !body.Empty() {
		p.Byte(' ')
		p.Region(body, RegionOptions{NoEntryArgs: true})
	}
}
