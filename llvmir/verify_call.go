package llvmir

import "strings"

// call checks call, invoke and callbr.
func (v *verifier) call(i *Instruction) bool {
	callee := i.Callee()
	if !callee.Type().isPtr() {
		return v.bad(i, "Called function must be a pointer!")
	}
	sig, args := i.Elem, i.Args()
	if sig.varargs && len(args) < len(sig.elems) {
		return v.bad(i, "Called function requires more parameters than were provided!")
	}
	if !sig.varargs && len(args) != len(sig.elems) {
		return v.bad(i, "Incorrect number of arguments passed to called function!")
	}
	for n, t := range sig.elems {
		if args[n].Type() != t {
			return v.bad(i, "Call parameter type does not match function signature!")
		}
	}
	var none Details
	d := i.Details
	if d == nil {
		d = &none
	}
	if len(d.Attrs.Params) > len(args) {
		return v.bad(i, "Attribute after last parameter!")
	}
	f, _ := stripCasts(callee).(*Function)
	intrinsic := f != nil && f.IsIntrinsic()
	if intrinsic && f.ValueType != sig {
		return v.bad(i, "Intrinsic called with incompatible signature")
	}
	switch d.CallConv {
	case ccAMDVS, ccAMDHS, ccAMDGS, ccAMDPS, ccAMDCS, ccAMDKernel, ccSpirKernel, ccX86Intr, 92 + 2, 96, ccPTXKernel:
		if !callableConv(d.CallConv) {
			return v.bad(i, "calling convention does not permit calls")
		}
	}
	if !intrinsic && !v.argAligns(i) {
		return false
	}
	if !v.callAttributes(i, d, f, intrinsic) || !v.varargAttributes(i, d, args) {
		return false
	}
	if !intrinsic {
		for _, t := range sig.elems {
			switch t.kind {
			case MetadataType:
				return v.bad(i, "Function has metadata parameter but isn't an intrinsic")
			case TokenType:
				return v.bad(i, "Function has token parameter but isn't an intrinsic")
			}
		}
	}
	if i.CalledFunction() == nil {
		switch sig.elem.kind {
		case TokenType:
			return v.bad(i, "Return type cannot be token for indirect call!")
		case X86AMXType:
			return v.bad(i, "Return type cannot be x86_amx for indirect call!")
		}
	}
	if f := i.CalledFunction(); f != nil {
		if in := v.intrinsics[f]; in != nil && !v.intrinsic(i, f, in) {
			return false
		}
	}
	if !v.bundles(i, d) {
		return false
	}
	if a, ok := callee.(*InlineAsm); ok && !v.inlineAsm(i, d, a) {
		return false
	}
	if !v.callEnds(i, f) {
		return false
	}
	if i.Tail == MustTail {
		return v.mustTail(i, d)
	}
	return true
}

// callEnds checks calls that are terminators. f is the callee, nil if not known.
func (v *verifier) callEnds(i *Instruction, f *Function) bool {
	switch i.Op {
	case OpInvoke:
		u := i.Operands[len(i.Operands)-2].(*Block)
		if p := firstNonPhi(u); p == nil || !p.Op.isEHPad() {
			return v.bad(i, "The unwind destination does not have an exception handling instruction!")
		}
	case OpCallBr:
		if a, ok := i.Callee().(*InlineAsm); !ok {
			if in := v.intrinsics[f]; in == nil || in.Name != "llvm.amdgcn.kill" {
				return v.bad(i, "Callbr currently only supports asm-goto and selected intrinsics")
			}
		} else if a.CanUnwind {
			return v.bad(i, "Unwinding from Callbr is not allowed")
		}
	}
	return true
}

// callableConv reports whether functions of the convention can be called.
func callableConv(c CallConv) bool {
	switch c {
	case ccAMDKernel, ccAMDVS, ccAMDGS, ccAMDPS, ccAMDCS, ccAMDHS, 95, 96, ccAMDCSChain, ccAMDCSChainP:
		return false
	}
	return true
}

// firstNonPhi returns the first instruction of a block that is not a phi.
func firstNonPhi(b *Block) *Instruction {
	for _, i := range b.Instrs {
		if i.Op != OpPhi {
			return i
		}
	}
	return nil
}

