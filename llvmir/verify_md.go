package llvmir

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/num"
)

// attachment checks an attachment of an instruction.
func (v *verifier) attachment(i *Instruction, a Attachment) bool {
	n := a.Node
	bad := func(msg string) bool { return v.bad(i, msg) }
	ok := true
	switch a.Kind.Name {
	case "dbg":
		if n.Kind != DILocation {
			v.warn(i, "invalid !dbg metadata attachment")
			return true
		}
	case "fpmath":
		ok = v.fpMath(i, n)
	case "range":
		if i.Op != OpLoad && i.Op != OpCall && i.Op != OpInvoke {
			return bad("Ranges are only for loads, calls and invokes!")
		}
		ok = v.rangeNode(n, i.typ, rangeRange, func(msg string) { v.fail(i, msg) })
	case "noalias.addrspace":
		switch i.Op {
		case OpLoad, OpStore, OpAtomicRMW, OpCmpXchg, OpCall:
		default:
			return bad("noalias.addrspace are only for memory operations!")
		}
		ok = v.rangeNode(n, v.m.Types.Int(32), rangeAddrSpace, func(msg string) { v.fail(i, msg) })
	case "invariant.group":
		if i.Op != OpLoad && i.Op != OpStore {
			return bad("invariant.group metadata is only for loads and stores")
		}
	case "nofree":
		switch {
		case i.Op != OpIntToPtr:
			return bad("nofree applies only to inttoptr instruction")
		case len(n.ops) != 0:
			return bad("nofree metadata must be empty")
		}
	case "nonnull":
		switch {
		case !i.typ.isPtr():
			return bad("nonnull applies only to pointer types")
		case i.Op != OpLoad:
			return bad("nonnull applies only to load instructions, use attributes for calls or invokes")
		case len(n.ops) != 0:
			return bad("nonnull metadata must be empty")
		}
	case "dereferenceable", "dereferenceable_or_null":
		ok = v.dereferenceable(i, n)
	case "align":
		ok = v.alignNode(i, n)
	case "tbaa":
		ok = v.tbaaTag(i, n)
	case "prof":
		ok = v.prof(i, n)
	case "memprof":
		ok = v.memProf(i, n)
	case "callsite":
		if !i.Op.IsCall() {
			return bad("!callsite metadata should only exist on calls")
		}
		ok = v.callStack(i, n)
	case "annotation":
		ok = v.annotation(i, n)
	case "mmra":
		ok = v.mmra(i, n)
	case "alias.scope", "noalias":
		ok = v.scopeList(n)
	case "llvm.access.group":
		ok = v.accessGroup(n)
	case "nofpclass":
	case "DIAssignID":
		if i.Op != OpAlloca && i.Op != OpStore && i.Op != OpCall {
			v.warn(i, "!DIAssignID attached to unexpected instruction kind")
		}
	}
	if ok {
		v.node(n)
	}
	return ok
}

func (v *verifier) fpMath(i *Instruction, n *Node) bool {
	if !isFPMath(i.typ) || i.typ.isAggregate() {
		return v.bad(i, "fpmath requires a floating point result!")
	}
	if len(n.ops) != 1 {
		return v.bad(i, "fpmath takes one operand!")
	}
	c, _ := constOf(n.ops[0])
	f, ok := c.(*Float)
	if !ok {
		return v.bad(i, "invalid fpmath accuracy!")
	}
	if f.typ.kind != FloatType {
		return v.bad(i, "fpmath accuracy must have float type")
	}
	lo, _ := f.Value.Bits()
	if exp := lo >> 23 & 0xff; exp == 0xff || lo&0x7fffffff == 0 || lo>>31 != 0 {
		return v.bad(i, "fpmath accuracy not a positive number!")
	}
	return true
}

// rangeKind is the purpose of a list of ranges.
type rangeKind uint8

const (
	rangeRange rangeKind = iota
	rangeAbsolute
	rangeAddrSpace
)

