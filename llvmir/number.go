package llvmir

import "github.com/gomlir/gomlir/internal/group"

// numbering assigns the numbers of unnamed values, nodes, attribute groups and types. They depend
// on the order in which LLVM's printer encounters them. So there are two passes over functions: the
// first collects, in parallel, what each function refers to; the second assigns numbers, in order.
type numbering struct {
	m      *Module
	groups map[*AttrSet]int
	sets   []*AttrSet
	nodes  []*Node
	seen   []*Type // struct types in the order of their first use
	marked []*Type // all visited types
	consts map[Constant]bool
	mdSeen map[*Node]bool
}

// refs lists what a function refers to, in the order of the text.
type refs struct {
	types []*Type
	mdTyp []*Node // nodes whose constants may have struct types
	nodes []*Node
	sets  []*AttrSet
}

// collector collects the refs of one function.
type collector struct {
	refs
	wantTypes bool
	consts    map[Constant]bool
	types     map[*Type]bool
	last      *AttrSet
	lastType  *Type
	attach    []Attachment
}

// number assigns all numbers of the module.
func (m *Module) number(threads int) *numbering {
	n := &numbering{m: m, groups: map[*AttrSet]int{}, consts: map[Constant]bool{}, mdSeen: map[*Node]bool{}}
	wantTypes := m.Types.hasIdentified()
	slot := int32(0)
	name := func(b *GlobalBase) {
		if b.Name == "" {
			b.slot = slot
			slot++
		}
	}
	all := collectAll(m, threads, wantTypes)
	for _, g := range m.Vars {
		name(&g.GlobalBase)
		n.attachments(g.Metadata)
		n.group(g.Attrs)
	}
	for _, a := range m.Aliases {
		name(&a.GlobalBase)
	}
	for _, f := range m.IFuncs {
		name(&f.GlobalBase)
		n.attachments(f.Metadata)
	}
	for _, nm := range m.Named {
		for _, node := range nm.Nodes {
			n.node(node)
		}
	}
	for _, f := range m.Functions {
		name(&f.GlobalBase)
		n.group(f.Attrs.Fn)
	}
	for i, f := range m.Functions {
		n.attachments(f.Metadata)
		for _, node := range all[i].nodes {
			n.node(node)
		}
		for _, s := range all[i].sets {
			n.group(s)
		}
	}
	if wantTypes {
		n.structTypes(all)
	}
	return n
}

// hasIdentified reports whether there are structs that need a definition.
func (ts *Types) hasIdentified() bool {
	ts.mu.RLock()
	defer ts.mu.RUnlock()
	return len(ts.named) > 0 || ts.unnamed
}

// collectAll collects what functions refer to.
func collectAll(m *Module, threads int, wantTypes bool) []refs {
	all := make([]refs, len(m.Functions))
	group.Each(threads, len(all), 8, func() func(int) {
		c := &collector{wantTypes: wantTypes}
		return func(i int) {
			c.refs = refs{}
			c.function(m.Functions[i])
			all[i] = c.refs
		}
	})
	return all
}

func (c *collector) function(f *Function) {
	c.consts, c.types, c.last, c.lastType = nil, map[*Type]bool{}, nil, nil
	if c.wantTypes {
		c.typ(f.ValueType)
		c.attrTypes(&f.Attrs)
		for _, k := range []Constant{f.Personality, f.Prefix, f.Prologue} {
			if k != nil {
				c.value(k)
			}
		}
	}
	for _, b := range f.Blocks {
		for _, i := range b.Instrs {
			for _, r := range i.Records {
				c.record(r)
			}
			c.instruction(i)
		}
		for _, r := range b.Trailing {
			c.record(r)
		}
	}
}

