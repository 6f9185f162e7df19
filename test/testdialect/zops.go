// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
	"github.com/gomlir/gomlir/rewrite"
)

// Dialect is the test dialect: operations, attributes and types that tests need.
var Dialect = &ir.Dialect{
	Name:                "test",
	Ops:                 []*ir.OpDef{VersionedA, AnyAttrOf, Call, FunctionalRegion, ConversionCall, CallAndStore, CallOnDevice, CallWithSegments, StoreWithARegion, StoreWithARegionTerminator, FoldToCall, RegionIfYield, RegionIf, AnyCond, LoopBlock, LoopBlockTerm, GraphRegion, SwitchWithNoBreak, Symbol, SymbolWithResult, SymbolScope, SymbolScopeIsolated, SymbolTableRegion, OneRegion, TwoRegions, SizedRegions, IsolatedOneRegion, IsolatedRegions, AllocaScopeRegion, OneRegionWithRecursiveMemoryEffects, SingleNoTerminator, VariadicNoTerminator, Finish, SingleBlockImplicitTerminator, Branch, ProducingBranch, InternalBranch, SSACFGRegion, IsolatedGraphRegion, RegionYield, BufferBased, RegionBufferBased, Copy, Normalizable, NormalizableResults, NotNormalizable, MultiSlotAlloca, OpWithDataLayout, DataLayoutQuery, EffectsResult, OpWithMemread, OpWithMemwrite, FormatMaybeEmptyType, VariadicArgsTypesSplit, OperationNamed, DimensionList, OptionalCustom, ResultNameFromType, BlockArgumentNameFromType, ResultNameFromTypeInterface, ArrayOfAttr, CustomResultName, WrappingRegion, MixedNormalVariadicOperand, MixedNormalVariadicResult, BlockArgumentNameFromTypeInterface, BlockNames, PrettyPrintedRegion, PolyFor, SingleNoTerminatorCustom, RegionRef, Verifiers, SideEffect, IsolatedRegion, ParseIntegerLiteral, ParseWrappedKeyword, ParseBase64, Slash, AsmInterface, PrettyName, DefaultDialect, WithDotInName, CustomFormatFallback, FormatOptionalResultD, CSEOfSingleBlock, SideEffectWithRegion, OpWithEnum, OpWithBitEnum, OpWithEnumProp, OpWithEnumPropAttrForm, OpWithEnumPropAttrFormAlways, OpWithBitEnumProp, OpWithBitEnumPropNamed, IllegalA, IllegalB, IllegalC, IllegalD, IllegalE, IllegalF, IllegalG, LegalA, LegalB, LegalC, LegalD, ConvertBlockArgs, IllegalTerminator, IllegalWithRegion, IllegalWithRegionAnchor, Rewrite, RecursiveRewrite, Blackhole, RegionBuilder, Return, Cast, Invalid, Valid, TypeProducer, ValidProducer, AnotherTypeProducer, TypeConsumer, ValidConsumer, TypeChanger, MergeBlocks, RemappedValueRegion, SignatureConversionUndo, SignatureConversionNoConverter, OneVariadic1, OneVariadic2, GetTupleElement, MakeTuple, OpA, OpB, OpC, OpD, OpE, OpF, OpG, OpH, OpI, OpJ, OpK, OpN, OpO, OpWithRegionPattern, Constant, OpWithRegionFoldNoSideEffect, OpWithRegionFold, OpWithVariadicResultsAndFolder, AddI, OpCommutative, OpLargeCommutative, OpCommutative2, Idempotent, IdempotentBinary, Involution, InvolutionFails, InvolutionFolds, OpInPlaceFoldAnchor, OpInPlaceFold, OpInPlaceSelfFold, OpInPlaceFoldSuccess, FoldWithFoldAdaptor, ManualFold, DialectCanonicalizable, WithBounds, ReflectBounds, ReifyBound, Compare, ValueWithBounds, dynamicOps[0], dynamicOps[1], dynamicOps[2]},
	Types:               []*ir.TypeDef{I32TypeDef, TestRecursiveTypeDef, TestRecursiveAliasTypeDef, TestIntegerTypeDef, TestTypeDef, OptionalValueTypeDef, MemRefElementTypeDef, DefaultAliasTypeDef, SimpleATypeDef, NamedValueTypeDef, dynamicTypes[0], dynamicTypes[1], dynamicTypes[2]},
	Attrs:               []*ir.AttrDef{CustomFloatAttrDef, CustomStructAttrDef, NamedAliasAttrDef, DefaultAliasAttrDef, NestedAliasAttrDef, ConditionalAliasAttrDef, SelfTypeAttrDef, ExternElementsAttrDef, ConstMemorySpaceAttrDef, UglyAttrDef, SimpleEnumAttrDef, ArrayOfUglyAttrDef, ArrayOfIntsAttrDef, ArrayOfEnumsAttrDef, SlashAttrDef, SymbolUseAttrDef, EnumAttrDef, BitEnumAttrDef, dynamicAttrs[0], dynamicAttrs[1], dynamicAttrs[2]},
	MaterializeConstant: materializeConstant,
	VerifyArgAttr:       verifyOtherAttr,
	VerifyResultAttr:    verifyOtherAttr,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{}), rewrite.CanonicalizeDialectInterface.Is(canonicalizations), rewrite.ConstantRegionInterface.Is(constantRegions{}), asm.AttrAliasInterface.Is(aliases{}), asm.TypeAliasInterface.Is(aliases{}), asm.OpParserInterface.Is(operationForms{}), bytecode.DialectInterface.Is(encoding{})},
	AllowsUnknownOps:    true,
	Resources:           true,
}

