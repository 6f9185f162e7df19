package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

var (
	applySyntax    = &asm.CustomOp{ParseOp: parseApply, PrintOp: printApply}
	extremumSyntax = &asm.CustomOp{ParseOp: parseExtremum, PrintOp: printApply}
	forSyntax      = &asm.CustomOp{ParseOp: parseFor, PrintOp: printFor}
	ifSyntax       = &asm.CustomOp{ParseOp: parseIf, PrintOp: printIf}
)

func parseDynamicIndexList(p *asm.Parser, values *[]asm.Operand, static **ir.DenseArrayAttr, _, _ string) bool {
	p.BracketedIndexList(asm.Parens, values, static)
	return true
}

func printDynamicIndexList(p *asm.Printer, _ *ir.Operation, values ir.ValueRange, static *ir.DenseArrayAttr, _, _ string) {
	p.BracketedIndexList(asm.Parens, values, static)
}

// resolve appends operands, which are indices, to those of the current operation.
func resolve(p *asm.Parser, list []asm.Operand) {
	st := p.State()
	for _, o := range list {
		st.Operands = append(st.Operands, p.Resolve(o, p.Context().Index()))
	}
}

// mapAttr parses an attribute that must be an affine map.
func mapAttr(p *asm.Parser) *ir.AffineMapAttr {
	at := p.Pos()
	a, ok := p.Attr().(*ir.AffineMapAttr)
	if !ok && !p.Failed() {
		p.Errorf(at, "invalid kind of attribute specified")
	}
	return a
}

// dimsAndSymbols parses the operands of a map, (%d)[%s], and returns how many are dimensions, and
// how many all of them are.
func dimsAndSymbols(p *asm.Parser) (dims, all int) {
	var list []asm.Operand
	operand := func() { list = append(list, p.Operand()) }
	p.List(asm.Parens, " in operand list", operand)
	dims = len(list)
	p.List(asm.OptionalSquares, " in operand list", operand)
	resolve(p, list)
	return dims, len(list)
}

// printDimsAndSymbols prints what dimsAndSymbols parses.
func printDimsAndSymbols(p *asm.Printer, operands ir.ValueRange, dims int) {
	dims = min(dims, operands.Len())
	p.Byte('(')
	p.Values(operands.Slice(0, dims).Values())
	p.Byte(')')
	if operands.Len() > dims {
		p.Byte('[')
		p.Values(operands.Slice(dims, operands.Len()).Values())
		p.Byte(']')
	}
}

// parseApply parses
//
//	op ::= map dimensions-and-symbols attr-dict
func parseApply(p *asm.Parser) {
	st := p.State()
	m := mapAttr(p)
	if p.Failed() {
		return
	}
	dims, all := dimsAndSymbols(p)
	p.OpAttrDict()
	if p.Failed() {
		return
	}
	if m.Value().NumDims() != dims || m.Value().NumInputs() != all {
		p.Errorf(st.Pos, "dimension or symbol index mismatch")
		return
	}
	st.SetInherentAttr(slotApplyMap, m)
	for range m.Value().NumResults() {
		st.Results = append(st.Results, p.Context().Index())
	}
}

// parseExtremum parses the same for a map with any number of results, of which the operation has
// one.
func parseExtremum(p *asm.Parser) {
	st := p.State()
	m := mapAttr(p)
	if p.Failed() {
		return
	}
	dimsAndSymbols(p)
	p.OpAttrDict()
	st.SetInherentAttr(slotMinMap, m)
	st.Results = append(st.Results, p.Context().Index())
}

func printApply(p *asm.Printer, o *ir.Operation) {
	m := o.InherentAttr(slotApplyMap).(*ir.AffineMapAttr)
	p.Byte(' ')
	p.Attr(m)
	printDimsAndSymbols(p, o.Operands(), m.Value().NumDims())
	p.AttrDict(o, "map")
}

// bound is one bound of a loop as it is parsed.
type bound struct {
	m        affine.Map
	operands int
}

// parseBound parses
//
//	bound ::= word? (value | integer | map dimensions-and-symbols)
func parseBound(p *asm.Parser, word, which string) (b bound) {
	st := p.State()
	several := p.GotKeyword(word)
	if p.AtOperand() {
		var list []asm.Operand
		p.List(asm.NoBracket, "", func() { list = append(list, p.Operand()) })
		if len(list) > 1 && !p.Failed() {
			p.Errorf(st.Pos, "expected only one loop bound operand")
		}
		resolve(p, list)
		return bound{affine.SymbolIdentity(), 1}
	}
	at := p.Pos()
	switch a := p.AttrOfType(p.Context().Index()).(type) {
	case *ir.AffineMapAttr:
		m := a.Value()
		dims, all := dimsAndSymbols(p)
		switch {
		case p.Failed():
		case m.NumDims() != dims:
			p.Errorf(st.Pos, "dim operand count and affine map dim count must match")
		case m.NumInputs() != all:
			p.Errorf(st.Pos, "symbol operand count and affine map symbol count must match")
		case m.NumResults() > 1 && !several:
			p.Errorf(at, "%s loop bound affine map with multiple results requires '%s' prefix", which, word)
		}
		return bound{m, all}
	case *ir.IntegerAttr:
		return bound{affine.ConstantMap(a.Int()), 0}
	}
	if !p.Failed() {
		p.Errorf(st.Pos, "expected valid affine map representation for loop bounds")
	}
	return bound{affine.ConstantMap(0), 0}
}