func (op Op) isEHPad() bool {
	return op == OpLandingPad || op == OpCatchPad || op == OpCleanupPad || op == OpCatchSwitch
}

// maxArgAlign is the greatest alignment of an argument's type.
const maxArgAlign = 1 << 14

func (v *verifier) argAligns(i *Instruction) bool {
	big := func(t *Type) bool {
		return (t.kind == VectorType || t.isAggregate()) && t.IsSized() && v.dl.ABIAlign(t) > maxArgAlign
	}
	if big(i.Elem.elem) {
		return v.bad(i, "Incorrect alignment of return type to called function!")
	}
	for _, t := range i.Elem.elems {
		if big(t) {
			return v.bad(i, "Incorrect alignment of argument passed to called function!")
		}
	}
	return true
}

func (v *verifier) callAttributes(i *Instruction, d *Details, f *Function, intrinsic bool) bool {
	if d.Attrs.Fn.Has(AttrSpeculatable) && (f == nil || !f.Attrs.Fn.Has(AttrSpeculatable)) {
		return v.bad(i, "speculatable attribute may not apply to call sites")
	}
	if d.Attrs.Fn.Has(AttrPreallocated) {
		if in := v.intrinsics[f]; in == nil || in.Name != "llvm.call.preallocated.arg" {
			return v.bad(i, "preallocated as a call site attribute can only be on llvm.call.preallocated.arg")
		}
	}
	_, asm := i.Callee().(*InlineAsm)
	v.attributes(&d.Attrs, i.Elem, nil, intrinsic, asm, func(msg string) { v.fail(i, msg) })
	for n, a := range i.Args() {
		s := d.Attrs.Param(n)
		var own *AttrSet
		if f != nil {
			own = f.Attrs.Param(n)
		}
		if s.Has(AttrSwiftError) && !v.swiftArgument(i, a) {
			return false
		}
		if s.Has(AttrImmArg) && !own.Has(AttrImmArg) {
			return v.bad(i, "immarg may not apply only to call sites")
		}
		if s.Has(AttrImmArg) || own.Has(AttrImmArg) {
			switch a.(type) {
			case *Int, *Float:
			default:
				return v.bad(i, "immarg operand has non-immediate parameter")
			}
			if c, ok := a.(*Int); ok {
				if r, ok := own.Lookup(AttrRange); ok && !r.Ranges[0].contains(c.Value) {
					return v.bad(i, "immarg value "+c.Value.String()+" out of range ["+r.Ranges[0].Lo.String()+", "+r.Ranges[0].Hi.String()+")")
				}
			}
		}
		if s.Has(AttrInAlloca) || own.Has(AttrInAlloca) {
			if x, ok := stripCasts(a).(*Instruction); ok && x.Op == OpAlloca && x.Flags&InAllocaFlag == 0 {
				return v.bad(i, "inalloca argument for call has mismatched alloca")
			}
		}
		if (s.Has(AttrPreallocated) || own.Has(AttrPreallocated)) && !v.preallocated(i, d, a) {
			return false
		}
	}
	return true
}

// contains reports whether a number is in the range.
func (r Range) contains(x interface{ Uint64() (uint64, bool) }) bool {
	n, ok := x.Uint64()
	lo, ok1 := r.Lo.Uint64()
	hi, ok2 := r.Hi.Uint64()
	if !ok || !ok1 || !ok2 {
		return true
	}
	if lo == hi {
		return lo != 0
	}
	if lo < hi {
		return lo <= n && n < hi
	}
	return n >= lo || n < hi
}

func (v *verifier) swiftArgument(i *Instruction, a Value) bool {
	switch a := stripCasts(a).(type) {
	case *Instruction:
		if a.Op == OpAlloca {
			if a.Flags&SwiftErrorFlag == 0 {
				return v.bad(i, "swifterror argument for call has mismatched alloca")
			}
			return true
		}
	case *Argument:
		if !v.f.Attrs.Param(a.Index).Has(AttrSwiftError) {
			return v.bad(i, "swifterror argument for call has mismatched parameter")
		}
		return true
	}
	return v.bad(i, "swifterror argument should come from an alloca or parameter")
}

