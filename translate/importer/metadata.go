package importer

import (
	"strconv"
	"sync"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// metadata has the attributes of metadata nodes. Those for all instructions are created before the
// functions are imported. In a stream, those for a function are created before that function is
// imported.
type metadata struct {
	mu           sync.RWMutex
	tbaa         map[*llvmir.Node]ir.Attribute // type nodes and access tags
	scopes       map[*llvmir.Node]*llvm.AliasScopeAttr
	domains      map[*llvmir.Node]*llvm.AliasScopeDomainAttr
	accessGroups map[*llvmir.Node][]*llvm.AccessGroupAttr
}

func (m *metadata) init() {
	m.tbaa = map[*llvmir.Node]ir.Attribute{}
	m.scopes = map[*llvmir.Node]*llvm.AliasScopeAttr{}
	m.domains = map[*llvmir.Node]*llvm.AliasScopeDomainAttr{}
	m.accessGroups = map[*llvmir.Node][]*llvm.AccessGroupAttr{}
}

// allMetadata translates the metadata of instructions, and creates the operations for that of the
// module.
func (w *worker) allMetadata() {
	for _, f := range w.m.Functions { // in a stream, they have no blocks
		if !w.functionMetadata(f) {
			w.failed = true
			return
		}
	}
	w.moduleMetadata()
}

// functionMetadata translates the metadata of the instructions of a function.
func (w *worker) functionMetadata(f *llvmir.Function) bool {
	w.metadata.mu.Lock()
	defer w.metadata.mu.Unlock()
	for _, b := range f.Blocks {
		for _, i := range b.Instrs {
			if len(i.Metadata) > 0 && !w.instrMetadata(i) {
				return false
			}
		}
	}
	return true
}

func (w *worker) instrMetadata(i *llvmir.Instruction) bool {
	var group, tbaa, scope, noalias *llvmir.Node
	for _, a := range i.Metadata {
		switch a.Kind.Name {
		case "llvm.access.group":
			group = a.Node
		case "tbaa":
			tbaa = a.Node
		case "alias.scope":
			scope = a.Node
		case "noalias":
			noalias = a.Node
		}
	}
	return (group == nil || w.translateAccessGroups(group)) &&
		(tbaa == nil || w.translateTBAA(tbaa)) &&
		(scope == nil || w.translateScopes(scope)) &&
		(noalias == nil || w.translateScopes(noalias))
}

// badNode reports an invalid node.
func (w *worker) badNode(what string, n llvmir.Metadata) bool {
	w.errorf(w.loc, "%s: %s", what, w.metadataText(n))
	return false
}

// intOf returns the integer in metadata.
func intOf(md llvmir.Metadata) (*llvmir.Int, bool) {
	v, ok := md.(*llvmir.ValueMetadata)
	if !ok {
		return nil, false
	}
	c, ok := v.Value.(*llvmir.Int)
	return c, ok
}

func uintOf(c *llvmir.Int) uint64 {
	v, _ := c.Value.Uint64()
	return v
}

// operandNode returns operand i of a node if it is a node, otherwise nil.
func operandNode(n *llvmir.Node, i int) *llvmir.Node {
	if r := n.Refs(); i < len(r) {
		o, _ := r[i].(*llvmir.Node)
		return o
	}
	return nil
}

// translateTBAA translates a node of type-based alias information after the nodes it refers to
// (LangRef, TBAA Metadata).
func (w *worker) translateTBAA(root *llvmir.Node) bool {
	work := []*llvmir.Node{root}
	waiting := map[*llvmir.Node]bool{}
	for len(work) > 0 {
		n := work[len(work)-1]
		if w.tbaa[n] != nil {
			work = work[:len(work)-1]
			continue
		}
		before := len(work)
		for _, o := range n.Refs() {
			if c, ok := o.(*llvmir.Node); ok && w.tbaa[c] == nil {
				work = append(work, c)
			}
		}
		if len(work) > before {
			if waiting[n] {
				return w.badNode("has cycle in TBAA graph", n)
			}
			waiting[n] = true
			continue
		}
		work = work[:before-1]
		a := w.tbaaNode(n)
		if a == nil {
			return false
		}
		w.tbaa[n] = a
	}
	return true
}

// tbaaNode returns the attribute of a node whose operands are translated. It returns nil after an
// error.
func (w *worker) tbaaNode(n *llvmir.Node) ir.Attribute {
	ops := n.Refs()
	if len(ops) <= 1 {
		var id *ir.StringAttr
		if len(ops) == 1 {
			if s, ok := ops[0].(*llvmir.MDString); ok {
				id = w.string(s.Value)
			}
		}
		return llvm.NewTBAARootAttr(w.ctx, id)
	}
	if id, ok := ops[0].(*llvmir.MDString); ok {
		return w.tbaaType(n, id.Value)
	}
	if len(ops) == 3 || len(ops) == 4 {
		base, access := operandNode(n, 0), operandNode(n, 1)
		offset, ok := intOf(ops[2])
		if base != nil && access != nil && ok && len(access.Refs()) > 0 {
			if _, named := access.Refs()[0].(*llvmir.MDString); named {
				return w.tbaaTag(n, base, access, offset)
			}
		}
	}
	w.badNode("unsupported TBAA node format", n)
	return nil
}

// tbaaType returns a type descriptor: a name, then members with their offsets.
func (w *worker) tbaaType(n *llvmir.Node, id string) ir.Attribute {
	ops := n.Refs()
	var members []*llvm.TBAAMemberAttr
	for k := 1; k < len(ops)-len(ops)%2+1 && k < len(ops); k += 2 {
		m := operandNode(n, k)
		if m == nil {
			w.badNode("operand '"+strconv.Itoa(k)+"' must be MDNode", n)
			return nil
		}
		offset := uint64(0)
		if k+1 < len(ops) {
			c, ok := intOf(ops[k+1])
			if !ok {
				w.badNode("operand '"+strconv.Itoa(k+1)+"' must be ConstantInt", n)
				return nil
			}
			offset = uintOf(c)
		} else if len(ops) != 2 {
			w.badNode("missing member offset", n)
			return nil
		}
		t, ok := w.tbaa[m].(llvm.TBAANode)
		if !ok {
			w.badNode("unsupported TBAA node format", n)
			return nil
		}
		members = append(members, llvm.NewTBAAMemberAttr(w.ctx, t, int64(offset)))
	}
	return llvm.NewTBAATypeDescriptorAttr(w.ctx, id, members)
}

// tbaaTag returns an access tag: the base type, the access type and the offset.
func (w *worker) tbaaTag(n, base, access *llvmir.Node, offset *llvmir.Int) ir.Attribute {
	constant := false
	if ops := n.Refs(); len(ops) == 4 {
		c, ok := intOf(ops[3])
		if !ok {
			w.badNode("operand '3' must be ConstantInt", n)
			return nil
		}
		constant = uintOf(c)&1 != 0
	}
	b, ok := w.tbaa[base].(*llvm.TBAATypeDescriptorAttr)
	a, ok2 := w.tbaa[access].(*llvm.TBAATypeDescriptorAttr)
	if !ok || !ok2 {
		w.badNode("unsupported TBAA node format", n)
		return nil
	}
	return llvm.NewTBAATagAttr(w.ctx, b, a, int64(uintOf(offset)), constant)
}

// scopeID returns the identifier of an alias scope or domain: its name, or a distinct attribute if
// it refers to itself instead.
func (w *worker) scopeID(n *llvmir.Node) ir.Attribute {
	if s, ok := n.Refs()[0].(*llvmir.MDString); ok {
		return w.string(s.Value)
	}
	return ir.NewDistinctAttr(w.unit)
}

// isScopeNode reports whether a node may be an alias scope or domain. It starts with itself or a
// name, and its description, if present, is a string.
func isScopeNode(n *llvmir.Node, description int) bool {
	ops := n.Refs()
	if len(ops) == 0 {
		return false
	}
	if _, ok := ops[0].(*llvmir.MDString); !ok && ops[0] != llvmir.Metadata(n) {
		return false
	}
	if description < len(ops) {
		_, ok := ops[description].(*llvmir.MDString)
		return ok
	}
	return true
}

// description returns operand at of a scope or domain if it is a string, otherwise nil.
func (w *worker) description(n *llvmir.Node, at int) *ir.StringAttr {
	if ops := n.Refs(); at < len(ops) {
		if s, ok := ops[at].(*llvmir.MDString); ok {
			return w.string(s.Value)
		}
	}
	return nil
}

// translateScopes translates the alias scopes in a list (LangRef, noalias and
// alias.scope Metadata).
func (w *worker) translateScopes(list *llvmir.Node) bool {
	for _, o := range list.Refs() {
		n, ok := o.(*llvmir.Node)
		if !ok {
			continue
		}
		domain := operandNode(n, 1)
		if domain == nil || !isScopeNode(n, 2) {
			return w.badNode("unsupported alias scope node", n)
		}
		if !isScopeNode(domain, 1) {
			return w.badNode("unsupported alias domain node", domain)
		}
		if w.scopes[n] != nil {
			continue
		}
		d := w.domains[domain]
		if d == nil {
			d = llvm.NewAliasScopeDomainAttr(w.ctx, w.scopeID(domain), w.description(domain, 1))
			w.domains[domain] = d
		}
		description := w.description(n, 2)
		if description != nil && description.Value() == "" {
			description = nil
		}
		w.scopes[n] = llvm.NewAliasScopeAttr(w.ctx, w.scopeID(n), d, description)
	}
	return true
}

// scopeAttrs returns the attributes of the scopes in a list, nil if one of them is not translated.
func (w *worker) scopeAttrs(list *llvmir.Node) []ir.Attribute {
	w.metadata.mu.RLock()
	defer w.metadata.mu.RUnlock()
	out := make([]ir.Attribute, 0, len(list.Refs()))
	for _, o := range list.Refs() {
		n, ok := o.(*llvmir.Node)
		if !ok || w.scopes[n] == nil {
			return nil
		}
		out = append(out, w.scopes[n])
	}
	return out
}

// tbaaAttr returns the attribute for a node, nil if it is not translated.
func (w *worker) tbaaAttr(n *llvmir.Node) ir.Attribute {
	w.metadata.mu.RLock()
	defer w.metadata.mu.RUnlock()
	return w.tbaa[n]
}

// translateAccessGroups translates the access group of an instruction, or its list of access
// groups.
func (w *worker) translateAccessGroups(n *llvmir.Node) bool {
	if len(n.Refs()) == 0 {
		if w.accessGroups[n] == nil && !w.translateAccessGroup(n) {
			return w.badNode("unsupported access group node", n)
		}
		return true
	}
	for _, o := range n.Refs() {
		c, ok := o.(*llvmir.Node)
		if !ok {
			w.warnf(w.loc, "expected access group operands to be metadata nodes")
			return w.badNode("unsupported access group node", n)
		}
		if w.accessGroups[c] == nil && !w.translateAccessGroup(c) {
			return w.badNode("unsupported access group node", n)
		}
	}
	return true
}

func (w *worker) translateAccessGroup(n *llvmir.Node) bool {
	if len(n.Refs()) != 0 || !n.Distinct {
		w.warnf(w.loc, "expected an access group node to be empty and distinct")
		return false
	}
	w.accessGroups[n] = []*llvm.AccessGroupAttr{llvm.NewAccessGroupAttr(w.ctx, ir.NewDistinctAttr(w.unit))}
	return true
}

// accessGroupAttrs returns the access group or groups of a node. The second result is false if one
// is not translated.
func (w *worker) accessGroupAttrs(n *llvmir.Node) ([]*llvm.AccessGroupAttr, bool) {
	w.metadata.mu.RLock()
	defer w.metadata.mu.RUnlock()
	if len(n.Refs()) == 0 {
		g, ok := w.accessGroups[n]
		return g, ok
	}
	var out []*llvm.AccessGroupAttr
	for _, o := range n.Refs() {
		c, _ := o.(*llvmir.Node)
		g, ok := w.accessGroups[c]
		if !ok {
			return nil, false
		}
		out = append(out, g...)
	}
	return out, true
}
