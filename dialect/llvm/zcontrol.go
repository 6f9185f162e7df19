// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// formatBr is the assembly format of [Br].
var formatBr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.SuccessorElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.OperandsElement, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Br is the operation llvm.br: jump to a block.
var Br = &ir.OpDef{
	Name:   "llvm.br",
	Traits: ir.BranchLike | ir.Pure | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "destOperands", Constraint: anyLLVMType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "loop_annotation", Constraint: IsLoopAnnotationAttr, Optional: true},
	},
	Successors: []ir.SuccessorDef{{Name: "dest"}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBr)},
	View:       ir.ViewOf[BrOp],
}

// BrOp is the view of an operation llvm.br.
type BrOp struct{ ir.View }

// Def returns [Br].
func (BrOp) Def() *ir.OpDef { return Br }

// The slots of the inherent attributes of [Br].
const (
	slotBrLoopAnnotation = 0
)

// DestOperands are the operands $destOperands.
func (op BrOp) DestOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// LoopAnnotation is the attribute $loop_annotation, nil if it is absent.
func (op BrOp) LoopAnnotation() *LoopAnnotationAttr {
	v, _ := op.Op().InherentAttr(slotBrLoopAnnotation).(*LoopAnnotationAttr)
	return v
}

// SetLoopAnnotation sets the attribute $loop_annotation.
func (op BrOp) SetLoopAnnotation(v *LoopAnnotationAttr) BrOp {
	op.Op().SetInherentAttr(slotBrLoopAnnotation, v)
	return op
}

// Dest is the successor $dest.
func (op BrOp) Dest() *ir.Block { return op.Op().Successor(0) }

// SuccessorOperands returns the operands passed to successor i.
func (op BrOp) SuccessorOperands(i int) ir.SuccessorOperands {
	from, to := op.Op().OperandSegment(0)
	return ir.SuccessorOperands{From: from, To: to}
}

// BrAdaptor has the converted operands of a [BrOp] during a conversion.
type BrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BrOp].
func (BrAdaptor[T]) For(BrOp) {}

// DestOperands returns the converted operand $destOperands.
func (a BrAdaptor[T]) DestOperands() []T { return a.Segment(0) }

// NewBr creates the operation llvm.br at the builder's insertion point.
func NewBr(b *ir.Builder, dest ir.BranchTarget) BrOp {
	st := ir.OperationState{Def: Br}
	st.Operands = append(st.Operands, dest.Args...)
	st.Successors = append(st.Successors, dest.Block)
	return ir.Cast[BrOp](b.Create(&st))
}

// formatCondBr is the assembly format of [CondBr].
var formatCondBr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "weights"},
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI32, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.SuccessorElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.OperandsElement, N: 1},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 1}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.SuccessorElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.OperandsElement, N: 2},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 2}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<2,
}

// CondBr is the operation llvm.cond_br: jump to one of two blocks.
var CondBr = &ir.OpDef{
	Name:      "llvm.cond_br",
	Traits:    ir.AttrSizedOperandSegments | ir.BranchLike | ir.Pure | ir.Terminator,
	TypeRules: []constraint.Rule{verifyBranchWeights},
	Operands: []ir.ValueDef{
		{Name: "condition", Constraint: constraint.I1},
		{Name: "trueDestOperands", Constraint: anyLLVMType, Arity: ir.Variadic},
		{Name: "falseDestOperands", Constraint: anyLLVMType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "branch_weights", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "loop_annotation", Constraint: IsLoopAnnotationAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Successors: []ir.SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCondBr)},
	View:       ir.ViewOf[CondBrOp],
}

// CondBrOp is the view of an operation llvm.cond_br.
type CondBrOp struct{ ir.View }

// Def returns [CondBr].
func (CondBrOp) Def() *ir.OpDef { return CondBr }

// The slots of the inherent attributes of [CondBr].
const (
	slotCondBrBranchWeights       = 0
	slotCondBrLoopAnnotation      = 1
	slotCondBrOperandSegmentSizes = 2
)

// Condition is the operand $condition.
func (op CondBrOp) Condition() *ir.Value { return op.Op().Operand(0) }

// TrueDestOperands are the operands $trueDestOperands.
func (op CondBrOp) TrueDestOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// FalseDestOperands are the operands $falseDestOperands.
func (op CondBrOp) FalseDestOperands() ir.ValueRange { return op.Op().OperandsAt(2) }

// BranchWeights is the attribute $branch_weights; ok is false if it is absent.
func (op CondBrOp) BranchWeights() (value []int32, ok bool) {
	if v, ok := op.Op().InherentAttr(slotCondBrBranchWeights).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetBranchWeights sets the attribute $branch_weights.
func (op CondBrOp) SetBranchWeights(v []int32) CondBrOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCondBrBranchWeights, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// LoopAnnotation is the attribute $loop_annotation, nil if it is absent.
func (op CondBrOp) LoopAnnotation() *LoopAnnotationAttr {
	v, _ := op.Op().InherentAttr(slotCondBrLoopAnnotation).(*LoopAnnotationAttr)
	return v
}

// SetLoopAnnotation sets the attribute $loop_annotation.
func (op CondBrOp) SetLoopAnnotation(v *LoopAnnotationAttr) CondBrOp {
	op.Op().SetInherentAttr(slotCondBrLoopAnnotation, v)
	return op
}

// TrueDest is the successor $trueDest.
func (op CondBrOp) TrueDest() *ir.Block { return op.Op().Successor(0) }

// FalseDest is the successor $falseDest.
func (op CondBrOp) FalseDest() *ir.Block { return op.Op().Successor(1) }

// SuccessorOperands returns the operands passed to successor i.
func (op CondBrOp) SuccessorOperands(i int) ir.SuccessorOperands {
	if i == 0 {
		from, to := op.Op().OperandSegment(1)
		return ir.SuccessorOperands{From: from, To: to}
	}
	from, to := op.Op().OperandSegment(2)
	return ir.SuccessorOperands{From: from, To: to}
}

// CondBrAdaptor has the converted operands of a [CondBrOp] during a conversion.
type CondBrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CondBrOp].
func (CondBrAdaptor[T]) For(CondBrOp) {}

// Condition returns the converted operand $condition.
func (a CondBrAdaptor[T]) Condition() T { return a.At(0) }

// TrueDestOperands returns the converted operand $trueDestOperands.
func (a CondBrAdaptor[T]) TrueDestOperands() []T { return a.Segment(1) }

// FalseDestOperands returns the converted operand $falseDestOperands.
func (a CondBrAdaptor[T]) FalseDestOperands() []T { return a.Segment(2) }

