// Code generated from the specification of dialect arith. DO NOT EDIT.

package arith

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the arith dialect: arithmetic on scalars, vectors and tensors.
var Dialect = &ir.Dialect{
	Name:                "arith",
	Ops:                 []*ir.OpDef{Constant, AddI, AddUIExtended, SubI, MulI, MulSIExtended, MulUIExtended, DivUI, DivSI, CeilDivUI, CeilDivSI, FloorDivSI, RemUI, RemSI, AndI, OrI, XOrI, ShLI, ShRUI, ShRSI, NegF, AddF, SubF, MaximumF, MaxNumF, MaxSI, MaxUI, MinimumF, MinNumF, MinSI, MinUI, MulF, DivF, RemF, ExtUI, ExtSI, ExtF, ScalingExtF, TruncI, TruncF, ScalingTruncF, UIToFP, SIToFP, FPToUI, FPToSI, IndexCast, IndexCastUI, Bitcast, CmpI, CmpF, Select},
	Attrs:               []*ir.AttrDef{FastMathFlagsAttrDef, IntegerOverflowFlagsAttrDef},
	MaterializeConstant: materializeConstant,
}

// CmpFPredicate is an enumeration: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15.
type CmpFPredicate uint64

// The cases of CmpFPredicate.
const (
	CmpFPredicateAlwaysFalse CmpFPredicate = 0
	CmpFPredicateOeq         CmpFPredicate = 1
	CmpFPredicateOgt         CmpFPredicate = 2
	CmpFPredicateOge         CmpFPredicate = 3
	CmpFPredicateOlt         CmpFPredicate = 4
	CmpFPredicateOle         CmpFPredicate = 5
	CmpFPredicateOne         CmpFPredicate = 6
	CmpFPredicateOrd         CmpFPredicate = 7
	CmpFPredicateUeq         CmpFPredicate = 8
	CmpFPredicateUgt         CmpFPredicate = 9
	CmpFPredicateUge         CmpFPredicate = 10
	CmpFPredicateUlt         CmpFPredicate = 11
	CmpFPredicateUle         CmpFPredicate = 12
	CmpFPredicateUne         CmpFPredicate = 13
	CmpFPredicateUno         CmpFPredicate = 14
	CmpFPredicateAlwaysTrue  CmpFPredicate = 15
)

// CmpFPredicateEnum is the texts of the cases of CmpFPredicate.
var CmpFPredicateEnum = asm.Enum{
	Summary: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "false", Value: 0},
		{Text: "oeq", Value: 1},
		{Text: "ogt", Value: 2},
		{Text: "oge", Value: 3},
		{Text: "olt", Value: 4},
		{Text: "ole", Value: 5},
		{Text: "one", Value: 6},
		{Text: "ord", Value: 7},
		{Text: "ueq", Value: 8},
		{Text: "ugt", Value: 9},
		{Text: "uge", Value: 10},
		{Text: "ult", Value: 11},
		{Text: "ule", Value: 12},
		{Text: "une", Value: 13},
		{Text: "uno", Value: 14},
		{Text: "true", Value: 15},
	},
}

// IsCmpFPredicate is the constraint to be an integer that stands for a CmpFPredicate.
var IsCmpFPredicate = asm.EnumConstraint(&CmpFPredicateEnum)

// String is the text of the case, as it is printed.
func (v CmpFPredicate) String() string { return CmpFPredicateEnum.String(uint64(v)) }

// ParseCmpFPredicate returns the case with a text.
func ParseCmpFPredicate(text string) (CmpFPredicate, bool) {
	v, ok := CmpFPredicateEnum.Lookup(text)
	return CmpFPredicate(v), ok
}

// CmpIPredicate is an enumeration: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9.
type CmpIPredicate uint64

// The cases of CmpIPredicate.
const (
	CmpIPredicateEq  CmpIPredicate = 0
	CmpIPredicateNe  CmpIPredicate = 1
	CmpIPredicateSlt CmpIPredicate = 2
	CmpIPredicateSle CmpIPredicate = 3
	CmpIPredicateSgt CmpIPredicate = 4
	CmpIPredicateSge CmpIPredicate = 5
	CmpIPredicateUlt CmpIPredicate = 6
	CmpIPredicateUle CmpIPredicate = 7
	CmpIPredicateUgt CmpIPredicate = 8
	CmpIPredicateUge CmpIPredicate = 9
)

// CmpIPredicateEnum is the texts of the cases of CmpIPredicate.
var CmpIPredicateEnum = asm.Enum{
	Summary: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "eq", Value: 0},
		{Text: "ne", Value: 1},
		{Text: "slt", Value: 2},
		{Text: "sle", Value: 3},
		{Text: "sgt", Value: 4},
		{Text: "sge", Value: 5},
		{Text: "ult", Value: 6},
		{Text: "ule", Value: 7},
		{Text: "ugt", Value: 8},
		{Text: "uge", Value: 9},
	},
}

// IsCmpIPredicate is the constraint to be an integer that stands for a CmpIPredicate.
var IsCmpIPredicate = asm.EnumConstraint(&CmpIPredicateEnum)

// String is the text of the case, as it is printed.
func (v CmpIPredicate) String() string { return CmpIPredicateEnum.String(uint64(v)) }

// ParseCmpIPredicate returns the case with a text.
func ParseCmpIPredicate(text string) (CmpIPredicate, bool) {
	v, ok := CmpIPredicateEnum.Lookup(text)
	return CmpIPredicate(v), ok
}

// AtomicRMWKind is an enumeration: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15.
type AtomicRMWKind uint64

// The cases of AtomicRMWKind.
const (
	AtomicRMWKindAddf     AtomicRMWKind = 0
	AtomicRMWKindAddi     AtomicRMWKind = 1
	AtomicRMWKindAndi     AtomicRMWKind = 2
	AtomicRMWKindAssign   AtomicRMWKind = 3
	AtomicRMWKindMaximumf AtomicRMWKind = 4
	AtomicRMWKindMaxnumf  AtomicRMWKind = 5
	AtomicRMWKindMaxs     AtomicRMWKind = 6
	AtomicRMWKindMaxu     AtomicRMWKind = 7
	AtomicRMWKindMinimumf AtomicRMWKind = 8
	AtomicRMWKindMinnumf  AtomicRMWKind = 9
	AtomicRMWKindMins     AtomicRMWKind = 10
	AtomicRMWKindMinu     AtomicRMWKind = 11
	AtomicRMWKindMulf     AtomicRMWKind = 12
	AtomicRMWKindMuli     AtomicRMWKind = 13
	AtomicRMWKindOri      AtomicRMWKind = 14
	AtomicRMWKindXori     AtomicRMWKind = 15
)

// AtomicRMWKindEnum is the texts of the cases of AtomicRMWKind.
var AtomicRMWKindEnum = asm.Enum{
	Summary: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "addf", Value: 0},
		{Text: "addi", Value: 1},
		{Text: "andi", Value: 2},
		{Text: "assign", Value: 3},
		{Text: "maximumf", Value: 4},
		{Text: "maxnumf", Value: 5},
		{Text: "maxs", Value: 6},
		{Text: "maxu", Value: 7},
		{Text: "minimumf", Value: 8},
		{Text: "minnumf", Value: 9},
		{Text: "mins", Value: 10},
		{Text: "minu", Value: 11},
		{Text: "mulf", Value: 12},
		{Text: "muli", Value: 13},
		{Text: "ori", Value: 14},
		{Text: "xori", Value: 15},
	},
}

// IsAtomicRMWKind is the constraint to be an integer that stands for a AtomicRMWKind.
var IsAtomicRMWKind = asm.EnumConstraint(&AtomicRMWKindEnum)

// String is the text of the case, as it is printed.
func (v AtomicRMWKind) String() string { return AtomicRMWKindEnum.String(uint64(v)) }

// ParseAtomicRMWKind returns the case with a text.
func ParseAtomicRMWKind(text string) (AtomicRMWKind, bool) {
	v, ok := AtomicRMWKindEnum.Lookup(text)
	return AtomicRMWKind(v), ok
}