func (c *collector) instruction(i *Instruction) {
	if c.wantTypes {
		c.typ(i.typ)
		for _, o := range i.Operands {
			c.value(o)
		}
		if i.Elem != nil && !i.Op.IsCall() {
			c.typ(i.Elem)
		}
	}
	if i.Op.IsCall() {
		if d := i.Details; d != nil {
			if s := d.Attrs.Fn; s != nil && s != c.last {
				c.sets = append(c.sets, s)
				c.last = s
			}
			if c.wantTypes {
				c.attrTypes(&d.Attrs)
			}
		}
		if f, ok := i.Callee().(*Function); ok && f.IsIntrinsic() && f.ValueType == i.Elem && i.Op == OpCall {
			for _, o := range i.Operands {
				if v, ok := o.(*MetadataValue); ok {
					c.metadata(v.Metadata)
				}
			}
		}
	}
	if len(i.Metadata) > 0 {
		c.attach = sortedAttachments(i.Metadata, c.attach)
		for _, a := range c.attach {
			c.nodes = append(c.nodes, a.Node)
			if c.wantTypes && a.Kind.id != 0 {
				c.mdTyp = append(c.mdTyp, a.Node)
				c.types[nil] = true
			}
		}
	}
}

func (c *collector) record(r *DebugRecord) {
	if n, ok := r.Location.(*Node); ok {
		c.node(n)
	}
	c.node(r.Variable)
	if r.Kind == DbgAssign {
		c.node(r.AssignID)
		if n, ok := r.Address.(*Node); ok {
			c.node(n)
		}
	}
	c.node(r.DebugLoc)
}

func (c *collector) node(n *Node) {
	if n != nil {
		c.nodes = append(c.nodes, n)
	}
}

func (c *collector) metadata(md Metadata) {
	if n, ok := md.(*Node); ok {
		c.node(n)
	}
}

func (c *collector) attrTypes(l *AttrList) {
	c.setTypes(l.Result)
	c.setTypes(l.Fn)
	for _, s := range l.Params {
		c.setTypes(s)
	}
}

func (c *collector) setTypes(s *AttrSet) {
	for i := range s.Attrs() {
		if t := s.attrs[i].Type; t != nil {
			c.typ(t)
		}
	}
}

// typ records a type, once per function.
func (c *collector) typ(t *Type) {
	if t == c.lastType {
		return
	}
	switch t.kind {
	case PointerType:
		if t.elem == nil {
			return
		}
	case FunctionType, ArrayType, StructType, TargetExtType, VectorType:
	default:
		return
	}
	c.lastType = t
	if !c.types[t] {
		c.types[t] = true
		c.refs.types = append(c.refs.types, t)
	}
}

// value records the types in a constant.
func (c *collector) value(v Value) {
	switch v := v.(type) {
	case *Instruction, *Argument, *Block, *Function, *GlobalVar, *Alias, *IFunc:
		return
	case *Int, *Float, *Null, *Undef, *Poison, *Zero, *Splat, *String:
		c.typ(v.Type())
	case *MetadataValue:
		switch md := v.Metadata.(type) {
		case *Node:
			c.mdTyp = append(c.mdTyp, md)
		case *ValueMetadata:
			c.value(md.Value)
		case *ArgList:
			for _, a := range md.Args {
				c.value(a.Value)
			}
		}
	case *Aggregate:
		c.typ(v.typ)
		for _, e := range v.Elems {
			c.value(e)
		}
	case *Expr:
		if c.consts[v] {
			return
		}
		if c.consts == nil {
			c.consts = map[Constant]bool{}
		}
		c.consts[v] = true
		c.typ(v.typ)
		for _, o := range v.Operands {
			c.value(o)
		}
		if v.Elem != nil {
			c.typ(v.Elem)
		}
	case *PtrAuth:
		c.value(v.Pointer)
	}
}

// group numbers an attribute set.
func (n *numbering) group(s *AttrSet) {
	if s == nil {
		return
	}
	if _, ok := n.groups[s]; !ok {
		n.groups[s] = len(n.sets)
		n.sets = append(n.sets, s)
	}
}

func (n *numbering) attachments(list []Attachment) {
	for _, a := range sortedAttachments(list, nil) {
		n.node(a.Node)
	}
}

// sortedAttachments returns a list in the order of kinds, in a buffer if it is
// not in that order.
func sortedAttachments(list, buf []Attachment) []Attachment {
	sorted := true
	for i := 1; i < len(list); i++ {
		sorted = sorted && list[i-1].Kind.id <= list[i].Kind.id
	}
	if sorted {
		return list
	}
	buf = append(buf[:0], list...)
	for i := 1; i < len(buf); i++ {
		for j := i; j > 0 && buf[j].Kind.id < buf[j-1].Kind.id; j-- {
			buf[j], buf[j-1] = buf[j-1], buf[j]
		}
	}
	return buf
}