// rangeNode checks a list of pairs of numbers.
func (v *verifier) rangeNode(n *Node, t *Type, kind rangeKind, fail func(string)) bool {
	bad := func(msg string) bool { fail(msg); return false }
	if len(n.ops)%2 != 0 {
		return bad("Unfinished range!")
	}
	if len(n.ops) < 2 {
		return bad("It should have at least one range!")
	}
	var first, last Range
	for k := 0; k < len(n.ops); k += 2 {
		lo, ok := constIntOf(n.ops[k])
		if !ok {
			return bad("The lower limit must be an integer!")
		}
		hi, ok := constIntOf(n.ops[k+1])
		if !ok {
			return bad("The upper limit must be an integer!")
		}
		if hi.typ != lo.typ {
			return bad("Range pair types must match!")
		}
		if kind == rangeAddrSpace {
			if !hi.typ.isIntBits(32) {
				return bad("noalias.addrspace type must be i32!")
			}
		} else if hi.typ != t.Scalar() {
			return bad("Range types must match instruction type!")
		}
		r := Range{lo.Value, hi.Value}
		if full := r.Lo == r.Hi; full && !(kind == rangeAbsolute && r.Lo.IsAllOnes()) {
			if r.Lo.IsAllOnes() || r.Lo.IsZero() {
				return bad("Range must not be empty!")
			}
			return bad("The upper and lower limits cannot be the same value")
		}
		if k == 0 {
			first = r
		} else if !v.rangesFollow(last, r, bad) {
			return false
		}
		last = r
	}
	if len(n.ops) > 4 {
		return v.rangesFollow(last, first, func(msg string) bool {
			if msg == "Intervals are not in order" {
				return true
			}
			return bad(msg)
		}) || len(v.found) == 0
	}
	return true
}

func (v *verifier) rangesFollow(a, b Range, bad func(string) bool) bool {
	in := func(r Range, x num.Int) bool { // whether the half-open range, which may wrap, contains x
		if r.Lo.CmpUnsigned(r.Hi) < 0 {
			return r.Lo.CmpUnsigned(x) <= 0 && x.CmpUnsigned(r.Hi) < 0
		}
		return r.Lo.CmpUnsigned(x) <= 0 || x.CmpUnsigned(r.Hi) < 0
	}
	if in(a, b.Lo) || in(b, a.Lo) {
		return bad("Intervals are overlapping")
	}
	if b.Lo.CmpSigned(a.Lo) <= 0 {
		return bad("Intervals are not in order")
	}
	if a.Hi == b.Lo || b.Hi == a.Lo {
		return bad("Intervals are contiguous")
	}
	return true
}

func (v *verifier) dereferenceable(i *Instruction, n *Node) bool {
	if !i.typ.isPtr() {
		return v.bad(i, "dereferenceable, dereferenceable_or_null apply only to pointer types")
	}
	if i.Op != OpLoad && i.Op != OpIntToPtr {
		return v.bad(i, "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes")
	}
	if len(n.ops) != 1 {
		return v.bad(i, "dereferenceable, dereferenceable_or_null take one operand!")
	}
	if c, ok := constIntOf(n.ops[0]); !ok || !c.typ.isIntBits(64) {
		return v.bad(i, "dereferenceable, dereferenceable_or_null metadata value must be an i64!")
	}
	return true
}

func (v *verifier) alignNode(i *Instruction, n *Node) bool {
	if !i.typ.isPtr() {
		return v.bad(i, "align applies only to pointer types")
	}
	if i.Op != OpLoad {
		return v.bad(i, "align applies only to load instructions, use attributes for calls or invokes")
	}
	if len(n.ops) != 1 {
		return v.bad(i, "align takes one operand!")
	}
	c, ok := constIntOf(n.ops[0])
	if !ok || !c.typ.isIntBits(64) {
		return v.bad(i, "align metadata value must be an i64!")
	}
	a, _ := c.Value.Uint64()
	if !isPow2(a) {
		return v.bad(i, "align metadata value must be a power of 2!")
	}
	if a > maxAlign {
		return v.bad(i, "alignment is larger that implementation defined limit")
	}
	return true
}

