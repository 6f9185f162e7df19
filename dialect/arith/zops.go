// Code generated from the specification of dialect arith. DO NOT EDIT.

package arith

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the arith dialect: arithmetic on scalars, vectors and tensors.
var Dialect = &ir.Dialect{
	Name:                "arith",
	Ops:                 []*ir.OpDef{Constant, AddI, AddUIExtended, SubI, MulI, MulSIExtended, MulUIExtended, DivUI, DivSI, CeilDivUI, CeilDivSI, FloorDivSI, RemUI, RemSI, AndI, OrI, XOrI, ShLI, ShRUI, ShRSI, NegF, AddF, SubF, MaximumF, MaxNumF, MaxSI, MaxUI, MinimumF, MinNumF, MinSI, MinUI, MulF, DivF, RemF, ExtUI, ExtSI, ExtF, ScalingExtF, TruncI, TruncF, ScalingTruncF, UIToFP, SIToFP, FPToUI, FPToSI, IndexCast, IndexCastUI, Bitcast, CmpI, CmpF, Select},
	Attrs:               []*ir.AttrDef{FastMathFlagsAttrDef, IntegerOverflowFlagsAttrDef},
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
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

// CmpFPredicateEnum has the texts of the cases of CmpFPredicate.
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

// IsCmpFPredicate is the constraint for integers that represent a case of CmpFPredicate.
var IsCmpFPredicate = asm.EnumConstraint(&CmpFPredicateEnum)

// String returns the text of the case.
func (v CmpFPredicate) String() string { return CmpFPredicateEnum.String(uint64(v)) }

// ParseCmpFPredicate returns the case with the given text, and whether there is one.
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

// CmpIPredicateEnum has the texts of the cases of CmpIPredicate.
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

// IsCmpIPredicate is the constraint for integers that represent a case of CmpIPredicate.
var IsCmpIPredicate = asm.EnumConstraint(&CmpIPredicateEnum)

// String returns the text of the case.
func (v CmpIPredicate) String() string { return CmpIPredicateEnum.String(uint64(v)) }

// ParseCmpIPredicate returns the case with the given text, and whether there is one.
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

// AtomicRMWKindEnum has the texts of the cases of AtomicRMWKind.
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

// IsAtomicRMWKind is the constraint for integers that represent a case of AtomicRMWKind.
var IsAtomicRMWKind = asm.EnumConstraint(&AtomicRMWKindEnum)

// String returns the text of the case.
func (v AtomicRMWKind) String() string { return AtomicRMWKindEnum.String(uint64(v)) }

// ParseAtomicRMWKind returns the case with the given text, and whether there is one.
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

// FastMathFlagsEnum has the texts of the cases of FastMathFlags.
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

// IsFastMathFlags is the constraint for integers that represent a case of FastMathFlags.
var IsFastMathFlags = asm.EnumConstraint(&FastMathFlagsEnum)

// String returns the text of the case.
func (v FastMathFlags) String() string { return FastMathFlagsEnum.String(uint64(v)) }

// ParseFastMathFlags returns the case with the given text, and whether there is one.
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

// IntegerOverflowFlagsEnum has the texts of the cases of IntegerOverflowFlags.
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

// IsIntegerOverflowFlags is the constraint for integers that represent a case of IntegerOverflowFlags.
var IsIntegerOverflowFlags = asm.EnumConstraint(&IntegerOverflowFlagsEnum)

// String returns the text of the case.
func (v IntegerOverflowFlags) String() string { return IntegerOverflowFlagsEnum.String(uint64(v)) }

// ParseIntegerOverflowFlags returns the case with the given text, and whether there is one.
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

// RoundingModeEnum has the texts of the cases of RoundingMode.
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

// IsRoundingMode is the constraint for integers that represent a case of RoundingMode.
var IsRoundingMode = asm.EnumConstraint(&RoundingModeEnum)

// String returns the text of the case.
func (v RoundingMode) String() string { return RoundingModeEnum.String(uint64(v)) }

// ParseRoundingMode returns the case with the given text, and whether there is one.
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
	Dialect:    "arith",
	Mnemonic:   "fastmath",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxFastMathFlagsAttr{})},
})

// IsFastMathFlagsAttr is the constraint for FastMathFlagsAttr.
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

// ParseAttr parses the text after the mnemonic.
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

// PrintAttr prints the text after the mnemonic.
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
	Dialect:    "arith",
	Mnemonic:   "overflow",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxIntegerOverflowFlagsAttr{})},
})

// IsIntegerOverflowFlagsAttr is the constraint for IntegerOverflowFlagsAttr.
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

// ParseAttr parses the text after the mnemonic.
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

// PrintAttr prints the text after the mnemonic.
func (syntaxIntegerOverflowFlagsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*IntegerOverflowFlagsAttr)
	p.Str("<")
	p.EnumAttrValue(&IntegerOverflowFlagsEnum, uint64(v.value))
	p.Str(">")
}

// formatConstant is the assembly format of [Constant].
var formatConstant = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Is: asm.IsAttr[ir.TypedAttribute]}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromAttr, N: 0},
	},
	Elided: 1 << 0,
	Names:  asm.Namers{Results: nameConstant},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstant)},
	View:       ir.ViewOf[ConstantOp],
}

// ConstantOp is the view of an operation arith.constant.
type ConstantOp struct{ ir.View }

// Def returns [Constant].
func (ConstantOp) Def() *ir.OpDef { return Constant }

// The slots of the inherent attributes of [Constant].
const (
	slotConstantValue = 0
)

// Verify checks what the definition cannot express.
func (op ConstantOp) Verify() *diag.Diagnostic { return verifyConstant(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ConstantOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// Value is the attribute $value.
func (op ConstantOp) Value() ir.TypedAttribute {
	v, _ := op.Op().InherentAttr(slotConstantValue).(ir.TypedAttribute)
	return v
}

// SetValue sets the attribute $value.
func (op ConstantOp) SetValue(v ir.TypedAttribute) ConstantOp {
	op.Op().SetInherentAttr(slotConstantValue, v)
	return op
}

// Result is the result $result.
func (op ConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstantAdaptor has the converted operands of a [ConstantOp] during a conversion.
type ConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstantOp].
func (ConstantAdaptor[T]) For(ConstantOp) {}

// NewConstant creates the operation arith.constant at the builder's insertion point.
func NewConstant(b *ir.Builder, value ir.TypedAttribute) ConstantOp {
	st := ir.OperationState{Def: Constant, InherentAttrs: []ir.Attribute{slotConstantValue: value}, Results: []ir.Type{value.Type()}}
	return ir.Cast[ConstantOp](b.Create(&st))
}

// formatAddI is the assembly format of [AddI].
var formatAddI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "overflow"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAddI)},
	View:       ir.ViewOf[AddIOp],
}

// AddIOp is the view of an operation arith.addi.
type AddIOp struct{ ir.View }

// Def returns [AddI].
func (AddIOp) Def() *ir.OpDef { return AddI }

// The slots of the inherent attributes of [AddI].
const (
	slotAddIOverflowFlags = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AddIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAddI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op AddIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AddIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op AddIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotAddIOverflowFlags).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op AddIOp) SetOverflowFlags(v IntegerOverflowFlags) AddIOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAddIOverflowFlags, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AddIOp) Result() *ir.Value { return op.Op().Result(0) }

// AddIAdaptor has the converted operands of a [AddIOp] during a conversion.
type AddIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AddIOp].
func (AddIAdaptor[T]) For(AddIOp) {}

// Lhs returns the converted operand $lhs.
func (a AddIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AddIAdaptor[T]) Rhs() T { return a.At(1) }

// NewAddI creates the operation arith.addi at the builder's insertion point.
func NewAddI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddIOp {
	c := b.Context()
	st := ir.OperationState{Def: AddI, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotAddIOverflowFlags: NewIntegerOverflowFlagsAttr(c, OverflowNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[AddIOp](b.Create(&st))
}

// formatAddUIExtended is the assembly format of [AddUIExtended].
var formatAddUIExtended = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 1}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAddUIExtended)},
	View:       ir.ViewOf[AddUIExtendedOp],
}

// AddUIExtendedOp is the view of an operation arith.addui_extended.
type AddUIExtendedOp struct{ ir.View }

// Def returns [AddUIExtended].
func (AddUIExtendedOp) Def() *ir.OpDef { return AddUIExtended }

// Fold folds the operation; see [ir.FoldOp].
func (op AddUIExtendedOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAddUIExtended(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op AddUIExtendedOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AddUIExtendedOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Sum is the result $sum.
func (op AddUIExtendedOp) Sum() *ir.Value { return op.Op().Result(0) }

// Overflow is the result $overflow.
func (op AddUIExtendedOp) Overflow() *ir.Value { return op.Op().Result(1) }

// AddUIExtendedAdaptor has the converted operands of a [AddUIExtendedOp] during a conversion.
type AddUIExtendedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AddUIExtendedOp].
func (AddUIExtendedAdaptor[T]) For(AddUIExtendedOp) {}

// Lhs returns the converted operand $lhs.
func (a AddUIExtendedAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AddUIExtendedAdaptor[T]) Rhs() T { return a.At(1) }

// NewAddUIExtended creates the operation arith.addui_extended at the builder's insertion point.
func NewAddUIExtended(b *ir.Builder, overflowType ir.Type, lhs *ir.Value, rhs *ir.Value) AddUIExtendedOp {
	st := ir.OperationState{Def: AddUIExtended, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type(), overflowType}}
	return ir.Cast[AddUIExtendedOp](b.Create(&st))
}

// formatSubI is the assembly format of [SubI].
var formatSubI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "overflow"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSubI)},
	View:       ir.ViewOf[SubIOp],
}

// SubIOp is the view of an operation arith.subi.
type SubIOp struct{ ir.View }

// Def returns [SubI].
func (SubIOp) Def() *ir.OpDef { return SubI }

