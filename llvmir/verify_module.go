package llvmir

import (
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
)

// module checks everything outside of functions.
func (v *verifier) module() {
	m := v.m
	v.f = nil
	for _, g := range m.Vars {
		v.globalVar(g)
	}
	for _, a := range m.Aliases {
		v.alias(a)
	}
	for _, f := range m.IFuncs {
		v.ifunc(f)
	}
	for _, n := range m.Named {
		v.namedMetadata(n)
	}
	v.comdats()
	v.moduleFlags()
	v.idents("llvm.ident")
	v.idents("llvm.commandline")
	v.compileUnits()
}

// globalValue checks the rules of all globals.
func (v *verifier) globalValue(g Global, declaration bool, align uint64, comdat *Comdat) {
	b := g.Base()
	fail := func(msg string) { v.failGlobal(g, msg) }
	_, isVar := g.(*GlobalVar)
	if declaration && b.Linkage != ExternalLinkage && b.Linkage != ExternalWeakLinkage {
		fail("Global is external, but doesn't have external or weak linkage!")
		return
	}
	if align > maxAlign {
		fail("huge alignment values are unsupported")
		return
	}
	switch {
	case b.Linkage == AppendingLinkage && !isVar:
		fail("Only global variables can have appending linkage!")
	case b.Linkage == AppendingLinkage && b.ValueType.kind != ArrayType:
		fail("Only global arrays can have appending linkage!")
	case (declaration || b.Linkage == AvailableExternallyLinkage) && comdat != nil:
		fail("Declaration may not be in a Comdat!")
	case b.DLLStorage == DLLExport && b.Visibility == HiddenVisibility:
		fail("dllexport GlobalValue must have default or protected visibility")
	case b.DLLStorage == DLLImport && b.Visibility != DefaultVisibility:
		fail("dllimport GlobalValue must have default visibility")
	case b.DLLStorage == DLLImport && b.IsDSOLocal():
		fail("GlobalValue with DLLImport Storage is dso_local!")
	case b.DLLStorage == DLLImport && !(declaration && (b.Linkage == ExternalLinkage || b.Linkage == ExternalWeakLinkage)) && b.Linkage != AvailableExternallyLinkage:
		fail("Global is marked as dllimport, but not external")
	}
}

func (v *verifier) globalVar(g *GlobalVar) {
	fail := func(msg string) { v.failGlobal(g, msg) }
	if g.Align > maxAlign {
		fail("huge alignment values are unsupported")
		return
	}
	if g.Init != nil {
		if g.Init.Type() != g.ValueType {
			fail("Global variable initializer type does not match global variable type!")
			return
		}
		if !g.Init.Type().IsSized() {
			fail("Global variable initializer must be sized")
			return
		}
		if g.Linkage == CommonLinkage {
			switch {
			case !isZero(g.Init):
				fail("'common' global must have a zero initializer!")
				return
			case g.IsConst:
				fail("'common' global may not be marked constant!")
				return
			case g.Comdat != nil:
				fail("'common' global may not be in a Comdat!")
				return
			}
		}
	}
	if !v.specialVar(g) {
		return
	}
	for _, a := range g.Metadata {
		v.globalAttachment(g, a)
	}
	if containsScalable(g.ValueType) {
		fail("Globals cannot contain scalable types")
		return
	}
	if t := badGlobalTarget(g.ValueType); t != nil {
		fail("Global @" + g.Name + " has illegal target extension type")
		return
	}
	if g.Init != nil {
		v.constant(g.Init, fail)
	}
	v.globalValue(g, g.Init == nil, g.Align, g.Comdat)
}

// containsScalable reports whether a type is or contains a scalable vector.
func containsScalable(t *Type) bool {
	return findInMemory(t, func(t *Type) bool {
		if t.kind == TargetExtType {
			t = t.targetLayout()
		}
		return t != nil && t.kind == VectorType && t.scalable
	}) != nil
}