func (v *verifier) preallocated(i *Instruction, d *Details, a Value) bool {
	must := i.Tail == MustTail
	has := false
	for _, b := range d.Bundles {
		has = has || b.Tag == "preallocated"
	}
	if must == has {
		return v.bad(i, "preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)")
	}
	if has {
		if c, ok := a.(*Instruction); ok && v.isIntrinsicCall(c) {
			return true
		}
		return v.bad(i, "cannot use preallocated intrinsics on a call without preallocated arguments")
	}
	return true
}

func (v *verifier) varargAttributes(i *Instruction, d *Details, args []Value) bool {
	sig := i.Elem
	if !sig.varargs {
		return true
	}
	statepoint := false
	if f := i.CalledFunction(); f != nil {
		in := v.intrinsics[f]
		statepoint = in != nil && in.Name == "llvm.experimental.gc.statepoint"
	}
	var seen attrCounts
	for n := range sig.elems {
		if s := d.Attrs.Param(n); s != nil {
			seen.nest = seen.nest || s.Has(AttrNest)
			seen.returned = seen.returned || s.Has(AttrReturned)
		}
	}
	bad := func(msg string) bool { return v.bad(i, msg) }
	for n := len(sig.elems); n < len(args); n++ {
		s := d.Attrs.Param(n)
		if s == nil {
			continue
		}
		if !v.paramAttrs(s, args[n].Type(), func(msg string) { v.fail(i, msg) }) {
			continue
		}
		if !once(&seen.nest, s, AttrNest, "More than one parameter has attribute nest!", bad) ||
			!once(&seen.returned, s, AttrReturned, "More than one parameter has attribute returned!", bad) {
			return false
		}
		if s.Has(AttrReturned) && !losslesslyCastable(args[n].Type(), sig.elem) {
			return bad("Incompatible argument and return types for 'returned' attribute")
		}
		if s.Has(AttrStructRet) && !statepoint {
			return bad("Attribute 'sret' cannot be used for vararg call arguments!")
		}
		if s.Has(AttrInAlloca) && n != len(args)-1 {
			return bad("inalloca isn't on the last argument!")
		}
	}
	return true
}

// bundleRule is a rule for a kind of operand bundle.
type bundleRule struct {
	multiple string
	count    int
	wrong    string
}

var bundleRules = map[string]bundleRule{
	"deopt":                  {multiple: "Multiple deopt operand bundles", count: -1},
	"gc-transition":          {multiple: "Multiple gc-transition operand bundles", count: -1},
	"funclet":                {multiple: "Multiple funclet operand bundles", count: 1, wrong: "Expected exactly one funclet bundle operand"},
	"cfguardtarget":          {multiple: "Multiple CFGuardTarget operand bundles", count: 1, wrong: "Expected exactly one cfguardtarget bundle operand"},
	"ptrauth":                {multiple: "Multiple ptrauth operand bundles", count: 2, wrong: "Expected exactly two ptrauth bundle operands"},
	"kcfi":                   {multiple: "Multiple kcfi operand bundles", count: 1, wrong: "Expected exactly one kcfi bundle operand"},
	"preallocated":           {multiple: "Multiple preallocated operand bundles", count: 1, wrong: "Expected exactly one preallocated bundle operand"},
	"gc-live":                {multiple: "Multiple gc-live operand bundles", count: -1},
	"clang.arc.attachedcall": {multiple: `Multiple "clang.arc.attachedcall" operand bundles`, count: 1, wrong: "operand bundle \"clang.arc.attachedcall\" requires one function as an argument"},
}

func (v *verifier) bundles(i *Instruction, d *Details) bool {
	seen := map[string]bool{}
	for _, b := range d.Bundles {
		r, ok := bundleRules[b.Tag]
		if !ok {
			continue
		}
		if seen[b.Tag] {
			return v.bad(i, r.multiple)
		}
		seen[b.Tag] = true
		ops := i.Operands[b.Start:b.End]
		if r.count >= 0 && len(ops) != r.count {
			return v.bad(i, r.wrong)
		}
		if !v.bundle(i, b.Tag, ops) {
			return false
		}
	}
	if f := i.CalledFunction(); f != nil && seen["ptrauth"] {
		return v.bad(i, "Direct call cannot have a ptrauth bundle")
	}
	return true
}

