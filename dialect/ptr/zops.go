// Code generated from the specification of dialect ptr. DO NOT EDIT.

package ptr

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the ptr dialect: pointers to memory, whatever it holds.
var Dialect = &ir.Dialect{
	Name:                "ptr",
	Ops:                 []*ir.OpDef{Constant, FromPtr, Gather, GetMetadata, Load, MaskedLoad, MaskedStore, PtrAdd, PtrDiff, Scatter, Store, ToPtr, TypeOffset},
	Types:               []*ir.TypeDef{PtrTypeDef, PtrMetadataTypeDef},
	Attrs:               []*ir.AttrDef{AddressAttrDef, GenericSpaceAttrDef, NullAttrDef, SpecAttrDef},
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// AtomicBinOp is an enumeration: ptr.atomicrmw binary operations.
type AtomicBinOp uint32

// The cases of AtomicBinOp.
const (
	AtomicBinOpXchg     AtomicBinOp = 0
	AtomicBinOpAdd      AtomicBinOp = 1
	AtomicBinOpSub      AtomicBinOp = 2
	AtomicBinOpAnd      AtomicBinOp = 3
	AtomicBinOpNand     AtomicBinOp = 4
	AtomicBinOpOr       AtomicBinOp = 5
	AtomicBinOpXor      AtomicBinOp = 6
	AtomicBinOpMax      AtomicBinOp = 7
	AtomicBinOpMin      AtomicBinOp = 8
	AtomicBinOpUmax     AtomicBinOp = 9
	AtomicBinOpUmin     AtomicBinOp = 10
	AtomicBinOpFadd     AtomicBinOp = 11
	AtomicBinOpFsub     AtomicBinOp = 12
	AtomicBinOpFmax     AtomicBinOp = 13
	AtomicBinOpFmin     AtomicBinOp = 14
	AtomicBinOpUincWrap AtomicBinOp = 15
	AtomicBinOpUdecWrap AtomicBinOp = 16
)

// AtomicBinOpEnum has the texts of the cases of AtomicBinOp.
var AtomicBinOpEnum = asm.Enum{
	Summary: "ptr.atomicrmw binary operations",
	Cpp:     "::mlir::ptr::AtomicBinOp",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "xchg", Value: 0},
		{Text: "add", Value: 1},
		{Text: "sub", Value: 2},
		{Text: "_and", Value: 3},
		{Text: "nand", Value: 4},
		{Text: "_or", Value: 5},
		{Text: "_xor", Value: 6},
		{Text: "max", Value: 7},
		{Text: "min", Value: 8},
		{Text: "umax", Value: 9},
		{Text: "umin", Value: 10},
		{Text: "fadd", Value: 11},
		{Text: "fsub", Value: 12},
		{Text: "fmax", Value: 13},
		{Text: "fmin", Value: 14},
		{Text: "uinc_wrap", Value: 15},
		{Text: "udec_wrap", Value: 16},
	},
}

// IsAtomicBinOp is the constraint for integers that represent a case of AtomicBinOp.
var IsAtomicBinOp = asm.EnumConstraint(&AtomicBinOpEnum)

// String returns the text of the case.
func (v AtomicBinOp) String() string { return AtomicBinOpEnum.String(uint64(v)) }

// ParseAtomicBinOp returns the case with the given text, and whether there is one.
func ParseAtomicBinOp(text string) (AtomicBinOp, bool) {
	v, ok := AtomicBinOpEnum.Lookup(text)
	return AtomicBinOp(v), ok
}

// AtomicOrdering is an enumeration: Atomic ordering for LLVM's memory model.
type AtomicOrdering uint32

// The cases of AtomicOrdering.
const (
	AtomicOrderingNotAtomic AtomicOrdering = 0
	AtomicOrderingUnordered AtomicOrdering = 1
	AtomicOrderingMonotonic AtomicOrdering = 2
	AtomicOrderingAcquire   AtomicOrdering = 3
	AtomicOrderingRelease   AtomicOrdering = 4
	AtomicOrderingAcqRel    AtomicOrdering = 5
	AtomicOrderingSeqCst    AtomicOrdering = 6
)

// AtomicOrderingEnum has the texts of the cases of AtomicOrdering.
var AtomicOrderingEnum = asm.Enum{
	Summary: "Atomic ordering for LLVM's memory model",
	Cpp:     "::mlir::ptr::AtomicOrdering",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "not_atomic", Value: 0},
		{Text: "unordered", Value: 1},
		{Text: "monotonic", Value: 2},
		{Text: "acquire", Value: 3},
		{Text: "release", Value: 4},
		{Text: "acq_rel", Value: 5},
		{Text: "seq_cst", Value: 6},
	},
}

// IsAtomicOrdering is the constraint for integers that represent a case of AtomicOrdering.
var IsAtomicOrdering = asm.EnumConstraint(&AtomicOrderingEnum)

// String returns the text of the case.
func (v AtomicOrdering) String() string { return AtomicOrderingEnum.String(uint64(v)) }

// ParseAtomicOrdering returns the case with the given text, and whether there is one.
func ParseAtomicOrdering(text string) (AtomicOrdering, bool) {
	v, ok := AtomicOrderingEnum.Lookup(text)
	return AtomicOrdering(v), ok
}

// PtrAddFlags is an enumeration: Pointer add flags.
type PtrAddFlags uint32

// The cases of PtrAddFlags.
const (
	PtrAddFlagsNone     PtrAddFlags = 0
	PtrAddFlagsNusw     PtrAddFlags = 1
	PtrAddFlagsNuw      PtrAddFlags = 2
	PtrAddFlagsInbounds PtrAddFlags = 3
)

// PtrAddFlagsEnum has the texts of the cases of PtrAddFlags.
var PtrAddFlagsEnum = asm.Enum{
	Summary: "Pointer add flags",
	Cpp:     "::mlir::ptr::PtrAddFlags",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "nusw", Value: 1},
		{Text: "nuw", Value: 2},
		{Text: "inbounds", Value: 3},
	},
}

// IsPtrAddFlags is the constraint for integers that represent a case of PtrAddFlags.
var IsPtrAddFlags = asm.EnumConstraint(&PtrAddFlagsEnum)

// String returns the text of the case.
func (v PtrAddFlags) String() string { return PtrAddFlagsEnum.String(uint64(v)) }

// ParsePtrAddFlags returns the case with the given text, and whether there is one.
func ParsePtrAddFlags(text string) (PtrAddFlags, bool) {
	v, ok := PtrAddFlagsEnum.Lookup(text)
	return PtrAddFlags(v), ok
}

// PtrDiffFlags is an enumeration: Pointer difference flags.
type PtrDiffFlags uint32

// The cases of PtrDiffFlags.
const (
	PtrDiffFlagsNone PtrDiffFlags = 0
	PtrDiffFlagsNuw  PtrDiffFlags = 1
	PtrDiffFlagsNsw  PtrDiffFlags = 2
)

// PtrDiffFlagsEnum has the texts of the cases of PtrDiffFlags.
var PtrDiffFlagsEnum = asm.Enum{
	Summary:   "Pointer difference flags",
	Cpp:       "::mlir::ptr::PtrDiffFlags",
	Bits:      8,
	Flags:     true,
	Separator: "|",
	Unquoted:  true,
	Groups:    false,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "nuw", Value: 1},
		{Text: "nsw", Value: 2},
	},
}

