package llvmir

import "github.com/gomlir/gomlir/diag"

// function checks a function and its contents.
func (v *verifier) function(f *Function) {
	v.f, v.useMap, v.pad, v.colors, v.hasPadBody = f, nil, nil, nil, false
	clear(v.consts)
	complete := true
	for _, b := range f.Blocks {
		if b.Terminator() == nil {
			pos := f.Pos
			if n := len(b.Instrs); n > 0 {
				pos = b.Instrs[n-1].Pos
			}
			v.report(diag.Error, f, pos, "Basic Block in function '"+f.Name+"' does not have terminator!", nil)
			complete = false
		}
	}
	if !complete {
		return
	}
	if len(f.Blocks) > 0 {
		v.cfg.build(f)
		for _, b := range f.Blocks {
			for n, i := range b.Instrs {
				i.slot = int32(n)
			}
		}
	}
	v.header(f)
	for _, b := range f.Blocks {
		v.basicBlock(b)
	}
	if v.hasPadBody {
		v.siblingFunclets()
	}
	v.locations(f)
}

// locations checks that the debug locations of instructions belong to the subprogram of the
// function. It reports only the first that does not.
func (v *verifier) locations(f *Function) {
	var own *Node
	for _, a := range f.Metadata {
		if a.Kind.Name == "dbg" && a.Node.Kind == DISubprogram {
			own = a.Node
		}
	}
	if own == nil {
		return
	}
	clear(v.scopes)
	var last *Node
	check := func(i *Instruction, l *Node) bool {
		if l == nil || l == last || l.Kind != DILocation {
			return true
		}
		last = l
		for at := l.Node("inlinedAt"); at != nil && at.Kind == DILocation; at = l.Node("inlinedAt") {
			if v.scopes[at] {
				return true
			}
			v.scopes[at], l = true, at
		}
		scope := l.Node("scope")
		if scope == nil || v.scopes[scope] {
			return true
		}
		if v.scopes[scope] = true; v.subprogramOf(scope) != own {
			v.warn(i, "!dbg attachment points at wrong subprogram for function")
			return false
		}
		return true
	}
	for _, b := range f.Blocks {
		for _, i := range b.Instrs {
			for _, a := range i.Metadata {
				ok := true
				switch a.Kind.Name {
				case "dbg":
					ok = check(i, a.Node)
				case "llvm.loop":
					for _, o := range a.Node.ops {
						n, _ := o.(*Node)
						ok = ok && check(i, n)
					}
				}
				if !ok {
					return
				}
			}
		}
	}
}

// header checks everything of a function except its blocks.
func (v *verifier) header(f *Function) {
	fail := func(msg string) { v.failGlobal(f, msg) }
	v.globalValue(f, f.IsDeclaration(), f.Align, f.Comdat)
	sig := f.ValueType
	intrinsic := f.IsIntrinsic()
	switch {
	case f.Linkage == CommonLinkage:
		fail("Functions may not have common linkage")
		return
	case f.hasSRet() && sig.elem.kind != VoidType:
		fail("Invalid struct return type!")
		return
	case len(f.Attrs.Params) > len(sig.elems):
		fail("Attribute after last parameter!")
		return
	}
	v.attributes(&f.Attrs, sig, f, intrinsic, false, fail)
	if f.Attrs.Fn.Has(AttrBuiltin) {
		fail("Attribute 'builtin' can only be applied to a callsite.")
		return
	}
	for _, s := range f.Attrs.Params {
		if s.Has(AttrElementType) {
			fail("Attribute 'elementtype' can only be applied to a callsite.")
			return
		}
	}
	if f.Attrs.Fn.Has(AttrNaked) {
		for _, a := range f.Args {
			if len(v.uses(a)) > 0 {
				fail("cannot use argument of naked function")
				return
			}
		}
	}
	if !v.convention(f, fail) || !v.parameters(f, intrinsic, fail) {
		return
	}
	v.functionMetadata(f, fail)
	for _, c := range []Constant{f.Prefix, f.Prologue, f.Personality} {
		if c != nil {
			v.constant(c, fail)
		}
	}
	if f.IsDeclaration() {
		for _, a := range f.Metadata {
			if a.Kind.Name == "prof" {
				fail("function declaration may not have a !prof attachment")
				return
			}
			if a.Kind.Name == "dbg" && a.Node.Distinct {
				v.report(diag.Warning, f, f.Pos, "function declaration may only have a unique !dbg attachment", nil)
			}
			v.node(a.Node)
		}
		if f.Personality != nil {
			fail("Function declaration shouldn't have a personality routine")
		}
		return
	}
	if intrinsic {
		fail("llvm intrinsics cannot be defined!")
		return
	}
	if len(v.preds(f.Blocks[0])) > 0 {
		fail("Entry block to function must not have predecessors!")
		return
	}
	v.definitionMetadata(f, fail)
}

