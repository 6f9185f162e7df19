// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// AddressSpaceAttr is #llvm.address_space: LLVM address space.
type AddressSpaceAttr struct {
	ir.AttrBase
	addressSpace uint32
}

// AddressSpaceAttrDef is the definition of AddressSpaceAttr.
var AddressSpaceAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "address_space",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxAddressSpaceAttr{})},
})

// IsAddressSpaceAttr is the constraint for AddressSpaceAttr.
var IsAddressSpaceAttr = &ir.AttrConstraint{Summary: "LLVM address space", Match: asm.IsAttr[*AddressSpaceAttr]}

// NewAddressSpaceAttr returns the attribute with the given parameters.
func NewAddressSpaceAttr(c *ir.Context, addressSpace uint32) *AddressSpaceAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(addressSpace))
	if v := c.LookupAttr(AddressSpaceAttrDef, k); v != nil {
		return v.(*AddressSpaceAttr)
	}
	return c.InternAttr(AddressSpaceAttrDef, k, &AddressSpaceAttr{addressSpace: addressSpace}).(*AddressSpaceAttr)
}

// AddressSpace is the parameter addressSpace.
func (v *AddressSpaceAttr) AddressSpace() uint32 { return v.addressSpace }

// syntaxAddressSpaceAttr parses and prints AddressSpaceAttr.
type syntaxAddressSpaceAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxAddressSpaceAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var addressSpace uint32
	p.Want(asm.Less)
	if !p.Failed() {
		addressSpace = uint32(p.Uint(32))
		p.EndParam("LLVM_AddressSpaceAttr", "addressSpace", "unsigned")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewAddressSpaceAttr(p.Context(), addressSpace)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxAddressSpaceAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*AddressSpaceAttr)
	p.Str("<")
	p.Uint(uint64(v.addressSpace))
	p.Str(">")
}

// CConvAttr is #llvm.cconv: calling convention.
type CConvAttr struct {
	ir.AttrBase
	callingConv CConv
}

// CConvAttrDef is the definition of CConvAttr.
var CConvAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "cconv",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxCConvAttr{})},
})

// IsCConvAttr is the constraint for CConvAttr.
var IsCConvAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*CConvAttr]}

// NewCConvAttr returns the attribute with the given parameters.
func NewCConvAttr(c *ir.Context, callingConv CConv) *CConvAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(callingConv))
	if v := c.LookupAttr(CConvAttrDef, k); v != nil {
		return v.(*CConvAttr)
	}
	return c.InternAttr(CConvAttrDef, k, &CConvAttr{callingConv: callingConv}).(*CConvAttr)
}

// CallingConv is the parameter CallingConv.
func (v *CConvAttr) CallingConv() CConv { return v.callingConv }

// syntaxCConvAttr parses and prints CConvAttr.
type syntaxCConvAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxCConvAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var callingConv CConv
	p.Want(asm.Less)
	if !p.Failed() {
		callingConv = CConv(p.EnumValue(&CConvEnum))
		p.EndParam("CConvAttr", "CallingConv", "CConv")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewCConvAttr(p.Context(), callingConv)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxCConvAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*CConvAttr)
	p.Str("<")
	p.EnumValue(&CConvEnum, uint64(v.callingConv))
	p.Str(">")
}

// ComdatAttr is #llvm.comdat: selection kind of a comdat.
type ComdatAttr struct {
	ir.AttrBase
	comdat ComdatKind
}

// ComdatAttrDef is the definition of ComdatAttr.
var ComdatAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "comdat",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxComdatAttr{})},
})

// IsComdatAttr is the constraint for ComdatAttr.
var IsComdatAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*ComdatAttr]}

// NewComdatAttr returns the attribute with the given parameters.
func NewComdatAttr(c *ir.Context, comdat ComdatKind) *ComdatAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(comdat))
	if v := c.LookupAttr(ComdatAttrDef, k); v != nil {
		return v.(*ComdatAttr)
	}
	return c.InternAttr(ComdatAttrDef, k, &ComdatAttr{comdat: comdat}).(*ComdatAttr)
}

// Comdat is the parameter comdat.
func (v *ComdatAttr) Comdat() ComdatKind { return v.comdat }

// syntaxComdatAttr parses and prints ComdatAttr.
type syntaxComdatAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxComdatAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var comdat ComdatKind
	if !p.Failed() {
		comdat = ComdatKind(p.EnumValue(&ComdatKindEnum))
		p.EndParam("ComdatAttr", "comdat", "comdat::Comdat")
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewComdatAttr(p.Context(), comdat)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxComdatAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ComdatAttr)
	p.Byte(' ')
	p.EnumValue(&ComdatKindEnum, uint64(v.comdat))
}

// LinkageAttr is #llvm.linkage: linkage of a global.
type LinkageAttr struct {
	ir.AttrBase
	linkage Linkage
}

// LinkageAttrDef is the definition of LinkageAttr.
var LinkageAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "linkage",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLinkageAttr{})},
})

// IsLinkageAttr is the constraint for LinkageAttr.
var IsLinkageAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LinkageAttr]}

// NewLinkageAttr returns the attribute with the given parameters.
func NewLinkageAttr(c *ir.Context, linkage Linkage) *LinkageAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(linkage))
	if v := c.LookupAttr(LinkageAttrDef, k); v != nil {
		return v.(*LinkageAttr)
	}
	return c.InternAttr(LinkageAttrDef, k, &LinkageAttr{linkage: linkage}).(*LinkageAttr)
}

// Linkage is the parameter linkage.
func (v *LinkageAttr) Linkage() Linkage { return v.linkage }

