// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// DIExpressionElemAttr is #llvm.di_expression_elem: operation of a debug expression.
type DIExpressionElemAttr struct {
	ir.AttrBase
	opcode    uint32
	arguments []uint64
}

// DIExpressionElemAttrDef is the definition of DIExpressionElemAttr.
var DIExpressionElemAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_expression_elem",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIExpressionElemAttr{})},
})

// IsDIExpressionElemAttr is the constraint for DIExpressionElemAttr.
var IsDIExpressionElemAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIExpressionElemAttr]}

// NewDIExpressionElemAttr returns the attribute with the given parameters.
func NewDIExpressionElemAttr(c *ir.Context, opcode uint32, arguments []uint64) *DIExpressionElemAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(opcode))
	k = ir.AppendUintKey(k, uint64(len(arguments)))
	for _, e := range arguments {
		k = ir.AppendUintKey(k, uint64(e))
	}
	if v := c.LookupAttr(DIExpressionElemAttrDef, k); v != nil {
		return v.(*DIExpressionElemAttr)
	}
	return c.InternAttr(DIExpressionElemAttrDef, k, &DIExpressionElemAttr{opcode: opcode, arguments: append([]uint64(nil), arguments...)}).(*DIExpressionElemAttr)
}

// Opcode is the parameter opcode.
func (v *DIExpressionElemAttr) Opcode() uint32 { return v.opcode }

// Arguments is the parameter arguments. The slice must not be modified.
func (v *DIExpressionElemAttr) Arguments() []uint64 { return v.arguments }

// syntaxDIExpressionElemAttr parses and prints DIExpressionElemAttr.
type syntaxDIExpressionElemAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIExpressionElemAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var opcode uint32
	var arguments []uint64
	if !p.Failed() {
		opcode = parseDIOperation(p)
		p.EndParam("LLVM_DIExpressionElemAttr", "opcode", "unsigned")
	}
	if !p.Failed() {
		if p.Got(asm.LParen) {
			if !p.Failed() {
				parseExpressionArg(p, opcode, &arguments)
			}
			p.Want(asm.RParen)
		} else {
		}
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIExpressionElemAttr(p.Context(), opcode, arguments)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIExpressionElemAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIExpressionElemAttr)
	printDIOperation(p, v.opcode)
	if len(v.arguments) > 0 {
		p.Str("(")
		printExpressionArg(p, v.opcode, v.arguments)
		p.Str(")")
	} else {
	}
}

// DIExpressionAttr is #llvm.di_expression: debug expression: where the value of a variable is.
type DIExpressionAttr struct {
	ir.AttrBase
	operations []*DIExpressionElemAttr
}

// DIExpressionAttrDef is the definition of DIExpressionAttr.
var DIExpressionAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_expression",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIExpressionAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIExpressionAttr)
		for _, e := range v.operations {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*DIExpressionAttr],
})

// IsDIExpressionAttr is the constraint for DIExpressionAttr.
var IsDIExpressionAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIExpressionAttr]}

// NewDIExpressionAttr returns the attribute with the given parameters.
func NewDIExpressionAttr(c *ir.Context, operations []*DIExpressionElemAttr) *DIExpressionAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(operations)))
	for _, e := range operations {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(DIExpressionAttrDef, k); v != nil {
		return v.(*DIExpressionAttr)
	}
	return c.InternAttr(DIExpressionAttrDef, k, &DIExpressionAttr{operations: append([]*DIExpressionElemAttr(nil), operations...)}).(*DIExpressionAttr)
}

// Operations is the parameter operations. The slice must not be modified.
func (v *DIExpressionAttr) Operations() []*DIExpressionElemAttr { return v.operations }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIExpressionAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	operations := ir.RebuiltList(r, v.operations)
	if r.Failed() {
		return nil
	}
	return NewDIExpressionAttr(v.Context(), operations)
}

// syntaxDIExpressionAttr parses and prints DIExpressionAttr.
type syntaxDIExpressionAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIExpressionAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var operations []*DIExpressionElemAttr
	p.Want(asm.Less)
	if !p.Failed() {
		if p.Got(asm.LSquare) {
			if !p.Failed() {
				for !p.Failed() {
					var e *DIExpressionElemAttr
					e = asm.StrippedAttrParam[*DIExpressionElemAttr](p, DIExpressionElemAttrDef)
					operations = append(operations, e)
					if !p.Got(asm.Comma) {
						break
					}
				}
				p.EndParam("LLVM_DIExpressionAttr", "operations", "::llvm::ArrayRef<DIExpressionElemAttr>")
			}
			p.Want(asm.RSquare)
		} else {
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIExpressionAttr(p.Context(), operations)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIExpressionAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIExpressionAttr)
	p.Str("<")
	if len(v.operations) > 0 {
		p.Str("[")
		if len(v.operations) > 0 {
			for i, e := range v.operations {
				if i > 0 {
					p.Str(", ")
				}
				p.StrippedAttr(e)
			}
		}
		p.Str("]")
	} else {
	}
	p.Str(">")
}

// DINullTypeAttr is #llvm.di_null_type: missing type, such as that of no result.
type DINullTypeAttr struct {
	ir.AttrBase
}

// DINullTypeAttrDef is the definition of DINullTypeAttr.
var DINullTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_null_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDINullTypeAttr{})},
})

// IsDINullTypeAttr is the constraint for DINullTypeAttr.
var IsDINullTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DINullTypeAttr]}

// NewDINullTypeAttr returns the attribute.
func NewDINullTypeAttr(c *ir.Context) *DINullTypeAttr {
	if v := c.LookupAttr(DINullTypeAttrDef, nil); v != nil {
		return v.(*DINullTypeAttr)
	}
	return c.InternAttr(DINullTypeAttrDef, nil, &DINullTypeAttr{}).(*DINullTypeAttr)
}

// syntaxDINullTypeAttr parses and prints DINullTypeAttr.
type syntaxDINullTypeAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxDINullTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDINullTypeAttr(p.Context())
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDINullTypeAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDINullTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_null_type", asm.OverridableAlias
}

// DIBasicTypeAttr is #llvm.di_basic_type: type of the language itself.
type DIBasicTypeAttr struct {
	ir.AttrBase
	tag        uint32
	name       *ir.StringAttr
	sizeInBits uint64
	encoding   uint32
}

// DIBasicTypeAttrDef is the definition of DIBasicTypeAttr.
var DIBasicTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_basic_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIBasicTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIBasicTypeAttr)
		if v.name != nil {
			attr(v.name)
		}
	},
	Rebuild: ir.AttrRebuild[*DIBasicTypeAttr],
})

// IsDIBasicTypeAttr is the constraint for DIBasicTypeAttr.
var IsDIBasicTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIBasicTypeAttr]}

// NewDIBasicTypeAttr returns the attribute with the given parameters.
func NewDIBasicTypeAttr(c *ir.Context, tag uint32, name *ir.StringAttr, sizeInBits uint64, encoding uint32) *DIBasicTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(tag))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendUintKey(k, uint64(sizeInBits))
	k = ir.AppendUintKey(k, uint64(encoding))
	if v := c.LookupAttr(DIBasicTypeAttrDef, k); v != nil {
		return v.(*DIBasicTypeAttr)
	}
	return c.InternAttr(DIBasicTypeAttrDef, k, &DIBasicTypeAttr{tag: tag, name: name, sizeInBits: sizeInBits, encoding: encoding}).(*DIBasicTypeAttr)
}

// Tag is the parameter tag.
func (v *DIBasicTypeAttr) Tag() uint32 { return v.tag }

// Name is the parameter name.
func (v *DIBasicTypeAttr) Name() *ir.StringAttr { return v.name }

// SizeInBits is the parameter sizeInBits.
func (v *DIBasicTypeAttr) SizeInBits() uint64 { return v.sizeInBits }

// Encoding is the parameter encoding.
func (v *DIBasicTypeAttr) Encoding() uint32 { return v.encoding }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIBasicTypeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	tag := v.tag
	name := ir.Rebuilt(r, v.name)
	sizeInBits := v.sizeInBits
	encoding := v.encoding
	if r.Failed() {
		return nil
	}
	return NewDIBasicTypeAttr(v.Context(), tag, name, sizeInBits, encoding)
}

// syntaxDIBasicTypeAttr parses and prints DIBasicTypeAttr.
type syntaxDIBasicTypeAttr struct{}

var namesDIBasicTypeAttr = []string{"tag", "name", "sizeInBits", "encoding"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIBasicTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	tag := uint32(0)
	var name *ir.StringAttr
	var sizeInBits uint64
	encoding := uint32(0)
	p.Want(asm.Less)
	for s := p.Struct(namesDIBasicTypeAttr, 1<<0|1<<2|1<<3); s.Next(); {
		switch s.Param {
		case 0:
			tag = parseDITag(p)
			p.EndParam("LLVM_DIBasicTypeAttr", "tag", "unsigned")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIBasicTypeAttr", "name", "StringAttr")
		case 2:
			sizeInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DIBasicTypeAttr", "sizeInBits", "uint64_t")
		case 3:
			encoding = parseDIEncoding(p)
			p.EndParam("LLVM_DIBasicTypeAttr", "encoding", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIBasicTypeAttr(p.Context(), tag, name, sizeInBits, encoding)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIBasicTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIBasicTypeAttr)
	p.Str("<")
	first := true
	if v.tag != 0 {
		p.Separator(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	p.Separator(&first)
	p.Str("name = ")
	p.Attr(v.name)
	if v.sizeInBits != 0 {
		p.Separator(&first)
		p.Str("sizeInBits = ")
		p.Uint(uint64(v.sizeInBits))
	}
	if v.encoding != 0 {
		p.Separator(&first)
		p.Str("encoding = ")
		printDIEncoding(p, v.encoding)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDIBasicTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_basic_type", asm.OverridableAlias
}

// DICompileUnitAttr is #llvm.di_compile_unit: compile unit.
type DICompileUnitAttr struct {
	ir.AttrBase
	id                 *ir.DistinctAttr
	sourceLanguage     uint32
	file               *DIFileAttr
	producer           *ir.StringAttr
	isOptimized        bool
	emissionKind       DIEmissionKind
	nameTableKind      DINameTableKind
	splitDebugFilename *ir.StringAttr
}

// DICompileUnitAttrDef is the definition of DICompileUnitAttr.
var DICompileUnitAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_compile_unit",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDICompileUnitAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DICompileUnitAttr)
		if v.id != nil {
			attr(v.id)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.producer != nil {
			attr(v.producer)
		}
		if v.splitDebugFilename != nil {
			attr(v.splitDebugFilename)
		}
	},
	Rebuild: ir.AttrRebuild[*DICompileUnitAttr],
})

// IsDICompileUnitAttr is the constraint for DICompileUnitAttr.
var IsDICompileUnitAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DICompileUnitAttr]}

// DICompileUnitParams are the parameters of [NewDICompileUnitAttr].
type DICompileUnitParams struct {
	ID                 *ir.DistinctAttr
	SourceLanguage     uint32
	File               *DIFileAttr
	Producer           *ir.StringAttr
	IsOptimized        bool
	EmissionKind       DIEmissionKind
	NameTableKind      DINameTableKind
	SplitDebugFilename *ir.StringAttr
}

// NewDICompileUnitAttr returns the attribute with the given parameters.
func NewDICompileUnitAttr(c *ir.Context, p DICompileUnitParams) *DICompileUnitAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.ID))
	k = ir.AppendUintKey(k, uint64(p.SourceLanguage))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.File))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Producer))
	k = ir.AppendBoolKey(k, p.IsOptimized)
	k = ir.AppendUintKey(k, uint64(p.EmissionKind))
	k = ir.AppendUintKey(k, uint64(p.NameTableKind))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.SplitDebugFilename))
	if v := c.LookupAttr(DICompileUnitAttrDef, k); v != nil {
		return v.(*DICompileUnitAttr)
	}
	return c.InternAttr(DICompileUnitAttrDef, k, &DICompileUnitAttr{id: p.ID, sourceLanguage: p.SourceLanguage, file: p.File, producer: p.Producer, isOptimized: p.IsOptimized, emissionKind: p.EmissionKind, nameTableKind: p.NameTableKind, splitDebugFilename: p.SplitDebugFilename}).(*DICompileUnitAttr)
}

// ID is the parameter id.
func (v *DICompileUnitAttr) ID() *ir.DistinctAttr { return v.id }

// SourceLanguage is the parameter sourceLanguage.
func (v *DICompileUnitAttr) SourceLanguage() uint32 { return v.sourceLanguage }

// File is the parameter file.
func (v *DICompileUnitAttr) File() *DIFileAttr { return v.file }

// Producer is the parameter producer, nil if it is absent.
func (v *DICompileUnitAttr) Producer() *ir.StringAttr { return v.producer }

// IsOptimized is the parameter isOptimized.
func (v *DICompileUnitAttr) IsOptimized() bool { return v.isOptimized }

// EmissionKind is the parameter emissionKind.
func (v *DICompileUnitAttr) EmissionKind() DIEmissionKind { return v.emissionKind }

// NameTableKind is the parameter nameTableKind.
func (v *DICompileUnitAttr) NameTableKind() DINameTableKind { return v.nameTableKind }

// SplitDebugFilename is the parameter splitDebugFilename, nil if it is absent.
func (v *DICompileUnitAttr) SplitDebugFilename() *ir.StringAttr { return v.splitDebugFilename }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DICompileUnitAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	id := ir.Rebuilt(r, v.id)
	sourceLanguage := v.sourceLanguage
	file := ir.Rebuilt(r, v.file)
	producer := ir.Rebuilt(r, v.producer)
	isOptimized := v.isOptimized
	emissionKind := v.emissionKind
	nameTableKind := v.nameTableKind
	splitDebugFilename := ir.Rebuilt(r, v.splitDebugFilename)
	if r.Failed() {
		return nil
	}
	return NewDICompileUnitAttr(v.Context(), DICompileUnitParams{
		ID:                 id,
		SourceLanguage:     sourceLanguage,
		File:               file,
		Producer:           producer,
		IsOptimized:        isOptimized,
		EmissionKind:       emissionKind,
		NameTableKind:      nameTableKind,
		SplitDebugFilename: splitDebugFilename,
	})
}

// syntaxDICompileUnitAttr parses and prints DICompileUnitAttr.
type syntaxDICompileUnitAttr struct{}