// IsPtrDiffFlags is the constraint for integers that represent a case of PtrDiffFlags.
var IsPtrDiffFlags = asm.EnumConstraint(&PtrDiffFlagsEnum)

// String returns the text of the case.
func (v PtrDiffFlags) String() string { return PtrDiffFlagsEnum.String(uint64(v)) }

// ParsePtrDiffFlags returns the case with the given text, and whether there is one.
func ParsePtrDiffFlags(text string) (PtrDiffFlags, bool) {
	v, ok := PtrDiffFlagsEnum.Lookup(text)
	return PtrDiffFlags(v), ok
}

// AddressAttr is #ptr.address: an address in bytes.
type AddressAttr struct {
	ir.AttrBase
	type_ ir.Type
	value *ir.IntegerAttr
}

// AddressAttrDef is the definition of AddressAttr.
var AddressAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "ptr",
	Mnemonic:   "address",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxAddressAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*AddressAttr)
		if v.type_ != nil {
			typ(v.type_)
		}
		if v.value != nil {
			attr(v.value)
		}
	},
	Rebuild: ir.AttrRebuild[*AddressAttr],
})

// IsAddressAttr is the constraint for AddressAttr.
var IsAddressAttr = &ir.AttrConstraint{Summary: "Address attribute", Match: asm.IsAttr[*AddressAttr]}

// NewAddressAttr returns the attribute with the given parameters.
func NewAddressAttr(c *ir.Context, type_ ir.Type, value *ir.IntegerAttr) *AddressAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendTypeKey(k, type_)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(value))
	if v := c.LookupAttr(AddressAttrDef, k); v != nil {
		return v.(*AddressAttr)
	}
	return c.InternAttr(AddressAttrDef, k, &AddressAttr{type_: type_, value: value}).(*AddressAttr)
}

// Type is the parameter type.
func (v *AddressAttr) Type() ir.Type { return v.type_ }

// Value is the parameter value.
func (v *AddressAttr) Value() *ir.IntegerAttr { return v.value }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *AddressAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	type_ := ir.Rebuilt(r, v.type_)
	value := ir.Rebuilt(r, v.value)
	if r.Failed() {
		return nil
	}
	return NewAddressAttr(v.Context(), type_, value)
}

// syntaxAddressAttr parses and prints AddressAttr.
type syntaxAddressAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxAddressAttr) ParseAttr(p *asm.Parser, self ir.Type) ir.Attribute {
	type_ := asm.SelfType[*PtrType](p, self)
	var value *ir.IntegerAttr
	p.Want(asm.Less)
	if !p.Failed() {
		value = parseAddress(p)
		p.EndParam("Ptr_AddressAttr", "value", "::llvm::APInt")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewAddressAttr(p.Context(), type_, value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxAddressAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*AddressAttr)
	p.Str("<")
	printAddress(p, v.value)
	p.Str(">")
}

// GenericSpaceAttr is #ptr.generic_space: a memory space in which everything is allowed.
type GenericSpaceAttr struct {
	ir.AttrBase
}

// GenericSpaceAttrDef is the definition of GenericSpaceAttr.
var GenericSpaceAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "ptr",
	Mnemonic:   "generic_space",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxGenericSpaceAttr{})},
})

// IsGenericSpaceAttr is the constraint for GenericSpaceAttr.
var IsGenericSpaceAttr = &ir.AttrConstraint{Summary: "Generic memory space", Match: asm.IsAttr[*GenericSpaceAttr]}

// NewGenericSpaceAttr returns the attribute.
func NewGenericSpaceAttr(c *ir.Context) *GenericSpaceAttr {
	if v := c.LookupAttr(GenericSpaceAttrDef, nil); v != nil {
		return v.(*GenericSpaceAttr)
	}
	return c.InternAttr(GenericSpaceAttrDef, nil, &GenericSpaceAttr{}).(*GenericSpaceAttr)
}

// syntaxGenericSpaceAttr parses and prints GenericSpaceAttr.
type syntaxGenericSpaceAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxGenericSpaceAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewGenericSpaceAttr(p.Context())
}

// PrintAttr prints the text after the mnemonic.
func (syntaxGenericSpaceAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// NullAttr is #ptr.null: the null pointer.
type NullAttr struct {
	ir.AttrBase
	type_ ir.Type
}

// NullAttrDef is the definition of NullAttr.
var NullAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "ptr",
	Mnemonic:   "null",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxNullAttr{})},
	SubElements: func(x ir.Attribute, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*NullAttr)
		if v.type_ != nil {
			typ(v.type_)
		}
	},
	Rebuild: ir.AttrRebuild[*NullAttr],
})

// IsNullAttr is the constraint for NullAttr.
var IsNullAttr = &ir.AttrConstraint{Summary: "Null pointer attribute", Match: asm.IsAttr[*NullAttr]}

// NewNullAttr returns the attribute with the given parameters.
func NewNullAttr(c *ir.Context, type_ ir.Type) *NullAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendTypeKey(k, type_)
	if v := c.LookupAttr(NullAttrDef, k); v != nil {
		return v.(*NullAttr)
	}
	return c.InternAttr(NullAttrDef, k, &NullAttr{type_: type_}).(*NullAttr)
}

// Type is the parameter type.
func (v *NullAttr) Type() ir.Type { return v.type_ }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *NullAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	type_ := ir.Rebuilt(r, v.type_)
	if r.Failed() {
		return nil
	}
	return NewNullAttr(v.Context(), type_)
}

// syntaxNullAttr parses and prints NullAttr.
type syntaxNullAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxNullAttr) ParseAttr(p *asm.Parser, self ir.Type) ir.Attribute {
	type_ := asm.SelfType[*PtrType](p, self)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewNullAttr(p.Context(), type_)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxNullAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// SpecAttr is #ptr.spec: the size and the alignments of pointers, in bits.
type SpecAttr struct {
	ir.AttrBase
	size      uint32
	abi       uint32
	preferred uint32
	index     uint32
}

// SpecAttrDef is the definition of SpecAttr.
var SpecAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "ptr",
	Mnemonic:   "spec",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxSpecAttr{})},
})

// IsSpecAttr is the constraint for SpecAttr.
var IsSpecAttr = &ir.AttrConstraint{Summary: "ptr data layout spec", Match: asm.IsAttr[*SpecAttr]}

// NewSpecAttr returns the attribute with the given parameters. It panics
// if specError rejects them.
func NewSpecAttr(c *ir.Context, size uint32, abi uint32, preferred uint32, index uint32) *SpecAttr {
	if err := specError(size, abi, preferred, index); err != nil {
		panic("ptr: " + err.Error())
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(size))
	k = ir.AppendUintKey(k, uint64(abi))
	k = ir.AppendUintKey(k, uint64(preferred))
	k = ir.AppendUintKey(k, uint64(index))
	if v := c.LookupAttr(SpecAttrDef, k); v != nil {
		return v.(*SpecAttr)
	}
	return c.InternAttr(SpecAttrDef, k, &SpecAttr{size: size, abi: abi, preferred: preferred, index: index}).(*SpecAttr)
}

// Size is the parameter size.
func (v *SpecAttr) Size() uint32 { return v.size }

