// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// ModuleFlagAttr is #llvm.mlir.module_flag: LLVM module flag metadata.
type ModuleFlagAttr struct {
	ir.AttrBase
	behavior ModFlagBehavior
	key      *ir.StringAttr
	value    ir.Attribute
}

// ModuleFlagAttrDef is the definition of ModuleFlagAttr.
var ModuleFlagAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "mlir.module_flag",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxModuleFlagAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ModuleFlagAttr)
		if v.key != nil {
			attr(v.key)
		}
		if v.value != nil {
			attr(v.value)
		}
	},
	Rebuild: ir.AttrRebuild[*ModuleFlagAttr],
})

// IsModuleFlagAttr is the constraint for ModuleFlagAttr.
var IsModuleFlagAttr = &ir.AttrConstraint{Summary: "LLVM module flag metadata", Match: asm.IsAttr[*ModuleFlagAttr]}

// NewModuleFlagAttr returns the attribute with the given parameters. It panics
// if checkModuleFlag rejects them.
func NewModuleFlagAttr(c *ir.Context, behavior ModFlagBehavior, key *ir.StringAttr, value ir.Attribute) *ModuleFlagAttr {
	if err := checkModuleFlag(behavior, key, value); err != nil {
		panic("llvm: " + err.Error())
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(behavior))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(key))
	k = ir.AppendAttrKey(k, value)
	if v := c.LookupAttr(ModuleFlagAttrDef, k); v != nil {
		return v.(*ModuleFlagAttr)
	}
	return c.InternAttr(ModuleFlagAttrDef, k, &ModuleFlagAttr{behavior: behavior, key: key, value: value}).(*ModuleFlagAttr)
}

// Behavior is the parameter behavior.
func (v *ModuleFlagAttr) Behavior() ModFlagBehavior { return v.behavior }

// Key is the parameter key.
func (v *ModuleFlagAttr) Key() *ir.StringAttr { return v.key }

// Value is the parameter value.
func (v *ModuleFlagAttr) Value() ir.Attribute { return v.value }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *ModuleFlagAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	behavior := v.behavior
	key := ir.Rebuilt(r, v.key)
	value := ir.Rebuilt(r, v.value)
	if r.Failed() || !r.Check(checkModuleFlag(behavior, key, value)) {
		return nil
	}
	return NewModuleFlagAttr(v.Context(), behavior, key, value)
}

// syntaxModuleFlagAttr parses and prints ModuleFlagAttr.
type syntaxModuleFlagAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxModuleFlagAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	var behavior ModFlagBehavior
	var key *ir.StringAttr
	var value ir.Attribute
	p.Want(asm.Less)
	if !p.Failed() {
		behavior = ModFlagBehavior(p.EnumValue(&ModFlagBehaviorEnum))
		p.EndParam("ModuleFlagAttr", "behavior", "ModFlagBehavior")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		key = asm.AttrParam[*ir.StringAttr](p)
		p.EndParam("ModuleFlagAttr", "key", "StringAttr")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		value = p.Attr()
		p.EndParam("ModuleFlagAttr", "value", "Attribute")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if err := checkModuleFlag(behavior, key, value); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return NewModuleFlagAttr(p.Context(), behavior, key, value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxModuleFlagAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ModuleFlagAttr)
	p.Str("<")
	p.EnumValue(&ModFlagBehaviorEnum, uint64(v.behavior))
	p.Str(",")
	p.Byte(' ')
	p.Attr(v.key)
	p.Str(",")
	p.Byte(' ')
	p.Attr(v.value)
	p.Str(">")
}

// ModuleFlagCGProfileEntryAttr is #llvm.cgprofile_entry: CG profile module flag entry.
type ModuleFlagCGProfileEntryAttr struct {
	ir.AttrBase
	from  *ir.SymbolRefAttr
	to    *ir.SymbolRefAttr
	count uint64
}

// ModuleFlagCGProfileEntryAttrDef is the definition of ModuleFlagCGProfileEntryAttr.
var ModuleFlagCGProfileEntryAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "cgprofile_entry",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxModuleFlagCGProfileEntryAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ModuleFlagCGProfileEntryAttr)
		if v.from != nil {
			attr(v.from)
		}
		if v.to != nil {
			attr(v.to)
		}
	},
	Rebuild: ir.AttrRebuild[*ModuleFlagCGProfileEntryAttr],
})