var namesDICompileUnitAttr = []string{"id", "sourceLanguage", "file", "producer", "isOptimized", "emissionKind", "nameTableKind", "splitDebugFilename"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDICompileUnitAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id *ir.DistinctAttr
	var sourceLanguage uint32
	var file *DIFileAttr
	var producer *ir.StringAttr
	var isOptimized bool
	var emissionKind DIEmissionKind
	var nameTableKind DINameTableKind
	var splitDebugFilename *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesDICompileUnitAttr, 1<<3|1<<6|1<<7); s.Next(); {
		switch s.Param {
		case 0:
			id = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_DICompileUnitAttr", "id", "DistinctAttr")
		case 1:
			sourceLanguage = parseDILanguage(p)
			p.EndParam("LLVM_DICompileUnitAttr", "sourceLanguage", "unsigned")
		case 2:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DICompileUnitAttr", "file", "DIFileAttr")
		case 3:
			producer = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DICompileUnitAttr", "producer", "StringAttr")
		case 4:
			isOptimized = p.BoolParam()
			p.EndParam("LLVM_DICompileUnitAttr", "isOptimized", "bool")
		case 5:
			emissionKind = DIEmissionKind(p.EnumValue(&DIEmissionKindEnum))
			p.EndParam("LLVM_DICompileUnitAttr", "emissionKind", "DIEmissionKind")
		case 6:
			nameTableKind = DINameTableKind(p.EnumValue(&DINameTableKindEnum))
			p.EndParam("LLVM_DICompileUnitAttr", "nameTableKind", "DINameTableKind")
		case 7:
			splitDebugFilename = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DICompileUnitAttr", "splitDebugFilename", "StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDICompileUnitAttr(p.Context(), DICompileUnitParams{
		ID:                 id,
		SourceLanguage:     sourceLanguage,
		File:               file,
		Producer:           producer,
		IsOptimized:        isOptimized,
		EmissionKind:       emissionKind,
		NameTableKind:      nameTableKind,
		SplitDebugFilename: splitDebugFilename,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDICompileUnitAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DICompileUnitAttr)
	p.Str("<")
	first := true
	p.Separator(&first)
	p.Str("id = ")
	p.Attr(v.id)
	p.Separator(&first)
	p.Str("sourceLanguage = ")
	printDILanguage(p, v.sourceLanguage)
	p.Separator(&first)
	p.Str("file = ")
	p.StrippedAttr(v.file)
	if v.producer != nil {
		p.Separator(&first)
		p.Str("producer = ")
		p.Attr(v.producer)
	}
	p.Separator(&first)
	p.Str("isOptimized = ")
	p.Bool(v.isOptimized)
	p.Separator(&first)
	p.Str("emissionKind = ")
	p.EnumValue(&DIEmissionKindEnum, uint64(v.emissionKind))
	if v.nameTableKind != 0 {
		p.Separator(&first)
		p.Str("nameTableKind = ")
		p.EnumValue(&DINameTableKindEnum, uint64(v.nameTableKind))
	}
	if v.splitDebugFilename != nil {
		p.Separator(&first)
		p.Str("splitDebugFilename = ")
		p.Attr(v.splitDebugFilename)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDICompileUnitAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_compile_unit", asm.OverridableAlias
}

// DICompositeTypeAttr is #llvm.di_composite_type: type of several elements: struct, union, array, enumeration.
type DICompositeTypeAttr struct {
	ir.AttrBase
	recID        *ir.DistinctAttr
	isRecSelf    bool
	tag          uint32
	name         *ir.StringAttr
	file         *DIFileAttr
	line         uint32
	scope        DIScope
	baseType     DIType
	flags        DIFlags
	sizeInBits   uint64
	alignInBits  uint64
	dataLocation *DIExpressionAttr
	rank         *DIExpressionAttr
	allocated    *DIExpressionAttr
	associated   *DIExpressionAttr
	elements     []DINode
}

// DICompositeTypeAttrDef is the definition of DICompositeTypeAttr.
var DICompositeTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_composite_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDICompositeTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DICompositeTypeAttr)
		if v.recID != nil {
			attr(v.recID)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.scope != nil {
			attr(v.scope)
		}
		if v.baseType != nil {
			attr(v.baseType)
		}
		if v.dataLocation != nil {
			attr(v.dataLocation)
		}
		if v.rank != nil {
			attr(v.rank)
		}
		if v.allocated != nil {
			attr(v.allocated)
		}
		if v.associated != nil {
			attr(v.associated)
		}
		for _, e := range v.elements {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*DICompositeTypeAttr],
})

// IsDICompositeTypeAttr is the constraint for DICompositeTypeAttr.
var IsDICompositeTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DICompositeTypeAttr]}

// DICompositeTypeParams are the parameters of [NewDICompositeTypeAttr].
type DICompositeTypeParams struct {
	RecID        *ir.DistinctAttr
	IsRecSelf    bool
	Tag          uint32
	Name         *ir.StringAttr
	File         *DIFileAttr
	Line         uint32
	Scope        DIScope
	BaseType     DIType
	Flags        DIFlags
	SizeInBits   uint64
	AlignInBits  uint64
	DataLocation *DIExpressionAttr
	Rank         *DIExpressionAttr
	Allocated    *DIExpressionAttr
	Associated   *DIExpressionAttr
	Elements     []DINode
}

// NewDICompositeTypeAttr returns the attribute with the given parameters.
func NewDICompositeTypeAttr(c *ir.Context, p DICompositeTypeParams) *DICompositeTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.RecID))
	k = ir.AppendBoolKey(k, p.IsRecSelf)
	k = ir.AppendUintKey(k, uint64(p.Tag))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.File))
	k = ir.AppendUintKey(k, uint64(p.Line))
	k = ir.AppendAttrKey(k, p.Scope)
	k = ir.AppendAttrKey(k, p.BaseType)
	k = ir.AppendUintKey(k, uint64(p.Flags))
	k = ir.AppendUintKey(k, uint64(p.SizeInBits))
	k = ir.AppendUintKey(k, uint64(p.AlignInBits))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.DataLocation))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Rank))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Allocated))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Associated))
	k = ir.AppendUintKey(k, uint64(len(p.Elements)))
	for _, e := range p.Elements {
		k = ir.AppendAttrKey(k, e)
	}
	if v := c.LookupAttr(DICompositeTypeAttrDef, k); v != nil {
		return v.(*DICompositeTypeAttr)
	}
	return c.InternAttr(DICompositeTypeAttrDef, k, &DICompositeTypeAttr{recID: p.RecID, isRecSelf: p.IsRecSelf, tag: p.Tag, name: p.Name, file: p.File, line: p.Line, scope: p.Scope, baseType: p.BaseType, flags: p.Flags, sizeInBits: p.SizeInBits, alignInBits: p.AlignInBits, dataLocation: p.DataLocation, rank: p.Rank, allocated: p.Allocated, associated: p.Associated, elements: append([]DINode(nil), p.Elements...)}).(*DICompositeTypeAttr)
}

// RecID is the parameter recId, nil if it is absent.
func (v *DICompositeTypeAttr) RecID() *ir.DistinctAttr { return v.recID }

// IsRecSelf is the parameter isRecSelf.
func (v *DICompositeTypeAttr) IsRecSelf() bool { return v.isRecSelf }

// Tag is the parameter tag.
func (v *DICompositeTypeAttr) Tag() uint32 { return v.tag }

// Name is the parameter name, nil if it is absent.
func (v *DICompositeTypeAttr) Name() *ir.StringAttr { return v.name }

// File is the parameter file, nil if it is absent.
func (v *DICompositeTypeAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DICompositeTypeAttr) Line() uint32 { return v.line }

// Scope is the parameter scope.
func (v *DICompositeTypeAttr) Scope() DIScope { return v.scope }

// BaseType is the parameter baseType.
func (v *DICompositeTypeAttr) BaseType() DIType { return v.baseType }

// Flags is the parameter flags.
func (v *DICompositeTypeAttr) Flags() DIFlags { return v.flags }

// SizeInBits is the parameter sizeInBits.
func (v *DICompositeTypeAttr) SizeInBits() uint64 { return v.sizeInBits }

// AlignInBits is the parameter alignInBits.
func (v *DICompositeTypeAttr) AlignInBits() uint64 { return v.alignInBits }

// DataLocation is the parameter dataLocation, nil if it is absent.
func (v *DICompositeTypeAttr) DataLocation() *DIExpressionAttr { return v.dataLocation }

// Rank is the parameter rank, nil if it is absent.
func (v *DICompositeTypeAttr) Rank() *DIExpressionAttr { return v.rank }

// Allocated is the parameter allocated, nil if it is absent.
func (v *DICompositeTypeAttr) Allocated() *DIExpressionAttr { return v.allocated }

// Associated is the parameter associated, nil if it is absent.
func (v *DICompositeTypeAttr) Associated() *DIExpressionAttr { return v.associated }

// Elements is the parameter elements. The slice must not be modified.
func (v *DICompositeTypeAttr) Elements() []DINode { return v.elements }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DICompositeTypeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	recID := ir.Rebuilt(r, v.recID)
	isRecSelf := v.isRecSelf
	tag := v.tag
	name := ir.Rebuilt(r, v.name)
	file := ir.Rebuilt(r, v.file)
	line := v.line
	scope := ir.Rebuilt(r, v.scope)
	baseType := ir.Rebuilt(r, v.baseType)
	flags := v.flags
	sizeInBits := v.sizeInBits
	alignInBits := v.alignInBits
	dataLocation := ir.Rebuilt(r, v.dataLocation)
	rank := ir.Rebuilt(r, v.rank)
	allocated := ir.Rebuilt(r, v.allocated)
	associated := ir.Rebuilt(r, v.associated)
	elements := ir.RebuiltList(r, v.elements)
	if r.Failed() {
		return nil
	}
	return NewDICompositeTypeAttr(v.Context(), DICompositeTypeParams{
		RecID:        recID,
		IsRecSelf:    isRecSelf,
		Tag:          tag,
		Name:         name,
		File:         file,
		Line:         line,
		Scope:        scope,
		BaseType:     baseType,
		Flags:        flags,
		SizeInBits:   sizeInBits,
		AlignInBits:  alignInBits,
		DataLocation: dataLocation,
		Rank:         rank,
		Allocated:    allocated,
		Associated:   associated,
		Elements:     elements,
	})
}

// syntaxDICompositeTypeAttr parses and prints DICompositeTypeAttr.
type syntaxDICompositeTypeAttr struct{}