// badGlobalTarget returns a target type within t that a global must not have, or nil.
func badGlobalTarget(t *Type) *Type {
	return findInMemory(t, func(t *Type) bool { return t.kind == TargetExtType && !t.targetCanBeGlobal() })
}

// findInMemory returns the first type that matches, among t and the types that t contains by value,
// or nil.
func findInMemory(t *Type, match func(*Type) bool) *Type {
	s := partSearch{match: match}
	return s.find(t, 0)
}

// partSearch searches a type for a part. Structs may share parts many times over, so after a few
// structs it remembers those it has searched.
type partSearch struct {
	match func(*Type) bool
	n     int
	seen  map[*Type]bool
}

func (s *partSearch) find(t *Type, depth int) *Type {
	const few = 64
	switch {
	case depth > maxTypeDepth:
		return nil
	case s.match(t):
		return t
	case t.kind == ArrayType || t.kind == VectorType:
		return s.find(t.elem, depth+1)
	case t.kind != StructType:
		return nil
	}
	if s.n++; s.n > few {
		if s.seen[t] {
			return nil
		}
		if s.seen == nil {
			s.seen = map[*Type]bool{}
		}
		s.seen[t] = true
	}
	for _, f := range t.Fields() {
		if x := s.find(f, depth+1); x != nil {
			return x
		}
	}
	return nil
}

// targetCanBeGlobal reports whether a global may have the target type.
func (t *Type) targetCanBeGlobal() bool {
	return strings.HasPrefix(t.name, "spirv.") || strings.HasPrefix(t.name, "dx.") || t.name == "amdgcn.named.barrier"
}

// specialVar checks the variables that have a meaning to LLVM.
func (v *verifier) specialVar(g *GlobalVar) bool {
	fail := func(msg string) bool { v.failGlobal(g, msg); return false }
	switch g.Name {
	case "llvm.global_ctors", "llvm.global_dtors":
		if g.Init != nil && g.Linkage != AppendingLinkage {
			return fail("invalid linkage for intrinsic global variable")
		}
		if g.ValueType.kind != ArrayType {
			return true
		}
		f := g.ValueType.elem.Fields()
		if g.ValueType.elem.kind != StructType || len(f) != 2 && len(f) != 3 || !f[0].isIntBits(32) || !f[1].isPtr() || f[1].n != uint64(v.dl.ProgramSpace) {
			return fail("wrong type for intrinsic global variable")
		}
		if len(f) == 2 {
			return fail("the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form")
		}
		if !f[2].isPtr() {
			return fail("wrong type for intrinsic global variable")
		}
	case "llvm.used", "llvm.compiler.used":
		if g.Init != nil && g.Linkage != AppendingLinkage {
			return fail("invalid linkage for intrinsic global variable")
		}
		if g.ValueType.kind != ArrayType {
			return true
		}
		if !g.ValueType.elem.isPtr() {
			return fail("wrong type for intrinsic global variable")
		}
		if g.Init == nil {
			return true
		}
		list, ok := g.Init.(*Aggregate)
		if !ok {
			return fail("wrong initializer for intrinsic global variable")
		}
		for _, e := range list.Elems {
			member, ok := stripCasts(e).(Global)
			if _, isIFunc := member.(*IFunc); !ok || isIFunc {
				return fail("invalid " + g.Name + " member")
			}
			if member.GlobalName() == "" {
				return fail("members of " + g.Name + " must be named")
			}
		}
	}
	return true
}

// globalAttachment checks an attachment of a variable.
func (v *verifier) globalAttachment(g *GlobalVar, a Attachment) {
	switch a.Kind.Name {
	case "dbg":
		if a.Node.Kind != DIGlobalVariableExpression {
			v.report(diag.Warning, g, g.Pos, "!dbg attachment of global variable must be a DIGlobalVariableExpression", nil)
			break
		}
		// LLVM does not check the nodes that these refer to.
		for _, n := range []*Node{a.Node, a.Node.Node("var"), a.Node.Node("expr")} {
			if n != nil {
				v.debugNode(n)
			}
		}
	case "associated":
		v.associated(g, a.Node)
	case "absolute_symbol":
		v.rangeNode(a.Node, v.m.Types.Int(uint32(v.dl.PointerBits(g.AddrSpace()))), rangeAbsolute, func(msg string) { v.failGlobal(g, msg) })
	}
}