// FastMathFlags is an enumeration: Floating point fast math flags.
type FastMathFlags uint32

// The cases of FastMathFlags.
const (
	FastMathNone     FastMathFlags = 0
	FastMathReassoc  FastMathFlags = 1
	FastMathNnan     FastMathFlags = 2
	FastMathNinf     FastMathFlags = 4
	FastMathNsz      FastMathFlags = 8
	FastMathArcp     FastMathFlags = 16
	FastMathContract FastMathFlags = 32
	FastMathAfn      FastMathFlags = 64
	FastMathFast     FastMathFlags = 127
)

// FastMathFlagsEnum is the texts of the cases of FastMathFlags.
var FastMathFlagsEnum = asm.Enum{
	Summary:   "Floating point fast math flags",
	Cpp:       "::mlir::arith::FastMathFlags",
	Bits:      32,
	Flags:     true,
	Separator: ",",
	Unquoted:  false,
	Groups:    true,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "reassoc", Value: 1},
		{Text: "nnan", Value: 2},
		{Text: "ninf", Value: 4},
		{Text: "nsz", Value: 8},
		{Text: "arcp", Value: 16},
		{Text: "contract", Value: 32},
		{Text: "afn", Value: 64},
		{Text: "fast", Value: 127, Group: true},
	},
}

// IsFastMathFlags is the constraint to be an integer that stands for a FastMathFlags.
var IsFastMathFlags = asm.EnumConstraint(&FastMathFlagsEnum)

// String is the text of the case, as it is printed.
func (v FastMathFlags) String() string { return FastMathFlagsEnum.String(uint64(v)) }

// ParseFastMathFlags returns the case with a text.
func ParseFastMathFlags(text string) (FastMathFlags, bool) {
	v, ok := FastMathFlagsEnum.Lookup(text)
	return FastMathFlags(v), ok
}

// IntegerOverflowFlags is an enumeration: Integer overflow arith flags.
type IntegerOverflowFlags uint32

// The cases of IntegerOverflowFlags.
const (
	OverflowNone IntegerOverflowFlags = 0
	OverflowNsw  IntegerOverflowFlags = 1
	OverflowNuw  IntegerOverflowFlags = 2
)

// IntegerOverflowFlagsEnum is the texts of the cases of IntegerOverflowFlags.
var IntegerOverflowFlagsEnum = asm.Enum{
	Summary:   "Integer overflow arith flags",
	Cpp:       "::mlir::arith::IntegerOverflowFlags",
	Bits:      32,
	Flags:     true,
	Separator: ", ",
	Unquoted:  false,
	Groups:    true,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "nsw", Value: 1},
		{Text: "nuw", Value: 2},
	},
}

// IsIntegerOverflowFlags is the constraint to be an integer that stands for a IntegerOverflowFlags.
var IsIntegerOverflowFlags = asm.EnumConstraint(&IntegerOverflowFlagsEnum)

// String is the text of the case, as it is printed.
func (v IntegerOverflowFlags) String() string { return IntegerOverflowFlagsEnum.String(uint64(v)) }

// ParseIntegerOverflowFlags returns the case with a text.
func ParseIntegerOverflowFlags(text string) (IntegerOverflowFlags, bool) {
	v, ok := IntegerOverflowFlagsEnum.Lookup(text)
	return IntegerOverflowFlags(v), ok
}

// RoundingMode is an enumeration: Floating point rounding mode.
type RoundingMode uint32

// The cases of RoundingMode.
const (
	RoundingModeToNearestEven RoundingMode = 0
	RoundingModeDownward      RoundingMode = 1
	RoundingModeUpward        RoundingMode = 2
	RoundingModeTowardZero    RoundingMode = 3
	RoundingModeToNearestAway RoundingMode = 4
)

// RoundingModeEnum is the texts of the cases of RoundingMode.
var RoundingModeEnum = asm.Enum{
	Summary: "Floating point rounding mode",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "to_nearest_even", Value: 0},
		{Text: "downward", Value: 1},
		{Text: "upward", Value: 2},
		{Text: "toward_zero", Value: 3},
		{Text: "to_nearest_away", Value: 4},
	},
}

// IsRoundingMode is the constraint to be an integer that stands for a RoundingMode.
var IsRoundingMode = asm.EnumConstraint(&RoundingModeEnum)

// String is the text of the case, as it is printed.
func (v RoundingMode) String() string { return RoundingModeEnum.String(uint64(v)) }

// ParseRoundingMode returns the case with a text.
func ParseRoundingMode(text string) (RoundingMode, bool) {
	v, ok := RoundingModeEnum.Lookup(text)
	return RoundingMode(v), ok
}

// FastMathFlagsAttr is #arith.fastmath: Floating point fast math flags.
type FastMathFlagsAttr struct {
	ir.AttrBase
	value FastMathFlags
}

// FastMathFlagsAttrDef is the definition of FastMathFlagsAttr.
var FastMathFlagsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:  "arith",
	Mnemonic: "fastmath",
	Syntax:   syntaxFastMathFlagsAttr{},
})

// IsFastMathFlagsAttr is the constraint to be a FastMathFlagsAttr.
var IsFastMathFlagsAttr = &ir.AttrConstraint{Summary: "Floating point fast math flags", Match: asm.IsAttr[*FastMathFlagsAttr]}

// NewFastMathFlagsAttr returns the attribute with the given parameters.
func NewFastMathFlagsAttr(c *ir.Context, value FastMathFlags) *FastMathFlagsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(FastMathFlagsAttrDef, k); v != nil {
		return v.(*FastMathFlagsAttr)
	}
	return c.InternAttr(FastMathFlagsAttrDef, k, &FastMathFlagsAttr{value: value}).(*FastMathFlagsAttr)
}

// Value is the parameter value.
func (v *FastMathFlagsAttr) Value() FastMathFlags { return v.value }

// syntaxFastMathFlagsAttr parses and prints FastMathFlagsAttr.
type syntaxFastMathFlagsAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxFastMathFlagsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value FastMathFlags
	p.Want(asm.Less)
	if !p.Failed() {
		value = FastMathFlags(p.EnumAttrValue(&FastMathFlagsEnum))
		p.EndParam("Arith_FastMathAttr", "value", "::mlir::arith::FastMathFlags")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewFastMathFlagsAttr(p.Context(), value)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxFastMathFlagsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*FastMathFlagsAttr)
	p.Str("<")
	p.EnumAttrValue(&FastMathFlagsEnum, uint64(v.value))
	p.Str(">")
}

// IntegerOverflowFlagsAttr is #arith.overflow: Integer overflow arith flags.
type IntegerOverflowFlagsAttr struct {
	ir.AttrBase
	value IntegerOverflowFlags
}

// IntegerOverflowFlagsAttrDef is the definition of IntegerOverflowFlagsAttr.
var IntegerOverflowFlagsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:  "arith",
	Mnemonic: "overflow",
	Syntax:   syntaxIntegerOverflowFlagsAttr{},
})

// IsIntegerOverflowFlagsAttr is the constraint to be a IntegerOverflowFlagsAttr.
var IsIntegerOverflowFlagsAttr = &ir.AttrConstraint{Summary: "Integer overflow arith flags", Match: asm.IsAttr[*IntegerOverflowFlagsAttr]}

// NewIntegerOverflowFlagsAttr returns the attribute with the given parameters.
func NewIntegerOverflowFlagsAttr(c *ir.Context, value IntegerOverflowFlags) *IntegerOverflowFlagsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(IntegerOverflowFlagsAttrDef, k); v != nil {
		return v.(*IntegerOverflowFlagsAttr)
	}
	return c.InternAttr(IntegerOverflowFlagsAttrDef, k, &IntegerOverflowFlagsAttr{value: value}).(*IntegerOverflowFlagsAttr)
}

// Value is the parameter value.
func (v *IntegerOverflowFlagsAttr) Value() IntegerOverflowFlags { return v.value }