// syntaxLinkageAttr parses and prints LinkageAttr.
type syntaxLinkageAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxLinkageAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var linkage Linkage
	p.Want(asm.Less)
	if !p.Failed() {
		linkage = Linkage(p.EnumValue(&LinkageEnum))
		p.EndParam("LinkageAttr", "linkage", "linkage::Linkage")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLinkageAttr(p.Context(), linkage)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxLinkageAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LinkageAttr)
	p.Str("<")
	p.EnumValue(&LinkageEnum, uint64(v.linkage))
	p.Str(">")
}

// FramePointerKindAttr is #llvm.framePointerKind: which functions keep a frame pointer.
type FramePointerKindAttr struct {
	ir.AttrBase
	framePointerKind FramePointerKind
}

// FramePointerKindAttrDef is the definition of FramePointerKindAttr.
var FramePointerKindAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "framePointerKind",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxFramePointerKindAttr{})},
})

// IsFramePointerKindAttr is the constraint for FramePointerKindAttr.
var IsFramePointerKindAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*FramePointerKindAttr]}

// NewFramePointerKindAttr returns the attribute with the given parameters.
func NewFramePointerKindAttr(c *ir.Context, framePointerKind FramePointerKind) *FramePointerKindAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(framePointerKind))
	if v := c.LookupAttr(FramePointerKindAttrDef, k); v != nil {
		return v.(*FramePointerKindAttr)
	}
	return c.InternAttr(FramePointerKindAttrDef, k, &FramePointerKindAttr{framePointerKind: framePointerKind}).(*FramePointerKindAttr)
}

// FramePointerKind is the parameter framePointerKind.
func (v *FramePointerKindAttr) FramePointerKind() FramePointerKind { return v.framePointerKind }

// syntaxFramePointerKindAttr parses and prints FramePointerKindAttr.
type syntaxFramePointerKindAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxFramePointerKindAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var framePointerKind FramePointerKind
	p.Want(asm.Less)
	if !p.Failed() {
		framePointerKind = FramePointerKind(p.EnumValue(&FramePointerKindEnum))
		p.EndParam("FramePointerKindAttr", "framePointerKind", "framePointerKind::FramePointerKind")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewFramePointerKindAttr(p.Context(), framePointerKind)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxFramePointerKindAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*FramePointerKindAttr)
	p.Str("<")
	p.EnumValue(&FramePointerKindEnum, uint64(v.framePointerKind))
	p.Str(">")
}

// MemoryEffectsAttr is #llvm.memory_effects: what memory a function or call reads and writes.
type MemoryEffectsAttr struct {
	ir.AttrBase
	other           ModRefInfo
	argMem          ModRefInfo
	inaccessibleMem ModRefInfo
	errnoMem        ModRefInfo
	targetMem0      ModRefInfo
	targetMem1      ModRefInfo
}

// MemoryEffectsAttrDef is the definition of MemoryEffectsAttr.
var MemoryEffectsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "memory_effects",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxMemoryEffectsAttr{})},
})

// IsMemoryEffectsAttr is the constraint for MemoryEffectsAttr.
var IsMemoryEffectsAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*MemoryEffectsAttr]}

// NewMemoryEffectsAttr returns the attribute with the given parameters.
func NewMemoryEffectsAttr(c *ir.Context, other ModRefInfo, argMem ModRefInfo, inaccessibleMem ModRefInfo, errnoMem ModRefInfo, targetMem0 ModRefInfo, targetMem1 ModRefInfo) *MemoryEffectsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(other))
	k = ir.AppendUintKey(k, uint64(argMem))
	k = ir.AppendUintKey(k, uint64(inaccessibleMem))
	k = ir.AppendUintKey(k, uint64(errnoMem))
	k = ir.AppendUintKey(k, uint64(targetMem0))
	k = ir.AppendUintKey(k, uint64(targetMem1))
	if v := c.LookupAttr(MemoryEffectsAttrDef, k); v != nil {
		return v.(*MemoryEffectsAttr)
	}
	return c.InternAttr(MemoryEffectsAttrDef, k, &MemoryEffectsAttr{other: other, argMem: argMem, inaccessibleMem: inaccessibleMem, errnoMem: errnoMem, targetMem0: targetMem0, targetMem1: targetMem1}).(*MemoryEffectsAttr)
}

// Other is the parameter other.
func (v *MemoryEffectsAttr) Other() ModRefInfo { return v.other }

// ArgMem is the parameter argMem.
func (v *MemoryEffectsAttr) ArgMem() ModRefInfo { return v.argMem }

// InaccessibleMem is the parameter inaccessibleMem.
func (v *MemoryEffectsAttr) InaccessibleMem() ModRefInfo { return v.inaccessibleMem }

// ErrnoMem is the parameter errnoMem.
func (v *MemoryEffectsAttr) ErrnoMem() ModRefInfo { return v.errnoMem }

// TargetMem0 is the parameter targetMem0.
func (v *MemoryEffectsAttr) TargetMem0() ModRefInfo { return v.targetMem0 }

// TargetMem1 is the parameter targetMem1.
func (v *MemoryEffectsAttr) TargetMem1() ModRefInfo { return v.targetMem1 }

// syntaxMemoryEffectsAttr parses and prints MemoryEffectsAttr.
type syntaxMemoryEffectsAttr struct{}

var namesMemoryEffectsAttr = []string{"other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1"}

