package llvmir

import (
	"slices"
	"strconv"
)

// strBoolAttrs are the string attributes whose value is true or false.
var strBoolAttrs = map[string]bool{
	"less-precise-fpmad": true, "no-infs-fp-math": true, "no-nans-fp-math": true, "no-signed-zeros-fp-math": true, "no-jump-tables": true,
	"no-inline-line-tables": true, "profile-sample-accurate": true, "use-sample-profile": true, "loader-replaceable": true,
	"marked_for_windows_hot_patching": true, "allow_direct_access_in_hot_patch_function": true,
}

// stringAttrs checks the values of string attributes.
func (v *verifier) stringAttrs(s *AttrSet, fail func(string)) {
	for i := range s.Attrs() {
		a := &s.attrs[i]
		if a.Kind == StringAttr && strBoolAttrs[a.Key] && a.Value != "" && a.Value != "true" && a.Value != "false" {
			fail("invalid value for '" + a.Key + "' attribute: " + a.Value)
		}
	}
}

// incompatible lists attributes that exclude each other.
var incompatible = []struct {
	a, b AttrKind
	msg  string
}{
	{AttrInAlloca, AttrReadOnly, "Attributes 'inalloca and readonly' are incompatible!"},
	{AttrStructRet, AttrReturned, "Attributes 'sret and returned' are incompatible!"},
	{AttrZExt, AttrSExt, "Attributes 'zeroext and signext' are incompatible!"},
	{AttrReadNone, AttrReadOnly, "Attributes 'readnone and readonly' are incompatible!"},
	{AttrReadNone, AttrWriteOnly, "Attributes 'readnone and writeonly' are incompatible!"},
	{AttrReadOnly, AttrWriteOnly, "Attributes 'readonly and writeonly' are incompatible!"},
	{AttrNoInline, AttrAlwaysInline, "Attributes 'noinline and alwaysinline' are incompatible!"},
	{AttrWritable, AttrReadNone, "Attributes writable and readnone are incompatible!"},
	{AttrWritable, AttrReadOnly, "Attributes writable and readonly are incompatible!"},
}

// paramAttrs checks the attributes of a parameter, argument or result.
func (v *verifier) paramAttrs(s *AttrSet, t *Type, fail func(string)) bool {
	if s == nil {
		return true
	}
	v.stringAttrs(s, fail)
	bad := func(msg string) bool { fail(msg); return false }
	passing := 0
	for i := range s.attrs {
		switch a := &s.attrs[i]; a.Kind {
		case StringAttr:
			continue
		case AttrImmArg:
			n := len(s.attrs)
			if s.Has(AttrRange) {
				n--
			}
			if n != 1 {
				return bad("Attribute 'immarg' is incompatible with other attributes except the 'range' attribute")
			}
		case AttrByVal, AttrInAlloca, AttrPreallocated, AttrNest, AttrByRef:
			passing++
		case AttrStructRet:
			passing++
		case AttrInReg:
			if !s.Has(AttrStructRet) {
				passing++
			}
		}
	}
	if passing > 1 {
		return bad("Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!")
	}
	for _, x := range incompatible {
		if s.Has(x.a) && s.Has(x.b) {
			return bad(x.msg)
		}
	}
	for i := range s.attrs {
		if a := &s.attrs[i]; a.Kind != StringAttr && !attrFits(a, t) {
			return bad("Attribute '" + a.String() + "' applied to incompatible type!")
		}
	}
	return v.attrValues(s, t, bad)
}

// attrFits reports whether a value of a type can have an attribute.
func attrFits(a *Attr, t *Type) bool {
	switch a.Kind {
	case AttrAllocAlign, AttrSExt, AttrZExt:
		return t.isInt()
	case AttrRange:
		return t.Scalar().isInt() && t.Scalar().Bits() == a.Ranges[0].Lo.Width()
	case AttrNoAlias, AttrNonNull, AttrReadNone, AttrReadOnly, AttrWriteOnly, AttrDereferenceable, AttrDereferenceableOrNull,
		AttrWritable, AttrDeadOnUnwind, AttrDeadOnReturn, AttrInitializes, AttrCaptures, AttrNoFree,
		AttrNest, AttrSwiftError, AttrPreallocated, AttrInAlloca, AttrByVal, AttrStructRet, AttrByRef, AttrElementType, AttrAllocatedPointer:
		return t.isPtr()
	case AttrAlignment:
		return t.Scalar().isPtr()
	case AttrNoFPClass:
		return isFPMath(t)
	case AttrNoUndef:
		return t.kind != VoidType
	}
	return true
}