// IsModuleFlagCGProfileEntryAttr is the constraint for ModuleFlagCGProfileEntryAttr.
var IsModuleFlagCGProfileEntryAttr = &ir.AttrConstraint{Summary: "CG profile module flag entry", Match: asm.IsAttr[*ModuleFlagCGProfileEntryAttr]}

// NewModuleFlagCGProfileEntryAttr returns the attribute with the given parameters.
func NewModuleFlagCGProfileEntryAttr(c *ir.Context, from *ir.SymbolRefAttr, to *ir.SymbolRefAttr, count uint64) *ModuleFlagCGProfileEntryAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(from))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(to))
	k = ir.AppendUintKey(k, uint64(count))
	if v := c.LookupAttr(ModuleFlagCGProfileEntryAttrDef, k); v != nil {
		return v.(*ModuleFlagCGProfileEntryAttr)
	}
	return c.InternAttr(ModuleFlagCGProfileEntryAttrDef, k, &ModuleFlagCGProfileEntryAttr{from: from, to: to, count: count}).(*ModuleFlagCGProfileEntryAttr)
}

// From is the parameter from, nil if it is absent.
func (v *ModuleFlagCGProfileEntryAttr) From() *ir.SymbolRefAttr { return v.from }

// To is the parameter to, nil if it is absent.
func (v *ModuleFlagCGProfileEntryAttr) To() *ir.SymbolRefAttr { return v.to }

// Count is the parameter count.
func (v *ModuleFlagCGProfileEntryAttr) Count() uint64 { return v.count }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *ModuleFlagCGProfileEntryAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	from := ir.Rebuilt(r, v.from, asm.IsFlatSymbolRef)
	to := ir.Rebuilt(r, v.to, asm.IsFlatSymbolRef)
	count := v.count
	if r.Failed() {
		return nil
	}
	return NewModuleFlagCGProfileEntryAttr(v.Context(), from, to, count)
}

// syntaxModuleFlagCGProfileEntryAttr parses and prints ModuleFlagCGProfileEntryAttr.
type syntaxModuleFlagCGProfileEntryAttr struct{}

var namesModuleFlagCGProfileEntryAttr = []string{"from", "to", "count"}

// ParseAttr parses the text after the mnemonic.
func (syntaxModuleFlagCGProfileEntryAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var from *ir.SymbolRefAttr
	var to *ir.SymbolRefAttr
	var count uint64
	p.Want(asm.Less)
	for s := p.Struct(namesModuleFlagCGProfileEntryAttr, 1<<0|1<<1); s.Next(); {
		switch s.Param {
		case 0:
			from = asm.CheckedAttrParam[*ir.SymbolRefAttr](p, asm.IsFlatSymbolRef)
			p.EndParam("ModuleFlagCGProfileEntryAttr", "from", "FlatSymbolRefAttr")
		case 1:
			to = asm.CheckedAttrParam[*ir.SymbolRefAttr](p, asm.IsFlatSymbolRef)
			p.EndParam("ModuleFlagCGProfileEntryAttr", "to", "FlatSymbolRefAttr")
		case 2:
			count = uint64(p.Uint(64))
			p.EndParam("ModuleFlagCGProfileEntryAttr", "count", "uint64_t")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewModuleFlagCGProfileEntryAttr(p.Context(), from, to, count)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxModuleFlagCGProfileEntryAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ModuleFlagCGProfileEntryAttr)
	p.Str("<")
	first := true
	if v.from != nil {
		p.Separator(&first)
		p.Str("from = ")
		p.Attr(v.from)
	}
	if v.to != nil {
		p.Separator(&first)
		p.Str("to = ")
		p.Attr(v.to)
	}
	p.Separator(&first)
	p.Str("count = ")
	p.Uint(uint64(v.count))
	p.Str(">")
}

// ModuleFlagProfileSummaryDetailedAttr is #llvm.profile_summary_detailed: ProfileSummary detailed information.
type ModuleFlagProfileSummaryDetailedAttr struct {
	ir.AttrBase
	cutOff    uint32
	minCount  uint64
	numCounts uint32
}

// ModuleFlagProfileSummaryDetailedAttrDef is the definition of ModuleFlagProfileSummaryDetailedAttr.
var ModuleFlagProfileSummaryDetailedAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "profile_summary_detailed",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxModuleFlagProfileSummaryDetailedAttr{})},
})