// NewCondBr creates the operation llvm.cond_br at the builder's insertion point.
func NewCondBr(b *ir.Builder, condition *ir.Value, trueDest ir.BranchTarget, falseDest ir.BranchTarget) CondBrOp {
	st := ir.OperationState{Def: CondBr}
	var segments [3]int32
	segments[0] = 1
	st.Operands = append(st.Operands, condition)
	st.Operands = append(st.Operands, trueDest.Args...)
	segments[1] = int32(len(trueDest.Args))
	st.Operands = append(st.Operands, falseDest.Args...)
	segments[2] = int32(len(falseDest.Args))
	st.SetInherentAttr(slotCondBrOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	st.Successors = append(st.Successors, trueDest.Block)
	st.Successors = append(st.Successors, falseDest.Block)
	return ir.Cast[CondBrOp](b.Create(&st))
}

// formatSwitch is the assembly format of [Switch].
var formatSwitch = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindIntegerType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.SuccessorElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.OperandsElement, N: 1},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 1}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseElementsAttr
				var v3 [][]asm.Operand
				var v4 [][]ir.Type
				there := parseSwitchOpCases(p, a.Type(asm.ValueRef{N: 0}), &v1, a.Successors(1), &v3, &v4)
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				a.SetOperandLists(2, v3)
				a.SetTypeLists(2, v4)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printSwitchOpCases(p, op, asm.TypeOf(op, asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseElementsAttr](op.InherentAttr(0)), op.Successors()[1:], asm.OperandListsOf(op, 2), asm.TypeListsOf(op, 2))
			},
		}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1 | 1<<3,
}

// Switch is the operation llvm.switch: jump to one of several blocks, by the value of an integer.
var Switch = &ir.OpDef{
	Name:      "llvm.switch",
	Traits:    ir.AttrSizedOperandSegments | ir.BranchLike | ir.Pure | ir.Terminator,
	TypeRules: []constraint.Rule{verifyBranchWeights},
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnySignlessInteger},
		{Name: "defaultOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "caseOperands", Constraint: constraint.AnyType, Arity: ir.VariadicOfVariadic, SegmentAttr: "case_operand_segments"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "case_values", Constraint: constraint.AnyIntElementsAttr, Optional: true},
		{Name: "case_operand_segments", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "branch_weights", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Successors: []ir.SuccessorDef{{Name: "defaultDestination"}, {Name: "caseDestinations", Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSwitch)},
	View:       ir.ViewOf[SwitchOp],
}

// SwitchOp is the view of an operation llvm.switch.
type SwitchOp struct{ ir.View }

// Def returns [Switch].
func (SwitchOp) Def() *ir.OpDef { return Switch }

// The slots of the inherent attributes of [Switch].
const (
	slotSwitchCaseValues          = 0
	slotSwitchCaseOperandSegments = 1
	slotSwitchBranchWeights       = 2
	slotSwitchOperandSegmentSizes = 3
)

// Verify checks what the definition cannot express.
func (op SwitchOp) Verify() *diag.Diagnostic { return verifySwitch(op.Op()) }

// Value is the operand $value.
func (op SwitchOp) Value() *ir.Value { return op.Op().Operand(0) }

// DefaultOperands are the operands $defaultOperands.
func (op SwitchOp) DefaultOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// CaseOperands are the lists of operands $caseOperands.
func (op SwitchOp) CaseOperands() []ir.ValueRange { return asm.OperandListsOf(op.Op(), 2) }

// CaseValues is the attribute $case_values, nil if it is absent.
func (op SwitchOp) CaseValues() *ir.DenseElementsAttr {
	v, _ := op.Op().InherentAttr(slotSwitchCaseValues).(*ir.DenseElementsAttr)
	return v
}

// SetCaseValues sets the attribute $case_values.
func (op SwitchOp) SetCaseValues(v *ir.DenseElementsAttr) SwitchOp {
	op.Op().SetInherentAttr(slotSwitchCaseValues, v)
	return op
}

// CaseOperandSegments is the attribute $case_operand_segments.
func (op SwitchOp) CaseOperandSegments() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotSwitchCaseOperandSegments).(*ir.DenseArrayAttr))
}

// SetCaseOperandSegments sets the attribute $case_operand_segments.
func (op SwitchOp) SetCaseOperandSegments(v []int32) SwitchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSwitchCaseOperandSegments, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// BranchWeights is the attribute $branch_weights; ok is false if it is absent.
func (op SwitchOp) BranchWeights() (value []int32, ok bool) {
	if v, ok := op.Op().InherentAttr(slotSwitchBranchWeights).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetBranchWeights sets the attribute $branch_weights.
func (op SwitchOp) SetBranchWeights(v []int32) SwitchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSwitchBranchWeights, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// DefaultDestination is the successor $defaultDestination.
func (op SwitchOp) DefaultDestination() *ir.Block { return op.Op().Successor(0) }

// CaseDestinations are the successors $caseDestinations.
func (op SwitchOp) CaseDestinations() []ir.Successor { return op.Op().Successors()[1:] }

// SuccessorOperands returns the operands passed to successor i.
func (op SwitchOp) SuccessorOperands(i int) ir.SuccessorOperands {
	if i == 0 {
		from, to := op.Op().OperandSegment(1)
		return ir.SuccessorOperands{From: from, To: to}
	}
	from, to := op.Op().NestedSegment(2, i-1)
	return ir.SuccessorOperands{From: from, To: to}
}

// SwitchAdaptor has the converted operands of a [SwitchOp] during a conversion.
type SwitchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SwitchOp].
func (SwitchAdaptor[T]) For(SwitchOp) {}

// Value returns the converted operand $value.
func (a SwitchAdaptor[T]) Value() T { return a.At(0) }

// DefaultOperands returns the converted operand $defaultOperands.
func (a SwitchAdaptor[T]) DefaultOperands() []T { return a.Segment(1) }

// CaseOperands returns the converted operand $caseOperands.
func (a SwitchAdaptor[T]) CaseOperands() [][]T { return a.Lists(2) }

// formatIndirectBr is the assembly format of [IndirectBr].
var formatIndirectBr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindPointerType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v2 [][]asm.Operand
				var v3 [][]ir.Type
				there := parseIndirectBrOpSucessors(p, a.Type(asm.ValueRef{N: 0}), a.Successors(0), &v2, &v3)
				a.SetOperandLists(1, v2)
				a.SetTypeLists(1, v3)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printIndirectBrOpSucessors(p, op, asm.TypeOf(op, asm.ValueRef{N: 0}), op.Successors()[0:], asm.OperandListsOf(op, 1), asm.TypeListsOf(op, 1))
			},
		}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// IndirectBr is the operation llvm.indirectbr: jump to the block of an address.