// I32Type is !test.i32: a type beside the builtin i32.
type I32Type struct {
	ir.TypeBase
}

// I32TypeDef is the definition of I32Type.
var I32TypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "test",
	Mnemonic:   "i32",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxI32Type{})},
})

// NewI32Type returns the type.
func NewI32Type(c *ir.Context) *I32Type {
	if v := c.LookupType(I32TypeDef, nil); v != nil {
		return v.(*I32Type)
	}
	return c.InternType(I32TypeDef, nil, &I32Type{}).(*I32Type)
}

// syntaxI32Type parses and prints I32Type.
type syntaxI32Type struct{}

// ParseType parses the text after the mnemonic.
func (syntaxI32Type) ParseType(p *asm.Parser) ir.Type {
	if p.Failed() {
		return p.BadType()
	}
	return NewI32Type(p.Context())
}

// PrintType prints the text after the mnemonic.
func (syntaxI32Type) PrintType(*asm.Printer, ir.Type) {}

// TestRecursiveType is !test.test_rec: a type that may be in its own body.
type TestRecursiveType struct {
	ir.TypeBase
	name  string
	scope *ir.Scope // nil: the context
	body  ir.Body[bodyTestRecursiveType]
}

// TestRecursiveTypeDef is the definition of TestRecursiveType.
var TestRecursiveTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "test",
	Mnemonic:   "test_rec",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxTestRecursiveType{})},
	SubElements: func(x ir.Type, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*TestRecursiveType)
		if v := v.body.Get(); v != nil {
			if v.contents != nil {
				typ(v.contents)
			}
		}
	},
	Rebuild: ir.TypeRebuild[*TestRecursiveType],
})

// bodyTestRecursiveType is the body of a TestRecursiveType.
type bodyTestRecursiveType struct {
	contents ir.Type
}

func (x *bodyTestRecursiveType) equal(y *bodyTestRecursiveType) bool {
	return x.contents == y.contents
}

// NewTestRecursiveType returns the type with the given identity. It may still lack a body.
func NewTestRecursiveType(c *ir.Context, name string) *TestRecursiveType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	if v := c.LookupType(TestRecursiveTypeDef, k); v != nil {
		return v.(*TestRecursiveType)
	}
	return c.InternType(TestRecursiveTypeDef, k, makeTestRecursiveType(c, nil, name)).(*TestRecursiveType)
}