// IsModuleFlagProfileSummaryDetailedAttr is the constraint for ModuleFlagProfileSummaryDetailedAttr.
var IsModuleFlagProfileSummaryDetailedAttr = &ir.AttrConstraint{Summary: "ProfileSummary detailed information", Match: asm.IsAttr[*ModuleFlagProfileSummaryDetailedAttr]}

// NewModuleFlagProfileSummaryDetailedAttr returns the attribute with the given parameters.
func NewModuleFlagProfileSummaryDetailedAttr(c *ir.Context, cutOff uint32, minCount uint64, numCounts uint32) *ModuleFlagProfileSummaryDetailedAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(cutOff))
	k = ir.AppendUintKey(k, uint64(minCount))
	k = ir.AppendUintKey(k, uint64(numCounts))
	if v := c.LookupAttr(ModuleFlagProfileSummaryDetailedAttrDef, k); v != nil {
		return v.(*ModuleFlagProfileSummaryDetailedAttr)
	}
	return c.InternAttr(ModuleFlagProfileSummaryDetailedAttrDef, k, &ModuleFlagProfileSummaryDetailedAttr{cutOff: cutOff, minCount: minCount, numCounts: numCounts}).(*ModuleFlagProfileSummaryDetailedAttr)
}

// CutOff is the parameter cut_off.
func (v *ModuleFlagProfileSummaryDetailedAttr) CutOff() uint32 { return v.cutOff }

// MinCount is the parameter min_count.
func (v *ModuleFlagProfileSummaryDetailedAttr) MinCount() uint64 { return v.minCount }

// NumCounts is the parameter num_counts.
func (v *ModuleFlagProfileSummaryDetailedAttr) NumCounts() uint32 { return v.numCounts }

// syntaxModuleFlagProfileSummaryDetailedAttr parses and prints ModuleFlagProfileSummaryDetailedAttr.
type syntaxModuleFlagProfileSummaryDetailedAttr struct{}

var namesModuleFlagProfileSummaryDetailedAttr = []string{"cut_off", "min_count", "num_counts"}

// ParseAttr parses the text after the mnemonic.
func (syntaxModuleFlagProfileSummaryDetailedAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var cutOff uint32
	var minCount uint64
	var numCounts uint32
	p.Want(asm.Less)
	for s := p.Struct(namesModuleFlagProfileSummaryDetailedAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			cutOff = uint32(p.Uint(32))
			p.EndParam("ModuleFlagProfileSummaryDetailedAttr", "cut_off", "uint32_t")
		case 1:
			minCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryDetailedAttr", "min_count", "uint64_t")
		case 2:
			numCounts = uint32(p.Uint(32))
			p.EndParam("ModuleFlagProfileSummaryDetailedAttr", "num_counts", "uint32_t")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewModuleFlagProfileSummaryDetailedAttr(p.Context(), cutOff, minCount, numCounts)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxModuleFlagProfileSummaryDetailedAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ModuleFlagProfileSummaryDetailedAttr)
	p.Str("<")
	p.Str("cut_off = ")
	p.Uint(uint64(v.cutOff))
	p.Str(", min_count = ")
	p.Uint(uint64(v.minCount))
	p.Str(", num_counts = ")
	p.Uint(uint64(v.numCounts))
	p.Str(">")
}

// ModuleFlagProfileSummaryAttr is #llvm.profile_summary: ProfileSummary module flag.
type ModuleFlagProfileSummaryAttr struct {
	ir.AttrBase
	format              ProfileSummaryFormatKind
	totalCount          uint64
	maxCount            uint64
	maxInternalCount    uint64
	maxFunctionCount    uint64
	numCounts           uint64
	numFunctions        uint64
	isPartialProfile    *uint64
	partialProfileRatio *ir.FloatAttr
	detailedSummary     []*ModuleFlagProfileSummaryDetailedAttr
}

// ModuleFlagProfileSummaryAttrDef is the definition of ModuleFlagProfileSummaryAttr.
var ModuleFlagProfileSummaryAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "profile_summary",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxModuleFlagProfileSummaryAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ModuleFlagProfileSummaryAttr)
		if v.partialProfileRatio != nil {
			attr(v.partialProfileRatio)
		}
		for _, e := range v.detailedSummary {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*ModuleFlagProfileSummaryAttr],
})

