package llvmir

import (
	"slices"
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
)

// upgrade upgrades older IR as LLVM 22 does. Intrinsics get their present names, types and
// attributes. Calls of debug intrinsics become debug records. Debug info of another version is
// dropped. hasDebug reports that functions or variables have debug info.
func (r *reader) upgrade(hasDebug bool) *syntaxError {
	m := r.m
	u := &upgrader{m: m, place: r.offset, changed: map[*Function]func(*Instruction) bool{}, same: map[*Function]*Function{},
		drop: map[*Function]bool{}, moved: map[*Function]bool{}, live: map[*Function]bool{}, scattered: map[*Function]bool{}, lifetimes: map[*Function]*Function{},
		hasDebug: hasDebug || slices.ContainsFunc(m.Named, isDebugList)}
	u.functions()
	r.upgraded = len(u.changed)+len(u.same)+len(u.drop)+len(u.moved) > 0
	if len(u.changed) > 0 || len(u.same) > 0 {
		u.calls()
	}
	if u.err != nil {
		return u.err
	}
	u.rearrange()
	m.upgradeFlags()
	if v := m.debugInfoVersion(); v != 3 && u.hasDebug && m.StripDebugInfo() {
		r.warn(diag.Warningf(diag.Place{}, "ignoring debug info with an invalid version (%d) in %s", v, r.file.Name()))
	}
	return nil
}

// upgrader rewrites the calls of functions that have changed.
type upgrader struct {
	m         *Module
	place     func(source.Pos) int                  // maps a position to the offset in the text
	changed   map[*Function]func(*Instruction) bool // rewrites a call; returns whether to remove it
	same      map[*Function]*Function               // functions merged into another
	drop      map[*Function]bool
	scattered map[*Function]bool      // the alignment is that of an element
	live      map[*Function]bool      // lifetime markers that still have calls
	lifetimes map[*Function]*Function // lifetime markers with a size, and their replacements without one
	moved     map[*Function]bool      // functions that LLVM creates anew, at the end
	records   []*DebugRecord
	hasDebug  bool // there is debug info, or calls that become debug info
	err       *syntaxError
}

// fail records the first instruction that cannot be upgraded.
func (u *upgrader) fail(i *Instruction, msg string) {
	if u.err == nil {
		u.err = &syntaxError{pos: u.place(i.Pos), msg: msg}
	}
}

// oldNames has intrinsics that were only renamed.
var oldNames = map[string]string{
	"llvm.experimental.vector.insert":        "llvm.vector.insert",
	"llvm.experimental.vector.extract":       "llvm.vector.extract",
	"llvm.experimental.vector.reverse":       "llvm.vector.reverse",
	"llvm.experimental.vector.interleave2":   "llvm.vector.interleave2",
	"llvm.experimental.vector.deinterleave2": "llvm.vector.deinterleave2",
	"llvm.experimental.stepvector":           "llvm.stepvector",
	"llvm.flt.rounds":                        "llvm.get.rounding",
}

// grown has intrinsics that gained parameters, with their present number. The new arguments are
// false.
var grown = map[string]int{"llvm.ctlz": 2, "llvm.cttz": 2, "llvm.objectsize": 4}

// grow adds the missing parameters to an intrinsic, and arguments to its calls.
func (u *upgrader) grow(f *Function, want int) {
	sig, i1 := f.ValueType, u.m.Types.Int(1)
	missing := want - len(sig.elems)
	if missing <= 0 {
		return
	}
	params := append([]*Type(nil), sig.elems...)
	for range missing {
		params = append(params, i1)
	}
	f.ValueType = u.m.Types.Func(sig.elem, params, sig.varargs)
	f.Args = newArgs(f, f.ValueType)
	u.moved[f] = true
	u.changed[f] = func(i *Instruction) bool {
		if i.Op != OpCall || len(i.Args()) != want-missing {
			return false
		}
		n := want - missing
		ops := append([]Value(nil), i.Operands[:n]...)
		for range missing {
			ops = append(ops, NewInt(i1, 0))
		}
		i.Operands = append(ops, i.Operands[n:]...)
		if d := i.Details; d != nil {
			for b := range d.Bundles {
				d.Bundles[b].Start += missing
				d.Bundles[b].End += missing
			}
		}
		return false
	}
}