var IndirectBr = &ir.OpDef{
	Name:   "llvm.indirectbr",
	Traits: ir.BranchLike | ir.Pure | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "addr", Constraint: anyPointer},
		{Name: "succOperands", Constraint: constraint.AnyType, Arity: ir.VariadicOfVariadic, SegmentAttr: "indbr_operand_segments"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "indbr_operand_segments", Constraint: constraint.DenseI32ArrayAttr},
	},
	Successors: []ir.SuccessorDef{{Name: "successors", Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIndirectBr)},
	View:       ir.ViewOf[IndirectBrOp],
}

// IndirectBrOp is the view of an operation llvm.indirectbr.
type IndirectBrOp struct{ ir.View }

// Def returns [IndirectBr].
func (IndirectBrOp) Def() *ir.OpDef { return IndirectBr }

// The slots of the inherent attributes of [IndirectBr].
const (
	slotIndirectBrIndbrOperandSegments = 0
)

// Addr is the operand $addr.
func (op IndirectBrOp) Addr() *ir.Value { return op.Op().Operand(0) }

// SuccOperands are the lists of operands $succOperands.
func (op IndirectBrOp) SuccOperands() []ir.ValueRange { return asm.OperandListsOf(op.Op(), 1) }

// IndbrOperandSegments is the attribute $indbr_operand_segments.
func (op IndirectBrOp) IndbrOperandSegments() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotIndirectBrIndbrOperandSegments).(*ir.DenseArrayAttr))
}

// SetIndbrOperandSegments sets the attribute $indbr_operand_segments.
func (op IndirectBrOp) SetIndbrOperandSegments(v []int32) IndirectBrOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIndirectBrIndbrOperandSegments, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// Successors are the successors $successors.
func (op IndirectBrOp) Successors() []ir.Successor { return op.Op().Successors()[0:] }

// SuccessorOperands returns the operands passed to successor i.
func (op IndirectBrOp) SuccessorOperands(i int) ir.SuccessorOperands {
	from, to := op.Op().NestedSegment(1, i)
	return ir.SuccessorOperands{From: from, To: to}
}

// IndirectBrAdaptor has the converted operands of a [IndirectBrOp] during a conversion.
type IndirectBrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IndirectBrOp].
func (IndirectBrAdaptor[T]) For(IndirectBrOp) {}

// Addr returns the converted operand $addr.
func (a IndirectBrAdaptor[T]) Addr() T { return a.At(0) }

// SuccOperands returns the converted operand $succOperands.
func (a IndirectBrAdaptor[T]) SuccOperands() [][]T { return a.Lists(1) }

// NewIndirectBr creates the operation llvm.indirectbr at the builder's insertion point.
func NewIndirectBr(b *ir.Builder, addr *ir.Value, successors ...ir.BranchTarget) IndirectBrOp {
	st := ir.OperationState{Def: IndirectBr}
	st.Operands = append(st.Operands, addr)
	successorsSizes := make([]int32, len(successors))
	for i, vs := range successors {
		st.Operands = append(st.Operands, vs.Args...)
		successorsSizes[i] = int32(len(vs.Args))
	}
	st.SetInherentAttr(slotIndirectBrIndbrOperandSegments, ir.NewDenseI32ArrayAttr(b.Context(), successorsSizes...))
	for _, t := range successors {
		st.Successors = append(st.Successors, t.Block)
	}
	return ir.Cast[IndirectBrOp](b.Create(&st))
}

// formatReturn is the assembly format of [Return].
var formatReturn = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.OptionalOperandElement, Space: true, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.OptionalTypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Return is the operation llvm.return: end of a function, or the value of an initialiser.
var Return = &ir.OpDef{
	Name:   "llvm.return",
	Traits: ir.Pure | ir.ReturnLike | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: anyLLVMType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReturn), OpcodeInterface.Is("ret")},
	View:       ir.ViewOf[ReturnOp],
}

// ReturnOp is the view of an operation llvm.return.
type ReturnOp struct{ ir.View }

// Def returns [Return].
func (ReturnOp) Def() *ir.OpDef { return Return }

// Verify checks what the definition cannot express.
func (op ReturnOp) Verify() *diag.Diagnostic { return verifyReturn(op.Op()) }

// Arg is the operand $arg, nil if it is absent.
func (op ReturnOp) Arg() *ir.Value {
	if r := op.Op().OperandsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// ReturnAdaptor has the converted operands of a [ReturnOp] during a conversion.
type ReturnAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReturnOp].
func (ReturnAdaptor[T]) For(ReturnOp) {}

// Arg returns the converted operand $arg.
func (a ReturnAdaptor[T]) Arg() T { return a.Optional(0) }

// NewReturn creates the operation llvm.return at the builder's insertion point.
func NewReturn(b *ir.Builder, arg *ir.Value) ReturnOp {
	st := ir.OperationState{Def: Return}
	if arg != nil {
		st.Operands = append(st.Operands, arg)
	}
	return ir.Cast[ReturnOp](b.Create(&st))
}

// formatResume is the assembly format of [Resume].
var formatResume = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Resume is the operation llvm.resume: goes on with an exception that was caught.
var Resume = &ir.OpDef{
	Name:   "llvm.resume",
	Traits: ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatResume), OpcodeInterface.Is("resume")},
	View:       ir.ViewOf[ResumeOp],
}

// ResumeOp is the view of an operation llvm.resume.
type ResumeOp struct{ ir.View }

// Def returns [Resume].
func (ResumeOp) Def() *ir.OpDef { return Resume }

// Value is the operand $value.
func (op ResumeOp) Value() *ir.Value { return op.Op().Operand(0) }

// ResumeAdaptor has the converted operands of a [ResumeOp] during a conversion.
type ResumeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ResumeOp].
func (ResumeAdaptor[T]) For(ResumeOp) {}

// Value returns the converted operand $value.
func (a ResumeAdaptor[T]) Value() T { return a.At(0) }

// NewResume creates the operation llvm.resume at the builder's insertion point.
func NewResume(b *ir.Builder, value *ir.Value) ResumeOp {
	st := ir.OperationState{Def: Resume, Operands: []*ir.Value{value}}
	return ir.Cast[ResumeOp](b.Create(&st))
}

// formatUnreachable is the assembly format of [Unreachable].
var formatUnreachable = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
}

// Unreachable is the operation llvm.unreachable: place that is never reached.
var Unreachable = &ir.OpDef{
	Name:       "llvm.unreachable",
	Traits:     ir.Terminator,
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUnreachable), OpcodeInterface.Is("unreachable")},
	View:       ir.ViewOf[UnreachableOp],
}

// UnreachableOp is the view of an operation llvm.unreachable.
type UnreachableOp struct{ ir.View }

// Def returns [Unreachable].
func (UnreachableOp) Def() *ir.OpDef { return Unreachable }