// ParseAttr parses the text after the mnemonic.
func (syntaxMemoryEffectsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var other ModRefInfo
	var argMem ModRefInfo
	var inaccessibleMem ModRefInfo
	var errnoMem ModRefInfo
	var targetMem0 ModRefInfo
	var targetMem1 ModRefInfo
	p.Want(asm.Less)
	for s := p.Struct(namesMemoryEffectsAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			other = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "other", "ModRefInfo")
		case 1:
			argMem = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "argMem", "ModRefInfo")
		case 2:
			inaccessibleMem = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "inaccessibleMem", "ModRefInfo")
		case 3:
			errnoMem = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "errnoMem", "ModRefInfo")
		case 4:
			targetMem0 = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "targetMem0", "ModRefInfo")
		case 5:
			targetMem1 = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "targetMem1", "ModRefInfo")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewMemoryEffectsAttr(p.Context(), other, argMem, inaccessibleMem, errnoMem, targetMem0, targetMem1)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxMemoryEffectsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*MemoryEffectsAttr)
	p.Str("<")
	p.Str("other = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.other))
	p.Str(", argMem = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.argMem))
	p.Str(", inaccessibleMem = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.inaccessibleMem))
	p.Str(", errnoMem = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.errnoMem))
	p.Str(", targetMem0 = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.targetMem0))
	p.Str(", targetMem1 = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.targetMem1))
	p.Str(">")
}

// VScaleRangeAttr is #llvm.vscale_range: bounds of vscale in a function.
type VScaleRangeAttr struct {
	ir.AttrBase
	minRange *ir.IntegerAttr
	maxRange *ir.IntegerAttr
}

// VScaleRangeAttrDef is the definition of VScaleRangeAttr.
var VScaleRangeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "vscale_range",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxVScaleRangeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*VScaleRangeAttr)
		if v.minRange != nil {
			attr(v.minRange)
		}
		if v.maxRange != nil {
			attr(v.maxRange)
		}
	},
	Rebuild: ir.AttrRebuild[*VScaleRangeAttr],
})

// IsVScaleRangeAttr is the constraint for VScaleRangeAttr.
var IsVScaleRangeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*VScaleRangeAttr]}

// NewVScaleRangeAttr returns the attribute with the given parameters.
func NewVScaleRangeAttr(c *ir.Context, minRange *ir.IntegerAttr, maxRange *ir.IntegerAttr) *VScaleRangeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(minRange))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(maxRange))
	if v := c.LookupAttr(VScaleRangeAttrDef, k); v != nil {
		return v.(*VScaleRangeAttr)
	}
	return c.InternAttr(VScaleRangeAttrDef, k, &VScaleRangeAttr{minRange: minRange, maxRange: maxRange}).(*VScaleRangeAttr)
}

// MinRange is the parameter minRange.
func (v *VScaleRangeAttr) MinRange() *ir.IntegerAttr { return v.minRange }

// MaxRange is the parameter maxRange.
func (v *VScaleRangeAttr) MaxRange() *ir.IntegerAttr { return v.maxRange }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *VScaleRangeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	minRange := ir.Rebuilt(r, v.minRange)
	maxRange := ir.Rebuilt(r, v.maxRange)
	if r.Failed() {
		return nil
	}
	return NewVScaleRangeAttr(v.Context(), minRange, maxRange)
}

// syntaxVScaleRangeAttr parses and prints VScaleRangeAttr.
type syntaxVScaleRangeAttr struct{}

var namesVScaleRangeAttr = []string{"minRange", "maxRange"}

// ParseAttr parses the text after the mnemonic.
func (syntaxVScaleRangeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var minRange *ir.IntegerAttr
	var maxRange *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesVScaleRangeAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			minRange = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LLVM_VScaleRangeAttr", "minRange", "IntegerAttr")
		case 1:
			maxRange = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LLVM_VScaleRangeAttr", "maxRange", "IntegerAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewVScaleRangeAttr(p.Context(), minRange, maxRange)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxVScaleRangeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*VScaleRangeAttr)
	p.Str("<")
	p.Str("minRange = ")
	p.Attr(v.minRange)
	p.Str(", maxRange = ")
	p.Attr(v.maxRange)
	p.Str(">")
}

// TargetFeaturesAttr is #llvm.target_features: LLVM target features attribute.
type TargetFeaturesAttr struct {
	ir.AttrBase
	features []*ir.StringAttr
}

// TargetFeaturesAttrDef is the definition of TargetFeaturesAttr.
var TargetFeaturesAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "target_features",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTargetFeaturesAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TargetFeaturesAttr)
		for _, e := range v.features {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*TargetFeaturesAttr],
})

// IsTargetFeaturesAttr is the constraint for TargetFeaturesAttr.
var IsTargetFeaturesAttr = &ir.AttrConstraint{Summary: "LLVM target features attribute", Match: asm.IsAttr[*TargetFeaturesAttr]}

// NewTargetFeaturesAttr returns the attribute with the given parameters. It panics
// if checkTargetFeatures rejects them.
func NewTargetFeaturesAttr(c *ir.Context, features []*ir.StringAttr) *TargetFeaturesAttr {
	if err := checkTargetFeatures(features); err != nil {
		panic("llvm: " + err.Error())
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(features)))
	for _, e := range features {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(TargetFeaturesAttrDef, k); v != nil {
		return v.(*TargetFeaturesAttr)
	}
	return c.InternAttr(TargetFeaturesAttrDef, k, &TargetFeaturesAttr{features: append([]*ir.StringAttr(nil), features...)}).(*TargetFeaturesAttr)
}

// Features is the parameter features. The slice must not be modified.
func (v *TargetFeaturesAttr) Features() []*ir.StringAttr { return v.features }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *TargetFeaturesAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	features := ir.RebuiltList(r, v.features)
	if r.Failed() || !r.Check(checkTargetFeatures(features)) {
		return nil
	}
	return NewTargetFeaturesAttr(v.Context(), features)
}