// parseFor parses
//
//	op ::= value `=` bound `to` bound (`step` integer)? (`iter_args` assignments `->` types)?
//	       region attr-dict
func parseFor(p *asm.Parser) {
	st, c := p.State(), p.Context()
	args := []asm.Argument{p.Argument()}
	args[0].Type = c.Index()
	p.Want(asm.Equal)
	if p.Failed() {
		return
	}
	lower := parseBound(p, "max", "lower")
	if p.Failed() {
		return
	}
	if !p.GotKeyword("to") {
		p.ErrorHere("expected 'to' between bounds")
		return
	}
	upper := parseBound(p, "min", "upper")
	step := parseStep(p)
	if p.Failed() {
		return
	}
	var inits []asm.Operand
	if p.GotKeyword("iter_args") {
		args, inits = p.Assignments(args, nil)
		p.Want(asm.Arrow)
		st.Results = p.ResultTypes()
		if len(inits) != len(st.Results) && !p.Failed() {
			p.Errorf(st.Pos, "mismatch between the number of loop-carried values and results")
		}
		if p.Failed() {
			return
		}
		for i, o := range inits {
			args[i+1].Type = st.Results[i]
			st.Operands = append(st.Operands, p.Resolve(o, st.Results[i]))
		}
	}
	st.SetInherentAttr(slotForLowerBoundMap, ir.NewAffineMapAttr(c, lower.m))
	st.SetInherentAttr(slotForUpperBoundMap, ir.NewAffineMapAttr(c, upper.m))
	st.SetInherentAttr(slotForStep, step)
	st.SetInherentAttr(slotForOperandSegmentSizes, ir.NewDenseI32ArrayAttr(c, int32(lower.operands), int32(upper.operands), int32(len(inits))))
	p.EnsureTerminator(p.Region(args))
	p.OpAttrDict()
}

// parseStep parses a step, which is 1 if it is absent.
func parseStep(p *asm.Parser) ir.Attribute {
	index := p.Context().Index()
	if !p.GotKeyword("step") {
		return ir.NewIntegerAttr(index, 1)
	}
	at := p.Pos()
	a, ok := p.AttrOfType(index).(*ir.IntegerAttr)
	switch {
	case p.Failed():
	case !ok:
		p.Errorf(at, "invalid kind of attribute specified")
	case a.Value().SignBit():
		p.Errorf(at, "expected step to be representable as a positive signed integer")
	}
	return a
}

func printFor(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[ForOp](o)
	p.Byte(' ')
	p.RegionArgument(op.InductionVar(), nil, true)
	p.Str(" = ")
	printBound(p, o.InherentAttr(slotForLowerBoundMap).(*ir.AffineMapAttr), op.LowerBoundOperands(), "max")
	p.Str(" to ")
	printBound(p, o.InherentAttr(slotForUpperBoundMap).(*ir.AffineMapAttr), op.UpperBoundOperands(), "min")
	if op.Step() != 1 {
		p.Str(" step ")
		p.Int(op.Step())
	}
	inits := op.Inits()
	if inits.Len() > 0 {
		p.Str(" iter_args(")
		for i, v := range inits.All() {
			if i > 0 {
				p.Str(", ")
			}
			p.Value(op.IterArgs().At(i))
			p.Str(" = ")
			p.Value(v)
		}
		p.Str(") -> (")
		p.Types(o.Results().Types())
		p.Byte(')')
	}
	p.Byte(' ')
	p.Region(op.Region(), asm.RegionOptions{NoEntryArgs: true, NoTerminator: inits.Len() == 0})
	p.AttrDict(o, "lowerBoundMap", "upperBoundMap", "step", ir.OperandSegmentSizes)
}

// printBound prints what parseBound parses, with the map only where it says something.
func printBound(p *asm.Printer, a *ir.AffineMapAttr, operands ir.ValueRange, word string) {
	m := a.Value()
	if m.NumResults() != 1 {
		p.Str(word)
		p.Byte(' ')
	} else if m.NumDims() == 0 {
		e := m.Result(0)
		if n, ok := e.Constant(); ok && m.NumSymbols() == 0 {
			p.Int(n)
			return
		}
		if m.NumSymbols() == 1 && e.Kind() == affine.Symbol && operands.Len() > 0 {
			p.Value(operands.At(0))
			return
		}
	}
	p.Attr(a)
	printDimsAndSymbols(p, operands, m.NumDims())
}

// parseIf parses
//
//	op ::= set dimensions-and-symbols (`->` types)? region (`else` region)? attr-dict
func parseIf(p *asm.Parser) {
	st, at := p.State(), p.Pos()
	set, ok := p.Attr().(*ir.IntegerSetAttr)
	if !ok && !p.Failed() {
		p.Errorf(at, "invalid kind of attribute specified")
	}
	if p.Failed() {
		return
	}
	dims, all := dimsAndSymbols(p)
	switch {
	case p.Failed():
		return
	case set.Value().NumDims() != dims:
		p.Errorf(st.Pos, "dim operand count and integer set dim count must match")
		return
	case set.Value().NumInputs() != all:
		p.Errorf(st.Pos, "symbol operand count and integer set symbol count must match")
		return
	}
	st.SetInherentAttr(slotIfCondition, set)
	if p.Got(asm.Arrow) {
		st.Results = p.ResultTypes()
	}
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
	set := o.InherentAttr(slotIfCondition).(*ir.IntegerSetAttr)
	p.Byte(' ')
	p.Attr(set)
	printDimsAndSymbols(p, o.Operands(), set.Value().NumDims())
	p.OptionalArrowTypes(o.Results().Types())
	opt := asm.RegionOptions{NoEntryArgs: true, NoTerminator: o.NumResults() == 0}
	p.Byte(' ')
	p.Region(op.ThenRegion(), opt)
	if !op.ElseRegion().Empty() {
		p.Str(" else ")
		p.Region(op.ElseRegion(), opt)
	}
	p.AttrDict(o, "condition")
}