// UnreachableAdaptor has the converted operands of a [UnreachableOp] during a conversion.
type UnreachableAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UnreachableOp].
func (UnreachableAdaptor[T]) For(UnreachableOp) {}

// NewUnreachable creates the operation llvm.unreachable at the builder's insertion point.
func NewUnreachable(b *ir.Builder) UnreachableOp {
	st := ir.OperationState{Def: Unreachable}
	return ir.Cast[UnreachableOp](b.Create(&st))
}

// LandingPad is the operation llvm.landingpad: exception that an invoke has met.
var LandingPad = &ir.OpDef{
	Name: "llvm.landingpad",
	Operands: []ir.ValueDef{
		{Name: "clauses", Constraint: anyLLVMType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "cleanup", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(landingpadSyntax)},
	View:       ir.ViewOf[LandingPadOp],
}

// LandingPadOp is the view of an operation llvm.landingpad.
type LandingPadOp struct{ ir.View }

// Def returns [LandingPad].
func (LandingPadOp) Def() *ir.OpDef { return LandingPad }

// The slots of the inherent attributes of [LandingPad].
const (
	slotLandingPadCleanup = 0
)

// Verify checks what the definition cannot express.
func (op LandingPadOp) Verify() *diag.Diagnostic { return verifyLandingPad(op.Op()) }

// Clauses are the operands $clauses.
func (op LandingPadOp) Clauses() ir.ValueRange { return op.Op().OperandsAt(0) }

// Cleanup reports whether the attribute $cleanup is present.
func (op LandingPadOp) Cleanup() bool { return op.Op().InherentAttr(slotLandingPadCleanup) != nil }

// SetCleanup sets or removes the attribute $cleanup.
func (op LandingPadOp) SetCleanup(v bool) LandingPadOp {
	if v {
		op.Op().SetInherentAttr(slotLandingPadCleanup, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLandingPadCleanup, nil)
	}
	return op
}

// Result is the result $res.
func (op LandingPadOp) Result() *ir.Value { return op.Op().Result(0) }

// LandingPadAdaptor has the converted operands of a [LandingPadOp] during a conversion.
type LandingPadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LandingPadOp].
func (LandingPadAdaptor[T]) For(LandingPadOp) {}

// Clauses returns the converted operand $clauses.
func (a LandingPadAdaptor[T]) Clauses() []T { return a.Segment(0) }

// NewLandingPad creates the operation llvm.landingpad at the builder's insertion point.
func NewLandingPad(b *ir.Builder, resultType ir.Type, clauses ...*ir.Value) LandingPadOp {
	st := ir.OperationState{Def: LandingPad, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, clauses...)
	return ir.Cast[LandingPadOp](b.Create(&st))
}

// Call is the operation llvm.call: call of a function or a pointer to one.
var Call = &ir.OpDef{
	Name:   "llvm.call",
	Traits: ir.AttrSizedOperandSegments | ir.CallLike,
	Operands: []ir.ValueDef{
		{Name: "callee_operands", Constraint: anyLLVMType, Arity: ir.Variadic},
		{Name: "op_bundle_operands", Constraint: anyLLVMType, Arity: ir.VariadicOfVariadic, SegmentAttr: "op_bundle_sizes"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "var_callee_type", Constraint: typeAttrOfFunctionType, Optional: true},
		{Name: "callee", Constraint: constraint.FlatSymbolRefAttr, Optional: true},
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
		{Name: "CConv", Constraint: cconvAttr, Default: func(c *ir.Context) ir.Attribute { return NewCConvAttr(c, CConvC) }},
		{Name: "TailCallKind", Constraint: tailCallKindAttr, Default: func(c *ir.Context) ir.Attribute { return NewTailCallKindAttr(c, TailCallKindNone) }},
		{Name: "memory_effects", Constraint: IsMemoryEffectsAttr, Optional: true},
		{Name: "convergent", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "no_unwind", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "will_return", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "op_bundle_sizes", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "op_bundle_tags", Constraint: constraint.ArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "no_inline", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "always_inline", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "inline_hint", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: anyLLVMType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(callSyntax)},
	View:       ir.ViewOf[CallOp],
}

// CallOp is the view of an operation llvm.call.
type CallOp struct{ ir.View }

// Def returns [Call].
func (CallOp) Def() *ir.OpDef { return Call }

// The slots of the inherent attributes of [Call].
const (
	slotCallVarCalleeType       = 0
	slotCallCallee              = 1
	slotCallFastmathFlags       = 2
	slotCallCConv               = 3
	slotCallTailCallKind        = 4
	slotCallMemoryEffects       = 5
	slotCallConvergent          = 6
	slotCallNoUnwind            = 7
	slotCallWillReturn          = 8
	slotCallOpBundleSizes       = 9
	slotCallOpBundleTags        = 10
	slotCallArgAttrs            = 11
	slotCallResAttrs            = 12
	slotCallNoInline            = 13
	slotCallAlwaysInline        = 14
	slotCallInlineHint          = 15
	slotCallAccessGroups        = 16
	slotCallAliasScopes         = 17
	slotCallNoaliasScopes       = 18
	slotCallTbaa                = 19
	slotCallOperandSegmentSizes = 20
)

// Verify checks what the definition cannot express.
func (op CallOp) Verify() *diag.Diagnostic { return verifyCall(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op CallOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyCallUses(op.Op(), symbols)
}

// CalleeOperands are the operands $callee_operands.
func (op CallOp) CalleeOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// OpBundleOperands are the lists of operands $op_bundle_operands.
func (op CallOp) OpBundleOperands() []ir.ValueRange { return asm.OperandListsOf(op.Op(), 1) }

// VarCalleeType is the attribute $var_callee_type; ok is false if it is absent.
func (op CallOp) VarCalleeType() (value *FunctionType, ok bool) {
	if v, ok := op.Op().InherentAttr(slotCallVarCalleeType).(*ir.TypeAttr); ok {
		return v.Value().(*FunctionType), true
	}
	return value, false
}

// SetVarCalleeType sets the attribute $var_callee_type.
func (op CallOp) SetVarCalleeType(v *FunctionType) CallOp {
	op.Op().SetInherentAttr(slotCallVarCalleeType, ir.NewTypeAttr(v))
	return op
}

// Callee is the attribute $callee; ok is false if it is absent.
func (op CallOp) Callee() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotCallCallee).(*ir.SymbolRefAttr); ok {
		return v.Root(), true
	}
	return value, false
}

// SetCallee sets the attribute $callee.
func (op CallOp) SetCallee(v string) CallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallCallee, ir.NewSymbolRefAttr(c, v))
	return op
}

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CallOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotCallFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CallOp) SetFastmathFlags(v FastmathFlags) CallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// CConv is the attribute $CConv, CConvC if it is absent.
func (op CallOp) CConv() CConv {
	if v, ok := op.Op().InherentAttr(slotCallCConv).(*CConvAttr); ok {
		return v.CallingConv()
	}
	return CConvC
}

