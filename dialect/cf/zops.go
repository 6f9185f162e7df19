// Code generated from the specification of dialect cf. DO NOT EDIT.

package cf

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the cf dialect: unstructured control flow between blocks.
var Dialect = &ir.Dialect{
	Name:       "cf",
	Ops:        []*ir.OpDef{Assert, Branch, CondBranch, Switch},
	Interfaces: []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// formatAssert is the assembly format of [Assert].
var formatAssert = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable},
	},
	Elided: 1 << 0,
}

// Assert is the operation cf.assert: a condition that must hold at run time.
var Assert = &ir.OpDef{
	Name: "cf.assert",
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.I1},
	},
	Attrs: []ir.AttrSlot{
		{Name: "msg", Constraint: constraint.StrAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAssert)},
	View:       ir.ViewOf[AssertOp],
}

// AssertOp is the view of an operation cf.assert.
type AssertOp struct{ ir.View }

// Def returns [Assert].
func (AssertOp) Def() *ir.OpDef { return Assert }

// The slots of the inherent attributes of [Assert].
const (
	slotAssertMsg = 0
)

// Arg is the operand $arg.
func (op AssertOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Msg is the attribute $msg.
func (op AssertOp) Msg() string { return op.Op().InherentAttr(slotAssertMsg).(*ir.StringAttr).Value() }

// SetMsg sets the attribute $msg.
func (op AssertOp) SetMsg(v string) AssertOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAssertMsg, ir.NewStringAttr(c, v))
	return op
}

// AssertAdaptor has the converted operands of a [AssertOp] during a conversion.
type AssertAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AssertOp].
func (AssertAdaptor[T]) For(AssertOp) {}

// Arg returns the converted operand $arg.
func (a AssertAdaptor[T]) Arg() T { return a.At(0) }

// NewAssert creates the operation cf.assert at the builder's insertion point.
func NewAssert(b *ir.Builder, arg *ir.Value, msg string) AssertOp {
	c := b.Context()
	st := ir.OperationState{Def: Assert, Operands: []*ir.Value{arg}, InherentAttrs: []ir.Attribute{slotAssertMsg: ir.NewStringAttr(c, msg)}}
	return ir.Cast[AssertOp](b.Create(&st))
}

// formatBranch is the assembly format of [Branch].
var formatBranch = asm.OpFormat{
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

// Branch is the operation cf.br: a branch.
var Branch = &ir.OpDef{
	Name:   "cf.br",
	Traits: ir.BranchLike | ir.Pure | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "destOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Successors: []ir.SuccessorDef{{Name: "dest"}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBranch)},
	View:       ir.ViewOf[BranchOp],
}

// BranchOp is the view of an operation cf.br.
type BranchOp struct{ ir.View }

// Def returns [Branch].
func (BranchOp) Def() *ir.OpDef { return Branch }

// DestOperands are the operands $destOperands.
func (op BranchOp) DestOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Dest is the successor $dest.
func (op BranchOp) Dest() *ir.Block { return op.Op().Successor(0) }

// SuccessorOperands returns the operands passed to successor i.
func (op BranchOp) SuccessorOperands(i int) ir.SuccessorOperands {
	from, to := op.Op().OperandSegment(0)
	return ir.SuccessorOperands{From: from, To: to}
}

// BranchAdaptor has the converted operands of a [BranchOp] during a conversion.
type BranchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BranchOp].
func (BranchAdaptor[T]) For(BranchOp) {}

// DestOperands returns the converted operand $destOperands.
func (a BranchAdaptor[T]) DestOperands() []T { return a.Segment(0) }

// NewBranch creates the operation cf.br at the builder's insertion point.
func NewBranch(b *ir.Builder, dest ir.BranchTarget) BranchOp {
	st := ir.OperationState{Def: Branch}
	st.Operands = append(st.Operands, dest.Args...)
	st.Successors = append(st.Successors, dest.Block)
	return ir.Cast[BranchOp](b.Create(&st))
}

// formatCondBranch is the assembly format of [CondBranch].
var formatCondBranch = asm.OpFormat{
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
	Elided: 1<<0 | 1<<1,
}