// The slots of the inherent attributes of [SubI].
const (
	slotSubIOverflowFlags = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op SubIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSubI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op SubIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SubIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op SubIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotSubIOverflowFlags).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op SubIOp) SetOverflowFlags(v IntegerOverflowFlags) SubIOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSubIOverflowFlags, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op SubIOp) Result() *ir.Value { return op.Op().Result(0) }

// SubIAdaptor has the converted operands of a [SubIOp] during a conversion.
type SubIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SubIOp].
func (SubIAdaptor[T]) For(SubIOp) {}

// Lhs returns the converted operand $lhs.
func (a SubIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SubIAdaptor[T]) Rhs() T { return a.At(1) }

// NewSubI creates the operation arith.subi at the builder's insertion point.
func NewSubI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SubIOp {
	c := b.Context()
	st := ir.OperationState{Def: SubI, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotSubIOverflowFlags: NewIntegerOverflowFlagsAttr(c, OverflowNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[SubIOp](b.Create(&st))
}

// formatMulI is the assembly format of [MulI].
var formatMulI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "overflow"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
	Names:  asm.Namers{Results: nameMulI},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMulI)},
	View:       ir.ViewOf[MulIOp],
}

// MulIOp is the view of an operation arith.muli.
type MulIOp struct{ ir.View }

// Def returns [MulI].
func (MulIOp) Def() *ir.OpDef { return MulI }

// The slots of the inherent attributes of [MulI].
const (
	slotMulIOverflowFlags = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op MulIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMulI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MulIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MulIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op MulIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotMulIOverflowFlags).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op MulIOp) SetOverflowFlags(v IntegerOverflowFlags) MulIOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMulIOverflowFlags, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MulIOp) Result() *ir.Value { return op.Op().Result(0) }

// MulIAdaptor has the converted operands of a [MulIOp] during a conversion.
type MulIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MulIOp].
func (MulIAdaptor[T]) For(MulIOp) {}

// Lhs returns the converted operand $lhs.
func (a MulIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MulIAdaptor[T]) Rhs() T { return a.At(1) }

// NewMulI creates the operation arith.muli at the builder's insertion point.
func NewMulI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulIOp {
	c := b.Context()
	st := ir.OperationState{Def: MulI, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotMulIOverflowFlags: NewIntegerOverflowFlagsAttr(c, OverflowNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MulIOp](b.Create(&st))
}

// formatMulSIExtended is the assembly format of [MulSIExtended].
var formatMulSIExtended = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMulSIExtended)},
	View:       ir.ViewOf[MulSIExtendedOp],
}

// MulSIExtendedOp is the view of an operation arith.mulsi_extended.
type MulSIExtendedOp struct{ ir.View }

// Def returns [MulSIExtended].
func (MulSIExtendedOp) Def() *ir.OpDef { return MulSIExtended }

// Fold folds the operation; see [ir.FoldOp].
func (op MulSIExtendedOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMulSIExtended(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MulSIExtendedOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MulSIExtendedOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Low is the result $low.
func (op MulSIExtendedOp) Low() *ir.Value { return op.Op().Result(0) }

// High is the result $high.
func (op MulSIExtendedOp) High() *ir.Value { return op.Op().Result(1) }

// MulSIExtendedAdaptor has the converted operands of a [MulSIExtendedOp] during a conversion.
type MulSIExtendedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MulSIExtendedOp].
func (MulSIExtendedAdaptor[T]) For(MulSIExtendedOp) {}

// Lhs returns the converted operand $lhs.
func (a MulSIExtendedAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MulSIExtendedAdaptor[T]) Rhs() T { return a.At(1) }

// NewMulSIExtended creates the operation arith.mulsi_extended at the builder's insertion point.
func NewMulSIExtended(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulSIExtendedOp {
	st := ir.OperationState{Def: MulSIExtended, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type(), lhs.Type()}}
	return ir.Cast[MulSIExtendedOp](b.Create(&st))
}

// formatMulUIExtended is the assembly format of [MulUIExtended].
var formatMulUIExtended = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMulUIExtended)},
	View:       ir.ViewOf[MulUIExtendedOp],
}

// MulUIExtendedOp is the view of an operation arith.mului_extended.
type MulUIExtendedOp struct{ ir.View }

// Def returns [MulUIExtended].
func (MulUIExtendedOp) Def() *ir.OpDef { return MulUIExtended }

// Fold folds the operation; see [ir.FoldOp].
func (op MulUIExtendedOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMulUIExtended(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MulUIExtendedOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MulUIExtendedOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Low is the result $low.
func (op MulUIExtendedOp) Low() *ir.Value { return op.Op().Result(0) }

// High is the result $high.
func (op MulUIExtendedOp) High() *ir.Value { return op.Op().Result(1) }

// MulUIExtendedAdaptor has the converted operands of a [MulUIExtendedOp] during a conversion.
type MulUIExtendedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MulUIExtendedOp].
func (MulUIExtendedAdaptor[T]) For(MulUIExtendedOp) {}

// Lhs returns the converted operand $lhs.
func (a MulUIExtendedAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MulUIExtendedAdaptor[T]) Rhs() T { return a.At(1) }

// NewMulUIExtended creates the operation arith.mului_extended at the builder's insertion point.
func NewMulUIExtended(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulUIExtendedOp {
	st := ir.OperationState{Def: MulUIExtended, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type(), lhs.Type()}}
	return ir.Cast[MulUIExtendedOp](b.Create(&st))
}

// formatDivUI is the assembly format of [DivUI].
var formatDivUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "exact"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDivUI)},
	View:       ir.ViewOf[DivUIOp],
}

// DivUIOp is the view of an operation arith.divui.
type DivUIOp struct{ ir.View }

// Def returns [DivUI].
func (DivUIOp) Def() *ir.OpDef { return DivUI }

// The slots of the inherent attributes of [DivUI].
const (
	slotDivUIIsExact = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op DivUIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldDivUI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op DivUIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op DivUIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is present.
func (op DivUIOp) IsExact() bool { return op.Op().InherentAttr(slotDivUIIsExact) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op DivUIOp) SetIsExact(v bool) DivUIOp {
	if v {
		op.Op().SetInherentAttr(slotDivUIIsExact, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotDivUIIsExact, nil)
	}
	return op
}

// Result is the result $result.
func (op DivUIOp) Result() *ir.Value { return op.Op().Result(0) }

// DivUIAdaptor has the converted operands of a [DivUIOp] during a conversion.
type DivUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DivUIOp].
func (DivUIAdaptor[T]) For(DivUIOp) {}

// Lhs returns the converted operand $lhs.
func (a DivUIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a DivUIAdaptor[T]) Rhs() T { return a.At(1) }

// NewDivUI creates the operation arith.divui at the builder's insertion point.
func NewDivUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) DivUIOp {
	st := ir.OperationState{Def: DivUI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[DivUIOp](b.Create(&st))
}

// formatDivSI is the assembly format of [DivSI].
var formatDivSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "exact"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDivSI)},
	View:       ir.ViewOf[DivSIOp],
}

// DivSIOp is the view of an operation arith.divsi.
type DivSIOp struct{ ir.View }

// Def returns [DivSI].
func (DivSIOp) Def() *ir.OpDef { return DivSI }

// The slots of the inherent attributes of [DivSI].
const (
	slotDivSIIsExact = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op DivSIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldDivSI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op DivSIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op DivSIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is present.
func (op DivSIOp) IsExact() bool { return op.Op().InherentAttr(slotDivSIIsExact) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op DivSIOp) SetIsExact(v bool) DivSIOp {
	if v {
		op.Op().SetInherentAttr(slotDivSIIsExact, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotDivSIIsExact, nil)
	}
	return op
}

// Result is the result $result.
func (op DivSIOp) Result() *ir.Value { return op.Op().Result(0) }

// DivSIAdaptor has the converted operands of a [DivSIOp] during a conversion.
type DivSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DivSIOp].
func (DivSIAdaptor[T]) For(DivSIOp) {}

// Lhs returns the converted operand $lhs.
func (a DivSIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a DivSIAdaptor[T]) Rhs() T { return a.At(1) }

// NewDivSI creates the operation arith.divsi at the builder's insertion point.
func NewDivSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) DivSIOp {
	st := ir.OperationState{Def: DivSI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[DivSIOp](b.Create(&st))
}

// formatCeilDivUI is the assembly format of [CeilDivUI].
var formatCeilDivUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCeilDivUI)},
	View:       ir.ViewOf[CeilDivUIOp],
}

// CeilDivUIOp is the view of an operation arith.ceildivui.
type CeilDivUIOp struct{ ir.View }

// Def returns [CeilDivUI].
func (CeilDivUIOp) Def() *ir.OpDef { return CeilDivUI }

// Fold folds the operation; see [ir.FoldOp].
func (op CeilDivUIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCeilDivUI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op CeilDivUIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op CeilDivUIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op CeilDivUIOp) Result() *ir.Value { return op.Op().Result(0) }

// CeilDivUIAdaptor has the converted operands of a [CeilDivUIOp] during a conversion.
type CeilDivUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CeilDivUIOp].
func (CeilDivUIAdaptor[T]) For(CeilDivUIOp) {}

// Lhs returns the converted operand $lhs.
func (a CeilDivUIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a CeilDivUIAdaptor[T]) Rhs() T { return a.At(1) }

// NewCeilDivUI creates the operation arith.ceildivui at the builder's insertion point.
func NewCeilDivUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) CeilDivUIOp {
	st := ir.OperationState{Def: CeilDivUI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[CeilDivUIOp](b.Create(&st))
}

// formatCeilDivSI is the assembly format of [CeilDivSI].
var formatCeilDivSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCeilDivSI)},
	View:       ir.ViewOf[CeilDivSIOp],
}

// CeilDivSIOp is the view of an operation arith.ceildivsi.
type CeilDivSIOp struct{ ir.View }

// Def returns [CeilDivSI].
func (CeilDivSIOp) Def() *ir.OpDef { return CeilDivSI }