func (f *Function) hasSRet() bool {
	return f.Attrs.Param(0).Has(AttrStructRet) || f.Attrs.Param(1).Has(AttrStructRet)
}

// Calling conventions with rules.
const (
	ccIntelOCL    CallConv = 77
	ccPTXKernel   CallConv = 71
	ccPTXDevice   CallConv = 72
	ccSpirKernel  CallConv = 76
	ccX86Intr     CallConv = 83
	ccAMDVS       CallConv = 87
	ccAMDGS       CallConv = 88
	ccAMDPS       CallConv = 89
	ccAMDCS       CallConv = 90
	ccAMDKernel   CallConv = 91
	ccAMDHS       CallConv = 93
	ccAMDCSChain  CallConv = 104
	ccAMDCSChainP CallConv = 105
	ccTail        CallConv = 18
	ccSwiftTail   CallConv = 20
)

// convention checks the requirements of a function's calling convention.
func (v *verifier) convention(f *Function, fail func(string)) bool {
	bad := func(msg string) bool { fail(msg); return false }
	switch f.CallConv {
	case ccX86Intr:
		if len(f.Args) > 0 && !f.Attrs.Param(0).Has(AttrByVal) {
			return bad("Calling convention parameter requires byval")
		}
		return true
	case ccAMDKernel, ccSpirKernel, ccAMDCSChain, ccAMDCSChainP:
		if f.ValueType.elem.kind != VoidType {
			return bad("Calling convention requires void return type")
		}
		fallthrough
	case ccAMDVS, ccAMDHS, ccAMDGS, ccAMDPS, ccAMDCS:
		if f.hasSRet() {
			return bad("Calling convention does not allow sret")
		}
		if f.CallConv != ccSpirKernel {
			for i := range f.Args {
				s := f.Attrs.Param(i)
				switch {
				case s.Has(AttrByVal):
					return bad("Calling convention disallows byval")
				case s.Has(AttrPreallocated):
					return bad("Calling convention disallows preallocated")
				case s.Has(AttrInAlloca):
					return bad("Calling convention disallows inalloca")
				case s.Has(AttrByRef) && f.Args[i].typ.AddrSpace() == v.dl.AllocaSpace:
					return bad("Calling convention disallows stack byref")
				}
			}
		}
		fallthrough
	case FastCC, ColdCC, ccIntelOCL, ccPTXKernel, ccPTXDevice:
		if f.ValueType.varargs {
			return bad("Calling convention does not support varargs or perfect forwarding!")
		}
	}
	return true
}

func (v *verifier) parameters(f *Function, intrinsic bool, fail func(string)) bool {
	bad := func(msg string) bool { fail(msg); return false }
	for i, a := range f.Args {
		t := a.typ
		if !t.isFirstClass() {
			return bad("Function arguments must have first-class types!")
		}
		if !intrinsic {
			switch t.kind {
			case MetadataType:
				return bad("Function takes metadata but isn't an intrinsic")
			case TokenType:
				return bad("Function takes token but isn't an intrinsic")
			case X86AMXType:
				return bad("Function takes x86_amx but isn't an intrinsic")
			}
		}
		if f.Attrs.Param(i).Has(AttrSwiftError) {
			v.swiftError(a, fail)
		}
	}
	if !intrinsic {
		switch f.ValueType.elem.kind {
		case TokenType:
			return bad("Function returns a token but isn't an intrinsic")
		case X86AMXType:
			return bad("Function returns a x86_amx but isn't an intrinsic")
		}
	}
	return true
}