func init() {
	for _, op := range []string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin", "fmax", "fmin", "v2.fadd", "v2.fmul"} {
		oldNames["llvm.experimental.vector.reduce."+op] = "llvm.vector.reduce." + strings.TrimPrefix(op, "v2.")
	}
}

// functions upgrades the declarations of intrinsics.
func (u *upgrader) functions() {
	for _, f := range u.m.Functions {
		if !f.IsIntrinsic() || !f.IsDeclaration() {
			continue
		}
		if isDebugIntrinsic(f) {
			u.hasDebug = true
			u.changed[f] = u.debugCall
			u.drop[f] = true
			continue
		}
		name := f.Name
		for old, now := range oldNames {
			if name == old || strings.HasPrefix(name, old+".") {
				name = now + name[len(old):]
			}
		}
		in, ok := LookupIntrinsic(name)
		if !ok {
			continue
		}
		u.reshape(f, in)
		if how := in.match(u.m.Types, f.ValueType); how == sigMatches || how == sigTableError {
			f.Attrs = in.Attrs(u.m, f.ValueType)
		}
		u.rename(f, in.FuncName(f.ValueType))
	}
}

// rename renames a function. If the name is taken, calls go to the function that has it.
func (u *upgrader) rename(f *Function, name string) {
	if name == f.Name {
		return
	}
	delete(u.m.symbols, f.Name)
	if old, ok := u.m.symbols[name].(*Function); ok {
		u.same[f] = old
		u.drop[f] = true
		return
	}
	f.Name = name
	u.m.symbols[name] = f
	u.moved[f] = true
}

// reshape changes the type of an intrinsic to its present parameters.
func (u *upgrader) reshape(f *Function, in Intrinsic) {
	if n := grown[in.Name]; n > 0 {
		u.grow(f, n)
		return
	}
	sig := f.ValueType
	drop := -1
	switch in.Name {
	case "llvm.lifetime.start", "llvm.lifetime.end":
		if len(sig.elems) == 2 {
			drop = 0
			u.changed[f] = u.lifetimeCall
			u.lifetimes[f] = u.residue(in, sig)
		}
	case "llvm.masked.load", "llvm.masked.gather":
		if len(sig.elems) == 4 {
			drop = 1
			u.scattered[f] = in.Name == "llvm.masked.gather"
			u.changed[f] = u.alignArg(0, 1)
		}
	case "llvm.masked.store", "llvm.masked.scatter":
		if len(sig.elems) == 4 {
			drop = 2
			u.scattered[f] = in.Name == "llvm.masked.scatter"
			u.changed[f] = u.alignArg(1, 2)
		}
	}
	if in.Name == "llvm.coro.end" && len(sig.elems) == 2 {
		u.coroEnd(f)
	}
	if drop < 0 {
		return
	}
	params := append(append([]*Type(nil), sig.elems[:drop]...), sig.elems[drop+1:]...)
	f.ValueType = u.m.Types.Func(sig.elem, params, sig.varargs)
	f.Args = newArgs(f, f.ValueType)
	u.moved[f] = true
}

// coroEnd upgrades the marker of the end of a coroutine: it adds a token argument and removes the
// result.
func (u *upgrader) coroEnd(f *Function) {
	ts := u.m.Types
	token := ts.Simple(TokenType)
	f.ValueType = ts.Func(ts.Void(), append(append([]*Type(nil), f.ValueType.elems...), token), false)
	f.Args = newArgs(f, f.ValueType)
	u.moved[f] = true
	u.changed[f] = func(i *Instruction) bool {
		if i.Op != OpCall || len(i.Args()) != 2 {
			return false
		}
		if i.Name != "" {
			u.fail(i, "Instruction has a name, but provides a void value!")
		}
		i.Operands = []Value{i.Operands[0], i.Operands[1], NewZero(token), f}
		i.Details, i.Elem, i.typ = nil, f.ValueType, ts.Void()
		return false
	}
}

