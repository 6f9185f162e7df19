// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Func is the operation llvm.func: function.
var Func = &ir.OpDef{
	Name:   "llvm.func",
	Traits: ir.AffineScope | ir.AutomaticAllocationScope | ir.IsolatedFromAbove | ir.FunctionLike,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.StrAttr},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
		{Name: "function_type", Constraint: typeAttrOfFunctionType},
		{Name: "linkage", Constraint: linkageAttr, Default: func(c *ir.Context) ir.Attribute { return NewLinkageAttr(c, LinkageExternal) }},
		{Name: "dso_local", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "CConv", Constraint: cconvAttr, Default: func(c *ir.Context) ir.Attribute { return NewCConvAttr(c, CConvC) }},
		{Name: "comdat", Constraint: constraint.SymbolRefAttr, Optional: true},
		{Name: "convergent", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "personality", Constraint: constraint.FlatSymbolRefAttr, Optional: true},
		{Name: "garbageCollector", Constraint: constraint.StrAttr, Optional: true},
		{Name: "passthrough", Constraint: constraint.ArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "function_entry_count", Constraint: constraint.I64Attr, Optional: true},
		{Name: "memory_effects", Constraint: IsMemoryEffectsAttr, Optional: true},
		{Name: "visibility_", Constraint: IsVisibility, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)) }},
		{Name: "arm_streaming", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_locally_streaming", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_streaming_compatible", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_new_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_in_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_out_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_inout_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_preserves_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "section", Constraint: constraint.StrAttr, Optional: true},
		{Name: "unnamed_addr", Constraint: IsUnnamedAddr, Optional: true},
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "vscale_range", Constraint: IsVScaleRangeAttr, Optional: true},
		{Name: "frame_pointer", Constraint: IsFramePointerKindAttr, Optional: true},
		{Name: "target_cpu", Constraint: constraint.StrAttr, Optional: true},
		{Name: "tune_cpu", Constraint: constraint.StrAttr, Optional: true},
		{Name: "reciprocal_estimates", Constraint: constraint.StrAttr, Optional: true},
		{Name: "prefer_vector_width", Constraint: constraint.StrAttr, Optional: true},
		{Name: "target_features", Constraint: IsTargetFeaturesAttr, Optional: true},
		{Name: "no_infs_fp_math", Constraint: constraint.BoolAttr, Optional: true},
		{Name: "no_nans_fp_math", Constraint: constraint.BoolAttr, Optional: true},
		{Name: "no_signed_zeros_fp_math", Constraint: constraint.BoolAttr, Optional: true},
		{Name: "denormal_fp_math", Constraint: constraint.StrAttr, Optional: true},
		{Name: "denormal_fp_math_f32", Constraint: constraint.StrAttr, Optional: true},
		{Name: "fp_contract", Constraint: constraint.StrAttr, Optional: true},
		{Name: "instrument_function_entry", Constraint: constraint.StrAttr, Optional: true},
		{Name: "instrument_function_exit", Constraint: constraint.StrAttr, Optional: true},
		{Name: "no_inline", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "always_inline", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "inline_hint", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "no_unwind", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "will_return", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "optimize_none", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "vec_type_hint", Constraint: IsVecTypeHintAttr, Optional: true},
		{Name: "work_group_size_hint", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "reqd_work_group_size", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "intel_reqd_sub_group_size", Constraint: constraint.I32Attr, Optional: true},
		{Name: "uwtable_kind", Constraint: IsUWTableKindAttr, Optional: true},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(funcSyntax)},
	View:       ir.ViewOf[FuncOp],
}

// FuncOp is the view of an operation llvm.func.
type FuncOp struct{ ir.View }

// Def returns [Func].
func (FuncOp) Def() *ir.OpDef { return Func }

// The slots of the inherent attributes of [Func].
const (
	slotFuncSymName                 = 0
	slotFuncSymVisibility           = 1
	slotFuncFunctionType            = 2
	slotFuncLinkage                 = 3
	slotFuncDsoLocal                = 4
	slotFuncCConv                   = 5
	slotFuncComdat                  = 6
	slotFuncConvergent              = 7
	slotFuncPersonality             = 8
	slotFuncGarbageCollector        = 9
	slotFuncPassthrough             = 10
	slotFuncArgAttrs                = 11
	slotFuncResAttrs                = 12
	slotFuncFunctionEntryCount      = 13
	slotFuncMemoryEffects           = 14
	slotFuncVisibility              = 15
	slotFuncArmStreaming            = 16
	slotFuncArmLocallyStreaming     = 17
	slotFuncArmStreamingCompatible  = 18
	slotFuncArmNewZa                = 19
	slotFuncArmInZa                 = 20
	slotFuncArmOutZa                = 21
	slotFuncArmInoutZa              = 22
	slotFuncArmPreservesZa          = 23
	slotFuncSection                 = 24
	slotFuncUnnamedAddr             = 25
	slotFuncAlignment               = 26
	slotFuncVscaleRange             = 27
	slotFuncFramePointer            = 28
	slotFuncTargetCpu               = 29
	slotFuncTuneCpu                 = 30
	slotFuncReciprocalEstimates     = 31
	slotFuncPreferVectorWidth       = 32
	slotFuncTargetFeatures          = 33
	slotFuncNoInfsFpMath            = 34
	slotFuncNoNansFpMath            = 35
	slotFuncNoSignedZerosFpMath     = 36
	slotFuncDenormalFpMath          = 37
	slotFuncDenormalFpMathF32       = 38
	slotFuncFpContract              = 39
	slotFuncInstrumentFunctionEntry = 40
	slotFuncInstrumentFunctionExit  = 41
	slotFuncNoInline                = 42
	slotFuncAlwaysInline            = 43
	slotFuncInlineHint              = 44
	slotFuncNoUnwind                = 45
	slotFuncWillReturn              = 46
	slotFuncOptimizeNone            = 47
	slotFuncVecTypeHint             = 48
	slotFuncWorkGroupSizeHint       = 49
	slotFuncReqdWorkGroupSize       = 50
	slotFuncIntelReqdSubGroupSize   = 51
	slotFuncUwtableKind             = 52
)

// Verify checks what the definition cannot express.
func (op FuncOp) Verify() *diag.Diagnostic { return verifyFunc(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op FuncOp) VerifyRegions() *diag.Diagnostic { return verifyFuncRegions(op.Op()) }

// SymName is the attribute $sym_name.
func (op FuncOp) SymName() string {
	return op.Op().InherentAttr(slotFuncSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op FuncOp) SetSymName(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncSymName, ir.NewStringAttr(c, v))
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op FuncOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncSymVisibility).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op FuncOp) SetSymVisibility(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncSymVisibility, ir.NewStringAttr(c, v))
	return op
}

// FunctionType is the attribute $function_type.
func (op FuncOp) FunctionType() *FunctionType {
	return op.Op().InherentAttr(slotFuncFunctionType).(*ir.TypeAttr).Value().(*FunctionType)
}

// SetFunctionType sets the attribute $function_type.
func (op FuncOp) SetFunctionType(v *FunctionType) FuncOp {
	op.Op().SetInherentAttr(slotFuncFunctionType, ir.NewTypeAttr(v))
	return op
}

// Linkage is the attribute $linkage, LinkageExternal if it is absent.
func (op FuncOp) Linkage() Linkage {
	if v, ok := op.Op().InherentAttr(slotFuncLinkage).(*LinkageAttr); ok {
		return v.Linkage()
	}
	return LinkageExternal
}

// SetLinkage sets the attribute $linkage.
func (op FuncOp) SetLinkage(v Linkage) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncLinkage, NewLinkageAttr(c, v))
	return op
}

// DsoLocal reports whether the attribute $dso_local is present.
func (op FuncOp) DsoLocal() bool { return op.Op().InherentAttr(slotFuncDsoLocal) != nil }

// SetDsoLocal sets or removes the attribute $dso_local.
func (op FuncOp) SetDsoLocal(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncDsoLocal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncDsoLocal, nil)
	}
	return op
}