// Abi is the parameter abi.
func (v *SpecAttr) Abi() uint32 { return v.abi }

// Preferred is the parameter preferred.
func (v *SpecAttr) Preferred() uint32 { return v.preferred }

// Index is the parameter index.
func (v *SpecAttr) Index() uint32 { return v.index }

// syntaxSpecAttr parses and prints SpecAttr.
type syntaxSpecAttr struct{}

var namesSpecAttr = []string{"size", "abi", "preferred", "index"}

// ParseAttr parses the text after the mnemonic.
func (syntaxSpecAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	var size uint32
	var abi uint32
	var preferred uint32
	index := uint32(SameAsSize)
	p.Want(asm.Less)
	for s := p.Struct(namesSpecAttr, 1<<3); s.Next(); {
		switch s.Param {
		case 0:
			size = uint32(p.Uint(32))
			p.EndParam("Ptr_SpecAttr", "size", "uint32_t")
		case 1:
			abi = uint32(p.Uint(32))
			p.EndParam("Ptr_SpecAttr", "abi", "uint32_t")
		case 2:
			preferred = uint32(p.Uint(32))
			p.EndParam("Ptr_SpecAttr", "preferred", "uint32_t")
		case 3:
			index = uint32(p.Uint(32))
			p.EndParam("Ptr_SpecAttr", "index", "uint32_t")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if err := specError(size, abi, preferred, index); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return NewSpecAttr(p.Context(), size, abi, preferred, index)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxSpecAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*SpecAttr)
	p.Str("<")
	p.Str("size = ")
	p.Uint(uint64(v.size))
	p.Str(", abi = ")
	p.Uint(uint64(v.abi))
	p.Str(", preferred = ")
	p.Uint(uint64(v.preferred))
	if v.index != SameAsSize {
		p.Str(", index = ")
		p.Uint(uint64(v.index))
	}
	p.Str(">")
}

// PtrType is !ptr.ptr: a pointer to memory of a space.
type PtrType struct {
	ir.TypeBase
	memorySpace MemorySpace
}

// PtrTypeDef is the definition of PtrType.
var PtrTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "ptr",
	Mnemonic:   "ptr",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxPtrType{})},
	SubElements: func(x ir.Type, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*PtrType)
		if v.memorySpace != nil {
			attr(v.memorySpace)
		}
	},
	Rebuild: ir.TypeRebuild[*PtrType],
})

// NewPtrType returns the type with the given parameters.
func NewPtrType(c *ir.Context, memorySpace MemorySpace) *PtrType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, memorySpace)
	if v := c.LookupType(PtrTypeDef, k); v != nil {
		return v.(*PtrType)
	}
	return c.InternType(PtrTypeDef, k, &PtrType{memorySpace: memorySpace}).(*PtrType)
}

// MemorySpace is the parameter memorySpace.
func (v *PtrType) MemorySpace() MemorySpace { return v.memorySpace }

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (v *PtrType) Rebuild(r *ir.Rebuilder) ir.Type {
	memorySpace := ir.Rebuilt(r, v.memorySpace)
	if r.Failed() {
		return nil
	}
	return NewPtrType(v.Context(), memorySpace)
}

// syntaxPtrType parses and prints PtrType.
type syntaxPtrType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxPtrType) ParseType(p *asm.Parser) ir.Type {
	var memorySpace MemorySpace
	p.Want(asm.Less)
	if !p.Failed() {
		memorySpace = asm.AttrParam[MemorySpace](p)
		p.EndParam("Ptr_PtrType", "memorySpace", "MemorySpaceAttrInterface")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadType()
	}
	return NewPtrType(p.Context(), memorySpace)
}

// PrintType prints the text after the mnemonic.
func (syntaxPtrType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*PtrType)
	p.Str("<")
	p.Attr(v.memorySpace)
	p.Str(">")
}

// PtrMetadataType is !ptr.ptr_metadata: what a pointer-like type knows of its memory besides the address.
type PtrMetadataType struct {
	ir.TypeBase
	type_ ir.PtrLikeType
}

// PtrMetadataTypeDef is the definition of PtrMetadataType.
var PtrMetadataTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "ptr",
	Mnemonic:   "ptr_metadata",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(metadataSyntax{})},
	SubElements: func(x ir.Type, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*PtrMetadataType)
		if v.type_ != nil {
			typ(v.type_)
		}
	},
	Rebuild: ir.TypeRebuild[*PtrMetadataType],
})

// NewPtrMetadataType returns the type with the given parameters.
func NewPtrMetadataType(c *ir.Context, type_ ir.PtrLikeType) *PtrMetadataType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendTypeKey(k, type_)
	if v := c.LookupType(PtrMetadataTypeDef, k); v != nil {
		return v.(*PtrMetadataType)
	}
	return c.InternType(PtrMetadataTypeDef, k, &PtrMetadataType{type_: type_}).(*PtrMetadataType)
}

// Type is the parameter type.
func (v *PtrMetadataType) Type() ir.PtrLikeType { return v.type_ }

// Rebuild returns the type with other parts; see [ir.Rebuilder].
func (v *PtrMetadataType) Rebuild(r *ir.Rebuilder) ir.Type {
	type_ := ir.Rebuilt(r, v.type_)
	if r.Failed() {
		return nil
	}
	return NewPtrMetadataType(v.Context(), type_)
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
}

// Constant is the operation ptr.constant: a constant pointer.
var Constant = &ir.OpDef{
	Name:      "ptr.constant",
	Traits:    ir.ConstantLike | ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Attr(0), constraint.Result(0))},
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.TypedAttrInterface},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isPtr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstant)},
	View:       ir.ViewOf[ConstantOp],
}

// ConstantOp is the view of an operation ptr.constant.
type ConstantOp struct{ ir.View }

// Def returns [Constant].
func (ConstantOp) Def() *ir.OpDef { return Constant }

// The slots of the inherent attributes of [Constant].
const (
	slotConstantValue = 0
)

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

// NewConstant creates the operation ptr.constant at the builder's insertion point.
func NewConstant(b *ir.Builder, value ir.TypedAttribute) ConstantOp {
	st := ir.OperationState{Def: Constant, InherentAttrs: []ir.Attribute{slotConstantValue: value}, Results: []ir.Type{value.Type()}}
	return ir.Cast[ConstantOp](b.Create(&st))
}

// formatFromPtr is the assembly format of [FromPtr].
var formatFromPtr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "metadata"},
			{Kind: asm.OptionalOperandElement, Space: true, N: 1},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindPtrType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindPtrLikeType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}, Repeat: true, Map: metadataOf},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FromPtr is the operation ptr.from_ptr: what a pointer and metadata refer to.
var FromPtr = &ir.OpDef{
	Name:      "ptr.from_ptr",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("metadata type", constraint.Result(0), constraint.Operand(1), metadataOf)},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: isPtr},
		{Name: "metadata", Constraint: isMetadata, Arity: ir.Optional},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isPtrLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFromPtr)},
	View:       ir.ViewOf[FromPtrOp],
}

// FromPtrOp is the view of an operation ptr.from_ptr.
type FromPtrOp struct{ ir.View }

// Def returns [FromPtr].
func (FromPtrOp) Def() *ir.OpDef { return FromPtr }