// syntaxIntegerOverflowFlagsAttr parses and prints IntegerOverflowFlagsAttr.
type syntaxIntegerOverflowFlagsAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxIntegerOverflowFlagsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value IntegerOverflowFlags
	p.Want(asm.Less)
	if !p.Failed() {
		value = IntegerOverflowFlags(p.EnumAttrValue(&IntegerOverflowFlagsEnum))
		p.EndParam("Arith_IntegerOverflowAttr", "value", "::mlir::arith::IntegerOverflowFlags")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewIntegerOverflowFlagsAttr(p.Context(), value)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxIntegerOverflowFlagsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*IntegerOverflowFlagsAttr)
	p.Str("<")
	p.EnumAttrValue(&IntegerOverflowFlagsEnum, uint64(v.value))
	p.Str(">")
}

// Constant is the operation arith.constant: a constant integer, floating-point number, vector or tensor.
var Constant = &ir.OpDef{
	Name:      "arith.constant",
	Traits:    ir.ConstantLike | ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Attr(0), constraint.Result(0))},
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.TypedAttrInterface},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoAttrDict},
			{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Is: asm.IsAttr[ir.TypedAttribute]}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromAttr, N: 0},
		},
		Elided: 1 << 0,
		Names:  asm.Namers{Results: nameConstant},
	},
	View: func(op *ir.Operation) ir.Op { return ConstantOp{op} },
}

// ConstantOp is an operation seen as arith.constant.
type ConstantOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op ConstantOp) Op() *ir.Operation { return op.Operation }

// Value is the attribute $value.
func (op ConstantOp) Value() ir.TypedAttribute {
	v, _ := op.Operation.Prop(0).(ir.TypedAttribute)
	return v
}

// SetValue sets the attribute $value.
func (op ConstantOp) SetValue(v ir.TypedAttribute) ConstantOp {
	op.Operation.SetProp(0, v)
	return op
}

// Result is the result $result.
func (op ConstantOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewConstant makes a arith.constant at the builder's point.
func NewConstant(b *ir.Builder, value ir.TypedAttribute) ConstantOp {
	st := ir.OperationState{Context: b.Context(), Def: Constant}
	st.SetProp(0, value)
	st.Results = append(st.Results, value.Type())
	return ConstantOp{b.Create(&st)}
}

// AddI is the operation arith.addi: integer addition.
var AddI = &ir.OpDef{
	Name:      "arith.addi",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: IsIntegerOverflowFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewIntegerOverflowFlagsAttr(c, OverflowNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "overflow"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return AddIOp{op} },
}

// AddIOp is an operation seen as arith.addi.
type AddIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op AddIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op AddIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op AddIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op AddIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Operation.Prop(0).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op AddIOp) SetOverflowFlags(v IntegerOverflowFlags) AddIOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AddIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewAddI makes a arith.addi at the builder's point.
func NewAddI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddIOp {
	st := ir.OperationState{Context: b.Context(), Def: AddI}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewIntegerOverflowFlagsAttr(c, OverflowNone))
	st.Results = append(st.Results, lhs.Type())
	return AddIOp{b.Create(&st)}
}

// AddUIExtended is the operation arith.addui_extended: unsigned addition that also says whether it overflowed.
var AddUIExtended = &ir.OpDef{
	Name:      "arith.addui_extended",
	Traits:    ir.Pure | ir.Commutative | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1), constraint.Result(0)), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "sum", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "overflow", Constraint: constraint.BoolLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 1}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return AddUIExtendedOp{op} },
}

// AddUIExtendedOp is an operation seen as arith.addui_extended.
type AddUIExtendedOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op AddUIExtendedOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op AddUIExtendedOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op AddUIExtendedOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Sum is the result $sum.
func (op AddUIExtendedOp) Sum() *ir.Value { return op.Operation.Result(0) }

// Overflow is the result $overflow.
func (op AddUIExtendedOp) Overflow() *ir.Value { return op.Operation.Result(1) }

// NewAddUIExtended makes a arith.addui_extended at the builder's point.
func NewAddUIExtended(b *ir.Builder, overflowType ir.Type, lhs *ir.Value, rhs *ir.Value) AddUIExtendedOp {
	st := ir.OperationState{Context: b.Context(), Def: AddUIExtended}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	st.Results = append(st.Results, overflowType)
	return AddUIExtendedOp{b.Create(&st)}
}

// SubI is the operation arith.subi: integer subtraction.
var SubI = &ir.OpDef{
	Name:      "arith.subi",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: IsIntegerOverflowFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewIntegerOverflowFlagsAttr(c, OverflowNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "overflow"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return SubIOp{op} },
}

// SubIOp is an operation seen as arith.subi.
type SubIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op SubIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op SubIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op SubIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op SubIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Operation.Prop(0).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op SubIOp) SetOverflowFlags(v IntegerOverflowFlags) SubIOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op SubIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewSubI makes a arith.subi at the builder's point.
func NewSubI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SubIOp {
	st := ir.OperationState{Context: b.Context(), Def: SubI}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewIntegerOverflowFlagsAttr(c, OverflowNone))
	st.Results = append(st.Results, lhs.Type())
	return SubIOp{b.Create(&st)}
}

// MulI is the operation arith.muli: integer multiplication.
var MulI = &ir.OpDef{
	Name:      "arith.muli",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: IsIntegerOverflowFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewIntegerOverflowFlagsAttr(c, OverflowNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "overflow"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
		Names:  asm.Namers{Results: nameMulI},
	},
	View: func(op *ir.Operation) ir.Op { return MulIOp{op} },
}

// MulIOp is an operation seen as arith.muli.
type MulIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MulIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MulIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MulIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op MulIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Operation.Prop(0).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op MulIOp) SetOverflowFlags(v IntegerOverflowFlags) MulIOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MulIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMulI makes a arith.muli at the builder's point.
func NewMulI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulIOp {
	st := ir.OperationState{Context: b.Context(), Def: MulI}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewIntegerOverflowFlagsAttr(c, OverflowNone))
	st.Results = append(st.Results, lhs.Type())
	return MulIOp{b.Create(&st)}
}

// MulSIExtended is the operation arith.mulsi_extended: signed multiplication to twice the width.
var MulSIExtended = &ir.OpDef{
	Name:      "arith.mulsi_extended",
	Traits:    ir.Pure | ir.Commutative | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1), constraint.Result(0), constraint.Result(1)), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "low", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "high", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
		},
	},
	View: func(op *ir.Operation) ir.Op { return MulSIExtendedOp{op} },
}

// MulSIExtendedOp is an operation seen as arith.mulsi_extended.
type MulSIExtendedOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MulSIExtendedOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MulSIExtendedOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MulSIExtendedOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Low is the result $low.
func (op MulSIExtendedOp) Low() *ir.Value { return op.Operation.Result(0) }

// High is the result $high.
func (op MulSIExtendedOp) High() *ir.Value { return op.Operation.Result(1) }

// NewMulSIExtended makes a arith.mulsi_extended at the builder's point.
func NewMulSIExtended(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulSIExtendedOp {
	st := ir.OperationState{Context: b.Context(), Def: MulSIExtended}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	st.Results = append(st.Results, lhs.Type())
	return MulSIExtendedOp{b.Create(&st)}
}

// MulUIExtended is the operation arith.mului_extended: unsigned multiplication to twice the width.
var MulUIExtended = &ir.OpDef{
	Name:      "arith.mului_extended",
	Traits:    ir.Pure | ir.Commutative | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1), constraint.Result(0), constraint.Result(1)), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "low", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "high", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
		},
	},
	View: func(op *ir.Operation) ir.Op { return MulUIExtendedOp{op} },
}

// MulUIExtendedOp is an operation seen as arith.mului_extended.
type MulUIExtendedOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MulUIExtendedOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MulUIExtendedOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MulUIExtendedOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Low is the result $low.
func (op MulUIExtendedOp) Low() *ir.Value { return op.Operation.Result(0) }

// High is the result $high.
func (op MulUIExtendedOp) High() *ir.Value { return op.Operation.Result(1) }