func (v *verifier) associated(g *GlobalVar, n *Node) {
	fail := func(msg string) { v.failGlobal(g, msg) }
	if len(n.ops) != 1 {
		fail("associated metadata must have one operand")
		return
	}
	if n.ops[0] == nil {
		fail("associated metadata must have a global value")
		return
	}
	x, ok := n.ops[0].(*ValueMetadata)
	if !ok {
		fail("associated metadata must be ValueAsMetadata")
		return
	}
	if !x.Value.Type().isPtr() {
		fail("associated value must be pointer typed")
		return
	}
	switch s := stripCasts(x.Value).(type) {
	case Global:
		if s == Global(g) {
			fail("global values should not associate to themselves")
		}
	default:
		fail("associated metadata must point to a GlobalObject")
	}
}

func (v *verifier) alias(a *Alias) {
	fail := func(msg string) { v.failGlobal(a, msg) }
	switch a.Linkage {
	case ExternalWeakLinkage, CommonLinkage, AppendingLinkage:
		fail("Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally linkage!")
		return
	}
	if a.Aliasee == nil {
		fail("Aliasee cannot be NULL!")
		return
	}
	if a.Type() != a.Aliasee.Type() {
		fail("Alias and aliasee types should match!")
		return
	}
	switch a.Aliasee.(type) {
	case Global, *Expr, *PtrAuth, *NoCFI, *DSOLocalEquivalent:
	default:
		fail("Aliasee should be either GlobalValue or ConstantExpr")
		return
	}
	v.aliasee(a)
	v.globalValue(a, false, 0, nil)
}

// aliasee checks the target of an alias. It remembers the results for other aliases on the way, so
// that a long chain is followed only once.
func (v *verifier) aliasee(a *Alias) {
	fail := func(msg string) { v.failGlobal(a, msg) }
	work := []Constant{a.Aliasee}
	seen := map[*Alias]bool{a: true}
	if v.aliases == nil {
		v.aliases = map[*Alias]aliasState{}
	}
	for len(work) > 0 {
		c := work[len(work)-1]
		work = work[:len(work)-1]
		switch c := c.(type) {
		case *Expr:
			work = append(work, c.Operands...)
		case *Alias:
			known := v.aliases[c]
			if seen[c] || known == aliasCyclic {
				for s := range seen {
					v.aliases[s] = aliasCyclic
				}
				fail("Aliases cannot form a cycle")
				return
			}
			seen[c] = true
			if isInterposable(c.Linkage) {
				fail("Alias cannot point to an interposable alias")
				return
			}
			if c.Aliasee != nil && (known != aliasGood || a.Linkage == AvailableExternallyLinkage) {
				work = append(work, c.Aliasee)
			}
		case *GlobalVar, *Function:
			g := c.(Global)
			if a.Linkage == AvailableExternallyLinkage {
				if g.Base().Linkage != AvailableExternallyLinkage {
					fail("available_externally alias must point to available_externally global value")
				}
				continue
			}
			if isDeclarationForLinker(g) {
				fail("Alias must point to a definition")
				return
			}
		}
	}
	for s := range seen {
		if a.Linkage != AvailableExternallyLinkage {
			v.aliases[s] = aliasGood
		}
	}
}

// aliasState is what the verifier knows about an alias.
type aliasState uint8

const (
	aliasNew    aliasState = iota
	aliasGood              // leads to definitions
	aliasCyclic            // leads to itself, or to an alias that does
)