// Fold folds the operation; see [ir.FoldOp].
func (op CeilDivSIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCeilDivSI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op CeilDivSIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op CeilDivSIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op CeilDivSIOp) Result() *ir.Value { return op.Op().Result(0) }

// CeilDivSIAdaptor has the converted operands of a [CeilDivSIOp] during a conversion.
type CeilDivSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CeilDivSIOp].
func (CeilDivSIAdaptor[T]) For(CeilDivSIOp) {}

// Lhs returns the converted operand $lhs.
func (a CeilDivSIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a CeilDivSIAdaptor[T]) Rhs() T { return a.At(1) }

// NewCeilDivSI creates the operation arith.ceildivsi at the builder's insertion point.
func NewCeilDivSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) CeilDivSIOp {
	st := ir.OperationState{Def: CeilDivSI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[CeilDivSIOp](b.Create(&st))
}

// formatFloorDivSI is the assembly format of [FloorDivSI].
var formatFloorDivSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFloorDivSI)},
	View:       ir.ViewOf[FloorDivSIOp],
}

// FloorDivSIOp is the view of an operation arith.floordivsi.
type FloorDivSIOp struct{ ir.View }

// Def returns [FloorDivSI].
func (FloorDivSIOp) Def() *ir.OpDef { return FloorDivSI }

// Fold folds the operation; see [ir.FoldOp].
func (op FloorDivSIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFloorDivSI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op FloorDivSIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FloorDivSIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op FloorDivSIOp) Result() *ir.Value { return op.Op().Result(0) }

// FloorDivSIAdaptor has the converted operands of a [FloorDivSIOp] during a conversion.
type FloorDivSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FloorDivSIOp].
func (FloorDivSIAdaptor[T]) For(FloorDivSIOp) {}

// Lhs returns the converted operand $lhs.
func (a FloorDivSIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FloorDivSIAdaptor[T]) Rhs() T { return a.At(1) }

// NewFloorDivSI creates the operation arith.floordivsi at the builder's insertion point.
func NewFloorDivSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FloorDivSIOp {
	st := ir.OperationState{Def: FloorDivSI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[FloorDivSIOp](b.Create(&st))
}

// formatRemUI is the assembly format of [RemUI].
var formatRemUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRemUI)},
	View:       ir.ViewOf[RemUIOp],
}

// RemUIOp is the view of an operation arith.remui.
type RemUIOp struct{ ir.View }

// Def returns [RemUI].
func (RemUIOp) Def() *ir.OpDef { return RemUI }

// Fold folds the operation; see [ir.FoldOp].
func (op RemUIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRemUI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op RemUIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op RemUIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op RemUIOp) Result() *ir.Value { return op.Op().Result(0) }

// RemUIAdaptor has the converted operands of a [RemUIOp] during a conversion.
type RemUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RemUIOp].
func (RemUIAdaptor[T]) For(RemUIOp) {}

// Lhs returns the converted operand $lhs.
func (a RemUIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a RemUIAdaptor[T]) Rhs() T { return a.At(1) }

// NewRemUI creates the operation arith.remui at the builder's insertion point.
func NewRemUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) RemUIOp {
	st := ir.OperationState{Def: RemUI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[RemUIOp](b.Create(&st))
}

// formatRemSI is the assembly format of [RemSI].
var formatRemSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRemSI)},
	View:       ir.ViewOf[RemSIOp],
}

// RemSIOp is the view of an operation arith.remsi.
type RemSIOp struct{ ir.View }

// Def returns [RemSI].
func (RemSIOp) Def() *ir.OpDef { return RemSI }

// Fold folds the operation; see [ir.FoldOp].
func (op RemSIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRemSI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op RemSIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op RemSIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op RemSIOp) Result() *ir.Value { return op.Op().Result(0) }

// RemSIAdaptor has the converted operands of a [RemSIOp] during a conversion.
type RemSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RemSIOp].
func (RemSIAdaptor[T]) For(RemSIOp) {}

// Lhs returns the converted operand $lhs.
func (a RemSIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a RemSIAdaptor[T]) Rhs() T { return a.At(1) }

// NewRemSI creates the operation arith.remsi at the builder's insertion point.
func NewRemSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) RemSIOp {
	st := ir.OperationState{Def: RemSI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[RemSIOp](b.Create(&st))
}

// formatAndI is the assembly format of [AndI].
var formatAndI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAndI)},
	View:       ir.ViewOf[AndIOp],
}

// AndIOp is the view of an operation arith.andi.
type AndIOp struct{ ir.View }

// Def returns [AndI].
func (AndIOp) Def() *ir.OpDef { return AndI }

// Fold folds the operation; see [ir.FoldOp].
func (op AndIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAndI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op AndIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AndIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op AndIOp) Result() *ir.Value { return op.Op().Result(0) }

// AndIAdaptor has the converted operands of a [AndIOp] during a conversion.
type AndIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AndIOp].
func (AndIAdaptor[T]) For(AndIOp) {}

// Lhs returns the converted operand $lhs.
func (a AndIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AndIAdaptor[T]) Rhs() T { return a.At(1) }

// NewAndI creates the operation arith.andi at the builder's insertion point.
func NewAndI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AndIOp {
	st := ir.OperationState{Def: AndI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[AndIOp](b.Create(&st))
}

// formatOrI is the assembly format of [OrI].
var formatOrI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOrI)},
	View:       ir.ViewOf[OrIOp],
}

// OrIOp is the view of an operation arith.ori.
type OrIOp struct{ ir.View }

// Def returns [OrI].
func (OrIOp) Def() *ir.OpDef { return OrI }

// Fold folds the operation; see [ir.FoldOp].
func (op OrIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldOrI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op OrIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op OrIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op OrIOp) Result() *ir.Value { return op.Op().Result(0) }

// OrIAdaptor has the converted operands of a [OrIOp] during a conversion.
type OrIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OrIOp].
func (OrIAdaptor[T]) For(OrIOp) {}

// Lhs returns the converted operand $lhs.
func (a OrIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a OrIAdaptor[T]) Rhs() T { return a.At(1) }

// NewOrI creates the operation arith.ori at the builder's insertion point.
func NewOrI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) OrIOp {
	st := ir.OperationState{Def: OrI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[OrIOp](b.Create(&st))
}

// formatXOrI is the assembly format of [XOrI].
var formatXOrI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatXOrI)},
	View:       ir.ViewOf[XOrIOp],
}

// XOrIOp is the view of an operation arith.xori.
type XOrIOp struct{ ir.View }

// Def returns [XOrI].
func (XOrIOp) Def() *ir.OpDef { return XOrI }

// Fold folds the operation; see [ir.FoldOp].
func (op XOrIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldXOrI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op XOrIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op XOrIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op XOrIOp) Result() *ir.Value { return op.Op().Result(0) }

// XOrIAdaptor has the converted operands of a [XOrIOp] during a conversion.
type XOrIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [XOrIOp].
func (XOrIAdaptor[T]) For(XOrIOp) {}

// Lhs returns the converted operand $lhs.
func (a XOrIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a XOrIAdaptor[T]) Rhs() T { return a.At(1) }

// NewXOrI creates the operation arith.xori at the builder's insertion point.
func NewXOrI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) XOrIOp {
	st := ir.OperationState{Def: XOrI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[XOrIOp](b.Create(&st))
}

// formatShLI is the assembly format of [ShLI].
var formatShLI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "overflow"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShLI)},
	View:       ir.ViewOf[ShLIOp],
}

// ShLIOp is the view of an operation arith.shli.
type ShLIOp struct{ ir.View }

// Def returns [ShLI].
func (ShLIOp) Def() *ir.OpDef { return ShLI }

// The slots of the inherent attributes of [ShLI].
const (
	slotShLIOverflowFlags = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ShLIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldShLI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op ShLIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ShLIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op ShLIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotShLIOverflowFlags).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op ShLIOp) SetOverflowFlags(v IntegerOverflowFlags) ShLIOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotShLIOverflowFlags, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op ShLIOp) Result() *ir.Value { return op.Op().Result(0) }

// ShLIAdaptor has the converted operands of a [ShLIOp] during a conversion.
type ShLIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShLIOp].
func (ShLIAdaptor[T]) For(ShLIOp) {}

// Lhs returns the converted operand $lhs.
func (a ShLIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a ShLIAdaptor[T]) Rhs() T { return a.At(1) }

// NewShLI creates the operation arith.shli at the builder's insertion point.
func NewShLI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShLIOp {
	c := b.Context()
	st := ir.OperationState{Def: ShLI, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotShLIOverflowFlags: NewIntegerOverflowFlagsAttr(c, OverflowNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[ShLIOp](b.Create(&st))
}

// formatShRUI is the assembly format of [ShRUI].
var formatShRUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "exact"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShRUI)},
	View:       ir.ViewOf[ShRUIOp],
}

// ShRUIOp is the view of an operation arith.shrui.
type ShRUIOp struct{ ir.View }

// Def returns [ShRUI].
func (ShRUIOp) Def() *ir.OpDef { return ShRUI }

// The slots of the inherent attributes of [ShRUI].
const (
	slotShRUIIsExact = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ShRUIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldShRUI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op ShRUIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ShRUIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is present.
func (op ShRUIOp) IsExact() bool { return op.Op().InherentAttr(slotShRUIIsExact) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op ShRUIOp) SetIsExact(v bool) ShRUIOp {
	if v {
		op.Op().SetInherentAttr(slotShRUIIsExact, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotShRUIIsExact, nil)
	}
	return op
}

// Result is the result $result.
func (op ShRUIOp) Result() *ir.Value { return op.Op().Result(0) }

// ShRUIAdaptor has the converted operands of a [ShRUIOp] during a conversion.
type ShRUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShRUIOp].
func (ShRUIAdaptor[T]) For(ShRUIOp) {}