// NewMulUIExtended makes a arith.mului_extended at the builder's point.
func NewMulUIExtended(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulUIExtendedOp {
	st := ir.OperationState{Context: b.Context(), Def: MulUIExtended}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	st.Results = append(st.Results, lhs.Type())
	return MulUIExtendedOp{b.Create(&st)}
}

// DivUI is the operation arith.divui: unsigned division.
var DivUI = &ir.OpDef{
	Name:      "arith.divui",
	Traits:    ir.NoMemoryEffect | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "exact"},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return DivUIOp{op} },
}

// DivUIOp is an operation seen as arith.divui.
type DivUIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op DivUIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op DivUIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op DivUIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// IsExact reports whether the attribute $isExact is there.
func (op DivUIOp) IsExact() bool { return op.Operation.Prop(0) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op DivUIOp) SetIsExact(v bool) DivUIOp {
	if v {
		op.Operation.SetProp(0, ir.NewUnitAttr(op.Operation.Context()))
	} else {
		op.Operation.SetProp(0, nil)
	}
	return op
}

// Result is the result $result.
func (op DivUIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewDivUI makes a arith.divui at the builder's point.
func NewDivUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) DivUIOp {
	st := ir.OperationState{Context: b.Context(), Def: DivUI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return DivUIOp{b.Create(&st)}
}

// DivSI is the operation arith.divsi: signed division that rounds towards zero.
var DivSI = &ir.OpDef{
	Name:      "arith.divsi",
	Traits:    ir.NoMemoryEffect | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "exact"},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return DivSIOp{op} },
}

// DivSIOp is an operation seen as arith.divsi.
type DivSIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op DivSIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op DivSIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op DivSIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// IsExact reports whether the attribute $isExact is there.
func (op DivSIOp) IsExact() bool { return op.Operation.Prop(0) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op DivSIOp) SetIsExact(v bool) DivSIOp {
	if v {
		op.Operation.SetProp(0, ir.NewUnitAttr(op.Operation.Context()))
	} else {
		op.Operation.SetProp(0, nil)
	}
	return op
}

// Result is the result $result.
func (op DivSIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewDivSI makes a arith.divsi at the builder's point.
func NewDivSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) DivSIOp {
	st := ir.OperationState{Context: b.Context(), Def: DivSI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return DivSIOp{b.Create(&st)}
}

// CeilDivUI is the operation arith.ceildivui: unsigned division that rounds up.
var CeilDivUI = &ir.OpDef{
	Name:      "arith.ceildivui",
	Traits:    ir.NoMemoryEffect | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return CeilDivUIOp{op} },
}

// CeilDivUIOp is an operation seen as arith.ceildivui.
type CeilDivUIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op CeilDivUIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op CeilDivUIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op CeilDivUIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op CeilDivUIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewCeilDivUI makes a arith.ceildivui at the builder's point.
func NewCeilDivUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) CeilDivUIOp {
	st := ir.OperationState{Context: b.Context(), Def: CeilDivUI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return CeilDivUIOp{b.Create(&st)}
}

// CeilDivSI is the operation arith.ceildivsi: signed division that rounds towards positive infinity.
var CeilDivSI = &ir.OpDef{
	Name:      "arith.ceildivsi",
	Traits:    ir.NoMemoryEffect | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return CeilDivSIOp{op} },
}

// CeilDivSIOp is an operation seen as arith.ceildivsi.
type CeilDivSIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op CeilDivSIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op CeilDivSIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op CeilDivSIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op CeilDivSIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewCeilDivSI makes a arith.ceildivsi at the builder's point.
func NewCeilDivSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) CeilDivSIOp {
	st := ir.OperationState{Context: b.Context(), Def: CeilDivSI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return CeilDivSIOp{b.Create(&st)}
}

// FloorDivSI is the operation arith.floordivsi: signed division that rounds towards negative infinity.
var FloorDivSI = &ir.OpDef{
	Name:      "arith.floordivsi",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return FloorDivSIOp{op} },
}

// FloorDivSIOp is an operation seen as arith.floordivsi.
type FloorDivSIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op FloorDivSIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op FloorDivSIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op FloorDivSIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op FloorDivSIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewFloorDivSI makes a arith.floordivsi at the builder's point.
func NewFloorDivSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FloorDivSIOp {
	st := ir.OperationState{Context: b.Context(), Def: FloorDivSI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return FloorDivSIOp{b.Create(&st)}
}

// RemUI is the operation arith.remui: remainder of the unsigned division.
var RemUI = &ir.OpDef{
	Name:      "arith.remui",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return RemUIOp{op} },
}

// RemUIOp is an operation seen as arith.remui.
type RemUIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op RemUIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op RemUIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op RemUIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op RemUIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewRemUI makes a arith.remui at the builder's point.
func NewRemUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) RemUIOp {
	st := ir.OperationState{Context: b.Context(), Def: RemUI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return RemUIOp{b.Create(&st)}
}

// RemSI is the operation arith.remsi: remainder of the signed division.
var RemSI = &ir.OpDef{
	Name:      "arith.remsi",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return RemSIOp{op} },
}

// RemSIOp is an operation seen as arith.remsi.
type RemSIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op RemSIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op RemSIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op RemSIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op RemSIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewRemSI makes a arith.remsi at the builder's point.
func NewRemSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) RemSIOp {
	st := ir.OperationState{Context: b.Context(), Def: RemSI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return RemSIOp{b.Create(&st)}
}

// AndI is the operation arith.andi: bitwise and.
var AndI = &ir.OpDef{
	Name:      "arith.andi",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative | ir.Idempotent,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return AndIOp{op} },
}

// AndIOp is an operation seen as arith.andi.
type AndIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op AndIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op AndIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op AndIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op AndIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewAndI makes a arith.andi at the builder's point.
func NewAndI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AndIOp {
	st := ir.OperationState{Context: b.Context(), Def: AndI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return AndIOp{b.Create(&st)}
}

// OrI is the operation arith.ori: bitwise or.
var OrI = &ir.OpDef{
	Name:      "arith.ori",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative | ir.Idempotent,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return OrIOp{op} },
}

// OrIOp is an operation seen as arith.ori.
type OrIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op OrIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op OrIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op OrIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op OrIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewOrI makes a arith.ori at the builder's point.
func NewOrI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) OrIOp {
	st := ir.OperationState{Context: b.Context(), Def: OrI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return OrIOp{b.Create(&st)}
}

// XOrI is the operation arith.xori: bitwise exclusive or.
var XOrI = &ir.OpDef{
	Name:      "arith.xori",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return XOrIOp{op} },
}

// XOrIOp is an operation seen as arith.xori.
type XOrIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op XOrIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op XOrIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op XOrIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op XOrIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewXOrI makes a arith.xori at the builder's point.
func NewXOrI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) XOrIOp {
	st := ir.OperationState{Context: b.Context(), Def: XOrI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return XOrIOp{b.Create(&st)}
}

// ShLI is the operation arith.shli: shift to the left.
var ShLI = &ir.OpDef{
	Name:      "arith.shli",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: IsIntegerOverflowFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewIntegerOverflowFlagsAttr(c, OverflowNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "overflow"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return ShLIOp{op} },
}

// ShLIOp is an operation seen as arith.shli.
type ShLIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op ShLIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op ShLIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op ShLIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op ShLIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Operation.Prop(0).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op ShLIOp) SetOverflowFlags(v IntegerOverflowFlags) ShLIOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op ShLIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewShLI makes a arith.shli at the builder's point.
func NewShLI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShLIOp {
	st := ir.OperationState{Context: b.Context(), Def: ShLI}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewIntegerOverflowFlagsAttr(c, OverflowNone))
	st.Results = append(st.Results, lhs.Type())
	return ShLIOp{b.Create(&st)}
}

// ShRUI is the operation arith.shrui: unsigned shift to the right.
var ShRUI = &ir.OpDef{
	Name:      "arith.shrui",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "exact"},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return ShRUIOp{op} },
}

// ShRUIOp is an operation seen as arith.shrui.
type ShRUIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op ShRUIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op ShRUIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op ShRUIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// IsExact reports whether the attribute $isExact is there.
func (op ShRUIOp) IsExact() bool { return op.Operation.Prop(0) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op ShRUIOp) SetIsExact(v bool) ShRUIOp {
	if v {
		op.Operation.SetProp(0, ir.NewUnitAttr(op.Operation.Context()))
	} else {
		op.Operation.SetProp(0, nil)
	}
	return op
}