// branches returns the number of branch weights that an instruction has, 0 if none.
func (i *Instruction) branches() int {
	switch i.Op {
	case OpBr, OpSwitch, OpIndirectBr, OpCallBr:
		return len(i.Succs())
	case OpCall:
		return 1
	case OpSelect:
		return 2
	}
	return 0
}

func (v *verifier) prof(i *Instruction, n *Node) bool {
	if len(n.ops) < 1 {
		return v.bad(i, "!prof annotations should have at least 1 operand")
	}
	if n.ops[0] == nil {
		return v.bad(i, "first operand should not be null")
	}
	name, ok := n.ops[0].(*MDString)
	if !ok {
		return v.bad(i, "expected string with name of the !prof annotation")
	}
	if name.Value == "unknown" {
		return v.unknownProf(i, n)
	}
	if len(n.ops) < 2 {
		return v.bad(i, "!prof annotations should have no less than 2 operands")
	}
	switch name.Value {
	case "branch_weights":
		return v.branchWeights(i, n)
	case "VP":
		return v.valueProfile(i, n)
	}
	return v.bad(i, "expected either branch_weights or VP profile name")
}

// unknownProf checks the mark of a pass that lost the branch weights.
func (v *verifier) unknownProf(i *Instruction, n *Node) bool {
	if len(n.ops) != 2 {
		return v.bad(i, "'unknown' !prof should have a single additional operand")
	}
	pass, ok := n.ops[1].(*MDString)
	switch {
	case !ok:
		return v.bad(i, "'unknown' !prof should have an additional operand of type string")
	case pass.Value == "":
		return v.bad(i, "the 'unknown' !prof operand should not be an empty string")
	case i.branches() == 0 && i.Op != OpInvoke:
		return v.bad(i, "'unknown' !prof should only appear on instructions on which 'branch_weights' would")
	}
	return true
}

func (v *verifier) branchWeights(i *Instruction, n *Node) bool {
	first := 1
	if s, ok := n.ops[1].(*MDString); ok && s.Value == "expected" {
		first = 2
	}
	weights := len(n.ops) - first
	if i.Op == OpInvoke {
		if weights != 1 && weights != 2 {
			return v.bad(i, "Wrong number of InvokeInst branch_weights operands")
		}
	} else {
		want := i.branches()
		if want == 0 {
			return v.bad(i, "!prof branch_weights are not allowed for this instruction")
		}
		if weights != want {
			return v.bad(i, "Wrong number of operands")
		}
	}
	for _, w := range n.ops[first:] {
		if w == nil {
			return v.bad(i, "second operand should not be null")
		}
		if _, ok := constIntOf(w); !ok {
			return v.bad(i, "!prof brunch_weights operand is not a const int")
		}
	}
	return true
}

func (v *verifier) valueProfile(i *Instruction, n *Node) bool {
	kind, ok := constIntOf(n.ops[1])
	if !ok {
		return v.bad(i, "VP !prof missing kind argument")
	}
	k, small := kind.Value.Uint64()
	if !small || k > 2 {
		return v.bad(i, "Invalid VP !prof kind")
	}
	if len(n.ops)%2 != 1 {
		return v.bad(i, "VP !prof should have an even number of arguments after 'VP'")
	}
	if k <= 1 && !i.Op.IsCall() {
		return v.bad(i, "VP !prof indirect call or memop size expected to be applied to CallBase instructions only")
	}
	return true
}

func (v *verifier) callStack(i *Instruction, n *Node) bool {
	if len(n.ops) < 1 {
		return v.bad(i, "call stack metadata should have at least 1 operand")
	}
	for _, o := range n.ops {
		if _, ok := constIntOf(o); !ok {
			return v.bad(i, "call stack metadata operand should be constant integer")
		}
	}
	return true
}