// SetCConv sets the attribute $CConv.
func (op CallOp) SetCConv(v CConv) CallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallCConv, NewCConvAttr(c, v))
	return op
}

// TailCallKind is the attribute $TailCallKind, TailCallKindNone if it is absent.
func (op CallOp) TailCallKind() TailCallKind {
	if v, ok := op.Op().InherentAttr(slotCallTailCallKind).(*TailCallKindAttr); ok {
		return v.TailCallKind()
	}
	return TailCallKindNone
}

// SetTailCallKind sets the attribute $TailCallKind.
func (op CallOp) SetTailCallKind(v TailCallKind) CallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallTailCallKind, NewTailCallKindAttr(c, v))
	return op
}

// MemoryEffects is the attribute $memory_effects, nil if it is absent.
func (op CallOp) MemoryEffects() *MemoryEffectsAttr {
	v, _ := op.Op().InherentAttr(slotCallMemoryEffects).(*MemoryEffectsAttr)
	return v
}

// SetMemoryEffects sets the attribute $memory_effects.
func (op CallOp) SetMemoryEffects(v *MemoryEffectsAttr) CallOp {
	op.Op().SetInherentAttr(slotCallMemoryEffects, v)
	return op
}

// Convergent reports whether the attribute $convergent is present.
func (op CallOp) Convergent() bool { return op.Op().InherentAttr(slotCallConvergent) != nil }

// SetConvergent sets or removes the attribute $convergent.
func (op CallOp) SetConvergent(v bool) CallOp {
	if v {
		op.Op().SetInherentAttr(slotCallConvergent, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotCallConvergent, nil)
	}
	return op
}

// NoUnwind reports whether the attribute $no_unwind is present.
func (op CallOp) NoUnwind() bool { return op.Op().InherentAttr(slotCallNoUnwind) != nil }

// SetNoUnwind sets or removes the attribute $no_unwind.
func (op CallOp) SetNoUnwind(v bool) CallOp {
	if v {
		op.Op().SetInherentAttr(slotCallNoUnwind, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotCallNoUnwind, nil)
	}
	return op
}

// WillReturn reports whether the attribute $will_return is present.
func (op CallOp) WillReturn() bool { return op.Op().InherentAttr(slotCallWillReturn) != nil }

// SetWillReturn sets or removes the attribute $will_return.
func (op CallOp) SetWillReturn(v bool) CallOp {
	if v {
		op.Op().SetInherentAttr(slotCallWillReturn, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotCallWillReturn, nil)
	}
	return op
}

// OpBundleSizes is the attribute $op_bundle_sizes.
func (op CallOp) OpBundleSizes() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotCallOpBundleSizes).(*ir.DenseArrayAttr))
}

// SetOpBundleSizes sets the attribute $op_bundle_sizes.
func (op CallOp) SetOpBundleSizes(v []int32) CallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallOpBundleSizes, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// OpBundleTags is the attribute $op_bundle_tags, nil if it is absent.
func (op CallOp) OpBundleTags() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallOpBundleTags).(*ir.ArrayAttr)
	return v
}

