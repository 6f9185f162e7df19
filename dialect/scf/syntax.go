package scf

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

var (
	forSyntax           = &asm.CustomOp{ParseOp: parseFor, PrintOp: printFor}
	whileSyntax         = &asm.CustomOp{ParseOp: parseWhile, PrintOp: printWhile}
	ifSyntax            = &asm.CustomOp{ParseOp: parseIf, PrintOp: printIf}
	executeRegionSyntax = &asm.CustomOp{ParseOp: parseExecuteRegion, PrintOp: printExecuteRegion}
)

// resolve appends operands of one type to those of the current operation.
func resolve(p *asm.Parser, list []asm.Operand, t ir.Type) {
	for _, o := range list {
		p.State().Operands = append(p.State().Operands, p.Resolve(o, t))
	}
}

// optionalArrowTypes parses -> and types, if they are there.
func optionalArrowTypes(p *asm.Parser) []ir.Type {
	if !p.Got(asm.Arrow) {
		return nil
	}
	return p.ResultTypes()
}

// printAssignments prints word(%argument = %operand, …). It prints nothing without arguments.
func printAssignments(p *asm.Printer, word string, args, operands ir.ValueRange) {
	if operands.Len() == 0 {
		return
	}
	p.Str(word)
	p.Byte('(')
	for i, o := range operands.All() {
		if i > 0 {
			p.Str(", ")
		}
		p.Value(args.At(i))
		p.Str(" = ")
		p.Value(o)
	}
	p.Byte(')')
}

// printTypes prints (types), in parentheses also if there is one only.
func printTypes(p *asm.Printer, types []ir.Type) {
	p.Byte('(')
	p.Types(types)
	p.Byte(')')
}

// parseFor parses
//
//	op ::= `unsigned`? value `=` value `to` value `step` value
//	       (`iter_args` assignments `->` types)? (`:` type)? region attr-dict
func parseFor(p *asm.Parser) {
	st := p.State()
	if p.GotKeyword("unsigned") {
		st.SetInherentAttr(slotForUnsignedCmp, ir.NewUnitAttr(p.Context()))
	}
	args := []asm.Argument{{Operand: p.Operand()}}
	p.Want(asm.Equal)
	bounds := []asm.Operand{p.Operand()}
	for _, word := range [...]string{"to", "step"} {
		p.WantKeyword(word)
		bounds = append(bounds, p.Operand())
	}
	var inits []asm.Operand
	if p.GotKeyword("iter_args") {
		args, inits = p.Assignments(args, nil)
		p.Want(asm.Arrow)
		st.Results = p.ResultTypes()
	}
	if p.Failed() {
		return
	}
	if len(args) != len(st.Results)+1 {
		p.Errorf(st.Pos, "mismatch in number of loop-carried values and defined values")
		return
	}
	var t ir.Type = ir.NewIndexType(p.Context())
	if p.Got(asm.Colon) {
		t = p.Type()
	}
	args[0].Type = t
	for i, r := range st.Results {
		args[i+1].Type = r
	}
	p.EnsureTerminator(p.Region(args))
	// A bound must not be defined in the region, which is why the region comes first.
	resolve(p, bounds, t)
	for i, o := range inits {
		resolve(p, []asm.Operand{o}, st.Results[i])
	}
	p.OpAttrDict()
}

func printFor(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[ForOp](o)
	if op.UnsignedCmp() {
		p.Str(" unsigned")
	}
	p.Byte(' ')
	p.Value(op.InductionVar())
	p.Str(" = ")
	p.Value(op.LowerBound())
	p.Str(" to ")
	p.Value(op.UpperBound())
	p.Str(" step ")
	p.Value(op.Step())
	inits := op.InitArgs()
	printAssignments(p, " iter_args", op.IterArgs(), inits)
	if inits.Len() > 0 {
		p.Str(" -> ")
		printTypes(p, inits.Types())
	}
	p.Byte(' ')
	if t := op.InductionVar().Type(); !isIndex(t) {
		p.Str(" : ")
		p.Type(t)
		p.Byte(' ')
	}
	p.Region(op.Region(), asm.RegionOptions{NoEntryArgs: true, NoTerminator: inits.Len() == 0})
	p.AttrDict(o, "unsignedCmp")
}

func isIndex(t ir.Type) bool { _, ok := t.(*ir.IndexType); return ok }