// isInterposable reports whether another definition may replace one with this linkage.
func isInterposable(l Linkage) bool {
	switch l {
	case WeakLinkage, LinkOnceLinkage, CommonLinkage, ExternalWeakLinkage:
		return true
	}
	return false
}

// isDeclarationForLinker reports whether the object file will not contain the definition.
func isDeclarationForLinker(g Global) bool {
	if g.Base().Linkage == AvailableExternallyLinkage {
		return true
	}
	switch g := g.(type) {
	case *GlobalVar:
		return g.Init == nil
	case *Function:
		return g.IsDeclaration()
	}
	return false
}

func (v *verifier) ifunc(f *IFunc) {
	fail := func(msg string) { v.failGlobal(f, msg) }
	v.globalValue(f, false, 0, nil)
	switch f.Linkage {
	case ExternalWeakLinkage, CommonLinkage, AppendingLinkage, AvailableExternallyLinkage:
		fail("IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!")
		return
	}
	r := stripCasts(f.Resolver)
	for seen := map[*Alias]bool{}; ; {
		a, ok := r.(*Alias)
		if !ok || seen[a] {
			break
		}
		seen[a] = true
		r = stripCasts(a.Aliasee)
	}
	resolver, ok := r.(*Function)
	switch {
	case !ok:
		fail("IFunc must have a Function resolver")
	case isDeclarationForLinker(resolver):
		fail("IFunc resolver must be a definition")
	case f.Resolver.Type() != f.Type() && !f.Resolver.Type().isPtr():
		fail("IFunc resolver has incorrect type")
	case !resolver.ValueType.elem.isPtr():
		fail("IFunc resolver must return a pointer")
	}
}

func (v *verifier) namedMetadata(n *NamedMetadata) {
	if strings.HasPrefix(n.Name, "llvm.dbg.") && n.Name != "llvm.dbg.cu" {
		v.report(diag.Warning, nil, source.NoPos, "unrecognized named metadata node in the llvm.dbg namespace", nil)
	}
	for _, e := range n.Nodes {
		if n.Name == "llvm.dbg.cu" && (e == nil || e.Kind != DICompileUnit) {
			v.report(diag.Warning, nil, source.NoPos, "invalid compile unit", nil)
		}
		if e != nil {
			v.node(e)
		}
	}
}

func (v *verifier) comdats() {
	if !strings.Contains(v.m.Triple, "windows") {
		return
	}
	for _, c := range v.m.Comdats {
		if g := v.m.symbols[c.Name]; g != nil && g.Base().Linkage == PrivateLinkage {
			v.failGlobal(g, "comdat global value has private linkage")
		}
	}
}

// named returns the nodes of named metadata.
func (m *Module) named(name string) []*Node {
	for _, n := range m.Named {
		if n.Name == name {
			return n.Nodes
		}
	}
	return nil
}

func (v *verifier) idents(name string) {
	for _, n := range v.m.named(name) {
		if len(n.ops) != 1 {
			v.failNode(n, "incorrect number of operands in "+name+" metadata")
			return
		}
		if _, ok := n.ops[0].(*MDString); !ok {
			v.failNode(n, "invalid value for "+name+" metadata entry operand(the operand should be a string)")
		}
	}
}

// The behaviours of module flags (LangRef, Module Flags Metadata).
const (
	flagError = iota + 1
	flagWarning
	flagRequire
	flagOverride
	flagAppend
	flagAppendUnique
	flagMax
	flagMin
)

func (v *verifier) moduleFlags() {
	seen := map[string]*Node{}
	var requirements []*Node
	for _, n := range v.m.named("llvm.module.flags") {
		v.moduleFlag(n, seen, &requirements)
	}
	for _, r := range requirements {
		flag, _ := r.ops[0].(*MDString)
		n := seen[flag.Value]
		if n == nil {
			v.failNode(r, "invalid requirement on flag, flag is not present in module")
		} else if !sameMetadata(n.ops[2], r.ops[1]) {
			v.failNode(r, "invalid requirement on flag, flag does not have the required value")
		}
	}
}