// swiftError checks that a swifterror value is only loaded, stored to and passed on.
func (v *verifier) swiftError(x Value, fail func(string)) {
	for _, u := range v.uses(x) {
		switch i := u.user; {
		case i.Op == OpLoad:
		case i.Op == OpStore:
			if u.at != 1 {
				fail("swifterror value should be the second operand when used by stores")
				return
			}
		case i.Op == OpCall || i.Op == OpInvoke:
			if i.Details == nil || !i.Details.Attrs.Param(u.at).Has(AttrSwiftError) {
				fail("swifterror value when used in a callsite should be marked with swifterror attribute")
				return
			}
		default:
			fail("swifterror value can only be loaded and stored from, or as a swifterror argument!")
			return
		}
	}
}

// functionMetadata checks attachments of functions, defined or not.
func (v *verifier) functionMetadata(f *Function, fail func(string)) {
	for _, a := range f.Metadata {
		n := a.Node
		switch a.Kind.Name {
		case "prof":
			v.entryCount(n, fail)
		case "kcfi_type":
			if len(n.ops) != 1 {
				fail("!kcfi_type must have exactly one operand")
				return
			}
			c, isConst := constOf(n.ops[0])
			i, isInt := c.(*Int)
			switch {
			case n.ops[0] == nil:
				fail("!kcfi_type operand must not be null")
			case !isConst:
				fail("expected a constant operand for !kcfi_type")
			case !isInt:
				fail("expected a constant integer operand for !kcfi_type")
			case !i.typ.isIntBits(32):
				fail("expected a 32-bit integer constant operand for !kcfi_type")
			}
		}
	}
}

func (v *verifier) entryCount(n *Node, fail func(string)) {
	if len(n.ops) < 2 {
		fail("!prof annotations should have no less than 2 operands")
		return
	}
	if n.ops[0] == nil {
		fail("first operand should not be null")
		return
	}
	s, ok := n.ops[0].(*MDString)
	switch {
	case !ok:
		fail("expected string with name of the !prof annotation")
	case s.Value == "unknown":
	case s.Value != "function_entry_count" && s.Value != "synthetic_function_entry_count":
		fail("first operand should be 'function_entry_count' or 'synthetic_function_entry_count'")
	case n.ops[1] == nil:
		fail("second operand should not be null")
	default:
		if _, ok := constOf(n.ops[1]); !ok {
			fail("expected integer argument to function_entry_count")
		}
	}
}

// definitionMetadata checks attachments of a function with a body.
func (v *verifier) definitionMetadata(f *Function, fail func(string)) {
	var debug, prof, kcfi int
	warn := func(msg string) { v.report(diag.Warning, f, f.Pos, msg, nil) }
	for _, a := range f.Metadata {
		switch a.Kind.Name {
		case "dbg":
			debug++
			switch {
			case debug > 1:
				warn("function must have a single !dbg attachment")
			case a.Node.Kind != DISubprogram:
				warn("function !dbg attachment must be a subprogram")
			case !a.Node.Distinct:
				warn("function definition may only have a distinct !dbg attachment")
			default:
				v.own(a.Node, f, warn)
			}
		case "prof":
			if prof++; prof > 1 {
				fail("function must have a single !prof attachment")
				return
			}
		case "kcfi_type":
			if kcfi++; kcfi > 1 {
				fail("function must have a single !kcfi_type attachment")
				return
			}
		}
		v.node(a.Node)
	}
}