// NewScopedTestRecursiveType is NewTestRecursiveType for the type in a scope, or in the context if
// scope is nil.
func NewScopedTestRecursiveType(c *ir.Context, scope *ir.Scope, name string) *TestRecursiveType {
	if scope == nil {
		return NewTestRecursiveType(c, name)
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	if v := scope.LookupType(TestRecursiveTypeDef, k); v != nil {
		return v.(*TestRecursiveType)
	}
	return scope.InternType(TestRecursiveTypeDef, k, makeTestRecursiveType(c, scope, name)).(*TestRecursiveType)
}

func makeTestRecursiveType(c *ir.Context, scope *ir.Scope, name string) *TestRecursiveType {
	return &TestRecursiveType{scope: scope, name: c.Intern(name)}
}

// Scope is the scope that the identity belongs to, nil for the context.
func (v *TestRecursiveType) Scope() *ir.Scope { return v.scope }

// HasBody reports whether the body is set.
func (v *TestRecursiveType) HasBody() bool { return v.body.Get() != nil }

// SetBody sets the body and reports whether this is the body now. It is not if
// another body was set before. SetBody is safe for concurrent use.
func (v *TestRecursiveType) SetBody(contents ir.Type) bool {
	if contents != nil {
		v.Context().RequireType(contents)
	}
	return v.body.SetEqual(&bodyTestRecursiveType{contents}, (*bodyTestRecursiveType).equal)
}

// Contents is the contents of the body, the zero value if that is not set yet.
func (v *TestRecursiveType) Contents() (x ir.Type) {
	if b := v.body.Get(); b != nil {
		return b.contents
	}
	return x
}

// Name is the parameter name.
func (v *TestRecursiveType) Name() string { return v.name }

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (v *TestRecursiveType) Rebuild(r *ir.Rebuilder) ir.Type {
	name := v.name
	if r.Failed() {
		return nil
	}
	to, given := r.Target().(*TestRecursiveType)
	if !given {
		to = NewScopedTestRecursiveType(v.Context(), v.scope, name)
	}
	b := v.body.Get()
	if b == nil {
		return to
	}
	contents := ir.Rebuilt(r, b.contents)
	if r.Failed() {
		return nil
	}
	if !to.SetBody(contents) {
		r.Failf("%s has another body", to)
		return nil
	}
	return to
}

// syntaxTestRecursiveType parses and prints TestRecursiveType.
type syntaxTestRecursiveType struct{}

// ParseType parses the text after the mnemonic.
func (s syntaxTestRecursiveType) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	p.Want(asm.Less)
	v := s.identity(p)
	if v == nil {
		return p.BadType()
	}
	if !p.OpenBody(at, v) {
		return v
	}
	var contents ir.Type
	if !p.Failed() {
		parseContents(p, &contents)
	}
	p.CloseRecursive()
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadType()
	}
	if !v.SetBody(contents) {
		p.BodyConflict(at, v)
	}
	return v
}

// identity parses the identity and returns its attribute or type, nil after an error.
func (syntaxTestRecursiveType) identity(p *asm.Parser) *TestRecursiveType {
	var name string
	if !p.Failed() {
		parseName(p, &name)
	}
	if p.Failed() {
		return nil
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	return p.IdentifiedType(TestRecursiveTypeDef, k, func(scope *ir.Scope) ir.Type {
		return makeTestRecursiveType(p.Context(), scope, name)
	}).(*TestRecursiveType)
}

// PrintType prints the text after the mnemonic.
func (syntaxTestRecursiveType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*TestRecursiveType)
	p.Byte('<')
	printName(p, v.name)
	if v := v.body.Get(); v != nil && p.OpenRecursive(x) {
		p.Str(", ")
		printContents(p, v.contents)
		p.CloseRecursive()
	}
	p.Byte('>')
}