var namesDICompositeTypeAttr = []string{"recId", "isRecSelf", "tag", "name", "file", "line", "scope", "baseType", "flags", "sizeInBits", "alignInBits", "dataLocation", "rank", "allocated", "associated", "elements"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDICompositeTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var recID *ir.DistinctAttr
	var isRecSelf bool
	tag := uint32(0)
	var name *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	var scope DIScope
	var baseType DIType
	var flags DIFlags
	var sizeInBits uint64
	var alignInBits uint64
	var dataLocation *DIExpressionAttr
	var rank *DIExpressionAttr
	var allocated *DIExpressionAttr
	var associated *DIExpressionAttr
	var elements []DINode
	p.Want(asm.Less)
	for s := p.Struct(namesDICompositeTypeAttr, 1<<16-1); s.Next(); {
		switch s.Param {
		case 0:
			recID = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_DICompositeTypeAttr", "recId", "DistinctAttr")
		case 1:
			isRecSelf = p.BoolParam()
			p.EndParam("LLVM_DICompositeTypeAttr", "isRecSelf", "bool")
		case 2:
			tag = parseDITag(p)
			p.EndParam("LLVM_DICompositeTypeAttr", "tag", "unsigned")
		case 3:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DICompositeTypeAttr", "name", "StringAttr")
		case 4:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "file", "DIFileAttr")
		case 5:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DICompositeTypeAttr", "line", "uint32_t")
		case 6:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DICompositeTypeAttr", "scope", "DIScopeAttr")
		case 7:
			baseType = asm.AttrParam[DIType](p)
			p.EndParam("LLVM_DICompositeTypeAttr", "baseType", "DITypeAttr")
		case 8:
			flags = DIFlags(p.EnumValue(&DIFlagsEnum))
			p.EndParam("LLVM_DICompositeTypeAttr", "flags", "DIFlags")
		case 9:
			sizeInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DICompositeTypeAttr", "sizeInBits", "uint64_t")
		case 10:
			alignInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DICompositeTypeAttr", "alignInBits", "uint64_t")
		case 11:
			dataLocation = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "dataLocation", "DIExpressionAttr")
		case 12:
			rank = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "rank", "DIExpressionAttr")
		case 13:
			allocated = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "allocated", "DIExpressionAttr")
		case 14:
			associated = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "associated", "DIExpressionAttr")
		case 15:
			for !p.Failed() {
				var e DINode
				e = asm.AttrParam[DINode](p)
				elements = append(elements, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DICompositeTypeAttr", "elements", "::llvm::ArrayRef<DINodeAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDICompositeTypeAttr(p.Context(), DICompositeTypeParams{
		RecID:        recID,
		IsRecSelf:    isRecSelf,
		Tag:          tag,
		Name:         name,
		File:         file,
		Line:         line,
		Scope:        scope,
		BaseType:     baseType,
		Flags:        flags,
		SizeInBits:   sizeInBits,
		AlignInBits:  alignInBits,
		DataLocation: dataLocation,
		Rank:         rank,
		Allocated:    allocated,
		Associated:   associated,
		Elements:     elements,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDICompositeTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DICompositeTypeAttr)
	p.Str("<")
	first := true
	if v.recID != nil {
		p.Separator(&first)
		p.Str("recId = ")
		p.Attr(v.recID)
	}
	if v.isRecSelf {
		p.Separator(&first)
		p.Str("isRecSelf = ")
		p.Bool(v.isRecSelf)
	}
	if v.tag != 0 {
		p.Separator(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	if v.name != nil {
		p.Separator(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.file != nil {
		p.Separator(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Separator(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.scope != nil {
		p.Separator(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	if v.baseType != nil {
		p.Separator(&first)
		p.Str("baseType = ")
		p.Attr(v.baseType)
	}
	if v.flags != 0 {
		p.Separator(&first)
		p.Str("flags = ")
		p.EnumValue(&DIFlagsEnum, uint64(v.flags))
	}
	if v.sizeInBits != 0 {
		p.Separator(&first)
		p.Str("sizeInBits = ")
		p.Uint(uint64(v.sizeInBits))
	}
	if v.alignInBits != 0 {
		p.Separator(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	if v.dataLocation != nil {
		p.Separator(&first)
		p.Str("dataLocation = ")
		p.StrippedAttr(v.dataLocation)
	}
	if v.rank != nil {
		p.Separator(&first)
		p.Str("rank = ")
		p.StrippedAttr(v.rank)
	}
	if v.allocated != nil {
		p.Separator(&first)
		p.Str("allocated = ")
		p.StrippedAttr(v.allocated)
	}
	if v.associated != nil {
		p.Separator(&first)
		p.Str("associated = ")
		p.StrippedAttr(v.associated)
	}
	if len(v.elements) > 0 {
		p.Separator(&first)
		p.Str("elements = ")
		for i, e := range v.elements {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDICompositeTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_composite_type", asm.OverridableAlias
}

// DIDerivedTypeAttr is #llvm.di_derived_type: type made of another: pointer, typedef, member.
type DIDerivedTypeAttr struct {
	ir.AttrBase
	tag               uint32
	name              *ir.StringAttr
	baseType          DIType
	sizeInBits        uint64
	alignInBits       uint32
	offsetInBits      uint64
	dwarfAddressSpace *uint64
	extraData         DINode
}

// DIDerivedTypeAttrDef is the definition of DIDerivedTypeAttr.
var DIDerivedTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_derived_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIDerivedTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIDerivedTypeAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.baseType != nil {
			attr(v.baseType)
		}
		if v.extraData != nil {
			attr(v.extraData)
		}
	},
	Rebuild: ir.AttrRebuild[*DIDerivedTypeAttr],
})

// IsDIDerivedTypeAttr is the constraint for DIDerivedTypeAttr.
var IsDIDerivedTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIDerivedTypeAttr]}

// DIDerivedTypeParams are the parameters of [NewDIDerivedTypeAttr].
type DIDerivedTypeParams struct {
	Tag               uint32
	Name              *ir.StringAttr
	BaseType          DIType
	SizeInBits        uint64
	AlignInBits       uint32
	OffsetInBits      uint64
	DwarfAddressSpace *uint64
	ExtraData         DINode
}

// NewDIDerivedTypeAttr returns the attribute with the given parameters.
func NewDIDerivedTypeAttr(c *ir.Context, p DIDerivedTypeParams) *DIDerivedTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(p.Tag))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Name))
	k = ir.AppendAttrKey(k, p.BaseType)
	k = ir.AppendUintKey(k, uint64(p.SizeInBits))
	k = ir.AppendUintKey(k, uint64(p.AlignInBits))
	k = ir.AppendUintKey(k, uint64(p.OffsetInBits))
	k = ir.AppendBoolKey(k, p.DwarfAddressSpace != nil)
	if p.DwarfAddressSpace != nil {
		k = ir.AppendUintKey(k, *p.DwarfAddressSpace)
	}
	k = ir.AppendAttrKey(k, p.ExtraData)
	if v := c.LookupAttr(DIDerivedTypeAttrDef, k); v != nil {
		return v.(*DIDerivedTypeAttr)
	}
	if p.DwarfAddressSpace != nil {
		n := *p.DwarfAddressSpace
		p.DwarfAddressSpace = &n
	}
	return c.InternAttr(DIDerivedTypeAttrDef, k, &DIDerivedTypeAttr{tag: p.Tag, name: p.Name, baseType: p.BaseType, sizeInBits: p.SizeInBits, alignInBits: p.AlignInBits, offsetInBits: p.OffsetInBits, dwarfAddressSpace: p.DwarfAddressSpace, extraData: p.ExtraData}).(*DIDerivedTypeAttr)
}

// Tag is the parameter tag.
func (v *DIDerivedTypeAttr) Tag() uint32 { return v.tag }

// Name is the parameter name, nil if it is absent.
func (v *DIDerivedTypeAttr) Name() *ir.StringAttr { return v.name }

// BaseType is the parameter baseType.
func (v *DIDerivedTypeAttr) BaseType() DIType { return v.baseType }

// SizeInBits is the parameter sizeInBits.
func (v *DIDerivedTypeAttr) SizeInBits() uint64 { return v.sizeInBits }

// AlignInBits is the parameter alignInBits.
func (v *DIDerivedTypeAttr) AlignInBits() uint32 { return v.alignInBits }

// OffsetInBits is the parameter offsetInBits.
func (v *DIDerivedTypeAttr) OffsetInBits() uint64 { return v.offsetInBits }

// DwarfAddressSpace is the parameter dwarfAddressSpace. ok is false if it is absent.
func (v *DIDerivedTypeAttr) DwarfAddressSpace() (value uint64, ok bool) {
	if v.dwarfAddressSpace == nil {
		return 0, false
	}
	return *v.dwarfAddressSpace, true
}

// ExtraData is the parameter extraData.
func (v *DIDerivedTypeAttr) ExtraData() DINode { return v.extraData }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIDerivedTypeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	tag := v.tag
	name := ir.Rebuilt(r, v.name)
	baseType := ir.Rebuilt(r, v.baseType)
	sizeInBits := v.sizeInBits
	alignInBits := v.alignInBits
	offsetInBits := v.offsetInBits
	dwarfAddressSpace := v.dwarfAddressSpace
	extraData := ir.Rebuilt(r, v.extraData)
	if r.Failed() {
		return nil
	}
	return NewDIDerivedTypeAttr(v.Context(), DIDerivedTypeParams{
		Tag:               tag,
		Name:              name,
		BaseType:          baseType,
		SizeInBits:        sizeInBits,
		AlignInBits:       alignInBits,
		OffsetInBits:      offsetInBits,
		DwarfAddressSpace: dwarfAddressSpace,
		ExtraData:         extraData,
	})
}

// syntaxDIDerivedTypeAttr parses and prints DIDerivedTypeAttr.
type syntaxDIDerivedTypeAttr struct{}

var namesDIDerivedTypeAttr = []string{"tag", "name", "baseType", "sizeInBits", "alignInBits", "offsetInBits", "dwarfAddressSpace", "extraData"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIDerivedTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	tag := uint32(0)
	var name *ir.StringAttr
	var baseType DIType
	var sizeInBits uint64
	var alignInBits uint32
	var offsetInBits uint64
	var dwarfAddressSpace *uint64
	var extraData DINode
	p.Want(asm.Less)
	for s := p.Struct(namesDIDerivedTypeAttr, 1<<8-1); s.Next(); {
		switch s.Param {
		case 0:
			tag = parseDITag(p)
			p.EndParam("LLVM_DIDerivedTypeAttr", "tag", "unsigned")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIDerivedTypeAttr", "name", "StringAttr")
		case 2:
			baseType = asm.AttrParam[DIType](p)
			p.EndParam("LLVM_DIDerivedTypeAttr", "baseType", "DITypeAttr")
		case 3:
			sizeInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DIDerivedTypeAttr", "sizeInBits", "uint64_t")
		case 4:
			alignInBits = uint32(p.Uint(32))
			p.EndParam("LLVM_DIDerivedTypeAttr", "alignInBits", "uint32_t")
		case 5:
			offsetInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DIDerivedTypeAttr", "offsetInBits", "uint64_t")
		case 6:
			dwarfAddressSpace = p.OptionalUintParam(32)
			p.EndParam("LLVM_DIDerivedTypeAttr", "dwarfAddressSpace", "std::optional<unsigned>")
		case 7:
			extraData = asm.AttrParam[DINode](p)
			p.EndParam("LLVM_DIDerivedTypeAttr", "extraData", "DINodeAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIDerivedTypeAttr(p.Context(), DIDerivedTypeParams{
		Tag:               tag,
		Name:              name,
		BaseType:          baseType,
		SizeInBits:        sizeInBits,
		AlignInBits:       alignInBits,
		OffsetInBits:      offsetInBits,
		DwarfAddressSpace: dwarfAddressSpace,
		ExtraData:         extraData,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIDerivedTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIDerivedTypeAttr)
	p.Str("<")
	first := true
	if v.tag != 0 {
		p.Separator(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	if v.name != nil {
		p.Separator(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.baseType != nil {
		p.Separator(&first)
		p.Str("baseType = ")
		p.Attr(v.baseType)
	}
	if v.sizeInBits != 0 {
		p.Separator(&first)
		p.Str("sizeInBits = ")
		p.Uint(uint64(v.sizeInBits))
	}
	if v.alignInBits != 0 {
		p.Separator(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	if v.offsetInBits != 0 {
		p.Separator(&first)
		p.Str("offsetInBits = ")
		p.Uint(uint64(v.offsetInBits))
	}
	if v.dwarfAddressSpace != nil {
		p.Separator(&first)
		p.Str("dwarfAddressSpace = ")
		if v.dwarfAddressSpace != nil {
			p.Uint(*v.dwarfAddressSpace)
		}
	}
	if v.extraData != nil {
		p.Separator(&first)
		p.Str("extraData = ")
		p.Attr(v.extraData)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDIDerivedTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_derived_type", asm.OverridableAlias
}

// DIFileAttr is #llvm.di_file: source file.
type DIFileAttr struct {
	ir.AttrBase
	name      *ir.StringAttr
	directory *ir.StringAttr
}

// DIFileAttrDef is the definition of DIFileAttr.
var DIFileAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_file",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIFileAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIFileAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.directory != nil {
			attr(v.directory)
		}
	},
	Rebuild: ir.AttrRebuild[*DIFileAttr],
})

// IsDIFileAttr is the constraint for DIFileAttr.
var IsDIFileAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIFileAttr]}

// NewDIFileAttr returns the attribute with the given parameters.
func NewDIFileAttr(c *ir.Context, name *ir.StringAttr, directory *ir.StringAttr) *DIFileAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(directory))
	if v := c.LookupAttr(DIFileAttrDef, k); v != nil {
		return v.(*DIFileAttr)
	}
	return c.InternAttr(DIFileAttrDef, k, &DIFileAttr{name: name, directory: directory}).(*DIFileAttr)
}

// Name is the parameter name.
func (v *DIFileAttr) Name() *ir.StringAttr { return v.name }

// Directory is the parameter directory.
func (v *DIFileAttr) Directory() *ir.StringAttr { return v.directory }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIFileAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	name := ir.Rebuilt(r, v.name)
	directory := ir.Rebuilt(r, v.directory)
	if r.Failed() {
		return nil
	}
	return NewDIFileAttr(v.Context(), name, directory)
}

// syntaxDIFileAttr parses and prints DIFileAttr.
type syntaxDIFileAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIFileAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var name *ir.StringAttr
	var directory *ir.StringAttr
	p.Want(asm.Less)
	if !p.Failed() {
		name = asm.AttrParam[*ir.StringAttr](p)
		p.EndParam("LLVM_DIFileAttr", "name", "StringAttr")
	}
	p.WantKeyword("in")
	if !p.Failed() {
		directory = asm.AttrParam[*ir.StringAttr](p)
		p.EndParam("LLVM_DIFileAttr", "directory", "StringAttr")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIFileAttr(p.Context(), name, directory)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIFileAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIFileAttr)
	p.Str("<")
	p.Attr(v.name)
	p.Str(" in")
	p.Byte(' ')
	p.Attr(v.directory)
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDIFileAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_file", asm.OverridableAlias
}

// DIGlobalVariableExpressionAttr is #llvm.di_global_variable_expression: global variable with the expression of its value.
type DIGlobalVariableExpressionAttr struct {
	ir.AttrBase
	var_ *DIGlobalVariableAttr
	expr *DIExpressionAttr
}

// DIGlobalVariableExpressionAttrDef is the definition of DIGlobalVariableExpressionAttr.
var DIGlobalVariableExpressionAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_global_variable_expression",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIGlobalVariableExpressionAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIGlobalVariableExpressionAttr)
		if v.var_ != nil {
			attr(v.var_)
		}
		if v.expr != nil {
			attr(v.expr)
		}
	},
	Rebuild: ir.AttrRebuild[*DIGlobalVariableExpressionAttr],
})

// IsDIGlobalVariableExpressionAttr is the constraint for DIGlobalVariableExpressionAttr.
var IsDIGlobalVariableExpressionAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIGlobalVariableExpressionAttr]}

// NewDIGlobalVariableExpressionAttr returns the attribute with the given parameters.
func NewDIGlobalVariableExpressionAttr(c *ir.Context, var_ *DIGlobalVariableAttr, expr *DIExpressionAttr) *DIGlobalVariableExpressionAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(var_))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(expr))
	if v := c.LookupAttr(DIGlobalVariableExpressionAttrDef, k); v != nil {
		return v.(*DIGlobalVariableExpressionAttr)
	}
	return c.InternAttr(DIGlobalVariableExpressionAttrDef, k, &DIGlobalVariableExpressionAttr{var_: var_, expr: expr}).(*DIGlobalVariableExpressionAttr)
}

// Var is the parameter var.
func (v *DIGlobalVariableExpressionAttr) Var() *DIGlobalVariableAttr { return v.var_ }

// Expr is the parameter expr, nil if it is absent.
func (v *DIGlobalVariableExpressionAttr) Expr() *DIExpressionAttr { return v.expr }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIGlobalVariableExpressionAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	var_ := ir.Rebuilt(r, v.var_)
	expr := ir.Rebuilt(r, v.expr)
	if r.Failed() {
		return nil
	}
	return NewDIGlobalVariableExpressionAttr(v.Context(), var_, expr)
}

// syntaxDIGlobalVariableExpressionAttr parses and prints DIGlobalVariableExpressionAttr.
type syntaxDIGlobalVariableExpressionAttr struct{}

var namesDIGlobalVariableExpressionAttr = []string{"var", "expr"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIGlobalVariableExpressionAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var var_ *DIGlobalVariableAttr
	var expr *DIExpressionAttr
	p.Want(asm.Less)
	for s := p.Struct(namesDIGlobalVariableExpressionAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			var_ = asm.StrippedAttrParam[*DIGlobalVariableAttr](p, DIGlobalVariableAttrDef)
			p.EndParam("LLVM_DIGlobalVariableExpressionAttr", "var", "DIGlobalVariableAttr")
		case 1:
			expr = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DIGlobalVariableExpressionAttr", "expr", "DIExpressionAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIGlobalVariableExpressionAttr(p.Context(), var_, expr)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIGlobalVariableExpressionAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIGlobalVariableExpressionAttr)
	p.Str("<")
	p.Str("var = ")
	p.StrippedAttr(v.var_)
	if v.expr != nil {
		p.Str(", expr = ")
		p.StrippedAttr(v.expr)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDIGlobalVariableExpressionAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_global_variable_expression", asm.OverridableAlias
}

// DIGlobalVariableAttr is #llvm.di_global_variable: global variable.
type DIGlobalVariableAttr struct {
	ir.AttrBase
	scope         DIScope
	name          *ir.StringAttr
	linkageName   *ir.StringAttr
	file          *DIFileAttr
	line          uint32
	type_         DIType
	isLocalToUnit bool
	isDefined     bool
	alignInBits   uint32
}

// DIGlobalVariableAttrDef is the definition of DIGlobalVariableAttr.
var DIGlobalVariableAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_global_variable",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIGlobalVariableAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIGlobalVariableAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.linkageName != nil {
			attr(v.linkageName)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.type_ != nil {
			attr(v.type_)
		}
	},
	Rebuild: ir.AttrRebuild[*DIGlobalVariableAttr],
})