// IsModuleFlagProfileSummaryAttr is the constraint for ModuleFlagProfileSummaryAttr.
var IsModuleFlagProfileSummaryAttr = &ir.AttrConstraint{Summary: "ProfileSummary module flag", Match: asm.IsAttr[*ModuleFlagProfileSummaryAttr]}

// ModuleFlagProfileSummaryParams are the parameters of [NewModuleFlagProfileSummaryAttr].
type ModuleFlagProfileSummaryParams struct {
	Format              ProfileSummaryFormatKind
	TotalCount          uint64
	MaxCount            uint64
	MaxInternalCount    uint64
	MaxFunctionCount    uint64
	NumCounts           uint64
	NumFunctions        uint64
	IsPartialProfile    *uint64
	PartialProfileRatio *ir.FloatAttr
	DetailedSummary     []*ModuleFlagProfileSummaryDetailedAttr
}

// NewModuleFlagProfileSummaryAttr returns the attribute with the given parameters.
func NewModuleFlagProfileSummaryAttr(c *ir.Context, p ModuleFlagProfileSummaryParams) *ModuleFlagProfileSummaryAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(p.Format))
	k = ir.AppendUintKey(k, uint64(p.TotalCount))
	k = ir.AppendUintKey(k, uint64(p.MaxCount))
	k = ir.AppendUintKey(k, uint64(p.MaxInternalCount))
	k = ir.AppendUintKey(k, uint64(p.MaxFunctionCount))
	k = ir.AppendUintKey(k, uint64(p.NumCounts))
	k = ir.AppendUintKey(k, uint64(p.NumFunctions))
	k = ir.AppendBoolKey(k, p.IsPartialProfile != nil)
	if p.IsPartialProfile != nil {
		k = ir.AppendUintKey(k, *p.IsPartialProfile)
	}
	k = ir.AppendAttrKey(k, asm.AttrOrNil(p.PartialProfileRatio))
	k = ir.AppendUintKey(k, uint64(len(p.DetailedSummary)))
	for _, e := range p.DetailedSummary {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(ModuleFlagProfileSummaryAttrDef, k); v != nil {
		return v.(*ModuleFlagProfileSummaryAttr)
	}
	if p.IsPartialProfile != nil {
		n := *p.IsPartialProfile
		p.IsPartialProfile = &n
	}
	return c.InternAttr(ModuleFlagProfileSummaryAttrDef, k, &ModuleFlagProfileSummaryAttr{format: p.Format, totalCount: p.TotalCount, maxCount: p.MaxCount, maxInternalCount: p.MaxInternalCount, maxFunctionCount: p.MaxFunctionCount, numCounts: p.NumCounts, numFunctions: p.NumFunctions, isPartialProfile: p.IsPartialProfile, partialProfileRatio: p.PartialProfileRatio, detailedSummary: append([]*ModuleFlagProfileSummaryDetailedAttr(nil), p.DetailedSummary...)}).(*ModuleFlagProfileSummaryAttr)
}

// Format is the parameter format.
func (v *ModuleFlagProfileSummaryAttr) Format() ProfileSummaryFormatKind { return v.format }

// TotalCount is the parameter total_count.
func (v *ModuleFlagProfileSummaryAttr) TotalCount() uint64 { return v.totalCount }

// MaxCount is the parameter max_count.
func (v *ModuleFlagProfileSummaryAttr) MaxCount() uint64 { return v.maxCount }

// MaxInternalCount is the parameter max_internal_count.
func (v *ModuleFlagProfileSummaryAttr) MaxInternalCount() uint64 { return v.maxInternalCount }

// MaxFunctionCount is the parameter max_function_count.
func (v *ModuleFlagProfileSummaryAttr) MaxFunctionCount() uint64 { return v.maxFunctionCount }

// NumCounts is the parameter num_counts.
func (v *ModuleFlagProfileSummaryAttr) NumCounts() uint64 { return v.numCounts }

// NumFunctions is the parameter num_functions.
func (v *ModuleFlagProfileSummaryAttr) NumFunctions() uint64 { return v.numFunctions }

// IsPartialProfile is the parameter is_partial_profile. ok is false if it is absent.
func (v *ModuleFlagProfileSummaryAttr) IsPartialProfile() (value uint64, ok bool) {
	if v.isPartialProfile == nil {
		return 0, false
	}
	return *v.isPartialProfile, true
}