// residue returns the declaration that LLVM leaves behind for a lifetime marker with a size. Its
// only parameter is the size.
func (u *upgrader) residue(in Intrinsic, sig *Type) *Function {
	sig = u.m.Types.Func(sig.elem, sig.elems[:1], false)
	f := &Function{GlobalBase: u.m.base(in.FuncName(sig), sig, 0)}
	f.Args = newArgs(f, sig)
	return f
}

// calls rewrites the calls of changed functions.
func (u *upgrader) calls() {
	for _, f := range u.m.Functions {
		for _, b := range f.Blocks {
			u.block(b)
		}
	}
}

func (u *upgrader) block(b *Block) {
	kept := b.Instrs[:0]
	for _, i := range b.Instrs {
		gone := false
		if i.Op.IsCall() {
			if f, ok := i.Callee().(*Function); ok {
				if change := u.changed[f]; change != nil {
					gone = change(i)
				}
				if s := u.same[f]; s != nil {
					i.Operands[len(i.Operands)-1] = s
					f = s
				}
				if f.IsIntrinsic() && !gone && i.Elem != f.ValueType && len(i.Elem.elems) != len(f.ValueType.elems) {
					i.Elem = f.ValueType
				}
			}
		}
		if gone {
			u.records = append(u.records, i.Records...)
			if r := debugRecordOf(i); r != nil {
				u.records = append(u.records, r)
			}
			continue
		}
		if len(u.records) > 0 {
			i.Records = append(u.records[:len(u.records):len(u.records)], i.Records...)
			u.records = nil
		}
		kept = append(kept, i)
	}
	clear(b.Instrs[len(kept):])
	b.Instrs = kept
	b.Trailing = append(u.records, b.Trailing...)
	u.records = nil
}

func (u *upgrader) debugCall(*Instruction) bool { return true }

// debugRecordOf turns a call of a debug intrinsic into a record. It returns nil for other calls.
func debugRecordOf(i *Instruction) *DebugRecord {
	f, ok := i.Callee().(*Function)
	if !ok {
		return nil
	}
	args := i.Args()
	md := func(n int) Metadata {
		if n < len(args) {
			if v, ok := args[n].(*MetadataValue); ok {
				return v.Metadata
			}
		}
		return nil
	}
	node := func(n int) *Node { r, _ := md(n).(*Node); return r }
	r := &DebugRecord{Pos: i.Pos}
	for _, a := range i.Metadata {
		if a.Kind.id == 0 {
			r.DebugLoc = a.Node
		}
	}
	switch f.Name {
	case "llvm.dbg.label":
		r.Kind, r.Variable = DbgLabel, node(0)
		return r
	case "llvm.dbg.declare":
		r.Kind = DbgDeclare
	case "llvm.dbg.value":
		if len(args) == 4 { // with an offset, which must be 0
			args = append(args[:1:1], args[2:]...)
		}
	case "llvm.dbg.addr":
		r.Location, r.Variable = md(0), node(1)
		if e := node(2); e != nil {
			r.Expr = NewDIExpression(append(append([]int64(nil), e.ints...), opDeref)...)
		}
		return r
	case "llvm.dbg.assign":
		r.Kind = DbgAssign
		r.AssignID, r.Address, r.AddressExpr = node(3), md(4), node(5)
	default:
		return nil
	}
	r.Location, r.Variable, r.Expr = md(0), node(1), node(2)
	return r
}

// lifetimeCall removes the size from a lifetime marker. It returns true for a marker of anything
// but an alloca, which is then removed.
func (u *upgrader) lifetimeCall(i *Instruction) bool {
	if len(i.Args()) != 2 {
		return false
	}
	p := i.Operands[1]
	for {
		c, ok := p.(*Instruction)
		if !ok || c.Op == OpAlloca {
			break
		}
		zero := c.Op == OpBitCast || c.Op == OpAddrSpaceCast
		if c.Op == OpGetElementPtr {
			zero = true
			for _, x := range c.Operands[1:] {
				k, isConst := x.(Constant)
				zero = zero && isConst && isZero(k)
			}
		}
		if !zero {
			break
		}
		p = c.Operands[0]
	}
	if a, ok := p.(*Instruction); !ok || a.Op != OpAlloca {
		return true
	}
	f := i.Callee().(*Function)
	u.live[f] = true
	i.Operands = append([]Value{p}, i.Operands[2:]...)
	// LLVM creates the call anew and keeps only its location.
	i.Details, i.Tail, i.typ, i.Name = nil, NoTailMark, u.m.Types.Void(), ""
	var dbg []Attachment
	for _, a := range i.Metadata {
		if a.Kind.id == 0 {
			dbg = append(dbg, a)
		}
	}
	i.Metadata = dbg
	return false
}