// IsDIGlobalVariableAttr is the constraint for DIGlobalVariableAttr.
var IsDIGlobalVariableAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIGlobalVariableAttr]}

// DIGlobalVariableParams are the parameters of [NewDIGlobalVariableAttr].
type DIGlobalVariableParams struct {
	Scope         DIScope
	Name          *ir.StringAttr
	LinkageName   *ir.StringAttr
	File          *DIFileAttr
	Line          uint32
	Type          DIType
	IsLocalToUnit bool
	IsDefined     bool
	AlignInBits   uint32
}

// NewDIGlobalVariableAttr returns the attribute with the given parameters.
func NewDIGlobalVariableAttr(c *ir.Context, p DIGlobalVariableParams) *DIGlobalVariableAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, p.Scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.LinkageName))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.File))
	k = ir.AppendUintKey(k, uint64(p.Line))
	k = ir.AppendAttrKey(k, p.Type)
	k = ir.AppendBoolKey(k, p.IsLocalToUnit)
	k = ir.AppendBoolKey(k, p.IsDefined)
	k = ir.AppendUintKey(k, uint64(p.AlignInBits))
	if v := c.LookupAttr(DIGlobalVariableAttrDef, k); v != nil {
		return v.(*DIGlobalVariableAttr)
	}
	return c.InternAttr(DIGlobalVariableAttrDef, k, &DIGlobalVariableAttr{scope: p.Scope, name: p.Name, linkageName: p.LinkageName, file: p.File, line: p.Line, type_: p.Type, isLocalToUnit: p.IsLocalToUnit, isDefined: p.IsDefined, alignInBits: p.AlignInBits}).(*DIGlobalVariableAttr)
}

// Scope is the parameter scope.
func (v *DIGlobalVariableAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DIGlobalVariableAttr) Name() *ir.StringAttr { return v.name }

// LinkageName is the parameter linkageName, nil if it is absent.
func (v *DIGlobalVariableAttr) LinkageName() *ir.StringAttr { return v.linkageName }

// File is the parameter file.
func (v *DIGlobalVariableAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DIGlobalVariableAttr) Line() uint32 { return v.line }

// Type is the parameter type.
func (v *DIGlobalVariableAttr) Type() DIType { return v.type_ }

// IsLocalToUnit is the parameter isLocalToUnit.
func (v *DIGlobalVariableAttr) IsLocalToUnit() bool { return v.isLocalToUnit }

// IsDefined is the parameter isDefined.
func (v *DIGlobalVariableAttr) IsDefined() bool { return v.isDefined }

// AlignInBits is the parameter alignInBits.
func (v *DIGlobalVariableAttr) AlignInBits() uint32 { return v.alignInBits }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIGlobalVariableAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	scope := ir.Rebuilt(r, v.scope)
	name := ir.Rebuilt(r, v.name)
	linkageName := ir.Rebuilt(r, v.linkageName)
	file := ir.Rebuilt(r, v.file)
	line := v.line
	type_ := ir.Rebuilt(r, v.type_)
	isLocalToUnit := v.isLocalToUnit
	isDefined := v.isDefined
	alignInBits := v.alignInBits
	if r.Failed() {
		return nil
	}
	return NewDIGlobalVariableAttr(v.Context(), DIGlobalVariableParams{
		Scope:         scope,
		Name:          name,
		LinkageName:   linkageName,
		File:          file,
		Line:          line,
		Type:          type_,
		IsLocalToUnit: isLocalToUnit,
		IsDefined:     isDefined,
		AlignInBits:   alignInBits,
	})
}

// syntaxDIGlobalVariableAttr parses and prints DIGlobalVariableAttr.
type syntaxDIGlobalVariableAttr struct{}

var namesDIGlobalVariableAttr = []string{"scope", "name", "linkageName", "file", "line", "type", "isLocalToUnit", "isDefined", "alignInBits"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIGlobalVariableAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var name *ir.StringAttr
	var linkageName *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	var type_ DIType
	var isLocalToUnit bool
	var isDefined bool
	var alignInBits uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDIGlobalVariableAttr, 1<<0|1<<1|1<<2|1<<6|1<<7|1<<8); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DIGlobalVariable", "scope", "DIScopeAttr")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIGlobalVariable", "name", "StringAttr")
		case 2:
			linkageName = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIGlobalVariable", "linkageName", "StringAttr")
		case 3:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DIGlobalVariable", "file", "DIFileAttr")
		case 4:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DIGlobalVariable", "line", "unsigned")
		case 5:
			type_ = asm.AttrParam[DIType](p)
			p.EndParam("LLVM_DIGlobalVariable", "type", "DITypeAttr")
		case 6:
			isLocalToUnit = p.BoolParam()
			p.EndParam("LLVM_DIGlobalVariable", "isLocalToUnit", "bool")
		case 7:
			isDefined = p.BoolParam()
			p.EndParam("LLVM_DIGlobalVariable", "isDefined", "bool")
		case 8:
			alignInBits = uint32(p.Uint(32))
			p.EndParam("LLVM_DIGlobalVariable", "alignInBits", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIGlobalVariableAttr(p.Context(), DIGlobalVariableParams{
		Scope:         scope,
		Name:          name,
		LinkageName:   linkageName,
		File:          file,
		Line:          line,
		Type:          type_,
		IsLocalToUnit: isLocalToUnit,
		IsDefined:     isDefined,
		AlignInBits:   alignInBits,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIGlobalVariableAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIGlobalVariableAttr)
	p.Str("<")
	first := true
	if v.scope != nil {
		p.Separator(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	if v.name != nil {
		p.Separator(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.linkageName != nil {
		p.Separator(&first)
		p.Str("linkageName = ")
		p.Attr(v.linkageName)
	}
	p.Separator(&first)
	p.Str("file = ")
	p.StrippedAttr(v.file)
	p.Separator(&first)
	p.Str("line = ")
	p.Uint(uint64(v.line))
	p.Separator(&first)
	p.Str("type = ")
	p.Attr(v.type_)
	if v.isLocalToUnit {
		p.Separator(&first)
		p.Str("isLocalToUnit = ")
		p.Bool(v.isLocalToUnit)
	}
	if v.isDefined {
		p.Separator(&first)
		p.Str("isDefined = ")
		p.Bool(v.isDefined)
	}
	if v.alignInBits != 0 {
		p.Separator(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDIGlobalVariableAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_global_variable", asm.OverridableAlias
}

// DILexicalBlockAttr is #llvm.di_lexical_block: lexical block.
type DILexicalBlockAttr struct {
	ir.AttrBase
	scope  DIScope
	file   *DIFileAttr
	line   uint32
	column uint32
}

// DILexicalBlockAttrDef is the definition of DILexicalBlockAttr.
var DILexicalBlockAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_lexical_block",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDILexicalBlockAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DILexicalBlockAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.file != nil {
			attr(v.file)
		}
	},
	Rebuild: ir.AttrRebuild[*DILexicalBlockAttr],
})

// IsDILexicalBlockAttr is the constraint for DILexicalBlockAttr.
var IsDILexicalBlockAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DILexicalBlockAttr]}

// NewDILexicalBlockAttr returns the attribute with the given parameters.
func NewDILexicalBlockAttr(c *ir.Context, scope DIScope, file *DIFileAttr, line uint32, column uint32) *DILexicalBlockAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	k = ir.AppendUintKey(k, uint64(column))
	if v := c.LookupAttr(DILexicalBlockAttrDef, k); v != nil {
		return v.(*DILexicalBlockAttr)
	}
	return c.InternAttr(DILexicalBlockAttrDef, k, &DILexicalBlockAttr{scope: scope, file: file, line: line, column: column}).(*DILexicalBlockAttr)
}

// Scope is the parameter scope.
func (v *DILexicalBlockAttr) Scope() DIScope { return v.scope }

// File is the parameter file, nil if it is absent.
func (v *DILexicalBlockAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DILexicalBlockAttr) Line() uint32 { return v.line }

// Column is the parameter column.
func (v *DILexicalBlockAttr) Column() uint32 { return v.column }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DILexicalBlockAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	scope := ir.Rebuilt(r, v.scope)
	file := ir.Rebuilt(r, v.file)
	line := v.line
	column := v.column
	if r.Failed() {
		return nil
	}
	return NewDILexicalBlockAttr(v.Context(), scope, file, line, column)
}

// syntaxDILexicalBlockAttr parses and prints DILexicalBlockAttr.
type syntaxDILexicalBlockAttr struct{}

var namesDILexicalBlockAttr = []string{"scope", "file", "line", "column"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDILexicalBlockAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var file *DIFileAttr
	var line uint32
	var column uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDILexicalBlockAttr, 1<<1|1<<2|1<<3); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DILexicalBlockAttr", "scope", "DIScopeAttr")
		case 1:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DILexicalBlockAttr", "file", "DIFileAttr")
		case 2:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DILexicalBlockAttr", "line", "unsigned")
		case 3:
			column = uint32(p.Uint(32))
			p.EndParam("LLVM_DILexicalBlockAttr", "column", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDILexicalBlockAttr(p.Context(), scope, file, line, column)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDILexicalBlockAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DILexicalBlockAttr)
	p.Str("<")
	first := true
	p.Separator(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.file != nil {
		p.Separator(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Separator(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.column != 0 {
		p.Separator(&first)
		p.Str("column = ")
		p.Uint(uint64(v.column))
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDILexicalBlockAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_lexical_block", asm.OverridableAlias
}

// DILexicalBlockFileAttr is #llvm.di_lexical_block_file: part of a lexical block in another file.
type DILexicalBlockFileAttr struct {
	ir.AttrBase
	scope         DIScope
	file          *DIFileAttr
	discriminator uint32
}

// DILexicalBlockFileAttrDef is the definition of DILexicalBlockFileAttr.
var DILexicalBlockFileAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_lexical_block_file",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDILexicalBlockFileAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DILexicalBlockFileAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.file != nil {
			attr(v.file)
		}
	},
	Rebuild: ir.AttrRebuild[*DILexicalBlockFileAttr],
})

// IsDILexicalBlockFileAttr is the constraint for DILexicalBlockFileAttr.
var IsDILexicalBlockFileAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DILexicalBlockFileAttr]}

// NewDILexicalBlockFileAttr returns the attribute with the given parameters.
func NewDILexicalBlockFileAttr(c *ir.Context, scope DIScope, file *DIFileAttr, discriminator uint32) *DILexicalBlockFileAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(discriminator))
	if v := c.LookupAttr(DILexicalBlockFileAttrDef, k); v != nil {
		return v.(*DILexicalBlockFileAttr)
	}
	return c.InternAttr(DILexicalBlockFileAttrDef, k, &DILexicalBlockFileAttr{scope: scope, file: file, discriminator: discriminator}).(*DILexicalBlockFileAttr)
}

// Scope is the parameter scope.
func (v *DILexicalBlockFileAttr) Scope() DIScope { return v.scope }

// File is the parameter file, nil if it is absent.
func (v *DILexicalBlockFileAttr) File() *DIFileAttr { return v.file }

// Discriminator is the parameter discriminator.
func (v *DILexicalBlockFileAttr) Discriminator() uint32 { return v.discriminator }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DILexicalBlockFileAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	scope := ir.Rebuilt(r, v.scope)
	file := ir.Rebuilt(r, v.file)
	discriminator := v.discriminator
	if r.Failed() {
		return nil
	}
	return NewDILexicalBlockFileAttr(v.Context(), scope, file, discriminator)
}

// syntaxDILexicalBlockFileAttr parses and prints DILexicalBlockFileAttr.
type syntaxDILexicalBlockFileAttr struct{}

var namesDILexicalBlockFileAttr = []string{"scope", "file", "discriminator"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDILexicalBlockFileAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var file *DIFileAttr
	var discriminator uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDILexicalBlockFileAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DILexicalBlockFile", "scope", "DIScopeAttr")
		case 1:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DILexicalBlockFile", "file", "DIFileAttr")
		case 2:
			discriminator = uint32(p.Uint(32))
			p.EndParam("LLVM_DILexicalBlockFile", "discriminator", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDILexicalBlockFileAttr(p.Context(), scope, file, discriminator)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDILexicalBlockFileAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DILexicalBlockFileAttr)
	p.Str("<")
	first := true
	p.Separator(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.file != nil {
		p.Separator(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	p.Separator(&first)
	p.Str("discriminator = ")
	p.Uint(uint64(v.discriminator))
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDILexicalBlockFileAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_lexical_block_file", asm.OverridableAlias
}

// DILocalVariableAttr is #llvm.di_local_variable: local variable.
type DILocalVariableAttr struct {
	ir.AttrBase
	scope       DIScope
	name        *ir.StringAttr
	file        *DIFileAttr
	line        uint32
	arg         uint32
	alignInBits uint32
	type_       DIType
	flags       DIFlags
}

// DILocalVariableAttrDef is the definition of DILocalVariableAttr.
var DILocalVariableAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_local_variable",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDILocalVariableAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DILocalVariableAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.type_ != nil {
			attr(v.type_)
		}
	},
	Rebuild: ir.AttrRebuild[*DILocalVariableAttr],
})

// IsDILocalVariableAttr is the constraint for DILocalVariableAttr.
var IsDILocalVariableAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DILocalVariableAttr]}

// DILocalVariableParams are the parameters of [NewDILocalVariableAttr].
type DILocalVariableParams struct {
	Scope       DIScope
	Name        *ir.StringAttr
	File        *DIFileAttr
	Line        uint32
	Arg         uint32
	AlignInBits uint32
	Type        DIType
	Flags       DIFlags
}

// NewDILocalVariableAttr returns the attribute with the given parameters.
func NewDILocalVariableAttr(c *ir.Context, p DILocalVariableParams) *DILocalVariableAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, p.Scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.File))
	k = ir.AppendUintKey(k, uint64(p.Line))
	k = ir.AppendUintKey(k, uint64(p.Arg))
	k = ir.AppendUintKey(k, uint64(p.AlignInBits))
	k = ir.AppendAttrKey(k, p.Type)
	k = ir.AppendUintKey(k, uint64(p.Flags))
	if v := c.LookupAttr(DILocalVariableAttrDef, k); v != nil {
		return v.(*DILocalVariableAttr)
	}
	return c.InternAttr(DILocalVariableAttrDef, k, &DILocalVariableAttr{scope: p.Scope, name: p.Name, file: p.File, line: p.Line, arg: p.Arg, alignInBits: p.AlignInBits, type_: p.Type, flags: p.Flags}).(*DILocalVariableAttr)
}

