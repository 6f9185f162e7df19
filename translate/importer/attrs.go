package importer

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// paramAttrNames maps the attributes of parameters and results to the dialect's. Like upstream, the
// importer silently drops all others.
var paramAttrNames = map[llvmir.AttrKind]string{
	llvmir.AttrAlignment: "llvm.align", llvmir.AttrAllocAlign: "llvm.allocalign", llvmir.AttrAllocatedPointer: "llvm.allocptr",
	llvmir.AttrByVal: "llvm.byval", llvmir.AttrByRef: "llvm.byref", llvmir.AttrNoUndef: "llvm.noundef",
	llvmir.AttrDereferenceable: "llvm.dereferenceable", llvmir.AttrDereferenceableOrNull: "llvm.dereferenceable_or_null",
	llvmir.AttrElementType: "llvm.elementtype", llvmir.AttrInAlloca: "llvm.inalloca", llvmir.AttrInReg: "llvm.inreg",
	llvmir.AttrNest: "llvm.nest", llvmir.AttrNoAlias: "llvm.noalias", llvmir.AttrCaptures: "llvm.nocapture",
	llvmir.AttrNoCapture: "llvm.nocapture", llvmir.AttrNoFree: "llvm.nofree", llvmir.AttrNonNull: "llvm.nonnull",
	llvmir.AttrPreallocated: "llvm.preallocated", llvmir.AttrRange: "llvm.range", llvmir.AttrReadOnly: "llvm.readonly",
	llvmir.AttrReadNone: "llvm.readnone", llvmir.AttrReturned: "llvm.returned", llvmir.AttrSExt: "llvm.signext",
	llvmir.AttrStackAlignment: "llvm.alignstack", llvmir.AttrStructRet: "llvm.sret", llvmir.AttrWriteOnly: "llvm.writeonly",
	llvmir.AttrZExt: "llvm.zeroext",
}

// paramDict returns the attributes of a parameter or result as a dictionary.
func (w *worker) paramDict(s *llvmir.AttrSet) *ir.DictionaryAttr {
	if d, ok := w.paramAttrs[s]; ok {
		return d
	}
	var list []ir.NamedAttribute
	for _, a := range s.Attrs() {
		name, ok := paramAttrNames[a.Kind]
		if !ok {
			continue
		}
		var v ir.Attribute
		switch a.Kind {
		case llvmir.AttrCaptures:
			if a.Int != 0 {
				continue
			}
			v = w.unit
		case llvmir.AttrByVal, llvmir.AttrByRef, llvmir.AttrElementType, llvmir.AttrInAlloca, llvmir.AttrPreallocated, llvmir.AttrStructRet:
			if a.Type == nil {
				v = w.unit
			} else {
				v = ir.NewTypeAttr(w.typ(a.Type))
			}
		case llvmir.AttrAlignment, llvmir.AttrDereferenceable, llvmir.AttrDereferenceableOrNull, llvmir.AttrStackAlignment:
			v = w.i64(int64(a.Int))
		case llvmir.AttrRange:
			v = llvm.NewWideConstantRangeAttr(w.ctx, a.Ranges[0].Lo, a.Ranges[0].Hi)
		default:
			v = w.unit
		}
		list = append(list, ir.NamedAttribute{Name: name, Value: v})
	}
	d := ir.NewDictionaryAttr(w.ctx, list...)
	w.paramAttrs[s] = d
	return d
}

// callAttrs returns the arg_attrs and res_attrs of a call, nil if empty. It omits the arguments in
// skip, which have become attributes of the operation.
func (w *worker) callAttrs(i *llvmir.Instruction, skip []int) (args, res ir.Attribute) {
	if i.Details == nil {
		return nil, nil
	}
	l := &i.Details.Attrs
	n, any := len(i.Args()), false
	for k := range n {
		any = any || l.Param(k) != nil && !slices.Contains(skip, k)
	}
	if any {
		list := make([]ir.Attribute, 0, n)
		for k := range n {
			if !slices.Contains(skip, k) {
				list = append(list, w.paramDict(l.Param(k)))
			}
		}
		args = ir.NewArrayAttr(w.ctx, list...)
	}
	if l.Result != nil {
		res = ir.NewArrayAttr(w.ctx, w.paramDict(l.Result))
	}
	return args, res
}