// ParseIdentity parses the identity.
func (s syntaxTestRecursiveType) ParseIdentity(p *asm.Parser) ir.Type {
	p.Want(asm.Less)
	if v := s.identity(p); v != nil {
		return v
	}
	return nil
}

// HasBody reports whether the body is set.
func (syntaxTestRecursiveType) HasBody(x ir.Type) bool { return x.(*TestRecursiveType).HasBody() }

// Renamed returns the attribute or type with the same identity in another scope. If
// number is not 0, it is part of the name.
func (syntaxTestRecursiveType) Renamed(x ir.Type, scope *ir.Scope, number int) ir.Type {
	v := x.(*TestRecursiveType)
	return NewScopedTestRecursiveType(x.Context(), scope, asm.NumberedName(v.name, number))
}

// LongTypeAlias returns the name for an alias if the text is long, otherwise "".
func (syntaxTestRecursiveType) LongTypeAlias(x ir.Type) string {
	if v := x.(*TestRecursiveType); v.HasBody() {
		return v.name
	}
	return ""
}

// TestRecursiveAliasType is !test.test_rec_alias: a type that may be in its own body, and whose name is its alias.
type TestRecursiveAliasType struct {
	ir.TypeBase
	name  string
	scope *ir.Scope // nil: the context
	body  ir.Body[bodyTestRecursiveAliasType]
}

// TestRecursiveAliasTypeDef is the definition of TestRecursiveAliasType.
var TestRecursiveAliasTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "test",
	Mnemonic:   "test_rec_alias",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxTestRecursiveAliasType{})},
	SubElements: func(x ir.Type, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*TestRecursiveAliasType)
		if v := v.body.Get(); v != nil {
			if v.body != nil {
				typ(v.body)
			}
		}
	},
	Rebuild: ir.TypeRebuild[*TestRecursiveAliasType],
})

// bodyTestRecursiveAliasType is the body of a TestRecursiveAliasType.
type bodyTestRecursiveAliasType struct {
	body ir.Type
}

func (x *bodyTestRecursiveAliasType) equal(y *bodyTestRecursiveAliasType) bool {
	return x.body == y.body
}

// NewTestRecursiveAliasType returns the type with the given identity. It may still lack a body.
func NewTestRecursiveAliasType(c *ir.Context, name string) *TestRecursiveAliasType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	if v := c.LookupType(TestRecursiveAliasTypeDef, k); v != nil {
		return v.(*TestRecursiveAliasType)
	}
	return c.InternType(TestRecursiveAliasTypeDef, k, makeTestRecursiveAliasType(c, nil, name)).(*TestRecursiveAliasType)
}