// Scope is the parameter scope.
func (v *DILocalVariableAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DILocalVariableAttr) Name() *ir.StringAttr { return v.name }

// File is the parameter file, nil if it is absent.
func (v *DILocalVariableAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DILocalVariableAttr) Line() uint32 { return v.line }

// Arg is the parameter arg.
func (v *DILocalVariableAttr) Arg() uint32 { return v.arg }

// AlignInBits is the parameter alignInBits.
func (v *DILocalVariableAttr) AlignInBits() uint32 { return v.alignInBits }

// Type is the parameter type.
func (v *DILocalVariableAttr) Type() DIType { return v.type_ }

// Flags is the parameter flags.
func (v *DILocalVariableAttr) Flags() DIFlags { return v.flags }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DILocalVariableAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	scope := ir.Rebuilt(r, v.scope)
	name := ir.Rebuilt(r, v.name)
	file := ir.Rebuilt(r, v.file)
	line := v.line
	arg := v.arg
	alignInBits := v.alignInBits
	type_ := ir.Rebuilt(r, v.type_)
	flags := v.flags
	if r.Failed() {
		return nil
	}
	return NewDILocalVariableAttr(v.Context(), DILocalVariableParams{
		Scope:       scope,
		Name:        name,
		File:        file,
		Line:        line,
		Arg:         arg,
		AlignInBits: alignInBits,
		Type:        type_,
		Flags:       flags,
	})
}

// syntaxDILocalVariableAttr parses and prints DILocalVariableAttr.
type syntaxDILocalVariableAttr struct{}

var namesDILocalVariableAttr = []string{"scope", "name", "file", "line", "arg", "alignInBits", "type", "flags"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDILocalVariableAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var name *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	var arg uint32
	var alignInBits uint32
	var type_ DIType
	var flags DIFlags
	p.Want(asm.Less)
	for s := p.Struct(namesDILocalVariableAttr, 1<<1|1<<2|1<<3|1<<4|1<<5|1<<6|1<<7); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DILocalVariableAttr", "scope", "DIScopeAttr")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DILocalVariableAttr", "name", "StringAttr")
		case 2:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DILocalVariableAttr", "file", "DIFileAttr")
		case 3:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DILocalVariableAttr", "line", "unsigned")
		case 4:
			arg = uint32(p.Uint(32))
			p.EndParam("LLVM_DILocalVariableAttr", "arg", "unsigned")
		case 5:
			alignInBits = uint32(p.Uint(32))
			p.EndParam("LLVM_DILocalVariableAttr", "alignInBits", "unsigned")
		case 6:
			type_ = asm.AttrParam[DIType](p)
			p.EndParam("LLVM_DILocalVariableAttr", "type", "DITypeAttr")
		case 7:
			flags = DIFlags(p.EnumValue(&DIFlagsEnum))
			p.EndParam("LLVM_DILocalVariableAttr", "flags", "DIFlags")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDILocalVariableAttr(p.Context(), DILocalVariableParams{
		Scope:       scope,
		Name:        name,
		File:        file,
		Line:        line,
		Arg:         arg,
		AlignInBits: alignInBits,
		Type:        type_,
		Flags:       flags,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDILocalVariableAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DILocalVariableAttr)
	p.Str("<")
	first := true
	p.Separator(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.name != nil {
		p.Separator(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.file != nil {
		p.Separator(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Separator(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.arg != 0 {
		p.Separator(&first)
		p.Str("arg = ")
		p.Uint(uint64(v.arg))
	}
	if v.alignInBits != 0 {
		p.Separator(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	if v.type_ != nil {
		p.Separator(&first)
		p.Str("type = ")
		p.Attr(v.type_)
	}
	if v.flags != 0 {
		p.Separator(&first)
		p.Str("flags = ")
		p.EnumValue(&DIFlagsEnum, uint64(v.flags))
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDILocalVariableAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_local_variable", asm.OverridableAlias
}

// DISubprogramAttr is #llvm.di_subprogram: function.
type DISubprogramAttr struct {
	ir.AttrBase
	recID           *ir.DistinctAttr
	isRecSelf       bool
	id              *ir.DistinctAttr
	compileUnit     *DICompileUnitAttr
	scope           DIScope
	name            *ir.StringAttr
	linkageName     *ir.StringAttr
	file            *DIFileAttr
	line            uint32
	scopeLine       uint32
	subprogramFlags DISubprogramFlags
	type_           *DISubroutineTypeAttr
	retainedNodes   []DINode
	annotations     []DINode
}

// DISubprogramAttrDef is the definition of DISubprogramAttr.
var DISubprogramAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_subprogram",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDISubprogramAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DISubprogramAttr)
		if v.recID != nil {
			attr(v.recID)
		}
		if v.id != nil {
			attr(v.id)
		}
		if v.compileUnit != nil {
			attr(v.compileUnit)
		}
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.linkageName != nil {
			attr(v.linkageName)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.type_ != nil {
			attr(v.type_)
		}
		for _, e := range v.retainedNodes {
			attr(e)
		}
		for _, e := range v.annotations {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*DISubprogramAttr],
})

// IsDISubprogramAttr is the constraint for DISubprogramAttr.
var IsDISubprogramAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DISubprogramAttr]}

// DISubprogramParams are the parameters of [NewDISubprogramAttr].
type DISubprogramParams struct {
	RecID           *ir.DistinctAttr
	IsRecSelf       bool
	ID              *ir.DistinctAttr
	CompileUnit     *DICompileUnitAttr
	Scope           DIScope
	Name            *ir.StringAttr
	LinkageName     *ir.StringAttr
	File            *DIFileAttr
	Line            uint32
	ScopeLine       uint32
	SubprogramFlags DISubprogramFlags
	Type            *DISubroutineTypeAttr
	RetainedNodes   []DINode
	Annotations     []DINode
}

// NewDISubprogramAttr returns the attribute with the given parameters.
func NewDISubprogramAttr(c *ir.Context, p DISubprogramParams) *DISubprogramAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.RecID))
	k = ir.AppendBoolKey(k, p.IsRecSelf)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.ID))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.CompileUnit))
	k = ir.AppendAttrKey(k, p.Scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.LinkageName))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.File))
	k = ir.AppendUintKey(k, uint64(p.Line))
	k = ir.AppendUintKey(k, uint64(p.ScopeLine))
	k = ir.AppendUintKey(k, uint64(p.SubprogramFlags))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Type))
	k = ir.AppendUintKey(k, uint64(len(p.RetainedNodes)))
	for _, e := range p.RetainedNodes {
		k = ir.AppendAttrKey(k, e)
	}
	k = ir.AppendUintKey(k, uint64(len(p.Annotations)))
	for _, e := range p.Annotations {
		k = ir.AppendAttrKey(k, e)
	}
	if v := c.LookupAttr(DISubprogramAttrDef, k); v != nil {
		return v.(*DISubprogramAttr)
	}
	return c.InternAttr(DISubprogramAttrDef, k, &DISubprogramAttr{recID: p.RecID, isRecSelf: p.IsRecSelf, id: p.ID, compileUnit: p.CompileUnit, scope: p.Scope, name: p.Name, linkageName: p.LinkageName, file: p.File, line: p.Line, scopeLine: p.ScopeLine, subprogramFlags: p.SubprogramFlags, type_: p.Type, retainedNodes: append([]DINode(nil), p.RetainedNodes...), annotations: append([]DINode(nil), p.Annotations...)}).(*DISubprogramAttr)
}

// RecID is the parameter recId, nil if it is absent.
func (v *DISubprogramAttr) RecID() *ir.DistinctAttr { return v.recID }

// IsRecSelf is the parameter isRecSelf.
func (v *DISubprogramAttr) IsRecSelf() bool { return v.isRecSelf }

// ID is the parameter id, nil if it is absent.
func (v *DISubprogramAttr) ID() *ir.DistinctAttr { return v.id }

// CompileUnit is the parameter compileUnit, nil if it is absent.
func (v *DISubprogramAttr) CompileUnit() *DICompileUnitAttr { return v.compileUnit }

// Scope is the parameter scope.
func (v *DISubprogramAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DISubprogramAttr) Name() *ir.StringAttr { return v.name }

// LinkageName is the parameter linkageName, nil if it is absent.
func (v *DISubprogramAttr) LinkageName() *ir.StringAttr { return v.linkageName }

// File is the parameter file, nil if it is absent.
func (v *DISubprogramAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DISubprogramAttr) Line() uint32 { return v.line }

// ScopeLine is the parameter scopeLine.
func (v *DISubprogramAttr) ScopeLine() uint32 { return v.scopeLine }

// SubprogramFlags is the parameter subprogramFlags.
func (v *DISubprogramAttr) SubprogramFlags() DISubprogramFlags { return v.subprogramFlags }

// Type is the parameter type, nil if it is absent.
func (v *DISubprogramAttr) Type() *DISubroutineTypeAttr { return v.type_ }

// RetainedNodes is the parameter retainedNodes. The slice must not be modified.
func (v *DISubprogramAttr) RetainedNodes() []DINode { return v.retainedNodes }

// Annotations is the parameter annotations. The slice must not be modified.
func (v *DISubprogramAttr) Annotations() []DINode { return v.annotations }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DISubprogramAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	recID := ir.Rebuilt(r, v.recID)
	isRecSelf := v.isRecSelf
	id := ir.Rebuilt(r, v.id)
	compileUnit := ir.Rebuilt(r, v.compileUnit)
	scope := ir.Rebuilt(r, v.scope)
	name := ir.Rebuilt(r, v.name)
	linkageName := ir.Rebuilt(r, v.linkageName)
	file := ir.Rebuilt(r, v.file)
	line := v.line
	scopeLine := v.scopeLine
	subprogramFlags := v.subprogramFlags
	type_ := ir.Rebuilt(r, v.type_)
	retainedNodes := ir.RebuiltList(r, v.retainedNodes)
	annotations := ir.RebuiltList(r, v.annotations)
	if r.Failed() {
		return nil
	}
	return NewDISubprogramAttr(v.Context(), DISubprogramParams{
		RecID:           recID,
		IsRecSelf:       isRecSelf,
		ID:              id,
		CompileUnit:     compileUnit,
		Scope:           scope,
		Name:            name,
		LinkageName:     linkageName,
		File:            file,
		Line:            line,
		ScopeLine:       scopeLine,
		SubprogramFlags: subprogramFlags,
		Type:            type_,
		RetainedNodes:   retainedNodes,
		Annotations:     annotations,
	})
}

// syntaxDISubprogramAttr parses and prints DISubprogramAttr.
type syntaxDISubprogramAttr struct{}