// Lhs returns the converted operand $lhs.
func (a ShRUIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a ShRUIAdaptor[T]) Rhs() T { return a.At(1) }

// NewShRUI creates the operation arith.shrui at the builder's insertion point.
func NewShRUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShRUIOp {
	st := ir.OperationState{Def: ShRUI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[ShRUIOp](b.Create(&st))
}

// formatShRSI is the assembly format of [ShRSI].
var formatShRSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "exact"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShRSI)},
	View:       ir.ViewOf[ShRSIOp],
}

// ShRSIOp is the view of an operation arith.shrsi.
type ShRSIOp struct{ ir.View }

// Def returns [ShRSI].
func (ShRSIOp) Def() *ir.OpDef { return ShRSI }

// The slots of the inherent attributes of [ShRSI].
const (
	slotShRSIIsExact = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ShRSIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldShRSI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op ShRSIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ShRSIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is present.
func (op ShRSIOp) IsExact() bool { return op.Op().InherentAttr(slotShRSIIsExact) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op ShRSIOp) SetIsExact(v bool) ShRSIOp {
	if v {
		op.Op().SetInherentAttr(slotShRSIIsExact, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotShRSIIsExact, nil)
	}
	return op
}

// Result is the result $result.
func (op ShRSIOp) Result() *ir.Value { return op.Op().Result(0) }

// ShRSIAdaptor has the converted operands of a [ShRSIOp] during a conversion.
type ShRSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShRSIOp].
func (ShRSIAdaptor[T]) For(ShRSIOp) {}

// Lhs returns the converted operand $lhs.
func (a ShRSIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a ShRSIAdaptor[T]) Rhs() T { return a.At(1) }

// NewShRSI creates the operation arith.shrsi at the builder's insertion point.
func NewShRSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShRSIOp {
	st := ir.OperationState{Def: ShRSI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[ShRSIOp](b.Create(&st))
}

// formatNegF is the assembly format of [NegF].
var formatNegF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNegF)},
	View:       ir.ViewOf[NegFOp],
}

// NegFOp is the view of an operation arith.negf.
type NegFOp struct{ ir.View }

// Def returns [NegF].
func (NegFOp) Def() *ir.OpDef { return NegF }

// The slots of the inherent attributes of [NegF].
const (
	slotNegFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op NegFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldNegF(op.Op(), constants)
}

// Operand is the operand $operand.
func (op NegFOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op NegFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotNegFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op NegFOp) SetFastmath(v FastMathFlags) NegFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotNegFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op NegFOp) Result() *ir.Value { return op.Op().Result(0) }

// NegFAdaptor has the converted operands of a [NegFOp] during a conversion.
type NegFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NegFOp].
func (NegFAdaptor[T]) For(NegFOp) {}

// Operand returns the converted operand $operand.
func (a NegFAdaptor[T]) Operand() T { return a.At(0) }

// NewNegF creates the operation arith.negf at the builder's insertion point.
func NewNegF(b *ir.Builder, operand *ir.Value) NegFOp {
	c := b.Context()
	st := ir.OperationState{Def: NegF, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotNegFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[NegFOp](b.Create(&st))
}

// formatAddF is the assembly format of [AddF].
var formatAddF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAddF)},
	View:       ir.ViewOf[AddFOp],
}

// AddFOp is the view of an operation arith.addf.
type AddFOp struct{ ir.View }

// Def returns [AddF].
func (AddFOp) Def() *ir.OpDef { return AddF }

// The slots of the inherent attributes of [AddF].
const (
	slotAddFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AddFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAddF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op AddFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AddFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op AddFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAddFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AddFOp) SetFastmath(v FastMathFlags) AddFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAddFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AddFOp) Result() *ir.Value { return op.Op().Result(0) }

// AddFAdaptor has the converted operands of a [AddFOp] during a conversion.
type AddFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AddFOp].
func (AddFAdaptor[T]) For(AddFOp) {}

// Lhs returns the converted operand $lhs.
func (a AddFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AddFAdaptor[T]) Rhs() T { return a.At(1) }

// NewAddF creates the operation arith.addf at the builder's insertion point.
func NewAddF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddFOp {
	c := b.Context()
	st := ir.OperationState{Def: AddF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotAddFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[AddFOp](b.Create(&st))
}

// formatSubF is the assembly format of [SubF].
var formatSubF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSubF)},
	View:       ir.ViewOf[SubFOp],
}

// SubFOp is the view of an operation arith.subf.
type SubFOp struct{ ir.View }

// Def returns [SubF].
func (SubFOp) Def() *ir.OpDef { return SubF }

// The slots of the inherent attributes of [SubF].
const (
	slotSubFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op SubFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSubF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op SubFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SubFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op SubFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotSubFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op SubFOp) SetFastmath(v FastMathFlags) SubFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSubFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op SubFOp) Result() *ir.Value { return op.Op().Result(0) }

// SubFAdaptor has the converted operands of a [SubFOp] during a conversion.
type SubFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SubFOp].
func (SubFAdaptor[T]) For(SubFOp) {}

// Lhs returns the converted operand $lhs.
func (a SubFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SubFAdaptor[T]) Rhs() T { return a.At(1) }

// NewSubF creates the operation arith.subf at the builder's insertion point.
func NewSubF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SubFOp {
	c := b.Context()
	st := ir.OperationState{Def: SubF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotSubFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[SubFOp](b.Create(&st))
}

// formatMaximumF is the assembly format of [MaximumF].
var formatMaximumF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaximumF)},
	View:       ir.ViewOf[MaximumFOp],
}

// MaximumFOp is the view of an operation arith.maximumf.
type MaximumFOp struct{ ir.View }

// Def returns [MaximumF].
func (MaximumFOp) Def() *ir.OpDef { return MaximumF }

// The slots of the inherent attributes of [MaximumF].
const (
	slotMaximumFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op MaximumFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMaximumF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MaximumFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MaximumFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MaximumFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotMaximumFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MaximumFOp) SetFastmath(v FastMathFlags) MaximumFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaximumFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MaximumFOp) Result() *ir.Value { return op.Op().Result(0) }

// MaximumFAdaptor has the converted operands of a [MaximumFOp] during a conversion.
type MaximumFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaximumFOp].
func (MaximumFAdaptor[T]) For(MaximumFOp) {}

// Lhs returns the converted operand $lhs.
func (a MaximumFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MaximumFAdaptor[T]) Rhs() T { return a.At(1) }

// NewMaximumF creates the operation arith.maximumf at the builder's insertion point.
func NewMaximumF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaximumFOp {
	c := b.Context()
	st := ir.OperationState{Def: MaximumF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotMaximumFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MaximumFOp](b.Create(&st))
}

// formatMaxNumF is the assembly format of [MaxNumF].
var formatMaxNumF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaxNumF)},
	View:       ir.ViewOf[MaxNumFOp],
}

// MaxNumFOp is the view of an operation arith.maxnumf.
type MaxNumFOp struct{ ir.View }

// Def returns [MaxNumF].
func (MaxNumFOp) Def() *ir.OpDef { return MaxNumF }

// The slots of the inherent attributes of [MaxNumF].
const (
	slotMaxNumFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op MaxNumFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMaxNumF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MaxNumFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MaxNumFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MaxNumFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotMaxNumFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MaxNumFOp) SetFastmath(v FastMathFlags) MaxNumFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaxNumFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MaxNumFOp) Result() *ir.Value { return op.Op().Result(0) }

// MaxNumFAdaptor has the converted operands of a [MaxNumFOp] during a conversion.
type MaxNumFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaxNumFOp].
func (MaxNumFAdaptor[T]) For(MaxNumFOp) {}

// Lhs returns the converted operand $lhs.
func (a MaxNumFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MaxNumFAdaptor[T]) Rhs() T { return a.At(1) }

// NewMaxNumF creates the operation arith.maxnumf at the builder's insertion point.
func NewMaxNumF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaxNumFOp {
	c := b.Context()
	st := ir.OperationState{Def: MaxNumF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotMaxNumFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MaxNumFOp](b.Create(&st))
}

// formatMaxSI is the assembly format of [MaxSI].
var formatMaxSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaxSI)},
	View:       ir.ViewOf[MaxSIOp],
}

// MaxSIOp is the view of an operation arith.maxsi.
type MaxSIOp struct{ ir.View }

// Def returns [MaxSI].
func (MaxSIOp) Def() *ir.OpDef { return MaxSI }

// Fold folds the operation; see [ir.FoldOp].
func (op MaxSIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMaxSI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MaxSIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MaxSIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MaxSIOp) Result() *ir.Value { return op.Op().Result(0) }

// MaxSIAdaptor has the converted operands of a [MaxSIOp] during a conversion.
type MaxSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaxSIOp].
func (MaxSIAdaptor[T]) For(MaxSIOp) {}

// Lhs returns the converted operand $lhs.
func (a MaxSIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MaxSIAdaptor[T]) Rhs() T { return a.At(1) }

// NewMaxSI creates the operation arith.maxsi at the builder's insertion point.
func NewMaxSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaxSIOp {
	st := ir.OperationState{Def: MaxSI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MaxSIOp](b.Create(&st))
}

// formatMaxUI is the assembly format of [MaxUI].
var formatMaxUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaxUI)},
	View:       ir.ViewOf[MaxUIOp],
}

// MaxUIOp is the view of an operation arith.maxui.
type MaxUIOp struct{ ir.View }

// Def returns [MaxUI].
func (MaxUIOp) Def() *ir.OpDef { return MaxUI }

// Fold folds the operation; see [ir.FoldOp].
func (op MaxUIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMaxUI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MaxUIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MaxUIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MaxUIOp) Result() *ir.Value { return op.Op().Result(0) }

// MaxUIAdaptor has the converted operands of a [MaxUIOp] during a conversion.
type MaxUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaxUIOp].
func (MaxUIAdaptor[T]) For(MaxUIOp) {}

// Lhs returns the converted operand $lhs.
func (a MaxUIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MaxUIAdaptor[T]) Rhs() T { return a.At(1) }