// SetOpBundleTags sets the attribute $op_bundle_tags.
func (op CallOp) SetOpBundleTags(v *ir.ArrayAttr) CallOp {
	op.Op().SetInherentAttr(slotCallOpBundleTags, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op CallOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op CallOp) SetArgAttrs(v *ir.ArrayAttr) CallOp {
	op.Op().SetInherentAttr(slotCallArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op CallOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op CallOp) SetResAttrs(v *ir.ArrayAttr) CallOp {
	op.Op().SetInherentAttr(slotCallResAttrs, v)
	return op
}

// NoInline reports whether the attribute $no_inline is present.
func (op CallOp) NoInline() bool { return op.Op().InherentAttr(slotCallNoInline) != nil }

// SetNoInline sets or removes the attribute $no_inline.
func (op CallOp) SetNoInline(v bool) CallOp {
	if v {
		op.Op().SetInherentAttr(slotCallNoInline, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotCallNoInline, nil)
	}
	return op
}

// AlwaysInline reports whether the attribute $always_inline is present.
func (op CallOp) AlwaysInline() bool { return op.Op().InherentAttr(slotCallAlwaysInline) != nil }

// SetAlwaysInline sets or removes the attribute $always_inline.
func (op CallOp) SetAlwaysInline(v bool) CallOp {
	if v {
		op.Op().SetInherentAttr(slotCallAlwaysInline, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotCallAlwaysInline, nil)
	}
	return op
}

// InlineHint reports whether the attribute $inline_hint is present.
func (op CallOp) InlineHint() bool { return op.Op().InherentAttr(slotCallInlineHint) != nil }

// SetInlineHint sets or removes the attribute $inline_hint.
func (op CallOp) SetInlineHint(v bool) CallOp {
	if v {
		op.Op().SetInherentAttr(slotCallInlineHint, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotCallInlineHint, nil)
	}
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op CallOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op CallOp) SetAccessGroups(v *ir.ArrayAttr) CallOp {
	op.Op().SetInherentAttr(slotCallAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op CallOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op CallOp) SetAliasScopes(v *ir.ArrayAttr) CallOp {
	op.Op().SetInherentAttr(slotCallAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op CallOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op CallOp) SetNoaliasScopes(v *ir.ArrayAttr) CallOp {
	op.Op().SetInherentAttr(slotCallNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op CallOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op CallOp) SetTbaa(v *ir.ArrayAttr) CallOp {
	op.Op().SetInherentAttr(slotCallTbaa, v)
	return op
}

// Result is the result $result, nil if it is absent.
func (op CallOp) Result() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// CallAdaptor has the converted operands of a [CallOp] during a conversion.
type CallAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CallOp].
func (CallAdaptor[T]) For(CallOp) {}

// CalleeOperands returns the converted operand $callee_operands.
func (a CallAdaptor[T]) CalleeOperands() []T { return a.Segment(0) }

// OpBundleOperands returns the converted operand $op_bundle_operands.
func (a CallAdaptor[T]) OpBundleOperands() [][]T { return a.Lists(1) }

// Invoke is the operation llvm.invoke: call that goes to one block, or to another if there is an exception.
var Invoke = &ir.OpDef{
	Name:      "llvm.invoke",
	Traits:    ir.AttrSizedOperandSegments | ir.BranchLike | ir.CallLike | ir.Terminator,
	TypeRules: []constraint.Rule{verifyBranchWeights},
	Operands: []ir.ValueDef{
		{Name: "callee_operands", Constraint: anyLLVMType, Arity: ir.Variadic},
		{Name: "normalDestOperands", Constraint: anyLLVMType, Arity: ir.Variadic},
		{Name: "unwindDestOperands", Constraint: anyLLVMType, Arity: ir.Variadic},
		{Name: "op_bundle_operands", Constraint: anyLLVMType, Arity: ir.VariadicOfVariadic, SegmentAttr: "op_bundle_sizes"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "var_callee_type", Constraint: typeAttrOfFunctionType, Optional: true},
		{Name: "callee", Constraint: constraint.FlatSymbolRefAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "branch_weights", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "CConv", Constraint: cconvAttr, Default: func(c *ir.Context) ir.Attribute { return NewCConvAttr(c, CConvC) }},
		{Name: "op_bundle_sizes", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "op_bundle_tags", Constraint: constraint.ArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: anyLLVMType, Arity: ir.Optional},
	},
	Successors: []ir.SuccessorDef{{Name: "normalDest"}, {Name: "unwindDest"}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(invokeSyntax)},
	View:       ir.ViewOf[InvokeOp],
}

// InvokeOp is the view of an operation llvm.invoke.
type InvokeOp struct{ ir.View }

// Def returns [Invoke].
func (InvokeOp) Def() *ir.OpDef { return Invoke }

// The slots of the inherent attributes of [Invoke].
const (
	slotInvokeVarCalleeType       = 0
	slotInvokeCallee              = 1
	slotInvokeArgAttrs            = 2
	slotInvokeResAttrs            = 3
	slotInvokeBranchWeights       = 4
	slotInvokeCConv               = 5
	slotInvokeOpBundleSizes       = 6
	slotInvokeOpBundleTags        = 7
	slotInvokeOperandSegmentSizes = 8
)

// Verify checks what the definition cannot express.
func (op InvokeOp) Verify() *diag.Diagnostic { return verifyInvoke(op.Op()) }

// CalleeOperands are the operands $callee_operands.
func (op InvokeOp) CalleeOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// NormalDestOperands are the operands $normalDestOperands.
func (op InvokeOp) NormalDestOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// UnwindDestOperands are the operands $unwindDestOperands.
func (op InvokeOp) UnwindDestOperands() ir.ValueRange { return op.Op().OperandsAt(2) }

// OpBundleOperands are the lists of operands $op_bundle_operands.
func (op InvokeOp) OpBundleOperands() []ir.ValueRange { return asm.OperandListsOf(op.Op(), 3) }

// VarCalleeType is the attribute $var_callee_type; ok is false if it is absent.
func (op InvokeOp) VarCalleeType() (value *FunctionType, ok bool) {
	if v, ok := op.Op().InherentAttr(slotInvokeVarCalleeType).(*ir.TypeAttr); ok {
		return v.Value().(*FunctionType), true
	}
	return value, false
}

// SetVarCalleeType sets the attribute $var_callee_type.
func (op InvokeOp) SetVarCalleeType(v *FunctionType) InvokeOp {
	op.Op().SetInherentAttr(slotInvokeVarCalleeType, ir.NewTypeAttr(v))
	return op
}

// Callee is the attribute $callee; ok is false if it is absent.
func (op InvokeOp) Callee() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotInvokeCallee).(*ir.SymbolRefAttr); ok {
		return v.Root(), true
	}
	return value, false
}

// SetCallee sets the attribute $callee.
func (op InvokeOp) SetCallee(v string) InvokeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInvokeCallee, ir.NewSymbolRefAttr(c, v))
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op InvokeOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotInvokeArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op InvokeOp) SetArgAttrs(v *ir.ArrayAttr) InvokeOp {
	op.Op().SetInherentAttr(slotInvokeArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op InvokeOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotInvokeResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op InvokeOp) SetResAttrs(v *ir.ArrayAttr) InvokeOp {
	op.Op().SetInherentAttr(slotInvokeResAttrs, v)
	return op
}

// BranchWeights is the attribute $branch_weights; ok is false if it is absent.
func (op InvokeOp) BranchWeights() (value []int32, ok bool) {
	if v, ok := op.Op().InherentAttr(slotInvokeBranchWeights).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetBranchWeights sets the attribute $branch_weights.
func (op InvokeOp) SetBranchWeights(v []int32) InvokeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInvokeBranchWeights, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// CConv is the attribute $CConv, CConvC if it is absent.
func (op InvokeOp) CConv() CConv {
	if v, ok := op.Op().InherentAttr(slotInvokeCConv).(*CConvAttr); ok {
		return v.CallingConv()
	}
	return CConvC
}

// SetCConv sets the attribute $CConv.
func (op InvokeOp) SetCConv(v CConv) InvokeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInvokeCConv, NewCConvAttr(c, v))
	return op
}

// OpBundleSizes is the attribute $op_bundle_sizes.
func (op InvokeOp) OpBundleSizes() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotInvokeOpBundleSizes).(*ir.DenseArrayAttr))
}

// SetOpBundleSizes sets the attribute $op_bundle_sizes.
func (op InvokeOp) SetOpBundleSizes(v []int32) InvokeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInvokeOpBundleSizes, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// OpBundleTags is the attribute $op_bundle_tags, nil if it is absent.
func (op InvokeOp) OpBundleTags() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotInvokeOpBundleTags).(*ir.ArrayAttr)
	return v
}

// SetOpBundleTags sets the attribute $op_bundle_tags.
func (op InvokeOp) SetOpBundleTags(v *ir.ArrayAttr) InvokeOp {
	op.Op().SetInherentAttr(slotInvokeOpBundleTags, v)
	return op
}

// Result is the result $result, nil if it is absent.
func (op InvokeOp) Result() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// NormalDest is the successor $normalDest.
func (op InvokeOp) NormalDest() *ir.Block { return op.Op().Successor(0) }

// UnwindDest is the successor $unwindDest.
func (op InvokeOp) UnwindDest() *ir.Block { return op.Op().Successor(1) }

// SuccessorOperands returns the operands passed to successor i.
func (op InvokeOp) SuccessorOperands(i int) ir.SuccessorOperands {
	if i == 0 {
		from, to := op.Op().OperandSegment(1)
		return ir.SuccessorOperands{From: from, To: to}
	}
	from, to := op.Op().OperandSegment(2)
	return ir.SuccessorOperands{From: from, To: to}
}

// InvokeAdaptor has the converted operands of a [InvokeOp] during a conversion.
type InvokeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InvokeOp].
func (InvokeAdaptor[T]) For(InvokeOp) {}

// CalleeOperands returns the converted operand $callee_operands.
func (a InvokeAdaptor[T]) CalleeOperands() []T { return a.Segment(0) }

// NormalDestOperands returns the converted operand $normalDestOperands.
func (a InvokeAdaptor[T]) NormalDestOperands() []T { return a.Segment(1) }