// Result is the result $result.
func (op ShRUIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewShRUI makes a arith.shrui at the builder's point.
func NewShRUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShRUIOp {
	st := ir.OperationState{Context: b.Context(), Def: ShRUI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ShRUIOp{b.Create(&st)}
}

// ShRSI is the operation arith.shrsi: signed shift to the right.
var ShRSI = &ir.OpDef{
	Name:      "arith.shrsi",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "exact"},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return ShRSIOp{op} },
}

// ShRSIOp is an operation seen as arith.shrsi.
type ShRSIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op ShRSIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op ShRSIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op ShRSIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// IsExact reports whether the attribute $isExact is there.
func (op ShRSIOp) IsExact() bool { return op.Operation.Prop(0) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op ShRSIOp) SetIsExact(v bool) ShRSIOp {
	if v {
		op.Operation.SetProp(0, ir.NewUnitAttr(op.Operation.Context()))
	} else {
		op.Operation.SetProp(0, nil)
	}
	return op
}

// Result is the result $result.
func (op ShRSIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewShRSI makes a arith.shrsi at the builder's point.
func NewShRSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShRSIOp {
	st := ir.OperationState{Context: b.Context(), Def: ShRSI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ShRSIOp{b.Create(&st)}
}

// NegF is the operation arith.negf: floating-point negation.
var NegF = &ir.OpDef{
	Name:      "arith.negf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return NegFOp{op} },
}

// NegFOp is an operation seen as arith.negf.
type NegFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op NegFOp) Op() *ir.Operation { return op.Operation }

// Operand is the operand $operand.
func (op NegFOp) Operand() *ir.Value { return op.Operation.Operand(0) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op NegFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op NegFOp) SetFastmath(v FastMathFlags) NegFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op NegFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewNegF makes a arith.negf at the builder's point.
func NewNegF(b *ir.Builder, operand *ir.Value) NegFOp {
	st := ir.OperationState{Context: b.Context(), Def: NegF}
	st.Operands = append(st.Operands, operand)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, operand.Type())
	return NegFOp{b.Create(&st)}
}

// AddF is the operation arith.addf: floating-point addition.
var AddF = &ir.OpDef{
	Name:      "arith.addf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return AddFOp{op} },
}

// AddFOp is an operation seen as arith.addf.
type AddFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op AddFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op AddFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op AddFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op AddFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AddFOp) SetFastmath(v FastMathFlags) AddFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AddFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewAddF makes a arith.addf at the builder's point.
func NewAddF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddFOp {
	st := ir.OperationState{Context: b.Context(), Def: AddF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, lhs.Type())
	return AddFOp{b.Create(&st)}
}

// SubF is the operation arith.subf: floating-point subtraction.
var SubF = &ir.OpDef{
	Name:      "arith.subf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return SubFOp{op} },
}

// SubFOp is an operation seen as arith.subf.
type SubFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op SubFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op SubFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op SubFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op SubFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op SubFOp) SetFastmath(v FastMathFlags) SubFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op SubFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewSubF makes a arith.subf at the builder's point.
func NewSubF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SubFOp {
	st := ir.OperationState{Context: b.Context(), Def: SubF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, lhs.Type())
	return SubFOp{b.Create(&st)}
}

// MaximumF is the operation arith.maximumf: floating-point maximum, NaN if an operand is.
var MaximumF = &ir.OpDef{
	Name:      "arith.maximumf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return MaximumFOp{op} },
}

// MaximumFOp is an operation seen as arith.maximumf.
type MaximumFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MaximumFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MaximumFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MaximumFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MaximumFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MaximumFOp) SetFastmath(v FastMathFlags) MaximumFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MaximumFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMaximumF makes a arith.maximumf at the builder's point.
func NewMaximumF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaximumFOp {
	st := ir.OperationState{Context: b.Context(), Def: MaximumF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, lhs.Type())
	return MaximumFOp{b.Create(&st)}
}

// MaxNumF is the operation arith.maxnumf: floating-point maximum of the operands that are not NaN.
var MaxNumF = &ir.OpDef{
	Name:      "arith.maxnumf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return MaxNumFOp{op} },
}

// MaxNumFOp is an operation seen as arith.maxnumf.
type MaxNumFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MaxNumFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MaxNumFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MaxNumFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MaxNumFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MaxNumFOp) SetFastmath(v FastMathFlags) MaxNumFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MaxNumFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMaxNumF makes a arith.maxnumf at the builder's point.
func NewMaxNumF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaxNumFOp {
	st := ir.OperationState{Context: b.Context(), Def: MaxNumF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, lhs.Type())
	return MaxNumFOp{b.Create(&st)}
}

// MaxSI is the operation arith.maxsi: signed maximum.
var MaxSI = &ir.OpDef{
	Name:      "arith.maxsi",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return MaxSIOp{op} },
}

// MaxSIOp is an operation seen as arith.maxsi.
type MaxSIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MaxSIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MaxSIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MaxSIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op MaxSIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMaxSI makes a arith.maxsi at the builder's point.
func NewMaxSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaxSIOp {
	st := ir.OperationState{Context: b.Context(), Def: MaxSI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return MaxSIOp{b.Create(&st)}
}

// MaxUI is the operation arith.maxui: unsigned maximum.
var MaxUI = &ir.OpDef{
	Name:      "arith.maxui",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return MaxUIOp{op} },
}

// MaxUIOp is an operation seen as arith.maxui.
type MaxUIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MaxUIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MaxUIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MaxUIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op MaxUIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMaxUI makes a arith.maxui at the builder's point.
func NewMaxUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaxUIOp {
	st := ir.OperationState{Context: b.Context(), Def: MaxUI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return MaxUIOp{b.Create(&st)}
}

// MinimumF is the operation arith.minimumf: floating-point minimum, NaN if an operand is.
var MinimumF = &ir.OpDef{
	Name:      "arith.minimumf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return MinimumFOp{op} },
}

// MinimumFOp is an operation seen as arith.minimumf.
type MinimumFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MinimumFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MinimumFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MinimumFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MinimumFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MinimumFOp) SetFastmath(v FastMathFlags) MinimumFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MinimumFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMinimumF makes a arith.minimumf at the builder's point.
func NewMinimumF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinimumFOp {
	st := ir.OperationState{Context: b.Context(), Def: MinimumF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, lhs.Type())
	return MinimumFOp{b.Create(&st)}
}

// MinNumF is the operation arith.minnumf: floating-point minimum of the operands that are not NaN.
var MinNumF = &ir.OpDef{
	Name:      "arith.minnumf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return MinNumFOp{op} },
}

// MinNumFOp is an operation seen as arith.minnumf.
type MinNumFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MinNumFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MinNumFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MinNumFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MinNumFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MinNumFOp) SetFastmath(v FastMathFlags) MinNumFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MinNumFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMinNumF makes a arith.minnumf at the builder's point.
func NewMinNumF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinNumFOp {
	st := ir.OperationState{Context: b.Context(), Def: MinNumF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, lhs.Type())
	return MinNumFOp{b.Create(&st)}
}

// MinSI is the operation arith.minsi: signed minimum.
var MinSI = &ir.OpDef{
	Name:      "arith.minsi",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return MinSIOp{op} },
}

// MinSIOp is an operation seen as arith.minsi.
type MinSIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MinSIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MinSIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MinSIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op MinSIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMinSI makes a arith.minsi at the builder's point.
func NewMinSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinSIOp {
	st := ir.OperationState{Context: b.Context(), Def: MinSI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return MinSIOp{b.Create(&st)}
}

// MinUI is the operation arith.minui: unsigned minimum.
var MinUI = &ir.OpDef{
	Name:      "arith.minui",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return MinUIOp{op} },
}

// MinUIOp is an operation seen as arith.minui.
type MinUIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MinUIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MinUIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MinUIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op MinUIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMinUI makes a arith.minui at the builder's point.
func NewMinUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinUIOp {
	st := ir.OperationState{Context: b.Context(), Def: MinUI}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return MinUIOp{b.Create(&st)}
}