// CConv is the attribute $CConv, CConvC if it is absent.
func (op FuncOp) CConv() CConv {
	if v, ok := op.Op().InherentAttr(slotFuncCConv).(*CConvAttr); ok {
		return v.CallingConv()
	}
	return CConvC
}

// SetCConv sets the attribute $CConv.
func (op FuncOp) SetCConv(v CConv) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncCConv, NewCConvAttr(c, v))
	return op
}

// Comdat is the attribute $comdat, nil if it is absent.
func (op FuncOp) Comdat() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotFuncComdat).(*ir.SymbolRefAttr)
	return v
}

// SetComdat sets the attribute $comdat.
func (op FuncOp) SetComdat(v *ir.SymbolRefAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncComdat, v)
	return op
}

// Convergent reports whether the attribute $convergent is present.
func (op FuncOp) Convergent() bool { return op.Op().InherentAttr(slotFuncConvergent) != nil }

// SetConvergent sets or removes the attribute $convergent.
func (op FuncOp) SetConvergent(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncConvergent, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncConvergent, nil)
	}
	return op
}

// Personality is the attribute $personality; ok is false if it is absent.
func (op FuncOp) Personality() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncPersonality).(*ir.SymbolRefAttr); ok {
		return v.Root(), true
	}
	return value, false
}

// SetPersonality sets the attribute $personality.
func (op FuncOp) SetPersonality(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncPersonality, ir.NewSymbolRefAttr(c, v))
	return op
}

// GarbageCollector is the attribute $garbageCollector; ok is false if it is absent.
func (op FuncOp) GarbageCollector() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncGarbageCollector).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetGarbageCollector sets the attribute $garbageCollector.
func (op FuncOp) SetGarbageCollector(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncGarbageCollector, ir.NewStringAttr(c, v))
	return op
}

// Passthrough is the attribute $passthrough, nil if it is absent.
func (op FuncOp) Passthrough() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotFuncPassthrough).(*ir.ArrayAttr)
	return v
}

// SetPassthrough sets the attribute $passthrough.
func (op FuncOp) SetPassthrough(v *ir.ArrayAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncPassthrough, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op FuncOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotFuncArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op FuncOp) SetArgAttrs(v *ir.ArrayAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op FuncOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotFuncResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op FuncOp) SetResAttrs(v *ir.ArrayAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncResAttrs, v)
	return op
}

// FunctionEntryCount is the attribute $function_entry_count; ok is false if it is absent.
func (op FuncOp) FunctionEntryCount() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncFunctionEntryCount).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetFunctionEntryCount sets the attribute $function_entry_count.
func (op FuncOp) SetFunctionEntryCount(v int64) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncFunctionEntryCount, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// MemoryEffects is the attribute $memory_effects, nil if it is absent.
func (op FuncOp) MemoryEffects() *MemoryEffectsAttr {
	v, _ := op.Op().InherentAttr(slotFuncMemoryEffects).(*MemoryEffectsAttr)
	return v
}

// SetMemoryEffects sets the attribute $memory_effects.
func (op FuncOp) SetMemoryEffects(v *MemoryEffectsAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncMemoryEffects, v)
	return op
}

// Visibility is the attribute $visibility_, VisibilityDefault if it is absent.
func (op FuncOp) Visibility() Visibility {
	if v, ok := op.Op().InherentAttr(slotFuncVisibility).(*ir.IntegerAttr); ok {
		return Visibility(v.Uint())
	}
	return VisibilityDefault
}

// SetVisibility sets the attribute $visibility_.
func (op FuncOp) SetVisibility(v Visibility) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncVisibility, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// ArmStreaming reports whether the attribute $arm_streaming is present.
func (op FuncOp) ArmStreaming() bool { return op.Op().InherentAttr(slotFuncArmStreaming) != nil }

// SetArmStreaming sets or removes the attribute $arm_streaming.
func (op FuncOp) SetArmStreaming(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncArmStreaming, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncArmStreaming, nil)
	}
	return op
}

// ArmLocallyStreaming reports whether the attribute $arm_locally_streaming is present.
func (op FuncOp) ArmLocallyStreaming() bool {
	return op.Op().InherentAttr(slotFuncArmLocallyStreaming) != nil
}

// SetArmLocallyStreaming sets or removes the attribute $arm_locally_streaming.
func (op FuncOp) SetArmLocallyStreaming(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncArmLocallyStreaming, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncArmLocallyStreaming, nil)
	}
	return op
}

// ArmStreamingCompatible reports whether the attribute $arm_streaming_compatible is present.
func (op FuncOp) ArmStreamingCompatible() bool {
	return op.Op().InherentAttr(slotFuncArmStreamingCompatible) != nil
}

// SetArmStreamingCompatible sets or removes the attribute $arm_streaming_compatible.
func (op FuncOp) SetArmStreamingCompatible(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncArmStreamingCompatible, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncArmStreamingCompatible, nil)
	}
	return op
}

// ArmNewZa reports whether the attribute $arm_new_za is present.
func (op FuncOp) ArmNewZa() bool { return op.Op().InherentAttr(slotFuncArmNewZa) != nil }

// SetArmNewZa sets or removes the attribute $arm_new_za.
func (op FuncOp) SetArmNewZa(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncArmNewZa, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncArmNewZa, nil)
	}
	return op
}

// ArmInZa reports whether the attribute $arm_in_za is present.
func (op FuncOp) ArmInZa() bool { return op.Op().InherentAttr(slotFuncArmInZa) != nil }

// SetArmInZa sets or removes the attribute $arm_in_za.
func (op FuncOp) SetArmInZa(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncArmInZa, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncArmInZa, nil)
	}
	return op
}

// ArmOutZa reports whether the attribute $arm_out_za is present.
func (op FuncOp) ArmOutZa() bool { return op.Op().InherentAttr(slotFuncArmOutZa) != nil }

// SetArmOutZa sets or removes the attribute $arm_out_za.
func (op FuncOp) SetArmOutZa(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncArmOutZa, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncArmOutZa, nil)
	}
	return op
}

// ArmInoutZa reports whether the attribute $arm_inout_za is present.
func (op FuncOp) ArmInoutZa() bool { return op.Op().InherentAttr(slotFuncArmInoutZa) != nil }

// SetArmInoutZa sets or removes the attribute $arm_inout_za.
func (op FuncOp) SetArmInoutZa(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncArmInoutZa, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncArmInoutZa, nil)
	}
	return op
}

// ArmPreservesZa reports whether the attribute $arm_preserves_za is present.
func (op FuncOp) ArmPreservesZa() bool { return op.Op().InherentAttr(slotFuncArmPreservesZa) != nil }

// SetArmPreservesZa sets or removes the attribute $arm_preserves_za.
func (op FuncOp) SetArmPreservesZa(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncArmPreservesZa, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncArmPreservesZa, nil)
	}
	return op
}

// Section is the attribute $section; ok is false if it is absent.
func (op FuncOp) Section() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncSection).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSection sets the attribute $section.
func (op FuncOp) SetSection(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncSection, ir.NewStringAttr(c, v))
	return op
}

// UnnamedAddr is the attribute $unnamed_addr; ok is false if it is absent.
func (op FuncOp) UnnamedAddr() (value UnnamedAddr, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncUnnamedAddr).(*ir.IntegerAttr); ok {
		return UnnamedAddr(v.Uint()), true
	}
	return value, false
}

// SetUnnamedAddr sets the attribute $unnamed_addr.
func (op FuncOp) SetUnnamedAddr(v UnnamedAddr) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncUnnamedAddr, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op FuncOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op FuncOp) SetAlignment(v int64) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// VscaleRange is the attribute $vscale_range, nil if it is absent.
func (op FuncOp) VscaleRange() *VScaleRangeAttr {
	v, _ := op.Op().InherentAttr(slotFuncVscaleRange).(*VScaleRangeAttr)
	return v
}