// Verify checks what the definition cannot express.
func (op FromPtrOp) Verify() *diag.Diagnostic { return verifyFromPtr(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op FromPtrOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFromPtr(op.Op(), constants)
}

// Ptr is the operand $ptr.
func (op FromPtrOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Metadata is the operand $metadata, nil if it is absent.
func (op FromPtrOp) Metadata() *ir.Value {
	if r := op.Op().OperandsAt(1); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Result is the result $result.
func (op FromPtrOp) Result() *ir.Value { return op.Op().Result(0) }

// FromPtrAdaptor has the converted operands of a [FromPtrOp] during a conversion.
type FromPtrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FromPtrOp].
func (FromPtrAdaptor[T]) For(FromPtrOp) {}

// Ptr returns the converted operand $ptr.
func (a FromPtrAdaptor[T]) Ptr() T { return a.At(0) }

// Metadata returns the converted operand $metadata.
func (a FromPtrAdaptor[T]) Metadata() T { return a.Optional(1) }

// NewFromPtr creates the operation ptr.from_ptr at the builder's insertion point.
func NewFromPtr(b *ir.Builder, resultType ir.Type, ptr *ir.Value, metadata *ir.Value) FromPtrOp {
	st := ir.OperationState{Def: FromPtr, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, ptr)
	if metadata != nil {
		st.Operands = append(st.Operands, metadata)
	}
	return ir.Cast[FromPtrOp](b.Create(&st))
}

// formatGather is the assembly format of [Gather].
var formatGather = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "alignment"},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: asm.OptionalIntProp{}.Parse, Print: asm.OptionalIntProp{}.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindShapedType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindShapedType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}, Map: constraint.I1SameShape},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Gather is the operation ptr.gather: values at several addresses, where a mask is set.
var Gather = &ir.OpDef{
	Name:      "ptr.gather",
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result and mask must be compatible", constraint.Result(0), constraint.Operand(1), constraint.I1SameShape), constraint.AllTypesMatch(constraint.Result(0), constraint.Operand(2)), constraint.AllShapesMatch(constraint.Result(0), constraint.Operand(0)), constraint.AllTypeIDsMatch(constraint.Result(0), constraint.Operand(0))},
	Operands: []ir.ValueDef{
		{Name: "ptrs", Constraint: pointerList},
		{Name: "mask", Constraint: maskList},
		{Name: "passthrough", Constraint: list},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: asm.OptionalIntProp{}.Constraint(), Optional: true, Property: true, Absent: asm.AbsentInt},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: list},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGather)},
	View:       ir.ViewOf[GatherOp],
}

// GatherOp is the view of an operation ptr.gather.
type GatherOp struct{ ir.View }

// Def returns [Gather].
func (GatherOp) Def() *ir.OpDef { return Gather }

// The slots of the inherent attributes of [Gather].
const (
	slotGatherAlignment = 0
)

// Verify checks what the definition cannot express.
func (op GatherOp) Verify() *diag.Diagnostic { return verifyGather(op.Op()) }

// Ptrs is the operand $ptrs.
func (op GatherOp) Ptrs() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op GatherOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Passthrough is the operand $passthrough.
func (op GatherOp) Passthrough() *ir.Value { return op.Op().Operand(2) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op GatherOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotGatherAlignment).(*ir.ArrayAttr); ok {
		return asm.OptionalInt(v), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op GatherOp) SetAlignment(v int64) GatherOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGatherAlignment, asm.NewOptionalInt(c, v))
	return op
}

// Result is the result $result.
func (op GatherOp) Result() *ir.Value { return op.Op().Result(0) }

// GatherAdaptor has the converted operands of a [GatherOp] during a conversion.
type GatherAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GatherOp].
func (GatherAdaptor[T]) For(GatherOp) {}

// Ptrs returns the converted operand $ptrs.
func (a GatherAdaptor[T]) Ptrs() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a GatherAdaptor[T]) Mask() T { return a.At(1) }

// Passthrough returns the converted operand $passthrough.
func (a GatherAdaptor[T]) Passthrough() T { return a.At(2) }

// NewGather creates the operation ptr.gather at the builder's insertion point.
func NewGather(b *ir.Builder, ptrs *ir.Value, mask *ir.Value, passthrough *ir.Value) GatherOp {
	st := ir.OperationState{Def: Gather, Operands: []*ir.Value{ptrs, mask, passthrough}, Results: []ir.Type{passthrough.Type()}}
	return ir.Cast[GatherOp](b.Create(&st))
}

// formatGetMetadata is the assembly format of [GetMetadata].
var formatGetMetadata = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindPtrLikeType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: metadataOf},
	},
}

// GetMetadata is the operation ptr.get_metadata: what is known of memory besides its address.
var GetMetadata = &ir.OpDef{
	Name:      "ptr.get_metadata",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("metadata type", constraint.Operand(0), constraint.Result(0), metadataOf)},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: isPtrLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isMetadata},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGetMetadata)},
	View:       ir.ViewOf[GetMetadataOp],
}

// GetMetadataOp is the view of an operation ptr.get_metadata.
type GetMetadataOp struct{ ir.View }

// Def returns [GetMetadata].
func (GetMetadataOp) Def() *ir.OpDef { return GetMetadata }

// Ptr is the operand $ptr.
func (op GetMetadataOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op GetMetadataOp) Result() *ir.Value { return op.Op().Result(0) }

// GetMetadataAdaptor has the converted operands of a [GetMetadataOp] during a conversion.
type GetMetadataAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GetMetadataOp].
func (GetMetadataAdaptor[T]) For(GetMetadataOp) {}

// Ptr returns the converted operand $ptr.
func (a GetMetadataAdaptor[T]) Ptr() T { return a.At(0) }

// NewGetMetadata creates the operation ptr.get_metadata at the builder's insertion point.
func NewGetMetadata(b *ir.Builder, ptr *ir.Value) GetMetadataOp {
	st := ir.OperationState{Def: GetMetadata, Operands: []*ir.Value{ptr}, Results: []ir.Type{metadataOf(ptr.Type())}}
	return ir.Cast[GetMetadataOp](b.Create(&st))
}

// formatLoad is the assembly format of [Load].
var formatLoad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "volatile"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 5}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "atomic"},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 6}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "syncscope"},
				{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
				{Kind: asm.AttrElement, N: 6, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
				{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
			}}},
			{Kind: asm.FuncAttrElement, Space: true, N: 5, Attr: &asm.AttrForm{Parse: orderingProp.Parse, Print: orderingProp.Print}},
		}}},
		{Kind: asm.OIListElement, Group: &asm.Group{Unit: -1, Then: []asm.Element{
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: 2, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "nontemporal"},
			}}},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: 3, When: []asm.Cond{{Kind: asm.HasAttr, N: 3}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "invariant"},
			}}},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: 4, When: []asm.Cond{{Kind: asm.HasAttr, N: 4}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "invariant_group"},
			}}},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "alignment"},
				{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
				{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: asm.OptionalIntProp{}.Parse, Print: asm.OptionalIntProp{}.Print}},
			}}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5 | 1<<6,
}