func (v *verifier) bundle(i *Instruction, tag string, ops []Value) bool {
	switch tag {
	case "funclet":
		if p, ok := ops[0].(*Instruction); !ok || p.Op != OpCatchPad && p.Op != OpCleanupPad {
			return v.bad(i, "Funclet bundle operands should correspond to a FuncletPadInst")
		}
	case "ptrauth":
		if c, ok := ops[0].(*Int); !ok || !c.typ.isIntBits(32) {
			return v.bad(i, "Ptrauth bundle key operand must be an i32 constant")
		}
		if !ops[1].Type().isIntBits(64) {
			return v.bad(i, "Ptrauth bundle discriminator operand must be an i64")
		}
	case "kcfi":
		if c, ok := ops[0].(*Int); !ok || !c.typ.isIntBits(32) {
			return v.bad(i, "Kcfi bundle operand must be an i32 constant")
		}
	case "preallocated":
		if c, ok := ops[0].(*Instruction); ok && c.Op == OpCall {
			if f := c.CalledFunction(); f != nil && f.Name == "llvm.call.preallocated.setup" {
				return true
			}
		}
		return v.bad(i, `"preallocated" argument must be a token from llvm.call.preallocated.setup`)
	case "clang.arc.attachedcall":
		return v.attachedCall(i, ops[0])
	}
	return true
}

func (v *verifier) attachedCall(i *Instruction, o Value) bool {
	if t := i.Elem.elem; t.kind != VoidType && !t.isPtr() {
		return v.bad(i, "a call with operand bundle \"clang.arc.attachedcall\" must call a function returning a pointer or a non-returning function that has a void return type")
	}
	f, ok := stripCasts(o).(*Function)
	if !ok {
		return v.bad(i, "operand bundle \"clang.arc.attachedcall\" requires one function as an argument")
	}
	switch {
	case strings.HasPrefix(f.Name, "llvm.objc.retainAutoreleasedReturnValue"), strings.HasPrefix(f.Name, "llvm.objc.claimAutoreleasedReturnValue"),
		strings.HasPrefix(f.Name, "llvm.objc.unsafeClaimAutoreleasedReturnValue"):
	case f.Name == "objc_retainAutoreleasedReturnValue", f.Name == "objc_claimAutoreleasedReturnValue", f.Name == "objc_unsafeClaimAutoreleasedReturnValue":
	default:
		return v.bad(i, "invalid function argument")
	}
	return true
}

// congruent reports whether a tail call may pass a value of type a as type b.
func congruent(a, b *Type) bool { return a == b || a.isPtr() && b.isPtr() && a.n == b.n }

// mustTail checks a call that must be a tail call.
func (v *verifier) mustTail(i *Instruction, d *Details) bool {
	if _, ok := i.Callee().(*InlineAsm); ok {
		return v.bad(i, "cannot use musttail call with inline asm")
	}
	f := v.f
	caller, callee := f.ValueType, i.Elem
	switch {
	case caller.varargs != callee.varargs:
		return v.bad(i, "cannot guarantee tail call due to mismatched varargs")
	case !congruent(caller.elem, callee.elem):
		return v.bad(i, "cannot guarantee tail call due to mismatched return types")
	case f.CallConv != d.CallConv:
		return v.bad(i, "cannot guarantee tail call due to mismatched calling conv")
	}
	if !v.returnsAfter(i) {
		return false
	}
	if d.CallConv == ccSwiftTail || d.CallConv == ccTail {
		return v.tailConvention(i, d)
	}
	if fn := i.CalledFunction(); fn == nil || v.intrinsics[fn] == nil {
		if len(caller.elems) != len(callee.elems) {
			return v.bad(i, "cannot guarantee tail call due to mismatched parameter counts")
		}
		for n := range caller.elems {
			if !congruent(caller.elems[n], callee.elems[n]) {
				return v.bad(i, "cannot guarantee tail call due to mismatched parameter types")
			}
		}
	}
	for n := range caller.elems {
		if abiAttrs(v.m, f.Attrs.Param(n)) != abiAttrs(v.m, d.Attrs.Param(n)) {
			return v.bad(i, "cannot guarantee tail call due to mismatched ABI impacting function attributes")
		}
	}
	return true
}