// SetVscaleRange sets the attribute $vscale_range.
func (op FuncOp) SetVscaleRange(v *VScaleRangeAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncVscaleRange, v)
	return op
}

// FramePointer is the attribute $frame_pointer; ok is false if it is absent.
func (op FuncOp) FramePointer() (value FramePointerKind, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncFramePointer).(*FramePointerKindAttr); ok {
		return v.FramePointerKind(), true
	}
	return value, false
}

// SetFramePointer sets the attribute $frame_pointer.
func (op FuncOp) SetFramePointer(v FramePointerKind) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncFramePointer, NewFramePointerKindAttr(c, v))
	return op
}

// TargetCpu is the attribute $target_cpu; ok is false if it is absent.
func (op FuncOp) TargetCpu() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncTargetCpu).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetTargetCpu sets the attribute $target_cpu.
func (op FuncOp) SetTargetCpu(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncTargetCpu, ir.NewStringAttr(c, v))
	return op
}

// TuneCpu is the attribute $tune_cpu; ok is false if it is absent.
func (op FuncOp) TuneCpu() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncTuneCpu).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetTuneCpu sets the attribute $tune_cpu.
func (op FuncOp) SetTuneCpu(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncTuneCpu, ir.NewStringAttr(c, v))
	return op
}

// ReciprocalEstimates is the attribute $reciprocal_estimates; ok is false if it is absent.
func (op FuncOp) ReciprocalEstimates() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncReciprocalEstimates).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetReciprocalEstimates sets the attribute $reciprocal_estimates.
func (op FuncOp) SetReciprocalEstimates(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncReciprocalEstimates, ir.NewStringAttr(c, v))
	return op
}

// PreferVectorWidth is the attribute $prefer_vector_width; ok is false if it is absent.
func (op FuncOp) PreferVectorWidth() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncPreferVectorWidth).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetPreferVectorWidth sets the attribute $prefer_vector_width.
func (op FuncOp) SetPreferVectorWidth(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncPreferVectorWidth, ir.NewStringAttr(c, v))
	return op
}

// TargetFeatures is the attribute $target_features, nil if it is absent.
func (op FuncOp) TargetFeatures() *TargetFeaturesAttr {
	v, _ := op.Op().InherentAttr(slotFuncTargetFeatures).(*TargetFeaturesAttr)
	return v
}

// SetTargetFeatures sets the attribute $target_features.
func (op FuncOp) SetTargetFeatures(v *TargetFeaturesAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncTargetFeatures, v)
	return op
}

// NoInfsFpMath is the attribute $no_infs_fp_math; ok is false if it is absent.
func (op FuncOp) NoInfsFpMath() (value bool, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncNoInfsFpMath).(*ir.IntegerAttr); ok {
		return v.Bool(), true
	}
	return value, false
}

// SetNoInfsFpMath sets the attribute $no_infs_fp_math.
func (op FuncOp) SetNoInfsFpMath(v bool) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncNoInfsFpMath, ir.NewBoolAttr(c, v))
	return op
}

// NoNansFpMath is the attribute $no_nans_fp_math; ok is false if it is absent.
func (op FuncOp) NoNansFpMath() (value bool, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncNoNansFpMath).(*ir.IntegerAttr); ok {
		return v.Bool(), true
	}
	return value, false
}

// SetNoNansFpMath sets the attribute $no_nans_fp_math.
func (op FuncOp) SetNoNansFpMath(v bool) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncNoNansFpMath, ir.NewBoolAttr(c, v))
	return op
}

// NoSignedZerosFpMath is the attribute $no_signed_zeros_fp_math; ok is false if it is absent.
func (op FuncOp) NoSignedZerosFpMath() (value bool, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncNoSignedZerosFpMath).(*ir.IntegerAttr); ok {
		return v.Bool(), true
	}
	return value, false
}

// SetNoSignedZerosFpMath sets the attribute $no_signed_zeros_fp_math.
func (op FuncOp) SetNoSignedZerosFpMath(v bool) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncNoSignedZerosFpMath, ir.NewBoolAttr(c, v))
	return op
}

// DenormalFpMath is the attribute $denormal_fp_math; ok is false if it is absent.
func (op FuncOp) DenormalFpMath() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncDenormalFpMath).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetDenormalFpMath sets the attribute $denormal_fp_math.
func (op FuncOp) SetDenormalFpMath(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncDenormalFpMath, ir.NewStringAttr(c, v))
	return op
}

// DenormalFpMathF32 is the attribute $denormal_fp_math_f32; ok is false if it is absent.
func (op FuncOp) DenormalFpMathF32() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncDenormalFpMathF32).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetDenormalFpMathF32 sets the attribute $denormal_fp_math_f32.
func (op FuncOp) SetDenormalFpMathF32(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncDenormalFpMathF32, ir.NewStringAttr(c, v))
	return op
}

// FpContract is the attribute $fp_contract; ok is false if it is absent.
func (op FuncOp) FpContract() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncFpContract).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFpContract sets the attribute $fp_contract.
func (op FuncOp) SetFpContract(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncFpContract, ir.NewStringAttr(c, v))
	return op
}

// InstrumentFunctionEntry is the attribute $instrument_function_entry; ok is false if it is absent.
func (op FuncOp) InstrumentFunctionEntry() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncInstrumentFunctionEntry).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetInstrumentFunctionEntry sets the attribute $instrument_function_entry.
func (op FuncOp) SetInstrumentFunctionEntry(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncInstrumentFunctionEntry, ir.NewStringAttr(c, v))
	return op
}

// InstrumentFunctionExit is the attribute $instrument_function_exit; ok is false if it is absent.
func (op FuncOp) InstrumentFunctionExit() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncInstrumentFunctionExit).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetInstrumentFunctionExit sets the attribute $instrument_function_exit.
func (op FuncOp) SetInstrumentFunctionExit(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncInstrumentFunctionExit, ir.NewStringAttr(c, v))
	return op
}

// NoInline reports whether the attribute $no_inline is present.
func (op FuncOp) NoInline() bool { return op.Op().InherentAttr(slotFuncNoInline) != nil }

// SetNoInline sets or removes the attribute $no_inline.
func (op FuncOp) SetNoInline(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncNoInline, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncNoInline, nil)
	}
	return op
}

// AlwaysInline reports whether the attribute $always_inline is present.
func (op FuncOp) AlwaysInline() bool { return op.Op().InherentAttr(slotFuncAlwaysInline) != nil }

// SetAlwaysInline sets or removes the attribute $always_inline.
func (op FuncOp) SetAlwaysInline(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncAlwaysInline, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncAlwaysInline, nil)
	}
	return op
}

// InlineHint reports whether the attribute $inline_hint is present.
func (op FuncOp) InlineHint() bool { return op.Op().InherentAttr(slotFuncInlineHint) != nil }

// SetInlineHint sets or removes the attribute $inline_hint.
func (op FuncOp) SetInlineHint(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncInlineHint, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncInlineHint, nil)
	}
	return op
}

// NoUnwind reports whether the attribute $no_unwind is present.
func (op FuncOp) NoUnwind() bool { return op.Op().InherentAttr(slotFuncNoUnwind) != nil }

// SetNoUnwind sets or removes the attribute $no_unwind.
func (op FuncOp) SetNoUnwind(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncNoUnwind, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncNoUnwind, nil)
	}
	return op
}

// WillReturn reports whether the attribute $will_return is present.
func (op FuncOp) WillReturn() bool { return op.Op().InherentAttr(slotFuncWillReturn) != nil }

// SetWillReturn sets or removes the attribute $will_return.
func (op FuncOp) SetWillReturn(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncWillReturn, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncWillReturn, nil)
	}
	return op
}

// OptimizeNone reports whether the attribute $optimize_none is present.
func (op FuncOp) OptimizeNone() bool { return op.Op().InherentAttr(slotFuncOptimizeNone) != nil }