// Load is the operation ptr.load: a value in memory.
var Load = &ir.OpDef{
	Name: "ptr.load",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: isPtr},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: asm.OptionalIntProp{}.Constraint(), Optional: true, Property: true, Absent: asm.AbsentInt},
		{Name: "volatile_", Constraint: constraint.UnitProp, Optional: true, Property: true, Absent: asm.AbsentUnit},
		{Name: "nontemporal", Constraint: constraint.UnitProp, Optional: true, Property: true, Absent: asm.AbsentUnit},
		{Name: "invariant", Constraint: constraint.UnitProp, Optional: true, Property: true, Absent: asm.AbsentUnit},
		{Name: "invariantGroup", Constraint: constraint.UnitProp, Optional: true, Property: true, Absent: asm.AbsentUnit},
		{Name: "ordering", Constraint: orderingProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(AtomicOrderingNotAtomic)) }, Property: true},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLoad)},
	View:       ir.ViewOf[LoadOp],
}

// LoadOp is the view of an operation ptr.load.
type LoadOp struct{ ir.View }

// Def returns [Load].
func (LoadOp) Def() *ir.OpDef { return Load }

// The slots of the inherent attributes of [Load].
const (
	slotLoadAlignment      = 0
	slotLoadVolatile       = 1
	slotLoadNontemporal    = 2
	slotLoadInvariant      = 3
	slotLoadInvariantGroup = 4
	slotLoadOrdering       = 5
	slotLoadSyncscope      = 6
)

// Verify checks what the definition cannot express.
func (op LoadOp) Verify() *diag.Diagnostic { return verifyLoad(op.Op()) }

// Ptr is the operand $ptr.
func (op LoadOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op LoadOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotLoadAlignment).(*ir.ArrayAttr); ok {
		return asm.OptionalInt(v), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op LoadOp) SetAlignment(v int64) LoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadAlignment, asm.NewOptionalInt(c, v))
	return op
}

// Volatile reports whether the attribute $volatile_ is present.
func (op LoadOp) Volatile() bool { return op.Op().InherentAttr(slotLoadVolatile) != nil }

// SetVolatile sets or removes the attribute $volatile_.
func (op LoadOp) SetVolatile(v bool) LoadOp {
	if v {
		op.Op().SetInherentAttr(slotLoadVolatile, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLoadVolatile, nil)
	}
	return op
}

// Nontemporal reports whether the attribute $nontemporal is present.
func (op LoadOp) Nontemporal() bool { return op.Op().InherentAttr(slotLoadNontemporal) != nil }

// SetNontemporal sets or removes the attribute $nontemporal.
func (op LoadOp) SetNontemporal(v bool) LoadOp {
	if v {
		op.Op().SetInherentAttr(slotLoadNontemporal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLoadNontemporal, nil)
	}
	return op
}

// Invariant reports whether the attribute $invariant is present.
func (op LoadOp) Invariant() bool { return op.Op().InherentAttr(slotLoadInvariant) != nil }

// SetInvariant sets or removes the attribute $invariant.
func (op LoadOp) SetInvariant(v bool) LoadOp {
	if v {
		op.Op().SetInherentAttr(slotLoadInvariant, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLoadInvariant, nil)
	}
	return op
}

// InvariantGroup reports whether the attribute $invariantGroup is present.
func (op LoadOp) InvariantGroup() bool { return op.Op().InherentAttr(slotLoadInvariantGroup) != nil }

// SetInvariantGroup sets or removes the attribute $invariantGroup.
func (op LoadOp) SetInvariantGroup(v bool) LoadOp {
	if v {
		op.Op().SetInherentAttr(slotLoadInvariantGroup, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLoadInvariantGroup, nil)
	}
	return op
}

// Ordering is the attribute $ordering, AtomicOrderingNotAtomic if it is absent.
func (op LoadOp) Ordering() AtomicOrdering {
	if v, ok := op.Op().InherentAttr(slotLoadOrdering).(*ir.IntegerAttr); ok {
		return AtomicOrdering(v.Uint())
	}
	return AtomicOrderingNotAtomic
}

// SetOrdering sets the attribute $ordering.
func (op LoadOp) SetOrdering(v AtomicOrdering) LoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadOrdering, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op LoadOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotLoadSyncscope).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op LoadOp) SetSyncscope(v string) LoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadSyncscope, ir.NewStringAttr(c, v))
	return op
}

// Result is the result $value.
func (op LoadOp) Result() *ir.Value { return op.Op().Result(0) }

// LoadAdaptor has the converted operands of a [LoadOp] during a conversion.
type LoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LoadOp].
func (LoadAdaptor[T]) For(LoadOp) {}

// Ptr returns the converted operand $ptr.
func (a LoadAdaptor[T]) Ptr() T { return a.At(0) }

// NewLoad creates the operation ptr.load at the builder's insertion point.
func NewLoad(b *ir.Builder, resultType ir.Type, ptr *ir.Value) LoadOp {
	c := b.Context()
	st := ir.OperationState{Def: Load, Operands: []*ir.Value{ptr}, InherentAttrs: []ir.Attribute{slotLoadOrdering: ir.NewIntegerAttr(c.I32(), int64(AtomicOrderingNotAtomic))}, Results: []ir.Type{resultType}}
	return ir.Cast[LoadOp](b.Create(&st))
}

// formatMaskedLoad is the assembly format of [MaskedLoad].
var formatMaskedLoad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "alignment"},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: asm.OptionalIntProp{}.Parse, Print: asm.OptionalIntProp{}.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindShapedType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}, Map: constraint.I1SameShape},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// MaskedLoad is the operation ptr.masked_load: values in memory, where a mask is set.
var MaskedLoad = &ir.OpDef{
	Name:      "ptr.masked_load",
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result and mask must be compatible", constraint.Result(0), constraint.Operand(1), constraint.I1SameShape), constraint.AllTypesMatch(constraint.Result(0), constraint.Operand(2))},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: isPtr},
		{Name: "mask", Constraint: maskList},
		{Name: "passthrough", Constraint: list},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: asm.OptionalIntProp{}.Constraint(), Optional: true, Property: true, Absent: asm.AbsentInt},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: list},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedLoad)},
	View:       ir.ViewOf[MaskedLoadOp],
}

// MaskedLoadOp is the view of an operation ptr.masked_load.
type MaskedLoadOp struct{ ir.View }

// Def returns [MaskedLoad].
func (MaskedLoadOp) Def() *ir.OpDef { return MaskedLoad }

// The slots of the inherent attributes of [MaskedLoad].
const (
	slotMaskedLoadAlignment = 0
)

// Verify checks what the definition cannot express.
func (op MaskedLoadOp) Verify() *diag.Diagnostic { return verifyMaskedLoad(op.Op()) }

// Ptr is the operand $ptr.
func (op MaskedLoadOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op MaskedLoadOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Passthrough is the operand $passthrough.
func (op MaskedLoadOp) Passthrough() *ir.Value { return op.Op().Operand(2) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op MaskedLoadOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotMaskedLoadAlignment).(*ir.ArrayAttr); ok {
		return asm.OptionalInt(v), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op MaskedLoadOp) SetAlignment(v int64) MaskedLoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaskedLoadAlignment, asm.NewOptionalInt(c, v))
	return op
}

// Result is the result $result.
func (op MaskedLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// MaskedLoadAdaptor has the converted operands of a [MaskedLoadOp] during a conversion.
type MaskedLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedLoadOp].
func (MaskedLoadAdaptor[T]) For(MaskedLoadOp) {}