var pointeeAttrs = []AttrKind{AttrByVal, AttrByRef, AttrInAlloca, AttrPreallocated}

func (v *verifier) attrValues(s *AttrSet, t *Type, bad func(string) bool) bool {
	if a, ok := s.Lookup(AttrAlignment); ok && t.isPtr() && a.Int > maxAlign {
		return bad("huge alignment values are unsupported")
	}
	for _, k := range pointeeAttrs {
		a, ok := s.Lookup(k)
		if !ok || a.Type == nil {
			continue
		}
		if !a.Type.IsSized() {
			return bad("Attribute '" + k.String() + "' does not support unsized types!")
		}
		if v.dl.AllocSize(a.Type) >= 1<<32 {
			return bad("huge '" + k.String() + "' arguments are unsupported")
		}
	}
	if a, ok := s.Lookup(AttrInitializes); ok {
		for i, r := range a.Ranges {
			if r.Lo.CmpSigned(r.Hi) >= 0 || i > 0 && a.Ranges[i-1].Hi.CmpSigned(r.Lo) >= 0 {
				return bad("Attribute 'initializes' does not support unordered ranges")
			}
		}
		if len(a.Ranges) == 0 {
			return bad("Attribute 'initializes' does not support empty list")
		}
	}
	if a, ok := s.Lookup(AttrNoFPClass); ok {
		if a.Int == 0 {
			return bad("Attribute 'nofpclass' must have at least one test bit set")
		}
		if a.Int&^0x3ff != 0 {
			return bad("Invalid value for 'nofpclass' test mask")
		}
	}
	return true
}

// attrCounts counts attributes that only one parameter of a function may have.
type attrCounts struct{ nest, returned, sret, swiftSelf, swiftAsync, swiftError bool }

func once(seen *bool, s *AttrSet, k AttrKind, msg string, bad func(string) bool) bool {
	if !s.Has(k) {
		return true
	}
	if *seen {
		return bad(msg)
	}
	*seen = true
	return true
}

// attrsApply checks that attributes are allowed in their place.
func attrsApply(s *AttrSet, on attrPlace, what string, bad func(string) bool) bool {
	for i := range s.Attrs() {
		if a := &s.attrs[i]; a.Kind != StringAttr && attrTable[a.Kind].on&on == 0 && !(a.Kind == AttrAlignment && on == onFunction) {
			return bad("Attribute '" + a.String() + "' does not apply to " + what)
		}
	}
	return true
}

// attributes checks the attributes of a function or a call of type sig.
func (v *verifier) attributes(l *AttrList, sig *Type, g *Function, intrinsic, asm bool, fail func(string)) {
	if l.Fn == nil && l.Result == nil && len(l.Params) == 0 {
		return
	}
	bad := func(msg string) bool { fail(msg); return false }
	if !attrsApply(l.Result, onResult, "function return values", bad) {
		return
	}
	v.paramAttrs(l.Result, sig.elem, fail)
	var seen attrCounts
	for i, t := range sig.elems {
		s := l.Param(i)
		if s == nil {
			continue
		}
		if !intrinsic {
			if s.Has(AttrImmArg) {
				bad("immarg attribute only applies to intrinsics")
				return
			}
			if !asm && s.Has(AttrElementType) {
				bad("Attribute 'elementtype' can only be applied to intrinsics and inline asm.")
				return
			}
		}
		if attrsApply(s, onParam, "parameters", bad) {
			v.paramAttrs(s, t, fail)
		}
		if !seen.param(s, i, sig, bad) {
			return
		}
	}
	if l.Fn != nil {
		v.fnAttributes(l, sig, g, bad)
	}
}