// SetOptimizeNone sets or removes the attribute $optimize_none.
func (op FuncOp) SetOptimizeNone(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncOptimizeNone, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncOptimizeNone, nil)
	}
	return op
}

// VecTypeHint is the attribute $vec_type_hint, nil if it is absent.
func (op FuncOp) VecTypeHint() *VecTypeHintAttr {
	v, _ := op.Op().InherentAttr(slotFuncVecTypeHint).(*VecTypeHintAttr)
	return v
}

// SetVecTypeHint sets the attribute $vec_type_hint.
func (op FuncOp) SetVecTypeHint(v *VecTypeHintAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncVecTypeHint, v)
	return op
}

// WorkGroupSizeHint is the attribute $work_group_size_hint; ok is false if it is absent.
func (op FuncOp) WorkGroupSizeHint() (value []int32, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncWorkGroupSizeHint).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetWorkGroupSizeHint sets the attribute $work_group_size_hint.
func (op FuncOp) SetWorkGroupSizeHint(v []int32) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncWorkGroupSizeHint, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// ReqdWorkGroupSize is the attribute $reqd_work_group_size; ok is false if it is absent.
func (op FuncOp) ReqdWorkGroupSize() (value []int32, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncReqdWorkGroupSize).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetReqdWorkGroupSize sets the attribute $reqd_work_group_size.
func (op FuncOp) SetReqdWorkGroupSize(v []int32) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncReqdWorkGroupSize, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// IntelReqdSubGroupSize is the attribute $intel_reqd_sub_group_size; ok is false if it is absent.
func (op FuncOp) IntelReqdSubGroupSize() (value int32, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncIntelReqdSubGroupSize).(*ir.IntegerAttr); ok {
		return int32(v.Int()), true
	}
	return value, false
}

// SetIntelReqdSubGroupSize sets the attribute $intel_reqd_sub_group_size.
func (op FuncOp) SetIntelReqdSubGroupSize(v int32) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncIntelReqdSubGroupSize, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// UwtableKind is the attribute $uwtable_kind; ok is false if it is absent.
func (op FuncOp) UwtableKind() (value UWTableKind, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncUwtableKind).(*UWTableKindAttr); ok {
		return v.UwtableKind(), true
	}
	return value, false
}

// SetUwtableKind sets the attribute $uwtable_kind.
func (op FuncOp) SetUwtableKind(v UWTableKind) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncUwtableKind, NewUWTableKindAttr(c, v))
	return op
}

// Body is the region $body.
func (op FuncOp) Body() *ir.Region { return op.Op().Region(0) }

// FuncAdaptor has the converted operands of a [FuncOp] during a conversion.
type FuncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FuncOp].
func (FuncAdaptor[T]) For(FuncOp) {}

// Global is the operation llvm.mlir.global: global variable.
var Global = &ir.OpDef{
	Name:               "llvm.mlir.global",
	Traits:             ir.IsolatedFromAbove | ir.SingleBlock | ir.Symbol,
	ImplicitTerminator: "llvm.return",
	Attrs: []ir.AttrSlot{
		{Name: "global_type", Constraint: constraint.TypeAttr},
		{Name: "constant", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "sym_name", Constraint: constraint.StrAttr},
		{Name: "linkage", Constraint: linkageAttr},
		{Name: "dso_local", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "thread_local_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "externally_initialized", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "value", Constraint: constraint.AnyAttr, Optional: true},
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "addr_space", Constraint: constraint.I32AttrNonNegative, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(asm.BuildI32(c), int64(0)) }},
		{Name: "unnamed_addr", Constraint: IsUnnamedAddr, Optional: true},
		{Name: "section", Constraint: constraint.StrAttr, Optional: true},
		{Name: "comdat", Constraint: constraint.SymbolRefAttr, Optional: true},
		{Name: "dbg_exprs", Constraint: diGlobalVariableExpressionArrayAttr, Optional: true},
		{Name: "visibility_", Constraint: IsVisibility, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)) }},
		{Name: "target_specific_attrs", Constraint: constraint.ArrayAttr, Optional: true},
	},
	Regions:    []ir.RegionDef{{Name: "initializer", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(globalSyntax)},
	View:       ir.ViewOf[GlobalOp],
}

// GlobalOp is the view of an operation llvm.mlir.global.
type GlobalOp struct{ ir.View }

// Def returns [Global].
func (GlobalOp) Def() *ir.OpDef { return Global }

// The slots of the inherent attributes of [Global].
const (
	slotGlobalGlobalType            = 0
	slotGlobalConstant              = 1
	slotGlobalSymName               = 2
	slotGlobalLinkage               = 3
	slotGlobalDsoLocal              = 4
	slotGlobalThreadLocal           = 5
	slotGlobalExternallyInitialized = 6
	slotGlobalValue                 = 7
	slotGlobalAlignment             = 8
	slotGlobalAddrSpace             = 9
	slotGlobalUnnamedAddr           = 10
	slotGlobalSection               = 11
	slotGlobalComdat                = 12
	slotGlobalDbgExprs              = 13
	slotGlobalVisibility            = 14
	slotGlobalTargetSpecificAttrs   = 15
)

// Verify checks what the definition cannot express.
func (op GlobalOp) Verify() *diag.Diagnostic { return verifyGlobal(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op GlobalOp) VerifyRegions() *diag.Diagnostic { return verifyGlobalRegions(op.Op()) }

// GlobalType is the attribute $global_type.
func (op GlobalOp) GlobalType() ir.Type {
	return op.Op().InherentAttr(slotGlobalGlobalType).(*ir.TypeAttr).Value()
}

// SetGlobalType sets the attribute $global_type.
func (op GlobalOp) SetGlobalType(v ir.Type) GlobalOp {
	op.Op().SetInherentAttr(slotGlobalGlobalType, ir.NewTypeAttr(v))
	return op
}

// Constant reports whether the attribute $constant is present.
func (op GlobalOp) Constant() bool { return op.Op().InherentAttr(slotGlobalConstant) != nil }

// SetConstant sets or removes the attribute $constant.
func (op GlobalOp) SetConstant(v bool) GlobalOp {
	if v {
		op.Op().SetInherentAttr(slotGlobalConstant, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotGlobalConstant, nil)
	}
	return op
}

// SymName is the attribute $sym_name.
func (op GlobalOp) SymName() string {
	return op.Op().InherentAttr(slotGlobalSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op GlobalOp) SetSymName(v string) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalSymName, ir.NewStringAttr(c, v))
	return op
}

// Linkage is the attribute $linkage.
func (op GlobalOp) Linkage() Linkage {
	return op.Op().InherentAttr(slotGlobalLinkage).(*LinkageAttr).Linkage()
}

// SetLinkage sets the attribute $linkage.
func (op GlobalOp) SetLinkage(v Linkage) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalLinkage, NewLinkageAttr(c, v))
	return op
}

// DsoLocal reports whether the attribute $dso_local is present.
func (op GlobalOp) DsoLocal() bool { return op.Op().InherentAttr(slotGlobalDsoLocal) != nil }

// SetDsoLocal sets or removes the attribute $dso_local.
func (op GlobalOp) SetDsoLocal(v bool) GlobalOp {
	if v {
		op.Op().SetInherentAttr(slotGlobalDsoLocal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotGlobalDsoLocal, nil)
	}
	return op
}

// ThreadLocal reports whether the attribute $thread_local_ is present.
func (op GlobalOp) ThreadLocal() bool { return op.Op().InherentAttr(slotGlobalThreadLocal) != nil }

// SetThreadLocal sets or removes the attribute $thread_local_.
func (op GlobalOp) SetThreadLocal(v bool) GlobalOp {
	if v {
		op.Op().SetInherentAttr(slotGlobalThreadLocal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotGlobalThreadLocal, nil)
	}
	return op
}