// CondBranch is the operation cf.cond_br: a conditional branch.
var CondBranch = &ir.OpDef{
	Name:      "cf.cond_br",
	Traits:    ir.AttrSizedOperandSegments | ir.BranchLike | ir.Pure | ir.Terminator,
	TypeRules: []constraint.Rule{verifyWeights},
	Operands: []ir.ValueDef{
		{Name: "condition", Constraint: constraint.I1},
		{Name: "trueDestOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "falseDestOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "branch_weights", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Successors: []ir.SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCondBranch)},
	View:       ir.ViewOf[CondBranchOp],
}

// CondBranchOp is the view of an operation cf.cond_br.
type CondBranchOp struct{ ir.View }

// Def returns [CondBranch].
func (CondBranchOp) Def() *ir.OpDef { return CondBranch }

// The slots of the inherent attributes of [CondBranch].
const (
	slotCondBranchBranchWeights       = 0
	slotCondBranchOperandSegmentSizes = 1
)

// Condition is the operand $condition.
func (op CondBranchOp) Condition() *ir.Value { return op.Op().Operand(0) }

// TrueDestOperands are the operands $trueDestOperands.
func (op CondBranchOp) TrueDestOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// FalseDestOperands are the operands $falseDestOperands.
func (op CondBranchOp) FalseDestOperands() ir.ValueRange { return op.Op().OperandsAt(2) }

// BranchWeights is the attribute $branch_weights; ok is false if it is absent.
func (op CondBranchOp) BranchWeights() (value []int32, ok bool) {
	if v, ok := op.Op().InherentAttr(slotCondBranchBranchWeights).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetBranchWeights sets the attribute $branch_weights.
func (op CondBranchOp) SetBranchWeights(v []int32) CondBranchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCondBranchBranchWeights, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// TrueDest is the successor $trueDest.
func (op CondBranchOp) TrueDest() *ir.Block { return op.Op().Successor(0) }

// FalseDest is the successor $falseDest.
func (op CondBranchOp) FalseDest() *ir.Block { return op.Op().Successor(1) }

// SuccessorOperands returns the operands passed to successor i.
func (op CondBranchOp) SuccessorOperands(i int) ir.SuccessorOperands {
	if i == 0 {
		from, to := op.Op().OperandSegment(1)
		return ir.SuccessorOperands{From: from, To: to}
	}
	from, to := op.Op().OperandSegment(2)
	return ir.SuccessorOperands{From: from, To: to}
}

// CondBranchAdaptor has the converted operands of a [CondBranchOp] during a conversion.
type CondBranchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CondBranchOp].
func (CondBranchAdaptor[T]) For(CondBranchOp) {}

// Condition returns the converted operand $condition.
func (a CondBranchAdaptor[T]) Condition() T { return a.At(0) }

// TrueDestOperands returns the converted operand $trueDestOperands.
func (a CondBranchAdaptor[T]) TrueDestOperands() []T { return a.Segment(1) }

// FalseDestOperands returns the converted operand $falseDestOperands.
func (a CondBranchAdaptor[T]) FalseDestOperands() []T { return a.Segment(2) }

// NewCondBranch creates the operation cf.cond_br at the builder's insertion point.
func NewCondBranch(b *ir.Builder, condition *ir.Value, trueDest ir.BranchTarget, falseDest ir.BranchTarget) CondBranchOp {
	st := ir.OperationState{Def: CondBranch}
	var segments [3]int32
	segments[0] = 1
	st.Operands = append(st.Operands, condition)
	st.Operands = append(st.Operands, trueDest.Args...)
	segments[1] = int32(len(trueDest.Args))
	st.Operands = append(st.Operands, falseDest.Args...)
	segments[2] = int32(len(falseDest.Args))
	st.SetInherentAttr(slotCondBranchOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	st.Successors = append(st.Successors, trueDest.Block)
	st.Successors = append(st.Successors, falseDest.Block)
	return ir.Cast[CondBranchOp](b.Create(&st))
}

// formatSwitch is the assembly format of [Switch].
var formatSwitch = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindIntegerType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LSquare, Text: "["},
		{Kind: asm.WhitespaceElement, Text: "\n"},
		{Kind: asm.CustomElement, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.Block
				var v4 *ir.DenseElementsAttr
				var v6 [][]asm.Operand
				var v7 [][]ir.Type
				there := parseSwitchOpCases(p, a.Type(asm.ValueRef{N: 0}), &v1, a.Operands(1), a.Types(asm.ValueRef{N: 1}), &v4, a.Successors(1), &v6, &v7)
				if v1 != nil {
					a.SetSuccessor(0, v1)
				}
				if v4 != nil {
					a.SetAttr(0, v4)
				}
				a.SetOperandLists(2, v6)
				a.SetTypeLists(2, v7)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printSwitchOpCases(p, op, asm.TypeOf(op, asm.ValueRef{N: 0}), op.Successor(0), op.OperandsAt(1), asm.TypesOf(op, asm.ValueRef{N: 1}), asm.AttrAs[*ir.DenseElementsAttr](op.InherentAttr(0)), op.Successors()[1:], asm.OperandListsOf(op, 2), asm.TypeListsOf(op, 2))
			},
		}},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// Switch is the operation cf.switch: a branch to one of many blocks.