// syntaxTargetFeaturesAttr parses and prints TargetFeaturesAttr.
type syntaxTargetFeaturesAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxTargetFeaturesAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	var features []*ir.StringAttr
	p.Want(asm.Less)
	p.Want(asm.LSquare)
	if !p.Failed() {
		if p.Got(asm.RSquare) {
		} else {
			if !p.Failed() {
				for !p.Failed() {
					var e *ir.StringAttr
					e = asm.AttrParam[*ir.StringAttr](p)
					features = append(features, e)
					if !p.Got(asm.Comma) {
						break
					}
				}
				p.EndParam("LLVM_TargetFeaturesAttr", "features", "::llvm::ArrayRef<StringAttr>")
			}
			p.Want(asm.RSquare)
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if err := checkTargetFeatures(features); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return NewTargetFeaturesAttr(p.Context(), features)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxTargetFeaturesAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TargetFeaturesAttr)
	p.Str("<")
	p.Str("[")
	if !(len(v.features) > 0) {
		p.Str("]")
	} else {
		if len(v.features) > 0 {
			for i, e := range v.features {
				if i > 0 {
					p.Str(", ")
				}
				p.Attr(e)
			}
		}
		p.Str("]")
	}
	p.Str(">")
}

// TargetAttr is #llvm.target: LLVM target info: triple, chip, features.
type TargetAttr struct {
	ir.AttrBase
	triple   *ir.StringAttr
	chip     *ir.StringAttr
	features *TargetFeaturesAttr
}

// TargetAttrDef is the definition of TargetAttr.
var TargetAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "target",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTargetAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TargetAttr)
		if v.triple != nil {
			attr(v.triple)
		}
		if v.chip != nil {
			attr(v.chip)
		}
		if v.features != nil {
			attr(v.features)
		}
	},
	Rebuild: ir.AttrRebuild[*TargetAttr],
})

// IsTargetAttr is the constraint for TargetAttr.
var IsTargetAttr = &ir.AttrConstraint{Summary: "LLVM target info: triple, chip, features", Match: asm.IsAttr[*TargetAttr]}

// NewTargetAttr returns the attribute with the given parameters.
func NewTargetAttr(c *ir.Context, triple *ir.StringAttr, chip *ir.StringAttr, features *TargetFeaturesAttr) *TargetAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(triple))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(chip))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(features))
	if v := c.LookupAttr(TargetAttrDef, k); v != nil {
		return v.(*TargetAttr)
	}
	return c.InternAttr(TargetAttrDef, k, &TargetAttr{triple: triple, chip: chip, features: features}).(*TargetAttr)
}

// Triple is the parameter triple.
func (v *TargetAttr) Triple() *ir.StringAttr { return v.triple }

// Chip is the parameter chip.
func (v *TargetAttr) Chip() *ir.StringAttr { return v.chip }

// Features is the parameter features, nil if it is absent.
func (v *TargetAttr) Features() *TargetFeaturesAttr { return v.features }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *TargetAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	triple := ir.Rebuilt(r, v.triple)
	chip := ir.Rebuilt(r, v.chip)
	features := ir.Rebuilt(r, v.features)
	if r.Failed() {
		return nil
	}
	return NewTargetAttr(v.Context(), triple, chip, features)
}

// syntaxTargetAttr parses and prints TargetAttr.
type syntaxTargetAttr struct{}

var namesTargetAttr = []string{"triple", "chip", "features"}

// ParseAttr parses the text after the mnemonic.
func (syntaxTargetAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var triple *ir.StringAttr
	var chip *ir.StringAttr
	var features *TargetFeaturesAttr
	p.Want(asm.Less)
	for s := p.Struct(namesTargetAttr, 1<<2); s.Next(); {
		switch s.Param {
		case 0:
			triple = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_TargetAttr", "triple", "StringAttr")
		case 1:
			chip = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_TargetAttr", "chip", "StringAttr")
		case 2:
			features = asm.StrippedAttrParam[*TargetFeaturesAttr](p, TargetFeaturesAttrDef)
			p.EndParam("LLVM_TargetAttr", "features", "TargetFeaturesAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTargetAttr(p.Context(), triple, chip, features)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxTargetAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TargetAttr)
	p.Str("<")
	p.Str("triple = ")
	p.Attr(v.triple)
	p.Str(", chip = ")
	p.Attr(v.chip)
	if v.features != nil {
		p.Str(", features = ")
		p.StrippedAttr(v.features)
	}
	p.Str(">")
}

// UndefAttr is #llvm.undef: undefined value.
type UndefAttr struct {
	ir.AttrBase
}

// UndefAttrDef is the definition of UndefAttr.
var UndefAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "undef",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxUndefAttr{})},
})

// IsUndefAttr is the constraint for UndefAttr.
var IsUndefAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*UndefAttr]}

// NewUndefAttr returns the attribute.
func NewUndefAttr(c *ir.Context) *UndefAttr {
	if v := c.LookupAttr(UndefAttrDef, nil); v != nil {
		return v.(*UndefAttr)
	}
	return c.InternAttr(UndefAttrDef, nil, &UndefAttr{}).(*UndefAttr)
}

// syntaxUndefAttr parses and prints UndefAttr.
type syntaxUndefAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxUndefAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewUndefAttr(p.Context())
}

// PrintAttr prints the text after the mnemonic.
func (syntaxUndefAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// PoisonAttr is #llvm.poison: poison value.
type PoisonAttr struct {
	ir.AttrBase
}

// PoisonAttrDef is the definition of PoisonAttr.
var PoisonAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "poison",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxPoisonAttr{})},
})

// IsPoisonAttr is the constraint for PoisonAttr.
var IsPoisonAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*PoisonAttr]}

// NewPoisonAttr returns the attribute.
func NewPoisonAttr(c *ir.Context) *PoisonAttr {
	if v := c.LookupAttr(PoisonAttrDef, nil); v != nil {
		return v.(*PoisonAttr)
	}
	return c.InternAttr(PoisonAttrDef, nil, &PoisonAttr{}).(*PoisonAttr)
}

// syntaxPoisonAttr parses and prints PoisonAttr.
type syntaxPoisonAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxPoisonAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewPoisonAttr(p.Context())
}