// PartialProfileRatio is the parameter partial_profile_ratio, nil if it is absent.
func (v *ModuleFlagProfileSummaryAttr) PartialProfileRatio() *ir.FloatAttr {
	return v.partialProfileRatio
}

// DetailedSummary is the parameter detailed_summary. The slice must not be modified.
func (v *ModuleFlagProfileSummaryAttr) DetailedSummary() []*ModuleFlagProfileSummaryDetailedAttr {
	return v.detailedSummary
}

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *ModuleFlagProfileSummaryAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	format := v.format
	totalCount := v.totalCount
	maxCount := v.maxCount
	maxInternalCount := v.maxInternalCount
	maxFunctionCount := v.maxFunctionCount
	numCounts := v.numCounts
	numFunctions := v.numFunctions
	isPartialProfile := v.isPartialProfile
	partialProfileRatio := ir.Rebuilt(r, v.partialProfileRatio)
	detailedSummary := ir.RebuiltList(r, v.detailedSummary)
	if r.Failed() {
		return nil
	}
	return NewModuleFlagProfileSummaryAttr(v.Context(), ModuleFlagProfileSummaryParams{
		Format:              format,
		TotalCount:          totalCount,
		MaxCount:            maxCount,
		MaxInternalCount:    maxInternalCount,
		MaxFunctionCount:    maxFunctionCount,
		NumCounts:           numCounts,
		NumFunctions:        numFunctions,
		IsPartialProfile:    isPartialProfile,
		PartialProfileRatio: partialProfileRatio,
		DetailedSummary:     detailedSummary,
	})
}

// syntaxModuleFlagProfileSummaryAttr parses and prints ModuleFlagProfileSummaryAttr.
type syntaxModuleFlagProfileSummaryAttr struct{}

var namesModuleFlagProfileSummaryAttr = []string{"format", "total_count", "max_count", "max_internal_count", "max_function_count", "num_counts", "num_functions", "is_partial_profile", "partial_profile_ratio", "detailed_summary"}

// ParseAttr parses the text after the mnemonic.
func (syntaxModuleFlagProfileSummaryAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var format ProfileSummaryFormatKind
	var totalCount uint64
	var maxCount uint64
	var maxInternalCount uint64
	var maxFunctionCount uint64
	var numCounts uint64
	var numFunctions uint64
	var isPartialProfile *uint64
	var partialProfileRatio *ir.FloatAttr
	var detailedSummary []*ModuleFlagProfileSummaryDetailedAttr
	p.Want(asm.Less)
	for s := p.Struct(namesModuleFlagProfileSummaryAttr, 1<<7|1<<8); s.Next(); {
		switch s.Param {
		case 0:
			format = ProfileSummaryFormatKind(p.EnumValue(&ProfileSummaryFormatKindEnum))
			p.EndParam("ModuleFlagProfileSummaryAttr", "format", "ProfileSummaryFormatKind")
		case 1:
			totalCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "total_count", "uint64_t")
		case 2:
			maxCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "max_count", "uint64_t")
		case 3:
			maxInternalCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "max_internal_count", "uint64_t")
		case 4:
			maxFunctionCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "max_function_count", "uint64_t")
		case 5:
			numCounts = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "num_counts", "uint64_t")
		case 6:
			numFunctions = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "num_functions", "uint64_t")
		case 7:
			isPartialProfile = p.OptionalUintParam(64)
			p.EndParam("ModuleFlagProfileSummaryAttr", "is_partial_profile", "std::optional<uint64_t>")
		case 8:
			partialProfileRatio = asm.AttrParam[*ir.FloatAttr](p)
			p.EndParam("ModuleFlagProfileSummaryAttr", "partial_profile_ratio", "FloatAttr")
		case 9:
			for !p.Failed() {
				var e *ModuleFlagProfileSummaryDetailedAttr
				e = asm.StrippedAttrParam[*ModuleFlagProfileSummaryDetailedAttr](p, ModuleFlagProfileSummaryDetailedAttrDef)
				detailedSummary = append(detailedSummary, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("ModuleFlagProfileSummaryAttr", "detailed_summary", "::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewModuleFlagProfileSummaryAttr(p.Context(), ModuleFlagProfileSummaryParams{
		Format:              format,
		TotalCount:          totalCount,
		MaxCount:            maxCount,
		MaxInternalCount:    maxInternalCount,
		MaxFunctionCount:    maxFunctionCount,
		NumCounts:           numCounts,
		NumFunctions:        numFunctions,
		IsPartialProfile:    isPartialProfile,
		PartialProfileRatio: partialProfileRatio,
		DetailedSummary:     detailedSummary,
	})
}