// own records the function of a subprogram. It is an error if another function has it.
func (v *verifier) own(n *Node, f *Function, warn func(string)) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.owner == nil {
		v.owner = map[*Node]*Function{}
	}
	if o := v.owner[n]; o != nil && o != f {
		warn("DISubprogram attached to more than one function")
		return
	}
	v.owner[n] = f
}

// basicBlock checks a block and its instructions.
func (v *verifier) basicBlock(b *Block) {
	v.phis(b)
	inPhis := true
	for n, i := range b.Instrs {
		if i.Op == OpPhi && !inPhis {
			v.fail(i, "PHI nodes not grouped at top of basic block!")
			continue
		}
		inPhis = inPhis && i.Op == OpPhi
		if i.Op.IsTerminator() && n < len(b.Instrs)-1 {
			v.fail(i, "Terminator found in the middle of a basic block!")
			continue
		}
		for _, r := range i.Records {
			v.record(i, r)
		}
		v.instr(i)
	}
}

// phis checks that each phi has one value for each predecessor.
func (v *verifier) phis(b *Block) {
	if b.Instrs[0].Op != OpPhi {
		return
	}
	want := map[*Block]int{}
	edges := 0
	for _, p := range v.preds(b) {
		want[p]++
		edges++
	}
	for _, i := range b.Instrs {
		if i.Op != OpPhi {
			break
		}
		v.phi(i, want, edges)
	}
}

func (v *verifier) phi(i *Instruction, want map[*Block]int, edges int) {
	if len(i.Operands)/2 != edges {
		v.fail(i, "PHINode should have one entry for each predecessor of its parent basic block!")
		return
	}
	got := make(map[*Block]Value, len(i.Operands)/2)
	count := make(map[*Block]int, len(i.Operands)/2)
	for n := 0; n+1 < len(i.Operands); n += 2 {
		x, b := i.Operands[n], i.Operands[n+1].(*Block)
		if old, ok := got[b]; ok && !sameValue(old, x) {
			v.fail(i, "PHI node has multiple entries for the same basic block with different incoming values!")
			return
		}
		got[b] = x
		count[b]++
	}
	for b, n := range count {
		if want[b] != n {
			v.fail(i, "PHI node entries do not match predecessors!")
			return
		}
	}
}

// sameValue reports whether two values are the same, or equal constants.
func sameValue(a, b Value) bool {
	if a == b {
		return true
	}
	x, ok := a.(Constant)
	y, ok2 := b.(Constant)
	return ok && ok2 && equalConst(x, y, 0)
}

// equalConst reports whether two constants are equal, including all of their parts.
func equalConst(a, b Constant, depth int) bool {
	if sameConst(a, b) {
		return true
	}
	if a.Type() != b.Type() || depth > maxTypeDepth {
		return false
	}
	all := func(x, y []Constant) bool {
		if len(x) != len(y) {
			return false
		}
		for i := range x {
			if !equalConst(x[i], y[i], depth+1) {
				return false
			}
		}
		return true
	}
	switch a := a.(type) {
	case *Aggregate:
		b, ok := b.(*Aggregate)
		return ok && all(a.Elems, b.Elems)
	case *Splat:
		b, ok := b.(*Splat)
		return ok && equalConst(a.Elem, b.Elem, depth+1)
	case *Expr:
		b, ok := b.(*Expr)
		return ok && a.Op == b.Op && a.Flags == b.Flags && a.Pred == b.Pred && a.Elem == b.Elem && all(a.Operands, b.Operands)
	case *BlockAddress:
		b, ok := b.(*BlockAddress)
		return ok && a.Func == b.Func && a.Block == b.Block
	case *DSOLocalEquivalent:
		b, ok := b.(*DSOLocalEquivalent)
		return ok && a.Global == b.Global
	case *NoCFI:
		b, ok := b.(*NoCFI)
		return ok && a.Global == b.Global
	}
	return false
}

// preds returns the predecessors of a block, one for each edge, including unreachable ones.
func (v *verifier) preds(b *Block) []*Block {
	return v.cfg.edgesInto(v.f, b)
}