// PrintAttr prints the text after the mnemonic.
func (syntaxPoisonAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// DSOLocalEquivalentAttr is #llvm.dso_local_equivalent: function in the same linkage unit that does what another one does.
type DSOLocalEquivalentAttr struct {
	ir.AttrBase
	sym *ir.SymbolRefAttr
}

// DSOLocalEquivalentAttrDef is the definition of DSOLocalEquivalentAttr.
var DSOLocalEquivalentAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "dso_local_equivalent",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDSOLocalEquivalentAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DSOLocalEquivalentAttr)
		if v.sym != nil {
			attr(v.sym)
		}
	},
	Rebuild: ir.AttrRebuild[*DSOLocalEquivalentAttr],
})

// IsDSOLocalEquivalentAttr is the constraint for DSOLocalEquivalentAttr.
var IsDSOLocalEquivalentAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DSOLocalEquivalentAttr]}

// NewDSOLocalEquivalentAttr returns the attribute with the given parameters.
func NewDSOLocalEquivalentAttr(c *ir.Context, sym *ir.SymbolRefAttr) *DSOLocalEquivalentAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(sym))
	if v := c.LookupAttr(DSOLocalEquivalentAttrDef, k); v != nil {
		return v.(*DSOLocalEquivalentAttr)
	}
	return c.InternAttr(DSOLocalEquivalentAttrDef, k, &DSOLocalEquivalentAttr{sym: sym}).(*DSOLocalEquivalentAttr)
}

// Sym is the parameter sym.
func (v *DSOLocalEquivalentAttr) Sym() *ir.SymbolRefAttr { return v.sym }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DSOLocalEquivalentAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	sym := ir.Rebuilt(r, v.sym, asm.IsFlatSymbolRef)
	if r.Failed() {
		return nil
	}
	return NewDSOLocalEquivalentAttr(v.Context(), sym)
}

// syntaxDSOLocalEquivalentAttr parses and prints DSOLocalEquivalentAttr.
type syntaxDSOLocalEquivalentAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxDSOLocalEquivalentAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var sym *ir.SymbolRefAttr
	if !p.Failed() {
		sym = asm.CheckedAttrParam[*ir.SymbolRefAttr](p, asm.IsFlatSymbolRef)
		p.EndParam("LLVM_DSOLocalEquivalentAttr", "sym", "FlatSymbolRefAttr")
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDSOLocalEquivalentAttr(p.Context(), sym)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDSOLocalEquivalentAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DSOLocalEquivalentAttr)
	p.Byte(' ')
	p.Attr(v.sym)
}

// BlockTagAttr is #llvm.blocktag: tag of a block whose address is taken.
type BlockTagAttr struct {
	ir.AttrBase
	id uint32
}

// BlockTagAttrDef is the definition of BlockTagAttr.
var BlockTagAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "blocktag",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxBlockTagAttr{})},
})

// IsBlockTagAttr is the constraint for BlockTagAttr.
var IsBlockTagAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*BlockTagAttr]}

// NewBlockTagAttr returns the attribute with the given parameters.
func NewBlockTagAttr(c *ir.Context, id uint32) *BlockTagAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(id))
	if v := c.LookupAttr(BlockTagAttrDef, k); v != nil {
		return v.(*BlockTagAttr)
	}
	return c.InternAttr(BlockTagAttrDef, k, &BlockTagAttr{id: id}).(*BlockTagAttr)
}

// ID is the parameter id.
func (v *BlockTagAttr) ID() uint32 { return v.id }

// syntaxBlockTagAttr parses and prints BlockTagAttr.
type syntaxBlockTagAttr struct{}

var namesBlockTagAttr = []string{"id"}

// ParseAttr parses the text after the mnemonic.
func (syntaxBlockTagAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id uint32
	p.Want(asm.Less)
	for s := p.Struct(namesBlockTagAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			id = uint32(p.Uint(32))
			p.EndParam("LLVM_BlockTagAttr", "id", "uint32_t")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewBlockTagAttr(p.Context(), id)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxBlockTagAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*BlockTagAttr)
	p.Str("<")
	p.Str("id = ")
	p.Uint(uint64(v.id))
	p.Str(">")
}

// BlockAddressAttr is #llvm.blockaddress: address of a block.
type BlockAddressAttr struct {
	ir.AttrBase
	function *ir.SymbolRefAttr
	tag      *BlockTagAttr
}

// BlockAddressAttrDef is the definition of BlockAddressAttr.
var BlockAddressAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "blockaddress",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxBlockAddressAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*BlockAddressAttr)
		if v.function != nil {
			attr(v.function)
		}
		if v.tag != nil {
			attr(v.tag)
		}
	},
	Rebuild: ir.AttrRebuild[*BlockAddressAttr],
})

// IsBlockAddressAttr is the constraint for BlockAddressAttr.
var IsBlockAddressAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*BlockAddressAttr]}

// NewBlockAddressAttr returns the attribute with the given parameters.
func NewBlockAddressAttr(c *ir.Context, function *ir.SymbolRefAttr, tag *BlockTagAttr) *BlockAddressAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(function))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(tag))
	if v := c.LookupAttr(BlockAddressAttrDef, k); v != nil {
		return v.(*BlockAddressAttr)
	}
	return c.InternAttr(BlockAddressAttrDef, k, &BlockAddressAttr{function: function, tag: tag}).(*BlockAddressAttr)
}

// Function is the parameter function.
func (v *BlockAddressAttr) Function() *ir.SymbolRefAttr { return v.function }