func (c *attrCounts) param(s *AttrSet, i int, sig *Type, bad func(string) bool) bool {
	switch {
	case !once(&c.nest, s, AttrNest, "More than one parameter has attribute nest!", bad):
		return false
	case !once(&c.returned, s, AttrReturned, "More than one parameter has attribute returned!", bad):
		return false
	case s.Has(AttrReturned) && !losslesslyCastable(sig.elems[i], sig.elem):
		return bad("Incompatible argument and return types for 'returned' attribute")
	case !once(&c.sret, s, AttrStructRet, "Cannot have multiple 'sret' parameters!", bad):
		return false
	case s.Has(AttrStructRet) && i > 1:
		return bad("Attribute 'sret' is not on first or second parameter!")
	case !once(&c.swiftSelf, s, AttrSwiftSelf, "Cannot have multiple 'swiftself' parameters!", bad):
		return false
	case !once(&c.swiftAsync, s, AttrSwiftAsync, "Cannot have multiple 'swiftasync' parameters!", bad):
		return false
	case !once(&c.swiftError, s, AttrSwiftError, "Cannot have multiple 'swifterror' parameters!", bad):
		return false
	case s.Has(AttrInAlloca) && i != len(sig.elems)-1:
		return bad("inalloca isn't on the last parameter!")
	}
	return true
}

// losslesslyCastable reports whether a bitcast between the types keeps all bits.
func losslesslyCastable(a, b *Type) bool {
	if a == b {
		return true
	}
	if a.kind == VectorType && b.kind == VectorType {
		x, xs := primitiveBits(a)
		y, ys := primitiveBits(b)
		return x == y && xs == ys && x != 0
	}
	return a.isPtr() && b.isPtr() && a.n == b.n
}

// fnAttributes checks the attributes of the function itself.
func (v *verifier) fnAttributes(l *AttrList, sig *Type, g *Function, bad func(string) bool) {
	s := l.Fn
	v.stringAttrs(s, func(m string) { bad(m) })
	if !attrsApply(s, onFunction, "functions!", bad) {
		return
	}
	pairs := []struct {
		a, b AttrKind
		msg  string
	}{
		{AttrNoInline, AttrAlwaysInline, "Attributes 'noinline and alwaysinline' are incompatible!"},
		{AttrOptimizeNone, AttrOptimizeForSize, "Attributes 'optsize and optnone' are incompatible!"},
		{AttrOptimizeNone, AttrMinSize, "Attributes 'minsize and optnone' are incompatible!"},
		{AttrOptimizeNone, AttrOptimizeForDebugging, "Attributes 'optdebug and optnone' are incompatible!"},
		{AttrSanitizeRealtime, AttrSanitizeRealtimeBlocking, "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!"},
		{AttrOptimizeForDebugging, AttrOptimizeForSize, "Attributes 'optsize and optdebug' are incompatible!"},
		{AttrOptimizeForDebugging, AttrMinSize, "Attributes 'minsize and optdebug' are incompatible!"},
	}
	if s.Has(AttrOptimizeNone) && !s.Has(AttrNoInline) {
		bad("Attribute 'optnone' requires 'noinline'!")
		return
	}
	for _, p := range pairs {
		if s.Has(p.a) && s.Has(p.b) {
			bad(p.msg)
			return
		}
	}
	if m, ok := s.Lookup(AttrMemory); ok && MemoryEffects(m.Int).At(ArgMem)&Mod == 0 {
		for _, p := range l.Params {
			if p.Has(AttrWritable) {
				bad("Attribute writable and memory without argmem: write are incompatible!")
				return
			}
		}
	}
	if s.Has(AttrJumpTable) && g != nil && g.UnnamedAddr != GlobalUnnamedAddr {
		bad("Attribute 'jumptable' requires 'unnamed_addr'")
		return
	}
	if !v.armStates(s, bad) || !v.allocAttrs(s, sig, bad) {
		return
	}
	v.fnStrings(s, bad)
}

