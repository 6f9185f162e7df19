package scf

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

var (
	parallelSyntax   = &asm.CustomOp{ParseOp: parseParallel, PrintOp: printParallel}
	forallSyntax     = &asm.CustomOp{ParseOp: parseForall, PrintOp: printForall}
	inParallelSyntax = &asm.CustomOp{ParseOp: parseInParallel, PrintOp: printInParallel}
)

// parseArguments parses the names of induction variables, (%i, %j).
func parseArguments(p *asm.Parser) (args []asm.Argument) {
	index := ir.NewIndexType(p.Context())
	p.List(asm.Parens, " in argument list", func() {
		a := p.Argument()
		a.Type = index
		args = append(args, a)
	})
	return args
}

// parseOperands parses values, (%a, %b), count of them if it is not negative.
func parseOperands(p *asm.Parser, count int) (list []asm.Operand) {
	at := p.Pos()
	p.List(asm.Parens, " in operand list", func() { list = append(list, p.Operand()) })
	if count >= 0 && len(list) != count && !p.Failed() {
		p.Errorf(at, "expected %d operands", count)
	}
	return list
}

// printValues prints before, values and after.
func printValues(p *asm.Printer, before string, values ir.ValueRange, after string) {
	p.Str(before)
	p.Values(values.Values())
	p.Str(after)
}

// parseParallel parses
//
//	op ::= arguments `=` operands `to` operands `step` operands (`init` operands)?
//	       (`->` types)? region attr-dict
func parseParallel(p *asm.Parser) {
	st := p.State()
	args := parseArguments(p)
	index := ir.NewIndexType(p.Context())
	p.Want(asm.Equal)
	resolve(p, parseOperands(p, len(args)), index)
	for _, word := range [...]string{"to", "step"} {
		p.WantKeyword(word)
		resolve(p, parseOperands(p, len(args)), index)
	}
	var inits []asm.Operand
	if p.GotKeyword("init") {
		inits = parseOperands(p, -1)
	}
	st.Results = optionalArrowTypes(p)
	r := p.Region(args)
	n := int32(len(args))
	st.SetInherentAttr(slotParallelOperandSegmentSizes, ir.NewDenseI32ArrayAttr(p.Context(), n, n, n, int32(len(inits))))
	p.OpAttrDict()
	if p.Failed() {
		return
	}
	if len(inits) != len(st.Results) {
		p.Errorf(st.Pos, "number of operands and types do not match: got %d operands and %d types", len(inits), len(st.Results))
		return
	}
	for i, o := range inits {
		resolve(p, []asm.Operand{o}, st.Results[i])
	}
	p.EnsureTerminator(r)
}

func printParallel(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[ParallelOp](o)
	printValues(p, " (", op.Body().Args(), ")")
	printValues(p, " = (", op.LowerBound(), ")")
	printValues(p, " to (", op.UpperBound(), ")")
	printValues(p, " step (", op.Step(), ")")
	if op.InitVals().Len() > 0 {
		printValues(p, " init (", op.InitVals(), ")")
	}
	p.OptionalArrowTypes(o.Results().Types())
	p.Byte(' ')
	p.Region(op.Region(), asm.RegionOptions{NoEntryArgs: true})
	p.AttrDict(o, ir.OperandSegmentSizes)
}

// parseForall parses
//
//	op ::= arguments (`in` bounds | `=` bounds `to` bounds `step` bounds)
//	       (`shared_outs` assignments `->` types)? region attr-dict
func parseForall(p *asm.Parser) {
	st := p.State()
	c := p.Context()
	args := parseArguments(p)
	n := len(args)
	var dynamic [3][]asm.Operand
	var static [3]*ir.DenseArrayAttr
	bounds := func(i int) {
		p.BracketedIndexList(asm.Parens, &dynamic[i], &static[i])
		resolve(p, dynamic[i], ir.NewIndexType(c))
	}
	if p.GotKeyword("in") {
		bounds(1)
		static[0], static[2] = repeated(c, 0, n), repeated(c, 1, n)
	} else {
		p.Want(asm.Equal)
		bounds(0)
		p.WantKeyword("to")
		bounds(1)
		p.WantKeyword("step")
		bounds(2)
	}
	var outputs []asm.Operand
	at := p.Pos()
	if p.GotKeyword("shared_outs") {
		args, outputs = p.Assignments(args, nil)
		st.Results = optionalArrowTypes(p)
		if len(outputs) != len(st.Results) && !p.Failed() {
			p.Errorf(at, "number of operands and types do not match: got %d operands and %d types", len(outputs), len(st.Results))
		}
		if p.Failed() {
			return
		}
		for i, o := range outputs {
			resolve(p, []asm.Operand{o}, st.Results[i])
			args[n+i].Type = st.Results[i]
		}
	}
	p.EnsureTerminator(p.Region(args))
	p.OpAttrDict()
	for i, slot := range [...]int{slotForallStaticLowerBound, slotForallStaticUpperBound, slotForallStaticStep} {
		if static[i] != nil {
			st.SetInherentAttr(slot, static[i])
		}
	}
	st.SetInherentAttr(slotForallOperandSegmentSizes, ir.NewDenseI32ArrayAttr(c, int32(len(dynamic[0])),
		int32(len(dynamic[1])), int32(len(dynamic[2])), int32(len(outputs))))
}

// repeated is an array with a number n times.
func repeated(c *ir.Context, v int64, n int) *ir.DenseArrayAttr {
	list := make([]int64, n)
	for i := range list {
		list[i] = v
	}
	return ir.NewDenseI64ArrayAttr(c, list...)
}

func printForall(p *asm.Printer, o *ir.Operation) {
	op := ir.Cast[ForallOp](o)
	bounds := func(values ir.ValueRange, slot int) {
		p.BracketedIndexList(asm.Parens, values, o.InherentAttr(slot).(*ir.DenseArrayAttr))
	}
	printValues(p, " (", op.InductionVars(), ")")
	if op.IsNormalized() {
		p.Str(" in ")
		bounds(op.DynamicUpperBound(), slotForallStaticUpperBound)
	} else {
		p.Str(" = ")
		bounds(op.DynamicLowerBound(), slotForallStaticLowerBound)
		p.Str(" to ")
		bounds(op.DynamicUpperBound(), slotForallStaticUpperBound)
		p.Str(" step ")
		bounds(op.DynamicStep(), slotForallStaticStep)
	}
	printAssignments(p, " shared_outs", op.OutArgs(), op.Outputs())
	p.Byte(' ')
	if op.OutArgs().Len() > 0 {
		p.Str("-> ")
		printTypes(p, o.Results().Types())
		p.Byte(' ')
	}
	p.Region(op.Region(), asm.RegionOptions{NoEntryArgs: true, NoTerminator: o.NumResults() == 0})
	p.AttrDict(o, ir.OperandSegmentSizes, "staticLowerBound", "staticUpperBound", "staticStep")
}

// parseInParallel parses
//
//	op ::= region attr-dict
func parseInParallel(p *asm.Parser) {
	p.EnsureTerminator(p.Region(nil))
	p.OpAttrDict()
}

func printInParallel(p *asm.Printer, o *ir.Operation) {
	p.Byte(' ')
	p.Region(o.Region(0), asm.RegionOptions{NoEntryArgs: true, NoTerminator: true})
	p.AttrDict(o)
}