// memoryEffects returns the attribute for memory effects. The kinds of access have the
// same numbers in LLVM and MLIR.
func (w *worker) memoryEffects(e llvmir.MemoryEffects) ir.Attribute {
	at := func(l llvmir.MemoryLoc) llvm.ModRefInfo { return llvm.ModRefInfo(e.At(l)) }
	return llvm.NewMemoryEffectsAttr(w.ctx, at(llvmir.OtherMem), at(llvmir.ArgMem), at(llvmir.InaccessibleMem),
		at(llvmir.ErrnoMem), at(llvmir.TargetMem0), at(llvmir.TargetMem1))
}

// explicitAttrs are the attributes of functions that do not go to passthrough. llvm.func has
// attributes for them, or drops them.
var explicitAttrs = map[string]bool{
	"aarch64_in_za": true, "aarch64_inout_za": true, "aarch64_new_za": true, "aarch64_out_za": true,
	"aarch64_preserves_za": true, "aarch64_pstate_sm_body": true, "aarch64_pstate_sm_compatible": true,
	"aarch64_pstate_sm_enabled": true, "alwaysinline": true, "convergent": true,
	"denormal-fp-math": true, "denormal-fp-math-f32": true, "fp-contract": true, "frame-pointer": true, "inlinehint": true,
	"instrument-function-entry": true, "instrument-function-exit": true, "memory": true, "no-infs-fp-math": true,
	"no-nans-fp-math": true, "no-signed-zeros-fp-math": true, "noinline": true, "nounwind": true, "optnone": true,
	"target-features": true, "tune-cpu": true, "uwtable": true, "vscale_range": true, "willreturn": true,
}

// passthrough returns a set of attributes as strings: names, or pairs of name and value.
func (w *worker) passthrough(s *llvmir.AttrSet, loc ir.Location, skip map[string]bool) []ir.Attribute {
	var list []ir.Attribute
	pair := func(k, v string) {
		list = append(list, ir.NewArrayAttr(w.ctx, w.string(k), w.string(v)))
	}
	for _, a := range s.Attrs() {
		name := a.Key
		if a.Kind != llvmir.StringAttr {
			name = a.Kind.String()
		}
		switch {
		case skip[name]:
		case a.Kind == llvmir.StringAttr && a.Value != "":
			pair(name, a.Value)
		case a.Kind == llvmir.StringAttr || a.Kind.IsEnum():
			list = append(list, w.string(name))
		case a.Kind.IsInt():
			pair(name, strconv.FormatUint(a.Int, 10))
		default:
			w.warnf(loc, "'%s' attribute is invalid on current operation, skipping it", name)
		}
	}
	return list
}

// funcAttr maps an attribute of a function to one of llvm.func.
type funcAttr struct {
	slot int
	kind funcAttrKind
}

type funcAttrKind uint8

const (
	unitFuncAttr funcAttrKind = iota
	stringFuncAttr
	boolFuncAttr
)

func funcSlot(name string) int { return slot(llvm.Func, name) }

var funcStringAttrs = map[string]funcAttr{
	"target-cpu":                {funcSlot("target_cpu"), stringFuncAttr},
	"tune-cpu":                  {funcSlot("tune_cpu"), stringFuncAttr},
	"reciprocal-estimates":      {funcSlot("reciprocal_estimates"), stringFuncAttr},
	"prefer-vector-width":       {funcSlot("prefer_vector_width"), stringFuncAttr},
	"denormal-fp-math":          {funcSlot("denormal_fp_math"), stringFuncAttr},
	"denormal-fp-math-f32":      {funcSlot("denormal_fp_math_f32"), stringFuncAttr},
	"fp-contract":               {funcSlot("fp_contract"), stringFuncAttr},
	"instrument-function-entry": {funcSlot("instrument_function_entry"), stringFuncAttr},
	"instrument-function-exit":  {funcSlot("instrument_function_exit"), stringFuncAttr},
	"no-infs-fp-math":           {funcSlot("no_infs_fp_math"), boolFuncAttr},
	"no-nans-fp-math":           {funcSlot("no_nans_fp_math"), boolFuncAttr},
	"no-signed-zeros-fp-math":   {funcSlot("no_signed_zeros_fp_math"), boolFuncAttr},
}