var Switch = &ir.OpDef{
	Name:   "cf.switch",
	Traits: ir.AttrSizedOperandSegments | ir.BranchLike | ir.Pure | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "flag", Constraint: constraint.AnyInteger},
		{Name: "defaultOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "caseOperands", Constraint: constraint.AnyType, Arity: ir.VariadicOfVariadic, SegmentAttr: "case_operand_segments"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "case_values", Constraint: constraint.AnyIntElementsAttr, Optional: true},
		{Name: "case_operand_segments", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Successors: []ir.SuccessorDef{{Name: "defaultDestination"}, {Name: "caseDestinations", Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSwitch)},
	View:       ir.ViewOf[SwitchOp],
}

// SwitchOp is the view of an operation cf.switch.
type SwitchOp struct{ ir.View }

// Def returns [Switch].
func (SwitchOp) Def() *ir.OpDef { return Switch }

// The slots of the inherent attributes of [Switch].
const (
	slotSwitchCaseValues          = 0
	slotSwitchCaseOperandSegments = 1
	slotSwitchOperandSegmentSizes = 2
)

// Verify checks what the definition cannot express.
func (op SwitchOp) Verify() *diag.Diagnostic { return verifySwitch(op.Op()) }

// Flag is the operand $flag.
func (op SwitchOp) Flag() *ir.Value { return op.Op().Operand(0) }

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

// Flag returns the converted operand $flag.
func (a SwitchAdaptor[T]) Flag() T { return a.At(0) }

// DefaultOperands returns the converted operand $defaultOperands.
func (a SwitchAdaptor[T]) DefaultOperands() []T { return a.Segment(1) }

// CaseOperands returns the converted operand $caseOperands.
func (a SwitchAdaptor[T]) CaseOperands() [][]T { return a.Lists(2) }

// NewSwitch creates the operation cf.switch at the builder's insertion point.
func NewSwitch(b *ir.Builder, flag *ir.Value, defaultDestination ir.BranchTarget, caseDestinations ...ir.BranchTarget) SwitchOp {
	st := ir.OperationState{Def: Switch}
	var segments [3]int32
	segments[0] = 1
	st.Operands = append(st.Operands, flag)
	st.Operands = append(st.Operands, defaultDestination.Args...)
	segments[1] = int32(len(defaultDestination.Args))
	caseDestinationsSizes := make([]int32, len(caseDestinations))
	for i, vs := range caseDestinations {
		st.Operands = append(st.Operands, vs.Args...)
		caseDestinationsSizes[i] = int32(len(vs.Args))
		segments[2] += int32(len(vs.Args))
	}
	st.SetInherentAttr(slotSwitchCaseOperandSegments, ir.NewDenseI32ArrayAttr(b.Context(), caseDestinationsSizes...))
	st.SetInherentAttr(slotSwitchOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	st.Successors = append(st.Successors, defaultDestination.Block)
	for _, t := range caseDestinations {
		st.Successors = append(st.Successors, t.Block)
	}
	return ir.Cast[SwitchOp](b.Create(&st))
}

var kindIntegerType = asm.TypeKind{Name: "builtin.integer", Is: asm.IsType[*ir.IntegerType]}