// NewMaxUI creates the operation arith.maxui at the builder's insertion point.
func NewMaxUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaxUIOp {
	st := ir.OperationState{Def: MaxUI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MaxUIOp](b.Create(&st))
}

// formatMinimumF is the assembly format of [MinimumF].
var formatMinimumF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinimumF)},
	View:       ir.ViewOf[MinimumFOp],
}

// MinimumFOp is the view of an operation arith.minimumf.
type MinimumFOp struct{ ir.View }

// Def returns [MinimumF].
func (MinimumFOp) Def() *ir.OpDef { return MinimumF }

// The slots of the inherent attributes of [MinimumF].
const (
	slotMinimumFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op MinimumFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMinimumF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MinimumFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MinimumFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MinimumFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotMinimumFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MinimumFOp) SetFastmath(v FastMathFlags) MinimumFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMinimumFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MinimumFOp) Result() *ir.Value { return op.Op().Result(0) }

// MinimumFAdaptor has the converted operands of a [MinimumFOp] during a conversion.
type MinimumFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MinimumFOp].
func (MinimumFAdaptor[T]) For(MinimumFOp) {}

// Lhs returns the converted operand $lhs.
func (a MinimumFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MinimumFAdaptor[T]) Rhs() T { return a.At(1) }

// NewMinimumF creates the operation arith.minimumf at the builder's insertion point.
func NewMinimumF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinimumFOp {
	c := b.Context()
	st := ir.OperationState{Def: MinimumF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotMinimumFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MinimumFOp](b.Create(&st))
}

// formatMinNumF is the assembly format of [MinNumF].
var formatMinNumF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinNumF)},
	View:       ir.ViewOf[MinNumFOp],
}

// MinNumFOp is the view of an operation arith.minnumf.
type MinNumFOp struct{ ir.View }

// Def returns [MinNumF].
func (MinNumFOp) Def() *ir.OpDef { return MinNumF }

// The slots of the inherent attributes of [MinNumF].
const (
	slotMinNumFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op MinNumFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMinNumF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MinNumFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MinNumFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MinNumFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotMinNumFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MinNumFOp) SetFastmath(v FastMathFlags) MinNumFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMinNumFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MinNumFOp) Result() *ir.Value { return op.Op().Result(0) }

// MinNumFAdaptor has the converted operands of a [MinNumFOp] during a conversion.
type MinNumFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MinNumFOp].
func (MinNumFAdaptor[T]) For(MinNumFOp) {}

// Lhs returns the converted operand $lhs.
func (a MinNumFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MinNumFAdaptor[T]) Rhs() T { return a.At(1) }

// NewMinNumF creates the operation arith.minnumf at the builder's insertion point.
func NewMinNumF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinNumFOp {
	c := b.Context()
	st := ir.OperationState{Def: MinNumF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotMinNumFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MinNumFOp](b.Create(&st))
}

// formatMinSI is the assembly format of [MinSI].
var formatMinSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinSI)},
	View:       ir.ViewOf[MinSIOp],
}

// MinSIOp is the view of an operation arith.minsi.
type MinSIOp struct{ ir.View }

// Def returns [MinSI].
func (MinSIOp) Def() *ir.OpDef { return MinSI }

// Fold folds the operation; see [ir.FoldOp].
func (op MinSIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMinSI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MinSIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MinSIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MinSIOp) Result() *ir.Value { return op.Op().Result(0) }

// MinSIAdaptor has the converted operands of a [MinSIOp] during a conversion.
type MinSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MinSIOp].
func (MinSIAdaptor[T]) For(MinSIOp) {}

// Lhs returns the converted operand $lhs.
func (a MinSIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MinSIAdaptor[T]) Rhs() T { return a.At(1) }

// NewMinSI creates the operation arith.minsi at the builder's insertion point.
func NewMinSI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinSIOp {
	st := ir.OperationState{Def: MinSI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MinSIOp](b.Create(&st))
}

// formatMinUI is the assembly format of [MinUI].
var formatMinUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinUI)},
	View:       ir.ViewOf[MinUIOp],
}

// MinUIOp is the view of an operation arith.minui.
type MinUIOp struct{ ir.View }

// Def returns [MinUI].
func (MinUIOp) Def() *ir.OpDef { return MinUI }

// Fold folds the operation; see [ir.FoldOp].
func (op MinUIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMinUI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MinUIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MinUIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MinUIOp) Result() *ir.Value { return op.Op().Result(0) }

// MinUIAdaptor has the converted operands of a [MinUIOp] during a conversion.
type MinUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MinUIOp].
func (MinUIAdaptor[T]) For(MinUIOp) {}

// Lhs returns the converted operand $lhs.
func (a MinUIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MinUIAdaptor[T]) Rhs() T { return a.At(1) }

// NewMinUI creates the operation arith.minui at the builder's insertion point.
func NewMinUI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinUIOp {
	st := ir.OperationState{Def: MinUI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MinUIOp](b.Create(&st))
}

// formatMulF is the assembly format of [MulF].
var formatMulF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMulF)},
	View:       ir.ViewOf[MulFOp],
}

// MulFOp is the view of an operation arith.mulf.
type MulFOp struct{ ir.View }

// Def returns [MulF].
func (MulFOp) Def() *ir.OpDef { return MulF }

// The slots of the inherent attributes of [MulF].
const (
	slotMulFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op MulFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMulF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MulFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MulFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op MulFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotMulFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MulFOp) SetFastmath(v FastMathFlags) MulFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMulFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MulFOp) Result() *ir.Value { return op.Op().Result(0) }

// MulFAdaptor has the converted operands of a [MulFOp] during a conversion.
type MulFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MulFOp].
func (MulFAdaptor[T]) For(MulFOp) {}

// Lhs returns the converted operand $lhs.
func (a MulFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MulFAdaptor[T]) Rhs() T { return a.At(1) }

// NewMulF creates the operation arith.mulf at the builder's insertion point.
func NewMulF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulFOp {
	c := b.Context()
	st := ir.OperationState{Def: MulF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotMulFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MulFOp](b.Create(&st))
}

// formatDivF is the assembly format of [DivF].
var formatDivF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDivF)},
	View:       ir.ViewOf[DivFOp],
}

// DivFOp is the view of an operation arith.divf.
type DivFOp struct{ ir.View }

// Def returns [DivF].
func (DivFOp) Def() *ir.OpDef { return DivF }

// The slots of the inherent attributes of [DivF].
const (
	slotDivFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op DivFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldDivF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op DivFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op DivFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op DivFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotDivFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op DivFOp) SetFastmath(v FastMathFlags) DivFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDivFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op DivFOp) Result() *ir.Value { return op.Op().Result(0) }

// DivFAdaptor has the converted operands of a [DivFOp] during a conversion.
type DivFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DivFOp].
func (DivFAdaptor[T]) For(DivFOp) {}

// Lhs returns the converted operand $lhs.
func (a DivFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a DivFAdaptor[T]) Rhs() T { return a.At(1) }

// NewDivF creates the operation arith.divf at the builder's insertion point.
func NewDivF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) DivFOp {
	c := b.Context()
	st := ir.OperationState{Def: DivF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotDivFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[DivFOp](b.Create(&st))
}

// formatRemF is the assembly format of [RemF].
var formatRemF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRemF)},
	View:       ir.ViewOf[RemFOp],
}

// RemFOp is the view of an operation arith.remf.
type RemFOp struct{ ir.View }

// Def returns [RemF].
func (RemFOp) Def() *ir.OpDef { return RemF }

// The slots of the inherent attributes of [RemF].
const (
	slotRemFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op RemFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRemF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op RemFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op RemFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op RemFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotRemFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op RemFOp) SetFastmath(v FastMathFlags) RemFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotRemFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op RemFOp) Result() *ir.Value { return op.Op().Result(0) }

// RemFAdaptor has the converted operands of a [RemFOp] during a conversion.
type RemFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RemFOp].
func (RemFAdaptor[T]) For(RemFOp) {}

// Lhs returns the converted operand $lhs.
func (a RemFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a RemFAdaptor[T]) Rhs() T { return a.At(1) }

// NewRemF creates the operation arith.remf at the builder's insertion point.
func NewRemF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) RemFOp {
	c := b.Context()
	st := ir.OperationState{Def: RemF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotRemFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[RemFOp](b.Create(&st))
}

// formatExtUI is the assembly format of [ExtUI].
var formatExtUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// ExtUI is the operation arith.extui: extension with zeros.
var ExtUI = &ir.OpDef{
	Name:      "arith.extui",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyWiderInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: fixedWidthIntegerLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: fixedWidthIntegerLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtUI)},
	View:       ir.ViewOf[ExtUIOp],
}

// ExtUIOp is the view of an operation arith.extui.
type ExtUIOp struct{ ir.View }

// Def returns [ExtUI].
func (ExtUIOp) Def() *ir.OpDef { return ExtUI }

// Fold folds the operation; see [ir.FoldOp].
func (op ExtUIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExtUI(op.Op(), constants)
}

// In is the operand $in.
func (op ExtUIOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $out.
func (op ExtUIOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtUIAdaptor has the converted operands of a [ExtUIOp] during a conversion.
type ExtUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtUIOp].
func (ExtUIAdaptor[T]) For(ExtUIOp) {}

// In returns the converted operand $in.
func (a ExtUIAdaptor[T]) In() T { return a.At(0) }

// NewExtUI creates the operation arith.extui at the builder's insertion point.
func NewExtUI(b *ir.Builder, resultType ir.Type, in *ir.Value) ExtUIOp {
	st := ir.OperationState{Def: ExtUI, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[ExtUIOp](b.Create(&st))
}

// formatExtSI is the assembly format of [ExtSI].
var formatExtSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// ExtSI is the operation arith.extsi: extension with the sign.
var ExtSI = &ir.OpDef{
	Name:      "arith.extsi",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyWiderInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: fixedWidthIntegerLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: fixedWidthIntegerLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtSI)},
	View:       ir.ViewOf[ExtSIOp],
}