var namesDISubprogramAttr = []string{"recId", "isRecSelf", "id", "compileUnit", "scope", "name", "linkageName", "file", "line", "scopeLine", "subprogramFlags", "type", "retainedNodes", "annotations"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDISubprogramAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var recID *ir.DistinctAttr
	var isRecSelf bool
	var id *ir.DistinctAttr
	var compileUnit *DICompileUnitAttr
	var scope DIScope
	var name *ir.StringAttr
	var linkageName *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	var scopeLine uint32
	var subprogramFlags DISubprogramFlags
	var type_ *DISubroutineTypeAttr
	var retainedNodes []DINode
	var annotations []DINode
	p.Want(asm.Less)
	for s := p.Struct(namesDISubprogramAttr, 1<<14-1); s.Next(); {
		switch s.Param {
		case 0:
			recID = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_DISubprogramAttr", "recId", "DistinctAttr")
		case 1:
			isRecSelf = p.BoolParam()
			p.EndParam("LLVM_DISubprogramAttr", "isRecSelf", "bool")
		case 2:
			id = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_DISubprogramAttr", "id", "DistinctAttr")
		case 3:
			compileUnit = asm.StrippedAttrParam[*DICompileUnitAttr](p, DICompileUnitAttrDef)
			p.EndParam("LLVM_DISubprogramAttr", "compileUnit", "DICompileUnitAttr")
		case 4:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DISubprogramAttr", "scope", "DIScopeAttr")
		case 5:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DISubprogramAttr", "name", "StringAttr")
		case 6:
			linkageName = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DISubprogramAttr", "linkageName", "StringAttr")
		case 7:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DISubprogramAttr", "file", "DIFileAttr")
		case 8:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DISubprogramAttr", "line", "unsigned")
		case 9:
			scopeLine = uint32(p.Uint(32))
			p.EndParam("LLVM_DISubprogramAttr", "scopeLine", "unsigned")
		case 10:
			subprogramFlags = DISubprogramFlags(p.EnumValue(&DISubprogramFlagsEnum))
			p.EndParam("LLVM_DISubprogramAttr", "subprogramFlags", "DISubprogramFlags")
		case 11:
			type_ = asm.StrippedAttrParam[*DISubroutineTypeAttr](p, DISubroutineTypeAttrDef)
			p.EndParam("LLVM_DISubprogramAttr", "type", "DISubroutineTypeAttr")
		case 12:
			for !p.Failed() {
				var e DINode
				e = asm.AttrParam[DINode](p)
				retainedNodes = append(retainedNodes, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DISubprogramAttr", "retainedNodes", "::llvm::ArrayRef<DINodeAttr>")
		case 13:
			for !p.Failed() {
				var e DINode
				e = asm.AttrParam[DINode](p)
				annotations = append(annotations, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DISubprogramAttr", "annotations", "::llvm::ArrayRef<DINodeAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDISubprogramAttr(p.Context(), DISubprogramParams{
		RecID:           recID,
		IsRecSelf:       isRecSelf,
		ID:              id,
		CompileUnit:     compileUnit,
		Scope:           scope,
		Name:            name,
		LinkageName:     linkageName,
		File:            file,
		Line:            line,
		ScopeLine:       scopeLine,
		SubprogramFlags: subprogramFlags,
		Type:            type_,
		RetainedNodes:   retainedNodes,
		Annotations:     annotations,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDISubprogramAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DISubprogramAttr)
	p.Str("<")
	first := true
	if v.recID != nil {
		p.Separator(&first)
		p.Str("recId = ")
		p.Attr(v.recID)
	}
	if v.isRecSelf {
		p.Separator(&first)
		p.Str("isRecSelf = ")
		p.Bool(v.isRecSelf)
	}
	if v.id != nil {
		p.Separator(&first)
		p.Str("id = ")
		p.Attr(v.id)
	}
	if v.compileUnit != nil {
		p.Separator(&first)
		p.Str("compileUnit = ")
		p.StrippedAttr(v.compileUnit)
	}
	if v.scope != nil {
		p.Separator(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	if v.name != nil {
		p.Separator(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.linkageName != nil {
		p.Separator(&first)
		p.Str("linkageName = ")
		p.Attr(v.linkageName)
	}
	if v.file != nil {
		p.Separator(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Separator(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.scopeLine != 0 {
		p.Separator(&first)
		p.Str("scopeLine = ")
		p.Uint(uint64(v.scopeLine))
	}
	if v.subprogramFlags != 0 {
		p.Separator(&first)
		p.Str("subprogramFlags = ")
		p.EnumValue(&DISubprogramFlagsEnum, uint64(v.subprogramFlags))
	}
	if v.type_ != nil {
		p.Separator(&first)
		p.Str("type = ")
		p.StrippedAttr(v.type_)
	}
	if len(v.retainedNodes) > 0 {
		p.Separator(&first)
		p.Str("retainedNodes = ")
		for i, e := range v.retainedNodes {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	if len(v.annotations) > 0 {
		p.Separator(&first)
		p.Str("annotations = ")
		for i, e := range v.annotations {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDISubprogramAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_subprogram", asm.OverridableAlias
}

// DIModuleAttr is #llvm.di_module: module of the source language.
type DIModuleAttr struct {
	ir.AttrBase
	file         *DIFileAttr
	scope        DIScope
	name         *ir.StringAttr
	configMacros *ir.StringAttr
	includePath  *ir.StringAttr
	apinotes     *ir.StringAttr
	line         uint32
	isDecl       bool
}

// DIModuleAttrDef is the definition of DIModuleAttr.
var DIModuleAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_module",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIModuleAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIModuleAttr)
		if v.file != nil {
			attr(v.file)
		}
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.configMacros != nil {
			attr(v.configMacros)
		}
		if v.includePath != nil {
			attr(v.includePath)
		}
		if v.apinotes != nil {
			attr(v.apinotes)
		}
	},
	Rebuild: ir.AttrRebuild[*DIModuleAttr],
})

// IsDIModuleAttr is the constraint for DIModuleAttr.
var IsDIModuleAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIModuleAttr]}

// DIModuleParams are the parameters of [NewDIModuleAttr].
type DIModuleParams struct {
	File         *DIFileAttr
	Scope        DIScope
	Name         *ir.StringAttr
	ConfigMacros *ir.StringAttr
	IncludePath  *ir.StringAttr
	Apinotes     *ir.StringAttr
	Line         uint32
	IsDecl       bool
}

// NewDIModuleAttr returns the attribute with the given parameters.
func NewDIModuleAttr(c *ir.Context, p DIModuleParams) *DIModuleAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.File))
	k = ir.AppendAttrKey(k, p.Scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.ConfigMacros))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.IncludePath))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Apinotes))
	k = ir.AppendUintKey(k, uint64(p.Line))
	k = ir.AppendBoolKey(k, p.IsDecl)
	if v := c.LookupAttr(DIModuleAttrDef, k); v != nil {
		return v.(*DIModuleAttr)
	}
	return c.InternAttr(DIModuleAttrDef, k, &DIModuleAttr{file: p.File, scope: p.Scope, name: p.Name, configMacros: p.ConfigMacros, includePath: p.IncludePath, apinotes: p.Apinotes, line: p.Line, isDecl: p.IsDecl}).(*DIModuleAttr)
}

// File is the parameter file, nil if it is absent.
func (v *DIModuleAttr) File() *DIFileAttr { return v.file }

// Scope is the parameter scope.
func (v *DIModuleAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DIModuleAttr) Name() *ir.StringAttr { return v.name }

// ConfigMacros is the parameter configMacros, nil if it is absent.
func (v *DIModuleAttr) ConfigMacros() *ir.StringAttr { return v.configMacros }

// IncludePath is the parameter includePath, nil if it is absent.
func (v *DIModuleAttr) IncludePath() *ir.StringAttr { return v.includePath }

// Apinotes is the parameter apinotes, nil if it is absent.
func (v *DIModuleAttr) Apinotes() *ir.StringAttr { return v.apinotes }

// Line is the parameter line.
func (v *DIModuleAttr) Line() uint32 { return v.line }

// IsDecl is the parameter isDecl.
func (v *DIModuleAttr) IsDecl() bool { return v.isDecl }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIModuleAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	file := ir.Rebuilt(r, v.file)
	scope := ir.Rebuilt(r, v.scope)
	name := ir.Rebuilt(r, v.name)
	configMacros := ir.Rebuilt(r, v.configMacros)
	includePath := ir.Rebuilt(r, v.includePath)
	apinotes := ir.Rebuilt(r, v.apinotes)
	line := v.line
	isDecl := v.isDecl
	if r.Failed() {
		return nil
	}
	return NewDIModuleAttr(v.Context(), DIModuleParams{
		File:         file,
		Scope:        scope,
		Name:         name,
		ConfigMacros: configMacros,
		IncludePath:  includePath,
		Apinotes:     apinotes,
		Line:         line,
		IsDecl:       isDecl,
	})
}

// syntaxDIModuleAttr parses and prints DIModuleAttr.
type syntaxDIModuleAttr struct{}

var namesDIModuleAttr = []string{"file", "scope", "name", "configMacros", "includePath", "apinotes", "line", "isDecl"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIModuleAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var file *DIFileAttr
	var scope DIScope
	var name *ir.StringAttr
	var configMacros *ir.StringAttr
	var includePath *ir.StringAttr
	var apinotes *ir.StringAttr
	var line uint32
	var isDecl bool
	p.Want(asm.Less)
	for s := p.Struct(namesDIModuleAttr, 1<<8-1); s.Next(); {
		switch s.Param {
		case 0:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DIModuleAttr", "file", "DIFileAttr")
		case 1:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DIModuleAttr", "scope", "DIScopeAttr")
		case 2:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIModuleAttr", "name", "StringAttr")
		case 3:
			configMacros = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIModuleAttr", "configMacros", "StringAttr")
		case 4:
			includePath = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIModuleAttr", "includePath", "StringAttr")
		case 5:
			apinotes = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIModuleAttr", "apinotes", "StringAttr")
		case 6:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DIModuleAttr", "line", "unsigned")
		case 7:
			isDecl = p.BoolParam()
			p.EndParam("LLVM_DIModuleAttr", "isDecl", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIModuleAttr(p.Context(), DIModuleParams{
		File:         file,
		Scope:        scope,
		Name:         name,
		ConfigMacros: configMacros,
		IncludePath:  includePath,
		Apinotes:     apinotes,
		Line:         line,
		IsDecl:       isDecl,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIModuleAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIModuleAttr)
	p.Str("<")
	first := true
	if v.file != nil {
		p.Separator(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.scope != nil {
		p.Separator(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	if v.name != nil {
		p.Separator(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.configMacros != nil {
		p.Separator(&first)
		p.Str("configMacros = ")
		p.Attr(v.configMacros)
	}
	if v.includePath != nil {
		p.Separator(&first)
		p.Str("includePath = ")
		p.Attr(v.includePath)
	}
	if v.apinotes != nil {
		p.Separator(&first)
		p.Str("apinotes = ")
		p.Attr(v.apinotes)
	}
	if v.line != 0 {
		p.Separator(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.isDecl {
		p.Separator(&first)
		p.Str("isDecl = ")
		p.Bool(v.isDecl)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDIModuleAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_module", asm.OverridableAlias
}

// DINamespaceAttr is #llvm.di_namespace: namespace.
type DINamespaceAttr struct {
	ir.AttrBase
	name          *ir.StringAttr
	scope         DIScope
	exportSymbols bool
}

// DINamespaceAttrDef is the definition of DINamespaceAttr.
var DINamespaceAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_namespace",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDINamespaceAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DINamespaceAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.scope != nil {
			attr(v.scope)
		}
	},
	Rebuild: ir.AttrRebuild[*DINamespaceAttr],
})

// IsDINamespaceAttr is the constraint for DINamespaceAttr.
var IsDINamespaceAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DINamespaceAttr]}

// NewDINamespaceAttr returns the attribute with the given parameters.
func NewDINamespaceAttr(c *ir.Context, name *ir.StringAttr, scope DIScope, exportSymbols bool) *DINamespaceAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendBoolKey(k, exportSymbols)
	if v := c.LookupAttr(DINamespaceAttrDef, k); v != nil {
		return v.(*DINamespaceAttr)
	}
	return c.InternAttr(DINamespaceAttrDef, k, &DINamespaceAttr{name: name, scope: scope, exportSymbols: exportSymbols}).(*DINamespaceAttr)
}

// Name is the parameter name, nil if it is absent.
func (v *DINamespaceAttr) Name() *ir.StringAttr { return v.name }

// Scope is the parameter scope.
func (v *DINamespaceAttr) Scope() DIScope { return v.scope }

// ExportSymbols is the parameter exportSymbols.
func (v *DINamespaceAttr) ExportSymbols() bool { return v.exportSymbols }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DINamespaceAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	name := ir.Rebuilt(r, v.name)
	scope := ir.Rebuilt(r, v.scope)
	exportSymbols := v.exportSymbols
	if r.Failed() {
		return nil
	}
	return NewDINamespaceAttr(v.Context(), name, scope, exportSymbols)
}

// syntaxDINamespaceAttr parses and prints DINamespaceAttr.
type syntaxDINamespaceAttr struct{}

var namesDINamespaceAttr = []string{"name", "scope", "exportSymbols"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDINamespaceAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var name *ir.StringAttr
	var scope DIScope
	var exportSymbols bool
	p.Want(asm.Less)
	for s := p.Struct(namesDINamespaceAttr, 1<<0|1<<1); s.Next(); {
		switch s.Param {
		case 0:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DINamespaceAttr", "name", "StringAttr")
		case 1:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DINamespaceAttr", "scope", "DIScopeAttr")
		case 2:
			exportSymbols = p.BoolParam()
			p.EndParam("LLVM_DINamespaceAttr", "exportSymbols", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDINamespaceAttr(p.Context(), name, scope, exportSymbols)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDINamespaceAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DINamespaceAttr)
	p.Str("<")
	first := true
	if v.name != nil {
		p.Separator(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.scope != nil {
		p.Separator(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	p.Separator(&first)
	p.Str("exportSymbols = ")
	p.Bool(v.exportSymbols)
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDINamespaceAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_namespace", asm.OverridableAlias
}

// DIImportedEntityAttr is #llvm.di_imported_entity: imported name.
type DIImportedEntityAttr struct {
	ir.AttrBase
	tag      uint32
	scope    DIScope
	entity   DINode
	file     *DIFileAttr
	line     uint32
	name     *ir.StringAttr
	elements []DINode
}

// DIImportedEntityAttrDef is the definition of DIImportedEntityAttr.
var DIImportedEntityAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_imported_entity",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIImportedEntityAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIImportedEntityAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.entity != nil {
			attr(v.entity)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.name != nil {
			attr(v.name)
		}
		for _, e := range v.elements {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*DIImportedEntityAttr],
})

// IsDIImportedEntityAttr is the constraint for DIImportedEntityAttr.
var IsDIImportedEntityAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIImportedEntityAttr]}

// DIImportedEntityParams are the parameters of [NewDIImportedEntityAttr].
type DIImportedEntityParams struct {
	Tag      uint32
	Scope    DIScope
	Entity   DINode
	File     *DIFileAttr
	Line     uint32
	Name     *ir.StringAttr
	Elements []DINode
}

// NewDIImportedEntityAttr returns the attribute with the given parameters.
func NewDIImportedEntityAttr(c *ir.Context, p DIImportedEntityParams) *DIImportedEntityAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(p.Tag))
	k = ir.AppendAttrKey(k, p.Scope)
	k = ir.AppendAttrKey(k, p.Entity)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.File))
	k = ir.AppendUintKey(k, uint64(p.Line))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Name))
	k = ir.AppendUintKey(k, uint64(len(p.Elements)))
	for _, e := range p.Elements {
		k = ir.AppendAttrKey(k, e)
	}
	if v := c.LookupAttr(DIImportedEntityAttrDef, k); v != nil {
		return v.(*DIImportedEntityAttr)
	}
	return c.InternAttr(DIImportedEntityAttrDef, k, &DIImportedEntityAttr{tag: p.Tag, scope: p.Scope, entity: p.Entity, file: p.File, line: p.Line, name: p.Name, elements: append([]DINode(nil), p.Elements...)}).(*DIImportedEntityAttr)
}

// Tag is the parameter tag.
func (v *DIImportedEntityAttr) Tag() uint32 { return v.tag }

// Scope is the parameter scope.
func (v *DIImportedEntityAttr) Scope() DIScope { return v.scope }

// Entity is the parameter entity.
func (v *DIImportedEntityAttr) Entity() DINode { return v.entity }

// File is the parameter file, nil if it is absent.
func (v *DIImportedEntityAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DIImportedEntityAttr) Line() uint32 { return v.line }

// Name is the parameter name, nil if it is absent.
func (v *DIImportedEntityAttr) Name() *ir.StringAttr { return v.name }

// Elements is the parameter elements. The slice must not be modified.
func (v *DIImportedEntityAttr) Elements() []DINode { return v.elements }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIImportedEntityAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	tag := v.tag
	scope := ir.Rebuilt(r, v.scope)
	entity := ir.Rebuilt(r, v.entity)
	file := ir.Rebuilt(r, v.file)
	line := v.line
	name := ir.Rebuilt(r, v.name)
	elements := ir.RebuiltList(r, v.elements)
	if r.Failed() {
		return nil
	}
	return NewDIImportedEntityAttr(v.Context(), DIImportedEntityParams{
		Tag:      tag,
		Scope:    scope,
		Entity:   entity,
		File:     file,
		Line:     line,
		Name:     name,
		Elements: elements,
	})
}

// syntaxDIImportedEntityAttr parses and prints DIImportedEntityAttr.
type syntaxDIImportedEntityAttr struct{}

var namesDIImportedEntityAttr = []string{"tag", "scope", "entity", "file", "line", "name", "elements"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIImportedEntityAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	tag := uint32(0)
	var scope DIScope
	var entity DINode
	var file *DIFileAttr
	var line uint32
	var name *ir.StringAttr
	var elements []DINode
	p.Want(asm.Less)
	for s := p.Struct(namesDIImportedEntityAttr, 1<<0|1<<3|1<<4|1<<5|1<<6); s.Next(); {
		switch s.Param {
		case 0:
			tag = parseDITag(p)
			p.EndParam("LLVM_DIImportedEntityAttr", "tag", "unsigned")
		case 1:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DIImportedEntityAttr", "scope", "DIScopeAttr")
		case 2:
			entity = asm.AttrParam[DINode](p)
			p.EndParam("LLVM_DIImportedEntityAttr", "entity", "DINodeAttr")
		case 3:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DIImportedEntityAttr", "file", "DIFileAttr")
		case 4:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DIImportedEntityAttr", "line", "unsigned")
		case 5:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIImportedEntityAttr", "name", "StringAttr")
		case 6:
			for !p.Failed() {
				var e DINode
				e = asm.AttrParam[DINode](p)
				elements = append(elements, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DIImportedEntityAttr", "elements", "::llvm::ArrayRef<DINodeAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIImportedEntityAttr(p.Context(), DIImportedEntityParams{
		Tag:      tag,
		Scope:    scope,
		Entity:   entity,
		File:     file,
		Line:     line,
		Name:     name,
		Elements: elements,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIImportedEntityAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIImportedEntityAttr)
	p.Str("<")
	first := true
	if v.tag != 0 {
		p.Separator(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	p.Separator(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	p.Separator(&first)
	p.Str("entity = ")
	p.Attr(v.entity)
	if v.file != nil {
		p.Separator(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Separator(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.name != nil {
		p.Separator(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if len(v.elements) > 0 {
		p.Separator(&first)
		p.Str("elements = ")
		for i, e := range v.elements {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDIImportedEntityAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_imported_entity", asm.OverridableAlias
}

// DIAnnotationAttr is #llvm.di_annotation: annotation of a declaration.
type DIAnnotationAttr struct {
	ir.AttrBase
	name  *ir.StringAttr
	value *ir.StringAttr
}

// DIAnnotationAttrDef is the definition of DIAnnotationAttr.
var DIAnnotationAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_annotation",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIAnnotationAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIAnnotationAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.value != nil {
			attr(v.value)
		}
	},
	Rebuild: ir.AttrRebuild[*DIAnnotationAttr],
})

// IsDIAnnotationAttr is the constraint for DIAnnotationAttr.
var IsDIAnnotationAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIAnnotationAttr]}

// NewDIAnnotationAttr returns the attribute with the given parameters.
func NewDIAnnotationAttr(c *ir.Context, name *ir.StringAttr, value *ir.StringAttr) *DIAnnotationAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(value))
	if v := c.LookupAttr(DIAnnotationAttrDef, k); v != nil {
		return v.(*DIAnnotationAttr)
	}
	return c.InternAttr(DIAnnotationAttrDef, k, &DIAnnotationAttr{name: name, value: value}).(*DIAnnotationAttr)
}

// Name is the parameter name.
func (v *DIAnnotationAttr) Name() *ir.StringAttr { return v.name }

// Value is the parameter value.
func (v *DIAnnotationAttr) Value() *ir.StringAttr { return v.value }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIAnnotationAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	name := ir.Rebuilt(r, v.name)
	value := ir.Rebuilt(r, v.value)
	if r.Failed() {
		return nil
	}
	return NewDIAnnotationAttr(v.Context(), name, value)
}

// syntaxDIAnnotationAttr parses and prints DIAnnotationAttr.
type syntaxDIAnnotationAttr struct{}

var namesDIAnnotationAttr = []string{"name", "value"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIAnnotationAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var name *ir.StringAttr
	var value *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesDIAnnotationAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIAnnotationAttr", "name", "StringAttr")
		case 1:
			value = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIAnnotationAttr", "value", "StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIAnnotationAttr(p.Context(), name, value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIAnnotationAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIAnnotationAttr)
	p.Str("<")
	p.Str("name = ")
	p.Attr(v.name)
	p.Str(", value = ")
	p.Attr(v.value)
	p.Str(">")
}

// DISubrangeAttr is #llvm.di_subrange: bounds of an array dimension.
type DISubrangeAttr struct {
	ir.AttrBase
	count      ir.Attribute
	lowerBound ir.Attribute
	upperBound ir.Attribute
	stride     ir.Attribute
}

// DISubrangeAttrDef is the definition of DISubrangeAttr.
var DISubrangeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_subrange",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDISubrangeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DISubrangeAttr)
		if v.count != nil {
			attr(v.count)
		}
		if v.lowerBound != nil {
			attr(v.lowerBound)
		}
		if v.upperBound != nil {
			attr(v.upperBound)
		}
		if v.stride != nil {
			attr(v.stride)
		}
	},
	Rebuild: ir.AttrRebuild[*DISubrangeAttr],
})

// IsDISubrangeAttr is the constraint for DISubrangeAttr.
var IsDISubrangeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DISubrangeAttr]}

// NewDISubrangeAttr returns the attribute with the given parameters.
func NewDISubrangeAttr(c *ir.Context, count ir.Attribute, lowerBound ir.Attribute, upperBound ir.Attribute, stride ir.Attribute) *DISubrangeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, count)
	k = ir.AppendAttrKey(k, lowerBound)
	k = ir.AppendAttrKey(k, upperBound)
	k = ir.AppendAttrKey(k, stride)
	if v := c.LookupAttr(DISubrangeAttrDef, k); v != nil {
		return v.(*DISubrangeAttr)
	}
	return c.InternAttr(DISubrangeAttrDef, k, &DISubrangeAttr{count: count, lowerBound: lowerBound, upperBound: upperBound, stride: stride}).(*DISubrangeAttr)
}

// Count is the parameter count.
func (v *DISubrangeAttr) Count() ir.Attribute { return v.count }

// LowerBound is the parameter lowerBound.
func (v *DISubrangeAttr) LowerBound() ir.Attribute { return v.lowerBound }

// UpperBound is the parameter upperBound.
func (v *DISubrangeAttr) UpperBound() ir.Attribute { return v.upperBound }

// Stride is the parameter stride.
func (v *DISubrangeAttr) Stride() ir.Attribute { return v.stride }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DISubrangeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	count := ir.Rebuilt(r, v.count)
	lowerBound := ir.Rebuilt(r, v.lowerBound)
	upperBound := ir.Rebuilt(r, v.upperBound)
	stride := ir.Rebuilt(r, v.stride)
	if r.Failed() {
		return nil
	}
	return NewDISubrangeAttr(v.Context(), count, lowerBound, upperBound, stride)
}

// syntaxDISubrangeAttr parses and prints DISubrangeAttr.
type syntaxDISubrangeAttr struct{}

var namesDISubrangeAttr = []string{"count", "lowerBound", "upperBound", "stride"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDISubrangeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var count ir.Attribute
	var lowerBound ir.Attribute
	var upperBound ir.Attribute
	var stride ir.Attribute
	p.Want(asm.Less)
	for s := p.Struct(namesDISubrangeAttr, 1<<4-1); s.Next(); {
		switch s.Param {
		case 0:
			count = p.Attr()
			p.EndParam("LLVM_DISubrangeAttr", "count", "::mlir::Attribute")
		case 1:
			lowerBound = p.Attr()
			p.EndParam("LLVM_DISubrangeAttr", "lowerBound", "::mlir::Attribute")
		case 2:
			upperBound = p.Attr()
			p.EndParam("LLVM_DISubrangeAttr", "upperBound", "::mlir::Attribute")
		case 3:
			stride = p.Attr()
			p.EndParam("LLVM_DISubrangeAttr", "stride", "::mlir::Attribute")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDISubrangeAttr(p.Context(), count, lowerBound, upperBound, stride)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDISubrangeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DISubrangeAttr)
	p.Str("<")
	first := true
	if v.count != nil {
		p.Separator(&first)
		p.Str("count = ")
		p.Attr(v.count)
	}
	if v.lowerBound != nil {
		p.Separator(&first)
		p.Str("lowerBound = ")
		p.Attr(v.lowerBound)
	}
	if v.upperBound != nil {
		p.Separator(&first)
		p.Str("upperBound = ")
		p.Attr(v.upperBound)
	}
	if v.stride != nil {
		p.Separator(&first)
		p.Str("stride = ")
		p.Attr(v.stride)
	}
	p.Str(">")
}

// DICommonBlockAttr is #llvm.di_common_block: Fortran common block.
type DICommonBlockAttr struct {
	ir.AttrBase
	scope DIScope
	decl  *DIGlobalVariableAttr
	name  *ir.StringAttr
	file  *DIFileAttr
	line  uint32
}

// DICommonBlockAttrDef is the definition of DICommonBlockAttr.
var DICommonBlockAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_common_block",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDICommonBlockAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DICommonBlockAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.decl != nil {
			attr(v.decl)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.file != nil {
			attr(v.file)
		}
	},
	Rebuild: ir.AttrRebuild[*DICommonBlockAttr],
})