// UnwindDestOperands returns the converted operand $unwindDestOperands.
func (a InvokeAdaptor[T]) UnwindDestOperands() []T { return a.Segment(2) }

// OpBundleOperands returns the converted operand $op_bundle_operands.
func (a InvokeAdaptor[T]) OpBundleOperands() [][]T { return a.Lists(3) }

// CallIntrinsic is the operation llvm.call_intrinsic: call of an intrinsic that has no operation of its own.
var CallIntrinsic = &ir.OpDef{
	Name:   "llvm.call_intrinsic",
	Traits: ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "args", Constraint: anyLLVMType, Arity: ir.Variadic},
		{Name: "op_bundle_operands", Constraint: anyLLVMType, Arity: ir.VariadicOfVariadic, SegmentAttr: "op_bundle_sizes"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "intrin", Constraint: constraint.StrAttr},
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
		{Name: "op_bundle_sizes", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "op_bundle_tags", Constraint: constraint.ArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: anyLLVMType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(callIntrinsicSyntax)},
	View:       ir.ViewOf[CallIntrinsicOp],
}

// CallIntrinsicOp is the view of an operation llvm.call_intrinsic.
type CallIntrinsicOp struct{ ir.View }

// Def returns [CallIntrinsic].
func (CallIntrinsicOp) Def() *ir.OpDef { return CallIntrinsic }

// The slots of the inherent attributes of [CallIntrinsic].
const (
	slotCallIntrinsicIntrin              = 0
	slotCallIntrinsicFastmathFlags       = 1
	slotCallIntrinsicOpBundleSizes       = 2
	slotCallIntrinsicOpBundleTags        = 3
	slotCallIntrinsicArgAttrs            = 4
	slotCallIntrinsicResAttrs            = 5
	slotCallIntrinsicOperandSegmentSizes = 6
)

// Verify checks what the definition cannot express.
func (op CallIntrinsicOp) Verify() *diag.Diagnostic { return verifyCallIntrinsic(op.Op()) }

// Args are the operands $args.
func (op CallIntrinsicOp) Args() ir.ValueRange { return op.Op().OperandsAt(0) }

// OpBundleOperands are the lists of operands $op_bundle_operands.
func (op CallIntrinsicOp) OpBundleOperands() []ir.ValueRange { return asm.OperandListsOf(op.Op(), 1) }

// Intrin is the attribute $intrin.
func (op CallIntrinsicOp) Intrin() string {
	return op.Op().InherentAttr(slotCallIntrinsicIntrin).(*ir.StringAttr).Value()
}

// SetIntrin sets the attribute $intrin.
func (op CallIntrinsicOp) SetIntrin(v string) CallIntrinsicOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallIntrinsicIntrin, ir.NewStringAttr(c, v))
	return op
}

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CallIntrinsicOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotCallIntrinsicFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CallIntrinsicOp) SetFastmathFlags(v FastmathFlags) CallIntrinsicOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallIntrinsicFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// OpBundleSizes is the attribute $op_bundle_sizes.
func (op CallIntrinsicOp) OpBundleSizes() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotCallIntrinsicOpBundleSizes).(*ir.DenseArrayAttr))
}

// SetOpBundleSizes sets the attribute $op_bundle_sizes.
func (op CallIntrinsicOp) SetOpBundleSizes(v []int32) CallIntrinsicOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallIntrinsicOpBundleSizes, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// OpBundleTags is the attribute $op_bundle_tags, nil if it is absent.
func (op CallIntrinsicOp) OpBundleTags() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallIntrinsicOpBundleTags).(*ir.ArrayAttr)
	return v
}

// SetOpBundleTags sets the attribute $op_bundle_tags.
func (op CallIntrinsicOp) SetOpBundleTags(v *ir.ArrayAttr) CallIntrinsicOp {
	op.Op().SetInherentAttr(slotCallIntrinsicOpBundleTags, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op CallIntrinsicOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallIntrinsicArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op CallIntrinsicOp) SetArgAttrs(v *ir.ArrayAttr) CallIntrinsicOp {
	op.Op().SetInherentAttr(slotCallIntrinsicArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op CallIntrinsicOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallIntrinsicResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op CallIntrinsicOp) SetResAttrs(v *ir.ArrayAttr) CallIntrinsicOp {
	op.Op().SetInherentAttr(slotCallIntrinsicResAttrs, v)
	return op
}

// Results is the result $results, nil if it is absent.
func (op CallIntrinsicOp) Results() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// CallIntrinsicAdaptor has the converted operands of a [CallIntrinsicOp] during a conversion.
type CallIntrinsicAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CallIntrinsicOp].
func (CallIntrinsicAdaptor[T]) For(CallIntrinsicOp) {}

// Args returns the converted operand $args.
func (a CallIntrinsicAdaptor[T]) Args() []T { return a.Segment(0) }

// OpBundleOperands returns the converted operand $op_bundle_operands.
func (a CallIntrinsicAdaptor[T]) OpBundleOperands() [][]T { return a.Lists(1) }

// formatInlineAsm is the assembly format of [InlineAsm].
var formatInlineAsm = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 2, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "has_side_effects"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 3, When: []asm.Cond{{Kind: asm.HasAttr, N: 3}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "is_align_stack"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 4}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "tail_call_kind"},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
			{Kind: asm.AttrElement, Space: true, N: 4, Attr: &asm.AttrForm{Def: &TailCallKindAttrDef, Is: asm.IsAttr[*TailCallKindAttr]}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 5}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "asm_dialect"},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
			{Kind: asm.EnumAttrElement, Space: true, N: 5, Attr: &asm.AttrForm{Enum: &AsmDialectEnum}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 6}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "operand_attrs"},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
			{Kind: asm.AttrElement, Space: true, N: 6, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
		{Kind: asm.AllOperandsElement, Space: true},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
	Elided:          1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5 | 1<<6,
}

// InlineAsm is the operation llvm.inline_asm: assembly code.
var InlineAsm = &ir.OpDef{
	Name: "llvm.inline_asm",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: anyLLVMType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "asm_string", Constraint: constraint.StrAttr},
		{Name: "constraints", Constraint: constraint.StrAttr},
		{Name: "has_side_effects", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "is_align_stack", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "tail_call_kind", Constraint: tailCallKindAttr, Default: func(c *ir.Context) ir.Attribute { return NewTailCallKindAttr(c, TailCallKindNone) }},
		{Name: "asm_dialect", Constraint: IsAsmDialect, Optional: true},
		{Name: "operand_attrs", Constraint: constraint.ArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInlineAsm)},
	View:       ir.ViewOf[InlineAsmOp],
}

// InlineAsmOp is the view of an operation llvm.inline_asm.
type InlineAsmOp struct{ ir.View }