// MulF is the operation arith.mulf: floating-point multiplication.
var MulF = &ir.OpDef{
	Name:      "arith.mulf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return MulFOp{op} },
}

// MulFOp is an operation seen as arith.mulf.
type MulFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MulFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MulFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MulFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MulFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MulFOp) SetFastmath(v FastMathFlags) MulFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MulFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMulF makes a arith.mulf at the builder's point.
func NewMulF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulFOp {
	st := ir.OperationState{Context: b.Context(), Def: MulF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, lhs.Type())
	return MulFOp{b.Create(&st)}
}

// DivF is the operation arith.divf: floating-point division.
var DivF = &ir.OpDef{
	Name:      "arith.divf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return DivFOp{op} },
}

// DivFOp is an operation seen as arith.divf.
type DivFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op DivFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op DivFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op DivFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op DivFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op DivFOp) SetFastmath(v FastMathFlags) DivFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op DivFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewDivF makes a arith.divf at the builder's point.
func NewDivF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) DivFOp {
	st := ir.OperationState{Context: b.Context(), Def: DivF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, lhs.Type())
	return DivFOp{b.Create(&st)}
}

// RemF is the operation arith.remf: remainder of the floating-point division.
var RemF = &ir.OpDef{
	Name:      "arith.remf",
	Traits:    ir.Pure | ir.SameOperandsAndResultType | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
			{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return RemFOp{op} },
}

// RemFOp is an operation seen as arith.remf.
type RemFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op RemFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op RemFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op RemFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op RemFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op RemFOp) SetFastmath(v FastMathFlags) RemFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op RemFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewRemF makes a arith.remf at the builder's point.
func NewRemF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) RemFOp {
	st := ir.OperationState{Context: b.Context(), Def: RemF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, lhs.Type())
	return RemFOp{b.Create(&st)}
}

// ExtUI is the operation arith.extui: extension with zeros.
var ExtUI = &ir.OpDef{
	Name:      "arith.extui",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyWiderInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return ExtUIOp{op} },
}

// ExtUIOp is an operation seen as arith.extui.
type ExtUIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op ExtUIOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op ExtUIOp) In() *ir.Value { return op.Operation.Operand(0) }

// Out is the result $out.
func (op ExtUIOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewExtUI makes a arith.extui at the builder's point.
func NewExtUI(b *ir.Builder, resultType ir.Type, in *ir.Value) ExtUIOp {
	st := ir.OperationState{Context: b.Context(), Def: ExtUI}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ExtUIOp{b.Create(&st)}
}

// ExtSI is the operation arith.extsi: extension with the sign.
var ExtSI = &ir.OpDef{
	Name:      "arith.extsi",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyWiderInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return ExtSIOp{op} },
}

// ExtSIOp is an operation seen as arith.extsi.
type ExtSIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op ExtSIOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op ExtSIOp) In() *ir.Value { return op.Operation.Operand(0) }

// Out is the result $out.
func (op ExtSIOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewExtSI makes a arith.extsi at the builder's point.
func NewExtSI(b *ir.Builder, resultType ir.Type, in *ir.Value) ExtSIOp {
	st := ir.OperationState{Context: b.Context(), Def: ExtSI}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ExtSIOp{b.Create(&st)}
}

// ExtF is the operation arith.extf: conversion to a wider floating-point type.
var ExtF = &ir.OpDef{
	Name:      "arith.extf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyWiderFloat, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return ExtFOp{op} },
}

// ExtFOp is an operation seen as arith.extf.
type ExtFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op ExtFOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op ExtFOp) In() *ir.Value { return op.Operation.Operand(0) }

// Fastmath is the attribute $fastmath; ok is false if it is absent.
func (op ExtFOp) Fastmath() (value FastMathFlags, ok bool) {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFastmath sets the attribute $fastmath.
func (op ExtFOp) SetFastmath(v FastMathFlags) ExtFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Out is the result $out.
func (op ExtFOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewExtF makes a arith.extf at the builder's point.
func NewExtF(b *ir.Builder, resultType ir.Type, in *ir.Value) ExtFOp {
	st := ir.OperationState{Context: b.Context(), Def: ExtF}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ExtFOp{b.Create(&st)}
}

// ScalingExtF is the operation arith.scaling_extf: conversion to a wider floating-point type, times a scale.
var ScalingExtF = &ir.OpDef{
	Name:      "arith.scaling_extf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), verifyScalingExtF, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.FloatLike},
		{Name: "scale", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return ScalingExtFOp{op} },
}

// ScalingExtFOp is an operation seen as arith.scaling_extf.
type ScalingExtFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op ScalingExtFOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op ScalingExtFOp) In() *ir.Value { return op.Operation.Operand(0) }

// Scale is the operand $scale.
func (op ScalingExtFOp) Scale() *ir.Value { return op.Operation.Operand(1) }

// Fastmath is the attribute $fastmath; ok is false if it is absent.
func (op ScalingExtFOp) Fastmath() (value FastMathFlags, ok bool) {
	if v, ok := op.Operation.Prop(0).(*FastMathFlagsAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFastmath sets the attribute $fastmath.
func (op ScalingExtFOp) SetFastmath(v FastMathFlags) ScalingExtFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewFastMathFlagsAttr(c, v))
	return op
}

// Out is the result $out.
func (op ScalingExtFOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewScalingExtF makes a arith.scaling_extf at the builder's point.
func NewScalingExtF(b *ir.Builder, resultType ir.Type, in *ir.Value, scale *ir.Value) ScalingExtFOp {
	st := ir.OperationState{Context: b.Context(), Def: ScalingExtF}
	st.Operands = append(st.Operands, in, scale)
	st.Results = append(st.Results, resultType)
	return ScalingExtFOp{b.Create(&st)}
}

// TruncI is the operation arith.trunci: truncation.
var TruncI = &ir.OpDef{
	Name:      "arith.trunci",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyNarrowerInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: IsIntegerOverflowFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewIntegerOverflowFlagsAttr(c, OverflowNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "overflow"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return TruncIOp{op} },
}

// TruncIOp is an operation seen as arith.trunci.
type TruncIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op TruncIOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op TruncIOp) In() *ir.Value { return op.Operation.Operand(0) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op TruncIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Operation.Prop(0).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op TruncIOp) SetOverflowFlags(v IntegerOverflowFlags) TruncIOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Out is the result $out.
func (op TruncIOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewTruncI makes a arith.trunci at the builder's point.
func NewTruncI(b *ir.Builder, resultType ir.Type, in *ir.Value) TruncIOp {
	st := ir.OperationState{Context: b.Context(), Def: TruncI}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewIntegerOverflowFlagsAttr(c, OverflowNone))
	st.Results = append(st.Results, resultType)
	return TruncIOp{b.Create(&st)}
}

// TruncF is the operation arith.truncf: conversion to a narrower floating-point type.
var TruncF = &ir.OpDef{
	Name:      "arith.truncf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyNarrowerFloat, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "roundingmode", Constraint: IsRoundingMode, Optional: true},
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
			}}},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 1}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 1, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1<<0 | 1<<1,
	},
	View: func(op *ir.Operation) ir.Op { return TruncFOp{op} },
}

// TruncFOp is an operation seen as arith.truncf.
type TruncFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op TruncFOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op TruncFOp) In() *ir.Value { return op.Operation.Operand(0) }

// Roundingmode is the attribute $roundingmode; ok is false if it is absent.
func (op TruncFOp) Roundingmode() (value RoundingMode, ok bool) {
	if v, ok := op.Operation.Prop(0).(*ir.IntegerAttr); ok {
		return RoundingMode(v.Uint()), true
	}
	return value, false
}