// armStates checks the attributes about the state of AArch64 SME.
func (v *verifier) armStates(s *AttrSet, bad func(string) bool) bool {
	has := func(k string) bool { _, ok := s.LookupString(k); return ok }
	if has("aarch64_pstate_sm_enabled") && has("aarch64_pstate_sm_compatible") {
		return bad("Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!")
	}
	for _, what := range []struct{ state, msg string }{
		{"za", "Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive"},
		{"zt0", "Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', 'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive"},
	} {
		n := 0
		for _, k := range []string{"new_", "in_", "inout_", "out_", "preserves_"} {
			if has("aarch64_" + k + what.state) {
				n++
			}
		}
		if has("aarch64_za_state_agnostic") && n > 0 {
			n = 2
		}
		if n > 1 {
			return bad(what.msg)
		}
	}
	return true
}

func isPow2(n uint64) bool { return n != 0 && n&(n-1) == 0 }

func (v *verifier) allocAttrs(s *AttrSet, sig *Type, bad func(string) bool) bool {
	if a, ok := s.Lookup(AttrAllocSize); ok {
		check := func(name string, n uint64) bool {
			if n >= uint64(len(sig.elems)) {
				return bad("'allocsize' " + name + " argument is out of bounds")
			}
			if !sig.elems[n].isInt() {
				return bad("'allocsize' " + name + " argument must refer to an integer parameter")
			}
			return true
		}
		if !check("element size", a.Int>>32) || uint32(a.Int) != 0xffffffff && !check("number of elements", uint64(uint32(a.Int))) {
			return false
		}
	}
	if a, ok := s.Lookup(AttrAllocKind); ok {
		if k := a.Int & 7; !isPow2(k) {
			return bad("'allockind()' requires exactly one of alloc, realloc, and free")
		}
		if a.Int&7 == 4 && a.Int&^7 != 0 {
			return bad("'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.")
		}
		if a.Int&24 == 24 {
			return bad("'allockind()' can't be both zeroed and uninitialized")
		}
	}
	if a, ok := s.Lookup(AttrVScaleRange); ok {
		lo, hi := a.Int>>32, uint64(uint32(a.Int))
		switch {
		case lo == 0:
			return bad("'vscale_range' minimum must be greater than 0")
		case !isPow2(lo):
			return bad("'vscale_range' minimum must be power-of-two value")
		case hi != 0 && lo > hi:
			return bad("'vscale_range' minimum cannot be greater than maximum")
		case hi != 0 && !isPow2(hi):
			return bad("'vscale_range' maximum must be power-of-two value")
		}
	}
	return true
}

// fnStrings checks the string attributes that LLVM knows for functions.
func (v *verifier) fnStrings(s *AttrSet, bad func(string) bool) {
	words := []struct {
		key    string
		values []string
	}{
		{"frame-pointer", []string{"all", "non-leaf", "none", "reserved", "non-leaf-no-reserve"}},
		{"sign-return-address", []string{"none", "all", "non-leaf"}},
		{"sign-return-address-key", []string{"a_key", "b_key"}},
		{"branch-target-enforcement", []string{"", "true", "false"}},
		{"branch-protection-pauth-lr", []string{"", "true", "false"}},
		{"guarded-control-stack", []string{"", "true", "false"}},
	}
	for _, w := range words {
		if x, ok := s.LookupString(w.key); ok && !slices.Contains(w.values, x) {
			bad("invalid value for '" + w.key + "' attribute: " + x)
		}
	}
	for _, k := range []string{"patchable-function-prefix", "patchable-function-entry", "warn-stack-size"} {
		if x, ok := s.LookupString(k); ok {
			if _, err := strconv.ParseUint(x, 10, 32); err != nil {
				bad(`"` + k + `" takes an unsigned integer: ` + x)
			}
		}
	}
	for _, k := range []string{"denormal-fp-math", "denormal-fp-math-f32"} {
		if x, ok := s.LookupString(k); ok && !validDenormal(x) {
			bad("invalid value for '" + k + "' attribute: " + x)
		}
	}
}

// validDenormal reports whether s is a denormal mode, or one for results and one for operands.
func validDenormal(s string) bool {
	modes := []string{"", "ieee", "preserve-sign", "positive-zero", "dynamic"}
	for i := 0; i <= len(s); i++ {
		if i == len(s) || s[i] == ',' {
			return slices.Contains(modes, s[:i]) && (i == len(s) || slices.Contains(modes, s[i+1:]))
		}
	}
	return false
}
