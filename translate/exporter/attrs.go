package exporter

import (
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// An attrList collects LLVM attributes.
type attrList []llvmir.Attr

func (l *attrList) flag(on bool, k llvmir.AttrKind) {
	if on {
		*l = append(*l, llvmir.Attr{Kind: k})
	}
}

func (l *attrList) str(key, value string) {
	*l = append(*l, llvmir.Attr{Kind: llvmir.StringAttr, Key: key, Value: value})
}

// text adds a string attribute if ok.
func (l *attrList) text(key string, value string, ok bool) {
	if ok {
		l.str(key, value)
	}
}

// truth is text for a boolean value.
func (l *attrList) truth(key string, value bool, ok bool) {
	l.text(key, strconv.FormatBool(value), ok)
}

// functionAttrs sets the attributes that declarations and definitions have.
func (x *exporter) functionAttrs(f *function) bool {
	op := f.op
	l := x.attrs[:0]
	var known llvmir.AttrList // the attributes of an intrinsic
	if in, ok := llvmir.LookupIntrinsic(op.SymName()); ok && f.fn.IsIntrinsic() && !x.m.IsTyped() {
		known = in.Attrs(x.m, f.fn.ValueType)
		l = append(l, known.Fn.Attrs()...)
	}
	if m := op.MemoryEffects(); m != nil {
		l = append(l, memoryAttr(m))
	}
	l.flag(op.NoInline(), llvmir.AttrNoInline)
	l.flag(op.AlwaysInline(), llvmir.AttrAlwaysInline)
	l.flag(op.InlineHint(), llvmir.AttrInlineHint)
	l.flag(op.OptimizeNone(), llvmir.AttrOptimizeNone)
	l.flag(op.Convergent(), llvmir.AttrConvergent)
	l.flag(op.NoUnwind(), llvmir.AttrNoUnwind)
	l.flag(op.WillReturn(), llvmir.AttrWillReturn)
	if t := op.TargetFeatures(); t != nil {
		l.str("target-features", featureList(t))
	}
	if fp, ok := op.FramePointer(); ok {
		l.str("frame-pointer", fp.String())
	}
	if u, ok := op.UwtableKind(); ok && u != llvm.UWTableKindNone {
		l = append(l, llvmir.Attr{Kind: llvmir.AttrUWTable, Int: uint64(u)})
	}
	x.kernelMetadata(f)
	if n, ok := op.FunctionEntryCount(); ok {
		node := x.metadata.tuple(str("function_entry_count"), x.metadata.int(64, n))
		x.attachFunction(f, "prof", node)
	}
	if list := op.ResAttrs(); list != nil && list.Len() > 0 {
		f.fn.Attrs.Result = x.paramAttrs(list.At(0))
	}
	f.fn.Attrs.Params = x.paramAttrsList(op.ArgAttrs())
	x.alsoKnown(&f.fn.Attrs, &known)
	if !x.addAttrs(&l, op.Op(), op.Passthrough(), "passthrough") {
		return false
	}
	f.fn.Attrs.Fn = x.m.AttrSet(l...)
	x.attrs = l
	return true
}

// alsoKnown adds the attributes that LLVM defines for the result and the parameters of an
// intrinsic.
func (x *exporter) alsoKnown(l, known *llvmir.AttrList) {
	if known.Result != nil {
		l.Result = x.m.Sets.With(known.Result, l.Result.Attrs()...)
	}
	if len(known.Params) == 0 {
		return
	}
	params := make([]*llvmir.AttrSet, max(len(known.Params), len(l.Params)))
	for i := range params {
		params[i] = x.m.Sets.With(known.Param(i), l.Param(i).Attrs()...)
	}
	l.Params = params
}

// bodyAttrs sets the attributes that only definitions have.
func (b *body) bodyAttrs(f *function) {
	op := f.op
	l := append(b.attrs[:0], f.fn.Attrs.Fn.Attrs()...)
	n := len(l)
	switch {
	case op.ArmStreaming():
		l.str("aarch64_pstate_sm_enabled", "")
	case op.ArmLocallyStreaming():
		l.str("aarch64_pstate_sm_body", "")
	case op.ArmStreamingCompatible():
		l.str("aarch64_pstate_sm_compatible", "")
	}
	switch {
	case op.ArmNewZa():
		l.str("aarch64_new_za", "")
	case op.ArmInZa():
		l.str("aarch64_in_za", "")
	case op.ArmOutZa():
		l.str("aarch64_out_za", "")
	case op.ArmInoutZa():
		l.str("aarch64_inout_za", "")
	case op.ArmPreservesZa():
		l.str("aarch64_preserves_za", "")
	}
	for _, s := range []struct {
		key string
		get func() (string, bool)
	}{
		{"target-cpu", op.TargetCpu}, {"tune-cpu", op.TuneCpu}, {"reciprocal-estimates", op.ReciprocalEstimates},
		{"prefer-vector-width", op.PreferVectorWidth}, {"denormal-fp-math", op.DenormalFpMath},
		{"denormal-fp-math-f32", op.DenormalFpMathF32}, {"fp-contract", op.FpContract},
		{"instrument-function-entry", op.InstrumentFunctionEntry}, {"instrument-function-exit", op.InstrumentFunctionExit},
	} {
		v, ok := s.get()
		l.text(s.key, v, ok)
	}
	for _, s := range []struct {
		key string
		get func() (bool, bool)
	}{
		{"no-infs-fp-math", op.NoInfsFpMath}, {"no-nans-fp-math", op.NoNansFpMath}, {"no-signed-zeros-fp-math", op.NoSignedZerosFpMath},
	} {
		v, ok := s.get()
		l.truth(s.key, v, ok)
	}
	if v := op.VscaleRange(); v != nil {
		l = append(l, llvmir.Attr{Kind: llvmir.AttrVScaleRange, Int: v.MinRange().Uint()<<32 | v.MaxRange().Uint()&0xffffffff})
	}
	if len(l) > n {
		f.fn.Attrs.Fn = b.x.m.AttrSet(l...)
	}
	b.attrs = l
}

func featureList(t *llvm.TargetFeaturesAttr) string {
	var list []string
	for _, f := range t.Features() {
		list = append(list, f.Value())
	}
	return strings.Join(list, ",")
}

func memoryAttr(m *llvm.MemoryEffectsAttr) llvmir.Attr {
	var e llvmir.MemoryEffects
	for _, p := range [...]struct {
		at llvmir.MemoryLoc
		to llvm.ModRefInfo
	}{{llvmir.OtherMem, m.Other()}, {llvmir.ArgMem, m.ArgMem()}, {llvmir.InaccessibleMem, m.InaccessibleMem()},
		{llvmir.ErrnoMem, m.ErrnoMem()}, {llvmir.TargetMem0, m.TargetMem0()}, {llvmir.TargetMem1, m.TargetMem1()}} {
		e = e.With(p.at, llvmir.ModRef(p.to))
	}
	return llvmir.Attr{Kind: llvmir.AttrMemory, Int: uint64(e)}
}

// addAttrs adds the LLVM attributes in list, an attribute of op. An element is a name, or a pair of
// a name and a value.
func (x *exporter) addAttrs(l *attrList, op *ir.Operation, list *ir.ArrayAttr, name string) bool {
	if list == nil {
		return true
	}
	for _, e := range list.Elems() {
		switch e := e.(type) {
		case *ir.StringAttr:
			if !x.addAttr(l, op, e.Value(), "") {
				return false
			}
		case *ir.ArrayAttr:
			var pair [2]string
			ok := e.Len() == 2
			for i := 0; ok && i < 2; i++ {
				s, isString := e.At(i).(*ir.StringAttr)
				if ok = isString; ok {
					pair[i] = s.Value()
				}
			}
			if !ok {
				return x.fail(plain(op, "expected arrays within '%s' to contain two strings", name))
			}
			if !x.addAttr(l, op, pair[0], pair[1]) {
				return false
			}
		default:
			return x.fail(plain(op, "expected '%s' to contain string or array attributes", name))
		}
	}
	return true
}

func (x *exporter) addAttr(l *attrList, op *ir.Operation, key, value string) bool {
	k, ok := llvmir.AttrByName(key)
	if !ok {
		l.str(key, value)
		return true
	}
	if k.IsInt() {
		switch {
		case value == "" && k == llvmir.AttrUWTable && x.m.IsTyped(): // LLVM 14 has it without a kind
			value = "2"
		case value == "":
			return x.fail(plain(op, "LLVM attribute '%s' expects a value", key))
		}
		if n, err := strconv.ParseUint(value, 0, 64); err == nil {
			*l = append(*l, llvmir.Attr{Kind: k, Int: n})
		} else {
			l.str(key, value)
		}
		return true
	}
	if value != "" {
		return x.fail(plain(op, "LLVM attribute '%s' does not expect a value, found '%s'", key, value))
	}
	l.flag(true, k)
	return true
}

// paramAttrKinds maps the dialect's attributes of parameters and results to LLVM's.
var paramAttrKinds = map[string]llvmir.AttrKind{
	"llvm.align": llvmir.AttrAlignment, "llvm.allocalign": llvmir.AttrAllocAlign, "llvm.allocptr": llvmir.AttrAllocatedPointer,
	"llvm.alignstack": llvmir.AttrStackAlignment, "llvm.byref": llvmir.AttrByRef, "llvm.byval": llvmir.AttrByVal,
	"llvm.dereferenceable": llvmir.AttrDereferenceable, "llvm.dereferenceable_or_null": llvmir.AttrDereferenceableOrNull,
	"llvm.elementtype": llvmir.AttrElementType, "llvm.inalloca": llvmir.AttrInAlloca, "llvm.inreg": llvmir.AttrInReg,
	"llvm.nest": llvmir.AttrNest, "llvm.noalias": llvmir.AttrNoAlias, "llvm.nocapture": llvmir.AttrCaptures,
	"llvm.nofree": llvmir.AttrNoFree, "llvm.nonnull": llvmir.AttrNonNull, "llvm.noundef": llvmir.AttrNoUndef,
	"llvm.preallocated": llvmir.AttrPreallocated, "llvm.range": llvmir.AttrRange, "llvm.readnone": llvmir.AttrReadNone,
	"llvm.readonly": llvmir.AttrReadOnly, "llvm.returned": llvmir.AttrReturned, "llvm.signext": llvmir.AttrSExt,
	"llvm.sret": llvmir.AttrStructRet, "llvm.writeonly": llvmir.AttrWriteOnly, "llvm.zeroext": llvmir.AttrZExt,
}

// paramAttrsList returns the attributes in a list of dictionaries, up to the last parameter with
// any.
func (x *exporter) paramAttrsList(list *ir.ArrayAttr) []*llvmir.AttrSet {
	if list == nil {
		return nil
	}
	var sets []*llvmir.AttrSet
	for i, a := range list.Elems() {
		if s := x.paramAttrs(a); s != nil {
			if sets == nil {
				sets = make([]*llvmir.AttrSet, list.Len())
			}
			sets[i] = s
		}
	}
	return sets
}

// paramAttrs returns the LLVM attributes in a dictionary.
func (x *exporter) paramAttrs(a ir.Attribute) *llvmir.AttrSet {
	dict, ok := a.(*ir.DictionaryAttr)
	if !ok || dict.Len() == 0 {
		return nil
	}
	if s, ok := x.paramSets.Load(dict); ok {
		return s.(*llvmir.AttrSet)
	}
	var l []llvmir.Attr
	for _, e := range dict.Entries() {
		k, ok := paramAttrKinds[e.Name]
		if !ok {
			continue
		}
		attr := llvmir.Attr{Kind: k}
		switch v := e.Value.(type) {
		case *ir.IntegerAttr:
			if k.IsInt() {
				attr.Int = v.Uint()
			}
		case *ir.TypeAttr:
			attr.Type = x.types.of(v.Value())
		case *llvm.ConstantRangeAttr:
			if k != llvmir.AttrRange {
				continue
			}
			lo, hi := v.Bounds()
			attr.Type = x.m.Types.Int(v.Width())
			attr.Ranges = []llvmir.Range{{Lo: lo, Hi: hi}}
		}
		l = append(l, attr)
	}
	s := x.m.AttrSet(l...)
	x.paramSets.Store(dict, s)
	return s
}

// attachFunction attaches metadata to a function.
func (x *exporter) attachFunction(f *function, kind string, n *llvmir.Node) {
	f.fn.Metadata = append(f.fn.Metadata, llvmir.Attachment{Kind: x.m.MDKind(kind), Node: n})
}

// kernelMetadata attaches the metadata of an OpenCL kernel.
func (x *exporter) kernelMetadata(f *function) {
	op := f.op
	if h := op.VecTypeHint(); h != nil {
		if t := x.types.of(h.Hint().Value()); t != nil {
			signed := int64(0)
			if h.IsSigned() {
				signed = 1
			}
			x.attachFunction(f, "vec_type_hint", x.metadata.tuple(&llvmir.ValueMetadata{Value: llvmir.NewUndef(t)}, x.metadata.int(32, signed)))
		}
	}
	sizes := func(kind string, list []int32, ok bool) {
		if ok {
			elems := make([]llvmir.Metadata, len(list))
			for i, n := range list {
				elems[i] = x.metadata.int(32, int64(n))
			}
			x.attachFunction(f, kind, x.metadata.tuple(elems...))
		}
	}
	hint, ok := op.WorkGroupSizeHint()
	sizes("work_group_size_hint", hint, ok)
	size, ok := op.ReqdWorkGroupSize()
	sizes("reqd_work_group_size", size, ok)
	if n, ok := op.IntelReqdSubGroupSize(); ok {
		x.attachFunction(f, "intel_reqd_sub_group_size", x.metadata.tuple(x.metadata.int(32, int64(n))))
	}
}
