package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// RegionSuccessors implements [ir.RegionBranchOp]: the third region comes after either of
// the first two.
func (op RegionIfOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	regions := op.Op().Regions()
	switch {
	case from == nil:
		return []ir.RegionSuccessor{ir.ToRegion(regions[0]), ir.ToRegion(regions[1])}
	case from.ParentRegion() == regions[2]:
		return []ir.RegionSuccessor{ir.ToParent(op.Op())}
	}
	return []ir.RegionSuccessor{ir.ToRegion(regions[2])}
}

// EntryOperands implements [ir.RegionBranchOp].
func (op RegionIfOp) EntryOperands(ir.RegionSuccessor) ir.SuccessorOperands {
	return ir.SuccessorOperands{To: op.Op().NumOperands()}
}

// InvocationBounds implements [ir.RegionBoundsOp].
func (op RegionIfOp) InvocationBounds([]ir.Attribute) []ir.InvocationBounds {
	return []ir.InvocationBounds{{Max: 1}, {Max: 1}, {Max: 1}}
}

var regionIfSyntax = &asm.CustomOp{ParseOp: parseRegionIf, PrintOp: printRegionIf}

func parseRegionIf(p *asm.Parser) {
	operands := p.AppendOperands(nil)
	var types []ir.Type
	p.Want(asm.Colon)
	if !p.At(asm.Arrow) {
		types = p.AppendTypes(types)
	}
	p.Want(asm.Arrow)
	st := p.State()
	st.Results = p.ResultTypes()
	for _, name := range regionIfNames {
		p.WantKeyword(name)
		p.Region(nil)
	}
	if len(operands) != len(types) {
		p.Errorf(p.Pos(), "number of operands and types do not match: got %d operands and %d types", len(operands), len(types))
		return
	}
	for i, o := range operands {
		st.Operands = append(st.Operands, p.Resolve(o, types[i]))
	}
}

func printRegionIf(p *asm.Printer, op *ir.Operation) {
	p.Byte(' ')
	p.Values(op.Operands().Values())
	p.Str(": ")
	p.Types(op.Operands().Types())
	p.ArrowTypes(op.Results().Types())
	for i, name := range regionIfNames {
		p.Str(" " + name + " ")
		p.Region(op.Region(i), asm.RegionOptions{})
	}
}

// regionIfNames are the words before the regions.
var regionIfNames = [...]string{"then", "else", "join"}

// RegionSuccessors implements [ir.RegionBranchOp]. The region has no inputs.
func (op AnyCondOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	if from == nil {
		return []ir.RegionSuccessor{{Region: op.Op().Region(0)}}
	}
	return []ir.RegionSuccessor{ir.ToParent(op.Op())}
}

// EntryOperands implements [ir.RegionBranchOp].
func (AnyCondOp) EntryOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) { return none }

// InvocationBounds implements [ir.RegionBoundsOp].
func (AnyCondOp) InvocationBounds([]ir.Attribute) []ir.InvocationBounds {
	return []ir.InvocationBounds{{Min: 1, Max: 1}}
}

// RegionSuccessors implements [ir.RegionBranchOp].
func (op LoopBlockOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	list := []ir.RegionSuccessor{ir.ToRegion(op.Op().Region(0))}
	if from != nil {
		list = append(list, ir.ToParent(op.Op()))
	}
	return list
}

// EntryOperands implements [ir.RegionBranchOp].
func (LoopBlockOp) EntryOperands(ir.RegionSuccessor) ir.SuccessorOperands {
	return ir.SuccessorOperands{To: 1}
}

// RegionOperands implements [ir.RegionBranchTerminatorOp]: the first operand is for the
// next round, the second is the result.
func (LoopBlockTermOp) RegionOperands(to ir.RegionSuccessor) ir.SuccessorOperands {
	if to.IsParent() {
		return ir.SuccessorOperands{From: 1, To: 2}
	}
	return ir.SuccessorOperands{To: 1}
}

// RegionSuccessors implements [ir.RegionBranchOp]. Upstream's says nothing.
func (SwitchWithNoBreakOp) RegionSuccessors(*ir.Operation) []ir.RegionSuccessor { return nil }

// EntryOperands implements [ir.RegionBranchOp].
func (SwitchWithNoBreakOp) EntryOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) {
	return none
}

// parseSwitchCases parses
//
//	case-list ::= (`case` integer region)*
func parseSwitchCases(p *asm.Parser, cases **ir.DenseArrayAttr, regions *[]*ir.Region) bool {
	var values []int64
	for p.GotKeyword("case") {
		n := p.Int64()
		values = append(values, n)
		*regions = append(*regions, p.DetachedRegion(nil))
	}
	*cases = ir.NewDenseI64ArrayAttr(p.Context(), values...)
	return true
}

func printSwitchCases(p *asm.Printer, op *ir.Operation, cases *ir.DenseArrayAttr, regions []*ir.Region) {
	for i, r := range regions {
		p.Newline()
		p.Str("case ")
		p.Int(cases.Int(i))
		p.Byte(' ')
		p.Region(r, asm.RegionOptions{})
	}
}