// ExtSIOp is the view of an operation arith.extsi.
type ExtSIOp struct{ ir.View }

// Def returns [ExtSI].
func (ExtSIOp) Def() *ir.OpDef { return ExtSI }

// Fold folds the operation; see [ir.FoldOp].
func (op ExtSIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExtSI(op.Op(), constants)
}

// In is the operand $in.
func (op ExtSIOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $out.
func (op ExtSIOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtSIAdaptor has the converted operands of a [ExtSIOp] during a conversion.
type ExtSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtSIOp].
func (ExtSIAdaptor[T]) For(ExtSIOp) {}

// In returns the converted operand $in.
func (a ExtSIAdaptor[T]) In() T { return a.At(0) }

// NewExtSI creates the operation arith.extsi at the builder's insertion point.
func NewExtSI(b *ir.Builder, resultType ir.Type, in *ir.Value) ExtSIOp {
	st := ir.OperationState{Def: ExtSI, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[ExtSIOp](b.Create(&st))
}

// formatExtF is the assembly format of [ExtF].
var formatExtF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// ExtF is the operation arith.extf: conversion to a wider floating-point type.
var ExtF = &ir.OpDef{
	Name:      "arith.extf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyWiderFloat, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: IsFastMathFlagsAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtF)},
	View:       ir.ViewOf[ExtFOp],
}

// ExtFOp is the view of an operation arith.extf.
type ExtFOp struct{ ir.View }

// Def returns [ExtF].
func (ExtFOp) Def() *ir.OpDef { return ExtF }

// The slots of the inherent attributes of [ExtF].
const (
	slotExtFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ExtFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExtF(op.Op(), constants)
}

// In is the operand $in.
func (op ExtFOp) In() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath; ok is false if it is absent.
func (op ExtFOp) Fastmath() (value FastMathFlags, ok bool) {
	if v, ok := op.Op().InherentAttr(slotExtFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFastmath sets the attribute $fastmath.
func (op ExtFOp) SetFastmath(v FastMathFlags) ExtFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExtFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $out.
func (op ExtFOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtFAdaptor has the converted operands of a [ExtFOp] during a conversion.
type ExtFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtFOp].
func (ExtFAdaptor[T]) For(ExtFOp) {}

// In returns the converted operand $in.
func (a ExtFAdaptor[T]) In() T { return a.At(0) }

// NewExtF creates the operation arith.extf at the builder's insertion point.
func NewExtF(b *ir.Builder, resultType ir.Type, in *ir.Value) ExtFOp {
	st := ir.OperationState{Def: ExtF, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[ExtFOp](b.Create(&st))
}

// formatScalingExtF is the assembly format of [ScalingExtF].
var formatScalingExtF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// ScalingExtF is the operation arith.scaling_extf: conversion to a wider floating-point type, times a scale.
var ScalingExtF = &ir.OpDef{
	Name:      "arith.scaling_extf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), verifyScalingExtF, constraint.Elementwise},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatScalingExtF)},
	View:       ir.ViewOf[ScalingExtFOp],
}

// ScalingExtFOp is the view of an operation arith.scaling_extf.
type ScalingExtFOp struct{ ir.View }

// Def returns [ScalingExtF].
func (ScalingExtFOp) Def() *ir.OpDef { return ScalingExtF }

// The slots of the inherent attributes of [ScalingExtF].
const (
	slotScalingExtFFastmath = 0
)

// In is the operand $in.
func (op ScalingExtFOp) In() *ir.Value { return op.Op().Operand(0) }

// Scale is the operand $scale.
func (op ScalingExtFOp) Scale() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath; ok is false if it is absent.
func (op ScalingExtFOp) Fastmath() (value FastMathFlags, ok bool) {
	if v, ok := op.Op().InherentAttr(slotScalingExtFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFastmath sets the attribute $fastmath.
func (op ScalingExtFOp) SetFastmath(v FastMathFlags) ScalingExtFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScalingExtFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $out.
func (op ScalingExtFOp) Result() *ir.Value { return op.Op().Result(0) }

// ScalingExtFAdaptor has the converted operands of a [ScalingExtFOp] during a conversion.
type ScalingExtFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ScalingExtFOp].
func (ScalingExtFAdaptor[T]) For(ScalingExtFOp) {}

// In returns the converted operand $in.
func (a ScalingExtFAdaptor[T]) In() T { return a.At(0) }

// Scale returns the converted operand $scale.
func (a ScalingExtFAdaptor[T]) Scale() T { return a.At(1) }

// NewScalingExtF creates the operation arith.scaling_extf at the builder's insertion point.
func NewScalingExtF(b *ir.Builder, resultType ir.Type, in *ir.Value, scale *ir.Value) ScalingExtFOp {
	st := ir.OperationState{Def: ScalingExtF, Operands: []*ir.Value{in, scale}, Results: []ir.Type{resultType}}
	return ir.Cast[ScalingExtFOp](b.Create(&st))
}

// formatTruncI is the assembly format of [TruncI].
var formatTruncI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "overflow"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &IntegerOverflowFlagsAttrDef, Is: asm.IsAttr[*IntegerOverflowFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// TruncI is the operation arith.trunci: truncation.
var TruncI = &ir.OpDef{
	Name:      "arith.trunci",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyNarrowerInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: fixedWidthIntegerLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: IsIntegerOverflowFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewIntegerOverflowFlagsAttr(c, OverflowNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: fixedWidthIntegerLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTruncI)},
	View:       ir.ViewOf[TruncIOp],
}

// TruncIOp is the view of an operation arith.trunci.
type TruncIOp struct{ ir.View }

// Def returns [TruncI].
func (TruncIOp) Def() *ir.OpDef { return TruncI }

// The slots of the inherent attributes of [TruncI].
const (
	slotTruncIOverflowFlags = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op TruncIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldTruncI(op.Op(), constants)
}

// In is the operand $in.
func (op TruncIOp) In() *ir.Value { return op.Op().Operand(0) }

// OverflowFlags is the attribute $overflowFlags, OverflowNone if it is absent.
func (op TruncIOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotTruncIOverflowFlags).(*IntegerOverflowFlagsAttr); ok {
		return v.Value()
	}
	return OverflowNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op TruncIOp) SetOverflowFlags(v IntegerOverflowFlags) TruncIOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTruncIOverflowFlags, NewIntegerOverflowFlagsAttr(c, v))
	return op
}

// Result is the result $out.
func (op TruncIOp) Result() *ir.Value { return op.Op().Result(0) }

// TruncIAdaptor has the converted operands of a [TruncIOp] during a conversion.
type TruncIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TruncIOp].
func (TruncIAdaptor[T]) For(TruncIOp) {}

// In returns the converted operand $in.
func (a TruncIAdaptor[T]) In() T { return a.At(0) }

// NewTruncI creates the operation arith.trunci at the builder's insertion point.
func NewTruncI(b *ir.Builder, resultType ir.Type, in *ir.Value) TruncIOp {
	c := b.Context()
	st := ir.OperationState{Def: TruncI, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotTruncIOverflowFlags: NewIntegerOverflowFlagsAttr(c, OverflowNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[TruncIOp](b.Create(&st))
}

// formatTruncF is the assembly format of [TruncF].
var formatTruncF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 1, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// TruncF is the operation arith.truncf: conversion to a narrower floating-point type.
var TruncF = &ir.OpDef{
	Name:      "arith.truncf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyNarrowerFloat, constraint.Elementwise},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTruncF)},
	View:       ir.ViewOf[TruncFOp],
}

// TruncFOp is the view of an operation arith.truncf.
type TruncFOp struct{ ir.View }

// Def returns [TruncF].
func (TruncFOp) Def() *ir.OpDef { return TruncF }

// The slots of the inherent attributes of [TruncF].
const (
	slotTruncFRoundingmode = 0
	slotTruncFFastmath     = 1
)

// Fold folds the operation; see [ir.FoldOp].
func (op TruncFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldTruncF(op.Op(), constants)
}

// In is the operand $in.
func (op TruncFOp) In() *ir.Value { return op.Op().Operand(0) }

// Roundingmode is the attribute $roundingmode; ok is false if it is absent.
func (op TruncFOp) Roundingmode() (value RoundingMode, ok bool) {
	if v, ok := op.Op().InherentAttr(slotTruncFRoundingmode).(*ir.IntegerAttr); ok {
		return RoundingMode(v.Uint()), true
	}
	return value, false
}

// SetRoundingmode sets the attribute $roundingmode.
func (op TruncFOp) SetRoundingmode(v RoundingMode) TruncFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTruncFRoundingmode, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Fastmath is the attribute $fastmath; ok is false if it is absent.
func (op TruncFOp) Fastmath() (value FastMathFlags, ok bool) {
	if v, ok := op.Op().InherentAttr(slotTruncFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFastmath sets the attribute $fastmath.
func (op TruncFOp) SetFastmath(v FastMathFlags) TruncFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTruncFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $out.
func (op TruncFOp) Result() *ir.Value { return op.Op().Result(0) }

// TruncFAdaptor has the converted operands of a [TruncFOp] during a conversion.
type TruncFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TruncFOp].
func (TruncFAdaptor[T]) For(TruncFOp) {}

// In returns the converted operand $in.
func (a TruncFAdaptor[T]) In() T { return a.At(0) }

// NewTruncF creates the operation arith.truncf at the builder's insertion point.
func NewTruncF(b *ir.Builder, resultType ir.Type, in *ir.Value) TruncFOp {
	st := ir.OperationState{Def: TruncF, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[TruncFOp](b.Create(&st))
}

// formatScalingTruncF is the assembly format of [ScalingTruncF].
var formatScalingTruncF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 1, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// ScalingTruncF is the operation arith.scaling_truncf: conversion to a narrower floating-point type, divided by a scale.
var ScalingTruncF = &ir.OpDef{
	Name:      "arith.scaling_truncf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), verifyScalingTruncF, constraint.Elementwise},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatScalingTruncF)},
	View:       ir.ViewOf[ScalingTruncFOp],
}

// ScalingTruncFOp is the view of an operation arith.scaling_truncf.
type ScalingTruncFOp struct{ ir.View }

// Def returns [ScalingTruncF].
func (ScalingTruncFOp) Def() *ir.OpDef { return ScalingTruncF }

// The slots of the inherent attributes of [ScalingTruncF].
const (
	slotScalingTruncFRoundingmode = 0
	slotScalingTruncFFastmath     = 1
)

// In is the operand $in.
func (op ScalingTruncFOp) In() *ir.Value { return op.Op().Operand(0) }

// Scale is the operand $scale.
func (op ScalingTruncFOp) Scale() *ir.Value { return op.Op().Operand(1) }

// Roundingmode is the attribute $roundingmode; ok is false if it is absent.
func (op ScalingTruncFOp) Roundingmode() (value RoundingMode, ok bool) {
	if v, ok := op.Op().InherentAttr(slotScalingTruncFRoundingmode).(*ir.IntegerAttr); ok {
		return RoundingMode(v.Uint()), true
	}
	return value, false
}

// SetRoundingmode sets the attribute $roundingmode.
func (op ScalingTruncFOp) SetRoundingmode(v RoundingMode) ScalingTruncFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScalingTruncFRoundingmode, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Fastmath is the attribute $fastmath; ok is false if it is absent.
func (op ScalingTruncFOp) Fastmath() (value FastMathFlags, ok bool) {
	if v, ok := op.Op().InherentAttr(slotScalingTruncFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFastmath sets the attribute $fastmath.
func (op ScalingTruncFOp) SetFastmath(v FastMathFlags) ScalingTruncFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScalingTruncFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $out.
func (op ScalingTruncFOp) Result() *ir.Value { return op.Op().Result(0) }

// ScalingTruncFAdaptor has the converted operands of a [ScalingTruncFOp] during a conversion.
type ScalingTruncFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ScalingTruncFOp].
func (ScalingTruncFAdaptor[T]) For(ScalingTruncFOp) {}

// In returns the converted operand $in.
func (a ScalingTruncFAdaptor[T]) In() T { return a.At(0) }

// Scale returns the converted operand $scale.
func (a ScalingTruncFAdaptor[T]) Scale() T { return a.At(1) }

// NewScalingTruncF creates the operation arith.scaling_truncf at the builder's insertion point.
func NewScalingTruncF(b *ir.Builder, resultType ir.Type, in *ir.Value, scale *ir.Value) ScalingTruncFOp {
	st := ir.OperationState{Def: ScalingTruncF, Operands: []*ir.Value{in, scale}, Results: []ir.Type{resultType}}
	return ir.Cast[ScalingTruncFOp](b.Create(&st))
}

// formatUIToFP is the assembly format of [UIToFP].
var formatUIToFP = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// UIToFP is the operation arith.uitofp: conversion of an unsigned integer to floating point.
var UIToFP = &ir.OpDef{
	Name:      "arith.uitofp",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyIntegerToFloat, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: fixedWidthIntegerLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUIToFP)},
	View:       ir.ViewOf[UIToFPOp],
}

// UIToFPOp is the view of an operation arith.uitofp.
type UIToFPOp struct{ ir.View }

// Def returns [UIToFP].
func (UIToFPOp) Def() *ir.OpDef { return UIToFP }

// Fold folds the operation; see [ir.FoldOp].
func (op UIToFPOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldUIToFP(op.Op(), constants)
}

// In is the operand $in.
func (op UIToFPOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $out.
func (op UIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// UIToFPAdaptor has the converted operands of a [UIToFPOp] during a conversion.
type UIToFPAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UIToFPOp].
func (UIToFPAdaptor[T]) For(UIToFPOp) {}

// In returns the converted operand $in.
func (a UIToFPAdaptor[T]) In() T { return a.At(0) }

// NewUIToFP creates the operation arith.uitofp at the builder's insertion point.
func NewUIToFP(b *ir.Builder, resultType ir.Type, in *ir.Value) UIToFPOp {
	st := ir.OperationState{Def: UIToFP, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[UIToFPOp](b.Create(&st))
}

// formatSIToFP is the assembly format of [SIToFP].
var formatSIToFP = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// SIToFP is the operation arith.sitofp: conversion of a signed integer to floating point.
var SIToFP = &ir.OpDef{
	Name:      "arith.sitofp",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyIntegerToFloat, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: fixedWidthIntegerLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSIToFP)},
	View:       ir.ViewOf[SIToFPOp],
}

// SIToFPOp is the view of an operation arith.sitofp.
type SIToFPOp struct{ ir.View }

// Def returns [SIToFP].
func (SIToFPOp) Def() *ir.OpDef { return SIToFP }

// Fold folds the operation; see [ir.FoldOp].
func (op SIToFPOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSIToFP(op.Op(), constants)
}

// In is the operand $in.
func (op SIToFPOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $out.
func (op SIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// SIToFPAdaptor has the converted operands of a [SIToFPOp] during a conversion.
type SIToFPAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SIToFPOp].
func (SIToFPAdaptor[T]) For(SIToFPOp) {}

// In returns the converted operand $in.
func (a SIToFPAdaptor[T]) In() T { return a.At(0) }

// NewSIToFP creates the operation arith.sitofp at the builder's insertion point.
func NewSIToFP(b *ir.Builder, resultType ir.Type, in *ir.Value) SIToFPOp {
	st := ir.OperationState{Def: SIToFP, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[SIToFPOp](b.Create(&st))
}

// formatFPToUI is the assembly format of [FPToUI].
var formatFPToUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FPToUI is the operation arith.fptoui: conversion of floating point to an unsigned integer.
var FPToUI = &ir.OpDef{
	Name:      "arith.fptoui",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyFloatToInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.FloatLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: fixedWidthIntegerLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPToUI)},
	View:       ir.ViewOf[FPToUIOp],
}

// FPToUIOp is the view of an operation arith.fptoui.
type FPToUIOp struct{ ir.View }

// Def returns [FPToUI].
func (FPToUIOp) Def() *ir.OpDef { return FPToUI }

// Fold folds the operation; see [ir.FoldOp].
func (op FPToUIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFPToUI(op.Op(), constants)
}

// In is the operand $in.
func (op FPToUIOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $out.
func (op FPToUIOp) Result() *ir.Value { return op.Op().Result(0) }

// FPToUIAdaptor has the converted operands of a [FPToUIOp] during a conversion.
type FPToUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FPToUIOp].
func (FPToUIAdaptor[T]) For(FPToUIOp) {}

// In returns the converted operand $in.
func (a FPToUIAdaptor[T]) In() T { return a.At(0) }

// NewFPToUI creates the operation arith.fptoui at the builder's insertion point.
func NewFPToUI(b *ir.Builder, resultType ir.Type, in *ir.Value) FPToUIOp {
	st := ir.OperationState{Def: FPToUI, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[FPToUIOp](b.Create(&st))
}

// formatFPToSI is the assembly format of [FPToSI].
var formatFPToSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FPToSI is the operation arith.fptosi: conversion of floating point to a signed integer.
var FPToSI = &ir.OpDef{
	Name:      "arith.fptosi",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyFloatToInteger, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.FloatLike},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: fixedWidthIntegerLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPToSI)},
	View:       ir.ViewOf[FPToSIOp],
}

// FPToSIOp is the view of an operation arith.fptosi.
type FPToSIOp struct{ ir.View }

// Def returns [FPToSI].
func (FPToSIOp) Def() *ir.OpDef { return FPToSI }

// Fold folds the operation; see [ir.FoldOp].
func (op FPToSIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFPToSI(op.Op(), constants)
}

// In is the operand $in.
func (op FPToSIOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $out.
func (op FPToSIOp) Result() *ir.Value { return op.Op().Result(0) }

// FPToSIAdaptor has the converted operands of a [FPToSIOp] during a conversion.
type FPToSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FPToSIOp].
func (FPToSIAdaptor[T]) For(FPToSIOp) {}

// In returns the converted operand $in.
func (a FPToSIAdaptor[T]) In() T { return a.At(0) }

// NewFPToSI creates the operation arith.fptosi at the builder's insertion point.
func NewFPToSI(b *ir.Builder, resultType ir.Type, in *ir.Value) FPToSIOp {
	st := ir.OperationState{Def: FPToSI, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[FPToSIOp](b.Create(&st))
}

// formatIndexCast is the assembly format of [IndexCast].
var formatIndexCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// IndexCast is the operation arith.index_cast: signed conversion between index and integers.
var IndexCast = &ir.OpDef{
	Name:      "arith.index_cast",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyIndexCast, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: indexCastType},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: indexCastType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIndexCast)},
	View:       ir.ViewOf[IndexCastOp],
}

// IndexCastOp is the view of an operation arith.index_cast.
type IndexCastOp struct{ ir.View }

// Def returns [IndexCast].
func (IndexCastOp) Def() *ir.OpDef { return IndexCast }

// Fold folds the operation; see [ir.FoldOp].
func (op IndexCastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIndexCast(op.Op(), constants)
}

// In is the operand $in.
func (op IndexCastOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $out.
func (op IndexCastOp) Result() *ir.Value { return op.Op().Result(0) }

// IndexCastAdaptor has the converted operands of a [IndexCastOp] during a conversion.
type IndexCastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IndexCastOp].
func (IndexCastAdaptor[T]) For(IndexCastOp) {}

// In returns the converted operand $in.
func (a IndexCastAdaptor[T]) In() T { return a.At(0) }

// NewIndexCast creates the operation arith.index_cast at the builder's insertion point.
func NewIndexCast(b *ir.Builder, resultType ir.Type, in *ir.Value) IndexCastOp {
	st := ir.OperationState{Def: IndexCast, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[IndexCastOp](b.Create(&st))
}

// formatIndexCastUI is the assembly format of [IndexCastUI].
var formatIndexCastUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// IndexCastUI is the operation arith.index_castui: unsigned conversion between index and integers.
var IndexCastUI = &ir.OpDef{
	Name:      "arith.index_castui",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyIndexCast, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: indexCastType},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: indexCastType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIndexCastUI)},
	View:       ir.ViewOf[IndexCastUIOp],
}

