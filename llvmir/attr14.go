package llvmir

// AttrSet returns the module's set for attributes of LLVM 22: the attributes themselves
// or, if the module has typed pointers, the nearest ones of LLVM 14. Attributes that LLVM
// 14 does not have are dropped. That is safe, since attributes are only promises.
func (m *Module) AttrSet(attrs ...Attr) *AttrSet {
	if m.IsTyped() {
		attrs = AttrsOf14(attrs)
	}
	return m.Sets.Set(attrs...)
}

// newAttrs are the attributes that LLVM 14 does not have.
var newAttrs = map[AttrKind]bool{
	AttrAllocAlign: true, AttrAllocatedPointer: true, AttrAllocKind: true, AttrCoroDestroyOnlyWhenComplete: true,
	AttrCoroElideSafe: true, AttrDeadOnReturn: true, AttrDeadOnUnwind: true, AttrFnRetThunkExtern: true,
	AttrHybridPatchable: true, AttrInitializes: true, AttrNoCreateUndefOrPoison: true, AttrNoDivergenceSource: true,
	AttrNoExt: true, AttrNoFPClass: true, AttrNoSanitizeBounds: true, AttrOptimizeForDebugging: true,
	AttrPresplitCoroutine: true, AttrRange: true, AttrSanitizeAllocToken: true, AttrSanitizeNumericalStability: true,
	AttrSanitizeRealtime: true, AttrSanitizeRealtimeBlocking: true, AttrSanitizeType: true, AttrSkipProfile: true,
	AttrWritable: true,
}

// AttrsOf14 returns the nearest attributes of LLVM 14 for those of LLVM 22. It drops those that LLVM 14 does
// not have.
func AttrsOf14(attrs []Attr) []Attr {
	out := make([]Attr, 0, len(attrs))
	for _, a := range attrs {
		switch {
		case newAttrs[a.Kind]:
		case a.Kind == AttrCaptures:
			if a.Int == 0 {
				out = append(out, Attr{Kind: AttrNoCapture})
			}
		case a.Kind == AttrMemory:
			out = appendMemory14(out, MemoryEffects(a.Int))
		case a.Kind == AttrUWTable:
			out = append(out, Attr{Kind: AttrUWTable, Int: 2}) // without a kind
		default:
			out = append(out, a)
		}
	}
	return out
}

// appendMemory14 appends the attributes of LLVM 14 for the memory that a function
// accesses: the only part of memory, if there is one, and whether all accesses are reads
// or all are writes.
func appendMemory14(out []Attr, e MemoryEffects) []Attr {
	all := NoModRef
	parts := [numMemoryLocs]bool{}
	elsewhere := false
	for l := range numMemoryLocs {
		all |= e.At(l)
		parts[l] = e.At(l) != NoModRef
		elsewhere = elsewhere || parts[l] && l != ArgMem && l != InaccessibleMem
	}
	if all == NoModRef {
		return append(out, Attr{Kind: AttrReadNone})
	}
	switch {
	case elsewhere:
	case parts[ArgMem] && parts[InaccessibleMem]:
		out = append(out, Attr{Kind: AttrInaccessibleMemOrArgMemOnly})
	case parts[ArgMem]:
		out = append(out, Attr{Kind: AttrArgMemOnly})
	default:
		out = append(out, Attr{Kind: AttrInaccessibleMemOnly})
	}
	switch all {
	case Ref:
		out = append(out, Attr{Kind: AttrReadOnly})
	case Mod:
		out = append(out, Attr{Kind: AttrWriteOnly})
	}
	return out
}