func (v *verifier) memProf(i *Instruction, n *Node) bool {
	if !i.Op.IsCall() {
		return v.bad(i, "!memprof metadata should only exist on calls")
	}
	if len(n.ops) < 1 {
		return v.bad(i, "!memprof annotations should have at least 1 metadata operand (MemInfoBlock)")
	}
	for _, o := range n.ops {
		block, ok := o.(*Node)
		if !ok || len(block.ops) < 2 {
			return v.bad(i, "Each !memprof MemInfoBlock should have at least 2 operands")
		}
		stack, ok := block.ops[0].(*Node)
		if !ok {
			return v.bad(i, "!memprof MemInfoBlock first operand should not be null")
		}
		if !v.callStack(i, stack) {
			return false
		}
		if _, ok := block.ops[1].(*MDString); !ok {
			return v.bad(i, "!memprof MemInfoBlock second operand should be an MDString")
		}
		for _, x := range block.ops[2:] {
			pair, ok := x.(*Node)
			if ok && len(pair.ops) == 2 {
				_, a := constIntOf(pair.ops[0])
				_, b := constIntOf(pair.ops[1])
				ok = a && b
			}
			if !ok {
				return v.bad(i, "Not all !memprof MemInfoBlock operands 2 to N are MDNode")
			}
		}
	}
	return true
}

func (v *verifier) annotation(i *Instruction, n *Node) bool {
	if n.Kind != Tuple {
		return v.bad(i, "annotation must be a tuple")
	}
	if len(n.ops) < 1 {
		return v.bad(i, "annotation must have at least one operand")
	}
	for _, o := range n.ops {
		switch o := o.(type) {
		case *MDString:
			continue
		case *Node:
			if o.Kind == Tuple {
				for _, s := range o.ops {
					if _, ok := s.(*MDString); !ok {
						return v.bad(i, "operands must be a string or a tuple of strings")
					}
				}
				continue
			}
		}
		return v.bad(i, "operands must be a string or a tuple of strings")
	}
	return true
}

func (v *verifier) mmra(i *Instruction, n *Node) bool {
	switch i.Op {
	case OpLoad, OpStore, OpFence, OpAtomicRMW, OpCmpXchg, OpCall, OpInvoke:
	default:
		return v.bad(i, "!mmra metadata attached to unexpected instruction kind")
	}
	tag := func(n *Node) bool {
		if n.Kind != Tuple || len(n.ops) != 2 {
			return false
		}
		_, a := n.ops[0].(*MDString)
		_, b := n.ops[1].(*MDString)
		return a && b
	}
	if tag(n) {
		return true
	}
	if n.Kind != Tuple {
		return v.bad(i, "!mmra expected to be a metadata tuple")
	}
	for _, o := range n.ops {
		if c, ok := o.(*Node); !ok || !tag(c) {
			return v.bad(i, "!mmra metadata tuple operand is not an MMRA tag")
		}
	}
	return true
}

// scopeList checks a list of alias scopes.
func (v *verifier) scopeList(n *Node) bool {
	if n.Kind != Tuple {
		v.failNode(n, "scope list must consist of MDNodes")
		return false
	}
	for _, o := range n.ops {
		s, ok := o.(*Node)
		if !ok {
			v.failNode(n, "scope list must consist of MDNodes")
			return false
		}
		if !v.scope(s) {
			return false
		}
	}
	return true
}

func (v *verifier) scope(s *Node) bool {
	bad := func(n *Node, msg string) bool { v.failNode(n, msg); return false }
	label := func(o Metadata, self *Node) bool {
		if _, ok := o.(*MDString); ok {
			return true
		}
		n, ok := o.(*Node)
		return ok && n == self
	}
	if len(s.ops) < 2 || len(s.ops) > 3 {
		return bad(s, "scope must have two or three operands")
	}
	if !label(s.ops[0], s) {
		return bad(s, "first scope operand must be self-referential or string")
	}
	if len(s.ops) == 3 {
		if _, ok := s.ops[2].(*MDString); !ok {
			return bad(s, "third scope operand must be string (if used)")
		}
	}
	d, ok := s.ops[1].(*Node)
	if !ok {
		return bad(s, "second scope operand must be MDNode")
	}
	if len(d.ops) < 1 || len(d.ops) > 2 {
		return bad(d, "domain must have one or two operands")
	}
	if !label(d.ops[0], d) {
		return bad(d, "first domain operand must be self-referential or string")
	}
	if len(d.ops) == 2 {
		if _, ok := d.ops[1].(*MDString); !ok {
			return bad(d, "second domain operand must be string (if used)")
		}
	}
	return true
}