// NewScopedTestRecursiveAliasType is NewTestRecursiveAliasType for the type in a scope, or in the context if
// scope is nil.
func NewScopedTestRecursiveAliasType(c *ir.Context, scope *ir.Scope, name string) *TestRecursiveAliasType {
	if scope == nil {
		return NewTestRecursiveAliasType(c, name)
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	if v := scope.LookupType(TestRecursiveAliasTypeDef, k); v != nil {
		return v.(*TestRecursiveAliasType)
	}
	return scope.InternType(TestRecursiveAliasTypeDef, k, makeTestRecursiveAliasType(c, scope, name)).(*TestRecursiveAliasType)
}

func makeTestRecursiveAliasType(c *ir.Context, scope *ir.Scope, name string) *TestRecursiveAliasType {
	return &TestRecursiveAliasType{scope: scope, name: c.Intern(name)}
}

// Scope is the scope that the identity belongs to, nil for the context.
func (v *TestRecursiveAliasType) Scope() *ir.Scope { return v.scope }

// HasBody reports whether the body is set.
func (v *TestRecursiveAliasType) HasBody() bool { return v.body.Get() != nil }

// SetBody sets the body and reports whether this is the body now. It is not if
// another body was set before. SetBody is safe for concurrent use.
func (v *TestRecursiveAliasType) SetBody(body ir.Type) bool {
	if body != nil {
		v.Context().RequireType(body)
	}
	return v.body.SetEqual(&bodyTestRecursiveAliasType{body}, (*bodyTestRecursiveAliasType).equal)
}

// Body is the body of the body, the zero value if that is not set yet.
func (v *TestRecursiveAliasType) Body() (x ir.Type) {
	if b := v.body.Get(); b != nil {
		return b.body
	}
	return x
}

// Name is the parameter name.
func (v *TestRecursiveAliasType) Name() string { return v.name }

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (v *TestRecursiveAliasType) Rebuild(r *ir.Rebuilder) ir.Type {
	name := v.name
	if r.Failed() {
		return nil
	}
	to, given := r.Target().(*TestRecursiveAliasType)
	if !given {
		to = NewScopedTestRecursiveAliasType(v.Context(), v.scope, name)
	}
	b := v.body.Get()
	if b == nil {
		return to
	}
	body := ir.Rebuilt(r, b.body)
	if r.Failed() {
		return nil
	}
	if !to.SetBody(body) {
		r.Failf("%s has another body", to)
		return nil
	}
	return to
}

// syntaxTestRecursiveAliasType parses and prints TestRecursiveAliasType.
type syntaxTestRecursiveAliasType struct{}

// ParseType parses the text after the mnemonic.
func (s syntaxTestRecursiveAliasType) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	p.Want(asm.Less)
	v := s.identity(p)
	if v == nil {
		return p.BadType()
	}
	if !p.OpenBody(at, v) {
		return v
	}
	var body ir.Type
	if !p.Failed() {
		body = p.Type()
		p.EndParam("TestRecursiveAliasType", "body", "Type")
	}
	p.CloseRecursive()
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadType()
	}
	if !v.SetBody(body) {
		p.BodyConflict(at, v)
	}
	return v
}

// identity parses the identity and returns its attribute or type, nil after an error.
func (syntaxTestRecursiveAliasType) identity(p *asm.Parser) *TestRecursiveAliasType {
	var name string
	if !p.Failed() {
		parseName(p, &name)
	}
	if p.Failed() {
		return nil
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, name)
	return p.IdentifiedType(TestRecursiveAliasTypeDef, k, func(scope *ir.Scope) ir.Type {
		return makeTestRecursiveAliasType(p.Context(), scope, name)
	}).(*TestRecursiveAliasType)
}

// PrintType prints the text after the mnemonic.
func (syntaxTestRecursiveAliasType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*TestRecursiveAliasType)
	p.Byte('<')
	printName(p, v.name)
	if v := v.body.Get(); v != nil && p.OpenRecursive(x) {
		p.Str(", ")
		p.Type(v.body)
		p.CloseRecursive()
	}
	p.Byte('>')
}

// ParseIdentity parses the identity.
func (s syntaxTestRecursiveAliasType) ParseIdentity(p *asm.Parser) ir.Type {
	p.Want(asm.Less)
	if v := s.identity(p); v != nil {
		return v
	}
	return nil
}

// HasBody reports whether the body is set.
func (syntaxTestRecursiveAliasType) HasBody(x ir.Type) bool {
	return x.(*TestRecursiveAliasType).HasBody()
}

// Renamed returns the attribute or type with the same identity in another scope. If
// number is not 0, it is part of the name.
func (syntaxTestRecursiveAliasType) Renamed(x ir.Type, scope *ir.Scope, number int) ir.Type {
	v := x.(*TestRecursiveAliasType)
	return NewScopedTestRecursiveAliasType(x.Context(), scope, asm.NumberedName(v.name, number))
}

// LongTypeAlias returns the name for an alias if the text is long, otherwise "".
func (syntaxTestRecursiveAliasType) LongTypeAlias(x ir.Type) string {
	if v := x.(*TestRecursiveAliasType); v.HasBody() {
		return v.name
	}
	return ""
}

// TestIntegerType is !test.int: an integer type beside those of builtin.
type TestIntegerType struct {
	ir.TypeBase
	signedness int32
	width      uint32
}