// IsDICommonBlockAttr is the constraint for DICommonBlockAttr.
var IsDICommonBlockAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DICommonBlockAttr]}

// NewDICommonBlockAttr returns the attribute with the given parameters.
func NewDICommonBlockAttr(c *ir.Context, scope DIScope, decl *DIGlobalVariableAttr, name *ir.StringAttr, file *DIFileAttr, line uint32) *DICommonBlockAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(decl))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	if v := c.LookupAttr(DICommonBlockAttrDef, k); v != nil {
		return v.(*DICommonBlockAttr)
	}
	return c.InternAttr(DICommonBlockAttrDef, k, &DICommonBlockAttr{scope: scope, decl: decl, name: name, file: file, line: line}).(*DICommonBlockAttr)
}

// Scope is the parameter scope.
func (v *DICommonBlockAttr) Scope() DIScope { return v.scope }

// Decl is the parameter decl, nil if it is absent.
func (v *DICommonBlockAttr) Decl() *DIGlobalVariableAttr { return v.decl }

// Name is the parameter name.
func (v *DICommonBlockAttr) Name() *ir.StringAttr { return v.name }

// File is the parameter file, nil if it is absent.
func (v *DICommonBlockAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DICommonBlockAttr) Line() uint32 { return v.line }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DICommonBlockAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	scope := ir.Rebuilt(r, v.scope)
	decl := ir.Rebuilt(r, v.decl)
	name := ir.Rebuilt(r, v.name)
	file := ir.Rebuilt(r, v.file)
	line := v.line
	if r.Failed() {
		return nil
	}
	return NewDICommonBlockAttr(v.Context(), scope, decl, name, file, line)
}

// syntaxDICommonBlockAttr parses and prints DICommonBlockAttr.
type syntaxDICommonBlockAttr struct{}

var namesDICommonBlockAttr = []string{"scope", "decl", "name", "file", "line"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDICommonBlockAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var decl *DIGlobalVariableAttr
	var name *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDICommonBlockAttr, 1<<1|1<<3|1<<4); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DICommonBlockAttr", "scope", "DIScopeAttr")
		case 1:
			decl = asm.StrippedAttrParam[*DIGlobalVariableAttr](p, DIGlobalVariableAttrDef)
			p.EndParam("LLVM_DICommonBlockAttr", "decl", "DIGlobalVariableAttr")
		case 2:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DICommonBlockAttr", "name", "StringAttr")
		case 3:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DICommonBlockAttr", "file", "DIFileAttr")
		case 4:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DICommonBlockAttr", "line", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDICommonBlockAttr(p.Context(), scope, decl, name, file, line)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDICommonBlockAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DICommonBlockAttr)
	p.Str("<")
	first := true
	p.Separator(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.decl != nil {
		p.Separator(&first)
		p.Str("decl = ")
		p.StrippedAttr(v.decl)
	}
	p.Separator(&first)
	p.Str("name = ")
	p.Attr(v.name)
	if v.file != nil {
		p.Separator(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Separator(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDICommonBlockAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_common_block", asm.OverridableAlias
}

// DIGenericSubrangeAttr is #llvm.di_generic_subrange: bounds of a dimension of an assumed-rank array.
type DIGenericSubrangeAttr struct {
	ir.AttrBase
	count      ir.Attribute
	lowerBound ir.Attribute
	upperBound ir.Attribute
	stride     ir.Attribute
}

// DIGenericSubrangeAttrDef is the definition of DIGenericSubrangeAttr.
var DIGenericSubrangeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_generic_subrange",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIGenericSubrangeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIGenericSubrangeAttr)
		if v.count != nil {
			attr(v.count)
		}
		if v.lowerBound != nil {
			attr(v.lowerBound)
		}
		if v.upperBound != nil {
			attr(v.upperBound)
		}
		if v.stride != nil {
			attr(v.stride)
		}
	},
	Rebuild: ir.AttrRebuild[*DIGenericSubrangeAttr],
})

// IsDIGenericSubrangeAttr is the constraint for DIGenericSubrangeAttr.
var IsDIGenericSubrangeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIGenericSubrangeAttr]}

// NewDIGenericSubrangeAttr returns the attribute with the given parameters.
func NewDIGenericSubrangeAttr(c *ir.Context, count ir.Attribute, lowerBound ir.Attribute, upperBound ir.Attribute, stride ir.Attribute) *DIGenericSubrangeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, count)
	k = ir.AppendAttrKey(k, lowerBound)
	k = ir.AppendAttrKey(k, upperBound)
	k = ir.AppendAttrKey(k, stride)
	if v := c.LookupAttr(DIGenericSubrangeAttrDef, k); v != nil {
		return v.(*DIGenericSubrangeAttr)
	}
	return c.InternAttr(DIGenericSubrangeAttrDef, k, &DIGenericSubrangeAttr{count: count, lowerBound: lowerBound, upperBound: upperBound, stride: stride}).(*DIGenericSubrangeAttr)
}

// Count is the parameter count.
func (v *DIGenericSubrangeAttr) Count() ir.Attribute { return v.count }

// LowerBound is the parameter lowerBound.
func (v *DIGenericSubrangeAttr) LowerBound() ir.Attribute { return v.lowerBound }

// UpperBound is the parameter upperBound.
func (v *DIGenericSubrangeAttr) UpperBound() ir.Attribute { return v.upperBound }

// Stride is the parameter stride.
func (v *DIGenericSubrangeAttr) Stride() ir.Attribute { return v.stride }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIGenericSubrangeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	count := ir.Rebuilt(r, v.count)
	lowerBound := ir.Rebuilt(r, v.lowerBound)
	upperBound := ir.Rebuilt(r, v.upperBound)
	stride := ir.Rebuilt(r, v.stride)
	if r.Failed() {
		return nil
	}
	return NewDIGenericSubrangeAttr(v.Context(), count, lowerBound, upperBound, stride)
}

// syntaxDIGenericSubrangeAttr parses and prints DIGenericSubrangeAttr.
type syntaxDIGenericSubrangeAttr struct{}