// ExternallyInitialized reports whether the attribute $externally_initialized is present.
func (op GlobalOp) ExternallyInitialized() bool {
	return op.Op().InherentAttr(slotGlobalExternallyInitialized) != nil
}

// SetExternallyInitialized sets or removes the attribute $externally_initialized.
func (op GlobalOp) SetExternallyInitialized(v bool) GlobalOp {
	if v {
		op.Op().SetInherentAttr(slotGlobalExternallyInitialized, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotGlobalExternallyInitialized, nil)
	}
	return op
}

// Value is the attribute $value, nil if it is absent.
func (op GlobalOp) Value() ir.Attribute { return op.Op().InherentAttr(slotGlobalValue) }

// SetValue sets the attribute $value.
func (op GlobalOp) SetValue(v ir.Attribute) GlobalOp {
	op.Op().SetInherentAttr(slotGlobalValue, v)
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op GlobalOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotGlobalAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op GlobalOp) SetAlignment(v int64) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// AddrSpace is the attribute $addr_space, 0 if it is absent.
func (op GlobalOp) AddrSpace() int32 {
	if v, ok := op.Op().InherentAttr(slotGlobalAddrSpace).(*ir.IntegerAttr); ok {
		return int32(v.Int())
	}
	return 0
}

// SetAddrSpace sets the attribute $addr_space.
func (op GlobalOp) SetAddrSpace(v int32) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalAddrSpace, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// UnnamedAddr is the attribute $unnamed_addr; ok is false if it is absent.
func (op GlobalOp) UnnamedAddr() (value UnnamedAddr, ok bool) {
	if v, ok := op.Op().InherentAttr(slotGlobalUnnamedAddr).(*ir.IntegerAttr); ok {
		return UnnamedAddr(v.Uint()), true
	}
	return value, false
}

// SetUnnamedAddr sets the attribute $unnamed_addr.
func (op GlobalOp) SetUnnamedAddr(v UnnamedAddr) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalUnnamedAddr, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Section is the attribute $section; ok is false if it is absent.
func (op GlobalOp) Section() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotGlobalSection).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSection sets the attribute $section.
func (op GlobalOp) SetSection(v string) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalSection, ir.NewStringAttr(c, v))
	return op
}

// Comdat is the attribute $comdat, nil if it is absent.
func (op GlobalOp) Comdat() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotGlobalComdat).(*ir.SymbolRefAttr)
	return v
}

// SetComdat sets the attribute $comdat.
func (op GlobalOp) SetComdat(v *ir.SymbolRefAttr) GlobalOp {
	op.Op().SetInherentAttr(slotGlobalComdat, v)
	return op
}

// DbgExprs is the attribute $dbg_exprs, nil if it is absent.
func (op GlobalOp) DbgExprs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotGlobalDbgExprs).(*ir.ArrayAttr)
	return v
}

// SetDbgExprs sets the attribute $dbg_exprs.
func (op GlobalOp) SetDbgExprs(v *ir.ArrayAttr) GlobalOp {
	op.Op().SetInherentAttr(slotGlobalDbgExprs, v)
	return op
}

// Visibility is the attribute $visibility_, VisibilityDefault if it is absent.
func (op GlobalOp) Visibility() Visibility {
	if v, ok := op.Op().InherentAttr(slotGlobalVisibility).(*ir.IntegerAttr); ok {
		return Visibility(v.Uint())
	}
	return VisibilityDefault
}

// SetVisibility sets the attribute $visibility_.
func (op GlobalOp) SetVisibility(v Visibility) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalVisibility, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// TargetSpecificAttrs is the attribute $target_specific_attrs, nil if it is absent.
func (op GlobalOp) TargetSpecificAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotGlobalTargetSpecificAttrs).(*ir.ArrayAttr)
	return v
}

// SetTargetSpecificAttrs sets the attribute $target_specific_attrs.
func (op GlobalOp) SetTargetSpecificAttrs(v *ir.ArrayAttr) GlobalOp {
	op.Op().SetInherentAttr(slotGlobalTargetSpecificAttrs, v)
	return op
}

// Initializer is the region $initializer.
func (op GlobalOp) Initializer() *ir.Region { return op.Op().Region(0) }

// GlobalAdaptor has the converted operands of a [GlobalOp] during a conversion.
type GlobalAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalOp].
func (GlobalAdaptor[T]) For(GlobalOp) {}

// formatGlobalCtors is the assembly format of [GlobalCtors].
var formatGlobalCtors = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "ctors"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Text: "priorities"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Text: "data"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.AttrElement, Space: true, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// GlobalCtors is the operation llvm.mlir.global_ctors: functions that run before main.
var GlobalCtors = &ir.OpDef{
	Name: "llvm.mlir.global_ctors",
	Attrs: []ir.AttrSlot{
		{Name: "ctors", Constraint: constraint.FlatSymbolRefArrayAttr},
		{Name: "priorities", Constraint: constraint.I32ArrayAttr},
		{Name: "data", Constraint: constraint.ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobalCtors)},
	View:       ir.ViewOf[GlobalCtorsOp],
}

// GlobalCtorsOp is the view of an operation llvm.mlir.global_ctors.
type GlobalCtorsOp struct{ ir.View }

// Def returns [GlobalCtors].
func (GlobalCtorsOp) Def() *ir.OpDef { return GlobalCtors }

// The slots of the inherent attributes of [GlobalCtors].
const (
	slotGlobalCtorsCtors      = 0
	slotGlobalCtorsPriorities = 1
	slotGlobalCtorsData       = 2
)

// Verify checks what the definition cannot express.
func (op GlobalCtorsOp) Verify() *diag.Diagnostic { return verifyGlobalCtors(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op GlobalCtorsOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyGlobalCtorsUses(op.Op(), symbols)
}

// Ctors is the attribute $ctors.
func (op GlobalCtorsOp) Ctors() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotGlobalCtorsCtors).(*ir.ArrayAttr)
	return v
}

// SetCtors sets the attribute $ctors.
func (op GlobalCtorsOp) SetCtors(v *ir.ArrayAttr) GlobalCtorsOp {
	op.Op().SetInherentAttr(slotGlobalCtorsCtors, v)
	return op
}

// Priorities is the attribute $priorities.
func (op GlobalCtorsOp) Priorities() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotGlobalCtorsPriorities).(*ir.ArrayAttr)
	return v
}

// SetPriorities sets the attribute $priorities.
func (op GlobalCtorsOp) SetPriorities(v *ir.ArrayAttr) GlobalCtorsOp {
	op.Op().SetInherentAttr(slotGlobalCtorsPriorities, v)
	return op
}

// Data is the attribute $data.
func (op GlobalCtorsOp) Data() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotGlobalCtorsData).(*ir.ArrayAttr)
	return v
}

// SetData sets the attribute $data.
func (op GlobalCtorsOp) SetData(v *ir.ArrayAttr) GlobalCtorsOp {
	op.Op().SetInherentAttr(slotGlobalCtorsData, v)
	return op
}

// GlobalCtorsAdaptor has the converted operands of a [GlobalCtorsOp] during a conversion.
type GlobalCtorsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalCtorsOp].
func (GlobalCtorsAdaptor[T]) For(GlobalCtorsOp) {}

// NewGlobalCtors creates the operation llvm.mlir.global_ctors at the builder's insertion point.
func NewGlobalCtors(b *ir.Builder, ctors *ir.ArrayAttr, priorities *ir.ArrayAttr, data *ir.ArrayAttr) GlobalCtorsOp {
	st := ir.OperationState{Def: GlobalCtors, InherentAttrs: []ir.Attribute{slotGlobalCtorsCtors: ctors, slotGlobalCtorsPriorities: priorities, slotGlobalCtorsData: data}}
	return ir.Cast[GlobalCtorsOp](b.Create(&st))
}