// alignArg returns a function that turns argument n, an alignment, into an attribute of argument
// ptr.
func (u *upgrader) alignArg(ptr, n int) func(*Instruction) bool {
	return func(i *Instruction) bool {
		if len(i.Args()) != 4 {
			return false
		}
		align := uint64(0)
		a, ok := i.Operands[n].(*Int)
		if ok {
			align, ok = a.Value.Uint64()
		}
		if !ok || align&(align-1) != 0 || align > 1<<32 {
			u.fail(i, "Invalid alignment argument")
			return false
		}
		if align == 0 {
			if !u.scattered[i.Callee().(*Function)] {
				u.fail(i, "Invalid zero alignment argument")
				return false
			}
			t := i.Elem.elem
			if t.kind == VoidType {
				t = i.Elem.elems[0]
			}
			align = u.m.Layout().ABIAlign(t.Scalar())
		}
		// LLVM creates the call anew, without attributes and bundles.
		args := i.Args()
		i.Operands = append(append(append([]Value(nil), args[:n]...), args[n+1:]...), i.Callee())
		sets := make([]*AttrSet, 3)
		sets[ptr] = u.m.Sets.Set(Attr{Kind: AttrAlignment, Int: align})
		i.Details = &Details{Attrs: AttrList{Params: sets}}
		return false
	}
}

// rearrange removes functions without references, and moves the functions created anew to the end.
func (u *upgrader) rearrange() {
	if len(u.drop)+len(u.moved) == 0 {
		return
	}
	var kept, moved []*Function
	for _, f := range u.m.Functions {
		switch {
		case u.drop[f]:
			if u.m.symbols[f.Name] == Global(f) {
				delete(u.m.symbols, f.Name)
			}
		case u.lifetimes[f] != nil:
			moved = append(moved, u.lifetimes[f])
			if u.live[f] {
				moved = append(moved, f)
			} else {
				delete(u.m.symbols, f.Name)
			}
		case u.moved[f]:
			moved = append(moved, f)
		default:
			kept = append(kept, f)
		}
	}
	u.m.Functions = append(kept, moved...)
}

// flag returns the node of a module flag: behaviour, name, value.
func (m *Module) flag(name string) *Node {
	for _, nm := range m.Named {
		if nm.Name != "llvm.module.flags" {
			continue
		}
		for _, n := range nm.Nodes {
			if len(n.ops) == 3 {
				if s, ok := n.ops[1].(*MDString); ok && s.Value == name {
					return n
				}
			}
		}
	}
	return nil
}

func intOf(md Metadata) (int64, bool) {
	if v, ok := md.(*ValueMetadata); ok {
		if c, ok := v.Value.(*Int); ok {
			return c.Value.Int64()
		}
	}
	return 0, false
}

// debugInfoVersion returns the version of debug info, 0 if absent.
func (m *Module) debugInfoVersion() int64 {
	if n := m.flag("Debug Info Version"); n != nil {
		v, _ := intOf(n.ops[2])
		return v
	}
	return 0
}

// upgradeFlags updates module flags whose meaning has changed.
func (m *Module) upgradeFlags() {
	behaviour := func(name string, old, now int64) {
		if n := m.flag(name); n != nil {
			if b, ok := intOf(n.ops[0]); ok && b == old {
				c := *n
				c.ops = append([]Metadata{&ValueMetadata{NewInt(m.Types.Int(32), now)}}, n.ops[1:]...)
				m.replaceFlag(n, &c)
			}
		}
	}
	for _, n := range []string{"PIC Level", "PIE Level"} {
		behaviour(n, 1, 7)
	}
	behaviour("PIC Level", 7, 8)
	for _, n := range []string{"branch-target-enforcement", "sign-return-address", "sign-return-address-all", "sign-return-address-with-bkey"} {
		behaviour(n, 1, 8)
	}
}

