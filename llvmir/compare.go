package llvmir

import (
	"slices"
	"strconv"
)

// A Comparison tells whether parts of two modules are the same. Globals and identified
// structs are the same if their names are equal. The caller pairs local values and
// blocks. It is not safe for concurrent use.
type Comparison struct {
	locals   map[Value]int // the same number for both of a pair
	next     int
	types    map[[2]*Type]bool
	nodes    map[[2]*Node]bool // pairs found the same, or not
	distinct map[*Node]*Node   // nodes of either module, each with its counterpart in the other
	names    FragmentNames
	ignored  map[Value]bool
	walked   map[[2]*Node]bool // pairs that Differences has visited
}

// NewComparison returns a comparison in which no local values are paired.
func NewComparison() *Comparison {
	c := &Comparison{
		locals: map[Value]int{}, types: map[[2]*Type]bool{}, nodes: map[[2]*Node]bool{}, distinct: map[*Node]*Node{},
	}
	c.names = FragmentNames{
		Local: func(v Value) string {
			if id, ok := c.locals[v]; ok {
				return "%" + strconv.Itoa(id)
			}
			return ""
		},
		Node: func(*Node) int { return 0 },
		all:  true,
	}
	return c
}

// Ignore makes an instruction equal to any operand. It is for an instruction without a
// counterpart, which is a difference of its own.
func (c *Comparison) Ignore(v Value) {
	if c.ignored == nil {
		c.ignored = map[Value]bool{}
	}
	c.ignored[v] = true
}

// PairTypes makes two types equal.
func (c *Comparison) PairTypes(a, b *Type) { c.types[[2]*Type{a, b}] = true }

// Pair makes two arguments, instructions, blocks or unnamed globals equal.
func (c *Comparison) Pair(a, b Value) {
	c.next++
	c.locals[a], c.locals[b] = c.next, c.next
}

// PairNodes makes two metadata nodes equal.
func (c *Comparison) PairNodes(a, b *Node) {
	c.nodes[[2]*Node{a, b}] = true
	if a.Distinct {
		c.distinct[a], c.distinct[b] = b, a
	}
}

// Types reports whether two types are the same.
func (c *Comparison) Types(a, b *Type) bool {
	if a == b || a == nil || b == nil {
		return a == b
	}
	key := [2]*Type{a, b}
	if same, ok := c.types[key]; ok {
		return same
	}
	c.types[key] = true // assumed until a difference is found
	same := c.sameTypes(a, b)
	c.types[key] = same
	return same
}

func (c *Comparison) sameTypes(a, b *Type) bool {
	if a.kind != b.kind || a.n != b.n || a.name != b.name || a.packed != b.packed || a.scalable != b.scalable ||
		a.varargs != b.varargs || a.literal != b.literal || len(a.elems) != len(b.elems) || !slices.Equal(a.ints, b.ints) {
		return false
	}
	if a.kind == StructType && !a.literal && a.name != "" {
		return true
	}
	if !c.Types(a.elem, b.elem) {
		return false
	}
	for i := range a.elems {
		if !c.Types(a.elems[i], b.elems[i]) {
			return false
		}
	}
	return true
}

// Values reports whether two operands are the same.
func (c *Comparison) Values(a, b Value) bool {
	switch x := a.(type) {
	case nil:
		return b == nil
	case *Int:
		y, ok := b.(*Int)
		return ok && x.Value == y.Value
	case *Instruction, *Argument, *Block:
		id, ok := c.locals[a]
		return ok && c.locals[b] == id || c.ignored[a]
	case *MetadataValue:
		y, ok := b.(*MetadataValue)
		return ok && c.Metadata(x.Metadata, y.Metadata)
	case *InlineAsm:
		y, ok := b.(*InlineAsm)
		return ok && x.Asm == y.Asm && x.Constraints == y.Constraints && x.SideEffects == y.SideEffects &&
			x.AlignStack == y.AlignStack && x.IntelDialect == y.IntelDialect && x.CanUnwind == y.CanUnwind
	case Global:
		y, ok := b.(Global)
		if ok && c.locals[a] != 0 && c.locals[a] == c.locals[b] {
			return true
		}
		return ok && x.GlobalName() != "" && x.GlobalName() == y.GlobalName()
	}
	if _, ok := b.(Constant); !ok || !c.Types(a.Type(), b.Type()) {
		return false
	}
	return c.text(a) == c.text(b)
}

// text returns a constant with the numbers of pairs for blocks.
func (c *Comparison) text(v Value) string {
	p := &printer{n: &numbering{}, names: &c.names}
	p.value(v)
	return string(p.b)
}

// Attrs reports whether two sets of attributes are the same.
func (c *Comparison) Attrs(a, b *AttrSet) bool { return a == b || a.String() == b.String() }