var namesDIGenericSubrangeAttr = []string{"count", "lowerBound", "upperBound", "stride"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIGenericSubrangeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var count ir.Attribute
	var lowerBound ir.Attribute
	var upperBound ir.Attribute
	var stride ir.Attribute
	p.Want(asm.Less)
	for s := p.Struct(namesDIGenericSubrangeAttr, 1<<0|1<<2); s.Next(); {
		switch s.Param {
		case 0:
			count = p.Attr()
			p.EndParam("LLVM_DIGenericSubrangeAttr", "count", "::mlir::Attribute")
		case 1:
			lowerBound = p.Attr()
			p.EndParam("LLVM_DIGenericSubrangeAttr", "lowerBound", "::mlir::Attribute")
		case 2:
			upperBound = p.Attr()
			p.EndParam("LLVM_DIGenericSubrangeAttr", "upperBound", "::mlir::Attribute")
		case 3:
			stride = p.Attr()
			p.EndParam("LLVM_DIGenericSubrangeAttr", "stride", "::mlir::Attribute")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIGenericSubrangeAttr(p.Context(), count, lowerBound, upperBound, stride)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIGenericSubrangeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIGenericSubrangeAttr)
	p.Str("<")
	first := true
	if v.count != nil {
		p.Separator(&first)
		p.Str("count = ")
		p.Attr(v.count)
	}
	p.Separator(&first)
	p.Str("lowerBound = ")
	p.Attr(v.lowerBound)
	if v.upperBound != nil {
		p.Separator(&first)
		p.Str("upperBound = ")
		p.Attr(v.upperBound)
	}
	p.Separator(&first)
	p.Str("stride = ")
	p.Attr(v.stride)
	p.Str(">")
}

// DISubroutineTypeAttr is #llvm.di_subroutine_type: type of a function.
type DISubroutineTypeAttr struct {
	ir.AttrBase
	callingConvention uint32
	types             []DIType
}

// DISubroutineTypeAttrDef is the definition of DISubroutineTypeAttr.
var DISubroutineTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_subroutine_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDISubroutineTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DISubroutineTypeAttr)
		for _, e := range v.types {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*DISubroutineTypeAttr],
})

// IsDISubroutineTypeAttr is the constraint for DISubroutineTypeAttr.
var IsDISubroutineTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DISubroutineTypeAttr]}

// NewDISubroutineTypeAttr returns the attribute with the given parameters.
func NewDISubroutineTypeAttr(c *ir.Context, callingConvention uint32, types []DIType) *DISubroutineTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(callingConvention))
	k = ir.AppendUintKey(k, uint64(len(types)))
	for _, e := range types {
		k = ir.AppendAttrKey(k, e)
	}
	if v := c.LookupAttr(DISubroutineTypeAttrDef, k); v != nil {
		return v.(*DISubroutineTypeAttr)
	}
	return c.InternAttr(DISubroutineTypeAttrDef, k, &DISubroutineTypeAttr{callingConvention: callingConvention, types: append([]DIType(nil), types...)}).(*DISubroutineTypeAttr)
}

// CallingConvention is the parameter callingConvention.
func (v *DISubroutineTypeAttr) CallingConvention() uint32 { return v.callingConvention }

// Types is the parameter types. The slice must not be modified.
func (v *DISubroutineTypeAttr) Types() []DIType { return v.types }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DISubroutineTypeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	callingConvention := v.callingConvention
	types := ir.RebuiltList(r, v.types)
	if r.Failed() {
		return nil
	}
	return NewDISubroutineTypeAttr(v.Context(), callingConvention, types)
}

// syntaxDISubroutineTypeAttr parses and prints DISubroutineTypeAttr.
type syntaxDISubroutineTypeAttr struct{}

var namesDISubroutineTypeAttr = []string{"callingConvention", "types"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDISubroutineTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	callingConvention := uint32(0)
	var types []DIType
	p.Want(asm.Less)
	for s := p.Struct(namesDISubroutineTypeAttr, 1<<2-1); s.Next(); {
		switch s.Param {
		case 0:
			callingConvention = parseDIConvention(p)
			p.EndParam("LLVM_DISubroutineTypeAttr", "callingConvention", "unsigned")
		case 1:
			for !p.Failed() {
				var e DIType
				e = asm.AttrParam[DIType](p)
				types = append(types, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DISubroutineTypeAttr", "types", "::llvm::ArrayRef<DITypeAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDISubroutineTypeAttr(p.Context(), callingConvention, types)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDISubroutineTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DISubroutineTypeAttr)
	p.Str("<")
	first := true
	if v.callingConvention != 0 {
		p.Separator(&first)
		p.Str("callingConvention = ")
		printDIConvention(p, v.callingConvention)
	}
	if len(v.types) > 0 {
		p.Separator(&first)
		p.Str("types = ")
		for i, e := range v.types {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDISubroutineTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_subroutine_type", asm.OverridableAlias
}

// DILabelAttr is #llvm.di_label: label.
type DILabelAttr struct {
	ir.AttrBase
	scope DIScope
	name  *ir.StringAttr
	file  *DIFileAttr
	line  uint32
}

// DILabelAttrDef is the definition of DILabelAttr.
var DILabelAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_label",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDILabelAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DILabelAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.file != nil {
			attr(v.file)
		}
	},
	Rebuild: ir.AttrRebuild[*DILabelAttr],
})

// IsDILabelAttr is the constraint for DILabelAttr.
var IsDILabelAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DILabelAttr]}

// NewDILabelAttr returns the attribute with the given parameters.
func NewDILabelAttr(c *ir.Context, scope DIScope, name *ir.StringAttr, file *DIFileAttr, line uint32) *DILabelAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	if v := c.LookupAttr(DILabelAttrDef, k); v != nil {
		return v.(*DILabelAttr)
	}
	return c.InternAttr(DILabelAttrDef, k, &DILabelAttr{scope: scope, name: name, file: file, line: line}).(*DILabelAttr)
}

// Scope is the parameter scope.
func (v *DILabelAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DILabelAttr) Name() *ir.StringAttr { return v.name }

// File is the parameter file, nil if it is absent.
func (v *DILabelAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DILabelAttr) Line() uint32 { return v.line }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DILabelAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	scope := ir.Rebuilt(r, v.scope)
	name := ir.Rebuilt(r, v.name)
	file := ir.Rebuilt(r, v.file)
	line := v.line
	if r.Failed() {
		return nil
	}
	return NewDILabelAttr(v.Context(), scope, name, file, line)
}

// syntaxDILabelAttr parses and prints DILabelAttr.
type syntaxDILabelAttr struct{}

var namesDILabelAttr = []string{"scope", "name", "file", "line"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDILabelAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var name *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDILabelAttr, 1<<1|1<<2|1<<3); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DILabelAttr", "scope", "DIScopeAttr")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DILabelAttr", "name", "StringAttr")
		case 2:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DILabelAttr", "file", "DIFileAttr")
		case 3:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DILabelAttr", "line", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDILabelAttr(p.Context(), scope, name, file, line)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDILabelAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DILabelAttr)
	p.Str("<")
	first := true
	p.Separator(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.name != nil {
		p.Separator(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.file != nil {
		p.Separator(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Separator(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDILabelAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_label", asm.OverridableAlias
}

// DIStringTypeAttr is #llvm.di_string_type: Fortran string type.
type DIStringTypeAttr struct {
	ir.AttrBase
	tag               uint32
	name              *ir.StringAttr
	sizeInBits        uint64
	alignInBits       uint32
	stringLength      DIVariable
	stringLengthExp   *DIExpressionAttr
	stringLocationExp *DIExpressionAttr
	encoding          uint32
}

// DIStringTypeAttrDef is the definition of DIStringTypeAttr.
var DIStringTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_string_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIStringTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIStringTypeAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.stringLength != nil {
			attr(v.stringLength)
		}
		if v.stringLengthExp != nil {
			attr(v.stringLengthExp)
		}
		if v.stringLocationExp != nil {
			attr(v.stringLocationExp)
		}
	},
	Rebuild: ir.AttrRebuild[*DIStringTypeAttr],
})

// IsDIStringTypeAttr is the constraint for DIStringTypeAttr.
var IsDIStringTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIStringTypeAttr]}

// DIStringTypeParams are the parameters of [NewDIStringTypeAttr].
type DIStringTypeParams struct {
	Tag               uint32
	Name              *ir.StringAttr
	SizeInBits        uint64
	AlignInBits       uint32
	StringLength      DIVariable
	StringLengthExp   *DIExpressionAttr
	StringLocationExp *DIExpressionAttr
	Encoding          uint32
}

// NewDIStringTypeAttr returns the attribute with the given parameters.
func NewDIStringTypeAttr(c *ir.Context, p DIStringTypeParams) *DIStringTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(p.Tag))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.Name))
	k = ir.AppendUintKey(k, uint64(p.SizeInBits))
	k = ir.AppendUintKey(k, uint64(p.AlignInBits))
	k = ir.AppendAttrKey(k, p.StringLength)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.StringLengthExp))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.StringLocationExp))
	k = ir.AppendUintKey(k, uint64(p.Encoding))
	if v := c.LookupAttr(DIStringTypeAttrDef, k); v != nil {
		return v.(*DIStringTypeAttr)
	}
	return c.InternAttr(DIStringTypeAttrDef, k, &DIStringTypeAttr{tag: p.Tag, name: p.Name, sizeInBits: p.SizeInBits, alignInBits: p.AlignInBits, stringLength: p.StringLength, stringLengthExp: p.StringLengthExp, stringLocationExp: p.StringLocationExp, encoding: p.Encoding}).(*DIStringTypeAttr)
}

// Tag is the parameter tag.
func (v *DIStringTypeAttr) Tag() uint32 { return v.tag }

// Name is the parameter name.
func (v *DIStringTypeAttr) Name() *ir.StringAttr { return v.name }

// SizeInBits is the parameter sizeInBits.
func (v *DIStringTypeAttr) SizeInBits() uint64 { return v.sizeInBits }

// AlignInBits is the parameter alignInBits.
func (v *DIStringTypeAttr) AlignInBits() uint32 { return v.alignInBits }

// StringLength is the parameter stringLength.
func (v *DIStringTypeAttr) StringLength() DIVariable { return v.stringLength }

// StringLengthExp is the parameter stringLengthExp, nil if it is absent.
func (v *DIStringTypeAttr) StringLengthExp() *DIExpressionAttr { return v.stringLengthExp }

// StringLocationExp is the parameter stringLocationExp, nil if it is absent.
func (v *DIStringTypeAttr) StringLocationExp() *DIExpressionAttr { return v.stringLocationExp }

// Encoding is the parameter encoding.
func (v *DIStringTypeAttr) Encoding() uint32 { return v.encoding }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DIStringTypeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	tag := v.tag
	name := ir.Rebuilt(r, v.name)
	sizeInBits := v.sizeInBits
	alignInBits := v.alignInBits
	stringLength := ir.Rebuilt(r, v.stringLength)
	stringLengthExp := ir.Rebuilt(r, v.stringLengthExp)
	stringLocationExp := ir.Rebuilt(r, v.stringLocationExp)
	encoding := v.encoding
	if r.Failed() {
		return nil
	}
	return NewDIStringTypeAttr(v.Context(), DIStringTypeParams{
		Tag:               tag,
		Name:              name,
		SizeInBits:        sizeInBits,
		AlignInBits:       alignInBits,
		StringLength:      stringLength,
		StringLengthExp:   stringLengthExp,
		StringLocationExp: stringLocationExp,
		Encoding:          encoding,
	})
}

// syntaxDIStringTypeAttr parses and prints DIStringTypeAttr.
type syntaxDIStringTypeAttr struct{}

var namesDIStringTypeAttr = []string{"tag", "name", "sizeInBits", "alignInBits", "stringLength", "stringLengthExp", "stringLocationExp", "encoding"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDIStringTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	tag := uint32(0)
	var name *ir.StringAttr
	var sizeInBits uint64
	var alignInBits uint32
	var stringLength DIVariable
	var stringLengthExp *DIExpressionAttr
	var stringLocationExp *DIExpressionAttr
	encoding := uint32(0)
	p.Want(asm.Less)
	for s := p.Struct(namesDIStringTypeAttr, 1<<0|1<<2|1<<3|1<<4|1<<5|1<<6|1<<7); s.Next(); {
		switch s.Param {
		case 0:
			tag = parseDITag(p)
			p.EndParam("LLVM_DIStringTypeAttr", "tag", "unsigned")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIStringTypeAttr", "name", "StringAttr")
		case 2:
			sizeInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DIStringTypeAttr", "sizeInBits", "uint64_t")
		case 3:
			alignInBits = uint32(p.Uint(32))
			p.EndParam("LLVM_DIStringTypeAttr", "alignInBits", "uint32_t")
		case 4:
			stringLength = asm.AttrParam[DIVariable](p)
			p.EndParam("LLVM_DIStringTypeAttr", "stringLength", "DIVariableAttr")
		case 5:
			stringLengthExp = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DIStringTypeAttr", "stringLengthExp", "DIExpressionAttr")
		case 6:
			stringLocationExp = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DIStringTypeAttr", "stringLocationExp", "DIExpressionAttr")
		case 7:
			encoding = parseDIEncoding(p)
			p.EndParam("LLVM_DIStringTypeAttr", "encoding", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIStringTypeAttr(p.Context(), DIStringTypeParams{
		Tag:               tag,
		Name:              name,
		SizeInBits:        sizeInBits,
		AlignInBits:       alignInBits,
		StringLength:      stringLength,
		StringLengthExp:   stringLengthExp,
		StringLocationExp: stringLocationExp,
		Encoding:          encoding,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDIStringTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIStringTypeAttr)
	p.Str("<")
	first := true
	if v.tag != 0 {
		p.Separator(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	p.Separator(&first)
	p.Str("name = ")
	p.Attr(v.name)
	if v.sizeInBits != 0 {
		p.Separator(&first)
		p.Str("sizeInBits = ")
		p.Uint(uint64(v.sizeInBits))
	}
	if v.alignInBits != 0 {
		p.Separator(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	if v.stringLength != nil {
		p.Separator(&first)
		p.Str("stringLength = ")
		p.Attr(v.stringLength)
	}
	if v.stringLengthExp != nil {
		p.Separator(&first)
		p.Str("stringLengthExp = ")
		p.StrippedAttr(v.stringLengthExp)
	}
	if v.stringLocationExp != nil {
		p.Separator(&first)
		p.Str("stringLocationExp = ")
		p.StrippedAttr(v.stringLocationExp)
	}
	if v.encoding != 0 {
		p.Separator(&first)
		p.Str("encoding = ")
		printDIEncoding(p, v.encoding)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDIStringTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_string_type", asm.OverridableAlias
}