// TestIntegerTypeDef is the definition of TestIntegerType.
var TestIntegerTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "test",
	Mnemonic:   "int",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(integerSyntax{})},
})

// NewTestIntegerType returns the type with the given parameters.
func NewTestIntegerType(c *ir.Context, signedness int32, width uint32) *TestIntegerType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendIntKey(k, int64(signedness))
	k = ir.AppendUintKey(k, uint64(width))
	if v := c.LookupType(TestIntegerTypeDef, k); v != nil {
		return v.(*TestIntegerType)
	}
	return c.InternType(TestIntegerTypeDef, k, &TestIntegerType{signedness: signedness, width: width}).(*TestIntegerType)
}

// Signedness is the parameter signedness.
func (v *TestIntegerType) Signedness() int32 { return v.signedness }

// Width is the parameter width.
func (v *TestIntegerType) Width() uint32 { return v.width }

// TestType is !test.test_type: a type without parameters.
type TestType struct {
	ir.TypeBase
}

// TestTypeDef is the definition of TestType.
var TestTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "test",
	Mnemonic:   "test_type",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxTestType{})},
})

// NewTestType returns the type.
func NewTestType(c *ir.Context) *TestType {
	if v := c.LookupType(TestTypeDef, nil); v != nil {
		return v.(*TestType)
	}
	return c.InternType(TestTypeDef, nil, &TestType{}).(*TestType)
}

// syntaxTestType parses and prints TestType.
type syntaxTestType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxTestType) ParseType(p *asm.Parser) ir.Type {
	if p.Failed() {
		return p.BadType()
	}
	return NewTestType(p.Context())
}

// PrintType prints the text after the mnemonic.
func (syntaxTestType) PrintType(*asm.Printer, ir.Type) {}

// VersionedA is the operation test.versionedA: an operation that version 2.0 of the dialect gave an attribute.
var VersionedA = &ir.OpDef{
	Name: "test.versionedA",
	Attrs: []ir.AttrSlot{
		{Name: "dims", Constraint: constraint.I64Attr},
		{Name: "modifier", Constraint: constraint.BoolAttr},
	},
	Interfaces: []ir.Implementation{bytecode.OpInterface.Is(versionedA{})},
	View:       ir.ViewOf[VersionedAOp],
}

// VersionedAOp is the view of an operation test.versionedA.
type VersionedAOp struct{ ir.View }

// Def returns [VersionedA].
func (VersionedAOp) Def() *ir.OpDef { return VersionedA }

// The slots of the inherent attributes of [VersionedA].
const (
	slotVersionedADims     = 0
	slotVersionedAModifier = 1
)

// Dims is the attribute $dims.
func (op VersionedAOp) Dims() int64 {
	return int64(op.Op().InherentAttr(slotVersionedADims).(*ir.IntegerAttr).Int())
}

// SetDims sets the attribute $dims.
func (op VersionedAOp) SetDims(v int64) VersionedAOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVersionedADims, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Modifier is the attribute $modifier.
func (op VersionedAOp) Modifier() bool {
	return op.Op().InherentAttr(slotVersionedAModifier).(*ir.IntegerAttr).Bool()
}

// SetModifier sets the attribute $modifier.
func (op VersionedAOp) SetModifier(v bool) VersionedAOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVersionedAModifier, ir.NewBoolAttr(c, v))
	return op
}

// VersionedAAdaptor has the converted operands of a [VersionedAOp] during a conversion.
type VersionedAAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VersionedAOp].
func (VersionedAAdaptor[T]) For(VersionedAOp) {}

// NewVersionedA creates the operation test.versionedA at the builder's insertion point.
func NewVersionedA(b *ir.Builder, dims int64, modifier bool) VersionedAOp {
	c := b.Context()
	st := ir.OperationState{Def: VersionedA, InherentAttrs: []ir.Attribute{slotVersionedADims: ir.NewIntegerAttr(asm.BuildI64(c), int64(dims)), slotVersionedAModifier: ir.NewBoolAttr(c, modifier)}}
	return ir.Cast[VersionedAOp](b.Create(&st))
}