// Tag is the parameter tag.
func (v *BlockAddressAttr) Tag() *BlockTagAttr { return v.tag }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *BlockAddressAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	function := ir.Rebuilt(r, v.function, asm.IsFlatSymbolRef)
	tag := ir.Rebuilt(r, v.tag)
	if r.Failed() {
		return nil
	}
	return NewBlockAddressAttr(v.Context(), function, tag)
}

// syntaxBlockAddressAttr parses and prints BlockAddressAttr.
type syntaxBlockAddressAttr struct{}

var namesBlockAddressAttr = []string{"function", "tag"}

// ParseAttr parses the text after the mnemonic.
func (syntaxBlockAddressAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var function *ir.SymbolRefAttr
	var tag *BlockTagAttr
	p.Want(asm.Less)
	for s := p.Struct(namesBlockAddressAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			function = asm.CheckedAttrParam[*ir.SymbolRefAttr](p, asm.IsFlatSymbolRef)
			p.EndParam("LLVM_BlockAddressAttr", "function", "FlatSymbolRefAttr")
		case 1:
			tag = asm.StrippedAttrParam[*BlockTagAttr](p, BlockTagAttrDef)
			p.EndParam("LLVM_BlockAddressAttr", "tag", "BlockTagAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewBlockAddressAttr(p.Context(), function, tag)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxBlockAddressAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*BlockAddressAttr)
	p.Str("<")
	p.Str("function = ")
	p.Attr(v.function)
	p.Str(", tag = ")
	p.StrippedAttr(v.tag)
	p.Str(">")
}

// VecTypeHintAttr is #llvm.vec_type_hint: Explicit vectorization compiler hint.
type VecTypeHintAttr struct {
	ir.AttrBase
	hint     *ir.TypeAttr
	isSigned bool
}

// VecTypeHintAttrDef is the definition of VecTypeHintAttr.
var VecTypeHintAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "vec_type_hint",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxVecTypeHintAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*VecTypeHintAttr)
		if v.hint != nil {
			attr(v.hint)
		}
	},
	Rebuild: ir.AttrRebuild[*VecTypeHintAttr],
})

// IsVecTypeHintAttr is the constraint for VecTypeHintAttr.
var IsVecTypeHintAttr = &ir.AttrConstraint{Summary: "Explicit vectorization compiler hint", Match: asm.IsAttr[*VecTypeHintAttr]}

// NewVecTypeHintAttr returns the attribute with the given parameters.
func NewVecTypeHintAttr(c *ir.Context, hint *ir.TypeAttr, isSigned bool) *VecTypeHintAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(hint))
	k = ir.AppendBoolKey(k, isSigned)
	if v := c.LookupAttr(VecTypeHintAttrDef, k); v != nil {
		return v.(*VecTypeHintAttr)
	}
	return c.InternAttr(VecTypeHintAttrDef, k, &VecTypeHintAttr{hint: hint, isSigned: isSigned}).(*VecTypeHintAttr)
}

// Hint is the parameter hint.
func (v *VecTypeHintAttr) Hint() *ir.TypeAttr { return v.hint }

// IsSigned is the parameter is_signed.
func (v *VecTypeHintAttr) IsSigned() bool { return v.isSigned }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *VecTypeHintAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	hint := ir.Rebuilt(r, v.hint)
	isSigned := v.isSigned
	if r.Failed() {
		return nil
	}
	return NewVecTypeHintAttr(v.Context(), hint, isSigned)
}

// syntaxVecTypeHintAttr parses and prints VecTypeHintAttr.
type syntaxVecTypeHintAttr struct{}

var namesVecTypeHintAttr = []string{"hint", "is_signed"}

// ParseAttr parses the text after the mnemonic.
func (syntaxVecTypeHintAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var hint *ir.TypeAttr
	isSigned := bool(false)
	p.Want(asm.Less)
	for s := p.Struct(namesVecTypeHintAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			hint = asm.AttrParam[*ir.TypeAttr](p)
			p.EndParam("LLVM_VecTypeHintAttr", "hint", "TypeAttr")
		case 1:
			isSigned = p.BoolParam()
			p.EndParam("LLVM_VecTypeHintAttr", "is_signed", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewVecTypeHintAttr(p.Context(), hint, isSigned)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxVecTypeHintAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*VecTypeHintAttr)
	p.Str("<")
	p.Str("hint = ")
	p.Attr(v.hint)
	if v.isSigned != false {
		p.Str(", is_signed = ")
		p.Bool(v.isSigned)
	}
	p.Str(">")
}

// ZeroAttr is #llvm.zero: null, all bits zero.
type ZeroAttr struct {
	ir.AttrBase
}

// ZeroAttrDef is the definition of ZeroAttr.
var ZeroAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "zero",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxZeroAttr{})},
})

// IsZeroAttr is the constraint for ZeroAttr.
var IsZeroAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*ZeroAttr]}

// NewZeroAttr returns the attribute.
func NewZeroAttr(c *ir.Context) *ZeroAttr {
	if v := c.LookupAttr(ZeroAttrDef, nil); v != nil {
		return v.(*ZeroAttr)
	}
	return c.InternAttr(ZeroAttrDef, nil, &ZeroAttr{}).(*ZeroAttr)
}

// syntaxZeroAttr parses and prints ZeroAttr.
type syntaxZeroAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxZeroAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewZeroAttr(p.Context())
}

// PrintAttr prints the text after the mnemonic.
func (syntaxZeroAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// TailCallKindAttr is #llvm.tailcallkind: tail call marker of a call.
type TailCallKindAttr struct {
	ir.AttrBase
	tailCallKind TailCallKind
}

// TailCallKindAttrDef is the definition of TailCallKindAttr.
var TailCallKindAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tailcallkind",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTailCallKindAttr{})},
})

// IsTailCallKindAttr is the constraint for TailCallKindAttr.
var IsTailCallKindAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*TailCallKindAttr]}

