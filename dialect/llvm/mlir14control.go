package llvm

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// weightsVector returns branch weights as the vector of MLIR 14, nil if absent.
func weightsVector(op *ir.Operation) ir.Attribute {
	d, ok := op.Attr("branch_weights").(*ir.DenseArrayAttr)
	if !ok {
		return nil
	}
	list := make([]num.Int, d.Len())
	for i := range list {
		list[i] = num.NewInt(32, d.Int(i))
	}
	if len(list) == 0 {
		return nil
	}
	return ir.NewDenseInts(ir.NewVectorType([]int64{int64(len(list))}, nil, op.Context().I32()), list...)
}

// parseMLIR14CondBr reads %c weights(dense<[1, 2]> : vector<2xi32>), ^bb1,
// ^bb2(%a : i32) {…}.
func parseMLIR14CondBr(p *asm.Parser) bool {
	st := p.State()
	cond := p.Operand()
	if !p.GotKeyword("weights") {
		return false
	}
	p.Want(asm.LParen)
	weights, ok := asm.I32Array(p.Attr())
	p.Want(asm.RParen)
	p.Want(asm.Comma)
	if p.Failed() || !ok {
		return false
	}
	st.SetInherentAttr(slotCondBrBranchWeights, weights)
	var whenTrue, whenFalse []*ir.Value
	st.Successors, whenTrue = parseSuccessor(p, st.Successors)
	p.Want(asm.Comma)
	st.Successors, whenFalse = parseSuccessor(p, st.Successors)
	p.OpAttrDict()
	if p.Failed() {
		return true
	}
	st.Operands = append(st.Operands, p.Resolve(cond, p.Context().I1()))
	st.Operands = append(append(st.Operands, whenTrue...), whenFalse...)
	st.SetInherentAttr(slotCondBrOperandSegmentSizes, ir.NewDenseI32ArrayAttr(p.Context(), 1, int32(len(whenTrue)), int32(len(whenFalse))))
	p.CheckOpAttrs()
	return true
}

func printMLIR14CondBr(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[CondBrOp](o)
	weights := weightsVector(o)
	if weights == nil {
		return false
	}
	p.OpName(o)
	p.Byte(' ')
	p.Value(op.Condition())
	p.Str(" weights(")
	p.Attr(weights)
	p.Str("), ")
	p.SuccessorAndArgs(op.TrueDest(), op.TrueDestOperands().Values())
	p.Str(", ")
	p.SuccessorAndArgs(op.FalseDest(), op.FalseDestOperands().Values())
	p.AttrDictNonDefault(o, ir.OperandSegmentSizes, "branch_weights")
	return true
}

// parseMLIR14Switch reads a switch whose branch weights are a vector in the dictionary, or with values of 64
// bits as unsigned numbers.
func parseMLIR14Switch(p *asm.Parser) bool {
	st := p.State()
	value := p.Operand()
	p.Want(asm.Colon)
	t := p.Type()
	p.Want(asm.Comma)
	var otherwise []*ir.Value
	st.Successors, otherwise = parseSuccessor(p, st.Successors)
	var values *ir.DenseElementsAttr
	var operands [][]asm.Operand
	var types [][]ir.Type
	parseCases(p, t, 64, &values, &st.Successors, &operands, &types)
	p.OpAttrDict()
	if p.Failed() {
		return false
	}
	if a := p.OpAttr("branch_weights"); a != nil {
		weights, ok := asm.I32Array(a)
		if !ok {
			return false
		}
		p.RemoveOpAttr("branch_weights")
		st.SetInherentAttr(slotSwitchBranchWeights, weights)
	} else if flag, ok := t.(*ir.IntegerType); !ok || flag.Width() != 64 {
		return false // what is wrong with it is what today's form says
	}
	if values != nil {
		st.SetInherentAttr(slotSwitchCaseValues, values)
	}
	st.Operands = append(append(st.Operands, p.Resolve(value, t)), otherwise...)
	n := 0
	sizes := make([]int32, len(operands))
	for i, vs := range operands {
		if len(vs) != len(types[i]) {
			p.Errorf(st.Pos, "number of operands and types do not match: got %d operands and %d types", len(vs), len(types[i]))
			return true
		}
		for j, v := range vs {
			st.Operands = append(st.Operands, p.Resolve(v, types[i][j]))
		}
		sizes[i] = int32(len(vs))
		n += len(vs)
	}
	st.SetInherentAttr(slotSwitchCaseOperandSegments, ir.NewDenseI32ArrayAttr(p.Context(), sizes...))
	st.SetInherentAttr(slotSwitchOperandSegmentSizes, ir.NewDenseI32ArrayAttr(p.Context(), 1, int32(len(otherwise)), int32(n)))
	p.CheckOpAttrs()
	return true
}

// printMLIR14Switch prints a switch. MLIR 14 wrote the values as unsigned numbers.
func printMLIR14Switch(p *asm.Printer, o *ir.Operation) bool {
	op := ir.Cast[SwitchOp](o)
	p.OpName(o)
	p.Byte(' ')
	p.Value(op.Value())
	p.Str(" : ")
	p.Type(op.Value().Type())
	p.Str(", ")
	p.SuccessorAndArgs(op.DefaultDestination(), op.DefaultOperands().Values())
	p.Str(" [")
	p.Newline()
	values, operands := op.CaseValues(), op.CaseOperands()
	for i, dest := range op.CaseDestinations() {
		if i > 0 {
			p.Byte(',')
			p.Newline()
		}
		p.Str("  ")
		p.Str(caseText(values.Bits(int64(i)), p.Before(17)))
		p.Str(": ")
		p.SuccessorAndArgs(dest.Block(), operands[i].Values())
	}
	if values != nil {
		p.Newline()
	}
	p.Byte(']')
	entries := slices.Clone(o.Discardables().Entries())
	if weights := weightsVector(o); weights != nil {
		entries = append(entries, ir.NamedAttribute{Name: "branch_weights", Value: weights})
		slices.SortFunc(entries, func(a, b ir.NamedAttribute) int { return strings.Compare(a.Name, b.Name) })
	}
	p.OptionalDict(entries)
	return true
}

// caseText returns the text of a case's value. It is unsigned, but a number of 64 bits or more that today's
// form does not have is only so if all is set.
func caseText(v num.Int, all bool) string {
	if u, ok := v.Uint64(); ok && (all || u <= math.MaxInt64) {
		return strconv.FormatUint(u, 10)
	}
	return v.String()
}

// parseMLIR14Xtors reads {ctors = [@f], priorities = [0 : i32]}. slot is that of the data.
func parseMLIR14Xtors(list string, slot int) func(p *asm.Parser) bool {
	return func(p *asm.Parser) bool {
		if !p.At(asm.LBrace) {
			return false
		}
		p.OpAttrDict()
		fns, ok := p.OpAttr(list).(*ir.ArrayAttr)
		if !ok || p.Failed() || p.OpAttr("data") != nil {
			return false
		}
		data := make([]ir.Attribute, fns.Len())
		for i := range data {
			data[i] = NewZeroAttr(p.Context())
		}
		p.State().SetInherentAttr(slot, ir.NewArrayAttr(p.Context(), data...))
		return true
	}
}

func printMLIR14Xtors(p *asm.Printer, op *ir.Operation) bool {
	data, ok := op.Attr("data").(*ir.ArrayAttr)
	if !ok {
		return false
	}
	for _, a := range data.Elems() {
		if _, zero := a.(*ZeroAttr); !zero {
			return false
		}
	}
	p.OpName(op)
	p.AttrDictNonDefault(op, "data")
	return true
}
