package cf

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// parseSwitchOpCases parses
//
//	default: ^bb1(%a : i32), 42: ^bb2, -1: ^bb3(%b : i64)
func parseSwitchOpCases(p *asm.Parser, flagType ir.Type, defaultDest **ir.Block, defaultOperands *[]asm.Operand, defaultTypes *[]ir.Type,
	caseValues **ir.DenseElementsAttr, caseDests *[]*ir.Block, caseOperands *[][]asm.Operand, caseTypes *[][]ir.Type) bool {
	p.WantKeyword("default")
	p.Want(asm.Colon)
	*defaultDest = parseTarget(p, p.AppendOperandNames, defaultOperands, defaultTypes)
	width, ok := bitWidth(flagType)
	var values []num.Int
	for p.Got(asm.Comma) {
		value := num.NewInt(width, p.Int64())
		p.Want(asm.Colon)
		var operands []asm.Operand
		var types []ir.Type
		dest := parseTarget(p, p.AppendOperands, &operands, &types)
		if p.Failed() {
			return true
		}
		values = append(values, value)
		*caseDests = append(*caseDests, dest)
		*caseOperands = append(*caseOperands, operands)
		*caseTypes = append(*caseTypes, types)
	}
	if n := len(*caseDests); n > 0 && ok {
		*caseValues = ir.NewDenseInts(ir.NewVectorType([]int64{int64(n)}, nil, flagType), values...)
	}
	return true
}

// bitWidth returns the width of an integer type. ok is false for other types, which the
// verifier rejects later.
func bitWidth(t ir.Type) (uint32, bool) {
	i, ok := t.(*ir.IntegerType)
	if !ok {
		return 64, false
	}
	return i.Width(), true
}

// parseTarget parses ^bb1(%a, %b : i32, i64), the values by a function, or the block alone.
func parseTarget(p *asm.Parser, values func([]asm.Operand) []asm.Operand, operands *[]asm.Operand, types *[]ir.Type) *ir.Block {
	b := p.Successor()
	if !p.Got(asm.LParen) {
		return b
	}
	*operands = values(*operands)
	p.Want(asm.Colon)
	*types = p.AppendTypes(*types)
	p.Want(asm.RParen)
	return b
}

func printSwitchOpCases(p *asm.Printer, op *ir.Operation, flagType ir.Type, defaultDest *ir.Block, defaultOperands ir.ValueRange, _ []ir.Type,
	caseValues *ir.DenseElementsAttr, caseDests []ir.Successor, caseOperands []ir.ValueRange, _ [][]ir.Type) {
	p.Str("  default: ")
	p.SuccessorAndArgs(defaultDest, defaultOperands.Values())
	if caseValues == nil {
		return
	}
	for i := range caseDests {
		p.Byte(',')
		p.Newline()
		p.Str("  ")
		v, _ := caseValues.Bits(int64(i)).Uint64()
		p.Uint(v)
		p.Str(": ")
		p.SuccessorAndArgs(caseDests[i].Block(), caseOperands[i].Values())
	}
	p.Newline()
}

// verifySwitch checks that each case has a value of the type of the flag.
func verifySwitch(op *ir.Operation) *diag.Diagnostic {
	s := ir.Cast[SwitchOp](op)
	values, dests := s.CaseValues(), s.CaseDestinations()
	if values == nil {
		if len(dests) == 0 {
			return nil
		}
		return op.Errorf("number of case values (0) should match number of case destinations (%d)", len(dests))
	}
	flag := s.Flag().Type()
	if elem := values.ShapedType().Elem(); elem != flag {
		return op.Errorf("'flag' type ('%v') should match case value type ('%v')", flag, elem)
	}
	if n := values.Len(); n != int64(len(dests)) {
		return op.Errorf("number of case values (%d) should match number of case destinations (%d)", n, len(dests))
	}
	return nil
}

// verifyWeights checks that each successor has a weight and that not all are zero.
func verifyWeights(op *ir.Operation) *diag.Diagnostic {
	weights, ok := ir.Cast[CondBranchOp](op).BranchWeights()
	if !ok || len(weights) == 0 {
		return nil
	}
	if len(weights) != op.NumSuccessors() {
		return op.ErrorPlainf("expects number of branch weights to match number of successors: %d vs %d", len(weights), op.NumSuccessors())
	}
	for _, w := range weights {
		if w != 0 {
			return nil
		}
	}
	return op.ErrorPlainf("branch weights cannot all be zero")
}