// SetRoundingmode sets the attribute $roundingmode.
func (op TruncFOp) SetRoundingmode(v RoundingMode) TruncFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Fastmath is the attribute $fastmath; ok is false if it is absent.
func (op TruncFOp) Fastmath() (value FastMathFlags, ok bool) {
	if v, ok := op.Operation.Prop(1).(*FastMathFlagsAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFastmath sets the attribute $fastmath.
func (op TruncFOp) SetFastmath(v FastMathFlags) TruncFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(1, NewFastMathFlagsAttr(c, v))
	return op
}

// Out is the result $out.
func (op TruncFOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewTruncF makes a arith.truncf at the builder's point.
func NewTruncF(b *ir.Builder, resultType ir.Type, in *ir.Value) TruncFOp {
	st := ir.OperationState{Context: b.Context(), Def: TruncF}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return TruncFOp{b.Create(&st)}
}

// ScalingTruncF is the operation arith.scaling_truncf: conversion to a narrower floating-point type, divided by a scale.
var ScalingTruncF = &ir.OpDef{
	Name:      "arith.scaling_truncf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), verifyScalingTruncF, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.FloatLike},
		{Name: "scale", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "roundingmode", Constraint: IsRoundingMode, Optional: true},
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
				{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
			}}},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 1}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 1, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
		Elided: 1<<0 | 1<<1,
	},
	View: func(op *ir.Operation) ir.Op { return ScalingTruncFOp{op} },
}

// ScalingTruncFOp is an operation seen as arith.scaling_truncf.
type ScalingTruncFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op ScalingTruncFOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op ScalingTruncFOp) In() *ir.Value { return op.Operation.Operand(0) }

// Scale is the operand $scale.
func (op ScalingTruncFOp) Scale() *ir.Value { return op.Operation.Operand(1) }

// Roundingmode is the attribute $roundingmode; ok is false if it is absent.
func (op ScalingTruncFOp) Roundingmode() (value RoundingMode, ok bool) {
	if v, ok := op.Operation.Prop(0).(*ir.IntegerAttr); ok {
		return RoundingMode(v.Uint()), true
	}
	return value, false
}

// SetRoundingmode sets the attribute $roundingmode.
func (op ScalingTruncFOp) SetRoundingmode(v RoundingMode) ScalingTruncFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Fastmath is the attribute $fastmath; ok is false if it is absent.
func (op ScalingTruncFOp) Fastmath() (value FastMathFlags, ok bool) {
	if v, ok := op.Operation.Prop(1).(*FastMathFlagsAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFastmath sets the attribute $fastmath.
func (op ScalingTruncFOp) SetFastmath(v FastMathFlags) ScalingTruncFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(1, NewFastMathFlagsAttr(c, v))
	return op
}

// Out is the result $out.
func (op ScalingTruncFOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewScalingTruncF makes a arith.scaling_truncf at the builder's point.
func NewScalingTruncF(b *ir.Builder, resultType ir.Type, in *ir.Value, scale *ir.Value) ScalingTruncFOp {
	st := ir.OperationState{Context: b.Context(), Def: ScalingTruncF}
	st.Operands = append(st.Operands, in, scale)
	st.Results = append(st.Results, resultType)
	return ScalingTruncFOp{b.Create(&st)}
}

// UIToFP is the operation arith.uitofp: conversion of an unsigned integer to floating point.
var UIToFP = &ir.OpDef{
	Name:      "arith.uitofp",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyIntegerToFloat, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return UIToFPOp{op} },
}

// UIToFPOp is an operation seen as arith.uitofp.
type UIToFPOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op UIToFPOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op UIToFPOp) In() *ir.Value { return op.Operation.Operand(0) }

// Out is the result $out.
func (op UIToFPOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewUIToFP makes a arith.uitofp at the builder's point.
func NewUIToFP(b *ir.Builder, resultType ir.Type, in *ir.Value) UIToFPOp {
	st := ir.OperationState{Context: b.Context(), Def: UIToFP}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return UIToFPOp{b.Create(&st)}
}

// SIToFP is the operation arith.sitofp: conversion of a signed integer to floating point.
var SIToFP = &ir.OpDef{
	Name:      "arith.sitofp",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyIntegerToFloat, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.FloatLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return SIToFPOp{op} },
}

// SIToFPOp is an operation seen as arith.sitofp.
type SIToFPOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op SIToFPOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op SIToFPOp) In() *ir.Value { return op.Operation.Operand(0) }

// Out is the result $out.
func (op SIToFPOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewSIToFP makes a arith.sitofp at the builder's point.
func NewSIToFP(b *ir.Builder, resultType ir.Type, in *ir.Value) SIToFPOp {
	st := ir.OperationState{Context: b.Context(), Def: SIToFP}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return SIToFPOp{b.Create(&st)}
}

// FPToUI is the operation arith.fptoui: conversion of floating point to an unsigned integer.
var FPToUI = &ir.OpDef{
	Name:      "arith.fptoui",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyFloatToInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.FloatLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return FPToUIOp{op} },
}

// FPToUIOp is an operation seen as arith.fptoui.
type FPToUIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op FPToUIOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op FPToUIOp) In() *ir.Value { return op.Operation.Operand(0) }

// Out is the result $out.
func (op FPToUIOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewFPToUI makes a arith.fptoui at the builder's point.
func NewFPToUI(b *ir.Builder, resultType ir.Type, in *ir.Value) FPToUIOp {
	st := ir.OperationState{Context: b.Context(), Def: FPToUI}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return FPToUIOp{b.Create(&st)}
}

// FPToSI is the operation arith.fptosi: conversion of floating point to a signed integer.
var FPToSI = &ir.OpDef{
	Name:      "arith.fptosi",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyFloatToInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.FloatLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.SignlessFixedWidthIntegerLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return FPToSIOp{op} },
}

// FPToSIOp is an operation seen as arith.fptosi.
type FPToSIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op FPToSIOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op FPToSIOp) In() *ir.Value { return op.Operation.Operand(0) }

// Out is the result $out.
func (op FPToSIOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewFPToSI makes a arith.fptosi at the builder's point.
func NewFPToSI(b *ir.Builder, resultType ir.Type, in *ir.Value) FPToSIOp {
	st := ir.OperationState{Context: b.Context(), Def: FPToSI}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return FPToSIOp{b.Create(&st)}
}

// IndexCast is the operation arith.index_cast: signed conversion between index and integers.
var IndexCast = &ir.OpDef{
	Name:      "arith.index_cast",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyIndexCast, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.IndexCastTypeConstraint},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.IndexCastTypeConstraint},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return IndexCastOp{op} },
}

// IndexCastOp is an operation seen as arith.index_cast.
type IndexCastOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op IndexCastOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op IndexCastOp) In() *ir.Value { return op.Operation.Operand(0) }

// Out is the result $out.
func (op IndexCastOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewIndexCast makes a arith.index_cast at the builder's point.
func NewIndexCast(b *ir.Builder, resultType ir.Type, in *ir.Value) IndexCastOp {
	st := ir.OperationState{Context: b.Context(), Def: IndexCast}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return IndexCastOp{b.Create(&st)}
}

// IndexCastUI is the operation arith.index_castui: unsigned conversion between index and integers.
var IndexCastUI = &ir.OpDef{
	Name:      "arith.index_castui",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyIndexCast, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.IndexCastTypeConstraint},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.IndexCastTypeConstraint},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return IndexCastUIOp{op} },
}

// IndexCastUIOp is an operation seen as arith.index_castui.
type IndexCastUIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op IndexCastUIOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op IndexCastUIOp) In() *ir.Value { return op.Operation.Operand(0) }

// Out is the result $out.
func (op IndexCastUIOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewIndexCastUI makes a arith.index_castui at the builder's point.
func NewIndexCastUI(b *ir.Builder, resultType ir.Type, in *ir.Value) IndexCastUIOp {
	st := ir.OperationState{Context: b.Context(), Def: IndexCastUI}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return IndexCastUIOp{b.Create(&st)}
}

// Bitcast is the operation arith.bitcast: the same bits as another type.
var Bitcast = &ir.OpDef{
	Name:      "arith.bitcast",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.Holds("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyBitcast, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.BitcastTypeConstraint},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.BitcastTypeConstraint},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Space: true, Text: "to"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
		},
		Results: []asm.TypeSource{
			{From: asm.FromText},
		},
	},
	View: func(op *ir.Operation) ir.Op { return BitcastOp{op} },
}