// NewTailCallKindAttr returns the attribute with the given parameters.
func NewTailCallKindAttr(c *ir.Context, tailCallKind TailCallKind) *TailCallKindAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(tailCallKind))
	if v := c.LookupAttr(TailCallKindAttrDef, k); v != nil {
		return v.(*TailCallKindAttr)
	}
	return c.InternAttr(TailCallKindAttrDef, k, &TailCallKindAttr{tailCallKind: tailCallKind}).(*TailCallKindAttr)
}

// TailCallKind is the parameter tailCallKind.
func (v *TailCallKindAttr) TailCallKind() TailCallKind { return v.tailCallKind }

// syntaxTailCallKindAttr parses and prints TailCallKindAttr.
type syntaxTailCallKindAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxTailCallKindAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var tailCallKind TailCallKind
	p.Want(asm.Less)
	if !p.Failed() {
		tailCallKind = TailCallKind(p.EnumValue(&TailCallKindEnum))
		p.EndParam("TailCallKindAttr", "tailCallKind", "TailCallKind")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTailCallKindAttr(p.Context(), tailCallKind)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxTailCallKindAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TailCallKindAttr)
	p.Str("<")
	p.EnumValue(&TailCallKindEnum, uint64(v.tailCallKind))
	p.Str(">")
}

// WorkgroupAttributionAttr is #llvm.mlir.workgroup_attribution: GPU workgroup attribution information.
type WorkgroupAttributionAttr struct {
	ir.AttrBase
	numElements *ir.IntegerAttr
	elementType *ir.TypeAttr
}

// WorkgroupAttributionAttrDef is the definition of WorkgroupAttributionAttr.
var WorkgroupAttributionAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "mlir.workgroup_attribution",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxWorkgroupAttributionAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*WorkgroupAttributionAttr)
		if v.numElements != nil {
			attr(v.numElements)
		}
		if v.elementType != nil {
			attr(v.elementType)
		}
	},
	Rebuild: ir.AttrRebuild[*WorkgroupAttributionAttr],
})

// IsWorkgroupAttributionAttr is the constraint for WorkgroupAttributionAttr.
var IsWorkgroupAttributionAttr = &ir.AttrConstraint{Summary: "GPU workgroup attribution information", Match: asm.IsAttr[*WorkgroupAttributionAttr]}

// NewWorkgroupAttributionAttr returns the attribute with the given parameters.
func NewWorkgroupAttributionAttr(c *ir.Context, numElements *ir.IntegerAttr, elementType *ir.TypeAttr) *WorkgroupAttributionAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(numElements))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(elementType))
	if v := c.LookupAttr(WorkgroupAttributionAttrDef, k); v != nil {
		return v.(*WorkgroupAttributionAttr)
	}
	return c.InternAttr(WorkgroupAttributionAttrDef, k, &WorkgroupAttributionAttr{numElements: numElements, elementType: elementType}).(*WorkgroupAttributionAttr)
}

// NumElements is the parameter num_elements.
func (v *WorkgroupAttributionAttr) NumElements() *ir.IntegerAttr { return v.numElements }

// ElementType is the parameter element_type.
func (v *WorkgroupAttributionAttr) ElementType() *ir.TypeAttr { return v.elementType }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *WorkgroupAttributionAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	numElements := ir.Rebuilt(r, v.numElements)
	elementType := ir.Rebuilt(r, v.elementType)
	if r.Failed() {
		return nil
	}
	return NewWorkgroupAttributionAttr(v.Context(), numElements, elementType)
}

// syntaxWorkgroupAttributionAttr parses and prints WorkgroupAttributionAttr.
type syntaxWorkgroupAttributionAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxWorkgroupAttributionAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var numElements *ir.IntegerAttr
	var elementType *ir.TypeAttr
	p.Want(asm.Less)
	if !p.Failed() {
		numElements = asm.AttrParam[*ir.IntegerAttr](p)
		p.EndParam("WorkgroupAttributionAttr", "num_elements", "IntegerAttr")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		elementType = asm.AttrParam[*ir.TypeAttr](p)
		p.EndParam("WorkgroupAttributionAttr", "element_type", "TypeAttr")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewWorkgroupAttributionAttr(p.Context(), numElements, elementType)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxWorkgroupAttributionAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*WorkgroupAttributionAttr)
	p.Str("<")
	p.Attr(v.numElements)
	p.Str(",")
	p.Byte(' ')
	p.Attr(v.elementType)
	p.Str(">")
}

// DereferenceableAttr is #llvm.dereferenceable: LLVM dereferenceable attribute.
type DereferenceableAttr struct {
	ir.AttrBase
	bytes     uint64
	mayBeNull bool
}

// DereferenceableAttrDef is the definition of DereferenceableAttr.
var DereferenceableAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "dereferenceable",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDereferenceableAttr{})},
})

// IsDereferenceableAttr is the constraint for DereferenceableAttr.
var IsDereferenceableAttr = &ir.AttrConstraint{Summary: "LLVM dereferenceable attribute", Match: asm.IsAttr[*DereferenceableAttr]}

// NewDereferenceableAttr returns the attribute with the given parameters.
func NewDereferenceableAttr(c *ir.Context, bytes uint64, mayBeNull bool) *DereferenceableAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(bytes))
	k = ir.AppendBoolKey(k, mayBeNull)
	if v := c.LookupAttr(DereferenceableAttrDef, k); v != nil {
		return v.(*DereferenceableAttr)
	}
	return c.InternAttr(DereferenceableAttrDef, k, &DereferenceableAttr{bytes: bytes, mayBeNull: mayBeNull}).(*DereferenceableAttr)
}

// Bytes is the parameter bytes.
func (v *DereferenceableAttr) Bytes() uint64 { return v.bytes }