// IndexCastUIOp is the view of an operation arith.index_castui.
type IndexCastUIOp struct{ ir.View }

// Def returns [IndexCastUI].
func (IndexCastUIOp) Def() *ir.OpDef { return IndexCastUI }

// Fold folds the operation; see [ir.FoldOp].
func (op IndexCastUIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIndexCastUI(op.Op(), constants)
}

// In is the operand $in.
func (op IndexCastUIOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $out.
func (op IndexCastUIOp) Result() *ir.Value { return op.Op().Result(0) }

// IndexCastUIAdaptor has the converted operands of a [IndexCastUIOp] during a conversion.
type IndexCastUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IndexCastUIOp].
func (IndexCastUIAdaptor[T]) For(IndexCastUIOp) {}

// In returns the converted operand $in.
func (a IndexCastUIAdaptor[T]) In() T { return a.At(0) }

// NewIndexCastUI creates the operation arith.index_castui at the builder's insertion point.
func NewIndexCastUI(b *ir.Builder, resultType ir.Type, in *ir.Value) IndexCastUIOp {
	st := ir.OperationState{Def: IndexCastUI, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[IndexCastUIOp](b.Create(&st))
}

// formatBitcast is the assembly format of [Bitcast].
var formatBitcast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Bitcast is the operation arith.bitcast: the same bits as another type.
var Bitcast = &ir.OpDef{
	Name:      "arith.bitcast",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("input and output have the same tensor dimensions", sameTensorDims), constraint.SameOperandsAndResultShape, verifyBitcast, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: bitcastType},
	},
	Results: []ir.ValueDef{
		{Name: "out", Constraint: bitcastType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBitcast)},
	View:       ir.ViewOf[BitcastOp],
}