func (m *Module) replaceFlag(old, now *Node) {
	for _, nm := range m.Named {
		if nm.Name == "llvm.module.flags" {
			for i, n := range nm.Nodes {
				if n == old {
					nm.Nodes[i] = now
				}
			}
		}
	}
}

// StripDebugInfo drops all debug info: records, locations and other attachments, named metadata. It
// reports whether there was any. LLVM does this when it reads a module whose debug info is broken
// or of another version than its own.
func (m *Module) StripDebugInfo() (changed bool) {
	named := m.Named[:0]
	for _, nm := range m.Named {
		if isDebugList(nm) {
			changed = true
		} else {
			named = append(named, nm)
		}
	}
	m.Named = named
	strip := func(list []Attachment) []Attachment {
		for i := range list {
			if list[i].Kind.isDebug() {
				changed = true
				out := append([]Attachment(nil), list[:i]...)
				for _, a := range list[i+1:] {
					if !a.Kind.isDebug() {
						out = append(out, a)
					}
				}
				return out
			}
		}
		return list
	}
	for _, g := range m.Vars {
		g.Metadata = strip(g.Metadata)
	}
	loops := map[*Node]*Node{}
	for _, f := range m.Functions {
		f.Metadata = strip(f.Metadata)
		for _, b := range f.Blocks {
			changed = changed || len(b.Trailing) > 0
			b.Trailing = nil
			for _, i := range b.Instrs {
				changed = changed || len(i.Records) > 0
				i.Records = nil
				i.Metadata = strip(i.Metadata)
				for k := range i.Metadata {
					if i.Metadata[k].Kind.Name == "llvm.loop" {
						i.Metadata[k].Node = stripLoop(i.Metadata[k].Node, loops)
					}
				}
			}
		}
	}
	return changed
}

// isDebugList reports whether named metadata is debug info.
func isDebugList(nm *NamedMetadata) bool {
	return strings.HasPrefix(nm.Name, "llvm.dbg.") || nm.Name == "llvm.gcov"
}

// stripLoop returns loop metadata without source locations.
func stripLoop(n *Node, done map[*Node]*Node) *Node {
	if s := done[n]; s != nil {
		return s
	}
	has := false
	for _, o := range n.ops {
		c, ok := o.(*Node)
		has = has || ok && c.Kind == DILocation
	}
	if !has {
		done[n] = n
		return n
	}
	c := &Node{Kind: Tuple, Distinct: n.Distinct, defined: true, id: -1}
	for i, o := range n.ops {
		if l, ok := o.(*Node); ok && l.Kind == DILocation {
			continue
		}
		if i == 0 && o == Metadata(n) {
			o = c
		}
		c.ops = append(c.ops, o)
	}
	done[n] = c
	return c
}

// isScalarTBAA reports whether an access tag is just the type, as before LLVM 3.4.
func isScalarTBAA(n *Node) bool {
	return n.Kind == Tuple && len(n.ops) > 0 && (len(n.ops) < 3 || !isTuple(n.ops[0]) || n.ops[0] == nil)
}

// upgradeTBAA upgrades access tags that name just a scalar type, as before LLVM 3.4. They become
// tags of an access to that type at offset 0.
func (m *Module) upgradeTBAA(used []*Node) {
	now := map[*Node]*Node{}
	for _, n := range used {
		if !isScalarTBAA(n) {
			continue
		}
		zero := &ValueMetadata{NewInt(m.Types.Int(64), 0)}
		c := &Node{Kind: Tuple, defined: true, id: -1, ops: []Metadata{n, n, zero}}
		if len(n.ops) == 3 {
			scalar := &Node{Kind: Tuple, defined: true, id: -1, ops: n.ops[:2]}
			c.ops = []Metadata{scalar, scalar, zero, n.ops[2]}
		}
		now[n] = c
	}
	if len(now) == 0 {
		return
	}
	for _, f := range m.Functions {
		for _, b := range f.Blocks {
			for _, i := range b.Instrs {
				for k := range i.Metadata {
					if a := &i.Metadata[k]; a.Kind.Name == "tbaa" && now[a.Node] != nil {
						a.Node = now[a.Node]
					}
				}
			}
		}
	}
}