func constOf(md Metadata) (Constant, bool) {
	x, ok := md.(*ValueMetadata)
	if !ok {
		return nil, false
	}
	c, ok := x.Value.(Constant)
	return c, ok
}

func constIntOf(md Metadata) (*Int, bool) {
	c, _ := constOf(md)
	i, ok := c.(*Int)
	return i, ok
}

func (v *verifier) moduleFlag(n *Node, seen map[string]*Node, requirements *[]*Node) {
	fail := func(msg string) { v.failNode(n, msg) }
	if len(n.ops) != 3 {
		fail("incorrect number of operands in module flag")
		return
	}
	b, ok := constIntOf(n.ops[0])
	behaviour, small := uint64(0), false
	if ok {
		behaviour, small = b.Value.Uint64()
	}
	if !ok || !small || behaviour < flagError || behaviour > flagMin {
		if ok {
			fail("invalid behavior operand in module flag (unexpected constant)")
		} else {
			fail("invalid behavior operand in module flag (expected constant integer)")
		}
		return
	}
	id, ok := n.ops[1].(*MDString)
	if !ok {
		fail("invalid ID operand in module flag (expected metadata string)")
		return
	}
	switch behaviour {
	case flagMin:
		if c, ok := constIntOf(n.ops[2]); !ok || c.Value.SignBit() {
			fail("invalid value for 'min' module flag (expected constant non-negative integer)")
			return
		}
	case flagMax:
		if _, ok := constIntOf(n.ops[2]); !ok {
			fail("invalid value for 'max' module flag (expected constant integer)")
			return
		}
	case flagRequire:
		r, ok := n.ops[2].(*Node)
		if !ok || r.Kind != Tuple || len(r.ops) != 2 {
			fail("invalid value for 'require' module flag (expected metadata pair)")
			return
		}
		if _, ok := r.ops[0].(*MDString); !ok {
			fail("invalid value for 'require' module flag (first value operand should be a string)")
			return
		}
		*requirements = append(*requirements, r)
	case flagAppend, flagAppendUnique:
		if _, ok := n.ops[2].(*Node); !ok {
			fail("invalid value for 'append'-type module flag (expected a metadata node)")
			return
		}
	}
	if behaviour != flagRequire {
		if seen[id.Value] != nil {
			fail("module flag identifiers must be unique (or of 'require' type)")
			return
		}
		seen[id.Value] = n
	}
	v.knownFlag(n, id.Value, fail)
}

// knownFlag checks the module flags that LLVM itself reads.
func (v *verifier) knownFlag(n *Node, id string, fail func(string)) {
	_, isInt := constIntOf(n.ops[2])
	switch id {
	case "wchar_size":
		if !isInt {
			fail("wchar_size metadata requires constant integer argument")
		}
	case "Linker Options":
		if v.m.named("llvm.linker.options") == nil {
			fail("'Linker Options' named metadata no longer supported")
		}
	case "SemanticInterposition":
		if !isInt {
			fail("SemanticInterposition metadata requires constant integer argument")
		}
	case "CG Profile":
		if list, ok := n.ops[2].(*Node); ok {
			for _, e := range list.ops {
				v.profileEntry(e, fail)
			}
		}
	}
}

// profileEntry checks an entry of the call graph profile: caller, callee, number of calls.
func (v *verifier) profileEntry(md Metadata, fail func(string)) {
	n, ok := md.(*Node)
	if !ok || len(n.ops) != 3 {
		fail("expected a MDNode triple")
		return
	}
	for _, e := range n.ops[:2] {
		if e == nil {
			continue
		}
		if c, ok := constOf(e); !ok {
			fail("expected a Function or null")
		} else if _, isFunc := stripCasts(c).(*Function); !isFunc {
			fail("expected a Function or null")
		}
	}
	if _, ok := constIntOf(n.ops[2]); !ok {
		fail("expected an integer constant")
	}
}