// Ptr returns the converted operand $ptr.
func (a MaskedLoadAdaptor[T]) Ptr() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a MaskedLoadAdaptor[T]) Mask() T { return a.At(1) }

// Passthrough returns the converted operand $passthrough.
func (a MaskedLoadAdaptor[T]) Passthrough() T { return a.At(2) }

// NewMaskedLoad creates the operation ptr.masked_load at the builder's insertion point.
func NewMaskedLoad(b *ir.Builder, ptr *ir.Value, mask *ir.Value, passthrough *ir.Value) MaskedLoadOp {
	st := ir.OperationState{Def: MaskedLoad, Operands: []*ir.Value{ptr, mask, passthrough}, Results: []ir.Type{passthrough.Type()}}
	return ir.Cast[MaskedLoadOp](b.Create(&st))
}

// formatMaskedStore is the assembly format of [MaskedStore].
var formatMaskedStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "alignment"},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: asm.OptionalIntProp{}.Parse, Print: asm.OptionalIntProp{}.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindShapedType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
	},
	Elided: 1 << 0,
}

// MaskedStore is the operation ptr.masked_store: a write of values, where a mask is set.
var MaskedStore = &ir.OpDef{
	Name:      "ptr.masked_store",
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("value and mask must be compatible", constraint.Operand(0), constraint.Operand(2), constraint.I1SameShape)},
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: list},
		{Name: "ptr", Constraint: isPtr},
		{Name: "mask", Constraint: maskList},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: asm.OptionalIntProp{}.Constraint(), Optional: true, Property: true, Absent: asm.AbsentInt},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedStore)},
	View:       ir.ViewOf[MaskedStoreOp],
}

// MaskedStoreOp is the view of an operation ptr.masked_store.
type MaskedStoreOp struct{ ir.View }

// Def returns [MaskedStore].
func (MaskedStoreOp) Def() *ir.OpDef { return MaskedStore }

// The slots of the inherent attributes of [MaskedStore].
const (
	slotMaskedStoreAlignment = 0
)

// Verify checks what the definition cannot express.
func (op MaskedStoreOp) Verify() *diag.Diagnostic { return verifyMaskedStore(op.Op()) }

// Value is the operand $value.
func (op MaskedStoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op MaskedStoreOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op MaskedStoreOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op MaskedStoreOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotMaskedStoreAlignment).(*ir.ArrayAttr); ok {
		return asm.OptionalInt(v), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op MaskedStoreOp) SetAlignment(v int64) MaskedStoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaskedStoreAlignment, asm.NewOptionalInt(c, v))
	return op
}

// MaskedStoreAdaptor has the converted operands of a [MaskedStoreOp] during a conversion.
type MaskedStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedStoreOp].
func (MaskedStoreAdaptor[T]) For(MaskedStoreOp) {}

// Value returns the converted operand $value.
func (a MaskedStoreAdaptor[T]) Value() T { return a.At(0) }

// Ptr returns the converted operand $ptr.
func (a MaskedStoreAdaptor[T]) Ptr() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a MaskedStoreAdaptor[T]) Mask() T { return a.At(2) }

// NewMaskedStore creates the operation ptr.masked_store at the builder's insertion point.
func NewMaskedStore(b *ir.Builder, value *ir.Value, ptr *ir.Value, mask *ir.Value) MaskedStoreOp {
	st := ir.OperationState{Def: MaskedStore, Operands: []*ir.Value{value, ptr, mask}}
	return ir.Cast[MaskedStoreOp](b.Create(&st))
}

// formatPtrAdd is the assembly format of [PtrAdd].
var formatPtrAdd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: addFlagsProp.Parse, Print: addFlagsProp.Print}},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromInfer},
	},
	InferResults: true,
	Elided:       1 << 0,
}

// PtrAdd is the operation ptr.ptr_add: pointers moved by numbers of bytes.
var PtrAdd = &ir.OpDef{
	Name:   "ptr.ptr_add",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: pointers},
		{Name: "offset", Constraint: integers},
	},
	Attrs: []ir.AttrSlot{
		{Name: "flags", Constraint: addFlagsProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(PtrAddFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: pointers},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPtrAdd)},
	View:       ir.ViewOf[PtrAddOp],
}

// PtrAddOp is the view of an operation ptr.ptr_add.
type PtrAddOp struct{ ir.View }

// Def returns [PtrAdd].
func (PtrAddOp) Def() *ir.OpDef { return PtrAdd }

// The slots of the inherent attributes of [PtrAdd].
const (
	slotPtrAddFlags = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op PtrAddOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldPtrAdd(op.Op(), constants)
}

// InferResults computes the result types; see [ir.InferTypeOp].
func (PtrAddOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferPtrAdd(st)
}

// Base is the operand $base.
func (op PtrAddOp) Base() *ir.Value { return op.Op().Operand(0) }

// Offset is the operand $offset.
func (op PtrAddOp) Offset() *ir.Value { return op.Op().Operand(1) }

// Flags is the attribute $flags, PtrAddFlagsNone if it is absent.
func (op PtrAddOp) Flags() PtrAddFlags {
	if v, ok := op.Op().InherentAttr(slotPtrAddFlags).(*ir.IntegerAttr); ok {
		return PtrAddFlags(v.Uint())
	}
	return PtrAddFlagsNone
}

// SetFlags sets the attribute $flags.
func (op PtrAddOp) SetFlags(v PtrAddFlags) PtrAddOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPtrAddFlags, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $result.
func (op PtrAddOp) Result() *ir.Value { return op.Op().Result(0) }

// PtrAddAdaptor has the converted operands of a [PtrAddOp] during a conversion.
type PtrAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PtrAddOp].
func (PtrAddAdaptor[T]) For(PtrAddOp) {}

// Base returns the converted operand $base.
func (a PtrAddAdaptor[T]) Base() T { return a.At(0) }

// Offset returns the converted operand $offset.
func (a PtrAddAdaptor[T]) Offset() T { return a.At(1) }

// NewPtrAdd creates the operation ptr.ptr_add at the builder's insertion point.
func NewPtrAdd(b *ir.Builder, base *ir.Value, offset *ir.Value) PtrAddOp {
	c := b.Context()
	st := ir.OperationState{Def: PtrAdd, Operands: []*ir.Value{base, offset}, InherentAttrs: []ir.Attribute{slotPtrAddFlags: ir.NewIntegerAttr(c.I32(), int64(PtrAddFlagsNone))}}
	return ir.Cast[PtrAddOp](b.Create(&st))
}

// formatPtrDiff is the assembly format of [PtrDiff].
var formatPtrDiff = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: diffFlagsProp.Parse, Print: diffFlagsProp.Print}},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// PtrDiff is the operation ptr.ptr_diff: the numbers of bytes between pointers.
var PtrDiff = &ir.OpDef{
	Name:      "ptr.ptr_diff",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1)), constraint.SameOperandsAndResultShape},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: pointers},
		{Name: "rhs", Constraint: pointers},
	},
	Attrs: []ir.AttrSlot{
		{Name: "flags", Constraint: diffFlagsProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I8(), int64(PtrDiffFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: integers},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPtrDiff)},
	View:       ir.ViewOf[PtrDiffOp],
}