// MayBeNull is the parameter mayBeNull.
func (v *DereferenceableAttr) MayBeNull() bool { return v.mayBeNull }

// syntaxDereferenceableAttr parses and prints DereferenceableAttr.
type syntaxDereferenceableAttr struct{}

var namesDereferenceableAttr = []string{"bytes", "mayBeNull"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDereferenceableAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var bytes uint64
	mayBeNull := bool(false)
	p.Want(asm.Less)
	for s := p.Struct(namesDereferenceableAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			bytes = uint64(p.Uint(64))
			p.EndParam("LLVM_DereferenceableAttr", "bytes", "uint64_t")
		case 1:
			mayBeNull = p.BoolParam()
			p.EndParam("LLVM_DereferenceableAttr", "mayBeNull", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDereferenceableAttr(p.Context(), bytes, mayBeNull)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDereferenceableAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DereferenceableAttr)
	p.Str("<")
	p.Str("bytes = ")
	p.Uint(uint64(v.bytes))
	if v.mayBeNull != false {
		p.Str(", mayBeNull = ")
		p.Bool(v.mayBeNull)
	}
	p.Str(">")
}

// UWTableKindAttr is #llvm.uwtableKind: which unwind tables a function has.
type UWTableKindAttr struct {
	ir.AttrBase
	uwtableKind UWTableKind
}

// UWTableKindAttrDef is the definition of UWTableKindAttr.
var UWTableKindAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "uwtableKind",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxUWTableKindAttr{})},
})

// IsUWTableKindAttr is the constraint for UWTableKindAttr.
var IsUWTableKindAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*UWTableKindAttr]}

// NewUWTableKindAttr returns the attribute with the given parameters.
func NewUWTableKindAttr(c *ir.Context, uwtableKind UWTableKind) *UWTableKindAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(uwtableKind))
	if v := c.LookupAttr(UWTableKindAttrDef, k); v != nil {
		return v.(*UWTableKindAttr)
	}
	return c.InternAttr(UWTableKindAttrDef, k, &UWTableKindAttr{uwtableKind: uwtableKind}).(*UWTableKindAttr)
}

// UwtableKind is the parameter uwtableKind.
func (v *UWTableKindAttr) UwtableKind() UWTableKind { return v.uwtableKind }

// syntaxUWTableKindAttr parses and prints UWTableKindAttr.
type syntaxUWTableKindAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxUWTableKindAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var uwtableKind UWTableKind
	p.Want(asm.Less)
	if !p.Failed() {
		uwtableKind = UWTableKind(p.EnumValue(&UWTableKindEnum))
		p.EndParam("UWTableKindAttr", "uwtableKind", "uwtable::UWTableKind")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewUWTableKindAttr(p.Context(), uwtableKind)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxUWTableKindAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*UWTableKindAttr)
	p.Str("<")
	p.EnumValue(&UWTableKindEnum, uint64(v.uwtableKind))
	p.Str(">")
}

// IntegerOverflowFlagsAttr is #llvm.overflow: LLVM integer overflow flags.
type IntegerOverflowFlagsAttr struct {
	ir.AttrBase
	value IntegerOverflowFlags
}

// IntegerOverflowFlagsAttrDef is the definition of IntegerOverflowFlagsAttr.
var IntegerOverflowFlagsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "overflow",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxIntegerOverflowFlagsAttr{})},
})

// IsIntegerOverflowFlagsAttr is the constraint for IntegerOverflowFlagsAttr.
var IsIntegerOverflowFlagsAttr = &ir.AttrConstraint{Summary: "LLVM integer overflow flags", Match: asm.IsAttr[*IntegerOverflowFlagsAttr]}

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
		value = IntegerOverflowFlags(p.EnumValue(&IntegerOverflowFlagsEnum))
		p.EndParam("LLVM_IntegerOverflowFlagsAttr", "value", "::mlir::LLVM::IntegerOverflowFlags")
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
	p.EnumValue(&IntegerOverflowFlagsEnum, uint64(v.value))
	p.Str(">")
}

// FastmathFlagsAttr is #llvm.fastmath: LLVM fastmath flags.
type FastmathFlagsAttr struct {
	ir.AttrBase
	value FastmathFlags
}

// FastmathFlagsAttrDef is the definition of FastmathFlagsAttr.
var FastmathFlagsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "fastmath",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxFastmathFlagsAttr{})},
})

// IsFastmathFlagsAttr is the constraint for FastmathFlagsAttr.
var IsFastmathFlagsAttr = &ir.AttrConstraint{Summary: "LLVM fastmath flags", Match: asm.IsAttr[*FastmathFlagsAttr]}

// NewFastmathFlagsAttr returns the attribute with the given parameters.
func NewFastmathFlagsAttr(c *ir.Context, value FastmathFlags) *FastmathFlagsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(FastmathFlagsAttrDef, k); v != nil {
		return v.(*FastmathFlagsAttr)
	}
	return c.InternAttr(FastmathFlagsAttrDef, k, &FastmathFlagsAttr{value: value}).(*FastmathFlagsAttr)
}

// Value is the parameter value.
func (v *FastmathFlagsAttr) Value() FastmathFlags { return v.value }

// syntaxFastmathFlagsAttr parses and prints FastmathFlagsAttr.
type syntaxFastmathFlagsAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxFastmathFlagsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value FastmathFlags
	p.Want(asm.Less)
	if !p.Failed() {
		value = FastmathFlags(p.EnumAttrValue(&FastmathFlagsEnum))
		p.EndParam("LLVM_FastmathFlagsAttr", "value", "::mlir::LLVM::FastmathFlags")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewFastmathFlagsAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxFastmathFlagsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*FastmathFlagsAttr)
	p.Str("<")
	p.EnumAttrValue(&FastmathFlagsEnum, uint64(v.value))
	p.Str(">")
}