// BitcastOp is an operation seen as arith.bitcast.
type BitcastOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op BitcastOp) Op() *ir.Operation { return op.Operation }

// In is the operand $in.
func (op BitcastOp) In() *ir.Value { return op.Operation.Operand(0) }

// Out is the result $out.
func (op BitcastOp) Out() *ir.Value { return op.Operation.Result(0) }

// NewBitcast makes a arith.bitcast at the builder's point.
func NewBitcast(b *ir.Builder, resultType ir.Type, in *ir.Value) BitcastOp {
	st := ir.OperationState{Context: b.Context(), Def: Bitcast}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return BitcastOp{b.Create(&st)}
}

// CmpI is the operation arith.cmpi: integer comparison.
var CmpI = &ir.OpDef{
	Name:      "arith.cmpi",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), constraint.I1SameShape), constraint.SameTypeOperands, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "predicate", Constraint: IsCmpIPredicate},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.BoolLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &CmpIPredicateEnum}},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
		},
		Elided: 1 << 0,
	},
	View: func(op *ir.Operation) ir.Op { return CmpIOp{op} },
}

// CmpIOp is an operation seen as arith.cmpi.
type CmpIOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op CmpIOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op CmpIOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op CmpIOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Predicate is the attribute $predicate.
func (op CmpIOp) Predicate() CmpIPredicate {
	return CmpIPredicate(op.Operation.Prop(0).(*ir.IntegerAttr).Uint())
}

// SetPredicate sets the attribute $predicate.
func (op CmpIOp) SetPredicate(v CmpIPredicate) CmpIOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $result.
func (op CmpIOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewCmpI makes a arith.cmpi at the builder's point.
func NewCmpI(b *ir.Builder, predicate CmpIPredicate, lhs *ir.Value, rhs *ir.Value) CmpIOp {
	st := ir.OperationState{Context: b.Context(), Def: CmpI}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(predicate)))
	st.Results = append(st.Results, constraint.I1SameShape(lhs.Type()))
	return CmpIOp{b.Create(&st)}
}

// CmpF is the operation arith.cmpf: floating-point comparison.
var CmpF = &ir.OpDef{
	Name:      "arith.cmpf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), constraint.I1SameShape), constraint.SameTypeOperands, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "predicate", Constraint: IsCmpFPredicate},
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastMathFlagsAttr(c, FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.BoolLike},
	},
	Syntax: &asm.OpFormat{
		Code: []asm.Instr{
			{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &CmpFPredicateEnum}},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 0},
			{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
			{Do: asm.DoOperand, Space: true, N: 1},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 1}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "fastmath"},
				{Do: asm.DoSpace, Text: ""},
				{Do: asm.DoAttr, N: 1, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
			}}},
			{Do: asm.DoAttrDict},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		},
		Operands: []asm.TypeSource{
			{From: asm.FromText},
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
		},
		Results: []asm.TypeSource{
			{From: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
		},
		Elided: 1<<0 | 1<<1,
	},
	View: func(op *ir.Operation) ir.Op { return CmpFOp{op} },
}

// CmpFOp is an operation seen as arith.cmpf.
type CmpFOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op CmpFOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op CmpFOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op CmpFOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Predicate is the attribute $predicate.
func (op CmpFOp) Predicate() CmpFPredicate {
	return CmpFPredicate(op.Operation.Prop(0).(*ir.IntegerAttr).Uint())
}

// SetPredicate sets the attribute $predicate.
func (op CmpFOp) SetPredicate(v CmpFPredicate) CmpFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op CmpFOp) Fastmath() FastMathFlags {
	if v, ok := op.Operation.Prop(1).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op CmpFOp) SetFastmath(v FastMathFlags) CmpFOp {
	c := op.Operation.Context()
	op.Operation.SetProp(1, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op CmpFOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewCmpF makes a arith.cmpf at the builder's point.
func NewCmpF(b *ir.Builder, predicate CmpFPredicate, lhs *ir.Value, rhs *ir.Value) CmpFOp {
	st := ir.OperationState{Context: b.Context(), Def: CmpF}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(predicate)))
	st.SetProp(1, NewFastMathFlagsAttr(c, FastMathNone))
	st.Results = append(st.Results, constraint.I1SameShape(lhs.Type()))
	return CmpFOp{b.Create(&st)}
}

// Select is the operation arith.select: one of two values.
var Select = &ir.OpDef{
	Name:      "arith.select",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2), constraint.Result(0)), constraint.Holds("condition is signless i1 or has matching shape", conditionMatches), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "condition", Constraint: constraint.BoolLike},
		{Name: "true_value", Constraint: constraint.AnyType},
		{Name: "false_value", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Syntax: selectSyntax,
	View:   func(op *ir.Operation) ir.Op { return SelectOp{op} },
}

// SelectOp is an operation seen as arith.select.
type SelectOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op SelectOp) Op() *ir.Operation { return op.Operation }

// Condition is the operand $condition.
func (op SelectOp) Condition() *ir.Value { return op.Operation.Operand(0) }

// TrueValue is the operand $true_value.
func (op SelectOp) TrueValue() *ir.Value { return op.Operation.Operand(1) }

// FalseValue is the operand $false_value.
func (op SelectOp) FalseValue() *ir.Value { return op.Operation.Operand(2) }

// Result is the result $result.
func (op SelectOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewSelect makes a arith.select at the builder's point.
func NewSelect(b *ir.Builder, condition *ir.Value, trueValue *ir.Value, falseValue *ir.Value) SelectOp {
	st := ir.OperationState{Context: b.Context(), Def: Select}
	st.Operands = append(st.Operands, condition, trueValue, falseValue)
	st.Results = append(st.Results, trueValue.Type())
	return SelectOp{b.Create(&st)}
}

func init() {
	Constant.Verify = verifyConstant
	Constant.Fold = ir.FoldToValue
	AddI.Fold = foldAddI
	AddUIExtended.Fold = foldAddUIExtended
	SubI.Fold = foldSubI
	MulI.Fold = foldMulI
	MulSIExtended.Fold = foldMulSIExtended
	MulUIExtended.Fold = foldMulUIExtended
	DivUI.Fold = foldDivUI
	DivSI.Fold = foldDivSI
	CeilDivUI.Fold = foldCeilDivUI
	CeilDivSI.Fold = foldCeilDivSI
	FloorDivSI.Fold = foldFloorDivSI
	RemUI.Fold = foldRemUI
	RemSI.Fold = foldRemSI
	AndI.Fold = foldAndI
	OrI.Fold = foldOrI
	XOrI.Fold = foldXOrI
	ShLI.Fold = foldShLI
	ShRUI.Fold = foldShRUI
	ShRSI.Fold = foldShRSI
	NegF.Fold = foldNegF
	AddF.Fold = foldAddF
	SubF.Fold = foldSubF
	MaximumF.Fold = foldMaximumF
	MaxNumF.Fold = foldMaxNumF
	MaxSI.Fold = foldMaxSI
	MaxUI.Fold = foldMaxUI
	MinimumF.Fold = foldMinimumF
	MinNumF.Fold = foldMinNumF
	MinSI.Fold = foldMinSI
	MinUI.Fold = foldMinUI
	MulF.Fold = foldMulF
	DivF.Fold = foldDivF
	RemF.Fold = foldRemF
	ExtUI.Fold = foldExtUI
	ExtSI.Fold = foldExtSI
	ExtF.Fold = foldExtF
	TruncI.Fold = foldTruncI
	TruncF.Fold = foldTruncF
	UIToFP.Fold = foldUIToFP
	SIToFP.Fold = foldSIToFP
	FPToUI.Fold = foldFPToUI
	FPToSI.Fold = foldFPToSI
	IndexCast.Fold = foldIndexCast
	IndexCastUI.Fold = foldIndexCastUI
	Bitcast.Fold = foldBitcast
	CmpI.Fold = foldCmpI
	CmpF.Fold = foldCmpF
	Select.Verify = verifySelect
	Select.Fold = foldSelect
}