// PtrDiffOp is the view of an operation ptr.ptr_diff.
type PtrDiffOp struct{ ir.View }

// Def returns [PtrDiff].
func (PtrDiffOp) Def() *ir.OpDef { return PtrDiff }

// The slots of the inherent attributes of [PtrDiff].
const (
	slotPtrDiffFlags = 0
)

// Verify checks what the definition cannot express.
func (op PtrDiffOp) Verify() *diag.Diagnostic { return verifyPtrDiff(op.Op()) }

// Lhs is the operand $lhs.
func (op PtrDiffOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op PtrDiffOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Flags is the attribute $flags, PtrDiffFlagsNone if it is absent.
func (op PtrDiffOp) Flags() PtrDiffFlags {
	if v, ok := op.Op().InherentAttr(slotPtrDiffFlags).(*ir.IntegerAttr); ok {
		return PtrDiffFlags(v.Uint())
	}
	return PtrDiffFlagsNone
}

// SetFlags sets the attribute $flags.
func (op PtrDiffOp) SetFlags(v PtrDiffFlags) PtrDiffOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPtrDiffFlags, ir.NewIntegerAttr(c.I8(), int64(v)))
	return op
}

// Result is the result $result.
func (op PtrDiffOp) Result() *ir.Value { return op.Op().Result(0) }

// PtrDiffAdaptor has the converted operands of a [PtrDiffOp] during a conversion.
type PtrDiffAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PtrDiffOp].
func (PtrDiffAdaptor[T]) For(PtrDiffOp) {}

// Lhs returns the converted operand $lhs.
func (a PtrDiffAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a PtrDiffAdaptor[T]) Rhs() T { return a.At(1) }

// NewPtrDiff creates the operation ptr.ptr_diff at the builder's insertion point.
func NewPtrDiff(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) PtrDiffOp {
	c := b.Context()
	st := ir.OperationState{Def: PtrDiff, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotPtrDiffFlags: ir.NewIntegerAttr(c.I8(), int64(PtrDiffFlagsNone))}, Results: []ir.Type{resultType}}
	return ir.Cast[PtrDiffOp](b.Create(&st))
}

// formatScatter is the assembly format of [Scatter].
var formatScatter = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "alignment"},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: asm.OptionalIntProp{}.Parse, Print: asm.OptionalIntProp{}.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindShapedType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindShapedType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
	},
	Elided: 1 << 0,
}

// Scatter is the operation ptr.scatter: a write of values to several addresses, where a mask is set.
var Scatter = &ir.OpDef{
	Name:      "ptr.scatter",
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("value and mask must be compatible", constraint.Operand(0), constraint.Operand(2), constraint.I1SameShape), constraint.AllShapesMatch(constraint.Operand(0), constraint.Operand(1)), constraint.AllTypeIDsMatch(constraint.Operand(0), constraint.Operand(1))},
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: list},
		{Name: "ptrs", Constraint: pointerList},
		{Name: "mask", Constraint: maskList},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: asm.OptionalIntProp{}.Constraint(), Optional: true, Property: true, Absent: asm.AbsentInt},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatScatter)},
	View:       ir.ViewOf[ScatterOp],
}

// ScatterOp is the view of an operation ptr.scatter.
type ScatterOp struct{ ir.View }

// Def returns [Scatter].
func (ScatterOp) Def() *ir.OpDef { return Scatter }

// The slots of the inherent attributes of [Scatter].
const (
	slotScatterAlignment = 0
)

// Verify checks what the definition cannot express.
func (op ScatterOp) Verify() *diag.Diagnostic { return verifyScatter(op.Op()) }

// Value is the operand $value.
func (op ScatterOp) Value() *ir.Value { return op.Op().Operand(0) }

// Ptrs is the operand $ptrs.
func (op ScatterOp) Ptrs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op ScatterOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op ScatterOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotScatterAlignment).(*ir.ArrayAttr); ok {
		return asm.OptionalInt(v), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op ScatterOp) SetAlignment(v int64) ScatterOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScatterAlignment, asm.NewOptionalInt(c, v))
	return op
}

// ScatterAdaptor has the converted operands of a [ScatterOp] during a conversion.
type ScatterAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ScatterOp].
func (ScatterAdaptor[T]) For(ScatterOp) {}

// Value returns the converted operand $value.
func (a ScatterAdaptor[T]) Value() T { return a.At(0) }

// Ptrs returns the converted operand $ptrs.
func (a ScatterAdaptor[T]) Ptrs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a ScatterAdaptor[T]) Mask() T { return a.At(2) }

// NewScatter creates the operation ptr.scatter at the builder's insertion point.
func NewScatter(b *ir.Builder, value *ir.Value, ptrs *ir.Value, mask *ir.Value) ScatterOp {
	st := ir.OperationState{Def: Scatter, Operands: []*ir.Value{value, ptrs, mask}}
	return ir.Cast[ScatterOp](b.Create(&st))
}

// formatStore is the assembly format of [Store].
var formatStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "volatile"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 4}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "atomic"},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 5}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "syncscope"},
				{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
				{Kind: asm.AttrElement, N: 5, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
				{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
			}}},
			{Kind: asm.FuncAttrElement, Space: true, N: 4, Attr: &asm.AttrForm{Parse: orderingProp.Parse, Print: orderingProp.Print}},
		}}},
		{Kind: asm.OIListElement, Group: &asm.Group{Unit: -1, Then: []asm.Element{
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: 2, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "nontemporal"},
			}}},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: 3, When: []asm.Cond{{Kind: asm.HasAttr, N: 3}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "invariant_group"},
			}}},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "alignment"},
				{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
				{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: asm.OptionalIntProp{}.Parse, Print: asm.OptionalIntProp{}.Print}},
			}}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5,
}

// Store is the operation ptr.store: a write of a value.
var Store = &ir.OpDef{
	Name: "ptr.store",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
		{Name: "ptr", Constraint: isPtr},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: asm.OptionalIntProp{}.Constraint(), Optional: true, Property: true, Absent: asm.AbsentInt},
		{Name: "volatile_", Constraint: constraint.UnitProp, Optional: true, Property: true, Absent: asm.AbsentUnit},
		{Name: "nontemporal", Constraint: constraint.UnitProp, Optional: true, Property: true, Absent: asm.AbsentUnit},
		{Name: "invariantGroup", Constraint: constraint.UnitProp, Optional: true, Property: true, Absent: asm.AbsentUnit},
		{Name: "ordering", Constraint: orderingProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(AtomicOrderingNotAtomic)) }, Property: true},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStore)},
	View:       ir.ViewOf[StoreOp],
}

// StoreOp is the view of an operation ptr.store.
type StoreOp struct{ ir.View }

// Def returns [Store].
func (StoreOp) Def() *ir.OpDef { return Store }

// The slots of the inherent attributes of [Store].
const (
	slotStoreAlignment      = 0
	slotStoreVolatile       = 1
	slotStoreNontemporal    = 2
	slotStoreInvariantGroup = 3
	slotStoreOrdering       = 4
	slotStoreSyncscope      = 5
)

// Verify checks what the definition cannot express.
func (op StoreOp) Verify() *diag.Diagnostic { return verifyStore(op.Op()) }