// parseWhile parses
//
//	op ::= assignments `:` function-type region `do` region (`attributes` attr-dict)?
func parseWhile(p *asm.Parser) {
	st := p.State()
	var args []asm.Argument
	var inits []asm.Operand
	if p.At(asm.LParen) {
		args, inits = p.Assignments(nil, nil)
	}
	at := p.Pos()
	t := colonFunctionType(p)
	if p.Failed() {
		return
	}
	st.Results = append(st.Results, t.Results()...)
	if len(t.Inputs()) != len(inits) {
		p.Errorf(at, "expected as many input types as operands (expected %d got %d)", len(inits), len(t.Inputs()))
		return
	}
	for i, o := range inits {
		resolve(p, []asm.Operand{o}, t.Inputs()[i])
		args[i].Type = t.Inputs()[i]
	}
	p.Region(args)
	p.WantKeyword("do")
	p.Region(nil)
	p.OpAttrDictWithKeyword()
}

// colonFunctionType parses a colon and a function type.
func colonFunctionType(p *asm.Parser) *ir.FunctionType {
	at := p.Pos()
	p.Want(asm.Colon)
	t := p.Type()
	if f, ok := t.(*ir.FunctionType); ok || p.Failed() {
		return f
	}
	p.Errorf(at, "invalid kind of type specified: expected builtin.function, but found '%v'", t)
	return nil
}

func printWhile(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[WhileOp](o)
	printAssignments(p, " ", op.BeforeArgs(), op.Inits())
	p.Str(" : ")
	p.FunctionType(op.Inits().Types(), o.Results().Types())
	p.Byte(' ')
	p.Region(op.Before(), asm.RegionOptions{NoEntryArgs: true})
	p.Str(" do ")
	p.Region(op.After(), asm.RegionOptions{})
	p.AttrDictWithKeyword(o)
}

// parseIf parses
//
//	op ::= value (`->` types)? region (`else` region)? attr-dict
func parseIf(p *asm.Parser) {
	st := p.State()
	resolve(p, []asm.Operand{p.Operand()}, p.Context().I1())
	st.Results = optionalArrowTypes(p)
	p.EnsureTerminator(p.Region(nil))
	if p.GotKeyword("else") {
		p.EnsureTerminator(p.Region(nil))
	} else {
		p.NewRegion()
	}
	p.OpAttrDict()
}

func printIf(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[IfOp](o)
	p.Byte(' ')
	p.Value(op.Condition())
	if o.NumResults() > 0 {
		p.Str(" -> ")
		printTypes(p, o.Results().Types())
	}
	opt := asm.RegionOptions{NoEntryArgs: true, NoTerminator: o.NumResults() == 0}
	p.Byte(' ')
	p.Region(op.ThenRegion(), opt)
	if !op.ElseRegion().Empty() {
		p.Str(" else ")
		p.Region(op.ElseRegion(), opt)
	}
	p.AttrDict(o)
}

// parseExecuteRegion parses
//
//	op ::= (`->` types)? `no_inline`? region attr-dict
func parseExecuteRegion(p *asm.Parser) {
	st := p.State()
	st.Results = optionalArrowTypes(p)
	if p.GotKeyword("no_inline") {
		st.SetInherentAttr(slotExecuteRegionNoInline, ir.NewUnitAttr(p.Context()))
	}
	p.Region(nil)
	p.OpAttrDict()
}

func printExecuteRegion(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[ExecuteRegionOp](o)
	p.OptionalArrowTypes(o.Results().Types())
	p.Byte(' ')
	if op.NoInline() {
		p.Str("no_inline ")
	}
	p.Region(op.Region(), asm.RegionOptions{NoEntryArgs: true})
	p.AttrDict(o, "no_inline")
}

// parseSwitchCases parses
//
//	cases ::= (`case` integer region)*
func parseSwitchCases(p *asm.Parser, cases **ir.DenseArrayAttr, regions *[]*ir.Region) bool {
	var values []int64
	for p.GotKeyword("case") {
		values = append(values, p.Int64())
		*regions = append(*regions, p.DetachedRegion(nil))
	}
	*cases = ir.NewDenseI64ArrayAttr(p.Context(), values...)
	return true
}

func printSwitchCases(p *asm.Printer, _ *ir.Operation, cases *ir.DenseArrayAttr, regions []*ir.Region) {
	for i, r := range regions {
		p.Newline()
		p.Str("case ")
		p.Int(cases.Int(i))
		p.Byte(' ')
		p.Region(r, asm.RegionOptions{NoEntryArgs: true})
	}
}