var funcEnumAttrs = map[llvmir.AttrKind]int{
	llvmir.AttrNoInline: funcSlot("no_inline"), llvmir.AttrAlwaysInline: funcSlot("always_inline"),
	llvmir.AttrInlineHint: funcSlot("inline_hint"), llvmir.AttrOptimizeNone: funcSlot("optimize_none"),
	llvmir.AttrConvergent: funcSlot("convergent"), llvmir.AttrNoUnwind: funcSlot("no_unwind"),
	llvmir.AttrWillReturn: funcSlot("will_return"),
}

// The attributes of the Arm SME extension. Of each group, the first one present counts.
var armAttrs = [...][]struct {
	key  string
	slot int
}{
	{{"aarch64_pstate_sm_enabled", funcSlot("arm_streaming")}, {"aarch64_pstate_sm_body", funcSlot("arm_locally_streaming")},
		{"aarch64_pstate_sm_compatible", funcSlot("arm_streaming_compatible")}},
	{{"aarch64_new_za", funcSlot("arm_new_za")}, {"aarch64_in_za", funcSlot("arm_in_za")}, {"aarch64_out_za", funcSlot("arm_out_za")},
		{"aarch64_inout_za", funcSlot("arm_inout_za")}, {"aarch64_preserves_za", funcSlot("arm_preserves_za")}},
}

var (
	funcMemory       = funcSlot("memory_effects")
	funcPassthrough  = funcSlot("passthrough")
	funcVScale       = funcSlot("vscale_range")
	funcFramePointer = funcSlot("frame_pointer")
	funcFeatures     = funcSlot("target_features")
	funcUWTable      = funcSlot("uwtable_kind")
)

// functionAttrs sets the attributes of the llvm.func under construction.
func (w *worker) functionAttrs(f *llvmir.Function) {
	s := f.Attrs.Fn
	p := w.st.InherentAttrs
	if list := w.passthrough(s, w.at, explicitAttrs); len(list) > 0 {
		p[funcPassthrough] = ir.NewArrayAttr(w.ctx, list...)
	}
	for _, a := range s.Attrs() {
		switch a.Kind {
		case llvmir.AttrMemory:
			if e := llvmir.MemoryEffects(a.Int); e != llvmir.AllMemory(llvmir.RefMod) {
				p[funcMemory] = w.memoryEffects(e)
			}
		case llvmir.AttrVScaleRange:
			i32 := func(v uint64) *ir.IntegerAttr { return ir.NewIntegerAttr(w.ctx.I32(), int64(v)) }
			p[funcVScale] = llvm.NewVScaleRangeAttr(w.ctx, i32(a.Int>>32), i32(a.Int&0xffffffff))
		case llvmir.AttrUWTable:
			p[funcUWTable] = llvm.NewUWTableKindAttr(w.ctx, llvm.UWTableKind(a.Int))
		case llvmir.StringAttr:
			w.functionString(a.Key, a.Value)
		default:
			if n, ok := funcEnumAttrs[a.Kind]; ok {
				p[n] = w.unit
			}
		}
	}
	for _, group := range armAttrs {
		for _, a := range group {
			if _, ok := s.LookupString(a.key); ok {
				p[a.slot] = w.unit
				break
			}
		}
	}
}

func (w *worker) functionString(key, value string) {
	p := w.st.InherentAttrs
	switch key {
	case "frame-pointer":
		if k, ok := framePointers[value]; ok {
			p[funcFramePointer] = llvm.NewFramePointerKindAttr(w.ctx, k)
		}
		return
	case "target-features":
		var list []*ir.StringAttr
		for _, f := range strings.Split(value, ",") {
			if f != "" {
				list = append(list, w.string(f))
			}
		}
		p[funcFeatures] = llvm.NewTargetFeaturesAttr(w.ctx, list)
		return
	}
	a, ok := funcStringAttrs[key]
	switch {
	case !ok:
	case a.kind == boolFuncAttr:
		p[a.slot] = ir.NewBoolAttr(w.ctx, value == "true")
	default:
		p[a.slot] = w.string(value)
	}
}

var framePointers = map[string]llvm.FramePointerKind{
	"none": llvm.FramePointerKindNone, "non-leaf": llvm.FramePointerKindNonLeaf, "all": llvm.FramePointerKindAll,
	"reserved": llvm.FramePointerKindReserved, "non-leaf-no-reserve": llvm.FramePointerKindNonLeafNoReserve,
}