// Value is the operand $value.
func (op StoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op StoreOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op StoreOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotStoreAlignment).(*ir.ArrayAttr); ok {
		return asm.OptionalInt(v), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op StoreOp) SetAlignment(v int64) StoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreAlignment, asm.NewOptionalInt(c, v))
	return op
}

// Volatile reports whether the attribute $volatile_ is present.
func (op StoreOp) Volatile() bool { return op.Op().InherentAttr(slotStoreVolatile) != nil }

// SetVolatile sets or removes the attribute $volatile_.
func (op StoreOp) SetVolatile(v bool) StoreOp {
	if v {
		op.Op().SetInherentAttr(slotStoreVolatile, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotStoreVolatile, nil)
	}
	return op
}

// Nontemporal reports whether the attribute $nontemporal is present.
func (op StoreOp) Nontemporal() bool { return op.Op().InherentAttr(slotStoreNontemporal) != nil }

// SetNontemporal sets or removes the attribute $nontemporal.
func (op StoreOp) SetNontemporal(v bool) StoreOp {
	if v {
		op.Op().SetInherentAttr(slotStoreNontemporal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotStoreNontemporal, nil)
	}
	return op
}

// InvariantGroup reports whether the attribute $invariantGroup is present.
func (op StoreOp) InvariantGroup() bool { return op.Op().InherentAttr(slotStoreInvariantGroup) != nil }

// SetInvariantGroup sets or removes the attribute $invariantGroup.
func (op StoreOp) SetInvariantGroup(v bool) StoreOp {
	if v {
		op.Op().SetInherentAttr(slotStoreInvariantGroup, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotStoreInvariantGroup, nil)
	}
	return op
}

// Ordering is the attribute $ordering, AtomicOrderingNotAtomic if it is absent.
func (op StoreOp) Ordering() AtomicOrdering {
	if v, ok := op.Op().InherentAttr(slotStoreOrdering).(*ir.IntegerAttr); ok {
		return AtomicOrdering(v.Uint())
	}
	return AtomicOrderingNotAtomic
}

// SetOrdering sets the attribute $ordering.
func (op StoreOp) SetOrdering(v AtomicOrdering) StoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreOrdering, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op StoreOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotStoreSyncscope).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op StoreOp) SetSyncscope(v string) StoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreSyncscope, ir.NewStringAttr(c, v))
	return op
}

// StoreAdaptor has the converted operands of a [StoreOp] during a conversion.
type StoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StoreOp].
func (StoreAdaptor[T]) For(StoreOp) {}

// Value returns the converted operand $value.
func (a StoreAdaptor[T]) Value() T { return a.At(0) }

// Ptr returns the converted operand $ptr.
func (a StoreAdaptor[T]) Ptr() T { return a.At(1) }

// NewStore creates the operation ptr.store at the builder's insertion point.
func NewStore(b *ir.Builder, value *ir.Value, ptr *ir.Value) StoreOp {
	c := b.Context()
	st := ir.OperationState{Def: Store, Operands: []*ir.Value{value, ptr}, InherentAttrs: []ir.Attribute{slotStoreOrdering: ir.NewIntegerAttr(c.I32(), int64(AtomicOrderingNotAtomic))}}
	return ir.Cast[StoreOp](b.Create(&st))
}

// formatToPtr is the assembly format of [ToPtr].
var formatToPtr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindPtrLikeType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindPtrType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// ToPtr is the operation ptr.to_ptr: the address of what something refers to.
var ToPtr = &ir.OpDef{
	Name:   "ptr.to_ptr",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: isPtrLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isPtr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatToPtr)},
	View:       ir.ViewOf[ToPtrOp],
}

// ToPtrOp is the view of an operation ptr.to_ptr.
type ToPtrOp struct{ ir.View }

// Def returns [ToPtr].
func (ToPtrOp) Def() *ir.OpDef { return ToPtr }

// Verify checks what the definition cannot express.
func (op ToPtrOp) Verify() *diag.Diagnostic { return verifyToPtr(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ToPtrOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldToPtr(op.Op(), constants)
}

// Ptr is the operand $ptr.
func (op ToPtrOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op ToPtrOp) Result() *ir.Value { return op.Op().Result(0) }

// ToPtrAdaptor has the converted operands of a [ToPtrOp] during a conversion.
type ToPtrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ToPtrOp].
func (ToPtrAdaptor[T]) For(ToPtrOp) {}

// Ptr returns the converted operand $ptr.
func (a ToPtrAdaptor[T]) Ptr() T { return a.At(0) }

// NewToPtr creates the operation ptr.to_ptr at the builder's insertion point.
func NewToPtr(b *ir.Builder, resultType ir.Type, ptr *ir.Value) ToPtrOp {
	st := ir.OperationState{Def: ToPtr, Operands: []*ir.Value{ptr}, Results: []ir.Type{resultType}}
	return ir.Cast[ToPtrOp](b.Create(&st))
}

// formatTypeOffset is the assembly format of [TypeOffset].
var formatTypeOffset = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.TypeAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// TypeOffset is the operation ptr.type_offset: the distance in bytes from one value of a type in memory to the next.
var TypeOffset = &ir.OpDef{
	Name:   "ptr.type_offset",
	Traits: ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "elementType", Constraint: constraint.TypeAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnySignlessIntegerOrIndex},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTypeOffset)},
	View:       ir.ViewOf[TypeOffsetOp],
}

// TypeOffsetOp is the view of an operation ptr.type_offset.
type TypeOffsetOp struct{ ir.View }

// Def returns [TypeOffset].
func (TypeOffsetOp) Def() *ir.OpDef { return TypeOffset }

// The slots of the inherent attributes of [TypeOffset].
const (
	slotTypeOffsetElementType = 0
)

// ElementType is the attribute $elementType.
func (op TypeOffsetOp) ElementType() ir.Type {
	return op.Op().InherentAttr(slotTypeOffsetElementType).(*ir.TypeAttr).Value()
}

// SetElementType sets the attribute $elementType.
func (op TypeOffsetOp) SetElementType(v ir.Type) TypeOffsetOp {
	op.Op().SetInherentAttr(slotTypeOffsetElementType, ir.NewTypeAttr(v))
	return op
}

// Result is the result $result.
func (op TypeOffsetOp) Result() *ir.Value { return op.Op().Result(0) }

// TypeOffsetAdaptor has the converted operands of a [TypeOffsetOp] during a conversion.
type TypeOffsetAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TypeOffsetOp].
func (TypeOffsetAdaptor[T]) For(TypeOffsetOp) {}

// NewTypeOffset creates the operation ptr.type_offset at the builder's insertion point.
func NewTypeOffset(b *ir.Builder, resultType ir.Type, elementType ir.Type) TypeOffsetOp {
	st := ir.OperationState{Def: TypeOffset, InherentAttrs: []ir.Attribute{slotTypeOffsetElementType: ir.NewTypeAttr(elementType)}, Results: []ir.Type{resultType}}
	return ir.Cast[TypeOffsetOp](b.Create(&st))
}

var kindPtrLikeType = asm.TypeKind{Name: "", Is: asm.IsType[ir.PtrLikeType]}
var kindPtrType = asm.TypeKind{Name: "ptr.ptr", Is: asm.IsType[*PtrType], Def: &PtrTypeDef}
var kindShapedType = asm.TypeKind{Name: "", Is: asm.IsType[ir.ShapedType]}