func (v *verifier) accessGroup(n *Node) bool {
	group := func(o Metadata) bool {
		g, ok := o.(*Node)
		return ok && len(g.ops) == 0 && g.Distinct
	}
	for _, o := range n.ops { // no operands: a group, or an empty list of groups
		if _, ok := o.(*Node); !ok {
			v.failNode(n, "Access scope list must consist of MDNodes")
			return false
		}
		if !group(o) {
			v.failNode(n, "Access scope list contains invalid access scope")
			return false
		}
	}
	return true
}

// node checks a metadata node and the nodes it refers to, once for all goroutines.
func (v *verifier) node(n *Node) {
	if n == nil {
		return
	}
	v.mu.Lock()
	seen := v.nodes[n]
	if !seen {
		v.nodes[n] = true
	}
	v.mu.Unlock()
	if seen {
		return
	}
	work := []*Node{n}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		v.oneNode(n)
		v.mu.Lock()
		for _, o := range n.ops {
			if c, ok := o.(*Node); ok && !v.nodes[c] {
				v.nodes[c] = true
				work = append(work, c)
			}
		}
		v.mu.Unlock()
	}
}

func (v *verifier) oneNode(n *Node) {
	for _, o := range n.ops {
		x, ok := o.(*ValueMetadata)
		if !ok {
			continue
		}
		switch c := x.Value.(type) {
		case Constant:
			if f, ok := c.(*Function); ok && f.Module != v.m {
				v.failNode(n, "Referencing function in another module!")
			}
		default:
			v.failNode(n, "Invalid operand for global metadata!")
		}
	}
	v.debugNode(n)
}

// record checks a debug record.
func (v *verifier) record(i *Instruction, r *DebugRecord) {
	warn := func(msg string) { v.report(diag.Warning, i, i.Pos, msg, nil) }
	if r.DebugLoc == nil || r.DebugLoc.Kind != DILocation {
		warn("invalid #dbg record DILocation")
		return
	}
	v.node(r.DebugLoc)
	if r.Kind == DbgLabel {
		if r.Variable == nil || r.Variable.Kind != DILabel {
			warn("invalid #dbg_label intrinsic variable")
		}
		v.node(r.Variable)
		return
	}
	if r.Variable == nil || r.Variable.Kind != DILocalVariable {
		warn("invalid #dbg record variable")
		return
	}
	if r.Expr == nil || r.Expr.Kind != DIExpression {
		warn("invalid #dbg record expression")
		return
	}
	switch l := r.Location.(type) {
	case *ValueMetadata, *ArgList:
	case *Node:
		if l == nil || len(l.ops) != 0 {
			warn("invalid #dbg record address/value")
		}
	default:
		warn("invalid #dbg record address/value")
	}
	if r.Kind == DbgAssign {
		if r.AssignID == nil || r.AssignID.Kind != DIAssignID {
			warn("invalid #dbg_assign DIAssignID")
		}
		if r.AddressExpr == nil || r.AddressExpr.Kind != DIExpression {
			warn("invalid #dbg_assign address expression")
		}
	}
	v.node(r.Variable)
	v.node(r.Expr)
	if a, b := v.subprogramOf(r.Variable), v.subprogramOf(r.DebugLoc); a != nil && b != nil && a != b {
		warn("mismatched subprogram between #dbg record variable and DILocation")
	}
}

// subprogramOf returns the subprogram that contains a local scope, nil if it is not known.
func (v *verifier) subprogramOf(n *Node) *Node {
	var path []*Node
	var found *Node
	for n != nil {
		known, ok := v.subprograms[n]
		if ok {
			found = known
			break
		}
		v.subprograms[n] = nil // should it be in itself, it is in no subprogram
		path = append(path, n)
		switch n.Kind {
		case DISubprogram:
			found, n = n, nil
		case DILexicalBlock, DILexicalBlockFile, DILocation, DILocalVariable, DILabel, DICommonBlock:
			n = n.Node("scope")
		default:
			n = nil
		}
	}
	for _, n := range path {
		v.subprograms[n] = found
	}
	return found
}