// PrintAttr prints the text after the mnemonic.
func (syntaxModuleFlagProfileSummaryAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ModuleFlagProfileSummaryAttr)
	p.Str("<")
	first := true
	p.Separator(&first)
	p.Str("format = ")
	p.EnumValue(&ProfileSummaryFormatKindEnum, uint64(v.format))
	p.Separator(&first)
	p.Str("total_count = ")
	p.Uint(uint64(v.totalCount))
	p.Separator(&first)
	p.Str("max_count = ")
	p.Uint(uint64(v.maxCount))
	p.Separator(&first)
	p.Str("max_internal_count = ")
	p.Uint(uint64(v.maxInternalCount))
	p.Separator(&first)
	p.Str("max_function_count = ")
	p.Uint(uint64(v.maxFunctionCount))
	p.Separator(&first)
	p.Str("num_counts = ")
	p.Uint(uint64(v.numCounts))
	p.Separator(&first)
	p.Str("num_functions = ")
	p.Uint(uint64(v.numFunctions))
	if v.isPartialProfile != nil {
		p.Separator(&first)
		p.Str("is_partial_profile = ")
		if v.isPartialProfile != nil {
			p.Uint(*v.isPartialProfile)
		}
	}
	if v.partialProfileRatio != nil {
		p.Separator(&first)
		p.Str("partial_profile_ratio = ")
		p.Attr(v.partialProfileRatio)
	}
	p.Separator(&first)
	p.Str("detailed_summary = ")
	for i, e := range v.detailedSummary {
		if i > 0 {
			p.Str(", ")
		}
		p.StrippedAttr(e)
	}
	p.Str(">")
}

// DependentLibrariesAttr is #llvm.dependent_libraries: LLVM dependent libraries attribute.
type DependentLibrariesAttr struct {
	ir.AttrBase
	libs []*ir.StringAttr
}

// DependentLibrariesAttrDef is the definition of DependentLibrariesAttr.
var DependentLibrariesAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "dependent_libraries",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDependentLibrariesAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DependentLibrariesAttr)
		for _, e := range v.libs {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*DependentLibrariesAttr],
})

// IsDependentLibrariesAttr is the constraint for DependentLibrariesAttr.
var IsDependentLibrariesAttr = &ir.AttrConstraint{Summary: "LLVM dependent libraries attribute", Match: asm.IsAttr[*DependentLibrariesAttr]}

// NewDependentLibrariesAttr returns the attribute with the given parameters.
func NewDependentLibrariesAttr(c *ir.Context, libs []*ir.StringAttr) *DependentLibrariesAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(libs)))
	for _, e := range libs {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(DependentLibrariesAttrDef, k); v != nil {
		return v.(*DependentLibrariesAttr)
	}
	return c.InternAttr(DependentLibrariesAttrDef, k, &DependentLibrariesAttr{libs: append([]*ir.StringAttr(nil), libs...)}).(*DependentLibrariesAttr)
}

// Libs is the parameter libs. The slice must not be modified.
func (v *DependentLibrariesAttr) Libs() []*ir.StringAttr { return v.libs }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DependentLibrariesAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	libs := ir.RebuiltList(r, v.libs)
	if r.Failed() {
		return nil
	}
	return NewDependentLibrariesAttr(v.Context(), libs)
}

// syntaxDependentLibrariesAttr parses and prints DependentLibrariesAttr.
type syntaxDependentLibrariesAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxDependentLibrariesAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var libs []*ir.StringAttr
	p.Want(asm.Less)
	if !p.Failed() {
		for !p.Failed() {
			var e *ir.StringAttr
			e = asm.AttrParam[*ir.StringAttr](p)
			libs = append(libs, e)
			if !p.Got(asm.Comma) {
				break
			}
		}
		p.EndParam("LLVM_DependentLibrariesAttr", "libs", "::llvm::ArrayRef<StringAttr>")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDependentLibrariesAttr(p.Context(), libs)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDependentLibrariesAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DependentLibrariesAttr)
	p.Str("<")
	if len(v.libs) > 0 {
		for i, e := range v.libs {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}