// AttrLists reports whether the attributes of two functions or calls are the
// same.
func (c *Comparison) AttrLists(a, b *AttrList) bool {
	if !c.Attrs(a.Fn, b.Fn) || !c.Attrs(a.Result, b.Result) {
		return false
	}
	for i := range max(len(a.Params), len(b.Params)) {
		if !c.Attrs(a.Param(i), b.Param(i)) {
			return false
		}
	}
	return true
}

// Instructions reports whether two instructions are the same, apart from names,
// attachments and the debug records before them.
func (c *Comparison) Instructions(a, b *Instruction) bool { return c.Mismatch(a, b) == "" }

// Mismatch names the first part in which two instructions differ, such as "the flags" or
// "operand 1". It returns "" if they are the same, apart from names, attachments and the
// debug records before them.
func (c *Comparison) Mismatch(a, b *Instruction) string {
	switch {
	case a.Op != b.Op:
		return "the operation"
	case a.Flags != b.Flags:
		return "the flags"
	case a.Pred != b.Pred:
		return "the predicate"
	case a.RMW != b.RMW:
		return "the operation"
	case a.Ordering != b.Ordering || a.Failure != b.Failure:
		return "the ordering"
	case a.Tail != b.Tail:
		return "the tail marker"
	case a.alignLog != b.alignLog:
		return "the alignment"
	case !c.Types(a.typ, b.typ) || !c.Types(a.Elem, b.Elem):
		return "the type"
	}
	if part := c.detailsMismatch(a.Details, b.Details); part != "" {
		return part
	}
	if len(a.Operands) != len(b.Operands) || a.hasUnwind != b.hasUnwind {
		return "the operands"
	}
	for i := range a.Operands {
		_, isGlobal := a.Operands[i].(Global) // its declaration has the type
		if !isGlobal && !c.Types(a.Operands[i].Type(), b.Operands[i].Type()) || !c.Values(a.Operands[i], b.Operands[i]) {
			return "operand " + strconv.Itoa(i)
		}
	}
	return ""
}

func (c *Comparison) detailsMismatch(a, b *Details) string {
	if a == b {
		return ""
	}
	if a == nil {
		a = &Details{}
	}
	if b == nil {
		b = &Details{}
	}
	switch {
	case a.CallConv != b.CallConv:
		return "the calling convention"
	case a.SyncScope != b.SyncScope:
		return "the synchronization scope"
	case a.AddrSpace != b.AddrSpace || a.Indirect != b.Indirect:
		return "the address space"
	case !slices.Equal(a.Bundles, b.Bundles):
		return "the operand bundles"
	case !c.AttrLists(&a.Attrs, &b.Attrs):
		return "the attributes"
	case a.Filters != b.Filters || !slices.Equal(a.filters, b.filters):
		return "the clauses"
	case !slices.Equal(a.Indexes, b.Indexes):
		return "the indexes"
	case !slices.Equal(a.Mask, b.Mask):
		return "the mask"
	}
	return ""
}

// Records reports whether two debug records are the same.
func (c *Comparison) Records(a, b *DebugRecord) bool {
	return a.Kind == b.Kind && c.Metadata(a.Location, b.Location) && c.Nodes(a.Variable, b.Variable) && c.Nodes(a.Expr, b.Expr) &&
		c.Nodes(a.DebugLoc, b.DebugLoc) && c.Nodes(a.AssignID, b.AssignID) && c.Metadata(a.Address, b.Address) &&
		c.Nodes(a.AddressExpr, b.AddressExpr)
}

// Metadata reports whether two pieces of metadata are the same.
func (c *Comparison) Metadata(a, b Metadata) bool {
	if x, ok := a.(*Node); ok {
		y, ok := b.(*Node)
		return ok && c.Nodes(x, y)
	}
	return c.leaf(a, b)
}

// leaf compares metadata other than nodes.
func (c *Comparison) leaf(a, b Metadata) bool {
	switch x := a.(type) {
	case nil:
		return b == nil
	case *MDString:
		y, ok := b.(*MDString)
		return ok && x.Value == y.Value
	case *ValueMetadata:
		y, ok := b.(*ValueMetadata)
		return ok && c.Types(x.Value.Type(), y.Value.Type()) && c.Values(x.Value, y.Value)
	case *ArgList:
		y, ok := b.(*ArgList)
		if !ok || len(x.Args) != len(y.Args) {
			return false
		}
		for i := range x.Args {
			if !c.leaf(x.Args[i], y.Args[i]) {
				return false
			}
		}
		return true
	}
	return false
}

// maxComparedNodes bounds how many nodes one comparison looks at. What is larger
// counts as different.
const maxComparedNodes = 10000