// Def returns [InlineAsm].
func (InlineAsmOp) Def() *ir.OpDef { return InlineAsm }

// The slots of the inherent attributes of [InlineAsm].
const (
	slotInlineAsmAsmString      = 0
	slotInlineAsmConstraints    = 1
	slotInlineAsmHasSideEffects = 2
	slotInlineAsmIsAlignStack   = 3
	slotInlineAsmTailCallKind   = 4
	slotInlineAsmAsmDialect     = 5
	slotInlineAsmOperandAttrs   = 6
)

// Verify checks what the definition cannot express.
func (op InlineAsmOp) Verify() *diag.Diagnostic { return verifyInlineAsm(op.Op()) }

// Operands are the operands $operands.
func (op InlineAsmOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// AsmString is the attribute $asm_string.
func (op InlineAsmOp) AsmString() string {
	return op.Op().InherentAttr(slotInlineAsmAsmString).(*ir.StringAttr).Value()
}

// SetAsmString sets the attribute $asm_string.
func (op InlineAsmOp) SetAsmString(v string) InlineAsmOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInlineAsmAsmString, ir.NewStringAttr(c, v))
	return op
}

// Constraints is the attribute $constraints.
func (op InlineAsmOp) Constraints() string {
	return op.Op().InherentAttr(slotInlineAsmConstraints).(*ir.StringAttr).Value()
}

// SetConstraints sets the attribute $constraints.
func (op InlineAsmOp) SetConstraints(v string) InlineAsmOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInlineAsmConstraints, ir.NewStringAttr(c, v))
	return op
}

// HasSideEffects reports whether the attribute $has_side_effects is present.
func (op InlineAsmOp) HasSideEffects() bool {
	return op.Op().InherentAttr(slotInlineAsmHasSideEffects) != nil
}

// SetHasSideEffects sets or removes the attribute $has_side_effects.
func (op InlineAsmOp) SetHasSideEffects(v bool) InlineAsmOp {
	if v {
		op.Op().SetInherentAttr(slotInlineAsmHasSideEffects, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotInlineAsmHasSideEffects, nil)
	}
	return op
}

// IsAlignStack reports whether the attribute $is_align_stack is present.
func (op InlineAsmOp) IsAlignStack() bool {
	return op.Op().InherentAttr(slotInlineAsmIsAlignStack) != nil
}

// SetIsAlignStack sets or removes the attribute $is_align_stack.
func (op InlineAsmOp) SetIsAlignStack(v bool) InlineAsmOp {
	if v {
		op.Op().SetInherentAttr(slotInlineAsmIsAlignStack, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotInlineAsmIsAlignStack, nil)
	}
	return op
}

// TailCallKind is the attribute $tail_call_kind, TailCallKindNone if it is absent.
func (op InlineAsmOp) TailCallKind() TailCallKind {
	if v, ok := op.Op().InherentAttr(slotInlineAsmTailCallKind).(*TailCallKindAttr); ok {
		return v.TailCallKind()
	}
	return TailCallKindNone
}

// SetTailCallKind sets the attribute $tail_call_kind.
func (op InlineAsmOp) SetTailCallKind(v TailCallKind) InlineAsmOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInlineAsmTailCallKind, NewTailCallKindAttr(c, v))
	return op
}

// AsmDialect is the attribute $asm_dialect; ok is false if it is absent.
func (op InlineAsmOp) AsmDialect() (value AsmDialect, ok bool) {
	if v, ok := op.Op().InherentAttr(slotInlineAsmAsmDialect).(*ir.IntegerAttr); ok {
		return AsmDialect(v.Uint()), true
	}
	return value, false
}

// SetAsmDialect sets the attribute $asm_dialect.
func (op InlineAsmOp) SetAsmDialect(v AsmDialect) InlineAsmOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInlineAsmAsmDialect, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// OperandAttrs is the attribute $operand_attrs, nil if it is absent.
func (op InlineAsmOp) OperandAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotInlineAsmOperandAttrs).(*ir.ArrayAttr)
	return v
}

// SetOperandAttrs sets the attribute $operand_attrs.
func (op InlineAsmOp) SetOperandAttrs(v *ir.ArrayAttr) InlineAsmOp {
	op.Op().SetInherentAttr(slotInlineAsmOperandAttrs, v)
	return op
}

// Res is the result $res, nil if it is absent.
func (op InlineAsmOp) Res() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// InlineAsmAdaptor has the converted operands of a [InlineAsmOp] during a conversion.
type InlineAsmAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InlineAsmOp].
func (InlineAsmAdaptor[T]) For(InlineAsmOp) {}

// Operands returns the converted operand $operands.
func (a InlineAsmAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewInlineAsm creates the operation llvm.inline_asm at the builder's insertion point.
func NewInlineAsm(b *ir.Builder, resultType ir.Type, operands []*ir.Value, asmString string, constraints string) InlineAsmOp {
	c := b.Context()
	st := ir.OperationState{Def: InlineAsm, InherentAttrs: []ir.Attribute{slotInlineAsmAsmString: ir.NewStringAttr(c, asmString), slotInlineAsmConstraints: ir.NewStringAttr(c, constraints), slotInlineAsmTailCallKind: NewTailCallKindAttr(c, TailCallKindNone)}}
	st.Operands = append(st.Operands, operands...)
	if resultType != nil {
		st.Results = append(st.Results, resultType)
	}
	return ir.Cast[InlineAsmOp](b.Create(&st))
}

// formatVaArg is the assembly format of [VaArg].
var formatVaArg = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: 0}, To: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// VaArg is the operation llvm.va_arg: next variable argument.
var VaArg = &ir.OpDef{
	Name: "llvm.va_arg",
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVaArg), OpcodeInterface.Is("va_arg")},
	View:       ir.ViewOf[VaArgOp],
}

// VaArgOp is the view of an operation llvm.va_arg.
type VaArgOp struct{ ir.View }

// Def returns [VaArg].
func (VaArgOp) Def() *ir.OpDef { return VaArg }

// Arg is the operand $arg.
func (op VaArgOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VaArgOp) Result() *ir.Value { return op.Op().Result(0) }

// VaArgAdaptor has the converted operands of a [VaArgOp] during a conversion.
type VaArgAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VaArgOp].
func (VaArgAdaptor[T]) For(VaArgOp) {}

// Arg returns the converted operand $arg.
func (a VaArgAdaptor[T]) Arg() T { return a.At(0) }

// NewVaArg creates the operation llvm.va_arg at the builder's insertion point.
func NewVaArg(b *ir.Builder, resultType ir.Type, arg *ir.Value) VaArgOp {
	st := ir.OperationState{Def: VaArg, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[VaArgOp](b.Create(&st))
}