// AnyAttrOf is the operation test.any_attr_of_i32_str: an attribute of one of two kinds.
var AnyAttrOf = &ir.OpDef{
	Name: "test.any_attr_of_i32_str",
	Attrs: []ir.AttrSlot{
		{Name: "attr", Constraint: i32OrStr},
	},
	View: ir.ViewOf[AnyAttrOfOp],
}

// AnyAttrOfOp is the view of an operation test.any_attr_of_i32_str.
type AnyAttrOfOp struct{ ir.View }

// Def returns [AnyAttrOf].
func (AnyAttrOfOp) Def() *ir.OpDef { return AnyAttrOf }

// The slots of the inherent attributes of [AnyAttrOf].
const (
	slotAnyAttrOfAttr = 0
)

// Attr is the attribute $attr.
func (op AnyAttrOfOp) Attr() ir.Attribute { return op.Op().InherentAttr(slotAnyAttrOfAttr) }

// SetAttr sets the attribute $attr.
func (op AnyAttrOfOp) SetAttr(v ir.Attribute) AnyAttrOfOp {
	op.Op().SetInherentAttr(slotAnyAttrOfAttr, v)
	return op
}

// AnyAttrOfAdaptor has the converted operands of a [AnyAttrOfOp] during a conversion.
type AnyAttrOfAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AnyAttrOfOp].
func (AnyAttrOfAdaptor[T]) For(AnyAttrOfOp) {}

// NewAnyAttrOf creates the operation test.any_attr_of_i32_str at the builder's insertion point.
func NewAnyAttrOf(b *ir.Builder, attr ir.Attribute) AnyAttrOfOp {
	st := ir.OperationState{Def: AnyAttrOf, InherentAttrs: []ir.Attribute{slotAnyAttrOfAttr: attr}}
	return ir.Cast[AnyAttrOfOp](b.Create(&st))
}

// Call is the operation test.call: a call of a function by its name.
var Call = &ir.OpDef{
	Name:   "test.call",
	Traits: ir.CallLike,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "callee", Constraint: constraint.FlatSymbolRefAttr},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	View: ir.ViewOf[CallOp],
}

// CallOp is the view of an operation test.call.
type CallOp struct{ ir.View }

// Def returns [Call].
func (CallOp) Def() *ir.OpDef { return Call }

// The slots of the inherent attributes of [Call].
const (
	slotCallCallee   = 0
	slotCallArgAttrs = 1
	slotCallResAttrs = 2
)

// VerifySymbolUses checks the references to symbols.
func (op CallOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyCallee(op.Op(), symbols)
}

// Operands are the operands $operands.
func (op CallOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Callee is the attribute $callee.
func (op CallOp) Callee() string {
	return op.Op().InherentAttr(slotCallCallee).(*ir.SymbolRefAttr).Root()
}

// SetCallee sets the attribute $callee.
func (op CallOp) SetCallee(v string) CallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallCallee, ir.NewSymbolRefAttr(c, v))
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

// Results are the results $results.
func (op CallOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// CallAdaptor has the converted operands of a [CallOp] during a conversion.
type CallAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CallOp].
func (CallAdaptor[T]) For(CallOp) {}

// Operands returns the converted operand $operands.
func (a CallAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewCall creates the operation test.call at the builder's insertion point.
func NewCall(b *ir.Builder, resultTypes []ir.Type, callee string, operands ...*ir.Value) CallOp {
	c := b.Context()
	st := ir.OperationState{Def: Call, InherentAttrs: []ir.Attribute{slotCallCallee: ir.NewSymbolRefAttr(c, callee)}}
	st.Operands = append(st.Operands, operands...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[CallOp](b.Create(&st))
}

var kindOptionalValueType = asm.TypeKind{Name: "test.optional_value_type", Is: asm.IsType[*OptionalValueType], Def: &OptionalValueTypeDef}