// node numbers a node and the nodes it refers to, in depth-first order. It does not recurse, since
// chains of nodes may be of any length.
func (n *numbering) node(root *Node) {
	if root == nil || root.mark || root.Kind == DIExpression {
		return
	}
	type frame struct {
		node *Node
		next int
	}
	n.give(root)
	var buf [32]frame
	stack := append(buf[:0], frame{root, 0})
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next == len(f.node.ops) {
			stack = stack[:len(stack)-1]
			continue
		}
		op := f.node.ops[f.next]
		f.next++
		if c, ok := op.(*Node); ok && !c.mark && c.Kind != DIExpression {
			n.give(c)
			if len(c.ops) > 0 {
				stack = append(stack, frame{c, 0})
			}
		}
	}
}

func (n *numbering) give(node *Node) {
	node.mark = true
	node.slot = int32(len(n.nodes))
	n.nodes = append(n.nodes, node)
}

// structTypes lists struct types in the order in which LLVM finds them.
func (n *numbering) structTypes(all []refs) {
	top := &collector{wantTypes: true, types: map[*Type]bool{}}
	flush := func() {
		for _, t := range top.refs.types {
			n.typ(t)
		}
		for _, node := range top.mdTyp {
			n.mdTypes(node)
		}
		top.refs, top.lastType = refs{}, nil
	}
	for _, g := range n.m.Vars {
		top.typ(g.ValueType)
		if g.Init != nil {
			top.value(g.Init)
		}
		flush()
	}
	for _, a := range n.m.Aliases {
		top.typ(a.ValueType)
		top.value(a.Aliasee)
	}
	for _, f := range n.m.IFuncs {
		top.typ(f.ValueType)
	}
	flush()
	for _, r := range all {
		for _, t := range r.types {
			n.typ(t)
		}
		for _, node := range r.mdTyp {
			n.mdTypes(node)
		}
	}
	for _, nm := range n.m.Named {
		for _, node := range nm.Nodes {
			n.mdTypes(node)
		}
	}
	for _, t := range n.m.keptTypes {
		n.typ(t)
	}
	slot := int32(0)
	for _, t := range n.seen {
		if t.name == "" {
			t.slot = slot
			slot++
		}
	}
}

// typ lists the struct types in a type, the outer ones first.
func (n *numbering) typ(t *Type) {
	if t.seen {
		return
	}
	t.seen = true
	n.marked = append(n.marked, t)
	work := []*Type{t}
	for len(work) > 0 {
		t := work[len(work)-1]
		work = work[:len(work)-1]
		if t.kind == StructType && !t.literal {
			n.seen = append(n.seen, t)
		}
		visit := func(s *Type) {
			if !s.seen {
				s.seen = true
				n.marked = append(n.marked, s)
				work = append(work, s)
			}
		}
		// Push the last one first.
		elems := t.elems
		if t.kind == StructType {
			elems = t.Fields()
		}
		for i := len(elems) - 1; i >= 0; i-- {
			visit(elems[i])
		}
		if t.elem != nil {
			visit(t.elem)
		}
	}
}

// mdTypes lists the struct types of constants in metadata.
func (n *numbering) mdTypes(root *Node) {
	if root == nil || n.mdSeen[root] {
		return
	}
	n.mdSeen[root] = true
	work := []*Node{root}
	c := &collector{wantTypes: true, types: map[*Type]bool{}}
	for len(work) > 0 {
		node := work[len(work)-1]
		work = work[:len(work)-1]
		for _, op := range node.ops {
			switch op := op.(type) {
			case *Node:
				if !n.mdSeen[op] {
					n.mdSeen[op] = true
					work = append(work, op)
				}
			case *ValueMetadata:
				c.value(op.Value)
			}
		}
	}
	for _, t := range c.refs.types {
		n.typ(t)
	}
}

// release resets the marks on types and nodes.
func (n *numbering) release() {
	for _, node := range n.nodes {
		node.mark = false
	}
	for _, t := range n.marked {
		t.seen = false
	}
}