// BitcastOp is the view of an operation arith.bitcast.
type BitcastOp struct{ ir.View }

// Def returns [Bitcast].
func (BitcastOp) Def() *ir.OpDef { return Bitcast }

// Fold folds the operation; see [ir.FoldOp].
func (op BitcastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldBitcast(op.Op(), constants)
}

// In is the operand $in.
func (op BitcastOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $out.
func (op BitcastOp) Result() *ir.Value { return op.Op().Result(0) }

// BitcastAdaptor has the converted operands of a [BitcastOp] during a conversion.
type BitcastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BitcastOp].
func (BitcastAdaptor[T]) For(BitcastOp) {}

// In returns the converted operand $in.
func (a BitcastAdaptor[T]) In() T { return a.At(0) }

// NewBitcast creates the operation arith.bitcast at the builder's insertion point.
func NewBitcast(b *ir.Builder, resultType ir.Type, in *ir.Value) BitcastOp {
	st := ir.OperationState{Def: Bitcast, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[BitcastOp](b.Create(&st))
}

// formatCmpI is the assembly format of [CmpI].
var formatCmpI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &CmpIPredicateEnum}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
	},
	Elided: 1 << 0,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCmpI)},
	View:       ir.ViewOf[CmpIOp],
}

// CmpIOp is the view of an operation arith.cmpi.
type CmpIOp struct{ ir.View }

// Def returns [CmpI].
func (CmpIOp) Def() *ir.OpDef { return CmpI }

// The slots of the inherent attributes of [CmpI].
const (
	slotCmpIPredicate = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op CmpIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCmpI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op CmpIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op CmpIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Predicate is the attribute $predicate.
func (op CmpIOp) Predicate() CmpIPredicate {
	return CmpIPredicate(op.Op().InherentAttr(slotCmpIPredicate).(*ir.IntegerAttr).Uint())
}

// SetPredicate sets the attribute $predicate.
func (op CmpIOp) SetPredicate(v CmpIPredicate) CmpIOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCmpIPredicate, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $result.
func (op CmpIOp) Result() *ir.Value { return op.Op().Result(0) }

// CmpIAdaptor has the converted operands of a [CmpIOp] during a conversion.
type CmpIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CmpIOp].
func (CmpIAdaptor[T]) For(CmpIOp) {}

// Lhs returns the converted operand $lhs.
func (a CmpIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a CmpIAdaptor[T]) Rhs() T { return a.At(1) }

// NewCmpI creates the operation arith.cmpi at the builder's insertion point.
func NewCmpI(b *ir.Builder, predicate CmpIPredicate, lhs *ir.Value, rhs *ir.Value) CmpIOp {
	c := b.Context()
	st := ir.OperationState{Def: CmpI, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotCmpIPredicate: ir.NewIntegerAttr(c.I64(), int64(predicate))}, Results: []ir.Type{constraint.I1SameShape(lhs.Type())}}
	return ir.Cast[CmpIOp](b.Create(&st))
}

// formatCmpF is the assembly format of [CmpF].
var formatCmpF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &CmpFPredicateEnum}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 1, Attr: &asm.AttrForm{Def: &FastMathFlagsAttrDef, Is: asm.IsAttr[*FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
	},
	Elided: 1<<0 | 1<<1,
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCmpF)},
	View:       ir.ViewOf[CmpFOp],
}

// CmpFOp is the view of an operation arith.cmpf.
type CmpFOp struct{ ir.View }

// Def returns [CmpF].
func (CmpFOp) Def() *ir.OpDef { return CmpF }

// The slots of the inherent attributes of [CmpF].
const (
	slotCmpFPredicate = 0
	slotCmpFFastmath  = 1
)

// Fold folds the operation; see [ir.FoldOp].
func (op CmpFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCmpF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op CmpFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op CmpFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Predicate is the attribute $predicate.
func (op CmpFOp) Predicate() CmpFPredicate {
	return CmpFPredicate(op.Op().InherentAttr(slotCmpFPredicate).(*ir.IntegerAttr).Uint())
}

// SetPredicate sets the attribute $predicate.
func (op CmpFOp) SetPredicate(v CmpFPredicate) CmpFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCmpFPredicate, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Fastmath is the attribute $fastmath, FastMathNone if it is absent.
func (op CmpFOp) Fastmath() FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotCmpFFastmath).(*FastMathFlagsAttr); ok {
		return v.Value()
	}
	return FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op CmpFOp) SetFastmath(v FastMathFlags) CmpFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCmpFFastmath, NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op CmpFOp) Result() *ir.Value { return op.Op().Result(0) }

// CmpFAdaptor has the converted operands of a [CmpFOp] during a conversion.
type CmpFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CmpFOp].
func (CmpFAdaptor[T]) For(CmpFOp) {}

// Lhs returns the converted operand $lhs.
func (a CmpFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a CmpFAdaptor[T]) Rhs() T { return a.At(1) }

// NewCmpF creates the operation arith.cmpf at the builder's insertion point.
func NewCmpF(b *ir.Builder, predicate CmpFPredicate, lhs *ir.Value, rhs *ir.Value) CmpFOp {
	c := b.Context()
	st := ir.OperationState{Def: CmpF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotCmpFPredicate: ir.NewIntegerAttr(c.I64(), int64(predicate)), slotCmpFFastmath: NewFastMathFlagsAttr(c, FastMathNone)}, Results: []ir.Type{constraint.I1SameShape(lhs.Type())}}
	return ir.Cast[CmpFOp](b.Create(&st))
}

// Select is the operation arith.select: one of two values.
var Select = &ir.OpDef{
	Name:      "arith.select",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2), constraint.Result(0)), constraint.PredOpTrait("condition is signless i1 or has matching shape", conditionMatches), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "condition", Constraint: constraint.BoolLike},
		{Name: "true_value", Constraint: constraint.AnyType},
		{Name: "false_value", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(selectSyntax)},
	View:       ir.ViewOf[SelectOp],
}

// SelectOp is the view of an operation arith.select.
type SelectOp struct{ ir.View }

// Def returns [Select].
func (SelectOp) Def() *ir.OpDef { return Select }

// Verify checks what the definition cannot express.
func (op SelectOp) Verify() *diag.Diagnostic { return verifySelect(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op SelectOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSelect(op.Op(), constants)
}

// Condition is the operand $condition.
func (op SelectOp) Condition() *ir.Value { return op.Op().Operand(0) }

// TrueValue is the operand $true_value.
func (op SelectOp) TrueValue() *ir.Value { return op.Op().Operand(1) }

// FalseValue is the operand $false_value.
func (op SelectOp) FalseValue() *ir.Value { return op.Op().Operand(2) }

// Result is the result $result.
func (op SelectOp) Result() *ir.Value { return op.Op().Result(0) }

// SelectAdaptor has the converted operands of a [SelectOp] during a conversion.
type SelectAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SelectOp].
func (SelectAdaptor[T]) For(SelectOp) {}

// Condition returns the converted operand $condition.
func (a SelectAdaptor[T]) Condition() T { return a.At(0) }

// TrueValue returns the converted operand $true_value.
func (a SelectAdaptor[T]) TrueValue() T { return a.At(1) }

// FalseValue returns the converted operand $false_value.
func (a SelectAdaptor[T]) FalseValue() T { return a.At(2) }

// NewSelect creates the operation arith.select at the builder's insertion point.
func NewSelect(b *ir.Builder, condition *ir.Value, trueValue *ir.Value, falseValue *ir.Value) SelectOp {
	st := ir.OperationState{Def: Select, Operands: []*ir.Value{condition, trueValue, falseValue}, Results: []ir.Type{trueValue.Type()}}
	return ir.Cast[SelectOp](b.Create(&st))
}