// returnsAfter checks that only a return follows a call, or a bitcast and a return.
func (v *verifier) returnsAfter(i *Instruction) bool {
	rest := i.Block.Instrs[i.slot+1:]
	result := Value(i)
	if len(rest) > 0 && rest[0].Op == OpBitCast {
		if rest[0].Operands[0] != result {
			return v.bad(i, "bitcast following musttail call must use the call")
		}
		result, rest = rest[0], rest[1:]
	}
	if len(rest) == 0 || rest[0].Op != OpRet {
		return v.bad(i, "musttail call must precede a ret with an optional bitcast")
	}
	if r := rest[0]; len(r.Operands) > 0 && r.Operands[0] != result {
		switch r.Operands[0].(type) {
		case *Undef, *Poison:
		default:
			return v.bad(i, "musttail call result must be returned")
		}
	}
	return true
}

var abiKinds = []AttrKind{AttrStructRet, AttrByVal, AttrInAlloca, AttrInReg, AttrStackAlignment, AttrSwiftSelf,
	AttrSwiftAsync, AttrSwiftError, AttrPreallocated, AttrByRef}

// abiAttrs returns the attributes of a parameter that determine how it is passed.
func abiAttrs(m *Module, s *AttrSet) *AttrSet {
	if s == nil {
		return nil
	}
	var list []Attr
	for _, k := range abiKinds {
		if a, ok := s.Lookup(k); ok {
			list = append(list, a)
		}
	}
	if a, ok := s.Lookup(AttrAlignment); ok && (s.Has(AttrByVal) || s.Has(AttrByRef)) {
		list = append(list, a)
	}
	return m.Sets.Set(list...)
}

func (v *verifier) tailConvention(i *Instruction, d *Details) bool {
	name := "tailcc"
	if d.CallConv == ccSwiftTail {
		name = "swifttailcc"
	}
	check := func(s *AttrSet, who string) bool {
		for _, c := range []struct {
			k    AttrKind
			name string
		}{{AttrInAlloca, "inalloca"}, {AttrInReg, "inreg"}, {AttrSwiftError, "swifterror"}, {AttrPreallocated, "preallocated"}, {AttrByRef, "byref"}} {
			if s.Has(c.k) {
				return v.bad(i, c.name+" attribute not allowed in "+name+" musttail "+who)
			}
		}
		return true
	}
	for n := range v.f.Args {
		if !check(v.f.Attrs.Param(n), "caller") {
			return false
		}
	}
	for n := range i.Args() {
		if !check(d.Attrs.Param(n), "callee") {
			return false
		}
	}
	if v.f.ValueType.varargs {
		return v.bad(i, "cannot guarantee "+name+" tail call for varargs function")
	}
	return true
}

// inlineAsm checks the operands of inline assembly against its constraints.
func (v *verifier) inlineAsm(i *Instruction, d *Details, a *InlineAsm) bool {
	arg, labels := 0, 0
	list, _ := asmConstraints(a.Constraints)
	for _, c := range list {
		if c.kind == asmLabel {
			labels++
			continue
		}
		if !c.hasArg() {
			continue
		}
		s := d.Attrs.Param(arg)
		args := i.Args()
		if c.indirect {
			if arg < len(args) && !args[arg].Type().isPtr() {
				return v.bad(i, "Operand for indirect constraint must have pointer type")
			}
			if e, ok := s.Lookup(AttrElementType); !v.typed && (!ok || e.Type == nil) {
				return v.bad(i, "Operand for indirect constraint must have elementtype attribute")
			}
		} else if s.Has(AttrElementType) {
			return v.bad(i, "Elementtype attribute can only be applied for indirect constraints")
		}
		arg++
	}
	if i.Op == OpCallBr {
		if labels != i.Details.Indirect {
			return v.bad(i, "Number of label constraints does not match number of callbr dests")
		}
	} else if labels != 0 {
		return v.bad(i, "Label constraints can only be used with callbr")
	}
	return true
}