// Nodes reports whether two metadata nodes are the same. Distinct nodes are the same if
// each stands for the other everywhere.
func (c *Comparison) Nodes(a, b *Node) bool {
	if a == nil || b == nil {
		return a == b
	}
	if same, ok := c.nodes[[2]*Node{a, b}]; ok {
		return same
	}
	var trail [][2]*Node
	work := [][2]*Node{{a, b}}
	same := true
	for len(work) > 0 && same {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		x, y := p[0], p[1]
		if known, ok := c.nodes[p]; ok {
			same = known
			continue
		}
		if same = len(trail) < maxComparedNodes && c.shallow(x, y); !same {
			break
		}
		c.nodes[p] = true
		trail = append(trail, p)
		if x.Distinct {
			c.distinct[x], c.distinct[y] = y, x
		}
		for i := range x.ops {
			if o, ok := x.ops[i].(*Node); ok {
				work = append(work, [2]*Node{o, y.ops[i].(*Node)})
			}
		}
	}
	if same {
		return true
	}
	for _, p := range trail {
		delete(c.nodes, p)
		if p[0].Distinct {
			delete(c.distinct, p[0])
			delete(c.distinct, p[1])
		}
	}
	c.nodes[[2]*Node{a, b}] = false
	return false
}

// Differs reports whether two nodes differ by themselves, not only in the nodes they
// refer to.
func (c *Comparison) Differs(a, b *Node) bool { return !c.shallow(a, b) }

// Differences calls f with each pair of nodes, among a and b and the nodes they lead to,
// that differ by themselves. It visits a pair once in all calls, and skips elements of
// lists that clearly do not correspond.
func (c *Comparison) Differences(a, b *Node, f func(x, y *Node)) {
	if c.walked == nil {
		c.walked = map[[2]*Node]bool{}
	}
	work := [][2]*Node{{a, b}}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		x, y := p[0], p[1]
		if c.walked[p] || c.Nodes(x, y) {
			continue
		}
		c.walked[p] = true
		if !c.shallow(x, y) {
			f(x, y)
		}
		if x.Kind != y.Kind || len(x.ops) != len(y.ops) {
			continue
		}
		for i := len(x.ops) - 1; i >= 0; i-- {
			o, ok := x.ops[i].(*Node)
			q, ok2 := y.ops[i].(*Node)
			if ok && ok2 && o != nil && q != nil && (x.Kind != Tuple || sameName(o, q)) {
				work = append(work, [2]*Node{o, q})
			}
		}
	}
}

// sameName reports whether two nodes may describe the same thing, by their kinds
// and names.
func sameName(x, y *Node) bool {
	if x.Kind == DIGlobalVariableExpression && y.Kind == x.Kind {
		if x, y = x.Node("var"), y.Node("var"); x == nil || y == nil {
			return false
		}
	}
	if x.Kind != y.Kind {
		return false
	}
	if nodeSchemas[x.Kind].lookup("name", 0) < 0 {
		return true
	}
	return x.Str("name") == y.Str("name")
}

// Fields returns the names of the fields in which two nodes differ by themselves. It is
// nil for tuples, expressions, and nodes of different kinds.
func (c *Comparison) Fields(x, y *Node) []string {
	if x.Kind != y.Kind || x.Kind == Tuple || x.Kind == DIExpression {
		return nil
	}
	var list []string
	for i := range nodeSchemas[x.Kind].fields {
		f := &nodeSchemas[x.Kind].fields[i]
		same := true
		if f.inOps() {
			n, isNode := x.ops[f.at].(*Node)
			m, isNode2 := y.ops[f.at].(*Node)
			same = isNode == isNode2 && (isNode && (n == nil) == (m == nil) || !isNode && c.leaf(x.ops[f.at], y.ops[f.at]))
		} else {
			same = x.Int(f.name) == y.Int(f.name)
		}
		if !same {
			list = append(list, f.name)
		}
	}
	return list
}

// shallow compares nodes but for the nodes that they refer to.
func (c *Comparison) shallow(x, y *Node) bool {
	if x.Kind != y.Kind || x.Distinct != y.Distinct || len(x.ops) != len(y.ops) || !sameInts(x, y) {
		return false
	}
	if x.Distinct && (c.distinct[x] != nil || c.distinct[y] != nil) && c.distinct[x] != y {
		return false
	}
	for i := range x.ops {
		o, isNode := x.ops[i].(*Node)
		p, isNode2 := y.ops[i].(*Node)
		if isNode != isNode2 || isNode && (o == nil) != (p == nil) || !isNode && !c.leaf(x.ops[i], y.ops[i]) {
			return false
		}
	}
	return true
}

// sameInts reports whether two nodes have the same numbers, set or by default.
func sameInts(x, y *Node) bool {
	if slices.Equal(x.ints, y.ints) && x.set == y.set {
		return true
	}
	if x.Kind == Tuple || x.Kind == DIExpression {
		return false
	}
	for i := range nodeSchemas[x.Kind].fields {
		f := &nodeSchemas[x.Kind].fields[i]
		if !f.inOps() && x.Int(f.name) != y.Int(f.name) {
			return false
		}
	}
	return true
}