// formatGlobalDtors is the assembly format of [GlobalDtors].
var formatGlobalDtors = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "dtors"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Text: "priorities"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Text: "data"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.AttrElement, Space: true, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// GlobalDtors is the operation llvm.mlir.global_dtors: functions that run after main.
var GlobalDtors = &ir.OpDef{
	Name: "llvm.mlir.global_dtors",
	Attrs: []ir.AttrSlot{
		{Name: "dtors", Constraint: constraint.FlatSymbolRefArrayAttr},
		{Name: "priorities", Constraint: constraint.I32ArrayAttr},
		{Name: "data", Constraint: constraint.ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobalDtors)},
	View:       ir.ViewOf[GlobalDtorsOp],
}

// GlobalDtorsOp is the view of an operation llvm.mlir.global_dtors.
type GlobalDtorsOp struct{ ir.View }

// Def returns [GlobalDtors].
func (GlobalDtorsOp) Def() *ir.OpDef { return GlobalDtors }

// The slots of the inherent attributes of [GlobalDtors].
const (
	slotGlobalDtorsDtors      = 0
	slotGlobalDtorsPriorities = 1
	slotGlobalDtorsData       = 2
)

// Verify checks what the definition cannot express.
func (op GlobalDtorsOp) Verify() *diag.Diagnostic { return verifyGlobalDtors(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op GlobalDtorsOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyGlobalDtorsUses(op.Op(), symbols)
}

// Dtors is the attribute $dtors.
func (op GlobalDtorsOp) Dtors() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotGlobalDtorsDtors).(*ir.ArrayAttr)
	return v
}

// SetDtors sets the attribute $dtors.
func (op GlobalDtorsOp) SetDtors(v *ir.ArrayAttr) GlobalDtorsOp {
	op.Op().SetInherentAttr(slotGlobalDtorsDtors, v)
	return op
}

// Priorities is the attribute $priorities.
func (op GlobalDtorsOp) Priorities() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotGlobalDtorsPriorities).(*ir.ArrayAttr)
	return v
}

// SetPriorities sets the attribute $priorities.
func (op GlobalDtorsOp) SetPriorities(v *ir.ArrayAttr) GlobalDtorsOp {
	op.Op().SetInherentAttr(slotGlobalDtorsPriorities, v)
	return op
}

// Data is the attribute $data.
func (op GlobalDtorsOp) Data() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotGlobalDtorsData).(*ir.ArrayAttr)
	return v
}

// SetData sets the attribute $data.
func (op GlobalDtorsOp) SetData(v *ir.ArrayAttr) GlobalDtorsOp {
	op.Op().SetInherentAttr(slotGlobalDtorsData, v)
	return op
}

// GlobalDtorsAdaptor has the converted operands of a [GlobalDtorsOp] during a conversion.
type GlobalDtorsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalDtorsOp].
func (GlobalDtorsAdaptor[T]) For(GlobalDtorsOp) {}

// NewGlobalDtors creates the operation llvm.mlir.global_dtors at the builder's insertion point.
func NewGlobalDtors(b *ir.Builder, dtors *ir.ArrayAttr, priorities *ir.ArrayAttr, data *ir.ArrayAttr) GlobalDtorsOp {
	st := ir.OperationState{Def: GlobalDtors, InherentAttrs: []ir.Attribute{slotGlobalDtorsDtors: dtors, slotGlobalDtorsPriorities: priorities, slotGlobalDtorsData: data}}
	return ir.Cast[GlobalDtorsOp](b.Create(&st))
}

// Alias is the operation llvm.mlir.alias: another name of a global.
var Alias = &ir.OpDef{
	Name:               "llvm.mlir.alias",
	Traits:             ir.IsolatedFromAbove | ir.SingleBlock | ir.Symbol,
	ImplicitTerminator: "llvm.return",
	Attrs: []ir.AttrSlot{
		{Name: "alias_type", Constraint: constraint.TypeAttr},
		{Name: "sym_name", Constraint: constraint.StrAttr},
		{Name: "linkage", Constraint: linkageAttr},
		{Name: "dso_local", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "thread_local_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "unnamed_addr", Constraint: IsUnnamedAddr, Optional: true},
		{Name: "visibility_", Constraint: IsVisibility, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)) }},
	},
	Regions:    []ir.RegionDef{{Name: "initializer", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(aliasSyntax)},
	View:       ir.ViewOf[AliasOp],
}

// AliasOp is the view of an operation llvm.mlir.alias.
type AliasOp struct{ ir.View }

// Def returns [Alias].
func (AliasOp) Def() *ir.OpDef { return Alias }

// The slots of the inherent attributes of [Alias].
const (
	slotAliasAliasType   = 0
	slotAliasSymName     = 1
	slotAliasLinkage     = 2
	slotAliasDsoLocal    = 3
	slotAliasThreadLocal = 4
	slotAliasUnnamedAddr = 5
	slotAliasVisibility  = 6
)

// Verify checks what the definition cannot express.
func (op AliasOp) Verify() *diag.Diagnostic { return verifyAlias(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op AliasOp) VerifyRegions() *diag.Diagnostic { return verifyAliasRegions(op.Op()) }

// AliasType is the attribute $alias_type.
func (op AliasOp) AliasType() ir.Type {
	return op.Op().InherentAttr(slotAliasAliasType).(*ir.TypeAttr).Value()
}

// SetAliasType sets the attribute $alias_type.
func (op AliasOp) SetAliasType(v ir.Type) AliasOp {
	op.Op().SetInherentAttr(slotAliasAliasType, ir.NewTypeAttr(v))
	return op
}

// SymName is the attribute $sym_name.
func (op AliasOp) SymName() string {
	return op.Op().InherentAttr(slotAliasSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op AliasOp) SetSymName(v string) AliasOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAliasSymName, ir.NewStringAttr(c, v))
	return op
}

// Linkage is the attribute $linkage.
func (op AliasOp) Linkage() Linkage {
	return op.Op().InherentAttr(slotAliasLinkage).(*LinkageAttr).Linkage()
}

// SetLinkage sets the attribute $linkage.
func (op AliasOp) SetLinkage(v Linkage) AliasOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAliasLinkage, NewLinkageAttr(c, v))
	return op
}

// DsoLocal reports whether the attribute $dso_local is present.
func (op AliasOp) DsoLocal() bool { return op.Op().InherentAttr(slotAliasDsoLocal) != nil }

// SetDsoLocal sets or removes the attribute $dso_local.
func (op AliasOp) SetDsoLocal(v bool) AliasOp {
	if v {
		op.Op().SetInherentAttr(slotAliasDsoLocal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotAliasDsoLocal, nil)
	}
	return op
}

// ThreadLocal reports whether the attribute $thread_local_ is present.
func (op AliasOp) ThreadLocal() bool { return op.Op().InherentAttr(slotAliasThreadLocal) != nil }

// SetThreadLocal sets or removes the attribute $thread_local_.
func (op AliasOp) SetThreadLocal(v bool) AliasOp {
	if v {
		op.Op().SetInherentAttr(slotAliasThreadLocal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotAliasThreadLocal, nil)
	}
	return op
}

// UnnamedAddr is the attribute $unnamed_addr; ok is false if it is absent.
func (op AliasOp) UnnamedAddr() (value UnnamedAddr, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAliasUnnamedAddr).(*ir.IntegerAttr); ok {
		return UnnamedAddr(v.Uint()), true
	}
	return value, false
}

// SetUnnamedAddr sets the attribute $unnamed_addr.
func (op AliasOp) SetUnnamedAddr(v UnnamedAddr) AliasOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAliasUnnamedAddr, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Visibility is the attribute $visibility_, VisibilityDefault if it is absent.
func (op AliasOp) Visibility() Visibility {
	if v, ok := op.Op().InherentAttr(slotAliasVisibility).(*ir.IntegerAttr); ok {
		return Visibility(v.Uint())
	}
	return VisibilityDefault
}

// SetVisibility sets the attribute $visibility_.
func (op AliasOp) SetVisibility(v Visibility) AliasOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAliasVisibility, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Initializer is the region $initializer.
func (op AliasOp) Initializer() *ir.Region { return op.Op().Region(0) }

// AliasAdaptor has the converted operands of a [AliasOp] during a conversion.
type AliasAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AliasOp].
func (AliasAdaptor[T]) For(AliasOp) {}

// formatIFunc is the assembly format of [IFunc].
var formatIFunc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 *LinkageAttr
				there := parseLLVMLinkage(p, &v0)
				if v0 != nil {
					a.SetAttr(4, v0)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printLLVMLinkage(p, op, asm.AttrAs[*LinkageAttr](op.InherentAttr(4)))
			},
		}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 8}}, Then: []asm.Element{
			{Kind: asm.EnumAttrElement, Space: true, N: 8, Attr: &asm.AttrForm{Enum: &VisibilityEnum}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 7}}, Then: []asm.Element{
			{Kind: asm.EnumAttrElement, Space: true, N: 7, Attr: &asm.AttrForm{Enum: &UnnamedAddrEnum}},
		}}},
		{Kind: asm.SymbolNameElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.TypeAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 3, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.TypeAttr]}},
		{Kind: asm.AttrElement, Space: true, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<7 | 1<<8,
}

// IFunc is the operation llvm.mlir.ifunc: function that another one chooses when the program is loaded.
var IFunc = &ir.OpDef{
	Name:   "llvm.mlir.ifunc",
	Traits: ir.IsolatedFromAbove | ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "i_func_type", Constraint: constraint.TypeAttr},
		{Name: "resolver", Constraint: constraint.FlatSymbolRefAttr},
		{Name: "resolver_type", Constraint: constraint.TypeAttr},
		{Name: "linkage", Constraint: linkageAttr},
		{Name: "dso_local", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "address_space", Constraint: constraint.I32AttrNonNegative, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(asm.BuildI32(c), int64(0)) }},
		{Name: "unnamed_addr", Constraint: IsUnnamedAddr, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(UnnamedAddrNone)) }},
		{Name: "visibility_", Constraint: IsVisibility, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)) }},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIFunc)},
	View:       ir.ViewOf[IFuncOp],
}

// IFuncOp is the view of an operation llvm.mlir.ifunc.
type IFuncOp struct{ ir.View }

// Def returns [IFunc].
func (IFuncOp) Def() *ir.OpDef { return IFunc }

// The slots of the inherent attributes of [IFunc].
const (
	slotIFuncSymName      = 0
	slotIFuncIFuncType    = 1
	slotIFuncResolver     = 2
	slotIFuncResolverType = 3
	slotIFuncLinkage      = 4
	slotIFuncDsoLocal     = 5
	slotIFuncAddressSpace = 6
	slotIFuncUnnamedAddr  = 7
	slotIFuncVisibility   = 8
)

// Verify checks what the definition cannot express.
func (op IFuncOp) Verify() *diag.Diagnostic { return verifyIFunc(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op IFuncOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyIFuncUses(op.Op(), symbols)
}

// SymName is the attribute $sym_name.
func (op IFuncOp) SymName() string {
	return op.Op().InherentAttr(slotIFuncSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op IFuncOp) SetSymName(v string) IFuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIFuncSymName, ir.NewStringAttr(c, v))
	return op
}

// IFuncType is the attribute $i_func_type.
func (op IFuncOp) IFuncType() ir.Type {
	return op.Op().InherentAttr(slotIFuncIFuncType).(*ir.TypeAttr).Value()
}

// SetIFuncType sets the attribute $i_func_type.
func (op IFuncOp) SetIFuncType(v ir.Type) IFuncOp {
	op.Op().SetInherentAttr(slotIFuncIFuncType, ir.NewTypeAttr(v))
	return op
}

// Resolver is the attribute $resolver.
func (op IFuncOp) Resolver() string {
	return op.Op().InherentAttr(slotIFuncResolver).(*ir.SymbolRefAttr).Root()
}

// SetResolver sets the attribute $resolver.
func (op IFuncOp) SetResolver(v string) IFuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIFuncResolver, ir.NewSymbolRefAttr(c, v))
	return op
}

// ResolverType is the attribute $resolver_type.
func (op IFuncOp) ResolverType() ir.Type {
	return op.Op().InherentAttr(slotIFuncResolverType).(*ir.TypeAttr).Value()
}

// SetResolverType sets the attribute $resolver_type.
func (op IFuncOp) SetResolverType(v ir.Type) IFuncOp {
	op.Op().SetInherentAttr(slotIFuncResolverType, ir.NewTypeAttr(v))
	return op
}

// Linkage is the attribute $linkage.
func (op IFuncOp) Linkage() Linkage {
	return op.Op().InherentAttr(slotIFuncLinkage).(*LinkageAttr).Linkage()
}

// SetLinkage sets the attribute $linkage.
func (op IFuncOp) SetLinkage(v Linkage) IFuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIFuncLinkage, NewLinkageAttr(c, v))
	return op
}

// DsoLocal reports whether the attribute $dso_local is present.
func (op IFuncOp) DsoLocal() bool { return op.Op().InherentAttr(slotIFuncDsoLocal) != nil }

// SetDsoLocal sets or removes the attribute $dso_local.
func (op IFuncOp) SetDsoLocal(v bool) IFuncOp {
	if v {
		op.Op().SetInherentAttr(slotIFuncDsoLocal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotIFuncDsoLocal, nil)
	}
	return op
}

// AddressSpace is the attribute $address_space, 0 if it is absent.
func (op IFuncOp) AddressSpace() int32 {
	if v, ok := op.Op().InherentAttr(slotIFuncAddressSpace).(*ir.IntegerAttr); ok {
		return int32(v.Int())
	}
	return 0
}

// SetAddressSpace sets the attribute $address_space.
func (op IFuncOp) SetAddressSpace(v int32) IFuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIFuncAddressSpace, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// UnnamedAddr is the attribute $unnamed_addr, UnnamedAddrNone if it is absent.
func (op IFuncOp) UnnamedAddr() UnnamedAddr {
	if v, ok := op.Op().InherentAttr(slotIFuncUnnamedAddr).(*ir.IntegerAttr); ok {
		return UnnamedAddr(v.Uint())
	}
	return UnnamedAddrNone
}

// SetUnnamedAddr sets the attribute $unnamed_addr.
func (op IFuncOp) SetUnnamedAddr(v UnnamedAddr) IFuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIFuncUnnamedAddr, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Visibility is the attribute $visibility_, VisibilityDefault if it is absent.
func (op IFuncOp) Visibility() Visibility {
	if v, ok := op.Op().InherentAttr(slotIFuncVisibility).(*ir.IntegerAttr); ok {
		return Visibility(v.Uint())
	}
	return VisibilityDefault
}

// SetVisibility sets the attribute $visibility_.
func (op IFuncOp) SetVisibility(v Visibility) IFuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIFuncVisibility, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// IFuncAdaptor has the converted operands of a [IFuncOp] during a conversion.
type IFuncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IFuncOp].
func (IFuncAdaptor[T]) For(IFuncOp) {}

// NewIFunc creates the operation llvm.mlir.ifunc at the builder's insertion point.
func NewIFunc(b *ir.Builder, symName string, iFuncType ir.Type, resolver string, resolverType ir.Type, linkage Linkage) IFuncOp {
	c := b.Context()
	st := ir.OperationState{Def: IFunc, InherentAttrs: []ir.Attribute{slotIFuncSymName: ir.NewStringAttr(c, symName), slotIFuncIFuncType: ir.NewTypeAttr(iFuncType), slotIFuncResolver: ir.NewSymbolRefAttr(c, resolver), slotIFuncResolverType: ir.NewTypeAttr(resolverType), slotIFuncLinkage: NewLinkageAttr(c, linkage), slotIFuncAddressSpace: ir.NewIntegerAttr(asm.BuildI32(c), int64(0)), slotIFuncUnnamedAddr: ir.NewIntegerAttr(c.I64(), int64(UnnamedAddrNone)), slotIFuncVisibility: ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault))}}
	return ir.Cast[IFuncOp](b.Create(&st))
}

// formatComdatSelector is the assembly format of [ComdatSelector].
var formatComdatSelector = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.SymbolNameElement, Space: true, N: 0},
		{Kind: asm.EnumAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &ComdatKindEnum}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1,
}

// ComdatSelector is the operation llvm.comdat_selector: group of globals that the linker keeps or drops as one.
var ComdatSelector = &ir.OpDef{
	Name:   "llvm.comdat_selector",
	Traits: ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "comdat", Constraint: IsComdatKind},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatComdatSelector)},
	View:       ir.ViewOf[ComdatSelectorOp],
}

// ComdatSelectorOp is the view of an operation llvm.comdat_selector.
type ComdatSelectorOp struct{ ir.View }

// Def returns [ComdatSelector].
func (ComdatSelectorOp) Def() *ir.OpDef { return ComdatSelector }

// The slots of the inherent attributes of [ComdatSelector].
const (
	slotComdatSelectorSymName = 0
	slotComdatSelectorComdat  = 1
)

// SymName is the attribute $sym_name.
func (op ComdatSelectorOp) SymName() string {
	return op.Op().InherentAttr(slotComdatSelectorSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op ComdatSelectorOp) SetSymName(v string) ComdatSelectorOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotComdatSelectorSymName, ir.NewStringAttr(c, v))
	return op
}

// Comdat is the attribute $comdat.
func (op ComdatSelectorOp) Comdat() ComdatKind {
	return ComdatKind(op.Op().InherentAttr(slotComdatSelectorComdat).(*ir.IntegerAttr).Uint())
}

// SetComdat sets the attribute $comdat.
func (op ComdatSelectorOp) SetComdat(v ComdatKind) ComdatSelectorOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotComdatSelectorComdat, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// ComdatSelectorAdaptor has the converted operands of a [ComdatSelectorOp] during a conversion.
type ComdatSelectorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ComdatSelectorOp].
func (ComdatSelectorAdaptor[T]) For(ComdatSelectorOp) {}

// NewComdatSelector creates the operation llvm.comdat_selector at the builder's insertion point.
func NewComdatSelector(b *ir.Builder, symName string, comdat ComdatKind) ComdatSelectorOp {
	c := b.Context()
	st := ir.OperationState{Def: ComdatSelector, InherentAttrs: []ir.Attribute{slotComdatSelectorSymName: ir.NewStringAttr(c, symName), slotComdatSelectorComdat: ir.NewIntegerAttr(c.I64(), int64(comdat))}}
	return ir.Cast[ComdatSelectorOp](b.Create(&st))
}

// formatComdat is the assembly format of [Comdat].
var formatComdat = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.SymbolNameElement, Space: true, N: 0},
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// Comdat is the operation llvm.comdat: table of comdat selectors.
var Comdat = &ir.OpDef{
	Name:   "llvm.comdat",
	Traits: ir.NoTerminator | ir.NoRegionArguments | ir.HasSymbolTable | ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatComdat)},
	View:       ir.ViewOf[ComdatOp],
}

// ComdatOp is the view of an operation llvm.comdat.
type ComdatOp struct{ ir.View }

// Def returns [Comdat].
func (ComdatOp) Def() *ir.OpDef { return Comdat }

// The slots of the inherent attributes of [Comdat].
const (
	slotComdatSymName = 0
)

// VerifyRegions checks what depends on the operations in the regions.
func (op ComdatOp) VerifyRegions() *diag.Diagnostic { return verifyComdatRegions(op.Op()) }

// SymName is the attribute $sym_name.
func (op ComdatOp) SymName() string {
	return op.Op().InherentAttr(slotComdatSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op ComdatOp) SetSymName(v string) ComdatOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotComdatSymName, ir.NewStringAttr(c, v))
	return op
}

// Body is the region $body.
func (op ComdatOp) Body() *ir.Region { return op.Op().Region(0) }

// ComdatAdaptor has the converted operands of a [ComdatOp] during a conversion.
type ComdatAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ComdatOp].
func (ComdatAdaptor[T]) For(ComdatOp) {}

// formatLinkerOptions is the assembly format of [LinkerOptions].
var formatLinkerOptions = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// LinkerOptions is the operation llvm.linker_options: options of the linker.
var LinkerOptions = &ir.OpDef{
	Name: "llvm.linker_options",
	Attrs: []ir.AttrSlot{
		{Name: "options", Constraint: constraint.StrArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLinkerOptions)},
	View:       ir.ViewOf[LinkerOptionsOp],
}

// LinkerOptionsOp is the view of an operation llvm.linker_options.
type LinkerOptionsOp struct{ ir.View }

// Def returns [LinkerOptions].
func (LinkerOptionsOp) Def() *ir.OpDef { return LinkerOptions }

// The slots of the inherent attributes of [LinkerOptions].
const (
	slotLinkerOptionsOptions = 0
)

// Verify checks what the definition cannot express.
func (op LinkerOptionsOp) Verify() *diag.Diagnostic { return verifyLinkerOptions(op.Op()) }

// Options is the attribute $options.
func (op LinkerOptionsOp) Options() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotLinkerOptionsOptions).(*ir.ArrayAttr)
	return v
}

// SetOptions sets the attribute $options.
func (op LinkerOptionsOp) SetOptions(v *ir.ArrayAttr) LinkerOptionsOp {
	op.Op().SetInherentAttr(slotLinkerOptionsOptions, v)
	return op
}

// LinkerOptionsAdaptor has the converted operands of a [LinkerOptionsOp] during a conversion.
type LinkerOptionsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LinkerOptionsOp].
func (LinkerOptionsAdaptor[T]) For(LinkerOptionsOp) {}

// NewLinkerOptions creates the operation llvm.linker_options at the builder's insertion point.
func NewLinkerOptions(b *ir.Builder, options *ir.ArrayAttr) LinkerOptionsOp {
	st := ir.OperationState{Def: LinkerOptions, InherentAttrs: []ir.Attribute{slotLinkerOptionsOptions: options}}
	return ir.Cast[LinkerOptionsOp](b.Create(&st))
}

// formatModuleFlags is the assembly format of [ModuleFlags].
var formatModuleFlags = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// ModuleFlags is the operation llvm.module_flags: properties of the module.
var ModuleFlags = &ir.OpDef{
	Name: "llvm.module_flags",
	Attrs: []ir.AttrSlot{
		{Name: "flags", Constraint: constraint.ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatModuleFlags)},
	View:       ir.ViewOf[ModuleFlagsOp],
}

// ModuleFlagsOp is the view of an operation llvm.module_flags.
type ModuleFlagsOp struct{ ir.View }

// Def returns [ModuleFlags].
func (ModuleFlagsOp) Def() *ir.OpDef { return ModuleFlags }

// The slots of the inherent attributes of [ModuleFlags].
const (
	slotModuleFlagsFlags = 0
)

// Verify checks what the definition cannot express.
func (op ModuleFlagsOp) Verify() *diag.Diagnostic { return verifyModuleFlags(op.Op()) }

// Flags is the attribute $flags.
func (op ModuleFlagsOp) Flags() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotModuleFlagsFlags).(*ir.ArrayAttr)
	return v
}

// SetFlags sets the attribute $flags.
func (op ModuleFlagsOp) SetFlags(v *ir.ArrayAttr) ModuleFlagsOp {
	op.Op().SetInherentAttr(slotModuleFlagsFlags, v)
	return op
}

// ModuleFlagsAdaptor has the converted operands of a [ModuleFlagsOp] during a conversion.
type ModuleFlagsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ModuleFlagsOp].
func (ModuleFlagsAdaptor[T]) For(ModuleFlagsOp) {}

// NewModuleFlags creates the operation llvm.module_flags at the builder's insertion point.
func NewModuleFlags(b *ir.Builder, flags *ir.ArrayAttr) ModuleFlagsOp {
	st := ir.OperationState{Def: ModuleFlags, InherentAttrs: []ir.Attribute{slotModuleFlagsFlags: flags}}
	return ir.Cast[ModuleFlagsOp](b.Create(&st))
}
